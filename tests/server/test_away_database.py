"""A database that is away for a while: clients are told to come again, and nothing else is said."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import httpx
import pytest

from people import ENTROPY, HOT_SEAT
from redcathedral.server.http.app import create_app
from redcathedral.server.settings import Settings
from redcathedral.server.store.sqlite_store import SQLiteStore
from redcathedral.server.store.store import Stored, Unavailable
from services import lay, play, seen, service_on
from waiting import until_async

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.types import ASGIApp, Message, Scope

    from redcathedral.server.store.housekeeping import Act

URL = "http://localhost"


class Away(SQLiteStore):
    """A store that can be away."""

    away = False

    def read(self, table: str) -> Stored | None:
        """Give a table, if the database is there."""
        if Away.away:
            raise Unavailable("the connection is lost")
        return super().read(table)


def handshake(path: str) -> Scope:
    """Give what a server says of a WebSocket that somebody asks for."""
    return {
        "type": "websocket",
        "scheme": "ws",
        "path": path,
        "query_string": b"",
        "subprotocols": [],
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }


async def first_of_socket(app: ASGIApp, path: str) -> Message:
    """Connect to a WebSocket; gives the first that it says after letting one in, or how it ends."""
    said: asyncio.Queue[Message] = asyncio.Queue()
    coming: asyncio.Queue[Message] = asyncio.Queue()
    coming.put_nowait({"type": "websocket.connect"})
    connection = asyncio.ensure_future(app(handshake(path), coming.get, said.put))
    try:
        while (message := await said.get())["type"] == "websocket.accept":
            pass
        return message
    finally:
        coming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await connection


def test_requests_and_sockets_are_told_to_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redcathedral.server.service.open_store", lambda *_: Away(tmp_path / "tables.sqlite3"))
    app = create_app(Settings(data=tmp_path, tables_in_memory=1))

    async def work() -> None:
        transport = httpx.ASGITransport(app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url=URL) as client:
            new_table = {"seats": HOT_SEAT, "entropy": ENTROPY}
            made = [(await client.post("/api/tables", json=new_table)).json() for _ in range(2)]
            place = f"/api/tables/{made[0]['table']['id']}"  # no longer in memory: there is room for one
            monkeypatch.setattr(Away, "away", True)
            assert (await client.get(place)).status_code == 503
            ended = await first_of_socket(app, f"{place}/live")
            assert (ended["type"], ended["code"]) == ("websocket.close", 1013)
            monkeypatch.setattr(Away, "away", False)
            assert (await first_of_socket(app, f"{place}/live"))["type"] == "websocket.send"

    asyncio.run(work())


def test_a_client_that_leaves_while_the_database_goes_away_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("redcathedral.server.service.open_store", lambda *_: Away(tmp_path / "tables.sqlite3"))
    app = create_app(Settings(data=tmp_path))
    said: list[str] = []

    async def connect() -> Message:
        return {"type": "websocket.connect"}

    async def let_in_and_lose(message: Message) -> None:
        said.append(message["type"])
        if len(said) > 1:
            raise OSError("nobody is there")  # as uvicorn's, where the client has hung up
        monkeypatch.setattr(Away, "away", True)
        app.state.service.tables.forget(None)

    async def work() -> None:
        transport = httpx.ASGITransport(app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url=URL) as client:
            made = (await client.post("/api/tables", json={"seats": HOT_SEAT, "entropy": ENTROPY})).json()
            await app(handshake(f"/api/tables/{made['table']['id']}/live"), connect, let_in_and_lose)
            assert said == ["websocket.accept", "websocket.close"]

    asyncio.run(work())


class AwayAtFirst(SQLiteStore):
    """A store that is away for the first questions after it was opened."""

    questions = 0

    def house_secret(self, fresh: str) -> str:
        """Give the secret of the house at the third attempt."""
        AwayAtFirst.questions += 1
        if AwayAtFirst.questions < 3:
            raise Unavailable("the connection is lost")
        return super().house_secret(fresh)

    def acts(self, after: int, most: int) -> list[Act]:
        """Fail, as a database does that is away again."""
        raise Unavailable(f"the connection is lost, and {most} acts after {after}")


def test_a_server_that_starts_while_its_database_restarts_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("redcathedral.server.service.open_store", lambda *_: AwayAtFirst(tmp_path / "tables.sqlite3"))
    monkeypatch.setattr("redcathedral.server.retention.RETRY_SECONDS", 0)
    app = create_app(Settings(data=tmp_path))

    async def work() -> None:
        async with app.router.lifespan_context(app):
            assert AwayAtFirst.questions == 3
            await until_async(lambda: "the house waits" in caplog.text, "a line about it")

    asyncio.run(work())
    assert [record.exc_info for record in caplog.records if record.exc_info] == [], "it says so in a line"


def test_a_move_is_told_to_come_again_while_another_program_locks_the_database(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(tmp_path) as service:
            made = await lay(service)
            before = await seen(service, made)
            other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable):
                await play(service, made, before)
            assert await seen(service, made) == before, "it has not happened"
            other.execute("ROLLBACK")
            other.close()
            await play(service, made, before)

    asyncio.run(work())
