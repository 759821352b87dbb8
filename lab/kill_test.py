"""The kill test: clients play while the server is killed again and again and connections are cut at random.

Afterwards every move the server acknowledged must be there exactly once, the events without a gap, the replay equal to
what the server shows, and all clients agree on what happened.

    python -m lab.kill_test                 # 50 kills
    python -m lab.kill_test --kills 5 --tables 3
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
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from lab.server_process import ServerProcess
from redcathedral.edition import parse_edition
from redcathedral.server.live.loaded import loaded_from
from redcathedral.server.store.sqlite_store import SQLiteStore

MOST_BETWEEN_KILLS = 40  # moves that are acknowledged
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
    answers: Counter[str] = field(default_factory=Counter)


@dataclass
class Witness:
    """What one client has seen of one table."""

    table: str
    seen: dict[int, dict[str, Any]] = field(default_factory=dict)
    acknowledged: dict[str, tuple[str, int]] = field(default_factory=dict)  # request -> ply, its event
    contradictions: list[str] = field(default_factory=list)

    def note(self, events: list[dict[str, Any]]) -> None:
        """Take events in; what was seen before must be the same."""
        for event in events:
            before = self.seen.setdefault(event["seq"], event)
            if before != event:
                self.contradictions.append(f"event {event['seq']}: {before} then {event}")


class Player:
    """A client that holds some seats of a table, plays at random, and never gives up."""

    def __init__(self, url: str, table: str, key: str, colors: set[str], luck: random.Random, figures: Figures) -> None:
        self.url, self.key, self.colors, self.luck, self.figures = url, key, colors, luck, figures
        self.witness = Witness(table)
        self.over = False
        self.pending: tuple[str, str, int] | None = None
        self._path = f"/api/tables/{table}"
        self._http = httpx.AsyncClient(base_url=url, headers=self._headers(), timeout=5)

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

    async def _step(self) -> None:
        view = (await self._http.get(self._path)).json()
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
                    answer = await self._http.post(self._path + "/plies", json=body)
            except (httpx.HTTPError, TimeoutError):
                self.figures.cuts += patience < 1
                await asyncio.sleep(0.05)
                continue
            self.figures.answers[str(answer.status_code)] += 1
            self.pending = None
            if answer.status_code == 200:
                events = answer.json()["events"]
                self.witness.note(events)
                self.witness.acknowledged[request] = (ply, events[0]["seq"])
                self.figures.acknowledged += 1
                self.figures.repeated += attempts > 1

    async def _watch(self) -> None:
        """Follow the table over a WebSocket that is cut now and then; afterwards ask for what was missed."""
        address = f"ws{self.url[4:]}/api/tables/{self.witness.table}/live"
        while True:
            since = self._without_gap()
            try:
                async with connect(f"{address}?since={since}", additional_headers=self._headers()) as socket_:
                    for _ in range(self.luck.randint(1, MOST_HEARD)):
                        self.witness.note(json.loads(await socket_.recv())["events"])
                    self.figures.cuts += 1
                    socket_.transport.abort()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(0.05)

    def _without_gap(self) -> int:
        seq = 0
        while seq + 1 in self.witness.seen:
            seq += 1
        return seq

    async def finish(self) -> dict[str, Any]:
        """Settle the pending move, read everything, and give the final view."""
        await self.insist()
        since, more = 0, True
        while more:
            page = (await self._http.get(self._path + "/events", params={"since": since})).json()
            self.witness.note(page["events"])
            since, more = (page["events"][-1]["seq"] if page["events"] else since), page["more"]
        view: dict[str, Any] = (await self._http.get(self._path)).json()
        await self._http.aclose()
        return view


async def lay_table(url: str, luck: random.Random, figures: Figures) -> list[Player]:
    """Make a table of two clients, or of one and a bot, and give its players."""
    async with httpx.AsyncClient(base_url=url, timeout=10) as http:
        with_bot = luck.random() < 0.3
        other = {"kind": "bot", "bot": "random"} if with_bot else {"kind": "open"}
        body = {"seats": [{"kind": "me", "name": "Anna"}, other], "entropy": uuid.uuid4().hex}
        made = (await http.post("/api/tables", json=body)).json()
        table = made["table"]["id"]
        players = [Player(url, table, made["key"], {"red"}, luck, figures)]
        if not with_bot:
            sit = {"invite": made["invite"], "seat": 1, "name": "Bob", "entropy": uuid.uuid4().hex}
            sat = (await http.post(f"/api/tables/{table}/sit", json=sit)).json()
            players.append(Player(url, table, sat["key"], {"blue"}, luck, figures))
        return players


async def keep_playing(server: ServerProcess, luck: random.Random, figures: Figures, everyone: list[Player]) -> None:
    """Play one table after the other."""
    while not figures.stopping:
        try:
            players = await lay_table(server.url, luck, figures)
        except (httpx.HTTPError, KeyError, ValueError):
            await asyncio.sleep(0.1)
            continue
        everyone += players
        await asyncio.gather(*(player.run() for player in players))
        figures.finished += any(player.over for player in players)


async def play_and_kill(server: ServerProcess, kills: int, tables: int, seed: int) -> tuple[Figures, list[str]]:
    """Run the test; gives the figures and everything that is wrong."""
    luck = random.Random(seed)  # noqa: S311  # a test, no secret
    figures, everyone = Figures(), list[Player]()
    figures.starts.append(await asyncio.to_thread(server.start))
    tasks = [
        asyncio.create_task(keep_playing(server, random.Random(f"{seed}:{n}"), figures, everyone))  # noqa: S311
        for n in range(tables)
    ]

    async def some_moves() -> None:
        wanted = figures.acknowledged + luck.randint(1, MOST_BETWEEN_KILLS)
        while figures.acknowledged < wanted and not any(task.done() for task in tasks):
            await asyncio.sleep(0.01)

    while figures.kills < kills:
        await some_moves()
        await asyncio.to_thread(server.kill)
        figures.kills += 1
        figures.starts.append(await asyncio.to_thread(server.start))
    await some_moves()
    figures.stopping = True
    results = await asyncio.gather(*tasks, return_exceptions=True)
    figures.stopping = False  # what is pending is now settled
    wrong = [f"a client failed: {result!r}" for result in results if isinstance(result, BaseException)]
    views = {player.witness.table: await player.finish() for player in everyone}
    if not figures.acknowledged:
        wrong.append("no move was acknowledged")
    return figures, wrong + check(server.data, everyone, views)


def check(data: Path, everyone: list[Player], views: dict[str, Any]) -> list[str]:
    """Compare the database, what the server shows and what the clients saw."""
    wrong: list[str] = []
    store = SQLiteStore(data / "tables.sqlite3")
    with contextlib.closing(sqlite3.connect(data / "tables.sqlite3")) as database:
        if database.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            wrong.append("the database is damaged")
    for table, view in views.items():
        stored = store.read(table)
        if stored is None:
            wrong.append(f"{table}: gone")
            continue
        if [event.seq for event in stored.events] != list(range(1, len(stored.events) + 1)):
            wrong.append(f"{table}: the events have a gap")
        replayed = loaded_from(stored, parse_edition(stored.edition_text)).table
        shown, bots = view["table"]["seq"], any(seat.kind == "bot" for seat in replayed.seats)
        if shown != replayed.seq and not bots:  # a bot may have moved since
            wrong.append(f"{table}: the server shows {shown} events, {replayed.seq} are written")
        if shown == replayed.seq and json.loads(json.dumps(replayed.running().snapshot())) != view["game"]["snapshot"]:
            wrong.append(f"{table}: the replay is not what the server shows")
        written = Counter(
            event.request.partition(":")[2]
            for event in stored.events
            if event.request and event.seat is not None and event.kind == "ply"
        )
        final = {event.seq: json.loads(event.json) for event in stored.events}
        for player in everyone:
            if player.witness.table != table:
                continue
            wrong += [f"{table}: {said}" for said in player.witness.contradictions]
            for request, (ply, seq) in player.witness.acknowledged.items():
                if written[request] != 1 or final[seq].get("ply") != ply:
                    wrong.append(f"{table}: acknowledged {ply} is there {written[request]} times")
            wrong += [
                f"{table}: event {seq} differs" for seq, event in player.witness.seen.items() if final.get(seq) != event
            ]
    store.close()
    return wrong


def run(kills: int, tables: int, seed: int, folder: Path) -> tuple[Figures, list[str]]:
    """Run the test in a folder."""
    server = ServerProcess(folder / "data")
    try:
        return asyncio.run(play_and_kill(server, kills, tables, seed))
    finally:
        server.stop()


def main() -> int:
    """Run the test and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=6, help="games at the same time")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="redcathedral-kill-") as folder:
        figures, wrong = run(args.kills, args.tables, args.seed, Path(folder))
    print(f"{figures.kills} kills, {figures.cuts} cut connections, {time.monotonic() - began:.0f} s")
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
