"""Work that takes a while, in a thread or in a process of its own: a bounded queue, charged to whoever asked for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from ...bots.process.parent import BotDied, BotFailed
from ...text import Phrase
from ..bots.pool import Pool
from ..table.refusals import Refusal
from .apart import WorkProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .apart import Outcome

T = TypeVar("T")
log = logging.getLogger(__name__)
APART_SECONDS = 120.0  # for one job; it steps back behind everything else
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
    """Does long jobs, one after the other in a thread and one after the other in a process.

    A thread can look at what is in memory, but takes time from every move meanwhile; so whatever makes whole tables of
    what people send is done apart.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "work")
        self._apart: Pool[Callable[[], object], Outcome] = Pool([WorkProcess()])
        self._waiting: Counter[str] = Counter()  # jobs, by address

    @property
    def waiting(self) -> int:
        """How many jobs wait or are being done."""
        return self._waiting.total()

    async def do(self, job: Callable[[], T]) -> T:
        """Do a job in the thread; it is refused when too many are waiting."""
        with self._waits():
            return await asyncio.get_running_loop().run_in_executor(self._thread, measured(job))

    async def do_apart(self, job: Callable[[], T]) -> T:
        """Do a job in the process; it is refused when too many are waiting. It and what it makes can be pickled."""
        with self._waits() as address:
            try:
                outcome = await self._ask(job, address)
            except BotFailed as error:
                log.error("long work is given up: its process %s", error)  # noqa: TRY400  # it says what happened
                raise Refusal(503, "server", Phrase("error-broken"), retry_after=COME_BACK_SECONDS) from None
        note_work(outcome.seconds)
        if outcome.refusal is not None:
            raise outcome.refusal
        made: T = outcome.made
        return made

    async def _ask(self, job: Callable[[], object], address: str) -> Outcome:
        """Have a job done; once more if its process dies meanwhile, for whatever reason."""
        with suppress(BotDied):
            return await self._apart.ask(job, APART_SECONDS, address)
        return await self._apart.ask(job, APART_SECONDS, address)

    @contextmanager
    def _waits(self) -> Iterator[str]:
        """Count a job that waits or is done, for an address."""
        bill = _BILL.get()
        address = "" if bill is None else bill.address
        if self._waiting.total() >= MOST_WAITING or self._waiting[address] >= MOST_WAITING_EACH:
            raise Refusal(429, "rate", Phrase("error-too-fast"), retry_after=COME_BACK_SECONDS)
        self._waiting[address] += 1
        try:
            yield address
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def stop(self) -> None:
        """Let go of the thread and the process; what waits is not done."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        await self._apart.stop()
