"""The command line: exit codes, and a sentence instead of a traceback."""
# ruff: noqa: S603  # the program under test is run

import subprocess
import sys
from pathlib import Path

import pytest

import redcathedral
from redcathedral.cli.main import main
from redcathedral.text import languages, say, speaking
from terminal import environment, run


def test_without_a_command_the_help_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out = capsys.readouterr().out
    for command in ("play", "replay", "verify", "edition"):
        assert command in out


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"redcathedral {redcathedral.__version__}\n"


@pytest.mark.parametrize("language", languages())
def test_the_help_says_in_every_language_what_the_version_is_for(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["--lang", language, "--help"]) == 0
    with speaking(language):
        assert say("cli-version-help") in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    "args",
    [
        ["dance"],
        ["play", "--players", "5"],
        ["play", "--players", "two"],
        ["play", "--boards", "big"],
        ["play", "--turn-limit", "soon"],
        ["play", "--load", "a", "--resume"],
        ["play", "--resume", "--players", "2"],
        ["play", "--load", "a", "--first-game"],
        ["replay"],
        ["replay", "file", "--to", "x"],
        ["verify"],
        ["edition"],
    ],
    ids=" ".join,
)
def test_wrong_usage_ends_with_2(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    assert main(args) == 2
    assert "usage: redcathedral" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--names", "Anna"], "This needs 2 names; you gave: Anna."),
        (["--colors", "red,red"], "This needs 2 different colors"),
        (["--colors", "red,pink"], "pink isn’t a color here"),
        (["--turn-limit", "0"], "A turn limit is a number from 1"),
        (["--edition", "/no/such/file.toml"], "/no/such/file.toml"),
        (["--resume"], "There’s no unfinished game in"),
    ],
)
def test_a_table_that_cannot_be_laid_ends_with_1(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    args: list[str],
    said: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["play", *args]) == 1
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.out == ""


def test_the_edition_command_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "show"]) == 0
    assert "digest" in capsys.readouterr().out


def test_without_its_packages_the_terminal_says_how_to_get_them(tmp_path: Path) -> None:
    hide = "import sys; sys.modules['rich'] = None; from redcathedral.cli.main import main; sys.exit(main())"
    for args, code in ((["play", "--players", "2"], 1), (["replay", "x"], 1), (["edition", "show"], 0), ([], 0)):
        done = subprocess.run(
            [sys.executable, "-c", hide, *args],
            capture_output=True,
            text=True,
            env=environment(tmp_path),
            check=False,
        )
        assert done.returncode == code
        if code:
            assert "pip install 'redcathedral[terminal]'" in done.stderr
            assert "Traceback" not in done.stderr


def test_a_reader_that_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    pipe = f"{sys.executable} -m redcathedral play --seed 1 < /dev/null | head -1"
    done = subprocess.run(
        ["/bin/sh", "-c", pipe], capture_output=True, text=True, env=environment(tmp_path), check=False
    )
    assert done.stdout == "Welcome to Red Cathedral. Type a number or a move; help explains, quit stops.\n"
    assert done.stderr == ""


def test_a_terminal_without_unicode_is_served_in_ascii(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "1", PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.isascii()
    assert "MARKET" in done.stdout


def test_a_terminal_without_unicode_gets_help_with_its_letters_escaped(tmp_path: Path) -> None:
    done = run(tmp_path, "--lang", "pl", "serve", "--help", PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    assert r"udost\u0119pnij sto\u0142y" in done.stdout
