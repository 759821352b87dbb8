"""A tree search over plies, compiled as a whole: decisions by PUCT, chance sampled and widened, max^n backups.

A simulation walks from the root to a decision not yet looked at, lists its plies with what the evaluation says of each
after the rest that follows by rule (`turns`), and carries the best of them back. So every look gives the children
their priors and the way up its value at once, and no random playout is needed. Every seat maximises its own utility:
a mix of winning and of the lead in prestige, between 0 and 1.

Where chance speaks the search draws from a stream of its own. The results seen become children, more of them the more
often the place is visited; a draw beyond that goes to one of those already there.
"""

from math import exp, sqrt

from ..kernel import actions
from ..kernel.chance import is_chance
from ..kernel.codes import NONE, PHASE_BUILD, PHASE_IVAN, PHASE_MARKET, PHASE_OVER, PHASE_PLACE, PHASE_START, SEATS
from ..kernel.random_play import MOST_LEGAL, sample_chance
from ..kernel.record import Grid, Record, grid, scalar
from ..kernel.rules import apply, legal
from ..kernel.scoring import final_prestige, rank_of
from ..kernel.state import State
from ..kernel.stream import below
from .boards import BoardRow, Floats, Rows, behind
from .evaluation import appraise
from .turns import BOARDS, WORST, begin_turn, best_step, decider, end_turn, finish_turn, quick_turn, settle
from .weights import Sheet, Weights

ROOT_BOARD = BOARDS  # the position searched lies behind the boards of `turns`
SEARCH_BOARDS = BOARDS + 1
DEEPEST = 100  # plies of one simulation
LACKING = 3  # with so many rubles a seat need not give prestige for more
SCRATCH = MOST_LEGAL  # nodes at the end of a tree that are looked at and forgotten when it is full


class Node(Record):
    """A position reached by one ply, or by one result of chance."""

    action: int = scalar("i4")  # what led here
    first: int = scalar("i4")  # its first child; 0: none yet
    children: int = scalar("i4")
    sibling: int = scalar("i4")  # the next result of the same chance; 0: none
    visits: int = scalar("i4")
    prior: float = scalar("f4")
    guess: float = scalar("f4")  # what the evaluation said it is to the seat that can choose it
    lead: float = scalar("f8")  # sum over visits: prestige ahead, of the seat that decides at the root
    total: Floats = grid("f8", SEATS)  # sum over visits: utility of each seat


class Habits(Record):
    """How the search spends its time."""

    exploration: float = scalar("f8")  # weight of the prior against what was found
    temperature: float = scalar("f8")  # of the priors, in utility: the smaller, the more they trust the evaluation
    prune: float = scalar("f8")  # plies that look worse by so much utility are not looked at
    widening: float = scalar("f8")  # results of chance looked at, times the root of the visits
    rollout_turns: int = scalar("i4")  # turns played on greedily from a new leaf
    turn: float = scalar("f8")  # what a seat's next turn is worth to it, in prestige
    swing: float = scalar("f8")  # prestige of lead that is worth a good deal when the game ends …
    swing_per_turn: float = scalar("f8")  # … and for every turn it still lasts
    win_share: float = scalar("f8")  # of winning in the utility of a finished game; the rest is the lead


class Search(Record):
    """Where one search stands."""

    used: int = scalar("i4")  # nodes in the tree
    root: int = scalar("i4")
    seat: int = scalar("i4")  # who decides at the root
    depth: int = scalar("i4")
    path: Grid = grid("i4", DEEPEST + 1)
    leaf: Floats = grid("f8", SEATS)  # utilities found by the simulation under way
    leaf_lead: float = scalar("f8")


def standard_habits() -> Habits:
    """Give the numbers `mcts` searches by (scripts/bots/study.py compares others)."""
    h = Habits()
    h.exploration = 0.1
    h.temperature = 0.08
    h.prune = 0.25
    h.widening = 1.5
    h.rollout_turns = 0
    h.turn = 1.2
    h.swing = 3.0
    h.swing_per_turn = 0.35
    h.win_share = 0.7
    return h


# Utility


def lead_of(s: State, sheet: Sheet, seat: int) -> float:
    """How far a seat is ahead of the best other, by the sheet."""
    best = WORST
    for other in range(s.seats):
        if other != seat:
            best = max(best, sheet.value[other])
    return sheet.value[seat] - best


def utility_of(s: State, sheet: Sheet, h: Habits, seat: int) -> float:
    """Turn a lead into a utility: the same lead is worth more the nearer the end."""
    return 1.0 / (1.0 + exp(-lead_of(s, sheet, seat) / (h.swing + h.swing_per_turn * sheet.clock)))


def note_leaf(s: State, sheet: Sheet, h: Habits, search: Search) -> None:
    """Keep what an evaluation says as the result of this simulation."""
    for seat in range(s.seats):
        search.leaf[seat] = utility_of(s, sheet, h, seat)
    search.leaf_lead = lead_of(s, sheet, search.seat)


def note_end(s: State, sheet: Sheet, h: Habits, search: Search) -> None:
    """Keep the true result of a finished game."""
    winners = 0
    for seat in range(s.seats):
        sheet.value[seat] = final_prestige(s, seat)
        if rank_of(s, seat) == 1:
            winners += 1
    sheet.clock = 0.0
    note_leaf(s, sheet, h, search)
    for seat in range(s.seats):
        won = 1.0 / winners if rank_of(s, seat) == 1 else 0.0
        search.leaf[seat] = h.win_share * won + (1.0 - h.win_share) * search.leaf[seat]


# The tree


def plant(tree: Rows[Node], search: Search, seat: int) -> None:
    """Begin a tree for the position on `boards[ROOT_BOARD]`; node 0 stays unused."""
    search.root = 1
    search.used = 2
    search.seat = seat
    clear(tree[1], NONE)


def clear(node: Node, action: int) -> None:
    """Make a node that has not been visited."""
    node.action = action
    node.first = 0
    node.children = 0
    node.sibling = 0
    node.visits = 0
    node.prior = 1.0
    node.guess = 0.0
    node.lead = 0.0
    for seat in range(SEATS):
        node.total[seat] = 0.0


def try_ply(boards: BoardRow, action: int, out: Grid, w: Weights, sheet: Sheet, h: Habits) -> None:
    """Put on `boards[1]` what a ply leads to, with what follows by rule, and appraise it; `end` changes nothing."""
    if action == actions.END:
        boards[1] = boards[0]
    elif boards[0].phase == PHASE_START:
        begin_turn(boards, action, out, w, sheet)
    else:
        boards[1] = boards[0]
        apply(boards[1], action)
        settle(boards, 1, out, w, sheet)
    if boards[1].phase == PHASE_BUILD and action != actions.END:
        finish_turn(boards, 1, out, w, sheet)
    appraise(boards[1], w, sheet)
    await_turns(boards[1], h, sheet)


def await_turns(s: State, h: Habits, sheet: Sheet) -> None:
    """Credit the seats that come next with the turn they have not had yet, so that leaves of any depth compare."""
    if s.ender == NONE:
        following = s.seat + (0 if s.phase == PHASE_START else 1)
        for later in range(s.seats - 1):
            sheet.value[(following + later) % s.seats] += h.turn * (s.seats - 1 - later) / (s.seats - 1)


def worth_searching(s: State, action: int) -> bool:
    """Leave out free actions that only put off the end of a turn: rubles nobody lacks, rerolls after the action."""
    if action == actions.EXCHANGE:
        return s.rubles[s.seat] < LACKING and s.phase in (PHASE_START, PHASE_PLACE, PHASE_MARKET)
    if actions.REROLL <= action < actions.DONE:
        return s.phase == PHASE_START
    return True


def list_plies(s: State, out: Grid) -> int:
    """List the plies worth searching."""
    n = legal(s, out)
    kept = 0
    for i in range(n):
        if worth_searching(s, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept


def expand(
    boards: BoardRow, tree: Rows[Node], at: int, out: Grid, w: Weights, sheet: Sheet, h: Habits, search: Search
) -> None:
    """List the plies of the decision on `boards[0]` as children of a node, and note the best as this visit's result."""
    s = boards[0]
    seat = decider(s)
    n = list_plies(s, out)
    inner = behind(out, n)
    full = search.used + n > len(tree) - SCRATCH
    first = len(tree) - SCRATCH if full else search.used
    best = -1.0
    for i in range(n):
        try_ply(boards, out[i], inner, w, sheet, h)
        guess = utility_of(boards[1], sheet, h, seat)
        clear(tree[first + i], out[i])
        tree[first + i].guess = guess
        if guess > best:
            best = guess
            note_leaf(boards[1], sheet, h, search)
    if not full:
        kept = prune(tree, first, n, best - h.prune)
        set_priors(tree, first, kept, best, h)
        tree[at].first = first
        tree[at].children = kept
        search.used += kept


def prune(tree: Rows[Node], first: int, n: int, least: float) -> int:
    """Keep the children that promise at least so much, in their order; gives their number."""
    kept = 0
    for i in range(n):
        if tree[first + i].guess >= least:
            if kept != i:
                tree[first + kept] = tree[first + i]
            kept += 1
    return kept


def set_priors(tree: Rows[Node], first: int, n: int, best: float, h: Habits) -> None:
    """Give each child a prior by what the evaluation says of it (a soft maximum)."""
    total = 0.0
    for i in range(n):
        tree[first + i].prior = exp((tree[first + i].guess - best) / h.temperature)
        total += tree[first + i].prior
    for i in range(n):
        tree[first + i].prior /= total


def select(tree: Rows[Node], at: int, seat: int, h: Habits) -> int:
    """PUCT: the child with the best utility for the seat that decides, and a bonus for likely ones seldom visited.

    The evaluation's guess counts as one visit, so a new child starts with a value of its own.
    """
    first = tree[at].first
    bonus = h.exploration * sqrt(tree[at].visits + 1.0)
    best = first
    best_score = WORST
    for child in range(first, first + tree[at].children):
        visits = tree[child].visits + 1.0
        score = (tree[child].total[seat] + tree[child].guess + bonus * tree[child].prior) / visits
        if score > best_score:
            best_score = score
            best = child
    return best


def chance_child(tree: Rows[Node], at: int, result: int, h: Habits, search: Search, stream: Grid) -> int:
    """Give the child for a result of chance: an old one, a new one if there is room for more, else any old one."""
    child = tree[at].first
    while child != 0:
        if tree[child].action == result:
            return child
        child = tree[child].sibling
    wanted = 1.0 + h.widening * sqrt(tree[at].visits + 0.0)
    if tree[at].children < wanted and search.used < len(tree) - SCRATCH:
        child = search.used
        search.used += 1
        clear(tree[child], result)
        tree[child].sibling = tree[at].first
        tree[at].first = child
        tree[at].children += 1
        return child
    child = tree[at].first
    if child != 0:
        for _ in range(below(stream, tree[at].children)):
            child = tree[child].sibling
    return child


# Simulations


def simulate(
    boards: BoardRow,
    tree: Rows[Node],
    out: Grid,
    w: Weights,
    sheet: Sheet,
    h: Habits,
    search: Search,
    stream: Grid,
) -> None:
    """Walk from the root to a decision not yet looked at, look at it, and carry what it says back."""
    boards[0] = boards[ROOT_BOARD]
    s = boards[0]
    at = search.root
    depth = 0
    search.path[0] = at
    while True:
        if s.phase == PHASE_OVER:
            note_end(s, sheet, h, search)
            break
        if depth == DEEPEST:
            appraise(s, w, sheet)
            note_leaf(s, sheet, h, search)
            break
        if is_chance(s):
            child = chance_child(tree, at, sample_chance(s, stream), h, search, stream)
            if child == 0:  # the tree is full
                appraise(s, w, sheet)
                note_leaf(s, sheet, h, search)
                break
        elif tree[at].first == 0:
            expand(boards, tree, at, out, w, sheet, h, search)
            if h.rollout_turns > 0:
                roll_out(boards, out, w, sheet, h, search, stream)
            break
        else:
            child = select(tree, at, decider(s), h)
        apply(s, tree[child].action)
        at = child
        depth += 1
        search.path[depth] = at
    search.depth = depth
    carry_back(tree, s.seats, search)


def roll_out(boards: BoardRow, out: Grid, w: Weights, sheet: Sheet, h: Habits, search: Search, stream: Grid) -> None:
    """Play some turns on greedily, with dice of the search's own, and note what the position is then."""
    turns = 0
    s = boards[0]
    while s.phase != PHASE_OVER and turns < h.rollout_turns:
        if is_chance(s):
            apply(s, sample_chance(s, stream))
        elif s.phase == PHASE_START:
            quick_turn(boards, out, w, sheet)
            turns += 1
        elif s.phase == PHASE_IVAN:
            apply(s, best_step(boards, 0, out, w, sheet))
        else:
            end_turn(boards, out, w, sheet)
    if s.phase == PHASE_OVER:
        note_end(s, sheet, h, search)
    else:
        appraise(s, w, sheet)
        await_turns(s, h, sheet)
        note_leaf(s, sheet, h, search)


def carry_back(tree: Rows[Node], seats: int, search: Search) -> None:
    """max^n: add every seat's utility to every node of the path; each decision reads its own seat's."""
    for i in range(search.depth + 1):
        node = tree[search.path[i]]
        node.visits += 1
        node.lead += search.leaf_lead
        for seat in range(seats):
            node.total[seat] += search.leaf[seat]


def simulate_many(
    boards: BoardRow,
    tree: Rows[Node],
    out: Grid,
    w: Weights,
    sheet: Sheet,
    h: Habits,
    search: Search,
    stream: Grid,
    number: int,
) -> None:
    """Run so many simulations: the one entry that is compiled."""
    for _ in range(number):
        simulate(boards, tree, out, w, sheet, h, search, stream)
