"""I. Influence: the two actions of the quadrant's card, each a verb of one closed vocabulary."""

from typing import Final

import numpy as np

from ..words import VERBS
from . import actions
from . import refusals as no
from .actions import MATERIAL_PAIRS, MATERIAL_TRIPLES, SPACE_PAIRS, barter_index, barter_of
from .build import can_deliver
from .codes import (
    BASE,
    DOME,
    MATERIALS,
    MIDDLE,
    NONE,
    PHASE_HAUL,
    PHASE_MARKET,
    WORKSHOP_SPACES,
)
from .decorate import can_decorate
from .state import State
from .struct import Grid
from .track import gain_prestige, gain_recognition
from .turn import refuse_in_market, refuse_moment
from .workshop import gain_benefit, give_to_supply, inventory_room, refuse_tile, take_from_supply

# The verbs' numbers: their places in `words.VERBS`.
VERB_BUY: Final = VERBS.index("buy")
VERB_SELL: Final = VERBS.index("sell")
VERB_HAUL: Final = VERBS.index("haul")
VERB_EARN: Final = VERBS.index("earn")
VERB_SWAP: Final = VERBS.index("swap")
VERB_TRADE: Final = VERBS.index("trade")
VERB_BULK: Final = VERBS.index("bulk")
VERB_BARTER: Final = VERBS.index("barter")
VERB_COMMISSION: Final = VERBS.index("commission")
VERB_PRAY: Final = VERBS.index("pray")
VERB_DONATE: Final = VERBS.index("donate")
VERB_OFFER: Final = VERBS.index("offer")
VERB_VOW: Final = VERBS.index("vow")

# The first action of each verb, in the order of the verbs, and for every action of the influence blocks its verb.
_FIRST: Final = np.array([getattr(actions, verb.upper()) for verb in VERBS])
FIRST_OF_VERB: Final[Grid] = _FIRST
VERB_OF: Final[Grid] = np.searchsorted(_FIRST, np.arange(actions.BUY, actions.EXCHANGE), side="right") - 1


def quadrant_of(space: int) -> int:
    """S5: spaces 1-2, 3-4, 5-6 and 7-8 share a card."""
    return space // 2


def card_action(s: State, verb: int) -> int:
    """I1: which of the two actions of the card where the die stopped has this verb, or NONE."""
    quadrant = quadrant_of(s.market_space)
    if s.influence_verb[quadrant, 0] == verb:
        return 0
    if s.influence_verb[quadrant, 1] == verb:
        return 1
    return NONE


def cost_of(s: State, verb: int) -> int:
    """Give the number on the card's left side: rubles to pay, or materials to give."""
    return s.influence_cost[quadrant_of(s.market_space), card_action(s, verb)]


def gain_of(s: State, verb: int) -> int:
    """Give the number on the card's right side: what the action brings."""
    return s.influence_gain[quadrant_of(s.market_space), card_action(s, verb)]


def shows_kind(s: State, verb: int, material: int) -> bool:
    """I3: the material is one of the kinds shown on the card."""
    return (s.influence_kinds[quadrant_of(s.market_space), card_action(s, verb)] >> material) & 1 == 1


def refuse_influence(s: State, verb: int) -> int:
    """I1, I2, M3: in the market, on this card, not after the other action, a repeat only in one go."""
    refusal = refuse_in_market(s)
    if refusal != no.ALLOWED:
        return refusal
    action = card_action(s, verb)
    if action == NONE:
        return no.NOT_ON_CARD
    if s.influence_used == NONE:
        return no.ALLOWED
    if s.influence_used != action or not s.influence_repeats[quadrant_of(s.market_space), action]:
        return no.INFLUENCE_USED
    return no.ALLOWED if s.influence_open else no.INFLUENCE_CLOSED


def use_influence(s: State, verb: int) -> None:
    """I2: this action of the card is the one used; if it repeats it stays open."""
    action = card_action(s, verb)
    s.influence_used = action
    s.influence_open = s.influence_repeats[quadrant_of(s.market_space), action]


def refuse_price(s: State, verb: int) -> int:
    """Refuse an action whose price in rubles the seat does not have."""
    return no.INFLUENCE_TOO_DEAR if s.rubles[s.seat] < cost_of(s, verb) else no.ALLOWED


def pay(s: State, verb: int) -> None:
    """Pay the card's price in rubles."""
    s.rubles[s.seat] -= cost_of(s, verb)


# Craftsmen


def refuse_buy(s: State, material: int) -> int:
    """I3, I7: of the kinds shown, with its price, supply and a free inventory space."""
    if not shows_kind(s, VERB_BUY, material):
        return no.KIND_NOT_SHOWN
    if s.supply[material] == 0:
        return no.NO_SUPPLY
    if inventory_room(s, s.seat) == 0:
        return no.NO_ROOM
    return refuse_price(s, VERB_BUY)


def buy(s: State, material: int) -> None:
    """I3: one material at the price shown."""
    pay(s, VERB_BUY)
    take_from_supply(s, s.seat, material, 1)


def refuse_sell(s: State, material: int) -> int:
    """I3: of the kinds shown, and held."""
    if not shows_kind(s, VERB_SELL, material):
        return no.KIND_NOT_SHOWN
    return no.NOT_HELD if s.inventory[s.seat, material] == 0 else no.ALLOWED


def sell(s: State, material: int) -> None:
    """I3: one material for the price shown."""
    give_to_supply(s, s.seat, material, 1)
    s.rubles[s.seat] += gain_of(s, VERB_SELL)


# Teamsters


def refuse_haul(s: State) -> int:
    """I4: its price, and something to deliver."""
    refusal = refuse_price(s, VERB_HAUL)
    if refusal != no.ALLOWED:
        return refusal
    return no.ALLOWED if can_deliver(s) or can_decorate(s) else no.NOTHING_TO_HAUL


def haul(s: State) -> None:
    """I4: pay; the deliveries follow as in B and D."""
    pay(s, VERB_HAUL)
    s.deliveries_left = gain_of(s, VERB_HAUL)
    s.delivered_in_haul = 0
    s.phase = PHASE_HAUL


def refuse_done(s: State) -> int:
    """I4: deliveries left of a haul may be left unused, but not all of them."""
    refusal = refuse_moment(s)
    if refusal != no.ALLOWED:
        return refusal
    if s.phase != PHASE_HAUL:
        return no.NOT_HAULING
    return no.ALLOWED if s.delivered_in_haul else no.NOTHING_DONE


def refuse_swap(s: State) -> int:
    """I4: its price; any two tiles will do."""
    return refuse_price(s, VERB_SWAP)


def swap(s: State, one: int, other: int) -> None:
    """I4: pay and exchange the positions of two resource tiles."""
    pay(s, VERB_SWAP)
    resource = s.market_resource[one]
    amount = s.market_amount[one]
    s.market_resource[one] = s.market_resource[other]
    s.market_amount[one] = s.market_amount[other]
    s.market_resource[other] = resource
    s.market_amount[other] = amount


# Merchants


def refuse_giving(s: State, verb: int, give: int) -> int:
    """I5: enough of the kind given."""
    return no.NOT_ENOUGH_HELD if s.inventory[s.seat, give] < cost_of(s, verb) else no.ALLOWED


def supply_after(s: State, material: int, give: int, given: int) -> int:
    """I5, I7: what is given counts as supply."""
    return s.supply[material] + (given if material == give else 0)


def refuse_trade(s: State, give: int, get: int) -> int:
    """I5, I7: some of a kind for one of any kind."""
    refusal = refuse_giving(s, VERB_TRADE, give)
    if refusal != no.ALLOWED:
        return refusal
    return no.ALLOWED if supply_after(s, get, give, cost_of(s, VERB_TRADE)) > 0 else no.NO_SUPPLY


def trade(s: State, give: int, get: int) -> None:
    """I5: give, then get."""
    give_to_supply(s, s.seat, give, cost_of(s, VERB_TRADE))
    take_from_supply(s, s.seat, get, 1)


def refuse_bulk(s: State, give: int, pair: int) -> int:
    """I5, I7: some of a kind for any two, which need supply and room after what is given."""
    refusal = refuse_giving(s, VERB_BULK, give)
    if refusal != no.ALLOWED:
        return refusal
    given = cost_of(s, VERB_BULK)
    one = MATERIAL_PAIRS[pair, 0]
    other = MATERIAL_PAIRS[pair, 1]
    same = 1 if one == other else 0
    if supply_after(s, one, give, given) < 1 + same or supply_after(s, other, give, given) < 1:
        return no.NO_SUPPLY
    return no.NO_ROOM if inventory_room(s, s.seat) + given < 2 else no.ALLOWED


def bulk(s: State, give: int, pair: int) -> None:
    """I5: give, then get both."""
    give_to_supply(s, s.seat, give, cost_of(s, VERB_BULK))
    take_from_supply(s, s.seat, MATERIAL_PAIRS[pair, 0], 1)
    take_from_supply(s, s.seat, MATERIAL_PAIRS[pair, 1], 1)


def refuse_barter(s: State, give: int, get: int) -> int:
    """I5, I7: a ruble and one material for one of another kind."""
    if s.inventory[s.seat, give] == 0:
        return no.NOT_HELD
    if s.supply[get] == 0:
        return no.NO_SUPPLY
    return refuse_price(s, VERB_BARTER)


def barter(s: State, give: int, get: int) -> None:
    """I5: pay and exchange."""
    pay(s, VERB_BARTER)
    give_to_supply(s, s.seat, give, 1)
    take_from_supply(s, s.seat, get, 1)


# Clergy


def refuse_donate(s: State) -> int:
    """I6: its price."""
    return refuse_price(s, VERB_DONATE)


def refuse_offer(s: State, triple: int) -> int:
    """I6: three different materials, each held."""
    for i in range(3):
        if s.inventory[s.seat, MATERIAL_TRIPLES[triple, i]] == 0:
            return no.NOT_HELD
    return no.ALLOWED


def offer(s: State, triple: int) -> None:
    """I6: three different materials for prestige."""
    for i in range(3):
        give_to_supply(s, s.seat, MATERIAL_TRIPLES[triple, i], 1)
    gain_prestige(s, s.seat, gain_of(s, VERB_OFFER))


def has_each_kind(s: State, seat: int) -> bool:
    """I6: at least one complete base, one middle and one dome."""
    return s.completed[seat, BASE] > 0 and s.completed[seat, MIDDLE] > 0 and s.completed[seat, DOME] > 0


def refuse_vow(s: State) -> int:
    """I6: recognition for those who have completed one of each kind."""
    return no.ALLOWED if has_each_kind(s, s.seat) else no.VOW_NOT_EARNED


# The card as a whole


def list_influence(s: State, out: Grid, n: int) -> int:
    """I1, I2: everything the card allows now, the verb with the lower id first."""
    if s.influence_used != NONE and not s.influence_open:
        return n
    quadrant = quadrant_of(s.market_space)
    lower = 0 if s.influence_verb[quadrant, 0] < s.influence_verb[quadrant, 1] else 1
    for action in (lower, 1 - lower):
        if s.influence_used == NONE or s.influence_used == action:
            n = list_verb(s, s.influence_verb[quadrant, action], out, n)
    return n


def list_verb(s: State, verb: int, out: Grid, n: int) -> int:
    """I3 to I6: every way to use one action of the card, which is open.

    Most are always written, but counted only if legal: there is no branch to mispredict.
    """
    if verb == VERB_BUY:
        if inventory_room(s, s.seat) > 0 and refuse_price(s, VERB_BUY) == no.ALLOWED:
            for material in range(MATERIALS):
                out[n] = actions.BUY + material
                n += shows_kind(s, VERB_BUY, material) & (s.supply[material] > 0)
    elif verb == VERB_SELL:
        for material in range(MATERIALS):
            out[n] = actions.SELL + material
            n += shows_kind(s, VERB_SELL, material) & (s.inventory[s.seat, material] > 0)
    elif verb == VERB_HAUL:
        if refuse_haul(s) == no.ALLOWED:
            out[n] = actions.HAUL
            n += 1
    elif verb == VERB_EARN:
        out[n] = actions.EARN
        n += 1
    elif verb == VERB_SWAP:
        if refuse_swap(s) == no.ALLOWED:
            for pair in range(len(SPACE_PAIRS)):
                out[n] = actions.SWAP + pair
                n += 1
    elif verb == VERB_TRADE:
        for give in range(MATERIALS):
            if refuse_giving(s, VERB_TRADE, give) == no.ALLOWED:
                for get in range(MATERIALS):
                    out[n] = actions.TRADE + give * MATERIALS + get
                    n += refuse_trade(s, give, get) == no.ALLOWED
    elif verb == VERB_BULK:
        for give in range(MATERIALS):
            if refuse_giving(s, VERB_BULK, give) == no.ALLOWED:
                for pair in range(len(MATERIAL_PAIRS)):
                    out[n] = actions.BULK + give * len(MATERIAL_PAIRS) + pair
                    n += refuse_bulk(s, give, pair) == no.ALLOWED
    elif verb == VERB_BARTER:
        for give in range(MATERIALS):
            if s.inventory[s.seat, give] > 0 and refuse_price(s, VERB_BARTER) == no.ALLOWED:
                for get in range(MATERIALS):
                    out[n] = actions.BARTER + barter_index(give, get)
                    n += (s.supply[get] > 0) & (give != get)
    elif verb == VERB_COMMISSION:
        for space in range(WORKSHOP_SPACES):
            if refuse_tile(s, space) == no.ALLOWED:
                out[n] = actions.COMMISSION + space
                n += 1
    elif verb == VERB_PRAY:
        out[n] = actions.PRAY
        n += 1
    elif verb == VERB_DONATE:
        if refuse_donate(s) == no.ALLOWED:
            out[n] = actions.DONATE
            n += 1
    elif verb == VERB_OFFER:
        for triple in range(len(MATERIAL_TRIPLES)):
            out[n] = actions.OFFER + triple
            n += refuse_offer(s, triple) == no.ALLOWED
    elif verb == VERB_VOW:
        if refuse_vow(s) == no.ALLOWED:
            out[n] = actions.VOW
            n += 1
    return n


def verb_of(action: int) -> int:
    """Give the verb of an action of the influence blocks."""
    return VERB_OF[action - actions.BUY]


def refuse_verb(s: State, action: int) -> int:
    """I: why an action of the influence blocks is not legal: the card first, then what its verb needs."""
    verb = verb_of(action)
    index = action - FIRST_OF_VERB[verb]
    refusal = refuse_influence(s, verb)
    if refusal != no.ALLOWED:
        return refusal
    if verb == VERB_BUY:
        return refuse_buy(s, index)
    if verb == VERB_SELL:
        return refuse_sell(s, index)
    if verb == VERB_HAUL:
        return refuse_haul(s)
    if verb == VERB_SWAP:
        return refuse_swap(s)
    if verb == VERB_TRADE:
        return refuse_trade(s, index // MATERIALS, index % MATERIALS)
    if verb == VERB_BULK:
        return refuse_bulk(s, index // len(MATERIAL_PAIRS), index % len(MATERIAL_PAIRS))
    if verb == VERB_BARTER:
        give, get = barter_of(index)
        return refuse_barter(s, give, get)
    if verb == VERB_COMMISSION:
        return refuse_tile(s, index)
    if verb == VERB_DONATE:
        return refuse_donate(s)
    if verb == VERB_OFFER:
        return refuse_offer(s, index)
    if verb == VERB_VOW:
        return refuse_vow(s)
    return no.ALLOWED  # earn and pray need nothing but the card


def apply_verb(s: State, action: int) -> None:
    """I: carry out an action of the influence blocks."""
    verb = verb_of(action)
    index = action - FIRST_OF_VERB[verb]
    use_influence(s, verb)
    if verb == VERB_BUY:
        buy(s, index)
    elif verb == VERB_SELL:
        sell(s, index)
    elif verb == VERB_HAUL:
        haul(s)
    elif verb == VERB_EARN:
        s.rubles[s.seat] += gain_of(s, VERB_EARN)
    elif verb == VERB_SWAP:
        swap(s, SPACE_PAIRS[index, 0], SPACE_PAIRS[index, 1])
    elif verb == VERB_TRADE:
        trade(s, index // MATERIALS, index % MATERIALS)
    elif verb == VERB_BULK:
        bulk(s, index // len(MATERIAL_PAIRS), index % len(MATERIAL_PAIRS))
    elif verb == VERB_BARTER:
        give, get = barter_of(index)
        barter(s, give, get)
    elif verb == VERB_COMMISSION:
        gain_benefit(s, s.workshop[s.seat, index], PHASE_MARKET)
    elif verb == VERB_DONATE:
        pay(s, VERB_DONATE)
        gain_prestige(s, s.seat, gain_of(s, VERB_DONATE))
    elif verb == VERB_OFFER:
        offer(s, index)
    elif verb == VERB_PRAY:
        gain_recognition(s, s.seat, gain_of(s, VERB_PRAY))
    elif verb == VERB_VOW:
        gain_recognition(s, s.seat, gain_of(s, VERB_VOW))
