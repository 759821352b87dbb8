"""`move-data`: everything arrives, or nothing does."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from redcathedral.cli.main import main
from redcathedral.server.store.move import TABLES
from redcathedral.server.store.open import open_store

if TYPE_CHECKING:
    from lab.postgres_process import PostgresProcess

OLD = Path(__file__).parents[1] / "fixtures" / "0.1" / "tables.sqlite3"


@pytest.fixture
def old(tmp_path: Path) -> str:
    return str(shutil.copy(OLD, tmp_path / "old.sqlite3"))


def test_all_tables_go_to_postgresql_and_back_again(
    old: str, postgres: PostgresProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, back = postgres.new_database(), str(tmp_path / "back.sqlite3")
    assert main(["move-data", old, url]) == 0
    assert main(["move-data", url, back]) == 0
    assert "the same" in capsys.readouterr().out
    stores = [open_store(database) for database in (old, url, back)]
    tables = [table for (table,) in stores[0]._ask("SELECT id FROM tables")]
    assert len(tables) == 8
    for table in tables:
        first, *others = [store.read(table) for store in stores]
        assert all(other == first for other in others)
    for store in stores:
        store.close()


def test_a_database_that_is_not_empty_is_not_touched(
    old: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = str(tmp_path / "target.sqlite3")
    assert main(["move-data", old, target]) == 0
    assert main(["move-data", old, target]) == 1
    assert "isn’t empty" in capsys.readouterr().err


def test_a_move_that_breaks_off_leaves_nothing_behind(
    old: str, database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target = database + "2" if database.endswith("sqlite3") else database
    monkeypatch.setattr("redcathedral.server.store.move._digest", lambda *_: object())
    assert main(["move-data", old, target]) == 1
    assert "isn’t the same" in capsys.readouterr().err
    monkeypatch.undo()
    assert main(["move-data", old, target]) == 0


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["move-data", str(tmp_path / "nothing.sqlite3"), str(tmp_path / "new.sqlite3")]) == 1
    assert "nothing.sqlite3" in capsys.readouterr().err


def test_every_table_of_the_database_is_moved(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "t.sqlite3"))
    found = store._ask("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    store.close()
    assert {name for (name,) in found} == set(TABLES)
