"""The compiled part of a match: greedy and random seats play until chance or another player is due."""

from typing import Any

from ..bots.search.boards import BoardRow, Rows
from ..bots.search.turns import decider, greedy_ply
from ..bots.search.weights import Appraisal, Weights
from ..kernel.chance import is_chance
from ..kernel.codes import PHASE_OVER
from ..kernel.rules import apply, legal
from ..kernel.stream import below
from ..kernel.struct import Grid
from .tally import Tally, note_decision

# How a seat is played.
RANDOM = 0
GREEDY = 1
ASKED = 2  # by somebody outside the compiled loop


def advance(
    boards: BoardRow,
    kinds: Grid,
    out: Grid,
    weights: Rows[Weights],
    appraisal: Appraisal,
    luck: Any,
    tally: Tally,
    log: Any,
) -> int:
    """Play the decisions of greedy and random seats on `boards[0]`; gives how many, their ids are in `log`.

    Stops at chance, at the end, at a decision of a seat that is asked, and when the log is full. `luck` has a stream a
    seat, `weights` what each goes by.
    """
    played = 0
    s = boards[0]
    while s.phase != PHASE_OVER and not is_chance(s) and played < len(log):
        seat = decider(s)
        if kinds[seat] == ASKED:
            break
        options = legal(s, out)
        if kinds[seat] == RANDOM:
            action = out[below(luck[seat], options)]
        else:
            action = greedy_ply(boards, out, weights[seat], appraisal)
        note_decision(s, action, options, tally)
        apply(s, action)
        log[played] = action
        played += 1
    return played


def advance_one(s: Any, out: Grid, tally: Tally, action: int) -> None:
    """Carry out one action that came from outside: the ply of a seat that is asked, or a result of chance."""
    if not is_chance(s):
        note_decision(s, action, legal(s, out), tally)
    apply(s, action)
