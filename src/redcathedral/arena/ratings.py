"""OpenSkill ratings, computed over the games in the order of their numbers."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength as the model sees it: mean and uncertainty."""

    mu: float
    sigma: float


def rate(names: Iterable[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Rate players from (players by seat, ranks by seat) with OpenSkill's Plackett-Luce model.

    A player on several seats of a game is rated on each, and the changes are joined.
    """
    model = PlackettLuce(tau=0.0)  # tau lets people change from game to game; bots stay what they are
    start = model.rating()
    ratings = {name: Rating(start.mu, start.sigma) for name in names}
    for players, ranks in games:
        if len(set(players)) > 1:
            before = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in players]
            after = model.rate(before, ranks=[float(rank) for rank in ranks])
            _join(ratings, players, [(team[0].mu, team[0].sigma) for team in after])
    return ratings


def _join(ratings: dict[str, Rating], players: Sequence[str], after: list[tuple[float, float]]) -> None:
    """Add up the steps of the mean and multiply the shrinkings of the variance."""
    steps = dict.fromkeys(players, 0.0)
    shrinks = dict.fromkeys(players, 1.0)
    for name, (mu, sigma) in zip(players, after, strict=True):
        steps[name] += mu - ratings[name].mu
        shrinks[name] *= (sigma / ratings[name].sigma) ** 2
    for name, step in steps.items():
        old = ratings[name]
        ratings[name] = Rating(old.mu + step, old.sigma * math.sqrt(shrinks[name]))
