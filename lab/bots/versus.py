"""How a player does against others: `python -m lab.bots.versus 2 1 0 --games 1000` is 2 seats, greedy, random.

A player is 0 (random), 1 (greedy) or a number of simulations, with changed numbers behind it: 500,horizon=6
"""

import argparse
import time

from lab.bots.contest import Contest, Player, player


def read(text: str) -> Player:
    """Read a player."""
    kind, *changes = text.split(",")
    return player(int(kind), **{name: float(value) for name, _, value in (change.partition("=") for change in changes)})


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int)
    parser.add_argument("one", type=read)
    parser.add_argument("others", type=read)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game: other deals than those before")
    parser.add_argument("--boards", default="basic")
    options = parser.parse_args()
    table = Contest(options.players, boards=options.boards)
    table.compare(options.one, options.others, 1)
    started = time.perf_counter()
    result = table.compare(options.one, options.others, options.games, options.first)
    print(f"{result}, {options.games / (time.perf_counter() - started):.2f} games/s", flush=True)


if __name__ == "__main__":
    main()
