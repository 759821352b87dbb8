"""The things on the table in words: what the drawn table, the terminal and the told events share.

Everything is read from the record alone, so it can describe any state, also one half-way through a turn.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import words
from ..kernel.advanced import banner_in_the_way
from ..kernel.cathedral import section_kind
from ..kernel.claim import space_price
from ..kernel.codes import (
    FACE_DOWN,
    FIRST_DIE,
    IVAN_SEAT,
    LEVELS,
    MATERIALS,
    NONE,
    RUBLES,
)
from .notation import SECTIONS
from .reasons import Count

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..kernel.record import Grid
    from ..kernel.state import State

NOTHING = "nothing"
LETTERS = tuple(name[0].upper() for name in words.MATERIALS)  # all different

_GUILD_OF_VERB = {
    **dict.fromkeys(("buy", "sell"), "craftsmen"),
    **dict.fromkeys(("haul", "earn", "swap"), "teamsters"),
    **dict.fromkeys(("trade", "bulk", "barter", "commission"), "merchants"),
    **dict.fromkeys(("pray", "donate", "offer", "vow"), "clergy"),
}


@dataclass(frozen=True, slots=True)
class Event:
    """Something to tell: a stable `key` and `facts` for other languages, and the English `text`."""

    key: str
    facts: dict[str, Any]
    text: str

    def __str__(self) -> str:
        return self.text


def width_of(text: str) -> int:
    """Count the terminal cells of a text: wide letters take two, combining marks none."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


def padded(text: str, width: int) -> str:
    """Fill a text up to a width."""
    return text + " " * (width - width_of(text))


def cut(text: str, width: int) -> str:
    """Shorten a text that is too wide."""
    if width_of(text) <= width:
        return text
    while width_of(text) > width - 1:
        text = text[:-1]
    return text + "…"


def rubles_text(number: int) -> str:
    """Say "1 ruble", "2 rubles"."""
    return f"{Count(number):ruble|rubles}"


def resource_text(resource: int, amount: int) -> str:
    """Say an amount of a resource: "2 lumber", "1 ruble", "3 recognition"."""
    return rubles_text(amount) if resource == RUBLES else f"{amount} {words.RESOURCES[resource]}"


def goods_text(counts: Iterable[int], sep: str = ", ") -> str:
    """Say what a row of six numbers of materials holds."""
    return sep.join(f"{n} {words.MATERIALS[m]}" for m, n in enumerate(counts) if n) or NOTHING


def row_of(field: Grid, *index: int) -> list[int]:
    """Give the six numbers of materials of one row of the record."""
    return [field[(*index, m)] if index else field[m] for m in range(MATERIALS)]


def tile_text(s: State, kind: int) -> str:
    """Say what a workshop tile shows: "2 lumber", "die red"."""
    content = s.tile_content[kind % FACE_DOWN]
    if content >= FIRST_DIE:
        return f"die {words.DICE[content - FIRST_DIE]}"
    return resource_text(content, s.tile_amount[kind % FACE_DOWN])


def section_name(tower: int, level: int) -> str:
    """Name a section as plies do: B2."""
    return SECTIONS[tower * LEVELS + level]


def kind_name(s: State, tower: int, level: int) -> str:
    """Say base, middle or dome."""
    return words.SECTION_KINDS[section_kind(s, tower, level)]


def ornament_name(s: State, tower: int, level: int) -> str:
    """Say which ornament fits a section."""
    return words.ORNAMENTS[section_kind(s, tower, level)]


def reward_text(s: State, tower: int, level: int) -> str:
    """Say what completing a section pays."""
    recognition, rubles = s.reward_recognition[tower, level], s.reward_rubles[tower, level]
    return f"{recognition} recognition" + (f" and {rubles_text(rubles)}" if rubles else "")


def cost_marks(s: State, tower: int, level: int, sep: str = "") -> str:
    """Draw what a section needs, a mark for each material: ● delivered, ○ still missing.

    Ivan's deliveries count for any kind (A10), so his are marked from the left.
    """
    needs, has = row_of(s.cost, tower, level), row_of(s.delivered, tower, level)
    letters = [LETTERS[m] for m in range(MATERIALS) for _ in range(needs[m])]
    if s.solo and s.owner[tower, level] == IVAN_SEAT:
        filled = [i < sum(has) for i in range(len(letters))]
    else:
        filled = [i < has[m] for m in range(MATERIALS) for i in range(needs[m])]
    return sep.join(letter + ("●" if full else "○") for letter, full in zip(letters, filled, strict=True))


def color_name(s: State, seat: int) -> str:
    """Name a seat's colour."""
    return words.COLORS[s.color[seat]]


def seat_label(s: State, seat: int, names: Sequence[str | None] = ()) -> str:
    """Name a seat for a sentence: "Anna (red)", "Red" without a name, "Ivan"."""
    name = names[seat] if names else None
    if s.solo and seat == IVAN_SEAT:
        return name or "Ivan"
    color = color_name(s, seat)
    return f"{name} ({color})" if name else color.capitalize()


def dice_text(s: State, space: int, sep: str = ", ") -> str:
    """Say the dice of a space with their values: "red 3, white 6"."""
    return sep.join(f"{name} {s.die_value[die]}" for die, name in enumerate(words.DICE) if s.die_space[die] == space)


def dice_names(s: State, space: int) -> str:
    """Say the dice of a space without their values."""
    return ", ".join(name for die, name in enumerate(words.DICE) if s.die_space[die] == space)


def market_text(s: State, space: int) -> str:
    """Say the resource tile of a space."""
    return resource_text(s.market_resource[space], s.market_amount[space])


def guild_of(s: State, quadrant: int) -> str:
    """Name the guild whose card lies in a quadrant."""
    return _GUILD_OF_VERB[words.VERBS[s.influence_verb[quadrant, 0]]]


def kinds_text(s: State, quadrant: int, action: int, *, short: bool = False) -> str:
    """Say the materials a card shows for `buy` and `sell`."""
    shown = [m for m in range(MATERIALS) if s.influence_kinds[quadrant, action] >> m & 1]
    if len(shown) == MATERIALS:
        return "any"
    return "/".join(LETTERS[m] for m in shown) if short else ", ".join(words.MATERIALS[m] for m in shown)


def influence_text(s: State, quadrant: int, action: int, *, short: bool = False) -> str:
    """Say one of the two actions of a quadrant's influence card."""
    verb = words.VERBS[s.influence_verb[quadrant, action]]
    cost, gain = s.influence_cost[quadrant, action], s.influence_gain[quadrant, action]
    pay = rubles_text(cost)
    kinds = kinds_text(s, quadrant, action, short=short)
    texts = {
        "buy": f"buy {kinds} for {pay}",
        "sell": f"sell {kinds} for {rubles_text(gain)}",
        "haul": f"haul: pay {pay}, deliver {gain}",
        "earn": f"earn {rubles_text(gain)}",
        "swap": f"swap two tiles for {pay}",
        "trade": f"trade {cost} of a kind for any {gain}",
        "bulk": f"bulk: {cost} of a kind for any {gain}",
        "barter": f"barter for {pay}" if short else f"barter {pay} and a material for another",
        "commission": "commission a workshop tile",
        "pray": f"pray for {gain} recognition",
        "donate": f"donate {pay} for {gain} prestige",
        "offer": f"offer {cost} {'kinds' if short else 'different materials'} for {gain} prestige",
        "vow": f"vow for {gain} recognition" + ("" if short else " (base, middle, dome)"),
    }
    return texts[verb] + (" (repeat)" if s.influence_repeats[quadrant, action] else "")


def workshop_items(s: State, seat: int) -> list[str]:
    """Say what lies on the workshop spaces: tiles and their face, then the empty spaces with the price of a tile."""
    items, empty = [], []
    for space, name in enumerate(words.WORKSHOP_SPACES):
        tile = s.workshop[seat, space]
        if tile != NONE:
            items.append(f"{name}: {tile_text(s, tile)}" + (" (face down)" if tile >= FACE_DOWN else ""))
        elif banner_in_the_way(s, seat, space):
            items.append(f"{name}: banner")
        else:
            locked = s.ornament_on_space[space] if s.advanced else NONE
            held = f" ({words.ORNAMENTS[locked]} locked)" if locked != NONE else ""
            empty.append(f"{name} {space_price(s, seat, space)}{held}")
    if empty:
        items.append(f"empty, price in rubles: {empty[0]}")
    return items + empty[1:]
