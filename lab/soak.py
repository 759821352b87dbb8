"""Random games by the hundred thousand, every position checked: the long form of tests/proof.

    python -m lab.soak [--games 25000] [--jobs 2] [--seed 1]

For every configuration it plays `games` games with the compiled rules and checks at every ply that materials are
conserved, counts are within limits and the legal list is exactly what is not refused. It prints what it played and
exits with 1 at the first violation, naming the game that shows it.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import Any

import numpy as np

from redcathedral.edition import load_edition
from redcathedral.kernel.box import Deal, box_of
from redcathedral.kernel.compiled import compiled
from redcathedral.kernel.invariants import NAMES, play_and_check
from redcathedral.kernel.random_play import MOST_LEGAL, deal_randomly
from redcathedral.kernel.setup import DEAL_DRAWS, DECK
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream

CONFIGURATIONS = tuple(product((1, 2, 3, 4), (0, 1)))


def soak(players: int, advanced: int, games: int, seed: int, first: int = 0) -> tuple[int, int, int]:
    """Play and check a row of games; gives games, decisions and chance results."""
    check, lay = compiled(play_and_check), compiled(deal_randomly)
    box = box_of(load_edition()).array.reshape(1)
    deals, states = np.zeros(1, Deal.dtype), np.zeros(1, State.dtype)
    out, result = np.zeros(MOST_LEGAL, np.int16), np.zeros(2, np.int64)
    deck, draws = np.zeros(DECK, np.int64), np.zeros(DEAL_DRAWS + 1, np.int64)
    decisions = chances = 0
    for index in range(first, first + games):
        stream = new_stream(seed, index)
        lay(box[0], deals[0], players, advanced, 0, deck, draws, stream, states[0])
        violation = check(states[0], box[0], out, stream, result)
        if violation:
            raise AssertionError(
                f"{players} players, {'advanced' if advanced else 'basic'}, seed {seed}, game {index}, "
                f"decision {result[0]}: {NAMES[violation]}"
            )
        decisions += int(result[0])
        chances += int(result[1])
    return games, decisions, chances


def _job(job: tuple[int, int, int, int, int]) -> tuple[Any, ...]:
    return job[:2] + soak(*job)


def main() -> int:
    """Run the soak and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=25_000, help="games of each of the 8 configurations")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    soak(2, 0, 1, 0)  # compiles once; the workers load it
    chunk = 500
    jobs = [
        (players, advanced, min(chunk, args.games - first), args.seed, first)
        for players, advanced in CONFIGURATIONS
        for first in range(0, args.games, chunk)
    ]
    totals: dict[tuple[int, int], list[int]] = {}
    start = time.perf_counter()
    with ProcessPoolExecutor(args.jobs) as pool:
        try:
            for players, advanced, *counts in pool.map(_job, jobs):
                total = totals.setdefault((players, advanced), [0, 0, 0])
                totals[players, advanced] = [a + b for a, b in zip(total, counts, strict=True)]
        except AssertionError as violation:
            pool.shutdown(cancel_futures=True)
            print(f"violation: {violation}", file=sys.stderr)
            return 1
    print("players boards      games   decisions      chance")
    for (players, advanced), (games, decisions, chances) in totals.items():
        print(f"{players:7} {('basic', 'advanced')[advanced]:8} {games:8,} {decisions:11,} {chances:11,}")
    games, decisions, chances = (sum(total[i] for total in totals.values()) for i in range(3))
    took = time.perf_counter() - start
    print(f"{games:,} games, {decisions + chances:,} plies checked, 0 violations, {took:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
