"""Reading a snapshot: first its shape by the types of `model`, then its values into a state record and a deal.

A wrong value is noted and replaced by a stand-in, so that one pass finds everything; nothing built from stand-ins is
ever returned to a caller. `Reading.check` then asks whether the values fit together.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from operator import eq
from typing import TYPE_CHECKING

from ... import words
from ...edition.node import Notes, TooManyProblems, place, quoted
from ...errors import Problem, SnapshotError
from ...kernel.box import Deal, box_of, cards_in_order
from ...kernel.cathedral import section_kind
from ...kernel.codes import (
    FACE_DOWN,
    IVAN_CARDS,
    IVAN_SEAT,
    LEVELS,
    NONE,
    OVER_BY_SIXTH_SECTION,
    OVER_BY_TURN_LIMIT,
    PHASE_IVAN,
    PHASE_OVER,
    QUADRANTS,
    SEATS,
    SPACES,
    TOWERS,
)
from ...kernel.setup import lay_out_market, lay_out_numbers, lay_out_seat
from ...kernel.state import State
from ...kernel.turn import clear_turn
from ..shapes import read
from .check import check_position
from .check_turn import check_turn
from .model import PHASES, Snapshot
from .values import JsonNode, differences, in_words, parse, plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...edition import Card, Edition
    from ...edition.node import Path
    from ...kernel.box import Box
    from . import model, pieces


def read_snapshot(snapshot: Mapping[str, object] | str, edition: Edition) -> Reading:
    """Read a snapshot, or its JSON text; what breaks the format is refused, with everything that is wrong."""
    notes = Notes()
    values: object = None
    if isinstance(snapshot, str):
        values = parse(snapshot, notes)
    elif isinstance(snapshot, Mapping):
        values = snapshot
    else:
        notes.found.append(((), f"a snapshot is an object or its JSON text, not {in_words(snapshot)}"))
    _refuse(notes)
    values = plain(values, notes)
    reading = Reading(values, notes, edition, box_of(edition))
    with suppress(TooManyProblems):
        shape: Snapshot = read(JsonNode(values, (), notes), Snapshot)
        reading.read(shape)
    _refuse(notes)
    return reading


def _refuse(notes: Notes) -> None:
    if notes.found:
        found = dict.fromkeys((place(path), message) for path, message in notes.found)
        raise SnapshotError("snapshot", [Problem(where, message) for where, message in found])


@dataclass(slots=True)
class Reading:
    """What a snapshot says, as far as it was understood: a state record, a deal and names."""

    values: object
    notes: Notes
    edition: Edition
    box: Box
    state: State = field(default_factory=State)
    deal: Deal = field(default_factory=Deal)
    names: list[str | None] = field(default_factory=list)
    seats: dict[str, int] = field(default_factory=dict)  # by color
    sections: dict[str, tuple[int, int]] = field(default_factory=dict)  # by name
    cards: list[Card] = field(default_factory=list)  # as the deal numbers them

    def __post_init__(self) -> None:
        by_id = {card.id: card for card in self.edition.cards}
        self.cards = [by_id[card_id] for card_id in cards_in_order(self.edition)]

    def check(self, written: Snapshot) -> None:
        """Refuse a position that breaks the rules, or that differs from `written`, the snapshot made of it."""
        check_position(self.state, self.deal, self.edition, self.notes)
        check_turn(self.state, self.notes)
        differences(self.values, written, self.notes)
        _refuse(self.notes)

    def read(self, snapshot: Snapshot) -> None:
        """Read everything."""
        self._edition(snapshot["edition"])
        self._table(snapshot)
        self._colors(snapshot["seats"])
        for seat, values in enumerate(snapshot["seats"][: self.state.seats]):
            self._seat(values, seat)
        self.state.ender = self._owner(("ender",), snapshot["ender"])
        self._market(snapshot["market"])
        self._cathedral(snapshot["cathedral"])
        for material, name in enumerate(words.MATERIALS):
            self.state.supply[material] = snapshot["supply"][name]
        self._ivan(snapshot["ivan"])
        self._turn(snapshot["turn"])
        self._conclude()

    # Noting

    def _fine(self, *path: str | int) -> bool:
        """Whether nothing is wrong at a path, around it or inside it: otherwise the value there is a stand-in."""
        return not any(all(map(eq, noted, path)) for noted, _ in self.notes.found)

    def _note(self, path: Path, message: str) -> None:
        if self._fine(*path):
            self.notes.found.append((path, message))

    def _index(self, path: Path, word: str, known: Sequence[str]) -> int:
        """Find a word among those that are possible here."""
        if self._fine(*path) and JsonNode(word, path, self.notes).known(word, known):
            return known.index(word)
        return 0

    def _color(self, path: Path, color: str) -> int:
        """Find the seat of a color that plays."""
        if color not in self.seats:
            self._note(path, f"nobody plays {color}")
        return self.seats.get(color, 0)

    def _owner(self, path: Path, color: str | None) -> int:
        return NONE if color is None else self._color(path, color)

    def _tile(self, path: Path, tile: pieces.Tile | pieces.PlacedTile) -> int:
        """Find a workshop tile of the edition."""
        shows: dict[str, object] = {"die": None, "resource": None, "amount": 0, **tile}
        for kind, known in enumerate(self.edition.tile_kinds):
            if (known.die, known.resource, known.amount) == (shows["die"], shows["resource"], shows["amount"]):
                return kind
        self._note(path, "the edition has no such workshop tile (W1)")
        return 0

    # The table and the seats

    def _edition(self, named: model.EditionName) -> None:
        """Read which edition the snapshot is of: it must be the one in use, value for value."""
        edition, name = self.edition, named["name"]
        if not self._fine("edition"):
            return
        if named["digest"] != edition.digest:
            at_hand = f"{quoted(edition.name)} with digest {edition.digest[:12]}…"
            message = f"this is a position of another edition ({quoted(name)}); the one in use is {at_hand}"
            self._note(("edition",), message)
        elif name != edition.name:
            message = f"the edition of this digest is {quoted(edition.name)}, not {quoted(name)}"
            self._note(("edition", "name"), message)

    def _table(self, snapshot: Snapshot) -> None:
        """Read who plays on which boards, and set up an empty table for them."""
        s = self.state
        s.solo, s.seats = int(snapshot["players"] == 1), max(2, snapshot["players"])
        s.advanced = words.BOARDS.index(snapshot["boards"])
        s.turn_limit = snapshot["limit"] or 0
        clear_turn(s)
        lay_out_numbers(self.box, s)
        for seat in range(SEATS):
            lay_out_seat(self.box, seat, s)
        self.deal.seats, self.deal.solo = s.seats, s.solo

    def _colors(self, seats: list[model.SeatState]) -> None:
        """Read the seats' colors, which the rest of the snapshot refers to."""
        s = self.state
        if len(seats) != s.seats and self._fine("players"):
            self._note(("seats",), f"{s.seats} seats are needed, not {len(seats)}")
        for seat, values in enumerate(seats[: s.seats]):
            color, path = values["color"], ("seats", seat, "color")
            if color in self.seats:
                self._note(path, f"two seats play {color} (S1)")
            elif self._fine(*path):
                self.seats[color] = seat
                s.color[seat] = words.COLORS.index(color)

    def _seat(self, values: model.SeatState, seat: int) -> None:
        s = self.state
        name = values.get("name")
        if name is not None and name != name.strip():
            self._note(("seats", seat, "name"), "a name neither begins nor ends with a space")
        self.names.append(name)
        s.score[seat] = values["score"]
        s.rubles[seat] = values["rubles"]
        for material, word in enumerate(words.MATERIALS):
            s.inventory[seat, material] = values["inventory"][word]
        for source, at in enumerate(words.BANNER_SOURCES):
            s.banners[seat, source] = values["banners"][at]
        for kind, ornament in enumerate(words.ORNAMENTS):
            s.ornaments[seat, kind] = values["ornaments"]["available"][ornament]
        for space, named in enumerate(words.WORKSHOP_SPACES):
            tile = values["workshop"][named]
            s.workshop[seat, space] = NONE
            if tile is not None:
                kind = self._tile(("seats", seat, "workshop", named), tile)
                s.workshop[seat, space] = kind + FACE_DOWN * (tile["face"] == "down")

    # What is on the table

    def _market(self, market: model.Market) -> None:
        """Read tiles, dice and influence cards, and lay them out."""
        deal, edition = self.deal, self.edition
        resources = [tile.resource for tile in edition.resource_tiles]
        for space, tile in enumerate(market["tiles"][:SPACES]):
            deal.market_tile[space] = resources.index(tile["resource"])
        for die, name in enumerate(words.DICE):
            deal.die_space[die] = market["dice"][name]["space"] - 1
            deal.die_value[die] = market["dice"][name]["value"]
        cards = [(guild, number) for guild in words.GUILDS for number in range(len(edition.influence[guild]))]
        ids = [edition.influence[guild][number].id for guild, number in cards]
        for quadrant, shown in enumerate(market["influence"][:QUADRANTS]):
            path = ("market", "influence", quadrant, "card")
            guild, number = cards[self._index(path, shown["card"], ids)]
            deal.guild[quadrant], deal.influence_card[quadrant] = words.GUILDS.index(guild), number
        lay_out_market(self.box, deal, self.state)

    def _cathedral(self, cathedral: model.Cathedral) -> None:
        """Read the towers from left to right, each from its base up."""
        s, deal = self.state, self.deal
        for tower in range(TOWERS):
            for level in range(LEVELS):
                s.owner[tower, level] = s.ornament[tower, level] = s.tile[tower, level] = NONE
                deal.card[tower, level] = deal.tile[tower, level] = NONE
        towers = cathedral["towers"][:TOWERS]
        s.towers = len(towers)
        for tower, built in enumerate(towers):
            sections = built["sections"][:LEVELS]
            s.height[tower] = len(sections)
            for level, section in enumerate(sections):
                self.sections[words.SECTIONS[tower * LEVELS + level]] = tower, level
                self._section(section, tower, level)

    def _section(self, section: model.Section, tower: int, level: int) -> None:
        s, path = self.state, ("cathedral", "towers", tower, "sections", level)
        number = self._index((*path, "card"), section["card"], [card.id for card in self.cards])
        card = self.cards[number]
        self.deal.card[tower, level] = number
        s.reward_recognition[tower, level] = card.recognition
        s.reward_rubles[tower, level] = card.rubles
        for material, name in enumerate(words.MATERIALS):
            s.delivered[tower, level, material] = section["delivered"][name]
            s.cost[tower, level, material] = card.cost[material]
        s.owner[tower, level] = self._owner((*path, "owner"), section["owner"])
        s.complete[tower, level] = section["complete"]
        if section["ornament"] is not None:
            s.ornament[tower, level] = self._color((*path, "ornament", "owner"), section["ornament"]["owner"])
        if section["tile"] is not None:
            s.tile[tower, level] = self._tile((*path, "tile"), section["tile"])

    def _ivan(self, ivan: model.Ivan | None) -> None:
        """A1, A2: read Ivan's cards, their tiles and what is on them; null when people play each other."""
        s, deal = self.state, self.deal
        for position in range(IVAN_CARDS):
            s.ivan_card[position] = s.ivan_die[position] = NONE
        if not self._fine("players"):
            return
        if not s.solo:
            if ivan is not None:
                self.notes.found = [(path, message) for path, message in self.notes.found if path[:1] != ("ivan",)]
                self._note(("ivan",), "Ivan plays against one player only, so this must be null")
            return
        if ivan is None:
            self._note(("ivan",), "an object is needed here, not null")
            return
        for position, card in enumerate(ivan["cards"][:IVAN_CARDS]):
            s.ivan_card[position] = deal.ivan_card[position] = words.IVAN_CARDS.index(card["card"])
            s.ivan_die[position] = deal.ivan_die[position] = words.DICE.index(card["die"])
            s.ivan_face_up[position] = card["face"] == "up"
        for material, name in enumerate(words.MATERIALS):
            s.ivan_inventory[material] = ivan["inventory"][name]
            s.ivan_construction[material] = ivan["construction"][name]

    # The turn

    def _turn(self, turn: model.Turn) -> None:
        """Read whose turn it is and what of it is done."""
        s = self.state
        s.turn_number = turn["number"]
        s.phase = PHASES.index(turn["phase"])
        s.seat = self._color(("turn", "seat"), turn["seat"])
        if s.phase == PHASE_IVAN and s.solo:
            if s.seat == IVAN_SEAT:
                self._note(("turn", "seat"), "a choice for Ivan is the other seat's (A9)")
            s.seat = IVAN_SEAT  # his turn, the human's decision
        s.deliveries_left = turn["deliveries_left"]
        s.delivered_in_haul = turn["hauled"]
        s.rerolled = turn["rerolled"]
        self._claim(turn["claim"])
        if (benefit := turn["benefit"]) is not None:
            s.benefit_material = words.MATERIALS.index(benefit["material"])
            s.benefit_most = benefit["most"]
            s.benefit_phase = PHASES.index(benefit["back_to"])
        if (moved := turn["moved"]) is not None:
            s.moved_die = words.DICE.index(moved["die"])
            s.market_space = moved["space"] - 1
            s.gathered = moved["gathered"]
            s.activated = moved["activated"]
            if moved["influence"] is not None:
                s.influence_used = moved["influence"]["action"] - 1
                s.influence_open = moved["influence"]["open"]
        if (roll := turn["roll"]) is not None:
            s.roll_space = roll["space"] - 1
            if roll["back_to"] is not None:
                s.resume_phase = PHASES.index(roll["back_to"])
        if turn["acting"] is not None:
            s.ivan_acting = turn["acting"]["position"] - 1
        if turn["choice"] is not None:
            s.ivan_decorating = turn["choice"]["for"] == "ornament"

    def _claim(self, claim: model.Claim | None) -> None:
        if claim is None:
            return
        s, names, path = self.state, list(self.sections), ("turn", "claim", "section")
        index = self._index(path, claim["section"], names)
        s.claim_tower, s.claim_level = self.sections[names[index]] if names else (0, 0)
        if claim["tile"] is not None:
            s.claim_tile = self._tile(("turn", "claim", "tile"), claim["tile"])

    # What follows from the rest

    def _conclude(self) -> None:
        """Fill in what the record keeps beside what was read: completed sections, why the game is over, the deal."""
        s = self.state
        for tower, level in self.sections.values():
            if s.complete[tower, level] and s.owner[tower, level] != NONE:
                s.completed[s.owner[tower, level], section_kind(s, tower, level)] += 1
        if s.phase == PHASE_OVER:
            called = s.ender == (s.seat + 1) % s.seats  # E1 comes before X1
            s.over_reason = OVER_BY_SIXTH_SECTION if called else OVER_BY_TURN_LIMIT
        heights = tuple(s.height[tower] for tower in range(s.towers))
        plans = self.edition.plans[s.seats]
        self.deal.plan = plans.index(heights) if heights in plans else 0  # S7: `check` refuses a cathedral without any
        self._deal_tiles()

    def _deal_tiles(self) -> None:
        """S8: a deal of the tiles that fits: those in the workshops go back, in order, to the sections of their seat.

        Which section a tile was taken from is not in a snapshot. Ivan's tiles have left the game (A9): what is not seen
        elsewhere takes their place, in the order of the edition.
        """
        s, deal = self.state, self.deal
        hands: dict[int, list[int]] = {seat: [] for seat in range(s.seats)}
        for seat, hand in hands.items():
            hand.extend(tile % FACE_DOWN for tile in (s.workshop[seat, i] for i in range(6)) if tile != NONE)
        if s.claim_tile != NONE:
            hands[s.seat].append(s.claim_tile)
        halves = 1 if s.seats == 2 else 2
        unseen = [self.box.tile[i] for i in range(self.box.tiles)] * halves
        seen = [tile for hand in hands.values() for tile in hand]
        seen += [s.tile[tower, level] for tower, level in self.sections.values() if s.tile[tower, level] != NONE]
        for tile in seen:
            if tile in unseen:
                unseen.remove(tile)
        for tower, level in self.sections.values():
            deal.tile[tower, level] = s.tile[tower, level]
            if s.tile[tower, level] == NONE:
                pile = hands.get(s.owner[tower, level]) or unseen or [0]
                deal.tile[tower, level] = pile.pop(0)
