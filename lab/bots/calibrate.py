"""How sure is a lead? Fit the chance to win to games of greedy, and see whether what the search says comes true.

python -m lab.bots.calibrate [--games 2000] [--checked 200] [--write]

At the start of turns drawn from each game the evaluation gives everybody's expected prestige; the chance to win is
taken to go by exp(prestige / luck), with luck = a + b * turns left. a and b are those under which the winners were
least surprising, for every kind of table; they stand in `standard_settings`. Then games of searching seats are looked
at by the search, and its chances are compared with who won.
"""

import argparse
import random
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lab.bots.contest import GREEDY, Contest, player
from lab.bots.docs import table, write_between_marks
from redcathedral.bots.search.evaluation import appraise
from redcathedral.bots.search.search import leader_of, share_of_win, standard_settings
from redcathedral.bots.search.thread import SearchThread
from redcathedral.bots.search.weights import Appraisal, standard_weights
from redcathedral.kernel.state import State

KINDS = (1, 2, 3, 4)  # players
LOOKS = 4  # positions taken from a game
BINS = 10
THOUGHT = 60  # simulations of the seats whose games are looked at by the search …
ROUNDS = 50  # … and how often it plays every ply on


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


def look_at_games(players: int, games: int, first: int, kind: int) -> tuple[Seen, list[tuple[State, list[float]]]]:
    """Play games and look at some positions of each."""
    contest, appraisal, weights = Contest(players, turn_limit=300), Appraisal(), standard_weights()
    draw = random.Random(players)  # noqa: S311  # a study, no secret
    prestige, clock, won, positions = [], [], [], []
    for seed in range(first, first + games):
        played = contest.game(seed, [player(kind)] * players, seed, keep_starts=True)
        shares = [share_of_win(played.end, seat) for seat in range(played.end.seats)]
        for s in draw.sample(played.starts, min(LOOKS, len(played.starts))):
            appraise(s, weights, appraisal)
            prestige.append([appraisal.value[seat] for seat in range(s.seats)])
            clock.append(appraisal.clock)
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
    thread, settings = SearchThread(1, 0), standard_settings()
    said: list[float] = []
    true: list[float] = []
    for s, shares in positions:
        thread.begin(s)
        thread.play(ROUNDS)
        best = leader_of(thread.search, settings)
        said += [thread.search.wins[best, seat] / ROUNDS for seat in range(s.seats)]
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
    settings = standard_settings()
    fits: list[list[str]] = []
    said: list[float] = []
    true: list[float] = []
    for kind, players in enumerate(KINDS):
        seen, _ = look_at_games(players, options.games, 0, GREEDY)
        luck, per_turn = fit(seen)
        now = seen.surprise(settings.luck[kind], settings.luck_per_turn[kind])
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
