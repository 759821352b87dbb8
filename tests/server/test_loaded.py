"""Tables in memory: what is kept of them on disk now and then, and what becomes of those that make room."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from redcathedral.server.bodies import PlyBody
from redcathedral.server.live.loaded import SNAPSHOT_EVERY
from services import lay, play, seen, service_on
from waiting import others_run

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_the_snapshot_on_disk_is_of_the_event_it_names(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with service_on(tmp_path) as service:
            made = await lay(service)
            views = {}
            while (view := await seen(service, made))["game"]["plies"] < SNAPSHOT_EVERY + 10:
                views[view["table"]["seq"]] = view["game"]["snapshot"]
                await play(service, made, view)
            stored = await service.database.call(lambda store: store.read(made.table))
            assert stored is not None
            assert stored.snapshot is not None
            seq, snapshot = stored.snapshot
            assert json.loads(snapshot) == views[seq]
            service.tables.drop(await service.tables.get(made.table))
            await service.tables.get(made.table)
            assert caplog.messages == []

    asyncio.run(work())


def test_a_table_that_made_room_while_a_move_was_on_its_way_is_played_at_as_it_is_now(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(tmp_path, tables_in_memory=1) as service:
            made = await lay(service)
            on_its_way = await service.tables.get(made.table)
            await lay(service)  # the first one makes room
            await play(service, made, await seen(service, made))
            view = await seen(service, made)
            body = PlyBody(ply=view["game"]["choices"][0]["ply"], version=view["table"]["version"], id="late")
            answer = json.loads(await service.play(on_its_way, made.holder, body))
            assert answer["events"][0]["seq"] == view["table"]["seq"] + 1

    asyncio.run(work())


def test_long_games_make_room_for_one_another_before_they_fill_the_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(tmp_path, megabytes_for_tables=1) as service:
            made = [await lay(service) for _ in range(4)]
            for one in made:
                (await service.tables.get(one.table)).table.seq += 200  # as if so many plies had been played there
            for one in (*made[1:], made[0]):
                await service.tables.get(one.table)
            await lay(service)
            kept = [loaded.table.id for loaded in service.tables.at_hand()]
            assert made[0].table in kept
            assert made[1].table not in kept
            assert service.tables.bytes <= 1 << 20
            assert service.tables.bytes == sum(loaded.size for loaded in service.tables.at_hand())
            service.tables.forget(None)
            assert service.tables.bytes == 0

    asyncio.run(work())


def test_a_table_that_is_watched_stays_however_large_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(tmp_path, megabytes_for_tables=1) as service:
            made = await lay(service)
            (await service.tables.get(made.table)).table.seq += 5_000
            service.watchers.join(made.table, None)
            await lay(service)
            assert made.table in [loaded.table.id for loaded in service.tables.at_hand()]

    asyncio.run(work())


def test_figures_are_given_although_a_move_is_made_while_they_are_asked_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(tmp_path) as service:
            made = await lay(service)
            view = await seen(service, made)
            asked = asyncio.create_task(service.statistics(await service.tables.get(made.table)))
            await others_run(1)  # it has asked the database
            await play(service, made, view)
            assert (await asked)[:2] == b"\x1f\x8b"  # compressed

    asyncio.run(work())
