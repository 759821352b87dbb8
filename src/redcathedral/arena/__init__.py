"""The arena: reproducible tournaments between bots, and studies of the game itself.

>>> from redcathedral.arena import make_plan, run_arena
>>> run_arena(make_plan(["greedy", "random"], games=100, seed="1")).summary["players"]
"""

from ..bots.registry import split_players
from .plan import Plan, make_plan
from .run import Result, run_arena

__all__ = ["Plan", "Result", "make_plan", "run_arena", "split_players"]
