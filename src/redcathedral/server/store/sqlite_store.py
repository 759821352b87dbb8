"""Tables in one SQLite file: a write-ahead log, every commit on disk before it is answered, events only ever added."""

from __future__ import annotations

import json
import os
import sqlite3
from typing import TYPE_CHECKING

from pydantic_core import to_json

from ..table.events import event_from
from .migrations import SQLITE, missing
from .store import Conflict, Entry, Spent, Store, Stored, TableRow

if TYPE_CHECKING:
    from pathlib import Path

    from ..table.events import Event


class SQLiteStore(Store):
    """A store in one file. It belongs to one thread, the one that first uses it."""

    def __init__(self, path: Path) -> None:
        if path.name != ":memory:":
            _make_private(path)
        self._db = sqlite3.connect(path, isolation_level=None, timeout=10)
        try:
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA trusted_schema = OFF")
            self._migrate(path)
            self._db.execute("PRAGMA foreign_keys = ON")
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

    def close(self) -> None:
        """Let go of the database."""
        self._db.close()

    # Writing

    def write(self, entries: list[list[Entry]]) -> list[Exception | None]:
        """Write requests in one commit, each behind a savepoint of its own: one sync of the disk serves them all."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            outcomes = [self._write_one(request) for request in entries]
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        return outcomes

    def _write_one(self, request: list[Entry]) -> Exception | None:
        self._db.execute("SAVEPOINT request")
        try:
            for entry in request:
                self._write_entry(entry)
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

    def _write_entry(self, entry: Entry) -> None:
        run = self._db.execute
        row = entry.row
        if row is not None:
            run("INSERT OR IGNORE INTO editions VALUES (?, ?)", (row.edition, entry.edition_text))
            run(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (row.id, row.created, row.rules, row.edition, row.secret, row.maker, "", 0),
            )
        if entry.spent is not None:
            spent = run("DELETE FROM commitments WHERE commitment = ? RETURNING commitment", (entry.spent,)).fetchall()
            if not spent:
                raise Spent(entry.spent)
        self._db.executemany(
            "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [_event_row(entry.table, event) for event in entry.events],
        )
        if entry.status is not None or entry.bots:
            run(
                "UPDATE tables SET status = COALESCE(?, status), bots = bots OR ? WHERE id = ?",
                (entry.status, entry.bots, entry.table),
            )
        if entry.snapshot is not None:
            run("INSERT OR IGNORE INTO snapshots VALUES (?, ?, ?)", (entry.table, *entry.snapshot))

    def keep_secret(self, commitment: str, secret: str, at: str, maker: str, *, expired: str, most: int) -> bool:
        """Keep a secret, unless its maker has enough that wait; those that have expired are forgotten."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            self._db.execute("DELETE FROM commitments WHERE at < ?", (expired,))
            waiting = self._db.execute("SELECT count(*) FROM commitments WHERE maker = ?", (maker,)).fetchone()[0]
            if waiting < most:
                self._db.execute(
                    "INSERT INTO commitments (commitment, secret, at, maker) VALUES (?, ?, ?, ?)",
                    (commitment, secret, at, maker),
                )
            self._db.execute("COMMIT")
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        return bool(waiting < most)

    # Reading

    def read(self, table: str) -> Stored | None:
        """Give a table."""
        found = self._db.execute(
            "SELECT id, created, rules, edition, secret, maker FROM tables WHERE id = ?", (table,)
        ).fetchone()
        if found is None:
            return None
        row = TableRow(*found)
        text = self._db.execute("SELECT text FROM editions WHERE digest = ?", (row.edition,)).fetchone()[0]
        snapshot = self._db.execute(
            "SELECT seq, snapshot FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table,)
        ).fetchone()
        return Stored(row, text, self.events(table, 0), snapshot)

    def events(self, table: str, after: int, most: int | None = None) -> list[Event]:
        """Give the events after one, in order: all of them, or so many at most."""
        rows = self._db.execute(
            "SELECT seq, at, kind, seat, public, private, request FROM events"
            " WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?",
            (table, after, -1 if most is None else most),
        )
        return [_event(*row) for row in rows]

    def open_tables(self, maker: str) -> int:
        """Count the tables of a maker that are not over."""
        query = "SELECT count(*) FROM tables WHERE maker = ? AND status IN ('waiting', 'playing')"
        return int(self._db.execute(query, (maker,)).fetchone()[0])

    def tables_with_bots(self) -> list[str]:
        """Give the running tables where a bot may be to move."""
        return [table for (table,) in self._db.execute("SELECT id FROM tables WHERE bots AND status = 'playing'")]

    def secret_of(self, commitment: str) -> str | None:
        """Give a secret that no table has used yet."""
        found = self._db.execute("SELECT secret FROM commitments WHERE commitment = ?", (commitment,)).fetchone()
        return None if found is None else str(found[0])


def _make_private(path: Path) -> None:
    """Keep the database from everyone else on the machine: it holds the secrets of running games."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)  # 0.1 let everyone read it; SQLite gives its log the same mode


def _event_row(table: str, event: Event) -> tuple[object, ...]:
    private = event.private()
    hidden = to_json(private).decode() if private else None
    return table, event.seq, event.at, event.kind, event.seat, event.stored.decode(), hidden, event.request


def _event(
    seq: int, at: str, kind: str, seat: int | None, public: str, private: str | None, request: str | None
) -> Event:
    return event_from(seq, at, kind, seat, json.loads(public), json.loads(private) if private else {}, request)
