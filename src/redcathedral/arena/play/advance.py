"""The compiled part of a game: greedy and random seats play on until chance or another player must speak."""

from typing import Any

from ...bots.mind.boards import BoardRow
from ...bots.mind.turns import decider, greedy_ply
from ...bots.mind.weights import Sheet, Weights
from ...kernel.chance import is_chance
from ...kernel.codes import PHASE_OVER
from ...kernel.rules import apply, legal
from ...kernel.stream import below
from ...kernel.struct import Grid
from .tally import Tally, note_decision

# How a seat is played.
RANDOM = 0
GREEDY = 1
HOSTED = 2  # by a bot in another process


def advance(
    boards: BoardRow, ways: Grid, out: Grid, w: Weights, sheet: Sheet, luck: Any, tally: Tally, log: Any
) -> int:
    """Play the decisions of greedy and random seats on `boards[0]`; gives how many, their ids are in `log`.

    Stops at chance, at the end, at a decision of a hosted seat, and when the log is full. `luck` has a stream a seat.
    """
    played = 0
    s = boards[0]
    while s.phase != PHASE_OVER and not is_chance(s) and played < len(log):
        seat = decider(s)
        if ways[seat] == HOSTED:
            break
        options = legal(s, out)
        action = out[below(luck[seat], options)] if ways[seat] == RANDOM else greedy_ply(boards, out, w, sheet)
        note_decision(s, action, options, tally)
        apply(s, action)
        log[played] = action
        played += 1
    return played


def advance_one(s: Any, out: Grid, tally: Tally, action: int) -> None:
    """Carry out one action told from outside: a hosted seat's ply or a result of chance."""
    if not is_chance(s):
        note_decision(s, action, legal(s, out), tally)
    apply(s, action)
