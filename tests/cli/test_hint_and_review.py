"""`redcathedral hint` and `redcathedral review` on recorded games."""

import json
from pathlib import Path

import pytest

import redcathedral as rc
from redcathedral.cli.main import main

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
RECORD = str(GOLDEN / "2-players-basic.txt")


@pytest.fixture(name="short")
def record_of_a_short_game(tmp_path: Path) -> str:
    game = rc.play_to_end(rc.new_game(2, seed=5, turn_limit=4, names=["Anna", "Bob"]), ["random", "greedy"], seed=2)
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    return str(path)


def test_a_hint_shows_the_best_plies_with_win_chance_and_margin(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", RECORD, "--at", "40", "--bot", "mcts:100,seed=1", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "After move 40: Red to play" in out
    assert "% |" in out
    assert "Margin: the expected lead" in out


def test_a_hint_as_json_has_the_best_ply_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", RECORD, "--at", "40", "--bot", "mcts:100,seed=1", "--most", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["at"], told["seat"], told["best"]) == (40, "red", told["plies"][0]["ply"])
    assert 1 <= len(told["plies"]) <= 2
    for ply in told["plies"]:
        assert sum(ply["chances"]) == pytest.approx(1.0)


def test_a_bot_that_does_not_search_gives_its_ply_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", RECORD, "--at", "40", "--bot", "greedy", "--plain"]) == 0
    assert "greedy would play: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["hint", RECORD], "This game is over"),
        (["hint", RECORD, "--at", "999"], "There’s no move 999"),
        (["hint", RECORD, "--bot", "oracle"], "there is no bot 'oracle'; the known ones are random, greedy, mcts"),
        (["review", RECORD, "--bot", "greedy"], "greedy can’t judge moves"),
        (["review", "nowhere.txt"], "nowhere.txt"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 1
    assert complaint in capsys.readouterr().err


def test_a_review_tells_the_chances_of_every_turn_and_sums_up(short: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", short, "--bot", "mcts:60", "--plain"]) == 0
    out = capsys.readouterr().out
    for heading in ("How the chances changed", "Where it turned", "What was better", "How everyone played"):
        assert heading in out
    assert "Anna (red): the best move, or one as good, in " in out


def test_a_review_as_json_has_every_turn_and_the_end(short: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", short, "--bot", "mcts:60", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [turn["turn"] for turn in told["turns"]] == [1, 2, 3, 4]
    assert told["seats"] == ["red", "blue"]
    assert sum(told["end"]) == pytest.approx(1.0)
    assert [side["seat"] for side in told["sides"]] == [0, 1]


def test_a_game_in_which_nothing_was_decided_has_nothing_to_review(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(rc.new_game(2, seed=5).record(), encoding="utf-8")
    assert main(["review", str(path), "--bot", "mcts:60"]) == 0
    assert "Nobody has decided anything" in capsys.readouterr().out
