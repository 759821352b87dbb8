"""Learn which actions are worth choosing: the episodic natural actor-critic, with scikit-learn and the batch.

The policy is one preference for each action, and draws from the legal ones by their preferences (softmax). Round after
round many games are played; for each seat the actions it chose, less what the policy would have chosen on average, are
summed up; a ridge regression of the final margin on these sums says what each action is worth, and the preferences move
that way (Peters and Schaal, "Natural Actor-Critic", 2008). Legality is part of the sums: an action is compared with
those that could have been chosen instead, so one that is often legal is not taken for one that is good.

python examples/envs/train_scikit_learn.py
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from sklearn.linear_model import Ridge

from redcathedral.envs.batch import BatchEnv, new_arrays
from redcathedral.kernel.actions import DECISIONS
from redcathedral.plies import ply_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

STEP = 1.0  # how far preferences move in a round, in standard deviations of what the regression found


class Choices(NamedTuple):
    """The legal actions of many tables, one table after the other, and the probabilities, 1 for each table."""

    tables: NDArray[np.int64]
    actions: NDArray[np.int64]
    probabilities: NDArray[np.float64]


def choices_of(preferences: NDArray[np.float32], masks: NDArray[np.int8]) -> Choices:
    """Give what the policy may choose at every table; of hundreds of actions few are legal, and only they cost time."""
    tables, actions = np.divmod(np.flatnonzero(masks), masks.shape[1])
    weights = np.exp(preferences - preferences.max(), dtype=np.float64)[actions]
    return Choices(tables, actions, weights / np.bincount(tables, weights)[tables])


def draw(choices: Choices, random: np.random.Generator) -> NDArray[np.int32]:
    """Draw an action for every table."""
    steps = np.cumsum(choices.probabilities)  # rises by 1 from table to table
    tables = np.arange(round(steps[-1]))
    drawn = tables + random.uniform(1e-6, 1 - 1e-6, len(tables))  # never so near to the next that rounding decides
    return choices.actions[np.searchsorted(steps, drawn)].astype(np.int32)


def play_round(
    preferences: NDArray[np.float32], games: int, seed: int, random: np.random.Generator
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Play one game on every table; give for every seat its sum of chosen less expected actions, and its margin."""
    batch = BatchEnv(games, players=2, seed=seed, turn_limit=150, rewards="margin", threads=1)
    seen = new_arrays(games)
    batch.reset(seen)
    sums = np.zeros((games, 2, DECISIONS), np.float32)
    margins = np.zeros((games, 2), np.float32)
    playing = np.arange(games)
    actions = np.zeros(games, np.int32)
    while len(playing):
        batch.choose(actions)  # for the tables whose game is over
        choices = choices_of(preferences, seen.masks[playing])
        actions[playing] = draw(choices, random)
        seats = seen.seats[playing]
        sums[playing[choices.tables], seats[choices.tables], choices.actions] -= choices.probabilities
        sums[playing, seats, actions[playing]] += 1
        batch.step(actions, seen)
        over = (seen.terminated | seen.truncated)[playing]
        margins[playing[over]] = seen.rewards[playing[over], :2]
        playing = playing[~over]
    return sums.reshape(-1, DECISIONS), margins.reshape(-1)


def learn(rounds: int, games: int, seed: int) -> NDArray[np.float32]:
    """Play and fit, round after round; give the preferences."""
    random = np.random.default_rng(seed)
    preferences = np.zeros(DECISIONS, np.float32)
    start = perf_counter()
    for number in range(rounds):
        sums, margins = play_round(preferences, games, seed + number, random)
        worth = Ridge(alpha=100.0).fit(sums, margins).coef_
        preferences += (STEP * worth / worth.std()).astype(np.float32)
        print(f"round {number + 1}: spread of margins {margins.std():.3f}, {perf_counter() - start:.0f} s")
    return preferences


def win_share(preferences: Any, games: int, seed: int) -> float:
    """Let the policy play `random` on every table, seat by turns; give its share of the wins."""
    random = np.random.default_rng(seed)
    batch = BatchEnv(games, players=2, seed=seed, turn_limit=400, threads=1)
    seen = new_arrays(games)
    batch.reset(seen)
    own_seat = np.arange(games) % 2
    playing = np.ones(games, np.bool_)
    actions = np.zeros(games, np.int32)
    total = 0.0
    while playing.any():
        batch.choose(actions)
        own = np.flatnonzero(playing & (seen.seats == own_seat))
        if len(own):
            actions[own] = draw(choices_of(preferences, seen.masks[own]), random)
        batch.step(actions, seen)
        ended = np.flatnonzero(playing & (seen.terminated | seen.truncated))
        total += float(((seen.rewards[ended, own_seat[ended]] + 1) / 2).sum())
        playing[ended] = False
    return total / games


def said(share: float, games: int) -> str:
    """Write a share with its 95 % Wilson interval."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return f"{share:.1%} ({middle - half:.1%} to {middle + half:.1%}) of {games} games against random"


def main(rounds: int = 8, games: int = 500, matches: int = 1000, seed: int = 7) -> tuple[float, float]:
    """Train; print and give the share of wins against `random` before (a check: it must be half) and after."""
    before = win_share(np.zeros(DECISIONS, np.float32), matches, seed + 1000)
    print(f"untrained: {said(before, matches)}")
    preferences = learn(rounds, games, seed)
    order = np.argsort(preferences)
    print("likes   ", ", ".join(ply_of(int(action)).text for action in order[:-6:-1]))
    print("dislikes", ", ".join(ply_of(int(action)).text for action in order[:5]))
    after = win_share(preferences, matches, seed + 2000)
    print(f"trained:   {said(after, matches)}")
    return before, after


if __name__ == "__main__":
    main()
