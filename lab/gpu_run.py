"""Run random play on a GPU and check it against the interpreter, record for record.

    python -m lab.gpu_run random_play.ptx [games]     # needs a GPU and CuPy; no Numba

The PTX comes from lab/gpu_ptx.py. Every game of a sample is played again by the interpreted rules with the same
stream: the final records must be equal byte for byte.
"""

import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import redcathedral as rc
from redcathedral.kernel.random_play import MOST_LEGAL, play_randomly
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import STREAM_SIZE

MOST_DECISIONS = 5_000
THREADS = 128
DEALS = 16
SAMPLE = 64


def flat(array: Any) -> list[np.int64]:
    """Pass an array as Numba's kernels take it: two null pointers, count, item size, data, shape and strides."""
    values = [0, 0, array.size, array.itemsize, array.data.ptr, *array.shape, *array.strides]
    return [np.int64(value) for value in values]


def main() -> int:
    """Play, time and compare."""
    cupy: Any = import_module("cupy")  # only on a machine with a GPU

    games = int(sys.argv[2]) if len(sys.argv) > 2 else 131_072
    tables = [(players, boards) for players in (1, 2, 3, 4) for boards in ("basic", "advanced")]
    openings = [rc.new_game(*table[:1], boards=table[1], seed=i).state for table in tables for i in range(DEALS)]
    starts = np.zeros(games, State.dtype)
    for i, opening in enumerate(openings):
        starts[i :: len(openings)] = opening.array
    streams = np.random.default_rng(1).integers(128, 1 << 32, (games, STREAM_SIZE), dtype=np.int64)
    kernel = cupy.RawModule(path=sys.argv[1]).get_function(entry_name(sys.argv[1]))
    words = starts.dtype.itemsize // 4

    def play() -> tuple[Any, Any, float]:
        states = cupy.asarray(starts.view(np.int32).reshape(games, words))
        outs = cupy.zeros((games, MOST_LEGAL), np.int16)
        decisions = cupy.zeros(games, np.int64)
        seeds = cupy.asarray(streams)
        arguments = [np.int64(v) for v in (0, 0, games, words * 4, states.data.ptr, games, words * 4)]
        arguments += flat(outs) + flat(seeds) + [np.int64(MOST_DECISIONS)] + flat(decisions)
        cupy.cuda.Device().synchronize()
        start = time.perf_counter()
        kernel(((games + THREADS - 1) // THREADS,), (THREADS,), tuple(arguments))
        cupy.cuda.Device().synchronize()
        return states, decisions, time.perf_counter() - start

    play()
    states, decisions, took = play()
    played = int(decisions.sum())
    print(f"{games:,} games at once, {played:,} decisions in {took:.3f} s: {played / took:,.0f} plies/s")
    ended = cupy.asnumpy(states).reshape(-1).view(State.dtype)
    for i in range(SAMPLE):
        s = State(starts[i : i + 1].copy().reshape(()))
        count = play_randomly(s, [0] * MOST_LEGAL, streams[i].tolist(), MOST_DECISIONS)
        if count != int(decisions[i]) or s.array.tobytes() != ended[i].tobytes():
            print(f"game {i} differs from the interpreted one")
            return 1
    print(f"{SAMPLE} games equal the interpreted ones, byte for byte")
    return 0


def entry_name(path: str) -> str:
    """Find the kernel's mangled name."""
    line = next(line for line in Path(path).read_text(encoding="utf-8").splitlines() if ".visible .entry" in line)
    return line.split("entry")[1].strip(" (")


if __name__ == "__main__":
    sys.exit(main())
