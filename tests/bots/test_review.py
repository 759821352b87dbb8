"""A review says how everybody stood, what was better, and puts it together."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

import redcathedral as rc
from redcathedral.bots import play_to_end
from redcathedral.bots.mcts import MctsBot, read_budget
from redcathedral.bots.review import (
    JudgedPly,
    Kind,
    ReviewedTurn,
    Reviewer,
    review,
    sum_up,
    turn_from_data,
    worth_a_closer_look,
)

GOLDEN = Path(__file__).parents[1] / "data" / "golden"


def quick() -> MctsBot:
    bot = MctsBot(read_budget("60"), seed=1, name="mcts:60")
    bot.prepare()
    return bot


@pytest.mark.parametrize("name", ["2-players-basic", "3-players-advanced", "solo-basic"])
def test_a_golden_game_is_reviewed_turn_by_turn(name: str) -> None:
    game = rc.from_record((GOLDEN / f"{name}.txt").read_text())
    plies = game.version
    reviewer = Reviewer(game, quick())
    turns = [reviewer.turn(number) for number in range(6)]
    assert game.version == plies
    for turn in turns:
        assert sum(turn.chances) == pytest.approx(1.0)
        assert len(turn.prestige) == game.state.seats
        for judged in turn.decisions:
            assert judged.played == game.plies[judged.ply].text
            assert judged.seat == turn.seat
            assert 0.0 <= judged.loss <= 1.0
            assert (judged.loss > 0.0) or judged.kind is None
    assert [turn.ply for turn in turns] == sorted(turn.ply for turn in turns)


def given_away() -> tuple[rc.Game, ReviewedTurn]:
    """A game whose second turn gathers nothing at all, and that turn reviewed."""
    game = rc.new_game(2, seed=3)
    while game.state.turn_number < 2:
        game.play(game.legal()[0])
    game.play("market white")
    game.play("end")
    return game, Reviewer(game, quick()).turn(1)


def test_a_gift_to_the_others_is_found_to_be_one() -> None:
    _, reviewed = given_away()
    assert sum(judged.loss for judged in reviewed.decisions) > 0.0


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    game = play_to_end(rc.new_game(2, seed=3, turn_limit=4), ["greedy", "greedy"], seed=1)
    game.go_to(game.version - 3)
    steps: list[tuple[int, int]] = []
    found = review(game, quick(), lambda done, turns: steps.append((done, turns)))
    assert not found.over
    assert found.end is None
    assert steps[-1] == (len(found.turns), len(found.turns))


def judged(seat: int, loss: float, kind: Kind | None) -> JudgedPly:
    return JudgedPly(0, 1, seat, "end", "claim A1", 0.5 - loss, 0.5, 0.0, 1.0, loss, kind)


def test_mistakes_come_worst_first_and_swings_largest_first() -> None:
    game = play_to_end(rc.new_game(2, seed=3, turn_limit=4), ["greedy", "greedy"], seed=1)
    turns = [
        ReviewedTurn(1, 0, 0, (0.5, 0.5), (40.0, 40.0), (judged(0, 0.04, "slip"), judged(0, 0.0, None))),
        ReviewedTurn(2, 9, 1, (0.4, 0.6), (40.0, 44.0), (judged(1, 0.2, "blunder"),)),
        ReviewedTurn(3, 17, 0, (0.7, 0.3), (45.0, 40.0), ()),
        ReviewedTurn(4, 25, 1, (0.72, 0.28), (45.0, 40.0), (judged(1, 0.09, "mistake"),)),
    ]
    found = sum_up(game, turns)
    assert [one.kind for one in found.mistakes] == ["blunder", "mistake", "slip"]
    assert [swing.turn for swing in found.swings][:1] in ([2], [4])
    assert found.sides[0].agreed == 1
    assert (found.sides[1].blunders, found.sides[1].mistakes) == (1, 1)
    assert found.sides[1].lost == pytest.approx(0.29)
    assert found.end is not None
    assert sum(found.end) == pytest.approx(1.0)


def test_a_mistake_comes_with_the_better_line_and_it_can_be_played() -> None:
    game, reviewed = given_away()
    worst = max(reviewed.decisions, key=lambda one: one.loss)
    assert worst.kind is not None
    assert worst.line[0] == worst.best
    game.go_to(worst.ply)
    for ply in worst.line:
        game.play(ply)


def test_a_closer_look_goes_to_every_seats_likely_mistakes_and_the_largest_swings() -> None:
    def turn(number: int, chance: float, loss: float) -> ReviewedTurn:
        return ReviewedTurn(
            number, number, number % 2, (chance, 1 - chance), (40.0, 40.0), (judged(number % 2, loss, None),)
        )

    turns = [turn(number, 0.5, 0.001 * number) for number in range(40)]
    turns[20] = turn(20, 0.9, 0.0)
    found = worth_a_closer_look(turns, (1.0, 0.0))
    assert {32, 34, 36, 38, 33, 35, 37, 39} <= set(found), "four of each seat"
    assert {19, 20} <= set(found), "where the chances jumped"
    assert len(found) <= 2 * 4 + 4


def test_what_is_known_so_far_has_no_end() -> None:
    game = play_to_end(rc.new_game(2, seed=3, turn_limit=4), ["greedy", "greedy"], seed=1)
    turns = [ReviewedTurn(1, 0, 0, (0.5, 0.5), (40.0, 40.0), (judged(0, 0.2, "blunder"),))]
    found = sum_up(game, turns, so_far=True)
    assert (found.end, found.swings) == (None, ())
    assert [one.kind for one in found.mistakes] == ["blunder"]


def test_a_turn_survives_the_way_through_another_process() -> None:
    turn = ReviewedTurn(1, 0, 0, (0.5, 0.5), (40.0, 40.0), (judged(0, 0.04, "slip"),))
    assert turn_from_data(json.loads(json.dumps(asdict(turn)))) == turn
