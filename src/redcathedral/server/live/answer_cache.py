"""Responses that take a while to compute: computed once, in the background, and kept as long as there is room."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from ..table.render import json_bytes

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable

    from .work import Workbench

ROOM = 64


class AnswerCache:
    """The latest answer of each kind about each table, as compressed JSON.

    There is one of each, so nobody can push out what others have asked for by asking forever other things.
    """

    def __init__(self, workbench: Workbench, room: int = ROOM) -> None:
        self._workbench = workbench
        self._room = room
        self._made: OrderedDict[tuple[str, str], tuple[Hashable, asyncio.Task[bytes]]] = OrderedDict()

    def kept(self, subject: tuple[str, str], state: Hashable) -> Awaitable[bytes] | None:
        """Give what was made of a subject, its kind and its table, if it was made of this state."""
        then, task = self._made.get(subject, (None, None))
        if task is None or then != state or (task.done() and (task.cancelled() or task.exception() is not None)):
            return None
        self._made.move_to_end(subject)
        return asyncio.shield(task)

    async def get(self, subject: tuple[str, str], state: Hashable, make: Callable[[], Any]) -> bytes:
        """Give what was made of a subject, or make it; `state` must change with everything `make` looks at."""
        kept = self.kept(subject, state)
        if kept is None:
            task = asyncio.create_task(self._workbench.do(lambda: _compressed(make)))
            self._made[subject] = (state, task)
            self._made.move_to_end(subject)
            while len(self._made) > self._room:
                self._made.popitem(last=False)
            kept = asyncio.shield(task)
        return await kept


def _compressed(make: Callable[[], Any]) -> bytes:
    return gzip.compress(json_bytes(make()), compresslevel=5, mtime=0)
