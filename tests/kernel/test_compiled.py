"""Machine code is kept for as long as the files it is made of stay as they are, and no longer."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import redcathedral
from redcathedral.arena.advance import advance
from redcathedral.bots.search.search import search_on
from redcathedral.envs.batch_kernel import choose_actions, step_games
from redcathedral.kernel import compiled
from redcathedral.kernel.compiled import source_files

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(redcathedral.__file__).parent
INSIDE = ["bots/search/weights.py", "kernel/codes.py", "kernel/compiled.py", "words.py"]
OUTSIDE = ["bots/search/thread.py", "bots/mcts.py", "kernel/invariants.py", "arena/tally.py", "text/phrase.py"]
# Pretends that the search was compiled, changes one file after the other, and prints those that make it compile again.
CHANGE_FILES = """
import sys
from pathlib import Path
import redcathedral
from redcathedral.bots.search.search import search_on
from redcathedral.kernel import compiled

index = compiled._kept_in(compiled._source_digest(search_on)) / "search.search_on-1.nbi"
index.parent.mkdir(parents=True)
index.touch()
assert compiled.is_kept(search_on)
for name in sys.argv[1:]:
    path = Path(redcathedral.__file__).parent / name
    before = path.read_bytes()
    path.write_bytes(before + b"# changed")
    compiled._source_digest.cache_clear()
    if not compiled.is_kept(search_on):
        print(name)
    path.write_bytes(before)
"""


def test_only_a_change_of_a_file_that_the_search_is_made_of_compiles_it_again(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "redcathedral", ignore=shutil.ignore_patterns("__pycache__", "page"))
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", CHANGE_FILES, *INSIDE, *OUTSIDE],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "REDCATHEDRAL_CACHE": str(tmp_path / "cache")},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert done.stdout.split() == INSIDE


# Asks for a small loop, and says before that it will and afterwards how often it compiled it.
ASK_FOR_A_LOOP = """
import numpy as np
from redcathedral.envs import batch

games = batch.BatchEnv(1)
print("asks", flush=True)
games.choose(np.zeros(1, np.int32))
print(sum(batch._choose.stats.cache_misses.values()))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock on Windows")
def test_of_two_processes_that_want_a_loop_one_compiles_and_the_other_loads_wherever_they_are_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REDCATHEDRAL_CACHE", str(tmp_path / "cache"))
    shutil.copytree(PACKAGE, tmp_path / "elsewhere" / "redcathedral", ignore=shutil.ignore_patterns("page"))
    command = [sys.executable, "-c", ASK_FOR_A_LOOP]
    loop: Any = choose_actions
    with compiled.alone(compiled._cache_folder(compiled._source_digest(loop))):
        both = [
            subprocess.Popen(  # noqa: S603
                command, env={**os.environ, "PYTHONPATH": str(place)}, stdout=subprocess.PIPE, text=True
            )
            for place in (PACKAGE.parent, tmp_path / "elsewhere")
        ]
        for one in both:
            assert one.stdout is not None
            assert one.stdout.readline() == "asks\n"
    assert sorted(one.communicate()[0] for one in both) == ["0\n", "1\n"]


def test_a_loop_is_made_of_every_module_it_reaches_and_of_no_other() -> None:
    searched, played, stepped = (
        {name.removeprefix("redcathedral.") for name in source_files(loop)} for loop in (search_on, advance, step_games)
    )
    assert {"bots.search.search", "bots.search.tree", "bots.search.weights", "kernel.codes", "words"} <= searched
    assert {"arena.tally", "bots.search.turns"} <= played
    assert "bots.search.tree" not in played
    assert {"envs.layout", "envs.rewards"} <= stepped
    assert not any(name.startswith(("bots", "arena", "game")) for name in stepped)
    assert not any(name.startswith(("game", "server", "envs", "cli")) for name in searched | played)


@pytest.fixture
def threads_take_turns() -> Iterator[None]:
    """Let the garbage collector, which looks every few objects, give way to another thread, as finalizers can."""
    usual = gc.get_threshold()

    def give_way(*_: object) -> None:
        PACKAGE.stat()  # while the system is asked, another thread runs

    gc.callbacks.append(give_way)
    gc.set_threshold(200)
    yield
    gc.set_threshold(*usual)
    gc.callbacks.remove(give_way)


@pytest.mark.usefixtures("threads_take_turns")
def test_several_threads_may_ask_at_once_what_a_loop_is_made_of() -> None:
    def ask(_: int) -> dict[str, frozenset[str]]:
        return {name: compiled._imports_of.__wrapped__(name) for name in source_files(search_on)}

    with ThreadPoolExecutor(3) as threads:
        first, *others = threads.map(ask, range(9))
    assert all(other == first for other in others)
