"""The outcome of a finished game: why it ended, everyone's place, and score lines that add up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from .. import words
from ..kernel.cathedral import sections_completed
from ..kernel.codes import OVER_BY_SIXTH_SECTION
from ..kernel.scoring import final_prestige, goods_prestige, ornaments_placed, tower_prestige
from ..kernel.track import prestige_of

if TYPE_CHECKING:
    from ..formats.snapshot.model import Reason
    from ..kernel.state import State

__all__ = ["Outcome", "ScoreLines", "score_now"]

SIXTH_SECTION: Final = "sixth-section"
TURN_LIMIT: Final = "turn-limit"


@dataclass(frozen=True, slots=True)
class ScoreLines:
    """One seat's prestige, line by line (E2 to E7), and what breaks ties (E8)."""

    seat: words.Color
    """The seat's color."""
    rank: int
    """1 is first; equal ranks share the place."""
    track: int
    """Prestige on the track."""
    goods: int
    """Prestige of what is left in the inventory."""
    towers: tuple[int, ...]
    """Prestige of each tower: A, B, …"""
    sections: int
    """How many sections it completed."""
    ornaments: int
    """How many ornaments it placed."""

    @property
    def total(self) -> int:
        """All the prestige of the seat."""
        return self.track + self.goods + sum(self.towers)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    reason: Reason
    """`sixth-section` or `turn-limit`."""
    ender: words.Color | None
    """The seat that completed its sixth section first, None at a turn limit."""
    scores: tuple[ScoreLines, ...]
    """The score lines of every seat, in turn order."""

    @property
    def ranking(self) -> tuple[ScoreLines, ...]:
        """The seats from first to last."""
        return tuple(sorted(self.scores, key=lambda lines: lines.rank))

    @property
    def winners(self) -> tuple[words.Color, ...]:
        """Who won; more than one where the win is shared."""
        return tuple(lines.seat for lines in self.scores if lines.rank == 1)

    def __str__(self) -> str:
        return ", ".join(f"{lines.rank}. {lines.seat} {lines.total}" for lines in self.ranking)


def score_now(s: State) -> tuple[ScoreLines, ...]:
    """Score every seat as if the game ended here."""
    seats = range(s.seats)
    prestige = [
        (
            prestige_of(s, seat),
            goods_prestige(s, seat),
            tuple([tower_prestige(s, tower, seat) for tower in range(s.towers)]),
        )
        for seat in seats
    ]
    # As `rank_of` does (E8), which would count all of this once more for every pair of seats.
    standing = [
        (track + goods + sum(towers), sections_completed(s, seat), ornaments_placed(s, seat))
        for seat, (track, goods, towers) in zip(seats, prestige, strict=True)
    ]
    return tuple(
        ScoreLines(
            seat=words.COLORS[s.color[seat]],
            rank=1 + sum(other > standing[seat] for other in standing),
            track=prestige[seat][0],
            goods=prestige[seat][1],
            towers=prestige[seat][2],
            sections=standing[seat][1],
            ornaments=standing[seat][2],
        )
        for seat in seats
    )


def totals(s: State) -> list[int]:
    """Give what each seat would have if the game ended here."""
    return [int(final_prestige(s, seat)) for seat in range(s.seats)]


def outcome_of(s: State) -> Outcome:
    """Give the outcome of a finished game."""
    return Outcome(
        reason=SIXTH_SECTION if s.over_reason == OVER_BY_SIXTH_SECTION else TURN_LIMIT,
        ender=words.COLORS[s.color[s.ender]] if s.ender >= 0 else None,
        scores=score_now(s),
    )
