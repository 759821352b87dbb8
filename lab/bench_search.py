"""How many games the search simulates in a second of processor time, beside another checkout.

    git worktree add ../red-cathedral-0.1 d8ad67c~1
    python -m lab.bench_search --against ../red-cathedral-0.1 [--seats 2,4,1] [--times 12] [--simulations 6000]

Both search the same opening with as many simulations, in turn, each in a process of its own, so that what else the
machine does meets both alike. Every turn is another deal. The ratio is of all simulations to all processor time; the
quarters between which the middle half of the turns' own ratios lies tell how far to trust it.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING

from lab.machine import machine

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parents[1]
# What every version from 0.1 on understands: for each line "seats deal simulations" the games simulated, and the
# seconds of processor time they took.
_SEARCHER = """
import sys, time
from redcathedral.bots.mcts import Budget, MctsBot
from redcathedral.game.game import new_game
for line in sys.stdin:
    seats, deal, simulations = map(int, line.split())
    bot = MctsBot(Budget(simulations=simulations), seed=deal, patient=True)
    bot.prepare()
    bot.consider(new_game(seats, seed=0))  # takes its memory, and loads what is compiled
    game = new_game(seats, seed=deal)
    began = time.process_time()
    found = bot.consider(game)
    print(sum(ply.visits for ply in found), time.process_time() - began, flush=True)
"""


class Searcher:
    """The search of one checkout, in a process of its own."""

    def __init__(self, checkout: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SEARCHER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def search(self, seats: int, deal: int, simulations: int) -> tuple[int, float]:
        """Search an opening; gives the games simulated and the processor time."""
        sent, answers = self._process.stdin, self._process.stdout
        if sent is None or answers is None:
            raise AssertionError("its streams are pipes")
        sent.write(f"{seats} {deal} {simulations}\n")
        sent.flush()
        games, seconds = answers.readline().split()
        return int(games), float(seconds)

    def stop(self) -> None:
        """End its process."""
        self._process.kill()
        self._process.communicate()


def in_turn(searchers: list[Searcher], seats: int, times: int, simulations: int) -> Iterator[list[tuple[int, float]]]:
    """Let each search the same opening, then the next; the first, which loads what is compiled, doesn't count."""
    for deal in range(times + 1):
        found = [searcher.search(seats, deal, simulations) for searcher in searchers]
        if deal:
            yield found


def main() -> int:
    """Measure, and print a row for each kind of table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, required=True, help="a folder with a checkout of another version")
    parser.add_argument("--seats", default="2,4,1", help="kinds of table; 1 is solo")
    parser.add_argument("--times", type=int, default=12, help="openings")
    parser.add_argument("--simulations", type=int, default=6000, help="of every search")
    args = parser.parse_args()
    searchers = [Searcher(checkout) for checkout in (HERE, args.against)]
    print(f"{machine()}, load {os.getloadavg()[0]:.1f}")
    print(f"{'simulations a second':24}{'here':>12}{'there':>12}{'ratio':>8}{'quarters':>14}")
    try:
        for seats in map(int, args.seats.split(",")):
            rounds = list(in_turn(searchers, seats, args.times, args.simulations))
            rates = [[games / seconds for games, seconds in found] for found in rounds]
            here, there = (
                sum(games for games, _ in found) / sum(seconds for _, seconds in found)
                for found in zip(*rounds, strict=True)
            )
            low, _, high = quantiles([ours / theirs for ours, theirs in rates])
            name = "solo" if seats == 1 else f"{seats} seats"
            print(
                f"{name:24}{here:12,.0f}{there:12,.0f}{here / there:8.2f}{f'{low:.2f} to {high:.2f}':>14}", flush=True
            )
    finally:
        for searcher in searchers:
            searcher.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
