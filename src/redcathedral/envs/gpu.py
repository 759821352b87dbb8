"""Many games on an NVIDIA GPU, stepped and observed there, for a network that learns on the same device.

>>> batch = GpuBatchEnv(65_536, players=2, seed=7)      # needs CuPy; Numba's CUDA part the first time
>>> seen = batch.reset()                                # CuPy arrays, on the device
>>> actions = batch.choose()                            # or your policy: any action whose mask is 1
>>> seen = batch.step(actions)                          # the same arrays, overwritten

The arrays support DLPack: `torch.from_dlpack(seen.observations)` is the same memory as a PyTorch tensor. Games, seeds,
chance, rewards and automatic deals are those of `batch.BatchEnv`, game for game.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..bots.search.weights import standard_weights
from ..errors import IllegalPly, SetupError
from ..kernel.actions import DECISIONS
from ..kernel.codes import SEATS
from ..kernel.compiled import kept_folder
from ..kernel.random_play import MOST_LEGAL
from ..kernel.state import State
from . import gpu_threads
from .batch import TableOptions, lay_tables
from .gpu_game import Table
from .layout import OBSERVATION
from .rewards import reward_kind

if TYPE_CHECKING:
    from typing import Unpack

__all__ = ["GpuBatchEnv", "SeenOnGpu"]

THREADS = 32  # of a block: one warp; larger blocks are 1 % slower (lab.gpu_run)
WORDS = State.dtype.itemsize // 4


class SeenOnGpu(NamedTuple):
    """What a step shows, a row a game: arrays of the device that the next step overwrites."""

    observations: Any
    """uint8 `[games, OBSERVATION]`, from the deciding seat."""
    masks: Any
    """int8 `[games, DECISIONS]`, 1 for every legal decision."""
    seats: Any
    """int8 `[games]`, whose decision is due."""
    rewards: Any
    """float32 `[games, 4]`, of the game that this step ended, by seat."""
    terminated: Any
    """uint8 `[games]`, 1: this step ended the game by the rules."""
    truncated: Any
    """uint8 `[games]`, 1: this step ended it by the turn limit."""


class GpuBatchEnv:
    """N games side by side on a GPU, each dealt again when it ends."""

    def __init__(
        self,
        games: int,
        *,
        rewards: str = "win",
        kernels: str | os.PathLike[str] | None = None,
        **options: Unpack[TableOptions],
    ) -> None:
        """Set up a number of tables, with the options of `BatchEnv`.

        `kernels` is a folder with the PTX that `python -m redcathedral.envs.gpu_threads FOLDER` wrote, for a machine
        that has a GPU and no compiler.
        """
        self._cupy: Any = import_module("cupy")
        self._rewards = reward_kind(rewards)
        self.edition, laid = lay_tables(games, **options)
        """The component data."""
        self.games = games
        """How many games run side by side."""
        self._dealt = False
        tables = np.zeros(games, Table.dtype)
        for name in ("stream", "choosing", "players", "advanced", "turn_limit"):
            tables[name] = laid.slots[name]
        self._boxes = self._send(laid.boxes)
        self._weights = self._send(standard_weights().rows)
        self._tables = self._send(tables)
        cupy = self._cupy
        self._states = cupy.zeros((WORDS, games), np.int32)
        self._listed = cupy.zeros((MOST_LEGAL, games), np.int16)
        self._illegal = cupy.zeros(1, np.int32)
        self._actions = cupy.zeros(games, np.int64)
        self.seen = SeenOnGpu(
            observations=cupy.zeros((games, OBSERVATION), np.uint8),
            masks=cupy.zeros((games, DECISIONS), np.int8),
            seats=cupy.zeros(games, np.int8),
            rewards=cupy.zeros((games, SEATS), np.float32),
            terminated=cupy.zeros(games, np.uint8),
            truncated=cupy.zeros(games, np.uint8),
        )
        """What the last step showed."""
        self._kernels = Kernels(cupy, None if kernels is None else Path(kernels))

    def reset(self) -> SeenOnGpu:
        """Deal every game and show it."""
        self._step(deals_anew=True)
        self._dealt = True
        return self.seen

    def step(self, actions: Any, *, check: bool = False) -> SeenOnGpu:
        """Carry out one decision in every game; `actions` are whole numbers on the device, by CuPy or DLPack.

        A game whose action is illegal stays as it is. `check` raises `IllegalPly` for the one found last; it waits for
        the device, which a training loop that uses the masks can do without.
        """
        if not self._dealt:
            raise SetupError("nothing is dealt yet: reset the batch first")
        chosen = self._cupy.from_dlpack(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise SetupError(f"actions must be {self.games} whole numbers, not {chosen.dtype} of {chosen.shape}")
        self._actions[:] = chosen
        self._step(deals_anew=False)
        if check and int(self._illegal[0]):
            game = int(self._illegal[0]) - 1
            raise IllegalPly(f"game {game}: action {int(self._actions[game])} is not legal", position=f"game {game}")
        return self.seen

    def choose(self) -> Any:
        """Choose a legal action for every game at random, from streams of their own; gives the array of actions."""
        self._run("choose_actions", self._tables, self._listed, self._actions)
        return self._actions

    def choose_greedily(self) -> Any:
        """Have `greedy` choose for every game; gives the array of actions."""
        self._run("choose_greedily", self._states, self._weights, self._actions)
        return self._actions

    def state(self, game: int) -> State:
        """Give a copy of one game's state."""
        column: Any = self._cupy.asnumpy(self._states[:, game])
        return State(np.ascontiguousarray(column).view(State.dtype).reshape(()))

    def _step(self, *, deals_anew: bool) -> None:
        self.seen.observations.fill(0)  # observations and masks are written over zeros
        self.seen.masks.fill(0)
        self._illegal.fill(0)
        kept = self._boxes, self._tables, self._states, self._listed
        flags = np.int32(self._rewards), self._illegal, np.int32(deals_anew)
        self._run("step_games", *kept, *self.seen, self._actions, *flags)

    def _send(self, records: Any) -> Records:
        """Copy records to the device."""
        return Records(self._cupy.asarray(records.view(np.uint8)), len(records), records.itemsize)

    def _run(self, name: str, *values: Any) -> None:
        arguments: list[Any] = []
        for value in values:
            arguments += [value] if isinstance(value, np.int32) else as_numba_takes_it(value)
        blocks = (self.games + THREADS - 1) // THREADS
        self._kernels.get(name)((blocks,), (THREADS,), tuple(arguments))


class Records(NamedTuple):
    """A row of records on the device, which CuPy knows as bytes only."""

    memory: Any
    length: int
    size: int


def as_numba_takes_it(array: Any) -> list[np.int64]:
    """Pass an array as Numba's kernels take it: two null pointers, count, item size, data, shape and strides."""
    if isinstance(array, Records):
        values = [0, 0, array.length, array.size, array.memory.data.ptr, array.length, array.size]
    else:
        values = [0, 0, array.size, array.itemsize, array.data.ptr, *array.shape, *array.strides]
    return [np.int64(value) for value in values]


class Kernels:
    """The kernels as this device runs them: made once from their PTX and kept."""

    def __init__(self, cupy: Any, folder: Path | None = None) -> None:
        self._cupy = cupy
        self._capability = str(cupy.cuda.Device().compute_capability)
        self._folder = kept_folder(gpu_threads.kernels) if folder is None else folder
        self._loaded: dict[str, Any] = {}

    def get(self, name: str) -> Any:
        """Give a kernel, ready to run."""
        if name not in self._loaded:
            code = self._folder / f"{name}.sm_{self._capability}.cubin"
            if not code.exists():
                link = import_module("cupy.cuda.function").LinkState()
                link.add_ptr_data(self._ptx(name), f"{name}.ptx")
                write_whole(code, link.complete())
            self._loaded[name] = self._cupy.RawModule(path=str(code)).get_function(name)
        return self._loaded[name]

    def _ptx(self, name: str) -> bytes:
        """Read the PTX of a kernel, or compile it, which takes half a minute."""
        path = self._folder / f"{name}.ptx"
        if not path.exists():
            capability = int(self._capability[:-1]), int(self._capability[-1])
            write_whole(path, gpu_threads.kernels((name,), capability)[name].encode())
        return path.read_bytes()


def write_whole(path: Path, body: bytes) -> None:
    """Write a file that other processes see whole or not at all."""
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_bytes(body)
    part.replace(path)
