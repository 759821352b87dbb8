"""The three questions about any position: what is legal, why an action isn't, and what an action does.

Every action is one integer (see `actions`). `legal` lists them in rising order; `refusal` is 0 for exactly those.
"""

from . import actions
from . import refusals as no
from .actions import EXTRA_STEPS, JEWELS, section_of
from .build import deliver, deliveries_available, finish_haul, list_deliveries, refuse_deliver
from .chance import apply_result, count_results, first_result, is_chance, refuse_result
from .claim import (
    claim,
    list_banners,
    list_claims,
    list_places,
    place,
    refuse_banner,
    refuse_claim,
    refuse_place,
    use_banner,
)
from .codes import (
    DICE,
    MATERIALS,
    PHASE_BANNER,
    PHASE_BUILD,
    PHASE_HAUL,
    PHASE_IVAN,
    PHASE_MARKET,
    PHASE_OVER,
    PHASE_PLACE,
    PHASE_SETTLED,
    PHASE_START,
    PHASE_TAKE,
    SPACES,
    WHITE2,
    WHITE_DIE,
)
from .decorate import decorate, list_ornaments, refuse_ornament
from .influence import apply_verb, list_influence, refuse_done, refuse_verb
from .ivan import choose, list_choices, next_turn, refuse_choice
from .market import ask_for_roll, gather, list_gathers, list_market, move_die, refuse_gather, refuse_market
from .state import State
from .struct import Grid
from .track import can_pay_prestige
from .turn import exchange, refuse_end, refuse_exchange, refuse_reroll, reroll
from .workshop import activate, refuse_activate, refuse_take, refuse_tile, take


def legal(s: State, out: Grid) -> int:
    """Write every legal action into `out`, in rising order, and give their number.

    At a chance moment these are its possible results. `out` must have room for one more than `actions.DECISIONS`.
    """
    if s.phase == PHASE_OVER:
        return 0
    if is_chance(s):
        return list_results(s, out)
    if s.phase == PHASE_IVAN:
        return list_choices(s, out, 0)
    n = list_phase(s, out)
    return list_free(s, out, n)


def list_results(s: State, out: Grid) -> int:
    """Write every possible result of chance."""
    first = first_result(s)
    results = count_results(s)
    for i in range(results):
        out[i] = first + i
    return results


def list_phase(s: State, out: Grid) -> int:
    """T1: what the phase of the turn allows, the free actions and its end aside."""
    n = 0
    if s.phase == PHASE_START:
        n = list_claims(s, out, n)
        n = list_deliveries(s, out, n)
        n = list_ornaments(s, out, n)
        n = list_market(s, out, n)
    elif s.phase == PHASE_MARKET:
        n = list_gathers(s, out, n)
        n = list_activations(s, out, n)
        n = list_influence(s, out, n)
    elif s.phase in (PHASE_BUILD, PHASE_HAUL):
        if deliveries_available(s) > 0:
            n = list_deliveries(s, out, n)
            n = list_ornaments(s, out, n)
    elif s.phase == PHASE_BANNER:
        n = list_banners(s, out, n)
    elif s.phase == PHASE_PLACE:
        n = list_places(s, out, n)
    elif s.phase == PHASE_TAKE:
        for number in range(s.benefit_most + 1):
            out[n] = actions.TAKE + number
            n += 1
    return n


def list_activations(s: State, out: Grid, n: int) -> int:
    """W2, M3: once, the tile on the moved die's space, or on either white space."""
    if s.activated:
        return n
    first = s.moved_die
    last = WHITE2 if first == WHITE_DIE else first
    for space in range(first, last + 1):
        if refuse_tile(s, space) == no.ALLOWED:
            out[n] = actions.ACTIVATE + space
            n += 1
    return n


def list_free(s: State, out: Grid, n: int) -> int:
    """T2, T3, and the end of a haul or of the turn."""
    if can_pay_prestige(s, s.seat):
        out[n] = actions.EXCHANGE
        n += 1
        if not s.rerolled:
            occupied = 0  # bit i: a die lies on space i
            for die in range(DICE):
                occupied |= 1 << s.die_space[die]
            for space in range(SPACES):  # always written, counted only if legal: no branch to mispredict
                out[n] = actions.REROLL + space
                n += occupied >> space & 1
    if s.phase == PHASE_HAUL:
        if s.delivered_in_haul:
            out[n] = actions.DONE
            n += 1
    elif s.phase in (PHASE_BUILD, PHASE_MARKET, PHASE_SETTLED):
        out[n] = actions.END
        n += 1
    return n


def refusal(s: State, action: int) -> int:
    """Why an action is not legal now: a code of `refusals`, ALLOWED if it is."""
    if action >= actions.DECISIONS:
        return refuse_result(s, action)
    if action < actions.BANNER:
        tower, level = section_of(action - actions.CLAIM)
        return refuse_claim(s, tower, level)
    if action < actions.PLACE:
        return refuse_banner(s, action - actions.BANNER)
    if action < actions.TAKE:
        index = action - actions.PLACE
        return refuse_place(s, index // 2, index % 2)
    if action < actions.DELIVER:
        return refuse_take(s, action - actions.TAKE)
    if action < actions.ORNAMENT:
        index = action - actions.DELIVER
        tower, level = section_of(index // MATERIALS)
        return refuse_deliver(s, tower, level, index % MATERIALS)
    if action < actions.MARKET:
        index = action - actions.ORNAMENT
        tower, level = section_of(index // JEWELS)
        return refuse_ornament(s, tower, level, index % JEWELS)
    if action < actions.GATHER:
        index = action - actions.MARKET
        return refuse_market(s, index // EXTRA_STEPS, index % EXTRA_STEPS)
    if action < actions.ACTIVATE:
        return refuse_gather(s, action - actions.GATHER)
    if action < actions.BUY:
        return refuse_activate(s, action - actions.ACTIVATE)
    if action < actions.EXCHANGE:
        return refuse_verb(s, action)
    if action < actions.REROLL:
        return refuse_exchange(s)
    if action < actions.DONE:
        return refuse_reroll(s, action - actions.REROLL)
    if action < actions.END:
        return refuse_done(s)
    if action < actions.IVAN:
        return refuse_end(s)
    tower, level = section_of(action - actions.IVAN)
    return refuse_choice(s, tower, level)


def apply(s: State, action: int) -> None:
    """Carry out a legal action, or a result of chance, up to the next decision or chance. It checks nothing."""
    if action >= actions.DECISIONS:
        apply_result(s, action)
    elif action < actions.BANNER:
        tower, level = section_of(action - actions.CLAIM)
        claim(s, tower, level)
    elif action < actions.PLACE:
        use_banner(s, action - actions.BANNER)
    elif action < actions.TAKE:
        index = action - actions.PLACE
        place(s, index // 2, index % 2)
    elif action < actions.DELIVER:
        take(s, action - actions.TAKE)
    elif action < actions.ORNAMENT:
        index = action - actions.DELIVER
        tower, level = section_of(index // MATERIALS)
        deliver(s, tower, level, index % MATERIALS)
    elif action < actions.MARKET:
        index = action - actions.ORNAMENT
        tower, level = section_of(index // JEWELS)
        decorate(s, tower, level, index % JEWELS)
    elif action < actions.GATHER:
        index = action - actions.MARKET
        move_die(s, index // EXTRA_STEPS, index % EXTRA_STEPS)
    elif action < actions.ACTIVATE:
        gather(s, action - actions.GATHER)
    elif action < actions.BUY:
        activate(s, action - actions.ACTIVATE)
    elif action < actions.EXCHANGE:
        apply_verb(s, action)
    elif action < actions.REROLL:
        exchange(s)
    elif action < actions.DONE:
        reroll(s, action - actions.REROLL)
    elif action < actions.END:
        finish_haul(s)
    elif action < actions.IVAN:
        end_turn(s)
    else:
        tower, level = section_of(action - actions.IVAN)
        choose(s, tower, level)


def end_turn(s: State) -> None:
    """T4, M6: after the market its dice are rolled first, also at the very last end."""
    if s.phase == PHASE_MARKET:
        ask_for_roll(s, s.market_space)
    else:
        next_turn(s)
