"""What must hold in every position, whatever was played: checked at every ply of the random games that test the rules.

`first_violation` returns 0 or the number of what is broken; `NAMES` says it in words.
"""

from typing import Final

from .actions import DECISIONS
from .box import Box
from .cathedral import section_kind
from .chance import is_chance
from .claim import banners_left
from .codes import (
    DICE,
    IVAN_SEAT,
    MATERIALS,
    NONE,
    PHASE_OVER,
    SPACES,
    WORKSHOP_SPACES,
)
from .random_play import sample_chance
from .refusals import ALLOWED
from .rules import apply, legal, refusal
from .state import State
from .stream import below
from .struct import Grid
from .turn import dice_on
from .workshop import inventory_room

SOUND: Final = 0
MATERIALS_LOST: Final = 1
BELOW_ZERO: Final = 2
OVER_CAPACITY: Final = 3
DICE_MISPLACED: Final = 4
BANNERS_LOST: Final = 5
COUNT_DRIFTED: Final = 6
SECTION_UNSOUND: Final = 7
TILES_LOST: Final = 8
NO_WAY_ON: Final = 9
LIST_UNORDERED: Final = 10
LIST_AND_REFUSAL_DIFFER: Final = 11

NAMES: Final = {
    MATERIALS_LOST: "materials appeared or vanished",
    BELOW_ZERO: "a count below zero",
    OVER_CAPACITY: "more in an inventory than it has room for",
    DICE_MISPLACED: "a die off the market, or more than three on a space",
    BANNERS_LOST: "a seat has not six banners",
    COUNT_DRIFTED: "the count of complete sections or ornaments is wrong",
    SECTION_UNSOUND: "a section is in an impossible state",
    TILES_LOST: "tiles in a workshop and sections claimed differ",
    NO_WAY_ON: "nothing is legal and the game is not over",
    LIST_UNORDERED: "the legal list is not rising",
    LIST_AND_REFUSAL_DIFFER: "an action is listed and refused, or neither",
}


def first_violation(s: State, box: Box) -> int:
    """Give the first thing that is wrong with a position, SOUND if nothing is."""
    for material in range(MATERIALS):
        if material_count(s, material) != box.supply[material]:
            return MATERIALS_LOST
        if s.supply[material] < 0 or s.ivan_inventory[material] < 0 or s.ivan_construction[material] < 0:
            return BELOW_ZERO
    for die in range(DICE):
        if not (0 <= s.die_space[die] < SPACES and 1 <= s.die_value[die] <= 6 and dice_on(s, s.die_space[die]) <= 3):
            return DICE_MISPLACED
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            if not section_is_sound(s, tower, level):
                return SECTION_UNSOUND
    for seat in range(s.seats):
        violation = seat_violation(s, seat)
        if violation != SOUND:
            return violation
    return SOUND


def material_count(s: State, material: int) -> int:
    """Count a material wherever it can be."""
    count = s.supply[material] + s.ivan_inventory[material] + s.ivan_construction[material]
    for seat in range(s.seats):
        count += s.inventory[seat, material]
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            count += s.delivered[tower, level, material]
    return count


def section_is_sound(s: State, tower: int, level: int) -> bool:
    """Claimed from below, complete only if claimed, decorated only if complete, a tile only if unclaimed."""
    owner = s.owner[tower, level]
    if owner != NONE and level > 0 and s.owner[tower, level - 1] == NONE:
        return False
    if (owner == NONE) != (s.tile[tower, level] != NONE):
        return False
    if s.complete[tower, level] and owner == NONE:
        return False
    if s.ornament[tower, level] != NONE and not s.complete[tower, level]:
        return False
    delivered = 0
    needed = 0
    for material in range(MATERIALS):
        delivered += s.delivered[tower, level, material]
        needed += s.cost[tower, level, material]
        if s.delivered[tower, level, material] > s.cost[tower, level, material] and not s.solo:
            return False
    if delivered > 0 and (owner == NONE or s.complete[tower, level]):
        return False
    return delivered < needed


def seat_violation(s: State, seat: int) -> int:
    """Check one seat's counts against the table."""
    if s.rubles[seat] < 0 or s.score[seat] < 0:
        return BELOW_ZERO
    for material in range(MATERIALS):
        if s.inventory[seat, material] < 0:
            return BELOW_ZERO
    ivan = s.solo == 1 and seat == IVAN_SEAT
    if not ivan and inventory_room(s, seat) < 0:
        return OVER_CAPACITY
    claimed = 0
    complete = 0
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            if s.owner[tower, level] == seat:
                claimed += 1
                complete += s.complete[tower, level]
    if claimed + banners_left(s, seat) != 6:
        return BANNERS_LOST
    if complete != s.completed[seat, 0] + s.completed[seat, 1] + s.completed[seat, 2]:
        return COUNT_DRIFTED
    for kind in range(3):
        if s.ornaments[seat, kind] < 0 or s.ornaments[seat, kind] + placed(s, seat, kind) > (2 if kind == 1 else 1):
            return COUNT_DRIFTED
    tiles = 1 if s.claim_tile != NONE and s.seat == seat else 0
    for space in range(WORKSHOP_SPACES):
        if s.workshop[seat, space] != NONE:
            tiles += 1
    if not ivan and tiles != claimed:
        return TILES_LOST
    return SOUND


def placed(s: State, seat: int, kind: int) -> int:
    """Count a seat's ornaments of a kind on the cathedral."""
    count = 0
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            if s.ornament[tower, level] == seat and section_kind(s, tower, level) == kind:
                count += 1
    return count


def list_violation(s: State, out: Grid, count: int) -> int:
    """Check that a legal list rises and holds exactly what is not refused."""
    if count == 0:
        return NO_WAY_ON
    for i in range(1, count):
        if out[i] <= out[i - 1]:
            return LIST_UNORDERED
    listed = 0
    for action in range(DECISIONS):
        is_listed = listed < count and out[listed] == action
        if is_listed:
            listed += 1
        if is_listed != (refusal(s, action) == ALLOWED):
            return LIST_AND_REFUSAL_DIFFER
    return SOUND if listed == count else LIST_AND_REFUSAL_DIFFER


def play_and_check(s: State, box: Box, out: Grid, stream: Grid, result: Grid) -> int:
    """Play a random game to its end, checking everything at every ply.

    Gives 0 or the first violation; `result` gets the plies played, decisions and chance.
    """
    result[0] = 0
    result[1] = 0
    while s.phase != PHASE_OVER:
        violation = first_violation(s, box)
        if violation != SOUND:
            return violation
        if is_chance(s):
            apply(s, sample_chance(s, stream))
            result[1] += 1
        else:
            count = legal(s, out)
            violation = list_violation(s, out, count)
            if violation != SOUND:
                return violation
            apply(s, out[below(stream, count)])
            result[0] += 1
    return first_violation(s, box)
