"""Tournaments from beginning to end: the same result whoever plays them, and files that say it all."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

import redcathedral as rc
from positions import ended
from redcathedral.arena import make_plan, run_arena
from redcathedral.arena.plan import ArenaError
from redcathedral.arena.results import frame_of, rows_of
from redcathedral.cli.main import main
from redcathedral.text import languages, say, speaking
from waiting import until

RUN = (
    "import argparse, sys; from redcathedral.cli.arena import add_parser; p = argparse.ArgumentParser(); "
    "add_parser(p.add_subparsers()); a = p.parse_args(); sys.exit(a.run(a))"
)


def test_one_worker_and_two_give_the_same_result() -> None:
    plan = make_plan(["greedy", "random"], games=40, turn_limit=60)
    alone, together = run_arena(plan, jobs=1), run_arena(plan, jobs=2)
    assert alone.results == together.results
    assert alone.summary == together.summary


def test_who_waits_for_a_compile_is_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    plan, told = make_plan(["greedy", "random"], games=2, turn_limit=4), []
    run_arena(plan)  # compiles, or has compiled
    run_arena(plan, on_compile=lambda: told.append("at once"))
    monkeypatch.setenv("REDCATHEDRAL_CACHE", str(tmp_path / "a machine where nothing is kept"))
    run_arena(plan, on_compile=lambda: told.append("compiling"))
    assert told == ["compiling"]
    main(["arena", "--players", "greedy,random", "--games", "2", "--turn-limit", "4", "--out", str(tmp_path / "out")])
    assert "Compiling for this machine" in capfd.readouterr().err


def test_the_compiled_loop_plays_the_very_game_that_the_bots_play() -> None:
    plan = make_plan(["greedy", "greedy"], games=1, turn_limit=6)
    result = run_arena(plan).results[0]
    game = rc.play_to_end(rc.new_game(2, plan.deal_seed(0), turn_limit=6), ["greedy", "greedy"])
    assert [score.rank for score in result["scores"]] == [line.rank for line in ended(game).scores]
    assert [score.track for score in result["scores"]] == [line.track for line in ended(game).scores]
    assert [score.goods for score in result["scores"]] == [line.goods for line in ended(game).scores]
    assert result["decisions"] == sum(not ply.by_chance for ply in game.plies)


def test_score_lines_of_every_row_add_up_and_every_game_has_one_win() -> None:
    plan = make_plan(["greedy", "random"], games=20)
    rows = list(rows_of(plan, run_arena(plan).results))
    assert len(rows) == 2 * 20
    for row in rows:
        towers = row["tower_a"] + row["tower_b"] + row["tower_c"] + row["tower_d"] + row["tower_e"] + row["tower_f"]
        assert row["towers"] == towers
        assert row["total"] == row["track"] + row["goods"] + towers
    assert sum(row["win"] for row in rows) == 20


def test_another_seed_gives_other_games() -> None:
    one = run_arena(make_plan(["greedy", "random"], games=4, seed="1", turn_limit=40))
    other = run_arena(make_plan(["greedy", "random"], games=4, seed="2", turn_limit=40))
    assert one.results != other.results


def test_solo_games_are_played_against_ivan() -> None:
    result = run_arena(make_plan(["greedy", "random"], seats=1, games=6))
    assert [player["player"] for player in result.summary["players"]] == ["greedy", "random", "ivan"]
    assert result.summary["players"][2]["games"] == 6


def test_a_run_stops_when_it_is_sure_and_the_number_of_workers_does_not_matter() -> None:
    plan = make_plan(["greedy", "random"], games=400, turn_limit=60)
    alone = run_arena(plan, stop_when_sure=True)
    assert alone.summary["sequential"] is not None
    assert alone.summary["sequential"]["stopped"]
    assert alone.summary["games"] < 100
    assert run_arena(plan, jobs=2, stop_when_sure=True).summary == alone.summary


def test_files_hold_the_rows_and_the_figures(tmp_path: Path) -> None:
    plan = make_plan(["greedy", "random"], games=10, turn_limit=60)
    result = run_arena(plan, out=tmp_path)
    frame = pl.read_parquet(tmp_path / "results.parquet")
    assert frame.equals(frame_of(plan, result.results))
    assert frame.height == 20
    assert json.loads((tmp_path / "summary.json").read_text()) == result.summary


def test_the_report_needs_no_network_and_has_the_numbers(tmp_path: Path) -> None:
    result = run_arena(make_plan(["greedy", "random"], games=10), out=tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "http" not in page
    assert "<script" not in page
    assert page.count("<svg") == 3
    for player in result.summary["players"]:
        assert f"{100 * player['win_share']:.1f} %" in page
        assert f"{player['mean_margin']:+.2f}" in page
        assert f"{player['rating']['mu']:.1f} ± {player['rating']['sigma']:.1f}" in page


def test_a_folder_with_a_run_is_left_alone_without_resume(tmp_path: Path) -> None:
    plan = make_plan(["greedy", "random"], games=2, turn_limit=20)
    run_arena(plan, out=tmp_path)
    with pytest.raises(ArenaError, match="holds a run already"):
        run_arena(plan, out=tmp_path)


def test_only_the_same_run_is_resumed(tmp_path: Path) -> None:
    run_arena(make_plan(["greedy", "random"], games=2, turn_limit=20), out=tmp_path)
    with pytest.raises(ArenaError, match="different run: its seed is '1', not '2'"):
        run_arena(make_plan(["greedy", "random"], games=2, turn_limit=20, seed="2"), out=tmp_path, resume=True)
    (tmp_path / "games.jsonl").write_text("what?\n")
    with pytest.raises(ArenaError, match="isn't an arena's journal"):
        run_arena(make_plan(["greedy", "random"], games=2, turn_limit=20), out=tmp_path, resume=True)


def test_a_finished_run_can_be_lengthened(tmp_path: Path) -> None:
    run_arena(make_plan(["greedy", "random"], games=4, turn_limit=40), out=tmp_path)
    longer = make_plan(["greedy", "random"], games=8, turn_limit=40)
    assert run_arena(longer, out=tmp_path, resume=True).results == run_arena(longer).results


def test_a_line_written_in_half_is_dropped_on_resume(tmp_path: Path) -> None:
    plan = make_plan(["greedy", "random"], games=6, turn_limit=40)
    whole = run_arena(plan, out=tmp_path).results
    journal = tmp_path / "games.jsonl"
    journal.write_bytes(journal.read_bytes()[:-20])
    assert run_arena(plan, out=tmp_path, resume=True).results == whole


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_a_run_that_was_killed_goes_on_to_the_same_result(tmp_path: Path) -> None:
    words = ["arena", "--players", "greedy,random", "--games", "160", "--jobs", "2", "--out", str(tmp_path)]
    first = subprocess.Popen([sys.executable, "-c", RUN, *words], stderr=subprocess.DEVNULL)  # noqa: S603
    journal = tmp_path / "games.jsonl"

    def some_games_played() -> bool:
        assert first.poll() is None, "it ended before it could be killed"
        return journal.exists() and journal.read_bytes().count(b"\n") > 30

    until(some_games_played, patience=300)
    workers = _children(first.pid)
    first.send_signal(signal.SIGKILL)
    first.wait()
    kept = journal.read_bytes().count(b"\n") - 1
    assert 30 <= kept < 160
    subprocess.run([sys.executable, "-c", RUN, *words, "--resume"], check=True, capture_output=True)  # noqa: S603
    plan = make_plan(["greedy", "random"], games=160)
    uninterrupted = run_arena(plan)
    assert json.loads((tmp_path / "summary.json").read_text()) == uninterrupted.summary
    assert pl.read_parquet(tmp_path / "results.parquet").equals(frame_of(plan, uninterrupted.results))
    assert not [worker for worker in workers if _lives(worker)], "workers outlived the arena"


def _children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text(encoding="utf-8").split()] if listed.exists() else []


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("language", languages())
def test_the_command_prints_a_table_and_says_where_the_files_are(
    command: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    words = ("--games", "5", "--turn-limit", "40", "--out", tmp_path / "out")
    with speaking(language):
        assert command("arena", "--players", "greedy,random", *words) == 0
        said = capsys.readouterr().out
        assert say("arena-rounded", games=6, orders=2) in said
        assert "greedy" in said
        assert say("arena-limited", games=6, limit=40) in said
        assert say("arena-report", file=str(tmp_path / "out" / "report.html")) in said


def test_ray_is_named_when_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"pip install 'redcathedral\[ray\]'"):
        run_arena(make_plan(["greedy", "random"], games=2), engine="ray")


def test_the_extra_is_named_when_a_package_is_missing(
    command: Callable[..., int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.startswith("redcathedral.arena")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(rc.RedCathedralError, match=r"pip install 'redcathedral\[arena\]'"):
        command("arena", "--players", "greedy,random", "--out", tmp_path)


def test_an_unknown_bot_ends_the_command_with_the_known_ones_and_exit_code_1(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["arena", "--players", "nobody,random", "--games", "2"]) == 1
    assert "the known ones are random, greedy, mcts" in capsys.readouterr().err
