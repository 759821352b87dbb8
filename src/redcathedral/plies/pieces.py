"""The things on the table as phrases: what plies, reasons, the drawn table and the terminal share.

Everything is read from the record alone, so it can describe any state, even one in the middle of a turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

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
)
from ..text import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..kernel.state import State
    from ..kernel.struct import Grid
    from ..text import Fact

SECTIONS = tuple(f"{letter}{level + 1}" for letter in words.TOWER_LETTERS for level in range(LEVELS))
PHRASES_KEPT = 2048  # the same words and small numbers come again and again


@lru_cache(maxsize=PHRASES_KEPT)
def word(code: str) -> Phrase:
    """Name a thing by its code: lumber, red, dome, inventory."""
    return Phrase(f"word-{code}")


def letter(material: str) -> str:
    """Return the letter of a material in the drawn table; all are different."""
    return Phrase(f"letter-{material}").text


@lru_cache(maxsize=PHRASES_KEPT)
def act(verb: str) -> Phrase:
    """Name what is done: buy, haul, pray."""
    return Phrase(f"act-{verb}")


@lru_cache(maxsize=PHRASES_KEPT)
def amount(of: str, number: int) -> Phrase:
    """Say a number of something: "2 lumber", "1 ruble", "3 dice"."""
    return Phrase(f"amount-{of}", n=number)


def rubles(number: int) -> Phrase:
    """Say "1 ruble", "2 rubles"."""
    return amount("rubles", number)


def resource(code: int, number: int) -> Phrase:
    """Say an amount of a resource: "2 lumber", "1 ruble", "3 recognition"."""
    return amount(words.RESOURCES[code], number)


def goods(counts: Iterable[int]) -> list[Phrase] | Phrase:
    """Say what a row of six numbers of materials holds."""
    return [resource(m, n) for m, n in enumerate(counts) if n] or Phrase("nothing")


def row_of(field: Grid, *index: int) -> list[int]:
    """Give the six numbers of materials of one row of the record."""
    return [field[(*index, m)] if index else field[m] for m in range(MATERIALS)]


def tile(s: State, kind: int) -> Phrase:
    """Say what a workshop tile shows: "2 lumber", "red die"."""
    content = s.tile_content[kind % FACE_DOWN]
    if content >= FIRST_DIE:
        return Phrase("tile-die", die=word(words.DICE[content - FIRST_DIE]))
    return resource(content, s.tile_amount[kind % FACE_DOWN])


def section_name(tower: int, level: int) -> str:
    """Name a section as plies do: B2."""
    return SECTIONS[tower * LEVELS + level]


def kind_of(s: State, tower: int, level: int) -> Phrase:
    """Say base, middle or dome."""
    return word(words.SECTION_KINDS[section_kind(s, tower, level)])


def ornament_of(s: State, tower: int, level: int) -> Phrase:
    """Say which ornament fits a section."""
    return word(words.ORNAMENTS[section_kind(s, tower, level)])


def reward(s: State, tower: int, level: int) -> list[Phrase]:
    """Say what completing a section pays."""
    return pays(s.reward_recognition[tower, level], s.reward_rubles[tower, level])


def pays(recognition: int, money: int) -> list[Phrase]:
    """Say a reward: recognition, and rubles if there are any."""
    return [amount("recognition", recognition), *([rubles(money)] if money else [])]


def cost_marks(s: State, tower: int, level: int, sep: str = "") -> str:
    """Draw what a section needs, a mark for each material: ● delivered, ○ still missing.

    Ivan's deliveries count for any kind (A10), so his are marked from the left.
    """
    needs, has = row_of(s.cost, tower, level), row_of(s.delivered, tower, level)
    letters = [letter(words.MATERIALS[m]) for m in range(MATERIALS) for _ in range(needs[m])]
    if s.solo and s.owner[tower, level] == IVAN_SEAT:
        filled = [i < sum(has) for i in range(len(letters))]
    else:
        filled = [i < has[m] for m in range(MATERIALS) for i in range(needs[m])]
    return sep.join(sign + ("●" if full else "○") for sign, full in zip(letters, filled, strict=True))


def color_of(s: State, seat: int) -> str:
    """Give the code of a seat's color."""
    return words.COLORS[s.color[seat]]


def seat_label(s: State, seat: int, names: Sequence[str | None] = ()) -> Phrase:
    """Name a seat for a sentence: "Anna (red)", "Red" without a name, "Ivan"."""
    ivan = s.solo and seat == IVAN_SEAT
    return _seat_label(names[seat] if names else None, None if ivan else color_of(s, seat))


@lru_cache(maxsize=PHRASES_KEPT)
def _seat_label(name: str | None, color: str | None) -> Phrase:
    if color is None:
        return Phrase("seat-called", name=name) if name else Phrase("ivan")
    return Phrase("seat-named", name=name, color=word(color)) if name else Phrase(f"seat-{color}")


def dice_on(s: State, space: int) -> list[Phrase]:
    """Say the dice of a space with their values: "red 3", "white 6"."""
    lying = [die for die in range(len(words.DICE)) if s.die_space[die] == space]
    return [Phrase("die-shows", die=word(words.DICE[die]), value=s.die_value[die]) for die in lying]


def dice_names(s: State, space: int) -> list[str]:
    """Give the codes of the dice of a space."""
    return [name for die, name in enumerate(words.DICE) if s.die_space[die] == space]


def market_tile(s: State, space: int) -> Phrase:
    """Say the resource tile of a space."""
    return resource(s.market_resource[space], s.market_amount[space])


def guild_of(s: State, quadrant: int) -> Phrase:
    """Name the guild whose card is in a quadrant."""
    return Phrase(f"guild-{words.GUILD_OF_VERB[words.VERBS[s.influence_verb[quadrant, 0]]]}")


def workshop_items(s: State, seat: int) -> list[Phrase]:
    """Say what is on the workshop spaces: tiles and their face, then the empty spaces with the price of a tile."""
    items, empty = [], []
    for index, space in enumerate(words.WORKSHOP_SPACES):
        lying = s.workshop[seat, index]
        if lying != NONE:
            key = "table-tile-down" if lying >= FACE_DOWN else "table-tile"
            items.append(Phrase(key, space=word(space), tile=tile(s, lying)))
        elif banner_in_the_way(s, seat, index):
            items.append(Phrase("table-banner", space=word(space)))
        else:
            locked = s.ornament_on_space[index] if s.advanced else NONE
            facts: dict[str, Fact] = {"space": word(space), "price": space_price(s, seat, index)}
            if locked != NONE:
                empty.append(Phrase("table-price-locked", ornament=word(words.ORNAMENTS[locked]), **facts))
            else:
                empty.append(Phrase("table-price", **facts))
    if empty:
        items.append(Phrase("table-empty", what=empty[0]))
    return items + empty[1:]
