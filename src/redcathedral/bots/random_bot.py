"""`random`: any legal ply, all equally likely."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..game.game import Game
    from .registry import Options


class RandomBot:
    """Plays any legal ply."""

    name = "random"

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)  # noqa: S311  # a game, no secret

    def choose(self, game: Game) -> int:
        """Give any legal ply."""
        return self._random.choice(game.legal_actions())


def make_random(options: Options) -> RandomBot:
    """`random`, `random:seed=5`."""
    options.no_budget()
    seed = options.seed()
    options.finish()
    return RandomBot(seed)
