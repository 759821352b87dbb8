"""Every body that goes in or out, exactly: what comes in is checked by these, what goes out is described by them."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from ..plies import Brings  # noqa: TC001  # pydantic reads it
from ..plies.ply import Argument  # noqa: TC001  # pydantic reads it
from .snapshot_model import Boards, Color, Ornament, Part, Snapshot

MOST_NAME = 40
MOST_CHAT = 300
MOST_UPLOAD = 1 << 20
MOST_TURNS = 1_000_000
MOST_VERSION = 1 << 31


def printable(text: str) -> str:
    """Give a line of text in its one normal form; refuse what cannot be seen or would turn the line around."""
    text = unicodedata.normalize("NFC", text).strip()
    if not text or not text.isprintable():
        raise ValueError("must be printable characters, and at least one")
    return text


Name = Annotated[str, Field(min_length=1, max_length=MOST_NAME), AfterValidator(printable)]
ChatText = Annotated[str, Field(min_length=1, max_length=MOST_CHAT), AfterValidator(printable)]
Entropy = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9+/=_.-]{1,128}$")]
Commitment = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,128}$")]
RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Version = Annotated[int, Field(ge=0, le=MOST_VERSION)]
BotSpec = Annotated[str, Field(min_length=1, max_length=60)]
Text = Annotated[str, Field(max_length=MOST_UPLOAD)]


# What comes in


class Body(BaseModel):
    """The body of a request: these fields and no others, and no guessing at types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Nothing(Body):
    """A request that needs no facts."""


class NewSeat(Body):
    """A seat of a table to be made."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    color: Color | None = None
    bot: BotSpec | None = None


class CreateBody(Body):
    """A table to be made."""

    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=4)]
    solo: bool = False
    boards: Boards = "basic"
    first_game: bool = False
    turn_limit: Annotated[int, Field(ge=1, le=MOST_TURNS)] | None = None
    edition: Text | None = None
    entropy: Entropy
    commitment: Commitment | None = None


class RecordBody(Body):
    """A record to look at or go on with."""

    record: Text
    edition: Text | None = None


class ForkSeat(Body):
    """Who plays on in a seat."""

    kind: Literal["me", "bot"]
    name: Name | None = None
    bot: BotSpec | None = None


class ForkBody(Body):
    """A moment to go on from, and who plays, in turn order."""

    ply: Version
    seats: Annotated[list[ForkSeat], Field(min_length=1, max_length=4)]
    entropy: Entropy
    commitment: Commitment | None = None


class EnterBody(Body):
    """A key to be exchanged for a cookie."""

    key: Token


class SitBody(Body):
    """A seat to be taken."""

    invite: Token
    seat: Annotated[int, Field(ge=0, le=3)]
    name: Name
    color: Color | None = None
    entropy: Entropy


class SeatBody(Body):
    """What becomes of a seat."""

    kind: Literal["open", "bot"]
    bot: BotSpec | None = None
    name: Name | None = None


class LeaveBody(Body):
    """Who plays on; nobody, if left out."""

    bot: BotSpec | None = None


class PlyBody(Body):
    """A ply to be played."""

    ply: Annotated[str, Field(min_length=1, max_length=200)]
    version: Version
    id: RequestId


class UndoBody(Body):
    """Plies to be taken back."""

    to: Version
    version: Version
    id: RequestId


class UndoAnswerBody(Body):
    """Whether to agree to an undo."""

    agree: bool
    version: Version


class ChatBody(Body):
    """Something to be said."""

    text: ChatText
    id: RequestId


class RematchBody(Body):
    """The next game."""

    entropy: Entropy


# What goes out

Facts = dict[str, Any]
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "ivan", "open"]
EventKind = Literal[
    "created",
    "sat",
    "left",
    "back",
    "seat",
    "started",
    "ply",
    "chance",
    "undo",
    "undo-asked",
    "undo-answered",
    "chat",
    "over",
    "rematch",
]


class PhrasePart(Part):
    """Something to say: the key of a message of the catalogues and its facts, phrases among them."""

    key: str
    facts: Facts


class Sentence(PhrasePart):
    """Something told, as a phrase for any language and as text in English."""

    text: str


class Event(Part):
    """Anything that happened at a table; which fields are there depends on its kind."""

    seq: int
    kind: EventKind
    seat: int | None
    changed: bool
    at: str
    ply: str | None = Field(None, description="ply, chance")
    story: list[Sentence] | None = Field(None, description="ply, chance")
    name: str | None = Field(None, description="sat, chat")
    color: Color | None = Field(None, description="sat")
    bot: str | None = Field(None, description="left, seat")
    becomes: SeatKind | None = Field(None, description="seat")
    reason: Literal["bot-failed"] | None = Field(None, description="seat")
    to: int | None = Field(None, description="undo, undo-asked: the ply index")
    agree: bool | None = Field(None, description="undo-answered")
    text: str | None = Field(None, description="chat")
    table: str | None = Field(None, description="rematch")


class Choice(Part):
    """A legal ply and what it means."""

    ply: str = Field(description="the words to post")
    verb: str
    args: dict[str, Argument] = Field(description="its named arguments")
    brings: Brings = Field(description="what it would do here")
    text: str = Field(description="its meaning in English")
    meaning: PhrasePart | None


class Seat(Part):
    """A seat of a table."""

    index: int
    kind: SeatKind
    name: str | None
    color: Color
    bot: str | None
    here: bool
    away: bool


class Options(Part):
    """How a table is played."""

    players: int
    boards: Boards
    first_game: bool
    turn_limit: int | None
    edition: str
    edition_digest: str


class AskedUndo(Part):
    """An undo that waits for seats to agree."""

    seat: int
    to: int
    waiting: list[int]


class Origin(Part):
    """The moment of another table that this one goes on from."""

    table: str
    ply: int


class WorkshopBoard(Part):
    """What is printed on workshop boards: what a tile costs face up by the colour of its space, and what lies there."""

    own: int
    rival: int
    white: int
    advanced: int
    ornaments: dict[Color, Ornament]  # on the advanced boards


class TableView(Part):
    """A table as everyone sees it."""

    id: str
    status: Status
    seq: int
    version: int
    created: str
    options: Options
    prestige_spaces: list[int]  # of the edition's scoring track
    workshop: WorkshopBoard
    seats: list[Seat]
    commitment: str | None
    origin: Origin | None
    rematch: str | None
    undo: AskedUndo | None


class You(Part):
    """Who you are at a table."""

    seats: list[int]
    host: bool


class GameView(Part):
    """The game: the position, what can be done, what may be taken back."""

    snapshot: Snapshot
    to_move: Color | None
    due: Sentence
    choices: list[Choice]
    plies: int
    undo_to: int | None


class View(Part):
    """A table as you see it."""

    table: TableView
    you: You
    game: GameView | None


class MadeView(View):
    """A table you have just made: the key and the invitation are told only here."""

    key: str
    invite: str


class SatView(View):
    """A table you have just sat down at: the key is told only here."""

    key: str


class Played(Part):
    """What a request did."""

    version: int
    events: list[Event]


class News(Part):
    """Events, and how things stand after them; what the WebSocket sends as well."""

    events: list[Event]
    seq: int
    version: int
    table: TableView
    seats: list[Seat]
    game: GameView | None


class Moment(Part):
    """An earlier moment of a game."""

    ply: int
    plies: int
    snapshot: Snapshot
    to_move: str | None
    due: Sentence
    events: list[Event]


class WhyNot(Sentence):
    """What forbids a ply."""

    clause: str


class Why(Part):
    """Whether a ply is legal."""

    legal: bool
    reason: WhyNot | None


class Verified(Part):
    """Whether the dice were honest."""

    checked: int
    given: int = Field(description="plies of another game, whose dice were rolled there")
    ok: bool
    problem: Sentence | None


class HintChoice(Choice):
    """A ply a bot would play, and its prospects; None where the bot cannot tell."""

    win: float | None = Field(description="chance to win, 0 to 1")
    margin: float | None = Field(description="expected prestige ahead of the best other seat at the end")


class Hint(Part):
    """What a bot would play, the best first."""

    bot: str
    ready: bool = Field(description="false while the search is being compiled: a simpler bot has answered")
    choices: list[HintChoice]


class KeyAnswer(Part):
    """A fresh key."""

    key: str


class InviteAnswer(Part):
    """A fresh invitation."""

    invite: str


class CommitmentAnswer(Part):
    """What the server commits to."""

    commitment: str


class BotInfo(Part):
    """A bot on offer."""

    bot: str
    name: str
    level: int
    key: str = Field(description="of its name in the catalogues; with -about behind it, of a line about it")


class Limits(Part):
    """What is refused beyond."""

    name: int
    chat: int
    body_bytes: int
    upload_bytes: int
    open_tables: int


class Info(Part):
    """What this server is and has."""

    version: str
    rules: str
    edition: str
    bots: list[BotInfo]
    limits: Limits


class ErrorPart(Part):
    """What went wrong."""

    code: str
    message: str
    phrase: PhrasePart
    clause: str | None = None
    version: int | None = None
    events: list[Event] | None = None


class ErrorAnswer(Part):
    """A refusal."""

    error: ErrorPart
