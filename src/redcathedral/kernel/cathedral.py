"""Small questions about the building site that several chapters ask."""

from .codes import BASE, DOME, MATERIALS, MIDDLE, NONE
from .state import State


def section_exists(s: State, tower: int, level: int) -> bool:
    """Return whether the plan of this game has such a section."""
    return tower < s.towers and level < s.height[tower]


def section_kind(s: State, tower: int, level: int) -> int:
    """S7: a tower is one base, its middles and one dome."""
    if level == 0:
        return BASE
    if level == s.height[tower] - 1:
        return DOME
    return MIDDLE


def first_unclaimed(s: State, tower: int) -> int:
    """C1: the one section of a tower that can be claimed, or NONE: the lowest without a banner."""
    for level in range(s.height[tower]):
        if s.owner[tower, level] == NONE:
            return level
    return NONE


def materials_missing(s: State, tower: int, level: int) -> int:
    """Count what a section still lacks; for Ivan any kind counts for any (A10)."""
    missing = 0
    for material in range(MATERIALS):
        missing += s.cost[tower, level, material] - s.delivered[tower, level, material]
    return missing


def sections_completed(s: State, seat: int) -> int:
    """Count the complete sections of a seat."""
    return s.completed[seat, BASE] + s.completed[seat, MIDDLE] + s.completed[seat, DOME]
