"""Whole games between random, greedy and searching seats in one compiled loop: for tests, tuning and studies."""

from ...kernel.chance import is_chance
from ...kernel.codes import NONE, PHASE_OVER
from ...kernel.random_play import sample_chance
from ...kernel.rules import apply, legal
from ...kernel.stream import below
from ...kernel.struct import Grid
from .boards import BoardRow, Rows
from .search import ROOT_BOARD, Habits, Search, leader_of, narrow, search_on
from .tree import Tree
from .turns import decider, greedy_ply
from .weights import Sheet, Weights

# How a seat plays; a larger number is that of simulations of a search.
RANDOM = 0
GREEDY = 1


def search_ply(
    boards: BoardRow,
    out: Grid,
    w: Weights,
    sheet: Sheet,
    h: Habits,
    search: Search,
    tree: Tree,
    stream: Grid,
    simulations: int,
) -> int:
    """Give the ply a search of the position on `boards[0]` finds best; a simulation is one ply played on once."""
    if legal(boards[0], out) == 1:
        search.last = NONE
        return out[0]
    if boards[0].turn_number != boards[ROOT_BOARD].turn_number:
        search.last = NONE
    boards[ROOT_BOARD] = boards[0]
    search.plies = 0
    search.must = NONE
    search_on(boards, out, w, sheet, h, search, tree, stream, 0)
    spent = 0
    while search.alive > 1:
        spent += search.alive
        search_on(boards, out, w, sheet, h, search, tree, stream, 1)
        narrow(search, h, spent / simulations)
    boards[0] = boards[ROOT_BOARD]
    search.last = leader_of(search, h)
    return search.action[search.last]


def play_match(
    boards: BoardRow,
    ways: Grid,
    out: Grid,
    weights: Rows[Weights],
    sheet: Sheet,
    habits: Rows[Habits],
    search: Search,
    tree: Tree,
    luck: Grid,
    dice: Grid,
    most: int,
) -> int:
    """Play the game on `boards[0]` to its end, each seat in its own way; gives the number of decisions.

    The dice come from one stream and the players' own luck from another, so that the same dice can meet other players.
    """
    decisions = 0
    search.last = NONE
    s = boards[0]
    while s.phase != PHASE_OVER and decisions < most:
        if is_chance(s):
            apply(s, sample_chance(s, dice))
            search.last = NONE
        else:
            seat = decider(s)
            if ways[seat] == RANDOM:
                action = out[below(luck, legal(s, out))]
            elif ways[seat] == GREEDY:
                action = greedy_ply(boards, out, weights[seat], sheet)
            else:
                action = search_ply(boards, out, weights[seat], sheet, habits[seat], search, tree, luck, ways[seat])
            apply(s, action)
            decisions += 1
    return decisions
