"""Games of two versions of a bot or of the rules are never joined: the digest of the source sees every change."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from redcathedral.arena import make_plan
from redcathedral.arena.source import PACKAGE, packages_digest, source_digest

CHANGED = [
    "bots/search/weights.py",
    "bots/search/weights.npz",
    "bots/greedy.py",
    "kernel/rules.py",
    "game/chance.py",
    "edition/chapters.py",
    "edition/reconstructed-1.toml",
    "arena/advance.py",
    "words.py",
]
NOT_PLAYED = ["cli/play.py", "server/http/routes.py", "server/page/index.html", "envs/batch.py", "text/en/game.ftl"]
JOIN = """
import sys
from pathlib import Path
import redcathedral
from redcathedral.arena import make_plan
from redcathedral.arena.journal import Journal
Journal(make_plan(["greedy", "random"], games=2), Path(sys.argv[1]), resume=True).close()
print(redcathedral.__file__)
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Give a copy of the package that a test may change."""
    place = tmp_path / "copy" / "redcathedral"
    shutil.copytree(PACKAGE, place, ignore=shutil.ignore_patterns("__pycache__", "page"))
    return place


def append(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(b"\n# changed\n")


def test_a_copy_of_the_package_has_its_digest(copy: Path) -> None:
    assert source_digest(copy) == source_digest()


@pytest.mark.parametrize("name", CHANGED)
def test_a_change_of_what_games_are_made_of_changes_the_digest(copy: Path, name: str) -> None:
    append(copy / name)
    assert source_digest(copy) != source_digest()


@pytest.mark.parametrize("name", NOT_PLAYED)
def test_a_change_of_what_only_shows_games_leaves_the_digest(copy: Path, name: str) -> None:
    append(copy / name)
    assert source_digest(copy) == source_digest()


def test_files_that_swap_their_places_change_the_digest(copy: Path) -> None:
    one, other = copy / "bots" / "search" / "__init__.py", copy / "bots" / "search" / "weights.py"
    first, second = one.read_bytes(), other.read_bytes()
    one.write_bytes(second)
    other.write_bytes(first)
    assert source_digest(copy) != source_digest()


def test_what_python_compiled_beside_the_source_leaves_the_digest(copy: Path) -> None:
    append(copy / "bots" / "__pycache__" / "greedy.cpython-311.pyc")
    assert source_digest(copy) == source_digest()


def test_a_run_begun_with_other_weights_is_not_resumed(copy: Path, tmp_path: Path) -> None:
    run = tmp_path / "run"

    def join() -> subprocess.CompletedProcess[str]:
        words = [sys.executable, "-P", "-c", JOIN, str(run)]
        env = {**os.environ, "PYTHONPATH": str(copy.parent)}
        return subprocess.run(words, capture_output=True, text=True, check=False, env=env)  # noqa: S603

    first = join()
    assert Path(first.stdout.strip()).parent == copy, first.stderr
    assert join().returncode == 0
    append(copy / "bots" / "search" / "weights.py")
    refused = join()
    assert refused.returncode != 0
    assert "is from a different run: its source is" in refused.stderr


@pytest.fixture
def novice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install a package that offers the bot `novice`; gives its folder."""
    site = tmp_path / "site"
    package, info = site / "novices", site / "novices-1.0.dist-info"
    (package / "data").mkdir(parents=True)
    info.mkdir()
    (package / "__init__.py").write_text("raise ImportError('a digest needs no import')\n", encoding="utf-8")
    (package / "data" / "weights.json").write_text(json.dumps([1, 2]), encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: novices\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[redcathedral.bots]\nnovice = novices:make\n", encoding="utf-8")
    monkeypatch.syspath_prepend(site)
    return package


def test_a_change_of_another_packages_bot_changes_what_the_run_is(novice: Path) -> None:
    before = make_plan(["novice:5", "random"]).identity()
    assert set(before["packages"]) == {"novice"}
    (novice / "data" / "weights.json").write_text(json.dumps([2, 1]), encoding="utf-8")
    assert make_plan(["novice:5", "random"]).identity()["packages"] != before["packages"]


def test_a_bot_in_a_single_module_has_a_digest_too(novice: Path) -> None:
    (novice / "data" / "weights.json").unlink()
    (novice / "data").rmdir()
    (novice / "__init__.py").rename(novice.with_suffix(".py"))
    novice.rmdir()
    before = packages_digest(["novice"])
    append(novice.with_suffix(".py"))
    assert packages_digest(["novice"]) != before


def test_only_the_packages_of_the_players_count(novice: Path) -> None:
    assert novice.is_dir()
    assert packages_digest(["greedy", "random"]) == {}
