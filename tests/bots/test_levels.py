"""The levels people choose from: each is stronger than the one before, and none plays by tossing coins."""

import pytest

import redcathedral as rc
from redcathedral.bots import BotError, make_bot, play_to_end
from redcathedral.bots.levels import LEVELS


def margin(one: str, other: str, deals: int) -> float:
    """How far one is ahead of the other on average, in either seat of the same deals."""
    total = 0
    for game in range(2 * deals):
        seated = [one, other] if game % 2 == 0 else [other, one]
        played = play_to_end(rc.new_game(2, seed=game // 2, turn_limit=200), seated, seed=game)
        assert played.outcome is not None
        own, others = played.outcome.scores[game % 2], played.outcome.scores[1 - game % 2]
        total += own.total - others.total
    return total / (2 * deals)


def test_there_are_four_levels_that_are_specs_everywhere() -> None:
    assert list(LEVELS) == ["apprentice", "builder", "architect", "tsar"]
    for level in LEVELS:
        assert make_bot(level).name == level


@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "weaker"), [("apprentice", "random"), ("builder", "apprentice")])
def test_a_level_is_stronger_than_the_one_below(stronger: str, weaker: str) -> None:
    assert margin(stronger, weaker, deals=3) > 3.0


def test_those_that_search_are_stronger_than_those_that_do_not() -> None:
    assert margin("architect", "builder", deals=1) > 0.0


@pytest.mark.parametrize("level", ["apprentice", "builder"])
def test_a_learner_thinks_the_same_of_the_same_position(level: str) -> None:
    bot = make_bot(level, seed=4)
    game = rc.new_game(2, seed=3)
    for _ in range(12):
        ply = bot.choose(game)
        assert bot.choose(game) == ply
        assert ply in game.legal_actions()
        game.play(ply)


@pytest.mark.parametrize("players", [1, 3, 4])
@pytest.mark.parametrize("boards", ["basic", "advanced"])
def test_learners_play_at_every_table(players: int, boards: str) -> None:
    game = rc.new_game(players, seed=2, boards=boards, turn_limit=12)
    assert play_to_end(game, ["apprentice", "builder", "apprentice", "builder"][:players], seed=1).outcome is not None


def test_learners_differ_from_game_to_game() -> None:
    game = rc.new_game(2, seed=3)
    assert len({make_bot("apprentice", seed=seed).choose(game) for seed in range(12)}) > 1


@pytest.mark.parametrize("spec", ["apprentice:1s", "tsar:2000", "builder:threads=2"])
def test_a_level_takes_no_budget_of_its_own(spec: str) -> None:
    with pytest.raises(BotError, match=r"takes no|no option"):
        make_bot(spec)
