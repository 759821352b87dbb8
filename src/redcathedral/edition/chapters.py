"""The chapters of an edition file, each read and checked by one function."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from redcathedral.edition import limits
from redcathedral.edition.influence import read_influence
from redcathedral.edition.model import Card, Edition, ResourceTile, WorkshopTile
from redcathedral.edition.node import quoted
from redcathedral.edition.provenance import read_provenance
from redcathedral.words import COLORS, DICE, MATERIALS, ORNAMENTS, RESOURCES, SECTION_KINDS

if TYPE_CHECKING:
    from redcathedral.edition.node import Node

CHAPTERS: Final = (
    "name",
    "materials",
    "track",
    "players",
    "workshop",
    "market",
    "influence",
    "workshop_tiles",
    "plans",
    "cathedral",
)


def read_edition(root: Node) -> Edition:
    """Read a whole edition, without its digest; `root.notes` holds what is wrong with it."""
    file = root.table(*CHAPTERS, optional=("provenance",))
    supply = file["materials"].table(*MATERIALS)
    lumber, brick, stone, gold, emerald, amethyst = (supply[kind].number(limits.SUPPLY) for kind in MATERIALS)
    start, prestige = read_track(file["track"])
    rubles, inventory = read_players(file["players"])
    prices, ornaments = read_workshop(file["workshop"])
    influence, first_game = read_influence(file["influence"])
    edition = Edition(
        name=file["name"].text(limits.NAME_LENGTH),
        digest="",
        materials=(lumber, brick, stone, gold, emerald, amethyst),
        start=start,
        prestige=prestige,
        rubles=rubles,
        inventory=inventory,
        price_own=prices["price_own"],
        price_rival=prices["price_rival"],
        price_white=prices["price_white"],
        price_advanced=prices["price_advanced"],
        advanced_ornaments=ornaments,
        resource_tiles=read_market(file["market"]),
        influence=influence,
        first_game=first_game,
        workshop_tiles=read_workshop_tiles(file["workshop_tiles"]),
        plans=read_plans(file["plans"]),
        cards=read_cards(file["cathedral"]),
        provenance=read_provenance(file["provenance"], root.value) if "provenance" in file else {},
    )
    # Both are checked before either adds a problem.
    decks, tiles = root.notes.clean("plans", "cathedral"), root.notes.clean("plans", "workshop_tiles")
    if decks:
        check_decks_fill_plans(edition, file["plans"])
    if tiles:
        check_tiles_cover_plans(edition, file["plans"])
    return edition


def read_track(node: Node) -> tuple[int, tuple[int, ...]]:
    """Read the scoring track: the start and 40 rising prestige spaces, the last of them the track's end."""
    track = node.table("start", "prestige")
    start = track["start"].number((0, limits.TRACK_SPACES))
    count = limits.PRESTIGE_SPACES
    items = track["prestige"].items(count, count)
    spaces = [item.number((1, limits.TRACK_SPACES)) for item in items]
    if node.notes.clean("track"):
        for item, before, space in zip(items[1:], spaces, spaces[1:], strict=False):
            if space <= before:
                item.problem("fault-prestige-order", space=space, before=before)
        if spaces[-1] != limits.TRACK_SPACES:
            items[-1].problem("fault-prestige-last", most=limits.TRACK_SPACES, given=spaces[-1])
    return start, tuple(spaces)


def read_players(node: Node) -> tuple[tuple[int, int, int, int], int]:
    """Read what a seat starts with; the numbers of banners and ornaments are the rules' own."""
    players = node.table("rubles", "inventory", "banners", "ornaments")
    items = players["rubles"].items(limits.SEATS, limits.SEATS)
    rubles = [item.number(limits.START_RUBLES) for item in items]
    for key, counts in (("banners", limits.BANNERS), ("ornaments", limits.ORNAMENT_COUNT)):
        for name, entry in players[key].table(*counts).items():
            entry.number((counts[name], counts[name]))
    first, second, third, fourth = (rubles + [0] * limits.SEATS)[: limits.SEATS]
    return (first, second, third, fourth), players["inventory"].number(limits.INVENTORY)


def read_workshop(node: Node) -> tuple[dict[str, int], dict[str, str]]:
    """Read the prices of the workshop spaces and the ornaments of the advanced boards (C4, V1)."""
    names = ("price_own", "price_rival", "price_white", "price_advanced")
    workshop = node.table(*names, "advanced_ornaments")
    prices = {name: workshop[name].number(limits.WORKSHOP_PRICE) for name in names}
    spaces = workshop["advanced_ornaments"].table(*limits.ADVANCED_SPACES)
    words = {color: spaces[color].word(ORNAMENTS) for color in COLORS}
    ornaments: dict[str, str] = {color: word for color, word in words.items() if word}
    if len(ornaments) == len(COLORS) and Counter(ornaments.values()) != limits.ORNAMENT_COUNT:
        workshop["advanced_ornaments"].problem("fault-ornaments")
    return prices, ornaments


def read_market(node: Node) -> tuple[ResourceTile, ...]:
    """Read the eight resource tiles, one of each resource (S4)."""
    count = len(RESOURCES)
    tiles: list[ResourceTile] = []
    for item in node.table("resource_tiles")["resource_tiles"].items(count, count):
        tile = item.table("resource", "amount")
        resource = tile["resource"].word(RESOURCES)
        if resource and any(resource == other.resource for other in tiles):
            tile["resource"].problem("fault-twice", given=quoted(resource))
        tiles.append(ResourceTile(resource or "", tile["amount"].number(limits.TILE_AMOUNT)))
    return tuple(tiles)


def read_workshop_tiles(node: Node) -> tuple[WorkshopTile, ...]:
    """Read one half of the workshop tiles; the other half, marked 3+, is the same again (S8, A2)."""
    half = node.table("each_half")["each_half"]
    tiles: list[WorkshopTile] = []
    for item in half.items(1, limits.MAX_HALF):
        if item.get("die"):
            tile = item.table("die")
            tiles.append(WorkshopTile(tile["die"].word(DICE), None, 0))
        else:
            tile = item.table("resource", "amount")
            resource = tile["resource"].word(RESOURCES)
            amount = tile["amount"].number(limits.TILE_AMOUNT)
            tiles.append(WorkshopTile(None, resource, amount))
    if node.notes.clean("workshop_tiles"):
        dice = Counter(tile.die for tile in tiles if tile.die)
        for die in DICE:
            if dice[die] != 1:
                half.problem("fault-die-tiles", die=quoted(die), given=dice[die])
        if len(set(tiles)) > limits.MAX_TILE_KINDS:
            half.problem("fault-tile-kinds", most=limits.MAX_TILE_KINDS, given=len(set(tiles)))
    return tuple(tiles)


def read_plans(node: Node) -> dict[int, tuple[tuple[int, ...], ...]]:
    """Read the building plans of each player count: tower heights from left to right (S7)."""
    entries = node.table(*limits.PLAN_NAMES)
    return {
        players: tuple(
            tuple(height.number(limits.HEIGHTS) for height in plan.items(*limits.TOWERS))
            for plan in entries[name].items(*limits.PLANS)
        )
        for name, players in limits.PLAN_NAMES.items()
    }


def read_cards(node: Node) -> tuple[Card, ...]:
    """Read the cards of the cathedral."""
    cards: list[Card] = []
    ids: set[str] = set()
    everything = node.table("cards")["cards"]
    for item in everything.items(1, sum(limits.MAX_CARDS.values())):
        card = item.table("id", "kind", "cost", "recognition", "rubles")
        cards.append(
            Card(
                id=card["id"].name(limits.ID_LENGTH, ids),
                kind=card["kind"].word(SECTION_KINDS) or "",
                cost=_read_cost(card["cost"]),
                recognition=card["recognition"].number(limits.CARD_RECOGNITION),
                rubles=card["rubles"].number(limits.CARD_RUBLES),
            )
        )
    counts = Counter(card.kind for card in cards)
    for kind, most in limits.MAX_CARDS.items():
        if counts[kind] > most:
            everything.problem("fault-cards", kind=quoted(kind), most=most, given=counts[kind])
    return tuple(cards)


def _read_cost(node: Node) -> tuple[int, int, int, int, int, int]:
    before = len(node.notes.found)
    cost = {kind: entry.number(limits.CARD_MATERIAL) for kind, entry in node.words(MATERIALS)}
    least, most = limits.CARD_MATERIALS
    total = sum(cost.values())
    if len(node.notes.found) == before and not node.missing and not least <= total <= most:
        node.problem("fault-cost", least=least, most=most, given=total)
    lumber, brick, stone, gold, emerald, amethyst = (cost.get(kind, 0) for kind in MATERIALS)
    return lumber, brick, stone, gold, emerald, amethyst


def check_decks_fill_plans(edition: Edition, plans: Node) -> None:
    """Note every plan that needs more bases, middles or domes than there are (S7)."""
    have = {kind: len(edition.cards_of(kind)) for kind in SECTION_KINDS}
    for name, plan_nodes in _plan_nodes(plans):
        for node, plan in zip(plan_nodes, edition.plans[limits.PLAN_NAMES[name]], strict=True):
            need = {"base": len(plan), "middle": sum(plan) - 2 * len(plan), "dome": len(plan)}
            for kind in SECTION_KINDS:
                if need[kind] > have[kind]:
                    node.problem("fault-plan-cards", kind=quoted(kind), need=need[kind], have=have[kind])


def check_tiles_cover_plans(edition: Edition, plans: Node) -> None:
    """Note every plan with more sections than workshop tiles: two players have one half of them (S8)."""
    half = len(edition.workshop_tiles)
    for name, plan_nodes in _plan_nodes(plans):
        players = limits.PLAN_NAMES[name]
        tiles = half if players == 2 else 2 * half
        for node, plan in zip(plan_nodes, edition.plans[players], strict=True):
            if sum(plan) > tiles:
                node.problem("fault-plan-tiles", players=players, need=sum(plan), have=tiles)


def _plan_nodes(plans: Node) -> list[tuple[str, list[Node]]]:
    entries = plans.table(*limits.PLAN_NAMES)
    return [(name, entries[name].items(*limits.PLANS)) for name in limits.PLAN_NAMES]
