"""The report of a tournament: one HTML file with everything in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import plots
from .page import Page, percent, percent_range
from .results import margin_of, players_of, standing, win_points

if TYPE_CHECKING:
    from .models import PlayerFigures, Sequential, Summary
    from .run import Result

COLUMNS = (
    "player",
    "games",
    "win share",
    "95 %",
    "parity",
    "verdict",
    "margin",
    "95 %",
    "prestige",
    "rating",
    "lost",
)
_POINTS_OF_A_LINE = 200


def report_of(result: Result) -> str:
    """Write the report."""
    summary, plan = result.summary, result.plan
    page = Page(f"Arena: {', '.join(plan.names)}")
    page.paragraph(_what_was_played(summary))
    _write_forfeits(page, summary)
    page.heading("Who wins")
    page.table(COLUMNS, [row_of(player) for player in summary["players"]])
    players = summary["players"]
    bounds = [(player["interval"][0], player["interval"][1]) for player in players]
    names = [player["player"] for player in players]
    marks = [player["parity"] for player in players]
    page.plot(plots.shares(names, [p["win_share"] for p in players], bounds, marks), "win shares with intervals")
    page.paragraph(
        "Win share counts a shared win in equal parts. The interval is Wilson's for a fixed number of games. The "
        "margin is the prestige ahead of the best other seat. The rating is OpenSkill's (Plackett-Luce, mu ± sigma, "
        "start 25 ± 8.33) over the games in their order. Lost: seats that greedy took over."
    )
    if summary["sequential"]:
        page.paragraph(_sequential(summary["sequential"]))
    _write_seats(page, summary)
    _write_spread(page, result)
    page.heading("The run")
    rows = [(key.replace("_", " "), _said(value)) for key, value in summary["run"].items() if value not in ({}, False)]
    page.table(("", ""), rows, texts=(1,))
    return page.html()


def row_of(player: PlayerFigures) -> tuple[str, ...]:
    """Give a player's line of the table in words."""
    margin = player["margin_interval"]
    return (
        player["player"],
        f"{player['games']:,}",
        percent(player["win_share"]),
        percent_range(*player["interval"]),
        percent(player["parity"]),
        player["verdict"],
        f"{player['mean_margin']:+.2f}",
        f"{margin[0]:+.2f} to {margin[1]:+.2f}" if margin else "",
        f"{player['mean_total']:.1f}",
        f"{player['rating']['mu']:.1f} ± {player['rating']['sigma']:.1f}",
        str(player["forfeits"]),
    )


def _said(value: object) -> str:
    """Write a setting of the run as people do."""
    if isinstance(value, dict):
        return ", ".join(f"{name}: {part}" for name, part in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _what_was_played(summary: Summary) -> str:
    run = summary["run"]
    limit = summary["ended_by_turn_limit"]
    ended = f"; {limit:,} reached the limit of {run['turn_limit']} turns" if limit else ""
    table = "solo against Ivan" if run["seats"] == 1 else f"{run['seats']} seats"
    return (
        f"{summary['games']:,} games on {summary['deals']:,} deals, each in {summary['lineups']} seat orders: {table}, "
        f"{run['boards']} boards, edition {run['edition']}, seed {run['seed']}. "
        f"A game took {summary['mean_turns']:.1f} turns{ended}."
    )


def _sequential(sequential: Sequential) -> str:
    ended = "stopped as soon as every player's side of parity was sure" if sequential["stopped"] else "never was sure"
    return f"Sequential run: {ended}. Method: {sequential['method']}. The intervals above ignore the stopping."


def _write_forfeits(page: Page, summary: Summary) -> None:
    if not summary["forfeits"]:
        return
    page.paragraph(
        "Some bots lost their seat: greedy played on in it, and the game counts as lost for the bot.", warning=True
    )
    rows = [
        (entry["player"], str(entry["seats"]), str(entry["first_game"]), str(entry["ply"]), entry["message"])
        for entry in summary["forfeits"]
    ]
    page.table(("bot", "seats lost", "first in game", "after ply", "what it did"), rows, texts=(4,))


def _write_seats(page: Page, summary: Summary) -> None:
    seats = sorted({seat for player in summary["players"] for seat in player["win_share_by_seat"]})
    page.heading("By seat")
    rows = [
        (p["player"], *(percent(p["win_share_by_seat"][s]) if s in p["win_share_by_seat"] else "" for s in seats))
        for p in summary["players"]
    ]
    page.table(("player", *(f"seat {seat}" for seat in seats)), rows)


def _write_spread(page: Page, result: Result) -> None:
    """Plot margins, and how the win shares settled as games came in."""
    plan = result.plan
    margins: dict[str, list[float]] = {name: [] for name in plan.names}
    wins: dict[str, list[float]] = {name: [] for name in plan.names}
    for game in result.results:
        players = players_of(plan, game["game"])
        points = win_points(standing(game))
        totals = [score.total for score in game["scores"]]
        for name in dict.fromkeys(players):
            seats = [seat for seat, player in enumerate(players) if player == name]
            margins[name] += [margin_of(totals, seat) for seat in seats]
            wins[name].append(sum(points[seat] for seat in seats))
    page.heading("Margins")
    page.plot(plots.spread(margins, "prestige ahead of the best other seat"), "spread of the margins")
    page.heading("How it settled")
    page.plot(
        plots.lines({name: _settling(won) for name, won in wins.items()}, "games", "win share"), "win share so far"
    )


def _settling(wins: list[float]) -> list[tuple[float, float]]:
    step = max(1, len(wins) // _POINTS_OF_A_LINE)
    total = 0.0
    points = []
    for number, win in enumerate(wins, 1):
        total += win
        if number % step == 0:
            points.append((float(number), total / number))
    return points
