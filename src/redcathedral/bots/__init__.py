"""Opponents: one small protocol, a registry of specs, and the bots themselves.

>>> import redcathedral as rc
>>> from redcathedral.bots import play_to_end
>>> play_to_end(rc.new_game(players=2, seed=7), bots=["greedy", "random"]).outcome
"""

from .play_to_end import play_to_end
from .protocol import Bot, BotError, ask, public_copy
from .registry import known_bots, load_bot_file, make_bot

__all__ = ["Bot", "BotError", "ask", "known_bots", "load_bot_file", "make_bot", "play_to_end", "public_copy"]
