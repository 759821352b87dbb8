"""Processes in which bots think, with a fair queue: makers of tables take turns, so nobody holds up another's bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from ...bots.process.parent import BotProcess

if TYPE_CHECKING:
    from ...bots.process.messages import Answer, Message

NICE = 10  # bots think with what the server leaves them


class Worker:
    """One process in which bots think; whoever waits for its answer does so in a thread."""

    def __init__(self) -> None:
        self._process = BotProcess(nice=NICE)
        self._thread = ThreadPoolExecutor(1, "bot-process")

    async def ask(self, question: Message, seconds: float) -> Answer:
        """Give the answer to a question."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._process.ask, question, seconds)
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next question
            raise

    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._process.is_running()

    async def stop(self) -> None:
        """End the process and wait for it: one that is only killed stays open when the loop ends before it is gone."""
        await asyncio.to_thread(self._process.close)


class FairQueue:
    """Who waits for a worker. Makers take turns; what one maker waits for comes in the order it was asked."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(waiting) for waiting in self._waiting.values())

    def join(self, maker: str) -> asyncio.Future[Worker]:
        """Wait for a worker, behind whatever else the same maker waits for."""
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(maker, deque()).append(place)
        return place

    def next(self) -> asyncio.Future[Worker] | None:
        """Return who is next, None if nobody waits."""
        while self._waiting:
            maker, waiting = self._waiting.popitem(last=False)
            place = waiting.popleft()
            if waiting:
                self._waiting[maker] = waiting  # behind the other makers
            if not place.done():
                return place
        return None


class Pool:
    """Workers that take turns."""

    def __init__(self, workers: int) -> None:
        self._all = [Worker() for _ in range(workers)]
        self._free = list(self._all)
        self._queue = FairQueue()

    @property
    def waiting(self) -> int:
        """How many questions no worker has taken yet."""
        return len(self._queue)

    async def ask(self, question: Message, seconds: float, maker: str = "") -> Answer:
        """Ask the next worker that is free, when it is this maker's turn."""
        worker = await self._worker(maker)
        try:
            return await worker.ask(question, seconds)
        finally:
            self._give_back(worker)

    async def _worker(self, maker: str) -> Worker:
        if self._free:
            return self._free.pop()
        place = self._queue.join(maker)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give_back(place.result())
            raise

    def _give_back(self, worker: Worker) -> None:
        place = self._queue.next()
        if place is None:
            self._free.append(worker)
        else:
            place.set_result(worker)

    def idle(self) -> bool:
        """Whether a worker is free."""
        return bool(self._free)

    async def stop(self) -> None:
        """End all."""
        for worker in self._all:
            await worker.stop()
