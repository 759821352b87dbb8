"""Many games at once, as plain functions that are compiled as a whole: dealing, stepping, listing, choosing.

Every game has its own stream of chance, so what happens in one depends neither on the others nor on who runs it.
"""

from typing import Any, Final, NamedTuple

from ..kernel.actions import DECISIONS
from ..kernel.box import Box, Deal
from ..kernel.chance import is_chance
from ..kernel.codes import NONE, OVER_BY_TURN_LIMIT, PHASE_OVER, SEATS
from ..kernel.random_play import MOST_LEGAL, deal_randomly, sample_chance
from ..kernel.rules import apply, legal
from ..kernel.setup import DEAL_DRAWS, DECK
from ..kernel.state import State
from ..kernel.stream import STREAM_SIZE, below
from ..kernel.struct import Grid, Struct, grid, scalar
from .layout import KEPT, OBSERVATION, PRINTED
from .observation import deciding_seat, write_laid, write_mask, write_moment, write_printed
from .rewards import write_rewards


def words_of(fields: tuple[str, ...]) -> tuple[int, int]:
    """Say which words of four bytes of a state hold all of these fields: the first, and how many."""
    places: Any = State.dtype.fields
    first = min(places[field][1] for field in fields) // 4
    last = max(places[field][1] + places[field][0].itemsize - 1 for field in fields) // 4
    return first, last + 1 - first


# What the laid groups show, as far as it changes during a game. A change of anything between these fields makes them be
# drawn again, so they had best stand together in a state.
LAID_FIELDS: Final = ("workshop", "owner", "delivered", "complete", "ornament", "tile")
LAID_FROM, LAID = words_of(LAID_FIELDS)


class Slot(Struct):
    """What a batch keeps for a game beside its state and its deal.

    Arrays inside a record cost compiled code nothing to hand on, slices of larger arrays are counted by reference.
    """

    stream: Grid = grid("i8", STREAM_SIZE)  # chance, of deals and rolls
    choosing: Grid = grid("i8", STREAM_SIZE)  # a second stream, for choosing actions at random
    players: int = scalar("i1")
    advanced: int = scalar("i1")
    turn_limit: int = scalar("i4")
    count: int = scalar("i4")  # of the legal actions …
    listed: Grid = grid("i2", MOST_LEGAL)  # … which stand here
    viewer: int = scalar("i1")  # whose view of the laid groups is kept, NONE: nobody's
    kept: Grid = grid("u1", KEPT)  # the first numbers of an observation, as last drawn …
    drawn: Grid = grid("i4", LAID)  # … and the memory they were drawn from


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
    """Carry out one decision in each of those games; one that ends is rewarded and dealt anew.

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
    """Write what a seat sees: a copy of what is kept, drawn again only if it changed, and the rest over zeros."""
    if slot.viewer != seat or has_changed(memory, slot):
        keep(s, seat, memory, slot)
    for i in range(KEPT):
        row.numbers[i] = slot.kept[i]
    for i in range(KEPT, OBSERVATION):
        row.numbers[i] = 0
    write_moment(s, seat, row.numbers)


def has_changed(memory: Memory, slot: Slot) -> bool:
    """Tell whether anything lies differently than when it was drawn."""
    changed = 0
    for i in range(LAID):  # to the end: compiled code then looks at many at once
        changed |= memory.words[LAID_FROM + i] ^ slot.drawn[i]
    return changed != 0


def keep(s: State, seat: int, memory: Memory, slot: Slot) -> None:
    """Draw what lies in workshops and on sections, and remember from what."""
    slot.viewer = seat
    for i in range(LAID):
        slot.drawn[i] = memory.words[LAID_FROM + i]
    for i in range(PRINTED, KEPT):
        slot.kept[i] = 0
    write_laid(s, seat, slot.kept)


def is_listed(slot: Slot, action: int) -> bool:
    """Tell whether an action is one of the legal ones."""
    for i in range(slot.count):  # noqa: SIM110  # Numba compiles no generators
        if slot.listed[i] == action:
            return True
    return False


def choose_actions(tables: Tables, actions: Grid, first: int, last: int) -> None:
    """Choose a legal action for each of those games, all equally likely."""
    for game in range(first, last):
        slot = tables.slots[game]
        actions[game] = slot.listed[below(slot.choosing, slot.count)]
