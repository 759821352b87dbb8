"""What differs on the building site between two states."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..kernel.state import State


class Diff:
    """What differs on the construction site between two states."""

    def __init__(self, before: State, after: State) -> None:
        self.before, self.after = before, after

    def sections(self) -> Iterator[tuple[int, int]]:
        """Give all sections, tower by tower, from the base up."""
        for tower in range(self.before.towers):
            for level in range(self.before.height[tower]):
                yield tower, level

    def completed(self) -> list[tuple[int, int]]:
        """Find what was completed."""
        if self.after.between("complete", "complete") == self.before.between("complete", "complete"):
            return []  # as after most plies
        return [at for at in self.sections() if self.after.complete[at] and not self.before.complete[at]]

    def claimed(self) -> list[tuple[int, int]]:
        """Find what was claimed."""
        return [at for at in self.sections() if self.after.owner[at] != self.before.owner[at]]

    def decorated(self) -> list[tuple[int, int]]:
        """Find what was decorated."""
        return [at for at in self.sections() if self.after.ornament[at] != self.before.ornament[at]]
