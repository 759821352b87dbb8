"""How much more two threads do than one, by the clock: the search, and a batch of games.

    python -m lab.bench_cores [--seconds 4] [--threads 2] [--times 3]

By the clock, so it needs a machine with nothing else to do. One and several threads take turns, and the best of each
counts. What is counted of the search is what a bot gets: games played on in its budget, its beginning included.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from lab.growth import clock_nanoseconds
from lab.machine import machine
from redcathedral.bots.mcts import Budget, MctsBot
from redcathedral.game.game import new_game

if TYPE_CHECKING:
    from collections.abc import Callable


def searched(players: int, threads: int, seconds: float) -> float:
    """Give the games that an opening is played on in a second."""
    bot = MctsBot(Budget(seconds=seconds), threads=threads, seed=1, patient=True)  # which spends all of its budget
    bot.prepare()
    return sum(one.visits for one in bot.consider(new_game(players, seed=7))) / seconds


def stepped(threads: int, seconds: float) -> float:
    """Give the steps of a batch in a second."""
    return 1e9 / clock_nanoseconds(threads, seconds)


def main() -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each measurement")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--times", type=int, default=3, help="that each is measured; the best counts")
    args = parser.parse_args()
    rows: dict[str, Callable[[int], float]] = {
        "search, 2 seats, games played on a second": lambda threads: searched(2, threads, args.seconds),
        "search, 4 seats, games played on a second": lambda threads: searched(4, threads, args.seconds),
        "batch of 1,024 games, steps a second": lambda threads: stepped(threads, args.seconds),
    }
    print(machine())
    print(f"{'by the clock':44}{'1 thread':>12}{f'{args.threads} threads':>12}{'ratio':>8}")
    for name, rate in rows.items():
        found = [(rate(1), rate(args.threads)) for _ in range(args.times)]
        one, several = (max(rates) for rates in zip(*found, strict=True))
        print(f"{name:44}{one:12,.0f}{several:12,.0f}{several / one:8.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
