"""What every store does in SQL, written once. A store adds its connection, transactions and the words that differ."""

from __future__ import annotations

from abc import abstractmethod
from itertools import chain
from typing import TYPE_CHECKING, Any

from pydantic_core import from_json, to_json

from ..table.dice_log import PROMISED, DiceFact, DiceLine, line_after
from ..table.events import event_from
from .store import LAYING, LEASE_SECONDS, Entry, Job, Spent, Store, Stored, TableRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ..table.events import Event

# Keys that are no text.
NUMBERS = {("events", "seq"), ("snapshots", "seq"), ("reports", "id"), ("acts", "id"), ("dice_log", "number")}
MOST_EVENTS = 2**31 - 1
EVENT_COLUMNS = ("table_id", "seq", "at", "kind", "seat", "public", "private", "request")


class SQLStore(Store):
    """A store in SQL. Parameters are written as `?`, the time by the database's own clock as `{now}`."""

    bytewise: str  # the collation that orders text by its bytes

    @abstractmethod
    def _ask(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """Run a statement, in its own transaction if none is open, and return its rows."""

    @abstractmethod
    def _put(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Run a statement for each row."""

    # Writing

    def _write_entries(self, entries: Sequence[Entry]) -> None:
        """Write entries inside a transaction; the log of dice last, since only one process at a time may add to it."""
        for entry in entries:
            if entry.row is not None:
                self._write_table(entry.row, entry.edition_text)
            if entry.spent is not None:
                self._spend(entry.spent)
        events = [_event_row(entry.table, event) for entry in entries for event in entry.events]
        self.insert("events", EVENT_COLUMNS, events)
        for entry in entries:
            if entry.status is not None:
                self._put("UPDATE tables SET status = ? WHERE id = ?", [(entry.status, entry.table)])
            if entry.snapshot is not None:
                snapshot = (entry.table, *entry.snapshot)
                self._put("INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT DO NOTHING", [snapshot])
            if entry.job is not None:
                self.set_job(entry.table, entry.job)
        self._log_dice([fact for entry in entries for fact in entry.dice])

    def _write_table(self, row: TableRow, edition_text: str | None) -> None:
        self._put("INSERT INTO editions VALUES (?, ?) ON CONFLICT DO NOTHING", [(row.edition, edition_text)])
        self._put(
            "INSERT INTO tables (id, created, rules, edition, secret, maker, status) VALUES (?, ?, ?, ?, ?, ?, '')",
            [(row.id, row.created, row.rules, row.edition, row.secret, row.maker)],
        )

    def _spend(self, commitment: str) -> None:
        if not self._ask("DELETE FROM commitments WHERE commitment = ? RETURNING commitment", (commitment,)):
            raise Spent(commitment)

    def set_job(self, table: str, job: Job) -> None:
        """Write whether a bot is to move at a table; a lease that is held stays so."""
        if not job.due:
            self.end_job(table)
            return
        seconds = LEASE_SECONDS if job.owner else 0.0
        self._put(
            "INSERT INTO jobs (table_id, alone, owner, until) VALUES (?, ?, ?, {now} + ?) ON CONFLICT (table_id)"
            " DO UPDATE SET alone = excluded.alone",
            [(table, int(job.alone), job.owner, seconds)],
        )

    def end_job(self, table: str) -> None:
        """Forget a job."""
        self._put("DELETE FROM jobs WHERE table_id = ?", [(table,)])

    def keep_secret(self, commitment: str, secret: str, at: str, maker: str, *, expired: str, most: int) -> bool:
        """Keep a secret, unless its maker has enough that wait; those that have expired are forgotten."""
        self._ask("DELETE FROM commitments WHERE at < ?", (expired,))
        with self.transaction():
            kept = self._ask(
                "INSERT INTO commitments (commitment, secret, at, maker) SELECT ?, ?, ?, ?"
                " WHERE (SELECT count(*) FROM commitments WHERE maker = ?) < ? RETURNING commitment",
                (commitment, secret, at, maker, maker, most),
            )
            if kept:
                self._log_dice([DiceFact(at, PROMISED, commitment)])
        return bool(kept)

    def _log_dice(self, facts: Sequence[DiceFact]) -> None:
        """Add to the public log of dice, inside a transaction."""
        if not facts:
            return
        self._lock_dice_log()
        last = next(iter(self._dice_lines("ORDER BY number DESC LIMIT 1")), None)
        for fact in facts:
            last = line_after(last, fact)
            self._put("INSERT INTO dice_log (number, at, what, commitment, digest) VALUES (?, ?, ?, ?, ?)", [last])

    @abstractmethod
    def _lock_dice_log(self) -> None:
        """Keep other processes from adding to the log until this transaction ends: each line follows on the last."""

    def dice_log(self, after: int, most: int) -> list[DiceLine]:
        """Return lines of the public log of dice in order: at most a given number after one."""
        return self._dice_lines("WHERE number > ? ORDER BY number LIMIT ?", (after, most))

    def dice_log_of(self, commitment: str) -> list[DiceLine]:
        """Give what the public log says about one promise, in order."""
        return self._dice_lines("WHERE commitment = ? ORDER BY number", (commitment,))

    def _dice_lines(self, which: str, values: Sequence[object] = ()) -> list[DiceLine]:
        rows = self._ask(f"SELECT number, at, what, commitment, digest FROM dice_log {which}", values)  # noqa: S608  # ours
        return [DiceLine(*row) for row in rows]

    # Reading

    def read(self, table: str) -> Stored | None:
        """Give a table."""
        query = "SELECT id, created, rules, edition, secret, maker FROM tables WHERE id = ? AND status <> ?"
        found = self._ask(query, (table, LAYING))
        if not found:
            return None
        row = TableRow(*found[0])
        text = self._ask("SELECT text FROM editions WHERE digest = ?", (row.edition,))[0][0]
        snapshots = self._ask(
            "SELECT seq, snapshot FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table,)
        )
        return Stored(row, text, self.events(table, 0), snapshots[0] if snapshots else None)

    def events(self, table: str, after: int, most: int | None = None) -> list[Event]:
        """Return the events after one, in order, at most a given number."""
        rows = self._ask(
            "SELECT seq, at, kind, seat, public, private, request FROM events"
            " WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq",
            (table, after, MOST_EVENTS if most is None else after + most),  # they are numbered without a gap
        )
        return [_event(*row) for row in rows]

    def events_after(self, known: Mapping[str, int]) -> dict[str, list[Event]]:
        """Give what happened at each table after the last event that is known, in order; nothing where nothing did."""
        marks = ", ".join(["(CAST(? AS TEXT), CAST(? AS INTEGER))"] * len(known))
        rows = self._ask(
            "SELECT table_id, seq, at, kind, seat, public, private, request FROM events"  # noqa: S608  # question marks
            f" JOIN (VALUES {marks}) AS known ON table_id = known.column1 AND seq > known.column2"
            " ORDER BY table_id, seq",
            tuple(chain.from_iterable(known.items())),
        )
        found: dict[str, list[Event]] = {}
        for table, *facts in rows:
            found.setdefault(table, []).append(_event(*facts))
        return found

    def last_seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Give the number of each table's last event."""
        marks = ", ".join("?" * len(tables))
        rows = self._ask(f"SELECT table_id, max(seq) FROM events WHERE table_id IN ({marks}) GROUP BY table_id", tables)  # noqa: S608  # question marks
        return dict(rows)

    def open_tables(self, maker: str) -> int:
        """Count the tables of a maker that are not over."""
        query = "SELECT count(*) FROM tables WHERE maker = ? AND status IN ('waiting', 'playing')"
        return int(self._ask(query, (maker,))[0][0])

    def secret_of(self, commitment: str) -> str | None:
        """Give a secret that no table has used yet."""
        found = self._ask("SELECT secret FROM commitments WHERE commitment = ?", (commitment,))
        return str(found[0][0]) if found else None

    # Jobs

    def take_job(self, table: str, owner: str) -> bool:
        """Take the lease of a table's job, unless another holds it; says whether it is the owner's now."""
        return bool(
            self._ask(
                "UPDATE jobs SET owner = ?, until = {now} + ? WHERE table_id = ? AND (owner = ? OR until < {now})"
                " RETURNING table_id",
                (owner, LEASE_SECONDS, table, owner),
            )
        )

    def free_jobs(self, most: int) -> list[str]:
        """Give tables where a bot is to move, a person waits for it, and no living process is at it."""
        query = "SELECT table_id FROM jobs WHERE alone = 0 AND until < {now} ORDER BY until LIMIT ?"
        return [table for (table,) in self._ask(query, (most,))]

    def renew_jobs(self, owner: str) -> None:
        """Hold every lease of an owner a while longer."""
        self._ask("UPDATE jobs SET until = {now} + ? WHERE owner = ? AND until > 0", (LEASE_SECONDS, owner))

    def release_jobs(self, owner: str, tables: Sequence[str] | None = None) -> None:
        """Give leases back, all of an owner's if no tables are named."""
        chosen = "" if tables is None else f" AND table_id IN ({', '.join('?' * len(tables))})"
        self._ask(f"UPDATE jobs SET owner = '', until = 0 WHERE owner = ?{chosen}", (owner, *(tables or ())))  # noqa: S608  # question marks

    def tables_of_bots(self, maker: str) -> int:
        """Count the running tables of a maker where bots play alone."""
        query = "SELECT count(*) FROM jobs JOIN tables ON tables.id = jobs.table_id WHERE maker = ? AND alone <> 0"
        return int(self._ask(query, (maker,))[0][0])

    # Limits

    def spend(self, seconds: Mapping[str, float], most: float) -> dict[str, float]:
        """Add to what each name has spent; every process takes them in one order, so that none waits in a circle."""
        marks = ", ".join(["(?, {now} + ?)"] * len(seconds))
        due = "budgets.until - {now}"
        found = self._ask(
            f"INSERT INTO budgets (name, until) VALUES {marks} ON CONFLICT (name)"  # noqa: S608  # question marks
            f" DO UPDATE SET until = excluded.until + CASE WHEN {due} > ? THEN ? WHEN {due} > 0 THEN {due} ELSE 0 END"
            " RETURNING name, until - {now}",
            (*chain.from_iterable(sorted(seconds.items())), most, most),
        )
        return dict(found)

    def forget_spent(self) -> None:
        """Forget what is there again."""
        self._ask("DELETE FROM budgets WHERE until < {now}")

    # Moving. Names of tables and columns come from the code and the database itself, never from anyone else

    @abstractmethod
    def columns(self, name: str) -> list[str]:
        """Give the names of a table's columns, in alphabetical order."""

    def count(self, name: str) -> int:
        """Count the rows of a table."""
        return int(self._ask(f"SELECT count(*) FROM {name}")[0][0])  # noqa: S608

    def clear(self, name: str) -> None:
        """Take all rows out of a table."""
        self._ask(f"DELETE FROM {name}")  # noqa: S608

    def insert(self, name: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        """Add rows to a table."""
        marks = ", ".join("?" * len(columns))
        self._put(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows)  # noqa: S608

    def rows(
        self, name: str, columns: Sequence[str], keys: Sequence[str], after: Sequence[object] | None, most: int
    ) -> list[tuple[object, ...]]:
        """Return rows in the order of their keys, compared by bytes: those after a row, at most a given number."""
        ordered = [key if (name, key) in NUMBERS else f"{key} COLLATE {self.bytewise}" for key in keys]
        where = "" if after is None else f" WHERE ({', '.join(ordered)}) > ({', '.join('?' * len(keys))})"
        query = f"SELECT {', '.join(columns)} FROM {name}{where} ORDER BY {', '.join(ordered)} LIMIT ?"  # noqa: S608
        return [tuple(row) for row in self._ask(query, (*(after or ()), most))]


def _event_row(table: str, event: Event) -> tuple[object, ...]:
    private = event.private() if event.has_private else None
    hidden = to_json(private).decode() if private else None
    return table, event.seq, event.at, event.kind, event.seat, event.stored.decode(), hidden, event.request


def _event(
    seq: int, at: str, kind: str, seat: int | None, public: str, private: str | None, request: str | None
) -> Event:
    return event_from(seq, at, kind, seat, public, from_json(private) if private else {}, request)
