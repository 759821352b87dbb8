"""Who else is there while a server is measured: people who only listen, and people who ask for much."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
from functools import partial
from typing import TYPE_CHECKING

from lab.finished_game import finished_record
from lab.server_load import AT_ONCE, Wires, make
from redcathedral.server.http.costs import cost_of
from redcathedral.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from lab.server_load import Load

LISTENERS_A_TABLE = 50
PING, LONG, LONGER = 0x9, 126, 127  # of a WebSocket's frames
DEAF = 16  # sockets that never read
DEAF_BYTES = 4096  # that the system keeps for one of them
PAGE_SECONDS = 1.5  # between two questions of the page how far a review is
ALLOWED_SECONDS = cost_of("POST", "/api/records") / Settings().work_per_second  # between two uploads of one address


class Listener(asyncio.Protocol):
    """A WebSocket that answers pings and cares for nothing else; a client library would take most of the memory."""

    def __init__(self, owner: Listeners, path: str) -> None:
        self._owner, self._path = owner, path
        self._rest = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for news."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Read frame by frame."""
        self._rest += data
        if not self.open.done():
            head, found, rest = self._rest.partition(b"\r\n\r\n")
            if not found:
                return
            self.open.set_result(None) if b" 101 " in head[:20] else self.open.set_exception(OSError(head[:60]))
            self._rest = rest
        while len(self._rest) >= 2:
            length, begin = self._rest[1], 2
            if length in (LONG, LONGER):
                begin = 4 if length == LONG else 10
                length = int.from_bytes(self._rest[2:begin], "big")
            if len(self._rest) < begin + length:
                return
            if self._rest[0] & 0xF == PING:
                said = self._rest[begin : begin + length]
                self._transport.write(bytes([0x8A, 0x80 | length]) + bytes(4) + said)  # a pong, masked by zeros
            self._rest = self._rest[begin + length :]

    def connection_lost(self, _: Exception | None) -> None:
        """Note that it is gone."""
        self._owner.lost += 1
        if not self.open.done():
            self.open.set_exception(OSError("hung up"))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


class Listeners:
    """Many who watch tables where nobody plays."""

    def __init__(self, load: Load) -> None:
        self._load = load
        self._all: list[Listener] = []
        self.lost = 0

    async def open(self, number: int) -> None:
        """Connect so many."""
        tables = [await make(self._load.http) for _ in range(-(-number // LISTENERS_A_TABLE))]
        gate, loop = asyncio.Semaphore(AT_ONCE), asyncio.get_running_loop()

        async def connect(table: str) -> Listener:
            async with gate:
                path = f"/api/tables/{table}/live"
                _, listener = await loop.create_connection(lambda: Listener(self, path), "127.0.0.1", self._load.port)
                await listener.open
                return listener

        self._all = await asyncio.gather(*(connect(tables[n % len(tables)].table) for n in range(number)))

    def close(self) -> None:
        """Let all go."""
        for listener in self._all:
            listener.close()


async def upload(load: Load, there: asyncio.Event, pause: float = 0.0) -> None:
    """Bring whole games, one after the other."""
    http, body = Wires(load.port, 1), {"record": finished_record()}
    while True:
        status, answer = await http.post("/api/records", body)
        assert status == 201, answer  # noqa: S101
        there.set()  # the process that reads games has started
        await asyncio.sleep(pause)


async def review(load: Load, there: asyncio.Event, pause: float = 0.0) -> None:
    """Have a finished game reviewed, and ask how far it is: all the time, or with pauses as the page makes them."""
    http = Wires(load.port, 1)
    made = json.loads((await http.post("/api/records", {"record": finished_record()}))[1])
    while True:
        await http.get(f"/api/tables/{made['table']['id']}/review")
        there.set()
        await asyncio.sleep(pause)


async def deaf(load: Load, there: asyncio.Event) -> None:
    """Watch games that are played, and never read."""
    loop, listeners = asyncio.get_running_loop(), Listeners(load)
    opened: list[Listener] = []
    try:
        for game in load.games[:DEAF]:
            path = f"/api/tables/{game.table}/live"
            with socket.socket() as small:  # or the system would read for them, megabytes of it
                small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, DEAF_BYTES)
                small.setblocking(False)
                await loop.sock_connect(small, ("127.0.0.1", load.port))
                wire = small.dup()
            transport, listener = await loop.create_connection(
                lambda path=path: Listener(listeners, path),  # type: ignore[misc]
                sock=wire,
            )
            opened.append(listener)
            await listener.open
            transport.pause_reading()
        there.set()  # to connect sixteen people at once costs something too, but that is not their deafness
        await asyncio.Event().wait()
    finally:
        for listener in opened:
            listener.close()


COMPANY: dict[str, Callable[[Load, asyncio.Event], Coroutine[None, None, None]]] = {
    "upload": upload,
    "upload-a-second": partial(upload, pause=ALLOWED_SECONDS),
    "review": partial(review, pause=PAGE_SECONDS),
    "review-without-pause": review,
    "deaf": deaf,
}

LINGERING = {"review", "review-without-pause"}  # what a server continues for a while after nobody asks for it any more


@contextlib.asynccontextmanager
async def company(name: str, load: Load) -> AsyncIterator[None]:
    """Have something continue beside, from when it has begun."""
    there = asyncio.Event()
    beside = asyncio.create_task(COMPANY[name](load, there))
    begun = asyncio.create_task(there.wait())
    try:
        await asyncio.wait((beside, begun), return_when=asyncio.FIRST_COMPLETED)
        yield
        if beside.done():
            beside.result()  # it was to continue all the time
    finally:
        beside.cancel()
        begun.cancel()
        await asyncio.gather(beside, begun, return_exceptions=True)
