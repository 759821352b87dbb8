"""Very many WebSockets at once, some of which never read, while moves are played: what memory the server takes.

    python -m lab.bench_sockets                      # 10,000 sockets, 5 % of them deaf, 100 games, 100 moves/s, 60 s
    python -m lab.bench_sockets --sockets 500 --seconds 10

Most listen at tables where nobody plays; the deaf watch the games that are played, so that news piles up for them until
the server hangs up. The server's own count says how many it still has.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import re
import resource
import socket
import sys
import tempfile
from pathlib import Path
from typing import Final

import httpx

from lab.machine import machine
from lab.server_company import Listeners
from lab.server_load import AT_ONCE, Load, used
from lab.server_process import GENEROUS, ServerProcess, free_port

SMALL_BUFFER: Final = 4096  # bytes that the system keeps for one who does not read
TURN_SECONDS: Final = 10.0  # between lines about how it goes
SOCKETS: Final = re.compile(r"^redcathedral_sockets ([\d.e+]+)$", re.MULTILINE)


async def deaf_socket(port: int, table: str) -> socket.socket:
    """Watch a table, and never read."""
    loop, own = asyncio.get_running_loop(), socket.socket()
    own.setblocking(False)
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    await loop.sock_connect(own, ("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    await loop.sock_sendall(
        own,
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(),
    )
    return own


def told(what: str, load: Load) -> None:
    """Print what the server has now, and the most memory it ever had."""
    assert load.metrics  # noqa: S101  # it was asked for
    figures = httpx.get(f"http://127.0.0.1:{load.metrics[0]}/metrics", timeout=120).text
    found = SOCKETS.search(figures)
    status = Path(f"/proc/{load.pids[0]}/status").read_text(encoding="utf-8")
    most = int(status.partition("VmHWM:")[2].split()[0]) / 1024
    count = float(found[1]) if found else float("nan")
    print(f"{what}: {count:,.0f} sockets, {used(load.pids[0])[1]:.0f} MB, {most:.0f} MB at most", flush=True)


async def measure(server: ServerProcess, args: argparse.Namespace) -> None:
    """Connect all, and play."""
    load = Load(server)
    told("nobody", load)
    await load.open(args.games, args.games)
    listeners, number = Listeners(load), round(args.sockets * args.deaf / 100)
    await listeners.open(args.sockets - number - args.games)
    told("all who read", load)
    deaf: list[socket.socket] = []
    for begin in range(0, number, AT_ONCE):
        some = range(begin, min(begin + AT_ONCE, number))
        deaf += await asyncio.gather(*(deaf_socket(server.port, load.games[n % len(load.games)].table) for n in some))
    told(f"with {number} deaf", load)
    for turn in range(round(args.seconds / TURN_SECONDS)):
        figures = await load.send(args.rate, TURN_SECONDS)
        told(f"after {(turn + 1) * TURN_SECONDS:.0f} s ({figures.moves} moves more)", load)
    print(f"listeners who read and were lost: {listeners.lost + load.figures.lost}")
    listeners.close()
    for one in deaf:
        one.close()
    await load.close()


def main() -> int:
    """Start a server, and connect."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--deaf", type=float, default=5, help="percent of them")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rate", type=int, default=100, help="moves a second")
    parser.add_argument("--seconds", type=float, default=60)
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # connections are files; the server inherits it
    print(machine())
    metrics = free_port()
    with tempfile.TemporaryDirectory(prefix="redcathedral-sockets-") as folder:
        limits = (*GENEROUS, "sockets=100000")
        server = ServerProcess(Path(folder) / "data", "--metrics", f"127.0.0.1:{metrics}", limits=limits)
        server.metrics = [metrics]
        server.start()
        try:
            asyncio.run(measure(server, args))
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
