"""Choosing whole turns by the evaluation: try every way to begin a turn, continue sensibly, keep the best.

Plain functions in the kernel's style. `boards` is a row of records to try plies on: a function that gets a place `at`
works on `boards[at]` and may overwrite every board after it. The value of a line is the mover's margin over the other
seats. It ignores how later dice may fall, but counts what the dice now offer the next seat.
"""

from ...kernel import actions
from ...kernel.actions import EXTRA_STEPS
from ...kernel.claim import refuse_place
from ...kernel.codes import (
    DICE,
    FACE_DOWN,
    FROM_INVENTORY,
    NONE,
    PHASE_BANNER,
    PHASE_BUILD,
    PHASE_HAUL,
    PHASE_IVAN,
    PHASE_MARKET,
    PHASE_PLACE,
    PHASE_START,
    PHASE_TAKE,
    RUBLES,
    SPACES,
    WHITE2,
    WHITE_DIE,
    WORKSHOP_SPACES,
)
from ...kernel.ivan import HUMAN_SEAT
from ...kernel.market import landing, may_go_further, most_to_gather
from ...kernel.refusals import ALLOWED
from ...kernel.rules import apply, legal, list_phase
from ...kernel.state import State
from ...kernel.turn import refuse_end
from ...kernel.workshop import refuse_activate
from .boards import BoardRow, Room
from .evaluation import appraise, appraise_own, count_again, count_everybody, offer_worth
from .weights import Appraisal, Weights

BOARDS = 5  # as many as the deepest chain of trials needs, the position itself and the best line included
BEST = 4  # where `choose_turn` leaves the end of the best line
MOST_STEPS = 16  # plies of one turn after its first
WORST = -1.0e9
REACH = 1.5  # prestige that influence, or more deliveries, may still add to a line that begins worse than the best


def decider(s: State) -> int:
    """Give the seat whose decision is due: in solo the human also chooses for Ivan."""
    return HUMAN_SEAT if s.phase == PHASE_IVAN else s.seat


def margin(s: State, seat: int, w: Weights, appraisal: Appraisal) -> float:
    """How far a seat is ahead of the others' average, in prestige."""
    appraise(s, w, appraisal)
    return appraised_margin(s, seat, appraisal)


def own_margin(s: State, w: Weights, appraisal: Appraisal) -> float:
    """Give the margin of the seat whose turn it is, while the others stay as they were when last counted."""
    appraise_own(s, w, appraisal)
    return appraised_margin(s, s.seat, appraisal)


def appraised_margin(s: State, seat: int, appraisal: Appraisal) -> float:
    """How far a seat is ahead of the others' average, by the appraisal."""
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += appraisal.value[other]
    return appraisal.value[seat] - others / (s.seats - 1)


def line_margin(s: State, seat: int, w: Weights, appraisal: Appraisal) -> float:
    """Give the margin at the end of a turn, less what the dice left behind offer the next seat."""
    value = margin(s, seat, w, appraisal)
    if s.seat == seat and s.ender == NONE and not s.solo:
        value -= w.offer * offer_worth(s, w, appraisal, (seat + 1) % s.seats)
    return value


def worth_trying(action: int) -> bool:
    """Return whether a turn may contain this; rerolls and swaps of tiles need more foresight than this bot has."""
    if action >= actions.IVAN:
        return True
    if action >= actions.REROLL and action < actions.DONE:
        return False
    if action >= actions.SWAP and action < actions.TRADE:
        return False
    return action != actions.END


# What follows by rule, without trying


def settle(boards: BoardRow, at: int, out: Room, w: Weights, appraisal: Appraisal) -> None:
    """Settle by rule what a ply leaves pending, so that its fruits can be judged."""
    s = boards[at]
    if s.phase == PHASE_BANNER:
        apply(s, banner_by_rule(s))
    if s.phase == PHASE_PLACE:
        apply(s, place_by_rule(s))
    if s.phase == PHASE_TAKE:
        apply(s, actions.TAKE + s.benefit_most)
    if s.phase == PHASE_HAUL and not s.delivered_in_haul:
        delivery = best_delivery(boards, at, out, w, appraisal)
        if delivery != NONE:
            apply(s, delivery)


def banner_by_rule(s: State) -> int:
    """C2: from the inventory first, which makes room there, else the first there is."""
    for source in range(4):
        if s.banners[s.seat, source] > 0:
            return actions.BANNER + source
    return actions.BANNER + FROM_INVENTORY


def place_by_rule(s: State) -> int:
    """C4: face up on the first space that can be paid, colored ones before white; else face down, white first."""
    for space in range(WORKSHOP_SPACES):
        if refuse_place(s, space, 0) == ALLOWED:
            return actions.PLACE + 2 * space
    for i in range(WORKSHOP_SPACES):
        space = WORKSHOP_SPACES - 1 - i
        if refuse_place(s, space, 1) == ALLOWED:
            return actions.PLACE + 2 * space + 1
    return NONE


def gather_by_rule(s: State) -> None:
    """M4, W2: gather everything and activate the die's tile, as players nearly always do."""
    number = most_to_gather(s)
    if s.market_resource[s.market_space] >= RUBLES:
        apply(s, actions.GATHER)
    elif number > 0:
        apply(s, actions.GATHER + number)
    last = WHITE2 if s.moved_die == WHITE_DIE else s.moved_die
    for space in range(s.moved_die, last + 1):
        if refuse_activate(s, space) == ALLOWED:
            apply(s, actions.ACTIVATE + space)
            if s.phase == PHASE_TAKE:
                apply(s, actions.TAKE + s.benefit_most)
            return


def best_delivery(boards: BoardRow, at: int, out: Room, w: Weights, appraisal: Appraisal) -> int:
    """B, D: the delivery or ornament that leaves the best position, or NONE."""
    count_everybody(boards[at], w, appraisal)
    delivery, _ = best_listed_delivery(boards, at, out, list_phase(boards[at], out), w, appraisal)
    return delivery


def best_listed_delivery(
    boards: BoardRow, at: int, out: Room, n: int, w: Weights, appraisal: Appraisal
) -> tuple[int, float]:
    """B, D: the best delivery or ornament of a list of what is legal, or NONE, and the margin it leaves.

    All seats have been counted.
    """
    s = boards[at]
    best = NONE
    best_value = WORST
    for i in range(n):
        if out[i] >= actions.DELIVER and out[i] < actions.MARKET:
            boards[at + 1] = s
            apply(boards[at + 1], out[i])
            value = own_margin(boards[at + 1], w, appraisal)
            if value > best_value:
                best_value = value
                best = out[i]
    return best, best_value


# Steps and turns


def best_step(boards: BoardRow, at: int, out: Room, w: Weights, appraisal: Appraisal) -> int:
    """Give the ply that leaves the best position by itself, or `end` (or `done`) if none improves on what is there."""
    step, _ = step_from(boards, at, margin(boards[at], decider(boards[at]), w, appraisal), out, w, appraisal)
    return step


def step_from(
    boards: BoardRow, at: int, stand: float, out: Room, w: Weights, appraisal: Appraisal
) -> tuple[int, float]:
    """Give the best step and the margin it leaves; `stand` is the margin of the position as it is."""
    s = boards[at]
    seat = decider(s)
    n = legal(s, out)
    may_stop = n > 0 and out[n - 1] in (actions.END, actions.DONE)
    best = out[n - 1] if may_stop else NONE
    best_value = stand if may_stop else WORST
    inner = out[n:]
    for i in range(n):
        if worth_trying(out[i]):
            boards[at + 1] = s
            apply(boards[at + 1], out[i])
            settle(boards, at + 1, inner, w, appraisal)
            if s.seat == seat:
                value = own_margin(boards[at + 1], w, appraisal)
            else:  # a choice for Ivan
                value = margin(boards[at + 1], seat, w, appraisal)
            if value > best_value:
                best_value = value
                best = out[i]
    return (out[0] if best == NONE else best), best_value


def may_go_on(s: State) -> bool:
    """Return whether a turn under way has steps left to choose."""
    return s.phase in (PHASE_MARKET, PHASE_BUILD, PHASE_HAUL)


def finish_turn(boards: BoardRow, at: int, out: Room, w: Weights, appraisal: Appraisal) -> None:
    """Go on with a turn step by step until nothing improves it; the position is the one before its `end`."""
    if may_go_on(boards[at]):
        go_on(boards, at, margin(boards[at], boards[at].seat, w, appraisal), out, w, appraisal)


def go_on(boards: BoardRow, at: int, stand: float, out: Room, w: Weights, appraisal: Appraisal) -> float:
    """Finish a turn whose margin is `stand` so far; gives its margin then. What a step leaves is appraised once."""
    s = boards[at]
    for _ in range(MOST_STEPS):
        if not may_go_on(s):
            return stand
        step, value = step_from(boards, at, stand, out, w, appraisal)
        if step == actions.END:
            return stand
        apply(s, step)
        settle(boards, at, out, w, appraisal)
        stand = value if value > WORST else margin(s, s.seat, w, appraisal)
    return stand


def begins_turn(action: int, delivery: int) -> bool:
    """Return whether a turn may begin so: with a claim, the move of a die, or the best of the deliveries."""
    return action < actions.BANNER or action == delivery or (actions.MARKET <= action < actions.GATHER)


def begin_turn(boards: BoardRow, action: int, out: Room, w: Weights, appraisal: Appraisal) -> None:
    """Put on `boards[1]` what the first ply of a turn leads to, with all that follows by rule."""
    boards[1] = boards[0]
    apply(boards[1], action)
    settle(boards, 1, out, w, appraisal)
    if boards[1].phase == PHASE_MARKET:
        gather_by_rule(boards[1])


def try_turn(
    boards: BoardRow, action: int, delivery: int, delivered: float, out: Room, w: Weights, appraisal: Appraisal
) -> float:
    """Begin a turn on `boards[1]` and give its margin; if it begins with the best delivery, finish it there.

    All seats have been counted in this turn; `delivered` is the margin that the best delivery leaves.
    """
    begin_turn(boards, action, out, w, appraisal)
    if action == delivery:
        return go_on(boards, 1, delivered, out, w, appraisal)
    return own_margin(boards[1], w, appraisal)


def choose_turn(boards: BoardRow, out: Room, w: Weights, appraisal: Appraisal) -> int:
    """Choose how to begin the turn of `boards[0]`; the end of the line it starts is left on `boards[BEST]`.

    Every claim and every move of a die is looked at, of deliveries the best first one; what looks good enough is
    followed to the end of the turn.
    """
    s = boards[0]
    seat = s.seat
    n = legal(s, out)
    inner = out[n:]
    best = NONE
    best_value = WORST
    count_everybody(s, w, appraisal)
    delivery, _ = best_listed_delivery(boards, 0, out, n, w, appraisal)
    for i in range(n):
        action = out[i]
        if begins_turn(action, delivery):
            begin_turn(boards, action, inner, w, appraisal)
            value = line_margin(boards[1], seat, w, appraisal)
            if value + REACH > best_value:
                finish_turn(boards, 1, inner, w, appraisal)
                value = line_margin(boards[1], seat, w, appraisal)
            if value > best_value:
                best_value = value
                best = action
                boards[BEST] = boards[1]
    return out[0] if best == NONE else best


def is_outdone(s: State, action: int) -> bool:
    """M1: whether another die goes to the same space for fewer rubles, or listed earlier for as many.

    The margin is the same then but for the rubles. Dice are left out whose tile in the workshop could be activated, and
    those that already lie there: they bring something else.
    """
    if not actions.MARKET <= action < actions.GATHER:
        return False
    moved, extra = (action - actions.MARKET) // EXTRA_STEPS, (action - actions.MARKET) % EXTRA_STEPS
    space = landing(s, moved, extra)
    if not brings_goods_alone(s, moved, space):
        return False
    for die in range(DICE):
        price = (space - landing(s, die, 0)) % SPACES
        cheaper = price < extra or (price == extra and die < moved)
        if cheaper and (price == 0 or may_go_further(s, die)) and brings_goods_alone(s, die, space):
            return True
    return False


def brings_goods_alone(s: State, die: int, space: int) -> bool:
    """M4: whether a die comes from another space, and has no tile in the workshop that it could activate."""
    if s.die_space[die] == space or lies_face_up(s.workshop[s.seat, die]):
        return False
    return die != WHITE_DIE or not lies_face_up(s.workshop[s.seat, WHITE2])


def lies_face_up(tile: int) -> bool:
    """W2: whether what lies on a space of the workshop is a tile that can be activated."""
    return tile != NONE and tile < FACE_DOWN


def quick_turn(boards: BoardRow, out: Room, w: Weights, appraisal: Appraisal) -> None:
    """Play the turn that begins on `boards[0]`, as `choose_turn` but following only the beginning that looks best.

    A position of this game was appraised last.
    """
    n = list_phase(boards[0], out)
    inner = out[n:]
    best = NONE
    best_value = WORST
    count_again(boards[0], w, appraisal)
    delivery, delivered = best_listed_delivery(boards, 0, out, n, w, appraisal)
    for i in range(n):
        action = out[i]
        if begins_turn(action, delivery) and not is_outdone(boards[0], action):
            value = try_turn(boards, action, delivery, delivered, inner, w, appraisal)
            if value > best_value:
                best_value = value
                best = action
                boards[BEST] = boards[1]
    boards[0] = boards[BEST]
    if best != delivery:  # which is finished already
        go_on(boards, 0, best_value, out, w, appraisal)
    end_if_possible(boards[0])


def end_turn(boards: BoardRow, out: Room, w: Weights, appraisal: Appraisal) -> None:
    """Finish the turn under way on `boards[0]` and end it."""
    settle(boards, 0, out, w, appraisal)
    finish_turn(boards, 0, out, w, appraisal)
    end_if_possible(boards[0])


def end_if_possible(s: State) -> None:
    """T4: end the turn, unless something is pending."""
    if refuse_end(s) == ALLOWED:
        apply(s, actions.END)


def greedy_ply(boards: BoardRow, out: Room, w: Weights, appraisal: Appraisal) -> int:
    """Give the ply for the position on `boards[0]`, a decision."""
    if boards[0].phase == PHASE_START:
        return choose_turn(boards, out, w, appraisal)
    return best_step(boards, 0, out, w, appraisal)
