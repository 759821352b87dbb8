"""What a ply did, in sentences: told from the state before and after it, Ivan's doings included."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .. import words
from ..kernel.cathedral import materials_missing
from ..kernel.claim import space_price
from ..kernel.codes import (
    NONE,
    OVER_BY_SIXTH_SECTION,
    PHASE_OVER,
    PHASE_TAKE,
    RUBLES,
    WHITE1,
)
from ..kernel.decorate import jewel_prestige
from ..kernel.ending import PRESTIGE_FOR_ENDING
from ..kernel.influence import cost_of, gain_of
from ..kernel.ivan import HUMAN_SEAT
from ..kernel.track import gain_prestige, prestige_of
from ..kernel.workshop import tile_gives, tile_resource
from ..text import Phrase
from .ivan_story import Diff, ivan_story
from .pieces import (
    amount,
    dice_names,
    dice_on,
    market_tile,
    ornament_of,
    resource,
    reward,
    rubles,
    seat_label,
    section_name,
    tile,
    word,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..kernel.state import State
    from ..text import Fact
    from .game import Game


def describe_ply(before: State, ply: str, after: State, names: Sequence[str | None] = ()) -> list[Phrase]:
    """Tell what one ply did, chance included, from the states around it."""
    return _Story(before, ply, after, names).told()


def describe_since(game: Game, version: int) -> list[Phrase]:
    """Tell everything a game has seen since it had `version` plies."""
    return [event for _, events in stories_since(game, version) for event in events]


def stories_since(game: Game, version: int) -> list[tuple[str, list[Phrase]]]:
    """Give every ply since then with what it did."""
    replayed = game.clone()
    replayed.chance = None
    replayed.go_to(version)
    found = []
    for ply in game.plies[version:]:
        before = replayed.state.copy()
        replayed.play(ply)
        found.append((ply, describe_ply(before, ply, replayed.state, game.names)))
    return found


class _Story:
    """One ply being told."""

    def __init__(self, before: State, ply: str, after: State, names: Sequence[str | None]) -> None:
        self.before, self.after, self.names = before, after, names
        self.verb, *self.args = ply.split()
        self.actor = before.seat
        self.diff = Diff(before, after)
        self.events: list[Phrase] = []

    def tell(self, key: str, **facts: Fact) -> None:
        """Add a sentence; whose ply it was is a fact of every one."""
        self.events.append(Phrase(key, **{"seat": seat_label(self.before, self.actor, self.names), **facts}))

    def tell_of(self, seat: int, key: str, **facts: Fact) -> None:
        """Add a sentence about a certain seat."""
        self.tell(key, **{"seat": seat_label(self.before, seat, self.names), **facts})

    def told(self) -> list[Phrase]:
        """Tell the ply, what followed from it, and what Ivan did then."""
        teller = _TELLERS.get(self.verb)
        if teller is not None:
            teller(self)
        ivan_story(self.before, self.verb, self.after, self.tell)
        self.completions()
        self.new_prestige()
        if self.after.phase == PHASE_OVER:
            sixth = self.after.over_reason == OVER_BY_SIXTH_SECTION
            self.tell("told-over-sixth" if sixth else "told-over-limit")
        return self.events

    # Numbers

    def rubles(self, seat: int) -> int:
        """How many rubles more a seat has now."""
        return int(self.after.rubles[seat] - self.before.rubles[seat])

    def spaces(self, seat: int) -> int:
        """How far a marker went."""
        return int(self.after.score[seat] - self.before.score[seat])

    def section(self) -> tuple[int, int]:
        """Give the section the ply names."""
        return next(found for found in self.diff.sections() if section_name(*found) in self.args)

    # Claiming

    def claim(self) -> None:
        """Tell a claim; the banner may still be asked for."""
        self.tell("told-claim", section=self.args[0])
        self.tile_in_hand()

    def banner(self) -> None:
        """Tell where the banner came from."""
        section = section_name(self.before.claim_tower, self.before.claim_level)
        self.tell("told-banner", source=word(self.args[0]), section=section)
        self.tile_in_hand()

    def tile_in_hand(self) -> None:
        """Tell what taking the banner brought."""
        if self.after.claim_tile == NONE:
            return
        if self.after.banners[self.actor, 0] < self.before.banners[self.actor, 0]:
            self.tell("told-banner-opens", room=self.after.inventory_size - self.after.banners[self.actor, 0])
        self.tell("told-tile-in-hand", tile=tile(self.before, self.after.claim_tile))

    def place(self) -> None:
        """Tell where a tile went and what it brought at once."""
        space, face = self.args
        index = words.WORKSHOP_SPACES.index(space)
        claimed = self.before.claim_tile
        lying = self.before.ornament_on_space[index] if self.before.advanced and index < WHITE1 else NONE
        if face == "down":
            self.tell("told-place-down", tile=tile(self.before, claimed), space=word(space))
            if lying != NONE:
                self.tell("told-locked", ornament=word(words.ORNAMENTS[lying]))
            return
        price = space_price(self.before, self.actor, index)
        self.tell("told-place-up", price=rubles(price), tile=tile(self.before, claimed), space=word(space))
        if lying != NONE:
            self.tell("told-unlocked", ornament=word(words.ORNAMENTS[lying]))
        self.benefit(claimed)

    def benefit(self, used: int) -> None:
        """Tell what a tile gives: gained, offered, or nothing."""
        gives = tile_resource(self.before, used)
        what = resource(gives, tile_gives(self.before, used))
        if gives >= RUBLES:
            self.tell("told-gains", what=what)
        elif self.after.phase == PHASE_TAKE:
            self.tell("told-offers", what=resource(gives, self.after.benefit_most))
        else:
            self.tell("told-brings-nothing", what=what)

    def take(self) -> None:
        """Tell how much was taken."""
        self.tell("told-take", what=resource(self.before.benefit_material, int(self.args[0])))

    # Building

    def deliver(self) -> None:
        """Tell a delivery."""
        tower, level = self.section()
        what, name = amount(self.args[0], 1), self.args[1]
        if self.after.complete[tower, level]:
            self.tell("told-deliver-last", what=what, section=name)
        else:
            self.tell("told-deliver", what=what, section=name, left=materials_missing(self.after, tower, level))

    def ornament(self) -> None:
        """Tell a decoration and its prestige."""
        tower, level = self.section()
        jewels = self.args[1:]
        points = jewel_prestige(jewels.count("emerald"), jewels.count("amethyst"))
        facts: dict[str, Fact] = {"section": self.args[0], "ornament": ornament_of(self.before, tower, level)}
        if points:
            self.tell("told-ornament-jewels", jewels=_counted(jewels), gain=amount("prestige", points), **facts)
        else:
            self.tell("told-ornament", **facts)

    def completions(self) -> None:
        """Tell what was completed, who called the end, and who fell into displeasure (B3, B4, E1)."""
        completed = self.diff.completed()
        if not completed:
            return
        due = self.before.copy()
        for tower, level in completed:
            owner = self.after.owner[tower, level]
            pays: Fact = reward(self.before, tower, level)
            if self.before.solo and owner != HUMAN_SEAT:
                pays = amount("recognition", self.before.reward_recognition[tower, level])
            self.tell_of(owner, "told-complete", section=section_name(tower, level), reward=pays)
            due.score[owner] += self.before.reward_recognition[tower, level]
        ender = self.after.ender
        if self.before.ender == NONE and ender != NONE:
            if self.before.solo:
                self.tell_of(ender, "told-sixth-solo")
            else:
                self.tell_of(ender, "told-sixth", gain=amount("prestige", PRESTIGE_FOR_ENDING))
                gain_prestige(due, ender, PRESTIGE_FOR_ENDING)
        for seat in range(self.before.seats):
            lost = due.score[seat] - self.after.score[seat]
            if lost > 0:
                self.tell_of(seat, "told-displeasure", what=amount("recognition", lost))

    # The market

    def market(self) -> None:
        """Tell a die's way."""
        die = words.DICE.index(self.args[0])
        extra = int(self.args[1]) if len(self.args) > 1 else 0
        space = self.after.market_space
        facts: dict[str, Fact] = {
            "die": word(self.args[0]),
            "steps": amount("spaces", self.before.die_value[die] + extra),
            "space": space + 1,
            "tile": market_tile(self.after, space),
            "dice": amount("dice", len(dice_names(self.after, space))),
        }
        if extra:
            self.tell("told-market-paid", price=rubles(extra), **facts)
        else:
            self.tell("told-market", **facts)

    def gather(self) -> None:
        """Tell what was gathered."""
        gathered = self.before.market_resource[self.before.market_space]
        if self.args:
            number = int(self.args[0])
        else:
            number = self.rubles(self.actor) if gathered == RUBLES else self.spaces(self.actor)
        self.tell("told-gather", what=resource(gathered, number))

    def use_tile(self) -> None:
        """Tell an activation or a commission."""
        used = self.before.workshop[self.actor, words.WORKSHOP_SPACES.index(self.args[0])]
        key = "told-activate" if self.verb == "activate" else "told-commission"
        self.tell(key, tile=tile(self.before, used), space=word(self.args[0]))
        self.benefit(used)

    def influence(self) -> None:
        """Tell an action of the quadrant's card."""
        code = words.VERBS.index(self.verb)
        cost, gain = cost_of(self.before, code), gain_of(self.before, code)
        told = _INFLUENCE[self.verb]
        facts: dict[str, Fact] = {"price": rubles(cost), "gain": amount(told.gains, gain)}
        if self.verb == "swap":
            one, other = (int(arg) - 1 for arg in self.args)
            facts |= {"one": one + 1, "other": other + 1}
            facts |= {"there": market_tile(self.after, one), "here": market_tile(self.after, other)}
        elif self.verb == "haul":
            facts["deliveries"] = amount("deliveries", gain)
        elif self.verb == "offer":
            facts["given"] = _counted(self.args)
        elif self.verb in ("buy", "sell"):
            facts["what"] = amount(self.args[0], 1)
        elif self.args:
            given = 1 if self.verb == "barter" else cost
            facts |= {"given": amount(self.args[0], given), "got": _counted(self.args[1:])}
        self.tell(told.key, **facts)

    # The rest

    def plain(self) -> None:
        """Tell a verb that says it all."""
        self.tell(_PLAIN[self.verb])

    def reroll(self) -> None:
        """Tell which dice are rolled again."""
        space = int(self.args[0])
        self.tell("told-reroll", dice=[word(die) for die in dice_names(self.before, space - 1)], space=space)

    def roll(self) -> None:
        """Tell what the dice show."""
        rolled = self.before.copy()
        for die, value in zip(self.args[::2], self.args[1::2], strict=True):
            rolled.die_value[words.DICE.index(die)] = int(value)
        self.tell("told-roll", dice=dice_on(rolled, self.before.roll_space))

    def new_prestige(self) -> None:
        """Tell where a marker has passed a prestige space."""
        for seat in range(self.before.seats):
            prestige = prestige_of(self.after, seat)
            if prestige != prestige_of(self.before, seat):
                self.tell_of(seat, "told-prestige", prestige=amount("prestige", prestige))


def _counted(materials: Sequence[str]) -> list[Fact]:
    """Count materials that are named one by one: two times brick is 2 brick."""
    return [amount(material, materials.count(material)) for material in dict.fromkeys(materials)]


class _Told(NamedTuple):
    """How an influence action is told, and what it gains."""

    key: str
    gains: str = "rubles"


_INFLUENCE = {
    "buy": _Told("told-buy"),
    "sell": _Told("told-sell"),
    "haul": _Told("told-haul"),
    "earn": _Told("told-earn"),
    "swap": _Told("told-swap"),
    "trade": _Told("told-trade"),
    "bulk": _Told("told-trade"),
    "barter": _Told("told-barter"),
    "pray": _Told("told-pray", "recognition"),
    "donate": _Told("told-donate", "prestige"),
    "offer": _Told("told-offer", "prestige"),
    "vow": _Told("told-vow", "recognition"),
}
_PLAIN = {"exchange": "told-exchange", "done": "told-done", "end": "told-end"}
_TELLERS: dict[str, Callable[[_Story], None]] = {
    **dict.fromkeys(words.VERBS, _Story.influence),
    "commission": _Story.use_tile,
    "activate": _Story.use_tile,
    "claim": _Story.claim,
    "banner": _Story.banner,
    "place": _Story.place,
    "take": _Story.take,
    "deliver": _Story.deliver,
    "ornament": _Story.ornament,
    "market": _Story.market,
    "gather": _Story.gather,
    "exchange": _Story.plain,
    "done": _Story.plain,
    "end": _Story.plain,
    "reroll": _Story.reroll,
    "roll": _Story.roll,
}
