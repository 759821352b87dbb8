"""Load for a server, on loopback and bounded: games that are open, clients that watch them, moves at a steady rate."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import re
import time
import uuid
import zlib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from lab.machine import stolen
from redcathedral.server.loop_monitor import Step

if TYPE_CHECKING:
    from lab.server_process import ServerProcess

    Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]

AT_ONCE = 50  # requests, and connections being opened, at the same time
# A busy machine is slow, not wrong; but whoever waits must be told at last that nothing comes.
ANSWER_SECONDS = 60.0
OPENING_SECONDS = 60.0
# Reading only what is needed of a message leaves the processor to the server.
VERSION = re.compile(rb'"version":(\d+)')
PLY = re.compile(rb'\{"ply":"([^"]+)"')
STEP = re.compile(r'^redcathedral_longest_step_seconds\{step="([^"]*)"\} ([\d.e+-]+)$', re.MULTILINE)


@dataclass
class Game:
    """A hot-seat game: one key plays both seats, several clients watch."""

    table: str
    key: str
    version: int
    choices: list[bytes]
    sent: float = 0.0  # when the move that is under way was sent
    busy: bool = False
    answered: float = 0.0


@dataclass
class Figures:
    """What is measured, in seconds."""

    pushes: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    moves: int = 0
    refused: int = 0
    late: int = 0  # moves that could not be sent in time because no game was free
    lost: int = 0  # connections
    seconds: float = 0.0  # in which moves were sent
    server: float = 0.0  # processor seconds of the server meanwhile
    clients: float = 0.0  # processor seconds of the clients meanwhile
    stolen: float = 0.0  # processor seconds the machine's host kept for others meanwhile
    longest: Step | None = None  # what the server's event loop was held up by longest

    @property
    def a_move(self) -> float:
        """Give the server's processor time for one move, in milliseconds."""
        return self.server / max(1, self.moves) * 1000

    def add(self, other: Figures) -> None:
        """Take in what was measured next."""
        for one in fields(self):
            if one.name != "longest":
                setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))
        self.longest = max((step for step in (self.longest, other.longest) if step is not None), default=None)

    @property
    def p99(self) -> float:
        """Give how long almost every push takes at most, in milliseconds."""
        return percentile(self.pushes, 0.99)


class NoAnswerError(RuntimeError):
    """A server that doesn't do what it is there for: what was asked of it says the message."""


class Wires:
    """HTTP over a few connections that stay open: a client library would cost more than the server it measures.

    Whatever happens to a connection, another takes its place, and nobody waits for an answer forever.
    """

    def __init__(self, port: int, number: int) -> None:
        self._port = port
        self._free: asyncio.Queue[Wire | None] = asyncio.Queue()
        for _ in range(number):
            self._free.put_nowait(None)

    async def post(self, path: str, body: dict[str, Any], key: str = "") -> tuple[int, bytes]:
        """Send JSON; gives the status and the body of the answer."""
        sent = json.dumps(body).encode()
        head = f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n"
        head += f"Authorization: Bearer {key}\r\n" if key else ""
        return await self._ask(f"POST {path}", head, sent)

    async def get(self, path: str) -> tuple[int, bytes]:
        """Ask for something; gives the status and the body of the answer."""
        return await self._ask(f"GET {path}", "", b"")

    async def _ask(self, what: str, head: str, body: bytes) -> tuple[int, bytes]:
        message = f"{what} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n{head}\r\n".encode() + body
        wire, kept = await self._free.get(), None
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                kept, status, answer = await self._answer(wire, message)
        except TimeoutError:
            raise NoAnswerError(f"no answer within {ANSWER_SECONDS:g} s: {what}") from None
        finally:
            self._free.put_nowait(kept)
        return status, answer

    async def _answer(self, wire: Wire | None, message: bytes) -> tuple[Wire, int, bytes]:
        """Send a message over a connection, or over a new one where that is closed; gives the one that was used."""
        if wire is not None:
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):  # closed: it had nothing to do
                return wire, *await exchange(wire, message)
        wire = await asyncio.open_connection("127.0.0.1", self._port)
        return wire, *await exchange(wire, message)

    async def close(self) -> None:
        """Close what is open."""
        while not self._free.empty():
            wire = self._free.get_nowait()
            if wire is not None:
                wire[1].close()


async def exchange(wire: Wire, message: bytes) -> tuple[int, bytes]:
    """Send a message over a connection; gives the status and the body of the answer. Without one it is closed."""
    reader, writer = wire
    try:
        writer.write(message)
        top = await reader.readuntil(b"\r\n\r\n")
        length = int(top.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
        return int(top[9:12]), await reader.readexactly(length)
    except BaseException:
        writer.close()
        raise


async def make(http: Wires) -> Game:
    """Make a table."""
    body = {"seats": [{"kind": "me"}, {"kind": "me"}], "entropy": uuid.uuid4().hex}
    made = json.loads((await http.post("/api/tables", body))[1])
    choices = [choice["ply"].encode() for choice in made["game"]["choices"]]
    return Game(made["table"]["id"], made["key"], made["table"]["version"], choices)


class Load:
    """Games that are open and clients that watch them, at one server or at several that share a database."""

    def __init__(self, *servers: ServerProcess) -> None:
        self.pids = [server.process.pid for server in servers if server.process is not None]
        self.ports = [server.port for server in servers]
        self.metrics = [port for server in servers for port in server.metrics]
        self.wires = [Wires(port, AT_ONCE) for port in self.ports]
        self.games: list[Game] = []
        self.figures = Figures()
        self.watchers: list[asyncio.Task[None]] = []
        self._luck = random.Random(1)  # noqa: S311  # a load, no secret
        self._there = 0

    @property
    def port(self) -> int:
        """Where requests go that are about no table."""
        return self.ports[0]

    @property
    def http(self) -> Wires:
        """What such requests go by."""
        return self.wires[0]

    def place_of(self, table: str) -> int:
        """Say which server a table belongs to: each has its share of the tables, as a proxy can arrange it."""
        return zlib.crc32(table.encode()) % len(self.ports)

    async def open(self, games: int, clients: int) -> None:
        """Make games and connect clients."""
        gc.disable()  # a pause of the clients is not the server's
        gate = asyncio.Semaphore(AT_ONCE)
        began = time.perf_counter()
        self.games = await asyncio.gather(*(make(self.wires[n % len(self.wires)]) for n in range(games)))
        print(f"{len(self.games)} games opened in {time.perf_counter() - began:.1f} s", flush=True)
        began = time.perf_counter()
        self.watchers = [
            asyncio.create_task(self._watch(self.games[n % games], n < games, gate)) for n in range(clients)
        ]
        while self._there + self.figures.lost < clients:
            await asyncio.sleep(0.05)
        if self.figures.lost:
            raise NoAnswerError(f"{self.figures.lost} of {clients} clients could not watch")
        print(f"{self._there} clients connected in {time.perf_counter() - began:.1f} s", flush=True)
        await asyncio.sleep(1)

    async def close(self) -> None:
        """Let go of all."""
        for watcher in self.watchers:
            watcher.cancel()
        await asyncio.gather(*self.watchers, return_exceptions=True)
        for wires in self.wires:
            await wires.close()

    async def send(self, rate: float, seconds: float) -> Figures:
        """Send moves at a steady rate; gives what was measured."""
        await asyncio.to_thread(longest_step, self.metrics)  # what was before does not count
        self.figures = figures = Figures()
        server, own, kept = self._used(), time.process_time(), stolen()
        async with asyncio.TaskGroup() as moves:  # one that gets no answer ends all of it
            began, sent = time.perf_counter(), 0
            while (elapsed := time.perf_counter() - began) < seconds:
                while sent < elapsed * rate:
                    sent += 1
                    some = (self._luck.choice(self.games) for _ in range(20))
                    game = next((game for game in some if not game.busy and game.choices), None)
                    if game is None:
                        figures.late += 1
                        continue
                    game.busy = True
                    moves.create_task(self._move(game))
                await asyncio.sleep(0.002)
            figures.seconds = elapsed
        figures.server, figures.clients = self._used() - server, time.process_time() - own
        figures.stolen = stolen() - kept
        figures.longest = await asyncio.to_thread(longest_step, self.metrics)
        await asyncio.sleep(1)
        return figures

    def _used(self) -> float:
        return sum(used(pid)[0] for pid in self.pids)

    async def _watch(self, game: Game, first: bool, gate: asyncio.Semaphore) -> None:
        """Follow a game; the first watcher also learns what can be played next."""
        port = self.ports[self.place_of(game.table)]
        address = f"ws://127.0.0.1:{port}/api/tables/{game.table}/live?since={game.version}"
        opening = connect(address, max_size=1 << 20, compression=None, ping_interval=None, open_timeout=OPENING_SECONDS)
        try:
            async with gate:
                socket = await opening
            async with socket:
                self._there += 1
                await self._follow(socket, game, first)
        except asyncio.CancelledError:
            raise
        except Exception:  # noqa: BLE001  # whatever ended it, it is counted
            self.figures.lost += 1

    async def _follow(self, socket: ClientConnection, game: Game, first: bool) -> None:
        while True:
            news = await socket.recv(decode=False)
            if news.startswith(b'{"events":[]'):
                continue
            self.figures.pushes.append(time.perf_counter() - game.sent)
            if first:
                version = VERSION.search(news)
                assert version is not None  # noqa: S101  # every message has one
                game.version = int(version[1])
                game.choices = PLY.findall(news, news.index(b'"choices":['))
                game.busy = False

    async def _move(self, game: Game) -> None:
        """Play any legal ply."""
        game.sent = time.perf_counter()
        ply = self._luck.choice(game.choices).decode()
        body = {"ply": ply, "version": game.version, "id": uuid.uuid4().hex}
        wires = self.wires[self.place_of(game.table)]
        status, _ = await wires.post(f"/api/tables/{game.table}/plies", body, game.key)
        if status == 200:
            self.figures.answers.append(time.perf_counter() - game.sent)
            self.figures.moves += 1
        else:
            self.figures.refused += 1
            game.busy = False


def percentile(values: list[float], share: float) -> float:
    """Give a percentile in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")


def used(pid: int) -> tuple[float, float]:
    """Give the processor seconds and the megabytes of a process and of all it has started."""
    process = Path(f"/proc/{pid}")
    fields = (process / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    memory = (process / "status").read_text(encoding="utf-8").partition("VmRSS:")[2].split()[0]
    seconds, megabytes = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), int(memory) / 1024
    for started in process.glob("task/*/children"):
        for child in started.read_text(encoding="utf-8").split():
            more = used(int(child))
            seconds, megabytes = seconds + more[0], megabytes + more[1]
    return seconds, megabytes


def longest_step(metrics: list[int]) -> Step | None:
    """Ask a server's processes for the longest step an event loop has taken since they were last asked, and whose."""
    told = [httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=ANSWER_SECONDS).text for port in metrics]
    return max((Step(float(seconds), where) for one in told for where, seconds in STEP.findall(one)), default=None)
