"""What a host needs from a store: listing and deleting tables, blocked addresses, reports, and a list of admin acts."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from ..table.events import Chatted, Event

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

MOST_REPORTS = 10_000  # kept; the oldest make room
# What is kept of a table, each row naming it; the table itself goes last.
_PARTS = ("jobs", "events", "snapshots")


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as a host sees it."""

    id: str
    status: str
    created: str
    touched: str  # when something last happened there
    events: int
    maker: str


@dataclass(frozen=True, slots=True)
class Ban:
    """Blocked addresses."""

    network: str
    at: str
    reason: str


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody found wrong with what another did or said."""

    id: int
    at: str
    table: str
    seat: int
    seq: int | None
    said: str | None
    reason: str


@dataclass(frozen=True, slots=True)
class Act:
    """Something an admin did. A running server looks for new ones, and forgets what they have changed."""

    id: int
    at: str
    act: str
    subject: str


class Housekeeping(Protocol):
    """The part of a store that hosts use, in SQL that every store understands."""

    @abstractmethod
    def _ask(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """Run a statement, in its own transaction if none is open, and return its rows."""

    @abstractmethod
    def transaction(self) -> AbstractContextManager[object]:
        """Do what is asked inside as a whole or not at all."""

    # Tables

    def kept(self, after: str, most: int) -> list[Kept]:
        """Return tables in the order of their ids: at most a given number after one."""
        rows = self._ask(
            "SELECT id, status, created, (SELECT at FROM events WHERE table_id = id ORDER BY seq DESC LIMIT 1),"
            " (SELECT seq FROM events WHERE table_id = id ORDER BY seq DESC LIMIT 1), maker"
            " FROM tables WHERE id > ? AND status <> 'laying' ORDER BY id LIMIT ?",
            (after, most),
        )
        return [Kept(one, status, created, at or created, seq or 0, by) for one, status, created, at, seq, by in rows]

    def forget(self, table: str) -> bool:
        """Delete a table with all that happened there; says whether there was one."""
        with self.transaction():
            for part in _PARTS:
                self._ask(f"DELETE FROM {part} WHERE table_id = ? RETURNING 1", (table,))  # noqa: S608  # one of ours
            found = self._ask("DELETE FROM tables WHERE id = ? RETURNING edition", (table,))
            for (edition,) in found:
                self._ask(
                    "DELETE FROM editions WHERE digest = ?"
                    " AND NOT EXISTS (SELECT 1 FROM tables WHERE edition = digest) RETURNING 1",
                    (edition,),
                )
        return bool(found)

    def forget_laying(self, before: str) -> int:
        """Delete what is left of tables that were being written when a process died; gives how many there were."""
        left = self._ask("SELECT id FROM tables WHERE status = 'laying' AND created < ?", (before,))
        return sum(self.forget(table) for (table,) in left)

    def forget_chat(self, table: str) -> int:
        """Empty what was said at a table; that something was said stays, for events have no gaps."""
        query = "SELECT seq, at FROM events WHERE table_id = ? AND kind = 'chat' AND seat IS NOT NULL"
        said = self._ask(query, (table,))
        with self.transaction():
            for seq, at in said:
                emptied = Event(seq, at, None, Chatted("…", None)).stored.decode()
                self._ask(
                    "UPDATE events SET public = ?, seat = NULL WHERE table_id = ? AND seq = ? RETURNING 1",
                    (emptied, table, seq),
                )
        return len(said)

    # The house

    def house_secret(self, fresh: str) -> str:
        """Return the server's secret; if it has none yet, store the fresh one."""
        self._ask("INSERT INTO house VALUES ('secret', ?) ON CONFLICT DO NOTHING RETURNING 1", (fresh,))
        return str(self._ask("SELECT value FROM house WHERE name = 'secret'")[0][0])

    def ban(self, network: str, at: str, reason: str) -> None:
        """Keep addresses out."""
        self._ask(
            "INSERT INTO bans VALUES (?, ?, ?) ON CONFLICT (network) DO UPDATE SET reason = excluded.reason"
            " RETURNING 1",
            (network, at, reason),
        )

    def unban(self, network: str) -> bool:
        """Unblock addresses; returns whether they were blocked."""
        return bool(self._ask("DELETE FROM bans WHERE network = ? RETURNING network", (network,)))

    def bans(self) -> list[Ban]:
        """Return the blocked addresses."""
        return [Ban(*row) for row in self._ask("SELECT network, at, reason FROM bans ORDER BY at")]

    # What is reported, and done

    def report(self, at: str, table: str, seat: int, seq: int | None, said: str | None, reason: str) -> None:
        """Keep a report."""
        self._ask(
            "INSERT INTO reports SELECT coalesce(max(id), 0) + 1, ?, ?, CAST(? AS INTEGER), CAST(? AS INTEGER), ?, ?"
            " FROM reports RETURNING 1",
            (at, table, seat, seq, said, reason),
        )
        self._ask("DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - ? RETURNING 1", (MOST_REPORTS,))

    def reports(self, most: int) -> list[Report]:
        """Give the latest reports, the newest first."""
        query = "SELECT id, at, table_id, seat, seq, said, reason FROM reports ORDER BY id DESC LIMIT ?"
        return [Report(*row) for row in self._ask(query, (most,))]

    def act(self, at: str, act: str, subject: str) -> None:
        """Write down what an admin did."""
        self._ask("INSERT INTO acts SELECT coalesce(max(id), 0) + 1, ?, ?, ? FROM acts RETURNING 1", (at, act, subject))

    def acts(self, after: int, most: int) -> list[Act]:
        """Give what admins did after an act, in order."""
        query = "SELECT id, at, act, subject FROM acts WHERE id > ? ORDER BY id LIMIT ?"
        return [Act(*row) for row in self._ask(query, (after, most))]

    def last_act(self) -> int:
        """Give the number of the latest act."""
        return int(self._ask("SELECT coalesce(max(id), 0) FROM acts")[0][0])
