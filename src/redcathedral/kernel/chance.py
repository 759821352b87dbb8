"""Chance: which results are possible, all equally likely, and what they do (M6, T3, A5, A11)."""

from typing import Final

import numpy as np

from . import refusals as no
from .actions import (
    CARD_ORDERS,
    PAIRS,
    ROLL_ONE,
    ROLL_THREE,
    ROLL_TWO,
    SHUFFLE,
    SINGLES,
    TRIPLES,
)
from .codes import DICE, NONE, PHASE_OVER, PHASE_ROLL, PHASE_SHUFFLE
from .ivan import act, deal_tiles, next_turn
from .state import State
from .struct import Grid

# For a set of dice (bit d: die d) on the space rolled: the id of the first result, and the number of results.
FIRST_OF_SET: Final[Grid] = np.zeros(1 << DICE, dtype=np.int64)
RESULTS_OF_SET: Final[Grid] = np.zeros(1 << DICE, dtype=np.int64)
for _sets, _first in ((SINGLES, ROLL_ONE), (PAIRS, ROLL_TWO), (TRIPLES, ROLL_THREE)):
    for _rank, _dice in enumerate(_sets):
        _set = sum(1 << int(die) for die in _dice)
        RESULTS_OF_SET[_set] = 6 ** len(_dice)
        FIRST_OF_SET[_set] = _first + _rank * RESULTS_OF_SET[_set]


def is_chance(s: State) -> bool:
    """Return whether the game waits for chance."""
    return s.phase in (PHASE_ROLL, PHASE_SHUFFLE)


def rolled_dice(s: State) -> int:
    """Give the dice that are rolled, bit d for die d."""
    rolled = 0
    for die in range(DICE):
        rolled |= (s.die_space[die] == s.roll_space) << die
    return rolled


def first_result(s: State) -> int:
    """Give the id of the first possible result; the others follow it without a gap."""
    return SHUFFLE if s.phase == PHASE_SHUFFLE else FIRST_OF_SET[rolled_dice(s)]


def count_results(s: State) -> int:
    """Count the possible results."""
    return len(CARD_ORDERS) if s.phase == PHASE_SHUFFLE else RESULTS_OF_SET[rolled_dice(s)]


def refuse_result(s: State, action: int) -> int:
    """Refuse a result when none is due, of the wrong sort, or of other dice than those on the space."""
    if s.phase == PHASE_OVER:
        return no.GAME_OVER
    if not is_chance(s):
        return no.NO_CHANCE_DUE
    if s.phase == PHASE_SHUFFLE:
        return no.NOT_A_SHUFFLE if action < SHUFFLE else no.ALLOWED
    if action >= SHUFFLE:
        return no.NOT_A_ROLL
    first = first_result(s)
    return no.ALLOWED if first <= action < first + count_results(s) else no.WRONG_DICE


def apply_result(s: State, action: int) -> None:
    """M6, T3, A5, A11: the dice of the space show new values, or Ivan's tiles lie in a new order; play continues."""
    if action >= SHUFFLE:
        deal_tiles(s, CARD_ORDERS, action - SHUFFLE)
        return
    values = action - first_result(s)
    for die in range(DICE - 1, -1, -1):  # the last die's value changes fastest
        rolled = s.die_space[die] == s.roll_space  # written in any case: no branch to mispredict
        s.die_value[die] = values % 6 + 1 if rolled else s.die_value[die]
        values = values // 6 if rolled else values
    s.roll_space = NONE
    if s.ivan_acting != NONE:
        act(s)
    elif s.resume_phase != NONE:
        s.phase = s.resume_phase
        s.resume_phase = NONE
    else:
        next_turn(s)
