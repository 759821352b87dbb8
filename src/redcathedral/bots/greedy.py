"""`greedy`: the best whole turn by the evaluation, without looking at what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.state import State
from .search.boards import Rows, room_for_lists
from .search.turns import BOARDS, greedy_ply
from .search.weights import Appraisal, standard_weights

if TYPE_CHECKING:
    from ..game.game import Game
    from .registry import Options


class GreedyBot:
    """Plays sensible turns at once; runs interpreted, so there is nothing to wait for."""

    name = "greedy"

    def __init__(self) -> None:
        self._boards = Rows(State, BOARDS)
        self._out = memoryview(room_for_lists().data)
        self._weights = standard_weights()
        self._appraisal = Appraisal()

    def choose(self, game: Game) -> int:
        """Give the ply that begins or continues the best turn."""
        self._boards[0] = game.state
        return greedy_ply(self._boards, self._out, self._weights, self._appraisal)


def make_greedy(options: Options) -> GreedyBot:
    """`greedy`; it accepts a seed but doesn't need one."""
    options.no_budget()
    options.seed()
    options.finish()
    return GreedyBot()
