"""What a ply did, in sentences: told from the state before and after it, Ivan's doings included.

Each sentence is an `Event` with a stable key and its facts beside the English text, so that other languages can
tell the same story.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
from ..kernel.state import State
from ..kernel.track import gain_prestige, prestige_of
from ..kernel.turn import dice_on
from ..kernel.workshop import tile_gives, tile_resource
from .ivan_story import IVAN_SENTENCES, Diff, ivan_story
from .pieces import (
    Event,
    dice_names,
    dice_text,
    market_text,
    ornament_name,
    resource_text,
    reward_text,
    seat_label,
    section_name,
    tile_text,
)
from .reasons import Count

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .game import Game

_SENTENCES = {
    "claim": "{seat} claims {section}.",
    "banner": "{seat} puts a banner from {source} onto {section}.",
    "banner-opens": "That opens one more inventory space: {room} now.",
    "tile-in-hand": "The tile [{tile}] is in hand.",
    "place-up": "{seat} pays {price:ruble|rubles} and places the tile [{tile}] face up on {space}.",
    "place-down": "{seat} places the tile [{tile}] face down on {space}: it stays inert.",
    "unlocked": "That unlocks the {ornament} lying there.",
    "locked": "The {ornament} lying there stays locked for good.",
    "gains": "{seat} gains {what}.",
    "offers": "The benefit is {material}, up to {most}.",
    "brings-nothing": "The benefit would be {what}, but nothing can be taken: no supply or no room.",
    "take": "{seat} takes {what}.",
    "deliver": "{seat} delivers 1 {material} to {section}; {left:more is|more are} missing there.",
    "deliver-last": "{seat} delivers 1 {material} to {section}.",
    "complete": "{section} is complete: {seat} gains {reward}.",
    "sixth": "{seat} has completed six sections first and gains {points} prestige; the others have one more turn.",
    "sixth-solo": "{seat} has completed six sections first; the other side has one more turn.",
    "displeasure": "{seat} loses {points} recognition for unfinished sections below.",
    "ornament": "{seat} decorates {section} ({ornament}).",
    "ornament-jewels": "{seat} decorates {section} ({ornament}) with {jewels} and gains {points} prestige.",
    "market": "{seat} moves the {die} die {steps:space|spaces} to space {space} ({tile} a die, {dice:die|dice}).",
    "market-paid": "{seat} pays {paid:ruble|rubles} and moves the {die} die {steps:space|spaces} to space {space} "
    "({tile} a die, {dice:die|dice}).",
    "gather": "{seat} gathers {what}.",
    "activate": "{seat} activates the tile [{tile}] on {space}.",
    "commission": "{seat} commissions the tile [{tile}] on {space}.",
    "buy": "{seat} buys 1 {material} for {price:ruble|rubles}.",
    "sell": "{seat} sells 1 {material} for {gain:ruble|rubles}.",
    "haul": "{seat} pays {price:ruble|rubles} for {gain:delivery|deliveries}.",
    "earn": "{seat} earns {gain:ruble|rubles}.",
    "swap": "{seat} pays {price:ruble|rubles} and swaps the tiles of spaces {one} and {other}: {there} and {here}.",
    "trade": "{seat} trades {given} {material} for 1 {got}.",
    "bulk": "{seat} trades {given} {material} for {got}.",
    "barter": "{seat} barters {price:ruble|rubles} and 1 {material} for 1 {got}.",
    "pray": "{seat} prays and gains {gain} recognition.",
    "donate": "{seat} donates {price:ruble|rubles} and gains {gain} prestige.",
    "offer": "{seat} offers {material} and gains {gain} prestige.",
    "vow": "{seat} keeps a vow and gains {gain} recognition.",
    "exchange": "{seat} gives 1 prestige for 2 rubles.",
    "reroll": "{seat} gives 1 prestige to reroll {dice} on space {space}.",
    "done": "{seat} has hauled enough.",
    "end": "{seat} ends the turn.",
    "roll": "Rolled: {dice}.",
    "prestige": "{seat} has {prestige} prestige now.",
    "over-sixth": "Every last turn is played: the game is over.",
    "over-limit": "The turn limit is reached: the game is over.",
    **IVAN_SENTENCES,
}


def describe_ply(before: State, ply: str, after: State, names: Sequence[str | None] = ()) -> list[Event]:
    """Tell what one ply did, chance included, from the states around it."""
    return _Story(before, ply, after, names).told()


def describe_since(game: Game, version: int) -> list[Event]:
    """Tell everything a game has seen since it had `version` plies."""
    return [event for _, events in stories_since(game, version) for event in events]


def stories_since(game: Game, version: int) -> list[tuple[str, list[Event]]]:
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
        self.events: list[Event] = []

    def tell(self, key: str, **facts: Any) -> None:
        """Add a sentence."""
        facts = {"seat": seat_label(self.before, self.actor, self.names), **facts}
        self.events.append(Event(key, facts, _SENTENCES[key].format(**facts)))

    def tell_of(self, seat: int, key: str, **facts: Any) -> None:
        """Add a sentence about a certain seat."""
        self.tell(key, **{"seat": seat_label(self.before, seat, self.names), **facts})

    def told(self) -> list[Event]:
        """Tell the ply, what followed from it, and what Ivan did then."""
        teller = _TELLERS.get(self.verb)
        if teller is not None:
            teller(self)
        ivan_story(self.before, self.verb, self.after, self.tell)
        self.completions()
        self.new_prestige()
        if self.after.phase == PHASE_OVER:
            self.tell("over-sixth" if self.after.over_reason == OVER_BY_SIXTH_SECTION else "over-limit")
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
        self.tell("claim", section=self.args[0])
        self.tile_in_hand()

    def banner(self) -> None:
        """Tell where the banner came from."""
        section = section_name(self.before.claim_tower, self.before.claim_level)
        self.tell("banner", source=self.args[0], section=section)
        self.tile_in_hand()

    def tile_in_hand(self) -> None:
        """Tell what taking the banner brought."""
        if self.after.claim_tile == NONE:
            return
        if self.after.banners[self.actor, 0] < self.before.banners[self.actor, 0]:
            self.tell("banner-opens", room=self.after.inventory_size - self.after.banners[self.actor, 0])
        self.tell("tile-in-hand", tile=tile_text(self.before, self.after.claim_tile))

    def place(self) -> None:
        """Tell where a tile went and what it brought at once."""
        space, face = self.args
        index = words.WORKSHOP_SPACES.index(space)
        tile = self.before.claim_tile
        lying = self.before.ornament_on_space[index] if self.before.advanced and index < WHITE1 else NONE
        if face == "down":
            self.tell("place-down", tile=tile_text(self.before, tile), space=space)
            if lying != NONE:
                self.tell("locked", ornament=words.ORNAMENTS[lying])
            return
        price = space_price(self.before, self.actor, index)
        self.tell("place-up", price=Count(price), tile=tile_text(self.before, tile), space=space)
        if lying != NONE:
            self.tell("unlocked", ornament=words.ORNAMENTS[lying])
        self.benefit(tile)

    def benefit(self, tile: int) -> None:
        """Tell what a tile gives: gained, offered, or nothing."""
        resource, amount = tile_resource(self.before, tile), tile_gives(self.before, tile)
        if resource >= RUBLES:
            self.tell("gains", what=resource_text(resource, amount))
        elif self.after.phase == PHASE_TAKE:
            self.tell("offers", material=words.MATERIALS[resource], most=self.after.benefit_most)
        else:
            self.tell("brings-nothing", what=resource_text(resource, amount))

    def take(self) -> None:
        """Tell how much was taken."""
        self.tell("take", what=resource_text(self.before.benefit_material, int(self.args[0])))

    # Building

    def deliver(self) -> None:
        """Tell a delivery."""
        tower, level = self.section()
        material, name = self.args[0], self.args[1]
        if self.after.complete[tower, level]:
            self.tell("deliver-last", material=material, section=name)
        else:
            left = Count(materials_missing(self.after, tower, level))
            self.tell("deliver", material=material, section=name, left=left)

    def ornament(self) -> None:
        """Tell a decoration and its prestige."""
        tower, level = self.section()
        jewels = self.args[1:]
        points = jewel_prestige(jewels.count("emerald"), jewels.count("amethyst"))
        facts = {"section": self.args[0], "ornament": ornament_name(self.before, tower, level)}
        if points:
            self.tell("ornament-jewels", jewels=" and ".join(f"1 {jewel}" for jewel in jewels), points=points, **facts)
        else:
            self.tell("ornament", **facts)

    def completions(self) -> None:
        """Tell what was completed, who called the end, and who fell into displeasure (B3, B4, E1)."""
        completed = self.diff.completed()
        if not completed:
            return
        due = State(self.before.array.copy())
        for tower, level in completed:
            owner = self.after.owner[tower, level]
            reward = reward_text(self.before, tower, level)
            if self.before.solo and owner != HUMAN_SEAT:
                reward = resource_text(RUBLES + 1, self.before.reward_recognition[tower, level])
            self.tell_of(owner, "complete", section=section_name(tower, level), reward=reward)
            due.score[owner] += self.before.reward_recognition[tower, level]
        ender = self.after.ender
        if self.before.ender == NONE and ender != NONE:
            if self.before.solo:
                self.tell_of(ender, "sixth-solo")
            else:
                self.tell_of(ender, "sixth", points=PRESTIGE_FOR_ENDING)
                gain_prestige(due, ender, PRESTIGE_FOR_ENDING)
        for seat in range(self.before.seats):
            lost = due.score[seat] - self.after.score[seat]
            if lost > 0:
                self.tell_of(seat, "displeasure", points=lost)

    # The market

    def market(self) -> None:
        """Tell a die's way."""
        die = words.DICE.index(self.args[0])
        extra = int(self.args[1]) if len(self.args) > 1 else 0
        space = self.after.market_space
        facts = {
            "die": self.args[0],
            "steps": Count(self.before.die_value[die] + extra),
            "space": space + 1,
            "tile": market_text(self.after, space),
            "dice": Count(dice_on(self.after, space)),
        }
        if extra:
            self.tell("market-paid", paid=Count(extra), **facts)
        else:
            self.tell("market", **facts)

    def gather(self) -> None:
        """Tell what was gathered."""
        resource = self.before.market_resource[self.before.market_space]
        if self.args:
            amount = int(self.args[0])
        else:
            amount = self.rubles(self.actor) if resource == RUBLES else self.spaces(self.actor)
        self.tell("gather", what=resource_text(resource, amount))

    def use_tile(self) -> None:
        """Tell an activation or a commission."""
        tile = self.before.workshop[self.actor, words.WORKSHOP_SPACES.index(self.args[0])]
        self.tell(self.verb, tile=tile_text(self.before, tile), space=self.args[0])
        self.benefit(tile)

    def influence(self) -> None:
        """Tell an action of the quadrant's card."""
        code = words.VERBS.index(self.verb)
        cost, gain = Count(cost_of(self.before, code)), Count(gain_of(self.before, code))
        facts: dict[str, Any] = {"price": cost, "gain": gain}
        if self.verb == "swap":
            one, other = (int(arg) - 1 for arg in self.args)
            facts |= {"one": one + 1, "other": other + 1}
            facts |= {"there": market_text(self.after, one), "here": market_text(self.after, other)}
        elif self.verb == "offer":
            facts["material"] = ", ".join(self.args)
        elif self.args:
            facts |= {"material": self.args[0], "given": cost, "got": " and ".join(self.args[1:])}
        self.tell(self.verb, **facts)

    # The rest

    def plain(self) -> None:
        """Tell a verb that says it all."""
        self.tell(self.verb)

    def reroll(self) -> None:
        """Tell which dice are rolled again."""
        self.tell("reroll", dice=dice_names(self.before, int(self.args[0]) - 1), space=self.args[0])

    def roll(self) -> None:
        """Tell what the dice show."""
        rolled = State(self.before.array.copy())
        for die, value in zip(self.args[::2], self.args[1::2], strict=True):
            rolled.die_value[words.DICE.index(die)] = int(value)
        self.tell("roll", dice=dice_text(rolled, self.before.roll_space))

    def new_prestige(self) -> None:
        """Tell where a marker has passed a prestige space."""
        for seat in range(self.before.seats):
            prestige = prestige_of(self.after, seat)
            if prestige != prestige_of(self.before, seat):
                self.tell_of(seat, "prestige", prestige=prestige)


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
