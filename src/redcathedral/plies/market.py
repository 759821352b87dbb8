"""M. The market: moving a die, and gathering where it stops."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from .. import words
from ..kernel import actions
from ..kernel import refusals as no
from ..kernel.codes import MATERIALS, MOST_IN_INVENTORY, RUBLES
from ..kernel.market import landing, most_to_gather
from ..kernel.turn import dice_on
from ..kernel.workshop import inventory_room
from ..text import Phrase
from .pieces import PHRASES_KEPT, act, amount, dice_names, market_tile, resource, rubles, word
from .ply import Brings, Ply, among
from .refusal import Facts, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..kernel.state import State
    from ..text import Fact
    from .story import Story


@dataclass(frozen=True)
class Market(Ply, verb="market", block=actions.MARKET):
    """Move a die by its value, and farther for rubles."""

    example = "market white, market red +2"

    die: str = among(words.DICE)
    extra: int = among(range(actions.EXTRA_STEPS))

    @classmethod
    def arrange(cls, said: list[str]) -> list[str]:
        """Read "+0" as nothing."""
        return said[:1] if len(said) == 2 and said[1] in ("0", "+0") else said

    def written(self) -> Iterator[object]:
        """Write the extra spaces only where there are any."""
        yield self.die
        if self.extra:
            yield f"+{self.extra}"

    @cached_property
    def index(self) -> int:
        """The number of the die."""
        return words.DICE.index(self.die)

    def stops_at(self, s: State) -> int:
        """Give the space where the die would stop."""
        return int(landing(s, self.index, self.extra))

    def dice_then(self, s: State, space: int) -> int:
        """Give how many dice would lie there."""
        return int(dice_on(s, space) + (s.die_space[self.index] != space))

    def meaning(self, s: State) -> Phrase:
        """Say where it stops, what can be gathered there, and what the card there offers."""
        space = self.stops_at(s)
        most = resource(s.market_resource[space], s.market_amount[space] * self.dice_then(s, space))
        return _means_market(space, most, s.influence_verb[space // 2, 0], s.influence_verb[space // 2, 1])

    def brings(self, s: State) -> Brings:
        """Give where it stops, and what could be gathered there."""
        space = self.stops_at(s)
        dice = self.dice_then(s, space)
        there, most = s.market_resource[space], s.market_amount[space] * dice
        if there < MATERIALS:
            most = min(most, s.supply[there], inventory_room(s, s.seat))
        return {"space": space + 1, "dice": dice, "most": int(most), "resource": words.RESOURCES[there]}

    def tell(self, story: Story) -> None:
        """Tell the die's way."""
        space = story.after.market_space
        facts: dict[str, Fact] = {
            "die": word(self.die),
            "steps": amount("spaces", story.before.die_value[self.index] + self.extra),
            "space": space + 1,
            "tile": market_tile(story.after, space),
            "dice": amount("dice", len(dice_names(story.after, space))),
        }
        if self.extra:
            story.tell("told-market-paid", price=rubles(self.extra), **facts)
        else:
            story.tell("told-market", **facts)


@lru_cache(maxsize=PHRASES_KEPT)
def _means_market(space: int, most: Phrase, one: int, other: int) -> Phrase:
    return Phrase("means-market", space=space + 1, most=most, one=act(words.VERBS[one]), other=act(words.VERBS[other]))


@dataclass(frozen=True)
class Gather(Ply, verb="gather", block=actions.GATHER):
    """Gather where the die stopped: a number of materials, or all the rubles or recognition."""

    example = "gather 4, gather"
    prestige_from = "market"

    number: int | None = among((None, *range(1, MOST_IN_INVENTORY + 1)))

    def written(self) -> Iterator[object]:
        """Write the number only where there is one."""
        if self.number is not None:
            yield self.number

    def meaning(self, s: State) -> Phrase:
        """Say of what."""
        here = s.market_space
        if self.number is not None:
            return Phrase("means-what", what=resource(s.market_resource[here], self.number))
        return Phrase("means-all-of", what=resource(s.market_resource[here], s.market_amount[here] * dice_on(s, here)))

    def brings(self, s: State) -> Brings:
        """Give how much of what."""
        here = s.market_space
        number = s.market_amount[here] * dice_on(s, here) if self.number is None else self.number
        return {"resource": words.RESOURCES[s.market_resource[here]], "number": int(number)}

    def tell(self, story: Story) -> None:
        """Tell what was gathered."""
        before, after, seat = story.before, story.after, story.actor
        gathered = before.market_resource[before.market_space]
        number = self.number
        if number is None:
            more = after.rubles[seat] - before.rubles[seat], after.score[seat] - before.score[seat]
            number = more[0] if gathered == RUBLES else more[1]
        story.tell("told-gather", what=resource(gathered, number))


def _resource(s: State) -> str:
    return words.RESOURCES[s.market_resource[s.market_space]]


def _too_much(s: State, _: Gather) -> Facts:
    return {
        "most": most_to_gather(s),
        "resource": _resource(s),
        "amount": s.market_amount[s.market_space],
        "dice": int(dice_on(s, s.market_space)),
    }


REFUSALS = {
    no.NOT_IN_MARKET: Refusal("not-in-market", "M3"),
    no.NOT_YOUR_DIE: Refusal("not-your-die", "M1", lambda _, ply: {"die": ply.die}),
    no.STEPS_TOO_DEAR: Refusal(
        "steps-too-dear", "M1", lambda s, ply: {"steps": ply.extra, "have": int(s.rubles[s.seat])}
    ),
    no.SPACE_FULL: Refusal("space-full", "M2", lambda s, ply: {"space": ply.stops_at(s) + 1}),
    no.GATHERED_ALREADY: Refusal("gathered-already", "M3"),
    no.GATHER_COUNTED: Refusal(
        "gather-counted", "M4", lambda s, _: {"resource": _resource(s), "most": most_to_gather(s)}
    ),
    no.GATHER_UNCOUNTED: Refusal("gather-uncounted", "M4", lambda s, _: {"resource": _resource(s)}),
    no.GATHER_NO_SUPPLY: Refusal("gather-no-supply", "M5", lambda s, _: {"resource": _resource(s)}),
    no.GATHER_NO_ROOM: Refusal("gather-no-room", "M5"),
    no.GATHER_TOO_MUCH: Refusal("gather-too-much", "M4", _too_much),
}
