"""Playing a whole game between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.chance import Chance, new_seed
from .protocol import Bot, BotError, ask, get_ready
from .registry import make_bot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game.game import Game


def play_to_end(game: Game, bots: Sequence[str | Bot], *, seed: int | str | None = None) -> Game:
    """Play a game to its end and return the finished game; the one passed in doesn't change.

    The bots, as specs or objects, sit in turn order; in solo there is one, for the human. With a `seed`,
    bots that use random numbers play the same every time, and a game without its own dice gets them from that seed.
    """
    seated = seat_bots(game, bots, seed)
    played = game.clone()
    if played.chance is None:
        played.chance = Chance.from_seed(new_seed() if seed is None else seed)
        played.draw()  # a roll may be due at once
    while played.to_move is not None:
        played.play(ask(seated[played.to_move], played))
    played.chance = game.chance
    return played


def seat_bots(game: Game, bots: Sequence[str | Bot], seed: int | str | None = None) -> dict[str, Bot]:
    """Give every seat its bot, by color, ready to play (`prepare` is called on those that have it)."""
    if isinstance(bots, str) or len(bots) != game.players:
        raise BotError(f"{game.players} bots are needed, one for every player in turn order, not {bots!r}")
    seated: dict[str, Bot] = {}
    for index, (color, bot) in enumerate(zip(game.seats, bots, strict=False)):  # Ivan needs no bot
        own_seed = None if seed is None else f"{seed}:{index}"
        seated[color] = make_bot(bot, own_seed) if isinstance(bot, str) else bot
        get_ready(seated[color])
    return seated
