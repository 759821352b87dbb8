"""Every sentence for people, by key, from Project Fluent catalogues: a folder a language, a file a part of the program.

The page reads the same files (web/src/text). Nothing is read before something is said, so that games without readers
(bots, arenas, environments) pay nothing for it. How catalogues are written: docs/translating.md.
"""

from __future__ import annotations

from .language import ENGLISH, language_among, languages, speaking, spoken
from .phrase import Fact, Phrase

__all__ = ["ENGLISH", "Fact", "Phrase", "language_among", "languages", "say", "speaking", "spoken"]


def say(key: str, /, **facts: Fact) -> str:
    """Put a key with its facts into words of the language of the moment."""
    return Phrase(key, **facts).text
