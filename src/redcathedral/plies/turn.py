"""T. The turn: its end, and the free actions of prestige (T2, T3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..kernel import actions
from ..kernel import refusals as no
from ..kernel.codes import NONE, OVER_BY_TURN_LIMIT, SPACES
from ..text import Phrase
from .pieces import amount, dice_names, rubles, word
from .ply import Brings, Ply, among
from .refusal import Refusal

if TYPE_CHECKING:
    from ..kernel.state import State
    from ..text import Fact
    from .story import Story


def _dice(s: State, space: int) -> list[Fact]:
    return [word(die) for die in dice_names(s, space)]


@dataclass(frozen=True)
class Exchange(Ply, verb="exchange", block=actions.EXCHANGE):
    """Give up prestige for rubles."""

    prestige_from = "exchange"

    def meaning(self, s: State) -> Phrase:  # noqa: ARG002
        """Say what for what."""
        return Phrase("means-exchange")

    def tell(self, story: Story) -> None:
        """Tell it, and what for what, to be summed up with others."""
        story.tell("told-exchange", given=amount("prestige", 1), got=rubles(2))


@dataclass(frozen=True)
class Reroll(Ply, verb="reroll", block=actions.REROLL):
    """Give up prestige to roll the dice of a space again."""

    example = "reroll 5"
    prestige_from = "exchange"

    space: int = among(range(1, SPACES + 1))

    def meaning(self, s: State) -> Phrase:
        """Say which dice."""
        return Phrase("means-reroll", dice=_dice(s, self.space - 1))

    def brings(self, s: State) -> Brings:
        """Give which dice."""
        return {"rolled": dice_names(s, self.space - 1)}

    def tell(self, story: Story) -> None:
        """Tell which dice are rolled again."""
        story.tell("told-reroll", dice=_dice(story.before, self.space - 1), space=self.space)


@dataclass(frozen=True)
class End(Ply, verb="end", block=actions.END):
    """End the turn."""

    def meaning(self, s: State) -> Phrase | None:
        """Say which dice are rolled then."""
        if s.market_space == NONE:
            return None
        return Phrase("means-end-rolls", space=s.market_space + 1, dice=_dice(s, s.market_space))

    def brings(self, s: State) -> Brings:
        """Give the space whose dice are rolled then."""
        return {} if s.market_space == NONE else {"space": s.market_space + 1}

    def tell(self, story: Story) -> None:
        """Tell it."""
        story.tell("told-end")


def _ended_by(s: State, _: Ply) -> str:
    return "X1" if s.over_reason == OVER_BY_TURN_LIMIT else "E1"


REFUSALS = {
    no.GAME_OVER: Refusal("game-over", _ended_by),
    no.ACTION_TAKEN: Refusal("action-taken", "T1"),
    no.NOTHING_DONE: Refusal("nothing-done", "T1"),
    no.SOMETHING_PENDING: Refusal("something-pending", "T1"),
    no.NO_PRESTIGE: Refusal("no-prestige", "P3", lambda s, _: {"score": s.score[s.seat]}),
    no.REROLLED_ALREADY: Refusal("rerolled-already", "T3"),
    no.NO_DICE_THERE: Refusal("no-dice-there", "T3", lambda _, ply: {"space": ply.space}),
}
