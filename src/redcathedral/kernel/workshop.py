"""W. Workshop: what a tile gives."""

from . import refusals as no
from .codes import (
    FACE_DOWN,
    FIRST_DIE,
    FROM_INVENTORY,
    MATERIALS,
    NONE,
    PHASE_MARKET,
    PHASE_TAKE,
    RUBLES,
    WHITE1,
    WHITE_DIE,
)
from .state import State
from .track import gain_recognition
from .turn import refuse_in_market, refuse_moment


def inventory_room(s: State, seat: int) -> int:
    """M5, C2: free inventory spaces; a banner still lying there covers one."""
    room = s.inventory_size - s.banners[seat, FROM_INVENTORY]
    for material in range(MATERIALS):
        room -= s.inventory[seat, material]
    return room


def most_to_take(s: State, seat: int, material: int, amount: int) -> int:
    """M5: what is given is limited by the supply and by free inventory spaces."""
    return min(amount, s.supply[material], inventory_room(s, seat))


def tile_resource(s: State, tile: int) -> int:
    """W1, W3, W4: the resource a tile gives now; a die tile looks at the market where that die lies."""
    content = s.tile_content[tile]
    if content >= FIRST_DIE:
        return s.market_resource[s.die_space[content - FIRST_DIE]]
    return content


def tile_gives(s: State, tile: int) -> int:
    """W3, W4: how much of it; for a die tile the market tile's amount once, however many dice lie there."""
    content = s.tile_content[tile]
    if content >= FIRST_DIE:
        return s.market_amount[s.die_space[content - FIRST_DIE]]
    return s.tile_amount[tile]


def gain_nothing(s: State, seat: int, tile: int) -> bool:
    """Return whether a tile would bring the seat nothing now."""
    resource = tile_resource(s, tile)
    return resource < RUBLES and most_to_take(s, seat, resource, tile_gives(s, tile)) == 0


def gain_benefit(s: State, tile: int, back_to: int) -> None:
    """W3, W5: rubles and recognition are gained; of materials the seat decides how many, up to what fits now."""
    resource = tile_resource(s, tile)
    amount = tile_gives(s, tile)
    s.phase = back_to
    if resource == RUBLES:
        s.rubles[s.seat] += amount
    elif resource > RUBLES:
        gain_recognition(s, s.seat, amount)
    else:
        most = most_to_take(s, s.seat, resource, amount)
        if most > 0:
            s.benefit_material = resource
            s.benefit_most = most
            s.benefit_phase = back_to
            s.phase = PHASE_TAKE


def refuse_take(s: State, number: int) -> int:
    """W5: any number up to what the benefit offered when it arose."""
    refusal = refuse_moment(s)
    if refusal != no.ALLOWED:
        return refusal
    if s.phase != PHASE_TAKE:
        return no.NO_BENEFIT
    if number > s.benefit_most:
        return no.TAKE_TOO_MUCH
    return no.ALLOWED


def take(s: State, number: int) -> None:
    """W5: take a number of materials and return to the phase in which the benefit arose."""
    take_from_supply(s, s.seat, s.benefit_material, number)
    s.phase = s.benefit_phase
    s.benefit_material = NONE
    s.benefit_most = 0
    s.benefit_phase = NONE


def take_from_supply(s: State, seat: int, material: int, number: int) -> None:
    """Move materials from the supply into an inventory."""
    s.supply[material] -= number
    s.inventory[seat, material] += number


def give_to_supply(s: State, seat: int, material: int, number: int) -> None:
    """Move materials from an inventory into the supply."""
    take_from_supply(s, seat, material, -number)


def refuse_tile(s: State, space: int) -> int:
    """W2: a tile that lies face up there and would gain something."""
    tile = s.workshop[s.seat, space]
    if tile == NONE:
        return no.NO_TILE
    if tile >= FACE_DOWN:
        return no.TILE_FACE_DOWN
    if gain_nothing(s, s.seat, tile):
        return no.NOTHING_TO_GAIN
    return no.ALLOWED


def refuse_activate(s: State, space: int) -> int:
    """W2, M3: once, the space of the moved die's color; for the white die one of the two white spaces."""
    refusal = refuse_in_market(s)
    if refusal != no.ALLOWED:
        return refusal
    if s.activated:
        return no.ACTIVATED_ALREADY
    if min(space, WHITE1) != min(s.moved_die, WHITE_DIE):
        return no.WRONG_WORKSHOP_SPACE
    return refuse_tile(s, space)


def activate(s: State, space: int) -> None:
    """W2, I2: take the tile's benefit; an open influence action is closed by it."""
    s.activated = 1
    s.influence_open = 0
    gain_benefit(s, s.workshop[s.seat, space], PHASE_MARKET)
