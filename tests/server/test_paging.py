"""What happened at a table comes in pages, however much it is; and more than it may be cannot get in."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from people import ENTROPY, HOT_SEAT, House, described, error_of, news, seeded
from redcathedral.game.game import new_game
from redcathedral.server import models
from redcathedral.server.http.app import create_app
from redcathedral.server.service import EVENTS_A_PAGE, EVENTS_WITH_A_REFUSAL, PAGE_BYTES, fitting
from redcathedral.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from lab.server_process import ServerProcess
    from people import Person

MANY = EVENTS_A_PAGE + 60


@asynccontextmanager
async def client_of(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    """Run a server in this process."""
    app = create_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
    ):
        yield client


def record_of(plies: int) -> str:
    """Give the record of a game of so many plies that isn't over."""
    game, luck = new_game(players=2, seed="s"), seeded(1)
    while game.version < plies:
        game.play(luck.choice(game.legal()))
    assert game.outcome is None
    return game.record()


@pytest.fixture(scope="module")
def long(server: ServerProcess) -> Iterator[Person]:
    """A table where much has happened."""
    house = House(server.url)
    yield house.host(house.post("/api/records", {"record": record_of(MANY)}).json())
    house.close()


def page(host: Person, since: int) -> dict[str, Any]:
    found: dict[str, Any] = described(models.News, host.get("/events", since=since).json())
    return found


def test_events_come_in_pages_without_a_gap(long: Person) -> None:
    first = page(long, 0)
    assert (len(first["events"]), first["more"]) == (EVENTS_A_PAGE, True)
    rest = page(long, first["events"][-1]["seq"])
    assert rest["more"] is False
    seqs = [event["seq"] for event in first["events"] + rest["events"]]
    assert seqs == list(range(1, first["seq"] + 1))
    assert (page(long, 10**6)["events"], page(long, 10**6)["more"]) == ([], False)


def test_a_websocket_starts_with_the_same_pages(long: Person) -> None:
    with long.live() as live:
        messages = [news(live)]
        while messages[-1]["more"]:
            messages.append(news(live))
        seqs = [event["seq"] for message in messages for event in message["events"]]
        assert seqs == list(range(1, messages[-1]["seq"] + 1))
        assert len(messages) > 1


def test_a_page_has_so_many_bytes_at_most_and_an_event_at_least() -> None:
    small, large = b"x" * (PAGE_BYTES // 10), b"x" * (PAGE_BYTES * 2)
    assert fitting([small] * 30) == [small] * 10
    assert fitting([large, small]) == [large]
    assert fitting([small, large]) == [small]
    assert fitting([]) == []


def test_a_stale_move_is_answered_with_the_first_of_what_came_before(long: Person) -> None:
    answer = long.ply("end", version=0)
    assert error_of(answer) == (409, "stale")
    error = answer.json()["error"]
    assert (len(error["events"]), error["more"]) == (EVENTS_WITH_A_REFUSAL, True)
    assert error["events"][0]["seq"] == 1


# More than there may be


def test_plies_are_counted_whatever_ends_a_line(tmp_path: Path) -> None:
    text = record_of(60)

    async def load() -> list[httpx.Response]:
        async with client_of(Settings(data=tmp_path, plies_in_a_record=40)) as client:
            texts = [text.replace("\n", end) for end in ("\n", "\r", "\x0b", "\u2028", "\x85")]
            return [await client.post("/api/records", json={"record": text}) for text in texts]

    for refused in asyncio.run(load()):
        assert error_of(refused) == (400, "record")
        assert "40" in refused.json()["error"]["message"]


def test_a_table_with_more_events_than_the_host_allows_is_not_made(tmp_path: Path) -> None:
    async def load() -> httpx.Response:
        async with client_of(Settings(data=tmp_path, events_per_table=30)) as client:
            return await client.post("/api/records", json={"record": record_of(60)})

    assert error_of(asyncio.run(load())) == (409, "status")


def test_a_table_that_has_more_events_than_a_lowered_limit_can_still_be_looked_at(tmp_path: Path) -> None:
    async def make() -> str:
        async with client_of(Settings(data=tmp_path)) as client:
            made = await client.post("/api/records", json={"record": record_of(60)})
            table: str = made.json()["table"]["id"]
            return table

    async def look(table: str) -> list[httpx.Response]:
        async with client_of(Settings(data=tmp_path, events_per_table=10, plies_in_a_record=10)) as client:
            where = f"/api/tables/{table}"
            fork = {"ply": 30, "seats": HOT_SEAT, "entropy": ENTROPY}
            looks = [await client.get(where + path) for path in ("", "/events", "/at/30", "/timeline", "/statistics")]
            return [*looks, await client.post(where + "/fork", json=fork)]

    *looks, fork = asyncio.run(look(asyncio.run(make())))
    assert {answer.status_code for answer in looks} == {200}
    assert looks[1].json()["more"] is False
    assert error_of(fork) == (409, "status")
