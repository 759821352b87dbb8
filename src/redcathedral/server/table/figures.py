"""The statistics of a table: the game's own figures, and how long everyone thought."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from ...game.statistics import Statistics, statistics_of

if TYPE_CHECKING:
    from ...game.game import Game


def figures_of(game: Game, line: list[tuple[int, int | None]], given: int, times: dict[int, str]) -> Statistics:
    """Give a game in figures; `line` has the event and the seat of each ply, `times` when each event happened."""
    found = statistics_of(game)
    for figures, seconds in zip(found.seats, _seconds(line, given, times, len(found.seats)), strict=True):
        figures.seconds = seconds
    return found


def _seconds(line: list[tuple[int, int | None]], given: int, times: dict[int, str], seats: int) -> list[float]:
    """Add up the time before every ply for the seat that played it; what was given took this table no time."""
    spent = [0.0] * seats
    for index, (seq, seat) in enumerate(line[given:], start=given):
        if seat is not None:
            since = line[index - 1][0] if index else seq - 1  # the start, for the first of all
            waited = datetime.fromisoformat(times[seq]) - datetime.fromisoformat(times[since])
            spent[seat] += max(0.0, waited.total_seconds())  # a clock that was set back counts as no time
    return [round(one, 1) for one in spent]
