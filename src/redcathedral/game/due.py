"""Whose decision the game waits for, and which one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import words
from ..kernel.codes import (
    PHASE_BANNER,
    PHASE_BUILD,
    PHASE_HAUL,
    PHASE_IVAN,
    PHASE_MARKET,
    PHASE_OVER,
    PHASE_PLACE,
    PHASE_ROLL,
    PHASE_SETTLED,
    PHASE_SHUFFLE,
    PHASE_START,
    PHASE_TAKE,
)
from ..kernel.ivan import HUMAN_SEAT, next_ornament
from ..plies.pieces import amount, dice_names, market_tile, resource, seat_label, section_name, tile, word
from ..text import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..kernel.state import State
    from ..text import Fact


Facts = dict[str, "Fact"]


def _market(s: State) -> Facts:
    space = s.market_space
    return {"space": space + 1, "tile": market_tile(s, space), "dice": amount("dice", len(dice_names(s, space)))}


def _left(s: State) -> Facts:
    return {"left": amount("deliveries", s.deliveries_left)}


_DUE: dict[int, tuple[str, Callable[[State], Facts]]] = {
    PHASE_START: ("due-start", lambda _: {}),
    PHASE_BANNER: ("due-banner", lambda s: {"section": section_name(s.claim_tower, s.claim_level)}),
    PHASE_PLACE: ("due-place", lambda s: {"tile": tile(s, s.claim_tile)}),
    PHASE_TAKE: ("due-take", lambda s: {"most": resource(s.benefit_material, s.benefit_most)}),
    PHASE_BUILD: ("due-build", _left),
    PHASE_MARKET: ("due-market", _market),
    PHASE_HAUL: ("due-haul", _left),
    PHASE_SETTLED: ("due-settled", lambda _: {}),
    PHASE_ROLL: (
        "due-roll",
        lambda s: {"space": s.roll_space + 1, "dice": [word(die) for die in dice_names(s, s.roll_space)]},
    ),
    PHASE_SHUFFLE: ("due-shuffle", lambda _: {}),
    PHASE_OVER: ("due-over", lambda _: {}),
}


def due_now(s: State, names: Sequence[str | None] = ()) -> Phrase:
    """Say who decides what now."""
    if s.phase == PHASE_IVAN:
        seat = seat_label(s, HUMAN_SEAT, names)
        if s.ivan_decorating:
            return Phrase("due-ivan-ornament", seat=seat, ornament=word(words.ORNAMENTS[next_ornament(s)]))
        return Phrase("due-ivan-claim", seat=seat)
    key, facts = _DUE[s.phase]
    return Phrase(key, seat=seat_label(s, s.seat, names), **facts(s))
