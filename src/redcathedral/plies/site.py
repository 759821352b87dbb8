"""What plies that name a section of the cathedral have in common."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from .. import words
from ..kernel.cathedral import section_kind
from ..kernel.codes import LEVELS, NONE
from .pieces import SECTIONS, color_of
from .ply import Ply, among

if TYPE_CHECKING:
    from ..kernel.state import State
    from .refusal import Facts


@dataclass(frozen=True)
class OnSection(Ply):
    """A ply that names a section."""

    section: str = among(SECTIONS)

    @cached_property
    def at(self) -> tuple[int, int]:
        """Tower and level of the section."""
        return divmod(SECTIONS.index(self.section), LEVELS)

    def owner(self, s: State) -> str:
        """Give the color of the banner on the section, or "nobody"."""
        owner = s.owner[self.at]
        return "nobody" if owner == NONE else color_of(s, owner)

    def ornament_kind(self, s: State) -> str:
        """Give the ornament that fits the section."""
        return words.ORNAMENTS[section_kind(s, *self.at)]


def name_section(_: State, ply: OnSection) -> Facts:
    """Give the section as the fact of a refusal."""
    return {"section": ply.section}


def name_section_and_owner(s: State, ply: OnSection) -> Facts:
    """Give the section and whose it is as the facts of a refusal."""
    return {"section": ply.section, "owner": ply.owner(s)}
