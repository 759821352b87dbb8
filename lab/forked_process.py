"""The program in a process that is forked from one that has imported it: starting again and again costs little.

A process that is started again takes more than a second of processor to import everything. What is forked is otherwise
the same program, and a process of its own that can be killed.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["lab.forked_process", "redcathedral.server.run", "psycopg"])


class ForkedProcess:
    """A process with the few methods of `subprocess.Popen` that are needed."""

    def __init__(self, arguments: list[str], log: Path) -> None:
        self._process = _CONTEXT.Process(target=_run, args=(arguments, log), daemon=True)
        self._process.start()
        self.pid = self._process.pid or 0

    @property
    def returncode(self) -> int | None:
        """How it ended, None while it runs."""
        return self._process.exitcode

    def poll(self) -> int | None:
        """Say how it ended, None while it runs."""
        return self._process.exitcode

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; says how it ended."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise TimeoutError(f"process {self.pid} has not ended within {timeout} s")
        return self._process.exitcode


def _run(arguments: list[str], log: Path) -> None:
    from redcathedral.cli.main import main  # noqa: PLC0415  # in the process that needs it

    signal.signal(signal.SIGINT, signal.default_int_handler)  # the one it is forked from ignores it
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    sys.exit(main(arguments))
