"""The longest step of the event loop that each kind of request takes, at a table with a whole game.

    python -m lab.bench_steps

While a step lasts nobody else is answered, so none should take more than 5 ms of processor. Everything runs as in a
real server, in this process and without sockets (see `lab.bench_move`). Each request is made several times; a busy
machine makes steps longer, so the shortest of the longest counts, and the longest is printed beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import uvloop

from lab.bench_move import served
from lab.finished_game import finished_record
from lab.machine import machine
from redcathedral.game.when_ready import stay_interpreted
from redcathedral.server.http.app import read_ahead
from redcathedral.server.run import SWITCH_SECONDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from lab.bench_move import Wire
    from redcathedral.server.loop_monitor import LoopMonitor

SEATS = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
GIVE_UP_SECONDS = 120.0


class Request(NamedTuple):
    """Something that is asked for."""

    path: str
    body: dict[str, Any] | None = None  # None: it is looked at
    zipped: bool = False


class Asker:
    """Asks one thing after the other, over one connection."""

    def __init__(self, connect: Callable[[], Wire], monitor: LoopMonitor) -> None:
        self._wire, self._monitor = connect(), monitor
        self.key = ""

    async def ask(self, request: Request) -> bytes:
        """Give the body of the answer."""
        body = b"" if request.body is None else json.dumps(request.body).encode()
        head = f"{'GET' if request.body is None else 'POST'} {request.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        head += f"Authorization: Bearer {self.key}\r\n" if self.key else ""
        head += "Accept-Encoding: gzip\r\n" if request.zipped else ""
        self._wire.protocol.data_received(f"{head}\r\n".encode() + body)
        began = time.monotonic()
        while (answer := self._answer(b"".join(self._wire.sent))) is None:
            if time.monotonic() - began > GIVE_UP_SECONDS:
                raise RuntimeError(f"no answer: {request.path}")
            await asyncio.sleep(0.001)
        self._wire.take()
        return answer

    def _answer(self, sent: bytes) -> bytes | None:
        head, found, body = sent.partition(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0]) if found else 1
        if len(body) < length:
            return None
        if not head.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise RuntimeError(f"{head[:40]!r} {body[:300]!r}")
        return body

    async def measure(self, request: Request, times: int) -> None:
        """Ask again and again; print the longest step."""
        steps, size = [], 0
        for _ in range(times):
            self._monitor.take()
            size = len(await self.ask(request))
            await asyncio.sleep(0.02)  # what follows an answer is the request's too
            steps.append(self._monitor.take())
        least, most = min(steps), max(steps)
        what = f"{'GET' if request.body is None else 'POST'} {request.path}{' (gzip)' if request.zipped else ''}"
        print(f"{least.seconds * 1000:5.1f} {most.seconds * 1000:5.1f} ms  {what}, {size:,} bytes: {least.where}")


async def measure(folder: Path, times: int, *, reviewed: bool) -> None:
    """Ask for everything that is made of a whole game."""
    record = finished_record()
    async with served(folder) as (connect, app):
        asker = Asker(connect, app.state.loop_monitor)
        upload = Request("/api/records", {"record": record})
        made = json.loads(await asker.ask(upload))
        over, asker.key = f"/api/tables/{made['table']['id']}", made["key"]
        made = json.loads(await asker.ask(Request("/api/tables", {"seats": SEATS, "entropy": "e"})))
        fork = {"ply": 900, "entropy": "e", "seats": SEATS}
        requests = [
            Request("/api/tables", {"seats": SEATS, "entropy": "e"}),
            upload,
            Request(f"{over}/fork", fork),
            Request(over),
            Request(over, zipped=True),
            Request(f"{over}/events"),
            Request(f"{over}/at/500"),
            Request(f"{over}/timeline"),
            Request(f"{over}/statistics"),
            Request(f"{over}/record"),
            Request(f"{over}/verify"),
            Request(f"{over}/edition"),
        ]
        if reviewed:
            while json.loads(await asker.ask(Request(f"{over}/review")))["status"] != "ready":
                await asyncio.sleep(0.5)
            requests += [Request(f"{over}/review"), Request(f"{over}/review", zipped=True)]
        for request in requests:
            await asker.measure(request, times)


def main() -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=7, help="how often each is asked for")
    parser.add_argument("--review", action="store_true", help="have the game reviewed too, which takes minutes")
    args = parser.parse_args()
    stay_interpreted()
    read_ahead()
    sys.setswitchinterval(SWITCH_SECONDS)
    print(f"{machine()}, load {os.getloadavg()[0]:.1f}; shortest and longest of {args.times}")
    with tempfile.TemporaryDirectory(prefix="redcathedral-steps-") as folder:
        uvloop.run(measure(Path(folder), args.times, reviewed=args.review))
    return 0


if __name__ == "__main__":
    sys.exit(main())
