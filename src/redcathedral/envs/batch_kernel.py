"""Many games at once, as plain functions that are compiled together: dealing, stepping, listing, choosing.

Every game has its own stream of chance, so what happens in one depends neither on the others nor on who runs it.
"""

import sys
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.actions import DECISIONS
from ..kernel.box import Box, Deal
from ..kernel.chance import is_chance
from ..kernel.codes import LEVELS, NONE, OVER_BY_TURN_LIMIT, PHASE_OVER, SEATS, TOWERS
from ..kernel.random_play import MOST_LEGAL, deal_randomly, sample_chance
from ..kernel.rules import apply, legal
from ..kernel.setup import DEAL_DRAWS, DECK
from ..kernel.state import State
from ..kernel.stream import STREAM_SIZE, below
from ..kernel.struct import Grid, Struct, grid, scalar
from .layout import KEPT, OBSERVATION, PRINTED
from .observation import (
    WORKSHOPS,
    WORKSHOPS_END,
    deciding_seat,
    rewrite_section,
    turn_sections,
    write_laid,
    write_mask,
    write_moment,
    write_printed,
    write_workshops,
)
from .rewards import write_rewards


def words_of(fields: tuple[str, ...]) -> tuple[int, int]:
    """Say which words of four bytes of a state hold all of these fields: the first, and how many."""
    places: Any = State.dtype.fields
    first = min(places[field][1] for field in fields) // WORD
    last = max(places[field][1] + places[field][0].itemsize - 1 for field in fields) // WORD
    return first, last + 1 - first


def sections_of_bytes() -> NDArray[np.int64]:
    """Return for every byte of the words that hold the sections' fields the section it belongs to."""
    places: Any = State.dtype.fields
    found = np.zeros(SECTION_WORDS * WORD, np.int64)  # a neighbour's byte is a section's too: it costs a look
    for field in SECTION_FIELDS:
        kind, place = places[field][:2]
        begin = place - SECTIONS_FROM * WORD
        found[begin : begin + kind.itemsize] = np.arange(kind.itemsize) // (kind.itemsize // (TOWERS * LEVELS))
    return found


WORD: Final = 4  # bytes
# How far each byte of a word must be shifted to come last, in the order of the memory.
SHIFTS: Final = (0, 8, 16, 24) if sys.byteorder == "little" else (24, 16, 8, 0)

# What the laid groups show, as far as it changes during a game. The fields of a row should be adjacent in a state:
# all words between them are looked at.
WORKSHOP_FIELDS: Final = ("workshop",)
SECTION_FIELDS: Final = ("owner", "delivered", "complete", "ornament", "tile")
WORKSHOPS_FROM, WORKSHOP_WORDS = words_of(WORKSHOP_FIELDS)
SECTIONS_FROM, SECTION_WORDS = words_of(SECTION_FIELDS)
SECTION_OF_BYTE: Final = sections_of_bytes()


class Slot(Struct):
    """What a batch keeps for a game beside its state and its deal.

    Arrays inside a record cost compiled code nothing to hand on, slices of larger arrays are counted by reference.
    """

    stream: Grid = grid("i8", STREAM_SIZE)  # chance, of deals and rolls
    choosing: Grid = grid("i8", STREAM_SIZE)  # a second stream, for choosing actions at random
    players: int = scalar("i1")
    advanced: int = scalar("i1")
    agent: int = scalar("i1")  # of `vector_env`: the seat whose decisions are asked for; NONE: everybody's
    over: int = scalar("i1")  # likewise: the game has ended and isn't dealt again yet
    turn_limit: int = scalar("i4")
    count: int = scalar("i4")  # of the legal actions …
    listed: Grid = grid("i2", MOST_LEGAL)  # … which are here
    viewer: int = scalar("i1")  # whose view of the laid groups is kept, NONE: nobody's
    kept: Grid = grid("u1", KEPT)  # the first numbers of an observation, as last drawn …
    drawn_workshops: Grid = grid("i4", WORKSHOP_WORDS)  # … and the memory they were drawn from
    drawn_sections: Grid = grid("i4", SECTION_WORDS)


class Scratch(Struct):
    """What dealing needs and nobody keeps; every thread has its own."""

    deck: Grid = grid("i8", DECK)
    draws: Grid = grid("i8", DEAL_DRAWS + 1)


class Memory(Struct):
    """A state as a row of words, to see quickly whether a part of it changed."""

    words: Grid = grid("i4", State.dtype.itemsize // 4)


class ObservationRow(Struct):
    """One row of observations."""

    numbers: Grid = grid("u1", OBSERVATION)


class MaskRow(Struct):
    """One row of masks."""

    actions: Grid = grid("i1", DECISIONS)


class Tables(NamedTuple):
    """What a batch keeps, a row a game: record arrays for compiled code, lists of windows for the interpreter."""

    boxes: Any  # one row: the components
    slots: Any
    states: Any
    memory: Any  # the same states
    scratch: Any  # a row a share
    deals: Any  # likewise


class Rows(NamedTuple):
    """What a step shows, a row a game, in memory of the caller (see `batch.Seen`)."""

    observations: Any
    masks: Any
    seats: Any
    rewards: Any
    terminated: Any
    truncated: Any


def reset_games(tables: Tables, rows: Rows, share: int, first: int, last: int) -> None:
    """Deal the games from `first` up to `last` and show them."""
    for game in range(first, last):
        slot = tables.slots[game]
        s = tables.states[game]
        deal_game(tables.boxes[0], tables.deals[share], tables.scratch[share], slot, s)
        clear_results(rows, game)
        seat = deciding_seat(s)
        rows.seats[game] = seat
        list_legal(s, slot, rows.masks[game])
        draw(s, seat, tables.memory[game], slot, rows.observations[game])


def step_games(tables: Tables, actions: Grid, rewards: int, rows: Rows, share: int, first: int, last: int) -> int:
    """Carry out one decision in each of those games; one that ends is rewarded and dealt again.

    A game whose action is not legal stays as it is; gives the first such game, NONE if there is none.
    """
    illegal = NONE
    for game in range(first, last):
        slot = tables.slots[game]
        s = tables.states[game]
        if not is_listed(slot, actions[game]):
            if illegal == NONE:
                illegal = game
            continue
        if rows.terminated[game] or rows.truncated[game]:
            clear_results(rows, game)
        apply(s, actions[game])
        let_chance_speak(s, slot.stream)
        if s.phase == PHASE_OVER:
            write_rewards(s, rewards, rows.rewards[game])
            rows.truncated[game] = s.over_reason == OVER_BY_TURN_LIMIT
            rows.terminated[game] = s.over_reason != OVER_BY_TURN_LIMIT
            deal_game(tables.boxes[0], tables.deals[share], tables.scratch[share], slot, s)
        seat = deciding_seat(s)
        rows.seats[game] = seat
        list_legal(s, slot, rows.masks[game])
        draw(s, seat, tables.memory[game], slot, rows.observations[game])
    return illegal


def deal_game(box: Box, deal: Deal, scratch: Scratch, slot: Slot, s: State) -> None:
    """S: a fresh deal from the game's own stream."""
    deal_randomly(box, deal, slot.players, slot.advanced, slot.turn_limit, scratch.deck, scratch.draws, slot.stream, s)
    for i in range(PRINTED):
        slot.kept[i] = 0
    write_printed(s, slot.kept)
    slot.viewer = NONE


def let_chance_speak(s: State, stream: Grid) -> None:
    """Draw what chance says until a decision is due or the game is over."""
    while is_chance(s):
        apply(s, sample_chance(s, stream))


def clear_results(rows: Rows, game: int) -> None:
    """Forget what an earlier step ended."""
    rows.terminated[game] = False
    rows.truncated[game] = False
    for seat in range(SEATS):
        rows.rewards[game, seat] = 0.0


def list_legal(s: State, slot: Slot, mask: MaskRow) -> None:
    """List what is legal and write the mask."""
    for action in range(DECISIONS):
        mask.actions[action] = 0
    slot.count = legal(s, slot.listed)
    write_mask(slot.listed, slot.count, mask.actions)


def draw(s: State, seat: int, memory: Memory, slot: Slot, row: ObservationRow) -> None:
    """Write what a seat sees: a copy of what is kept, brought up to date, and the rest over zeros."""
    if slot.viewer == NONE:
        slot.viewer = seat
        keep_all(s, memory, slot)
    else:
        keep_changes(s, seat, memory, slot)
    for i in range(KEPT):
        row.numbers[i] = slot.kept[i]
    for i in range(KEPT, OBSERVATION):
        row.numbers[i] = 0
    write_moment(s, seat, row.numbers)


def keep_all(s: State, memory: Memory, slot: Slot) -> None:
    """Draw what lies in workshops and on sections, and remember from what."""
    for i in range(WORKSHOP_WORDS):
        slot.drawn_workshops[i] = memory.words[WORKSHOPS_FROM + i]
    for i in range(SECTION_WORDS):
        slot.drawn_sections[i] = memory.words[SECTIONS_FROM + i]
    for i in range(PRINTED, KEPT):
        slot.kept[i] = 0
    write_laid(s, slot.viewer, slot.kept)


def keep_changes(s: State, seat: int, memory: Memory, slot: Slot) -> None:
    """Draw only what lies differently than when it was drawn, or looks different because another seat looks."""
    workshops = 0
    for i in range(WORKSHOP_WORDS):  # to the end: compiled code then looks at many at once
        workshops |= memory.words[WORKSHOPS_FROM + i] ^ slot.drawn_workshops[i]
    sections = 0
    for i in range(SECTION_WORDS):
        sections |= memory.words[SECTIONS_FROM + i] ^ slot.drawn_sections[i]
    if sections != 0:
        keep_changed_sections(s, memory, slot)
    if slot.viewer != seat:
        turn_sections(s, slot.viewer, seat, slot.kept)
        slot.viewer = seat
        workshops = 1
    if workshops != 0:
        for i in range(WORKSHOP_WORDS):
            slot.drawn_workshops[i] = memory.words[WORKSHOPS_FROM + i]
        for i in range(WORKSHOPS, WORKSHOPS_END):
            slot.kept[i] = 0
        write_workshops(s, seat, slot.kept)


def keep_changed_sections(s: State, memory: Memory, slot: Slot) -> None:
    """Draw the sections again on which anything lies differently."""
    for i in range(SECTION_WORDS):
        now = memory.words[SECTIONS_FROM + i]
        differs = now ^ slot.drawn_sections[i]
        if differs != 0:
            slot.drawn_sections[i] = now
            for byte in range(WORD):
                if (differs >> SHIFTS[byte]) & 0xFF != 0:
                    section = SECTION_OF_BYTE[i * WORD + byte]
                    rewrite_section(s, section // LEVELS, section % LEVELS, slot.viewer, slot.kept)


def is_listed(slot: Slot, action: int) -> bool:
    """Return whether an action is one of the legal ones."""
    listed = 0
    for i in range(slot.count):  # to the end: compiled code then looks at many at once
        listed |= slot.listed[i] == action
    return listed != 0


def choose_actions(tables: Tables, actions: Grid, first: int, last: int) -> None:
    """Choose a legal action for each of those games, all equally likely."""
    for game in range(first, last):
        slot = tables.slots[game]
        actions[game] = slot.listed[below(slot.choosing, slot.count)]
