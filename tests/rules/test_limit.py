"""X1. The turn limit: a limit of the program, not of the game."""

from typing import Any

import pytest

import redcathedral as rc
from positions import (
    change_seat,
    claimed,
    dice_at,
    ended,
    finished,
    legal_words,
    planned,
    play,
    position,
    reason,
    refused,
    told,
)
from redcathedral.errors import IllegalPly, SetupError
from redcathedral.formats.snapshot.model import MOST_TURNS

APART = "red 1 1, blue 3 1, green 4 1, yellow 5 1, white 6 1"


def play_turn(game: rc.Game) -> rc.Game:
    """Play the shortest turn there is."""
    market = next(ply for ply in legal_words(game) if ply.startswith("market"))
    return play(game, market, "end")


def about_to_finish(**options: Any) -> rc.Game:
    """Red has five complete sections and delivers the last brick of the sixth at will."""
    game = planned([3, 3, 3, 3], red={"holds": "brick"}, **options)
    for name in ("A1", "B1", "C1", "D1", "A2"):
        finished(game, "red", name)
    claimed(game, "red", "B2", cost="brick")
    return game


@pytest.mark.clause("X1")
def test_there_is_no_limit_by_default() -> None:
    game = position(2)
    for _ in range(120):
        play_turn(game)
    assert game.outcome is None
    assert game.state.turn_number == 121


@pytest.mark.clause("X1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("limit", [1, 2, 3, 4, 7])
def test_a_game_ends_when_the_turn_of_the_limit_has_ended(players: int, limit: int) -> None:
    game = position(players, turn_limit=limit)
    for number in range(1, limit + 1):
        assert game.outcome is None
        assert game.state.turn_number == number
        play_turn(game)
    assert ended(game).reason == "turn-limit"
    assert ended(game).ender is None
    assert game.state.turn_number == limit
    assert (game.to_move, legal_words(game)) == (None, [])


@pytest.mark.clause("X1")
def test_the_turn_of_the_limit_is_played_to_its_end() -> None:
    game = position(2, red={"score": 30}, turn_limit=1, dice=APART, market="2 rubles")
    for ply in ("exchange", "market red", "gather", "exchange"):
        play(game, ply)
        assert game.outcome is None
    play(game, "end")
    assert ended(game).reason == "turn-limit"


@pytest.mark.clause("X1", "M6")
def test_the_dice_are_rolled_at_the_very_last_end_too() -> None:
    game = told(position(2, turn_limit=1, dice=APART))
    play(game, "market red", "end")
    assert game.outcome is None
    play(game, "roll red 5")
    assert dice_at(game)["red"] == (2, 5)
    assert ended(game).reason == "turn-limit"


@pytest.mark.clause("X1", "A4")
@pytest.mark.parametrize("limit", [1, 2, 3])
def test_ivan_s_turns_count_as_well(limit: int) -> None:
    game = position(1, turn_limit=limit)
    order = [game.state.ivan_card[i] for i in range(5)]
    assert sorted(order) == [0, 1, 2, 3, 4]
    while game.outcome is None:
        ivan = [ply for ply in legal_words(game) if ply.startswith("ivan")]
        play(game, ivan[0]) if ivan else play_turn(game)
    assert game.outcome.reason == "turn-limit"
    face_down = sum(not game.state.ivan_face_up[i] for i in range(5))
    assert face_down == limit // 2  # one of his tiles for each of his turns


@pytest.mark.clause("X1", "E1", "A9")
def test_a_limit_on_ivan_s_turn_waits_for_the_choice_made_for_him() -> None:
    game = position(1, turn_limit=2, dice=APART)
    s = game.state
    first = next(i for i in range(5) if s.ivan_card[i] == 3)
    s.ivan_card[0], s.ivan_card[first] = s.ivan_card[first], s.ivan_card[0]
    play(game, "market red", "end")
    assert game.outcome is None
    play(game, legal_words(game)[0])
    assert ended(game).reason == "turn-limit"


@pytest.mark.clause("X1", "E3", "E4", "E5", "P5")
def test_a_game_at_its_limit_is_scored_as_it_stands() -> None:
    game = planned(
        [3, 3, 3, 3],
        turn_limit=1,
        dice=APART,
        red={"score": 14, "rubles": 4, "holds": "brick, 2 gold"},
        blue={"score": 83, "rubles": 9},
        market="2 rubles",
    )
    finished(game, "red", "A1")
    finished(game, "red", "A2", ornament="blue")
    finished(game, "blue", "B1", ornament="red")
    claimed(game, "blue", "C1", delivered="brick")  # incomplete: worth nothing
    play(game, "market red", "end")
    red, blue = ended(game).scores
    assert (red.track, red.goods, red.towers) == (3, 1, (5, 0, 0, 0))
    assert (blue.track, blue.goods, blue.towers) == (40, 1, (1, 0, 0, 0))
    assert (red.total, blue.total) == (9, 42)
    assert ended(game).winners == ("blue",)
    assert (red.sections, red.ornaments, blue.sections, blue.ornaments) == (2, 1, 1, 1)


@pytest.mark.clause("X1")
def test_after_the_limit_nothing_can_be_played() -> None:
    game = play_turn(position(2, turn_limit=1))
    for ply in ("claim A1", "market red", "exchange", "end", "roll red 1", "reroll 1", "ivan A1"):
        assert reason(game, ply).key == "game-over"
        with pytest.raises(IllegalPly):
            game.play(ply)


@pytest.mark.clause("X1")
def test_a_ply_after_the_limit_is_refused_by_the_limit_and_not_by_a_sixth_section() -> None:
    game = play_turn(position(2, turn_limit=1))
    refused(game, "claim A1", "game-over", "X1")


@pytest.mark.clause("X1", "E1")
def test_an_end_by_the_sixth_section_comes_first() -> None:
    game = about_to_finish(turn_limit=2)
    play(game, "deliver brick B2", "end")
    assert game.outcome is None
    play_turn(game)
    assert (ended(game).reason, ended(game).ender) == ("sixth-section", "red")


@pytest.mark.clause("X1", "E1")
def test_a_limit_after_the_last_turn_of_the_game_is_never_reached() -> None:
    game = about_to_finish(turn_limit=3)
    play(game, "deliver brick B2", "end")
    play_turn(game)
    assert (ended(game).reason, game.state.turn_number) == ("sixth-section", 2)


@pytest.mark.clause("X1", "E1")
def test_a_limit_before_the_others_have_had_their_last_turn_ends_the_game() -> None:
    game = about_to_finish(turn_limit=1)
    play(game, "deliver brick B2", "end")
    assert ended(game).reason == "turn-limit"


@pytest.mark.clause("X1", "E1")
def test_a_sixth_section_in_the_last_turn_of_the_limit_still_gains_its_3_prestige() -> None:
    game = about_to_finish(turn_limit=1)
    change_seat(game, "red", score=2)
    game.state.reward_recognition[1, 1] = 0
    play(game, "deliver brick B2", "end")
    assert ended(game).scores[0].track == 3


@pytest.mark.clause("X1")
@pytest.mark.parametrize("limit", [0, -1, 1.5, "3", True, MOST_TURNS + 1])
def test_a_limit_that_is_none_is_refused(limit: Any) -> None:
    with pytest.raises(SetupError) as caught:
        rc.new_game(2, seed=1, turn_limit=limit)
    assert caught.value.clause == "X1"


@pytest.mark.clause("X1")
def test_a_limit_changes_nothing_before_it_is_reached() -> None:
    free, limited = position(3), position(3, turn_limit=50)
    for _ in range(20):
        assert legal_words(free) == legal_words(limited)
        play_turn(free)
        play_turn(limited)
    assert free.plies == limited.plies
