"""Random games for the benches: compiled, dealt and played without a return to Python between two of them."""

from __future__ import annotations

import time

import numpy as np

from redcathedral.edition import load_edition
from redcathedral.kernel.box import Deal, box_of
from redcathedral.kernel.compiled import compiled
from redcathedral.kernel.random_play import MOST_LEGAL, play_games
from redcathedral.kernel.setup import DEAL_DRAWS, DECK
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream

AT_ONCE = 50  # games of one call: some milliseconds


class RandomGames:
    """A table for random games, one after the other."""

    def __init__(self, players: int, advanced: int = 0, turn_limit: int = 0, seed: int = 1) -> None:
        self._loop = compiled(play_games)
        self._room = (
            box_of(load_edition()).rows,
            np.zeros(1, Deal.dtype),
            np.zeros(1, State.dtype),
            np.zeros(DECK, np.int64),
            np.zeros(DEAL_DRAWS + 1, np.int64),
            np.zeros(MOST_LEGAL, np.int16),
            new_stream(seed),
        )
        self._table = (players, advanced, turn_limit)

    def play(self, games: int) -> int:
        """Deal and play so many; gives the number of decisions."""
        return self._loop(*self._room, *self._table, games)

    def rate(self, seconds: float) -> tuple[float, float]:
        """Play for some seconds of processor time; gives decisions and games a second, dealing included."""
        decisions = games = 0
        start = time.process_time()
        while games == 0 or time.process_time() - start < seconds:
            decisions += self.play(AT_ONCE)
            games += AT_ONCE
        took = time.process_time() - start
        return decisions / took, games / took
