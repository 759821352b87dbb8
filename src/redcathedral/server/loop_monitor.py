"""What holds up the event loop: the longest time one task has run without a pause, in processor time."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any, ParamSpec

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from collections.abc import Callable

P = ParamSpec("P")

FRESH = 0.0005  # seconds; to read the processor's clock at every step would take longer than many a step


class LoopMonitor:
    """Measures every step of every task; one that comes within `FRESH` of others may count some of them too."""

    def __init__(self) -> None:
        self.longest = 0.0  # seconds of processor, since somebody last took it
        self.where = ""  # whose step that was
        self._read_at = perf_counter()  # when the processor's clock was last read …
        self._read = thread_time()  # … and what it said

    def watch(self, loop: AbstractEventLoop) -> None:
        """Measure the tasks that are made from now on."""
        loop.set_task_factory(self._task)

    def measured(self, step: Callable[P, None]) -> Callable[P, None]:
        """Give a step that is no task's and is measured too."""

        def taken(*args: P.args, **kwargs: P.kwargs) -> None:
            began = self.begin()
            try:
                step(*args, **kwargs)
            finally:
                self.note(getattr(step, "func", step), began)

        return taken

    def take(self) -> float:
        """Give the longest step since this was last asked."""
        longest, self.longest = self.longest, 0.0
        return longest

    def begin(self) -> float:
        """Note that a step begins; gives the time, for `note`. What ran before it does not count."""
        now = perf_counter()
        if now - self._read_at >= FRESH:
            self._read_at, self._read = now, thread_time()
        return now

    def note(self, task: object, began: float) -> None:
        """Note that a task has taken a step. Waiting takes no processor, so it does not count."""
        now = perf_counter()
        if now - began <= self.longest and now - self._read_at < FRESH:
            return
        spent = thread_time()
        took = min(now - began, spent - self._read)
        self._read_at, self._read = now, spent
        if took > self.longest:
            self.longest, self.where = took, getattr(task, "__qualname__", "")

    def _task(self, loop: AbstractEventLoop, task: Any, **more: Any) -> asyncio.Task[Any]:
        return asyncio.Task(_Measured(task, self), loop=loop, **more)


class _Measured(Coroutine[Any, Any, Any]):
    """A coroutine whose steps are measured."""

    __slots__ = ("_monitor", "_task")

    def __init__(self, task: Coroutine[Any, Any, Any], monitor: LoopMonitor) -> None:
        self._task, self._monitor = task, monitor

    def send(self, value: Any) -> Any:
        """Take a step."""
        began = self._monitor.begin()
        try:
            return self._task.send(value)
        finally:
            self._monitor.note(self._task, began)

    def throw(self, *error: Any) -> Any:
        """Take a step after something went wrong."""
        began = self._monitor.begin()
        try:
            return self._task.throw(*error)
        finally:
            self._monitor.note(self._task, began)

    def close(self) -> None:
        """End it."""
        self._task.close()

    def __await__(self) -> Any:
        return self._task.__await__()
