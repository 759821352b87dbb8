"""A real server in a process of its own: the one way to start one for a test, a bench or a picture."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING

from lab.forked_process import ForkedProcess

if TYPE_CHECKING:
    from pathlib import Path

# A busy machine is slow, not wrong: these are only for giving up in the end.
STARTING_SECONDS = 180.0
STOPPING_SECONDS = 60.0
GENEROUS = (
    *("requests_per_second=100000", "requests_at_once=100000", "connections=100000", "open_tables=100000"),
    *("work_per_second=1000", "work_at_once=1000000", "table_work_per_second=1000", "table_work_at_once=1000000"),
    "kept_bytes_per_day=100000000000",
)


class ServerProcess:
    """A server with a data folder; it can be stopped or killed, and started again on the same port."""

    def __init__(
        self,
        data: Path,
        *more: str,
        limits: tuple[str, ...] = GENEROUS,
        source: Path | None = None,
        forked: bool = False,  # for one that is started many times
    ) -> None:
        self.data = data
        self._forked = forked
        self.metrics: list[int] = []  # the ports of its figures, a process each, for who has asked for them with `more`
        self._environment = None if source is None else {**os.environ, "PYTHONPATH": str(source)}  # of another checkout
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        served = ["serve", "--cold", "--port", str(self.port), "--data", str(data)]
        self._arguments = [*served, *(part for limit in limits for part in ("--set", limit)), *more]
        self._log = data.with_name(f"{data.name}.log")
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    def start(self) -> float:
        """Start, wait for the first answer, and say how long that took."""
        began = time.monotonic()
        self.process = ForkedProcess(self._arguments, self._log) if self._forked else self._process()
        while time.monotonic() - began < STARTING_SECONDS:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}: {self.log()[-2000:]}")
            with contextlib.suppress(OSError, HTTPException):
                if self._answers():
                    return time.monotonic() - began
            time.sleep(0.02)
        self.kill()
        raise RuntimeError(f"the server did not start within {STARTING_SECONDS:g} s: {self.log()[-2000:]}")

    def _process(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "redcathedral", *self._arguments]
        with self._log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, env=self._environment)

    def _answers(self) -> bool:
        """Ask it something; a client with TLS would cost the processor a tenth of a second."""
        asking = HTTPConnection("127.0.0.1", self.port, timeout=STARTING_SECONDS)
        with contextlib.closing(asking):
            asking.request("GET", "/api/info")
            return asking.getresponse().status == HTTPStatus.OK

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """End it as a person does; gives its exit code. One that doesn't end is killed, and an error."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(STOPPING_SECONDS)
        except (subprocess.TimeoutExpired, TimeoutError):
            self.kill()
            raise RuntimeError(f"the server did not stop within {STOPPING_SECONDS:g} s: {self.log()[-2000:]}") from None

    def log(self) -> str:
        """Give what it has said, from its first start on."""
        return self._log.read_text(encoding="utf-8", errors="replace")


def free_port() -> int:
    """Find a port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
