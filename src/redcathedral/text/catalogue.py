"""One language as Fluent reads it: the messages of its folder, and English where one is missing.

The page has a twin of this, web/src/text/speaker.ts: the same phrase is the same text in both.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from .phrase import Fact, Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime.resolver import Message as Compiled
    from fluent.runtime.resolver import Pattern

ENGLISH = "en"
LOCALES = {"pt": "pt-PT"}  # whose plurals and lists a language has, where its code alone means another country's
_LANGUAGE = re.compile(r"[a-z]{2}")
_SOUNDS_LIKE_I = re.compile(r"i|hi(?![ae])", re.IGNORECASE)  # Spanish "y" is "e" before it; Babel does not know


@cache
def languages() -> tuple[str, ...]:
    """Name the languages there are: English, then the others by their codes."""
    folders = [folder.name for folder in files(__package__).iterdir() if folder.is_dir()]
    return tuple(sorted(filter(_LANGUAGE.fullmatch, folders), key=lambda code: (code != ENGLISH, code)))


def locale_of(language: str) -> str:
    """Give the locale whose plurals and lists a language has."""
    return LOCALES.get(language, language)


@cache
def catalogue(language: str) -> Catalogue:
    """Give a language's catalogue, read once."""
    return Catalogue(language)


class Catalogue:
    """The messages of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # A terminal shows isolation marks as boxes, so values are put in bare.
        self._bundle = FluentBundle([locale_of(language)], use_isolating=False)
        self.forms: set[str] = set()  # the attributes its messages have: cases, gender
        for source in sorted(files(__package__).joinpath(language).iterdir(), key=lambda source: source.name):
            resource = FluentResource(source.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            messages = [entry for entry in resource.body if isinstance(entry, Message)]
            self.forms.update(attribute.id.name for message in messages for attribute in message.attributes)

    def say(self, phrase: Phrase, form: str = "") -> str:
        """Put a phrase into words; a key or a fact that English does not know either is an error of the program."""
        message = self._message(phrase.key)
        pattern = None if message is None else message.attributes.get(form, message.value)
        if pattern is not None:
            try:
                return self._format(pattern, phrase)
            except KeyError:
                if self.language == ENGLISH:
                    raise
        if self.language == ENGLISH:
            raise KeyError(phrase.key)
        return catalogue(ENGLISH).say(phrase)

    def _message(self, key: str) -> Compiled | None:
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def _format(self, pattern: Pattern, phrase: Phrase) -> str:
        text, errors = self._bundle.format_pattern(pattern, self._given(phrase.facts))
        if errors:
            raise KeyError(phrase.key) from errors[0]
        return str(text)

    def _given(self, facts: Mapping[str, Fact]) -> dict[str, int | str]:
        """Give every fact as Fluent takes it: words with each of their forms and their code, lists with their count."""
        given: dict[str, int | str] = {}
        for name, fact in facts.items():
            if isinstance(fact, int):
                given |= dict.fromkeys((name, *(f"{name}-{form}" for form in self.forms)), fact)
                continue
            given[name] = self._words(fact)
            given |= {f"{name}-{form}": self._words(fact, form) for form in self.forms}
            if isinstance(fact, Phrase):
                given[f"{name}-code"] = fact.code
            elif isinstance(fact, str):
                given[f"{name}-code"] = fact
            else:
                given[f"{name}-count"] = len(fact)
        return given

    def _words(self, fact: Fact, form: str = "") -> str:
        if isinstance(fact, Phrase):
            return self.say(fact, form)
        if isinstance(fact, int | str):
            return str(fact)
        return join([self._words(one, form) for one in fact], self.language)


def join(parts: list[str], language: str) -> str:
    """Join the parts of a list as the language does: "a, b, and c"."""
    text = format_list(parts, "standard", locale_of(language).replace("-", "_")) if parts else ""
    if language == "es" and len(parts) > 1 and _SOUNDS_LIKE_I.match(parts[-1]):
        text = f"{text.removesuffix(f' y {parts[-1]}')} e {parts[-1]}"
    return text
