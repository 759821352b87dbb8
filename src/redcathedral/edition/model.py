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
    """Its name in the edition, such as `base-03`."""
    kind: str
    """`base`, `middle` or `dome`."""
    cost: tuple[int, int, int, int, int, int]
    """What it needs, in the order of `words.MATERIALS`."""
    recognition: int
    """What completing it brings on the track."""
    rubles: int
    """What completing it pays."""


@dataclass(frozen=True, slots=True)
class ResourceTile:
    """A tile of the market: what one die on its space brings."""

    resource: str
    """A material, `rubles` or `recognition`."""
    amount: int
    """How much of it one die brings."""


@dataclass(frozen=True, slots=True)
class WorkshopTile:
    """A workshop tile: an amount of one resource or, with `die` set, what the die's market space gives (W1)."""

    die: str | None
    """The die whose space is used, None on a tile that shows a resource."""
    resource: str | None
    """A material, `rubles` or `recognition`; None on a die tile."""
    amount: int
    """How much of the resource."""


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
    """The verb."""
    kinds: tuple[str, ...]
    """Of `buy` and `sell`, the materials shown; else empty."""
    cost: int
    """What it takes, as the table says."""
    gain: int
    """What it brings, as the table says."""
    repeat: bool
    """Whether it may be repeated."""


@dataclass(frozen=True, slots=True)
class InfluenceCard:
    """An influence card of one guild: two actions, of which a seat does one (I1)."""

    id: str
    """Its name in the edition, such as `clergy-2`."""
    guild: str
    """The guild it belongs to."""
    actions: tuple[InfluenceAction, InfluenceAction]
    """The two actions, of which a seat does one."""


@dataclass(frozen=True, slots=True)
class Edition:
    """All component data of one box; the program has no such numbers anywhere else.

    Two editions are equal when all their values are; where the values come from does not count.
    """

    name: str
    """The name of the edition."""
    digest: str
    """SHA-256 of the values; comments, layout and provenance don't change it."""
    materials: tuple[int, int, int, int, int, int]
    """The supply, in the order of `words.MATERIALS`."""
    start: int
    """The space of the track where every marker starts."""
    prestige: tuple[int, ...]
    """The 40 prestige spaces of the track, rising."""
    rubles: tuple[int, int, int, int]
    """What each seat starts with, by turn order."""
    inventory: int
    """The spaces of an inventory, the four covered by banners included."""
    price_own: int
    """What a face-up tile costs on a space of the player's own color."""
    price_rival: int
    """What it costs on a space of another color."""
    price_white: int
    """What it costs on a white space."""
    price_advanced: int
    """What it costs on an advanced board."""
    advanced_ornaments: Mapping[str, str]
    """The ornament on each colored space of an advanced board."""
    resource_tiles: tuple[ResourceTile, ...]
    """The tiles of the market."""
    influence: Mapping[str, tuple[InfluenceCard, ...]]
    """The influence cards of each guild."""
    first_game: tuple[str, str, str, str]
    """The cards of a first game, in the order of `words.GUILDS`."""
    workshop_tiles: tuple[WorkshopTile, ...]
    """One half of the tiles; the other, marked 3+, is the same again."""
    plans: Mapping[int, tuple[tuple[int, ...], ...]]
    """The heights of the towers, left to right, by number of players."""
    cards: tuple[Card, ...]
    """The sections of the cathedral."""
    provenance: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    """Where each value comes from."""

    def __hash__(self) -> int:
        return hash(self.digest)  # which covers everything

    def cards_of(self, kind: str) -> tuple[Card, ...]:
        """Return the deck of one kind of section, in file order."""
        return tuple(card for card in self.cards if card.kind == kind)

    @property
    def tile_kinds(self) -> tuple[WorkshopTile, ...]:
        """The distinct workshop tiles in first-seen order."""
        return tuple(dict.fromkeys(self.workshop_tiles))
