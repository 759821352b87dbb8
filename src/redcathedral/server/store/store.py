"""What the server needs from a database: a small interface, so that SQLite can be replaced by another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from ..table.events import Created, Ended, Started
from ..table.table import FINISHED, PLAYING, WAITING
from .housekeeping import Housekeeping

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ..table.dice_log import DiceFact, DiceLine
    from ..table.events import Event
    from ..table.table import Table


LAYING = "laying"  # the status of a new table that is being written in parts
LEASE_SECONDS = 15.0  # after which another process takes over what a dead one was about to do
_STATUS = {Created.kind: WAITING, Started.kind: PLAYING, Ended.kind: FINISHED}


class Conflict(Exception):  # noqa: N818
    """Someone else has written this event or table already."""


class Spent(Conflict):
    """A commitment that another table has used, or that has expired."""


class Unavailable(Exception):  # noqa: N818
    """The database cannot be reached, or broke off: whether the last write is there is not known."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What never changes about a table."""

    id: str
    created: str
    rules: str  # the version of the rules it is played by
    edition: str  # the digest of its edition
    secret: str
    maker: str  # a digest of the address it was made from


@dataclass(frozen=True, slots=True)
class Job:
    """Whether a bot's move is due at a table. It is made by the process that holds the lease."""

    due: bool
    alone: bool = False  # whether no person plays there
    owner: str = ""  # the process that takes it at once; empty: the first to come

    @classmethod
    def of(cls, table: Table, owner: str = "") -> Job:
        """Give the job there is at a table."""
        return NO_JOB if table.bot_due() is None else cls(due=True, alone=table.bots_alone(), owner=owner)


NO_JOB = Job(due=False)


@dataclass(frozen=True, slots=True)
class Entry:
    """All that one request writes about one table: it is there as a whole or not at all."""

    table: str
    events: list[Event]
    row: TableRow | None = None  # for a new table
    edition_text: str | None = None  # for a new table
    snapshot: tuple[int, str] | None = None  # a position as JSON, and the event it stood after
    spent: str | None = None  # a commitment that is used up
    job: Job | None = None  # whether a bot is to move now, where that has changed
    dice: Sequence[DiceFact] = ()  # for the public log
    status_then: str | None = None  # the table's status afterwards, where its events don't say it

    @property
    def status(self) -> str | None:
        """Return the table's status afterwards, None if it stays the same."""
        if self.status_then is not None:
            return self.status_then
        kinds = [_STATUS[event.kind] for event in self.events if event.kind in _STATUS]
        return kinds[-1] if kinds else None


def parts_of(entry: Entry, most: int) -> Iterator[Entry]:
    """Give a new table in parts of so many events: it is there for nobody until the last part is.

    That one brings all that others see, a used commitment too. What a crash leaves of a table is forgotten later.
    """
    begun = Entry(entry.table, [], row=entry.row, edition_text=entry.edition_text, status_then=LAYING)
    finished = replace(entry, row=None, edition_text=None, status_then=entry.status or "")
    last = (len(entry.events) - 1) // most * most
    for first in range(0, last, most):
        part = begun if first == 0 else Entry(entry.table, [], status_then=LAYING)
        yield replace(part, events=entry.events[first : first + most])
    yield replace(finished if last else entry, events=entry.events[last:])


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is known about a table."""

    row: TableRow
    edition_text: str
    events: list[Event]
    snapshot: tuple[int, str] | None  # the latest: seq and JSON


class Store(Housekeeping, Protocol):
    """Where tables are kept. Everything blocks; whatever `write` has returned is on disk."""

    shared: bool  # whether several processes may use it at once

    def write(self, entries: list[list[Entry]]) -> list[Exception | None]:
        """Write requests, each as a whole or not at all; gives for each what kept it from being written."""
        ...

    def read(self, table: str) -> Stored | None:
        """Give a table."""
        ...

    def events(self, table: str, after: int, most: int | None = None) -> list[Event]:
        """Return the events after one, in order: all of them, or at most a given number."""
        ...

    def events_after(self, known: Mapping[str, int]) -> dict[str, list[Event]]:
        """Give what happened at each table after the last event that is known, in order; nothing where nothing did."""
        ...

    def last_seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Give the number of each table's last event."""
        ...

    def open_tables(self, maker: str) -> int:
        """Count the tables of a maker that are not over."""
        ...

    def keep_secret(self, commitment: str, secret: str, at: str, maker: str, *, expired: str, most: int) -> bool:
        """Keep a secret that was committed to before its table is made; False if its maker has enough that wait.

        Those made before `expired` are forgotten first. The public log of dice has the promise from then on.
        """
        ...

    def dice_log(self, after: int, most: int) -> list[DiceLine]:
        """Return lines of the public log of dice in order: at most a given number after one."""
        ...

    def dice_log_of(self, commitment: str) -> list[DiceLine]:
        """Give what the public log says about one promise, in order."""
        ...

    def secret_of(self, commitment: str) -> str | None:
        """Give a secret that no table has used yet."""
        ...

    def take_job(self, table: str, owner: str) -> bool:
        """Take the lease of a table's job, unless another holds it; says whether it is the owner's now."""
        ...

    def free_jobs(self, most: int) -> list[str]:
        """Give tables where a bot is to move, a person waits for it, and no living process is at it."""
        ...

    def renew_jobs(self, owner: str) -> None:
        """Hold every lease of an owner a while longer."""
        ...

    def release_jobs(self, owner: str, tables: Sequence[str] | None = None) -> None:
        """Give leases back, all of an owner's if no tables are named."""
        ...

    def set_job(self, table: str, job: Job) -> None:
        """Correct what is written about a table's job."""
        ...

    def end_job(self, table: str) -> None:
        """Forget a job that nobody can do."""
        ...

    def tables_of_bots(self, maker: str) -> int:
        """Count the running tables of a maker where bots play alone."""
        ...

    def spend(self, seconds: Mapping[str, float], most: float) -> dict[str, float]:
        """Add to what each name has spent, in seconds until it is there again; gives what it comes to.

        Of what was spent before, `most` counts.
        """
        ...

    def forget_spent(self) -> None:
        """Forget what is there again."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...
