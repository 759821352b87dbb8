"""A server that starts on a store with very many tables: how long until it is ready, and what memory they take.

    python -m lab.bench_store                       # 100,000 tables, SQLite and PostgreSQL
    python -m lab.bench_store --tables 2000 --stores sqlite

Each store is filled in bulk with tables that are waiting, left, running and over. The server starts on an empty store
and on the full one; then tables are opened at random, with room for few in memory, so that all are forgotten again.
Beside the time on the wall it prints the processor time of the server, which a busy machine does not change.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lab.filled_store import fill
from lab.machine import machine
from lab.postgres_process import PostgresProcess
from lab.server_load import used
from lab.server_process import GENEROUS, ServerProcess
from redcathedral.server.store.open import open_store
from redcathedral.server.store.sql_store import SQLStore

if TYPE_CHECKING:
    from collections.abc import Iterator

OPENED: Final = 100
ROOM: Final = 20  # tables in memory
STORES: Final = ("sqlite", "postgres")


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Give the address of an empty database."""
    if kind == "sqlite":
        yield str(folder / "tables.sqlite3")
        return
    postgres = PostgresProcess()
    postgres.start()
    try:
        yield postgres.new_database()
    finally:
        postgres.remove()


def ask(server: ServerProcess, path: str) -> int:
    """Ask a server for something; gives the status of the answer."""
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=60)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        return answer.status


@contextmanager
def started(name: str, data: Path, address: str) -> Iterator[ServerProcess]:
    """Start a server, and say how long it took until it was ready and what it holds."""
    server = ServerProcess(data, "--database", address, limits=(*GENEROUS, f"tables_in_memory={ROOM}"))
    began = time.monotonic()
    server.start()
    try:
        while ask(server, "/api/ready") != 200:
            pass
        seconds = time.monotonic() - began
        processor, megabytes = held(server)
        print(f"{name}: ready after {seconds:.2f} s ({processor:.2f} s of processor), {megabytes:.0f} MB", flush=True)
        yield server
    finally:
        server.stop()


def held(server: ServerProcess) -> tuple[float, float]:
    """Give the processor seconds and the megabytes of a server."""
    assert server.process is not None  # noqa: S101  # it has started
    return used(server.process.pid)


def settle(server: ServerProcess) -> None:
    """Wait until it does nothing: it goes over all tables once after it started."""
    before = -1.0
    while (now := held(server)[0]) - before > 0.05:
        before = now
        time.sleep(2)


def measure(kind: str, tables: int) -> None:
    """Fill a store, and start a server on an empty one and on that."""
    with tempfile.TemporaryDirectory(prefix="redcathedral-store-") as folder:
        here = Path(folder)
        with database(kind, here / "empty") as address, started(f"{kind}, empty", here / "a", address) as server:
            settle(server)
            print(f"{kind}, empty: {held(server)[1]:.0f} MB at rest", flush=True)
        with database(kind, here / "full") as address:
            began = time.monotonic()
            store = open_store(address)
            assert isinstance(store, SQLStore)  # noqa: S101
            with closing(store):
                ids = fill(store, tables)
                events = store.count("events")
            took = time.monotonic() - began
            print(f"{kind}: {tables:,} tables, {events:,} events filled in {took:.0f} s", flush=True)
            with started(f"{kind}, {tables:,} tables", here / "b", address) as server:
                settle(server)
                print(f"{kind}, {tables:,} tables: {held(server)[1]:.0f} MB at rest", flush=True)
                luck = random.Random(3)  # noqa: S311
                for turn in range(1, 4):
                    statuses = {ask(server, f"/api/tables/{one}") for one in luck.sample(ids, OPENED)}
                    assert statuses == {200}, statuses  # noqa: S101
                    print(f"{kind}: {held(server)[1]:.0f} MB after {turn * OPENED} were opened, {ROOM} kept")


def main() -> int:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--stores", type=lambda text: text.split(","), default=STORES)
    args = parser.parse_args()
    print(machine())
    for kind in args.stores:
        measure(kind, args.tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
