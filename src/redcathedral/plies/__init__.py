"""The moves: everything about each verb, one module per chapter of the rules."""

from .narration import narrate
from .notation import every_ply, ply_of, verbs
from .ply import Brings, Ply
from .reasons import Reason, reason_against

__all__ = ["Brings", "Ply", "Reason", "every_ply", "narrate", "ply_of", "reason_against", "verbs"]
