"""Play variants of greedy's weights against the standard ones: the same deals, every seat in turn.

python scripts/bots/tune.py [--games 400] [--players 2] [--factors 0.7,1.4] [names …]
"""

import argparse
import math
import time
from typing import Any

import numpy as np

import redcathedral as rc
from redcathedral.bots.boards import room_for_lists
from redcathedral.bots.greedy_play import GREEDY, play_seats
from redcathedral.bots.turns import BOARDS
from redcathedral.bots.weights import Sheet, Weights, standard_weights
from redcathedral.kernel.codes import SEATS
from redcathedral.kernel.compiled import compiled
from redcathedral.kernel.scoring import final_prestige, rank_of
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream

MOST_DECISIONS = 20_000


class Table:
    """A table of compiled greedy seats."""

    def __init__(self, players: int, deals: int, boards: str = "basic") -> None:
        self.players = players
        self.openings = [rc.new_game(players, seed=k, turn_limit=400, boards=boards).state.array for k in range(deals)]
        self.boards = np.zeros(BOARDS, State.dtype)
        self.out = room_for_lists()
        self.sheet = np.zeros(1, Sheet.dtype)
        self.plays = np.full(SEATS, GREEDY)
        self.weights = np.zeros(SEATS, Weights.dtype)
        self.play = compiled(play_seats)

    def game(self, deal: int, weights: list[Weights], index: int) -> State:
        """Play one deal; gives the final state."""
        for seat, own in enumerate(weights):
            self.weights[seat] = own.array
        self.boards[0] = self.openings[deal]
        stream = new_stream(deal, index)
        self.play(self.boards, self.plays, self.out, self.weights, self.sheet[0], stream, MOST_DECISIONS)
        return State(self.boards[:1].reshape(()).copy())


def margin(s: State, seat: int) -> float:
    """Prestige ahead of the best other seat."""
    return final_prestige(s, seat) - max(final_prestige(s, other) for other in range(s.seats) if other != seat)


def compare(table: Table, variant: Weights, standard: Weights, games: int) -> tuple[float, float, float, float]:
    """Win share of the variant, its standard error, mean margin and mean number of turns."""
    wins, margins, turns = [], [], []
    for index in range(games):
        seat = index % table.players
        deal = index // table.players % len(table.openings)
        weights = [variant if other == seat else standard for other in range(table.players)]
        s = table.game(deal, weights, index)
        first = [other for other in range(s.seats) if rank_of(s, other) == 1]
        wins.append((seat in first) / len(first))
        margins.append(margin(s, seat))
        turns.append(s.turn_number)
    return float(np.mean(wins)), float(np.std(wins)) / math.sqrt(games), float(np.mean(margins)), float(np.mean(turns))


def changed(weights: Weights, name: str, factor: float) -> Weights:
    """Give a copy with one weight multiplied."""
    twin = weights.copy()
    twin.array[name] *= factor
    return twin


def main() -> None:
    """Compare every weight named, or all, at every factor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--factors", default="0.6,1.6")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    standard = standard_weights()
    table = Table(options.players, max(1, options.games // options.players))
    names: Any = options.names or Weights.dtype.names
    for name in names:
        for factor in options.factors.split(","):
            started = time.perf_counter()
            wins, error, ahead, turns = compare(table, changed(standard, name, float(factor)), standard, options.games)
            print(
                f"{name:20s} x{factor:5s} wins {100 * wins:5.1f} ± {100 * error:.1f} %  margin {ahead:+6.2f}"
                f"  turns {turns:5.1f}  {options.games / (time.perf_counter() - started):6.1f} games/s",
                flush=True,
            )


if __name__ == "__main__":
    main()
