"""Chance: the rolls of dice, and the shuffle of Ivan's tiles."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations, product
from typing import TYPE_CHECKING

from .. import words
from ..kernel import actions
from ..kernel import refusals as no
from ..kernel.codes import NONE, PHASE_ROLL, PHASE_SHUFFLE
from ..text import Phrase
from .goods import in_order
from .pieces import dice_names, word
from .ply import Ply, among
from .refusal import Facts, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..kernel.state import State
    from .ply import Argument
    from .story import Story


def _rolls() -> Iterator[tuple[tuple[str, int], ...]]:
    for sets in (actions.SINGLES, actions.PAIRS, actions.TRIPLES):
        for dice in sets.tolist():
            for values in product(range(1, 7), repeat=len(dice)):
                yield tuple((words.DICE[die], value) for die, value in zip(dice, values, strict=True))


@dataclass(frozen=True)
class Roll(Ply, verb="roll", block=actions.ROLL_ONE):
    """What the dice of a space show."""

    example = "roll red 3 white 6"

    dice: tuple[tuple[str, int], ...] = among(tuple(_rolls()))

    @classmethod
    def arrange(cls, said: list[str]) -> list[str]:
        """Take the dice in any order."""
        if len(said) % 2:
            return said
        values = dict(zip(said[::2], said[1::2], strict=True))
        return [part for die in in_order(said[::2], words.DICE) for part in (die, values[die])]

    @property
    def args(self) -> dict[str, Argument]:
        """The dice with what they show."""
        return {"dice": dict(self.dice)}

    def written(self) -> Iterator[object]:
        """Write each die and its value."""
        for shown in self.dice:
            yield from shown

    def tell(self, story: Story) -> None:
        """Tell what the dice show."""
        shown = [Phrase("die-shows", die=word(die), value=value) for die, value in self.dice]
        story.tell("told-roll", dice=shown)


@dataclass(frozen=True)
class Shuffle(Ply, verb="shuffle", block=actions.SHUFFLE):
    """The order in which Ivan's tiles lie."""

    example = "shuffle white red green blue yellow"

    dice: tuple[str, ...] = among(tuple(permutations(words.DICE)))

    def written(self) -> Iterator[object]:
        """Write the dice one by one."""
        yield from self.dice


def _clause(s: State, _: Ply) -> str:
    """Give the clause by which chance is due now."""
    if s.phase == PHASE_SHUFFLE:
        return "A11"
    return "M6" if s.resume_phase == NONE else "T3"


def _dice_due(s: State, _: Ply) -> Facts:
    return {"dice": tuple(dice_names(s, s.roll_space))}


def _due(s: State, _: Ply) -> Facts:
    return {"due": "roll" if s.phase == PHASE_ROLL else "shuffle"}


REFUSALS = {
    no.CHANCE_SPEAKS: Refusal("chance-speaks", _clause, _due),
    no.NO_CHANCE_DUE: Refusal("no-chance-due", "M6"),
    no.WRONG_DICE: Refusal("wrong-dice", _clause, _dice_due),
    no.NOT_A_SHUFFLE: Refusal("not-a-shuffle", "A11"),
    no.NOT_A_ROLL: Refusal("not-a-roll", _clause, _dice_due),
}
