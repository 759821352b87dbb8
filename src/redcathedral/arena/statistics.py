"""The figures of a tournament: win shares with intervals, margins, and when to stop."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

CONFIDENCE = 0.95
_GUESSES = 2  # imagined observations at parity, so that the first real ones do not decide the bets
_GUESSED_VARIANCE = 0.25
_BOLDEST = 0.5  # share of the wealth that a bet may risk


def wilson(successes: float, trials: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Give the Wilson score interval of a share; shared wins may make `successes` a fraction."""
    if trials == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass(slots=True)
class Mean:
    """A mean and its normal interval, from running sums."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Take one more value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean, 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    def interval(self, confidence: float = CONFIDENCE) -> tuple[float, float]:
        """Give the normal interval of the mean."""
        if self.count < 2:
            return -math.inf, math.inf
        variance = max(0.0, (self.squares - self.total * self.total / self.count) / (self.count - 1))
        half = NormalDist().inv_cdf(0.5 + confidence / 2) * math.sqrt(variance / self.count)
        return self.mean - half, self.mean + half


class Bet:
    """A bet against "this player wins its parity share", after Waudby-Smith and Ramdas (2024).

    The wealth of one who bets on every deal, never knowing its result, is a martingale if the claim is true; so the
    chance that it ever reaches 1/a is at most a (Ville), however often one looks. Each observation is a player's win
    share over all the games of one deal, between 0 and 1, so pairing of games within a deal does no harm.
    """

    def __init__(self, parity: float) -> None:
        self.parity = parity
        self.log_wealth = 0.0
        self._count = _GUESSES
        self._total = _GUESSES * parity
        self._squares = _GUESSES * _GUESSED_VARIANCE

    def observe(self, share: float) -> None:
        """Settle the bet that was placed before, and take the observation into the next."""
        self.log_wealth += math.log(1 + self._stake() * (share - self.parity))
        self._count += 1
        self._total += share
        self._squares += (share - self._total / self._count) ** 2

    def _stake(self) -> float:
        """Bet in favour of what was seen so far, the more the surer it looks."""
        ahead = self._total / self._count - self.parity
        stake = ahead / (self._squares / self._count + ahead * ahead)
        return max(-_BOLDEST / (1 - self.parity), min(_BOLDEST / self.parity, stake))

    def is_sure(self, error: float) -> bool:
        """Return whether the claim of parity may be given up with that chance of error."""
        return self.log_wealth >= math.log(1 / error)
