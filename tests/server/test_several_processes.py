"""Several processes on one database: any of them takes any request, and everyone hears of everything."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from redcathedral.server.bodies import ChatBody, PlyBody, SitBody
from redcathedral.server.bots.runner import BotRunner
from redcathedral.server.live.notices import Notices
from redcathedral.server.lobby import Lobby
from redcathedral.server.service import Service
from redcathedral.server.settings import Settings
from redcathedral.server.store import sql_store
from redcathedral.server.table import commands
from redcathedral.server.table.refusals import Refusal, no_key
from services import MINE, lay, play, seen
from waiting import others_run, until_async

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from lab.postgres_process import PostgresProcess
    from redcathedral.server.live.loaded import Loaded

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}


@asynccontextmanager
async def processes(database: str, count: int = 2) -> AsyncIterator[list[Service]]:
    """Run services as processes would: each with its own memory, its own connections and its own name."""
    services = [Service(Settings(database=database)) for _ in range(count)]
    for service in services:
        await service.start()
    try:
        yield services
    finally:
        for service in services:
            await service.stop()


@pytest.fixture
def url(postgres: PostgresProcess) -> str:
    return postgres.new_database()


def test_a_move_at_one_process_is_seen_and_answered_at_the_other(url: str) -> None:
    async def work() -> None:
        async with processes(url) as (one, other):
            made = await lay(one)
            for turn in range(6):
                here, there = (one, other) if turn % 2 else (other, one)
                before = await seen(here, made)
                await play(here, made, before)
                assert (await seen(there, made))["game"]["plies"] > before["game"]["plies"]
            assert await seen(one, made) == await seen(other, made)

    asyncio.run(work())


def test_moves_that_meet_are_all_made_or_refused_as_stale_and_never_lost(url: str) -> None:
    async def work() -> None:
        async with processes(url, 3) as services:
            made = await lay(services[0])
            for _ in range(5):
                view = await seen(services[0], made)
                answers = await asyncio.gather(
                    *(play(service, made, view) for service in services), return_exceptions=True
                )
                refused = [answer for answer in answers if isinstance(answer, Refusal)]
                assert len(refused) == len(services) - 1
                assert {refusal.code for refusal in refused} == {"stale"}
            stored = await services[0].database.call(lambda store: store.read(made.table))
            assert stored is not None
            assert [event.seq for event in stored.events] == list(range(1, len(stored.events) + 1))

    asyncio.run(work())


def test_what_can_be_said_at_any_time_is_tried_again_until_it_is_written(url: str) -> None:
    async def work() -> None:
        async with processes(url) as services:
            made = await lay(services[0])

            async def chat(service: Service, n: int) -> bytes:
                return await service.chat(
                    await service.tables.get(made.table), made.holder, ChatBody(text=str(n), id=f"chat-{n}")
                )

            await asyncio.gather(*(chat(services[n % 2], n) for n in range(12)))
            events = await services[0].database.call(lambda store: store.events(made.table, 0))
            assert sorted(event.what.text for event in events if event.kind == "chat") == sorted(map(str, range(12)))  # type: ignore[attr-defined]

    asyncio.run(work())


def test_a_watcher_at_another_process_is_told(url: str) -> None:
    async def work() -> None:
        async with processes(url) as (one, other):
            made = await lay(one)
            await seen(other, made)
            watcher = other.watchers.join(made.table, None)
            await play(one, made, await seen(one, made))
            told = json.loads(await asyncio.wait_for(watcher.queue.get(), 60))
            assert "ply" in {event["kind"] for event in told["events"]}

    asyncio.run(work())


def test_what_happens_while_a_process_has_no_connection_to_listen_on_is_told_once_it_has(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("redcathedral.server.live.notices.LOOK_SECONDS", 3600.0)

    async def work() -> None:
        async with processes(url) as (one, other):
            made = await lay(one)
            await seen(other, made)
            watcher = other.watchers.join(made.table, None)
            listening = (
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
            with psycopg.connect(url, autocommit=True) as database:
                await until_async(lambda: database.execute(listening).fetchone() == (2,), "both processes listen")
                database.execute(listening.replace("count(*)", "pg_terminate_backend(pid, 60000)"))
            await play(one, made, await seen(one, made))
            told = json.loads(await asyncio.wait_for(watcher.queue.get(), 60))
            assert "ply" in {event["kind"] for event in told["events"]}

    asyncio.run(work())


def test_a_move_made_while_another_process_asks_for_the_one_before_is_told_there_too(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("redcathedral.server.live.notices.LOOK_SECONDS", 3600.0)

    async def work() -> None:
        async with processes(url) as (one, other):
            made = await lay(one)
            await seen(other, made)
            watcher = other.watchers.join(made.table, None)
            call, asked, go_on = other.database.call, asyncio.Event(), asyncio.Event()

            async def slow_call(question: Callable[[Any], Any]) -> Any:
                found = await call(question)
                asked.set()
                await go_on.wait()
                return found

            other.database.call = other.tables._database.call = slow_call  # type: ignore[assignment, method-assign]
            await play(one, made, await seen(one, made))
            await asyncio.wait_for(asked.wait(), 60)
            await play(one, made, await seen(one, made))
            last = (await one.tables.get(made.table)).table.seq
            (here,) = other.tables.at_hand()
            await until_async(lambda: here.elsewhere == last, "the notice of the second move")
            go_on.set()
            told: list[int] = []
            while not told or told[-1] < last:
                news = json.loads(await asyncio.wait_for(watcher.queue.get(), 60))
                told += [event["seq"] for event in news["events"]]
            assert told == list(range(told[0], last + 1))

    asyncio.run(work())


@pytest.mark.parametrize("steps", range(6))
def test_a_process_stops_looking_even_if_it_begins_to_listen_at_that_very_moment(url: str, steps: int) -> None:
    """If it missed that, a server would never end."""

    async def work() -> None:
        async with processes(url, 1) as (one,):
            notices = Notices(one)
            looking = asyncio.create_task(notices._look())
            await others_run()
            notices._listening.set()
            await others_run(steps)
            looking.cancel()
            await until_async(looking.done, "it has stopped", patience=20)

    asyncio.run(work())


def body_for(view: dict[str, Any], name: str) -> PlyBody:
    return PlyBody(ply=view["game"]["choices"][0]["ply"], version=view["table"]["version"], id=name)


def test_a_move_at_the_process_that_has_its_position_asks_the_database_for_nothing(url: str) -> None:
    async def work() -> None:
        async with processes(url, 1) as (one,):
            made = await lay(one)
            body = body_for(await seen(one, made), "first")

            def no_call(_: object) -> None:
                raise AssertionError("the database was asked")

            call, one.database.call = one.database.call, no_call  # type: ignore[assignment, method-assign]
            answer = json.loads(await one.play_at(made.table, lambda _: made.holder, body))
            one.database.call = call  # type: ignore[method-assign]
            assert answer["events"][0]["kind"] == "ply"

    asyncio.run(work())


def test_a_move_at_a_process_that_has_missed_something_is_made_once_it_has_caught_up(url: str) -> None:
    async def work() -> None:
        async with processes(url) as (one, other):
            made = await lay(one)
            body = body_for(await seen(other, made), "first")
            assert other.notices is not None
            await other.notices.stop()  # it hears nothing any more
            await one.chat(await one.tables.get(made.table), made.holder, ChatBody(text="Hello", id="hello"))
            assert other.tables.as_of(made.table, body.version) is not None
            answer = await other.play_at(made.table, lambda _: made.holder, body)
            assert await one.play_at(made.table, lambda _: made.holder, body) == answer, "sent twice, made once"
            view = await seen(one, made)
            assert view == await seen(other, made)

    asyncio.run(work())


def test_a_key_revoked_at_one_process_moves_nothing_at_another_that_has_not_heard_of_it(url: str) -> None:
    async def work() -> None:
        async with processes(url) as (one, other):
            made = await lay(one)
            body = body_for(await seen(other, made), "first")
            assert other.notices is not None
            await other.notices.stop()
            held = await one.tables.get(made.table)
            async with one.tables.changing(held):
                await one.change(held, commands.revoke_keys(held.table, list(held.table.keys)))

            def who(loaded: Loaded) -> str:
                holder = loaded.holder(made.key)
                if holder is None:
                    raise no_key()
                return holder

            with pytest.raises(Refusal) as refused:
                await other.play_at(made.table, who, body)
            assert refused.value.code == "key"

    asyncio.run(work())


def test_who_is_here_is_known_at_every_process(url: str) -> None:
    async def work() -> None:
        async with processes(url) as (one, other):
            made = await lay(one)
            watcher = one.watchers.join(made.table, made.holder)
            await until_async(lambda: made.holder in other.watchers.here(made.table), "the other process to hear")
            one.watchers.leave(watcher)
            await until_async(lambda: not other.watchers.here(made.table), "the other process to hear it")

    asyncio.run(work())


def test_a_key_given_at_one_process_opens_at_the_other(url: str) -> None:
    async def work() -> None:
        async with processes(url) as (one, other):
            made = await lay(one, MINE, OPEN)
            await seen(other, made)
            body = SitBody(invite=made.invite or "", seat=1, name="Bob", entropy="y" * 16)
            sat = await Lobby(one).sit(await one.tables.get(made.table), None, body)
            assert (await other.tables.get(made.table)).holder(sat.key) == sat.holder

    asyncio.run(work())


def test_a_bot_moves_once_although_every_process_could_move_it(url: str) -> None:
    async def work() -> None:
        async with processes(url) as services:
            runners = [BotRunner(service) for service in services]
            for runner in runners:
                runner.start()
            made = await lay(services[0], BOT, MINE)
            for service in services:
                runner = runners[services.index(service)]
                runner.wake(await service.tables.get(made.table))
            await until_async(lambda: not any(service.busy for service in services), "a bot that rests")
            view = await seen(services[1], made)
            assert view["game"]["to_move"] == "blue"
            free = await services[0].database.call(lambda store: store.free_jobs(10))
            assert free == []
            for runner in runners:
                await runner.stop()

    asyncio.run(work())


def test_what_a_dead_process_was_about_to_do_is_done_by_another(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_store, "LEASE_SECONDS", 0.0)  # a lease that is over at once, as after a death
    monkeypatch.setattr("redcathedral.server.bots.runner.LOOK_SECONDS", 0.05)

    async def work() -> None:
        async with processes(url) as (dead, alive):
            made = await lay(dead, BOT, MINE)  # it has no runner: its bot never moves
            runner = BotRunner(alive)
            runner.start()

            async def moved() -> bool:
                return bool((await seen(dead, made))["game"]["to_move"] == "blue")

            while not await moved():
                await others_run(1)
            await runner.stop()

    asyncio.run(asyncio.wait_for(work(), 120))
