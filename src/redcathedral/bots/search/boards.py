"""Rows of structs to try plies on, and lists of results: one source for interpreted and compiled code.

Compiled code gets an array of records, where `boards[1] = s` copies and `boards[1]` is a view. `Rows` does the same
for plain Python.
"""

from typing import Any, Generic, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from ...kernel.random_play import MOST_LEGAL
from ...kernel.state import State
from ...kernel.struct import Grid, Struct

ROOM = 4 * MOST_LEGAL  # for the legal lists of nested trials, one behind the other

R = TypeVar("R", bound=Struct)


class Floats(Protocol):
    """An array field of fractions, or a row of them."""

    def __getitem__(self, index: Any, /) -> float:
        """Read one cell."""
        ...

    def __setitem__(self, index: Any, value: float, /) -> None:
        """Write one cell."""
        ...


class Room(Protocol):
    """Room for a list of numbers, and behind it, `room[n:]`, for another: GPUs let no function hand that out."""

    def __getitem__(self, index: Any, /) -> Any:
        """Read one number, or give the room behind some."""
        ...

    def __setitem__(self, index: Any, value: int, /) -> None:
        """Write one number."""
        ...


class Rows(Generic[R]):
    """A row of records for interpreted code."""

    def __init__(self, kind: type[R], number: int, filled_with: R | None = None) -> None:
        self._windows = [kind() if filled_with is None else filled_with.copy() for _ in range(number)]

    def __len__(self) -> int:
        return len(self._windows)

    def __getitem__(self, at: int) -> R:
        return self._windows[at]

    def __setitem__(self, at: int, record: R) -> None:
        self._windows[at].assign(record)


BoardRow = Rows[State]


def keep_best(actions: Grid, guesses: Floats, count: int, most: int, action: int, guess: float) -> int:
    """Keep an action among the `count` best, in the order of their guesses; gives how many there are now.

    Of two with the same guess, which lead to the same line, the first is enough.
    """
    for i in range(count):
        if guesses[i] == guess:
            return count
    if count < most:
        count += 1
    elif guess <= guesses[count - 1]:
        return count
    at = count - 1
    while at > 0 and guesses[at - 1] < guess:
        guesses[at] = guesses[at - 1]
        actions[at] = actions[at - 1]
        at -= 1
    guesses[at] = guess
    actions[at] = action
    return count


def room_for_lists() -> NDArray[Any]:
    """Give room for the legal lists of nested trials."""
    return np.zeros(ROOM, np.int64)
