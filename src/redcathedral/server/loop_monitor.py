"""What holds up the event loop: the longest time one task has run without a pause, in processor time."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from inspect import iscoroutine
from pathlib import Path
from threading import get_ident
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from collections.abc import Callable

P = ParamSpec("P")

FRESH = 0.0005  # seconds; to read the processor's clock at every step would take longer than many a step


GARBAGE = "garbage collection"
ASYNCIO = str(Path(asyncio.__file__).parent)


class Step(NamedTuple):
    """A step of the event loop."""

    seconds: float  # of processor
    where: str  # whose step it was, or where it ended


class LoopMonitor:
    """Measures every step of every task; one that comes within `FRESH` of others may count some of them too."""

    def __init__(self) -> None:
        self.longest = 0.0  # seconds of processor, since somebody last took it
        self.where = ""  # whose step that was
        self.about = ""  # what this step is about, where that says more than whose it is
        self._collecting = 0.0  # when a collection of garbage began, by the processor's clock …
        self._collected = 0.0  # … and how long those of this step took
        self._thread = 0
        self._read_at = perf_counter()  # when the processor's clock was last read …
        self._read = thread_time()  # … and what it said

    def watch(self, loop: AbstractEventLoop) -> None:
        """Measure the tasks that are made from now on."""
        self._thread = get_ident()
        gc.callbacks.append(self._collects)
        loop.set_task_factory(self._task)

    def stop(self) -> None:
        """Forget the collections of garbage."""
        gc.callbacks.remove(self._collects)

    def _collects(self, phase: str, facts: dict[str, int]) -> None:
        """Measure a collection of garbage that is more than a glance at what is new."""
        if not facts["generation"] or get_ident() != self._thread:
            return
        if phase == "start":
            self._collecting = thread_time()
        else:
            self._collected += thread_time() - self._collecting

    def measured(self, step: Callable[P, None]) -> Callable[P, None]:
        """Give a step that is no task's and is measured too."""

        def taken(*args: P.args, **kwargs: P.kwargs) -> None:
            began = self.begin()
            try:
                step(*args, **kwargs)
            finally:
                self.note(getattr(step, "func", step), began)

        return taken

    def take(self) -> Step:
        """Give the longest step since this was last asked."""
        longest, self.longest = Step(self.longest, self.where), 0.0
        return longest

    def begin(self) -> float:
        """Note that a step begins; gives the time, for `note`. What ran before it does not count."""
        self.about, self._collected = "", 0.0
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
            self.longest = took
            self.where = GARBAGE if self._collected > took / 2 else self.about or name_of(task)

    def _task(self, loop: AbstractEventLoop, task: Any, **more: Any) -> asyncio.Task[Any]:
        return asyncio.Task(_Measured(task, self), loop=loop, **more)


def name_of(task: object) -> str:
    """Name a task, and which of the coroutines it runs has given way."""
    names: list[str] = []
    inner: Any = task
    while iscoroutine(inner) and not inner.cr_code.co_filename.startswith(ASYNCIO):
        names.append(inner.__qualname__)
        inner = inner.cr_await
    return " until ".join(dict.fromkeys((names[0], names[-1]))) if names else getattr(task, "__qualname__", "")


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
            del error  # its traceback holds this frame: only the collector would find the two, and all that they hold
            self._monitor.note(self._task, began)

    def close(self) -> None:
        """End it."""
        self._task.close()

    def __await__(self) -> Any:
        return self._task.__await__()
