"""C, V. Claiming a section: the claim, its banner, and the section's tile."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from .. import words
from ..kernel import actions
from ..kernel import refusals as no
from ..kernel.claim import space_price
from ..kernel.codes import NONE, WHITE1
from ..text import Phrase
from .pieces import PHRASES_KEPT, SECTIONS, goods, pays, row_of, rubles, section_name, tile, word
from .ply import Brings, Ply, among
from .refusal import Facts, Refusal
from .site import OnSection, name_section, name_section_and_owner
from .workshop import InWorkshop, name_space, tell_benefit

if TYPE_CHECKING:
    from ..kernel.state import State
    from ..text import Fact
    from .story import Story


def meaning_of_claim(s: State, ply: OnSection) -> Phrase:
    """Say what a section needs and pays, and which tile is on it."""
    at = ply.at
    lying = s.tile[at]
    shows = None if lying == NONE else tile(s, lying)
    return _means_claim(tuple(row_of(s.cost, *at)), s.reward_recognition[at], s.reward_rubles[at], shows)


@lru_cache(maxsize=PHRASES_KEPT)
def _means_claim(cost: tuple[int, ...], recognition: int, rubles: int, tile: Phrase | None) -> Phrase:
    facts: dict[str, Fact] = {"needs": goods(cost), "pays": pays(recognition, rubles)}
    return Phrase("means-claim-bare", **facts) if tile is None else Phrase("means-claim", tile=tile, **facts)


@dataclass(frozen=True)
class Claim(OnSection, verb="claim", block=actions.CLAIM):
    """Claim a section."""

    example = "claim B2"

    def meaning(self, s: State) -> Phrase:
        """Say what the section needs and pays."""
        return meaning_of_claim(s, self)

    def tell(self, story: Story) -> None:
        """Tell a claim; the banner may still be asked for."""
        story.tell("told-claim", section=self.section)
        _tell_tile_in_hand(story)


@dataclass(frozen=True)
class Banner(Ply, verb="banner", block=actions.BANNER):
    """Choose where the banner comes from."""

    example = "banner inventory, banner white1"

    source: str = among(words.BANNER_SOURCES)

    def meaning(self, s: State) -> Phrase | None:  # noqa: ARG002
        """Say that it opens a space of the inventory."""
        return Phrase("means-banner-opens") if self.source == "inventory" else None

    def tell(self, story: Story) -> None:
        """Tell where the banner came from."""
        section = section_name(story.before.claim_tower, story.before.claim_level)
        story.tell("told-banner", source=word(self.source), section=section)
        _tell_tile_in_hand(story)


def _tell_tile_in_hand(story: Story) -> None:
    """Tell what taking the banner brought."""
    before, after = story.before, story.after
    if after.claim_tile == NONE:
        return
    if after.banners[story.actor, 0] < before.banners[story.actor, 0]:
        story.tell("told-banner-opens", room=after.inventory_size - after.banners[story.actor, 0])
    story.tell("told-tile-in-hand", tile=tile(before, after.claim_tile))


@dataclass(frozen=True)
class Place(InWorkshop, verb="place", block=actions.PLACE):
    """Put the claimed tile into the workshop."""

    example = "place blue up, place white1 down"
    prestige_from = "tiles"

    face: str = among(("up", "down"))

    def price(self, s: State) -> int:
        """Give the rubles it costs to put the tile there face up."""
        return space_price(s, s.seat, self.index)

    def meaning(self, s: State) -> Phrase:
        """Say what it costs, and what it does to the ornament there."""
        lying = s.ornament_on_space[self.index] if s.advanced else NONE
        price = rubles(self.price(s))
        if lying == NONE:
            return Phrase("means-place-down") if self.face == "down" else Phrase("means-place-up", price=price)
        ornament = word(words.ORNAMENTS[lying])
        if self.face == "down":
            return Phrase("means-place-down-locks", ornament=ornament)
        return Phrase("means-place-up-unlocks", price=price, ornament=ornament)

    def brings(self, s: State) -> Brings:
        """Give its price."""
        return {"price": int(self.price(s)) if self.face == "up" else 0}

    def tell(self, story: Story) -> None:
        """Tell where a tile went and what it brought at once."""
        before = story.before
        claimed = before.claim_tile
        lying = before.ornament_on_space[self.index] if before.advanced and self.index < WHITE1 else NONE
        if self.face == "down":
            story.tell("told-place-down", tile=tile(before, claimed), space=word(self.space))
            if lying != NONE:
                story.tell("told-locked", ornament=word(words.ORNAMENTS[lying]))
            return
        price = rubles(self.price(before))
        story.tell("told-place-up", price=price, tile=tile(before, claimed), space=word(self.space))
        if lying != NONE:
            story.tell("told-unlocked", ornament=word(words.ORNAMENTS[lying]))
        tell_benefit(story, claimed)


def _below(_: State, ply: OnSection) -> Facts:
    return {"section": ply.section, "below": SECTIONS[SECTIONS.index(ply.section) - 1]}


def _price(s: State, ply: Place) -> Facts:
    return {"space": ply.space, "price": int(ply.price(s)), "have": int(s.rubles[s.seat])}


REFUSALS = {
    no.NOTHING_TO_PLACE: Refusal("nothing-to-place", "C4"),
    no.NO_BANNER_CHOICE: Refusal("no-banner-choice", "C2"),
    no.NO_SUCH_SECTION: Refusal("no-such-section", "S7", name_section),
    no.SECTION_CLAIMED: Refusal("section-claimed", "C1", name_section_and_owner),
    no.NOTHING_BELOW: Refusal("nothing-below", "C1", _below),
    no.NO_BANNER: Refusal("no-banner", "C2"),
    no.NO_BANNER_THERE: Refusal("no-banner-there", "C2", lambda _, ply: {"source": ply.source}),
    no.SPACE_TAKEN: Refusal("space-taken", "C4", name_space),
    no.PLACE_TOO_DEAR: Refusal("place-too-dear", "C4", _price),
    no.BANNER_IN_THE_WAY: Refusal("banner-in-the-way", "V4", name_space),
}
