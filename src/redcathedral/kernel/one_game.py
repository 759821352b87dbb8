"""One game, one ply at a time: everything a game at a prompt needs from the rules, in one call."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from . import refusals as no
from .random_play import MOST_LEGAL
from .rules import apply, legal, refusal
from .struct import Grid

LOOK: Final = -1  # no action: only list what is legal


def advance(states: Any, action: int, listed: Grid) -> int:
    """Carry out an action in the first of `states` and list what is legal then; LOOK carries nothing out.

    Gives how many were listed, or, if the action is not legal, the code of its refusal with a minus before it.
    The state comes in an array, because compiled functions take that in a thirtieth of the time of a record.
    """
    s = states[0]
    if action != LOOK:
        code = refusal(s, action)
        if code != no.ALLOWED:
            return -code
        apply(s, action)
    return legal(s, listed)


def room_for_actions() -> NDArray[np.intp]:
    """Make room for any list of legal actions, as NumPy likes to have indices."""
    return np.zeros(MOST_LEGAL, np.intp)
