"""The store behind one thread: the event loop never waits for the disk, and simultaneous writes share one commit."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from ..short_turns import take_short_turns
from .store import Unavailable, parts_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .store import Entry, Store

T = TypeVar("T")
MOST_AT_ONCE = 128  # requests in one commit
LARGE = 200  # events in one request, as many as a game brings that was played elsewhere
PART = 100  # events of such a game in one commit; moves that come meanwhile are written between two of them


@dataclass(slots=True)
class _Job:
    future: asyncio.Future[Any]
    call: Callable[[Store], Any] | None = None  # None: a write
    entries: list[Entry] | None = None

    @property
    def is_large(self) -> bool:
        """Whether others would have to wait for it."""
        return sum(len(entry.events) for entry in self.entries or ()) >= LARGE

    @property
    def new_table(self) -> Entry | None:
        """Return what it writes if that is one new table: it can be written in parts, for nobody looks at it yet."""
        match self.entries:
            case [entry] if entry.row is not None:
                return entry
        return None


@dataclass(slots=True)
class _Laying:
    """A table that is being written in parts."""

    job: _Job
    table: str
    parts: Iterator[Entry]
    begun: bool = False


class Database:
    """A store for asyncio. What `write` has returned is on disk."""

    def __init__(self, opened: Callable[[], Store]) -> None:
        self._open = opened
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._laying: deque[_Laying] = deque()  # in the thread
        self._given: list[_Job] = []  # in this round of the event loop; together they need one commit
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._run, name="database", daemon=True)

    async def start(self) -> None:
        """Open the store; raises here if anything is wrong with it."""
        self._thread.start()
        await self._ready

    def write(self, entries: list[Entry]) -> asyncio.Future[None]:
        """Write what one request changes, all of it or nothing; it's written even if nobody waits for it."""
        return self._put(_Job(self._loop.create_future(), entries=entries))

    def call(self, call: Callable[[Store], T]) -> asyncio.Future[T]:
        """Ask the store something."""
        return self._put(_Job(self._loop.create_future(), call=call))

    def _put(self, job: _Job) -> asyncio.Future[Any]:
        if not self._given:
            self._loop.call_soon(self._hand_over)
        self._given.append(job)
        return job.future

    def _hand_over(self) -> None:
        given, self._given = self._given, []
        for job in given:
            self._jobs.put(job)

    async def stop(self) -> None:
        """Finish what waits and close the store."""
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread

    def _run(self) -> None:
        take_short_turns()
        try:
            store = self._open()
        except BaseException as error:  # noqa: BLE001  # it is raised in `start`
            self._loop.call_soon_threadsafe(self._ready.set_exception, error)
            return
        self._loop.call_soon_threadsafe(self._ready.set_result, None)
        try:
            while self._do_next(store):
                pass
            while self._laying:
                self._lay_part(store)
        finally:
            store.close()

    def _do_next(self, store: Store) -> bool:
        """Do what waits, then a part of what is large; False at the end."""
        if not self._laying or not self._jobs.empty():
            job = self._jobs.get()
            if job is None or not self._do(store, job):
                return False
        if self._laying:
            self._lay_part(store)
        return True

    def _do(self, store: Store, job: _Job | None) -> bool:
        """Do a job, and with a write the writes that wait behind it; False at the end."""
        writes: list[_Job] = []
        while job is not None and job.call is None:
            writes.append(job)
            if len(writes) == MOST_AT_ONCE or self._jobs.empty():
                self._write(store, writes)
                return True
            job = self._jobs.get()
        if writes:
            self._write(store, writes)
        if job is None:
            return False
        if job.call is not None:
            try:
                self._answer([(job, job.call(store), None)])
            except Exception as error:  # noqa: BLE001  # it is raised where the job was given
                self._answer([(job, None, error)])
        return True

    def _write(self, store: Store, jobs: list[_Job]) -> None:
        """Write what waits in one commit; whatever is large comes after it, in its own or in several."""
        small = [job for job in jobs if not job.is_large]
        if small:
            self._commit(store, small)
        for job in jobs:
            if job.is_large and (entry := job.new_table) is not None:
                self._laying.append(_Laying(job, entry.table, parts_of(entry, PART)))
            elif job.is_large:
                self._commit(store, [job])

    def _lay_part(self, store: Store) -> None:
        """Write the next part of a new table; if that fails, nothing of the table stays."""
        laying = self._laying[0]
        part = next(laying.parts, None)
        error: Exception | None = None
        if part is not None:
            try:
                (error,) = store.write([[part]])
                if error is None:
                    laying.begun = True
                    return
            except Exception as raised:  # noqa: BLE001  # it is raised where the job was given
                error = raised
            if laying.begun and not isinstance(error, Unavailable):  # then nobody knows whether it was the last part
                with suppress(Exception):  # what stays is forgotten at the next start
                    store.forget(laying.table)
        self._laying.popleft()
        self._answer([(laying.job, None, error)])

    def _commit(self, store: Store, jobs: list[_Job]) -> None:
        try:
            outcomes = store.write([job.entries or [] for job in jobs])
        except Exception as error:  # noqa: BLE001
            outcomes = [error] * len(jobs)
        self._answer([(job, None, error) for job, error in zip(jobs, outcomes, strict=True)])

    def _answer(self, answers: list[tuple[_Job, Any, Exception | None]]) -> None:
        self._loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: list[tuple[_Job, Any, Exception | None]]) -> None:
    for job, result, error in answers:
        if job.future.done():  # nobody waits any more
            continue
        if error is not None:
            job.future.set_exception(error)
        else:
            job.future.set_result(result)
