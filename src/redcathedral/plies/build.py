"""B, D. Building: deliveries of materials, and ornaments with their jewels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .. import words
from ..kernel import actions
from ..kernel import refusals as no
from ..kernel.build import deliveries_available
from ..kernel.cathedral import materials_missing, section_kind
from ..kernel.codes import AMETHYST, EMERALD
from ..kernel.decorate import jewel_prestige, ornament_material
from ..text import Phrase
from .goods import counted, in_order, not_held
from .pieces import amount, ornament_of, reward
from .ply import Brings, among
from .refusal import Facts, Refusal
from .site import OnSection, name_section, name_section_and_owner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..kernel.state import State
    from .story import Story

# Which jewels an ornament can have, in the order of the kernel's sets.
JEWELS = tuple(("emerald",) * green + ("amethyst",) * violet for green, violet in actions.JEWEL_SETS.tolist())


@dataclass(frozen=True)
class Deliver(OnSection, verb="deliver", block=actions.DELIVER):
    """Deliver a material to one of the player's sections."""

    example = "deliver gold B2"

    material: str = among(words.MATERIALS)

    clause = "B2"

    @property
    def gives(self) -> tuple[str, ...]:
        """The material."""
        return (self.material,)

    def written(self) -> Iterator[object]:
        """Write the material first."""
        yield from (self.material, self.section)

    def left(self, s: State) -> int:
        """Give what the section would still miss."""
        return int(materials_missing(s, *self.at)) - 1

    def meaning(self, s: State) -> Phrase:
        """Say what is still missing, or what completing the section pays."""
        left = self.left(s)
        return Phrase("means-missing", left=left) if left else Phrase("means-completes", reward=reward(s, *self.at))

    def brings(self, s: State) -> Brings:
        """Give what is still missing."""
        return {"left": self.left(s)}

    def tell(self, story: Story) -> None:
        """Tell a delivery."""
        what = amount(self.material, 1)
        if story.after.complete[self.at]:
            story.tell("told-deliver-last", what=what, section=self.section)
        else:
            left = materials_missing(story.after, *self.at)
            story.tell("told-deliver", what=what, section=self.section, left=left)


def meaning_of_ornament(s: State, ply: OnSection, prestige: int = 0) -> Phrase:
    """Say which ornament a section gets, and what its jewels bring."""
    ornament = ornament_of(s, *ply.at)
    if prestige:
        return Phrase("means-ornament-jewels", ornament=ornament, gain=amount("prestige", prestige))
    return Phrase("means-ornament", ornament=ornament)


@dataclass(frozen=True)
class Ornament(OnSection, verb="ornament", block=actions.ORNAMENT):
    """Decorate a complete section."""

    example = "ornament C1, ornament C1 emerald amethyst"
    prestige_from = "ornaments"

    jewels: tuple[str, ...] = among(JEWELS)

    @classmethod
    def arrange(cls, said: list[str]) -> list[str]:
        """Take the jewels in any order."""
        return [*said[:1], *in_order(said[1:])]

    def written(self) -> Iterator[object]:
        """Write the jewels one by one."""
        yield from (self.section, *self.jewels)

    @property
    def prestige(self) -> int:
        """What the jewels bring."""
        return int(jewel_prestige(self.jewels.count("emerald"), self.jewels.count("amethyst")))

    def meaning(self, s: State) -> Phrase:
        """Say which ornament it is and what its jewels bring."""
        return meaning_of_ornament(s, self, self.prestige)

    def brings(self, s: State) -> Brings:  # noqa: ARG002
        """Give the prestige of its jewels."""
        return {"prestige": self.prestige}

    def tell(self, story: Story) -> None:
        """Tell a decoration and its prestige."""
        ornament = ornament_of(story.before, *self.at)
        if self.prestige:
            gain, jewels = amount("prestige", self.prestige), counted(self.jewels)
            story.tell("told-ornament-jewels", section=self.section, ornament=ornament, jewels=jewels, gain=gain)
        else:
            story.tell("told-ornament", section=self.section, ornament=ornament)


def _ornament(s: State, ply: OnSection) -> Facts:
    return {"ornament": ply.ornament_kind(s)}


def _ornament_material(s: State, ply: OnSection) -> Facts:
    material = words.MATERIALS[ornament_material(section_kind(s, *ply.at))]
    return {"ornament": ply.ornament_kind(s), "material": material}


def _jewels_held(s: State, _: Ornament) -> Facts:
    return {"emeralds": int(s.inventory[s.seat, EMERALD]), "amethysts": int(s.inventory[s.seat, AMETHYST])}


REFUSALS = {
    no.NO_DELIVERIES: Refusal("no-deliveries", "B1"),
    no.NOT_YOUR_BANNER: Refusal("not-your-banner", "B2", name_section_and_owner),
    no.SECTION_COMPLETE: Refusal("section-complete", "B2", name_section),
    no.NOT_NEEDED: Refusal("not-needed", "B2", lambda _, ply: {"section": ply.section, "material": ply.material}),
    no.NOT_HELD: Refusal("not-held", lambda _, ply: ply.clause, not_held),
    no.SECTION_INCOMPLETE: Refusal("section-incomplete", "D1", name_section),
    no.ORNAMENT_THERE: Refusal("ornament-there", "D1", name_section),
    no.ORNAMENT_USED: Refusal("ornament-used", "D4", _ornament),
    no.ORNAMENT_LOCKED: Refusal("ornament-locked", "V3", _ornament),
    no.ORNAMENT_MATERIAL: Refusal("ornament-material", "D2", _ornament_material),
    no.JEWELS_MISSING: Refusal("jewels-missing", "D2", _jewels_held),
    no.TOO_FEW_DELIVERIES: Refusal(
        "too-few-deliveries", "D2", lambda s, ply: {"wanted": 1 + len(ply.jewels), "left": int(deliveries_available(s))}
    ),
}
