"""A real server in a process of its own: the one way to start one for a test, a bench or a picture."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import httpx

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

    def __init__(self, data: Path, *more: str, limits: tuple[str, ...] = GENEROUS, source: Path | None = None) -> None:
        self.data = data
        self.metrics: int | None = None  # the port of its figures, for who has asked for them with `more`
        self._environment = None if source is None else {**os.environ, "PYTHONPATH": str(source)}  # of another checkout
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        served = ["serve", "--cold", "--port", str(self.port), "--data", str(data)]
        self._command = [sys.executable, "-m", "redcathedral", *served]
        self._command += [part for limit in limits for part in ("--set", limit)] + list(more)
        self._log = data.with_name(f"{data.name}.log")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start, wait for the first answer, and say how long that took."""
        began = time.monotonic()
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log, env=self._environment)
        while time.monotonic() - began < STARTING_SECONDS:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}: {self.log()[-2000:]}")
            # First whether anybody listens, which costs nothing; a client costs the processor a tenth of a second.
            with (
                contextlib.suppress(OSError, httpx.TransportError),
                socket.create_connection(("127.0.0.1", self.port), timeout=1),
            ):
                if httpx.get(self.url + "/api/info", timeout=STARTING_SECONDS).status_code == 200:
                    return time.monotonic() - began
            time.sleep(0.02)
        self.kill()
        raise RuntimeError(f"the server did not start within {STARTING_SECONDS:g} s: {self.log()[-2000:]}")

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """End it as a person does; gives its exit code."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(STOPPING_SECONDS)

    def log(self) -> str:
        """Give what it has said, from its first start on."""
        return self._log.read_text(encoding="utf-8", errors="replace")


def free_port() -> int:
    """Find a port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
