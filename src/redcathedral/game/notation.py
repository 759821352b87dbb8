"""Plies in words anyone can type, one to one with the kernel's ids.

`format_ply` gives an id its one canonical text; `parse_ply` reads it back, and is lenient where that cannot mislead:
capitals, spaces, and the order of things that have none (`swap 7 2`, `ornament C1 amethyst emerald`).
"""

from __future__ import annotations

import difflib
import re
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from .. import words
from ..errors import NotationError
from ..kernel import actions
from ..kernel.codes import LEVELS, MOST_IN_INVENTORY, SPACES, TOWERS
from ..text import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_LETTERS = 200  # of a ply that is looked at; a longer text is no ply

SECTIONS = tuple(f"{words.TOWER_LETTERS[tower]}{level + 1}" for tower in range(TOWERS) for level in range(LEVELS))
_JEWELS = ("", " emerald", " amethyst", " emerald emerald", " emerald amethyst", " amethyst amethyst")


def _all_plies() -> Iterator[str]:
    """Give every ply in the order of the ids: the blocks of `kernel.actions`, one a verb."""
    yield from (f"claim {section}" for section in SECTIONS)
    yield from (f"banner {source}" for source in words.BANNER_SOURCES)
    yield from (f"place {space} {face}" for space in words.WORKSHOP_SPACES for face in ("up", "down"))
    yield from (f"take {number}" for number in range(MOST_IN_INVENTORY + 1))
    yield from (f"deliver {material} {section}" for section in SECTIONS for material in words.MATERIALS)
    yield from (f"ornament {section}{jewels}" for section in SECTIONS for jewels in _JEWELS)
    for die in words.DICE:
        yield f"market {die}"
        yield from (f"market {die} +{extra}" for extra in range(1, actions.EXTRA_STEPS))
    yield "gather"
    yield from (f"gather {number}" for number in range(1, MOST_IN_INVENTORY + 1))
    yield from (f"activate {space}" for space in words.WORKSHOP_SPACES)
    yield from (f"buy {material}" for material in words.MATERIALS)
    yield from (f"sell {material}" for material in words.MATERIALS)
    yield "haul"
    yield "earn"
    yield from (f"swap {one + 1} {other + 1}" for one, other in actions.SPACE_PAIRS.tolist())
    yield from (f"trade {give} {get}" for give in words.MATERIALS for get in words.MATERIALS)
    for give in words.MATERIALS:
        for one, other in actions.MATERIAL_PAIRS.tolist():
            yield f"bulk {give} {words.MATERIALS[one]} {words.MATERIALS[other]}"
    yield from (f"barter {give} {get}" for give in words.MATERIALS for get in words.MATERIALS if give != get)
    yield from (f"commission {space}" for space in words.WORKSHOP_SPACES)
    yield "pray"
    yield "donate"
    for triple in actions.MATERIAL_TRIPLES.tolist():
        yield "offer " + " ".join(words.MATERIALS[material] for material in triple)
    yield "vow"
    yield "exchange"
    yield from (f"reroll {space + 1}" for space in range(SPACES))
    yield "done"
    yield "end"
    yield from (f"ivan {section}" for section in SECTIONS)
    for sets in (actions.SINGLES, actions.PAIRS, actions.TRIPLES):
        for dice in sets.tolist():
            for values in product(range(1, 7), repeat=len(dice)):
                shown = (f"{words.DICE[die]} {value}" for die, value in zip(dice, values, strict=True))
                yield "roll " + " ".join(shown)
    for order in actions.CARD_ORDERS.tolist():
        yield "shuffle " + " ".join(words.DICE[die] for die in order)


@cache
def all_plies() -> tuple[str, ...]:
    """Every ply there is, by id."""
    return tuple(_all_plies())


@cache
def _ids() -> dict[str, int]:
    return {ply: action for action, ply in enumerate(all_plies())}


VERBS = (
    *("claim", "banner", "place", "take", "deliver", "ornament", "market", "gather", "activate"),
    *words.VERBS,
    *("exchange", "reroll", "done", "end", "ivan", "roll", "shuffle"),
)

# How each verb is written, for the message when it is written otherwise.
_FORMS = {
    "claim": "claim B2",
    "banner": "banner inventory, banner reserve, banner white1 or banner white2",
    "place": "place blue up, place white1 down",
    "take": "take 2",
    "deliver": "deliver gold B2",
    "ornament": "ornament C1, with up to two jewels behind it: ornament C1 emerald amethyst",
    "market": "market white, market red +2",
    "gather": "gather 4, and gather alone for rubles and recognition",
    "activate": "activate blue, activate white2",
    "buy": "buy gold",
    "sell": "sell brick",
    "swap": "swap 2 7",
    "trade": "trade brick emerald",
    "bulk": "bulk brick stone gold",
    "barter": "barter brick gold",
    "commission": "commission red",
    "offer": "offer lumber brick gold",
    "reroll": "reroll 5",
    "ivan": "ivan B2",
    "roll": "roll red 3 white 6",
    "shuffle": "shuffle white red green blue yellow",
}


def format_ply(action: int) -> str:
    """Write an action in words."""
    if not 0 <= action < actions.ACTIONS:
        raise NotationError(f"{action} is no action: the ids go from 0 to {actions.ACTIONS - 1}")
    return all_plies()[action]


def parse_ply(text: str) -> int:
    """Read an action from words."""
    said = text if len(text) <= MOST_LETTERS else text[:MOST_LETTERS] + "…"
    parts = said.casefold().split()
    if not parts:
        raise NotationError(Phrase("error-nothing-said", example=_FORMS["market"]))
    action = _ids().get(" ".join(_in_order(parts)))
    if action is None:
        raise NotationError(_what_is_wrong(said.strip(), parts))
    return action


def _in_order(parts: list[str]) -> list[str]:
    """Put sections into capitals, and sort what has no order of its own into the canonical one."""
    verb, *rest = parts
    rest = [part.upper() if re.fullmatch(r"[a-f][1-6]", part) else part for part in rest]
    if verb == "ornament":
        return [verb, *rest[:1], *sorted(rest[1:], key=_material_order)]
    if verb == "bulk":
        return [verb, *rest[:1], *sorted(rest[1:], key=_material_order)]
    if verb == "offer":
        return [verb, *sorted(rest, key=_material_order)]
    if verb == "swap":
        return [verb, *sorted(rest)]
    if verb == "market" and len(rest) == 2 and rest[1] in ("0", "+0"):
        return [verb, rest[0]]
    if verb == "roll" and len(rest) % 2 == 0:
        shown = sorted(zip(rest[::2], rest[1::2], strict=True), key=lambda pair: _order(words.DICE, pair[0]))
        return [verb, *(part for pair in shown for part in pair)]
    return [verb, *rest]


def _order(names: tuple[str, ...], name: str) -> int:
    return names.index(name) if name in names else len(names)


def _material_order(name: str) -> int:
    return _order(words.MATERIALS, name)


def _what_is_wrong(said: str, parts: list[str]) -> Phrase:
    verb = parts[0]
    if verb not in VERBS:
        near = difflib.get_close_matches(verb, VERBS, n=1)
        if near:
            return Phrase("error-verb-near", said=said, verb=verb, near=near[0])
        return Phrase("error-verb", said=said, verb=verb, verbs=list(VERBS))
    if verb not in _FORMS:
        return Phrase("error-stands-alone", said=said, verb=verb)
    return Phrase("error-not-understood", said=said, verb=verb, example=_FORMS[verb])
