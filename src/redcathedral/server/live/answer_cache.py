"""Answers that take a while to make: made once, in a thread, and kept as long as there is room."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from ..table.render import json_bytes

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

ROOM = 64


class AnswerCache:
    """The latest answers, as compressed JSON."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._made: OrderedDict[Hashable, asyncio.Task[bytes]] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Any]) -> bytes:
        """Give what was made under this key, or make it; the key must change with everything `make` looks at."""
        task = self._made.get(key)
        if task is None or (task.done() and task.exception() is not None):
            task = asyncio.create_task(asyncio.to_thread(_compressed, make))
            self._made[key] = task
            while len(self._made) > self._room:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return await asyncio.shield(task)


def _compressed(make: Callable[[], Any]) -> bytes:
    return gzip.compress(json_bytes(make()), compresslevel=5, mtime=0)
