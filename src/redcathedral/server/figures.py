"""The statistics of a table: the game's own figures in words, and how long everyone thought."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from .. import words
from ..game.statistics import SOURCES, SeatFigures, Statistics, statistics_of

if TYPE_CHECKING:
    from ..game.game import Game


def figures_of(game: Game, line: list[tuple[int, int | None]], given: int, times: dict[int, str]) -> dict[str, Any]:
    """Give a game in figures; `line` has the event and the seat of each ply, `times` when each event happened."""
    found = statistics_of(game)
    seconds = _seconds(line, given, times, len(found.seats))
    return {
        "plies": game.version,
        "over": game.outcome is not None,
        "turns": [
            {"turn": one.turn, "seat": one.seat, "ply": one.ply, "track": one.track, "scored": one.scored}
            for one in found.turns
        ],
        "gains": [
            {"ply": one.ply, "turn": one.turn, "seat": one.seat, "source": one.source, "points": one.points}
            for one in found.gains
        ],
        "seats": [
            {"seat": seat, "color": game.seats[seat], "seconds": seconds[seat], **_in_words(found, seat, figures)}
            for seat, figures in enumerate(found.seats)
        ],
    }


def _in_words(found: Statistics, seat: int, figures: SeatFigures) -> dict[str, Any]:
    return {
        "turns": figures.turns,
        "claimed": figures.claimed,
        "completed": dict(zip(words.SECTION_KINDS, figures.completed, strict=True)),
        "deliveries": figures.deliveries,
        "ornaments": figures.ornaments,
        "jewels": figures.jewels,
        "gathered": dict(zip(words.MATERIALS, figures.gathered, strict=True)),
        "spent": dict(zip(words.MATERIALS, figures.spent, strict=True)),
        "rubles_earned": figures.rubles_earned,
        "rubles_spent": figures.rubles_spent,
        "dice": figures.dice,
        "spaces": figures.spaces,
        "activations": figures.activations,
        "influence": figures.influence,
        "sources": {
            source: sum(gain.points for gain in found.gains if (gain.seat, gain.source) == (seat, source))
            for source in SOURCES
        },
        "total": figures.total,
    }


def _seconds(line: list[tuple[int, int | None]], given: int, times: dict[int, str], seats: int) -> list[float]:
    """Add up the time before every ply for the seat that played it; what was given took this table no time."""
    spent = [0.0] * seats
    for index, (seq, seat) in enumerate(line[given:], start=given):
        if seat is not None:
            since = line[index - 1][0] if index else seq - 1  # the start, for the first of all
            waited = datetime.fromisoformat(times[seq]) - datetime.fromisoformat(times[since])
            spent[seat] += waited.total_seconds()
    return [round(one, 1) for one in spent]
