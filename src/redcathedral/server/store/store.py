"""What the server needs of a database: a small interface, so that another can take SQLite's place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from ..table.events import Created, Ended, Left, SeatChanged, Started
from ..table.table import FINISHED, PLAYING, WAITING

if TYPE_CHECKING:
    from ..table.events import Event


_STATUS = {Created.kind: WAITING, Started.kind: PLAYING, Ended.kind: FINISHED}


class Conflict(Exception):  # noqa: N818
    """Someone else has written this event or table already."""


class Spent(Conflict):
    """A commitment that another table has used, or that has expired."""


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
class Entry:
    """All that one request writes about one table: it is there as a whole or not at all."""

    table: str
    events: list[Event]
    row: TableRow | None = None  # for a new table
    edition_text: str | None = None  # for a new table
    snapshot: tuple[int, str] | None = None  # a position as JSON, and the event it stood after
    spent: str | None = None  # a commitment that is used up

    @property
    def status(self) -> str | None:
        """Say how the table stands afterwards, None if that stays as it was."""
        kinds = [_STATUS[event.kind] for event in self.events if event.kind in _STATUS]
        return kinds[-1] if kinds else None

    @property
    def bots(self) -> bool:
        """Whether a bot comes to the table."""
        for event in self.events:
            what = event.what
            if isinstance(what, Created) and any(seat.get("bot") for seat in what.seats):
                return True
            if isinstance(what, Left | SeatChanged) and what.bot:
                return True
        return False


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is known about a table."""

    row: TableRow
    edition_text: str
    events: list[Event]
    snapshot: tuple[int, str] | None  # the latest: seq and JSON


class Store(Protocol):
    """Where tables are kept. Everything blocks; whatever `write` has returned is on disk."""

    def write(self, entries: list[list[Entry]]) -> list[Exception | None]:
        """Write requests, each as a whole or not at all; gives for each what kept it from being written."""
        ...

    def read(self, table: str) -> Stored | None:
        """Give a table."""
        ...

    def events(self, table: str, after: int, most: int | None = None) -> list[Event]:
        """Give the events after one, in order: all of them, or so many at most."""
        ...

    def open_tables(self, maker: str) -> int:
        """Count the tables of a maker that are not over."""
        ...

    def tables_with_bots(self) -> list[str]:
        """Give the running tables where a bot may be to move."""
        ...

    def keep_secret(self, commitment: str, secret: str, at: str, maker: str, *, expired: str, most: int) -> bool:
        """Keep a secret that was committed to before its table is made; False if its maker has enough that wait.

        Those made before `expired` are forgotten first.
        """
        ...

    def secret_of(self, commitment: str) -> str | None:
        """Give a secret that no table has used yet."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...
