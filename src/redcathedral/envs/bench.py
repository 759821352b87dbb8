"""How many decisions per second a batch makes, with observations and masks.

python -m redcathedral.envs.bench [--games 1024] [--threads 2] [--seconds 3]
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from time import perf_counter, process_time

import numpy as np

from .batch import BatchEnv, new_arrays


@dataclass(frozen=True, slots=True)
class Speed:
    """One measurement. A step is one decision of one game, a legal one chosen at random; the choosing is timed too."""

    players: int
    games: int
    threads: int
    steps: int
    seconds: float
    processor_seconds: float  # of all threads together
    quickest: float  # seconds of the quickest step of all games: what is left of them on a busy machine

    @property
    def rate(self) -> float:
        """Steps a second."""
        return self.steps / self.seconds

    @property
    def best_rate(self) -> float:
        """Steps a second in the quickest step."""
        return self.games / self.quickest

    @property
    def rate_a_core(self) -> float:
        """Steps a second of processor time. No figure for two cores follows from it: threads also wait."""
        return self.steps / self.processor_seconds


def measure(players: int = 2, games: int = 1024, threads: int | None = None, seconds: float = 3.0) -> Speed:
    """Play games at random and take the time, after a start that compiles and spreads the games out."""
    batch = BatchEnv(games, players, seed=1, threads=threads)
    seen = new_arrays(games)
    actions = np.zeros(games, np.int32)
    batch.reset(seen)
    for _ in range(200):
        batch.choose(actions)
        batch.step(actions, seen)
    rounds, quickest = 0, seconds
    start, start_processor = perf_counter(), process_time()
    now = start
    while now - start < seconds:
        begun = now
        batch.choose(actions)
        batch.step(actions, seen)
        now = perf_counter()
        quickest = min(quickest, now - begun)
        rounds += 1
    return Speed(players, games, batch.threads, rounds * games, now - start, process_time() - start_processor, quickest)


def report(games: int = 1024, threads: int | None = None, seconds: float = 3.0) -> str:
    """Measure every number of players and give a table."""
    lines = [
        "| players | games | threads | steps/s | in the quickest step | steps per processor second |",
        "| ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for players in (1, 2, 3, 4):
        speed = measure(players, games, threads, seconds)
        rates = f"{speed.rate:,.0f} | {speed.best_rate:,.0f} | {speed.rate_a_core:,.0f}"
        lines.append(f"| {players} | {speed.games} | {speed.threads} | {rates} |")
    return "\n".join(lines)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--threads", type=int, default=None)
    parser.add_argument("--seconds", type=float, default=3.0)
    options = parser.parse_args()
    sys.stdout.write(report(options.games, options.threads, options.seconds) + "\n")


if __name__ == "__main__":
    main()
