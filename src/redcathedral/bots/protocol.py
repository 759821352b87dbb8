"""What a bot is: it gets the public game and returns a ply.

The game is a `Game` of the bot's own, whose rolls and shuffles are given to it, not drawn: the bot can look, clone,
play plies and undo them freely, but the game has no seed and nothing that knows future dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from ..errors import RedCathedralError
from ..plies import Ply, ply_of

if TYPE_CHECKING:
    from ..game.game import Game


class BotError(RedCathedralError):
    """A bot that can't be made from its spec, or that didn't return a legal ply."""

    code = "bot"


@runtime_checkable
class Bot(Protocol):
    """A player made of code. It may remember what it likes from ply to ply, but must cope with any game it is shown."""

    name: str
    """What it is called at the table."""

    def choose(self, game: Game) -> Ply | str | int:
        """Return a legal ply for the seat to move: a `Ply`, its text or its id."""
        ...


def public_copy(game: Game) -> Game:
    """Return a copy of a game that shares nothing with it and knows neither its seed nor its future dice."""
    shown = game.clone()
    shown.chance = None
    shown.seed = None
    shown.deal = game.deal.copy()
    shown.opening = game.opening.copy()
    return shown


def get_ready(bot: Bot) -> None:
    """Let a bot `prepare`, if it can: until a search is compiled, it plays something else, and games don't repeat."""
    prepare = getattr(bot, "prepare", None)
    if callable(prepare):
        prepare()


def ask(bot: Bot, game: Game) -> int:
    """Ask a bot for its ply and return the ply's id; whatever the bot does wrong is raised as a `BotError`."""
    try:
        said = bot.choose(public_copy(game))
    except Exception as error:  # a bot is foreign code: anything may happen in it
        raise BotError(f"{bot.name} failed: {type(error).__name__}: {error}", position=game.position) from error
    try:
        ply = ply_of(said if isinstance(said, Ply | str) else int(said))
        reason = game.why(ply)
    except (RedCathedralError, TypeError, ValueError) as error:
        raise BotError(f"{bot.name} gave {said!r}, which isn't a ply: {error}", position=game.position) from error
    if reason is not None:
        raise BotError(f"{bot.name} gave “{ply}”: {reason}", clause=reason.clause, position=game.position)
    return ply.id
