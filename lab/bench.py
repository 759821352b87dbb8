"""How fast the rules run, and how that compares: ratios in one run, because machines are noisy.

    python -m lab.bench [--seconds 2]

Random play makes the legal list at every decision and picks from it. Figures count decisions; rolls come on top.
The clock is the process's own CPU time, which neighbours on the machine disturb least.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from lab.machine import machine
from lab.random_games import RandomGames
from redcathedral.edition import load_edition
from redcathedral.kernel.box import Deal, box_of
from redcathedral.kernel.compiled import compiled
from redcathedral.kernel.random_play import MOST_DECISIONS, MOST_LEGAL, deal_randomly, play_randomly
from redcathedral.kernel.setup import DEAL_DRAWS, DECK
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream

TIMES = 3  # that each is measured


def interpreted_games(seconds: float) -> float:
    """Play the same loop uncompiled, two players."""
    box, deal, s = box_of(load_edition()), Deal(), State()
    out, stream = [0] * MOST_LEGAL, new_stream(1).tolist()
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        deal_randomly(box, deal, 2, 0, 0, [0] * DECK, [0] * (DEAL_DRAWS + 1), stream, s)
        decisions += play_randomly(s, out, stream, MOST_DECISIONS)
    return decisions / (time.process_time() - start)


def copy_states(states: Any, times: int) -> None:
    """Clone a record again and again: one record copy each."""
    for i in range(times):
        states[i & 1] = states[2]


def clone_nanoseconds() -> float:
    """Time one clone in compiled code."""
    copy = compiled(copy_states)
    states = np.zeros(3, State.dtype)
    copy(states, 1)
    start = time.perf_counter()
    copy(states, 10_000_000)
    return (time.perf_counter() - start) * 100


_COMPILE = """
import time
start = time.perf_counter()
from lab.random_games import RandomGames
RandomGames(2).play(1)
print(time.perf_counter() - start)
"""


def compile_seconds() -> tuple[float, float]:
    """Time the random-play loop in fresh processes from import to result: nothing kept, then from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "REDCATHEDRAL_CACHE": folder}
        cold, warm = (
            float(subprocess.check_output([sys.executable, "-c", _COMPILE], env=environment)) for _ in range(2)
        )
    return cold, warm


_CATANATRON = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer
random.seed(1)
seconds, times = map(float, sys.argv[1:])
rates = []
for _ in range(int(times)):
    plies = games = 0
    start = time.process_time()
    while (took := time.process_time() - start) < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        plies += len(getattr(game.state, "actions", None) or game.state.action_records)
        games += 1
    rates.append([plies / took, games / took])
print(json.dumps(max(rates)))
"""


def catanatron(seconds: float) -> tuple[float, float] | str:
    """Play the public peer's random games, two players, if it is installed (extra `bench`): the best of a few."""
    command = [sys.executable, "-W", "ignore", "-c", _CATANATRON, str(seconds), str(TIMES)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        return run.stderr.strip().splitlines()[-1]
    plies, games = json.loads(run.stdout)
    return plies, games


def best(measure: Callable[[], tuple[float, float]], times: int = TIMES) -> tuple[float, float]:
    """Give the best of a few measurements: on a shared machine the others measure the neighbours."""
    return max(measure() for _ in range(times))


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    args = parser.parse_args()
    print(f"machine: {machine()}, NumPy {np.__version__}")
    cold, warm = compile_seconds()
    print(f"random-play loop, fresh process: {cold:.1f} s compiling, {warm:.2f} s from the cache")
    print(f"record: {State.dtype.itemsize} bytes, clone {clone_nanoseconds():.0f} ns")
    RandomGames(2).play(1)  # compile or load before the clock runs
    print(f"{'one core, legal list at every ply':40}{'plies/s':>14}{'games/s':>10}{'ratio':>8}")
    slow = interpreted_games(args.seconds)
    rows: list[tuple[str, float, float | None]] = [("interpreted, 2 players", slow, None)]
    for players in (1, 2, 3, 4):
        for advanced in (0, 1):
            plies, games = best(lambda p=players, a=advanced: RandomGames(p, a).rate(args.seconds / TIMES))  # type: ignore[misc]
            name = f"compiled, {'solo' if players == 1 else f'{players} players'}, {('basic', 'advanced')[advanced]}"
            rows.append((name, plies, games))
    peer = catanatron(args.seconds / TIMES)
    if not isinstance(peer, str):
        rows.append(("catanatron, 2 random players", *peer))
    for name, speed, rate in rows:
        print(f"{name:40}{speed:14,.0f}{'' if rate is None else f'{rate:,.0f}':>10}{speed / slow:8.1f}")
    if isinstance(peer, str):
        print(f"catanatron: not measured ({peer})")
        return 0
    times = [f"{speed / peer[0]:.0f} ({name})" for name, speed, _ in rows if name.startswith("compiled, 2")]
    print(f"times catanatron: {', '.join(times)}")
    behind = [name for name, speed, _ in rows if name.startswith("compiled") and speed < peer[0]]
    print(f"catanatron is ahead of {', '.join(behind)}" if behind else "no peer is ahead")
    return 1 if behind else 0


if __name__ == "__main__":
    sys.exit(main())
