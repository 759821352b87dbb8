"""What is due: whose decision the game waits for, and which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
from ..kernel.turn import dice_on
from .pieces import Event, dice_names, market_text, seat_label, section_name, tile_text
from .reasons import Count

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..kernel.state import State


def _market_facts(s: State) -> dict[str, Any]:
    space = s.market_space
    return {"space": space + 1, "tile": market_text(s, space), "dice": Count(dice_on(s, space))}


_DUE: dict[int, tuple[str, str, Callable[[State], dict[str, Any]]]] = {
    PHASE_START: ("start", "{seat}: claim, build or go to the market", lambda _: {}),
    PHASE_BANNER: (
        "banner",
        "{seat}: which banner goes onto {section}?",
        lambda s: {"section": section_name(s.claim_tower, s.claim_level)},
    ),
    PHASE_PLACE: (
        "place",
        "{seat}: where does the tile [{tile}] go, face up or down?",
        lambda s: {"tile": tile_text(s, s.claim_tile)},
    ),
    PHASE_TAKE: (
        "take",
        "{seat}: how much {material} to take, up to {most}?",
        lambda s: {"material": words.MATERIALS[s.benefit_material], "most": s.benefit_most},
    ),
    PHASE_BUILD: (
        "build",
        "{seat}: building, {left:delivery|deliveries} left",
        lambda s: {"left": Count(s.deliveries_left)},
    ),
    PHASE_MARKET: (
        "market",
        "{seat}: in the market on space {space} ({tile} a die, {dice:die|dice})",
        _market_facts,
    ),
    PHASE_HAUL: (
        "haul",
        "{seat}: hauling, {left:delivery|deliveries} left",
        lambda s: {"left": Count(s.deliveries_left)},
    ),
    PHASE_SETTLED: ("settled", "{seat}: all done but the free actions; end the turn", lambda _: {}),
    PHASE_ROLL: (
        "roll",
        "chance: roll the dice on space {space}: {dice}",
        lambda s: {"space": s.roll_space + 1, "dice": dice_names(s, s.roll_space)},
    ),
    PHASE_SHUFFLE: ("shuffle", "chance: shuffle Ivan's five die tiles", lambda _: {}),
    PHASE_OVER: ("over", "the game is over", lambda _: {}),
}


def due_now(s: State, names: Sequence[str | None] = ()) -> Event:
    """Say who decides what now."""
    if s.phase == PHASE_IVAN:
        facts: dict[str, Any] = {"seat": seat_label(s, HUMAN_SEAT, names)}
        if s.ivan_decorating:
            facts["ornament"] = words.ORNAMENTS[next_ornament(s)]
            key, text = "ivan-ornament", "{seat} chooses for Ivan: which section gets his {ornament}?"
        else:
            key, text = "ivan-claim", "{seat} chooses for Ivan: which section does he claim?"
    else:
        key, text, more = _DUE[s.phase]
        facts = {"seat": seat_label(s, s.seat, names)} | more(s)
    return Event(f"due-{key}", facts, text.format(**facts))
