"""The public state as one fixed-size vector, seen from a seat: written by plain functions that Numba compiles too.

Every number is a whole number from 0 to the largest value its field names in `layout`; larger ones are cut to it.
They are bytes (uint8): a batch moves a quarter of the memory that float32 would, a replay buffer holds four times as
much, and a table of counts stays readable. `scaled` turns them into float32 from 0 to 1. Seats are rotated: the
observer is seat 0, the one after it seat 1 … The vector shows nothing of chance results that are still to come.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..kernel.actions import DECISIONS, section_index
from ..kernel.advanced import locked_ornaments
from ..kernel.cathedral import section_kind
from ..kernel.chance import is_chance
from ..kernel.codes import (
    BANNER_SOURCES,
    DICE,
    FACE_DOWN,
    FIRST_DIE,
    IVAN_CARDS,
    MATERIALS,
    NONE,
    ORNAMENT_KINDS,
    PHASE_IVAN,
    PHASE_OVER,
    PRESTIGE_SPACES,
    QUADRANTS,
    SPACES,
    TRACK_SPACES,
    WHITE1,
    WORKSHOP_SPACES,
)
from ..kernel.ivan import HUMAN_SEAT
from ..kernel.rules import legal
from ..kernel.state import State
from ..kernel.struct import Grid
from ..kernel.track import can_pay_prestige, spaces_passed
from ..kernel.workshop import inventory_room
from .layout import (
    CARD,
    INFLUENCE,
    IVAN,
    IVAN_CARD,
    MOST_PRESTIGE,
    MOST_RUBLES,
    MOST_SCORE,
    MOST_STEPS,
    MOST_TURNS,
    OBSERVATION,
    SEAT,
    SECTION,
    SPACE,
    SUPPLY,
    TABLE,
    TURN,
    WORKSHOP,
    highs,
    start_of,
)

__all__ = ["scaled"]

# Where everything begins, as plain integers: what compiled code can use.
_SOLO: Final = start_of(TABLE) + TABLE.at("solo")
_ADVANCED: Final = start_of(TABLE) + TABLE.at("advanced")
_TURN_NUMBER: Final = start_of(TABLE) + TABLE.at("turn")
_TURNS_LEFT: Final = start_of(TABLE) + TABLE.at("turns_left")
_INVENTORY_SIZE: Final = start_of(TABLE) + TABLE.at("inventory_size")
_PRICES: Final = start_of(TABLE) + TABLE.at("prices")
_LOCKED_ON: Final = start_of(TABLE) + TABLE.at("locked_on")

_SEAT: Final = start_of(SEAT)
_SEAT_SIZE: Final = SEAT.size
_DECIDES: Final = SEAT.at("decides")
_COLOR: Final = SEAT.at("color")
_CALLED_END: Final = SEAT.at("called_end")
_SCORE: Final = SEAT.at("score")
_PRESTIGE: Final = SEAT.at("prestige")
_STEPS_ON: Final = SEAT.at("steps_on")
_STEPS_BACK: Final = SEAT.at("steps_back")
_RUBLES: Final = SEAT.at("rubles")
_INVENTORY: Final = SEAT.at("inventory")
_ROOM: Final = SEAT.at("room")
_BANNERS: Final = SEAT.at("banners")
_ORNAMENTS: Final = SEAT.at("ornaments")
_LOCKED: Final = SEAT.at("locked")
_COMPLETED: Final = SEAT.at("completed")

WORKSHOPS: Final = start_of(WORKSHOP)
WORKSHOPS_END: Final = WORKSHOPS + WORKSHOP.length
_WORKSHOP_SIZE: Final = WORKSHOP.size
_FACE_DOWN: Final = WORKSHOP.at("face_down")

_CARD: Final = start_of(CARD)
_CARD_SIZE: Final = CARD.size
_COST: Final = CARD.at("cost")
_REWARD_RECOGNITION: Final = CARD.at("recognition")
_REWARD_RUBLES: Final = CARD.at("rubles")

_SECTION: Final = start_of(SECTION)
_SECTION_SIZE: Final = SECTION.size
_DELIVERED: Final = SECTION.at("delivered")
_TILE: Final = SECTION.at("tile")
_OWNER: Final = SECTION.at("owner")
_COMPLETE: Final = SECTION.at("complete")
_ORNAMENT: Final = SECTION.at("ornament")

_SPACE: Final = start_of(SPACE)
_SPACE_SIZE: Final = SPACE.size
_DICE: Final = SPACE.at("dice")

_INFLUENCE: Final = start_of(INFLUENCE)
_INFLUENCE_SIZE: Final = INFLUENCE.size
_ACTION_COST: Final = INFLUENCE.at("cost")
_ACTION_GAIN: Final = INFLUENCE.at("gain")
_ACTION_KINDS: Final = INFLUENCE.at("kinds")
_ACTION_REPEATS: Final = INFLUENCE.at("repeats")

_SUPPLY: Final = start_of(SUPPLY)

_PHASE: Final = start_of(TURN)
_DELIVERIES: Final = _PHASE + TURN.at("deliveries_left")
_HAULED: Final = _PHASE + TURN.at("hauled")
_CLAIM_TOWER: Final = _PHASE + TURN.at("claim_tower")
_CLAIM_LEVEL: Final = _PHASE + TURN.at("claim_level")
_CLAIM_TILE: Final = _PHASE + TURN.at("claim_tile")
_BENEFIT: Final = _PHASE + TURN.at("benefit")
_MOVED_DIE: Final = _PHASE + TURN.at("moved_die")
_MARKET_SPACE: Final = _PHASE + TURN.at("market_space")
_GATHERED: Final = _PHASE + TURN.at("gathered")
_ACTIVATED: Final = _PHASE + TURN.at("activated")
_INFLUENCE_USED: Final = _PHASE + TURN.at("influence_used")
_INFLUENCE_OPEN: Final = _PHASE + TURN.at("influence_open")
_REROLLED: Final = _PHASE + TURN.at("rerolled")

_IVAN_CARD: Final = start_of(IVAN_CARD)
_IVAN_CARD_SIZE: Final = IVAN_CARD.size
_IVAN_DIE: Final = IVAN_CARD.at("die")
_IVAN_FACE_UP: Final = IVAN_CARD.at("face_up")
_IVAN_INVENTORY: Final = start_of(IVAN)
_IVAN_CONSTRUCTION: Final = start_of(IVAN) + IVAN.at("construction")
_IVAN_DECORATING: Final = start_of(IVAN) + IVAN.at("decorating")


def deciding_seat(s: State) -> int:
    """Say whose decision is due; for Ivan the human decides."""
    return HUMAN_SEAT if s.phase == PHASE_IVAN else s.seat


def seen_from(s: State, observer: int, seat: int) -> int:
    """Give the place of a seat counted from the observer."""
    place = seat - observer
    return place + (place < 0) * s.seats


def write_observation(s: State, observer: int, out: Grid) -> None:
    """Write what a seat sees into `out`, which holds OBSERVATION zeros."""
    write_printed(s, out)
    write_laid(s, observer, out)
    write_moment(s, observer, out)


def write_printed(s: State, out: Grid) -> None:
    """Write what stays the same for a whole game and for every seat: the first PRINTED numbers."""
    write_table(s, out)
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            write_card(s, tower, level, out)
    write_influence(s, out)


def write_laid(s: State, observer: int, out: Grid) -> None:
    """Write what lies in the workshops and on the sections: the numbers from PRINTED up to KEPT."""
    write_workshops(s, observer, out)
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            write_section(s, tower, level, observer, out)


def write_moment(s: State, observer: int, out: Grid) -> None:
    """Write everything else: what nearly every decision changes, the numbers from KEPT on and two of the table's."""
    out[_TURN_NUMBER] = min(s.turn_number, MOST_TURNS)
    out[_TURNS_LEFT] = min(s.turn_limit - s.turn_number, MOST_TURNS) if s.turn_limit > 0 else MOST_TURNS
    for seat in range(s.seats):
        write_seat(s, seat, seen_from(s, observer, seat), out)
    if s.phase != PHASE_OVER and not is_chance(s):
        out[_SEAT + seen_from(s, observer, deciding_seat(s)) * _SEAT_SIZE + _DECIDES] = 1
    write_market(s, out)
    write_turn(s, out)
    if s.solo:
        write_ivan(s, out)


# What is printed


def write_table(s: State, out: Grid) -> None:
    """Write the choices made for the whole table and the printed prices."""
    out[s.seats - 2] = 1
    out[_SOLO] = s.solo
    out[_ADVANCED] = s.advanced
    out[_INVENTORY_SIZE] = s.inventory_size
    out[_PRICES] = s.price_own
    out[_PRICES + 1] = s.price_rival
    out[_PRICES + 2] = s.price_white
    out[_PRICES + 3] = s.price_advanced
    if s.advanced:
        for space in range(WHITE1):
            if s.ornament_on_space[space] != NONE:
                out[_LOCKED_ON + space * ORNAMENT_KINDS + s.ornament_on_space[space]] = 1


def write_card(s: State, tower: int, level: int, out: Grid) -> None:
    """Write the card of a section: its kind, cost and reward."""
    at = _CARD + section_index(tower, level) * _CARD_SIZE
    out[at + section_kind(s, tower, level)] = 1
    for material in range(MATERIALS):
        out[at + _COST + material] = s.cost[tower, level, material]
    out[at + _REWARD_RECOGNITION] = s.reward_recognition[tower, level]
    out[at + _REWARD_RUBLES] = s.reward_rubles[tower, level]


def write_influence(s: State, out: Grid) -> None:
    """Write the two actions of every influence card."""
    for quadrant in range(QUADRANTS):
        for action in range(2):
            at = _INFLUENCE + (quadrant * 2 + action) * _INFLUENCE_SIZE
            out[at + s.influence_verb[quadrant, action]] = 1
            out[at + _ACTION_COST] = s.influence_cost[quadrant, action]
            out[at + _ACTION_GAIN] = s.influence_gain[quadrant, action]
            for material in range(MATERIALS):
                out[at + _ACTION_KINDS + material] = (s.influence_kinds[quadrant, action] >> material) & 1
            out[at + _ACTION_REPEATS] = s.influence_repeats[quadrant, action]


# What changes. Which squares are empty is hard for a processor to guess, so nothing here asks: what is not there is
# written as 0 over a 0, which costs less than a wrong guess.


def write_seat(s: State, seat: int, place: int, out: Grid) -> None:
    """Write one seat's marker, purse, inventory, banners and ornaments."""
    at = _SEAT + place * _SEAT_SIZE
    out[at] = 1
    out[at + _COLOR + s.color[seat]] = 1
    out[at + _CALLED_END] = s.ender == seat
    write_marker(s, seat, at, out)
    out[at + _RUBLES] = min(s.rubles[seat], MOST_RUBLES)
    if not (s.solo and seat != HUMAN_SEAT):  # Ivan has no board
        out[at + _ROOM] = inventory_room(s, seat)
    for material in range(MATERIALS):
        out[at + _INVENTORY + material] = s.inventory[seat, material]
    for source in range(BANNER_SOURCES):
        out[at + _BANNERS + source] = s.banners[seat, source]
    for kind in range(ORNAMENT_KINDS):
        out[at + _ORNAMENTS + kind] = s.ornaments[seat, kind]
        out[at + _COMPLETED + kind] = s.completed[seat, kind]
        if s.advanced and not (s.solo and seat != HUMAN_SEAT):
            out[at + _LOCKED + kind] = locked_ornaments(s, seat, kind)


def write_workshops(s: State, observer: int, out: Grid) -> None:
    """Write all workshops, the observer's first."""
    for seat in range(s.seats):
        write_workshop(s, seat, seen_from(s, observer, seat), out)


def write_workshop(s: State, seat: int, place: int, out: Grid) -> None:
    """W1: write the tiles of a workshop; of one lying face down nothing but that it lies there."""
    for space in range(WORKSHOP_SPACES):
        at = WORKSHOPS + (place * WORKSHOP_SPACES + space) * _WORKSHOP_SIZE
        tile = s.workshop[seat, space]
        out[at + _FACE_DOWN] = tile >= FACE_DOWN
        write_tile(s, NONE if tile >= FACE_DOWN else tile, at, out)


def write_marker(s: State, seat: int, at: int, out: Grid) -> None:
    """P1 to P5: where the marker is, and how far the prestige spaces around it are."""
    lap = s.score[seat] // TRACK_SPACES
    here = s.score[seat] % TRACK_SPACES
    passed = spaces_passed(s, here)
    out[at + _SCORE] = min(s.score[seat], MOST_SCORE)
    out[at + _PRESTIGE] = min(lap * PRESTIGE_SPACES + passed, MOST_PRESTIGE)
    out[at + _STEPS_ON] = min(s.prestige_space[passed] - here, MOST_STEPS)
    if can_pay_prestige(s, seat):
        out[at + _STEPS_BACK] = min(steps_back(s, passed, here), MOST_STEPS)


def steps_back(s: State, passed: int, here: int) -> int:
    """P2: spaces to the nearest prestige space strictly behind a marker that has passed a number of them."""
    if here == 0:  # over the line, on the last space of the lap before, itself a prestige space
        return TRACK_SPACES - s.prestige_space[PRESTIGE_SPACES - 2]
    behind = passed - (s.prestige_space[max(passed - 1, 0)] == here)
    return here - (s.prestige_space[max(behind - 1, 0)] if behind > 0 else 0)


def write_tile(s: State, kind: int, at: int, out: Grid) -> None:
    """W1: a tile shows an amount of a resource, or a die; NONE shows nothing."""
    content = s.tile_content[max(kind, 0)]
    amount = s.tile_amount[max(kind, 0)]
    out[at + content] = 0 if kind == NONE else 1 if content >= FIRST_DIE else amount


def write_section(s: State, tower: int, level: int, observer: int, out: Grid) -> None:
    """Write what lies on a section and whose it is."""
    at = _SECTION + section_index(tower, level) * _SECTION_SIZE
    owner = s.owner[tower, level]
    ornament = s.ornament[tower, level]
    for material in range(MATERIALS):
        out[at + _DELIVERED + material] = s.delivered[tower, level, material]
    write_tile(s, s.tile[tower, level], at + _TILE, out)
    out[at + _OWNER + seen_from(s, observer, max(owner, 0))] = owner != NONE
    out[at + _COMPLETE] = s.complete[tower, level]
    out[at + _ORNAMENT + seen_from(s, observer, max(ornament, 0))] = ornament != NONE


def rewrite_section(s: State, tower: int, level: int, observer: int, out: Grid) -> None:
    """Write a section over what was written of it before."""
    at = _SECTION + section_index(tower, level) * _SECTION_SIZE
    for i in range(_SECTION_SIZE):
        out[at + i] = 0
    write_section(s, tower, level, observer, out)


def turn_sections(s: State, before: int, observer: int, out: Grid) -> None:
    """Show the sections, written for an observer, to another: only the places of the seats change."""
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            at = _SECTION + section_index(tower, level) * _SECTION_SIZE
            owner = s.owner[tower, level]
            ornament = s.ornament[tower, level]
            out[at + _OWNER + seen_from(s, before, max(owner, 0))] = 0
            out[at + _OWNER + seen_from(s, observer, max(owner, 0))] = owner != NONE
            out[at + _ORNAMENT + seen_from(s, before, max(ornament, 0))] = 0
            out[at + _ORNAMENT + seen_from(s, observer, max(ornament, 0))] = ornament != NONE


def write_market(s: State, out: Grid) -> None:
    """Write tiles, dice and the supply."""
    for space in range(SPACES):
        out[_SPACE + space * _SPACE_SIZE + s.market_resource[space]] = s.market_amount[space]
    for die in range(DICE):
        out[_SPACE + s.die_space[die] * _SPACE_SIZE + _DICE + die] = s.die_value[die]
    for material in range(MATERIALS):
        out[_SUPPLY + material] = s.supply[material]


def write_turn(s: State, out: Grid) -> None:
    """Write how far the turn has come."""
    out[_PHASE + s.phase] = 1
    out[_DELIVERIES] = s.deliveries_left
    out[_HAULED] = s.delivered_in_haul
    out[_CLAIM_TOWER + max(s.claim_tower, 0)] = s.claim_tower != NONE
    out[_CLAIM_LEVEL + max(s.claim_level, 0)] = s.claim_level != NONE
    write_tile(s, s.claim_tile, _CLAIM_TILE, out)
    out[_BENEFIT + max(s.benefit_material, 0)] = s.benefit_most
    out[_MOVED_DIE + max(s.moved_die, 0)] = s.moved_die != NONE
    out[_MARKET_SPACE + max(s.market_space, 0)] = s.market_space != NONE
    out[_GATHERED] = s.gathered
    out[_ACTIVATED] = s.activated
    out[_INFLUENCE_USED + max(s.influence_used, 0)] = s.influence_used != NONE
    out[_INFLUENCE_OPEN] = s.influence_open
    out[_REROLLED] = s.rerolled


def write_ivan(s: State, out: Grid) -> None:
    """A2, A7, A8: his row of cards and what lies on two of them."""
    for position in range(IVAN_CARDS):
        at = _IVAN_CARD + position * _IVAN_CARD_SIZE
        out[at + s.ivan_card[position]] = 1
        out[at + _IVAN_DIE + s.ivan_die[position]] = 1
        out[at + _IVAN_FACE_UP] = s.ivan_face_up[position]
    for material in range(MATERIALS):
        out[_IVAN_INVENTORY + material] = s.ivan_inventory[material]
        out[_IVAN_CONSTRUCTION + material] = s.ivan_construction[material]
    out[_IVAN_DECORATING] = s.ivan_decorating


def write_mask(listed: Grid, count: int, out: Grid) -> None:
    """Mark the listed actions in `out`, which holds zeros."""
    for i in range(count):
        out[listed[i]] = 1


# One game


def write_seen(states: Any, observer: int, scales: Any, numbers: Grid, listed: Grid, out: Any, mask: Grid) -> None:
    """Write what a seat sees in the first of `states` as float32 from 0 to 1, and the mask of what is legal there.

    `numbers` is room for the observation's bytes, `listed` for the legal actions.
    """
    s = states[0]
    for i in range(OBSERVATION):
        numbers[i] = 0
    write_observation(s, observer, numbers)
    for i in range(OBSERVATION):
        out[i] = numbers[i] * scales[i]
    for action in range(DECISIONS):
        mask[action] = 0
    if not is_chance(s):
        write_mask(listed, legal(s, listed), mask)


def observe(s: State, observer: int) -> NDArray[np.uint8]:
    """Give what a seat sees, in bytes."""
    out = np.zeros(OBSERVATION, np.uint8)
    write_observation(s, observer, out.data)
    return out


def action_mask(s: State) -> NDArray[np.int8]:
    """Give 1 for every legal decision, none where chance is due or the game is over."""
    out = np.zeros(DECISIONS, np.int8)
    if not is_chance(s):
        listed = [0] * DECISIONS
        write_mask(listed, legal(s, listed), out.data)
    return out


SCALES: Final = (1 / highs()).astype(np.float32)


def scaled(observation: NDArray[Any]) -> NDArray[np.float32]:
    """Turn bytes into float32 from 0 to 1: every number divided by the largest its field has."""
    scaled: NDArray[np.float32] = observation * SCALES
    return scaled
