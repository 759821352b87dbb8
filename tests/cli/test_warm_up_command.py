"""The command `warm-up`."""

import subprocess
import sys


def test_warm_up_leaves_everything_compiled() -> None:
    then = (
        "from redcathedral.cli.main import main; assert main(['warm-up']) == 0\n"
        "from redcathedral.arena.match import is_compiled\n"
        "from redcathedral.bots.search.search import search_on\n"
        "from redcathedral.envs.batch_kernel import step_games\n"
        "from redcathedral.envs.vector_kernel import step_agents\n"
        "from redcathedral.kernel.compiled import is_kept\n"
        "from redcathedral.kernel.one_game import advance\n"
        "assert all(map(is_kept, (advance, step_games, step_agents, search_on))) and is_compiled()"
    )
    done = subprocess.run(  # noqa: S603  # our own interpreter and text
        [sys.executable, "-W", "error", "-c", then], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "Everything is compiled and saved for later.\n"
