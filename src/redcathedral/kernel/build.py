"""B. Build: delivering materials, completing sections, and the penalty for sections below."""

from . import refusals as no
from .actions import DELIVER, section_index
from .cathedral import materials_missing, section_exists, section_kind
from .codes import (
    IVAN_SEAT,
    MATERIALS,
    NONE,
    PHASE_BUILD,
    PHASE_HAUL,
    PHASE_MARKET,
    PHASE_START,
)
from .ending import note_sixth_section
from .state import State
from .struct import Grid
from .track import gain_recognition, lose_recognition
from .turn import refuse_action, refuse_moment

DELIVERIES_OF_A_BUILD = 3


def deliveries_available(s: State) -> int:
    """B1, I4: three at the start of a turn (which begins a Build), else what is left of a Build or a haul."""
    if s.phase == PHASE_START:
        return DELIVERIES_OF_A_BUILD
    if s.phase in (PHASE_BUILD, PHASE_HAUL):
        return s.deliveries_left
    return 0


def refuse_delivering(s: State, deliveries: int) -> int:
    """B1, D2, I4: that many deliveries are still free."""
    refusal = refuse_moment(s)
    if refusal != no.ALLOWED:
        return refusal
    available = deliveries_available(s)
    if available >= deliveries:
        return no.ALLOWED
    if available > 0:
        return no.TOO_FEW_DELIVERIES
    if s.phase == PHASE_BUILD:
        return no.NO_DELIVERIES
    return refuse_action(s)


def refuse_deliver(s: State, tower: int, level: int, material: int) -> int:
    """B2: onto a section with the own banner that is not complete and still needs that material."""
    refusal = refuse_delivering(s, 1)
    if refusal != no.ALLOWED:
        return refusal
    if not section_exists(s, tower, level):
        return no.NO_SUCH_SECTION
    if s.owner[tower, level] != s.seat:
        return no.NOT_YOUR_BANNER
    if s.complete[tower, level]:
        return no.SECTION_COMPLETE
    if s.delivered[tower, level, material] >= s.cost[tower, level, material]:
        return no.NOT_NEEDED
    if s.inventory[s.seat, material] == 0:
        return no.NOT_HELD
    return no.ALLOWED


def can_put(s: State, seat: int, tower: int, level: int, material: int) -> bool:
    """B2: the seat holds a material that the section still needs."""
    return (s.inventory[seat, material] > 0) & (s.delivered[tower, level, material] < s.cost[tower, level, material])


def takes_deliveries(s: State, seat: int, tower: int, level: int) -> bool:
    """B2: a section with the seat's banner that is not complete."""
    return (s.owner[tower, level] == seat) & (not s.complete[tower, level])  # `&` evaluates both: one branch, not two


def list_deliveries(s: State, out: Grid, n: int) -> int:
    """B2: every material held, onto every section of the seat that needs it."""
    seat = s.seat
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            if takes_deliveries(s, seat, tower, level):
                for material in range(MATERIALS):  # always written, counted only if legal: no branch to mispredict
                    out[n] = DELIVER + section_index(tower, level) * MATERIALS + material
                    n += can_put(s, seat, tower, level, material)
    return n


def can_deliver(s: State) -> bool:
    """B2: whether any material held fits on any section of the seat."""
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            if takes_deliveries(s, s.seat, tower, level):
                for material in range(MATERIALS):
                    if can_put(s, s.seat, tower, level, material):
                        return True
    return False


def spend_deliveries(s: State, deliveries: int) -> None:
    """B1, B5, I4: count deliveries down, also past a completion; a haul that has none left is over."""
    if s.phase == PHASE_START:
        s.phase = PHASE_BUILD
        s.deliveries_left = DELIVERIES_OF_A_BUILD
    s.deliveries_left -= deliveries
    if s.phase == PHASE_HAUL:
        s.delivered_in_haul = 1
        if s.deliveries_left == 0:
            finish_haul(s)


def finish_haul(s: State) -> None:
    """I4: back to the market, deliveries left or not."""
    s.deliveries_left = 0
    s.delivered_in_haul = 0
    s.phase = PHASE_MARKET


def deliver(s: State, tower: int, level: int, material: int) -> None:
    """B2, B3: one material onto the section, which may be complete with it."""
    spend_deliveries(s, 1)
    s.inventory[s.seat, material] -= 1
    s.delivered[tower, level, material] += 1
    if materials_missing(s, tower, level) == 0:
        complete_section(s, tower, level)


def complete_section(s: State, tower: int, level: int) -> None:
    """B3: materials to the supply, the card's reward to its owner, then E1 and B4. Ivan gains no rubles (A10)."""
    owner = s.owner[tower, level]
    for material in range(MATERIALS):
        s.supply[material] += s.delivered[tower, level, material]
        s.delivered[tower, level, material] = 0
    s.complete[tower, level] = 1
    s.completed[owner, section_kind(s, tower, level)] += 1
    gain_recognition(s, owner, s.reward_recognition[tower, level])
    if not (s.solo and owner == IVAN_SEAT):
        s.rubles[owner] += s.reward_rubles[tower, level]
    note_sixth_section(s, owner)
    chastise_below(s, tower, level)


def chastise_below(s: State, tower: int, level: int) -> None:
    """B4: an incomplete claimed section below costs its owner 1 for every complete section of others above it."""
    for below in range(level):
        owner = s.owner[tower, below]
        if owner != NONE and not s.complete[tower, below]:
            others_above = 0
            for above in range(below + 1, s.height[tower]):
                if s.complete[tower, above] and s.owner[tower, above] != owner:
                    others_above += 1
            lose_recognition(s, owner, others_above)
