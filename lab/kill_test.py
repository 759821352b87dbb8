"""The kill test: clients play while processes are killed again and again and connections are cut at random.

With `--postgres` several processes share one PostgreSQL, every request goes to any of them, and the database is killed
too. Afterwards every move that was acknowledged must be there exactly once, the events without a gap, the replay equal
to what the server shows, and all clients agree on what happened. Ctrl-C ends it early, and checks what happened so far.

    python -m lab.kill_test                                          # one process, SQLite, 50 kills
    python -m lab.kill_test --kills 5 --tables 3
    python -m lab.kill_test --kills 500 --postgres --processes 4
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import sqlite3
import sys
import tempfile
import time
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lab.postgres_process import PostgresProcess
from lab.server_players import Figures, People, Player, faults_at
from lab.server_process import ServerProcess
from redcathedral.server.store.open import is_shared, open_store

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_BETWEEN_KILLS = 40  # moves that are acknowledged
DATABASE_KILLS = 0.2  # of all kills, where the database is a process too
KILLS_A_LINE = 50  # of a long run, which says how far it is


class Servers:
    """The processes that serve, and their database; any of them can be killed and comes back."""

    def __init__(self, folder: Path, processes: int, *, postgres: bool) -> None:
        self._postgres = PostgresProcess(options=()) if postgres else None
        self.database = str(folder / "data" / "tables.sqlite3")
        if self._postgres is not None:
            self._postgres.start()
            self.database = self._postgres.new_database()
        self._all = [
            ServerProcess(folder / (f"data-{n}" if n else "data"), "--database", self.database, forked=True)
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


async def play_and_kill(servers: Servers, kills: int, tables: int, seed: int) -> tuple[Figures, list[str]]:
    """Run the test; gives the figures and everything that is wrong."""
    luck = random.Random(seed)  # noqa: S311  # a test, no secret
    figures, everyone = Figures(), list[list[Player]]()
    figures.starts.append(await asyncio.to_thread(servers.start))

    async def keep_playing(people: People) -> None:
        while players := await people.play_a_game():
            everyone.append(players)

    tasks = [
        asyncio.create_task(keep_playing(People(servers, random.Random(f"{seed}:{n}"), figures)))  # noqa: S311
        for n in range(tables)
    ]

    async def some_moves() -> None:
        wanted = figures.acknowledged + luck.randint(1, MOST_BETWEEN_KILLS)
        while figures.acknowledged < wanted and not any(task.done() for task in tasks):
            await asyncio.sleep(0.01)

    starting: set[asyncio.Task[float]] = set()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, figures.enough.set)
    while figures.kills < kills and not figures.enough.is_set():
        await some_moves()
        what, start = await asyncio.to_thread(servers.kill_one, luck)
        figures.kills += 1
        figures.killed[what] += 1
        if not figures.kills % KILLS_A_LINE:
            print(f"{figures.kills} kills, {figures.acknowledged:,} moves acknowledged", flush=True)
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
    wrong = [f"a client failed: {result!r}" for result in results if isinstance(result, BaseException)]
    if not figures.acknowledged:
        wrong.append("no move was acknowledged")
    views = [[await player.finish() for player in players][-1] for players in everyone]
    for player in chain.from_iterable(everyone):
        await player.leave()
    return figures, wrong + check(servers.database, everyone, views)


def check(database: str, everyone: list[list[Player]], views: list[dict[str, Any]]) -> list[str]:
    """Compare the database, what the server shows and what the clients saw."""
    wrong: list[str] = []
    if not is_shared(database):
        with contextlib.closing(sqlite3.connect(database)) as file:
            if file.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                wrong.append("the database is damaged")
    with contextlib.closing(open_store(database)) as store:
        for players, view in zip(everyone, views, strict=True):
            wrong += faults_at(store, players, view)
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
