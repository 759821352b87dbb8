"""Work is bounded, not only requests: what is costly is asked first, charged later, and keeps nobody waiting."""

from __future__ import annotations

import asyncio
import functools
import threading
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
from test_paging import record_of

from people import ENTROPY, HOT_SEAT, ONLINE, error_of, seeded
from redcathedral.game.game import new_game
from redcathedral.server.http.app import create_app
from redcathedral.server.http.costs import cost_of, keeps
from redcathedral.server.live.answer_cache import AnswerCache
from redcathedral.server.live.work import MOST_WAITING_EACH, Workbench, measured, open_bill
from redcathedral.server.settings import Settings
from redcathedral.server.table.figures import figures_of
from redcathedral.server.table.queries import STEPS_A_PAGE
from redcathedral.server.table.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path


def in_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run a test that awaits."""

    @functools.wraps(test)
    def run(**fixtures: Any) -> None:
        async def whole() -> None:
            await test(**fixtures)

        asyncio.run(whole())

    return run


class Person:
    """Someone who asks a server in this process; its clock stands still."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.table = ""

    async def make(self, path: str = "/api/tables", **body: Any) -> httpx.Response:
        answer = await self.client.post(path, json=body or {"seats": HOT_SEAT, "entropy": ENTROPY})
        if answer.status_code == 201 and not self.table:
            self.table = f"/api/tables/{answer.json()['table']['id']}"
            self.client.headers["Authorization"] = f"Bearer {answer.json()['key']}"
        return answer

    async def get(self, path: str = "") -> httpx.Response:
        return await self.client.get(self.table + path)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.client.post(self.table + path, json=body)

    async def chat(self, n: int) -> httpx.Response:
        return await self.post("/chat", text="hello", id=f"chat-{n}")

    async def play(self) -> httpx.Response:
        view = (await self.get()).json()
        version, ply = view["table"]["version"], view["game"]["choices"][0]["ply"]
        return await self.post("/plies", ply=ply, version=version, id=f"ply-{version}")


@asynccontextmanager
async def person_at(path: Path, **limits: Any) -> AsyncIterator[Person]:
    app = create_app(Settings(data=path, **limits), clock=lambda: 0.0)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
    ):
        yield Person(client)


@in_a_loop
async def test_who_has_used_up_their_work_waits_and_can_still_play(tmp_path: Path) -> None:
    async with person_at(tmp_path, work_at_once=0.3, work_per_second=0.01) as person:
        record = record_of(20)
        assert (await person.make("/api/records", record=record)).status_code == 201
        again = await person.make("/api/records", record=record)
        assert error_of(again) == (429, "work")
        assert int(again.headers["Retry-After"]) >= 1
        for _ in range(3):
            assert (await person.play()).status_code == 200
        assert (await person.get("/events")).status_code == 200


@in_a_loop
async def test_a_table_has_a_budget_whoever_asks(tmp_path: Path) -> None:
    async with person_at(tmp_path, table_work_at_once=0.12, table_work_per_second=0.01) as person:
        await person.make()
        await person.play()
        answers = [await person.get("/timeline") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert (await person.make()).status_code == 201
        assert (await person.play()).status_code == 200


@in_a_loop
async def test_who_fills_the_disk_waits_and_can_still_play(tmp_path: Path) -> None:
    async with person_at(tmp_path, kept_bytes_per_day=5_000) as person:
        await person.make()
        answers = [await person.chat(n) for n in range(60)]
        assert answers[0].status_code == 200
        assert error_of(answers[-1]) == (429, "kept")
        assert (await person.play()).status_code == 200


@in_a_loop
async def test_the_limit_of_tables_is_asked_before_the_work(tmp_path: Path) -> None:
    async with person_at(tmp_path, open_tables=1) as person:
        await person.make()
        edition = "this is no edition"
        for path, body in (
            ("/api/records", {"record": "no record", "edition": edition}),
            ("/api/tables", {"seats": HOT_SEAT, "entropy": ENTROPY, "edition": edition}),
            (f"{person.table}/fork", {"ply": 0, "seats": HOT_SEAT, "entropy": ENTROPY}),
        ):
            assert error_of(await person.make(path, **body)) == (429, "rate"), path


@in_a_loop
async def test_a_long_timeline_comes_in_pages(tmp_path: Path) -> None:
    async with person_at(tmp_path) as person:
        await person.make("/api/records", record=record_of(STEPS_A_PAGE + 30))
        first = (await person.get("/timeline")).json()
        assert [step["ply"] for step in first["steps"]] == list(range(1, STEPS_A_PAGE + 1))
        assert first["plies"] >= STEPS_A_PAGE + 30
        rest = (await person.get(f"/timeline?since={STEPS_A_PAGE}")).json()
        assert [step["ply"] for step in rest["steps"]] == list(range(STEPS_A_PAGE + 1, first["plies"] + 1))


def test_every_request_that_retells_or_makes_a_game_has_a_cost() -> None:
    for path in ("at/3", "timeline", "statistics", "record", "verify", "review", "hint"):
        assert cost_of("GET", f"/api/tables/abc/{path}"), path
    for path in ("/api/tables", "/api/records", "/api/commitments", "/api/tables/abc/fork", "/api/tables/abc/rematch"):
        assert cost_of("POST", path), path
        assert keeps("POST", path), path
    for path in ("/plies", "/undo", "", "/undo/answer"):
        assert not cost_of("POST", f"/api/tables/abc{path}"), path
        assert not keeps("POST", f"/api/tables/abc{path}"), path
    assert not cost_of("GET", "/api/tables/abc")


# The workbench


@in_a_loop
async def test_work_in_a_thread_is_put_on_the_bill_of_who_asked() -> None:
    bill = open_bill("a")
    await asyncio.to_thread(measured(lambda: sum(range(1_000_000))))
    assert bill.seconds > 0


@in_a_loop
async def test_an_address_has_so_many_jobs_waiting_and_others_come_in_between() -> None:
    bench, gate = Workbench(), threading.Event()

    async def ask(address: str) -> bool:
        open_bill(address)
        try:
            return await bench.do(gate.wait)
        except Refusal as refusal:
            return not refusal.retry_after

    asked = [asyncio.create_task(ask("a")) for _ in range(MOST_WAITING_EACH + 3)]
    other = asyncio.create_task(ask("b"))
    assert await asyncio.gather(*asked[MOST_WAITING_EACH:]) == [False] * 3
    gate.set()
    assert await other
    assert sorted(await asyncio.gather(*asked)) == [False] * 3 + [True] * MOST_WAITING_EACH
    await bench.stop()


@in_a_loop
async def test_one_answer_of_a_kind_is_kept_for_a_table_whatever_is_asked_for() -> None:
    bench = Workbench()
    answers, made = AnswerCache(bench, room=2), []

    async def get(table: str, state: int) -> bytes:
        return await answers.get(("timeline", table), state, lambda: made.append((table, state)))

    await get("mine", 1)
    for invented in range(20):
        await get("yours", invented)
    await get("mine", 1)
    assert made.count(("mine", 1)) == 1
    await get("mine", 2)
    assert made.count(("mine", 2)) == 1
    await bench.stop()


# Chat, and a table that has seen enough


@in_a_loop
async def test_chat_takes_no_room_from_the_game_nor_from_others(tmp_path: Path) -> None:
    async with person_at(tmp_path, messages_per_seat=5, events_per_table=8) as loser:
        made = (await loser.make(seats=ONLINE, entropy=ENTROPY)).json()
        body = {"invite": made["invite"], "seat": 1, "name": "Bob", "entropy": ENTROPY}
        mine = loser.client.headers.pop("Authorization")
        key = (await loser.post("/sit", **body)).json()["key"]
        loser.client.headers["Authorization"] = mine
        said = [await loser.chat(n) for n in range(7)]
        assert [answer.status_code for answer in said] == [200] * 5 + [409] * 2
        loser.client.headers["Authorization"] = f"Bearer {key}"
        assert (await loser.chat(100)).status_code == 200


@in_a_loop
async def test_a_table_that_has_seen_enough_is_played_to_its_end(tmp_path: Path) -> None:
    async with person_at(tmp_path, events_per_table=10) as person:
        await person.make()
        for _ in range(8):
            assert (await person.play()).status_code == 200
        for path in ("/leave", "/link", "/invite"):
            assert error_of(await person.post(path)) == (409, "status"), path
        assert (await person.play()).status_code == 200
        while (answer := await person.play()).status_code == 200:
            pass
        assert error_of(answer) == (409, "status"), "but not forever"


def test_a_clock_that_is_set_back_takes_nobodys_time() -> None:
    game, luck = new_game(players=2, seed="s"), seeded(1)
    while game.version < 3:
        game.play(luck.choice(game.legal()))
    times = {1: "2026-01-01T12:00:00Z", 2: "2026-01-01T12:00:05Z", 3: "2026-01-01T11:00:00Z", 4: "2026-01-01T11:00:01Z"}
    found = figures_of(game, [(2, 0), (3, 0), (4, 0)], 0, times)
    assert found.seats[0].seconds == 6.0
