"""A search of one position by one thread: the compiled search, and the memory it works on."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ...game.game import new_game
from ...kernel.codes import NONE
from ...kernel.compiled import compiled
from ...kernel.state import State
from ...kernel.stream import new_stream
from .boards import room_for_lists
from .memory import LOST
from .search import ROOT_BOARD, SEARCH_BOARDS, Search, search_on, standard_settings
from .tree import Tree
from .weights import Appraisal, standard_weights

if TYPE_CHECKING:
    from ...kernel.struct import Struct
    from .search import Settings
    from .weights import Weights


@cache
def search_function() -> Any:
    """Give the compiled search; its first call loads or compiles it."""
    return compiled(search_on)


class SearchThread:
    """A search of one position, with luck of its own."""

    def __init__(
        self, seed: int | str, index: int, settings: Settings | None = None, weights: Weights | None = None
    ) -> None:
        self._boards = np.zeros(SEARCH_BOARDS, State.dtype)
        self._out = room_for_lists()
        self._weights = _row(weights or standard_weights())
        self._settings = _row(settings or standard_settings())
        self._appraisal = np.zeros(1, Appraisal.dtype)
        self._search = np.zeros(1, Search.dtype)
        self._tree = np.zeros(1, Tree.dtype)
        self.search = Search(self._search.reshape(()))  # a window on the same memory
        number = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")
        self._stream = new_stream(number, index)

    def begin(self, state: State, must: int = NONE) -> None:
        """Begin the search of a position: list the plies worth playing on, and the one that `must` be."""
        self._boards[ROOT_BOARD] = state.array
        self.search.plies = 0
        self.search.must = must
        self.play(0)

    def begin_anywhere(self) -> None:
        """Begin with some position, to have something to run on."""
        self.begin(new_game(seed=0).state)

    def follow(self, other: SearchThread) -> None:
        """Begin with the position and the plies of another."""
        self._boards[ROOT_BOARD] = other._boards[ROOT_BOARD]
        self.search.assign(other.search)
        self._tree[:] = other._tree
        self._tree["played_path"] = LOST  # the boards kept stay with the other

    def drop(self, total: Search) -> None:
        """Take over which plies are still in the race."""
        self._search["playing"], self._search["alive"] = total.array["playing"], total.alive

    def play(self, rounds: int) -> None:
        """Play rounds, without the interpreter's lock."""
        search_function()(
            self._boards,
            self._out,
            self._weights[0],
            self._appraisal[0],
            self._settings[0],
            self._search[0],
            self._tree[0],
            self._stream,
            rounds,
        )


def _row(struct: Struct) -> Any:
    row = np.zeros(1, struct.dtype)
    row[0] = struct.array
    return row
