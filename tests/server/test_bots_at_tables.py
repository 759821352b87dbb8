"""Bots at tables: they think elsewhere, and one that fails is replaced, not waited for."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from redcathedral.bots.process.child import Host
from redcathedral.bots.process.messages import BotSource, Choose, Opening, Position
from redcathedral.bots.process.parent import BotFailed, BotProcess
from redcathedral.game.game import Game, new_game
from redcathedral.server.bodies import CreateBody
from redcathedral.server.bots.pool import FairQueue, Pool, Worker
from redcathedral.server.bots.runner import NICE, BotRunner
from redcathedral.server.lobby import Lobby
from redcathedral.server.service import Service
from redcathedral.server.settings import Settings
from redcathedral.server.table import commands
from redcathedral.server.table.refusals import Refusal
from redcathedral.server.table.render import changing_view
from waiting import others_run, until_async

if TYPE_CHECKING:
    import subprocess
    from collections.abc import AsyncIterator
    from pathlib import Path

    from redcathedral.bots.process.messages import Answer, Message
    from redcathedral.server.live.loaded import Loaded


def question(bot: str, plies: int = 0, table: str = "t") -> Choose:
    game = game_after(plies)
    return Choose(Position(table, Opening.of(game), tuple(map(str, game.plies))), 0, BotSource(bot))


def game_after(plies: int) -> Game:
    game = new_game(players=2, seed=7)
    while game.version < plies:
        game.play(game.legal()[0])
    return game


class NotingRunner(BotRunner):
    """Notes which bots are asked."""

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self.asked: list[str] = []

    async def ask(self, question: Message, spec: str, maker: str) -> Answer:
        self.asked.append(spec)
        return await super().ask(question, spec, maker)


def test_a_host_follows_a_game_forward_back_and_elsewhere() -> None:
    host = Host()
    for plies in (0, 5, 3, 12, 0):
        answer = host.answer(question("greedy", plies))
        assert game_after(plies).why(answer["ply"]) is None
    assert "ply" in host.answer(question("random", 4, table="u"))


def test_a_host_says_what_went_wrong() -> None:
    assert "there is no bot" in Host().answer(question("oracle"))["error"]


def test_bots_are_not_told_the_seed() -> None:
    shown = question("greedy", 5).position.opening.lay()
    assert (shown.seed, shown.chance) == (None, None)


def test_a_question_nobody_waits_for_any_more_leaves_no_process_behind() -> None:
    async def work() -> None:
        thinker = BotProcess(nice=NICE)
        worker = Worker(thinker)
        asked = asyncio.create_task(worker.ask(question("mcts:60s"), seconds=60))
        process = await until_async(lambda: thinker._process, "a process that thinks")
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert process is not None
        assert process.returncode is not None, "ended and waited for"

    asyncio.run(work())


def test_a_worker_that_dies_or_hangs_is_started_again() -> None:
    async def work() -> None:
        thinker = BotProcess(nice=NICE)
        worker = Worker(thinker)
        try:
            assert await worker.ask(question("greedy"), 20)
            process = thinker._process
            assert process is not None
            process.kill()
            process.wait()
            assert await worker.ask(question("greedy"), 20)
            process = thinker._process
            assert process is not None
            process.send_signal(signal.SIGSTOP)
            with pytest.raises(BotFailed):
                await worker.ask(question("greedy"), 0.1)
            assert await worker.ask(question("random"), 20)
        finally:
            await worker.stop()

    asyncio.run(work())


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no such priorities")
def test_a_bot_thinks_with_what_the_server_leaves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []  # tests have the lowest priority already

    def set_priority(which: int, pid: int, priority: int) -> None:
        asked.append((pid, priority))
        os_set(which, pid, priority)

    os_set = os.setpriority
    monkeypatch.setattr(os, "setpriority", set_priority)

    async def work() -> None:
        thinker = BotProcess(nice=NICE)
        worker = Worker(thinker)
        try:
            assert await worker.ask(question("greedy"), 20)
            process = thinker._process
            assert process is not None
            server = os.getpriority(os.PRIO_PROCESS, 0)
            assert asked == [(process.pid, server + NICE)]
            assert os.getsid(process.pid) == os.getsid(0), "Linux may count priorities only within a session"
            assert os.getpgid(process.pid) != os.getpgrp(), "Ctrl-C is for the server"
        finally:
            await worker.stop()

    asyncio.run(work())


def test_only_so_many_bots_think_at_once() -> None:
    async def work() -> None:
        pool = Pool([BotProcess()])
        try:
            answers = await asyncio.gather(*(pool.ask(question("greedy", n), 20) for n in range(6)))
            assert all("ply" in answer for answer in answers)
            assert len([worker for worker in pool._all if worker.is_running()]) == 1
        finally:
            await pool.stop()

    asyncio.run(work())


def test_a_process_that_is_asked_nothing_for_a_while_ends_until_it_is_asked_again() -> None:
    async def work() -> None:
        pool = Pool([BotProcess()], idle_seconds=0.0)
        (worker,) = pool._all
        try:
            for _ in range(2):
                assert "ply" in await pool.ask(question("greedy"), 20)
                await until_async(lambda: not worker.is_running(), "the end of the process")
        finally:
            await pool.stop()

    asyncio.run(work())


def test_the_seat_of_a_failing_bot_is_played_by_a_simpler_one_and_the_table_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        service = Service(Settings(data=tmp_path, levels=("random", "oracle")))
        await service.database.start()
        runner = NotingRunner(service)
        runner.start()
        seats = [{"kind": "bot", "bot": "oracle"}, {"kind": "bot", "bot": "random"}]
        body = CreateBody.model_validate({"seats": seats, "entropy": "x", "turn_limit": 4})
        made = await Lobby(service).create(body, "me")
        loaded = await service.tables.get(made.table)
        service.watchers.join(made.table, None)
        runner.wake(loaded)
        await until_async(lambda: loaded.table.status == "over", "the end of the game")
        events = [event.decode() for event in (await service.page(made.table, 0)).events]
        await runner.stop()
        await service.database.stop()
        failed = [event for event in events if '"kind":"seat"' in event]
        assert len(failed) == 1
        assert runner.asked.count("oracle") == 1
        assert '"reason":"bot-failed"' in failed[0]
        assert '"bot":"greedy"' in failed[0]

    asyncio.run(play())


def test_a_bot_whose_process_died_is_started_again_and_keeps_its_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_question_without_answer(tmp_path) as (_, _, loaded, process):
            process.kill()
            await until_async(lambda: loaded.table.version > 0, "a ply")
        assert [seat.bot for seat in loaded.table.seats] == ["random", "random"]

    asyncio.run(play())


def test_a_bot_whose_process_died_is_not_asked_again_for_a_seat_that_another_plays_now(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_question_without_answer(tmp_path) as (service, runner, loaded, process):
            async with service.tables.changing(loaded) as held:
                due = held.table.bot_due()
                assert due is not None
                await service.change(held, commands.stand_in(held.table, due[0].index, "greedy"))
            process.kill()
            await until_async(lambda: "greedy" in runner.asked, "a question to the other bot")
        assert runner.asked[:3] == ["random", "random", "greedy"]

    asyncio.run(play())


@asynccontextmanager
async def a_question_without_answer(
    folder: Path,
) -> AsyncIterator[tuple[Service, NotingRunner, Loaded, subprocess.Popen[bytes]]]:
    """Have a table of two bots ask one whose process is stopped, so that it doesn't answer before it dies."""
    service = Service(Settings(data=folder, levels=("random",)))
    await service.database.start()
    runner = NotingRunner(service)
    runner.start()
    seats = [{"kind": "bot", "bot": "random"}] * 2
    made = await Lobby(service).create(CreateBody.model_validate({"seats": seats, "entropy": "x"}), "me")
    loaded = await service.tables.get(made.table)
    await runner.ask(question("random"), "random", "me")
    thinker = runner._quick._all[0]._process
    assert isinstance(thinker, BotProcess)
    process = thinker._process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    service.watchers.join(made.table, None)
    runner.wake(loaded)
    await until_async(lambda: not runner._quick.idle(), "a question")
    try:
        yield service, runner, loaded, process
    finally:
        await runner.stop()
        await service.database.stop()


def test_a_search_that_is_still_compiled_is_marked_at_its_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDCATHEDRAL_CACHE", str(tmp_path / "empty"))

    async def play() -> None:
        service = Service(Settings(data=tmp_path, levels=("tsar", "random")))
        await service.database.start()
        runner = BotRunner(service)
        runner.start()
        seats = [{"kind": "bot", "bot": "tsar"}, {"kind": "bot", "bot": "random"}]
        made = await Lobby(service).create(CreateBody.model_validate({"seats": seats, "entropy": "x"}), "me")
        loaded = await service.tables.get(made.table)
        assert [seat["getting_ready"] for seat in changing_view(loaded.table, ())["seats"]] == [False, False]
        service.watchers.join(made.table, None)
        runner.wake(loaded)
        await until_async(lambda: loaded.table.getting_ready, "a ply of the bot that searches")
        assert [seat["getting_ready"] for seat in changing_view(loaded.table, ())["seats"]] == [True, False]
        assert [seat["here"] for seat in changing_view(loaded.table, ())["seats"]] == [True, True]
        await runner.stop()
        await service.database.stop()

    asyncio.run(play())


# What servers have offered, and so stored, since the first one.
ONCE_OFFERED = ("random", "greedy", "mcts:0.2s", "mcts:1s", "apprentice", "builder", "architect", "tsar")


@pytest.mark.parametrize("specs", [ONCE_OFFERED[:4], ONCE_OFFERED[4:]])
def test_a_table_stored_with_a_bot_that_is_no_longer_offered_opens_and_plays_on(
    specs: tuple[str, ...], tmp_path: Path
) -> None:
    async def make() -> str:
        service = Service(Settings(data=tmp_path, levels=specs))
        await service.database.start()
        seats = [{"kind": "bot", "bot": spec} for spec in specs]
        made = await Lobby(service).create(CreateBody.model_validate({"seats": seats, "entropy": "x"}), "me")
        await service.database.stop()
        return made.table

    async def play(table_id: str) -> None:
        service = Service(Settings(data=tmp_path, levels=("greedy",)))
        await service.database.start()
        loaded = await service.tables.get(table_id)
        assert [seat.bot for seat in loaded.table.seats] == list(specs)
        runner = BotRunner(service)
        runner.start()
        service.watchers.join(table_id, None)
        runner.wake(loaded)
        await until_async(lambda: loaded.table.running().state.turn_number > len(specs), "a turn of everybody")
        await runner.stop()
        await service.database.stop()
        assert [seat.bot for seat in loaded.table.seats] == list(specs), "nobody was replaced"

    asyncio.run(play(asyncio.run(make())))


def test_bots_that_play_alone_rest_while_nobody_watches_and_continue_when_somebody_does(tmp_path: Path) -> None:
    async def work() -> None:
        service = Service(Settings(data=tmp_path))
        await service.start()
        runner = BotRunner(service)
        runner.start()
        body = CreateBody.model_validate({"seats": [{"kind": "bot", "bot": "random"}] * 2, "entropy": "x"})
        made = await Lobby(service).create(body, "me")
        loaded = await service.tables.get(made.table)
        await others_run()
        assert not service.busy
        assert loaded.table.line == []
        watcher = service.watchers.join(made.table, None)
        await service.view(made.table, None)
        await until_async(lambda: len(loaded.table.line) > 5, "some plies")
        service.watchers.leave(watcher)
        loaded.looked = float("-inf")
        await until_async(lambda: not service.busy, "bots that rest")
        assert loaded.table.status == "playing"
        await runner.stop()
        await service.stop()

    asyncio.run(work())


def test_makers_of_tables_take_turns_whoever_asked_for_more() -> None:
    async def work() -> None:
        queue: FairQueue[None, None] = FairQueue()
        places = [(maker, queue.join(maker)) for maker in ("many", "many", "many", "few", "other", "few")]
        names = {place: maker for maker, place in places}
        order = [names[place] for place in iter(queue.next, None)]
        assert order == ["many", "few", "other", "many", "few", "many"]

    asyncio.run(work())


def test_an_address_may_have_only_so_many_tables_of_bots_alone(tmp_path: Path) -> None:
    async def work() -> None:
        service = Service(Settings(data=tmp_path, bot_tables=2))
        await service.start()
        body = CreateBody.model_validate({"seats": [{"kind": "bot", "bot": "random"}] * 2, "entropy": "x"})
        for _ in range(2):
            await Lobby(service).create(body, "me")
        with pytest.raises(Refusal, match="only bots"):
            await Lobby(service).create(body, "me")
        await Lobby(service).create(body, "another")
        await service.stop()

    asyncio.run(work())
