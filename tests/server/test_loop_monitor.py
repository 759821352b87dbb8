"""The monitor of the event loop: it tells the longest step, and whose it was."""

from __future__ import annotations

import asyncio
import gc
from time import thread_time

import pytest

from redcathedral.server.loop_monitor import GARBAGE, LoopMonitor
from waiting import others_run


async def busy(seconds: float) -> str:
    """Take that much of the processor without a pause."""
    await others_run(1)
    end = thread_time() + seconds
    while thread_time() < end:
        pass
    await others_run(1)
    return "done"


def test_the_longest_step_is_told_once_with_its_name() -> None:
    async def watched() -> None:
        monitor = LoopMonitor()
        monitor.watch(asyncio.get_running_loop())
        assert await asyncio.gather(*(asyncio.create_task(busy(seconds)) for seconds in (0.02, 0.2))) == ["done"] * 2
        seconds, where = monitor.take()
        assert (where, seconds >= 0.2) == ("busy until others_run", True)
        assert monitor.take().seconds == 0
        monitor.stop()

    asyncio.run(watched())


def test_a_step_says_what_it_is_about_or_that_it_collected_garbage() -> None:
    async def watched() -> None:
        monitor = LoopMonitor()
        monitor.watch(asyncio.get_running_loop())

        async def answer() -> None:
            await busy(0.02)
            monitor.about = "/api/tables/{table_id}"
            await busy(0.05)
            monitor.about = "/api/tables/{table_id}/record"

        async def collect() -> None:
            rubbish: list[list[int]] = [[] for _ in range(200_000)]
            gc.collect()
            del rubbish

        await asyncio.create_task(answer())
        assert monitor.take().where.endswith("answer until others_run"), "what an earlier step was about is over"
        await asyncio.create_task(collect())
        assert monitor.take().where == GARBAGE
        monitor.stop()

    asyncio.run(watched())


def test_what_ran_before_a_step_is_not_counted_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, processor = [0.0], [0.0]
    monkeypatch.setattr("redcathedral.server.loop_monitor.perf_counter", lambda: wall[0])
    monkeypatch.setattr("redcathedral.server.loop_monitor.thread_time", lambda: processor[0])

    def interrupted() -> None:
        wall[0] += 1.0  # others had the processor
        processor[0] += 0.003

    monitor = LoopMonitor()
    wall[0], processor[0] = wall[0] + 0.5, processor[0] + 0.5  # what no task did
    monitor.measured(interrupted)()
    seconds, where = monitor.take()
    assert where.endswith("interrupted")
    assert seconds == pytest.approx(0.003)


def test_a_measured_task_fails_and_is_cancelled_like_any_other() -> None:
    async def broken() -> None:
        await others_run(1)
        raise KeyError("broken")

    async def watched() -> None:
        monitor = LoopMonitor()
        monitor.watch(asyncio.get_running_loop())
        waiting = asyncio.create_task(asyncio.Event().wait())
        await others_run(1)
        waiting.cancel()
        outcomes = await asyncio.gather(waiting, asyncio.create_task(broken()), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError, KeyError]
        monitor.stop()

    asyncio.run(watched())
