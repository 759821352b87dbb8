"""An event loop whose time is made up: nothing waits, everything happens in the order of its moment."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import deque
from contextvars import Context, copy_context
from datetime import datetime, timedelta
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar
from unittest.mock import patch

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from datetime import tzinfo

T = TypeVar("T")


class _Call:
    """A call that is due, unless it is cancelled."""

    __slots__ = ("args", "callback", "context")

    def __init__(self, callback: Callable[..., object], args: tuple[Any, ...], context: Context | None) -> None:
        self.callback: Callable[..., object] | None = callback
        self.args = args
        self.context = context or copy_context()

    def cancel(self) -> None:
        """Let it be."""
        self.callback = None


class SimulatedLoop(asyncio.AbstractEventLoop):
    """A loop with made-up time: a row of what is due now, and what is due later in the order of its moment.

    It has only what the server's commands ask of a loop. What would run in a thread runs in the loop, a little later.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._due: deque[_Call] = deque()
        self._later: list[tuple[float, int, _Call]] = []
        self._numbers = count()  # of what is due at the same moment, the first comes first

    def time(self) -> float:
        """Give the made-up time."""
        return self._now

    def run_until_complete(self, future: Coroutine[Any, Any, T]) -> T:  # type: ignore[override]
        """Run everything in its order until something is done."""
        main = self.create_task(future)
        asyncio._set_running_loop(self)  # noqa: SLF001  # it is there for loops
        try:
            while not main.done():
                self._run_due()
        finally:
            asyncio._set_running_loop(None)  # noqa: SLF001
        return main.result()

    def _run_due(self) -> None:
        """Run what is due; if nothing is, let the time pass."""
        if not self._due:
            if not self._later:
                raise RuntimeError("everybody waits for something that never comes")
            moment, _, call = heappop(self._later)
            if call.callback is None:
                return
            self._now = max(self._now, moment)
            self._due.append(call)
        while self._due:
            call = self._due.popleft()
            if call.callback is not None:
                call.context.run(call.callback, *call.args)

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> _Call:  # type: ignore[override]
        """Call something next."""
        call = _Call(callback, args, context)
        self._due.append(call)
        return call

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> _Call:
        """Call something at a moment."""
        call = _Call(callback, args, context)
        heappush(self._later, (when, next(self._numbers), call))
        return call

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> _Call:
        """Call something after a while."""
        return self.call_at(self._now + delay, callback, *args, context=context)

    def create_future(self) -> asyncio.Future[Any]:
        """Make a future of this loop."""
        return asyncio.Future(loop=self)

    def create_task(self, coro: Coroutine[Any, Any, T], **named: Any) -> asyncio.Task[T]:  # type: ignore[override]
        """Make a task of this loop."""
        return asyncio.Task(coro, loop=self, **named)

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """Do it in the loop, at the next turn."""
        del executor
        future = self.create_future()

        def do() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:  # noqa: BLE001  # it is raised where it is awaited
                future.set_exception(error)

        self.call_soon(do)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Say nothing of the tasks of a dead process."""

    def get_debug(self) -> bool:
        """Return that nobody looks for what is slow."""
        return False


class WallClock:
    """What `datetime` is to the server: made-up time, which jumps now and then as the clocks of machines do."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop
        self.ahead = timedelta()

    def now(self, tz: tzinfo) -> datetime:
        """Give what the clock on the wall says."""
        return datetime(2026, 1, 1, tzinfo=tz) + timedelta(seconds=self._loop.time()) + self.ahead


@contextlib.contextmanager
def chosen_randomness(seed: str) -> Iterator[None]:
    """Let keys, ids and secrets come from a seed: whatever asks the operating system gets them."""
    source = random.Random(seed)  # noqa: S311  # that they can be repeated is the point
    with patch("random._urandom", source.randbytes):
        yield


def run(main: Callable[[WallClock], Coroutine[Any, Any, None]], seed: str) -> None:
    """Run something in made-up time with chosen randomness."""
    loop = SimulatedLoop()  # type: ignore[abstract]  # nobody asks for more
    wall = WallClock(loop)
    with chosen_randomness(seed), patch("redcathedral.server.service.datetime", wall):
        try:
            loop.run_until_complete(main(wall))
        finally:
            for task in asyncio.all_tasks(loop):
                task.cancel()
            loop.run_until_complete(asyncio.sleep(1))
