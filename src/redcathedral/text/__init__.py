"""Every sentence for people, by key, from Project Fluent catalogues: a folder a language, a file a part of the program.

The page reads the same files (web/src/text). Nothing is read before something is said, so that games without readers
(bots, arenas, environments) pay nothing for it. How catalogues are written: docs/translating.md.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from .phrase import Fact, Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .catalogue import Catalogue

__all__ = ["ENGLISH", "Fact", "Phrase", "language_among", "languages", "say", "speaking", "spoken"]

ENGLISH = "en"
"""The language of programs and logs, and of whoever wants none of the others."""
_spoken = ContextVar("language", default=ENGLISH)


def say(key: str, /, **facts: Fact) -> str:
    """Put a key with its facts into words of the language of the moment."""
    return Phrase(key, **facts).text


def spoken() -> Catalogue:
    """Give the catalogue of the language of the moment."""
    from .catalogue import catalogue  # noqa: PLC0415  # read when something is said

    return catalogue(_spoken.get())


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language in here; outside it is English."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def languages() -> tuple[str, ...]:
    """Name the languages there are: English, then the others by their codes."""
    from .catalogue import languages as known  # noqa: PLC0415

    return known()


def language_among(wanted: Iterable[str]) -> str:
    """Give the first language somebody wants that there is ("pt_BR.UTF-8" is pt), English if there is none."""
    known = languages()
    for name in wanted:
        code = name.replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if code in known:
            return code
    return ENGLISH
