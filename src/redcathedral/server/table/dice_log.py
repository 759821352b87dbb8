"""What the public log of dice says: every promise, whether its game started, and whether it was finished.

A promise without an end is a game still running, or one that people left. Someone who drops games until the dice suit
them leaves many of those.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple

from . import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .events import Event
    from .table import Table

PROMISED: Final = "promised"
STARTED: Final = "started"
OVER: Final = "over"
_WHAT: Final = {ev.Created.kind: PROMISED, ev.Started.kind: STARTED, ev.Ended.kind: OVER}
BEFORE_THE_FIRST: Final = "0" * 64  # stands for the digest of a line before it


class DiceFact(NamedTuple):
    """Something that happened to a promise."""

    at: str
    what: str
    commitment: str


class DiceLine(NamedTuple):
    """A line of the log. Its digest covers all lines before it, so that none can be changed or left out unnoticed."""

    number: int
    at: str
    what: str
    commitment: str
    digest: str


def facts_of(table: Table, events: Iterable[Event], *, promised: bool = False) -> list[DiceFact]:
    """Give what the log has to say about events; `promised` if it has the promise already."""
    if table.commitment is None:
        return []
    told = (DiceFact(event.at, _WHAT[event.kind], table.commitment) for event in events if event.kind in _WHAT)
    return [fact for fact in told if not (promised and fact.what == PROMISED)]


def line_after(last: DiceLine | None, fact: DiceFact) -> DiceLine:
    """Give the line that follows the last one."""
    number, before = (1, BEFORE_THE_FIRST) if last is None else (last.number + 1, last.digest)
    digest = hashlib.sha256(f"{before} {number} {fact.at} {fact.what} {fact.commitment}".encode()).hexdigest()
    return DiceLine(number, *fact, digest)
