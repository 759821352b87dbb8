"""D. Decorate: an ornament on a complete section."""

from . import refusals as no
from .actions import JEWEL_SETS, JEWELS, ORNAMENT, section_index
from .advanced import locked_ornaments
from .build import deliveries_available, refuse_delivering, spend_deliveries
from .cathedral import section_exists, section_kind
from .codes import AMETHYST, ARCH, CROSS, DOOR, EMERALD, GOLD, LUMBER, NONE, STONE
from .state import State
from .struct import Grid
from .track import gain_prestige
from .workshop import give_to_supply


def ornament_material(kind: int) -> int:
    """D2: lumber for a door, stone for an arch, gold for a cross."""
    if kind == DOOR:
        return LUMBER
    if kind == ARCH:
        return STONE
    return GOLD


def jewel_prestige(emeralds: int, amethysts: int) -> int:
    """D3: 1 for one jewel, 2 for two of a color, 3 for two of different colors."""
    if emeralds == 1 and amethysts == 1:
        return 3
    return emeralds + amethysts


def refuse_site(s: State, tower: int, level: int) -> int:
    """D1: a complete section without an ornament, anyone's."""
    if not section_exists(s, tower, level):
        return no.NO_SUCH_SECTION
    if not s.complete[tower, level]:
        return no.SECTION_INCOMPLETE
    if s.ornament[tower, level] != NONE:
        return no.ORNAMENT_THERE
    return no.ALLOWED


def refuse_ornament(s: State, tower: int, level: int, jewels: int) -> int:
    """D1, D2, D4: a fitting place, an available ornament, its materials, and deliveries for all of them."""
    emeralds = JEWEL_SETS[jewels, 0]
    amethysts = JEWEL_SETS[jewels, 1]
    refusal = refuse_delivering(s, 1)
    if refusal != no.ALLOWED:
        return refusal
    refusal = refuse_site(s, tower, level)
    if refusal != no.ALLOWED:
        return refusal
    kind = section_kind(s, tower, level)
    if s.ornaments[s.seat, kind] == 0:
        return no.ORNAMENT_LOCKED if locked_ornaments(s, s.seat, kind) > 0 else no.ORNAMENT_USED
    if s.inventory[s.seat, ornament_material(kind)] == 0:
        return no.ORNAMENT_MATERIAL
    if s.inventory[s.seat, EMERALD] < emeralds or s.inventory[s.seat, AMETHYST] < amethysts:
        return no.JEWELS_MISSING
    return refuse_delivering(s, 1 + emeralds + amethysts)


def has_ornament(s: State, kind: int) -> bool:
    """D2, D4: the seat has an ornament of that kind and the material for it."""
    return s.ornaments[s.seat, kind] > 0 and s.inventory[s.seat, ornament_material(kind)] > 0


def can_decorate(s: State) -> bool:
    """D1, D2, D4: whether the seat could put up any ornament, jewels aside."""
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            if s.complete[tower, level] and s.ornament[tower, level] == NONE:
                if has_ornament(s, section_kind(s, tower, level)):
                    return True
    return False


def list_ornaments(s: State, out: Grid, n: int) -> int:
    """D1, D2, D4: every ornament the seat can put up now, with every choice of jewels."""
    if not (has_ornament(s, DOOR) or has_ornament(s, ARCH) or has_ornament(s, CROSS)):
        return n
    emeralds = s.inventory[s.seat, EMERALD]
    amethysts = s.inventory[s.seat, AMETHYST]
    jewels_deliverable = deliveries_available(s) - 1
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            if s.complete[tower, level] and s.ornament[tower, level] == NONE:
                if has_ornament(s, section_kind(s, tower, level)):
                    for jewels in range(JEWELS):  # always written, counted only if legal: no branch to mispredict
                        out[n] = ORNAMENT + section_index(tower, level) * JEWELS + jewels
                        n += (
                            (JEWEL_SETS[jewels, 0] <= emeralds)
                            & (JEWEL_SETS[jewels, 1] <= amethysts)
                            & (JEWEL_SETS[jewels, 0] + JEWEL_SETS[jewels, 1] <= jewels_deliverable)
                        )
    return n


def decorate(s: State, tower: int, level: int, jewels: int) -> None:
    """D1, D2, D3: the materials go to the supply, the ornament goes up, its jewels pay at once."""
    emeralds = JEWEL_SETS[jewels, 0]
    amethysts = JEWEL_SETS[jewels, 1]
    kind = section_kind(s, tower, level)
    spend_deliveries(s, 1 + emeralds + amethysts)
    give_to_supply(s, s.seat, ornament_material(kind), 1)
    give_to_supply(s, s.seat, EMERALD, emeralds)
    give_to_supply(s, s.seat, AMETHYST, amethysts)
    put_up_ornament(s, s.seat, tower, level)
    gain_prestige(s, s.seat, jewel_prestige(emeralds, amethysts))


def put_up_ornament(s: State, seat: int, tower: int, level: int) -> None:
    """D1: one of the seat's ornaments of that kind is on the section now."""
    s.ornaments[seat, section_kind(s, tower, level)] -= 1
    s.ornament[tower, level] = seat
