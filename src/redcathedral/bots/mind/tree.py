"""The tree below the plies of a search: which turn every seat chooses next, and what the dice say between.

A place (node) is the start of a turn; its ways (edges) are the turns taken there so far, known by what they do, and the
plies the search began with. Each time a game comes to a place, the turns that look best with the dice as they fell are
looked up among its ways. Each seat takes the one that is best for itself (max^n) or was hardly tried; what a way
brought before is corrected by how much better it looks now than it did then. Between two turns chance speaks: its
results are kept apart in places of their own, more of them the more often a way is taken (progressive widening), or not
at all (open loop).
"""

from math import log, sqrt

from ...kernel import actions
from ...kernel.actions import EXTRA_STEPS
from ...kernel.codes import NONE, SPACES
from ...kernel.market import landing
from ...kernel.rules import legal
from ...kernel.state import State
from ...kernel.struct import Grid, Struct, grid, scalar
from .boards import BoardRow, Floats, behind
from .turns import begin_turn, begins_turn, best_delivery, finish_turn, margin
from .weights import Sheet, Weights

MOST_PLIES = 12  # that a search keeps
PLACES = 100_000
WAYS = MOST_PLIES + PLACES  # the first are the plies of the search
WIDEST = 12  # turns looked at when a game comes to a place
DEEPEST = 64  # turns of one game that lie in the tree


class Tree(Struct):
    """All places and ways, the turns looked at just now, and the path of the game under way."""

    places: int = scalar("i4")  # in use
    ways: int = scalar("i4")  # in use
    # Of a place
    result: Grid = grid("i4", PLACES)  # of chance that led here
    sibling: Grid = grid("i4", PLACES)  # another result of the same way
    visits: Grid = grid("i4", PLACES)
    way: Grid = grid("i4", PLACES)  # one that was taken from here
    origin: Grid = grid("i4", PLACES)  # of which place it is a copy
    # Of a way
    deed: Grid = grid("i4", WAYS)  # what it does first
    other: Grid = grid("i4", WAYS)  # another way from the same place
    tried: Grid = grid("i4", WAYS)
    gain: Floats = grid("f8", WAYS)  # sum of the utilities of who decides
    looks: Floats = grid("f8", WAYS)  # sum of the margins it seemed to lead to
    first: Grid = grid("i4", WAYS)  # a place it leads to
    results: Grid = grid("i4", WAYS)  # and how many there are
    # The turns looked at, the best first
    seen: int = scalar("i4")
    action: Grid = grid("i4", WIDEST)  # that begins the turn
    guess: Floats = grid("f8", WIDEST)  # the margin it seems to lead to
    # The path
    length: int = scalar("i4")
    path: Grid = grid("i4", DEEPEST)  # ways taken
    chooser: Grid = grid("i4", DEEPEST)  # by whom
    look: Floats = grid("f8", DEEPEST)  # and what they looked like


def plant(tree: Tree) -> None:
    """Begin with the plies of a search alone."""
    tree.places = 0
    tree.ways = MOST_PLIES
    for way in range(MOST_PLIES):
        clear_way(tree, way, NONE)


def replant(tree: Tree, ply: int, plies: int) -> None:
    """Begin with the plies of the next search of a turn, each with a copy of what grew below the ply just played.

    With less for some than for others they could not be compared: a seat with a deeper tree defends itself better.
    """
    below = tree.first[ply]
    for way in range(MOST_PLIES):
        clear_way(tree, way, NONE)
    for way in range(plies):
        copy_below(tree, below, way)
    if 2 * tree.places > PLACES or 2 * tree.ways > WAYS:  # no room to grow
        plant(tree)


def copy_below(tree: Tree, below: int, way: int) -> None:
    """Copy a row of places, and all that lies below them, to a way that leads nowhere yet."""
    done = tree.places
    copy_row(tree, below, way)
    while done < tree.places:
        old = tree.origin[done]
        tree.result[done] = tree.result[old]
        tree.visits[done] = tree.visits[old]
        tree.way[done] = NONE
        known = tree.way[old]
        while known != NONE and tree.ways < WAYS:
            to = add_way(tree, done, tree.deed[known])
            tree.tried[to] = tree.tried[known]
            tree.gain[to] = tree.gain[known]
            tree.looks[to] = tree.looks[known]
            copy_row(tree, tree.first[known], to)
            known = tree.other[known]
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


# Ways and places


def clear_way(tree: Tree, way: int, deed: int) -> None:
    """Make a way that was never taken."""
    tree.deed[way] = deed
    tree.other[way] = NONE
    tree.tried[way] = 0
    tree.gain[way] = 0.0
    tree.looks[way] = 0.0
    tree.first[way] = NONE
    tree.results[way] = 0


def add_way(tree: Tree, place: int, deed: int) -> int:
    """Add a way to a place; there must be room."""
    way = tree.ways
    tree.ways += 1
    clear_way(tree, way, deed)
    tree.other[way] = tree.way[place]
    tree.way[place] = way
    return way


def way_of(tree: Tree, place: int, deed: int) -> int:
    """Give the way of a place that does something, NONE if it was never taken."""
    way = tree.way[place]
    while way != NONE and tree.deed[way] != deed:
        way = tree.other[way]
    return way


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
    tree.way[place] = NONE
    tree.first[way] = place
    tree.results[way] += 1
    return place


# Choosing


def deed_of(s: State, action: int) -> int:
    """Say what the first ply of a turn does whatever the dice show: a die to a space, however it gets there."""
    if actions.MARKET <= action < actions.GATHER:
        die, extra = (action - actions.MARKET) // EXTRA_STEPS, (action - actions.MARKET) % EXTRA_STEPS
        return actions.MARKET + die * SPACES + landing(s, die, extra)
    return action


def look_around(boards: BoardRow, out: Grid, w: Weights, sheet: Sheet, tree: Tree, wide: int) -> None:
    """Look at the turns of the position on `boards[0]`, and keep the few that seem best."""
    seat = boards[0].seat
    n = legal(boards[0], out)
    inner = behind(out, n)
    delivery = best_delivery(boards, 0, inner, w, sheet)
    tree.seen = 0
    for i in range(n):
        if begins_turn(out[i], delivery):
            begin_turn(boards, out[i], inner, w, sheet)
            if out[i] == delivery:
                finish_turn(boards, 1, inner, w, sheet)
            see(tree, out[i], margin(boards[1], seat, w, sheet), wide)


def see(tree: Tree, action: int, guess: float, wide: int) -> None:
    """Keep a turn among the best looked at, in their order; of two that look alike the first is enough."""
    for k in range(tree.seen):
        if tree.guess[k] == guess:
            return
    if tree.seen < wide:
        tree.seen += 1
    elif guess <= tree.guess[tree.seen - 1]:
        return
    at = tree.seen - 1
    while at > 0 and tree.guess[at - 1] < guess:
        tree.guess[at] = tree.guess[at - 1]
        tree.action[at] = tree.action[at - 1]
        at -= 1
    tree.guess[at] = guess
    tree.action[at] = action


def best_turn(s: State, tree: Tree, place: int, explore: float, prior: float, slope: float) -> int:
    """Choose among the turns looked at: what each brought who decides, and a bonus if it was rarely tried.

    `slope` is what a prestige of the first judgement counts in utility. A turn never tried is thought to bring what
    is usual here; that counts as `prior` visits.
    """
    gain = 0.0
    looks = 0.0
    tried = 0.0
    way = tree.way[place]
    while way != NONE:
        gain += tree.gain[way]
        looks += tree.looks[way]
        tried += tree.tried[way]
        way = tree.other[way]
    usual = (gain - slope * looks) / tried if tried > 0.0 else 0.0
    spur = explore * sqrt(log(tried + 1.0))
    best = 0
    best_score = -1.0e9
    for k in range(tree.seen):
        total = prior * usual
        weight = prior
        way = way_of(tree, place, deed_of(s, tree.action[k]))
        if way != NONE:
            total += tree.gain[way] - slope * tree.looks[way]
            weight += tree.tried[way]
        score = total / weight + slope * tree.guess[k] + spur / sqrt(weight)
        if score > best_score:
            best_score = score
            best = k
    return best


def note_path(tree: Tree, utility: Floats) -> None:
    """Tell every way of the path what the game brought the seat that chose it."""
    for i in range(tree.length):
        tree.tried[tree.path[i]] += 1
        tree.gain[tree.path[i]] += utility[tree.chooser[i]]
        tree.looks[tree.path[i]] += tree.look[i]
