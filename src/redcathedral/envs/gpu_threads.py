"""The kernels of a batch on a GPU: one thread per game. Compiling them needs `numba-cuda` (extra `gpu`), but no GPU.

    python -m redcathedral.envs.gpu_threads FOLDER      # writes a PTX file for each

In memory shared by all threads, states are stored in columns: word i of all games side by side, so that the threads of
a warp read neighboring words. A thread copies its column to its own memory, where the same record declaration names the
fields, and back at the end.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.search.boards import ROOM
from ..bots.search.turns import BOARDS, greedy_ply
from ..bots.search.weights import Appraisal, Weights
from ..kernel.box import Box, Deal
from ..kernel.codes import SEATS
from ..kernel.random_play import MOST_LEGAL
from ..kernel.state import State
from . import gpu_game
from .gpu_compiler import device_twin, to_ptx
from .gpu_game import TERMINATED, TRUNCATED, Desk, Table

WORDS = State.dtype.itemsize // 4
CAPABILITY = (9, 0)
KERNELS = ("step_games", "choose_actions", "choose_greedily", "play_games", "check_games")


def in_words(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Give the same record with one more field over all of it: `words`."""
    fields: Any = dtype.fields
    return np.dtype(
        {
            "names": [*fields, "words"],
            "formats": [*(field[0] for field in fields.values()), (np.int32, (dtype.itemsize // 4,))],
            "offsets": [*(field[1] for field in fields.values()), 0],
            "itemsize": dtype.itemsize,
        }
    )


def kernels(names: tuple[str, ...] = KERNELS, capability: tuple[int, int] = CAPABILITY) -> dict[str, str]:
    """Compile kernels; gives the PTX of each by its name."""
    numba: Any = import_module("numba")
    cuda: Any = import_module("numba.cuda")
    state, box, deal, desk, table, weights, appraisal = (
        numba.from_dtype(dtype)
        for dtype in (in_words(State.dtype), *(kind.dtype for kind in (Box, Deal, Desk, Table, Weights, Appraisal)))
    )
    deal_game, is_listed, carry_out, show, choose_listed, play_many, check_many, greedy = map(
        device_twin,
        (
            gpu_game.deal_game,
            gpu_game.is_listed,
            gpu_game.carry_out,
            gpu_game.show,
            gpu_game.choose_listed,
            gpu_game.play_many,
            gpu_game.check_many,
            greedy_ply,
        ),
    )
    int8, uint8, int16, int32, int64, float32 = (
        getattr(numba, name) for name in ("int8", "uint8", "int16", "int32", "int64", "float32")
    )

    def step_games(
        boxes: Any,
        tables: Any,
        states: Any,
        listed: Any,
        observations: Any,
        masks: Any,
        seats: Any,
        rewards: Any,
        terminated: Any,
        truncated: Any,
        actions: Any,
        kind: Any,
        illegal: Any,
        deals_anew: Any,
    ) -> None:
        game = cuda.grid(1)
        if game < tables.shape[0]:
            s = cuda.local.array(1, state, alignment=8)[0]
            deals = cuda.local.array(1, deal, alignment=8)
            desks = cuda.local.array(1, desk, alignment=8)
            out = cuda.local.array(MOST_LEGAL, int16)
            table = tables[game]
            for i in range(WORDS):
                s.words[i] = states[i, game]
            ended = 0
            for seat in range(rewards.shape[1]):
                rewards[game, seat] = 0.0
            if deals_anew:
                deal_game(boxes[0], deals[0], desks[0], table, s)
            elif is_listed(listed, game, table.count, actions[game]):
                ended = carry_out(boxes[0], deals[0], desks[0], table, s, actions[game], kind, rewards[game])
            else:
                illegal[0] = game + 1
            terminated[game] = ended == TERMINATED
            truncated[game] = ended == TRUNCATED
            seats[game] = show(s, table, out, masks[game], observations[game])
            for i in range(table.count):
                listed[i, game] = out[i]
            for i in range(WORDS):
                states[i, game] = s.words[i]

    def choose_actions(tables: Any, listed: Any, actions: Any) -> None:
        game = cuda.grid(1)
        if game < tables.shape[0]:
            actions[game] = choose_listed(tables[game], listed, game)

    def choose_greedily(states: Any, weighed: Any, actions: Any) -> None:
        game = cuda.grid(1)
        if game < actions.shape[0]:
            boards = cuda.local.array(BOARDS, state, alignment=8)
            appraisals = cuda.local.array(1, appraisal, alignment=8)
            room = cuda.local.array(ROOM, int16)
            for seat in range(SEATS):
                appraisals[0].passed[seat] = 0  # an index that is kept from one appraisal to the next
            for i in range(WORDS):
                boards[0].words[i] = states[i, game]
            actions[game] = greedy(boards, room, weighed[0], appraisals[0])

    def play_games(boxes: Any, tables: Any, states: Any, games: Any, most: Any, decisions: Any) -> None:
        thread = cuda.grid(1)
        if thread < tables.shape[0]:
            s = cuda.local.array(1, state, alignment=8)[0]
            deals = cuda.local.array(1, deal, alignment=8)
            desks = cuda.local.array(1, desk, alignment=8)
            out = cuda.local.array(MOST_LEGAL, int16)
            for i in range(WORDS):
                s.words[i] = 0
            decisions[thread] = play_many(boxes[0], deals[0], desks[0], tables[thread], s, out, games, most)
            for i in range(WORDS):
                states[i, thread] = s.words[i]

    def check_games(boxes: Any, tables: Any, games: Any, result: Any) -> None:
        thread = cuda.grid(1)
        if thread < tables.shape[0]:
            s = cuda.local.array(1, state, alignment=8)[0]
            deals = cuda.local.array(1, deal, alignment=8)
            desks = cuda.local.array(1, desk, alignment=8)
            out = cuda.local.array(MOST_LEGAL, int16)
            for i in range(WORDS):
                s.words[i] = 0
            check_many(boxes[0], deals[0], desks[0], tables[thread], s, out, games, result, thread)

    shown = (uint8[:, ::1], int8[:, ::1], int8[::1], float32[:, ::1], uint8[::1], uint8[::1])
    kept = (box[::1], table[::1], int32[:, ::1], int16[:, ::1])
    wanted: dict[str, tuple[Any, tuple[Any, ...]]] = {
        "step_games": (step_games, (*kept, *shown, int64[::1], int32, int32[::1], int32)),
        "choose_actions": (choose_actions, (table[::1], int16[:, ::1], int64[::1])),
        "choose_greedily": (choose_greedily, (int32[:, ::1], weights[::1], int64[::1])),
        "play_games": (play_games, (box[::1], table[::1], int32[:, ::1], int32, int32, int64[::1])),
        "check_games": (check_games, (box[::1], table[::1], int32, int64[:, ::1])),
    }
    return {name: to_ptx(wanted[name][0], numba.void(*wanted[name][1]), capability) for name in names}


def main() -> None:
    """Write the PTX of every kernel, or of those named, into a folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in tuple(sys.argv[2:]) or KERNELS:
        (folder / f"{name}.ptx").write_text(kernels((name,))[name], encoding="utf-8")


if __name__ == "__main__":
    main()
