"""What a host can do: forget what is old, ban, revoke, back up and restore, read reports."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from people import HOT_SEAT, House, error_of, seeded
from redcathedral.errors import SetupError
from redcathedral.server.admin import Admin
from redcathedral.server.bans import Bans, network_named
from redcathedral.server.http.app import create_app
from redcathedral.server.retention import Retention, fate_of
from redcathedral.server.service import Service
from redcathedral.server.settings import Settings
from redcathedral.server.store.housekeeping import Kept
from redcathedral.server.store.sqlite_store import SQLiteStore
from redcathedral.server.table.refusals import Refusal
from services import lay, play, seen, service_on
from terminal import run
from waiting import until

if TYPE_CHECKING:
    from pathlib import Path

    from lab.server_process import ServerProcess

FILE = Settings().database
LONG_AGO = "2020-01-01T00:00:00.000Z"


def rows(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(query).fetchall()


def age(path: Path, table: str) -> None:
    """Let everything at a table have happened long ago."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE events SET at = ? WHERE table_id = ?", (LONG_AGO, table))
        database.execute("UPDATE tables SET created = ? WHERE id = ?", (LONG_AGO, table))
        database.commit()


# How long things are kept


@pytest.mark.parametrize(
    ("status", "days", "fate"),
    [
        ("waiting", 29, None), ("waiting", 31, "forget"),
        ("playing", 364, None), ("playing", 366, "forget"),
        ("over", 364, None), ("over", 366, "forget chat"), ("over", 3651, "forget"),
    ],
)  # fmt: skip
def test_a_table_is_kept_as_long_as_the_settings_say(status: str, days: int, fate: str | None) -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    touched = (at - timedelta(days=days)).isoformat().replace("+00:00", "Z")
    assert fate_of(Kept("x", status, LONG_AGO, touched, 5, "me"), Settings(), at) == fate


def test_old_tables_are_forgotten_with_all_that_belongs_to_them(tmp_path: Path) -> None:
    async def swept() -> tuple[str, str]:
        async with service_on(tmp_path) as service:
            old, new = await lay(service), await lay(service)
            await play(service, old, await seen(service, old))
            age(tmp_path / FILE, old.table)
            assert await Retention(service).sweep() == (1, 0)
            with pytest.raises(Refusal):
                await service.tables.get(old.table)
            await service.tables.get(new.table)
            return old.table, new.table

    _, new = asyncio.run(swept())
    database = tmp_path / FILE
    for part in ("events", "snapshots"):
        assert {table for (table,) in rows(database, f"SELECT table_id FROM {part}")} <= {new}  # noqa: S608
    assert rows(database, "SELECT id FROM tables") == [(new,)]
    assert rows(database, "SELECT count(*) FROM editions") == [(1,)]


def test_an_old_table_that_is_being_looked_at_stays(tmp_path: Path) -> None:
    async def swept() -> tuple[int, int]:
        async with service_on(tmp_path) as service:
            made = await lay(service)
            age(tmp_path / FILE, made.table)
            service.watchers.join(made.table, None)
            return await Retention(service).sweep()

    assert asyncio.run(swept()) == (0, 0)


def test_more_tables_than_are_looked_at_in_one_go_are_all_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("redcathedral.server.retention.AT_ONCE", 2)

    async def swept() -> tuple[int, int]:
        async with service_on(tmp_path) as service:
            for _ in range(5):
                age(tmp_path / FILE, (await lay(service)).table)
            return await Retention(service).sweep()

    assert asyncio.run(swept()) == (5, 0)


def test_what_was_said_is_emptied_and_the_table_can_still_be_made_again(tmp_path: Path) -> None:
    async def emptied() -> tuple[int, list[dict[str, Any]]]:
        async with service_on(tmp_path) as service:
            made = await lay(service)
            loaded = await service.tables.get(made.table)
            from redcathedral.server.bodies import ChatBody

            await service.chat(loaded, made.holder, ChatBody(text="a secret word", id="1"))
            count = await service.database.call(lambda store: store.forget_chat(made.table))
            again = await service.database.call(lambda store: store.forget_chat(made.table))
            service.tables.forget(made.table)
            table = (await service.tables.get(made.table)).table
            assert table.seq == loaded.table.seq
            assert again == 0
            events = await service.database.call(lambda store: store.events(made.table, 0))
            return count, [json.loads(event.json) for event in events]

    count, events = asyncio.run(emptied())
    assert count == 1
    assert [event["text"] for event in events if event["kind"] == "chat"] == ["…"]


# Every store


def test_every_store_keeps_house_alike(tmp_path: Path, database: str) -> None:
    async def made() -> list[str]:
        service = Service(Settings(data=tmp_path, database=database))
        await service.start()
        try:
            return [(await lay(service)).table for _ in range(2)]
        finally:
            await service.stop()

    gone, left = asyncio.run(made())
    with Admin(tmp_path, database) as host:
        assert {gone, left} <= {kept.id for kept in host.tables()}
        assert host.revoke(gone) == 1
        assert dict(host.look(gone))["keys"] == 0
        host.delete(gone)
        assert gone not in {kept.id for kept in host.tables()}
        host.store.report(LONG_AGO, left, 1, None, None, "spam")
        host.store.report(LONG_AGO, left, 1, 7, "a word", "insult")
        assert [one.reason for one in host.store.reports(2)] == ["insult", "spam"]
        assert host.ban("192.0.2.7", "x") == host.ban("192.0.2.7", "y") == "192.0.2.7/32"
        assert host.unban("192.0.2.7") == ("192.0.2.7/32", True)
        assert host.unban("192.0.2.7") == ("192.0.2.7/32", False)
        assert host.store.house_secret("a") == host.store.house_secret("b")
        assert host.expire(["unfinished_days=1000"]) == (0, 0)
        assert [act.act for act in host.store.acts(host.store.last_act() - 2, 5)] == ["ban", "unban"]


# The admin


@pytest.mark.slow
def test_an_admin_lists_looks_and_deletes_while_the_server_runs(house: House, server: ServerProcess) -> None:
    host, _ = house.online()
    code, listed = admin(server, "list", "--status", "playing")
    assert code == 0
    assert any(line.startswith(host.table) for line in listed.splitlines())
    looked = admin(server, "look", host.table)[1]
    assert "Anna" in looked
    assert "Bob" in looked
    secret = rows(server.data / "tables.sqlite3", f"SELECT secret FROM tables WHERE id = '{host.table}'")[0][0]  # noqa: S608
    assert secret not in looked
    assert admin(server, "delete", host.table)[0] == 0
    until(lambda: host.get().status_code == 404)
    assert admin(server, "delete", host.table)[0] == 1
    assert host.table in admin(server, "acts")[1]


def admin(server: ServerProcess, *words: str) -> tuple[int, str]:
    done = run(server.data.parent, "admin", words[0], "--data", str(server.data), *words[1:])
    return done.returncode, done.stdout


def test_an_admin_takes_all_keys_of_a_table_back_while_the_server_runs(house: House, server: ServerProcess) -> None:
    host, guest = house.online()
    assert admin(server, "revoke", host.table)[0] == 0
    until(lambda: host.post("/chat", {"text": "x", "id": "1"}).status_code == 401)
    assert error_of(guest.post("/chat", {"text": "x", "id": "1"})) == (401, "key")


def test_a_banned_address_is_kept_out_until_it_is_let_in_again(tmp_path: Path) -> None:
    async def asked() -> list[int]:
        app = create_app(Settings(data=tmp_path))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            retention = Retention(app.state.service)
            found = []
            for act in (None, Admin.ban, Admin.unban):
                if act is not None:
                    with Admin(tmp_path) as host:
                        act(host, "127.0.0.1", *(["rude"] if act is Admin.ban else []))
                await retention.heed_admins()
                found.append((await client.get("/api/info")).status_code)
            return found

    assert asyncio.run(asked()) == [200, 403, 200]


def test_a_ban_is_of_an_address_a_network_or_a_64() -> None:
    bans = Bans()
    bans.replace([network_named("192.0.2.7"), network_named("198.51.100.0/24"), network_named("2001:db8::5")])
    for address in ("192.0.2.7", "198.51.100.200", "2001:db8::ffff"):
        with pytest.raises(Refusal):
            bans.check(address)
    for address in ("192.0.2.8", "198.51.101.1", "2001:db8:0:1::5", "unknown"):
        bans.check(address)
    with pytest.raises(SetupError):
        network_named("not an address")


@pytest.mark.slow
def test_a_backup_is_taken_and_put_back_while_the_server_runs(
    house: House, server: ServerProcess, tmp_path: Path
) -> None:
    host = house.make(HOT_SEAT)
    copy = tmp_path / "copy.sqlite3"
    assert admin(server, "backup", str(copy))[0] == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert admin(server, "backup", str(copy))[0] == 1  # nothing is overwritten
    before = host.view()["table"]["version"]
    host.play_any(seeded(3))
    assert host.view()["table"]["version"] > before
    assert admin(server, "restore", str(copy))[0] == 0
    until(lambda: host.view()["table"]["version"] == before)
    host.play_any(seeded(3))


def test_what_is_no_database_is_not_restored(tmp_path: Path) -> None:
    SQLiteStore(tmp_path / "tables.sqlite3").close()
    nonsense = tmp_path / "nonsense"
    nonsense.write_text("this is no database, and long enough to look like none at all " * 20)
    done = run(tmp_path, "admin", "restore", "--data", str(tmp_path), str(nonsense))
    assert done.returncode != 0
    assert rows(tmp_path / "tables.sqlite3", "SELECT count(*) FROM tables") == [(0,)]


def test_an_admin_forgets_what_is_old(tmp_path: Path) -> None:
    async def made() -> str:
        async with service_on(tmp_path) as service:
            return (await lay(service)).table

    table = asyncio.run(made())
    age(tmp_path / FILE, table)
    with Admin(tmp_path) as host:
        assert host.expire(["unfinished_days=100000"]) == (0, 0)
        assert host.expire([]) == (1, 0)
        assert [act.act for act in host.store.acts(0, 10)] == ["expire"]


# Reports


def test_a_person_reports_what_another_said_and_the_host_reads_it(house: House, server: ServerProcess) -> None:
    host, guest = house.online()
    guest.post("/chat", {"text": "you are a brick", "id": "1"})
    (said,) = [one for one in host.get("/events").json()["events"] if one["kind"] == "chat"]
    answer = host.post("/report", {"seat": 1, "seq": said["seq"], "reason": "insult"})
    assert answer.status_code == 201
    listed = admin(server, "reports")[1].splitlines()
    assert any(host.table in line and "insult" in line and "you are a brick" in line for line in listed)


def test_nobody_reports_themselves_a_bot_or_words_that_were_never_said(house: House) -> None:
    host, guest = house.online()
    host.post("/chat", {"text": "mine", "id": "1"})
    (said,) = [one for one in host.get("/events").json()["events"] if one["kind"] == "chat"]
    assert error_of(host.post("/report", {"seat": 0, "reason": "spam"})) == (409, "status")
    assert error_of(host.post("/report", {"seat": 1, "seq": said["seq"], "reason": "spam"})) == (409, "status")
    assert error_of(host.post("/report", {"seat": 3, "reason": "spam"})) == (409, "status")
    assert error_of(house.person(host.table).post("/report", {"seat": 1, "reason": "spam"})) == (401, "key")
    assert guest.post("/report", {"seat": 0, "seq": said["seq"], "reason": "other"}).status_code == 201


# What is kept of an address


def test_an_address_cannot_be_found_again_without_the_secret_of_the_house(tmp_path: Path) -> None:
    async def maker(folder: Path) -> tuple[str, str]:
        app = create_app(Settings(data=folder))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            for _ in range(2):
                await client.post("/api/tables", json={"seats": HOT_SEAT, "entropy": "x"})
        database = folder / FILE
        ((found,),) = rows(database, "SELECT DISTINCT maker FROM tables")
        return found, rows(database, "SELECT value FROM house WHERE name = 'secret'")[0][0]

    one, secret = asyncio.run(maker(tmp_path / "one"))
    other, another_secret = asyncio.run(maker(tmp_path / "other"))
    assert one != other
    assert secret != another_secret
    assert len(secret) == 64
    assert asyncio.run(maker(tmp_path / "one"))[1] == secret  # it stays


# The privacy page


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Privacy"), ("es", "Privacidad"), ("it", "Privacy"), ("pt", "Privacidade"), ("pl", "Prywatność")],
)
def test_people_read_in_their_language_how_long_things_are_kept(tmp_path: Path, language: str, title: str) -> None:
    async def asked() -> list[httpx.Response]:
        app = create_app(Settings(data=tmp_path, waiting_days=11, unfinished_days=22, finished_days=33, chat_days=44))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            preferred = await client.get("/privacy", headers={"Accept-Language": f"xx, {language};q=0.8"})
            return [preferred, await client.get(f"/privacy?lang={language}")]

    for answer in asyncio.run(asked()):
        assert answer.status_code == 200
        assert f'<html lang="{language}">' in answer.text
        assert f"<h1>{title}</h1>" in answer.text
        assert all(days in answer.text for days in ("11", "22", "33", "44", "365"))
        assert "privacy-" not in answer.text


def test_any_asgi_server_can_push(tmp_path: Path) -> None:
    async def pushed() -> dict[str, Any]:
        app = create_app(Settings(data=tmp_path))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            body = {"seats": HOT_SEAT, "entropy": "ab" * 16}
            table = (await client.post("/api/tables", json=body)).json()["table"]["id"]
            says: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
            hears: asyncio.Queue[Any] = asyncio.Queue()
            scope = {
                "type": "websocket",
                "path": f"/api/tables/{table}/live",
                "query_string": b"",
                "headers": [(b"host", b"localhost")],
                "scheme": "ws",
                "client": ("127.0.0.1", 1),
            }
            says.put_nowait({"type": "websocket.connect"})
            served = asyncio.create_task(app(scope, says.get, hears.put))
            accepted, first = await hears.get(), await hears.get()
            says.put_nowait({"type": "websocket.disconnect"})
            await served
            assert accepted["type"] == "websocket.accept"
            news: dict[str, Any] = json.loads(first["text"])
            return news

    assert asyncio.run(pushed())["version"] > 0
