"""What an edition is: the components of one box, as immutable values.

The mappings are plain dictionaries so that an edition can be pickled; nobody writes to them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Card:
    """A section of the cathedral: what it needs and what completing it pays."""

    id: str
    kind: str  # one of words.SECTION_KINDS
    cost: tuple[int, int, int, int, int, int]  # in the order of words.MATERIALS
    recognition: int
    rubles: int


@dataclass(frozen=True, slots=True)
class ResourceTile:
    """A tile of the market: what one die on its space brings."""

    resource: str
    amount: int


@dataclass(frozen=True, slots=True)
class WorkshopTile:
    """A workshop tile: an amount of one resource or, with `die` set, whatever lies at that die (W1)."""

    die: str | None
    resource: str | None
    amount: int


@dataclass(frozen=True, slots=True)
class InfluenceAction:
    """One of the two actions of an influence card.

    `cost` and `gain` are read by verb (clauses I3 to I6):

    ==========  ==========================  ======================
    verb        cost                        gain
    ==========  ==========================  ======================
    buy         rubles                      0
    sell        0                           rubles
    haul        rubles                      deliveries
    earn        0                           rubles
    swap        rubles                      0
    trade       materials of one kind       materials
    bulk        materials of one kind       materials
    barter      rubles                      0
    commission  0                           0
    pray        0                           recognition
    donate      rubles                      prestige
    offer       materials, all different    prestige
    vow         0                           recognition
    ==========  ==========================  ======================
    """

    do: str
    kinds: tuple[str, ...]  # of buy and sell: the materials shown; else empty
    cost: int
    gain: int
    repeat: bool


@dataclass(frozen=True, slots=True)
class InfluenceCard:
    """An influence card of one guild: two actions, of which a seat does one (I1)."""

    id: str
    guild: str
    actions: tuple[InfluenceAction, InfluenceAction]


@dataclass(frozen=True, slots=True)
class Edition:
    """All component data of one box; the program knows no numbers of its own.

    Two editions are equal when all their values are; where the values come from does not count.
    """

    name: str
    digest: str  # sha256 of the values: comments, layout and provenance do not change it
    materials: tuple[int, int, int, int, int, int]  # the supply, in the order of words.MATERIALS
    start: int  # the space of the track where every marker starts
    prestige: tuple[int, ...]  # the 40 prestige spaces of the track, rising
    rubles: tuple[int, int, int, int]  # by turn order
    inventory: int  # the spaces of an inventory, the four covered by banners included
    price_own: int
    price_rival: int
    price_white: int
    price_advanced: int
    advanced_ornaments: Mapping[str, str] = field(hash=False)  # colour of the space -> ornament on it
    resource_tiles: tuple[ResourceTile, ...]
    influence: Mapping[str, tuple[InfluenceCard, ...]] = field(hash=False)  # by guild
    first_game: tuple[str, str, str, str]  # card ids in the order of words.GUILDS
    workshop_tiles: tuple[WorkshopTile, ...]  # one half; the other, marked 3+, is the same again
    plans: Mapping[int, tuple[tuple[int, ...], ...]] = field(hash=False)  # by players: heights left to right
    cards: tuple[Card, ...]
    provenance: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)

    def cards_of(self, kind: str) -> tuple[Card, ...]:
        """Return the deck of one kind of section, in file order."""
        return tuple(card for card in self.cards if card.kind == kind)

    @property
    def tile_kinds(self) -> tuple[WorkshopTile, ...]:
        """The distinct workshop tiles in first-seen order."""
        return tuple(dict.fromkeys(self.workshop_tiles))
