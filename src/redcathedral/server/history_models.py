"""Bodies of what looks at a whole game: its timeline and its figures."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .snapshot_model import Color, Materials, Part, SectionCounts, Snapshot


class Step(Part):
    """What one ply changed."""

    ply: int = Field(description="the position after so many plies is the one with these changes")
    seq: int = Field(description="its event")
    turn: int
    seat: int = Field(description="whose turn it is part of")
    changes: list[tuple[list[str | int], Any]] = Field(description="where in the snapshot, and what stands there now")


class Timeline(Part):
    """A position and every step from there to now."""

    since: int
    plies: int
    snapshot: Snapshot
    steps: list[Step]


class TurnPoints(Part):
    """How the seats stood when a turn was over."""

    turn: int
    seat: int
    ply: int
    track: list[int] = Field(description="prestige on the track, by seat")
    scored: list[int] = Field(description="what each seat would have if the game were scored here")


Source = Literal[
    "market",
    "tiles",
    "influence",
    "sections",
    "ornaments",
    "ending",
    "exchange",
    "displeasure",
    "ivan",
    "goods",
    "towers",
]


class Gain(Part):
    """Prestige won or lost."""

    ply: int
    turn: int
    seat: int
    source: Source
    points: int


class SeatFigures(Part):
    """What one seat did."""

    seat: int
    color: Color
    seconds: float = Field(description="how long it thought at this table")
    turns: int
    claimed: int
    completed: SectionCounts
    deliveries: int
    ornaments: int
    jewels: int
    gathered: Materials
    spent: Materials
    rubles_earned: int
    rubles_spent: int
    dice: int
    spaces: int
    activations: int
    influence: dict[str, int] = Field(description="how often, by verb")
    sources: dict[Source, int]
    total: int


class Figures(Part):
    """A game in figures."""

    plies: int
    over: bool
    turns: list[TurnPoints]
    gains: list[Gain]
    seats: list[SeatFigures]
