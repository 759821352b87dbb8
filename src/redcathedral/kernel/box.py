"""An edition's components as one record of numbers, and a deal of them: what chance decides before the first turn."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .. import limits, words
from .codes import (
    DICE,
    FIRST_DIE,
    IVAN_CARDS,
    LEVELS,
    MATERIALS,
    NONE,
    PRESTIGE_SPACES,
    QUADRANTS,
    SEATS,
    SPACES,
    TILE_KINDS,
    TOWERS,
    WORKSHOP_SPACES,
)
from .struct import Grid, Struct, grid, scalar

if TYPE_CHECKING:
    from ..edition import Edition

EDITIONS_KEPT = 32  # as boxes; a server may meet any number of editions


class Box(Struct):
    """The components of an edition. Cards are ordered: bases, then middles, then domes."""

    rubles: Grid = grid("i4", SEATS)
    supply: Grid = grid("i1", MATERIALS)
    start: int = scalar("i1")
    prestige_space: Grid = grid("i1", PRESTIGE_SPACES)
    inventory_size: int = scalar("i1")
    price_own: int = scalar("i1")
    price_rival: int = scalar("i1")
    price_white: int = scalar("i1")
    price_advanced: int = scalar("i1")
    ornament_on_space: Grid = grid("i1", WORKSHOP_SPACES)
    market_resource: Grid = grid("i1", SPACES)
    market_amount: Grid = grid("i1", SPACES)
    influence_cards: Grid = grid("i1", QUADRANTS)  # how many a guild has
    influence_first_game: Grid = grid("i1", QUADRANTS)
    influence_verb: Grid = grid("i1", QUADRANTS, limits.GUILD_CARDS, 2)
    influence_cost: Grid = grid("i1", QUADRANTS, limits.GUILD_CARDS, 2)
    influence_gain: Grid = grid("i1", QUADRANTS, limits.GUILD_CARDS, 2)
    influence_kinds: Grid = grid("i1", QUADRANTS, limits.GUILD_CARDS, 2)
    influence_repeats: Grid = grid("i1", QUADRANTS, limits.GUILD_CARDS, 2)
    tile_content: Grid = grid("i1", TILE_KINDS)
    tile_amount: Grid = grid("i1", TILE_KINDS)
    tiles: int = scalar("i1")  # in one half
    tile: Grid = grid("i1", limits.TILES)  # their kinds
    cards: Grid = grid("i1", 3)  # how many bases, middles, domes
    card_cost: Grid = grid("i1", limits.CARDS, MATERIALS)
    card_recognition: Grid = grid("i1", limits.CARDS)
    card_rubles: Grid = grid("i1", limits.CARDS)
    plans: Grid = grid("i1", limits.PLAYER_COUNTS)
    plan_towers: Grid = grid("i1", limits.PLAYER_COUNTS, limits.PLANS)
    plan_height: Grid = grid("i1", limits.PLAYER_COUNTS, limits.PLANS, TOWERS)


class Deal(Struct):
    """What chance decides before the first turn: the only difference between two games of the same table."""

    seats: int = scalar("i1")
    solo: int = scalar("i1")
    plan: int = scalar("i1")
    card: Grid = grid("i1", TOWERS, LEVELS)
    tile: Grid = grid("i1", TOWERS, LEVELS)  # a tile's kind
    market_tile: Grid = grid("i1", SPACES)
    guild: Grid = grid("i1", QUADRANTS)
    influence_card: Grid = grid("i1", QUADRANTS)
    die_space: Grid = grid("i1", DICE)
    die_value: Grid = grid("i1", DICE)
    ivan_card: Grid = grid("i1", IVAN_CARDS)
    ivan_die: Grid = grid("i1", IVAN_CARDS)


@lru_cache(maxsize=EDITIONS_KEPT)
def cards_in_order(edition: Edition) -> tuple[str, ...]:
    """Give the ids of the cathedral cards as a `Box` numbers them."""
    return tuple(card.id for kind in words.SECTION_KINDS for card in edition.cards if card.kind == kind)


@lru_cache(maxsize=EDITIONS_KEPT)
def box_of(edition: Edition) -> Box:
    """Give an edition's components in numbers; the same box each time, which nobody writes to."""
    return pack(edition)


def pack(edition: Edition) -> Box:
    """Put an edition into numbers."""
    box = Box()
    for seat, rubles in enumerate(edition.rubles):
        box.rubles[seat] = rubles
    for material, count in enumerate(edition.materials):
        box.supply[material] = count
    box.start = edition.start
    for k, space in enumerate(edition.prestige):
        box.prestige_space[k] = space
    box.inventory_size = edition.inventory
    box.price_own = edition.price_own
    box.price_rival = edition.price_rival
    box.price_white = edition.price_white
    box.price_advanced = edition.price_advanced
    for space, name in enumerate(words.WORKSHOP_SPACES):
        ornament = edition.advanced_ornaments.get(name)
        box.ornament_on_space[space] = NONE if ornament is None else words.ORNAMENTS.index(ornament)
    for i, tile in enumerate(edition.resource_tiles):
        box.market_resource[i] = words.RESOURCES.index(tile.resource)
        box.market_amount[i] = tile.amount
    _pack_influence(box, edition)
    _pack_tiles(box, edition)
    _pack_cathedral(box, edition)
    return box


def _pack_influence(box: Box, edition: Edition) -> None:
    for guild, name in enumerate(words.GUILDS):
        cards = edition.influence[name]
        box.influence_cards[guild] = len(cards)
        for i, card in enumerate(cards):
            if card.id in edition.first_game:
                box.influence_first_game[guild] = i
            for k, action in enumerate(card.actions):
                box.influence_verb[guild, i, k] = words.VERBS.index(action.do)
                box.influence_cost[guild, i, k] = action.cost
                box.influence_gain[guild, i, k] = action.gain
                box.influence_kinds[guild, i, k] = sum(1 << words.MATERIALS.index(m) for m in action.kinds)
                box.influence_repeats[guild, i, k] = action.repeat


def _pack_tiles(box: Box, edition: Edition) -> None:
    kinds = edition.tile_kinds
    for kind in range(TILE_KINDS):
        box.tile_content[kind] = NONE
    for kind, tile in enumerate(kinds):
        if tile.die is not None:
            box.tile_content[kind] = FIRST_DIE + words.DICE.index(tile.die)
        elif tile.resource is not None:
            box.tile_content[kind] = words.RESOURCES.index(tile.resource)
        box.tile_amount[kind] = tile.amount
    box.tiles = len(edition.workshop_tiles)
    for i, tile in enumerate(edition.workshop_tiles):
        box.tile[i] = kinds.index(tile)


def _pack_cathedral(box: Box, edition: Edition) -> None:
    cards = {card.id: card for card in edition.cards}
    for i, card_id in enumerate(cards_in_order(edition)):
        card = cards[card_id]
        box.cards[words.SECTION_KINDS.index(card.kind)] += 1
        for material, count in enumerate(card.cost):
            box.card_cost[i, material] = count
        box.card_recognition[i] = card.recognition
        box.card_rubles[i] = card.rubles
    for players, plans in edition.plans.items():
        box.plans[players - 2] = len(plans)
        for i, heights in enumerate(plans):
            box.plan_towers[players - 2, i] = len(heights)
            for tower, height in enumerate(heights):
                box.plan_height[players - 2, i, tower] = height
