"""Machine code is kept for as long as the files it is made of stay as they are, and no longer."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import redcathedral
from redcathedral.arena.advance import advance
from redcathedral.bots.search.search import search_on
from redcathedral.envs.batch_kernel import step_games
from redcathedral.kernel.compiled import source_files

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

index = compiled._kept_in(compiled._source_digest(search_on)) / "search" / "search.search_on-1.nbi"
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
