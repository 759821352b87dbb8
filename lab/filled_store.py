"""A store with very many tables, filled in bulk: a few real ones, played through the service, and copies of them."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

from redcathedral.server.bodies import CreateBody, PlyBody
from redcathedral.server.lobby import Lobby
from redcathedral.server.service import Service
from redcathedral.server.settings import Settings
from redcathedral.server.store.move import TABLES
from redcathedral.server.store.postgres_store import PostgresStore
from redcathedral.server.store.sqlite_store import SQLiteStore
from redcathedral.server.table.dice_log import DiceFact, line_after

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from redcathedral.server.store.sql_store import SQLStore

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
# What stands in a store after years: how often, who sits there, how many plies were played (None: to the end).
KINDS: Final[tuple[tuple[int, list[dict[str, str]], int | None], ...]] = (
    (67, [ME, OPEN], 0),  # nobody came
    (20, [ME, ME], 8),  # left after a few turns
    (10, [ME, BOT], 0),  # a bot is to move, or waits for its person
    (3, [ME, ME], None),  # over
)
COPIED: Final = ("tables", "events", "snapshots", "jobs")
AT_ONCE: Final = 500  # tables


@dataclass(frozen=True)
class Pattern:
    """A real table: its rows, by where they are kept, with their columns."""

    often: int
    rows: dict[str, list[dict[str, Any]]]
    facts: list[DiceFact]  # for the log of dice


async def patterns() -> list[Pattern]:
    """Play one table of each kind."""
    luck = random.Random(1)  # noqa: S311  # a bench, no secret
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Settings(data=Path(folder)))
        await service.database.start()
        found = []
        for often, seats, plies in KINDS:
            body = CreateBody.model_validate({"seats": seats, "entropy": uuid4().hex})
            made = await Lobby(service).create(body, "someone")
            loaded, played = await service.tables.get(made.table), 0
            while loaded.table.status == "playing" and (plies is None or played < plies):
                view = json.loads(await service.view(made.table, made.holder))
                ply = luck.choice(view["game"]["choices"])["ply"]
                move = PlyBody(ply=ply, version=view["table"]["version"], id=uuid4().hex)
                await service.play(loaded, made.holder, move)
                played += 1
            found.append((often, made.table, loaded.table.commitment or ""))
        await service.stop()
        store = SQLiteStore(Path(folder) / "tables.sqlite3")
        try:
            return [_pattern(store, *one) for one in found]
        finally:
            store.close()


def _pattern(store: SQLStore, often: int, table: str, commitment: str) -> Pattern:
    rows = {}
    for name in COPIED:
        columns = store.columns(name)
        keys = TABLES[name].split(", ")
        every = [dict(zip(columns, row, strict=True)) for row in store.rows(name, columns, keys, None, 10_000)]
        rows[name] = [row for row in every if row["id" if name == "tables" else "table_id"] == table]
    facts = [DiceFact(line.at, line.what, line.commitment) for line in store.dice_log_of(commitment)]
    return Pattern(often, rows, facts)


def fill(store: SQLStore, tables: int) -> list[str]:
    """Fill a store; gives the ids of its tables."""
    known = asyncio.run(patterns())
    luck = random.Random(2)  # noqa: S311
    ids = sorted(f"{luck.getrandbits(60):015x}" for _ in range(tables))  # sorted: they are added to the end of an index
    last = None
    for begin in range(0, tables, AT_ONCE):
        chosen = [(one, luck.choices(known, [pattern.often for pattern in known])[0]) for one in ids[begin:][:AT_ONCE]]
        with store.transaction():
            if not begin:
                _copy(store, "editions", _editions())
            for name in COPIED:
                _copy(store, name, _copies(name, chosen))
            lines = []
            for one, pattern in chosen:
                for fact in pattern.facts:
                    last = line_after(last, fact._replace(commitment=f"{one:0>64}"))
                    lines.append(last._asdict())
            _copy(store, "dice_log", lines)
    return ids


def _editions() -> list[dict[str, Any]]:
    from redcathedral.edition import load_edition  # noqa: PLC0415
    from redcathedral.edition.loader import default_text  # noqa: PLC0415

    return [{"digest": load_edition().digest, "text": default_text()}]


def _copies(name: str, chosen: list[tuple[str, Pattern]]) -> Iterator[dict[str, Any]]:
    own = "id" if name == "tables" else "table_id"
    for number, (one, pattern) in enumerate(chosen):
        for row in pattern.rows[name]:
            yield {**row, own: one, **({"maker": f"maker {one[:3]}{number}"} if name == "tables" else {})}


def _copy(store: SQLStore, name: str, rows: Iterable[dict[str, Any]]) -> None:
    """Add rows as quickly as the database can."""
    columns = sorted(store.columns(name))
    values = [[row[column] for column in columns] for row in rows]
    if not isinstance(store, PostgresStore):
        store.insert(name, columns, values)
        return
    with store._db.cursor().copy(f"COPY {name} ({', '.join(columns)}) FROM STDIN".encode()) as copy:  # noqa: SLF001
        for value in values:
            copy.write_row(value)
