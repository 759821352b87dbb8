"""All that a compiled search needs around it: what a thread works on."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from ..game.game import new_game
from ..kernel.codes import NONE
from ..kernel.rules import apply
from ..kernel.state import State
from ..kernel.stream import new_stream
from .mind.boards import room_for_lists
from .mind.search import ROOT_BOARD, SEARCH_BOARDS, Habits, Search, standard_habits
from .mind.tree import Tree
from .mind.weights import Sheet, Weights, standard_weights
from .warm_up import search_function


class Worker:
    """A search of one position, with luck of its own."""

    def __init__(self, seed: int | str, index: int) -> None:
        self._boards = np.zeros(SEARCH_BOARDS, State.dtype)
        self._out = room_for_lists()
        self._weights = _row(Weights, standard_weights())
        self._habits = _row(Habits, standard_habits())
        self._sheet = np.zeros(1, Sheet.dtype)
        self._search = np.zeros(1, Search.dtype)
        self._tree = np.zeros(1, Tree.dtype)
        self.search = Search(self._search.reshape(()))  # a window on the same memory
        number = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")
        self._stream = new_stream(number, index)

    def begin(self, state: State, must: int = NONE) -> None:
        """Begin the search of a position: list the plies worth playing on, and the one that `must` be."""
        self.search.last = self._ply_to(state)
        self._boards[ROOT_BOARD] = state.array
        self.search.plies = 0
        self.search.must = must
        self.play(0)

    def _ply_to(self, state: State) -> int:
        """Say which ply of the search before leads to a position of the same turn."""
        before = State(self._boards[ROOT_BOARD : ROOT_BOARD + 1].reshape(()))
        if (before.turn_number, before.seat) == (state.turn_number, state.seat):
            for ply in range(self.search.plies):
                after = before.copy()
                apply(after, self.search.action[ply])
                if after == state:
                    return ply
        return NONE

    def begin_anywhere(self) -> None:
        """Begin with some position, to have something to run on."""
        self.begin(new_game(seed=0).state)

    def follow(self, other: Worker) -> None:
        """Begin with the position and the plies of another."""
        self._boards[ROOT_BOARD] = other._boards[ROOT_BOARD]
        self.search.assign(other.search)
        self._tree[:] = other._tree

    def drop(self, total: Search) -> None:
        """Take over which plies are still in the race."""
        self._search["playing"], self._search["alive"] = total.array["playing"], total.alive

    def play(self, rounds: int) -> None:
        """Play rounds, without the interpreter's lock."""
        search_function()(
            self._boards,
            self._out,
            self._weights[0],
            self._sheet[0],
            self._habits[0],
            self._search[0],
            self._tree[0],
            self._stream,
            rounds,
        )


def _row(kind: Any, record: Any) -> Any:
    row = np.zeros(1, kind.dtype)
    row[0] = record.array
    return row
