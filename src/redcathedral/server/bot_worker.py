"""A process in which bots think: a question a line comes in, an answer a line goes out.

It runs apart from the server, so a search that compiles, hangs or dies takes nobody's page with it. Games are kept from
question to question, because the next one is usually the same game a few plies on.
"""

from __future__ import annotations

import json
import sys
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from ..bots import ask, make_bot, public_copy
from ..bots.warm_up import is_ready
from ..edition import load_edition, parse_edition
from ..game.notation import format_ply
from ..game.record import from_record

if TYPE_CHECKING:
    from ..game.game import Game

GAMES_KEPT = 64
BOTS_KEPT = 8  # one that searches may hold 72 MB


class Thinker:
    """Answers questions."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, str], Any] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """Give the ply of a bot, or say what went wrong."""
        try:
            game = self._game(question)
            bot = self._bot(question["table"], question["seat"], question["bot"])
            return {"plies": self._plies(bot, game, question["most"])}
        except Exception as error:  # noqa: BLE001  # bots are foreign code
            self._games.pop(question["table"], None)
            return {"error": f"{type(error).__name__}: {error}"}

    @staticmethod
    def _plies(bot: Any, game: Game, most: int) -> list[str]:
        """Give the best plies a bot can tell of: one that searches tells several, once it is compiled."""
        if most > 1 and hasattr(bot, "consider") and is_ready():
            return [found.ply for found in bot.consider(public_copy(game))[:most]]
        return [format_ply(ask(bot, game))]

    def _game(self, question: dict[str, Any]) -> Game:
        table, plies = question["table"], question["plies"]
        game = self._games.pop(table, None)
        if game is None:
            text = question["edition"]
            edition = load_edition() if text is None else parse_edition(text)
            game = from_record(question["opening"], edition=edition)
            game.chance = None
        played = game.plies
        same = next(
            (i for i, (one, other) in enumerate(zip(played, plies, strict=False)) if one != other),
            min(len(played), len(plies)),
        )
        game.go_to(same)
        for ply in plies[same:]:
            game.play(ply)
        self._games[table] = game
        if len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        return game

    def _bot(self, table: str, seat: int, spec: str) -> Any:
        name = (table, seat, spec)
        bot = self._bots.pop(name, None) or make_bot(spec)
        self._bots[name] = bot
        if len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return bot


def main() -> None:
    """Answer until nobody asks any more."""
    thinker = Thinker()
    answers = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints must not answer by it
    for line in sys.stdin:
        answers.write(json.dumps(thinker.answer(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
