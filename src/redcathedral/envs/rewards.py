"""Rewards: what the end of a game is worth to every seat. Nothing is rewarded before it.

`win`     the win, shared where it is shared (E8), less parity: 1 for the only winner, -1/(seats - 1) for the others,
          0 where everybody shares it. Two seats: 1 and -1.
`margin`  the seat's final prestige less the mean of the others', in units of 100 prestige, cut to -1 … 1. Two seats:
          the difference of the scores.

Both add up to zero over the seats (`margin` unless it was cut). Ivan is a seat like the others (A4). A game that its
turn limit ends is rewarded as it stands (X1).
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..errors import SetupError
from ..kernel.scoring import final_prestige, rank_of
from ..kernel.state import State

REWARDS: Final = ("win", "margin")
WIN: Final = 0
MARGIN: Final = 1
MARGIN_UNIT: Final = 100.0
ILLEGAL_REWARD: Final = -1.0  # for an action that is not legal, which ends an episode of the Farama adapters


def write_rewards(s: State, kind: int, out: Any) -> None:
    """Write every seat's reward, as if the game ended here; `out` holds zeros."""
    if kind == WIN:
        write_win(s, out)
    else:
        write_margin(s, out)


def write_win(s: State, out: Any) -> None:
    """E8: the share of the win less parity, 1 for the only winner."""
    winners = 0
    for seat in range(s.seats):
        if rank_of(s, seat) == 1:
            winners += 1
    for seat in range(s.seats):
        share = 1.0 / winners if rank_of(s, seat) == 1 else 0.0
        out[seat] = (share * s.seats - 1.0) / (s.seats - 1)


def write_margin(s: State, out: Any) -> None:
    """E2 to E7: own prestige less the mean of the others'."""
    everybody = 0
    for seat in range(s.seats):
        everybody += final_prestige(s, seat)
    for seat in range(s.seats):
        own = final_prestige(s, seat)
        margin = (own - (everybody - own) / (s.seats - 1)) / MARGIN_UNIT
        out[seat] = max(-1.0, min(1.0, margin))


def reward_kind(name: str) -> int:
    """Give the number of a kind of reward."""
    if name not in REWARDS:
        raise SetupError(f"rewards must be {' or '.join(REWARDS)}, not {name!r}")
    return REWARDS.index(name)


def rewards_of(s: State, name: str) -> NDArray[np.float32]:
    """Give the rewards of the seats in turn order, as if the game ended here."""
    out = np.zeros(s.seats, np.float32)
    write_rewards(s, reward_kind(name), out)
    return out
