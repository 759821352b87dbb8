"""The tree below the plies of a search: which turn every seat chooses next.

A node is the start of a turn, whatever the dice were before it (open loop). Its edges are the turns played there so
far, each with a key that says what it does; the first edges are the plies the search began with. Whenever a game
reaches a node, the turns that look best with the current dice are looked up among its edges. Each seat takes the one
that is best for itself (max^n) or has hardly been tried; an edge's earlier results are corrected by how much better it
looks now than it did then.
"""

from math import log, sqrt

from ...kernel import actions
from ...kernel.actions import EXTRA_STEPS
from ...kernel.codes import NONE, SPACES
from ...kernel.market import landing
from ...kernel.rules import list_phase
from ...kernel.state import State
from ...kernel.struct import Grid, Struct, grid, scalar
from .boards import BoardRow, Floats, Room, keep_best
from .evaluation import count_again
from .turns import begins_turn, best_listed_delivery, try_turn
from .weights import Appraisal, Weights

MOST_PLIES = 12  # that a search keeps
MOST_NODES = 100_000
MOST_EDGES = MOST_PLIES + MOST_NODES  # the first are the plies of the search
WIDEST = 12  # turns looked at when a game reaches a node
DEEPEST = 64  # turns of one game that lie in the tree
PLACES = 8191  # to keep what a path led to


class Tree(Struct):
    """All nodes and edges, the turns looked at just now, and the path of the game under way."""

    nodes: int = scalar("i4")  # in use
    edges: int = scalar("i4")  # in use
    # Of a node
    visits: Grid = grid("i4", MOST_NODES)
    first_edge: Grid = grid("i4", MOST_NODES)  # the one taken last for the first time, NONE: none yet
    # Of an edge
    key: Grid = grid("i4", MOST_EDGES)  # what it does first
    next_edge: Grid = grid("i4", MOST_EDGES)  # another edge of the same node
    tried: Grid = grid("i4", MOST_EDGES)
    gain: Floats = grid("f8", MOST_EDGES)  # sum of the deciding seat's utilities
    looks: Floats = grid("f8", MOST_EDGES)  # sum of the margins it seemed to lead to
    node: Grid = grid("i4", MOST_EDGES)  # where it leads, NONE: nobody has come there yet
    # The turns looked at, the best first
    seen: int = scalar("i4")
    action: Grid = grid("i4", WIDEST)  # that begins the turn
    guess: Floats = grid("f8", WIDEST)  # the margin it seems to lead to
    # The path
    length: int = scalar("i4")
    path: Grid = grid("i4", DEEPEST)  # edges taken
    chooser: Grid = grid("i4", DEEPEST)  # by whom
    look: Floats = grid("f8", DEEPEST)  # and what they looked like
    # What is kept of the games played (`memory`)
    played_path: Grid = grid("i8", PLACES)  # whose end is on the board of this place
    looked_path: Grid = grid("i8", PLACES)  # at whose end these turns were seen
    looked_seen: Grid = grid("i4", PLACES)
    looked_action: Grid = grid("i4", PLACES, WIDEST)
    looked_guess: Floats = grid("f8", PLACES, WIDEST)


def clear_tree(tree: Tree) -> None:
    """Begin with the plies of a search alone."""
    tree.nodes = 0
    tree.edges = MOST_PLIES
    for edge in range(MOST_PLIES):
        clear_edge(tree, edge, NONE)
    for place in range(PLACES):
        tree.played_path[place] = 0
        tree.looked_path[place] = 0


def clear_edge(tree: Tree, edge: int, key: int) -> None:
    """Make an edge that was never taken."""
    tree.key[edge] = key
    tree.next_edge[edge] = NONE
    tree.tried[edge] = 0
    tree.gain[edge] = 0.0
    tree.looks[edge] = 0.0
    tree.node[edge] = NONE


def add_edge(tree: Tree, node: int, key: int) -> int:
    """Add an edge to a node; there must be room."""
    edge = tree.edges
    tree.edges += 1
    clear_edge(tree, edge, key)
    tree.next_edge[edge] = tree.first_edge[node]
    tree.first_edge[node] = edge
    return edge


def edge_of(tree: Tree, node: int, key: int) -> int:
    """Give the edge of a node that does something, NONE if it was never taken."""
    edge = tree.first_edge[node]
    while edge != NONE and tree.key[edge] != key:
        edge = tree.next_edge[edge]
    return edge


def node_after(tree: Tree, edge: int) -> int:
    """Give the node an edge leads to, a new one the first time; NONE when there is no room for one more."""
    if tree.node[edge] == NONE and tree.nodes < MOST_NODES:
        tree.visits[tree.nodes] = 0
        tree.first_edge[tree.nodes] = NONE
        tree.node[edge] = tree.nodes
        tree.nodes += 1
    return tree.node[edge]


# Choosing


def key_of(s: State, action: int) -> int:
    """Say what the first ply of a turn does whatever the dice show: a die to a space, however it gets there."""
    if actions.MARKET <= action < actions.GATHER:
        die, extra = (action - actions.MARKET) // EXTRA_STEPS, (action - actions.MARKET) % EXTRA_STEPS
        return actions.MARKET + die * SPACES + landing(s, die, extra)
    return action


def list_turns(boards: BoardRow, out: Room, w: Weights, appraisal: Appraisal, tree: Tree, width: int) -> None:
    """Look at the turns of the position on `boards[0]`, and keep the few that seem best."""
    n = list_phase(boards[0], out)
    inner = out[n:]
    count_again(boards[0], w, appraisal)
    delivery, delivered = best_listed_delivery(boards, 0, out, n, w, appraisal)
    tree.seen = 0
    for i in range(n):
        if begins_turn(out[i], delivery):
            guess = try_turn(boards, out[i], delivery, delivered, inner, w, appraisal)
            keep_turn(tree, out[i], guess, width)


def keep_turn(tree: Tree, action: int, guess: float, width: int) -> None:
    """Keep a turn among the best looked at, in their order."""
    tree.seen = keep_best(tree.action, tree.guess, tree.seen, width, action, guess)


def best_turn(s: State, tree: Tree, node: int, explore: float, prior: float, slope: float) -> int:
    """Choose among the turns looked at: by what each brought the deciding seat, plus a bonus if rarely tried.

    `slope` is what a prestige of the first judgement counts in utility. A turn never tried is thought to bring what
    is usual here; that counts as `prior` visits.
    """
    gain = 0.0
    looks = 0.0
    tried = 0.0
    edge = tree.first_edge[node]
    while edge != NONE:
        gain += tree.gain[edge]
        looks += tree.looks[edge]
        tried += tree.tried[edge]
        edge = tree.next_edge[edge]
    usual = (gain - slope * looks) / tried if tried > 0.0 else 0.0
    spur = explore * sqrt(log(tried + 1.0))
    best = 0
    best_score = -1.0e9
    for k in range(tree.seen):
        total = prior * usual
        weight = prior
        edge = edge_of(tree, node, key_of(s, tree.action[k]))
        if edge != NONE:
            total += tree.gain[edge] - slope * tree.looks[edge]
            weight += tree.tried[edge]
        score = total / weight + slope * tree.guess[k] + spur / sqrt(weight)
        if score > best_score:
            best_score = score
            best = k
    return best


def back_up(tree: Tree, utility: Floats) -> None:
    """Add to every edge of the path what the game brought the seat that chose it."""
    for i in range(tree.length):
        tree.tried[tree.path[i]] += 1
        tree.gain[tree.path[i]] += utility[tree.chooser[i]]
        tree.looks[tree.path[i]] += tree.look[i]
