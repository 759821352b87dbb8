"""A table as its clients see it: parts that are JSON already, made once and shared by everyone they are sent to."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pydantic_core import to_json

from ... import words
from ...game.due import due_now
from ...kernel.claim import space_price
from ...kernel.market import landing, may_go_further
from .events import sentence
from .offers import choices_of
from .table import BOT, IVAN, Table

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ...game.game import Game
    from ...words import Color, Ornament
    from ..models import DieMove, GameView, TableView, WorkshopSpace, You

def table_part(table: Table, here: Collection[str]) -> bytes:
    """Give what everyone may know about a table; `here` are the holders who look at it right now."""
    return json_bytes(table_view(table, here))


def table_view(table: Table, here: Collection[str]) -> dict[str, Any]:
    """Give what everyone may know about a table, as data."""
    asked = table.asked
    return {
        "id": table.id,
        "status": table.status,
        "seq": table.seq,
        "version": table.version,
        "created": table.created,
        "options": table.options,
        "prestige_spaces": list(table.edition.prestige),
        "seats": [
            {
                "index": seat.index,
                "kind": seat.kind,
                "name": seat.name,
                "color": seat.color,
                "bot": seat.bot,
                "here": seat.kind in (BOT, IVAN) or seat.holder in here,
                "away": seat.away,
            }
            for seat in table.seats
        ],
        "commitment": table.commitment,
        "origin": table.origin,
        "rematch": table.rematch,
        "undo": None if asked is None else {"seat": asked.seat, "to": asked.to, "waiting": asked.waiting},
    }


def you_part(table: Table, holder: str | None) -> bytes:
    """Say who someone is at a table."""
    return json_bytes({"seats": table.seats_of(holder), "host": holder is not None and holder == table.host})


def snapshot_part(table: Table) -> bytes:
    """Give the position of a game, null before it starts."""
    return json_bytes(None if table.game is None else table.game.snapshot())


def game_part(table: Table, snapshot: bytes) -> bytes:
    """Give the game: the position, what can be done and what may be taken back."""
    game = table.game
    if game is None:
        return b"null"
    rest = {
        "to_move": game.to_move,
        "due": sentence(due_now(game.state, game.names)),
        "choices": choices_of(game),
        "plies": len(table.line),
        "undo_to": table.free_undo(),
    }
    return b'{"snapshot":%b,%b' % (snapshot, json_bytes(rest)[1:])


def news(events: Iterable[bytes], table: bytes, game: bytes, seq: int, version: int) -> bytes:
    """Give what a WebSocket is sent."""
    return b'{"events":[%b],"seq":%d,"version":%d,"table":%b,"game":%b}' % (
        b",".join(events),
        seq,
        version,
        table,
        game,
    )


def json_bytes(value: object) -> bytes:
    """Write JSON."""
    return to_json(value)
