"""T. The turn: one action, two free actions, and which decision is due when."""

from . import refusals as no
from .codes import (
    DICE,
    NONE,
    PHASE_BANNER,
    PHASE_BUILD,
    PHASE_HAUL,
    PHASE_IVAN,
    PHASE_MARKET,
    PHASE_OVER,
    PHASE_PLACE,
    PHASE_ROLL,
    PHASE_SETTLED,
    PHASE_SHUFFLE,
    PHASE_START,
    PHASE_TAKE,
)
from .state import State
from .track import can_pay_prestige, lose_prestige


def refuse_moment(s: State) -> int:
    """Refuse every decision of a seat while the game is over, chance is due or Ivan's choice is open."""
    phase = s.phase
    if phase == PHASE_OVER:
        return no.GAME_OVER
    if phase in (PHASE_ROLL, PHASE_SHUFFLE):
        return no.CHANCE_SPEAKS
    if phase == PHASE_IVAN:
        return no.IVAN_WAITS
    return no.ALLOWED


def refuse_action(s: State) -> int:
    """T1: one action a turn, and first what is pending."""
    refusal = refuse_moment(s)
    if refusal != no.ALLOWED:
        return refusal
    if s.phase in (PHASE_BANNER, PHASE_PLACE, PHASE_TAKE):
        return no.SOMETHING_PENDING
    if s.phase != PHASE_START:
        return no.ACTION_TAKEN
    return no.ALLOWED


def refuse_in_market(s: State) -> int:
    """M3: what is done in the market waits for a die to be moved, and for what is pending."""
    refusal = refuse_moment(s)
    if refusal != no.ALLOWED:
        return refusal
    if s.phase == PHASE_HAUL:
        return no.HAUL_OPEN
    if s.phase in (PHASE_BANNER, PHASE_PLACE, PHASE_TAKE):
        return no.SOMETHING_PENDING
    if s.phase != PHASE_MARKET:
        return no.NOT_IN_MARKET
    return no.ALLOWED


def refuse_exchange(s: State) -> int:
    """T2, P3: at any moment of the own turn, with a prestige to lose."""
    refusal = refuse_moment(s)
    if refusal != no.ALLOWED:
        return refusal
    if not can_pay_prestige(s, s.seat):
        return no.NO_PRESTIGE
    return no.ALLOWED


def exchange(s: State) -> None:
    """T2: lose 1 prestige for 2 rubles."""
    lose_prestige(s, s.seat)
    s.rubles[s.seat] += 2


def dice_on(s: State, space: int) -> int:
    """Count the dice of a space."""
    dice = 0
    for die in range(DICE):
        if s.die_space[die] == space:
            dice += 1
    return dice


def refuse_reroll(s: State, space: int) -> int:
    """T3, P3: once a turn, a space with dice, with a prestige to lose."""
    refusal = refuse_moment(s)
    if refusal != no.ALLOWED:
        return refusal
    if s.rerolled:
        return no.REROLLED_ALREADY
    if dice_on(s, space) == 0:
        return no.NO_DICE_THERE
    if not can_pay_prestige(s, s.seat):
        return no.NO_PRESTIGE
    return no.ALLOWED


def reroll(s: State, space: int) -> None:
    """T3: lose 1 prestige, then chance rolls that space and the turn continues where it was."""
    lose_prestige(s, s.seat)
    s.rerolled = 1
    s.resume_phase = s.phase
    s.roll_space = space
    s.phase = PHASE_ROLL


def refuse_end(s: State) -> int:
    """T1, T4: a turn ends when its action is settled and nothing is pending; there is no passing."""
    refusal = refuse_moment(s)
    if refusal != no.ALLOWED:
        return refusal
    if s.phase == PHASE_START:
        return no.NOTHING_DONE
    if s.phase == PHASE_HAUL:
        return no.HAUL_OPEN
    if s.phase not in (PHASE_BUILD, PHASE_MARKET, PHASE_SETTLED):
        return no.SOMETHING_PENDING
    return no.ALLOWED


def clear_turn(s: State) -> None:
    """Forget everything about a turn, so that two turns at the same point are the same record."""
    s.phase = PHASE_START
    s.deliveries_left = 0
    s.delivered_in_haul = 0
    s.claim_tower = NONE
    s.claim_level = NONE
    s.claim_tile = NONE
    s.benefit_material = NONE
    s.benefit_most = 0
    s.benefit_phase = NONE
    s.resume_phase = NONE
    s.moved_die = NONE
    s.market_space = NONE
    s.gathered = 0
    s.activated = 0
    s.influence_used = NONE
    s.influence_open = 0
    s.rerolled = 0
    s.roll_space = NONE
    s.ivan_acting = NONE
    s.ivan_decorating = 0
