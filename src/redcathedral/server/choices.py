"""The legal plies of a position with what each means and brings: a client needs no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..plies import ply_of

if TYPE_CHECKING:
    from ..game.game import Game
    from ..kernel.state import State
    from ..plies import Ply


def choices_of(game: Game) -> list[dict[str, Any]]:
    """Give every legal ply with what it means."""
    return [choice(game.state, ply) for ply in game.legal()] if game.outcome is None else []


def choice(s: State, ply: Ply | str) -> dict[str, Any]:
    """Say what one legal ply means here."""
    ply = ply_of(ply)
    meaning = ply.meaning(s)
    return {
        "ply": ply.text,
        "verb": ply.verb,
        "args": ply.args,
        "brings": ply.brings(s),
        "text": "" if meaning is None else meaning.text,
        "meaning": None if meaning is None else meaning.data(),
    }
