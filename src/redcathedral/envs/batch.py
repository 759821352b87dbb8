"""Many games stepped by one compiled call, for fast learning.

>>> batch = BatchEnv(1024, players=3, seed=7)
>>> seen = new_arrays(1024)            # yours: NumPy arrays, or views of shared or pinned memory
>>> batch.reset(seen)
>>> actions = np.zeros(1024, np.int32)
>>> batch.choose(actions)              # or your policy: any action whose mask is 1
>>> batch.step(actions, seen)          # observations, masks, seats, rewards, flags are overwritten

A step is one decision in every game; chance is drawn inside. A game that ends is rewarded and dealt again in the same
step: `rewards`, `terminated` and `truncated` describe the game that ended, the rest the one that began. Nothing is
allocated by a step. The same seed gives the same games, whatever the number of threads.
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence  # noqa: TC003  # a TypedDict's types are looked at
from os import PathLike  # likewise
from typing import Any, NamedTuple, TypedDict

import numpy as np
from numpy.typing import NDArray  # noqa: TC002  # a NamedTuple's types are looked at

from .. import words
from ..edition import Edition, load_edition
from ..errors import IllegalPly, SetupError
from ..game.game import check_table
from ..kernel.actions import ACTIONS, DECISIONS
from ..kernel.box import Deal, box_of
from ..kernel.codes import NONE, SEATS
from ..kernel.compiled import compiled
from ..kernel.state import State
from ..kernel.stream import new_stream
from ..plies import ply_of, reason_against
from .batch_kernel import (
    MaskRow,
    Memory,
    ObservationRow,
    Rows,
    Scratch,
    Slot,
    Tables,
    choose_actions,
    reset_games,
    step_games,
)
from .crew import Crew
from .layout import OBSERVATION
from .rewards import reward_kind

__all__ = ["BatchEnv", "Seen", "new_arrays"]

CACHE_LINE = 64  # bytes
LEAST_A_THREAD = 64  # fewer games are not worth waking another thread
ACTION = np.int64  # of compiled code, which would be compiled again for every other type that callers have


class Seen(NamedTuple):
    """What a step shows, a row a game, in arrays of the caller."""

    observations: NDArray[np.uint8]
    """`[games, OBSERVATION]`, from the deciding seat."""
    masks: NDArray[np.int8]
    """`[games, DECISIONS]`, 1 for every legal decision."""
    seats: NDArray[np.int8]
    """`[games]`, whose decision is due."""
    rewards: NDArray[np.float32]
    """`[games, 4]`, of the game that this step ended, by seat."""
    terminated: NDArray[np.bool_]
    """`[games]`, this step ended the game by the rules."""
    truncated: NDArray[np.bool_]
    """`[games]`, this step ended it by the turn limit."""


def new_arrays(games: int) -> Seen:
    """Make arrays for what a batch shows, which JAX, too, takes over without a copy."""
    return Seen(
        observations=aligned_zeros((games, OBSERVATION), np.uint8),
        masks=aligned_zeros((games, DECISIONS), np.int8),
        seats=aligned_zeros((games,), np.int8),
        rewards=aligned_zeros((games, SEATS), np.float32),
        terminated=aligned_zeros((games,), np.bool_),
        truncated=aligned_zeros((games,), np.bool_),
    )


def aligned_zeros(shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
    """Make an array that begins with a line of the cache: others are copied by JAX."""
    size = math.prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + CACHE_LINE, np.uint8)
    begin = -room.ctypes.data % CACHE_LINE
    return room[begin : begin + size].view(kind).reshape(shape)


class BatchEnv:
    """N games side by side, each dealt again when it ends."""

    def __init__(
        self,
        games: int,
        players: int | Sequence[int] = 2,
        boards: str | Sequence[str] = "basic",
        *,
        seed: int = 0,
        edition: Edition | str | PathLike[str] | None = None,
        turn_limit: int | None = None,
        rewards: str = "win",
        threads: int | None = None,
    ) -> None:
        """Set up a number of tables. A list of `players` or `boards` is used in rotation: [2, 3, 4] mixes sizes."""
        self.games = games
        """How many games run side by side."""
        self._rewards = reward_kind(rewards)
        self._dealt = False
        self._last: tuple[Seen, Rows] | None = None
        self._actions = np.zeros(games, ACTION)
        self.threads = threads_for(games, threads)
        """How many threads share the games."""
        self.edition, self._tables = lay_tables(
            games,
            players=players,
            boards=boards,
            seed=seed,
            edition=edition,
            turn_limit=turn_limit,
            shares=self.threads,
        )
        """The component data."""
        self._crew = Crew(self.threads)

    def reset(self, seen: Seen) -> None:
        """Deal every game and show it."""
        rows = self._rows_of(seen)
        self._crew.split(self.games, lambda *share: _reset(self._tables, rows, *share))
        self._dealt = True

    def step(self, actions: NDArray[Any], seen: Seen) -> None:
        """Carry out one decision in every game.

        A game whose action is illegal stays as it is; the first one is then raised as `IllegalPly`.
        """
        check_actions(actions, self.games)
        if not self._dealt:
            raise SetupError("nothing is dealt yet: reset the batch first")
        rows = self._rows_of(seen)
        np.copyto(self._actions, actions, casting="unsafe")
        found = self._crew.split(
            self.games, lambda *share: _step(self._tables, self._actions, self._rewards, rows, *share)
        )
        illegal = [game for game in found if game != NONE]
        if illegal:
            self._refuse(min(illegal), int(actions[min(illegal)]))

    def choose(self, actions: NDArray[Any]) -> None:
        """Choose a legal action for every game at random, from streams of their own; so quick that no thread helps."""
        check_actions(actions, self.games)
        _choose(self._tables, self._actions, 0, self.games)
        actions[:] = self._actions

    def state(self, game: int) -> State:
        """Give a copy of one game's state."""
        return State(self._tables.states[game : game + 1].copy().reshape(()))

    def _rows_of(self, seen: Seen) -> Rows:
        """Give the caller's arrays as rows, checked once: compiled code would write past their end."""
        if self._last is None or self._last[0] is not seen:
            check_arrays(seen, self.games)
            self._last = seen, rows_of(seen)
        return self._last[1]

    def _refuse(self, game: int, action: int) -> None:
        state = self.state(game)
        ply = ply_of(action) if 0 <= action < ACTIONS else None
        reason = reason_against(state, ply) if ply else None
        said = ply or f"action {action}"
        error = IllegalPly(f"game {game}: {said}: {reason or 'there is no such decision'}", position=f"game {game}")
        if reason is not None:
            error.reason = reason
            error.clause = reason.clause
        raise error


def threads_for(games: int, threads: int | None) -> int:
    """Return how many threads share the games: as many as asked for, or one per core, if it's worth it."""
    if threads is not None and threads < 1:
        raise SetupError(f"threads count from 1, not {threads}")
    return max(1, min(threads or os.cpu_count() or 1, games // LEAST_A_THREAD))


class TableOptions(TypedDict, total=False):
    """What the batches of all devices take by name, with the same defaults; see docs/environments.md."""

    players: int | Sequence[int]
    boards: str | Sequence[str]
    seed: int
    edition: Edition | str | PathLike[str] | None
    turn_limit: int | None


def lay_tables(
    games: int,
    *,
    players: int | Sequence[int] = 2,
    boards: str | Sequence[str] = "basic",
    seed: int = 0,
    edition: Edition | str | PathLike[str] | None = None,
    turn_limit: int | None = None,
    shares: int = 1,
) -> tuple[Edition, Tables]:
    """Make room for the games, and give each its streams; gives the components too."""
    if games < 1 or seed < 0:
        raise SetupError(f"games count from 1 and a seed from 0, not {games} and {seed}")
    counts = [players] if isinstance(players, int) else list(players)
    sides = [boards] if isinstance(boards, str) else list(boards)
    if not counts or not sides:
        raise SetupError("a row of players or boards needs at least one", clause="S1")
    for count in counts:
        for side in sides:
            check_table(count, seed, side, None, turn_limit, None, "draw")
    found = edition if isinstance(edition, Edition) else load_edition(edition)
    states = np.zeros(games, State.dtype)
    tables = Tables(
        boxes=box_of(found).rows,
        slots=np.zeros(games, Slot.dtype),
        states=states,
        memory=states.view(Memory.dtype),
        scratch=np.zeros(shares, Scratch.dtype),
        deals=np.zeros(shares, Deal.dtype),
    )
    tables.slots["stream"] = [new_stream(seed, 2 * game) for game in range(games)]
    tables.slots["choosing"] = [new_stream(seed, 2 * game + 1) for game in range(games)]
    tables.slots["players"] = np.resize(counts, games)
    tables.slots["advanced"] = np.resize([words.BOARDS.index(side) for side in sides], games)
    tables.slots["turn_limit"] = turn_limit or 0
    return found, tables


def rows_of(seen: Seen) -> Rows:
    """See the two large arrays as records, which hold the same memory."""
    return Rows(seen.observations.view(ObservationRow.dtype)[:, 0], seen.masks.view(MaskRow.dtype)[:, 0], *seen[2:])


def check_actions(actions: NDArray[Any], games: int) -> None:
    """Refuse actions that are not one whole number for each game."""
    if actions.shape != (games,) or actions.dtype.kind not in "iu":
        raise SetupError(f"actions must be {games} whole numbers, not {actions.dtype} of {actions.shape}")


def check_arrays(seen: Seen, games: int) -> None:
    """Refuse arrays of the wrong shape or type: compiled code would write past their end."""
    arrays: list[NDArray[Any]] = list(seen)
    rights: list[NDArray[Any]] = list(new_arrays(1))
    for name, given, right in zip(Seen._fields, arrays, rights, strict=True):
        if given.dtype != right.dtype or given.shape != (games, *right.shape[1:]) or not given.flags.c_contiguous:
            raise SetupError(
                f"{name} must be {right.dtype} of shape {(games, *right.shape[1:])} without gaps,"
                f" not {given.dtype} of shape {given.shape}"
            )


_reset = compiled(reset_games)
_step = compiled(step_games)
_choose = compiled(choose_actions)
