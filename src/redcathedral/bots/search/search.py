"""Rollout search: every promising ply is played out for some turns, many times.

This is Bertsekas' rollout algorithm with a tree below. The plies of a decision are judged by the best whole turn each
begins (`turns`), and the best few are kept. In every round each of them is played out: greedy finishes the turn, the
tree chooses the next turns of all seats (`tree`), then greedy plays again, to the end of the game or to a horizon,
where the evaluation decides. Chance comes from the search's own stream. All plies of a round get the same stream, so
that they differ by what they do more than by luck. What counts is the seat's own result, a mix of winning and of the
lead in prestige. Plies that fall behind are dropped on the way (sequential halving, and earlier if the difference is
significant), so that the last rounds go to those that are hard to tell apart.
"""

from math import exp

from ...kernel import actions
from ...kernel.chance import is_chance
from ...kernel.codes import NONE, PHASE_IVAN, PHASE_MARKET, PHASE_OVER, PHASE_PLACE, PHASE_START, SEATS
from ...kernel.random_play import sample_chance
from ...kernel.rules import apply, legal
from ...kernel.scoring import final_prestige, rank_of
from ...kernel.state import State
from ...kernel.stream import STREAM_SIZE, next_bits
from ...kernel.struct import Grid, Struct, grid, scalar
from .boards import BoardRow, Floats, Room, keep_best
from .evaluation import appraise_again, count_everybody
from .memory import after_chance, keep_board, keep_turns, longer, path_of, recall_board, recall_turns
from .tree import (
    DEEPEST,
    MOST_EDGES,
    MOST_PLIES,
    PLACES,
    Tree,
    add_edge,
    back_up,
    best_turn,
    clear_tree,
    edge_of,
    key_of,
    list_turns,
    node_after,
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
from .weights import Appraisal, Weights

ROOT_BOARD = BOARDS  # the position searched comes after the boards of `turns`
KEPT_BOARDS = BOARDS + 1  # then what is kept of games played
SEARCH_BOARDS = KEPT_BOARDS + PLACES
FEW = 16  # rounds before a difference can be significant
LACKING = 3  # with this many rubles a seat needn't give prestige for more
REROLL_SAMPLES = 6  # of what a reroll may bring, to judge it by
NEVER = 1 << 30  # a turn that no game comes to
LEAST_SEED = 128  # a stream begins with numbers that have some high bits


class Settings(Struct):
    """How the search spends its time (lab/bots/versus.py plays variants against each other)."""

    plies: int = scalar("i4")  # kept for playing on, at most
    prune: float = scalar("f8")  # prestige; plies that look worse by more are not played on
    prior_weight: float = scalar("f8")  # what a prestige of the first judgement counts, in rounds won
    stop_z: float = scalar("f8")  # standard errors of difference that are significant
    horizon: Grid = grid("i4", SEATS)  # own turns played on, by the kind of table; 0: to the end of the game
    swing: float = scalar("f8")  # prestige of lead that is worth a good deal when the game ends …
    swing_per_turn: float = scalar("f8")  # … and for every turn it still lasts
    win_share: float = scalar("f8")  # of winning in the utility of a finished game; the rest is the lead
    luck: Floats = grid("f8", SEATS)  # prestige that luck may still decide when a game ends, by the kind of table …
    luck_per_turn: Floats = grid("f8", SEATS)  # … and for every turn it still lasts
    width: int = scalar("i4")  # turns looked at for a seat in the tree; 0: no tree
    expand_after: int = scalar("i4")  # visits before a seat chooses at a node of the tree
    explore: float = scalar("f8")  # how much a turn rarely tried is preferred
    prior_visits: float = scalar("f8")  # what the first judgement of a turn counts, in visits
    trust: float = scalar("f8")  # in how a turn looks, whatever it brought before: 0 to 1


class Search(Struct):
    """The state of one search: the plies kept, best first by the first judgement, and the results of each."""

    seat: int = scalar("i4")  # who decides
    plies: int = scalar("i4")  # 0: not yet listed
    must: int = scalar("i4")  # a ply that is always kept; NONE: no such ply
    alive: int = scalar("i4")  # how many are still played on
    action: Grid = grid("i4", MOST_PLIES)
    guess: Floats = grid("f8", MOST_PLIES)  # the margin at the end of the best turn it begins
    playing: Grid = grid("i4", MOST_PLIES)  # 1 while it is played on
    visits: Grid = grid("i4", MOST_PLIES)
    utility: Floats = grid("f8", MOST_PLIES)  # sums over visits
    wins: Floats = grid("f8", MOST_PLIES, SEATS)
    prestige: Floats = grid("f8", MOST_PLIES, SEATS)
    lead: Floats = grid("f8", MOST_PLIES)  # of the deciding seat, over the best other seat
    ahead: Floats = grid("f8", MOST_PLIES, MOST_PLIES)  # sum of differences in utility of the first to the second …
    squares: Floats = grid("f8", MOST_PLIES, MOST_PLIES)  # … and of their squares
    result: Floats = grid("f8", MOST_PLIES)  # of the round under way
    chance: Floats = grid("f8", SEATS)  # to win, at the end of the game under way
    worth: Floats = grid("f8", SEATS)  # its utility for every seat
    until: int = scalar("i4")  # the number of the turn at which games are broken off
    round_stream: Grid = grid("i8", STREAM_SIZE)  # the luck of the round under way: every game begins with it
    game_stream: Grid = grid("i8", STREAM_SIZE)  # the luck of the game under way


def standard_settings() -> Settings:
    """Give the numbers `mcts` searches by."""
    settings = Settings()
    settings.plies = 12
    settings.prune = 10.0
    settings.prior_weight = 0.08
    settings.stop_z = 5.0  # the first rounds come from a tree that has hardly grown: what they say may still change
    for kind, horizon in enumerate((6, 6, 6, 4)):  # sixteen turns of four seats tell as much as twenty-four
        settings.horizon[kind] = horizon
    settings.swing = 6.0
    settings.swing_per_turn = 0.35
    settings.win_share = 0.5
    for kind, (luck, luck_per_turn) in enumerate(((7.46, 0.0), (1.88, 0.48), (1.88, 0.48), (1.88, 0.48))):
        settings.luck[kind] = luck
        settings.luck_per_turn[kind] = luck_per_turn
    settings.width = 4
    settings.expand_after = 2
    settings.explore = 0.3
    settings.prior_visits = 2.0
    settings.trust = 1.0
    return settings


def kind_of_table(s: State) -> int:
    """Give the place of a table's numbers in the settings: solo, then two seats and more."""
    return 0 if s.solo else s.seats - 1


# Which plies are searched


def begin_search(
    boards: BoardRow, out: Room, w: Weights, appraisal: Appraisal, settings: Settings, search: Search, stream: Grid
) -> None:
    """List the plies worth playing on of the decision on `boards[ROOT_BOARD]`, the most promising first."""
    root = boards[ROOT_BOARD]
    search.seat = decider(root)
    horizon = settings.horizon[kind_of_table(root)]
    search.until = root.turn_number + horizon * root.seats if horizon > 0 else NEVER
    search.plies = 0
    n = legal(root, out)
    inner = out[n:]
    for i in range(n):
        if worth_searching(root, out[i]):
            boards[0] = root
            keep(search, out[i], judge(boards, out[i], inner, w, appraisal, search, stream), settings)
    if search.plies == 0:
        keep(search, out[0], 0.0, settings)
    while search.guess[search.plies - 1] < search.guess[0] - settings.prune:
        search.plies -= 1
    if search.must != NONE:
        keep_anyway(boards, inner, w, appraisal, search, stream)
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


def keep_anyway(boards: BoardRow, out: Room, w: Weights, appraisal: Appraisal, search: Search, stream: Grid) -> None:
    """Keep the ply that must be played on: as the last one, if it is not among the best."""
    for i in range(search.plies):
        if search.action[i] == search.must:
            return
    if search.plies < MOST_PLIES:
        search.plies += 1
    boards[0] = boards[ROOT_BOARD]
    search.guess[search.plies - 1] = judge(boards, search.must, out, w, appraisal, search, stream)
    search.action[search.plies - 1] = search.must


def worth_searching(s: State, action: int) -> bool:
    """Leave out free actions that only put off the end of a turn: rubles nobody lacks, rerolls after the action."""
    if action == actions.EXCHANGE:
        return s.rubles[s.seat] < LACKING and s.phase in (PHASE_START, PHASE_PLACE, PHASE_MARKET)
    if actions.REROLL <= action < actions.DONE:
        return s.phase == PHASE_START
    return True


def judge(
    boards: BoardRow, action: int, out: Room, w: Weights, appraisal: Appraisal, search: Search, stream: Grid
) -> float:
    """Give the margin at the end of the best turn that a ply begins, or continues with; `boards[0]` may change."""
    if boards[0].phase == PHASE_START and actions.EXCHANGE <= action < actions.DONE:
        return judge_free(boards, action, out, w, appraisal, search, stream)
    if boards[0].phase == PHASE_START:
        begin_turn(boards, action, out, w, appraisal)
    else:
        boards[1] = boards[0]
        if action != actions.END:
            apply(boards[1], action)
            settle(boards, 1, out, w, appraisal)
    if action != actions.END:
        finish_turn(boards, 1, out, w, appraisal)
    return line_margin(boards[1], search.seat, w, appraisal)


def judge_free(
    boards: BoardRow, action: int, out: Room, w: Weights, appraisal: Appraisal, search: Search, stream: Grid
) -> float:
    """T2, T3: judge rubles or a reroll before the action by the turns that can follow, over some throws."""
    samples = 1 if action == actions.EXCHANGE else REROLL_SAMPLES
    total = 0.0
    for _ in range(samples):
        boards[0] = boards[ROOT_BOARD]
        apply(boards[0], action)
        if is_chance(boards[0]):
            apply(boards[0], sample_chance(boards[0], stream))
        choose_turn(boards, out, w, appraisal)
        total += line_margin(boards[BEST], search.seat, w, appraisal)
    return total / samples


def keep(search: Search, action: int, guess: float, settings: Settings) -> None:
    """Keep a ply among the best, in their order."""
    search.plies = keep_best(search.action, search.guess, search.plies, settings.plies, action, guess)


# Playing on


def play_round(
    boards: BoardRow,
    out: Room,
    w: Weights,
    appraisal: Appraisal,
    settings: Settings,
    search: Search,
    tree: Tree,
    stream: Grid,
) -> None:
    """Play every ply that is still in the race on once, all with the same luck, and note how they did."""
    for k in range(STREAM_SIZE):
        search.round_stream[k] = next_bits(stream) | LEAST_SEED
    count_everybody(boards[ROOT_BOARD], w, appraisal)  # once: from here on only what has changed is looked at
    for i in range(search.plies):
        if search.playing[i]:
            for k in range(STREAM_SIZE):
                search.game_stream[k] = search.round_stream[k]
            boards[0] = boards[ROOT_BOARD]
            apply(boards[0], search.action[i])
            tree.length = 0
            if settings.width > 0:
                play_in_tree(boards, out, w, appraisal, settings, search, tree, i)
            play_on(boards, out, w, appraisal, search)
            note_result(boards[0], w, appraisal, settings, search, i)
            tree.tried[i] += 1
            back_up(tree, search.worth)
    for i in range(search.plies):
        for j in range(search.plies):
            if search.playing[i] and search.playing[j]:
                difference = search.result[i] - search.result[j]
                search.ahead[i, j] += difference
                search.squares[i, j] += difference * difference


def play_in_tree(
    boards: BoardRow,
    out: Room,
    w: Weights,
    appraisal: Appraisal,
    settings: Settings,
    search: Search,
    tree: Tree,
    ply: int,
) -> None:
    """Play on by the turns of the tree below a ply, until a node that has none."""
    s = boards[0]
    edge = ply
    path = path_of(ply)
    while s.phase != PHASE_OVER and tree.length < DEEPEST:
        if is_chance(s):
            result = sample_chance(s, search.game_stream)
            path = after_chance(path, s, result)
            apply(s, result)
        elif s.phase == PHASE_START:
            if is_beyond(s, search):
                return
            node = node_after(tree, edge)
            if node == NONE:
                return
            tree.visits[node] += 1
            if tree.visits[node] <= settings.expand_after:
                return
            if not recall_turns(tree, path):
                list_turns(boards, out, w, appraisal, tree, settings.width)
                keep_turns(tree, path)
            if tree.seen == 0:
                return
            k = best_turn(
                s, tree, node, settings.explore, settings.prior_visits, settings.trust / (4.0 * settings.swing)
            )
            action = tree.action[k]
            key = key_of(s, action)
            edge = edge_of(tree, node, key)
            if edge == NONE:
                if tree.edges == MOST_EDGES:
                    return
                edge = add_edge(tree, node, key)
            tree.path[tree.length] = edge
            tree.chooser[tree.length] = s.seat
            tree.look[tree.length] = tree.guess[k]
            tree.length += 1
            path = longer(path, action)
            if not recall_board(boards, KEPT_BOARDS, tree, path):
                begin_turn(boards, action, out, w, appraisal)
                boards[0] = boards[1]
                end_turn(boards, out, w, appraisal)
                keep_board(boards, KEPT_BOARDS, tree, path)
        else:
            path = longer(path, 0)
            if not recall_board(boards, KEPT_BOARDS, tree, path):
                play_rest(boards, out, w, appraisal)
                keep_board(boards, KEPT_BOARDS, tree, path)


def is_beyond(s: State, search: Search) -> bool:
    """Return whether the horizon is reached: a turn of the seat begins, enough turns after the ply."""
    return s.seat == search.seat and s.turn_number >= search.until


def play_on(boards: BoardRow, out: Room, w: Weights, appraisal: Appraisal, search: Search) -> None:
    """Play on by the quick form of greedy, to the end or until the horizon."""
    s = boards[0]
    while s.phase != PHASE_OVER:
        if is_chance(s):
            apply(s, sample_chance(s, search.game_stream))
        elif s.phase != PHASE_START:
            play_rest(boards, out, w, appraisal)
        elif is_beyond(s, search):
            return
        else:
            quick_turn(boards, out, w, appraisal)


def play_rest(boards: BoardRow, out: Room, w: Weights, appraisal: Appraisal) -> None:
    """Play what is left of a turn, or choose for Ivan."""
    if boards[0].phase == PHASE_IVAN:
        apply(boards[0], best_step(boards, 0, out, w, appraisal))
    else:
        end_turn(boards, out, w, appraisal)


# What came out


def note_result(s: State, w: Weights, appraisal: Appraisal, settings: Settings, search: Search, i: int) -> None:
    """Note how a game played on came out for every seat: the true result, or what the evaluation says."""
    over = s.phase == PHASE_OVER
    if over:
        appraisal.clock = 0.0
        for seat in range(s.seats):
            appraisal.value[seat] = final_prestige(s, seat)
            search.chance[seat] = share_of_win(s, seat)
    else:
        appraise_again(s, w, appraisal)
        guess_chances(s, appraisal, settings, search)
    for seat in range(s.seats):
        lead = lead_of(s, appraisal, seat)
        settled = 1.0 / (1.0 + exp(-lead / (settings.swing + settings.swing_per_turn * appraisal.clock)))
        search.worth[seat] = (
            settings.win_share * search.chance[seat] + (1.0 - settings.win_share) * settled if over else settled
        )
        search.wins[i, seat] += search.chance[seat]
        search.prestige[i, seat] += appraisal.value[seat]
    search.result[i] = search.worth[search.seat]
    search.visits[i] += 1
    search.utility[i] += search.worth[search.seat]
    search.lead[i] += lead_of(s, appraisal, search.seat)


def guess_chances(s: State, appraisal: Appraisal, settings: Settings, search: Search) -> None:
    """Guess everybody's chance to win by the expected prestige, as lab/bots/calibrate.py found it to be."""
    kind = kind_of_table(s)
    luck = settings.luck[kind] + settings.luck_per_turn[kind] * appraisal.clock
    best = appraisal.value[0]
    for seat in range(1, s.seats):
        best = max(best, appraisal.value[seat])
    total = 0.0
    for seat in range(s.seats):
        search.chance[seat] = exp((appraisal.value[seat] - best) / luck)
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


def lead_of(s: State, appraisal: Appraisal, seat: int) -> float:
    """How far a seat is ahead of the best other, by the appraisal."""
    best = WORST
    for other in range(s.seats):
        if other != seat:
            best = max(best, appraisal.value[other])
    return appraisal.value[seat] - best


# The race


def score_of(search: Search, settings: Settings, i: int) -> float:
    """Add up a ply's results and its first judgement, which soon counts for little."""
    return search.utility[i] + settings.prior_weight * search.guess[i]


def leader_of(search: Search, settings: Settings) -> int:
    """Give the ply in front; those still in the race have all been played equally often."""
    best = -1
    for i in range(search.plies):
        if search.playing[i] and (best < 0 or score_of(search, settings, i) > score_of(search, settings, best)):
            best = i
    return best


def narrow(search: Search, settings: Settings, spent: float) -> None:
    """Drop what is significantly behind, and what is last as the budget (0 to 1) is spent: half, then half again."""
    best = leader_of(search, settings)
    rounds = search.visits[best]
    for i in range(search.plies):
        if i != best and can_go(search, i) and rounds >= FEW and is_behind(search, settings, i, best, rounds):
            search.playing[i] = 0
            search.alive -= 1
    steps = 0
    while 1 << steps < search.plies:
        steps += 1
    allowed = search.plies >> int(spent * steps) if spent < 1.0 else 1
    while search.alive > max(allowed, 2 if spent < 1.0 else 1):
        last = -1
        for i in range(search.plies):
            if (
                i != best
                and can_go(search, i)
                and (last < 0 or score_of(search, settings, i) <= score_of(search, settings, last))
            ):
                last = i
        if last < 0:
            return
        search.playing[last] = 0
        search.alive -= 1


def can_go(search: Search, i: int) -> bool:
    """Return whether a ply is in the race and may be dropped from it."""
    return search.playing[i] != 0 and search.action[i] != search.must


def is_behind(search: Search, settings: Settings, i: int, best: int, rounds: int) -> bool:
    """Return whether the first judgement and the difference seen put a ply behind for good."""
    mean = search.ahead[best, i] / rounds
    variance = search.squares[best, i] / rounds - mean * mean
    ahead = score_of(search, settings, best) - score_of(search, settings, i)
    return ahead > 0.0 and ahead * ahead > settings.stop_z * settings.stop_z * variance * rounds


def search_on(
    boards: BoardRow,
    out: Room,
    w: Weights,
    appraisal: Appraisal,
    settings: Settings,
    search: Search,
    tree: Tree,
    stream: Grid,
    rounds: int,
) -> None:
    """Begin the search of `boards[ROOT_BOARD]` if it has not begun, then play rounds: the one entry compiled."""
    if search.plies == 0:
        begin_search(boards, out, w, appraisal, settings, search, stream)
        clear_tree(tree)
    for _ in range(rounds):
        play_round(boards, out, w, appraisal, settings, search, tree, stream)
