"""What surrounds the server in a simulation: a late or failing database, processes that die, a bad network."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from redcathedral.server.lobby import Lobby
from redcathedral.server.service import Service
from redcathedral.server.settings import Settings
from redcathedral.server.store.sqlite_store import SQLiteStore

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from redcathedral.server.live.watchers import Watcher
    from redcathedral.server.store.store import Entry, Store

T = TypeVar("T")
PATIENCE = 0.5  # seconds a client waits for an answer
ON_THE_WAY = 0.02  # seconds a message takes on average
ON_DISK = 0.005  # seconds the database takes on average


class Lost(Exception):  # noqa: N818  # what a client sees of a bad network
    """Nobody answered."""


@dataclass(frozen=True)
class Faults:
    """How often things go wrong, each between 0 and 1."""

    request_lost: float = 0.0
    answer_lost: float = 0.0
    request_doubled: float = 0.0
    connection_cut: float = 0.0  # at each message
    write_fails: float = 0.0
    bot_fails: float = 0.0


CALM = Faults()
STORMY = Faults(0.05, 0.05, 0.05, 0.05, 0.03, 0.05)


class SimulatedDatabase:
    """The database as one process sees it: every call takes a while and has no effect once the process is dead."""

    def __init__(self, world: World, process: Process) -> None:
        self._world, self._process = world, process
        self._luck = world.luck_of(f"database of {process.number}")

    async def write(self, entries: list[Entry]) -> None:
        """Write what one request changes, all of it or nothing."""
        await self._wait()
        if self._luck.random() < self._world.faults.write_fails:
            raise OSError("the disk is full")
        problem = self._world.store.write([entries])[0]
        await self._wait()
        if problem is not None:
            raise problem

    async def call(self, call: Callable[[Store], T]) -> T:
        """Ask the store something."""
        await self._wait()
        answer = call(self._world.store)
        await self._wait()
        return answer

    async def _wait(self) -> None:
        await asyncio.sleep(self._luck.expovariate(1 / ON_DISK))
        await self._process.alive()


class Process:
    """One process of the server. Killed, it stops where it stands: nothing it still does reaches anyone."""

    def __init__(self, world: World, number: int) -> None:
        self.number = number
        self.dead = False
        self.service = Service(Settings())
        database: Any = SimulatedDatabase(world, self)
        self.service.database = self.service.tables._database = database  # noqa: SLF001
        self.lobby = Lobby(self.service)

    async def alive(self) -> None:
        """Continue if the process lives; a dead one never does."""
        if self.dead:
            await never()


async def never() -> None:
    """Wait for ever."""
    await asyncio.get_running_loop().create_future()


class World:
    """One store, some processes, and a network between them and the clients."""

    def __init__(self, seed: str, processes: int) -> None:
        self.seed = seed
        self.faults = CALM
        self.over = False  # nobody wants anything new any more
        self.store = SQLiteStore(Path(":memory:"))
        self.kills = 0
        self._luck = self.luck_of("world")
        self._started = 0
        self._tasks: set[asyncio.Future[Any]] = set()  # held, or Python would collect those that wait for ever
        self.processes = [self._new_process() for _ in range(processes)]

    def luck_of(self, name: str) -> random.Random:
        """Give everyone luck of their own: what one does then never changes what befalls another."""
        return random.Random(f"{self.seed}: {name}")  # noqa: S311  # a simulation, no secret

    def _new_process(self) -> Process:
        self._started += 1
        return Process(self, self._started)

    def kill(self) -> None:
        """Kill a process; another takes its place."""
        place = self._luck.randrange(len(self.processes))
        self.processes[place].dead = True
        self.processes[place] = self._new_process()
        self.kills += 1

    async def ask(self, luck: random.Random, request: Callable[[Process], Awaitable[T]]) -> T:
        """Send a request to some process; on the way it or its answer may be lost, late or doubled."""
        process = luck.choice(self.processes)
        if luck.random() < self.faults.request_doubled:
            self._served(luck, process, request)
        if luck.random() < self.faults.request_lost:
            await asyncio.sleep(PATIENCE)
            raise Lost
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._served(luck, process, request))
        except TimeoutError:
            raise Lost from None

    def _served(
        self, luck: random.Random, process: Process, request: Callable[[Process], Awaitable[T]]
    ) -> asyncio.Task[T]:
        there, back = luck.expovariate(1 / ON_THE_WAY), luck.expovariate(1 / ON_THE_WAY)
        lost = luck.random() < self.faults.answer_lost

        async def serve() -> T:
            await asyncio.sleep(there)
            await process.alive()
            answer = (await asyncio.gather(request(process), return_exceptions=True))[0]
            await process.alive()
            if lost:
                await never()
            await asyncio.sleep(back)
            if isinstance(answer, BaseException):
                raise answer
            return answer

        task = asyncio.ensure_future(serve())
        self._tasks.add(task)
        return task

    async def heard(self, luck: random.Random, process: Process, watcher: Watcher) -> bytes:
        """Give the next message of a connection; empty at its end."""
        getting = asyncio.ensure_future(watcher.queue.get())
        while not getting.done():
            await asyncio.wait((getting,), timeout=1.0)
            if process.dead:
                getting.cancel()
                return b""
        await asyncio.sleep(luck.expovariate(1 / ON_THE_WAY))
        if process.dead or luck.random() < self.faults.connection_cut:
            return b""
        return getting.result()
