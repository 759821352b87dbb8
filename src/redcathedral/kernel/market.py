"""M. Market: moving a die and gathering where it stops."""

from . import refusals as no
from .actions import EXTRA_STEPS, GATHER, MARKET
from .codes import DICE, MOST_IN_INVENTORY, NONE, PHASE_MARKET, PHASE_ROLL, RUBLES, SPACES, WHITE_DIE
from .state import State
from .struct import Grid
from .track import gain_recognition
from .turn import dice_on, refuse_action, refuse_in_market
from .workshop import inventory_room, most_to_take, take_from_supply

MOST_OTHER_DICE = 2  # on the space where a die stops


def landing(s: State, die: int, extra: int) -> int:
    """M1: where a die stops: its value and the extra spaces further on."""
    return (s.die_space[die] + s.die_value[die] + extra) % SPACES


def space_is_full(s: State, die: int, space: int) -> bool:
    """M2: three other dice lie there."""
    others = dice_on(s, space)
    if s.die_space[die] == space:
        others -= 1
    return others > MOST_OTHER_DICE


def may_go_further(s: State, die: int) -> bool:
    """M1: the white die and the die of the seat's own color."""
    return die == WHITE_DIE or die == s.color[s.seat]


def refuse_market(s: State, die: int, extra: int) -> int:
    """M1, M2: exactly its value, further for rubles with the right dice, not where three others lie."""
    refusal = refuse_action(s)
    if refusal != no.ALLOWED:
        return refusal
    if extra > 0 and not may_go_further(s, die):
        return no.NOT_YOUR_DIE
    if extra > s.rubles[s.seat]:
        return no.STEPS_TOO_DEAR
    if space_is_full(s, die, landing(s, die, extra)):
        return no.SPACE_FULL
    return no.ALLOWED


def crowded_space(s: State) -> int:
    """M2: the one space with three dice, or NONE; five dice cannot crowd two."""
    for die in range(DICE - MOST_OTHER_DICE):
        if dice_on(s, s.die_space[die]) > MOST_OTHER_DICE:
            return s.die_space[die]
    return NONE


def list_market(s: State, out: Grid, n: int) -> int:
    """M1, M2: every die and every number of extra spaces the seat can pay."""
    crowded = crowded_space(s)
    for die in range(DICE):
        furthest = min(EXTRA_STEPS - 1, s.rubles[s.seat]) if may_go_further(s, die) else 0
        if crowded == NONE or s.die_space[die] == crowded:  # all written, then counted as far as the rubles go
            for extra in range(EXTRA_STEPS):
                out[n + extra] = MARKET + die * EXTRA_STEPS + extra
            n += furthest + 1
        else:
            for extra in range(furthest + 1):  # always written, counted only if legal: no branch to mispredict
                out[n] = MARKET + die * EXTRA_STEPS + extra
                n += landing(s, die, extra) != crowded
    return n


def move_die(s: State, die: int, extra: int) -> None:
    """M1: pay the extra spaces, move, and open the market there."""
    s.rubles[s.seat] -= extra
    s.die_space[die] = landing(s, die, extra)
    s.moved_die = die
    s.market_space = s.die_space[die]
    s.phase = PHASE_MARKET


def most_to_gather(s: State) -> int:
    """M4, M5: the tile's amount for every die on the space; materials limited by supply and room."""
    space = s.market_space
    resource = s.market_resource[space]
    amount = s.market_amount[space] * dice_on(s, space)
    if resource >= RUBLES:
        return amount
    return most_to_take(s, s.seat, resource, amount)


def refuse_gather(s: State, number: int) -> int:
    """M3, M4, M5: once; of materials 1 to the most there is; rubles and recognition in full (number 0)."""
    refusal = refuse_in_market(s)
    if refusal != no.ALLOWED:
        return refusal
    if s.gathered:
        return no.GATHERED_ALREADY
    resource = s.market_resource[s.market_space]
    if resource >= RUBLES:
        return no.GATHER_UNCOUNTED if number > 0 else no.ALLOWED
    if s.supply[resource] == 0:
        return no.GATHER_NO_SUPPLY
    if inventory_room(s, s.seat) == 0:
        return no.GATHER_NO_ROOM
    if number == 0:
        return no.GATHER_COUNTED
    if number > most_to_gather(s):
        return no.GATHER_TOO_MUCH
    return no.ALLOWED


def list_gathers(s: State, out: Grid, n: int) -> int:
    """M3, M4: every amount the seat can gather."""
    if s.gathered:
        return n
    if s.market_resource[s.market_space] >= RUBLES:
        out[n] = GATHER
        return n + 1
    for number in range(1, MOST_IN_INVENTORY + 1):  # all written, then counted as far as there are any: no branch
        out[n + number - 1] = GATHER + number
    return n + most_to_gather(s)


def gather(s: State, number: int) -> None:
    """M4, I2: take what the space gives; an open influence action is closed by it."""
    resource = s.market_resource[s.market_space]
    if resource == RUBLES:
        s.rubles[s.seat] += most_to_gather(s)
    elif resource > RUBLES:
        gain_recognition(s, s.seat, most_to_gather(s))
    else:
        take_from_supply(s, s.seat, resource, number)
    s.gathered = 1
    s.influence_open = 0


def ask_for_roll(s: State, space: int) -> None:
    """M6: all dice on the space where the moved die stopped are rolled; chance says how."""
    s.roll_space = space
    s.phase = PHASE_ROLL
