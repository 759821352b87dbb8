"""Waiting for a state: the only place of the tests that knows the clock, and only to give up in the end."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Found = TypeVar("Found")
PATIENCE = 120.0  # seconds: a busy machine is slow, not wrong
PAUSE = 0.02


def until(ask: Callable[[], Found], what: str = "", *, patience: float = PATIENCE, pause: float = PAUSE) -> Found:
    """Ask until the answer is true, and give it. A question that waits itself needs no pause."""
    late = time.monotonic() + patience
    while not (found := ask()):
        assert time.monotonic() < late, f"waited {patience:g} s in vain: {what or ask}"
        time.sleep(pause)
    return found


async def until_async(ask: Callable[[], Found], what: str = "", *, patience: float = PATIENCE) -> Found:
    """Do the same where other tasks of this thread bring the state about."""
    late = time.monotonic() + patience
    while not (found := ask()):
        assert time.monotonic() < late, f"waited {patience:g} s in vain: {what or ask}"
        await asyncio.sleep(PAUSE)
    return found


def time_of_day() -> float:
    """Give the time as whoever writes a date reads it; nothing waits by it."""
    return time.time()


async def others_run(times: int = 100) -> None:
    """Let the other tasks of this thread run, often enough for whatever they could do by now."""
    for _ in range(times):
        await asyncio.sleep(0)
