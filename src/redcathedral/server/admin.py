"""What a host can do to a server's tables from outside, while it runs or not. Every act is recorded."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Self

from ..edition import parse_edition
from ..errors import SetupError
from ..text import say
from .bans import network_named
from .live.loaded import loaded_from
from .retention import AT_ONCE, RESTORED, fate_of
from .service import now
from .settings import Settings, limits_from
from .store.open import is_shared, open_store
from .store.sqlite_store import SQLiteStore
from .store.store import Entry
from .table import commands

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

    from .store.housekeeping import Kept


class Admin:
    """A host at the store."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        database = database or Settings().database
        self._path = None if is_shared(database) else folder / database
        if self._path is not None and not self._path.exists():
            raise SetupError(say("admin-no-database", file=str(self._path)))
        self.store = open_store(database, folder)

    def _file(self) -> Path:
        """Return the file of the database, if it is a file; PostgreSQL has its own tools."""
        if self._path is None:
            raise SetupError(say("admin-use-pg-dump"))
        return self._path

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.store.close()

    def _act(self, what: str, subject: str) -> None:
        self.store.act(now(), what, subject)

    def tables(self) -> Iterator[Kept]:
        """Give every table, in the order of their ids."""
        after = ""
        while found := self.store.kept(after, AT_ONCE):
            yield from found
            after = found[-1].id

    def look(self, table_id: str) -> Iterator[tuple[str, object]]:
        """Give what there is to know about a table, its secret and what was said left out."""
        stored = self.store.read(table_id)
        if stored is None:
            raise SetupError(say("admin-no-table", table=table_id))
        table = loaded_from(stored, parse_edition(stored.edition_text)).table
        yield "id", table.id
        yield "status", table.status
        yield "created", table.created
        yield "touched", stored.events[-1].at if stored.events else table.created
        yield "events", table.seq
        yield "maker", stored.row.maker
        for seat in table.seats:
            yield f"seat {seat.index + 1}", f"{seat.color} {seat.kind} {seat.name or seat.bot or ''}".strip()
        yield "keys", len(table.keys)

    def expire(self, limits: list[str]) -> tuple[int, int]:
        """Delete what is too old, as the server does by itself; returns how many tables and messages."""
        settings = replace(Settings(), **limits_from(limits))  # type: ignore[arg-type]  # each has the type of its field
        at, tables, messages = datetime.now(UTC), 0, 0
        for kept in list(self.tables()):
            fate = fate_of(kept, settings, at)
            if fate == "forget" and self.store.forget(kept.id):
                tables += 1
                self._act("expire", kept.id)
            elif fate == "forget chat" and (emptied := self.store.forget_chat(kept.id)):
                messages += emptied
                self._act("expire chat", kept.id)
        return tables, messages

    def delete(self, table_id: str) -> None:
        """Delete a table."""
        if not self.store.forget(table_id):
            raise SetupError(say("admin-no-table", table=table_id))
        self._act("delete", table_id)

    def revoke(self, table_id: str) -> int:
        """Take back every key of a table; gives how many. The server reads the table again."""
        stored = self.store.read(table_id)
        if stored is None:
            raise SetupError(say("admin-no-table", table=table_id))
        table = loaded_from(stored, parse_edition(stored.edition_text)).table
        digests = list(table.keys)
        events = table.happen_all(commands.revoke_keys(table, digests), now())
        (problem,) = self.store.write([[Entry(table_id, events)]])
        if problem is not None:
            raise SetupError(say("admin-busy", table=table_id)) from problem
        self._act("revoke", table_id)
        return len(digests)

    def ban(self, address: str, reason: str) -> str:
        """Block an address or a network; returns what is blocked."""
        network = network_named(address)
        self.store.ban(network, now(), reason)
        self._act("ban", network)
        return network

    def unban(self, address: str) -> tuple[str, bool]:
        """Unblock an address or a network; returns whether it was blocked."""
        network = network_named(address)
        found = self.store.unban(network)
        if found:
            self._act("unban", network)
        return network, found

    def backup(self, file: Path) -> None:
        """Copy the database as it is at this moment, while the server may write on."""
        path = self._file()
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # for us alone, and nothing is overwritten
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(file)) as copy:
            source.backup(copy, pages=1_000)

    def restore(self, file: Path) -> None:
        """Replace the database with a backup; a running server reads everything again."""
        path = self._file()
        if not file.exists():
            raise SetupError(say("admin-no-database", file=str(file)))
        SQLiteStore(file).close()  # refuses what isn't a database, or is a newer server's; migrates an older one
        self.store.close()
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(path, timeout=30)) as ours:
            seen = ours.execute("SELECT coalesce(max(id), 0) FROM acts").fetchone()[0]
            source.backup(ours)
            last = ours.execute("SELECT coalesce(max(id), 0) FROM acts").fetchone()[0]
            # The server, which has seen so many, must see this one too.
            ours.execute("INSERT INTO acts VALUES (?, ?, ?, ?)", (max(seen, last) + 1, now(), RESTORED, file.name))
            ours.commit()
        self.store = SQLiteStore(path)
