"""When Python looks for garbage: at what is new all the time, at everything only while nobody asks for anything.

Python's collector finds objects that hold each other and that nothing else holds any more. To look at everything takes
half a second at 1,000 tables and 2,000 connections, and every move waits. It finds next to nothing, for the server
leaves no such objects behind (tests/server/test_garbage.py). So it need not come often, but it must come: a library's
objects may hold each other, and memory must not grow for ever.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

# The middle one of Python's collections then looks at 1,500 objects. With 3,000 it often was the longest step of all.
NEW, TIMES = 500, 2
NEVER = 2**31 - 1
QUIET_SECONDS = 10.0
WORTH_IT = 40  # collections of what is new, each of which has passed on 1,500 objects at most
MOST_BLOCKS = 10_000_000  # of memory, about a gigabyte more than there was: then it no longer waits for a quiet moment


def look_at_new_alone() -> None:
    """Have Python look by itself only at what is new; what is there by now stays, and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, TIMES, NEVER)


async def look_at_all_when_quiet(happened: Callable[[], object]) -> None:
    """Look at everything when what has happened hasn't changed for a while, if there is enough that is new."""
    looks, blocks = _looks_at_new(), sys.getallocatedblocks()
    while True:
        before = happened()
        await asyncio.sleep(QUIET_SECONDS)
        quiet = happened() == before and _looks_at_new() - looks >= WORTH_IT
        if quiet or sys.getallocatedblocks() - blocks >= MOST_BLOCKS:
            gc.collect()
            looks, blocks = _looks_at_new(), sys.getallocatedblocks()


def _looks_at_new() -> int:
    """How often what is new was looked at and passed on."""
    return int(gc.get_stats()[1]["collections"])
