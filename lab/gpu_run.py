"""Run the kernels of `redcathedral.envs.gpu` on a GPU: the same games as anywhere, how fast, and whether all is sound.

    python -m redcathedral.envs.gpu_threads FOLDER            # anywhere with the extra `gpu`: compiles them
    python -m lab.gpu_run FOLDER same speed check             # on a machine with a GPU and CuPy; no Numba needed

`same` steps a small batch beside the interpreted rules and compares everything shown. `speed` measures. `check` plays
10^8 random games, with what must hold looked at in every position, and says with which seeds.
"""

import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import cupy
import numpy as np

from redcathedral import new_game
from redcathedral.bots import make_bot
from redcathedral.edition import load_edition
from redcathedral.kernel import compiled
from redcathedral.kernel.box import Deal, box_of
from redcathedral.kernel.invariants import NAMES
from redcathedral.kernel.state import State

if find_spec("numba") is None:  # a machine that only runs what another compiled
    compiled.compiled = lambda function: function

from redcathedral.envs import batch_kernel
from redcathedral.envs.batch import Seen, lay_tables, new_arrays
from redcathedral.envs.batch_kernel import MaskRow, Memory, ObservationRow, Rows, Scratch, Slot, Tables
from redcathedral.envs.gpu import THREADS, WORDS, GpuBatchEnv, Kernels, Records, as_numba_takes_it
from redcathedral.envs.gpu_game import Table

MOST_DECISIONS = 1_000_000
AT_ONCE = 262_144
# Games to check, 10^8 in all: seats, and how many each thread plays, on basic and advanced boards in turn.
CHECKED = ((1, 192), (2, 160), (3, 16), (4, 16))
GAMES_A_RUN = 16


class Runner:
    """The kernels, and the one box all games are dealt from."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.box = box_of(load_edition())
        self._kernels = Kernels(cupy, folder)
        self._boxes = records(self.box.array.reshape(1))

    def time(self, name: str, threads: int, *values: Any) -> float:
        """Run a kernel and give the seconds it took."""
        arguments: list[Any] = []
        for value in (self._boxes, *values):
            arguments += [value] if isinstance(value, np.int32) else as_numba_takes_it(value)
        kernel = self._kernels.get(name)
        cupy.cuda.Device().synchronize()
        start = time.perf_counter()
        kernel(((threads + THREADS - 1) // THREADS,), (THREADS,), tuple(arguments))
        cupy.cuda.Device().synchronize()
        return time.perf_counter() - start


def records(array: Any) -> Records:
    """Copy records to the device."""
    return Records(cupy.asarray(array.view(np.uint8)), len(array), array.itemsize)


def tables(threads: int, players: int, seed: int) -> Records:
    """Lay tables, basic and advanced in turn; thread i of a seed has the i-th row of NumPy's generator of that seed."""
    laid = np.zeros(threads, Table.dtype)
    laid["stream"] = np.random.default_rng(seed).integers(128, 1 << 32, laid["stream"].shape, dtype=np.int64)
    laid["players"] = players
    laid["advanced"] = np.arange(threads) % 2
    return records(laid)


def same(runner: Runner, games: int = 8, steps: int = 300) -> bool:
    """Step a batch on the device and the interpreted batch side by side; tell whether all they show is equal."""
    options: dict[str, Any] = {"players": [1, 2, 3, 4], "boards": ["basic", "advanced", "advanced"], "seed": 3}
    batch = GpuBatchEnv(games, turn_limit=12, kernels=runner.folder, **options)
    laid, seen = lay_tables(games, turn_limit=12, **options)[1], new_arrays(games)
    kinds = (Slot, State, Memory, Scratch, Deal)
    kept = Tables([runner.box], *(windows(kind, array) for kind, array in zip(kinds, laid[1:], strict=True)))
    rows = Rows(
        windows(ObservationRow, seen.observations.view(ObservationRow.dtype)[:, 0]),
        windows(MaskRow, seen.masks.view(MaskRow.dtype)[:, 0]),
        *seen[2:],
    )
    actions = np.zeros(games, np.int64)
    batch.reset()
    batch_kernel.reset_games(kept, rows, 0, 0, games)
    for step in range(steps):
        differs = [name for name in Seen._fields if not _same(getattr(seen, name), getattr(batch.seen, name))]
        if differs:
            print(f"step {step}: {', '.join(differs)} differ from what the interpreter shows")
            return False
        batch_kernel.choose_actions(kept, actions, 0, games)
        batch_kernel.step_games(kept, actions, 0, rows, 0, 0, games)
        batch.step(batch.choose(), check=True)
    chosen, greedy = cupy.asnumpy(batch.choose_greedily()), make_bot("greedy", 0)
    for game in range(games):
        position = new_game(2)
        position.state = batch.state(game)
        if greedy.choose(position) != chosen[game]:
            print(f"game {game}: greedy chooses another ply on the device")
            return False
    print(f"{games} games: {steps} steps equal the interpreter's, number for number")
    return True


def _same(here: Any, there: Any) -> bool:
    """Whether an array of this machine and one of the device hold the same numbers."""
    return bool(np.array_equal(here, cupy.asnumpy(there).astype(here.dtype)))


def windows(kind: Any, array: Any) -> list[Any]:
    """See every record of an array as the interpreter does."""
    return [kind(array[i : i + 1].reshape(())) for i in range(len(array))]


def speed(runner: Runner) -> bool:
    """Print plies a second of random play, and steps a second with observations and masks."""
    states = cupy.zeros((WORDS, AT_ONCE), np.int32)
    for players in (1, 2, 3, 4):
        decisions = cupy.zeros(AT_ONCE, np.int64)
        values = tables(AT_ONCE, players, 1), states, np.int32(2), np.int32(MOST_DECISIONS), decisions
        took = min(runner.time("play_games", AT_ONCE, *values) for _ in range(2))
        print(f"random play, {players} players, {AT_ONCE:,} games at once: {int(decisions.sum()) / took:,.0f} plies/s")
    sizes = (AT_ONCE, 4 * AT_ONCE)
    for games, players in ((16_384, 2), (65_536, 2), *((size, seats) for size in sizes for seats in (1, 2, 3, 4))):
        batch = GpuBatchEnv(games, players=players, kernels=runner.folder)
        batch.reset()
        for _ in range(100):
            batch.step(batch.choose())
        cupy.cuda.Device().synchronize()
        start = time.perf_counter()
        for _ in range(100):
            batch.step(batch.choose())
        cupy.cuda.Device().synchronize()
        took = time.perf_counter() - start
        print(f"batch, {players} players, {games:,} games: {100 * games / took:,.0f} steps/s, observations and masks")
    batch = GpuBatchEnv(16_384, players=2, kernels=runner.folder)
    batch.reset()
    times = []
    for _ in range(20):
        cupy.cuda.Device().synchronize()
        start = time.perf_counter()
        batch.choose_greedily()
        cupy.cuda.Device().synchronize()
        times.append(time.perf_counter() - start)
        batch.step(batch.choose())
    print(f"greedy, 2 players, 16,384 games: {16_384 / sorted(times)[10]:,.0f} choices/s")
    return True


def check(runner: Runner) -> bool:
    """Play 10^8 games and look at every position."""
    played = decisions = seed = 0
    for players, games in CHECKED:
        start = time.perf_counter()
        for _ in range(games // GAMES_A_RUN):
            seed += 1
            result = cupy.zeros((AT_ONCE, 3), np.int64)
            runner.time("check_games", AT_ONCE, tables(AT_ONCE, players, seed), np.int32(GAMES_A_RUN), result)
            found = cupy.asnumpy(result)
            broken = np.flatnonzero(found[:, 1])
            for thread in broken[:5]:
                print(f"seed {seed}, thread {thread}, game {found[thread, 2]}: {NAMES[int(found[thread, 1])]}")
            if len(broken):
                return False
            played += AT_ONCE * GAMES_A_RUN
            decisions += int(found[:, 0].sum())
        print(f"{players} players: {time.perf_counter() - start:.0f} s", flush=True)
    print(f"{played:,} games, {decisions:,} decisions, seeds 1 to {seed}: nothing broken")
    return True


if __name__ == "__main__":
    run = Runner(Path(sys.argv[1]))
    sys.exit(0 if all({"same": same, "speed": speed, "check": check}[name](run) for name in sys.argv[2:]) else 1)
