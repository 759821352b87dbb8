"""What a ply did, for everyone at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import plies
from .events import sentence

if TYPE_CHECKING:
    from ...game.game import Game
    from ...kernel.state import State
    from ..models import Sentence


def narrate(before: State, ply: plies.Ply, game: Game) -> list[Sentence]:
    """Tell what a ply did, from the state before it and the game after it."""
    return [sentence(phrase) for phrase in plies.narrate(before, ply, game.state, game.names)]
