"""The bodies of responses, exactly.

Data is typed where it is made (the snapshot in `formats.snapshot.model`, the figures in `game.statistics`, the review
in `bots.review`); what a table adds is typed here. Pydantic reads those same types.
"""

from __future__ import annotations

import sys
from typing import Literal, NotRequired

from pydantic import BaseModel, ConfigDict, JsonValue, with_config
from typing_extensions import TypedDict

from ..bots import review
from ..bots.review import Review
from ..formats.field_docs import docs_of
from ..formats.snapshot import model, pieces
from ..formats.snapshot.model import Snapshot
from ..game import statistics
from ..game.statistics import Statistics
from ..plies import ply
from ..plies.ply import Argument
from ..words import Color
from . import dice_models, game_models
from .dice_models import GivenDice
from .game_models import Amounts, Choice, GameView, PhrasePart, Sentence
from .table import options
from .table.options import Options

# What goes out: these fields and no others, each described by the text below it

EXACT = ConfigDict(extra="forbid")
Status = Literal["waiting", "playing", "over"]
ReviewStatus = Literal["preparing", "working", "closer", "ready", "failed"]
HealthState = Literal["ok", "draining", "slow", "failed"]
SeatKind = Literal["person", "bot", "ivan", "open"]
Wish = Literal["bot", "end", "wait"]
EventKind = Literal[
    "created",
    "sat",
    "renamed",
    "sealed",
    "revealed",
    "seals-void",
    "round-fixed",
    "left",
    "back",
    "seat",
    "started",
    "ply",
    "chance",
    "undo",
    "undo-asked",
    "undo-answered",
    "wished",
    "wishes-void",
    "chat",
    "over",
    "rematch",
    "key",
    "key-used",
    "keys-revoked",
    "invitation",
]

with_config(EXACT)(Statistics)  # given as it is


class Event(TypedDict):
    """Anything that happened at a table; which fields are there depends on its kind."""

    seq: int
    kind: EventKind
    seat: int | None
    changed: bool
    at: str
    ply: NotRequired[str]
    """ply, chance"""
    verb: NotRequired[str]
    """ply, chance"""
    args: NotRequired[dict[str, Argument]]
    """ply, chance: the ply's named arguments"""
    story: NotRequired[list[Sentence]]
    """ply, chance"""
    name: NotRequired[str | None]
    """sat, renamed, seat, chat"""
    color: NotRequired[Color]
    """sat"""
    bot: NotRequired[str | None]
    """left, seat"""
    becomes: NotRequired[SeatKind]
    """seat"""
    reason: NotRequired[Literal["bot-failed", "voted", "agreed"]]
    """seat; left: the others let a bot play; over: people ended it before its time"""
    wish: NotRequired[Wish]
    """wished"""
    about: NotRequired[int]
    """wished: the seat whose person is away"""
    to: NotRequired[int]
    """undo, undo-asked: the ply index"""
    agree: NotRequired[bool]
    """undo-answered"""
    text: NotRequired[str]
    """chat"""
    sealed: NotRequired[str]
    """sat, sealed"""
    table: NotRequired[str]
    """rematch"""


class Seat(TypedDict):
    """A seat of a table."""

    index: int
    kind: SeatKind
    name: str | None
    color: Color
    bot: str | None
    """The bot that plays here, or plays while the person is away."""
    here: bool
    """Whether somebody looks at the table for it right now; always true of bots and Ivan."""
    getting_ready: bool
    """Whether a bot plays simpler moves until its search is compiled."""
    away: bool
    """Whether the person has left."""
    sealed: str | None
    """The SHA-256 of the person's entropy, where people seal theirs."""
    revealed: bool
    """Whether it has been opened."""


class AskedUndo(TypedDict):
    """An undo that waits for seats to agree."""

    seat: int
    to: int
    """The ply index to go back to."""
    waiting: list[int]
    """The seats that have not agreed yet."""


class Origin(TypedDict):
    """The moment of another table that this one continues from."""

    table: str
    ply: int


class Absent(TypedDict):
    """A seat that keeps everyone waiting, and what the others wish to do about it."""

    seat: int
    wishes: dict[int, Wish]
    """By the seat of the person who voted."""


class LaidView(TypedDict):
    """What never changes about a table."""

    id: str
    created: str
    options: Options
    prestige_spaces: list[int]
    """Of the edition's scoring track."""
    amounts: Amounts


class ChangingView(TypedDict):
    """What may change about a table."""

    status: Status
    seq: int
    """The latest event."""
    version: int
    """The latest event that changed the game."""
    seats: list[Seat]
    commitment: str | None
    """Null where nobody has promised anything about the dice: a finished game that was loaded."""
    dice: GivenDice
    origin: Origin | None
    rematch: str | None
    """The table of the next game."""
    undo: AskedUndo | None
    absent: Absent | None
    """The seat whose turn it is, if its person isn't connected and nobody plays for them."""
    ended: bool
    """Whether people ended the game before its time."""


class TableView(LaidView, ChangingView):
    """A table as everyone sees it."""


class You(TypedDict):
    """Who you are at a table."""

    seats: list[int]
    host: bool


@with_config(EXACT)
class View(TypedDict):
    """A table as you see it."""

    table: TableView
    you: You
    game: GameView | None


@with_config(EXACT)
class MadeView(View):
    """A table you have just made: the key and the invitation are sent only here."""

    key: str
    invite: str


@with_config(EXACT)
class SatView(View):
    """A table you have just sat down at: the key is sent only here."""

    key: str


@with_config(EXACT)
class SeatView(View):
    """A table where you have changed a seat; with a new invitation if somebody was sent away."""

    invite: NotRequired[str]


@with_config(EXACT)
class Played(TypedDict):
    """What a request did."""

    version: int
    events: list[Event]


@with_config(EXACT)
class News(TypedDict):
    """Events and the current state, as the WebSocket sends them too."""

    events: list[Event]
    more: bool
    """Whether more events follow: ask for those after the last, or wait for the next message."""
    seq: int
    version: int
    table: TableView
    game: GameView | None


class MomentPosition(TypedDict):
    """How a game stood at an earlier moment."""

    ply: int
    plies: int
    snapshot: Snapshot
    to_move: str | None
    due: Sentence


@with_config(EXACT)
class Moment(MomentPosition):
    """An earlier moment of a game."""

    events: list[Event]


@with_config(EXACT)
class Instead(TypedDict):
    """The positions of a game if other plies had been played from a moment on."""

    ply: int
    snapshots: list[Snapshot]
    """After each of them."""


class Step(TypedDict):
    """What one ply changed."""

    ply: int
    """The position after this many plies: the one before it with these changes."""
    seq: int
    """Its event."""
    turn: int
    seat: int
    """Whose turn it is part of."""
    changes: list[tuple[list[str | int], JsonValue]]
    """Where in the snapshot, and the value there now."""
    scored: list[int]
    """What each seat would have if the game were scored here."""


@with_config(EXACT)
class Timeline(TypedDict):
    """A position and every step from there to now."""

    since: int
    plies: int
    snapshot: Snapshot
    steps: list[Step]


@with_config(EXACT)
class ReviewAnswer(TypedDict):
    """A review, or how far it is and what it has found so far."""

    status: ReviewStatus
    done: int
    """Looks taken: a glance at every turn, then a closer look at those that matter."""
    looks: int | None
    """Looks there will be, as far as that is known."""
    review: Review | None
    """What is known: of the turns so far until the status is `ready`."""


class WhyNot(Sentence):
    """What forbids a ply."""

    clause: str


@with_config(EXACT)
class Why(TypedDict):
    """Whether a ply is legal."""

    legal: bool
    reason: WhyNot | None


@with_config(EXACT)
class Outlook(TypedDict):
    """The seats' scores after some plies, before the next roll."""

    scored: list[int] | None
    """What each seat would have if the game were scored then; null where the plies aren't possible."""


@with_config(EXACT)
class Verified(TypedDict):
    """Whether the dice were honest."""

    checked: int
    given: int
    """Plies of another game, whose dice were rolled there."""
    deal_given: bool
    """Whether the deal came from there too."""
    sealed: bool
    """Whether every person had sealed their entropy before anyone opened theirs."""
    taken_back: int
    """Rolls that were undone; other rolls replaced them."""
    ok: bool
    problem: Sentence | None


class HintChoice(Choice):
    """A ply a bot would play, and its prospects; null where the bot cannot tell."""

    win: float | None
    """Chance to win, 0 to 1."""
    margin: float | None
    """Expected prestige ahead of the best other seat at the end."""
    reason: Sentence | None
    """The reasons for the turn it begins."""


@with_config(EXACT)
class Hint(TypedDict):
    """What a bot would play, the best first."""

    bot: str
    ready: bool
    """False while the search is being compiled: a simpler bot has answered."""
    choices: list[HintChoice]


@with_config(EXACT)
class KeyAnswer(TypedDict):
    """A fresh key."""

    key: str


@with_config(EXACT)
class InviteAnswer(TypedDict):
    """A fresh invitation."""

    invite: str


@with_config(EXACT)
class CommitmentAnswer(TypedDict):
    """What the server commits to."""

    commitment: str


class BotInfo(TypedDict):
    """A bot on offer."""

    bot: str
    name: str
    level: int
    key: str
    """Of its name in the catalogues; with -about behind it, of a line about it."""


class Limits(TypedDict):
    """What is refused beyond."""

    name: int
    chat: int
    body_bytes: int
    upload_bytes: int
    open_tables: int
    away_seconds: float
    """That someone whose turn it is may be gone before the others can let a bot play, or end the game."""


@with_config(EXACT)
class Info(TypedDict):
    """What this server is and has."""

    version: str
    rules: str
    edition: str
    bots: list[BotInfo]
    limits: Limits


class ErrorPart(TypedDict):
    """What went wrong."""

    code: str
    message: str
    phrase: PhrasePart
    clause: NotRequired[str]
    version: NotRequired[int]
    events: NotRequired[list[Event]]
    more: NotRequired[bool]  # whether more came first than `events`


class HealthAnswer(BaseModel):
    """How the server is."""

    model_config = EXACT
    status: HealthState
    """`ok`, or what keeps it from being so."""
    store: HealthState
    """How the store answers."""


class ErrorAnswer(BaseModel):  # FastAPI reads it 180 times; a model, unlike a TypedDict, is understood only once
    """A refusal."""

    model_config = EXACT
    error: ErrorPart


def describe_fields(schemas: dict[str, dict[str, JsonValue]]) -> None:
    """Put what the text below each field says into a description of these types.

    Pydantic can do so too (`use_attribute_docstrings`), but reads the source again for every type of every request: ten
    seconds before a server answers.
    """
    modules = (sys.modules[__name__], game_models, dice_models, options, model, pieces, statistics, review, ply)
    found = (kind for module in modules for kind in vars(module).values() if isinstance(kind, type))
    kinds = {kind.__name__: kind for kind in found if kind.__module__ in {module.__name__ for module in modules}}
    for name, schema in schemas.items():
        fields = schema.get("properties")
        if name in kinds and isinstance(fields, dict):
            for field, said in docs_of(kinds[name]).items():
                described = fields.get(field)
                if isinstance(described, dict):
                    described["description"] = said
