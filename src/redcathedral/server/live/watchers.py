"""Who watches which table: a bounded queue of messages for each watcher, and no waiting for slow ones."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ..settings import Settings

LEFT_KEPT = 10_000  # people who were here
MOST_AT_ONCE = 32  # connections that are sent a message in one step of the event loop; the others' turn comes later


class Watcher:
    """One connection: what waits to be sent to it. An empty message is the end.

    Most connections are ready to take what is sent to them: then nothing has to wait.
    """

    def __init__(self, table: str, holder: str | None, room: int) -> None:
        self.table = table
        self.holder = holder
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(room)
        self.waiting = 0  # messages that were queued and are not sent yet
        self.send_now: Callable[[bytes], bool] | None = None  # sends at once, or says that it can't
        self.dropped = False
        self.farewell: tuple[int, str] | None = None  # the code and reason to end with, if it is not for being slow

    def send(self, message: bytes, *, now: bool = True) -> None:
        """Send a message at once, or queue it; a watcher that has fallen too far behind is dropped and asks again."""
        if self.dropped:
            return
        if now and not self.waiting and self.send_now is not None and self.send_now(message):
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()
        else:
            self.waiting += 1

    def drop(self) -> None:
        """End the connection."""
        self.dropped = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(b"")


class Watchers:
    """Who looks at which table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self._elsewhere: dict[str, dict[str, tuple[float, set[str]]]] = {}  # table -> process -> when it said who
        self._left: OrderedDict[tuple[str, str], float] = OrderedDict()  # when someone was last here
        self._began = time.monotonic()
        self.on_presence: Callable[[str], None] = lambda _: None  # is told of tables where someone came or went

    def join(self, table: str, holder: str | None) -> Watcher:
        """Let someone look."""
        watcher = Watcher(table, holder, self._settings.queue)
        self._watchers[table].add(watcher)
        if holder is not None:
            self.on_presence(table)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """Forget a watcher."""
        watchers = self._watchers.get(watcher.table)
        if watchers is None or watcher not in watchers:
            return
        watchers.remove(watcher)
        if not watchers:
            del self._watchers[watcher.table]
        if watcher.holder is not None:
            self._note_left(watcher.table, {watcher.holder})
            self.on_presence(watcher.table)

    def _note_left(self, table: str, holders: set[str]) -> None:
        for holder in holders - self.here(table):
            self._left[table, holder] = time.monotonic()
            self._left.move_to_end((table, holder))
        while len(self._left) > LEFT_KEPT:
            self._left.popitem(last=False)

    def gone_seconds(self, table: str, holder: str) -> float:
        """Say for how long someone hasn't been here, as far as this process can know."""
        return 0.0 if holder in self.here(table) else time.monotonic() - self._left.get((table, holder), self._began)

    def watched(self, table: str) -> bool:
        """Whether anyone looks at a table."""
        return table in self._watchers

    def here(self, table: str) -> set[str]:
        """Return the holders who watch a table, here or through another process."""
        return self.local(table).union(*(holders for _, holders in self._elsewhere.get(table, {}).values()))

    def note_elsewhere(self, process: str, table: str, holders: list[str]) -> None:
        """Note who watches a table through another process."""
        there = self._elsewhere.setdefault(table, {})
        _, before = there.get(process, (0.0, set[str]()))
        there[process] = (time.monotonic(), set(holders))
        if not holders:
            del there[process]
        if not there:
            del self._elsewhere[table]
        self._note_left(table, before)

    def forget_elsewhere(self, seconds: float) -> list[str]:
        """Forget whom no process has named for a while; gives the tables they were at."""
        late = time.monotonic() - seconds
        gone = [
            (table, name) for table, there in self._elsewhere.items() for name, (at, _) in there.items() if at < late
        ]
        for table, name in gone:
            self.note_elsewhere(name, table, [])
        return [table for table, _ in gone if self.watched(table)]

    def local(self, table: str) -> set[str]:
        """Return the holders who watch a table through this process."""
        return {watcher.holder for watcher in self._watchers.get(table, ()) if watcher.holder is not None}

    def send(self, table: str, message: bytes) -> None:
        """Send a message to everyone who watches a table."""
        for number, watcher in enumerate(tuple(self._watchers.get(table, ()))):
            watcher.send(message, now=number < MOST_AT_ONCE)

    def close(self, code: int, reason: str) -> None:
        """Send everyone home, and say why."""
        for watcher in self:
            watcher.farewell = code, reason
            watcher.drop()

    def __iter__(self) -> Iterator[Watcher]:
        return iter([watcher for watchers in self._watchers.values() for watcher in watchers])

    def __len__(self) -> int:
        return sum(len(watchers) for watchers in self._watchers.values())
