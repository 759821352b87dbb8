"""How many connections each address has: here, and by what the other processes say, at those.

Nobody waits for that: a process decides by what it has heard last. So an address that comes to several processes in the
same moment may have more than it should, for as long as these stay open; nobody lets in another.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ...text import Phrase
from ..table.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TOLD_SHARE = 0.05  # of what an address may have: the other processes are told of whoever has as much here


class Connections:
    """The connections of one kind, by address. The other processes know an address by a digest."""

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self._most = most
        self._here: Counter[str] = Counter()
        self._told: set[str] = set()  # addresses the others know of
        self._elsewhere: defaultdict[str, dict[str, tuple[float, int]]] = defaultdict(dict)  # digest -> process -> …
        self.digest_of: Callable[[str], str] = lambda address: address
        self.on_change: Callable[[str], None] = lambda _: None  # is told of addresses that others should hear of

    def add(self, address: str) -> bool:
        """Count a connection from its first moment; says whether its address may have it."""
        self._here[address] += 1
        self._changed(address)
        return self._here[address] + self._others(address) <= self._most

    def remove(self, address: str) -> None:
        """Forget a connection."""
        self._here[address] -= 1
        if self._here[address] <= 0:
            del self._here[address]
        self._changed(address)

    @contextmanager
    def held(self, address: str) -> Iterator[None]:
        """Count a connection to its last moment; refuse an address that has all it may have."""
        allowed = self.add(address)
        try:
            if not allowed:
                raise Refusal(429, "rate", Phrase("error-too-many-connections"))
            yield
        finally:
            self.remove(address)

    # With other processes

    def _changed(self, address: str) -> None:
        if self._here[address] >= TOLD_SHARE * self._most:
            self._told.add(address)
        if address in self._told:
            self.on_change(address)

    def to_tell(self, address: str) -> tuple[str, int]:
        """Give what the others should hear of an address: its digest and how many it has, 0 if they are few."""
        count = self._here[address]
        if count < TOLD_SHARE * self._most:
            self._told.discard(address)
            count = 0
        return self.digest_of(address), count

    def told(self) -> list[str]:
        """Give the addresses the others know of."""
        return list(self._told)

    def hear(self, process: str, digest: str, count: int) -> None:
        """Take over how many an address has at another process."""
        if count:
            self._elsewhere[digest][process] = time.monotonic(), count
        else:
            self._elsewhere[digest].pop(process, None)
            if not self._elsewhere[digest]:
                del self._elsewhere[digest]

    def forget_elsewhere(self, seconds: float) -> None:
        """Forget what no process has said for a while: it may have died."""
        late = time.monotonic() - seconds
        for digest, there in list(self._elsewhere.items()):
            for process, (at, _) in list(there.items()):
                if at < late:
                    self.hear(process, digest, 0)

    def _others(self, address: str) -> int:
        if not self._elsewhere:  # as with one process
            return 0
        return sum(count for _, count in self._elsewhere.get(self.digest_of(address), {}).values())
