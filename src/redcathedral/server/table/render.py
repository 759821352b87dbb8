"""A table as its clients see it: parts already encoded as JSON, made once and shared by everyone they are sent to."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pydantic_core import to_json

from ... import words
from ...formats.snapshot.write import PARTS, Part, write_scores
from ...game.due import due_now
from ...game.outcome import score_now
from ...kernel.claim import space_price
from ...kernel.codes import PHASE_OVER
from ...kernel.market import landing, may_go_further
from ...kernel.struct import cells
from .absence import absent_seat
from .events import sentence
from .offers import choices_part, compounds_part
from .table import BOT, IVAN, PERSON, Table

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ...edition.model import Edition
    from ...game.game import Game
    from ...words import Color, Ornament
    from ..game_models import Amounts, DieMove, WorkshopSpace
    from ..models import ChangingView, LaidView, You


def amounts_of(edition: Edition) -> Amounts:
    """Give the prices and amounts that the rules tell."""
    return {
        "start": edition.start,
        "rubles": list(edition.rubles),
        "inventory": edition.inventory,
        "price_own": edition.price_own,
        "price_rival": edition.price_rival,
        "price_white": edition.price_white,
        "price_advanced": edition.price_advanced,
        "actions": [{"verb": verb, "cost": cost, "gain": gain} for verb, cost, gain in _actions_of(edition)],
    }


def _actions_of(edition: Edition) -> Iterable[tuple[str, int, int]]:
    """Give the verb, cost and gain of every action on an influence card, each once."""
    cards = (card for guild in edition.influence.values() for card in guild)
    return dict.fromkeys((action.do, action.cost, action.gain) for card in cards for action in card.actions)


def laid_view(table: Table) -> LaidView:
    """Return what never changes about a table."""
    return {
        "id": table.id,
        "created": table.created,
        "options": table.options,
        "prestige_spaces": list(table.edition.prestige),
        "amounts": amounts_of(table.edition),
    }


def changing_view(table: Table, here: Collection[str]) -> ChangingView:
    """Return what may change about a table; `here` are the holders watching it right now."""
    asked, absent = table.asked, absent_seat(table, here)
    return {
        "status": table.status,
        "seq": table.seq,
        "version": table.version,
        "seats": [
            {
                "index": seat.index,
                "kind": seat.kind,
                "name": seat.name,
                "color": seat.color,
                "bot": seat.bot,
                "here": seat.kind in (BOT, IVAN) or seat.holder in here,
                "getting_ready": seat.kind == BOT and seat.index in table.getting_ready,
                "away": seat.away,
                "sealed": seat.sealed,
                "revealed": seat.sealed is not None and seat.entropy is not None,
            }
            for seat in table.seats
        ],
        "commitment": table.commitment,
        "dice": {
            "given": table.given,
            "deal_given": table.deal_given,
            "redraws": table.redraws,
            "sealing": table.sealing,
            "restarts": table.restarts,
            "lot": table.lot,
            "beacon": table.beacon_round(),
        },
        "origin": table.origin,
        "rematch": table.rematch,
        "absent": None if absent is None else {"seat": absent.index, "wishes": dict(table.wishes)},
        "ended": table.ended,
        "undo": None if asked is None else {"seat": asked.seat, "to": asked.to, "waiting": asked.waiting},
    }


def you_part(table: Table, holder: str | None) -> bytes:
    """Return who somebody is at a table."""
    you: You = {"seats": table.seats_of(holder), "host": holder is not None and holder == table.host}
    return json_bytes(you)


def dice_part(game: Game) -> dict[str, DieMove]:
    """Give what each die could do."""
    s = game.state
    moves: dict[str, DieMove] = {}
    for die, (name, space) in enumerate(zip(words.DICE, cells(s.die_space), strict=True)):
        moves[name] = {
            "lands": int(landing(s, die, 0)) + 1,
            "further": bool(may_go_further(s, die)),
            "resource": words.RESOURCES[s.market_resource[space]],
            "amount": s.market_amount[space],
        }
    return moves


SCORED = Part(lambda game: write_scores(score_now(game.state)), reads=(("score", "tile"),))
MOVES_OF_DICE = Part(dice_part, reads=(("market_resource", "die_value"), ("seat", "seat")))


def _object(names: Iterable[str]) -> bytes:
    """Give an object of JSON to put the values of its fields into."""
    return b"{%b}" % b",".join(b'"%b":%%b' % name.encode() for name in names)


SNAPSHOT = _object(PARTS)
GAME = _object(
    ["snapshot", "workshops", "dice", "to_move", "due", "choices", "compounds", "scored", "plies", "undo_to"],
)


class TableWriter:
    """Writes a table and its game as JSON, again and again: what has not changed since is not written again."""

    def __init__(self) -> None:
        self._laid: bytes | None = None  # what never changes
        self._names: tuple[str | None, ...] = ()
        self._workshops: bytes | None = None  # printed, so they never change
        self._written: dict[str, tuple[bytes, bytes]] = {}  # of each part: the record it was written from, and the JSON

    def table(self, table: Table, here: Collection[str]) -> bytes:
        """Write what everyone may know about a table; `here` are the holders watching it right now."""
        if self._laid is None:
            self._laid = json_bytes(laid_view(table))[:-1]
        return b"%b,%b" % (self._laid, json_bytes(changing_view(table, here))[1:])

    def snapshot(self, game: Game) -> bytes:
        """Write the position."""
        if game.names != self._names:
            self._names = game.names
            self._written.clear()
        record = game.state.memory.tobytes()
        return SNAPSHOT % tuple([self._part(name, part, game, record) for name, part in PARTS.items()])

    def _part(self, name: str, part: Part, game: Game, record: bytes) -> bytes:
        """Write a part of what is shown of a position; `record` is its record as bytes."""
        if part.reads is None:
            return json_bytes(part.write(game))
        written = self._written.get(name)
        if written is not None and not part.reads:
            return written[1]
        read = part.read(record) if part.reads else b""
        if written is None or written[0] != read:
            written = self._written[name] = read, json_bytes(part.write(game))
        return written[1]

    def game(self, table: Table) -> bytes:
        """Write the position, the legal plies and what may be undone; null before the game starts."""
        game = table.game
        if game is None:
            return b"null"
        if self._workshops is None:
            self._workshops = json_bytes(workshops_part(table, game))
        record = game.state.memory.tobytes()
        legal = [] if game.state.phase == PHASE_OVER else game.legal_actions()
        to_move = game.to_move  # chance has decided already
        return GAME % (
            self.snapshot(game),
            self._workshops,
            self._part("dice", MOVES_OF_DICE, game, record),
            json_bytes(to_move),
            json_bytes(sentence(due_now(game.state, game.names))),
            choices_part(game.state, legal),
            compounds_part(game.state, legal) if person_decides(table, to_move) else b"[]",
            self._part("scored", SCORED, game, record),
            json_bytes(len(table.line)),
            json_bytes(table.free_undo()),
        )


def person_decides(table: Table, to_move: str | None) -> bool:
    """Whether a person at the table has to decide now: nobody else is helped by what is usually done."""
    return any(seat.color == to_move and seat.kind == PERSON for seat in table.seats)


def workshops_part(table: Table, game: Game) -> dict[Color, dict[str, WorkshopSpace]]:
    """Return what is printed on the workshop boards, so that a client can draw them without the rules."""
    s = game.state
    ornaments = cast("dict[str, Ornament]", dict(table.edition.advanced_ornaments) if s.advanced else {})
    return {
        words.COLORS[s.color[seat]]: {
            name: {"price": int(space_price(s, seat, space)), "ornament": ornaments.get(name)}
            for space, name in enumerate(words.WORKSHOP_SPACES)
        }
        for seat in range(len(table.seats))
    }


def news(events: Iterable[bytes], table: bytes, game: bytes, seq: int, version: int, *, more: bool) -> bytes:
    """Give what a WebSocket is sent."""
    return b'{"events":[%b],"more":%b,"seq":%d,"version":%d,"table":%b,"game":%b}' % (
        b",".join(events),
        b"true" if more else b"false",
        seq,
        version,
        table,
        game,
    )


def json_bytes(value: object) -> bytes:
    """Write JSON."""
    return to_json(value)
