"""Whether the things on the table of a snapshot fit together: one function per question, every problem noted.

The values already have the right type and range. The checks are independent, so one pass finds every problem.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ... import words
from ...edition import limits
from ...kernel.advanced import banner_in_the_way, locked_ornaments
from ...kernel.box import cards_in_order
from ...kernel.cathedral import materials_missing, section_kind
from ...kernel.claim import banners_left
from ...kernel.codes import (
    DICE,
    FACE_DOWN,
    FROM_INVENTORY,
    IVAN_CARDS,
    IVAN_SEAT,
    MATERIALS,
    NONE,
    ORNAMENT_KINDS,
    QUADRANTS,
    SPACES,
    WHITE1,
    WORKSHOP_SPACES,
)
from ...kernel.ivan import face_up_card
from ...kernel.market import MOST_OTHER_DICE
from ...kernel.setup import BANNERS_BESIDE, BANNERS_IN_INVENTORY
from ...kernel.turn import dice_on
from ...kernel.workshop import inventory_room

if TYPE_CHECKING:
    from ...edition import Edition
    from ...edition.node import Notes, Path
    from ...kernel.box import Deal
    from ...kernel.state import State

BANNERS = BANNERS_IN_INVENTORY + BANNERS_BESIDE


def check_position(s: State, deal: Deal, edition: Edition, notes: Notes) -> None:
    """Ask every question about the table."""
    checks = Checks(s, deal, edition, notes)
    checks.plan()
    checks.cards()
    checks.claims()
    for tower, level in checks.sections:
        checks.section(tower, level)
    for seat in range(s.seats):
        checks.banners(seat)
        checks.ornaments(seat)
        checks.inventory(seat)
        checks.workshop(seat)
    checks.tiles()
    checks.materials()
    checks.market()
    if s.solo:
        checks.ivan()


def is_ivan(s: State, seat: int) -> bool:
    """Return whether Ivan sits there."""
    return s.solo == 1 and seat == IVAN_SEAT


def color_of(s: State, seat: int) -> str:
    """Give the color of a seat."""
    return words.COLORS[s.color[seat]]


class Checks:
    """The questions about one table."""

    def __init__(self, s: State, deal: Deal, edition: Edition, notes: Notes) -> None:
        self.s = s
        self.deal = deal
        self.edition = edition
        self.notes = notes
        self.sections = [(tower, level) for tower in range(s.towers) for level in range(s.height[tower])]

    def note(self, path: Path, message: str) -> None:
        """Note a problem."""
        self.notes.found.append((path, message))

    @staticmethod
    def at(tower: int, level: int, *more: str) -> Path:
        """Give the place of a section, or of a field of it."""
        return ("cathedral", "towers", tower, "sections", level, *more)

    # The cathedral

    def plan(self) -> None:
        """S7: the towers are those of a building plan for the player count."""
        s = self.s
        heights = tuple(s.height[tower] for tower in range(s.towers))
        plans = self.edition.plans[s.seats]
        if heights not in plans:
            known = ", ".join("-".join(map(str, plan)) for plan in plans)
            message = (
                f"no plan for {s.seats} players has towers of {'-'.join(map(str, heights))}; there are {known} (S7)"
            )
            self.note(("cathedral", "towers"), message)

    def cards(self) -> None:
        """S7: every card once, bases, middles and domes in their places."""
        ids = cards_in_order(self.edition)
        kinds = {card.id: card.kind for card in self.edition.cards}
        seen: set[str] = set()
        for tower, level in self.sections:
            card = ids[self.deal.card[tower, level]]
            wanted = words.SECTION_KINDS[section_kind(self.s, tower, level)]
            if kinds[card] != wanted:
                self.note(
                    self.at(tower, level, "card"), f"a {wanted} is needed here, but {card} is a {kinds[card]} (S7)"
                )
            if card in seen:
                self.note(self.at(tower, level, "card"), f"{card} is in the cathedral twice (S7)")
            seen.add(card)

    def claims(self) -> None:
        """C1: a tower is claimed from its base up."""
        s = self.s
        for tower, level in self.sections:
            if level > 0 and s.owner[tower, level] != NONE and s.owner[tower, level - 1] == NONE:
                self.note(self.at(tower, level, "owner"), "the section below it has no banner (C1)")

    def section(self, tower: int, level: int) -> None:
        """C3, B2, B3, D1: what can be on a section while it is free, claimed or complete."""
        s = self.s
        owner, complete = s.owner[tower, level], s.complete[tower, level]
        delivered = [s.delivered[tower, level, material] for material in range(MATERIALS)]
        cost = [s.cost[tower, level, material] for material in range(MATERIALS)]
        if owner == NONE:
            if complete:
                self.note(self.at(tower, level, "complete"), "a section without a banner cannot be complete (B3)")
            if s.tile[tower, level] == NONE:
                self.note(self.at(tower, level, "tile"), "a section without a banner has its workshop tile (S8)")
        elif s.tile[tower, level] != NONE:
            self.note(self.at(tower, level, "tile"), "the tile of a claimed section has been taken (C3)")
        if any(delivered):
            if owner == NONE:
                self.note(self.at(tower, level, "delivered"), "nothing is delivered to a section without a banner (B2)")
            elif complete:
                message = "the materials of a complete section are in the supply (B3)"
                self.note(self.at(tower, level, "delivered"), message)
            elif materials_missing(s, tower, level) <= 0:
                self.note(self.at(tower, level, "delivered"), "with that much the section would be complete (B3)")
        if owner != NONE and not complete and not is_ivan(s, owner):
            for material, name in enumerate(words.MATERIALS):
                if delivered[material] > cost[material]:
                    message = f"the section needs {cost[material]} {name}, not {delivered[material]} (B2)"
                    self.note(self.at(tower, level, "delivered", name), message)
        if s.ornament[tower, level] != NONE and not complete:
            self.note(self.at(tower, level, "ornament"), "only a complete section takes an ornament (D1)")

    # The seats

    def banners(self, seat: int) -> None:
        """S2, V1, A1: six banners, each where it may lie."""
        s, path = self.s, ("seats", seat, "banners")
        if is_ivan(s, seat):
            most = {"inventory": 0, "reserve": BANNERS, "white1": 0, "white2": 0}
        elif s.advanced:
            most = {"inventory": BANNERS_IN_INVENTORY, "reserve": 0, "white1": 1, "white2": 1}
        else:
            most = {"inventory": BANNERS_IN_INVENTORY, "reserve": BANNERS_BESIDE, "white1": 0, "white2": 0}
        for source, name in enumerate(words.BANNER_SOURCES):
            if s.banners[seat, source] > most[name]:
                whose = "Ivan's banners" if is_ivan(s, seat) else f"banners on {words.BOARDS[s.advanced]} boards"
                self.note(
                    (*path, name), f"of {whose} at most {most[name]} lie here, not {s.banners[seat, source]} (S2)"
                )
        left, used = banners_left(s, seat), self.claimed(seat)
        if left + used != BANNERS:
            message = f"a seat has {BANNERS} banners, but here are {left} and {used} on the cathedral (S2)"
            self.note(path, message)

    def claimed(self, seat: int) -> int:
        """Count the sections with a banner of the seat."""
        return sum(self.s.owner[tower, level] == seat for tower, level in self.sections)

    def ornaments(self, seat: int) -> None:
        """S2, V1, V3: one door, two arches and one cross over available, locked and placed."""
        s = self.s
        for kind in range(ORNAMENT_KINDS):
            name = words.ORNAMENTS[kind]
            locked = 0 if is_ivan(s, seat) else locked_ornaments(s, seat, kind)
            placed = sum(
                s.ornament[tower, level] == seat and section_kind(s, tower, level) == kind
                for tower, level in self.sections
            )
            have, wanted = s.ornaments[seat, kind], limits.ORNAMENT_COUNT[name]
            if have + locked + placed != wanted:
                message = (
                    f"a seat has {wanted} of these, but {have} available, {locked} locked on the board and {placed} on "
                    "the cathedral (S2)"
                )
                self.note(("seats", seat, "ornaments", "available", name), message)

    def inventory(self, seat: int) -> None:
        """M5, A1: materials fit into the spaces that no banner covers; Ivan has neither materials nor rubles."""
        s, path = self.s, ("seats", seat, "inventory")
        held = sum(s.inventory[seat, material] for material in range(MATERIALS))
        if is_ivan(s, seat):
            if held:
                self.note(path, "Ivan has no inventory (A1)")
            if s.rubles[seat]:
                self.note(("seats", seat, "rubles"), "Ivan has no rubles (A1)")
        elif inventory_room(s, seat) < 0:
            capacity = s.inventory_size - s.banners[seat, FROM_INVENTORY]
            self.note(path, f"{held} materials do not fit into {capacity} free spaces (M5)")

    def workshop(self, seat: int) -> None:
        """C3, C4, V4, A1: a tile for every section claimed, none where the banner still is; Ivan keeps no tiles."""
        s, path = self.s, ("seats", seat, "workshop")
        tiles = sum(s.workshop[seat, space] != NONE for space in range(WORKSHOP_SPACES))
        if is_ivan(s, seat):
            if tiles:
                self.note(path, "Ivan has no workshop (A1)")
            return
        in_hand = int(s.claim_tile != NONE and seat == s.seat)
        if tiles + in_hand != self.claimed(seat):
            message = (
                f"{self.claimed(seat)} sections are claimed, so as many tiles are needed, not {tiles + in_hand} (C3)"
            )
            self.note(path, message)
        for space in range(WHITE1, WORKSHOP_SPACES):
            if s.workshop[seat, space] != NONE and banner_in_the_way(s, seat, space):
                name = words.WORKSHOP_SPACES[space]
                self.note((*path, name), "the banner on this space has not been used, so no tile can lie here (V4)")

    # Components

    def tiles(self) -> None:
        """S8: no more tiles of a kind than the box has for this player count."""
        s = self.s
        seen: Counter[int] = Counter(s.tile[tower, level] for tower, level in self.sections)
        seen.update(
            s.workshop[seat, space] % FACE_DOWN
            for seat in range(s.seats)
            for space in range(WORKSHOP_SPACES)
            if s.workshop[seat, space] != NONE
        )
        seen[s.claim_tile] += 1
        halves = 1 if s.seats == 2 else 2
        for kind, tile in enumerate(self.edition.tile_kinds):
            most = halves * self.edition.workshop_tiles.count(tile)
            if seen[kind] > most:
                shows = f"the {tile.die} die" if tile.die else f"{tile.amount} {tile.resource}"
                message = f"{seen[kind]} workshop tiles show {shows}, but {s.seats} seats play with {most} (S8)"
                self.note(("cathedral",), message)

    def materials(self) -> None:
        """S10: every material of the box is somewhere, once."""
        s = self.s
        for material, name in enumerate(words.MATERIALS):
            found = s.supply[material] + s.ivan_inventory[material] + s.ivan_construction[material]
            found += sum(s.inventory[seat, material] for seat in range(s.seats))
            found += sum(s.delivered[tower, level, material] for tower, level in self.sections)
            if found != self.edition.materials[material]:
                message = f"the box has {self.edition.materials[material]} {name}, but {found} are on the table (S10)"
                self.note(("supply", name), message)

    def market(self) -> None:
        """S4, S5, M2: each resource tile once, one card of each guild, at most three dice on a space."""
        s, seen = self.s, set()
        for space in range(SPACES):
            resource = s.market_resource[space]
            if resource in seen:
                message = f"there is one {words.RESOURCES[resource]} tile, and this is the second (S4)"
                self.note(("market", "tiles", space, "resource"), message)
            seen.add(resource)
            if dice_on(s, space) > MOST_OTHER_DICE + 1:
                self.note(("market", "dice"), f"{dice_on(s, space)} dice lie on space {space + 1}; three can (M2)")
        guilds = set()
        for quadrant in range(QUADRANTS):
            guild = self.deal.guild[quadrant]
            if guild in guilds:
                message = f"there is one card of the {words.GUILDS[guild]}, and this is the second (S5)"
                self.note(("market", "influence", quadrant, "card"), message)
            guilds.add(guild)

    def ivan(self) -> None:
        """A2, A3, A4: five cards, five dice, tiles turned down from the left; the base he began with is his."""
        s = self.s
        cards = {s.ivan_card[position] for position in range(IVAN_CARDS)}
        dice = {s.ivan_die[position] for position in range(IVAN_CARDS)}
        if len(cards) < IVAN_CARDS:
            self.note(("ivan", "cards"), "Ivan has five different cards (A2)")
        if len(dice) < DICE:
            self.note(("ivan", "cards"), "Ivan has one tile of each of the five dice (A2)")
        first = face_up_card(s)
        for position in range(IVAN_CARDS):
            if first != NONE and position > first and not s.ivan_face_up[position]:
                message = "his tiles are turned down from the left, and one further left is still up (A4)"
                self.note(("ivan", "cards", position, "face"), message)
        best = max(range(s.towers), key=lambda tower: s.reward_recognition[tower, 0])  # the leftmost of equals
        if s.owner[best, 0] != IVAN_SEAT:
            self.note(self.at(best, 0, "owner"), "Ivan claimed the base with the most recognition at the start (A3)")
