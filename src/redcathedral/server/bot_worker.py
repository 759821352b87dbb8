"""A process in which bots think: a question a line comes in, an answer a line goes out.

It runs apart from the server, so a search that compiles, hangs or dies takes nobody's page with it. Games are kept from
question to question, because the next one is usually the same game a few plies on.
"""

from __future__ import annotations

import json
import sys
from collections import OrderedDict
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from ..bots import ask, make_bot, public_copy
from ..bots.review import Reviewer
from ..bots.warm_up import is_ready, warm_up
from ..edition import load_edition, parse_edition
from ..game.record import from_record
from ..plies import ply_of

if TYPE_CHECKING:
    from ..game.game import Game

GAMES_KEPT = 64
BOTS_KEPT = 8  # one that searches holds some MB
REVIEWS_KEPT = 8


class Thinker:
    """Answers questions."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, str], Any] = OrderedDict()
        self._reviews: OrderedDict[str, Reviewer] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """Give what was asked for, or say what went wrong."""
        try:
            return _ANSWERS[question["ask"]](self, question)
        except Exception as error:  # noqa: BLE001  # bots are foreign code
            self._games.pop(question["table"], None)
            return {"error": f"{type(error).__name__}: {error}"}

    def ply(self, question: dict[str, Any]) -> dict[str, Any]:
        """Give the ply of a bot."""
        game = self._game(question)
        return {"ply": ply_of(ask(self._bot(question), game)).text}

    def hint(self, question: dict[str, Any]) -> dict[str, Any]:
        """Give the best plies with their prospects; until the search is compiled, what a simpler bot would play."""
        game = self._game(question)
        bot = self._bot(question)
        if not hasattr(bot, "consider") or not is_ready():
            return {"ready": False, "found": [{"ply": ply_of(ask(bot, game)).text, "win": None, "margin": None}]}
        found = bot.consider(public_copy(game))
        return {"ready": True, "found": [{"ply": one.ply, "win": one.win, "margin": one.margin} for one in found]}

    def review(self, question: dict[str, Any]) -> dict[str, Any]:
        """Review one turn of a finished game; not before the search is compiled."""
        warm_up()
        if not is_ready():
            return {"ready": False}
        reviewer = self._reviews.pop(question["table"], None) or Reviewer(self._game(question))
        self._reviews[question["table"]] = reviewer
        if len(self._reviews) > REVIEWS_KEPT:
            self._reviews.popitem(last=False)
        return {"ready": True, "turns": len(reviewer), "turn": asdict(reviewer.turn(question["turn"]))}

    def wake(self, _: dict[str, Any]) -> dict[str, Any]:
        """Begin to compile, or load, the search."""
        warm_up()
        return {"ready": is_ready()}

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
            (i for i, (one, other) in enumerate(zip(played, plies, strict=False)) if one.text != other),
            min(len(played), len(plies)),
        )
        game.go_to(same)
        for ply in plies[same:]:
            game.play(ply)
        self._games[table] = game
        if len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        return game

    def _bot(self, question: dict[str, Any]) -> Any:
        name = (question["table"], question["seat"], question["bot"])
        bot = self._bots.pop(name, None) or make_bot(question["bot"])
        self._bots[name] = bot
        if len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return bot


_ANSWERS = {"ply": Thinker.ply, "hint": Thinker.hint, "review": Thinker.review, "wake": Thinker.wake}


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
