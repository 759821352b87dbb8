"""Compile random play for an NVIDIA GPU from the very functions the CPU runs, and write the PTX.

    python -m lab.gpu_ptx random_play.ptx       # needs the extra `gpu`, but no GPU

One thread plays one game: `random_play(states, outs, streams, most, decisions)`, arrays over games.
`lab/gpu_run.py` runs it on a machine with a GPU and CuPy.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np

from redcathedral.kernel.compiled import twin
from redcathedral.kernel.random_play import play_randomly
from redcathedral.kernel.state import State

COMPUTE_CAPABILITY = (9, 0)


def compile_ptx() -> str:
    """Give the PTX of the batch kernel."""
    cuda: Any = import_module("numba.cuda")
    from_dtype, int16, int64, void = (
        getattr(import_module("numba"), n) for n in ("from_dtype", "int16", "int64", "void")
    )
    play = twin(play_randomly)

    def random_play(states: Any, outs: Any, streams: Any, most: int, decisions: Any) -> None:
        game = cuda.grid(1)
        if game < states.shape[0]:
            decisions[game] = play(states[game], outs[game], streams[game], most)

    state = from_dtype(State.dtype)
    signature = void(state[::1], int16[:, ::1], int64[:, ::1], int64, int64[::1])
    # The compiler asks the driver for the device at hand; here a stand-in answers.
    device = mock.Mock(compute_capability=COMPUTE_CAPABILITY)
    with mock.patch("numba.cuda.dispatcher.get_current_device", return_value=device, create=True):
        ptx, _ = cuda.compile_ptx(random_play, signature, cc=COMPUTE_CAPABILITY)
    return str(ptx)


if __name__ == "__main__":
    np.seterr(all="raise")
    Path(sys.argv[1]).write_text(compile_ptx(), encoding="utf-8")
