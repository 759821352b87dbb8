"""Every sentence for people, by key, from Project Fluent catalogues: a folder a language, a file a part of the program.

The page reads the same files (web/src/text/text.ts).

The sentences of the rules themselves (reasons, events, the drawn table) live with the game and need no catalogue.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE = "en"


@cache
def _bundle(language: str) -> FluentBundle:
    # A terminal shows isolation marks as boxes, so values are put in bare.
    bundle = FluentBundle([language], use_isolating=False)
    for source in sorted(files(__name__).joinpath(language).iterdir(), key=lambda source: source.name):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def say(key: str, **facts: Any) -> str:
    """Give the sentence of a key; a key or a fact that is missing is an error of the program."""
    bundle = _bundle(LANGUAGE)
    if not bundle.has_message(key):
        raise KeyError(key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise KeyError(key) from errors[0]
    return str(text)
