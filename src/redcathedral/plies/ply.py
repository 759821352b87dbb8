"""A move as a value: its verb, its named arguments, and what every verb can say of itself.

A verb is a class in its chapter's module (`claim`, `build`, `market` …), with all that is said about it: its words, its
arguments, what it means and brings here, how it is told. Nothing else lists the verbs.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar

from typing_extensions import TypedDict  # pydantic reads typing's own only from Python 3.12 on

from ..errors import NotationError
from ..kernel.actions import DECISIONS
from ..text import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Self

    from ..kernel.state import State
    from .story import Story

Argument = str | int | list[str] | list[int] | dict[str, int] | None
"""An argument as plain data."""


class Brings(TypedDict, total=False):
    """What a ply would bring here; a ply has only the fields that apply to it."""

    price: int
    """Rubles to put a tile there."""
    cost: int
    """Of an influence card: rubles to pay, or materials to give."""
    gain: int
    """Of an influence card."""
    left: int
    """Materials that the section then still misses."""
    prestige: int
    """Prestige for the jewels."""
    space: int
    """Of the market, 1 to 8."""
    dice: int
    """On that space then."""
    rolled: list[str]
    """Dice that are rolled again."""
    resource: str
    """What is gathered, or what a tile gives."""
    material: str
    """What is taken."""
    number: int
    """How much is gathered."""
    amount: int
    """How much a tile gives."""
    most: int
    """How much can be gathered there."""


@dataclass(frozen=True)
class Ply:
    """One move, one to one with its text and with the kernel's id."""

    verb: ClassVar[str]
    """What is done; the first word of the text."""
    block: ClassVar[int]
    """The kernel's id of the verb's first ply (`kernel.actions`)."""
    example: ClassVar[str | None] = None
    """An example for the message about a ply written wrong; None if the verb takes no arguments."""
    prestige_from: ClassVar[str] = ""
    """What the points it scores are counted as; "" where it scores none."""

    def __init_subclass__(cls, verb: str = "", block: int = 0) -> None:
        if verb:
            cls.verb, cls.block = verb, block
            _KINDS.append(cls)

    @classmethod
    def every(cls) -> Iterator[Self]:
        """Give all plies of this verb in the order of their ids: the first argument changes slowest."""
        for values in product(*(one.metadata["among"] for one in fields(cls))):
            yield cls(*values)

    @classmethod
    def arrange(cls, said: list[str]) -> list[str]:
        """Put the words after the verb into the order of the text, if they may be typed in another."""
        return said

    def written(self) -> Iterable[object]:
        """Give what is written after the verb."""
        return (getattr(self, one.name) for one in fields(self))

    @property
    def parts(self) -> list[str]:
        """The words of its text."""
        return [self.verb, *map(str, self.written())]

    @cached_property
    def text(self) -> str:
        """The ply in words anyone can type: "market red +2"."""
        return " ".join(self.parts)

    @cached_property
    def id(self) -> int:
        """The kernel's number of it."""
        try:
            return self.block + _places(type(self))[self]  # type: ignore[arg-type]  # mypy takes the class for unhashable
        except (KeyError, TypeError):
            raise NotationError(
                Phrase("error-not-understood", said=self.text, verb=self.verb, example=self.example or self.verb)
            ) from None

    @cached_property
    def args(self) -> dict[str, Argument]:
        """The named arguments as plain data."""
        values = ((one.name, getattr(self, one.name)) for one in fields(self))
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values}

    @property
    def by_chance(self) -> bool:
        """Whether it is a roll or a shuffle, not a player's decision."""
        return self.block >= DECISIONS

    @property
    def gives(self) -> tuple[str, ...]:
        """The materials it names that leave the seat's inventory."""
        return ()

    @property
    def gets(self) -> tuple[str, ...]:
        """The materials it names that come from the supply."""
        return ()

    @property
    def clause(self) -> str:
        """The clause of the rules that says what it needs; "" where it needs nothing."""
        return ""

    def __str__(self) -> str:
        return self.text

    # What is said about it

    def meaning(self, s: State) -> Phrase | None:  # noqa: ARG002
        """Say in a few words what it means here, where it is legal; None where its own words say all."""
        return None

    def brings(self, s: State) -> Brings:  # noqa: ARG002
        """Give what it would bring here, where it is legal."""
        return {}

    def tell(self, story: Story) -> None:
        """Tell what it did."""


_KINDS: list[type[Ply]] = []


def kinds() -> list[type[Ply]]:
    """Every verb there is, in the order of the ids."""
    return sorted(_KINDS, key=lambda kind: kind.block)


@cache
def _places(kind: type[Ply]) -> dict[Ply, int]:
    return {ply: place for place, ply in enumerate(kind.every())}


def among(values: Sequence[object]) -> Any:
    """Declare an argument with all its possible values, in the order of the ids."""
    return field(metadata={"among": tuple(values)})
