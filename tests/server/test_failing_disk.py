"""A disk that fails: what was not written has not happened, for nobody, and the table plays on afterwards."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from uuid import uuid4

import pytest

from redcathedral.server.bodies import ChatBody, PlyBody, UndoBody
from redcathedral.server.bots.runner import BotRunner
from redcathedral.server.store.sqlite_store import SQLiteStore
from redcathedral.server.table.refusals import Refusal
from services import MINE, lay, play, seen, service_on
from waiting import others_run, until_async

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from redcathedral.server.lobby import Made
    from redcathedral.server.service import Service
    from redcathedral.server.store.store import Entry


class Disk(SQLiteStore):
    """A store whose disk can be stopped and broken."""

    fails = False
    runs = threading.Event()

    def write(self, entries: list[list[Entry]]) -> list[Exception | None]:
        """Write, once the disk runs and if it does not fail."""
        self.runs.wait()
        if self.fails:
            raise sqlite3.OperationalError("disk I/O error")
        return super().write(entries)


@asynccontextmanager
async def table_on(disk: type[Disk], folder: Path, *seats: dict[str, str]) -> AsyncIterator[tuple[Service, Made]]:
    """Make a table, of one person's two seats if nothing is said."""
    disk.fails = False
    disk.runs.set()
    async with service_on(folder, disk) as service:
        try:
            yield service, await lay(service, *seats)
        finally:
            disk.runs.set()


def test_a_move_that_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_on(Disk, tmp_path) as (service, made):
            await play(service, made, await seen(service, made))
            before = await seen(service, made)
            Disk.fails = True
            with pytest.raises(sqlite3.OperationalError):
                await play(service, made, before)
            undo = UndoBody(to=0, version=before["table"]["version"], id=uuid4().hex)
            with pytest.raises(sqlite3.OperationalError):
                await service.undo(await service.tables.get(made.table), made.holder, undo)
            assert await seen(service, made) == before
            Disk.fails = False
            await play(service, made, before)
            assert (await seen(service, made))["game"]["plies"] > before["game"]["plies"]

    asyncio.run(work())


def test_nobody_sees_a_move_before_it_is_on_disk(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_on(Disk, tmp_path) as (service, made):
            before = await seen(service, made)
            watcher = service.watchers.join(made.table, None)
            Disk.runs.clear()
            moving = asyncio.create_task(play(service, made, before))
            loaded = service.tables._tables[made.table]
            await until_async(lambda: loaded.unwritten is not None, "a move that is being written")
            looking = asyncio.create_task(seen(service, made))
            asking = asyncio.create_task(service.news(made.table, before["table"]["seq"]))
            await others_run()  # as often as they would need to come by it
            assert not any(task.done() for task in (moving, looking, asking))
            assert watcher.queue.empty()
            Disk.fails = True
            Disk.runs.set()
            with pytest.raises(sqlite3.OperationalError):
                await moving
            assert await looking == before
            assert json.loads(await asking)["events"] == []
            assert watcher.queue.empty()

    asyncio.run(work())


def test_who_waited_behind_a_move_that_failed_plays_at_the_table_as_it_is_on_disk(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_on(Disk, tmp_path) as (service, made):
            before = await seen(service, made)
            Disk.runs.clear()
            first = asyncio.create_task(play(service, made, before))
            loaded = await service.tables.get(made.table)
            second = asyncio.create_task(
                service.play(
                    loaded,
                    made.holder,
                    PlyBody(ply=before["game"]["choices"][-1]["ply"], version=before["table"]["version"], id="second"),
                )
            )
            await until_async(lambda: loaded.unwritten is not None, "a move that is being written")
            Disk.fails = True
            Disk.runs.set()
            with pytest.raises(sqlite3.OperationalError):
                await first
            Disk.fails = False
            answer = json.loads(await second)
            assert answer["events"][0]["seq"] == before["table"]["seq"] + 1
            stored = await service.database.call(lambda store: store.read(made.table))
            assert stored is not None
            assert [event.seq for event in stored.events] == list(range(1, answer["version"] + 1))

    asyncio.run(work())


def test_a_move_goes_on_when_whoever_made_it_is_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_on(Disk, tmp_path) as (service, made):
            before = await seen(service, made)
            loaded = await service.tables.get(made.table)
            Disk.runs.clear()
            moving = asyncio.create_task(play(service, made, before))
            await until_async(lambda: loaded.unwritten is not None, "a move that is being written")
            moving.cancel()
            await asyncio.wait((moving,))
            late = asyncio.create_task(play(service, made, before))
            await others_run()
            Disk.runs.set()
            with pytest.raises(Refusal) as refused:
                await late
            assert refused.value.code == "stale"
            assert "ply" in [event["kind"] for event in refused.value.events or ()]

    asyncio.run(work())


def test_a_bot_rests_after_its_turn_although_its_table_was_made_again_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_on(Disk, tmp_path, {"kind": "bot", "bot": "greedy"}, MINE) as (service, made):
            runner = BotRunner(service)
            runner.start()
            loaded = await service.tables.get(made.table)
            runner.wake(loaded)
            Disk.fails = True
            with pytest.raises(sqlite3.OperationalError):
                await service.chat(loaded, made.holder, ChatBody(text="hello", id="chat"))
            Disk.fails = False
            await until_async(lambda: made.table not in service.busy, "a bot that rests", patience=30)
            assert (await seen(service, made))["game"]["to_move"] == "blue"
            await runner.stop()

    asyncio.run(work())


def test_a_bot_whose_move_could_not_be_written_moves_when_the_disk_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("redcathedral.server.bots.runner.LOOK_SECONDS", 0.05)

    async def work() -> None:
        async with table_on(Disk, tmp_path, {"kind": "bot", "bot": "greedy"}, MINE) as (service, made):
            runner = BotRunner(service)
            runner.start()
            Disk.runs.clear()
            await until_async(lambda: made.table in service.busy, "a bot that moves", patience=30)
            loaded = await service.tables.get(made.table)
            await until_async(lambda: loaded.unwritten is not None, "a move that is being written", patience=30)
            Disk.fails = True
            Disk.runs.set()
            await until_async(lambda: loaded.dropped, "a move that is not written")
            Disk.fails = False

            def persons_turn() -> bool:
                again = service.tables._tables.get(made.table)
                return again is not None and again.unwritten is None and again.table.running().to_move == "blue"

            await until_async(persons_turn, "the bot's move", patience=30)
            await runner.stop()

    asyncio.run(work())
