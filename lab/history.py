"""What clients were told, compared with what is written: the check behind the kill test and the simulation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pydantic_core import from_json

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from redcathedral.server.table.events import Event


@dataclass
class Witness:
    """What one client has been told about one table."""

    events: dict[int, dict[str, Any]] = field(default_factory=dict)
    acknowledged: dict[str, list[int]] = field(default_factory=dict)  # request -> the numbers of its events
    contradictions: list[str] = field(default_factory=list)

    def note(self, events: Iterable[dict[str, Any]]) -> None:
        """Take events in; one that was told before must be the same."""
        for event in events:
            before = self.events.setdefault(event["seq"], event)
            if before != event:
                self.contradictions.append(f"event {event['seq']}: {before}, then {event}")

    def note_answer(self, request: str, events: list[dict[str, Any]]) -> None:
        """Take in the answer of a request."""
        self.note(events)
        self.acknowledged[request] = [event["seq"] for event in events]

    def without_gap(self) -> int:
        """Give the last event before the first that is missing."""
        seq = 0
        while seq + 1 in self.events:
            seq += 1
        return seq


def faults_of(written: list[Event], witnesses: Iterable[Witness]) -> Iterator[str]:
    """Say what is wrong with a table: a gap, or something acknowledged or told that is lost, doubled or changed."""
    if [event.seq for event in written] != list(range(1, len(written) + 1)):
        yield "the events have a gap"
    final = {event.seq: from_json(event.json) for event in written}
    by_request: dict[str, list[int]] = {}
    for event in written:
        if event.request is not None:
            by_request.setdefault(event.request.partition(":")[2].partition("#")[0], []).append(event.seq)
    for witness in witnesses:
        yield from witness.contradictions
        for seq, told in witness.events.items():
            if final.get(seq) != told:
                yield f"event {seq} was told as {told} and is written as {final.get(seq)}"
        for request, numbers in witness.acknowledged.items():
            if by_request.get(request) != numbers:
                yield f"request {request} was acknowledged as {numbers} and is written as {by_request.get(request)}"
