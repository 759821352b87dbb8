"""Every sentence for people, by key, from Project Fluent catalogues: one folder per language, one file per topic.

The page reads the same files (web/src/text). Catalogues are loaded when the first sentence is needed, so that programs
which say nothing (bots, arenas, environments) don't pay for them. How to write catalogues: docs/translating.md.
"""

from __future__ import annotations

from .language import ENGLISH, language_among, languages, moment, number, speaking, spoken
from .phrase import Fact, Phrase

__all__ = [
    "ENGLISH",
    "Fact",
    "Phrase",
    "language_among",
    "languages",
    "moment",
    "number",
    "say",
    "speaking",
    "spoken",
]


def say(key: str, /, **facts: Fact) -> str:
    """Put a key with its facts into words of the current language."""
    return Phrase(key, **facts).text
