"""What is where in an observation: groups of fields, each number with its largest value.

The groups follow one another in the order of `GROUPS`. A group is one item or a grid of equal items (four seats, six
towers of six levels …), items stored one after another, the fields of an item side by side: a group reshaped to
`(*group.shape, group.size)` has its planes last. The table in `docs/environments.md` is generated from here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from .. import words
from ..kernel.codes import (
    BANNER_SOURCES,
    DICE,
    IVAN_CARDS,
    LEVELS,
    MATERIALS,
    ORNAMENT_KINDS,
    PHASE_OVER,
    QUADRANTS,
    RECOGNITION,
    SEATS,
    SPACES,
    TOWERS,
    WORKSHOP_SPACES,
)

__all__ = ["part"]

TILE_CONTENTS: Final = RECOGNITION + 1 + DICE  # a tile shows one of eight resources or one of five dice
PHASES: Final = PHASE_OVER + 1
MOST_SCORE: Final = 240  # three laps of the track
MOST_PRESTIGE: Final = 120
MOST_STEPS: Final = 10  # between prestige spaces
MOST_RUBLES: Final = 60
MOST_TURNS: Final = 250


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers side by side, all from 0 to `high`."""

    name: str
    size: int
    high: int
    says: str


@dataclass(frozen=True, slots=True)
class Group:
    """A grid of equal items; the shape () is a single one."""

    name: str
    shape: tuple[int, ...]
    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """Count the numbers of one item."""
        return sum(field.size for field in self.fields)

    @property
    def length(self) -> int:
        """Count the numbers of all items."""
        return self.size * prod(self.shape)

    def at(self, name: str) -> int:
        """Say how far into an item a field begins."""
        position = 0
        for field in self.fields:
            if field.name == name:
                return position
            position += field.size
        raise KeyError(name)


def _tile(name: str, what: str) -> Field:
    return Field(name, TILE_CONTENTS, 4, f"{what}: its amount at the resource it shows, 1 at the die it shows")


TABLE: Final = Group(
    "table",
    (),
    (
        Field("seats", SEATS - 1, 1, "one-hot: two, three or four seats (Ivan is one)"),
        Field("solo", 1, 1, "Ivan plays"),
        Field("advanced", 1, 1, "advanced boards"),
        Field("turn", 1, MOST_TURNS, "the number of the turn, from 1"),
        Field("turns_left", 1, MOST_TURNS, "turns after this one up to the limit; the largest value without a limit"),
        Field("inventory_size", 1, 12, "spaces of an inventory"),
        Field("prices", 4, 10, "face-up price of a space: own color, other colors, white, advanced board"),
        Field("locked_on", 4 * ORNAMENT_KINDS, 1, "advanced boards: colored space x ornament lying there at the start"),
    ),
)
SEAT: Final = Group(
    "seat",
    (SEATS,),
    (
        Field("plays", 1, 1, "the seat is taken"),
        Field("decides", 1, 1, "the next decision is this seat's"),
        Field("color", len(words.COLORS), 1, "one-hot"),
        Field("called_end", 1, 1, "it completed six sections first (E1)"),
        Field("score", 1, MOST_SCORE, "spaces from the start of the track"),
        Field("prestige", 1, MOST_PRESTIGE, "prestige on the track (P5)"),
        Field("steps_on", 1, MOST_STEPS, "spaces to the next prestige space"),
        Field("steps_back", 1, MOST_STEPS, "spaces that losing 1 prestige costs; 0: it cannot (P3)"),
        Field("rubles", 1, MOST_RUBLES, "rubles"),
        Field("inventory", MATERIALS, 12, "materials held, by kind"),
        Field("room", 1, 12, "free inventory spaces"),
        Field("banners", BANNER_SOURCES, 6, "unused banners in the inventory, in reserve, on white1, on white2"),
        Field("ornaments", ORNAMENT_KINDS, 2, "unused and unlocked: door, arches, cross"),
        Field("locked", ORNAMENT_KINDS, 2, "still locked on an advanced board, by kind"),
        Field("completed", ORNAMENT_KINDS, 6, "complete sections: bases, middles, domes"),
    ),
)
WORKSHOP: Final = Group(
    "workshop",
    (SEATS, WORKSHOP_SPACES),
    (_tile("face_up", "the face-up tile"), Field("face_down", 1, 1, "a tile lies there face down")),
)
CARD: Final = Group(
    "card",
    (TOWERS, LEVELS),
    (
        Field("kind", ORNAMENT_KINDS, 1, "one-hot: base, middle, dome; all 0: no such section in this plan"),
        Field("cost", MATERIALS, 4, "what the section's card asks for, by material"),
        Field("recognition", 1, 20, "reward"),
        Field("rubles", 1, 10, "reward"),
    ),
)
SECTION: Final = Group(
    "section",
    (TOWERS, LEVELS),
    (
        Field("delivered", MATERIALS, 6, "what lies on it, by material"),
        _tile("tile", "the workshop tile lying there"),
        Field("owner", SEATS, 1, "one-hot: whose banner, the observer first"),
        Field("complete", 1, 1, "turned over"),
        Field("ornament", SEATS, 1, "one-hot: whose ornament, the observer first"),
    ),
)
SPACE: Final = Group(
    "space",
    (SPACES,),
    (
        Field("resource", RECOGNITION + 1, 4, "the resource tile: its amount at the resource it shows"),
        Field("dice", DICE, 6, "the value of each die that lies here, else 0"),
    ),
)
INFLUENCE: Final = Group(
    "influence",
    (QUADRANTS, 2),
    (
        Field("verb", len(words.VERBS), 1, "one-hot: what the action does"),
        Field("cost", 1, 20, "its price"),
        Field("gain", 1, 20, "what it gives"),
        Field("kinds", MATERIALS, 1, "the materials it is for"),
        Field("repeats", 1, 1, "it may be repeated"),
    ),
)
SUPPLY: Final = Group("supply", (), (Field("materials", MATERIALS, 100, "left in the supply, by kind"),))
TURN: Final = Group(
    "turn",
    (),
    (
        Field(
            "phase",
            PHASES,
            1,
            "one-hot: start, banner, place, take, build, market, haul, settled, ivan, roll, shuffle, over",
        ),
        Field("deliveries_left", 1, 3, "of a Build or a haul"),
        Field("hauled", 1, 1, "a delivery of this haul was made"),
        Field("claim_tower", TOWERS, 1, "one-hot: tower of the section being claimed"),
        Field("claim_level", LEVELS, 1, "one-hot: level of the section being claimed"),
        _tile("claim_tile", "the tile in hand"),
        Field("benefit", MATERIALS, 12, "the most that may be taken of a benefit, at its material"),
        Field("moved_die", DICE, 1, "one-hot"),
        Field("market_space", SPACES, 1, "one-hot: where it stopped"),
        Field("gathered", 1, 1, "gathering is done"),
        Field("activated", 1, 1, "a tile was activated"),
        Field("influence_used", 2, 1, "one-hot: which action of the card was used"),
        Field("influence_open", 1, 1, "it may still be repeated"),
        Field("rerolled", 1, 1, "the reroll of this turn is used"),
    ),
)
IVAN_CARD: Final = Group(
    "ivan_card",
    (IVAN_CARDS,),
    (
        Field("card", IVAN_CARDS, 1, "one-hot: recognition, inventory, transport, claim, construction"),
        Field("die", DICE, 1, "one-hot: the die tile on it"),
        Field("face_up", 1, 1, "that tile lies face up"),
    ),
)
IVAN: Final = Group(
    "ivan",
    (),
    (
        Field("inventory", MATERIALS, 100, "materials on his Inventory card"),
        Field("construction", MATERIALS, 100, "materials on his Construction card"),
        Field("decorating", 1, 1, "the choice made for him is for an ornament"),
    ),
)

PRINTED_GROUPS: Final = (TABLE, CARD, INFLUENCE)  # but for two numbers of the turn the same for a whole game
LAID_GROUPS: Final = (WORKSHOP, SECTION)  # most decisions leave them as they are
GROUPS: Final = (*PRINTED_GROUPS, *LAID_GROUPS, SEAT, SPACE, SUPPLY, TURN, IVAN_CARD, IVAN)
PRINTED: Final = sum(group.length for group in PRINTED_GROUPS)
KEPT: Final = PRINTED + sum(group.length for group in LAID_GROUPS)  # what a batch keeps from step to step
OBSERVATION: Final = sum(group.length for group in GROUPS)  # numbers in an observation


def start_of(wanted: Group) -> int:
    """Say where a group begins."""
    return sum(group.length for group in GROUPS[: GROUPS.index(wanted)])


def part(observation: NDArray[Any], group: Group, field: str) -> NDArray[Any]:
    """Cut a field out of one observation or of a batch: the group's shape, then the field's numbers."""
    start = start_of(group)
    items = observation[..., start : start + group.length].reshape(*observation.shape[:-1], *group.shape, group.size)
    at = group.at(field)
    size = next(each.size for each in group.fields if each.name == field)
    return items[..., at : at + size]


def highs() -> NDArray[np.uint8]:
    """Give the largest value of every number of an observation."""
    return np.concatenate(
        [np.tile(np.repeat([f.high for f in g.fields], [f.size for f in g.fields]), prod(g.shape)) for g in GROUPS]
    ).astype(np.uint8)


def layout_rows() -> Iterator[tuple[str, str, str, str, str]]:
    """Give the rows of the printed table: group and field, shape, first number and stride, range, meaning."""
    for group in GROUPS:
        for field in group.fields:
            shape = "x".join(str(n) for n in (*group.shape, field.size))
            first = f"{start_of(group) + group.at(field.name)}"
            if group.shape:
                first += f" + {group.size}·item"
            yield f"{group.name}.{field.name}", shape, first, f"0…{field.high}", field.says
