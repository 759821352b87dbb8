"""Search for better weights of greedy by an evolution strategy: mirrored pairs play each other on the same deals.

python -m lab.bots.climb --minutes 3 [--start weights.json] --out weights.json
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lab.bots.contest import Contest, Player, player

MARGIN_SHARE = 0.02  # of a prestige of margin, against a win
Vector = NDArray[np.float64]


def names_of(who: Player) -> tuple[str, ...]:
    """Give the names of the weights."""
    return who.weights.array.dtype.names or ()


def to_vector(who: Player) -> Vector:
    """Give the logarithms of all weights."""
    weights: Vector = np.concatenate([np.atleast_1d(who.weights.array[name]) for name in names_of(who)])
    return np.log(weights)


def from_vector(vector: Vector, kind: int) -> Player:
    """Make a player with these weights."""
    who = player(kind)
    at = 0
    for name in names_of(who):
        size = who.weights.array[name].size
        values = np.exp(vector[at : at + size])
        who.weights.array[name] = values if who.weights.array[name].shape else values[0]
        at += size
    return who


def numbers(who: Player) -> dict[str, Any]:
    """Give a player's weights by name."""
    return {name: np.round(who.weights.array[name], 3).tolist() for name in names_of(who)}


def better(table: Contest, one: Player, other: Player, games: int, first: int) -> float:
    """Say how much better one plays than the other, about -1 to 1."""
    if table.players == 1:  # nobody to play against but Ivan
        both = [table.compare(who, who, games // 2, first) for who in (one, other)]
        return both[0].wins - both[1].wins + MARGIN_SHARE * (both[0].margin - both[1].margin)
    result = table.compare(one, other, games, first)
    return (result.wins - 1.0 / table.players) * table.players / 2 + MARGIN_SHARE * result.margin


def main() -> None:
    """Climb until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--players", default="2,2,2,4,1")
    parser.add_argument("--pairs", type=int, default=30)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--spread", type=float, default=0.2)
    parser.add_argument("--rate", type=float, default=0.6)
    parser.add_argument("--kind", type=int, default=1)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    generator = np.random.default_rng(1)
    tables = [Contest(int(players), turn_limit=200) for players in options.players.split(",")]
    mean = to_vector(player(options.kind))
    if options.start:
        start = json.loads(options.start.read_text())
        mean = np.log(np.concatenate([np.atleast_1d(start[name]) for name in names_of(player())]))
    better(tables[0], player(options.kind), player(options.kind), 2, 0)  # compiles
    until = time.monotonic() + 60 * options.minutes
    index = 0
    while time.monotonic() < until:
        step = np.zeros_like(mean)
        for pair in range(options.pairs):
            change = generator.normal(0.0, options.spread, mean.shape)
            one, other = (from_vector(mean + sign * change, options.kind) for sign in (1.0, -1.0))
            step += better(tables[pair % len(tables)], one, other, options.games, index) * change
            index += options.games
        mean += options.rate * step / options.pairs / options.spread
        options.out.write_text(json.dumps(numbers(from_vector(mean, options.kind)), indent=1))
        print(f"{index} games, step {np.abs(step).mean() / options.pairs:.4f}", flush=True)
    print(json.dumps(numbers(from_vector(mean, options.kind))))


if __name__ == "__main__":
    main()
