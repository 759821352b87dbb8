"""A game that was played to its end, for whatever works with whole games."""

from __future__ import annotations

import random

import redcathedral as rc


def finished_record() -> str:
    """Give its record: four players, 1,093 plies."""
    game, luck = rc.new_game(4, seed=1), random.Random(1)  # noqa: S311
    while game.outcome is None:
        game.play(luck.choice(game.legal_actions()))
    return game.record()
