"""One tree and all a compiled search needs around it: what a thread works on."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from ..game.game import new_game
from ..kernel.state import State
from ..kernel.stream import new_stream
from .boards import room_for_lists
from .search import ROOT_BOARD, SCRATCH, SEARCH_BOARDS, Habits, Node, Search, standard_habits
from .turns import decider
from .warm_up import search_function
from .weights import Sheet, Weights, standard_weights

ROOT = 1  # the first node that is used


class Worker:
    """A search of one position."""

    def __init__(self, nodes: int, seed: int | str, index: int) -> None:
        self.nodes = nodes
        self._boards = np.zeros(SEARCH_BOARDS, State.dtype)
        self._tree = np.empty(nodes + SCRATCH, Node.dtype)
        self._out = room_for_lists()
        self._weights = _row(Weights, standard_weights())
        self._habits = _row(Habits, standard_habits())
        self._sheet = np.zeros(1, Sheet.dtype)
        self._search = np.zeros(1, Search.dtype)
        number = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")
        self._stream = new_stream(number, index)

    def begin(self, state: State) -> None:
        """Forget the tree and begin one for a position."""
        self._boards[ROOT_BOARD] = state.array
        search = self._search[0]
        search["root"], search["used"], search["seat"] = ROOT, ROOT + 1, decider(state)
        self._tree[ROOT] = np.zeros((), Node.dtype)

    def begin_anywhere(self) -> None:
        """Begin with some position, to have something to run on."""
        self.begin(new_game(seed=0).state)

    def go_on(self, action: int, state: State) -> bool:
        """Make the position after a ply of the root the new root, with all that is known of it; False: nothing is."""
        child = self.child(action)
        if child is None or self._tree[child]["first"] == 0 or 2 * self._search[0]["used"] > self.nodes:
            return False
        self._boards[ROOT_BOARD] = state.array
        self._search[0]["root"] = child
        return True

    def child(self, action: int) -> int | None:
        """Give the root's node for a ply."""
        children = self.children()
        found = np.flatnonzero(children["action"] == action)
        return int(self._tree[self._search[0]["root"]]["first"] + found[0]) if len(found) else None

    def children(self) -> Any:
        """Give the nodes of the root's plies."""
        root = self._tree[self._search[0]["root"]]
        return self._tree[root["first"] : root["first"] + root["children"]]

    @property
    def visits(self) -> int:
        """How often the root was visited."""
        return int(self._tree[self._search[0]["root"]]["visits"])

    def lead(self) -> int:
        """By how many visits the first ply is ahead of the second."""
        visits = np.sort(self.children()["visits"])
        if len(visits) == 0:
            return 0
        return int(visits[-1] - visits[-2]) if len(visits) > 1 else self.visits + 1

    def simulate(self, number: int) -> None:
        """Run simulations, without the interpreter's lock."""
        search_function()(
            self._boards,
            self._tree,
            self._out,
            self._weights[0],
            self._sheet[0],
            self._habits[0],
            self._search[0],
            self._stream,
            number,
        )


def _row(kind: Any, record: Any) -> Any:
    row = np.zeros(1, kind.dtype)
    row[0] = record.array
    return row
