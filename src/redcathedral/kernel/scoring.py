"""E2 to E8. The final score: the track, goods and towers."""

from .cathedral import sections_completed
from .codes import IVAN_SEAT, MATERIALS
from .state import State
from .track import prestige_of

GOODS_FOR_A_PRESTIGE = 5


def goods_prestige(s: State, seat: int) -> int:
    """E3, A12: 1 for every full five of materials and rubles together; Ivan has nothing of the kind."""
    if s.solo and seat == IVAN_SEAT:
        return 0
    goods = s.rubles[seat]
    for material in range(MATERIALS):
        goods += s.inventory[seat, material]
    return goods // GOODS_FOR_A_PRESTIGE


def tower_worth(s: State, tower: int) -> int:
    """E4: 2 for every complete section and 1 for every ornament."""
    worth = 0
    for level in range(s.height[tower]):
        if s.complete[tower, level]:
            worth += 2
            if s.ornament[tower, level] >= 0:
                worth += 1
    return worth


def presence(s: State, tower: int, seat: int) -> int:
    """E5: banners on complete sections and ornaments, 1 each."""
    found = 0
    for level in range(s.height[tower]):
        if s.complete[tower, level]:
            if s.owner[tower, level] == seat:
                found += 1
            if s.ornament[tower, level] == seat:
                found += 1
    return found


def tower_prestige(s: State, tower: int, seat: int) -> int:
    """E5 to E7: what a tower brings a seat."""
    own = presence(s, tower, seat)
    if own == 0:
        return 0
    worth = tower_worth(s, tower)
    ahead = 0
    tied = 0  # the seat itself included
    for other in range(s.seats):
        theirs = presence(s, tower, other)
        if theirs > own:
            ahead += 1
        elif theirs == own:
            tied += 1
    if s.seats == 2:
        if tied == 2:
            return 0
        return worth if ahead == 0 else worth // 3
    shared = 0
    for place in range(ahead, ahead + tied):
        shared += worth >> place  # every place is half of the one before, rounded down
    return shared // tied


def final_prestige(s: State, seat: int) -> int:
    """E2 to E7: track, goods and towers together, as if the game ended now."""
    total = prestige_of(s, seat) + goods_prestige(s, seat)
    for tower in range(s.towers):
        total += tower_prestige(s, tower, seat)
    return total


def ornaments_placed(s: State, seat: int) -> int:
    """E8: count a seat's ornaments on the cathedral."""
    placed = 0
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            if s.ornament[tower, level] == seat:
                placed += 1
    return placed


def stands_ahead(s: State, seat: int, other: int) -> bool:
    """E8: most prestige, then most complete sections, then most ornaments."""
    own = final_prestige(s, seat)
    theirs = final_prestige(s, other)
    if own != theirs:
        return own > theirs
    own = sections_completed(s, seat)
    theirs = sections_completed(s, other)
    if own != theirs:
        return own > theirs
    return ornaments_placed(s, seat) > ornaments_placed(s, other)


def rank_of(s: State, seat: int) -> int:
    """E8: 1 plus the number of seats ahead; equal ranks share the place."""
    rank = 1
    for other in range(s.seats):
        if stands_ahead(s, other, seat):
            rank += 1
    return rank
