"""An event loop whose time is made up: nothing waits, everything happens in the order of its moment."""

from __future__ import annotations

import asyncio
import contextlib
import random
import selectors
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from datetime import tzinfo


class _NoWaiting(selectors.SelectSelector):
    """Instead of waiting for input it lets the time pass."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        """Let the time pass until the next timer."""
        if timeout is None:
            raise RuntimeError("everybody waits for something that never comes")
        self.now += max(0.0, timeout)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop with made-up time. What would run in a thread runs in the loop, a little later."""

    def __init__(self) -> None:
        self._waiting = _NoWaiting()
        super().__init__(self._waiting)
        self.set_exception_handler(lambda *_: None)  # the tasks of a dead process are never finished

    def time(self) -> float:
        """Give the made-up time."""
        return self._waiting.now

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
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
    loop = SimulatedLoop()
    wall = WallClock(loop)
    with chosen_randomness(seed), patch("redcathedral.server.service.datetime", wall):
        try:
            loop.run_until_complete(main(wall))
        finally:
            for task in asyncio.all_tasks(loop):
                task.cancel()
            loop.run_until_complete(asyncio.sleep(1))
            loop.close()
