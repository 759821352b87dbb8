"""The kinds of events, one class each, and an event: something that happened, with its place in the order.

A table is the result of its events. Everyone is told the public facts of an event; the private ones are needed to
rebuild the table and are never sent to anyone.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, TypedDict, cast

from pydantic_core import from_json, to_json

from ...plies import Ply, ply_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ...text import Phrase
    from ...words import Color
    from ..dice_models import Lot
    from ..game_models import Facts, PhrasePart, Sentence
    from ..models import Origin, SeatKind, Wish
    from .options import Options

PRIVATE = {"private": True}
PHRASES_KEPT = 8192  # as JSON: the same ones come again and again, and to say a new one takes as long as ten old ones


def phrase_part(phrase: Phrase) -> PhrasePart:
    """Return a phrase for clients to put into their own language."""
    return {"key": phrase.key, "facts": cast("Facts", phrase.facts_data())}


@lru_cache(maxsize=PHRASES_KEPT)
def sentence(phrase: Phrase) -> Sentence:
    """Return a phrase as clients get it: to put into their own language, and in English. Nobody changes it."""
    return {**phrase_part(phrase), "text": phrase.text}


class SeatFields(TypedDict, total=False):
    """A seat as it was set up: the fields of `Seat`."""

    kind: SeatKind
    color: Color | None
    name: str | None
    bot: str | None
    holder: str
    entropy: str | None
    sealed: str | None


@dataclass(frozen=True, slots=True)
class Happening:
    """Anything that can happen at a table."""

    kind: ClassVar[str]
    changes_the_game: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Created(Happening):
    """A table was made."""

    kind = "created"
    options: Options = field(metadata=PRIVATE)
    host: str = field(metadata=PRIVATE)
    seats: list[SeatFields] = field(metadata=PRIVATE)
    commitment: str | None = field(default=None, metadata=PRIVATE)
    checkable: bool = field(default=True, metadata=PRIVATE)
    given: int = field(default=0, metadata=PRIVATE)
    source: str | None = field(default=None, metadata=PRIVATE)
    origin: Origin | None = field(default=None, metadata=PRIVATE)
    sealing: bool = field(default=False, metadata=PRIVATE)
    redraws: bool = field(default=False, metadata=PRIVATE)  # tables of 0.1 rolled the same again after an undo
    lot: Lot | None = field(default=None, metadata=PRIVATE)
    chain: str | None = field(default=None, metadata=PRIVATE)  # of the public beacon whose round will be mixed in


@dataclass(frozen=True, slots=True)
class Sat(Happening):
    """Someone took an open seat."""

    kind = "sat"
    name: str | None
    color: Color
    holder: str = field(metadata=PRIVATE)
    entropy: str | None = field(metadata=PRIVATE)
    sealed: str | None = None


@dataclass(frozen=True, slots=True)
class Renamed(Happening):
    """Someone goes by another name."""

    kind = "renamed"
    name: str


@dataclass(frozen=True, slots=True)
class Sealed(Happening):
    """Someone sealed their entropy again."""

    kind = "sealed"
    sealed: str


@dataclass(frozen=True, slots=True)
class Revealed(Happening):
    """Someone opened their entropy: the server knows it, the others see it when the game is over."""

    kind = "revealed"
    entropy: str = field(metadata=PRIVATE)


@dataclass(frozen=True, slots=True)
class SealsVoid(Happening):
    """What was sealed and revealed no longer counts: everyone seals again."""

    kind = "seals-void"


@dataclass(frozen=True, slots=True)
class RoundFixed(Happening):
    """Everyone's number is in: the public beacon's next round, by the time of this event, will be mixed in."""

    kind = "round-fixed"


@dataclass(frozen=True, slots=True)
class Left(Happening):
    """Someone went away for a while; a bot plays on, or the table waits."""

    kind = "left"
    bot: str | None
    reason: str | None = None  # "voted", if the others let a bot play


@dataclass(frozen=True, slots=True)
class Back(Happening):
    """Someone is back."""

    kind = "back"


@dataclass(frozen=True, slots=True)
class SeatChanged(Happening):
    """A seat was freed or given to a bot: by the host, by whoever sat there, or because a bot failed."""

    kind = "seat"
    becomes: SeatKind
    bot: str | None
    name: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Started(Happening):
    """The game was dealt."""

    kind = "started"
    changes_the_game = True
    opening: str = field(metadata=PRIVATE)
    signature: str | None = field(default=None, metadata=PRIVATE)  # of the beacon's round
    previous: str | None = field(default=None, metadata=PRIVATE)  # the one before, where rounds are chained


@dataclass(frozen=True, slots=True)
class Played(Happening):
    """A ply was played; its story is known once it has happened. It is stored as its text."""

    kind = "ply"
    changes_the_game = True
    ply: Ply
    story: list[Sentence] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Drawn(Played):
    """Chance decided a roll or a shuffle."""

    kind = "chance"


@dataclass(frozen=True, slots=True)
class Undone(Happening):
    """Plies were undone."""

    kind = "undo"
    changes_the_game = True
    to: int


@dataclass(frozen=True, slots=True)
class UndoAsked(Happening):
    """Someone asks to take plies back; the others must agree."""

    kind = "undo-asked"
    to: int
    waiting: list[int] = field(metadata=PRIVATE)


@dataclass(frozen=True, slots=True)
class UndoAnswered(Happening):
    """Somebody agreed, or not, to undo what another player asked to undo."""

    kind = "undo-answered"
    agree: bool
    seats: list[int] = field(metadata={"private": True, "stored": "for"})


@dataclass(frozen=True, slots=True)
class Wished(Happening):
    """Someone said what is to be done about a seat whose person is away."""

    kind = "wished"
    wish: Wish
    about: int  # the seat


@dataclass(frozen=True, slots=True)
class WishesVoid(Happening):
    """Who was away is here again: nothing is to be done about their seat."""

    kind = "wishes-void"


@dataclass(frozen=True, slots=True)
class Chatted(Happening):
    """Someone said something."""

    kind = "chat"
    text: str
    name: str | None


@dataclass(frozen=True, slots=True)
class Ended(Happening):
    """The game is over."""

    kind = "over"
    reason: str | None = None  # "agreed", if people ended it before its time


@dataclass(frozen=True, slots=True)
class Rematched(Happening):
    """The next game has a table."""

    kind = "rematch"
    table: str


@dataclass(frozen=True, slots=True)
class KeyGiven(Happening):
    """Someone got a key; of the key itself only a digest is kept."""

    kind = "key"
    digest: str = field(metadata=PRIVATE)
    holder: str = field(metadata=PRIVATE)


@dataclass(frozen=True, slots=True)
class KeyUsed(Happening):
    """A key was used for the first time on a day, or on another device."""

    kind = "key-used"
    digest: str = field(metadata=PRIVATE)
    device: str | None = field(metadata=PRIVATE)


@dataclass(frozen=True, slots=True)
class KeysRevoked(Happening):
    """Keys were revoked."""

    kind = "keys-revoked"
    digests: list[str] = field(metadata=PRIVATE)


@dataclass(frozen=True, slots=True)
class Invited(Happening):
    """There is a new invitation; the previous one is no longer valid."""

    kind = "invitation"
    digest: str = field(metadata=PRIVATE)


HAPPENINGS: dict[str, type[Happening]] = {
    one.kind: one
    for one in (
        Created,
        Sat,
        Renamed,
        Sealed,
        Revealed,
        SealsVoid,
        RoundFixed,
        Left,
        Back,
        SeatChanged,
        Started,
        Played,
        Drawn,
        Undone,
        UndoAsked,
        UndoAnswered,
        Wished,
        WishesVoid,
        Chatted,
        Ended,
        Rematched,
        KeyGiven,
        KeyUsed,
        KeysRevoked,
        Invited,
    )
}
_NAMES = {  # of each kind: its fields, under which name they are stored, whether they are private
    kind: [(one.name, one.metadata.get("stored", one.name), "private" in one.metadata) for one in fields(happening)]
    for kind, happening in HAPPENINGS.items()
}
_WITH_PRIVATE = {kind for kind, names in _NAMES.items() if any(hidden for *_, hidden in names)}
_UNSAID = {"reason", "sealed"}  # left out if empty


@dataclass(frozen=True, slots=True)
class Draft:
    """Something that is about to happen: it has no place in the order yet."""

    what: Happening
    seat: int | None = None


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    seq: int
    at: str
    seat: int | None
    what: Happening
    request: str | None = None  # whose request, and its idempotency key, caused it

    @property
    def kind(self) -> str:
        """Say what kind of thing happened."""
        return self.what.kind

    @property
    def changed(self) -> bool:
        """Whether it changed the game."""
        return self.what.changes_the_game

    def _facts(self, *, private: bool) -> dict[str, object]:
        facts = {stored: getattr(self.what, name) for name, stored, hidden in _NAMES[self.kind] if hidden is private}
        return {name: fact for name, fact in facts.items() if fact is not None or name not in _UNSAID}

    @property
    def has_private(self) -> bool:
        """Whether there are facts that only the table itself needs."""
        return self.kind in _WITH_PRIVATE

    def private(self) -> dict[str, object]:
        """Give what only the table itself needs."""
        return self._facts(private=True)

    @cached_property
    def stored(self) -> bytes:
        """What is kept of its public facts, as JSON."""
        facts: dict[str, object] = {
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "changed": self.changed,
            "at": self.at,
            **self._facts(private=False),
        }
        if isinstance(self.what, Played):
            facts["ply"] = self.what.ply.text
        return to_json(facts)

    @cached_property
    def json(self) -> bytes:
        """The event as everyone gets it."""
        if not isinstance(self.what, Played):
            return self.stored
        named = to_json({"verb": self.what.ply.verb, "args": self.what.ply.args})
        return self.stored[:-1] + b"," + named[1:]

    def __reduce__(self) -> tuple[Callable[..., Event], tuple[object, ...]]:
        """Have it made again in another process. A ply travels as what is stored of it: that is written only once."""
        if not isinstance(self.what, Played):
            return Event, (self.seq, self.at, self.seat, self.what, self.request)
        return _arrived, (self.seq, self.at, self.seat, self.kind, self.what.ply.id, self.request, self.stored)


def _arrived(seq: int, at: str, seat: int | None, kind: str, ply: int, request: str | None, stored: bytes) -> Event:
    """Make a ply's event from what has traveled; its story is in what is stored."""
    happened: Any = HAPPENINGS[kind]
    return _as_stored(Event(seq, at, seat, happened(ply_of(ply)), request), stored)


def _as_stored(event: Event, stored: bytes) -> Event:
    """Give an event that knows what is stored of it, and need not write that again."""
    event.__dict__["stored"] = stored
    return event


def event_from(
    seq: int,
    at: str,
    kind: str,
    seat: int | None,
    stored: str,
    private: Mapping[str, Any],
    request: str | None,
) -> Event:
    """Make an event from its facts as they are stored."""
    public = from_json(stored)
    facts = {
        name: (private if hidden else public)[stored]
        for name, stored, hidden in _NAMES[kind]
        if stored in (private if hidden else public)
    }
    if "ply" in facts:
        facts["ply"] = ply_of(facts["ply"])
    return _as_stored(Event(seq, at, seat, HAPPENINGS[kind](**facts), request), stored.encode())
