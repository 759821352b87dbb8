"""Plies in the player's own language, as the terminal shows and reads them; records keep the English words.

Every word is a message of the catalogues, `type-claim`, `type-gold`. The English words are always understood too, and
so is a word without its accents.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from .. import words
from ..errors import NotationError
from ..text import Phrase, spoken
from .notation import parse_ply, verbs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .ply import Ply

COMMANDS = ("help", "list", "why", "hint", "recap", "undo", "table", "score", "log", "save", "quit")
PLACES = (*words.WORKSHOP_SPACES, "white", "up", "down", "inventory", "reserve")
_LETTERS = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae"})  # Unicode has no separate accents in these


@cache
def typed_words() -> frozenset[str]:
    """Every English word that is typed and that other languages have a word for."""
    return frozenset((*verbs(), *COMMANDS, "all", *PLACES, *words.MATERIALS))


def typed(code: str) -> Phrase:
    """Name a word as it is typed."""
    return Phrase(f"type-{code}")


def own_word(part: str) -> str:
    """Give a word of a ply in the current language; sections and numbers stay as they are."""
    return typed(part).text if part in typed_words() else part


def own_text(text: str) -> str:
    """Give a ply's text, or several with commas between them, in the current language."""
    return ", ".join(" ".join(map(own_word, ply.split())) for ply in text.split(", "))


def folded(text: str) -> str:
    """Take away what does not matter when somebody types: capitals and accents."""
    parted = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(letter for letter in parted if not unicodedata.combining(letter))


def spellings(code: str) -> tuple[str, ...]:
    """Give every way to type a word, folded: in English, and in the current language."""
    return _spellings(code, spoken().language)


@cache
def _spellings(code: str, _: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((folded(code), folded(own_word(code)))))


def meant_by(said: str, codes: Iterable[str]) -> list[str]:
    """Return which of some English words a typed word means; a typed English word means only itself."""
    known = [code for code in codes if folded(said) in spellings(code)]
    return [code for code in known if folded(code) == folded(said)] or known


def parse_own(text: str) -> list[Ply]:
    """Read a ply of whole words, in English or the player's language; several plies if a word is ambiguous."""
    verb, *rest = text.split() or [""]
    choices = [meant_by(verb, verbs()), *(meant_by(part, typed_words() - set(verbs())) or [part] for part in rest)]
    found = {}
    for parts in product(*choices):
        try:
            ply = parse_ply(" ".join(parts))
        except NotationError:
            continue
        found[ply.text] = ply
    return list(found.values())
