"""A Ray cluster and searching bots: slow, so apart."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from redcathedral.arena import make_plan, run_arena
from redcathedral.arena.plan import ArenaError


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_gives_the_same_result_as_this_machine() -> None:
    pytest.importorskip("ray")
    plan = make_plan(["greedy", "random"], games=40, turn_limit=60)
    assert run_arena(plan, engine="ray", jobs=2).results == run_arena(plan).results


@pytest.fixture
def ray_head() -> Iterator[str]:
    """Starts a cluster of its own, as an administrator does, and gives its address."""
    pytest.importorskip("ray")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    ray = [str(Path(sys.executable).parent / "ray")]
    paths = os.pathsep.join(path for path in sys.path if path)
    head = subprocess.Popen(  # noqa: S603  # the program that stands beside this Python
        [*ray, "start", "--head", f"--port={port}", "--num-cpus=2", "--include-dashboard=false", "--block"],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert head.stdout is not None
    for line in head.stdout:
        if "Ray runtime started" in line:
            break
    yield f"127.0.0.1:{port}"
    head.terminate()  # --block: the cluster ends with it
    head.wait(30)
    head.stdout.close()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_running_cluster_is_reached_by_its_address_and_left_running(
    command: Callable[..., int], ray_head: str, bot_file: Callable[[str, str], Path], tmp_path: Path
) -> None:
    own = bot_file("lucky", "return random.choice(game.legal())")  # comes along to the cluster
    words = ("arena", "--players", "greedy,random", "--code", own, "--games", "18", "--turn-limit", "60")
    assert command(*words, "--engine", "ray", "--address", ray_head, "--out", tmp_path / "far") == 0
    assert command(*words, "--out", tmp_path / "near") == 0
    games = [sorted((tmp_path / place / "games.jsonl").read_text().splitlines()) for place in ("far", "near")]
    assert games[0] == games[1]
    host, _, port = ray_head.partition(":")
    socket.create_connection((host, int(port)), 5).close()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_an_address_without_a_cluster_is_refused_in_a_sentence() -> None:
    pytest.importorskip("ray")
    with pytest.raises(ArenaError, match="no Ray cluster to be reached at"):
        run_arena(make_plan(["greedy", "random"], games=2), engine="ray", address="127.0.0.1:1")


@pytest.mark.slow
def test_a_search_by_simulations_repeats_with_one_worker_and_two() -> None:
    plan = make_plan(["greedy", "mcts:20"], games=4, turn_limit=15)
    alone = run_arena(plan)
    assert alone.summary["forfeits"] == []
    assert run_arena(plan, jobs=2).results == alone.results
