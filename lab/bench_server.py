"""The server under load, on loopback and bounded: many games, many watchers, so many moves a second.

    python -m lab.bench_server                                  # 1,000 games, 2,000 clients, 300 moves/s, 20 s
    python -m lab.bench_server --games 50 --clients 100 --rate 100 --seconds 5

Each move goes by POST to the server and comes back as news over the WebSockets of its table; what is measured is the
time from sending the POST to each watcher having the news. Clients and server share the machine, and the clients' own
work is part of what is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from lab.server_process import ServerProcess

AT_ONCE = 50  # requests, and connections being opened, at the same time


@dataclass
class Game:
    """A hot-seat game: one key plays both seats, several clients watch."""

    table: str
    key: str
    version: int
    choices: list[str]
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
    server_share: float = 0.0  # of a core, while moves were sent
    client_share: float = 0.0


class Wires:
    """HTTP over a few connections that stay open: a client library would cost more than the server it measures."""

    def __init__(self, port: int, number: int) -> None:
        self._port = port
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.Queue()
        for _ in range(number):
            self._free.put_nowait(None)

    async def post(self, path: str, body: dict[str, Any], key: str = "") -> tuple[int, bytes]:
        """Send JSON; gives the status and the body of the answer."""
        wire = await self._free.get() or await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = wire
        sent = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(sent)}\r\n" + (f"Authorization: Bearer {key}\r\n" if key else "") + "\r\n"
        writer.write(head.encode() + sent)
        top = await reader.readuntil(b"\r\n\r\n")
        length = int(top.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
        answer = await reader.readexactly(length)
        self._free.put_nowait(wire)
        return int(top[9:12]), answer

    async def close(self) -> None:
        """Close what is open."""
        while not self._free.empty():
            wire = self._free.get_nowait()
            if wire is not None:
                wire[1].close()


async def make(http: Wires) -> Game:
    """Make a table."""
    body = {"seats": [{"kind": "me"}, {"kind": "me"}], "entropy": uuid.uuid4().hex}
    made = json.loads((await http.post("/api/tables", body))[1])
    choices = [choice["ply"] for choice in made["game"]["choices"]]
    return Game(made["table"]["id"], made["key"], made["table"]["version"], choices)


async def watch(
    url: str, game: Game, first: bool, figures: Figures, limit: asyncio.Semaphore, there: list[int]
) -> None:
    """Follow a game; the first watcher also learns what can be played next."""
    address = f"ws{url[4:]}/api/tables/{game.table}/live?since={game.version}"
    await limit.acquire()
    try:
        async with connect(address, max_size=1 << 20, compression=None, ping_interval=None) as socket:
            limit.release()
            there[0] += 1
            await _follow(socket, game, first, figures)
    except asyncio.CancelledError:
        raise
    except Exception:  # noqa: BLE001  # whatever ended it, it is counted
        figures.lost += 1


async def _follow(socket: ClientConnection, game: Game, first: bool, figures: Figures) -> None:
    async for message in socket:
        now = time.perf_counter()
        text = message if isinstance(message, str) else message.decode()
        if '"events":[]' in text[:20]:
            continue
        figures.pushes.append(now - game.sent)
        if first:
            news = json.loads(text)
            game.version = news["version"]
            game.choices = [choice["ply"] for choice in news["game"]["choices"]]
            game.busy = False


async def move(http: Wires, game: Game, luck: random.Random, figures: Figures) -> None:
    """Play any legal ply."""
    game.sent = time.perf_counter()
    body = {"ply": luck.choice(game.choices), "version": game.version, "id": uuid.uuid4().hex}
    status, _ = await http.post(f"/api/tables/{game.table}/plies", body, game.key)
    if status == 200:
        figures.answers.append(time.perf_counter() - game.sent)
        figures.moves += 1
    else:
        figures.refused += 1
        game.busy = False


async def load(url: str, port: int, pid: int, args: argparse.Namespace) -> Figures:
    """Open games and connections, then send moves at a steady rate."""
    gc.disable()  # a pause of the clients is not the server's
    figures, luck = Figures(), random.Random(1)  # noqa: S311  # a load, no secret
    http = Wires(port, AT_ONCE)
    gate = asyncio.Semaphore(AT_ONCE)
    began = time.perf_counter()
    games = await asyncio.gather(*(make(http) for _ in range(args.games)))
    print(f"{len(games)} games opened in {time.perf_counter() - began:.1f} s", flush=True)
    there = [0]
    began = time.perf_counter()
    watchers = [
        asyncio.create_task(watch(url, games[n % len(games)], n < len(games), figures, gate, there))
        for n in range(args.clients)
    ]
    while there[0] + figures.lost < args.clients:
        await asyncio.sleep(0.05)
    print(f"{there[0]} clients connected in {time.perf_counter() - began:.1f} s", flush=True)
    await asyncio.sleep(1)
    moves: set[asyncio.Task[None]] = set()
    server_before, own_before = used(pid)[0], time.process_time()
    began, sent = time.perf_counter(), 0
    while (elapsed := time.perf_counter() - began) < args.seconds:
        while sent < elapsed * args.rate:
            sent += 1
            free = [game for game in (luck.choice(games) for _ in range(20)) if not game.busy and game.choices]
            if not free:
                figures.late += 1
                continue
            free[0].busy = True
            task = asyncio.create_task(move(http, free[0], luck, figures))
            moves.add(task)
            task.add_done_callback(moves.discard)
        await asyncio.sleep(0.002)
    figures.server_share = (used(pid)[0] - server_before) / args.seconds
    figures.client_share = (time.process_time() - own_before) / args.seconds
    await asyncio.gather(*moves)
    await asyncio.sleep(1)
    for watcher in watchers:
        watcher.cancel()
    await asyncio.gather(*watchers, return_exceptions=True)
    await http.close()
    return figures


def percentile(values: list[float], share: float) -> float:
    """Give a percentile in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")


def used(pid: int) -> tuple[float, float]:
    """Give the processor seconds and the megabytes of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    memory = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").partition("VmRSS:")[2].split()[0]
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), int(memory) / 1024


def report(figures: Figures, args: argparse.Namespace, idle: float, memory: float) -> None:
    """Print what was found."""
    print(f"{figures.moves / args.seconds:.0f} moves/s over {args.seconds:.0f} s (asked for {args.rate})")
    for name, values in (("POST to push", figures.pushes), ("POST to answer", figures.answers)):
        shares = ", ".join(f"p{share * 100:g} {percentile(values, share):.1f} ms" for share in (0.5, 0.9, 0.99))
        print(f"{name}: {shares}  ({len(values):,})")
    print(
        f"refused {figures.refused}, not sent for want of a free game {figures.late}, lost connections {figures.lost}"
    )
    print(f"server: {idle:.0f} MB idle, {memory:.0f} MB at the end, {figures.server_share:.0%} of a core")
    load_of_all = f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    print(f"clients: {figures.client_share:.0%} of a core; {load_of_all}")


def main() -> int:
    """Start a server, load it, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--clients", type=int, default=2000, help="WebSockets, at least as many as games")
    parser.add_argument("--rate", type=int, default=300, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="redcathedral-bench-") as folder:
        server = ServerProcess(Path(folder) / "data")
        started = server.start()
        assert server.process is not None  # noqa: S101  # it has started
        pid = server.process.pid
        try:
            _, idle = used(pid)
            print(f"first answer after {started:.2f} s", flush=True)
            figures = asyncio.run(load(server.url, server.port, pid, args))
            report(figures, args, idle, used(pid)[1])
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
