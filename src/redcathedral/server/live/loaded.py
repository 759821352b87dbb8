"""Tables in memory: built from their events on demand, dropped when nobody uses them.

Whoever changes a table holds its lock. Events are first applied to it, then written. Until they are on disk the table
is `unwritten` and nobody sees it; if they cannot be written, it is dropped and built again from the database.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict, deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, NamedTuple

from ...edition import load_edition, parse_edition
from ...formats.record import RULES
from ..table.events import Chatted
from ..table.refusals import no_table, wrong_status
from ..table.render import TableWriter, news
from ..table.table import Table
from .work import measured

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Collection

    from ...edition import Edition
    from ..store.database import Database
    from ..store.store import Stored
    from ..table.events import Event

SNAPSHOT_EVERY = 50  # plies
TAIL = 64  # events kept in memory as JSON
TABLE_BYTES, EVENT_BYTES = 64 * 1024, 1_500  # that a table takes in memory, and each event of it: mostly the position
EDITIONS_KEPT = 32
log = logging.getLogger(__name__)


class Loaded:
    """A table in memory, and the JSON that is made once for all."""

    def __init__(self, table: Table, edition_text: str | None = None, maker: str = "") -> None:
        self.table = table
        self.maker = maker  # a digest of the address it was made from
        self.looked = float("-inf")  # when somebody last looked at it, by the loop's clock
        self.edition_text = edition_text  # None for the packaged edition
        self.lock = asyncio.Lock()  # held by whoever changes the table
        self.unwritten: asyncio.Future[None] | None = None  # done when what has happened is on disk
        self.dropped = False  # whether another has taken its place
        self.elsewhere = 0  # the last event that another process is known to have written
        self.told = 0  # the last event that is written, and that watchers were told of
        self._tail: deque[tuple[int, bytes]] = deque(maxlen=TAIL)
        self.counted = 0  # of its bytes, those that its place among the others allows for
        self._snapped = len(table.line)  # plies at the latest snapshot
        self._writer = TableWriter()
        self._game: bytes | None = None

    @property
    def size(self) -> int:
        """How many bytes it takes in memory, roughly."""
        return TABLE_BYTES + EVENT_BYTES * self.table.seq

    def note(self, events: list[Event]) -> None:
        """Keep the latest of the events that have happened in memory."""
        if events:
            self.told = events[-1].seq
        for event in events[-TAIL:]:
            self._tail.append((event.seq, event.json))
        if any(event.kind != Chatted.kind for event in events):
            self._game = None  # names and the end of the game show there too

    def holder(self, key: str | None) -> str | None:
        """Return who holds the key; None if nobody does, or it is no longer valid."""
        known = self.table.keys.get(digest_of(key)) if key else None
        return known.holder if known is not None and self.table.knows(known.holder) else None

    def view(self, here: Collection[str]) -> bytes:
        """Return what everyone may know about the table as JSON; `here` are the holders watching it right now."""
        return self._writer.table(self.table, here)

    def game(self) -> bytes:
        """Give the game as JSON."""
        if self._game is None:
            self._game = self._writer.game(self.table)
        return self._game

    def snapshot(self) -> bytes:
        """Give the position as JSON, null before the game starts."""
        return b"null" if self.table.game is None else self._writer.snapshot(self.table.game)

    def snapshot_due(self) -> tuple[int, str] | None:
        """Give the position and its event now and then, for the database."""
        if abs(len(self.table.line) - self._snapped) < SNAPSHOT_EVERY:
            return None
        self._snapped = len(self.table.line)
        return self.table.seq, self.snapshot().decode()

    def news(self, events: list[bytes], here: Collection[str], *, more: bool = False) -> bytes:
        """Give what happened together with how things stand now; `more` if that isn't all that happened."""
        table = self.table
        return news(events, self.view(here), self.game(), table.seq, table.version, more=more)

    def since(self, seq: int) -> list[bytes] | None:
        """Return the events after one as JSON, None if they are no longer in memory."""
        if self._tail and self._tail[0][0] > seq + 1:
            return None
        if not self._tail and seq < self.table.seq:
            return None
        return [event for number, event in self._tail if number > seq]


def digest_of(key: str) -> str:
    """Give what is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


class Room(NamedTuple):
    """How much may be kept in memory; what is in use comes on top."""

    tables: int
    megabytes: int


class LoadedTables:
    """The tables that are in memory; the others come from the database when they are asked for."""

    def __init__(
        self,
        database: Database,
        room: Room,
        in_use: Callable[[str], bool],
        told: Callable[[Loaded, list[Event]], None],
    ) -> None:
        self._database = database
        self._told = told  # is told what other processes did at a table that is loaded here
        self.shared = False  # whether other processes change tables too
        self._behind: dict[str, int] = {}  # tables in use that were dropped: the last event sent to watchers here
        self._room = room
        self._bytes = 0  # of all tables, as they were when last asked for
        self._in_use = in_use
        self._tables: OrderedDict[str, Loaded] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Loaded]] = {}
        self._editions: OrderedDict[str, Edition] = OrderedDict()

    async def get(self, table_id: str) -> Loaded:
        """Give a table as it is on disk."""
        while True:
            loaded = self._tables.get(table_id)
            if loaded is None:
                return await self._load_once(table_id)
            self._tables.move_to_end(table_id)
            self._count(loaded)
            if loaded.unwritten is not None:
                await asyncio.wait((loaded.unwritten,))
            elif not self.shared or await self._caught_up(loaded):
                return loaded

    def as_of(self, table_id: str, version: int) -> Loaded | None:
        """Give a table at hand of this version, unless it is known that there is a newer one."""
        loaded = self._tables.get(table_id)
        if loaded is None or loaded.unwritten is not None or loaded.table.version != version:
            return None
        if loaded.table.seq < loaded.elsewhere:
            return None
        self._tables.move_to_end(table_id)
        self._count(loaded)
        return loaded

    def note_elsewhere(self, table_id: str, seq: int) -> None:
        """Note that another process has written an event."""
        loaded = self._tables.get(table_id)
        if loaded is not None:
            loaded.elsewhere = max(loaded.elsewhere, seq)

    async def catch_up(self, table_ids: Collection[str]) -> list[str]:
        """Let what other processes wrote happen at tables at hand, found by one question; gives those that are left.

        Watchers are told, those of one table in each step of the event loop.
        """
        at_hand = {one: loaded for one in table_ids if (loaded := self._tables.get(one)) is not None}
        before = {one: loaded.table.seq for one, loaded in at_hand.items() if loaded.unwritten is None}
        found = await self._database.call(lambda store: store.events_after(before)) if before else {}
        left = [one for one in table_ids if one not in before]
        for one, events in found.items():
            await asyncio.sleep(0)
            loaded = at_hand[one]
            if loaded.dropped or loaded.unwritten is not None or loaded.table.seq != before[one]:
                left.append(one)
            else:
                self._take(loaded, events)
        return left

    async def _caught_up(self, loaded: Loaded) -> bool:
        """Let what other processes wrote happen here too; False if something happened here meanwhile."""
        table = loaded.table
        before = table.seq
        events = await self._database.call(lambda store: store.events(table.id, before))
        if loaded.dropped or loaded.unwritten is not None or table.seq != before:
            return False
        if events:
            self._take(loaded, events)
        return True

    def _take(self, loaded: Loaded, events: list[Event]) -> None:
        """Let events that other processes wrote happen here too."""
        for event in events:
            loaded.table.apply(event)
        loaded.note(events)
        self._told(loaded, events)

    def at_hand(self) -> list[Loaded]:
        """Give the tables that are in memory."""
        return list(self._tables.values())

    @asynccontextmanager
    async def changing(self, loaded: Loaded) -> AsyncIterator[Loaded]:
        """Hold a table to change it: the one given, or what has taken its place."""
        await loaded.lock.acquire()
        while loaded.dropped or loaded.unwritten is not None:  # the writer may be gone; what they wrote still gets done
            loaded.lock.release()
            loaded = await self.get(loaded.table.id)
            await loaded.lock.acquire()
        try:
            yield loaded
        finally:
            loaded.lock.release()

    def add(self, loaded: Loaded) -> Loaded:
        """Keep a new table in memory; returns the existing one if somebody was quicker."""
        kept = self._tables.setdefault(loaded.table.id, loaded)
        self._count(kept)
        self._make_room(kept)
        return kept

    def drop(self, loaded: Loaded) -> None:
        """Have a table made again from the database when it is next asked for."""
        loaded.dropped = True
        if self._in_use(loaded.table.id):
            self._behind.setdefault(loaded.table.id, loaded.told)
        if self._tables.get(loaded.table.id) is loaded:
            del self._tables[loaded.table.id]
            self._bytes -= loaded.counted

    def forget(self, table_id: str | None) -> None:
        """Have a table, or all of them, made again from the database."""
        for loaded in [self._tables.get(table_id)] if table_id is not None else list(self._tables.values()):
            if loaded is not None:
                self.drop(loaded)

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def bytes(self) -> int:
        """How many bytes all of them take, roughly."""
        return self._bytes

    async def _load_once(self, table_id: str) -> Loaded:
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        try:
            return await asyncio.shield(task)
        finally:
            del task  # what it raises holds this frame: only the collector would find the two

    async def _load(self, table_id: str) -> Loaded:
        stored = await self._database.call(lambda store: store.read(table_id))
        if stored is None:
            raise no_table()
        if stored.row.rules != RULES:
            raise wrong_status("error-rules-version", played=stored.row.rules, here=RULES)
        edition = await self._edition_of(stored)
        loaded = self.add(await asyncio.to_thread(measured(lambda: loaded_from(stored, edition))))
        told = self._behind.pop(table_id, None)
        if told is not None and told < loaded.table.seq:
            self._told(loaded, [event for event in stored.events if event.seq > told])
        return loaded

    async def _edition_of(self, stored: Stored) -> Edition:
        digest = stored.row.edition
        if digest == load_edition().digest:
            return load_edition()
        edition = self._editions.get(digest)
        if edition is None:
            edition = self._editions[digest] = await asyncio.to_thread(
                measured(lambda: parse_edition(stored.edition_text))
            )
            while len(self._editions) > EDITIONS_KEPT:
                self._editions.popitem(last=False)
        return edition

    def _count(self, loaded: Loaded) -> None:
        """Note how large a table is by now."""
        size = loaded.size
        self._bytes += size - loaded.counted
        loaded.counted = size

    def _make_room(self, wanted: Loaded) -> None:
        """Forget what was asked for longest ago, but nothing that is in use, nor the one that is wanted now."""
        for table_id, loaded in list(self._tables.items()):
            if len(self._tables) <= self._room.tables and self._bytes <= self._room.megabytes << 20:
                return
            in_use = self._in_use(table_id) or loaded.lock.locked() or loaded.unwritten is not None
            if not in_use and loaded is not wanted:
                self.drop(loaded)  # whoever still holds it asks for it again


def loaded_from(stored: Stored, edition: Edition) -> Loaded:
    """Make a table from its events, and check it against the latest snapshot."""
    table = Table(stored.row.id, stored.row.secret, edition)
    for event in stored.events:
        table.apply(event)
        if stored.snapshot is not None and event.seq == stored.snapshot[0]:
            if TableWriter().snapshot(table.running()).decode() != stored.snapshot[1]:
                log.error("table %s: the replay differs from the snapshot at event %d", table.id, event.seq)
    text = None if edition.digest == load_edition().digest else stored.edition_text
    loaded = Loaded(table, text, stored.row.maker)
    loaded.note(stored.events[-TAIL:])
    return loaded
