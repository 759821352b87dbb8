"""Red Cathedral: an unofficial digital edition of a dice-rondel board game.

>>> import redcathedral as rc
>>> game = rc.new_game(players=3, seed=7)
>>> game.play(game.legal()[0])
"""

from .edition import Edition, load_edition
from .errors import RedCathedralError
from .game.game import Game, new_game

__all__ = ["Edition", "Game", "RedCathedralError", "load_edition", "new_game"]
__version__ = "0.1.0"
