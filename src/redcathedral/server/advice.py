"""Whether a bot may comment on a position: not while other people, or a strict table, are still playing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..text import Phrase
from .table.refusals import Refusal
from .table.table import PLAYING

if TYPE_CHECKING:
    from .live.loaded import Loaded
    from .service import Service

MOST_FORKS = 16  # in a chain; whoever has made more can wait


async def check_advice(service: Service, loaded: Loaded) -> None:
    """Refuse advice about a game that continues from one which gets none itself: it would be advice for that one."""
    table = loaded.table
    for _ in range(MOST_FORKS):
        if table.origin is None:
            return
        try:
            table = (await service.tables.get(table.origin["table"])).table
        except Refusal:  # it is gone
            return
        if table.status == PLAYING and (table.strict or len(table.persons()) > 1):
            break
    raise Refusal(403, "hint", Phrase("error-no-hints-yet"))
