"""Reading a snapshot: fields, types, words and ranges; what stands there goes into a state record and a deal.

A wrong value is noted and a stand-in taken, so that one pass finds everything; what is built from stand-ins is never
handed out. Whether the values fit together is asked afterwards, in `snapshot_checks` and `snapshot_turn`.

Fields that follow from others may be left out. They are read for their type here and compared at the end.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from .. import words
from ..edition import limits
from ..edition.node import quoted
from ..kernel.box import Deal, cards_in_order
from ..kernel.cathedral import section_kind
from ..kernel.codes import (
    FACE_DOWN,
    IVAN_CARDS,
    IVAN_SEAT,
    LEVELS,
    MATERIALS,
    NONE,
    OVER_BY_SIXTH_SECTION,
    OVER_BY_TURN_LIMIT,
    PHASE_IVAN,
    PHASE_OVER,
    PHASE_SETTLED,
    QUADRANTS,
    SEATS,
    SPACES,
    TOWERS,
)
from ..kernel.setup import lay_out_market, lay_out_numbers, lay_out_seat
from ..kernel.state import State
from ..kernel.turn import clear_turn
from ..plies.pieces import SECTIONS
from .game import MOST_LETTERS, MOST_TURNS, box_of
from .snapshot_fields import CHOICES, FACES, FORMAT, PHASES, VERSION

if TYPE_CHECKING:
    from ..edition import Card, Edition
    from ..edition.node import Node
    from ..kernel.box import Box

MOST_POINTS: Final = 2_000_000_000  # of score, rubles and turns: what the record holds, with room to play on
COUNT: Final = (0, limits.SUPPLY[1])  # of materials anywhere
REROLL_PHASES: Final = PHASES[: PHASE_SETTLED + 1]  # T3: at any moment of the own turn
BENEFIT_PHASES: Final = ("settled", "market")


@dataclass(slots=True)
class Read:
    """What a snapshot says, as far as it was understood."""

    edition: Edition
    box: Box
    state: State = field(default_factory=State)
    deal: Deal = field(default_factory=Deal)
    names: list[str | None] = field(default_factory=list)
    seats: dict[str, int] = field(default_factory=dict)  # by colour
    sections: dict[str, tuple[int, int]] = field(default_factory=dict)  # by name
    cards: list[Card] = field(default_factory=list)  # as the deal numbers them

    def __post_init__(self) -> None:
        by_id = {card.id: card for card in self.edition.cards}
        self.cards = [by_id[card_id] for card_id in cards_in_order(self.edition)]

    def seat(self, node: Node) -> int:
        """Read the colour of somebody who plays."""
        color = node.word("colour", words.COLORS)
        if color is not None and color not in self.seats:
            node.problem(f"nobody plays {color}")
        return self.seats.get(color or "", 0)

    def seat_or_nobody(self, node: Node) -> int:
        """Read the colour of somebody who plays, or null."""
        return NONE if node.value is None else self.seat(node)

    def tile(self, node: Node, *more: str) -> int:
        """Read a workshop tile of the edition, with the keys `more` beside what it shows."""
        shows: tuple[str | None, str | None, int]
        if node.get("die"):
            tile = node.table("die", *more)
            shows = (tile["die"].word("dice colour", words.DICE), None, 0)
        else:
            tile = node.table("resource", "amount", *more)
            resource = tile["resource"].word("resource", words.RESOURCES)
            shows = (None, resource, tile["amount"].number(limits.TILE_AMOUNT, "the amount"))
        for kind, known in enumerate(self.edition.tile_kinds):
            if (known.die, known.resource, known.amount) == shows:
                return kind
        if shows[0] or shows[1]:
            node.problem("the edition has no such workshop tile (W1)")
        return 0

    def tile_or_none(self, node: Node) -> int:
        """Read a workshop tile, or null."""
        return NONE if node.value is None else self.tile(node)


def read_snapshot(root: Node, edition: Edition) -> Read:
    """Read a whole snapshot; `root.notes` holds what is wrong with it."""
    read = Read(edition, box_of(edition))
    fields = root.table(
        *("format", "version", "edition", "players", "boards", "limit", "ender"),
        *("turn", "seats", "market", "cathedral", "supply", "ivan"),
        optional=("outcome",),
    )
    fields["format"].word("format", (FORMAT,))
    fields["version"].number((VERSION, VERSION), "the version")
    read_edition_named(fields["edition"], edition)
    read_table(read, fields)
    colors = read_colors(read, fields["seats"])
    for seat, color in enumerate(colors):
        read_seat(read, color, seat)
    read.state.ender = read.seat_or_nobody(fields["ender"])
    read_market(read, fields["market"])
    read_cathedral(read, fields["cathedral"])
    for material, count in enumerate(read_materials(fields["supply"])):
        read.state.supply[material] = count
    read_ivan(read, fields["ivan"])
    read_turn(read, fields["turn"])
    conclude(read)
    return read


def read_edition_named(node: Node, edition: Edition) -> None:
    """Read which edition the snapshot is of: it must be the one at hand, value for value."""
    named = node.table("name", "digest")
    name, digest = named["name"].text(limits.NAME_LENGTH), named["digest"].text(64)
    if name and digest and digest != edition.digest:
        at_hand = f"{quoted(edition.name)} with digest {edition.digest[:12]}…"
        node.problem(f"this is a position of another edition ({quoted(name)}); at hand is {at_hand}")
    elif name and digest and name != edition.name:
        named["name"].problem(f"the edition of this digest is {quoted(edition.name)}, not {quoted(name)}")


def read_table(read: Read, fields: dict[str, Node]) -> None:
    """Read who plays on which boards, and lay an empty table for them."""
    s = read.state
    players = fields["players"].number((1, SEATS), "the number of players")
    s.solo, s.seats = int(players == 1), max(2, players)
    s.advanced = words.BOARDS.index(fields["boards"].word("kind of board", words.BOARDS) or words.BOARDS[0])
    if fields["limit"].value is not None:
        s.turn_limit = fields["limit"].number((1, MOST_TURNS), "the turn limit")
    clear_turn(s)
    lay_out_numbers(read.box, s)
    for seat in range(SEATS):
        lay_out_seat(read.box, seat, s)
    read.deal.seats, read.deal.solo = s.seats, s.solo


def read_materials(node: Node) -> list[int]:
    """Read how many of each material lie somewhere."""
    counts = node.table(*words.MATERIALS)
    return [counts[name].number(COUNT) for name in words.MATERIALS]


def _derived(node: Node, names: tuple[str, ...]) -> None:
    """Read counts that follow from others, for their type only."""
    for entry in node.table(optional=names).values():
        entry.number(COUNT)


# The seats


def read_colors(read: Read, node: Node) -> list[dict[str, Node]]:
    """Read the seats' colours, which the rest of the snapshot speaks of, and give the seats' fields."""
    s = read.state
    required = ("color", "score", "rubles", "inventory", "banners", "ornaments", "workshop")
    derived = ("lap", "space", "prestige", "capacity", "completed")
    seats = [
        item.table(*required, optional=("name", *derived)) for item in node.items("seats", s.seats, s.seats)[: s.seats]
    ]
    for seat, fields in enumerate(seats):
        color = fields["color"].word("colour", words.COLORS)
        if color in read.seats:
            fields["color"].problem(f"two seats play {color} (S1)")
        elif color is not None:
            read.seats[color] = seat
            s.color[seat] = words.COLORS.index(color)
    return seats


def read_seat(read: Read, fields: dict[str, Node], seat: int) -> None:
    """Read one seat."""
    s = read.state
    read.names.append(_read_name(fields["name"]) if "name" in fields else None)
    s.score[seat] = fields["score"].number((0, MOST_POINTS), "the score")
    s.rubles[seat] = fields["rubles"].number((0, MOST_POINTS), "the number of rubles")
    for material, count in enumerate(read_materials(fields["inventory"])):
        s.inventory[seat, material] = count
    banners = fields["banners"].table(*words.BANNER_SOURCES, optional=("cathedral",))
    for source, name in enumerate(words.BANNER_SOURCES):
        s.banners[seat, source] = banners[name].number((0, 6), "the number of banners")
    ornaments = fields["ornaments"].table("available", optional=("locked", "placed"))
    available = ornaments["available"].table(*words.ORNAMENTS)
    for kind, name in enumerate(words.ORNAMENTS):
        s.ornaments[seat, kind] = available[name].number((0, limits.ORNAMENT_COUNT[name]), "the number of ornaments")
    workshop = fields["workshop"].table(*words.WORKSHOP_SPACES)
    for space, name in enumerate(words.WORKSHOP_SPACES):
        s.workshop[seat, space] = _read_workshop_tile(read, workshop[name])
    for name in ("lap", "space", "prestige", "capacity"):
        if name in fields:
            fields[name].number((0, MOST_POINTS))
    if "cathedral" in banners:
        banners["cathedral"].number(COUNT)
    if "placed" in ornaments:
        ornaments["placed"].number(COUNT)
    if "locked" in ornaments:
        _derived(ornaments["locked"], words.ORNAMENTS)
    if "completed" in fields:
        _derived(fields["completed"], words.SECTION_KINDS)


def _read_name(node: Node) -> str | None:
    if node.value is None or node.missing:
        return None
    name = node.text(MOST_LETTERS)
    if name != name.strip():
        node.problem("a name neither begins nor ends with a space")
    return name


def _read_workshop_tile(read: Read, node: Node) -> int:
    if node.value is None or node.missing:
        return NONE
    kind = read.tile(node, "face")
    face = node.get("face")
    down = face is not None and face.word("face", FACES) == "down"
    return kind + FACE_DOWN * down


# The table


def read_market(read: Read, node: Node) -> None:
    """Read tiles, dice and influence cards, and lay them out."""
    deal, edition = read.deal, read.edition
    market = node.table("tiles", "dice", "influence")
    resources = [tile.resource for tile in edition.resource_tiles]
    for space, item in enumerate(market["tiles"].items("resource tiles", SPACES, SPACES)[:SPACES]):
        tile = item.table("resource", optional=("space", "amount"))
        for name in ("space", "amount"):
            if name in tile:
                tile[name].number((1, SPACES))
        resource = tile["resource"].word("resource", words.RESOURCES)
        deal.market_tile[space] = resources.index(resource) if resource else 0
    dice = market["dice"].table(*words.DICE)
    for die, name in enumerate(words.DICE):
        shown = dice[name].table("space", "value")
        deal.die_space[die] = shown["space"].number((1, SPACES), "the space") - 1
        deal.die_value[die] = shown["value"].number((1, 6), "the value")
    cards = {card.id: (g, i) for g, guild in enumerate(words.GUILDS) for i, card in enumerate(edition.influence[guild])}
    for quadrant, item in enumerate(market["influence"].items("influence cards", QUADRANTS, QUADRANTS)[:QUADRANTS]):
        fields = item.table("card", optional=("spaces", "guild", "actions"))
        card = fields["card"].word("influence card", tuple(cards))
        deal.guild[quadrant], deal.influence_card[quadrant] = cards[card] if card else (0, 0)
    lay_out_market(read.box, deal, read.state)


def read_cathedral(read: Read, node: Node) -> None:
    """Read the towers from left to right, each from its base up."""
    s, deal = read.state, read.deal
    for tower in range(TOWERS):
        for level in range(LEVELS):
            s.owner[tower, level] = s.ornament[tower, level] = s.tile[tower, level] = NONE
            deal.card[tower, level] = deal.tile[tower, level] = NONE
    towers = node.table("towers")["towers"].items("towers", *limits.TOWERS)[:TOWERS]
    s.towers = len(towers)
    for tower, item in enumerate(towers):
        fields = item.table("sections", optional=("name",))
        if "name" in fields:
            fields["name"].text(1)
        sections = fields["sections"].items("sections", *limits.HEIGHTS)[:LEVELS]
        s.height[tower] = len(sections)
        for level, section in enumerate(sections):
            read.sections[SECTIONS[tower * LEVELS + level]] = tower, level
            read_section(read, section, tower, level)


def read_section(read: Read, node: Node, tower: int, level: int) -> None:
    """Read one section."""
    s = read.state
    required = ("card", "owner", "delivered", "complete", "ornament", "tile")
    fields = node.table(*required, optional=("name", "kind", "cost", "reward"))
    ids = [card.id for card in read.cards]
    number = ids.index(fields["card"].word("card", ids) or ids[0])
    card = read.cards[number]
    read.deal.card[tower, level] = number
    s.reward_recognition[tower, level] = card.recognition
    s.reward_rubles[tower, level] = card.rubles
    for material, count in enumerate(read_materials(fields["delivered"])):
        s.delivered[tower, level, material] = count
        s.cost[tower, level, material] = card.cost[material]
    s.owner[tower, level] = read.seat_or_nobody(fields["owner"])
    s.complete[tower, level] = fields["complete"].flag()
    if fields["ornament"].value is not None:
        ornament = fields["ornament"].table("owner", optional=("kind",))
        s.ornament[tower, level] = read.seat(ornament["owner"])
        if "kind" in ornament:
            ornament["kind"].word("ornament", words.ORNAMENTS)
    s.tile[tower, level] = read.tile_or_none(fields["tile"])
    if "name" in fields:
        fields["name"].word("section", SECTIONS)
    if "kind" in fields:
        fields["kind"].word("kind", words.SECTION_KINDS)
    if "cost" in fields:
        _derived(fields["cost"], words.MATERIALS)
    if "reward" in fields:
        _derived(fields["reward"], ("recognition", "rubles"))


def read_ivan(read: Read, node: Node) -> None:
    """A1, A2: read Ivan's cards, their tiles and what lies on them; null when people play among themselves."""
    s, deal = read.state, read.deal
    for position in range(IVAN_CARDS):
        s.ivan_card[position] = s.ivan_die[position] = NONE
    if not s.solo:
        if node.value is not None and not node.missing:
            node.problem("Ivan plays against one player only, so this must be null")
        return
    ivan = node.table("cards", "inventory", "construction", optional=("seat",))
    if "seat" in ivan:
        ivan["seat"].word("colour", words.COLORS)
    for position, item in enumerate(ivan["cards"].items("cards", IVAN_CARDS, IVAN_CARDS)[:IVAN_CARDS]):
        fields = item.table("card", "die", "face")
        card = fields["card"].word("card", words.IVAN_CARDS) or words.IVAN_CARDS[0]
        die = fields["die"].word("dice colour", words.DICE) or words.DICE[0]
        s.ivan_card[position] = deal.ivan_card[position] = words.IVAN_CARDS.index(card)
        s.ivan_die[position] = deal.ivan_die[position] = words.DICE.index(die)
        s.ivan_face_up[position] = fields["face"].word("face", FACES) == "up"
    inventory, construction = read_materials(ivan["inventory"]), read_materials(ivan["construction"])
    for material in range(MATERIALS):
        s.ivan_inventory[material] = inventory[material]
        s.ivan_construction[material] = construction[material]


# The turn


def read_turn(read: Read, node: Node) -> None:
    """Read whose turn it is and what of it is done."""
    s = read.state
    fields = node.table(
        *("seat", "number", "phase", "deliveries_left", "hauled", "rerolled"),
        *("claim", "benefit", "moved", "roll", "acting", "choice"),
    )
    s.turn_number = fields["number"].number((1, MOST_POINTS), "the turn number")
    s.phase = PHASES.index(fields["phase"].word("phase", PHASES) or "start")
    s.seat = read.seat(fields["seat"])
    if s.phase == PHASE_IVAN and s.solo:
        if s.seat == IVAN_SEAT:
            fields["seat"].problem("a choice for Ivan is the other seat's (A9)")
        s.seat = IVAN_SEAT  # his turn, the human's decision
    s.deliveries_left = fields["deliveries_left"].number((0, 3), "the number of deliveries")
    s.delivered_in_haul = fields["hauled"].flag()
    s.rerolled = fields["rerolled"].flag()
    if fields["claim"].value is not None:
        claim = fields["claim"].table("section", "tile")
        name = claim["section"].word("section", tuple(read.sections))
        s.claim_tower, s.claim_level = read.sections.get(name or "", (0, 0))
        s.claim_tile = read.tile_or_none(claim["tile"])
    if fields["benefit"].value is not None:
        benefit = fields["benefit"].table("material", "most", "back_to")
        s.benefit_material = words.MATERIALS.index(benefit["material"].word("material", words.MATERIALS) or "lumber")
        s.benefit_most = benefit["most"].number((1, limits.TILE_AMOUNT[1]), "the most to take")
        s.benefit_phase = PHASES.index(benefit["back_to"].word("phase", BENEFIT_PHASES) or "settled")
    if fields["moved"].value is not None:
        read_moved(s, fields["moved"])
    if fields["roll"].value is not None:
        roll = fields["roll"].table("space", "back_to", optional=("dice",))
        s.roll_space = roll["space"].number((1, SPACES), "the space") - 1
        if roll["back_to"].value is not None:
            s.resume_phase = PHASES.index(roll["back_to"].word("phase", REROLL_PHASES) or "start")
    if fields["acting"].value is not None:
        acting = fields["acting"].table("position", optional=("card",))
        s.ivan_acting = acting["position"].number((1, IVAN_CARDS), "the position") - 1
    if fields["choice"].value is not None:
        choice = fields["choice"].table("for", optional=("options",))
        s.ivan_decorating = choice["for"].word("choice", CHOICES) == "ornament"


def read_moved(s: State, node: Node) -> None:
    """Read which die was moved and what was done in the market since."""
    moved = node.table("die", "space", "gathered", "activated", "influence")
    s.moved_die = words.DICE.index(moved["die"].word("dice colour", words.DICE) or words.DICE[0])
    s.market_space = moved["space"].number((1, SPACES), "the space") - 1
    s.gathered = moved["gathered"].flag()
    s.activated = moved["activated"].flag()
    if moved["influence"].value is not None:
        influence = moved["influence"].table("action", "open", optional=("verb",))
        s.influence_used = influence["action"].number((1, 2), "the action") - 1
        s.influence_open = influence["open"].flag()
        if "verb" in influence:
            influence["verb"].word("verb", words.VERBS)


# What follows from the rest


def conclude(read: Read) -> None:
    """Fill in what the record keeps beside what was read: completed sections, why the game is over, the deal."""
    s = read.state
    for tower, level in read.sections.values():
        if s.complete[tower, level] and s.owner[tower, level] != NONE:
            s.completed[s.owner[tower, level], section_kind(s, tower, level)] += 1
    if s.phase == PHASE_OVER:
        called = s.ender == (s.seat + 1) % s.seats  # E1 comes before X1
        s.over_reason = OVER_BY_SIXTH_SECTION if called else OVER_BY_TURN_LIMIT
    deal_plan(read)
    deal_tiles(read)


def deal_plan(read: Read) -> None:
    """S7: the first plan of the edition with these towers; `snapshot_checks` refuses a cathedral without any."""
    s = read.state
    heights = tuple(s.height[tower] for tower in range(s.towers))
    plans = read.edition.plans[s.seats]
    read.deal.plan = plans.index(heights) if heights in plans else 0


def deal_tiles(read: Read) -> None:
    """S8: a deal of the tiles that fits: those in the workshops go back, in order, to the sections of their seat.

    Which section a tile was taken from is not in a snapshot. Ivan's tiles have left the game (A9): what is not seen
    elsewhere takes their place, in the order of the edition.
    """
    s, deal = read.state, read.deal
    hands: dict[int, list[int]] = {seat: [] for seat in range(s.seats)}
    for seat, hand in hands.items():
        hand.extend(tile % FACE_DOWN for tile in (s.workshop[seat, i] for i in range(6)) if tile != NONE)
    if s.claim_tile != NONE:
        hands[s.seat].append(s.claim_tile)
    halves = 1 if s.seats == 2 else 2
    unseen = [read.box.tile[i] for i in range(read.box.tiles)] * halves
    seen = [tile for hand in hands.values() for tile in hand]
    seen += [s.tile[tower, level] for tower, level in read.sections.values() if s.tile[tower, level] != NONE]
    for tile in seen:
        if tile in unseen:
            unseen.remove(tile)
    for tower, level in read.sections.values():
        deal.tile[tower, level] = s.tile[tower, level]
        if s.tile[tower, level] == NONE:
            pile = hands.get(s.owner[tower, level]) or unseen or [0]
            deal.tile[tower, level] = pile.pop(0)
