"""The terminal in the reader's language: by option, by the environment, and English where there is none."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from redcathedral.cli.main import main
from redcathedral.edition import load_edition
from redcathedral.game.drawing import draw_table, width_of
from redcathedral.game.game import new_game
from redcathedral.text import Fact, languages, say, speaking
from terminal import run

if TYPE_CHECKING:
    from pathlib import Path

OTHERS = languages()[1:]


def said(language: str, key: str, **facts: Fact) -> str:
    with speaking(language):
        return say(key, **facts)


@pytest.mark.parametrize("language", languages())
def test_a_whole_turn_is_played_in_every_language(tmp_path: Path, language: str) -> None:
    """Everything is said, with every fact it needs: a missing one would be a traceback."""
    plies = ["claim B1", "banner inventory", "place white2 down", "end", "market white", "why claim B2"]
    commands = ["list", "score", "table", "help", "log", "quit"]
    done = run(tmp_path, "play", "--seed", "1", "--lang", language, said="\n".join([*plies, *commands, ""]))
    assert (done.returncode, done.stderr) == (0, "")
    assert said(language, "welcome").replace("\u00a0", " ") in " ".join(done.stdout.split())
    assert said(language, "table-supply") in done.stdout


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", [["play", "--load"], ["replay"], ["verify"], ["hint"], ["review"]], ids=" ".join)
def test_a_file_that_is_not_there_is_missed_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, command: list[str]
) -> None:
    assert main(["--lang", language, *command, str(tmp_path / "none.txt")]) == 1
    complaint = capsys.readouterr().err
    assert said(language, "system-no-file") in complaint
    assert "No such file" not in complaint


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_drawn_table_fits_in_every_language(language: str, players: int) -> None:
    with speaking(language):
        for boards in ("basic", "advanced"):
            drawn = draw_table(new_game(players, seed=3, boards=boards, turn_limit=9), 100)
            assert max(map(width_of, drawn.split("\n"))) <= 100


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [1, 2, 4])
def test_nothing_on_the_drawn_table_is_cut_at_80_columns(language: str, players: int) -> None:
    """Not even a card that names three materials beside three dice, or a blue die on a narrow section."""
    luck = random.Random(players)  # noqa: S311
    for seed, boards in enumerate(("basic", "advanced")):
        game = new_game(players, seed=seed, boards=boards, turn_limit=8)
        while game.outcome is None:
            for _ in range(5):
                if game.outcome is None:
                    game.play(luck.choice(game.legal()))
            with speaking(language):
                drawn = draw_table(game, 80).split("\n")
            assert [line for line in drawn if "…" in line or width_of(line) > 80] == []


@pytest.mark.parametrize("language", languages())
def test_every_tile_on_the_drawn_cathedral_is_in_brackets(language: str) -> None:
    """Also beside the long name of a middle, in the languages that have one."""
    game = new_game(2, seed=7)
    sections = sum(game.state.height[tower] for tower in range(game.state.towers))
    with speaking(language):
        assert draw_table(game, 100).count("[") == sections + 1  # the legend has one too


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("variable", ["REDCATHEDRAL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_environment_says_which_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, variable: str, language: str
) -> None:
    for name in ("REDCATHEDRAL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, f"{language.replace('-', '_')}.UTF-8")
    assert main([]) == 0
    assert said(language, "cli-play-help")[:20] in capsys.readouterr().out


def test_the_option_goes_before_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REDCATHEDRAL_LANG", OTHERS[0])
    assert main(["--lang", "en"]) == 0
    assert said("en", "cli-play-help")[:20] in capsys.readouterr().out


@pytest.mark.parametrize("command", [[], ["play"], ["serve"]], ids=" ".join)
def test_french_help_has_a_space_before_every_colon(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    assert main(["--lang", "fr", *command, "--help"]) == 0
    assert re.findall(r"\w+:(?=\s)", capsys.readouterr().out) == []


def test_a_french_reason_has_a_space_before_its_colon() -> None:
    reason = new_game(2, seed=1).why("claim B3")
    with speaking("fr"):
        assert str(reason).startswith("C1\u00a0: ")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("command", "key"),
    [
        ("play", "play-description"),
        ("replay", "cli-replay-help"),
        ("verify", "cli-verify-help"),
        ("hint", "cli-hint-help"),
        ("review", "cli-review-help"),
        ("arena", "cli-arena-help"),
        ("study", "cli-study-help"),
        ("serve", "cli-serve-help"),
        ("edition", "cli-edition-help"),
        ("edition show", "edition-show-help"),
        ("edition check", "edition-check-help"),
        ("edition new", "edition-new-help"),
    ],
)
def test_every_command_explains_itself_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str, key: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert main([*command.split(), "--help", "--lang", language]) == 0
    assert f"\n{said(language, key)}\n" in capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
def test_an_edition_is_written_and_checked_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    file = str(tmp_path / "mine.toml")
    assert main(["edition", "new", file, "--lang", language]) == 0
    assert capsys.readouterr().out == said(language, "edition-written", file=file) + "\n"
    assert main(["edition", "new", file, "--lang", language]) == 1
    assert capsys.readouterr().err == said(language, "edition-exists", file=file) + "\n"
    assert main(["edition", "check", file, "--lang", language]) == 0
    edition = load_edition(file)
    facts: dict[str, Fact] = {
        "name": "mine",
        "cards": len(edition.cards),
        "plans": sum(map(len, edition.plans.values())),
    }
    expected = said(language, "edition-valid", file=file, digest=edition.digest, **facts)
    assert capsys.readouterr().out == expected + "\n"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("words", "key", "facts"),
    [
        (["study", "--seats", "5"], "study-seats-wrong", {"given": "5"}),
        (["study", "--boards", "big"], "study-boards-wrong", {"given": "big", "known": "basic, advanced"}),
        (["serve", "--set", "connections=0"], "serve-limit-wrong", {"limit": "connections", "given": "0"}),
        (["serve", "--set", "connections=many"], "serve-limit-wrong", {"limit": "connections", "given": "many"}),
    ],
)
def test_what_cannot_be_done_is_refused_in_every_language(
    capsys: pytest.CaptureFixture[str], language: str, words: list[str], key: str, facts: dict[str, str]
) -> None:
    assert main([*words, "--lang", language]) == 1
    assert capsys.readouterr().err == said(language, key, **facts).replace("\u00a0", " ") + "\n"


@pytest.mark.parametrize("strange", ["C", "POSIX", "fi_FI.UTF-8", ""])
def test_a_language_that_is_not_there_is_english(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, strange: str
) -> None:
    monkeypatch.setenv("REDCATHEDRAL_LANG", "")
    monkeypatch.setenv("LC_ALL", strange)
    monkeypatch.setenv("LANG", "")
    assert main([]) == 0
    assert said("en", "cli-play-help")[:20] in capsys.readouterr().out


@pytest.mark.parametrize("args", [["--lang", "xx"], ["--lang"], ["play", "--lang", "klingon"]])
def test_a_language_asked_for_by_name_must_be_there(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    assert main(args) == 2
    assert "usage: redcathedral" in capsys.readouterr().err


@pytest.mark.parametrize("language", languages())
def test_a_file_that_cannot_be_read_is_named_once_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    missing = tmp_path / "nothing.txt"
    assert main(["replay", str(missing), "--lang", language]) == 1
    assert capsys.readouterr().err.count(str(missing)) == 1
