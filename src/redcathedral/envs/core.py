"""What the adapters share: one game as a learner sees it.

Rules and observations run compiled as soon as their machine code is available, and interpreted until then, with the
same results (`game.when_ready`); `batch` is faster still.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np

from ..edition import Edition, load_edition
from ..errors import SetupError
from ..game.compiled_rules import ADVANCE
from ..game.game import Game, check_table, new_game
from ..game.outcome import TURN_LIMIT
from ..game.when_ready import WhenReady
from ..kernel.actions import DECISIONS
from ..kernel.codes import PHASE_OVER
from ..kernel.one_game import room_for_actions
from .layout import OBSERVATION
from .observation import SCALES, action_mask, deciding_seat, observe, scaled, write_seen
from .rewards import reward_kind, rewards_of

if TYPE_CHECKING:
    from os import PathLike

    from numpy.typing import NDArray

DEFAULT_TURN_LIMIT = 1000  # no game of random players came near it; a learner that never builds must stop somewhere
MOST_SEEDS = 2**63

WRITE_SEEN = WhenReady(
    write_seen,
    lambda loop: loop(new_game(seed=0).state.rows, 0, SCALES, *_new_room(), *_new_seen()),  # not an empty state
    __name__,
)


def _new_room() -> tuple[NDArray[np.uint8], NDArray[np.intp]]:
    return np.zeros(OBSERVATION, np.uint8), room_for_actions()


def _new_seen() -> tuple[NDArray[np.float32], NDArray[np.int8]]:
    return np.empty(OBSERVATION, np.float32), np.empty(DECISIONS, np.int8)


class Table:
    """A place where one game after another is dealt, with the same players, boards, edition and rewards."""

    def __init__(
        self,
        players: int = 2,
        boards: str = "basic",
        edition: Edition | str | PathLike[str] | None = None,
        turn_limit: int | None = DEFAULT_TURN_LIMIT,
        rewards: str = "win",
    ) -> None:
        check_table(players, 0, boards, None, turn_limit, None, "draw")
        reward_kind(rewards)
        self.players = players
        self.boards = boards
        self.edition = edition if isinstance(edition, Edition) else load_edition(edition)
        self.turn_limit = turn_limit
        self.rewards = rewards
        self.game: Game
        self._numbers, self._listed = _new_room()
        self._mask = _new_seen()[1]
        ADVANCE.load_if_kept()
        WRITE_SEEN.load_if_kept()

    def deal(self, seed: int, *, dice: str = "draw") -> None:
        """Deal a fresh game; with dice="ask" chance results are played as plies."""
        self.game = new_game(
            self.players, seed, self.boards, edition=self.edition, turn_limit=self.turn_limit, dice=dice
        )

    def deal_from(self, random: np.random.Generator) -> None:
        """Deal a fresh game with the generator's next seed."""
        self.deal(int(random.integers(MOST_SEEDS)))

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        over: bool = self.game.state.phase == PHASE_OVER
        return over

    @property
    def truncated(self) -> bool:
        """X1: whether it was the turn limit that ended it, a limit of the program and not of the game."""
        return self.game.outcome is not None and self.game.outcome.reason == TURN_LIMIT

    @property
    def seat(self) -> int:
        """The seat whose decision is due."""
        return deciding_seat(self.game.state)

    def see(self, seat: int) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """Give what a seat sees, float32 from 0 to 1, and 1 for every legal decision, whichever seat decides."""
        seen = _new_seen()
        self._write(seat, *seen)
        return seen

    def observation(self, seat: int) -> NDArray[np.float32]:
        """Give what a seat sees, float32 from 0 to 1."""
        return self.see(seat)[0]

    def write_observation(self, seat: int, out: NDArray[np.float32]) -> None:
        """Write what a seat sees."""
        self._write(seat, out, self._mask)

    def mask(self) -> NDArray[np.int8]:
        """Give 1 for every legal decision, none where chance is due or the game is over."""
        return self.see(0)[1]

    def _write(self, seat: int, out: NDArray[np.float32], mask: NDArray[np.int8]) -> None:
        state = self.game.state
        if WRITE_SEEN.loop is None:
            out[:] = scaled(observe(state, seat))
            mask[:] = action_mask(state)
            WRITE_SEEN.count()
        else:
            WRITE_SEEN.loop(state.rows, seat, SCALES, self._numbers, self._listed, out, mask)

    def render(self, mode: str | None) -> str | None:
        """Draw the table: printed for "human", given back as text for "ansi", not at all for None."""
        if mode == "human":
            sys.stdout.write(f"{self.game}\n")
        return str(self.game) if mode == "ansi" else None

    def final_rewards(self) -> list[float]:
        """Give the reward of every seat that decides, in turn order."""
        return [float(reward) for reward in rewards_of(self.game.state, self.rewards)[: self.players]]


def check_render_mode(mode: str | None) -> None:
    """Refuse a way to draw the table that there is not."""
    if mode not in (None, "human", "ansi"):
        raise SetupError(f"render_mode must be human or ansi, not {mode!r}")
