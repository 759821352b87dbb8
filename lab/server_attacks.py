"""Attackers of every kind that a server on the internet meets, on loopback and bounded: each call is one attempt.

What they do must be refused or bear no fruit. An attacker counts its answers by their status; the server may also hang
up on it.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
import struct
import uuid
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from lab.finished_game import finished_record

if TYPE_CHECKING:
    import random
    from collections import Counter
    from collections.abc import AsyncIterator

JSON = "Host: 127.0.0.1\r\nContent-Type: application/json\r\n"
PATIENCE = 20.0  # seconds for an answer
FRAME_SECONDS = 2.0  # to answer nonsense
CREATED, REFUSED = 201, 400
SMALL_BUFFER = 4096  # bytes that the system keeps for a deaf reader
SILLY_VERSIONS: Final = (
    "-1",
    "9" * 40,
    "0" * 3000,
    "abc",
    "1e9",
    "%D9%A3",
    "%00",
    "",
    "2147483647",
    "0x10",
    "1&since=2",
)
FRAMES: Final = {
    "unmasked": b"\x81\x05hello",
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "unknown opcode": b"\x83\x80\0\0\0\0",
    "no end to its length": b"\x82\xff" + b"\x7f" * 8 + bytes(4),
    "a long ping": b"\x89\xfe\x00\xff" + bytes(4) + bytes(255),
    "a ping in parts": b"\x09\x80\0\0\0\0",
    "a part of nothing": b"\x80\x80\0\0\0\0",
    "no text": b"\x81\x82\0\0\0\0\xff\xfe",
    "too much to say": (b"\x81\x81\0\0\0\0x") * 100,
    "a close that says nothing": b"\x88\x81\0\0\0\0x",
}
REQUESTS: Final = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(64),  # TLS
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: [\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/info HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /api/tables/../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"PROPFIND /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
)


@dataclass
class Attacker:
    """Somebody with an address of their own, and what they know: where the server is, and tables of other people."""

    source: str
    port: Callable[[], int]
    table: Callable[[], str]
    luck: random.Random
    statuses: Counter[int]  # of the answers, for all attackers together
    patience: float = 15.0  # seconds that who does not read stays: longer than a server waits by default

    @contextlib.asynccontextmanager
    async def wire(self, *, deaf: bool = False) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """Open a connection, and hang up in the end."""
        own = socket.socket()
        own.setblocking(False)
        if deaf:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        own.bind((self.source, 0))
        try:
            await asyncio.get_running_loop().sock_connect(own, ("127.0.0.1", self.port()))
        except BaseException:
            own.close()
            raise
        reader, writer = await asyncio.open_connection(sock=own, limit=1 << 22)
        if deaf:
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # it reads too
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def say(self, request: bytes) -> int:
        """Send bytes; gives the status of the answer."""
        async with self.wire() as (reader, writer):
            writer.write(request)
            return (await self.answered(reader, whole=False))[0]

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> int:
        """Make a request as a client would; gives the status of the answer."""
        return (await self.answer(method, path, body, key))[0]

    async def answer(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, bytes]:
        """Make a request as a client would; gives status and body of the answer."""
        async with self.wire() as (reader, writer):
            writer.write(request_for(method, path, body, key))
            return await self.answered(reader)

    async def answered(self, reader: asyncio.StreamReader, *, whole: bool = True) -> tuple[int, bytes]:
        """Read the next answer: its status, and its body if that matters."""
        async with asyncio.timeout(PATIENCE):
            top = await reader.readuntil(b"\r\n\r\n")
            length = top.lower().partition(b"content-length: ")[2].split(b"\r\n")[0]
            body = await reader.readexactly(int(length)) if whole and length else b""
        status = int(top[9:12])
        self.statuses[status] += 1
        return status, body

    @contextlib.asynccontextmanager
    async def watching(
        self, since: str = "0", *, deaf: bool = False
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """Open a WebSocket at somebody's table."""
        async with self.wire(deaf=deaf) as (reader, writer):
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(
                f"GET /api/tables/{self.table()}/live?since={since} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
            )
            yield reader, writer


def request_for(method: str, path: str, body: Any = None, key: str = "") -> bytes:
    """Write a request with a JSON body, or with one that is bytes already."""
    sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\n{JSON}Content-Length: {len(sent)}\r\n"
    head += f"Authorization: Bearer {key}\r\n" if key else ""
    return head.encode() + b"\r\n" + sent


# Too much


async def oversized_body(me: Attacker) -> None:
    """Send more than anyone takes: at once, in endless chunks, as a field's name."""
    big = b'{"seats": "' + b"a" * (300 << 10) + b'"}'
    named = json.dumps({"x" * (60 << 10): 1}).encode()
    chunks = f"POST /api/records HTTP/1.1\r\n{JSON}Transfer-Encoding: chunked\r\n\r\n".encode()
    await me.ask("POST", "/api/tables", named)
    await me.ask("POST", f"/api/tables/{me.table()}/chat", named)
    await me.say(chunks + (b"8000\r\n" + b"a" * 0x8000 + b"\r\n") * 20)
    await me.ask("POST", "/api/tables", big)


async def costly_upload(me: Attacker) -> None:
    """Upload editions that are costly to parse, and records that are longer than they look."""
    table = {"seats": [{"kind": "me"}, {"kind": "me"}], "entropy": uuid.uuid4().hex}
    dotted = ".".join("a" * 30_000) + " = 1"
    headers = f"[{'.'.join('b' * 998)}]\n" + "c = 1\n" * 10_000
    record = finished_record()
    for edition in (dotted, headers):
        await me.ask("POST", "/api/tables", {**table, "edition": edition})
    for text in (record, record.replace("\n", "\r") + "\rend" * 20_000, "\0" * 1000):
        await me.ask("POST", "/api/records", {"record": text})


async def repeated_review(me: Attacker) -> None:
    """Ask for all that is costly about a game, again and again."""
    status, body = await me.answer("POST", "/api/records", {"record": finished_record()})
    if status != CREATED:
        return
    table = json.loads(body)["table"]["id"]
    for _ in range(5):
        for what in ("review", "statistics", "timeline", "verify", "at/0", "at/50", "record", "hint"):
            await me.ask("GET", f"/api/tables/{table}/{what}")
        await me.ask("POST", f"/api/tables/{table}/fork", {"ply": 5, "seats": [{"kind": "me"}] * 4})


async def flood(me: Attacker) -> None:
    """Ask far more often than an address may, on one connection."""
    async with me.wire() as (reader, writer):
        requests = [request_for("GET", f"/api/tables/{me.table()}"), request_for("POST", "/api/commitments", {})]
        writer.write(b"".join(requests * 150))
        for _ in range(300):
            await me.answered(reader)


async def chat_flood(me: Attacker) -> None:
    """Fill a table of one's own with chat."""
    body = {"seats": [{"kind": "me"}, {"kind": "me"}], "entropy": uuid.uuid4().hex}
    status, answer = await me.answer("POST", "/api/tables", body)
    if status != CREATED:
        return
    made = json.loads(answer)
    path = f"/api/tables/{made['table']['id']}/chat"
    async with me.wire() as (reader, writer):
        writer.write(b"".join(request_for("POST", path, {"text": f"{n} " * 40}, made["key"]) for n in range(60)))
        for _ in range(60):
            await me.answered(reader)


async def many_tables_of_bots(me: Attacker) -> None:
    """Make tables where bots play alone, and never look at them again."""
    seats = [{"kind": "bot", "bot": "tsar"}] * 4
    for _ in range(2):
        await me.ask("POST", "/api/tables", {"seats": seats, "entropy": uuid.uuid4().hex})


# Slow and deaf


async def deaf_watcher(me: Attacker) -> None:
    """Watch a table without reading; ping meanwhile, so that the answers pile up."""
    async with me.watching(deaf=True) as (_, writer):
        await _until_hung_up(me, writer, b"\x89\x80\0\0\0\0")


async def deaf_client(me: Attacker) -> None:
    """Ask for large answers and read none of them."""
    async with me.wire(deaf=True) as (_, writer):
        writer.write(request_for("GET", f"/api/tables/{me.table()}/events?since=0") * 100)
        await _until_hung_up(me, writer, b"")


async def slow_watcher(me: Attacker) -> None:
    """Watch a table and read a few bytes now and then."""
    with contextlib.suppress(TimeoutError):
        async with me.watching() as (reader, _), asyncio.timeout(me.patience):
            while await reader.read(64):
                await asyncio.sleep(0.2)


async def slow_headers(me: Attacker) -> None:
    """Say what one wants letter by letter, and never say it all."""
    async with me.wire() as (_, writer):
        writer.write(b"GET /api/info HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        await _until_hung_up(me, writer, b"X")


async def slow_body(me: Attacker) -> None:
    """Promise a body, and send a little of it."""
    async with me.wire() as (reader, writer):
        writer.write(request_for("POST", "/api/tables", bytes(1000))[:-990])
        await me.answered(reader)


async def _until_hung_up(me: Attacker, writer: asyncio.StreamWriter, said: bytes) -> None:
    loop = asyncio.get_running_loop()
    late = loop.time() + me.patience
    while loop.time() < late and not writer.transport.is_closing():
        writer.write(said)
        await asyncio.sleep(0.2)


# Nonsense


async def malformed_frames(me: Attacker) -> None:
    """Say on a WebSocket what nobody may."""
    frames = [*FRAMES.values(), os.urandom(200), struct.pack("!BBH", 0x82, 0xFE, 60_000) + os.urandom(60_004)]
    for frame in frames:
        with contextlib.suppress(TimeoutError, OSError):
            async with me.watching() as (reader, writer), asyncio.timeout(FRAME_SECONDS):
                await me.answered(reader)
                writer.write(frame)
                while await reader.read(1 << 16):
                    pass


async def malformed_requests(me: Attacker) -> None:
    """Say what is no HTTP, or hardly."""
    for request in (*REQUESTS, os.urandom(300)):
        with contextlib.suppress(OSError, EOFError, TimeoutError, ValueError):
            async with me.wire() as (reader, writer), asyncio.timeout(FRAME_SECONDS):
                writer.write(request)
                await me.answered(reader)


async def silly_versions(me: Attacker) -> None:
    """Resume sockets, and ask for events, at versions that are none."""
    for since in SILLY_VERSIONS:
        async with me.watching(since) as (reader, _):
            await me.answered(reader)
        await me.ask("GET", f"/api/tables/{me.table()}/events?since={since}")


# Others' games


async def guessed_keys(me: Attacker) -> None:
    """Try to move, speak and sit at others' tables."""
    table = me.table()
    for key in ("x", base64.urlsafe_b64encode(os.urandom(32)).decode().rstrip("="), "a" * 5000):
        body = {"ply": "end", "version": me.luck.randrange(200), "id": str(uuid.uuid4())}
        sit = {"invite": key, "seat": 1, "name": "Eve", "entropy": uuid.uuid4().hex}
        found = [
            await me.ask("POST", f"/api/tables/{table}/plies", body, key),
            await me.ask("POST", f"/api/tables/{table}/undo", {"to": 0, "version": 1, "id": "x"}, key),
            await me.ask("POST", f"/api/tables/{table}/chat", {"text": "hello"}, key),
            await me.ask("POST", f"/api/tables/{table}/enter", {"key": key}),
            await me.ask("POST", f"/api/tables/{table}/sit", sit),
        ]
        if any(status < REFUSED for status in found):
            raise AssertionError(f"a guessed key was taken: {found}")


Attack = Callable[[Attacker], Coroutine[None, None, None]]
ATTACKS: Final[tuple[Attack, ...]] = (
    *(oversized_body, costly_upload, repeated_review, flood, chat_flood, many_tables_of_bots),
    *(deaf_watcher, deaf_client, slow_watcher, slow_headers, slow_body),
    *(malformed_frames, malformed_requests, silly_versions, guessed_keys),
)
