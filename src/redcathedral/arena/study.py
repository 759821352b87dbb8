"""What the game is like with given bots: figures for one kind of table, from the games that were watched."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from statistics import fmean, median, quantiles, stdev
from typing import TYPE_CHECKING

from .. import words
from ..kernel.box import cards_in_order
from .plan import Plan, make_plan
from .results import margin_of, standing, win_points
from .run import Result, run_arena
from .statistics import Mean, wilson
from .tally import BUILT, CLAIMED, MARKETED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from ..edition import Edition
    from ..edition.model import WorkshopTile
    from .models import (
        CardFigures,
        DecisionFigures,
        EffectFigures,
        GameResult,
        InfluenceFigures,
        Interval,
        LengthFigures,
        PileFigures,
        PlanFigures,
        ScoreFigures,
        SeatFigures,
        SeatScore,
        SourceFigures,
        Spread,
        Study,
        TileFigures,
        TurnFigures,
    )


@dataclass(frozen=True)
class SeatGame:
    """One seat in one game: how it ended for it."""

    seat: int
    win: float
    margin: int
    score: SeatScore


class Effect:
    """How those who had something fared: win share above parity, and margin."""

    def __init__(self) -> None:
        self.excess = Mean()
        self.margin = Mean()

    def add(self, seat: SeatGame, parity: float) -> None:
        """Take one seat that had it."""
        self.excess.add(seat.win - parity)
        self.margin.add(seat.margin)

    def figures(self) -> EffectFigures:
        """Give the means with their intervals."""
        return {
            "seats": self.excess.count,
            "win_above_parity": round(self.excess.mean, 5),
            "win_interval": _interval(self.excess),
            "margin": round(self.margin.mean, 4),
            "margin_interval": _interval(self.margin),
        }


def run_study(
    players: Sequence[str],
    tables: Iterable[tuple[int, str]],
    *,
    games: int,
    seed: str = "1",
    edition: Edition | None = None,
    turn_limit: int = 400,
    jobs: int = 1,
    engine: str = "local",
    address: str | None = None,
    out: Path | None = None,
    resume: bool = False,
    on_progress: Callable[[int, int], None] = lambda _done, _total: None,
    on_compile: Callable[[], None] = lambda: None,
) -> list[Study]:
    """Play and observe every kind of table, (seats, boards); players are named again until the seats are full."""
    plans = [
        make_plan(
            [players[i % len(players)] for i in range(seats)],
            games=games,
            seats=seats,
            seed=seed,
            edition=edition,
            boards=boards,
            turn_limit=turn_limit,
            observe=True,
        )
        for seats, boards in tables
    ]
    total = sum(plan.total for plan in plans)
    before = 0
    found = []
    for plan in plans:
        folder = None if out is None else out / f"{plan.seats}-{plan.boards}"
        done = before

        def report(now: int, _: int, done: int = done) -> None:
            on_progress(done + now, total)

        fresh = folder is None or not (folder / "games.jsonl").exists()
        result = run_arena(
            plan,
            jobs=jobs,
            engine=engine,
            address=address,
            out=folder,
            resume=resume and not fresh,
            on_progress=report,
            on_compile=on_compile,
        )
        before += plan.total
        found.append(study_of(result))
    return found


def study_of(result: Result) -> Study:
    """Give all figures of one kind of table."""
    plan, games = result.plan, result.results
    played = [list(seat_games(game)) for game in games]
    return {
        "run": plan.identity(),
        "games": len(games),
        "length": _length(games),
        "seats": _seats(plan, played),
        "scores": _scores([seats[: plan.seats] for seats in played]),  # Ivan's are no player's
        "decisions": _decisions(games),
        "turns": _turns(plan, games),
        "piles": _piles(games),
        "plans": _plans(plan, games, played),
        "cards": _cards(plan, games, played),
        "tiles": _tiles(plan, games, played),
        "influence": _influence(plan, games, played),
    }


def seat_games(game: GameResult) -> Iterator[SeatGame]:
    """Give the seats of a game."""
    points = win_points(standing(game))
    totals = [score.total for score in game["scores"]]
    for seat, score in enumerate(game["scores"]):
        yield SeatGame(seat, points[seat], margin_of(totals, seat), score)


def _interval(mean: Mean) -> Interval | None:
    return [round(bound, 5) for bound in mean.interval()] if mean.count > 1 else None


def _spread(values: Sequence[float]) -> Spread:
    """Describe a spread of values: mean with interval, and the middle nine tenths."""
    mean = Mean()
    for value in values:
        mean.add(value)
    cuts = quantiles(values, n=20) if len(values) > 1 else [values[0]] * 19
    low, high = mean.interval() if len(values) > 1 else (mean.mean, mean.mean)
    return {
        "mean": round(mean.mean, 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "deviation": round(stdev(values), 3) if len(values) > 1 else 0.0,
        "median": median(values),
        "p5": round(cuts[0], 2),
        "p95": round(cuts[-1], 2),
        "least": min(values),
        "most": max(values),
    }


def _length(games: Sequence[GameResult]) -> LengthFigures:
    limit = sum(game["reason"] == "turn-limit" for game in games)
    return {
        "turns": _spread([game["turns"] for game in games]),
        "all_turns": [game["turns"] for game in games],
        "decisions": _spread([game["decisions"] for game in games]),
        "ended_by_turn_limit": limit,
        "limit_interval": [round(bound, 5) for bound in wilson(limit, len(games))],
    }


def _seats(plan: Plan, played: Sequence[Sequence[SeatGame]]) -> list[SeatFigures]:
    """Say how often each seat wins, by its place in the turn order."""
    found: list[SeatFigures] = []
    for seat in range(len(played[0])):
        mine = [game[seat] for game in played]
        wins = sum(one.win for one in mine)
        margin = Mean()
        for one in mine:
            margin.add(one.margin)
        found.append(
            {
                "seat": seat + 1,
                "ivan": plan.seats == 1 and seat == 1,
                "parity": 1 / len(played[0]),
                "win_share": round(wins / len(mine), 5),
                "interval": [round(bound, 5) for bound in wilson(wins, len(mine))],
                "margin": round(margin.mean, 3),
                "margin_interval": _interval(margin),
                "total": _spread([one.score.total for one in mine]),
            }
        )
    return found


def _scores(played: Sequence[Sequence[SeatGame]]) -> ScoreFigures:
    every = [one for game in played for one in game]
    winners = [one for one in every if one.win > 0]
    return {
        "all": _sources(every),
        "winners": _sources(winners),
        "totals": [one.score.total for one in every],
        "winning_totals": [one.score.total for one in winners],
        "winning_margin": _spread([one.margin for one in winners]),
        "sections": round(fmean(one.score.sections for one in every), 3),
        "ornaments": round(fmean(one.score.ornaments for one in every), 3),
        "shared_wins": sum(0 < one.win < 1 for one in every),
    }


def _sources(seats: Sequence[SeatGame]) -> SourceFigures:
    return {
        "total": _spread([one.score.total for one in seats]),
        "track": round(fmean(one.score.track for one in seats), 3),
        "goods": round(fmean(one.score.goods for one in seats), 3),
        "towers": round(fmean(sum(one.score.towers) for one in seats), 3),
    }


def _decisions(games: Sequence[GameResult]) -> DecisionFigures:
    seen = [game["seen"] for game in games]
    return {
        "options": round(sum(s["options"] for s in seen) / sum(s["decisions"] for s in seen), 3),
        "options_at_turn_start": round(
            sum(s["first_options"] for s in seen) / sum(s["first_decisions"] for s in seen), 3
        ),
        "most_options": max(s["most_options"] for s in seen),
    }


def _turns(plan: Plan, games: Sequence[GameResult]) -> TurnFigures:
    """Say what turns are used for, and how often a seat uses the free actions; Ivan's are not counted."""
    seen = [game["seen"] for game in games]
    used = {kind: sum(row[kind] for s in seen for row in s["turns"]) for kind in (CLAIMED, BUILT, MARKETED)}
    every = max(1, sum(used.values()))
    seats = len(games) * plan.seats
    return {
        "claim": round(used[CLAIMED] / every, 5),
        "build": round(used[BUILT] / every, 5),
        "market": round(used[MARKETED] / every, 5),
        "exchanges": round(sum(sum(s["exchanges"]) for s in seen) / seats, 4),
        "rerolls": round(sum(sum(s["rerolls"]) for s in seen) / seats, 4),
    }


def _piles(games: Sequence[GameResult]) -> dict[str, PileFigures]:
    """Say how often a pile is empty when a turn begins."""
    found: dict[str, PileFigures] = {}
    turns = sum(game["turns"] for game in games)
    for index, material in enumerate(words.MATERIALS):
        dry = sum(game["seen"]["dry_turns"][index] > 0 for game in games)
        found[material] = {
            "games_dry": round(dry / len(games), 5),
            "interval": [round(bound, 5) for bound in wilson(dry, len(games))],
            "turns_dry": round(sum(game["seen"]["dry_turns"][index] for game in games) / turns, 5),
        }
    return found


def _plans(plan: Plan, games: Sequence[GameResult], played: Sequence[Sequence[SeatGame]]) -> list[PlanFigures]:
    found: list[PlanFigures] = []
    for index, heights in enumerate(plan.edition.plans[max(2, plan.seats)]):
        mine = [(game, seats) for game, seats in zip(games, played, strict=True) if game["plan"] == index]
        if mine:
            first = sum(seats[0].win for _, seats in mine)
            found.append(
                {
                    "plan": "-".join(map(str, heights)),
                    "games": len(mine),
                    "turns": _spread([game["turns"] for game, _ in mine]),
                    "total": _spread([one.score.total for _, seats in mine for one in seats]),
                    "towers": round(fmean(sum(one.score.towers) for _, seats in mine for one in seats), 3),
                    "first_seat": round(first / len(mine), 5),
                    "first_seat_interval": [round(bound, 5) for bound in wilson(first, len(mine))],
                }
            )
    return found


def _cards(plan: Plan, games: Sequence[GameResult], played: Sequence[Sequence[SeatGame]]) -> dict[str, CardFigures]:
    """Say for every cathedral card how often it is built and how its builders fare."""
    names = cards_in_order(plan.edition)
    parity = 1 / len(played[0])
    there: dict[str, int] = defaultdict(int)
    claimed: dict[str, int] = defaultdict(int)
    finished: dict[str, int] = defaultdict(int)
    built: dict[str, Effect] = defaultdict(Effect)
    for game, seats in zip(games, played, strict=True):
        for card, _, owner, complete, _ in game["seen"]["sections"]:
            there[names[card]] += 1
            claimed[names[card]] += owner >= 0
            finished[names[card]] += complete
            if complete and owner < plan.seats:  # Ivan builds without thinking
                built[names[card]].add(seats[owner], parity)
    return {
        name: {
            "dealt": there[name],
            "claimed": round(claimed[name] / there[name], 5),
            "built": round(finished[name] / there[name], 5),
            **built[name].figures(),
        }
        for name in names
        if there[name]
    }


def tile_name(tile: WorkshopTile) -> str:
    """Say what a workshop tile shows."""
    return f"{tile.die} die" if tile.die is not None else f"{tile.amount} {tile.resource}"


def _tiles(plan: Plan, games: Sequence[GameResult], played: Sequence[Sequence[SeatGame]]) -> dict[str, TileFigures]:
    """Say for every kind of workshop tile how often it is face up, is used, and how its holders fare."""
    names = [tile_name(tile) for tile in plan.edition.tile_kinds]
    parity = 1 / len(played[0])
    dealt = [0] * len(names)
    uses = [0] * len(names)
    held = [Effect() for _ in names]
    for game, seats in zip(games, played, strict=True):
        seen = game["seen"]
        for _, tile, owner, _, _ in seen["sections"]:
            dealt[tile] += owner >= 0
        for seat, tiles in enumerate(seen["workshop"]):
            for tile in set(tiles):
                held[tile].add(seats[seat], parity)
                uses[tile] += seen["activated"][seat][tile]
    return {
        name: {
            "claimed": dealt[kind],
            "uses_per_holder": round(uses[kind] / max(1, held[kind].excess.count), 3),
            **held[kind].figures(),
        }
        for kind, name in enumerate(names)
    }


def _influence(
    plan: Plan, games: Sequence[GameResult], played: Sequence[Sequence[SeatGame]]
) -> dict[str, InfluenceFigures]:
    """Say for every influence card how often each action is used and how the seat that used it most fares."""
    parity = 1 / len(played[0])
    found: dict[str, InfluenceFigures] = {}
    for guild, guild_name in enumerate(words.GUILDS):
        for index, card in enumerate(plan.edition.influence[guild_name]):
            mine = [pair for pair in zip(games, played, strict=True) if [guild, index] in pair[0]["seen"]["influence"]]
            verbs = [words.VERBS.index(action.do) for action in card.actions]
            heavy = Effect()
            uses = [0, 0]
            for game, seats in mine:
                rows = [[row[verb] for verb in verbs] for row in game["seen"]["verbs"][: len(seats)]]
                uses = [uses[k] + sum(row[k] for row in rows) for k in range(2)]
                most = max(sum(row) for row in rows)
                for seat in seats:
                    if most > 0 and sum(rows[seat.seat]) == most:
                        heavy.add(seat, parity)
            if mine:
                per = len(mine) * plan.seats
                found[card.id] = {
                    "games": len(mine),
                    "uses_per_seat": {card.actions[k].do: round(uses[k] / per, 3) for k in range(2)},
                    "turns": round(fmean(game["turns"] for game, _ in mine), 2),
                    "total": round(fmean(one.score.total for _, seats in mine for one in seats), 2),
                    **heavy.figures(),
                }
    return found
