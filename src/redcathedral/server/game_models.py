"""The game in responses: the position, the legal plies, and what they mean."""

from __future__ import annotations

from typing import Literal

from pydantic import JsonValue
from typing_extensions import TypedDict

from ..formats.snapshot.model import Score, Snapshot
from ..plies import Brings
from ..plies.ply import Argument
from ..words import Color, Ornament

Facts = dict[str, JsonValue]


class PhrasePart(TypedDict):
    """Something to say: the key of a message of the catalogues and its facts, phrases among them."""

    key: str
    facts: Facts


class Sentence(PhrasePart):
    """A sentence: as a phrase for any language and as text in English."""

    text: str


class Choice(TypedDict):
    """A legal ply and what it means."""

    ply: str
    """The words to post."""
    verb: str
    args: dict[str, Argument]
    """Its named arguments."""
    brings: Brings
    """What it would do here."""
    text: str
    """Its meaning in English."""
    meaning: PhrasePart | None


class Compound(TypedDict):
    """Legal plies that are usually played one after another, and what they come to."""

    kind: Literal["claim", "deliver", "market", "gather", "tile"]
    """A claim with its banner; deliveries; a die with all behind it; gathering with a tile; a tile with all of it."""
    plies: list[str]
    """The words to post, one after another."""
    gains: dict[str, int]
    """What the seat gains; what the first ply costs is said of that ply."""
    completes: list[str]
    """The sections that are complete then."""
    text: str
    """Its meaning in English."""
    meaning: PhrasePart


class WorkshopSpace(TypedDict):
    """A space of a workshop board: what a tile costs there face up, and the ornament printed there, if any."""

    price: int
    ornament: Ornament | None


class DieMove(TypedDict):
    """What a die could do, and what a tile that shows it gives now."""

    lands: int
    """Where it would stop."""
    further: bool
    """Whether the seat to move may pay for it to go further."""
    resource: str
    """What a tile with this die gives: the die is there."""
    amount: int
    """How much of it."""


class GameView(TypedDict):
    """The game: the position, the legal plies, and what may be undone."""

    snapshot: Snapshot
    workshops: dict[Color, dict[str, WorkshopSpace]]
    """Each seat's board, by its spaces."""
    dice: dict[str, DieMove]
    """What each die could do."""
    to_move: Color | None
    """Who decides; nobody when the game is over."""
    due: Sentence
    choices: list[Choice]
    compounds: list[Compound]
    """Choices that are usually made one after another; none where a bot decides."""
    scored: list[Score]
    """What each seat would have if the game were scored now."""
    plies: int
    undo_to: int | None
    """The first ply that may be undone without asking; null if there is none."""


class ActionAmounts(TypedDict):
    """The two numbers of an influence card's action: what you give and what you get."""

    verb: str
    cost: int
    gain: int


class Amounts(TypedDict):
    """Prices and amounts of the edition that is played, as the rules tell them."""

    start: int
    """The space of the track where every marker starts."""
    rubles: list[int]
    """What each seat starts with, by turn order."""
    inventory: int
    """The spaces of an inventory, those covered by banners included."""
    price_own: int
    """What a face-up tile costs on a space of the player's own color."""
    price_rival: int
    """What it costs on a space of another color."""
    price_white: int
    """What it costs on a white space."""
    price_advanced: int
    """What it costs on an advanced board."""
    actions: list[ActionAmounts]
    """What the influence cards offer, in their order; the same numbers of a verb come once."""
