"""E1, X1. How a game ends, and how the turn passes on until then."""

from .cathedral import sections_completed
from .codes import NONE, OVER_BY_SIXTH_SECTION, OVER_BY_TURN_LIMIT, PHASE_OVER
from .state import State
from .track import gain_prestige
from .turn import clear_turn

SECTIONS_TO_END = 6  # as many as a seat has banners
PRESTIGE_FOR_ENDING = 3


def note_sixth_section(s: State, seat: int) -> None:
    """E1, A12: the first seat with six complete sections calls the end and gains 3 prestige, in solo nobody does."""
    if s.ender == NONE and sections_completed(s, seat) == SECTIONS_TO_END:
        s.ender = seat
        if not s.solo:
            gain_prestige(s, seat, PRESTIGE_FOR_ENDING)


def pass_on(s: State) -> None:
    """T4, E1, X1: clockwise, until the seat that called the end would be next, or the limit is reached."""
    following = (s.seat + 1) % s.seats
    clear_turn(s)
    if s.ender == following:
        s.over_reason = OVER_BY_SIXTH_SECTION
        s.phase = PHASE_OVER
    elif s.turn_limit > 0 and s.turn_number >= s.turn_limit:
        s.over_reason = OVER_BY_TURN_LIMIT
        s.phase = PHASE_OVER
    else:
        s.seat = following
        s.turn_number += 1
