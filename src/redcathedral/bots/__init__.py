"""Opponents: one small protocol, a registry of specs, and the bots themselves.

>>> import redcathedral as rc
>>> from redcathedral.bots import play_out
>>> play_out(rc.new_game(players=2, seed=7), bots=["greedy", "random"]).outcome
"""

from .play_out import play_out
from .protocol import Bot, BotError, ask, public_copy
from .registry import known_bots, load_bot_file, make_bot

__all__ = ["Bot", "BotError", "ask", "known_bots", "load_bot_file", "make_bot", "play_out", "public_copy"]
