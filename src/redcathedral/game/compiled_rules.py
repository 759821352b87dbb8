"""The rules for one game at a time, compiled as soon as their machine code is available."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..kernel.codes import PHASE_OVER
from ..kernel.one_game import LOOK, advance, room_for_actions
from ..kernel.state import State
from .when_ready import WhenReady

if TYPE_CHECKING:
    from collections.abc import Callable


def _look_at_an_end(loop: Callable[[Any, int, Any], int]) -> None:
    over = State()
    over.phase = PHASE_OVER
    loop(over.rows, LOOK, room_for_actions())


ADVANCE: Final = WhenReady(advance, _look_at_an_end, __name__)
