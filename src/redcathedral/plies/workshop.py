"""W. The workshop: using its tiles, and taking what they give."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from .. import words
from ..kernel import actions
from ..kernel import refusals as no
from ..kernel.codes import FIRST_DIE, MOST_IN_INVENTORY, PHASE_TAKE, RUBLES
from ..kernel.workshop import tile_gives, tile_resource
from ..text import Phrase
from .pieces import resource, tile, word
from .ply import Brings, Ply, among
from .refusal import Facts, Refusal

if TYPE_CHECKING:
    from ..kernel.state import State
    from .story import Story


@dataclass(frozen=True)
class InWorkshop(Ply):
    """A ply that names a space of the workshop."""

    space: str = among(words.WORKSHOP_SPACES)

    @cached_property
    def index(self) -> int:
        """The number of the space."""
        return words.WORKSHOP_SPACES.index(self.space)


def name_space(_: State, ply: InWorkshop) -> Facts:
    """Give the space as the fact of a refusal."""
    return {"space": ply.space}


@dataclass(frozen=True)
class UseTile(InWorkshop):
    """A ply that uses a tile of the workshop: an activation, or a commission of the merchants."""

    prestige_from = "tiles"

    def tile(self, s: State) -> int:
        """Give the tile on the space."""
        return s.workshop[s.seat, self.index]

    def meaning(self, s: State) -> Phrase:
        """Say what the tile gives, and for a die tile which die it shows."""
        used = self.tile(s)
        what = resource(tile_resource(s, used), tile_gives(s, used))
        return what if s.tile_content[used] < FIRST_DIE else Phrase("means-tile", tile=tile(s, used), what=what)

    def brings(self, s: State) -> Brings:
        """Give what the tile gives."""
        used = self.tile(s)
        return {"resource": words.RESOURCES[tile_resource(s, used)], "amount": int(tile_gives(s, used))}

    def tell(self, story: Story) -> None:
        """Tell which tile was used and what it gave."""
        used = self.tile(story.before)
        story.tell(f"told-{self.verb}", tile=tile(story.before, used), space=word(self.space))
        tell_benefit(story, used)


def tell_benefit(story: Story, used: int) -> None:
    """Tell what a tile gives: gained, offered, or nothing.

    Who is offered what the tile itself shows is told that already, and what they take comes next.
    """
    gives = tile_resource(story.before, used)
    number = tile_gives(story.before, used)
    what = resource(gives, number)
    if gives >= RUBLES:
        story.tell("told-gains", what=what)
    elif story.after.phase == PHASE_TAKE:
        most = story.after.benefit_most
        if most < number or story.before.tile_content[used] >= FIRST_DIE:
            story.tell("told-offers", what=resource(gives, most))
    else:
        story.tell("told-brings-nothing", what=what)


@dataclass(frozen=True)
class Take(Ply, verb="take", block=actions.TAKE):
    """Take part or all of what a tile offers."""

    example = "take 2"

    number: int = among(range(MOST_IN_INVENTORY + 1))

    def meaning(self, s: State) -> Phrase:
        """Say of what."""
        return Phrase("means-what", what=resource(s.benefit_material, self.number))

    def brings(self, s: State) -> Brings:
        """Give of what."""
        return {"material": words.MATERIALS[s.benefit_material]}

    def tell(self, story: Story) -> None:
        """Tell how much was taken."""
        story.tell("told-take", what=resource(story.before.benefit_material, self.number))


@dataclass(frozen=True)
class Activate(UseTile, verb="activate", block=actions.ACTIVATE):
    """Use the tile on the workshop space of the moved die's color."""

    example = "activate blue, activate white2"


def _tile_shows(s: State, ply: InWorkshop) -> Facts:
    content = s.tile_content[s.workshop[s.seat, ply.index]]
    if content >= FIRST_DIE:
        content = s.market_resource[s.die_space[content - FIRST_DIE]]
    return {"resource": words.RESOURCES[content]}


def _most(s: State, _: Take) -> Facts:
    return {"most": s.benefit_most, "material": words.MATERIALS[s.benefit_material]}


REFUSALS = {
    no.NO_BENEFIT: Refusal("no-benefit", "W5"),
    no.TAKE_TOO_MUCH: Refusal("take-too-much", "W5", _most),
    no.WRONG_WORKSHOP_SPACE: Refusal(
        "wrong-workshop-space", "W2", lambda s, ply: {"die": words.DICE[s.moved_die], "space": ply.space}
    ),
    no.NO_TILE: Refusal("no-tile", "W2", name_space),
    no.TILE_FACE_DOWN: Refusal("tile-face-down", "C4", name_space),
    no.NOTHING_TO_GAIN: Refusal("nothing-to-gain", "W5", _tile_shows),
    no.ACTIVATED_ALREADY: Refusal("activated-already", "M3"),
}
