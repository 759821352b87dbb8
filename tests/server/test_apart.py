"""Long work in a process of its own: tables of what people send come back as they would have been made here."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Literal

import pytest

from people import seeded
from redcathedral.edition import load_edition, parse_edition
from redcathedral.edition.loader import default_text
from redcathedral.game.game import new_game
from redcathedral.game.load import from_record
from redcathedral.server.bodies import RecordBody
from redcathedral.server.live import work
from redcathedral.server.live.apart import pack, unpack
from redcathedral.server.live.loaded import Loaded
from redcathedral.server.live.work import Workbench, open_bill
from redcathedral.server.lobby import Lobby
from redcathedral.server.store.sql_store import _event_row
from redcathedral.server.table.fork import Brought, game_at, seats_of, table_of_fork, table_of_upload
from redcathedral.server.table.refusals import Refusal
from services import service_on

if TYPE_CHECKING:
    from pathlib import Path

    from redcathedral.game.game import Game
    from redcathedral.server.table.events import Event
    from redcathedral.server.table.table import Table

AT = "2026-11-18T05:00:00.000Z"


def played(plies: int, seed: int = 1) -> Game:
    game, luck = new_game(players=2, seed=seed, names=("Ada", "Bo")), seeded(seed)
    while game.version < plies and game.outcome is None:
        game.play(luck.choice(game.legal_actions()))
    return game


def uploaded(record: str, edition: str | None = None) -> partial[tuple[Table, list[Event]]]:
    brought = Brought(record, edition, most_plies=5_000, practice=False)
    return partial(table_of_upload, brought, "abc", "secret", "holder", "entropy", AT)


def same(one: tuple[Table, list[Event]], other: tuple[Table, list[Event]]) -> None:
    """Compare tables by all that anyone can see of them, and by what is written to the database."""
    (table, events), (again, told) = one, other
    assert [_event_row("abc", event) for event in told] == [_event_row("abc", event) for event in events]
    assert [event.json for event in told] == [event.json for event in events]
    assert [event.kind for event in told] == [event.kind for event in events]
    assert Loaded(again).view(set()) == Loaded(table).view(set())
    assert Loaded(again).game() == Loaded(table).game()
    assert (again.line, again.draws, again.seed, again.keys) == (table.line, table.draws, table.seed, table.keys)
    assert list(again.running().states()) == list(table.running().states())


@pytest.mark.parametrize("plies", [0, 40, 10_000])
def test_a_table_travels_whole(plies: int) -> None:
    made = uploaded(played(plies).record())()
    table, events = unpack(pack(made))
    same(made, (table, events))
    assert table.edition is load_edition(), "of the packaged edition there is one in a process"


def test_what_follows_at_a_table_that_has_traveled_is_what_would_have_followed() -> None:
    here, _ = uploaded(played(40).record())()
    there, _ = unpack(pack((here, [])))
    for table in (here, there):
        luck, game = seeded(5), table.running()
        for _ in range(20):
            game.play(luck.choice(game.legal_actions()))
    assert here.running().record() == there.running().record()


def test_jobs_are_done_in_one_process_that_is_charged_to_who_asked() -> None:
    async def ask() -> None:
        bench, bill = Workbench(), open_bill("a")
        try:
            record = played(300).record()
            same(await bench.do_apart(uploaded(record)), uploaded(record)())
            first = bill.seconds
            assert first > 0
            game = game_at(from_record(record), 100)
            seats = seats_of(game, [Me(), Me()], "holder", "entropy")
            options = uploaded(record)()[0].options
            fork = partial(table_of_fork, game, "old", options, "abc", "secret", seats, "holder", AT)
            same(await bench.do_apart(fork), fork())
            assert bill.seconds > first
            assert await bench.do_apart(os.getpid) == await bench.do_apart(os.getpid) != os.getpid()
        finally:
            await bench.stop()

    asyncio.run(ask())


@dataclass
class Me:
    """Oneself, at every seat."""

    kind: Literal["me", "bot"] = "me"
    name: str | None = None
    bot: str | None = None


def test_what_is_wrong_is_refused_as_it_would_have_been_here() -> None:
    async def ask() -> None:
        bench = Workbench()
        try:
            for bad in (uploaded("no record"), uploaded(played(9).record(), "no edition"), uploaded(broken_record())):
                with pytest.raises(Refusal) as there:
                    await bench.do_apart(bad)
                with pytest.raises(Exception) as here:  # noqa: PT011  # whatever it is, it is said
                    bad()
                assert str(here.value).splitlines()[0] in str(there.value.body())
                assert there.value.status == 400
            changed = default_text().replace('name = "', 'name = "Mine, ', 1)
            assert (await bench.do_apart(partial(parse_edition, changed))) == parse_edition(changed)
            with pytest.raises(RuntimeError, match="ZeroDivisionError"):
                await bench.do_apart(partial(divmod, 1, 0))
            assert await bench.do_apart(partial(divmod, 7, 2)) == (3, 1), "and the process continues"
        finally:
            await bench.stop()

    asyncio.run(ask())


def broken_record() -> str:
    *lines, last = played(40).record().rstrip().splitlines()
    return "\n".join([*lines, last.rpartition(",")[0] + ", claim D9"])


def test_a_job_is_done_once_more_if_its_process_dies_and_then_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        bench = Workbench()
        try:
            with pytest.raises(Refusal) as refused:
                await bench.do_apart(partial(os._exit, 3))
            assert (refused.value.status, refused.value.retry_after) == (503, work.COME_BACK_SECONDS)
            assert await bench.do_apart(partial(divmod, 7, 2)) == (3, 1)
            monkeypatch.setattr(work, "APART_SECONDS", 0.01)
            with pytest.raises(Refusal):
                await bench.do_apart(signal.pause)
        finally:
            await bench.stop()

    asyncio.run(ask())


def test_whole_games_are_read_apart_and_short_ones_without_another_process(tmp_path: Path) -> None:
    async def ask() -> None:
        async with service_on(tmp_path) as service:
            lobby, process = Lobby(service), service.workbench._apart._all[0]
            await lobby.load(RecordBody(record=played(20).record(), entropy="e"), "me")
            assert not process.is_running()
            made = await lobby.load(RecordBody(record=played(600).record(), entropy="e"), "me")
            assert process.is_running()
            assert (await service.tables.get(made.table)).table.running().version >= 600

    asyncio.run(ask())
