"""A search by playing on: every ply worth a thought is played on for some turns, again and again.

Bertsekas' rollout algorithm with a tree below. The plies of a decision are judged by the best whole turn each begins
(`turns`), the best few are kept, and round after round every one of them is played on: the rest of the turn by greedy,
the next turns of all seats by what the tree found best for each (`tree`), then by greedy, chance from a stream of the
search's own, to the end of the game or to a horizon, where the evaluation speaks. In one round all of them meet the
same stream, so that they differ by what they do more than by their luck. What counts is the seat's own result, a mix of
winning and of the lead in prestige. Plies that fall behind are dropped on the way (sequential halving, and earlier if
the difference is significant), so that the last rounds go to those that are hard to tell apart.
"""

from math import exp

from ...kernel import actions
from ...kernel.chance import is_chance
from ...kernel.codes import NONE, PHASE_IVAN, PHASE_MARKET, PHASE_OVER, PHASE_PLACE, PHASE_START, SEATS
from ...kernel.random_play import sample_chance
from ...kernel.rules import apply, legal
from ...kernel.scoring import final_prestige, rank_of
from ...kernel.state import State
from ...kernel.stream import WORDS, below, next_word
from ...kernel.struct import Grid, Struct, grid, scalar
from .boards import BoardRow, Floats, behind
from .evaluation import appraise
from .tree import (
    DEEPEST,
    MOST_PLIES,
    WAYS,
    Tree,
    add_way,
    best_turn,
    deed_of,
    known_result,
    look_around,
    note_path,
    place_after,
    plant,
    replant,
    wants_result,
    way_of,
)
from .turns import (
    BEST,
    BOARDS,
    WORST,
    begin_turn,
    best_step,
    choose_turn,
    decider,
    end_turn,
    finish_turn,
    line_margin,
    quick_turn,
    settle,
)
from .weights import Sheet, Weights

ROOT_BOARD = BOARDS  # the position searched lies behind the boards of `turns`
SEARCH_BOARDS = BOARDS + 1
FEW = 16  # rounds before a difference can be significant
LACKING = 3  # with so many rubles a seat need not give prestige for more
REROLL_SAMPLES = 6  # of what a reroll may bring, to judge it by
LEAST_WORD = 128  # a stream needs words with some high bits

# Who plays on
QUICK = 0  # the quick form of greedy
WHOLE = 1  # greedy itself
ANYTHING = 2  # any legal ply


class Habits(Struct):
    """How the search spends its time (scripts/bots/versus.py plays variants against each other)."""

    plies: int = scalar("i4")  # kept for playing on, at most
    prune: float = scalar("f8")  # prestige; plies that look worse by more are not played on
    faith: float = scalar("f8")  # what a prestige of the first judgement counts, in rounds won
    doubt: float = scalar("f8")  # standard errors of difference that are significant
    horizon: int = scalar("i4")  # own turns played on; 0: to the end of the game
    swing: float = scalar("f8")  # prestige of lead that is worth a good deal when the game ends …
    swing_per_turn: float = scalar("f8")  # … and for every turn it still lasts
    win_share: float = scalar("f8")  # of winning in the utility of a finished game; the rest is the lead
    policy: int = scalar("i4")  # who plays on: QUICK, WHOLE or ANYTHING
    luck: Floats = grid("f8", SEATS)  # prestige that luck may still decide when a game ends, by the kind of table …
    luck_per_turn: Floats = grid("f8", SEATS)  # … and for every turn it still lasts
    wide: int = scalar("i4")  # turns looked at for a seat in the tree; 0: no tree, every seat plays on by its policy
    ripe: int = scalar("i4")  # visits before a seat chooses at a place of the tree
    explore: float = scalar("f8")  # how much a turn rarely tried is preferred
    prior: float = scalar("f8")  # what the first judgement of a turn counts, in visits
    trust: float = scalar("f8")  # in how a turn looks, whatever it brought before: 0 to 1
    reuse: int = scalar("i4")  # 1: the next decision of a turn begins with the tree below the ply played
    outcomes: float = scalar("f8")  # of chance kept apart: times the root of the visits; 0: all in one place


class Search(Struct):
    """Where one search stands: the plies kept, the best by the first judgement first, and what was found of each."""

    seat: int = scalar("i4")  # who decides
    plies: int = scalar("i4")  # 0: not yet listed
    must: int = scalar("i4")  # a ply that is played on whatever is thought of it; NONE: there is none
    last: int = scalar("i4")  # which ply of the search before led here, in the same turn; NONE: none did
    alive: int = scalar("i4")  # how many are still played on
    action: Grid = grid("i4", MOST_PLIES)
    guess: Floats = grid("f8", MOST_PLIES)  # the margin at the end of the best turn it begins
    playing: Grid = grid("i4", MOST_PLIES)  # 1 while it is played on
    visits: Grid = grid("i4", MOST_PLIES)
    utility: Floats = grid("f8", MOST_PLIES)  # sums over visits
    wins: Floats = grid("f8", MOST_PLIES, SEATS)
    prestige: Floats = grid("f8", MOST_PLIES, SEATS)
    lead: Floats = grid("f8", MOST_PLIES)  # of who decides, over the best other seat
    ahead: Floats = grid("f8", MOST_PLIES, MOST_PLIES)  # sum of differences in utility of the first to the second …
    squares: Floats = grid("f8", MOST_PLIES, MOST_PLIES)  # … and of their squares
    result: Floats = grid("f8", MOST_PLIES)  # of the round under way
    chance: Floats = grid("f8", SEATS)  # to win, at the end of the game under way
    worth: Floats = grid("f8", SEATS)  # its utility for every seat
    until: int = scalar("i4")  # the number of the turn at which games are broken off
    seeds: Grid = grid("i8", WORDS)  # of the round under way
    words: Grid = grid("i8", WORDS)  # the stream of the game under way


def standard_habits() -> Habits:
    """Give the numbers `mcts` searches by."""
    h = Habits()
    h.plies = 12
    h.prune = 10.0
    h.faith = 0.08
    h.doubt = 5.0  # the first rounds come from a tree that has hardly grown: what they say may still change
    h.horizon = 6
    h.swing = 6.0
    h.swing_per_turn = 0.35
    h.win_share = 0.5
    for kind, (luck, luck_per_turn) in enumerate(((7.46, 0.0), (1.88, 0.48), (1.88, 0.48), (1.88, 0.48))):
        h.luck[kind] = luck
        h.luck_per_turn[kind] = luck_per_turn
    h.wide = 4
    h.ripe = 2
    h.explore = 0.3
    h.prior = 2.0
    h.trust = 1.0
    h.reuse = 0
    h.outcomes = 0.0
    return h


# What is worth a thought


def begin_search(
    boards: BoardRow, out: Grid, w: Weights, sheet: Sheet, h: Habits, search: Search, stream: Grid
) -> None:
    """List the plies worth playing on of the decision on `boards[ROOT_BOARD]`, the most promising first."""
    root = boards[ROOT_BOARD]
    search.seat = decider(root)
    search.until = root.turn_number + h.horizon * root.seats
    search.plies = 0
    n = legal(root, out)
    inner = behind(out, n)
    for i in range(n):
        if worth_searching(root, out[i]):
            boards[0] = root
            keep(search, out[i], judge(boards, out[i], inner, w, sheet, search, stream), h)
    if search.plies == 0:
        keep(search, out[0], 0.0, h)
    while search.guess[search.plies - 1] < search.guess[0] - h.prune:
        search.plies -= 1
    if search.must != NONE:
        keep_anyway(boards, inner, w, sheet, search, stream)
    search.alive = search.plies
    for i in range(search.plies):
        search.playing[i] = 1
        search.visits[i] = 0
        search.utility[i] = 0.0
        search.lead[i] = 0.0
        for seat in range(SEATS):
            search.wins[i, seat] = 0.0
            search.prestige[i, seat] = 0.0
        for j in range(search.plies):
            search.ahead[i, j] = 0.0
            search.squares[i, j] = 0.0


def keep_anyway(boards: BoardRow, out: Grid, w: Weights, sheet: Sheet, search: Search, stream: Grid) -> None:
    """Keep the ply that must be played on: as the last one, if it is not among the best."""
    for i in range(search.plies):
        if search.action[i] == search.must:
            return
    if search.plies < MOST_PLIES:
        search.plies += 1
    boards[0] = boards[ROOT_BOARD]
    search.guess[search.plies - 1] = judge(boards, search.must, out, w, sheet, search, stream)
    search.action[search.plies - 1] = search.must


def worth_searching(s: State, action: int) -> bool:
    """Leave out free actions that only put off the end of a turn: rubles nobody lacks, rerolls after the action."""
    if action == actions.EXCHANGE:
        return s.rubles[s.seat] < LACKING and s.phase in (PHASE_START, PHASE_PLACE, PHASE_MARKET)
    if actions.REROLL <= action < actions.DONE:
        return s.phase == PHASE_START
    return True


def judge(boards: BoardRow, action: int, out: Grid, w: Weights, sheet: Sheet, search: Search, stream: Grid) -> float:
    """Give the margin at the end of the best turn that a ply begins, or goes on with; `boards[0]` may change."""
    if boards[0].phase == PHASE_START and actions.EXCHANGE <= action < actions.DONE:
        return judge_free(boards, action, out, w, sheet, search, stream)
    if boards[0].phase == PHASE_START:
        begin_turn(boards, action, out, w, sheet)
    else:
        boards[1] = boards[0]
        if action != actions.END:
            apply(boards[1], action)
            settle(boards, 1, out, w, sheet)
    if action != actions.END:
        finish_turn(boards, 1, out, w, sheet)
    return line_margin(boards[1], search.seat, w, sheet)


def judge_free(
    boards: BoardRow, action: int, out: Grid, w: Weights, sheet: Sheet, search: Search, stream: Grid
) -> float:
    """T2, T3: judge rubles or a reroll before the action by the turns that can follow, over some throws."""
    samples = 1 if action == actions.EXCHANGE else REROLL_SAMPLES
    total = 0.0
    for _ in range(samples):
        boards[0] = boards[ROOT_BOARD]
        apply(boards[0], action)
        if is_chance(boards[0]):
            apply(boards[0], sample_chance(boards[0], stream))
        choose_turn(boards, out, w, sheet)
        total += line_margin(boards[BEST], search.seat, w, sheet)
    return total / samples


def keep(search: Search, action: int, guess: float, h: Habits) -> None:
    """Keep a ply among the best, in their order; of two that lead to the same line the first is enough."""
    for i in range(search.plies):
        if search.guess[i] == guess:
            return
    if search.plies < h.plies:
        search.plies += 1
    elif guess <= search.guess[search.plies - 1]:
        return
    at = search.plies - 1
    while at > 0 and search.guess[at - 1] < guess:
        search.guess[at] = search.guess[at - 1]
        search.action[at] = search.action[at - 1]
        at -= 1
    search.guess[at] = guess
    search.action[at] = action


# Playing on


def play_round(
    boards: BoardRow, out: Grid, w: Weights, sheet: Sheet, h: Habits, search: Search, tree: Tree, stream: Grid
) -> None:
    """Play every ply that is still in the race on once, all with the same luck, and note how they did."""
    for k in range(WORDS):
        search.seeds[k] = next_word(stream) | LEAST_WORD
    for i in range(search.plies):
        if search.playing[i]:
            for k in range(WORDS):
                search.words[k] = search.seeds[k]
            boards[0] = boards[ROOT_BOARD]
            apply(boards[0], search.action[i])
            tree.length = 0
            if h.wide > 0:
                play_in_tree(boards, out, w, sheet, h, search, tree, i)
            play_on(boards, out, w, sheet, h, search)
            note_result(boards[0], w, sheet, h, search, i)
            tree.tried[i] += 1
            note_path(tree, search.worth)
    for i in range(search.plies):
        for j in range(search.plies):
            if search.playing[i] and search.playing[j]:
                difference = search.result[i] - search.result[j]
                search.ahead[i, j] += difference
                search.squares[i, j] += difference * difference


def play_in_tree(
    boards: BoardRow, out: Grid, w: Weights, sheet: Sheet, h: Habits, search: Search, tree: Tree, ply: int
) -> None:
    """Play on by the turns of the tree below a ply, until a place that has none."""
    s = boards[0]
    way = ply
    place = NONE
    while s.phase != PHASE_OVER and tree.length < DEEPEST:
        if is_chance(s):
            if h.outcomes == 0.0 or place != NONE or wants_result(tree, way, h.outcomes):
                result = sample_chance(s, search.words)
            else:
                result = tree.result[known_result(tree, way, below(search.words, tree.results[way]))]
            apply(s, result)
            if h.outcomes > 0.0 and place == NONE:
                place = place_after(tree, way, result)
                if place == NONE:
                    return
        elif s.phase == PHASE_START:
            if is_beyond(s, h, search):
                return
            if place == NONE:
                place = place_after(tree, way, NONE)
            if place == NONE:
                return
            tree.visits[place] += 1
            if tree.visits[place] <= h.ripe:
                return
            look_around(boards, out, w, sheet, tree, h.wide)
            if tree.seen == 0:
                return
            k = best_turn(s, tree, place, h.explore, h.prior, h.trust / (4.0 * h.swing))
            action = tree.action[k]
            deed = deed_of(s, action)
            way = way_of(tree, place, deed)
            if way == NONE:
                if tree.ways == WAYS:
                    return
                way = add_way(tree, place, deed)
            tree.path[tree.length] = way
            tree.chooser[tree.length] = s.seat
            tree.look[tree.length] = tree.guess[k]
            tree.length += 1
            place = NONE
            begin_turn(boards, action, out, w, sheet)
            boards[0] = boards[1]
            end_turn(boards, out, w, sheet)
        else:
            play_rest(boards, out, w, sheet)


def is_beyond(s: State, h: Habits, search: Search) -> bool:
    """Tell whether the horizon is reached: an own turn begins, so many turns after the ply."""
    return h.horizon > 0 and s.seat == search.seat and s.turn_number >= search.until


def play_on(boards: BoardRow, out: Grid, w: Weights, sheet: Sheet, h: Habits, search: Search) -> None:
    """Play on by the policy, to the end or until the horizon."""
    s = boards[0]
    while s.phase != PHASE_OVER:
        if is_chance(s):
            apply(s, sample_chance(s, search.words))
        elif h.policy == ANYTHING:
            if s.phase == PHASE_START and is_beyond(s, h, search):
                return
            apply(s, out[below(search.words, legal(s, out))])
        elif s.phase == PHASE_START:
            if is_beyond(s, h, search):
                return
            if h.policy == WHOLE:
                choose_turn(boards, out, w, sheet)
                boards[0] = boards[BEST]
                end_turn(boards, out, w, sheet)
            else:
                quick_turn(boards, out, w, sheet)
        else:
            play_rest(boards, out, w, sheet)


def play_rest(boards: BoardRow, out: Grid, w: Weights, sheet: Sheet) -> None:
    """Play what is left of a turn, or choose for Ivan."""
    if boards[0].phase == PHASE_IVAN:
        apply(boards[0], best_step(boards, 0, out, w, sheet))
    else:
        end_turn(boards, out, w, sheet)


# What came out


def note_result(s: State, w: Weights, sheet: Sheet, h: Habits, search: Search, i: int) -> None:
    """Note how a game played on came out for every seat: the true result, or what the evaluation says."""
    over = s.phase == PHASE_OVER
    if over:
        sheet.clock = 0.0
        for seat in range(s.seats):
            sheet.value[seat] = final_prestige(s, seat)
            search.chance[seat] = share_of_win(s, seat)
    else:
        appraise(s, w, sheet)
        guess_chances(s, sheet, h, search)
    for seat in range(s.seats):
        lead = lead_of(s, sheet, seat)
        settled = 1.0 / (1.0 + exp(-lead / (h.swing + h.swing_per_turn * sheet.clock)))
        search.worth[seat] = h.win_share * search.chance[seat] + (1.0 - h.win_share) * settled if over else settled
        search.wins[i, seat] += search.chance[seat]
        search.prestige[i, seat] += sheet.value[seat]
    search.result[i] = search.worth[search.seat]
    search.visits[i] += 1
    search.utility[i] += search.worth[search.seat]
    search.lead[i] += lead_of(s, sheet, search.seat)


def guess_chances(s: State, sheet: Sheet, h: Habits, search: Search) -> None:
    """Guess everybody's chance to win by the expected prestige, as scripts/bots/calibrate.py found it to be."""
    kind = 0 if s.solo else s.seats - 1
    luck = h.luck[kind] + h.luck_per_turn[kind] * sheet.clock
    best = sheet.value[0]
    for seat in range(1, s.seats):
        best = max(best, sheet.value[seat])
    total = 0.0
    for seat in range(s.seats):
        search.chance[seat] = exp((sheet.value[seat] - best) / luck)
        total += search.chance[seat]
    for seat in range(s.seats):
        search.chance[seat] /= total


def share_of_win(s: State, seat: int) -> float:
    """E8: 1 for winning alone, a part for sharing it."""
    winners = 0
    for other in range(s.seats):
        if rank_of(s, other) == 1:
            winners += 1
    return 1.0 / winners if rank_of(s, seat) == 1 else 0.0


def lead_of(s: State, sheet: Sheet, seat: int) -> float:
    """How far a seat is ahead of the best other, by the sheet."""
    best = WORST
    for other in range(s.seats):
        if other != seat:
            best = max(best, sheet.value[other])
    return sheet.value[seat] - best


# The race


def score_of(search: Search, h: Habits, i: int) -> float:
    """Add up what a ply has to show: its results, and what was first thought of it, which soon counts for little."""
    return search.utility[i] + h.faith * search.guess[i]


def leader_of(search: Search, h: Habits) -> int:
    """Give the ply in front; those still in the race have all been played equally often."""
    best = -1
    for i in range(search.plies):
        if search.playing[i] and (best < 0 or score_of(search, h, i) > score_of(search, h, best)):
            best = i
    return best


def narrow(search: Search, h: Habits, spent: float) -> None:
    """Drop what is significantly behind, and what is last as the budget (0 to 1) is spent: half, then half again."""
    best = leader_of(search, h)
    rounds = search.visits[best]
    for i in range(search.plies):
        if i != best and can_go(search, i) and rounds >= FEW and is_behind(search, h, i, best, rounds):
            search.playing[i] = 0
            search.alive -= 1
    steps = 0
    while 1 << steps < search.plies:
        steps += 1
    allowed = search.plies >> int(spent * steps) if spent < 1.0 else 1
    while search.alive > max(allowed, 2 if spent < 1.0 else 1):
        last = -1
        for i in range(search.plies):
            if i != best and can_go(search, i) and (last < 0 or score_of(search, h, i) <= score_of(search, h, last)):
                last = i
        if last < 0:
            return
        search.playing[last] = 0
        search.alive -= 1


def can_go(search: Search, i: int) -> bool:
    """Tell whether a ply is in the race and may be dropped from it."""
    return search.playing[i] != 0 and search.action[i] != search.must


def is_behind(search: Search, h: Habits, i: int, best: int, rounds: int) -> bool:
    """Tell whether the first judgement and the difference seen put a ply behind for good."""
    mean = search.ahead[best, i] / rounds
    variance = search.squares[best, i] / rounds - mean * mean
    ahead = score_of(search, h, best) - score_of(search, h, i)
    return ahead > 0.0 and ahead * ahead > h.doubt * h.doubt * variance * rounds


def search_on(
    boards: BoardRow,
    out: Grid,
    w: Weights,
    sheet: Sheet,
    h: Habits,
    search: Search,
    tree: Tree,
    stream: Grid,
    rounds: int,
) -> None:
    """Begin the search of `boards[ROOT_BOARD]` if it has not begun, then play rounds: the one entry compiled."""
    if search.plies == 0:
        begin_search(boards, out, w, sheet, h, search, stream)
        if h.reuse and search.last != NONE:
            replant(tree, search.last, search.plies)
        else:
            plant(tree)
    for _ in range(rounds):
        play_round(boards, out, w, sheet, h, search, tree, stream)
