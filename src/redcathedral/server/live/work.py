"""Work that takes a while: one low-priority thread with a bounded queue, charged to whoever asked for it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from ...text import Phrase
from ..table.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
MOST_WAITING = 64  # jobs; further ones are refused for the moment
MOST_WAITING_EACH = 4  # of one address
COME_BACK_SECONDS = 2.0


@dataclass(slots=True)
class Bill:
    """What a request has cost so far."""

    address: str = ""
    seconds: float = 0.0  # of processor, in threads
    kept: int = 0  # bytes in the database


_BILL: ContextVar[Bill | None] = ContextVar("bill", default=None)


def open_bill(address: str) -> Bill:
    """Charge everything this request causes to an address."""
    bill = Bill(address)
    _BILL.set(bill)
    return bill


def note_kept(size: int) -> None:
    """Put bytes that are kept on the bill, if there is one."""
    if (bill := _BILL.get()) is not None:
        bill.kept += size


def note_work(seconds: float) -> None:
    """Put seconds of processor that another process has spent on the bill, if there is one."""
    if (bill := _BILL.get()) is not None:
        bill.seconds += seconds


def measured(job: Callable[[], T]) -> Callable[[], T]:
    """Return a job that charges its time to whoever asks for it now, whatever thread does it later."""
    bill = _BILL.get()
    if bill is None:
        return job

    def timed() -> T:
        began = time.thread_time()
        try:
            return job()
        finally:
            bill.seconds += time.thread_time() - began

    return timed


class Workbench:
    """One thread for long jobs, one after the other: together they slow the rest down no more than a single one."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "work")
        self._waiting: Counter[str] = Counter()  # jobs, by address

    async def do(self, job: Callable[[], T]) -> T:
        """Do a job; it is refused when too many are waiting."""
        bill = _BILL.get()
        address = "" if bill is None else bill.address
        if self._waiting.total() >= MOST_WAITING or self._waiting[address] >= MOST_WAITING_EACH:
            raise Refusal(429, "rate", Phrase("error-too-fast"), retry_after=COME_BACK_SECONDS)
        self._waiting[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, measured(job))
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    def stop(self) -> None:
        """Let go of the thread; what waits is not done."""
        self._thread.shutdown(wait=False, cancel_futures=True)
