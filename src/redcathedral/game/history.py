"""What happened in a game, told ply by ply."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ..plies import narrate

if TYPE_CHECKING:
    from ..text import Phrase
    from .game import Game


def told_since(game: Game, version: int) -> list[Phrase]:
    """Tell everything a game has seen since it had `version` plies."""
    return [
        sentence
        for ply, (before, after) in zip(game.plies[version:], pairwise(game.states(version)), strict=True)
        for sentence in narrate(before, ply, after, game.names)
    ]
