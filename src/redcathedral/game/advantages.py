"""Why a line of plies is good, in words: what it completes, where it leads, what it brings and what another lacks."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from .. import words
from ..kernel.cathedral import first_unclaimed
from ..kernel.codes import FROM_INVENTORY, MATERIALS, NONE
from ..kernel.rules import apply
from ..kernel.scoring import presence
from ..plies import ply_of
from ..plies.pieces import amount, resource, rubles, seat_label, section_name
from ..text import Phrase
from .outcome import totals

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..kernel.state import State

__all__ = ["advantages_of"]

MOST = 2  # listed for a line: as many as can be read at a glance


@dataclass(frozen=True, slots=True)
class _Played:
    """A line: the position before it, and the position at its end."""

    seat: int
    before: State
    after: State

    @property
    def gain(self) -> int:
        """What it adds to the seat's prestige if the game were scored then."""
        return totals(self.after)[self.seat] - totals(self.before)[self.seat]

    @property
    def rubles(self) -> int:
        """What the seat has left."""
        return int(self.after.rubles[self.seat])


def advantages_of(
    s: State, seat: int, line: Sequence[str], other: Sequence[str] | None = None, names: Sequence[str | None] = ()
) -> Phrase | None:
    """Say why a seat should play a line, best reasons first, and what another line lacks.

    None if there is nothing to say.
    """
    played = _play(s, seat, line)
    found = list(islice(_advantages(played, names), MOST))
    if other and len(found) < MOST:  # what a line brings says more than what another lacks
        found += islice(_more_than(played, _play(s, seat, other)), 1)
    if not found and tuple(line) == ("end",):
        found = [Phrase("hint-because-done")]
    return Phrase("hint-because", reasons=found) if found else None


def _play(s: State, seat: int, line: Sequence[str]) -> _Played:
    then = s.copy()
    for ply in line:
        if ply != "end":  # what follows is the others' turn
            apply(then, ply_of(ply).id)
    return _Played(seat, s, then)


def _advantages(played: _Played, names: Sequence[str | None]) -> Iterator[Phrase]:
    before, after, seat = played.before, played.after, played.seat
    complete = [
        section_name(t, level)
        for t in range(after.towers)
        for level in range(after.height[t])
        if after.complete[t, level] and not before.complete[t, level]
    ]
    if complete:
        yield Phrase("hint-because-completes", sections=complete)
    yield from _taken_leads(played, names)
    if played.gain > 0:
        yield Phrase("hint-because-scored", n=played.gain)
    for t in range(after.towers):
        if first_unclaimed(after, t) == NONE != first_unclaimed(before, t):
            yield Phrase("hint-because-last", tower=words.TOWER_LETTERS[t])
    yield from _goods(played)
    if after.banners[seat, FROM_INVENTORY] < before.banners[seat, FROM_INVENTORY]:
        yield Phrase("means-banner-opens")


def _taken_leads(played: _Played, names: Sequence[str | None]) -> Iterator[Phrase]:
    """E5: name the towers in which the seat overtakes another."""
    before, after, seat = played.before, played.after, played.seat
    for t in range(after.towers):
        passed = [
            seat_label(after, other, names)
            for other in range(after.seats)
            if other != seat
            and presence(before, t, other) >= max(1, presence(before, t, seat))
            and presence(after, t, other) < presence(after, t, seat)
        ]
        if passed:
            yield Phrase("hint-because-leads", others=passed, tower=words.TOWER_LETTERS[t])


def _goods(played: _Played) -> Iterator[Phrase]:
    """Say what the line brings: first what the seat's own sections still need."""
    before, after, seat = played.before, played.after, played.seat
    gained = [int(after.inventory[seat, m] - before.inventory[seat, m]) for m in range(MATERIALS)]
    lacking = {
        section_name(t, level): [
            m for m in range(MATERIALS) if after.cost[t, level, m] > after.delivered[t, level, m] and gained[m] > 0
        ]
        for t in range(after.towers)
        for level in range(after.height[t])
        if after.owner[t, level] == seat and not after.complete[t, level]
    }
    needed = {m for materials in lacking.values() for m in materials}
    if needed:
        goods = [resource(m, gained[m]) for m in sorted(needed)]
        sections = [name for name, materials in lacking.items() if materials]
        yield Phrase("hint-because-needed", goods=goods, sections=sections)
    others = [resource(m, gained[m]) for m in range(MATERIALS) if gained[m] > 0 and m not in needed]
    if after.rubles[seat] > before.rubles[seat]:
        others.append(rubles(int(after.rubles[seat] - before.rubles[seat])))
    if after.score[seat] > before.score[seat] and played.gain <= 0:
        others.append(amount("recognition", int(after.score[seat] - before.score[seat])))
    if others:
        yield Phrase("hint-because-brings", goods=others)


def _more_than(played: _Played, other: _Played) -> Iterator[Phrase]:
    """Say what another line lacks."""
    if played.gain > other.gain:
        yield Phrase("hint-because-more", n=played.gain - other.gain)
    if played.rubles > other.rubles:
        yield Phrase("hint-because-keeps", rubles=rubles(played.rubles - other.rubles))
