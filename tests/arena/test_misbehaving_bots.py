"""Bots that raise, hang, cheat or die lose their seat to greedy, and the tournament continues."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from redcathedral.arena import make_plan, run_arena
from redcathedral.arena.run import Result


def _play(file: Path, games: int = 2, **options: Any) -> Result:
    plan = make_plan(["greedy"], code=[file], games=games, **{"turn_limit": 20, "move_limit": 10.0, **options})
    return run_arena(plan)


@pytest.mark.parametrize(
    ("name", "body", "said"),
    [
        ("raises", "raise RuntimeError('oh no')", "raises failed: RuntimeError: oh no"),
        pytest.param("illegal", "return 'end'", "illegal gave “end”", marks=pytest.mark.slow),
        pytest.param("nonsense", "return 'castle kingside'", "which isn't a ply", marks=pytest.mark.slow),
        ("nothing", "return None", "gave None, which isn't a ply"),
        ("hangs", "threading.Event().wait()", "gave no ply within 0.1 s"),
        pytest.param("spins", "while True: pass", "gave no ply within 0.1 s", marks=pytest.mark.slow),
        ("dies", "os._exit(3)", "ended its process (exit code 3)"),
        pytest.param("exits", "raise SystemExit(0)", "SystemExit", marks=pytest.mark.slow),
        pytest.param(
            "deaf", "os.closerange(0, 256)\nreturn game.legal()[0]", "ended its process", marks=pytest.mark.slow
        ),
    ],
)
def test_a_bot_that_misbehaves_loses_its_seat_and_the_report_says_so(
    bot_file: Callable[[str, str], Path], tmp_path: Path, name: str, body: str, said: str
) -> None:
    file = bot_file(name, body)
    limit = 0.1 if "within 0.1 s" in said else 30.0  # only who hangs is to be caught by the clock
    plan = make_plan(["greedy"], code=[file], games=2, turn_limit=20, move_limit=limit)
    result = run_arena(plan, out=tmp_path / "out")
    assert [player["forfeits"] for player in result.summary["players"]] == [0, 2]
    assert [player["win_share"] for player in result.summary["players"]] == [1.0, 0.0]
    entries = result.summary["forfeits"]  # one a message: a process that closed its own files may end in several ways
    assert {entry["player"] for entry in entries} == {name}
    assert all(said in entry["message"] for entry in entries)
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "lost their seat: greedy played on" in page


def test_a_bot_that_fails_late_has_played_until_then(bot_file: Callable[[str, str], Path]) -> None:
    body = "if game.version > 30: raise ValueError('late')\nreturn game.legal()[0]"
    result = _play(bot_file("late", body))
    assert all(game["forfeits"][0]["ply"] > 30 for game in result.results)


def test_the_command_says_who_lost_seats(
    command: Callable[..., int],
    bot_file: Callable[[str, str], Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = bot_file("raises", "raise RuntimeError('oh no')")
    words = ("--code", file, "--games", "2", "--turn-limit", "20", "--out", tmp_path / "out")
    assert command("arena", "--players", "greedy", *words) == 0
    assert (
        "raises lost 2 seats to greedy, first in game 0: raises failed: RuntimeError: oh no" in capsys.readouterr().out
    )


@pytest.mark.slow
def test_a_bot_of_ones_own_plays_to_the_end_and_repeats_with_one_worker_and_two(
    bot_file: Callable[[str, str], Path],
) -> None:
    file = bot_file("lucky", "print('noise')\nreturn random.choice(game.legal())")
    plan = make_plan(["greedy"], code=[file], games=4, turn_limit=20)
    alone = run_arena(plan)
    assert alone.summary["forfeits"] == []
    assert run_arena(plan, jobs=2).results == alone.results


def test_a_bot_sees_no_seed_and_no_dice_to_come(bot_file: Callable[[str, str], Path]) -> None:
    body = "assert game.chance is None and game.seed is None\nreturn game.legal_actions()[0]"
    assert _play(bot_file("curious", body)).summary["forfeits"] == []
