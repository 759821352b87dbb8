"""Tables in PostgreSQL, for several processes and machines at once: the database is the only truth they share."""

from __future__ import annotations

import time
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any

import psycopg
from psycopg.errors import DeadlockDetected, IntegrityError, SerializationFailure
from psycopg.pq import TransactionStatus

from ...errors import SetupError
from ...text import say
from .migrations import POSTGRESQL, missing
from .sql_store import SQLStore
from .store import Conflict, Entry, Spent, Unavailable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

NOW = "(extract(epoch from clock_timestamp())::float8)"
MIGRATING = 7_233_001  # the number of the lock that one process holds while it changes the schema
DICE_LOG = 7_233_002  # likewise, while it adds to the log of dice
CONNECT_SECONDS = 5
START_SECONDS = 60.0  # that a server waits for a database that starts with it
RETRY_SECONDS = 0.5


class PostgresStore(SQLStore):
    """A store on one connection, which is opened again when it broke. It belongs to one thread."""

    shared = True
    bytewise = '"C"'

    def __init__(self, url: str) -> None:
        self._url = url
        late = time.monotonic() + START_SECONDS
        while not self._opened():
            if time.monotonic() > late:
                raise SetupError(say("serve-database-away", problem=self._problem))
            time.sleep(RETRY_SECONDS)

    def _opened(self) -> bool:
        """Connect and bring the schema up to date; False if the database does not answer, it may be starting too."""
        try:
            self._db = self._connect()
        except Unavailable as error:
            self._problem = str(error)
            return False
        try:
            self._migrate()
        except (Unavailable, psycopg.OperationalError) as error:
            self._problem = str(error)
            self._db.close()
            return False
        except BaseException:
            self._db.close()
            raise
        return True

    def _connect(self) -> psycopg.Connection[Any]:
        try:
            return psycopg.connect(self._url, autocommit=True, connect_timeout=CONNECT_SECONDS)
        except psycopg.OperationalError as error:
            raise Unavailable(str(error)) from error

    def _connection(self) -> psycopg.Connection[Any]:
        if self._db.closed:
            self._db = self._connect()
        return self._db

    def _migrate(self) -> None:
        """Bring the database to the newest version, wholly or not at all; processes that start together take turns."""
        name = f"PostgreSQL {self._db.info.dbname}"
        with self._db.transaction():
            self._ask("SELECT pg_advisory_xact_lock(?)", (MIGRATING,))
            self._ask("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
            version = self._ask("SELECT coalesce(max(number), 0) FROM migrations")[0][0]
            for migration in missing(POSTGRESQL, version, name):
                for statement in migration.statements:
                    self._db.execute(statement.encode())
                self._ask("INSERT INTO migrations VALUES (?, ?)", (migration.number, migration.name))

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Do what is asked inside as a whole or not at all."""
        try:
            with self._connection().transaction():
                yield
        except psycopg.OperationalError as error:
            raise Unavailable(str(error)) from error

    def close(self) -> None:
        """Let go of the database."""
        self._db.close()

    def write(self, entries: list[list[Entry]]) -> list[Exception | None]:
        """Write requests in one commit and one round trip; if one of them conflicts, each in its own."""
        try:
            self._commit(chain.from_iterable(entries))
        except (IntegrityError, DeadlockDetected, SerializationFailure, Spent) as error:
            if len(entries) > 1:
                return [outcome for request in entries for outcome in self.write([request])]
            if isinstance(error, Spent):
                return [error]
            conflict = Conflict(str(error))
            conflict.__cause__ = error
            return [conflict]
        except psycopg.OperationalError as error:
            raise Unavailable(str(error)) from error
        return [None] * len(entries)

    def _commit(self, entries: Iterable[Entry]) -> None:
        db = self._connection()
        with db.pipeline(), db.transaction():
            # Every process takes tables in one order, so that none waits for another in a circle.
            self._write_entries(sorted(entries, key=lambda entry: entry.table))

    def _lock_dice_log(self) -> None:
        self._ask("SELECT pg_advisory_xact_lock(?)", (DICE_LOG,))

    def _ask(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        in_write = bool(self._db.pgconn.pipeline_status)
        idle = self._db.info.transaction_status == TransactionStatus.IDLE
        try:
            return self._rows(sql, values)
        except psycopg.OperationalError as error:
            if in_write:
                raise  # `write` sees whether its requests got in one another's way
            if not (idle and self._db.closed):  # what a transaction did before would be missing
                raise Unavailable(str(error)) from error
        return self._rows(sql, values)  # the connection broke while nobody used it

    def _rows(self, sql: str, values: Sequence[object]) -> list[Any]:
        db = self._connection()
        cursor = db.execute(_sql(sql), values)
        if db.pgconn.pipeline_status:  # nothing has been answered yet
            with db.pipeline() as pipeline:
                pipeline.sync()
        return cursor.fetchall() if cursor.description else []

    def _put(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        in_write = bool(self._db.pgconn.pipeline_status)
        try:
            self._connection().cursor().executemany(_sql(sql), rows)  # in a pipeline: no row is waited for
        except psycopg.OperationalError as error:
            if in_write:
                raise  # `write` sees whether its requests got in one another's way
            raise Unavailable(str(error)) from error

    def columns(self, name: str) -> list[str]:
        """Give the names of a table's columns, in alphabetical order."""
        where = "table_name = ? AND table_schema = current_schema()"
        found = self._ask(f"SELECT column_name FROM information_schema.columns WHERE {where}", (name,))  # noqa: S608
        return sorted(column for (column,) in found)


def _sql(sql: str) -> bytes:
    return sql.replace("?", "%s").replace("{now}", NOW).encode()
