"""Who meets whom, on which deals, and what is refused."""

from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from redcathedral.arena import make_plan, split_players
from redcathedral.arena.plan import ArenaError
from redcathedral.errors import EditionError, RedCathedralError


def test_players_are_parted_at_commas_but_options_stay_with_their_bot() -> None:
    assert split_players("greedy,mcts:2000,threads=2,seed=5,random") == [
        "greedy",
        "mcts:2000,threads=2,seed=5",
        "random",
    ]
    assert split_players("mcts:threads=2,0.2s, greedy") == ["mcts:threads=2,0.2s", "greedy"]


def test_every_seat_order_is_played_on_every_deal() -> None:
    plan = make_plan(["greedy", "random", "mcts:10"], games=12)
    assert sorted(plan.lineup_of(game) for game in range(6)) == sorted(permutations(plan.players))
    assert [plan.deal_of(game) for game in range(12)] == [0] * 6 + [1] * 6


def test_all_games_of_a_deal_have_its_seed_and_other_deals_have_others() -> None:
    plan = make_plan(["greedy", "random"], games=20)
    seeds = [plan.deal_seed(game) for game in range(20)]
    assert all(seeds[2 * deal] == seeds[2 * deal + 1] for deal in range(10))
    assert len(set(seeds)) == 10


def test_seeds_depend_on_the_run_and_the_game_alone() -> None:
    one, other = make_plan(["greedy", "random"], seed="a"), make_plan(["random", "mcts:5"], games=3, seed="a")
    assert one.deal_seed(1) == other.deal_seed(1)
    assert one.deal_seed(1) != make_plan(["greedy", "random"], seed="b").deal_seed(1)
    assert len({one.bot_seed(game, seat) for game in range(4) for seat in range(2)}) == 8


def test_a_player_named_twice_takes_two_seats_and_equal_orders_are_played_once() -> None:
    plan = make_plan(["mcts:5", "greedy", "greedy", "greedy"], games=8)
    assert len(plan.lineups) == 4
    assert plan.names == ("mcts:5", "greedy")


def test_smaller_tables_are_played_by_every_group_of_players() -> None:
    plan = make_plan(["greedy", "random", "mcts:5"], seats=2, games=6)
    assert {frozenset(lineup) for lineup in plan.lineups} == {
        frozenset(pair) for pair in (("greedy", "random"), ("greedy", "mcts:5"), ("random", "mcts:5"))
    }
    assert len(plan.lineups) == 6


def test_in_solo_every_player_meets_ivan_on_the_same_deals() -> None:
    plan = make_plan(["greedy", "random"], seats=1, games=4)
    assert plan.lineups == (("greedy",), ("random",))
    assert plan.names == ("greedy", "random", "ivan")


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert make_plan(["greedy", "random", "mcts:5"], games=2000).total == 2004


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"players": []}, "a player is missing"),
        ({"players": ["greedy", ""]}, "a player is missing"),
        ({"players": ["greedy"]}, "at least two players"),
        ({"seats": 3}, "3 seats need 3 players, not 2"),
        ({"seats": 5}, "seats must be 1 to 4"),
        ({"games": 0}, "games must be 1 to"),
        ({"turn_limit": 0}, "a turn limit is a number"),
        ({"move_limit": 0}, "a move limit is a number"),
        ({"boards": "wooden"}, "boards must be basic or advanced"),
        ({"seed": ""}, "a seed is a line of text"),
        ({"code": ["nowhere.py"]}, "there is no bot file 'nowhere.py'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(ArenaError, match=said):
        make_plan(**{"players": ["greedy", "random"], **asked})


def test_a_bad_edition_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("name = 3")
    with pytest.raises(EditionError):
        make_plan(["greedy", "random"], edition=tmp_path / "mine.toml")


def test_an_unknown_bot_is_refused_with_the_known_ones(command: Callable[..., int], tmp_path: Path) -> None:
    with pytest.raises(RedCathedralError, match="no bot 'gredy'; the known ones are random, greedy, mcts"):
        command("arena", "--players", "gredy,random", "--out", tmp_path / "out")


def test_a_bad_option_of_a_bot_is_refused(command: Callable[..., int], tmp_path: Path) -> None:
    with pytest.raises(RedCathedralError, match="there is no option 'depth'"):
        command("arena", "--players", "mcts:depth=3,random", "--out", tmp_path / "out")


def test_a_bot_file_that_holds_no_bot_is_refused(command: Callable[..., int], tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("x = 1\n")
    with pytest.raises(RedCathedralError, match=r"mine cannot play: .*a bot needs choose"):
        command("arena", "--players", "greedy", "--code", file, "--out", tmp_path / "out")
    file.write_text("1 / 0\n")
    with pytest.raises(RedCathedralError, match="ZeroDivisionError"):
        command("arena", "--players", "greedy", "--code", file, "--out", tmp_path / "out")


def test_a_bot_file_with_the_name_of_a_known_bot_is_refused(
    command: Callable[..., int], tmp_path: Path, bot_file: Callable[[str, str], Path]
) -> None:
    file = bot_file("random", "return game.legal()[0]")
    with pytest.raises(RedCathedralError, match="there is a bot of that name already"):
        command("arena", "--players", "greedy", "--code", file, "--out", tmp_path / "out")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--jobs", "0"), "jobs must be 1 to"),
        (("--address", "auto"), "--address is for --engine ray"),
    ],
)
def test_options_that_make_no_sense_are_refused(
    command: Callable[..., int], tmp_path: Path, words: tuple[str, str], said: str
) -> None:
    with pytest.raises(RedCathedralError, match=said):
        command("arena", "--players", "greedy,random", "--out", tmp_path / "out", *words)


@pytest.mark.parametrize("words", [("--seats", "5"), ("--seats", "two"), ("--boards", "wooden")])
def test_a_study_of_no_table_is_refused(command: Callable[..., int], tmp_path: Path, words: tuple[str, str]) -> None:
    with pytest.raises(RedCathedralError, match=r"separated by commas"):
        command("study", "--out", tmp_path / "out", *words)
