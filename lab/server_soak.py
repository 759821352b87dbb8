"""A long mixed run of the server: people play, bots, watchers come and go, attackers of every kind, and kills.

    python -m lab.server_soak --minutes 60
    python -m lab.server_soak --minutes 2 --seconds-between-kills 10

Two processes share a PostgreSQL. One of them is killed again and again and started again, the database too, less often;
the other lives all the time, and what it holds (memory, files, threads, tables, connections of the database) is looked
at every few seconds. The limits are those a server has by default; everybody comes from an address of their own.

Wrong is: an answer of 500, a log line over 2 KB, an error in a log, a move that was acknowledged and is lost, doubled
or changed, a guessed key that is taken, and whatever grows without settling.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from lab.machine import machine
from lab.postgres_process import PostgresProcess
from lab.server_attacks import ATTACKS, Attacker
from lab.server_players import Figures, People, Player, faults_at
from lab.server_process import ServerProcess, free_port
from lab.server_samples import Samples, held_by
from redcathedral.server.store.open import open_store
from redcathedral.server.store.store import Unavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

DATABASE_KILLS: Final = 8  # one of so many kills is the database's
SAMPLE_SECONDS: Final = 10.0
WARM_SHARE: Final = 0.15  # of the time, until what is looked at counts: caches and the tables in memory fill first
LONGEST_LINE: Final = 2048
SETTLING_SECONDS: Final = 300.0  # at the end: whoever still waits then waits for nothing
LINE_SECONDS: Final = 60.0  # between lines about how far it is
TABLES_IN_MEMORY: Final = 40  # few, so that tables are forgotten and made again all the time
WENT_AWAY: Final = (OSError, EOFError, TimeoutError, httpx.HTTPError, WebSocketException, asyncio.LimitOverrunError)


@dataclass
class Seen:
    """What was counted, and what is wrong."""

    kills: Counter[str] = field(default_factory=Counter)
    attempts: Counter[str] = field(default_factory=Counter)
    fruitless: Counter[str] = field(default_factory=Counter)  # attempts that were hung up on
    statuses: Counter[int] = field(default_factory=Counter)
    visits: int = 0  # of watchers
    games: int = 0  # whose history was checked
    log_lines: int = 0
    longest_line: int = 0
    wrong: list[str] = field(default_factory=list)


class House:
    """Two processes, the first of which is never killed, and their database."""

    def __init__(self, folder: Path) -> None:
        self.postgres = PostgresProcess(options=("-c", "fsync=off"))
        self.postgres.start()
        self.database = self.postgres.new_database()
        self.metrics = free_port()
        more = ("--database", self.database, "--log", "json")
        limits = (f"tables_in_memory={TABLES_IN_MEMORY}",)
        self.lasting = ServerProcess(folder / "lasting", *more, "--metrics", f"127.0.0.1:{self.metrics}", limits=limits)
        self.mortal = ServerProcess(folder / "mortal", *more, limits=limits, forked=True)
        self.all = (self.lasting, self.mortal)

    def start(self) -> None:
        """Start everything."""
        for server in self.all:
            server.start()

    def any(self, luck: random.Random) -> str:
        """Give the address of a process."""
        return luck.choice(self.all).url

    def stop(self) -> list[int]:
        """End everything; gives how the processes ended."""
        codes = [server.stop() for server in self.all]
        self.postgres.remove()
        return codes

    def kill(self, number: int) -> str:
        """Kill the mortal process, now and then the database, and start it again; gives what it was."""
        if number % DATABASE_KILLS == DATABASE_KILLS - 1:
            self.postgres.kill()
            self.postgres.start()
            return "database"
        self.mortal.kill()
        self.mortal.start()
        return "process"

    def held(self) -> dict[str, float]:
        """Say what the lasting process and the database hold."""
        assert self.lasting.process is not None  # noqa: S101  # it has started
        found = held_by(self.lasting.process.pid, self.metrics)
        with psycopg.connect(self.database) as db:
            query = "SELECT (SELECT count(*) FROM pg_stat_activity), (SELECT count(*) FROM jobs)"
            row = db.execute(query).fetchone() or (0, 0)
        found["connections of the database"], found["rows of jobs"] = float(row[0]), float(row[1])
        return found


class Soak:
    """Everybody who is there."""

    def __init__(self, house: House, args: argparse.Namespace) -> None:
        self.house, self.args = house, args
        self.seen, self.figures, self.samples = Seen(), Figures(), Samples()
        self.luck = random.Random(args.seed)  # noqa: S311  # a test, no secret
        self.people = [
            People(house, random.Random(f"{args.seed}:{n}"), self.figures, f"127.0.1.{n + 1}", args.pause)  # noqa: S311
            for n in range(args.tables)
        ]
        self.began = time.monotonic()

    @property
    def minutes(self) -> float:
        """How long it has run."""
        return (time.monotonic() - self.began) / 60

    def table(self) -> str:
        """Name a table where somebody plays, or one that nobody has."""
        playing = [people.at[0].table for people in self.people if people.at]
        return self.luck.choice([*playing, "nosuchtable"])

    async def run(self) -> None:
        """Let all do what they do for so long, then settle and check."""
        playing = [asyncio.create_task(self._play(people)) for people in self.people]
        beside = [asyncio.create_task(work) for work in (self._kill(), self._sample(), self._tell())]
        beside += [asyncio.create_task(self._watch(n)) for n in range(self.args.watchers)]
        beside += [asyncio.create_task(self._attack(n)) for n in range(len(ATTACKS))]
        enough = asyncio.create_task(self._enough())
        await asyncio.wait((*playing, *beside, enough), return_when=asyncio.FIRST_COMPLETED)  # of the others none ends
        self.figures.stopping = True
        enough.cancel()
        for task in beside:
            task.cancel()
        ended = await asyncio.gather(*beside, return_exceptions=True)
        _, waiting = await asyncio.wait(playing, timeout=SETTLING_SECONDS)
        for task in waiting:
            task.cancel()
            self.seen.wrong.append(f"somebody still waits for an answer {SETTLING_SECONDS:.0f} s after the end")
        ended += await asyncio.gather(*playing, return_exceptions=True)
        unexpected = [one for one in ended if isinstance(one, Exception)]
        self.seen.wrong += [f"somebody failed: {type(one).__name__}: {one}" for one in unexpected]
        self.seen.wrong += self.samples.leaks()
        self.seen.statuses.update({int(status): n for status, n in self.figures.answers.items()})
        if self.seen.statuses[500]:
            self.seen.wrong.append(f"{self.seen.statuses[500]} answers of 500")
        if not self.figures.acknowledged or not self.seen.games:
            self.seen.wrong.append("no move was acknowledged, or no history checked")

    async def _enough(self) -> None:
        """Wait for the end, or for Ctrl-C: what has happened until then is checked too."""
        interrupted = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, interrupted.set)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.args.minutes * 60):
                await interrupted.wait()

    async def _play(self, people: People) -> None:
        """Play one game after the other; check each when it is over, and the last one as it stands."""
        while players := await people.play_a_game():
            self.seen.wrong += await _in_the_end(partial(self._faults, players))
            self.seen.games += 1
            for player in players:
                await player.leave()

    async def _faults(self, players: list[Player]) -> list[str]:
        view = [await player.finish() for player in players][-1]

        def compared() -> list[str]:
            with contextlib.closing(open_store(self.house.database)) as store:
                return faults_at(store, players, view)

        return await asyncio.to_thread(compared)

    async def _kill(self) -> None:
        """Kill now and then, and start again."""
        for number in itertools.count():
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.args.seconds_between_kills)
            killed = await asyncio.shield(asyncio.to_thread(self.house.kill, number))
            self.seen.kills[killed] += 1

    async def _sample(self) -> None:
        """Look at what is held."""
        await asyncio.sleep(WARM_SHARE * self.args.minutes * 60)
        while True:
            with contextlib.suppress(psycopg.OperationalError):  # it is killed just now
                self.samples.add(time.monotonic() - self.began, await asyncio.to_thread(self.house.held))
            await asyncio.sleep(SAMPLE_SECONDS)

    async def _tell(self) -> None:
        """Say how far it is, and read the logs."""
        while True:
            await asyncio.sleep(LINE_SECONDS)
            held = ", ".join(f"{values[-1]:,.0f} {name}" for name, values in self.samples.held.items())
            print(
                f"{self.minutes:.0f} min: {self.figures.acknowledged:,} moves, {sum(self.seen.kills.values())} kills, "
                f"{self.seen.attempts.total():,} attacks, {len(self.seen.wrong)} wrong; {held}",
                flush=True,
            )

    async def _watch(self, number: int) -> None:
        """Come, watch a table for a while, and go without a word."""
        source, luck = f"127.0.2.{number + 1}", random.Random(f"{self.args.seed}:watcher {number}")  # noqa: S311
        while True:
            with contextlib.suppress(*WENT_AWAY):
                address = f"ws{self.house.any(luck)[4:]}/api/tables/{self.table()}/live?since={luck.choice((0, 20))}"
                async with connect(address, local_addr=(source, 0)) as socket, asyncio.timeout(luck.uniform(1, 20)):
                    while True:
                        await socket.recv(decode=False)
            self.seen.visits += 1
            await asyncio.sleep(luck.uniform(0, 2))

    async def _attack(self, number: int) -> None:
        """Attack in one way, again and again."""
        attack, luck = ATTACKS[number], random.Random(f"{self.args.seed}:{number}")  # noqa: S311
        port = lambda: luck.choice(self.house.all).port  # noqa: E731
        me = Attacker(f"127.0.3.{number + 1}", port, self.table, luck, self.seen.statuses)
        while True:
            self.seen.attempts[attack.__name__] += 1
            try:
                await attack(me)
            except WENT_AWAY:
                self.seen.fruitless[attack.__name__] += 1
            await asyncio.sleep(luck.uniform(0.5, 1.5) * self.args.attack_pause)

    def read_logs(self) -> None:
        """Look at every line the processes have logged."""
        for server in self.house.all:
            for line in server.log().splitlines():
                self.seen.log_lines += 1
                self.seen.longest_line = max(self.seen.longest_line, len(line.encode()))
                if '"level": "error"' in line or '"level": "critical"' in line or '"frames"' in line:
                    self.seen.wrong.append(f"{server.data.name} logged {line[:600]}")
        if self.seen.longest_line > LONGEST_LINE:
            self.seen.wrong.append(f"a log line has {self.seen.longest_line:,} bytes")


async def _in_the_end(what: Callable[[], Awaitable[list[str]]]) -> list[str]:
    """Do something that needs the server, again and again until nobody kills it meanwhile."""
    while True:
        try:
            return await what()
        except (*WENT_AWAY, Unavailable, psycopg.OperationalError):
            await asyncio.sleep(0.5)


def report(soak: Soak) -> None:
    """Print what was found."""
    seen, figures = soak.seen, soak.figures
    print(f"{soak.minutes:.0f} minutes on {machine()}")
    print(f"kills: {dict(seen.kills)}; connections cut by clients: {figures.cuts}; visits of watchers: {seen.visits:,}")
    print(
        f"{figures.acknowledged:,} moves acknowledged ({figures.repeated} of them sent again), {figures.finished} "
        f"games over, {seen.games} histories checked"
    )
    print(f"attacks: {dict(seen.attempts)}")
    print(f"  hung up on: {dict(seen.fruitless)}")
    print(f"answers by status: {dict(sorted(seen.statuses.items()))}")
    print(f"log: {seen.log_lines:,} lines, the longest of {seen.longest_line:,} bytes")
    for line in soak.samples.report():
        print(line)
    for fault in seen.wrong[:30]:
        print("WRONG", fault)
    print(f"{len(seen.wrong)} things are wrong" if seen.wrong else "no leak, no 500, no lost move")


def main() -> int:
    """Run it and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=8, help="where people play at the same time")
    parser.add_argument("--watchers", type=int, default=12)
    parser.add_argument("--pause", type=float, default=0.3, help="seconds between a person's moves")
    parser.add_argument("--attack-pause", type=float, default=6.0, help="seconds between attempts of one attacker")
    parser.add_argument("--seconds-between-kills", type=float, default=40.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="redcathedral-soak-") as folder:
        house = House(Path(folder))
        try:
            house.start()
            soak = Soak(house, args)
            asyncio.run(soak.run())
        finally:
            codes = house.stop()
        soak.read_logs()
        if any(codes):
            soak.seen.wrong.append(f"the processes ended with {codes}")
    report(soak)
    return 1 if soak.seen.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
