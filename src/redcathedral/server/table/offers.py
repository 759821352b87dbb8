"""The legal plies of a position with what each means and brings: a client needs no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...plies import ply_of
from .events import phrase_part

if TYPE_CHECKING:
    from ...game.game import Game
    from ...kernel.state import State
    from ...plies import Ply
    from ..models import Choice


def choices_of(game: Game) -> list[Choice]:
    """Give every legal ply with what it means."""
    return [choice(game.state, ply) for ply in game.legal()] if game.outcome is None else []


def choice(s: State, ply: Ply | str) -> Choice:
    """Say what one legal ply means here."""
    ply = ply_of(ply)
    meaning = ply.meaning(s)
    return {
        "ply": ply.text,
        "verb": ply.verb,
        "args": ply.args,
        "brings": ply.brings(s),
        "text": "" if meaning is None else meaning.text,
        "meaning": None if meaning is None else phrase_part(meaning),
    }
