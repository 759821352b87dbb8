"""The tutorials do what they say."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import urllib.request
from typing import TYPE_CHECKING

import pytest
from pages import DOCS, page
from walkthrough import Walk, blocks, check_doctest, same

if TYPE_CHECKING:
    from pathlib import Path


def test_every_tutorial_has_a_test() -> None:
    assert {path.name for path in (DOCS / "tutorials").glob("*.md")} == {
        "first-bot.md",
        "train.md",
        "host-for-friends.md",
    }


@pytest.mark.slow
def test_a_bot_in_ten_lines_beats_random_and_loses_to_greedy(tmp_path: Path) -> None:
    with Walk(page("tutorials/first-bot.md"), tmp_path) as walk:
        assert walk.go() == 8
    lines = [line for line in (tmp_path / "my_bot.py").read_text().splitlines() if line.strip()]
    assert len(lines) == 10


@pytest.mark.slow
def test_a_trained_bot_beats_random(tmp_path: Path) -> None:
    with Walk(page("tutorials/train.md"), tmp_path) as walk:
        assert walk.go() == 2
    figures = json.loads((tmp_path / "arena-results" / "summary.json").read_text())
    share = {player["player"]: player["win_share"] for player in figures["players"]}
    assert share["learned"] > 0.5 > share["random"]


@pytest.mark.slow
def test_friends_are_hosted_and_their_table_survives_the_move(tmp_path: Path) -> None:
    with Walk(page("tutorials/host-for-friends.md"), tmp_path) as walk:
        assert walk.go() == 6
        server = re.search(r"http://127\.0\.0\.1:\d+", walk.page)
        assert server
        with sqlite3.connect(tmp_path / "backup.sqlite3") as backup:
            (table,) = backup.execute("select id from tables").fetchone()
        backup.close()
        with urllib.request.urlopen(f"{server[0]}/api/tables/{table}") as answer:  # noqa: S310 - our own server
            seats = json.load(answer)["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats][:2] == [("person", "Anna"), ("open", None)]


@pytest.mark.parametrize("name", ["reference/index.md", "reference/arena.md", "hosting.md"])
def test_the_python_of_other_pages_runs(name: str) -> None:
    tried = 0
    for block in blocks(page(name)):
        if block.kind == "pycon":
            tried += check_doctest(block.text)
        elif block.kind == "python":
            exec(compile(block.text, name, "exec"), {"__name__": "page"})  # noqa: S102 - our own page
            tried += 1
    assert tried


# What walks through tutorials is proved too.


def walked(text: str, folder: Path) -> int:
    with Walk(text, folder) as walk:
        return walk.go()


def test_a_page_that_shows_other_output_fails(tmp_path: Path) -> None:
    assert walked("```console\n$ echo one\none\n```\n", tmp_path) == 1
    with pytest.raises(AssertionError, match="and not"):
        walked("```console\n$ echo one\ntwo\n```\n", tmp_path)


def test_a_page_whose_command_fails_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="false"):
        walked("```console\n$ false\n```\n", tmp_path)


def test_a_page_whose_python_prompt_shows_something_else_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        walked("```pycon\n>>> 1 + 1\n3\n```\n", tmp_path)


def test_files_are_written_and_background_commands_end_with_the_page(tmp_path: Path) -> None:
    text = '```python title="a.py"\nimport os, signal\nprint("pid", os.getpid(), flush=True)\nsignal.pause()\n```\n'
    text += "```console\n$ python a.py | tee pid &\npid ...\n```\n"
    assert walked(text, tmp_path) == 1
    process = int((tmp_path / "pid").read_text().split()[1])
    with pytest.raises(ProcessLookupError):
        os.kill(process, signal.SIGCONT)


def test_only_numbers_may_vary() -> None:
    assert same("won 12.5 % (+3)", "won 7.25 % (-10)", vary=True)
    assert not same("won 12 games", "lost 12 games", vary=True)
    assert not same("won 12 games", "won 13 games", vary=False)


def test_a_title_names_the_file() -> None:
    found = blocks('```python title="b.py"\nx = 1\n```\n\n```console\n$ true\n```\n')
    assert [(one.kind, one.title) for one in found] == [("python", "b.py"), ("console", "")]
