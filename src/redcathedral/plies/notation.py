"""Plies in words anyone can type, one to one with the kernel's ids.

Reading is lenient where that cannot mislead: capitals, spaces, and arguments whose order doesn't matter (`swap 7 2`,
`ornament C1 amethyst emerald`).
"""

from __future__ import annotations

import difflib
import re
from functools import cache

from ..errors import NotationError
from ..text import Phrase
from .market import Market
from .ply import Ply, kinds

MOST_LETTERS = 200  # that are read; a longer text isn't a ply


@cache
def every_ply() -> tuple[Ply, ...]:
    """Every ply there is, by id."""
    return tuple(ply for kind in kinds() for ply in kind.every())


@cache
def verbs() -> dict[str, type[Ply]]:
    """Every verb there is, in the order of the ids."""
    return {kind.verb: kind for kind in kinds()}


def ply_of(ply: Ply | str | int) -> Ply:
    """Give a ply from its text or its id, or as it is."""
    if isinstance(ply, Ply):
        return ply
    return parse_ply(ply) if isinstance(ply, str) else numbered_ply(ply)


def numbered_ply(action: int) -> Ply:
    """Give the ply of an id."""
    plies = every_ply()
    if not 0 <= action < len(plies):
        raise NotationError(f"{action} isn't an action: the ids go from 0 to {len(plies) - 1}")
    return plies[action]


@cache
def _by_text() -> dict[str, Ply]:
    return {ply.text: ply for ply in every_ply()}


def parse_ply(text: str) -> Ply:
    """Read a ply from words."""
    if (ply := _by_text().get(text)) is not None:  # as programs write it
        return ply
    said = text if len(text) <= MOST_LETTERS else text[:MOST_LETTERS] + "…"
    parts = said.casefold().split()
    if not parts:
        raise NotationError(Phrase("error-nothing-said", example=str(Market.example)))
    verb, *rest = parts
    kind = verbs().get(verb)
    if kind is None:
        raise NotationError(_no_such_verb(said.strip(), verb))
    rest = [part.upper() if re.fullmatch(r"[a-f][1-6]", part) else part for part in rest]
    ply = _by_text().get(" ".join([verb, *kind.arrange(rest)]))
    if ply is None:
        raise NotationError(_not_understood(said.strip(), kind))
    return ply


def _no_such_verb(said: str, verb: str) -> Phrase:
    near = difflib.get_close_matches(verb, verbs(), n=1)
    if near:
        return Phrase("error-verb-near", said=said, verb=verb, near=near[0])
    return Phrase("error-verb", said=said, verb=verb, verbs=list(verbs()))


def _not_understood(said: str, kind: type[Ply]) -> Phrase:
    if kind.example is None:
        return Phrase("error-stands-alone", said=said, verb=kind.verb)
    return Phrase("error-not-understood", said=said, verb=kind.verb, example=kind.example)
