"""Many games between compiled seats, for tests and studies: the same deals and dice for all, every seat in turn."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..game.game import new_game
from ..kernel.codes import SEATS
from ..kernel.compiled import compiled
from ..kernel.scoring import final_prestige, rank_of
from ..kernel.state import State
from ..kernel.stream import new_stream
from .mind.boards import room_for_lists
from .mind.match import GREEDY, RANDOM, play_match
from .mind.search import SEARCH_BOARDS, Habits, Search, standard_habits
from .mind.tree import Tree
from .mind.weights import Sheet, Weights, standard_weights

__all__ = ["GREEDY", "RANDOM", "Contest", "Player", "Result", "player"]

MOST_DECISIONS = 100_000
Z = 1.96  # standard errors of a 95 % interval


@dataclass(frozen=True)
class Player:
    """How a seat plays: RANDOM, GREEDY or a number of simulations, and by which numbers."""

    way: int
    weights: Weights
    habits: Habits


def player(way: int = GREEDY, **changes: float) -> Player:
    """Make a player; changes are named after a weight or a habit."""
    weights, habits = standard_weights(), standard_habits()
    for name, value in changes.items():
        (weights if name in (Weights.dtype.names or ()) else habits).array[name] = value
    return Player(way, weights, habits)


@dataclass(frozen=True)
class Result:
    """How one player did against the others."""

    games: int
    wins: float
    margin: float
    turns: float
    decisions: float

    def interval(self) -> tuple[float, float]:
        """Give Wilson's 95 % interval of the share of wins."""
        spread = Z * Z / self.games
        middle = (self.wins + spread / 2) / (1 + spread)
        half = Z / (1 + spread) * math.sqrt(self.wins * (1 - self.wins) / self.games + spread / self.games / 4)
        return middle - half, middle + half

    def __str__(self) -> str:
        low, high = self.interval()
        return (
            f"wins {100 * self.wins:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {self.games}, "
            f"margin {self.margin:+.2f}, "
            f"{self.turns:.1f} turns, {self.decisions:.0f} decisions"
        )


class Contest:
    """Seats that play compiled."""

    def __init__(self, players: int, *, boards: str = "basic", turn_limit: int = 400) -> None:
        self.players = players
        self.options: dict[str, Any] = {"boards": boards, "turn_limit": turn_limit}
        self.boards = np.zeros(SEARCH_BOARDS, State.dtype)
        self.out = room_for_lists()
        self.sheet = np.zeros(1, Sheet.dtype)
        self.search = np.zeros(1, Search.dtype)
        self.tree = np.zeros(1, Tree.dtype)
        self.play: Any = compiled(play_match)
        self.openings: dict[int, State] = {}

    def game(self, deal: int, seated: list[Player], luck: int) -> tuple[State, int]:
        """Play one deal; gives the final state and the number of decisions."""
        ways = np.zeros(SEATS, np.int64)
        weights = np.zeros(SEATS, Weights.dtype)
        habits = np.zeros(SEATS, Habits.dtype)
        for seat, who in enumerate(seated):
            ways[seat], weights[seat], habits[seat] = who.way, who.weights.array, who.habits.array
        if deal not in self.openings:
            self.openings[deal] = new_game(self.players, seed=deal, **self.options).state
        self.boards[0] = self.openings[deal].array
        streams = new_stream(luck, 1), new_stream(deal, 2)
        decisions: int = self.play(
            *(self.boards, ways, self.out, weights, self.sheet[0], habits, self.search[0], self.tree[0]),
            *streams,
            MOST_DECISIONS,
        )
        return State(self.boards[:1].reshape(()).copy()), decisions

    def compare(self, one: Player, others: Player, games: int, first: int = 0) -> Result:
        """Play `one` in every seat against `others` in the rest; in solo against Ivan."""
        wins, margins, turns, plies = [], [], [], []
        for index in range(first, first + games):
            seat = index % self.players
            seated = [one if other == seat else others for other in range(self.players)]
            s, played = self.game(index // self.players, seated, index)
            best = [other for other in range(s.seats) if rank_of(s, other) == 1]
            wins.append((seat in best) / len(best))
            rival = max(final_prestige(s, other) for other in range(s.seats) if other != seat)
            margins.append(final_prestige(s, seat) - rival)
            turns.append(s.turn_number)
            plies.append(played)
        won, margin, length, decisions = (float(np.mean(values)) for values in (wins, margins, turns, plies))
        return Result(games, won, margin, length, decisions)
