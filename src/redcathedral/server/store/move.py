"""Moving everything from one database to another: copied in one transaction, then compared row by row by digest."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple

from ...errors import SetupError
from ...text import say
from .sql_store import SQLStore

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .store import Store

BATCH: Final = 1_000
HOUSE: Final = "house"  # a new database has one of its own, which gives way
TABLES: Final = {  # what is moved, in the order of its references, and what each is ordered by
    "editions": "digest",
    "tables": "id",
    "events": "table_id, seq",
    "snapshots": "table_id, seq",
    "commitments": "commitment",
    "jobs": "table_id",
    "bans": "network",
    "reports": "id",
    "acts": "id",
    "dice_log": "number",
    "budgets": "name",
    HOUSE: "name",
}


class Moved(NamedTuple):
    """What a table of the database holds: how many rows, and a digest over all of them."""

    rows: int
    digest: str


def move(source: Store, target: Store, tell: Callable[[str, int, int], None]) -> dict[str, Moved]:
    """Copy everything into an empty database, wholly or not at all; `tell` hears how far it is.

    The source should be at rest: what is written there meanwhile may be missing, and is then found by the comparison.
    """
    if not isinstance(source, SQLStore) or not isinstance(target, SQLStore):
        raise TypeError("only stores that speak SQL can be moved")
    if any(target.count(name) for name in TABLES if name != HOUSE):
        raise SetupError(say("move-not-empty"))
    with target.transaction():
        target.clear(HOUSE)
        for name in TABLES:
            _copy(source, target, name, tell)
        found = {name: (_digest(source, name), _digest(target, name)) for name in TABLES}
        for name, (there, here) in found.items():
            if there != here:
                raise SetupError(say("move-differs", table=name))
    return {name: here for name, (_, here) in found.items()}


def _copy(source: SQLStore, target: SQLStore, name: str, tell: Callable[[str, int, int], None]) -> None:
    columns = source.columns(name)
    total, done = source.count(name), 0
    for rows in _batches(source, name, columns):
        target.insert(name, columns, rows)
        done += len(rows)
        tell(name, done, total)


def _digest(store: SQLStore, name: str) -> Moved:
    digest, count = hashlib.sha256(), 0
    for rows in _batches(store, name, store.columns(name)):
        count += len(rows)
        for row in rows:
            digest.update(repr(tuple(row)).encode())
    return Moved(count, digest.hexdigest())


def _batches(store: SQLStore, name: str, columns: list[str]) -> Iterator[list[tuple[object, ...]]]:
    after: tuple[object, ...] | None = None
    keys = TABLES[name].split(", ")
    while rows := store.rows(name, columns, keys, after, BATCH):
        yield rows
        after = tuple(rows[-1][columns.index(key)] for key in keys)
