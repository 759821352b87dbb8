"""What one thread of a GPU does with its game: plain functions, compiled for the device by `gpu_threads`.

Rules, deals, rewards and observations are those of the interpreter and of the CPU batch; only the memory layout
differs.
"""

from typing import Any

from ..kernel.box import Box, Deal
from ..kernel.chance import is_chance
from ..kernel.codes import NONE, OVER_BY_TURN_LIMIT, PHASE_OVER
from ..kernel.invariants import SOUND, first_violation
from ..kernel.random_play import deal_randomly, play_randomly, sample_chance
from ..kernel.rules import apply, legal
from ..kernel.setup import DEAL_DRAWS, DECK
from ..kernel.state import State
from ..kernel.stream import STREAM_SIZE, below
from ..kernel.struct import Grid, Struct, grid, scalar
from .batch_kernel import let_chance_speak
from .observation import deciding_seat, write_mask, write_observation
from .rewards import write_rewards

TERMINATED = 1
TRUNCATED = 2


class Table(Struct):
    """What a thread knows of its game beside the state."""

    stream: Grid = grid("i8", STREAM_SIZE)  # chance, of deals and rolls
    choosing: Grid = grid("i8", STREAM_SIZE)  # a second stream, for choosing actions at random
    players: int = scalar("i4")
    advanced: int = scalar("i4")
    turn_limit: int = scalar("i4")
    count: int = scalar("i4")  # of the legal actions


class Desk(Struct):
    """What dealing needs and nobody keeps."""

    deck: Grid = grid("i1", DECK)
    draws: Grid = grid("i8", DEAL_DRAWS + 1)


def deal_game(box: Box, deal: Deal, desk: Desk, table: Table, s: State) -> None:
    """S: a fresh deal from the game's own stream."""
    deal_randomly(box, deal, table.players, table.advanced, table.turn_limit, desk.deck, desk.draws, table.stream, s)


def is_listed(listed: Grid, game: int, count: int, action: int) -> bool:
    """Return whether an action is one of the legal ones, which are in a column."""
    for i in range(count):  # noqa: SIM110  # Numba compiles no generators
        if listed[i, game] == action:
            return True
    return False


def carry_out(box: Box, deal: Deal, desk: Desk, table: Table, s: State, action: int, rewards: int, out: Any) -> int:
    """Carry out a decision and what chance says; a game that ends is rewarded and dealt again. Says how it ended."""
    apply(s, action)
    let_chance_speak(s, table.stream)
    if s.phase != PHASE_OVER:
        return 0
    write_rewards(s, rewards, out)
    ended = TRUNCATED if s.over_reason == OVER_BY_TURN_LIMIT else TERMINATED
    deal_game(box, deal, desk, table, s)
    return ended


def show(s: State, table: Table, listed: Grid, mask: Grid, observation: Grid) -> int:
    """List what is legal, write mask and observation over zeros, and say whose decision it is."""
    table.count = legal(s, listed)
    write_mask(listed, table.count, mask)
    seat = deciding_seat(s)
    write_observation(s, seat, observation)
    return seat


def choose_listed(table: Table, listed: Grid, game: int) -> int:
    """Choose one of the legal actions, all equally likely."""
    return listed[below(table.choosing, table.count), game]


def play_many(box: Box, deal: Deal, desk: Desk, table: Table, s: State, listed: Grid, games: int, most: int) -> int:
    """Deal and play a number of random games to their end; returns the number of decisions."""
    decisions = 0
    for _ in range(games):
        deal_game(box, deal, desk, table, s)
        decisions += play_randomly(s, listed, table.stream, most)
    return decisions


def check_many(
    box: Box, deal: Deal, desk: Desk, table: Table, s: State, listed: Grid, games: int, result: Grid, thread: int
) -> None:
    """Deal and play a number of random games, and check the invariants of every position.

    `result[thread]` gets the decisions, the first violation (0: none) and the game it was found in.
    """
    for game in range(games):
        deal_game(box, deal, desk, table, s)
        while s.phase != PHASE_OVER:
            violation = first_violation(s, box)
            if violation != SOUND:
                result[thread, 1] = violation
                result[thread, 2] = game
                return
            if is_chance(s):
                apply(s, sample_chance(s, table.stream))
            else:
                apply(s, listed[below(table.stream, legal(s, listed))])
                result[thread, 0] += 1
        if first_violation(s, box) != SOUND:
            result[thread, 1] = first_violation(s, box)
            result[thread, 2] = game
            return
    result[thread, 2] = NONE
