"""Notices between the processes of a server: what changed at which table, who is here, and who has many connections.

They travel by PostgreSQL's LISTEN and NOTIFY, after the commit and outside of it, many in one. They only save time: the
database is the truth, each process also checks now and then, and clients resume by event number. A lost notice costs
nothing but time.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import psycopg

from ..secret_names import name_of
from ..store.store import Unavailable
from ..table.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ..service import Service

CHANNEL = "redcathedral"
MOST_BYTES = 7_000  # PostgreSQL takes less than 8,000
LOOK_SECONDS = 5.0  # between looks at all tables that are watched here
HERE_SECONDS = 10.0  # between two lists of who is here; whoever is missing from the third is gone
RETRY_SECONDS = 1.0
PAUSE_SECONDS = 0.02  # between two notices of one process: each costs as much as a third of a move
MOST_AT_ONCE = 500  # tables in one question
log = logging.getLogger(__name__)


class Notices:
    """Tells the other processes what happened here, and hears it of them."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._name = service.name
        self._changed: dict[str, int] = {}  # table -> its last event
        self._here: set[str] = set()  # tables where people came or went
        self._limits = {limit.name: limit for limit in (service.connections, service.sockets)}
        self._open: set[tuple[str, str]] = set()  # limits and addresses whose connections have become more or fewer
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._behind: dict[str, bool] = {}  # tables watched here where something happened; whether to show who is here
        self._heard = asyncio.Event()
        self._listening = asyncio.Event()  # since the last look: what was said before it listened wasn't heard
        self._reading: set[asyncio.Task[None]] = set()  # tables that are watched here and not in memory

    def start(self) -> None:
        """Begin to tell and to listen."""
        self._service.watchers.on_presence = self.tell_here
        for limit in self._limits.values():
            limit.digest_of = partial(self._digest_of, limit.name)
            limit.on_change = partial(self.tell_open, limit.name)
        works = (self._send, self._listen, self._catch_up, self._look, self._repeat)
        self._tasks = [asyncio.create_task(work()) for work in works]

    async def stop(self) -> None:
        """Fall silent."""
        tasks = [*self._tasks, *self._reading]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Telling

    def tell(self, table: str, seq: int) -> None:
        """Say that something happened at a table."""
        self._changed[table] = seq
        self._something.set()

    def tell_here(self, table: str) -> None:
        """Say who is at a table now."""
        self._here.add(table)
        self._something.set()

    def tell_open(self, limit: str, address: str) -> None:
        """Say how many connections an address has now."""
        self._open.add((limit, address))
        self._something.set()

    def _digest_of(self, limit: str, address: str) -> str:
        return name_of(self._service.salt, limit, address)

    async def _send(self) -> None:
        async def send(connection: psycopg.AsyncConnection[Any]) -> None:
            while True:
                await self._something.wait()
                self._something.clear()
                for payload in self._payloads():
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
                await asyncio.sleep(PAUSE_SECONDS)  # what happens meanwhile is told together

        await self._connected(send, "-c synchronous_commit=off")  # nothing to keep: it need not wait for the disk

    def _payloads(self) -> Iterator[str]:
        """Give all there is to tell, in as few messages as it fits into."""
        here = {table: sorted(self._service.watchers.local(table)) for table in self._here}
        told = [("changed", table, seq) for table, seq in self._changed.items()]
        told += [("here", table, holders) for table, holders in here.items()]  # type: ignore[misc]  # a list, there
        told += [(limit, *self._limits[limit].to_tell(address)) for limit, address in self._open]
        self._changed, self._here, self._open = {}, set(), set()
        batch: list[Any] = []
        size = 0
        for one in told:
            length = len(json.dumps(one)) + 2
            if batch and size + length > MOST_BYTES:
                yield json.dumps([self._name, batch])
                batch, size = [], 0
            if length <= MOST_BYTES:
                batch.append(one)
                size += length
        if batch:
            yield json.dumps([self._name, batch])

    async def _repeat(self) -> None:
        """Say who is here at intervals, so that people whose process has died don't stay listed."""
        while True:
            await asyncio.sleep(HERE_SECONDS)
            self._here.update(watcher.table for watcher in self._service.watchers if watcher.holder is not None)
            self._open.update((limit.name, address) for limit in self._limits.values() for address in limit.told())
            self._something.set()
            for limit in self._limits.values():
                limit.forget_elsewhere(3 * HERE_SECONDS)
            for table in self._service.watchers.forget_elsewhere(3 * HERE_SECONDS):
                self._follow(table, show=True)

    # Listening

    async def _listen(self) -> None:
        async def listen(connection: psycopg.AsyncConnection[Any]) -> None:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self._listening.set()
            async for notice in connection.notifies():
                self._take(notice.payload)

        await self._connected(listen)

    def _take(self, payload: str) -> None:
        if payload.startswith(f'["{self._name}"'):
            return  # its own, of which it hears too
        name, told = json.loads(payload)
        for kind, about, what in told:
            if kind in self._limits:
                self._limits[kind].hear(name, about, what)
                continue
            if kind == "here":
                self._service.watchers.note_elsewhere(name, about, what)
            else:
                self._service.tables.note_elsewhere(about, what)
            if self._service.watchers.watched(about):
                self._follow(about, show=kind == "here")

    def _follow(self, table: str, *, show: bool = False) -> None:
        """Have this process catch up with a table that is watched here; that also tells its watchers."""
        self._behind[table] = show or self._behind.get(table, False)
        self._heard.set()

    async def _catch_up(self) -> None:
        """Catch up with all tables of which something was heard, then with those that are heard of meanwhile."""
        while True:
            await self._heard.wait()
            self._heard.clear()
            behind, self._behind = self._behind, {}
            left: Collection[str] = behind
            with suppress(Unavailable):
                left = await self._service.tables.catch_up(behind)
            for table in dict.fromkeys([*left, *(table for table, show in behind.items() if show)]):
                task = asyncio.create_task(self._read(table, show=behind[table]))
                self._reading.add(task)
                task.add_done_callback(self._reading.discard)

    async def _read(self, table: str, *, show: bool) -> None:
        """Catch up with one table, from the beginning if it isn't in memory."""
        with suppress(Refusal, Unavailable):
            loaded = await self._service.tables.get(table)
            if show:
                self._service.broadcast(loaded, [])

    async def _look(self) -> None:
        """Look at the tables watched here for notices that were lost: at intervals, and once it listens again."""
        while True:
            with suppress(TimeoutError):  # not `wait_for`: before Python 3.12 it may swallow a cancellation
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._listening.wait()
            self._listening.clear()
            watched = sorted({watcher.table for watcher in self._service.watchers})
            for begin in range(0, len(watched), MOST_AT_ONCE):
                with suppress(Unavailable):
                    await self._look_at(watched[begin : begin + MOST_AT_ONCE])

    async def _look_at(self, tables: list[str]) -> None:
        last = await self._service.database.call(lambda store: store.last_seqs(tables))
        known = {loaded.table.id: loaded.told for loaded in self._service.tables.at_hand()}
        for table, seq in last.items():
            if known.get(table, 0) < seq:
                self._follow(table)

    async def _connected(self, work: Any, options: str = "") -> None:
        """Work on a separate connection, and on a new one when it breaks."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._service.settings.database, autocommit=True, connect_timeout=5, options=options
                ) as connection:
                    await work(connection)
            except psycopg.Error as error:
                log.warning("notices wait for the database: %s", error)
            await asyncio.sleep(RETRY_SECONDS)
