"""What clients can ask for: each request is checked, written in one transaction, and only then answered and told."""

from __future__ import annotations

import asyncio
import json
import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from .http.answer_cache import Kept
from .http.problems import Refusal, wrong_status
from .live.loaded import Live, Tables
from .live.watchers import Hub
from .store.database import Database
from .store.sqlite_store import SQLiteStore
from .store.store import Conflict, Entry
from .table import commands
from .table.events import Draft, happen, with_arguments
from .table.render import json_bytes, table_part, you_part

if TYPE_CHECKING:
    from collections.abc import Callable

    from .models import ChatBody, PlyBody, UndoAnswerBody, UndoBody
    from .settings import Settings
    from .table.events import Event
    from .table.table import Table


def now() -> str:
    """Give the time as people and programs can read it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_key() -> str:
    """Draw a key or an invitation: 32 random bytes."""
    return secrets.token_urlsafe(32)


def new_holder() -> str:
    """Draw an id for someone new at a table."""
    return secrets.token_hex(8)


class Service:
    """The tables of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hub = Hub(settings)
        self.database = Database(lambda: SQLiteStore(settings.database_path))
        self.tables = Tables(self.database, settings.tables_in_memory, self._in_use)
        self.kept = Kept()
        self.wake_bots: Callable[[Live], None] = lambda _: None  # the bot runner puts itself here
        self.busy: set[str] = set()  # tables whose bot is thinking
        self._writing: set[asyncio.Task[Any]] = set()

    def _in_use(self, table_id: str) -> bool:
        return table_id in self.busy or self.hub.watched(table_id)

    # Writing

    async def write(self, live: Live, drafts: list[Draft], request: str | None = None, **more: Any) -> list[bytes]:
        """Let drafts happen: on disk first, then in memory, then for everyone who watches. The lock must be held.

        It goes on to its end even when the client that asked is gone.
        """
        task = asyncio.create_task(self._write(live, drafts, request, more))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _write(self, live: Live, drafts: list[Draft], request: str | None, more: dict[str, Any]) -> list[bytes]:
        table = live.table
        if table.seq + len(drafts) > self.settings.events_per_table:
            raise wrong_status("error-table-full")
        events = happen(drafts, table.seq, now(), request)
        entry = Entry(table.id, events, snapshot=live.snapshot_due(), **more)
        try:
            await self.database.write([entry])
        except Conflict:  # another process has written to this table: tell it again from the database
            self.tables.forget(table.id)
            raise commands.stale(table) from None
        self.keep(live, entry)
        return self.happened(live, events)

    def happened(self, live: Live, events: list[Event]) -> list[bytes]:
        """Let events that are on disk happen here, tell everyone, and see whether a bot is to move."""
        try:
            told = live.tell(events)
        except Exception:  # what is in memory is wrong: tell it again from the database
            self.tables.forget(live.table.id)
            raise
        if told:
            self.tell(live, told)
            self.wake_bots(live)
        return told

    def tell(self, live: Live, told: list[bytes]) -> None:
        """Tell everyone who watches what happened, or who came and went."""
        if self.hub.watched(live.table.id):
            self.hub.tell(live.table.id, live.news(told, self.hub.here(live.table.id)))

    @staticmethod
    def keep(live: Live, entry: Entry) -> None:
        """Keep the keys and the invitation of an entry at hand."""
        live.keys |= {key.digest: key.holder for key in entry.keys}
        if entry.invite is not None:
            live.invite = entry.invite

    async def _answered(self, live: Live, request: str) -> dict[str, Any] | None:
        """Give the answer of a request that was made before."""
        answer = live.table.answers.get(request)
        if answer is None:
            return None
        told = [json.loads(event) for event in await self.since(live, answer.first - 1)]
        events = [event for event in told if event["seq"] <= answer.last]
        return {"version": answer.version, "events": events}

    async def _act(self, live: Live, holder: str, request_id: str, draft: Callable[[Table], list[Draft]]) -> bytes:
        """Do what a request asks once, however often it is sent."""
        request = f"{holder}:{request_id}"
        async with live.lock:
            before = await self._answered(live, request)
            if before is not None:
                return json_bytes(before)
            told = await self.write(live, draft(live.table), request)
            return b'{"version":%d,"events":[%b]}' % (live.table.version, b",".join(told))

    # Looking

    async def since(self, live: Live, seq: int) -> list[bytes]:
        """Give the events after one, as JSON."""
        at_hand = live.since(seq)
        if at_hand is not None:
            return at_hand
        table_id, most = live.table.id, self.settings.events_per_table
        told = await self.database.call(lambda store: store.told(table_id, seq, most))
        return [text.encode() if '"verb":' in text else json_bytes(with_arguments(json.loads(text))) for text in told]

    def view(self, live: Live, holder: str | None, **more: str) -> bytes:
        """Give a table as someone sees it."""
        table = live.table
        parts = {
            "table": json_bytes(table_part(table, self.hub.here(table.id))),
            "you": json_bytes(you_part(table, holder)),
            "game": live.game(),
            **{name: json_bytes(value) for name, value in more.items()},
        }
        return b"{%b}" % b",".join(b'"%b":%b' % (name.encode(), value) for name, value in parts.items())

    async def news(self, live: Live, seq: int) -> bytes:
        """Give the events after one and how things stand."""
        while True:
            events = await self.since(live, seq)
            if len(events) == max(0, live.table.seq - seq):  # nothing happened while the database was asked
                return live.news(events, self.hub.here(live.table.id))

    # Playing

    async def play(self, live: Live, holder: str, body: PlyBody) -> bytes:
        """Play a ply."""
        version = body.version
        try:
            return await self._act(live, holder, body.id, lambda table: commands.play(table, holder, body.ply, version))
        except Refusal as refusal:
            raise await self._with_events(live, refusal, version) from None

    async def undo(self, live: Live, holder: str, body: UndoBody) -> bytes:
        """Take plies back, or ask to."""
        version = body.version
        try:
            return await self._act(live, holder, body.id, lambda table: commands.undo(table, holder, body.to, version))
        except Refusal as refusal:
            raise await self._with_events(live, refusal, version) from None

    async def answer_undo(self, live: Live, holder: str, body: UndoAnswerBody) -> bytes:
        """Agree to an undo or not."""
        async with live.lock:
            try:
                drafts = commands.answer_undo(live.table, holder, body.agree, body.version)
            except Refusal as refusal:
                raise await self._with_events(live, refusal, body.version) from None
            told = await self.write(live, drafts)
            return b'{"version":%d,"events":[%b]}' % (live.table.version, b",".join(told))

    async def _with_events(self, live: Live, refusal: Refusal, version: int) -> Refusal:
        """Add to the refusal of a stale move what came first."""
        if refusal.code == "stale":
            refusal.events = [json.loads(event) for event in await self.since(live, max(0, version))]
            refusal.version = live.table.version
        return refusal

    async def chat(self, live: Live, holder: str, body: ChatBody) -> bytes:
        """Say something."""
        return await self._act(live, holder, body.id, lambda table: commands.chat(table, holder, body.text))
