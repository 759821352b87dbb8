"""The levels people choose from: `apprentice`, `builder`, `architect`, `tsar`, in rising strength.

The two lower ones choose a turn as `greedy` does, but like people who are still learning: they look less far ahead,
overlook some options, have their own idea of what things are worth, and misjudge how a turn will end. None of that is a
coin toss at the last moment: shown the same position twice, such a bot decides the same way. The two upper ones search.
"""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING

from ..kernel import actions
from ..kernel.codes import PHASE_START
from ..kernel.rules import legal
from ..kernel.state import State
from .mcts import MctsBot, searcher
from .search.boards import Rows, room_for_lists
from .search.turns import BOARDS, begin_turn, best_step, finish_turn, line_margin
from .search.weights import Appraisal, Weights, standard_weights

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..game.game import Game
    from .protocol import Bot
    from .registry import Options


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a learner sees."""

    overlooks: float  # share of the ways to begin a turn that do not come to mind
    misjudges: float  # prestige by which the worth of a turn is usually mistaken
    prejudice: float  # how far off the numbers are by which things are valued, as a power of e
    follows: int  # of the turns that look best, how many are thought through to their end


APPRENTICE = Skill(overlooks=0.35, misjudges=1.8, prejudice=0.3, follows=0)
BUILDER = Skill(overlooks=0.1, misjudges=0.5, prejudice=0.12, follows=3)
ARCHITECT = "24"  # simulations
TSAR = "1s"


class LearnerBot:
    """Plays the turn that looks best to somebody who is still learning."""

    def __init__(self, name: str, skill: Skill, seed: int | str | None = None) -> None:
        self.name = name
        self._skill = skill
        self._seed = secrets.token_hex(8) if seed is None else seed
        self._boards = Rows(State, BOARDS)
        self._out = memoryview(room_for_lists().data)
        self._weights = self._own_weights()
        self._appraisal = Appraisal()

    def _own_weights(self) -> Weights:
        """Change what things are worth to this bot, the same for the whole game."""
        weights = standard_weights()
        luck = random.Random(f"{self._seed} weights")  # noqa: S311  # a game, no secret
        for name in Weights.dtype.names or ():
            weights.array[name] *= exp(luck.gauss(0.0, self._skill.prejudice))
        return weights

    def choose(self, game: Game) -> int:
        """Give the ply that begins or continues the turn that looks best."""
        self._boards[0] = game.state
        if game.state.phase == PHASE_START:
            return self._begin(game.state)
        return best_step(self._boards, 0, self._out, self._weights, self._appraisal)

    def _begin(self, s: State) -> int:
        n = legal(s, self._out)
        inner = self._out[n:]
        looks: list[tuple[float, int]] = []
        seen = [action for action in self._out[:n].tolist() if _begins_a_turn(action)]
        for action in seen:
            luck = random.Random(f"{self._seed} {s.turn_number} {action}")  # noqa: S311
            error = luck.gauss(0.0, self._skill.misjudges)
            if luck.random() >= self._skill.overlooks:
                begin_turn(self._boards, action, inner, self._weights, self._appraisal)
                looks.append((line_margin(self._boards[1], s.seat, self._weights, self._appraisal) + error, action))
        looks.sort(reverse=True)
        followed = [(self._follow(look, action, s.seat), action) for look, action in looks[: self._skill.follows]]
        best = max(followed or looks, default=(0.0, seen[0] if seen else self._out[0]))
        return best[1]

    def _follow(self, look: float, action: int, seat: int) -> float:
        """Think a turn through: what its later plies add to how it looked."""
        inner = self._out[len(self._out) // 2 :]
        begin_turn(self._boards, action, inner, self._weights, self._appraisal)
        began = line_margin(self._boards[1], seat, self._weights, self._appraisal)
        finish_turn(self._boards, 1, inner, self._weights, self._appraisal)
        return look + line_margin(self._boards[1], seat, self._weights, self._appraisal) - began


def _begins_a_turn(action: int) -> bool:
    """Tell claims, deliveries, ornaments and moves of dice from what puts them off (rubles, rerolls)."""
    return action < actions.BANNER or actions.DELIVER <= action < actions.GATHER


def _learner(name: str, skill: Skill) -> Callable[[Options], LearnerBot]:
    def make(options: Options) -> LearnerBot:
        options.no_budget()
        seed = options.seed()
        options.finish()
        return LearnerBot(name, skill, seed)

    return make


def _searcher(budget: str) -> Callable[[Options], MctsBot]:
    def make(options: Options) -> MctsBot:
        options.no_budget()
        return searcher(options, budget)

    return make


LEVELS: dict[str, Callable[[Options], Bot]] = {
    "apprentice": _learner("apprentice", APPRENTICE),
    "builder": _learner("builder", BUILDER),
    "architect": _searcher(ARCHITECT),
    "tsar": _searcher(TSAR),
}
