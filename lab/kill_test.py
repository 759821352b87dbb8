"""The kill test: clients play while processes are killed again and again and connections are cut at random.

With `--postgres` several processes share one PostgreSQL, every request goes to any of them, and the database is killed
too. Afterwards every move that was acknowledged must be there exactly once, the events without a gap, the replay equal
to what the server shows, and all clients agree on what happened.

    python -m lab.kill_test                                          # one process, SQLite, 50 kills
    python -m lab.kill_test --kills 5 --tables 3
    python -m lab.kill_test --kills 500 --postgres --processes 4
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sqlite3
import sys
import tempfile
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from lab.history import Witness, faults_of
from lab.postgres_process import PostgresProcess
from lab.server_process import ServerProcess
from redcathedral.edition import parse_edition
from redcathedral.server.live.loaded import loaded_from
from redcathedral.server.store.open import is_shared, open_store

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_BETWEEN_KILLS = 40  # moves that are acknowledged
DATABASE_KILLS = 0.2  # of all kills, where the database is a process too
MOST_HEARD = 60  # messages before a connection is cut


@dataclass
class Figures:
    """What is counted."""

    kills: int = 0
    starts: list[float] = field(default_factory=list)
    cuts: int = 0
    sent: int = 0
    acknowledged: int = 0
    repeated: int = 0  # acknowledged at a second or later attempt
    finished: int = 0
    stopping: bool = False
    killed: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)


class Servers:
    """The processes that serve, and their database; any of them can be killed and comes back."""

    def __init__(self, folder: Path, processes: int, *, postgres: bool) -> None:
        self._postgres = PostgresProcess(options=()) if postgres else None
        self.database = str(folder / "data" / "tables.sqlite3")
        if self._postgres is not None:
            self._postgres.start()
            self.database = self._postgres.new_database()
        self._all = [
            ServerProcess(folder / (f"data-{n}" if n else "data"), "--database", self.database)
            for n in range(processes)
        ]
        self._down: list[ServerProcess] = []

    @property
    def most_down(self) -> int:
        """How many processes may be down at once: one lives, where there are several."""
        return max(1, len(self._all) - 1)

    def start(self) -> float:
        """Start every process; gives how long the slowest took to answer."""
        return max(server.start() for server in self._all)

    def any(self, luck: random.Random) -> str:
        """Give the address of a process."""
        return luck.choice(self._all).url

    def kill_one(self, luck: random.Random) -> tuple[str, Callable[[], float]]:
        """Kill a process or the database; gives what it was, and what starts it again and says how long that took."""
        if self._postgres is not None and luck.random() < DATABASE_KILLS:
            self._postgres.kill()
            return "database", self._start_database
        server = luck.choice([one for one in self._all if one not in self._down])
        self._down.append(server)
        server.kill()

        def start() -> float:
            seconds = server.start()
            self._down.remove(server)
            return seconds

        return "process", start

    def _start_database(self) -> float:
        began = time.monotonic()
        if self._postgres is not None:
            self._postgres.start()
        return time.monotonic() - began

    def stop(self) -> None:
        """End everything."""
        for server in self._all:
            server.stop()
        if self._postgres is not None:
            self._postgres.remove()


class Player:
    """A client that holds some seats of a table, plays at random, and never gives up."""

    def __init__(
        self, servers: Servers, table: str, key: str, colors: set[str], luck: random.Random, figures: Figures
    ) -> None:
        self.servers, self.key, self.colors, self.luck, self.figures = servers, key, colors, luck, figures
        self.table = table
        self.witness = Witness()
        self.over = False
        self.pending: tuple[str, str, int] | None = None
        self._path = f"/api/tables/{table}"
        self._http = httpx.AsyncClient(headers=self._headers(), timeout=5)

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    async def run(self) -> None:
        """Play until told to stop, or to the end."""
        watching = asyncio.create_task(self._watch())
        try:
            while not self.figures.stopping and not self.over:
                try:
                    await self._step()
                except (httpx.HTTPError, TimeoutError):
                    await asyncio.sleep(0.05)
        finally:
            watching.cancel()
            await asyncio.wait((watching,))

    def _address(self, path: str = "") -> str:
        return self.servers.any(self.luck) + self._path + path

    async def _get(self, path: str = "", **query: int) -> dict[str, Any]:
        answer = await self._http.get(self._address(path), params=query or None)
        if answer.status_code != 200:
            raise httpx.TransportError(f"answered with {answer.status_code}")
        found: dict[str, Any] = answer.json()
        return found

    async def _step(self) -> None:
        view = await self._get()
        if view["table"]["status"] == "over":
            self.over = True
            return
        if view["game"] is None or view["game"]["to_move"] not in self.colors:
            await asyncio.sleep(0.01)
            return
        ply = self.luck.choice(view["game"]["choices"])["ply"]
        self.pending = (str(uuid.uuid4()), ply, view["table"]["version"])
        await self.insist()

    async def insist(self) -> None:
        """Send the pending move until it is answered, always under the same id."""
        attempts = 0
        while self.pending is not None and (attempts == 0 or not self.figures.stopping):
            request, ply, version = self.pending
            attempts += 1
            self.figures.sent += 1
            patience = 0.004 if self.luck.random() < 0.05 else 5.0  # now and then the answer is not waited for
            try:
                body = {"ply": ply, "version": version, "id": request}
                async with asyncio.timeout(patience):
                    answer = await self._http.post(self._address("/plies"), json=body)
            except (httpx.HTTPError, TimeoutError):
                self.figures.cuts += patience < 1
                await asyncio.sleep(0.05)
                continue
            self.figures.answers[str(answer.status_code)] += 1
            if answer.status_code >= 500:  # nobody knows whether it is written: ask again
                await asyncio.sleep(0.05)
                continue
            self.pending = None
            if answer.status_code == 200:
                events = answer.json()["events"]
                self.witness.note_answer(request, events)
                self.figures.acknowledged += 1
                self.figures.repeated += attempts > 1

    async def _watch(self) -> None:
        """Follow the table over a WebSocket that is cut now and then; afterwards ask for what was missed."""
        while True:
            address = f"ws{self._address('/live')[4:]}?since={self.witness.without_gap()}"
            try:
                async with connect(address, additional_headers=self._headers()) as socket_:
                    for _ in range(self.luck.randint(1, MOST_HEARD)):
                        self.witness.note(json.loads(await socket_.recv())["events"])
                    self.figures.cuts += 1
                    socket_.transport.abort()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(0.05)

    async def finish(self) -> dict[str, Any]:
        """Settle the pending move, read everything, and give the final view."""
        await self.insist()
        since, more = 0, True
        while more:
            page = await self._get("/events", since=since)
            self.witness.note(page["events"])
            since, more = (page["events"][-1]["seq"] if page["events"] else since), page["more"]
        view = await self._get()
        await self._http.aclose()
        return view


async def lay_table(servers: Servers, luck: random.Random, figures: Figures) -> list[Player]:
    """Make a table of two clients, or of one and a bot, and give its players."""
    async with httpx.AsyncClient(timeout=10) as http:
        with_bot = luck.random() < 0.3
        other = {"kind": "bot", "bot": "random"} if with_bot else {"kind": "open"}
        body = {"seats": [{"kind": "me", "name": "Anna"}, other], "entropy": uuid.uuid4().hex}
        made = (await http.post(servers.any(luck) + "/api/tables", json=body)).json()
        table = made["table"]["id"]
        players = [Player(servers, table, made["key"], {"red"}, luck, figures)]
        if not with_bot:
            sit = {"invite": made["invite"], "seat": 1, "name": "Bob", "entropy": uuid.uuid4().hex}
            sat = (await http.post(f"{servers.any(luck)}/api/tables/{table}/sit", json=sit)).json()
            players.append(Player(servers, table, sat["key"], {"blue"}, luck, figures))
        return players


async def keep_playing(servers: Servers, luck: random.Random, figures: Figures, everyone: list[Player]) -> None:
    """Play one table after the other."""
    while not figures.stopping:
        try:
            players = await lay_table(servers, luck, figures)
        except (httpx.HTTPError, KeyError, ValueError):
            await asyncio.sleep(0.1)
            continue
        everyone += players
        await asyncio.gather(*(player.run() for player in players))
        figures.finished += any(player.over for player in players)


async def play_and_kill(servers: Servers, kills: int, tables: int, seed: int) -> tuple[Figures, list[str]]:
    """Run the test; gives the figures and everything that is wrong."""
    luck = random.Random(seed)  # noqa: S311  # a test, no secret
    figures, everyone = Figures(), list[Player]()
    figures.starts.append(await asyncio.to_thread(servers.start))
    tasks = [
        asyncio.create_task(keep_playing(servers, random.Random(f"{seed}:{n}"), figures, everyone))  # noqa: S311
        for n in range(tables)
    ]

    async def some_moves() -> None:
        wanted = figures.acknowledged + luck.randint(1, MOST_BETWEEN_KILLS)
        while figures.acknowledged < wanted and not any(task.done() for task in tasks):
            await asyncio.sleep(0.01)

    starting: set[asyncio.Task[float]] = set()
    while figures.kills < kills:
        await some_moves()
        what, start = await asyncio.to_thread(servers.kill_one, luck)
        figures.kills += 1
        figures.killed[what] += 1
        if what == "database":
            await asyncio.to_thread(start)
        else:
            starting.add(asyncio.create_task(asyncio.to_thread(start)))
        while len(starting) >= servers.most_down:
            done, starting = await asyncio.wait(starting, return_when=asyncio.FIRST_COMPLETED)
            figures.starts += [task.result() for task in done]
    figures.starts += await asyncio.gather(*starting)
    await some_moves()
    figures.stopping = True
    results = await asyncio.gather(*tasks, return_exceptions=True)
    figures.stopping = False  # what is pending is now settled
    wrong = [f"a client failed: {result!r}" for result in results if isinstance(result, BaseException)]
    views = {player.table: await player.finish() for player in everyone}
    if not figures.acknowledged:
        wrong.append("no move was acknowledged")
    return figures, wrong + check(servers.database, everyone, views)


def check(database: str, everyone: list[Player], views: dict[str, Any]) -> list[str]:
    """Compare the database, what the server shows and what the clients saw."""
    wrong: list[str] = []
    if not is_shared(database):
        with contextlib.closing(sqlite3.connect(database)) as file:
            if file.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                wrong.append("the database is damaged")
    store = open_store(database)
    for table, view in views.items():
        stored = store.read(table)
        if stored is None:
            wrong.append(f"{table}: gone")
            continue
        replayed = loaded_from(stored, parse_edition(stored.edition_text)).table
        shown, bots = view["table"]["seq"], any(seat.kind == "bot" for seat in replayed.seats)
        if shown != replayed.seq and not bots:  # a bot may have moved since
            wrong.append(f"{table}: the server shows {shown} events, {replayed.seq} are written")
        if shown == replayed.seq and json.loads(json.dumps(replayed.running().snapshot())) != view["game"]["snapshot"]:
            wrong.append(f"{table}: the replay is not what the server shows")
        witnesses = [player.witness for player in everyone if player.table == table]
        wrong += [f"{table}: {fault}" for fault in faults_of(stored.events, witnesses)]
    store.close()
    return wrong


def run(
    kills: int, tables: int, seed: int, folder: Path, processes: int = 1, *, postgres: bool = False
) -> tuple[Figures, list[str]]:
    """Run the test in a folder."""
    servers = Servers(folder, processes, postgres=postgres)
    try:
        return asyncio.run(play_and_kill(servers, kills, tables, seed))
    finally:
        servers.stop()


def main() -> int:
    """Run the test and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=6, help="games at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="with --postgres: how many serve")
    parser.add_argument("--postgres", action="store_true", help="share a PostgreSQL, and kill it too")
    args = parser.parse_args()
    if args.processes > 1 and not args.postgres:
        parser.error("several processes need --postgres")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="redcathedral-kill-") as folder:
        figures, wrong = run(args.kills, args.tables, args.seed, Path(folder), args.processes, postgres=args.postgres)
    print(f"{figures.kills} kills {dict(figures.killed)}, {figures.cuts} cuts, {time.monotonic() - began:.0f} s")
    print(f"start to first answer: {max(figures.starts):.2f} s at most")
    print(f"{figures.sent:,} moves sent, {figures.acknowledged:,} acknowledged ({figures.repeated} of them sent again)")
    print(f"answers: {dict(figures.answers)}; games finished: {figures.finished}")
    for line in wrong[:20]:
        print("WRONG", line)
    print("all acknowledged moves are there exactly once; no gaps; replay equals live; all clients agree"
          if not wrong else f"{len(wrong)} things are wrong")  # fmt: skip
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
