"""The process in which bots think, run as `python -m redcathedral.bots.process.child`.

It is separate from the program that asks, so a bot that compiles, hangs or dies harms nobody else and can be killed.
Games and bots are kept between questions: the next one is usually about the same game, a few plies later.
"""

from __future__ import annotations

import random
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ...errors import RedCathedralError
from ...plies import ply_of
from ..advice import Line, advise, line_of
from ..mcts import MctsBot
from ..protocol import ask, get_ready, public_copy
from ..registry import load_bot_file, make_bot
from ..review import Reviewer
from ..warm_up import is_ready, warm_up
from .answering import answer_messages
from .messages import Choose, Hint, Prepare, ReviewTurn, WarmUp
from .recent import Recent

if TYPE_CHECKING:
    from ...game.game import Game
    from ..protocol import Bot
    from .messages import Answer, BotMessage, BotSource, Message, Position

GAMES_KEPT = 64
BOTS_KEPT = 8  # one that searches holds some MB
REVIEWS_KEPT = 8
_SEED_BITS = 32


class Host:
    """Answers messages."""

    def __init__(self) -> None:
        self._games: Recent[str, tuple[Game, list[str]]] = Recent(GAMES_KEPT)
        self._bots: Recent[tuple[str, int, BotSource], Bot] = Recent(BOTS_KEPT)
        self._reviews: Recent[str, Reviewer] = Recent(REVIEWS_KEPT)

    def answer(self, message: Message) -> Answer:
        """Answer one message; whatever goes wrong becomes a sentence."""
        try:
            match message:
                case Prepare():
                    return self._prepare(message)
                case Choose():
                    return self._choose(message)
                case Hint():
                    return self._hint(message)
                case ReviewTurn():
                    return self._review(message)
                case WarmUp():
                    warm_up()
                    return {"ready": is_ready()}
        except RedCathedralError as error:
            said = str(error)
        except BaseException as error:  # noqa: BLE001  # foreign code: even an exit is an answer
            said = f"{type(error).__name__}: {error}"
        if not isinstance(message, WarmUp):
            self._games.forget(message.position.table)  # a bot may have been stopped half-way
        return {"error": said}

    def _prepare(self, message: Prepare) -> Answer:
        self._bots.forget((message.position.table, message.seat, message.bot))
        get_ready(self._bot(message))
        self._game(message.position)
        return {"ready": True}

    def _choose(self, message: Choose) -> Answer:
        """Give a bot's ply, and whether it is ready: a search plays something simpler until it is compiled."""
        bot = self._bot(message)
        ready = is_ready() or not hasattr(bot, "prepare")
        return {"ply": ply_of(ask(bot, self._game(message.position))).text, "ready": ready}

    def _hint(self, message: Hint) -> Answer:
        """Give the best lines; until the search is compiled, what a simpler bot would play."""
        game, bot = self._game(message.position), self._bot(message)
        if not isinstance(bot, MctsBot) or not is_ready():
            guess = line_of(public_copy(game), ply_of(ask(bot, game)).text)
            return {"ready": False, "found": [asdict(Line(guess, None, None))]}
        return {"ready": True, "found": [asdict(line) for line in advise(bot, public_copy(game), message.line)]}

    def _review(self, message: ReviewTurn) -> Answer:
        """Review one turn; not before the search is compiled."""
        warm_up()
        if not is_ready():
            return {"ready": False}
        began = time.process_time()
        reviewer = self._reviews.get(message.position.table, lambda: Reviewer(self._game(message.position)))
        turn = reviewer.turn(message.turn, closer=message.closer)
        seconds = time.process_time() - began
        return {"ready": True, "turns": len(reviewer), "turn": asdict(turn), "seconds": seconds}

    def _bot(self, message: BotMessage) -> Bot:
        name = (message.position.table, message.seat, message.bot)
        return self._bots.get(name, lambda: _make(message.bot))

    def _game(self, position: Position) -> Game:
        """Return the game of a table, caught up with what was played or undone there."""
        game, played = self._games.get(position.table, lambda: (position.opening.lay(), []))
        pairs = enumerate(zip(played, position.plies, strict=False))
        same = next((i for i, (one, other) in pairs if one != other), min(len(played), len(position.plies)))
        game.go_to(same)
        del played[same:]
        for ply in position.plies[same:]:
            game.play(ply)
            played.append(ply)
        return game


def _make(source: BotSource) -> Bot:
    """Make a bot; one from a file may use the common generators, which are seeded for it."""
    if source.seed is not None:
        random.seed(source.seed)
        np.random.seed(int(source.seed, 16) % (1 << _SEED_BITS))
    if source.code is None:
        return make_bot(source.spec, source.seed)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"{source.code.name}.py"
        file.write_text(source.code.source, encoding="utf-8")
        return load_bot_file(file)


if __name__ == "__main__":
    answer_messages(Host().answer)
