"""The database grows by one numbered list of migrations: in place, wholly or not at all, and never backwards."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from redcathedral.errors import SetupError
from redcathedral.server.store import migrations as listed
from redcathedral.server.store import sqlite_store
from redcathedral.server.store.migrations import SQLITE, WORDS, Migration, migrations
from redcathedral.server.store.sqlite_store import SQLiteStore
from redcathedral.server.table.events import KeyGiven

if TYPE_CHECKING:
    from redcathedral.server.table.events import Event

OLD = Path(__file__).parents[1] / "fixtures" / "0.1" / "tables.sqlite3"


def old_copy(folder: Path) -> Path:
    return Path(shutil.copy(OLD, folder / "tables.sqlite3"))


def schema(path: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return sorted(db.execute("SELECT type, name, replace(sql, ' ', '') FROM sqlite_master WHERE sql IS NOT NULL"))


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def test_migrations_are_numbered_without_a_gap_and_alike_in_every_store() -> None:
    for dialect in WORDS:
        assert [one.number for one in migrations(dialect)] == list(range(1, len(migrations(dialect)) + 1))
    named = [[(one.number, one.name, len(one.statements)) for one in migrations(dialect)] for dialect in WORDS]
    assert all(names == named[0] for names in named)


def test_a_database_of_0_1_becomes_what_a_new_one_is(tmp_path: Path) -> None:
    old, new = old_copy(tmp_path), tmp_path / "new.sqlite3"
    assert version(old) == 1
    for path in (old, new):
        SQLiteStore(path).close()
    assert version(old) == version(new) == len(migrations(SQLITE))
    assert schema(old) == schema(new)


def test_the_keys_and_the_invitation_of_an_old_table_are_its_latest_events(tmp_path: Path) -> None:
    path = old_copy(tmp_path)
    with closing(sqlite3.connect(path)) as db:
        keys = set(db.execute("SELECT table_id, digest, holder FROM keys"))
        invitations = dict(db.execute("SELECT id, invite FROM tables WHERE invite IS NOT NULL"))
        events = dict(db.execute("SELECT table_id, max(seq) FROM events GROUP BY table_id"))
    store = SQLiteStore(path)
    found: dict[str, list[Event]] = {table: store.events(table, last) for table, last in events.items()}
    store.close()
    assert {
        (table, one.what.digest, one.what.holder)
        for table, added in found.items()
        for one in added
        if isinstance(one.what, KeyGiven)
    } == keys
    for table, added in found.items():
        assert [one.seq for one in added] == list(range(events[table] + 1, events[table] + len(added) + 1))
        assert [one.private()["digest"] for one in added if one.kind == "invitation"] == [invitations[table]]
        assert all(one.stored.startswith(b'{"seq":%d,' % one.seq) for one in added)


def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = old_copy(tmp_path)
    before = schema(path)
    broken = (*migrations(SQLITE), Migration(99, "broken", ("CREATE TABLE extra (id TEXT)", "NO SQL")))
    monkeypatch.setattr(sqlite_store, "missing", lambda *_: broken[1:])
    with pytest.raises(sqlite3.OperationalError):
        SQLiteStore(path)
    assert (schema(path), version(path)) == (before, 1)


def test_a_database_that_a_newer_server_wrote_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    SQLiteStore(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(SetupError, match=r"newer server.*99"):
        SQLiteStore(path)
    assert version(path) == 99


def test_a_file_that_is_out_of_the_order_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "0002_too_early.sql").write_text("SELECT 1;\n", encoding="utf-8")
    monkeypatch.setattr(listed, "_FOLDER", tmp_path)
    with pytest.raises(ValueError, match="not the file of migration 1"):
        listed.migrations.__wrapped__(SQLITE)


def test_nobody_else_on_the_machine_can_read_the_database(tmp_path: Path) -> None:
    path = tmp_path / "data" / "t.sqlite3"
    store = SQLiteStore(path)
    assert store.keep_secret("commitment", "secret", "now", "maker", expired="", most=1)
    modes = {one.name: one.stat().st_mode & 0o777 for one in (path.parent, *path.parent.iterdir())}
    store.close()
    assert modes == {"data": 0o700, "t.sqlite3": 0o600, "t.sqlite3-wal": 0o600, "t.sqlite3-shm": 0o600}


def test_a_database_that_everyone_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = old_copy(tmp_path)
    path.chmod(0o644)
    SQLiteStore(path).close()
    assert path.stat().st_mode & 0o777 == 0o600
