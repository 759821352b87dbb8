"""An event: anything that happened at a table. A table is what its events, told in order, make of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...plies import ply_of

if TYPE_CHECKING:
    from ...text import Phrase
    from ..models import PhrasePart, Sentence

CREATED, SAT, LEFT, BACK, SEAT, STARTED = "created", "sat", "left", "back", "seat", "started"
PLY, CHANCE, UNDO, UNDO_ASKED, UNDO_ANSWERED = "ply", "chance", "undo", "undo-asked", "undo-answered"
CHAT, OVER, REMATCH = "chat", "over", "rematch"

KINDS = (CREATED, SAT, LEFT, BACK, SEAT, STARTED, PLY, CHANCE, UNDO, UNDO_ASKED, UNDO_ANSWERED, CHAT, OVER, REMATCH)
CHANGE_THE_GAME = frozenset((STARTED, PLY, CHANCE, UNDO))


@dataclass(frozen=True, slots=True)
class Draft:
    """An event that is about to happen: it has no place in the order yet."""

    kind: str
    seat: int | None = None
    public: dict[str, Any] = field(default_factory=dict)  # everyone is told
    private: dict[str, Any] = field(default_factory=dict)  # needed to tell the table again, nobody's business


@dataclass(frozen=True, slots=True)
class Event:
    """An event that happened."""

    seq: int
    at: str
    kind: str
    seat: int | None
    public: dict[str, Any]
    private: dict[str, Any]
    request: str | None = None  # whose request, and its idempotency key, caused it

    @property
    def changed(self) -> bool:
        """Whether it changed the game."""
        return self.kind in CHANGE_THE_GAME

    def told(self) -> dict[str, Any]:
        """Give it as everyone is told it."""
        return {
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "changed": self.changed,
            "at": self.at,
            **with_arguments(self.public),
        }


def phrase_part(phrase: Phrase) -> PhrasePart:
    """Give a phrase for clients to put into words of their own."""
    return {"key": phrase.key, "facts": phrase.data()["facts"]}


def with_arguments(public: dict[str, Any]) -> dict[str, Any]:
    """Add its verb and its arguments to what is told of a ply; tables of 0.1 keep its text alone."""
    if "ply" not in public or "verb" in public:
        return public
    ply = ply_of(public["ply"])
    return {**public, "verb": ply.verb, "args": ply.args}


def sentence(phrase: Phrase) -> Sentence:
    """Give a phrase as clients are told it: to put into words of their own, and in English."""
    return {**phrase_part(phrase), "text": phrase.text}


def happen(drafts: list[Draft], after: int, at: str, request: str | None = None) -> list[Event]:
    """Give drafts their place in the order."""
    return [
        Event(seq, at, draft.kind, draft.seat, draft.public, draft.private, request)
        for seq, draft in enumerate(drafts, start=after + 1)
    ]
