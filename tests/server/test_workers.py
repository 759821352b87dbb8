"""Several workers on one socket: all serve, one that dies comes back, all stop together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from lab.server_process import ServerProcess, free_port
from people import HOT_SEAT, House, news, seeded
from redcathedral.server.workers import NEVER_STARTED, Workers
from waiting import until

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from lab.postgres_process import PostgresProcess


def children(pid: int) -> set[int]:
    """Give the processes that a process has started and that serve."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return {int(one) for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()}


def listen(socket: ClientConnection) -> None:
    """Hear what a server says to its end."""
    while True:
        socket.recv(60)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="children are found in /proc")
def test_a_worker_that_is_killed_is_started_again_and_no_table_is_lost(
    postgres: PostgresProcess, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path / "data", "--database", postgres.new_database(), "--workers", "2")
    server.start()
    assert server.process is not None
    pid = server.process.pid
    house = House(server.url)
    host = house.make(HOT_SEAT)
    host.play_any(seeded(1))
    view = host.view()
    until(lambda: len(children(pid)) == 2, "two workers")
    before = children(pid)
    os.kill(min(before), signal.SIGKILL)
    until(lambda: len(children(pid) - before) == 1, "a new worker")
    assert max(before) in children(pid)
    again = House(server.url)
    assert again.person(host.table, host.key).view()["game"] == view["game"]
    with again.person(host.table, host.key).live() as socket:
        news(socket)
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:  # whichever worker has it says when to come back
            listen(socket)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "restart 5")
    assert server.process.wait(60) == 0
    assert "Traceback" not in server.log()
    house.close()
    again.close()


def test_workers_on_sqlite_are_refused_with_what_to_do(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "redcathedral", "serve", "--data", str(tmp_path), "--workers", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode != 0
    assert "postgresql://" in done.stderr


def give_up(number: int, first: bool) -> None:
    sys.exit(NEVER_STARTED)


def test_a_worker_that_cannot_start_ends_all() -> None:
    assert not Workers(1, give_up).run()


def figures_at(port: int) -> str | None:
    """Give a worker's figures, None while it has none to show."""
    with suppress(httpx.TransportError):
        return httpx.get(f"http://127.0.0.1:{port}/metrics").text
    return None


@pytest.mark.slow
def test_every_worker_shows_its_figures_at_a_port_of_its_own(postgres: PostgresProcess, tmp_path: Path) -> None:
    port = free_port()
    options = ("--database", postgres.new_database(), "--workers", "2", "--metrics", f"127.0.0.1:{port}")
    server = ServerProcess(tmp_path / "data", *options)
    server.start()
    try:
        until(lambda: figures_at(port) is not None and figures_at(port + 1) is not None, "figures of both")
        assert all("redcathedral_sockets 0.0" in str(figures_at(one)) for one in (port, port + 1))
        house = House(server.url)
        with house.make(HOT_SEAT).live() as socket:
            news(socket)
            shown = [str(figures_at(one)) for one in (port, port + 1)]
            assert sorted("redcathedral_sockets 1.0" in text for text in shown) == [
                False,
                True,
            ]  # it's with one of them
        house.close()
    finally:
        server.stop()
