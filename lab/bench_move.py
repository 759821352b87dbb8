"""What one move costs the server, from the bytes of its request to the bytes of its answer and its pushes.

    python -m lab.bench_move                                # 100 games, waves of 16 moves at once
    python -m lab.bench_move --against ../red-cathedral-0.1 # the same for another checkout, in turn, as a ratio
    python -m lab.bench_move --profile                      # where the event loop's time goes

Everything runs as in a real server, with its protocols, event loop and database, but connections are only lists of
bytes: what is measured is the server's own work, without the system's for its sockets and without any client.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import os
import pstats
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

VERSION = re.compile(rb'"version":(\d+)')
PLY = re.compile(rb'\{"ply":"([^"]+)"')
LIMITS = dict.fromkeys(("requests_per_second", "requests_at_once", "connections", "open_tables", "sockets"), 10**6)


class Wire(asyncio.Transport):
    """A connection whose other end is a list."""

    def __init__(self) -> None:
        super().__init__()
        self.protocol: Any = None
        self.sent: list[bytes] = []

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Give a socket: this one."""
        return self if name == "socket" else default

    def setsockopt(self, *_: Any) -> None:
        """Be a socket too."""

    def getsockname(self) -> tuple[str, int]:
        """Say where it is."""
        return "127.0.0.1", 1

    getpeername = getsockname

    def write(self, data: Any) -> None:
        """Take bytes."""
        self.sent.append(data)

    def writelines(self, list_of_data: Any) -> None:
        """Take several at once."""
        self.sent.extend(list_of_data)

    def set_protocol(self, protocol: Any) -> None:
        """Become a WebSocket."""
        self.protocol = protocol

    def is_closing(self) -> bool:
        """Stay open."""
        return False

    def get_write_buffer_size(self) -> int:
        """Everything is read at once."""
        return 0

    def close(self) -> None:
        """Nothing to close."""

    abort = pause_reading = resume_reading = close

    def take(self) -> bytes:
        """Give what was sent since the last time."""
        sent, self.sent = b"".join(self.sent), []
        return sent


class Player:
    """A game: one connection that plays, and two that watch."""

    def __init__(self, connect: Callable[[], Wire], luck: random.Random) -> None:
        self._connect, self._luck = connect, luck
        self.asks = connect()
        self.watches: list[Wire] = []
        self.version, self.choices, self.moves = 0, [b""], 0

    def _post(self, path: str, body: dict[str, Any]) -> None:
        sent = json.dumps(body).encode()
        head = f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n"
        if self.watches:
            head += f"Authorization: Bearer {self._key}\r\n"
        self.asks.protocol.data_received(f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:80\r\n{head}\r\n".encode() + sent)

    async def sit(self) -> None:
        """Make a table and watch it."""
        self._post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "me"}], "entropy": f"{self._luck.random()}"})
        while not self.asks.sent:
            await asyncio.sleep(0.001)
        made = json.loads(self.asks.take().partition(b"\r\n\r\n")[2])
        self._table, self._key, self.version = made["table"]["id"], made["key"], made["table"]["version"]
        self.choices = [choice["ply"].encode() for choice in made["game"]["choices"]]
        for _ in range(2):
            wire = self._connect()
            wire.protocol.data_received(
                f"GET /api/tables/{self._table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            while b'"choices"' not in b"".join(wire.sent):
                await asyncio.sleep(0.001)
            wire.take()
            self.watches.append(wire)

    def move(self) -> None:
        """Send a move."""
        self.moves += 1
        body = {"ply": self._luck.choice(self.choices).decode(), "version": self.version, "id": f"move-{self.moves}"}
        self._post(f"/api/tables/{self._table}/plies", body)

    def told(self) -> bool:
        """Whether the answer and all pushes are there."""
        if self.asks.sent and not self.asks.sent[0].startswith(b"HTTP/1.1 200"):
            raise RuntimeError(self.asks.take().decode())
        return bool(self.asks.sent) and all(wire.sent for wire in self.watches)

    def read(self) -> None:
        """Read the answer and the pushes."""
        self.asks.take()
        pushed, *_ = [wire.take() for wire in self.watches]
        version = VERSION.search(pushed)
        self.version = int(version[1]) if version else 0
        self.choices = PLY.findall(pushed, pushed.index(b'"choices":['))


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[Callable[[], Wire], Any]]:
    """Have a server in this process; gives what connects to it, and the application."""
    from uvicorn import Config  # noqa: PLC0415
    from uvicorn.server import ServerState  # noqa: PLC0415

    from redcathedral.server.http.app import create_app  # noqa: PLC0415  # of the checkout that is asked for
    from redcathedral.server.http.bounded import protocols  # noqa: PLC0415
    from redcathedral.server.settings import Settings  # noqa: PLC0415

    settings = Settings(data=folder, **LIMITS)  # type: ignore[arg-type]
    app = create_app(settings)
    http, websocket = protocols(settings, "")
    config = Config(app, http=http, ws=websocket, log_config=None, access_log=False, ws_ping_interval=None)
    config.load()
    state = ServerState()

    def connect() -> Wire:
        wire = Wire()
        wire.protocol = http(config=config, server_state=state, app_state={})
        wire.protocol.connection_made(wire)
        return wire

    async with app.router.lifespan_context(app):
        yield connect, app


@asynccontextmanager
async def seated(games: int, folder: Path, luck: random.Random) -> AsyncIterator[list[Player]]:
    """Have a server in this process, with so many games that are played and watched."""
    async with served(folder) as (connect, _):
        players = [Player(connect, luck) for _ in range(games)]
        for player in players:
            await player.sit()
        yield players


async def wave(players: list[Player]) -> tuple[float, float]:
    """Have players move at once; gives the processor seconds of all threads, and of the event loop's."""
    whole, loop = time.process_time(), time.thread_time()
    for player in players:
        player.move()
    waiting = players
    while waiting := [player for player in waiting if not player.told()]:
        await asyncio.sleep(0.001)
    spent = time.process_time() - whole, time.thread_time() - loop
    for player in players:
        player.read()
    return spent


async def play(args: argparse.Namespace, folder: Path) -> None:
    """Play in waves; prints the microseconds a move takes, in all threads and in the event loop's."""
    luck = random.Random(1)  # noqa: S311
    profile = cProfile.Profile(time.thread_time)  # another's turn on the processor doesn't count
    async with seated(args.games, folder, luck) as players:
        for part in range(args.parts + 1):
            done, whole, loop = 0, 0.0, 0.0
            while done < args.moves:
                movers = [player for player in luck.sample(players, args.wave) if player.choices]
                if args.profile and part:
                    profile.enable()
                spent = await wave(movers)
                profile.disable()
                whole, loop, done = whole + spent[0], loop + spent[1], done + len(movers)
            if part:  # the first warms up
                print(f"{whole / done * 1e6:.1f} {loop / done * 1e6:.1f}", flush=True)
    if args.profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(60)


def compare(sources: list[Path], args: argparse.Namespace) -> None:
    """Run checkouts in turn; prints the median of each."""
    found: list[list[tuple[float, float]]] = [[] for _ in sources]
    command = [sys.executable, "-m", "lab.bench_move", "--alone", "--games", str(args.games), "--wave", str(args.wave)]
    for _ in range(args.turns):
        for source, figures in zip(sources, found, strict=True):
            environment = {**os.environ, "PYTHONPATH": str(source / "src")}
            told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
            figures += [(float(line.split()[0]), float(line.split()[1])) for line in told.splitlines()]
    middle = [[statistics.median(column) for column in zip(*figures, strict=True)] for figures in found]
    for source, (whole, loop) in zip(sources, middle, strict=True):
        print(
            f"{whole:.0f} microseconds of processor a move, {loop:.0f} of them in the event loop's thread  ({source})"
        )
    for other in middle[1:]:
        print(f"{other[0] / middle[0][0]:.2f} times less than the other's; the loop {other[1] / middle[0][1]:.2f}")


def main() -> int:
    """Measure this checkout, or two in turn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--wave", type=int, default=16, help="moves at once")
    parser.add_argument("--moves", type=int, default=1000, help="of one part of a run")
    parser.add_argument("--parts", type=int, default=3, help="of a run")
    parser.add_argument("--turns", type=int, default=3, help="runs of each checkout")
    parser.add_argument("--against", help="a folder with a checkout of another version")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--alone", action="store_true", help="print the figures of each part and nothing else")
    args = parser.parse_args()
    if not args.alone and not args.profile:
        here = Path(__file__).resolve().parents[1]
        compare([here, *([Path(args.against)] if args.against else [])], args)
        return 0
    import uvloop  # noqa: PLC0415  # as uvicorn does

    from redcathedral.game.when_ready import stay_interpreted  # noqa: PLC0415

    stay_interpreted()
    sys.setswitchinterval(0.0001)
    with tempfile.TemporaryDirectory(prefix="redcathedral-move-") as folder:
        uvloop.run(play(args, Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
