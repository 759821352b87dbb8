"""Run simulations and print what they found.

python -m lab.simulation --seeds 10000      # seeds 1 to 10,000
python -m lab.simulation --seed 4711        # one seed again, exactly as it was
"""

from __future__ import annotations

import argparse
import sys
import time

from lab.simulation.run import simulate


def main() -> int:
    """Run the seeds that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=1_000)
    parser.add_argument("--seed", type=int, help="this one alone")
    parser.add_argument("--processes", type=int, help="instead of one, two or three by turns")
    args = parser.parse_args()
    seeds = [args.seed] if args.seed is not None else range(1, args.seeds + 1)
    began, failed = time.monotonic(), 0
    acknowledged = events = kills = 0
    for seed in seeds:
        outcome = simulate(seed, args.processes)
        acknowledged, events, kills = (
            acknowledged + outcome.acknowledged,
            events + outcome.events,
            kills + outcome.kills,
        )
        if outcome.wrong:
            failed += 1
            print(f"seed {seed}:", *outcome.wrong[:5], sep="\n  ")
    print(f"{len(seeds):,} seeds, {kills:,} kills, {events:,} events, {acknowledged:,} requests acknowledged,"
          f" {time.monotonic() - began:.0f} s: {failed} seeds with something wrong")  # fmt: skip
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
