"""A ply being told in words: the states before and after it, and the sentences so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.codes import NONE, OVER_BY_SIXTH_SECTION, PHASE_OVER
from ..kernel.ending import PRESTIGE_FOR_ENDING
from ..kernel.ivan import HUMAN_SEAT
from ..kernel.track import gain_prestige, prestige_of
from ..text import Phrase
from .diff import Diff
from .pieces import amount, reward, seat_label, section_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..kernel.state import State
    from ..text import Fact


class Story:
    """What one ply did, sentence by sentence."""

    def __init__(self, before: State, after: State, names: Sequence[str | None]) -> None:
        self.before, self.after, self.names = before, after, names
        self.actor = before.seat
        self.diff = Diff(before, after)
        self.sentences: list[Phrase] = []

    def tell(self, key: str, **facts: Fact) -> None:
        """Add a sentence; whose ply it was is a fact of every one."""
        self.tell_of(self.actor, key, **facts)

    def tell_of(self, seat: int, key: str, **facts: Fact) -> None:
        """Add a sentence about a certain seat."""
        self.sentences.append(Phrase(key, seat=seat_label(self.before, seat, self.names), **facts))

    def completions(self) -> None:
        """Tell what was completed, who called the end, and who lost recognition for it (B3, B4, E1)."""
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

    def new_prestige(self) -> None:
        """Tell where a marker has passed a prestige space."""
        for seat in range(self.before.seats):
            if self.before.score[seat] == self.after.score[seat]:
                continue
            prestige = prestige_of(self.after, seat)
            if prestige != prestige_of(self.before, seat):
                self.tell_of(seat, "told-prestige", prestige=amount("prestige", prestige))

    def end(self) -> None:
        """Tell that the game is over."""
        if self.after.phase == PHASE_OVER:
            sixth = self.after.over_reason == OVER_BY_SIXTH_SECTION
            self.tell("told-over-sixth" if sixth else "told-over-limit")
