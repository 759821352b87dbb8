"""The current language, and which ones there are. Catalogues are loaded when the first sentence is needed."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import datetime

    from .catalogue import Catalogue

ENGLISH = "en"
"""The language of programs and logs, and the fallback for people."""
_spoken = ContextVar("language", default=ENGLISH)


def spoken() -> Catalogue:
    """Give the catalogue of the current language."""
    return _catalogue(_spoken.get())


@cache
def _catalogue(language: str) -> Catalogue:
    from .catalogue import catalogue  # noqa: PLC0415  # read when something is said

    return catalogue(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language in here; outside it is English."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def number(value: float, pattern: str) -> str:
    """Write a number as the current language does, by one of Babel's patterns such as "#,##0"."""
    from babel.numbers import format_decimal  # noqa: PLC0415  # few commands write such numbers

    return format_decimal(value, pattern, locale=spoken().locale)


def moment(when: datetime) -> str:
    """Write a date with its time as the current language does."""
    from babel.dates import format_datetime  # noqa: PLC0415

    return format_datetime(when, "short", locale=spoken().locale)


def languages() -> tuple[str, ...]:
    """Name the languages there are: English, then the others by their codes."""
    from .catalogue import languages as known  # noqa: PLC0415

    return known()


def language_among(wanted: Iterable[str]) -> str:
    """Return the first of the wanted languages that is available, else English.

    "pt_BR.UTF-8" is pt-BR where there is such a catalogue, else pt.
    """
    known = {code.lower(): code for code in languages()}
    for name in wanted:
        full = name.partition(".")[0].replace("_", "-").lower()
        for code in (full, full.partition("-")[0]):
            if code in known:
                return known[code]
    return ENGLISH
