"""The tree below the plies of a search: which turn every seat chooses next, and what the dice say between.

A place (node) is the start of a turn; its ways (edges) are the turns worth a look, as `greedy` judges them, and the
plies the search began with. Each seat takes the way that is best for itself (max^n) or was hardly tried. Between two
turns chance speaks: its results are kept apart in places of their own, more of them the more often a way is taken
(progressive widening), or not at all (open loop).
"""

from math import log, sqrt

from ...kernel import actions
from ...kernel.codes import NONE
from ...kernel.record import Grid, Record, grid, scalar
from ...kernel.rules import legal
from .boards import BoardRow, Floats, behind
from .turns import begin_turn, best_delivery, finish_turn, line_margin
from .weights import Sheet, Weights

MOST_PLIES = 12  # that a search keeps
PLACES = 16000
WIDEST = 6  # turns listed at a place
WAYS = MOST_PLIES + PLACES * WIDEST  # the first are the plies of the search
DEEPEST = 64  # turns of one game that lie in the tree


class Tree(Record):
    """All places and ways, and the path of the game under way."""

    places: int = scalar("i4")  # in use
    # Of a place
    result: Grid = grid("i4", PLACES)  # of chance that led here
    sibling: Grid = grid("i4", PLACES)  # another result of the same way
    visits: Grid = grid("i4", PLACES)
    listed: Grid = grid("i4", PLACES)  # how many ways there are
    origin: Grid = grid("i4", PLACES)  # of which place it is a copy
    # Of a way
    action: Grid = grid("i4", WAYS)  # that begins the turn
    guess: Floats = grid("f8", WAYS)  # the margin at its end
    tried: Grid = grid("i4", WAYS)
    gain: Floats = grid("f8", WAYS)  # sum of the utilities of who decides
    first: Grid = grid("i4", WAYS)  # a place it leads to
    results: Grid = grid("i4", WAYS)  # and how many there are
    # The path
    length: int = scalar("i4")
    path: Grid = grid("i4", DEEPEST)  # ways taken
    chooser: Grid = grid("i4", DEEPEST)  # by whom


def plant(tree: Tree) -> None:
    """Begin with the plies of a search alone."""
    tree.places = 0
    for way in range(MOST_PLIES):
        clear_way(tree, way, NONE, 0.0)


def replant(tree: Tree, ply: int, plies: int) -> None:
    """Begin with the plies of the next search of a turn, each with a copy of what grew below the ply just played.

    With less for some than for others they could not be compared: a seat with a deeper tree defends itself better.
    """
    below = tree.first[ply]
    for way in range(MOST_PLIES):
        clear_way(tree, way, NONE, 0.0)
    for way in range(plies):
        copy_below(tree, below, way)
    if 2 * tree.places > PLACES:  # no room to grow
        plant(tree)


def copy_below(tree: Tree, below: int, way: int) -> None:
    """Copy a row of places, and all that lies below them, to a way that leads nowhere yet."""
    done = tree.places
    copy_row(tree, below, way)
    while done < tree.places:
        old = tree.origin[done]
        tree.result[done] = tree.result[old]
        tree.visits[done] = tree.visits[old]
        tree.listed[done] = tree.listed[old]
        for k in range(tree.listed[old]):
            to, known = MOST_PLIES + done * WIDEST + k, MOST_PLIES + old * WIDEST + k
            clear_way(tree, to, tree.action[known], tree.guess[known])
            tree.tried[to] = tree.tried[known]
            tree.gain[to] = tree.gain[known]
            copy_row(tree, tree.first[known], to)
        done += 1


def copy_row(tree: Tree, place: int, way: int) -> None:
    """Make a place for each of a row of places; `copy_below` fills them."""
    while place != NONE and tree.places < PLACES:
        tree.origin[tree.places] = place
        tree.sibling[tree.places] = tree.first[way]
        tree.first[way] = tree.places
        tree.results[way] += 1
        tree.places += 1
        place = tree.sibling[place]


def clear_way(tree: Tree, way: int, action: int, guess: float) -> None:
    """Make a way that was never taken."""
    tree.action[way] = action
    tree.guess[way] = guess
    tree.tried[way] = 0
    tree.gain[way] = 0.0
    tree.first[way] = NONE
    tree.results[way] = 0


def wants_result(tree: Tree, way: int, outcomes: float) -> bool:
    """Tell whether a way should meet a fresh result of chance, not one it has met before."""
    return tree.results[way] < 1 + int(outcomes * sqrt(tree.tried[way] + 0.0))


def known_result(tree: Tree, way: int, number: int) -> int:
    """Give the place of the `number`-th result a way has met."""
    place = tree.first[way]
    for _ in range(number):
        place = tree.sibling[place]
    return place


def place_after(tree: Tree, way: int, result: int) -> int:
    """Give the place a result of chance leads to; NONE when there is no room for one more."""
    place = tree.first[way]
    while place != NONE:
        if tree.result[place] == result:
            return place
        place = tree.sibling[place]
    if tree.places == PLACES:
        return NONE
    place = tree.places
    tree.places += 1
    tree.result[place] = result
    tree.sibling[place] = tree.first[way]
    tree.visits[place] = 0
    tree.listed[place] = 0
    tree.first[way] = place
    tree.results[way] += 1
    return place


def list_turns(boards: BoardRow, out: Grid, w: Weights, sheet: Sheet, tree: Tree, place: int, wide: int) -> None:
    """List the best turns of the position on `boards[0]` by the margin each leaves at its end."""
    seat = boards[0].seat
    n = legal(boards[0], out)
    inner = behind(out, n)
    delivery = best_delivery(boards, 0, inner, w, sheet)
    for i in range(n):
        action = out[i]
        if action < actions.BANNER or action == delivery or (actions.MARKET <= action < actions.GATHER):
            begin_turn(boards, action, inner, w, sheet)
            finish_turn(boards, 1, inner, w, sheet)
            insert(tree, place, action, line_margin(boards[1], seat, w, sheet), wide)


def insert(tree: Tree, place: int, action: int, guess: float, wide: int) -> None:
    """Keep a turn among the best of a place, in their order; of two that end alike the first is enough."""
    start = MOST_PLIES + place * WIDEST
    listed = tree.listed[place]
    for way in range(start, start + listed):
        if tree.guess[way] == guess:
            return
    if listed < wide:
        tree.listed[place] += 1
    elif guess <= tree.guess[start + listed - 1]:
        return
    at = start + tree.listed[place] - 1
    while at > start and tree.guess[at - 1] < guess:
        clear_way(tree, at, tree.action[at - 1], tree.guess[at - 1])
        at -= 1
    clear_way(tree, at, action, guess)


def best_way(tree: Tree, place: int, explore: float, prior: float, swing: float) -> int:
    """Choose a way: what it brought who decides, with the first judgement as so many visits, and a bonus if rare."""
    start = MOST_PLIES + place * WIDEST
    best = start
    best_score = -1.0
    gain = 0.0
    tried = 0.0
    for way in range(start, start + tree.listed[place]):
        gain += tree.gain[way]
        tried += tree.tried[way]
    usual = gain / tried if tried > 0.0 else 0.5
    spur = explore * sqrt(log(tried + 1.0))
    for way in range(start, start + tree.listed[place]):
        behind_first = (tree.guess[way] - tree.guess[start]) / (4.0 * swing)  # in utility: its slope is a fourth
        weight = tree.tried[way] + prior
        score = (tree.gain[way] + prior * (usual + behind_first)) / weight + spur / sqrt(weight)
        if score > best_score:
            best_score = score
            best = way
    return best


def note_path(tree: Tree, utility: Floats) -> None:
    """Tell every way of the path what the game brought the seat that chose it."""
    for i in range(tree.length):
        tree.tried[tree.path[i]] += 1
        tree.gain[tree.path[i]] += utility[tree.chooser[i]]
