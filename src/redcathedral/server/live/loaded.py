"""Tables in memory: told again from their events when somebody asks, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict, deque
from typing import TYPE_CHECKING

from ...edition import load_edition, parse_edition
from ...formats.record import RULES
from ..http.problems import no_table, wrong_status
from ..table.render import game_part, json_bytes, news, table_part
from ..table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from ...edition import Edition
    from ..store.database import Database
    from ..store.store import Stored
    from ..table.events import Event

SNAPSHOT_EVERY = 50  # plies
TAIL = 64  # events kept at hand as JSON
EDITIONS_KEPT = 32
log = logging.getLogger(__name__)


class Live:
    """A table in memory, its keys, and the JSON that is made once for all."""

    def __init__(self, table: Table, invite: str | None, keys: dict[str, str], edition_text: str | None = None) -> None:
        self.table = table
        self.edition_text = edition_text  # None for the packaged edition
        self.invite = invite  # the digest of the invitation that is good
        self.keys = keys  # digest -> holder
        self.lock = asyncio.Lock()  # held by whoever changes the table
        self.tail: deque[tuple[int, bytes]] = deque(maxlen=TAIL)
        self.snapped = len(table.line)  # plies at the latest snapshot
        self._game: tuple[int, bytes] | None = None  # of this version

    def tell(self, events: list[Event]) -> list[bytes]:
        """Let events happen; gives them as JSON."""
        told = []
        for event in events:
            self.table.tell(event)
            told.append(json_bytes(event.told()))
            self.tail.append((event.seq, told[-1]))
        if any(not event.changed for event in events):
            self._game = None  # names and the end show in the game too
        return told

    def holder(self, key: str | None) -> str | None:
        """Say whose key it is; None if it is nobody's, or no longer good."""
        holder = self.keys.get(digest_of(key)) if key else None
        return holder if holder is not None and self.table.knows(holder) else None

    def game(self) -> bytes:
        """Give the game as JSON."""
        if self._game is None or self._game[0] != self.table.version:
            self._game = self.table.version, json_bytes(game_part(self.table))
        return self._game[1]

    def snapshot_due(self) -> tuple[int, str] | None:
        """Give the position and its event now and then, for the database."""
        if abs(len(self.table.line) - self.snapped) < SNAPSHOT_EVERY:
            return None
        self.snapped = len(self.table.line)
        return self.table.seq, json_bytes(self.table.running().snapshot()).decode()

    def news(self, events: list[bytes], here: Collection[str]) -> bytes:
        """Give what happened together with how things stand now."""
        part = table_part(self.table, here)
        seats = json_bytes(part["seats"])
        return news(events, json_bytes(part), seats, self.game(), self.table.seq, self.table.version)

    def since(self, seq: int) -> list[bytes] | None:
        """Give the events after one as JSON, None if they are no longer at hand."""
        if self.tail and self.tail[0][0] > seq + 1:
            return None
        if not self.tail and seq < self.table.seq:
            return None
        return [told for number, told in self.tail if number > seq]


def digest_of(key: str) -> str:
    """Give what is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


class Tables:
    """The tables that are in memory; the others come from the database when they are asked for."""

    def __init__(self, database: Database, room: int, in_use: Callable[[str], bool]) -> None:
        self._database = database
        self._room = room
        self._in_use = in_use
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._editions: OrderedDict[str, Edition] = OrderedDict()

    async def get(self, table_id: str) -> Live:
        """Give a table."""
        live = self._tables.get(table_id)
        if live is not None:
            self._tables.move_to_end(table_id)
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    def add(self, live: Live) -> None:
        """Keep a new table at hand."""
        self._tables[live.table.id] = live
        self._make_room()

    def forget(self, table_id: str) -> None:
        """Have a table told again from the database when it is next asked for."""
        self._tables.pop(table_id, None)

    async def _load(self, table_id: str) -> Live:
        stored = await self._database.call(lambda store: store.read(table_id))
        if stored is None:
            raise no_table()
        if stored.row.rules != RULES:
            raise wrong_status("error-rules-version", played=stored.row.rules, here=RULES)
        edition = self._editions.get(stored.row.edition)
        if edition is None:
            edition = await asyncio.to_thread(parse_edition, stored.edition_text)
            self._editions[stored.row.edition] = edition
            while len(self._editions) > EDITIONS_KEPT:
                self._editions.popitem(last=False)
        live = await asyncio.to_thread(live_from, stored, edition)
        self.add(live)
        return live

    def _make_room(self) -> None:
        if len(self._tables) <= self._room:
            return
        for table_id, live in list(self._tables.items()):
            if not self._in_use(table_id) and not live.lock.locked():
                del self._tables[table_id]
            if len(self._tables) <= self._room:
                return


def live_from(stored: Stored, edition: Edition) -> Live:
    """Tell a table again from its events, and check it against the latest snapshot."""
    table = Table(stored.row.id, stored.row.secret, edition)
    for event in stored.events:
        table.tell(event)
        if stored.snapshot is not None and event.seq == stored.snapshot[0]:
            told = json_bytes(table.running().snapshot()).decode()
            if told != stored.snapshot[1]:
                log.error("table %s: the replay differs from the snapshot at event %d", table.id, event.seq)
    text = None if edition.digest == load_edition().digest else stored.edition_text
    live = Live(table, stored.invite, {key.digest: key.holder for key in stored.keys}, text)
    live.tail.extend((event.seq, json_bytes(event.told())) for event in stored.events[-TAIL:])
    return live
