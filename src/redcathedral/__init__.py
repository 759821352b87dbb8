"""Red Cathedral: an unofficial digital edition of a dice-rondel board game.

>>> import redcathedral as rc
>>> game = rc.new_game(players=3, seed=7)
>>> game.play(game.legal()[0])
"""

from .bots import play_to_end
from .edition import Edition, load_edition
from .errors import RedCathedralError
from .game.game import Game, new_game
from .game.load import from_record, from_snapshot
from .plies import Ply, ply_of
from .version import __version__

__all__ = [
    "Edition",
    "Game",
    "Ply",
    "RedCathedralError",
    "__version__",
    "from_record",
    "from_snapshot",
    "load_edition",
    "new_game",
    "play_to_end",
    "ply_of",
]
