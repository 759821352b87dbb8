"""A finished game says why it ended, who stands where, and why, in lines that add up."""

import dataclasses
import random
from itertools import product

import pytest

import redcathedral as rc
from positions import change_seat, ended, finished, planned, played_words, position
from redcathedral.game.outcome import Outcome, ScoreLines, outcome_of, score_now
from redcathedral.kernel.scoring import rank_of

TABLES = list(product((1, 2, 3, 4), ("basic", "advanced")))


def finish(game: rc.Game, seed: int = 1) -> rc.Game:
    chooser = random.Random(seed)  # noqa: S311  # the same game every time
    while game.to_move is not None:
        assert game.outcome is None
        game.play(chooser.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize(("players", "boards"), TABLES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_lines_of_a_played_game_add_up_and_order_the_seats(players: int, boards: str, seed: int) -> None:
    game = finish(rc.new_game(players, seed=seed, boards=boards), seed)
    outcome = ended(game)
    assert outcome.reason == "sixth-section"
    assert outcome.ender in [*game.seats]
    assert tuple(lines.seat for lines in outcome.scores) == game.seats
    for lines in outcome.scores:
        assert lines.total == lines.track + lines.goods + sum(lines.towers)
        assert len(lines.towers) == game.state.towers
        assert lines.track >= 0
        assert min(lines.towers) >= 0
        assert 0 <= lines.ornaments <= 4
        assert 0 <= lines.sections <= 6
        better = [other for other in outcome.scores if key(other) > key(lines)]
        assert lines.rank == 1 + len(better)
    assert max(lines.sections for lines in outcome.scores) == 6
    assert next(lines for lines in outcome.scores if lines.seat == outcome.ender).sections == 6
    assert outcome.winners == tuple(lines.seat for lines in outcome.scores if lines.rank == 1)
    assert [lines.rank for lines in outcome.ranking] == sorted(lines.rank for lines in outcome.scores)
    assert sorted(outcome.ranking, key=lambda lines: lines.seat) == sorted(outcome.scores, key=lambda lines: lines.seat)


def key(lines: ScoreLines) -> tuple[int, int, int]:
    """E8: prestige, then complete sections, then ornaments placed."""
    return (lines.total, lines.sections, lines.ornaments)


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_the_goods_line_counts_fives_of_what_is_held(players: int, boards: str) -> None:
    game = finish(rc.new_game(players, seed=9, boards=boards), 9)
    s = game.state
    for seat, lines in enumerate(ended(game).scores):
        ivan = players == 1 and seat == 1
        held = s.rubles[seat] + sum(s.inventory[seat, material] for material in range(6))
        assert lines.goods == (0 if ivan else held // 5)


def test_a_turn_limit_ends_the_game_as_it_stands_and_says_so() -> None:
    game = rc.new_game(2, seed=1, turn_limit=2)
    for ply in ("market white", "end"):
        game.play(ply)
    assert game.outcome is None
    for ply in ("market white", "end"):
        game.play(ply)
    assert game.to_move is None
    assert ended(game).reason == "turn-limit"
    assert ended(game).ender is None
    assert played_words(game)[-1].startswith("roll"), "the dice are rolled at the very last end too"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tie_in_everything_is_a_shared_win(players: int) -> None:
    game = finish(rc.new_game(players, seed=1, turn_limit=1), 1)
    for seat in game.seats:
        change_seat(game, seat, rubles=0, score=2)
    outcome = outcome_of(game.state)
    assert outcome.winners == game.seats
    assert {lines.rank for lines in outcome.scores} == {1}
    assert str(outcome) == ", ".join(f"1. {seat} 0" for seat in game.seats)


def test_seats_behind_a_shared_win_are_third_not_second() -> None:
    game = position(3, red={"score": 5}, blue={"score": 2}, green={"score": 5})
    ranks = {lines.seat: lines.rank for lines in score_now(game.state)}
    assert ranks == {"red": 1, "green": 1, "blue": 3}


def test_the_text_of_an_outcome_ranks_the_seats() -> None:
    scores = (
        ScoreLines("red", 2, track=3, goods=1, towers=(2, 0), sections=1, ornaments=0),
        ScoreLines("blue", 1, track=5, goods=0, towers=(0, 4), sections=2, ornaments=1),
    )
    outcome = Outcome("sixth-section", "blue", scores)
    assert str(outcome) == "1. blue 9, 2. red 6"
    assert outcome.winners == ("blue",)
    assert [lines.seat for lines in outcome.ranking] == ["blue", "red"]


def test_an_outcome_does_not_change() -> None:
    outcome = ended(finish(rc.new_game(2, seed=1, turn_limit=2)))
    with pytest.raises(dataclasses.FrozenInstanceError):
        outcome.reason = "turn-limit"  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        outcome.scores[0].track = 99  # type: ignore[misc]


def test_two_seats_share_no_tower_and_the_second_takes_a_third() -> None:
    game = planned([2, 3, 4, 3], 2)
    for section, owner in (("A1", "red"), ("A2", "blue"), ("B1", "red"), ("B2", "red"), ("B3", "blue")):
        finished(game, owner, section)
    red, blue = score_now(game.state)
    assert (red.towers, blue.towers) == ((0, 6, 0, 0), (0, 2, 0, 0))
    assert (red.sections, blue.sections) == (3, 2)


def test_more_complete_sections_break_a_tie() -> None:
    game = planned([2, 3, 4, 3], 2)
    finished(game, "red", "A1")
    finished(game, "blue", "B1")
    assert [lines.rank for lines in score_now(game.state)] == [1, 1]
    change_seat(game, "red", score=2)
    finished(game, "red", "B2")  # a tie in tower B: nobody takes it, so blue has lost its tower
    red, blue = score_now(game.state)
    assert (red.total, blue.total) == (2, 0)
    change_seat(game, "blue", score=9)  # two prestige, as much as red's tower
    red, blue = score_now(game.state)
    assert (red.total, blue.total, red.rank, blue.rank) == (2, 2, 1, 2)


def test_more_ornaments_break_a_tie_of_sections_too() -> None:
    game = planned([2, 3, 4, 3], 2)
    finished(game, "red", "A1", ornament="red")
    finished(game, "blue", "B1")
    change_seat(game, "blue", score=5)  # one prestige, as much as red's ornament is worth
    red, blue = score_now(game.state)
    assert (red.total, red.sections, red.ornaments, red.rank) == (3, 1, 1, 1)
    assert (blue.total, blue.sections, blue.ornaments, blue.rank) == (3, 1, 0, 2)


def test_scores_can_be_asked_for_at_any_time_and_are_the_outcome_at_the_end() -> None:
    game = rc.new_game(3, seed=4, turn_limit=12)
    assert [lines.total for lines in score_now(game.state)] == [0, 0, 0]
    assert game.outcome is None
    finish(game)
    assert ended(game).scores == score_now(game.state)


def test_the_snapshot_tells_the_same_outcome() -> None:
    game = finish(rc.new_game(2, seed=3), 3)
    told = game.snapshot()["outcome"]
    assert told is not None
    assert rc.new_game(2, seed=3).snapshot()["outcome"] is None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_score_sheet_ranks_as_the_rules_do(players: int) -> None:
    luck = random.Random(players)  # noqa: S311
    game = rc.new_game(players, seed=players, turn_limit=8)
    while game.outcome is None:
        game.play(luck.choice(game.legal()))
        ranks = [rank_of(game.state, seat) for seat in range(game.state.seats)]
        assert [lines.rank for lines in score_now(game.state)] == ranks
