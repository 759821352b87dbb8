"""What a ply did, in sentences: told from the states before and after it, Ivan's actions included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ivan import tell_of_ivan
from .story import Story

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..kernel.state import State
    from ..text import Phrase
    from .ply import Ply


def narrate(before: State, ply: Ply, after: State, names: Sequence[str | None] = ()) -> list[Phrase]:
    """Tell a ply, what followed from it, and what Ivan did then."""
    story = Story(before, after, names)
    ply.tell(story)
    tell_of_ivan(story, ply)
    story.completions()
    story.new_prestige()
    story.end()
    return story.sentences
