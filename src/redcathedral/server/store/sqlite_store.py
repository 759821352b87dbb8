"""Tables in one SQLite file: a write-ahead log, every commit on disk before it is answered, events only appended."""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any

from .migrations import SQLITE, missing
from .sql_store import SQLStore
from .store import Conflict, Entry, Spent, Unavailable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

IN_MEMORY = ":memory:"
OPENING_SECONDS = 10.0  # that another program may keep the database locked while it is opened …
LOCKED_MILLISECONDS = 1_000  # … and later, when everybody waits
LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
ROWS_AT_ONCE = 64  # in one statement; SQLite remembers how it runs a statement for each number of rows


class SQLiteStore(SQLStore):
    """A store in one file. It belongs to one thread, the one that first uses it."""

    shared = False  # one process at a time
    bytewise = "BINARY"
    now = "((julianday('now') - 2440587.5) * 86400.0)"  # seconds since 1970

    def __init__(self, path: Path) -> None:
        if path.name != IN_MEMORY:
            _make_private(path)
        self._db = sqlite3.connect(path, isolation_level=None, timeout=OPENING_SECONDS)
        try:
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA trusted_schema = OFF")
            self._migrate(path)
            self._db.execute("PRAGMA foreign_keys = ON")
            self._db.execute(f"PRAGMA busy_timeout = {LOCKED_MILLISECONDS}")
        except BaseException:
            self._db.close()
            raise

    def _migrate(self, path: Path) -> None:
        """Bring the database to the newest version, wholly or not at all."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            version = self._db.execute("PRAGMA user_version").fetchone()[0]
            for migration in missing(SQLITE, version, str(path)):
                for statement in migration.statements:
                    self._db.execute(statement)
                self._db.execute(f"PRAGMA user_version = {migration.number}")
            self._db.execute("COMMIT")
        except BaseException:
            self._db.execute("ROLLBACK")
            raise

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Do what is asked inside as a whole or not at all."""
        self._begin()
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Let go of the database."""
        self._db.close()

    def write(self, entries: list[list[Entry]]) -> list[Exception | None]:
        """Write requests in one commit; one sync of the disk serves them all.

        They're written as if they were one request, in as few statements as there are: Python's threads change places
        around each. Only if one of them conflicts does each get its own savepoint.
        """
        try:
            with self.transaction():
                self._write_entries(list(chain.from_iterable(entries)))
        except (sqlite3.IntegrityError, Spent):
            with self.transaction():
                return [self._write_one(request) for request in entries]
        return [None] * len(entries)

    def _write_one(self, request: list[Entry]) -> Exception | None:
        self._db.execute("SAVEPOINT request")
        try:
            self._write_entries(request)
        except (sqlite3.IntegrityError, Spent) as error:
            self._db.execute("ROLLBACK TO request")
            self._db.execute("RELEASE request")
            if isinstance(error, Spent):
                return error
            conflict = Conflict(str(error))
            conflict.__cause__ = error
            return conflict
        self._db.execute("RELEASE request")
        return None

    def _lock_dice_log(self) -> None:
        pass  # there is only one writer

    def _begin(self) -> None:
        with _locked_is_away():
            self._db.execute("BEGIN IMMEDIATE")

    def _ask(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        with _locked_is_away():
            return self._db.execute(sql.replace("{now}", self.now), values).fetchall()

    def _put(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        self._db.executemany(sql.replace("{now}", self.now), rows)

    def insert(self, name: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        """Add rows to a table, many in one statement."""
        for first in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[first : first + ROWS_AT_ONCE]
            row = f"({', '.join('?' * len(columns))})"
            values = ", ".join([row] * len(some))
            self._ask(f"INSERT INTO {name} ({', '.join(columns)}) VALUES {values}", list(chain.from_iterable(some)))  # noqa: S608  # ours

    def columns(self, name: str) -> list[str]:
        """Give the names of a table's columns, in alphabetical order."""
        return sorted(name for (name,) in self._ask("SELECT name FROM pragma_table_info(?)", (name,)))


@contextmanager
def _locked_is_away() -> Iterator[None]:
    """Treat a database that another program keeps locked as unavailable: the client will ask again."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in LOCKED:
            raise Unavailable(str(error)) from error
        raise


def _make_private(path: Path) -> None:
    """Keep the database from everyone else on the machine: it holds the secrets of running games."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)  # 0.1 let everyone read it; SQLite gives its log the same mode
