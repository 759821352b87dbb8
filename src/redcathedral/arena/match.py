"""Playing bots against each other: compiled seats play by themselves, other bots are asked, chance is drawn.

Tournaments (`table`) and experiments (`lab/bots/contest.py`) play their games here. For a single game between bots, use
`redcathedral.play_to_end`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

import numpy as np

from ..bots.search.boards import room_for_lists
from ..bots.search.turns import BOARDS, decider
from ..bots.search.weights import Appraisal, Weights, standard_weights
from ..kernel.chance import count_results, first_result, is_chance
from ..kernel.codes import PHASE_OVER, SEATS
from ..kernel.compiled import compiled, is_kept
from ..kernel.state import State
from ..kernel.stream import STREAM_SIZE
from .advance import ASKED, GREEDY, advance, advance_one
from .tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from ..game.game import Game

LOG = 1024  # decisions between two interruptions of the compiled loop


@dataclass(frozen=True)
class MatchSeat:
    """How a seat is played."""

    kind: int  # RANDOM, GREEDY, ASKED
    luck: NDArray[Any] | None = None  # its own random stream, for RANDOM
    weights: Weights | None = None  # what GREEDY goes by; None: the standard


class Match:
    """A place to play games, one after the other: what they are played on is kept."""

    def __init__(self) -> None:
        self._advance = compiled(advance)
        self._advance_one = compiled(advance_one)
        self._boards = np.zeros(BOARDS, State.dtype)
        self._out = room_for_lists()
        self._weights = np.zeros(SEATS, Weights.dtype)
        self._appraisal = np.zeros(1, Appraisal.dtype)
        self._luck = np.zeros((SEATS, STREAM_SIZE), np.int64)
        self._tally = np.zeros(1, Tally.dtype)
        self._log = np.zeros(LOG, np.int64)
        self.kinds = np.full(SEATS, GREEDY, np.int64)
        """How each seat is played; one may change during a game."""
        self.state = State(self._boards[:1].reshape(()))
        """The position now."""
        self.tally = Tally(self._tally.reshape(()))
        """What was counted in this game."""

    def lay(self, opening: State, seats: Sequence[MatchSeat]) -> None:
        """Begin a game."""
        self._boards[0] = opening.array
        self._tally[:] = np.zeros(1, Tally.dtype)
        self._weights[:] = standard_weights().array
        for index, seat in enumerate(seats):
            self.kinds[index] = seat.kind
            if seat.luck is not None:
                self._luck[index] = seat.luck
            if seat.weights is not None:
                self._weights[index] = seat.weights.array

    def play(
        self,
        roll: Callable[[int], int],
        ask: Callable[[int], int | None],
        on_plies: Callable[[list[int]], None] = lambda _actions: None,
    ) -> None:
        """Play the game that is set up to its end.

        `roll` chooses one of a number of chance results; `ask` gives the action of a seat that is asked, or None if it
        is not asked any more. `on_plies` gets all that is played, in order, before any bot is asked about it.
        """
        s = self.state
        while s.phase != PHASE_OVER:
            on_plies(self._log[: self._play_on()].tolist())
            if is_chance(s):
                action: int | None = first_result(s) + roll(count_results(s))
            elif s.phase != PHASE_OVER and self.kinds[decider(s)] == ASKED:
                action = ask(decider(s))
            else:
                continue
            if action is not None:
                self._advance_one(self._boards[0], self._out, self._tally[0], action)
                on_plies([action])

    def _play_on(self) -> int:
        boards: Any = self._boards  # compiled code takes an array where the interpreter takes `Rows`
        weights: Any = self._weights
        appraisal, tally = self._appraisal[0], self._tally[0]
        return self._advance(boards, self.kinds, self._out, weights, appraisal, self._luck, tally, self._log)

    def compile(self, game: Game) -> None:
        """Compile the loops, or load them, on some game: processes that start later find them on disk."""
        self.lay(game.state, ())
        self._advance_one(self._boards[0], self._out, self._tally[0], game.legal_actions()[0])
        self.state.phase = PHASE_OVER
        self._play_on()


def is_compiled() -> bool:
    """Return whether the loops only have to be loaded."""
    return is_kept(advance) and is_kept(advance_one)


def dice_of(game: Game) -> Callable[[int], int]:
    """Give what rolls the dice of a freshly dealt game as it would itself."""
    chance = game.chance
    assert chance is not None  # noqa: S101  # `new_game` draws
    rolls = count()
    return lambda results: chance.result(next(rolls), results)
