"""What survives: a restart, a kill, a bot that dies; and that a table is what its events make of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from lab import kill_test
from lab.server_process import ServerProcess
from people import WITH_BOT, House, new_id, pick, seeded
from redcathedral.edition import parse_edition
from redcathedral.server.live.loaded import loaded_from
from redcathedral.server.store.sqlite_store import SQLiteStore
from waiting import until

if TYPE_CHECKING:
    from pathlib import Path


def test_moves_keys_and_answers_survive_a_kill(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    server.start()
    house = House(server.url)
    host, guest = house.online()
    luck = seeded(1)
    view, request = host.view(), new_id()
    ply = pick(view, luck)
    first = host.ply(ply, view["table"]["version"], request).json()
    before = host.view()
    server.kill()
    server.start()
    assert host.view() == before
    assert guest.view()["you"]["seats"] == [1]
    assert host.ply(ply, view["table"]["version"], request).json() == first
    assert host.view() == before
    view = host.view()
    (host if view["game"]["to_move"] == "red" else guest).play_any(luck, view)
    house.close()
    assert server.stop() == 0


@pytest.mark.slow
def test_a_bot_goes_on_after_a_restart_without_being_asked(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    server.start()
    house = House(server.url)
    hosts = [
        house.make([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}], turn_limit=40)
        for _ in range(2)
    ]
    until(lambda: all(host.view()["game"]["plies"] > 0 for host in hosts), "a ply of the bots at every table")
    server.kill()
    store = SQLiteStore(server.data / "tables.sqlite3")
    assert all(not any(event.kind == "over" for event in store.events(host.table, 0)) for host in hosts)
    store.close()
    server.start()
    until(lambda: all(host.view()["table"]["status"] == "over" for host in hosts), "the end of every game")
    for host in hosts:
        assert host.get("/verify").json()["ok"]
    house.close()
    assert server.stop() == 0


def test_a_table_is_what_its_events_make_of_it(house: House, server: ServerProcess) -> None:
    host = house.make(WITH_BOT, turn_limit=20)
    luck = seeded(3)
    undone = False
    while (view := host.view())["table"]["status"] != "over":
        if view["game"]["to_move"] != "red":
            continue
        if view["game"]["plies"] > 30 and not undone:
            undone = True
            host.post("/undo", {"to": 10, "version": view["table"]["version"], "id": new_id()})
        else:
            answer = host.ply(pick(view, luck), view["table"]["version"])
            assert answer.status_code in (200, 409)
    store = SQLiteStore(server.data / "tables.sqlite3")
    stored = store.read(host.table)
    store.close()
    assert stored is not None
    assert stored.snapshot is not None, "a snapshot is kept now and then"
    assert stored.row.rules == "1"
    assert stored.row.edition == parse_edition(stored.edition_text).digest
    table = loaded_from(stored, parse_edition(stored.edition_text)).table
    assert json.loads(json.dumps(table.running().snapshot())) == view["game"]["snapshot"]
    assert (table.seq, table.version, table.status) == (view["table"]["seq"], view["table"]["version"], "over")


def test_every_commit_is_on_disk_before_it_is_answered(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.sqlite3")
    assert store._db.execute("PRAGMA synchronous").fetchone()[0] == 2  # FULL
    assert store._db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    store.close()


@pytest.mark.slow
def test_acknowledged_moves_survive_kills_and_cut_connections(tmp_path: Path) -> None:
    figures, wrong = kill_test.run(kills=3, tables=3, seed=5, folder=tmp_path)
    assert wrong == []
    assert figures.kills == 3
    assert figures.acknowledged > 20


@pytest.mark.slow
def test_acknowledged_moves_survive_more_kills(tmp_path: Path) -> None:
    figures, wrong = kill_test.run(kills=12, tables=6, seed=6, folder=tmp_path)
    assert wrong == []
    assert figures.repeated > 0
