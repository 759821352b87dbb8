"""The whole state of a game as one record: every rule reads and writes these fields and nothing else.

It also holds the printed numbers of the components in play (costs, rewards, prices, the track), so that a running game
never looks into its edition. It holds no random state: when a result of chance is due, the phase says so. Seats,
towers, levels, spaces and quadrants count from 0 here; people count from 1.
"""

from .codes import (
    BANNER_SOURCES,
    DICE,
    IVAN_CARDS,
    LEVELS,
    MATERIALS,
    ORNAMENT_KINDS,
    PRESTIGE_SPACES,
    QUADRANTS,
    SEATS,
    SPACES,
    TILE_KINDS,
    TOWERS,
    WORKSHOP_SPACES,
)
from .struct import Grid, Struct, grid, scalar


class State(Struct):
    """One game."""

    # The table
    turn_number: int = scalar("i4")  # from 1, one for every turn of any side
    turn_limit: int = scalar("i4")  # 0: none
    seats: int = scalar("i1")  # Ivan included
    solo: int = scalar("i1")
    advanced: int = scalar("i1")
    color: Grid = grid("i1", SEATS)

    # Printed numbers of the edition
    inventory_size: int = scalar("i1")
    price_own: int = scalar("i1")
    price_rival: int = scalar("i1")
    price_white: int = scalar("i1")
    price_advanced: int = scalar("i1")
    ornament_on_space: Grid = grid("i1", WORKSHOP_SPACES)  # advanced boards: the kind lying there at the start
    prestige_space: Grid = grid("i1", PRESTIGE_SPACES)  # rising
    tile_content: Grid = grid("i1", TILE_KINDS)  # what each kind of workshop tile shows: a resource or FIRST_DIE + die
    tile_amount: Grid = grid("i1", TILE_KINDS)

    # The seats
    score: Grid = grid("i4", SEATS)  # spaces from the start of the first lap
    rubles: Grid = grid("i4", SEATS)
    inventory: Grid = grid("i1", SEATS, MATERIALS)
    banners: Grid = grid("i1", SEATS, BANNER_SOURCES)  # unused ones, by where they lie
    ornaments: Grid = grid("i1", SEATS, ORNAMENT_KINDS)  # unused and unlocked
    workshop: Grid = grid("i1", SEATS, WORKSHOP_SPACES)  # a tile's kind, + FACE_DOWN, or NONE
    completed: Grid = grid("i1", SEATS, ORNAMENT_KINDS)  # complete sections by kind

    # The cathedral: [tower, level]
    towers: int = scalar("i1")
    height: Grid = grid("i1", TOWERS)
    cost: Grid = grid("i1", TOWERS, LEVELS, MATERIALS)
    reward_recognition: Grid = grid("i1", TOWERS, LEVELS)
    reward_rubles: Grid = grid("i1", TOWERS, LEVELS)
    owner: Grid = grid("i1", TOWERS, LEVELS)  # whose banner, or NONE
    delivered: Grid = grid("i1", TOWERS, LEVELS, MATERIALS)
    complete: Grid = grid("i1", TOWERS, LEVELS)
    ornament: Grid = grid("i1", TOWERS, LEVELS)  # whose ornament, or NONE
    tile: Grid = grid("i1", TOWERS, LEVELS)  # kind of the workshop tile lying there, or NONE

    # The market
    market_resource: Grid = grid("i1", SPACES)
    market_amount: Grid = grid("i1", SPACES)
    die_space: Grid = grid("i1", DICE)
    die_value: Grid = grid("i1", DICE)
    influence_verb: Grid = grid("i1", QUADRANTS, 2)
    influence_cost: Grid = grid("i1", QUADRANTS, 2)
    influence_gain: Grid = grid("i1", QUADRANTS, 2)
    influence_kinds: Grid = grid("i1", QUADRANTS, 2)  # bit m: material m is of the kinds shown
    influence_repeats: Grid = grid("i1", QUADRANTS, 2)
    supply: Grid = grid("i1", MATERIALS)

    # The turn, half done or not
    seat: int = scalar("i1")  # whose turn it is
    phase: int = scalar("i1")
    deliveries_left: int = scalar("i1")
    delivered_in_haul: int = scalar("i1")
    claim_tower: int = scalar("i1")
    claim_level: int = scalar("i1")
    claim_tile: int = scalar("i1")  # the tile in hand, waiting for its space, or NONE
    benefit_material: int = scalar("i1")
    benefit_most: int = scalar("i1")
    resume_phase: int = scalar("i1")  # where a benefit or a reroll goes back to
    benefit_phase: int = scalar("i1")  # where the benefit goes back to
    moved_die: int = scalar("i1")
    market_space: int = scalar("i1")  # where it stopped
    gathered: int = scalar("i1")
    activated: int = scalar("i1")
    influence_used: int = scalar("i1")  # which of the card's two actions, or NONE
    influence_open: int = scalar("i1")  # a repeat action may still continue
    rerolled: int = scalar("i1")
    roll_space: int = scalar("i1")

    # The end
    ender: int = scalar("i1")  # who first completed six sections, or NONE
    over_reason: int = scalar("i1")

    # Ivan
    ivan_card: Grid = grid("i1", IVAN_CARDS)  # the row of cards, left to right
    ivan_die: Grid = grid("i1", IVAN_CARDS)  # the die tile on each
    ivan_face_up: Grid = grid("i1", IVAN_CARDS)
    ivan_inventory: Grid = grid("i1", MATERIALS)  # on his Inventory card
    ivan_construction: Grid = grid("i1", MATERIALS)  # on his Construction card
    ivan_acting: int = scalar("i1")  # position of the card being carried out, or NONE
    ivan_decorating: int = scalar("i1")  # an `ivan` choice is for an ornament, not for a claim
