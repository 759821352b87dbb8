"""The bodies of requests, and how they are checked."""

from __future__ import annotations

import unicodedata
from functools import partial
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from ..edition.limits import FILE_BYTES
from ..formats.snapshot.model import MOST_LETTERS, MOST_TURNS
from ..words import Boards, Color
from .table.options import CASUAL, CHOSEN, Policy, Start

MOST_NAME = MOST_LETTERS
MOST_CHAT = 300
MOST_RECORD = 1 << 20
MOST_EDITION = FILE_BYTES
MOST_VERSION = 1 << 31


def printable(text: str, most: int) -> str:
    """Give a line of text in its one normal form; refuse what cannot be seen or would turn the line around.

    The normal form is what is counted: it can be shorter than what was sent, and longer.
    """
    text = unicodedata.normalize("NFC", text).strip()
    if not text or not text.isprintable() or len(text) > most:
        raise ValueError(f"must be printable characters, at least one and at most {most}")
    return text


Name = Annotated[
    str,
    Field(min_length=1, max_length=4 * MOST_NAME, json_schema_extra={"maxLength": MOST_NAME}),
    AfterValidator(partial(printable, most=MOST_NAME)),
]
ChatText = Annotated[
    str,
    Field(min_length=1, max_length=4 * MOST_CHAT, json_schema_extra={"maxLength": MOST_CHAT}),
    AfterValidator(partial(printable, most=MOST_CHAT)),
]
Entropy = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9+/=_.-]{1,128}$")]
Commitment = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,128}$")]
SecretId = Token  # of a request whose answer has a key in it: whoever knows the id can get that answer again
RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Version = Annotated[int, Field(ge=0, le=MOST_VERSION)]
BotSpec = Annotated[str, Field(min_length=1, max_length=60)]
Record = Annotated[str, Field(max_length=MOST_RECORD)]
EditionText = Annotated[str, Field(max_length=MOST_EDITION)]


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
    policy: Policy = CASUAL
    start: Start = CHOSEN
    edition: EditionText | None = None
    entropy: Entropy | None = None
    sealed: Commitment | None = None
    commitment: Commitment | None = None
    id: SecretId | None = None


class RecordBody(Body):
    """A record to look at or continue with."""

    record: Record
    edition: EditionText | None = None
    entropy: Entropy | None = None
    commitment: Commitment | None = None
    practice: bool = False
    id: SecretId | None = None


class ForkSeat(Body):
    """Who plays on in a seat."""

    kind: Literal["me", "bot"]
    name: Name | None = None
    bot: BotSpec | None = None


class ForkBody(Body):
    """A moment to continue from, and who plays, in turn order."""

    ply: Version
    seats: Annotated[list[ForkSeat], Field(min_length=1, max_length=4)]
    entropy: Entropy
    commitment: Commitment | None = None
    id: SecretId | None = None


class EnterBody(Body):
    """A key to be exchanged for a cookie."""

    key: Token


class SitBody(Body):
    """A seat to be taken."""

    invite: Token
    seat: Annotated[int, Field(ge=0, le=3)]
    name: Name
    color: Color | None = None
    entropy: Entropy | None = None
    sealed: Commitment | None = None
    id: SecretId | None = None


class NameBody(Body):
    """What someone wants to be called."""

    name: Name


class SealBody(Body):
    """What someone's entropy is sealed by."""

    sealed: Commitment


class RevealBody(Body):
    """An entropy that was sealed."""

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
    """Plies to undo."""

    to: Version
    version: Version
    id: RequestId


class UndoAnswerBody(Body):
    """Whether to agree to an undo."""

    agree: bool
    version: Version
    id: RequestId | None = None


class WishBody(Body):
    """What is to be done about a seat whose person is away."""

    wish: Literal["bot", "end", "wait"]
    bot: BotSpec | None = None
    """Who plays on, if enough wish for a bot."""


class ChatBody(Body):
    """Something to be said."""

    text: ChatText
    id: RequestId


class RematchBody(Body):
    """The next game."""

    entropy: Entropy | None = None
    sealed: Commitment | None = None
    commitment: Commitment | None = None
    id: SecretId | None = None
