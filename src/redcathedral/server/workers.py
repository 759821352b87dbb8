"""Several processes that serve on one socket: one that dies is restarted, and all stop together."""

from __future__ import annotations

import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.context import SpawnProcess
    from types import FrameType

log = logging.getLogger(__name__)
LOOK_SECONDS: Final = 0.5
NEVER_STARTED: Final = 3  # the exit code of a process that could not start, and would not at the next attempt


class Workers:
    """Manages processes; each gets its number and whether it is the first with that number."""

    def __init__(self, count: int, work: Callable[[int, bool], None]) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._work = work
        self._running: dict[int, SpawnProcess] = {}
        self._count = count
        self._stopping: int | None = None  # the signal that asked for it
        self.failed = False

    def run(self) -> bool:
        """Run until a signal asks to stop; says whether the processes could start."""
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            for number in range(self._count):
                self._start(number, first=True)
            while self._stopping is None and not self.failed:
                multiprocessing.connection.wait([one.sentinel for one in self._running.values()], LOOK_SECONDS)
                self._start_again()
        finally:
            self._end()
            for number, handler in before.items():
                signal.signal(number, handler)
        return not self.failed

    def _start(self, number: int, *, first: bool) -> None:
        process = self._context.Process(target=self._work, args=(number, first), name=f"worker-{number}")
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited: until it serves, Ctrl-C is not its business
        process.start()
        signal.signal(signal.SIGINT, handler)
        self._running[number] = process

    def _start_again(self) -> None:
        for number, process in list(self._running.items()):
            if process.is_alive() or self._stopping is not None:
                continue
            if process.exitcode == NEVER_STARTED:
                self.failed = True
                return
            log.warning("worker %d ended with %s and is started again", number, process.exitcode)
            self._start(number, first=False)

    def _stop(self, number: int, _: FrameType | None) -> None:
        self._stopping = number
        self._pass_on(number)

    def _pass_on(self, number: int) -> None:
        for process in self._running.values():
            if process.pid is not None:
                with suppress(ProcessLookupError):
                    os.kill(process.pid, number)
                    os.kill(process.pid, signal.SIGTERM)  # ends one that does not serve yet

    def _end(self) -> None:
        """Wait for the end of all; those that were started while the signal came get it too."""
        self._pass_on(self._stopping or signal.SIGTERM)
        for process in self._running.values():
            process.join()
