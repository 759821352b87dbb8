"""The monitor of the event loop: it tells the longest step, and whose it was."""

from __future__ import annotations

import asyncio
from time import thread_time

from redcathedral.server.loop_monitor import LoopMonitor
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
        assert monitor.where == "busy"
        assert monitor.take() >= 0.2
        assert monitor.take() == 0

    asyncio.run(watched())


def test_a_measured_task_fails_and_is_cancelled_like_any_other() -> None:
    async def broken() -> None:
        await others_run(1)
        raise KeyError("broken")

    async def watched() -> None:
        LoopMonitor().watch(asyncio.get_running_loop())
        waiting = asyncio.create_task(asyncio.Event().wait())
        await others_run(1)
        waiting.cancel()
        outcomes = await asyncio.gather(waiting, asyncio.create_task(broken()), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError, KeyError]

    asyncio.run(watched())
