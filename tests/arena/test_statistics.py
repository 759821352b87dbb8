"""The figures, against values known from elsewhere."""

import math
import random
from collections.abc import Sequence

import pytest

from redcathedral.arena import make_plan
from redcathedral.arena.models import GameResult, SeatScore
from redcathedral.arena.ratings import rate
from redcathedral.arena.results import Stopping, standing, summarize, win_points
from redcathedral.arena.statistics import Bet, Mean, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_the_wilson_interval_has_its_published_values(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_a_mean_is_the_normal_one() -> None:
    mean = Mean()
    for value in (1, 2, 3, 4, 5):
        mean.add(value)
    assert mean.mean == 3
    assert mean.interval() == pytest.approx((3 - 1.95996 * (2.5 / 5) ** 0.5, 3 + 1.95996 * (2.5 / 5) ** 0.5), abs=1e-4)


def test_the_ratings_of_one_game_are_those_of_the_published_formula() -> None:
    variance = (25 / 3) ** 2  # Weng and Lin (2011), two teams
    c = math.sqrt(2 * (variance + (25 / 6) ** 2))
    sigma = math.sqrt(variance * (1 - 0.25 * (math.sqrt(variance) / c) ** 3))
    ratings = rate(["a", "b"], [(("a", "b"), (1, 2))])
    assert (ratings["a"].mu, ratings["a"].sigma) == pytest.approx((25 + 0.5 * variance / c, sigma))
    assert (ratings["b"].mu, ratings["b"].sigma) == pytest.approx((25 - 0.5 * variance / c, sigma))
    assert ratings["a"].mu == pytest.approx(27.63523138347365)  # as OpenSkill's manual has it
    assert ratings["a"].sigma == pytest.approx(8.065506316323548)


def test_a_player_on_two_seats_gets_both_changes() -> None:
    apart = rate(["a", "b", "c"], [(("a", "b", "c"), (1, 2, 3))])
    joined = rate(["a", "b"], [(("a", "b", "a"), (1, 2, 3))])
    assert joined["b"] == apart["b"]
    assert joined["a"].mu - 25 == pytest.approx(apart["a"].mu - 25 + apart["c"].mu - 25)
    assert joined["a"].sigma == pytest.approx(apart["a"].sigma * apart["c"].sigma / (25 / 3))


def test_a_table_of_one_player_rates_nobody() -> None:
    assert rate(["a"], [(("a", "a"), (1, 2))])["a"].mu == 25


def test_a_fair_player_is_hardly_ever_called_unfair_however_often_one_looks() -> None:
    luck = random.Random(1)  # noqa: S311
    called = 0
    for _ in range(400):
        bet = Bet(0.5)
        for _ in range(300):
            bet.observe(luck.choice((0, 0.5, 1)))
            if bet.is_sure(0.05):
                called += 1
                break
    assert called <= 0.05 * 400


def test_a_better_player_is_found_out() -> None:
    luck = random.Random(2)  # noqa: S311
    bet = Bet(0.25)
    for _ in range(300):
        bet.observe(1.0 if luck.random() < 0.5 else 0.0)
    assert bet.is_sure(0.001)


def _result(game: int, ranks: list[int], totals: list[int] | None = None, forfeits: Sequence[int] = ()) -> GameResult:
    totals = totals or [10 - rank for rank in ranks]
    return {
        "game": game,
        "turns": 50,
        "decisions": 200,
        "reason": "sixth-section",
        "ender": 0,
        "plan": 0,
        "scores": [SeatScore(rank, total, 0, [0], 6, 1) for rank, total in zip(ranks, totals, strict=True)],
        "forfeits": [{"seat": seat, "ply": 3, "message": "gave up"} for seat in forfeits],
    }


def test_a_shared_win_counts_in_equal_parts() -> None:
    assert win_points([1, 1, 3]) == [0.5, 0.5, 0.0]


def test_a_seat_that_was_lost_stands_behind_all_others_though_its_stand_in_won() -> None:
    assert standing(_result(0, [1, 2, 2], forfeits=[0])) == [3, 1, 1]


def test_the_summary_counts_by_player_whatever_the_seat() -> None:
    plan = make_plan(["greedy", "random"], games=4)
    games = [_result(game, [1, 2] if plan.lineup_of(game)[0] == "greedy" else [2, 1], None) for game in range(4)]
    figures = {player["player"]: player for player in summarize(plan, games)["players"]}
    assert figures["greedy"]["win_share"] == 1.0
    assert figures["random"]["win_share"] == 0.0
    assert figures["greedy"]["mean_margin"] == 1.0
    assert figures["greedy"]["parity"] == 0.5
    assert figures["greedy"]["rating"]["mu"] > 25 > figures["random"]["rating"]["mu"]


def test_parity_of_a_player_with_three_of_four_seats_is_three_quarters() -> None:
    plan = make_plan(["mcts:5", "greedy", "greedy", "greedy"], games=4)
    figures = {player["player"]: player for player in summarize(plan, [_result(0, [1, 2, 3, 4])])["players"]}
    assert figures["greedy"]["parity"] == 0.75


def test_stopping_looks_at_whole_deals_in_their_order_only() -> None:
    plan = make_plan(["greedy", "random"], games=200)
    games = {g: _result(g, [1, 2] if plan.lineup_of(g)[0] == "greedy" else [2, 1]) for g in range(200)}
    whole = Stopping(plan).look(games)
    assert whole is not None
    assert whole < 40
    late = Stopping(plan)
    assert late.look({game: games[game] for game in range(199, 1, -1)}) is None
    assert late.look(games) == whole
