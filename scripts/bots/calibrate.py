"""How sure is a lead? Fit the chance to win to games of greedy, and see whether what the search says comes true.

python scripts/bots/calibrate.py [--games 2000] [--checked 200] [--write]

At the start of turns drawn from each game the evaluation gives everybody's expected prestige; the chance to win is
taken to go by exp(prestige / luck), with luck = a + b * turns left. a and b are those under which the winners were
least surprising, for every kind of table; they stand in `standard_habits`. Then games of searching seats are looked at
by the search, and its chances are compared with who won.
"""

import argparse
import random
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from docs import table, write_between_marks
from redcathedral.bots.mind.boards import room_for_lists
from redcathedral.bots.mind.evaluation import appraise
from redcathedral.bots.mind.match import GREEDY, play_match
from redcathedral.bots.mind.search import SEARCH_BOARDS, Habits, Search, leader_of, share_of_win, standard_habits
from redcathedral.bots.mind.tree import Tree
from redcathedral.bots.mind.weights import Sheet, Weights, standard_weights
from redcathedral.bots.worker import Worker
from redcathedral.game.game import Game, new_game
from redcathedral.kernel.codes import PHASE_OVER, PHASE_START, SEATS
from redcathedral.kernel.compiled import compiled
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream

KINDS = (1, 2, 3, 4)  # players
LOOKS = 4  # positions taken from a game
BINS = 10
THOUGHT = 60  # simulations of the seats whose games are looked at by the search …
ROUNDS = 50  # … and how often it plays every ply on


class CompiledTable:
    """Greedy or searching seats that play compiled, stopping now and then to be looked at."""

    def __init__(self, way: int) -> None:
        self.boards = np.zeros(SEARCH_BOARDS, State.dtype)
        self.state = State(self.boards[:1].reshape(()))
        self._play: Any = compiled(play_match)
        self._weights = np.zeros(SEATS, Weights.dtype)
        self._weights[:] = standard_weights().array
        self._rest = (np.zeros(1, Sheet.dtype), np.zeros(SEATS, Habits.dtype))
        self._rest[1][:] = standard_habits().array
        self._search, self._tree = np.zeros(1, Search.dtype), np.zeros(1, Tree.dtype)
        self._out, self._ways = room_for_lists(), np.full(SEATS, way, np.int64)

    def play(self, game: Game, seed: int) -> list[State]:
        """Play a game to its end; gives the positions at the start of every turn, and the last."""
        self.boards[0] = game.state.array
        dice, luck = new_stream(seed, 2), new_stream(seed, 3)
        starts = []
        while self.state.phase != PHASE_OVER:
            if self.state.phase == PHASE_START:
                starts.append(self.state.copy())
            self._play(
                *(self.boards, self._ways, self._out, self._weights, self._rest[0][0], self._rest[1]),
                *(self._search[0], self._tree[0], luck, dice, 1),
            )
        return [*starts, self.state.copy()]


@dataclass
class Seen:
    """Positions of one kind of table: what was expected, how long, and who won."""

    prestige: NDArray[np.float64]  # position, seat
    clock: NDArray[np.float64]
    won: NDArray[np.float64]  # position, seat

    def chances(self, luck: float, per_turn: float) -> NDArray[np.float64]:
        """Give the chances under some luck."""
        scale = (luck + per_turn * self.clock)[:, None]
        powers = np.exp((self.prestige - self.prestige.max(axis=1, keepdims=True)) / scale)
        shares: NDArray[np.float64] = powers / powers.sum(axis=1, keepdims=True)
        return shares

    def surprise(self, luck: float, per_turn: float) -> float:
        """Say how surprising the winners were: the mean logarithmic loss."""
        return float(-(self.won * np.log(self.chances(luck, per_turn) + 1e-12)).sum(axis=1).mean())


def look_at_games(players: int, games: int, first: int, way: int) -> tuple[Seen, list[tuple[State, list[float]]]]:
    """Play games and look at some positions of each."""
    place, sheet, weights = CompiledTable(way), Sheet(), standard_weights()
    draw = random.Random(players)  # noqa: S311  # a study, no secret
    prestige, clock, won, positions = [], [], [], []
    for seed in range(first, first + games):
        *starts, end = place.play(new_game(players, seed=seed, turn_limit=300), seed)
        shares = [share_of_win(end, seat) for seat in range(end.seats)]
        for s in draw.sample(starts, min(LOOKS, len(starts))):
            appraise(s, weights, sheet)
            prestige.append([sheet.value[seat] for seat in range(s.seats)])
            clock.append(sheet.clock)
            won.append(shares)
            positions.append((s, shares))
    return Seen(np.array(prestige), np.array(clock), np.array(won)), positions


def fit(seen: Seen) -> tuple[float, float]:
    """Find the luck under which the winners are least surprising, on a grid that gets finer."""
    best, step = (6.0, 0.5), (4.0, 0.5)
    for _ in range(12):
        around = [
            (max(0.3, best[0] + i * step[0]), max(0.0, best[1] + j * step[1]))
            for i in (-1.0, -0.5, 0.0, 0.5, 1.0)
            for j in (-1.0, -0.5, 0.0, 0.5, 1.0)
        ]
        best = min(around, key=lambda pair: seen.surprise(*pair))
        step = (step[0] * 0.7, step[1] * 0.7)
    return round(best[0], 2), round(best[1], 2)


def said_by_search(positions: list[tuple[State, list[float]]]) -> tuple[list[float], list[float]]:
    """Play on from positions; gives what that says of every seat's chance with the best ply, and what came true."""
    worker, habits = Worker(1, 0), standard_habits()
    said: list[float] = []
    true: list[float] = []
    for s, shares in positions:
        worker.begin(s)
        worker.play(ROUNDS)
        best = leader_of(worker.search, habits)
        said += [worker.search.wins[best, seat] / ROUNDS for seat in range(s.seats)]
        true += shares
    return said, true


def reliability(said: list[float], true: list[float]) -> list[list[str]]:
    """Give a row for every tenth: how often it was said, what was said and what came true."""
    rows = []
    chances, shares = np.array(said), np.array(true)
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    for number in range(BINS):
        here = bins == number
        if here.any():
            rows.append(
                [
                    f"{100 * number // BINS} to {100 * (number + 1) // BINS} %",
                    f"{here.sum():,}",
                    f"{100 * chances[here].mean():.0f} %",
                    f"{100 * shares[here].mean():.0f} %",
                ]
            )
    return rows


def main() -> None:
    """Fit every kind of table, check, print, and write the tables where they belong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="of greedy for the fit, for each kind of table")
    parser.add_argument("--checked", type=int, default=100, help="of searching seats, for each kind of table")
    parser.add_argument("--write", action="store_true", help="write the tables into docs/bots.md")
    options = parser.parse_args()
    habits = standard_habits()
    fits: list[list[str]] = []
    said: list[float] = []
    true: list[float] = []
    for kind, players in enumerate(KINDS):
        seen, _ = look_at_games(players, options.games, 0, GREEDY)
        luck, per_turn = fit(seen)
        now = seen.surprise(habits.luck[kind], habits.luck_per_turn[kind])
        name = "solo" if players == 1 else f"{players} seats"
        fits.append([name, f"{luck:.2f}", f"{per_turn:.2f}", f"{seen.surprise(luck, per_turn):.3f}", f"{now:.3f}"])
        print(*fits[-1], flush=True)
        more = said_by_search(look_at_games(players, options.checked, 1_000_000, THOUGHT)[1])
        said += more[0]
        true += more[1]
    checked = (
        f"{options.checked:,} games of each kind of table between searches of {THOUGHT} simulations, four positions"
        f" of each, every ply played on {ROUNDS} times. What is said, and what came true:"
    )
    text = "\n\n".join(
        (
            table(["table", "luck", "luck a turn", "surprise", "surprise with the numbers in use"], fits),
            f"{options.games:,} games of `greedy` each, four positions of each; surprise is the mean logarithmic loss.",
            checked,
            table(["said", "times", "said on average", "came true"], reliability(said, true)),
        )
    )
    print(text)
    if options.write:
        write_between_marks("calibration", text)


if __name__ == "__main__":
    main()
