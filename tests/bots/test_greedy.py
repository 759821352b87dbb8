"""`greedy` plays sensible whole turns, the same interpreted and compiled."""

import numpy as np
import pytest

import redcathedral as rc
from lab.bots.contest import GREEDY, RANDOM, Contest, player
from positions import change_seat, claimed, finished, position
from redcathedral.arena.advance import advance, advance_one
from redcathedral.arena.match import Match, MatchSeat, dice_of
from redcathedral.arena.tally import Tally
from redcathedral.bots import make_bot, play_to_end
from redcathedral.bots.search.boards import Rows, room_for_lists
from redcathedral.bots.search.evaluation import appraise, likelihood, prestige_at
from redcathedral.bots.search.turns import BOARDS
from redcathedral.bots.search.weights import Appraisal, Weights, standard_weights
from redcathedral.kernel.cathedral import sections_completed
from redcathedral.kernel.chance import count_results, first_result, is_chance
from redcathedral.kernel.codes import PHASE_OVER, SEATS
from redcathedral.kernel.random_play import sample_chance
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream


def values(game: rc.Game) -> list[float]:
    """What every seat is worth by the evaluation."""
    appraisal = Appraisal()
    appraise(game.state, standard_weights(), appraisal)
    return [appraisal.value[seat] for seat in range(game.state.seats)]


# The evaluation


def test_a_material_that_is_needed_is_worth_more_than_one_that_is_not() -> None:
    game = position(2)
    claimed(game, "red", "A1", cost="2 brick, stone")
    plain = values(game)[0]
    needed, other = game.clone(), game.clone()
    change_seat(needed, "red", holds="brick")
    change_seat(other, "red", holds="lumber")
    assert values(needed)[0] > values(other)[0] > plain


def test_a_section_is_worth_more_the_nearer_it_is_to_complete() -> None:
    game = position(2)
    claimed(game, "red", "A1", cost="2 brick, stone")
    nearer, complete = game.clone(), game.clone()
    change_seat(nearer, "red", holds="2 brick, stone")
    finished(complete, "red", "A1")
    complete.state.score[0] += complete.state.reward_recognition[0, 0]
    assert values(game)[0] < values(nearer)[0] < values(complete)[0]


def test_the_same_step_is_worth_more_further_along_the_track() -> None:
    s = rc.new_game(2, seed=1).state
    steps = [prestige_at(s, score + 1.0) - prestige_at(s, score + 0.0) for score in (2, 12, 30, 50, 70)]
    assert steps == sorted(steps)
    assert prestige_at(s, 79.5) == 39.5
    assert prestige_at(s, 85.0) == 41.0


def test_work_is_the_less_likely_done_the_less_time_there_is() -> None:
    w = standard_weights()
    assert likelihood(w, 2.0, 10.0) > likelihood(w, 2.0, 1.0) > likelihood(w, 2.0, 0.0) == 0.0


def test_a_majority_in_a_tower_counts_for_one_seat_and_against_the_other() -> None:
    game = position(2)
    finished(game, "blue", "A1")
    ahead = game.clone()
    finished(ahead, "red", "A2", ornament="red")
    gained = [after - before for after, before in zip(values(ahead), values(game), strict=True)]
    assert gained[0] > 1.0
    assert gained[1] < 0.0


def test_room_in_the_inventory_is_worth_something() -> None:
    game = position(2)
    roomy = game.clone()
    roomy.state.banners[0, 0], roomy.state.banners[0, 1] = 2, 4
    assert values(roomy)[0] > values(game)[0]


# Turns


def test_greedy_goes_on_with_a_build_until_the_section_is_complete() -> None:
    game = position(2, red={"holds": "2 brick, stone"})
    claimed(game, "red", "A1", cost="2 brick, stone")
    game.play("deliver brick A1")
    bot = make_bot("greedy")
    while game.to_move == "red":
        game.play(bot.choose(game))
    assert sections_completed(game.state, 0) == 1


def test_greedy_takes_banners_from_the_inventory_first() -> None:
    game = position(2)
    game.play("claim A1")
    game.play(make_bot("greedy").choose(game))
    assert game.plies[-1].text == "banner inventory"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("boards", ["basic", "advanced"])
def test_greedy_gives_only_legal_plies_at_every_table(players: int, boards: str) -> None:
    game = rc.new_game(players, seed=11, boards=boards, turn_limit=24)
    assert play_to_end(game, ["greedy"] * players).outcome is not None


def test_greedy_plays_the_same_every_time() -> None:
    games = [play_to_end(rc.new_game(2, seed=3, turn_limit=20), ["greedy", "greedy"]) for _ in range(2)]
    assert games[0].plies == games[1].plies


def test_a_match_is_the_same_interpreted_and_compiled() -> None:
    fast, plain = list[int](), list[int]()
    seats = [MatchSeat(GREEDY), MatchSeat(RANDOM, new_stream(3, 1))]
    game = rc.new_game(2, seed=5, turn_limit=20)
    match = Match()
    match.lay(game.state, seats)
    match.play(dice_of(game), lambda _seat: None, fast.extend)

    boards, tally, luck = Rows(State, BOARDS), Tally(), [[0] * 3, new_stream(3, 1).tolist()]
    boards[0] = game.state
    roll, out, log = dice_of(game), memoryview(room_for_lists().data), [0] * 1024
    weights = Rows(Weights, SEATS, standard_weights())
    while boards[0].phase != PHASE_OVER:
        plain += log[: advance(boards, [GREEDY, RANDOM], out, weights, Appraisal(), luck, tally, log)]
        if is_chance(boards[0]):
            plain.append(first_result(boards[0]) + roll(count_results(boards[0])))
            advance_one(boards[0], out, tally, plain[-1])
    assert (plain, boards[0], tally) == (fast, match.state, match.tally)


def test_greedy_beats_random_and_finishes_in_time() -> None:
    result = Contest(2).compare(player(GREEDY), player(RANDOM), games=300)
    assert result.wins >= 0.99
    pace = Contest(2).compare(player(GREEDY), player(GREEDY), games=100)
    assert pace.turns < 70


def test_numpy_arrays_and_rows_copy_alike() -> None:
    rows, array = Rows(State, 2), np.zeros(2, State.dtype)
    rows[1].rubles[0] = 7
    array[1]["rubles"][0] = 7
    rows[0] = rows[1]
    array[0] = array[1]
    rows[1].rubles[0] = 8
    array[1]["rubles"][0] = 8
    assert rows[0].rubles[0] == array[0]["rubles"][0] == 7


def test_seats_do_not_wait_for_ever_for_each_other_to_end_the_game() -> None:
    """On this deal both found it better to gather rubles than to end a game they would lose: it took 400 turns."""
    game = rc.new_game(2, seed=678, turn_limit=200)
    game.chance = None
    dice, bot = new_stream(678, 2), make_bot("greedy")
    while game.to_move is not None:
        game.play(sample_chance(game.state, dice) if game.to_move == "chance" else bot.choose(game))
    assert game.outcome is not None
    assert game.outcome.reason == "sixth-section"
