"""What surrounds the server in a simulation: a late or failing database, processes that die, a bad network."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic_core import to_json

from redcathedral.bots.process.parent import BotFailed
from redcathedral.game.load import from_record
from redcathedral.server.bots.runner import BotRunner
from redcathedral.server.live.notices import Notices
from redcathedral.server.lobby import Lobby
from redcathedral.server.metrics import Metrics
from redcathedral.server.service import Service
from redcathedral.server.settings import Settings
from redcathedral.server.store.move import HOUSE, TABLES
from redcathedral.server.store.sqlite_store import IN_MEMORY, SQLiteStore
from redcathedral.server.store.store import Unavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from redcathedral.bots.process.messages import Choose
    from redcathedral.edition import Edition
    from redcathedral.game.game import Game
    from redcathedral.server.live.watchers import Watcher
    from redcathedral.server.store.store import Entry, Store
    from redcathedral.server.table.render import TableWriter
    from redcathedral.server.table.table import Table

T = TypeVar("T")
PATIENCE = 0.5  # seconds a client waits for an answer
ON_THE_WAY = 0.02  # seconds a message takes on average
ON_DISK = 0.005  # seconds the database takes on average
THINKING = 0.05  # seconds a bot thinks on average
METRICS = Metrics()  # nobody reads them, and a process in ten thousand simulations would take long to make its own


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
    write_unknown: float = 0.0  # it is written, and nobody hears of it
    notice_lost: float = 0.0
    bot_fails: float = 0.0


CALM = Faults()
STORMY = Faults(
    request_lost=0.05,
    answer_lost=0.05,
    request_doubled=0.05,
    connection_cut=0.05,
    write_fails=0.03,
    write_unknown=0.03,
    notice_lost=0.2,
    bot_fails=0.05,
)


@lru_cache(maxsize=8)
def _read_once(text: str, edition: Edition) -> Game:
    return from_record(text, edition=edition)


def read_again(text: str, *, edition: Edition) -> Game:
    """Give the game of a record; every process that takes a table up reads the same one."""
    return _read_once(text, edition).clone()


def bare_game(_: TableWriter, table: Table) -> bytes:
    """Write what the game of a table is made of, and not the words and offers for clients that follow from it."""
    game = table.game
    if game is None:
        return b"null"
    return to_json([game.state.memory.hex(), game.names, len(table.line), table.free_undo()])


class SimulatedStore(SQLiteStore):
    """The real store, in memory, by made-up time: leases run out by the clock of the database."""

    now = "simulated_now()"

    def __init__(self) -> None:
        super().__init__(Path(IN_MEMORY))
        self.clock: Callable[[], float]
        self._db.create_function("simulated_now", 0, lambda: round(1e9 + self.clock(), 6))

    def bots_to_move(self) -> bool:
        """Whether the database knows of a table where a bot is to move."""
        return bool(self._ask("SELECT 1 FROM jobs LIMIT 1"))


@cache
def _store() -> SimulatedStore:
    return SimulatedStore()


def empty_store(clock: Callable[[], float]) -> SimulatedStore:
    """Give an empty store: one serves all simulations, one after the other, since SQLite knows its statements then."""
    store = _store()
    store.clock = clock
    for name in reversed(TABLES):
        if name != HOUSE:
            store.clear(name)
    return store


class SimulatedDatabase:
    """The database as one process sees it: every call takes a while and has no effect once the process is dead."""

    def __init__(self, world: World, process: Process) -> None:
        self._world, self._process = world, process
        self._luck = world.luck_of(f"database of {process.number}")
        self._writes: set[asyncio.Task[None]] = set()  # held, or Python would collect those that wait forever

    def write(self, entries: list[Entry]) -> asyncio.Task[None]:
        """Write what one request changes, all of it or nothing."""
        writing = asyncio.create_task(self._write(entries))
        self._writes.add(writing)
        writing.add_done_callback(self._writes.discard)
        return writing

    async def _write(self, entries: list[Entry]) -> None:
        await self._wait()
        if self._luck.random() < self._world.faults.write_fails:
            raise OSError("the disk is full")
        problem = self._world.store.write([entries])[0]
        await self._wait()
        if self._luck.random() < self._world.faults.write_unknown:
            raise Unavailable("the connection broke")
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


class SimulatedPool:
    """Where bots think: they take a while, choose anything legal, and fail now and then."""

    waiting = 0

    def __init__(self, world: World, process: Process) -> None:
        self._world, self._process = world, process
        self._luck = world.luck_of(f"bots of {process.number}")

    async def ask(self, question: Choose, seconds: float, maker: str) -> dict[str, Any]:
        """Give a ply."""
        del seconds, maker
        await asyncio.sleep(self._luck.expovariate(1 / THINKING))
        await self._process.alive()
        table = (await self._process.service.tables.get(question.position.table)).table
        if table.bot_due() is None or self._luck.random() < self._world.faults.bot_fails:
            raise BotFailed("it has no idea")
        return {"ply": str(self._luck.choice(table.running().legal())), "ready": True}


class SimulatedNotices(Notices):
    """Notices that travel through the made-up network."""

    def __init__(self, world: World, process: Process) -> None:
        super().__init__(process.service)
        self._world, self._process = world, process
        self._luck = world.luck_of(f"notices of {process.number}")

    async def _send(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            await self._process.alive()
            for payload in self._payloads():
                for other in self._world.processes:
                    if self._luck.random() >= self._world.faults.notice_lost:
                        late = self._luck.expovariate(1 / ON_THE_WAY)
                        asyncio.get_running_loop().call_later(late, other.hear, payload)

    async def _listen(self) -> None:
        """Be told: see `hear`."""

    def hear(self, payload: str) -> None:
        """Take a notice of another process."""
        self._take(payload)


class Process:
    """One process of the server. Killed, it stops where it stands: nothing it still does reaches anyone."""

    def __init__(self, world: World, number: int, *, shared: bool) -> None:
        self.number = number
        self.dead = False
        self.service = Service(Settings(), METRICS)
        self.service.shared = self.service.tables.shared = shared
        database: Any = SimulatedDatabase(world, self)
        self.service.database = self.service.tables._database = database  # noqa: SLF001
        self.lobby = Lobby(self.service)
        self._notices = SimulatedNotices(world, self) if shared else None
        if self._notices is not None:
            self.service.notices = self._notices
            self._notices.start()
        pool: Any = SimulatedPool(world, self)
        self._bots = BotRunner(self.service, lambda _: pool)
        self._bots.start()

    def hear(self, payload: str) -> None:
        """Take a notice of another process."""
        if self._notices is not None and not self.dead:
            self._notices.hear(payload)

    async def alive(self) -> None:
        """Continue if the process lives; a dead one never does."""
        if self.dead:
            await never()


async def never() -> None:
    """Wait forever."""
    await asyncio.get_running_loop().create_future()


class World:
    """One store, some processes, and a network between them and the clients."""

    def __init__(self, seed: str, processes: int) -> None:
        self.seed = seed
        self.faults = CALM
        self.over = False  # nobody wants anything new any more
        self.store = empty_store(asyncio.get_running_loop().time)
        self.kills = 0
        self._luck = self.luck_of("world")
        self._started = 0
        self._shared = processes > 1
        self._tasks: set[asyncio.Future[Any]] = set()  # held, or Python would collect those that wait forever
        self.processes = [self._new_process() for _ in range(processes)]

    def luck_of(self, name: str) -> random.Random:
        """Give everyone luck of their own: what one does then never changes what befalls another."""
        return random.Random(f"{self.seed}: {name}")  # noqa: S311  # a simulation, no secret

    def _new_process(self) -> Process:
        self._started += 1
        return Process(self, self._started, shared=self._shared)

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
            await asyncio.wait((getting,), timeout=5.0)
            if process.dead:
                getting.cancel()
                return b""
        await asyncio.sleep(luck.expovariate(1 / ON_THE_WAY))
        if process.dead or luck.random() < self.faults.connection_cut:
            return b""
        return getting.result()
