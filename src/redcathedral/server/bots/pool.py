"""Processes that work for the server, with a fair queue: those who ask take turns, so nobody holds up the others."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict, deque
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

Q = TypeVar("Q")
A = TypeVar("A")
Q_contra = TypeVar("Q_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Process(Protocol[Q_contra, A_co]):
    """A process that answers one question at a time, started when it is first asked."""

    def ask(self, question: Q_contra, limit: float, /) -> A_co:
        """Give the answer, if it comes within a limit in seconds."""
        ...

    def is_running(self) -> bool:
        """Return whether there is a process."""
        ...

    def close(self) -> None:
        """Kill the process, if there is one."""
        ...


class Worker(Generic[Q, A]):
    """One process; whoever waits for its answer does so in a thread."""

    def __init__(self, process: Process[Q, A]) -> None:
        self._process = process
        self._thread = ThreadPoolExecutor(1, "process")
        self._end: asyncio.TimerHandle | None = None

    async def ask(self, question: Q, seconds: float) -> A:
        """Give the answer to a question."""
        loop = asyncio.get_running_loop()
        if self._end is not None:
            self._end.cancel()
        try:
            return await loop.run_in_executor(self._thread, self._process.ask, question, seconds)
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next question
            raise

    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._process.is_running()

    def end_in(self, seconds: float) -> None:
        """End the process if it is asked nothing for so long; the next question starts it again."""
        loop = asyncio.get_running_loop()
        self._end = loop.call_later(seconds, self._thread.submit, self._process.close)  # there it isn't asked meanwhile

    async def stop(self) -> None:
        """End the process and wait for it: one that is only killed stays open when the loop ends before it is gone."""
        await asyncio.to_thread(self._process.close)


class FairQueue(Generic[Q, A]):
    """Who waits for a worker. Makers take turns; what one maker waits for comes in the order it was asked."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker[Q, A]]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(waiting) for waiting in self._waiting.values())

    def join(self, maker: str) -> asyncio.Future[Worker[Q, A]]:
        """Wait for a worker, behind whatever else the same maker waits for."""
        place: asyncio.Future[Worker[Q, A]] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(maker, deque()).append(place)
        return place

    def next(self) -> asyncio.Future[Worker[Q, A]] | None:
        """Return who is next, None if nobody waits."""
        while self._waiting:
            maker, waiting = self._waiting.popitem(last=False)
            place = waiting.popleft()
            if waiting:
                self._waiting[maker] = waiting  # behind the other makers
            if not place.done():
                return place
        return None


class Pool(Generic[Q, A]):
    """Processes that take turns."""

    def __init__(self, processes: Iterable[Process[Q, A]], idle_seconds: float = math.inf) -> None:
        self._idle_seconds = idle_seconds  # after which a process ends and gives its memory back
        self._all = [Worker(process) for process in processes]
        self._free = list(self._all)
        self._queue: FairQueue[Q, A] = FairQueue()

    @property
    def waiting(self) -> int:
        """How many questions no worker has taken yet."""
        return len(self._queue)

    async def ask(self, question: Q, seconds: float, maker: str = "") -> A:
        """Ask the next worker that is free, when it is this maker's turn."""
        worker = await self._worker(maker)
        try:
            return await worker.ask(question, seconds)
        finally:
            self._give_back(worker)

    async def _worker(self, maker: str) -> Worker[Q, A]:
        if self._free:
            return self._free.pop()
        place = self._queue.join(maker)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give_back(place.result())
            raise

    def _give_back(self, worker: Worker[Q, A]) -> None:
        place = self._queue.next()
        if place is None:
            self._free.append(worker)
            if self._idle_seconds < math.inf:
                worker.end_in(self._idle_seconds)
        else:
            place.set_result(worker)

    def idle(self) -> bool:
        """Whether a worker is free."""
        return bool(self._free)

    async def stop(self) -> None:
        """End all."""
        for worker in self._all:
            await worker.stop()
