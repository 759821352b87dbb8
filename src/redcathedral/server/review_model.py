"""The review of a game, exactly as `bots.review` makes it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from .snapshot_model import Part


class JudgedPly(Part):
    """A decision: what was played and what was best, with their prospects for the seat that decided."""

    ply: int = Field(description="how many plies had been played before")
    turn: int
    seat: int
    played: str
    best: str
    win: float
    best_win: float
    margin: float
    best_margin: float
    loss: float = Field(description="win chance given away; 0 where no ply is surely better")
    kind: Literal["slip", "mistake", "blunder"] | None


class ReviewedTurn(Part):
    """How everybody stood when a turn began, and its decisions."""

    turn: int
    ply: int
    seat: int
    chances: list[float] = Field(description="of every seat to win")
    prestige: list[float] = Field(description="of every seat, expected at the end")
    decisions: list[JudgedPly]


class ReviewSwing(Part):
    """A turn over which the chances changed much."""

    turn: int
    ply: int
    seat: int
    change: list[float] = Field(description="of every seat's chance until the next turn")
    given_away: float = Field(description="of it, by the seat whose turn it was")


class ReviewedSeat(Part):
    """How one seat played."""

    seat: int
    decisions: int
    agreed: int
    lost: float
    slips: int
    mistakes: int
    blunders: int


class Review(Part):
    """A game looked back at."""

    bot: str
    over: bool
    turns: list[ReviewedTurn]
    end: list[float] | None = Field(description="who won: every seat's share")
    mistakes: list[JudgedPly] = Field(description="the worst first")
    swings: list[ReviewSwing] = Field(description="the largest first")
    sides: list[ReviewedSeat]


class ReviewAnswer(Part):
    """A review, or how far it is."""

    status: Literal["preparing", "working", "ready", "failed"]
    done: int = Field(description="turns reviewed")
    turns: int | None = Field(description="turns there are, once that is known")
    review: Review | None
