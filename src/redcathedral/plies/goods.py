"""Materials named in a ply: their order, how many of each, and which of them is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import words
from .pieces import amount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..kernel.state import State
    from ..text import Fact
    from .ply import Ply
    from .refusal import Facts


def in_order(said: list[str], names: Sequence[str] = words.MATERIALS) -> list[str]:
    """Sort typed names into the order of a vocabulary; unknown ones come last."""
    return sorted(said, key=lambda name: names.index(name) if name in names else len(names))


def counted(materials: Sequence[str]) -> list[Fact]:
    """Say how many of each: two times brick is 2 brick."""
    return [amount(material, materials.count(material)) for material in dict.fromkeys(materials)]


def held(s: State, material: str) -> int:
    """Give how many of a material the seat holds."""
    return int(s.inventory[s.seat, words.MATERIALS.index(material)])


def not_held(s: State, ply: Ply) -> Facts:
    """Name the first of the materials given that the seat does not hold."""
    return {"material": next(material for material in ply.gives if held(s, material) == 0)}
