"""From results to figures and files: one row per game and seat, a summary, and whether that is certain enough."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from .. import words
from .plan import IVAN, Plan
from .ratings import rate
from .statistics import CONFIDENCE, Bet, Mean, wilson
from .table import STAND_IN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    import polars as pl

    from .models import ForfeitFigures, GameResult, Interval, Row, Sequential, Summary

ERROR = 0.05  # of the sequential test, for all players together


def players_of(plan: Plan, game: int) -> tuple[str, ...]:
    """Say who sits where in a game, Ivan included."""
    lineup = plan.lineup_of(game)
    return (*lineup, IVAN) if plan.seats == 1 else lineup


def standing(result: GameResult) -> list[int]:
    """Rank the seats: as the game ended, but those that lost their seat behind all others."""
    lost = {forfeit["seat"] for forfeit in result["forfeits"]}
    keys = [(seat in lost, score.rank) for seat, score in enumerate(result["scores"])]
    return [1 + sum(other < key for other in keys) for key in keys]


def win_points(ranks: Sequence[int]) -> list[float]:
    """Give a win to the first; those who share it get equal parts."""
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def margin_of(totals: Sequence[int], seat: int) -> int:
    """Say how far a seat is ahead of the best of the others."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def rows_of(plan: Plan, results: Iterable[GameResult]) -> Iterator[Row]:
    """Give a row for every game and seat: the columns of the Parquet file."""
    for result in results:
        game = result["game"]
        players = players_of(plan, game)
        ranks = standing(result)
        points = win_points(ranks)
        totals = [score.total for score in result["scores"]]
        lost = {forfeit["seat"]: forfeit for forfeit in result["forfeits"]}
        for seat, score in enumerate(result["scores"]):
            towers = score.towers + [0] * (len(words.TOWER_LETTERS) - len(score.towers))
            yield {
                "game": game,
                "deal": plan.deal_of(game),
                "deal_seed": plan.deal_seed(game),
                "plan": result["plan"],
                "seat": seat + 1,
                "color": words.COLORS[seat],
                "player": players[seat],
                "rank": ranks[seat],
                "win": points[seat],
                "margin": None if seat in lost else margin_of(totals, seat),
                "total": totals[seat],
                "track": score.track,
                "goods": score.goods,
                "towers": sum(towers),
                "tower_a": towers[0],
                "tower_b": towers[1],
                "tower_c": towers[2],
                "tower_d": towers[3],
                "tower_e": towers[4],
                "tower_f": towers[5],
                "sections": score.sections,
                "ornaments": score.ornaments,
                "turns": result["turns"],
                "decisions": result["decisions"],
                "reason": result["reason"],
                "ended": result["ender"] == seat,
                "forfeit": lost[seat]["message"] if seat in lost else None,
            }


def frame_of(plan: Plan, results: Iterable[GameResult]) -> pl.DataFrame:
    """Give the rows as a table."""
    import polars as pl  # noqa: PLC0415  # an extra

    texts = ("deal_seed", "color", "player", "reason", "forfeit")
    overrides: dict[str, type[pl.DataType]] = {**dict.fromkeys(texts, pl.String), "margin": pl.Int64}
    return pl.DataFrame(list(rows_of(plan, results)), schema_overrides=overrides, infer_schema_length=None)


def summarize(plan: Plan, results: Sequence[GameResult], sequential: Sequential | None = None) -> Summary:
    """Give the figures of a run; the same results give the same figures, in any order of playing."""
    wins: dict[str, list[float]] = {name: [] for name in plan.names}
    parity = {name: Mean() for name in plan.names}
    margins = {name: Mean() for name in plan.names}
    totals = {name: Mean() for name in plan.names}
    lost: dict[str, int] = defaultdict(int)
    by_seat: dict[str, dict[int, Mean]] = {name: defaultdict(Mean) for name in plan.names}
    for result in results:
        players = players_of(plan, result["game"])
        points = win_points(standing(result))
        scores = [score.total for score in result["scores"]]
        gone = {forfeit["seat"] for forfeit in result["forfeits"]}
        for name in dict.fromkeys(players):
            seats = [seat for seat, player in enumerate(players) if player == name]
            wins[name].append(sum(points[seat] for seat in seats))
            parity[name].add(len(seats) / len(players))
            lost[name] += len(gone.intersection(seats))
            for seat in seats:
                by_seat[name][seat].add(points[seat])
                if seat not in gone:
                    margins[name].add(margin_of(scores, seat))
                    totals[name].add(scores[seat])
    ratings = rate(plan.names, ((players_of(plan, r["game"]), standing(r)) for r in results))
    return {
        "run": plan.identity(),
        "games": len(results),
        "deals": len({plan.deal_of(result["game"]) for result in results}),
        "lineups": len(plan.lineups),
        "confidence": CONFIDENCE,
        "mean_turns": _rounded(sum(r["turns"] for r in results) / max(1, len(results))),
        "ended_by_turn_limit": sum(r["reason"] == "turn-limit" for r in results),
        "players": [
            {
                "player": name,
                "games": len(wins[name]),
                "win_share": _rounded(sum(wins[name]) / max(1, len(wins[name]))),
                "interval": [_rounded(bound) for bound in wilson(sum(wins[name]), len(wins[name]))],
                "parity": _rounded(parity[name].mean),
                "verdict": verdict(sum(wins[name]), len(wins[name]), parity[name].mean),
                "mean_margin": _rounded(margins[name].mean),
                "margin_interval": _bounds(margins[name]),
                "mean_total": _rounded(totals[name].mean),
                "rating": {"mu": _rounded(ratings[name].mu), "sigma": _rounded(ratings[name].sigma)},
                "win_share_by_seat": {str(s + 1): _rounded(m.mean) for s, m in sorted(by_seat[name].items())},
                "forfeits": lost[name],
            }
            for name in plan.names
        ],
        "forfeits": _forfeits(plan, results),
        "sequential": sequential,
    }


def _bounds(mean: Mean) -> Interval | None:
    return [_rounded(bound) for bound in mean.interval()] if mean.count > 1 else None


def _rounded(value: float) -> float:
    return round(value, 6)


def verdict(wins: float, games: int, parity: float) -> str:
    """Say on which side of parity the interval is."""
    low, high = wilson(wins, games)
    if low > parity:
        return "above parity"
    return "below parity" if high < parity else "not distinguishable from parity"


def _forfeits(plan: Plan, results: Iterable[GameResult]) -> list[ForfeitFigures]:
    """List the lost seats, the same message of the same player once with its number."""
    found: dict[tuple[str, str], ForfeitFigures] = {}
    for result in results:
        for forfeit in result["forfeits"]:
            player = plan.lineup_of(result["game"])[forfeit["seat"]]
            entry = found.setdefault(
                (player, forfeit["message"]),
                {
                    "player": player,
                    "message": forfeit["message"],
                    "seats": 0,
                    "first_game": result["game"],
                    "ply": forfeit["ply"],
                    "stand_in": STAND_IN,
                },
            )
            entry["seats"] += 1
    return sorted(found.values(), key=lambda entry: (-entry["seats"], entry["player"], entry["message"]))


class Stopping:
    """Looks at whole deals in their order and says when every player's side of parity is sure.

    Each player has a bet against parity (see `Bet`) and a part of the chance of error, so the chance that any of them
    is called wrongly is at most `ERROR`, however long the run could have been.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._bets: dict[str, Bet] = {}
        self._deal = 0

    def look(self, results: Mapping[int, GameResult]) -> int | None:
        """Take in the deals that are complete; gives the number of deals to count once it is sure."""
        size = len(self._plan.lineups)
        while self._deal < self._plan.deals:
            games = range(self._deal * size, (self._deal + 1) * size)
            if not all(game in results for game in games):
                break
            self._take([results[game] for game in games])
            self._deal += 1
            error = ERROR / max(1, len(self._bets))
            if self._bets and all(bet.is_sure(error) for bet in self._bets.values()):
                return self._deal
        return None

    def _take(self, results: Sequence[GameResult]) -> None:
        shares: dict[str, Mean] = defaultdict(Mean)
        parity: dict[str, Mean] = defaultdict(Mean)
        for result in results:
            players = players_of(self._plan, result["game"])
            points = win_points(standing(result))
            for name in dict.fromkeys(players):
                shares[name].add(sum(point for point, who in zip(points, players, strict=True) if who == name))
                parity[name].add(players.count(name) / len(players))
        for name, share in shares.items():
            if parity[name].mean < 1:
                self._bets.setdefault(name, Bet(parity[name].mean)).observe(share.mean)
