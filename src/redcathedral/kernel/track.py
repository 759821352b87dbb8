"""P. Points: one marker, one track, two kinds of point."""

from .codes import PRESTIGE_SPACES, TRACK_SPACES
from .state import State


def spaces_passed(s: State, here: float) -> int:
    """Count the prestige spaces of a lap up to a space; they rise, so halving finds it."""
    passed = 0
    for stride in (32, 16, 8, 4, 2, 1):
        reach = min(passed + stride, PRESTIGE_SPACES)
        passed = reach if s.prestige_space[reach - 1] <= here else passed
    return passed


def gain_recognition(s: State, seat: int, points: int) -> None:
    """P1: recognition moves the marker that many spaces."""
    s.score[seat] += points


def lose_recognition(s: State, seat: int, points: int) -> None:
    """P1: and back, never below 0."""
    s.score[seat] = max(0, s.score[seat] - points)


def gain_prestige(s: State, seat: int, points: int) -> None:
    """P2, P4: each prestige moves the marker forward to the next prestige space, over the end of the lap if need be."""
    for _ in range(points):
        lap = s.score[seat] // TRACK_SPACES
        here = s.score[seat] % TRACK_SPACES
        s.score[seat] = lap * TRACK_SPACES + s.prestige_space[spaces_passed(s, here)]


def can_pay_prestige(s: State, seat: int) -> bool:
    """P3: space 0 is no prestige space; without one strictly behind there is nothing to pay with."""
    return s.score[seat] > s.prestige_space[0]


def lose_prestige(s: State, seat: int) -> None:
    """P2, P4: one prestige moves the marker back to the nearest prestige space strictly behind it."""
    before = s.score[seat] - 1
    lap = before // TRACK_SPACES
    here = before % TRACK_SPACES
    passed = spaces_passed(s, here)
    behind = s.prestige_space[passed - 1] if passed > 0 else 0  # else the last space of the lap before, also one
    s.score[seat] = lap * TRACK_SPACES + behind


def prestige_of(s: State, seat: int) -> int:
    """P5, E2: the last prestige space reached, 40 for each lap."""
    return PRESTIGE_SPACES * (s.score[seat] // TRACK_SPACES) + spaces_passed(s, s.score[seat] % TRACK_SPACES)
