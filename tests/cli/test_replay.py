"""`redcathedral replay` and `redcathedral verify`."""

from pathlib import Path

import pytest

import redcathedral as rc
from redcathedral.cli.main import main


@pytest.fixture(name="path")
def record_of_a_short_game(tmp_path: Path) -> Path:
    game = rc.new_game(2, seed=5, turn_limit=2, names=["Anna", "Bob"])
    for ply in ("claim B1", "banner inventory", "place blue up", "take 2", "end", "market white", "gather 1", "end"):
        game.play(ply)
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_replay_prints_the_turns_the_table_and_the_score_sheet(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "1. red: claim B1, banner inventory, place blue up, take 2, end" in out
    assert "After move 9 of 9" in out
    assert "MARKET" in out
    assert "The turn limit of 2 was reached" in out
    assert "wins with" in out or "share the win" in out


def test_replay_stops_where_it_is_told(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--to", "2"]) == 0
    out = capsys.readouterr().out
    assert "1. red: claim B1, banner inventory\n" in out
    assert "where does the tile (2 lumber) go" in out
    assert "The score sheet" not in out
    assert main(["replay", str(path), "--to", "0"]) == 0
    assert "Nothing has been played yet" in capsys.readouterr().out


@pytest.mark.parametrize("ply", ["10", "-1"])
def test_a_ply_that_is_not_there_is_refused(path: Path, capsys: pytest.CaptureFixture[str], ply: str) -> None:
    assert main(["replay", str(path), "--to", ply]) == 1
    assert f"There’s no move {ply}: the game has 9." in capsys.readouterr().err


def test_a_bad_record_names_the_file_the_line_and_the_clause(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("place blue up", "place blue up, place red up"), encoding="utf-8")
    line = 1 + text.split("\n").index(next(line for line in text.split("\n") if line.startswith("1. red")))
    assert main(["replay", str(path)]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"{path}: line {line}: place red up: C4: ")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[Format", b'[Format "x"]\n', b"\x1b[31m\n"])
def test_what_is_no_record_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    path = tmp_path / "no record.txt"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 1
    error = capsys.readouterr().err
    assert error.startswith(str(path))
    assert "\x1b" not in error


def test_files_that_cannot_be_read_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path, tmp_path / "nothing.txt"):
        assert main(["replay", str(path)]) == 1
        assert capsys.readouterr().err.startswith(f"{path} can’t be read: ")
        assert main(["play", "--load", str(path)]) == 1
        assert capsys.readouterr().err.startswith(f"{path} can’t be read: ")


def test_verify_recomputes_the_deal_and_every_roll(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(path)]) == 0
    assert f"{path}: all 2 results of chance come from the seed" in capsys.readouterr().out
    assert main(["verify", str(path), "--seed", "5"]) == 0
    capsys.readouterr()
    assert main(["verify", str(path), "--seed", "6"]) == 1
    laid = "This seed gives a different deal: this one was set up by hand or changed later."
    assert capsys.readouterr().err == f"{path}: {laid}\n"


def test_verify_finds_a_roll_that_the_seed_did_not_give(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = path.read_text(encoding="utf-8")
    rolled = text.rpartition("roll white ")[2][0]
    path.write_text(text.replace(f"roll white {rolled}", f"roll white {int(rolled) % 6 + 1}"), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert f"but this seed gives roll white {rolled}" in capsys.readouterr().err


def test_verify_says_when_there_is_no_seed_or_the_dice_were_real(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('[Seed "5"]\n', ""), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert "has no seed" in capsys.readouterr().err
    path.write_text(text.replace('[Chance "drawn"]', '[Chance "told"]'), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert "the dice of this game were rolled by hand" in capsys.readouterr().err
