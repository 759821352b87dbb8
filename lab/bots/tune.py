"""Play variants of the numbers greedy and mcts judge by against the standard ones.

python -m lab.bots.tune [--games 400] [--players 2] [--kind 1] [--factors 0.7,1.4] [names …]
"""

import argparse
import time

from lab.bots.contest import Contest, player
from redcathedral.bots.search.search import Settings
from redcathedral.bots.search.weights import Weights


def main() -> None:
    """Compare every number named, or all weights, at every factor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--kind", type=int, default=1, help="1 greedy, more: simulations of mcts")
    parser.add_argument("--factors", default="0.6,1.6")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    table = Contest(options.players)
    standard = player(options.kind)
    for name in options.names or Weights.dtype.names or ():
        for factor in options.factors.split(","):
            variant = player(options.kind)
            numbers = variant.settings if name in (Settings.dtype.names or ()) else variant.weights
            numbers.array[name] = numbers.array[name] * float(factor)
            started = time.perf_counter()
            result = table.compare(variant, standard, options.games)
            seconds = time.perf_counter() - started
            print(f"{name:20s} x{factor:5s} {result}, {options.games / seconds:.1f} games/s", flush=True)


if __name__ == "__main__":
    main()
