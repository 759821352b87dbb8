"""The shape of a snapshot, described only here.

The writer fills these types, the reader and its messages are driven by them, the server's description and the page's
types are generated from them, and so is docs/snapshot.md.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from typing_extensions import Doc, TypedDict

from ... import words
from ...edition import limits
from ..shapes import Derived, Items, Number, Text, Word
from .pieces import (
    MOST_POINTS,
    AColor,
    ADie,
    AFace,
    AMaterial,
    AnIvanCard,
    AnOrnament,
    AResource,
    Count,
    Materials,
    OrnamentCounts,
    PlacedTile,
    Points,
    SectionCounts,
    Space,
    Tile,
)

FORMAT: Final = "redcathedral-snapshot"
VERSION: Final = 1
MOST_TURNS: Final = 1_000_000  # of a turn limit
MOST_LETTERS: Final = 40  # of a player's name

Phase = Literal[  # in the order of the kernel's PHASE_ codes
    "start",
    "banner",
    "place",
    "take",
    "build",
    "market",
    "haul",
    "settled",
    "ivan",
    "roll",
    "shuffle",
    "over",
]
OwnPhase = Literal["start", "banner", "place", "take", "build", "market", "haul", "settled"]  # where a reroll can be
BenefitPhase = Literal["settled", "market"]
ForIvan = Literal["claim", "ornament"]
Reason = Literal["sixth-section", "turn-limit"]

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
OWN_PHASES: Final[tuple[OwnPhase, ...]] = get_args(OwnPhase)
CHOICES: Final[tuple[ForIvan, ...]] = get_args(ForIvan)


# The turn


class Claim(TypedDict):
    """A claim under way."""

    section: str
    """The section."""
    tile: Tile | None
    """The tile in hand, null before the banner is chosen."""


class Benefit(TypedDict):
    """A material to take."""

    material: AMaterial
    """The material."""
    most: Annotated[int, Number(*limits.TILE_AMOUNT)]
    """How much of it at most."""
    back_to: Annotated[BenefitPhase, Word("phase")]
    """The phase it goes back to."""


class UsedInfluence(TypedDict):
    """The influence action used this turn."""

    action: Annotated[int, Number(1, 2)]
    """Which of the card's two."""
    verb: Derived[str]
    """Its verb."""
    open: bool
    """Whether it may be repeated."""


class Moved(TypedDict):
    """The die moved in the market."""

    die: ADie
    """The die."""
    space: Space
    """Where it stopped."""
    gathered: bool
    """Whether the resource there was gathered."""
    activated: bool
    """Whether a workshop tile was activated."""
    influence: UsedInfluence | None
    """The influence action used."""


class Roll(TypedDict):
    """The roll that is due."""

    space: Space
    """The space whose dice are rolled."""
    dice: Derived[list[ADie]]
    """The dice there."""
    back_to: Annotated[OwnPhase, Word("phase")] | None
    """The phase a reroll goes back to, null for other rolls."""


class Acting(TypedDict):
    """The card Ivan carries out."""

    position: Annotated[int, Number(1, len(words.IVAN_CARDS))]
    """Its place in his row, from the left."""
    card: Derived[AnIvanCard]
    """The card."""


# "for" is a word of Python's, so it can't be a field written as the others are.
_For = TypedDict("_For", {"for": Annotated[ForIvan, Word("choice"), Doc("`claim` or `ornament`.")]})


class IvanChoice(_For):
    """What the human chooses for Ivan."""

    options: Derived[list[str]]
    """The sections to choose from."""


class Turn(TypedDict):
    """Whose turn it is and what of it is done."""

    seat: AColor
    """Who decides. In phase `ivan` that is the human, though it is Ivan's turn; in `roll`, `shuffle` and `over` nobody
    decides, and it is the seat whose turn it is or was."""
    number: Annotated[int, Number(1, MOST_POINTS)]
    """One for every turn of any side."""
    phase: Annotated[Phase, Word("phase")]
    """What the game waits for: see below."""
    deliveries_left: Annotated[int, Number(0, 3)]
    """Of a build or a haul."""
    hauled: bool
    """Whether something has been delivered in the open haul."""
    rerolled: bool
    """Whether the reroll of this turn has been used."""
    claim: Claim | None
    """A claim under way."""
    benefit: Benefit | None
    """A material to take."""
    moved: Moved | None
    """The die moved in the market."""
    roll: Roll | None
    """The roll that is due."""
    acting: Acting | None
    """The card Ivan carries out."""
    choice: IvanChoice | None
    """What the human chooses for Ivan."""


# The seats


class Banners(TypedDict):
    """How many banners lie where."""

    inventory: Annotated[int, Number(0, 6)]
    """On inventory spaces."""
    reserve: Annotated[int, Number(0, 6)]
    """Beside the board; Ivan's unused ones are here."""
    white1: Annotated[int, Number(0, 6)]
    """On the first white space of an advanced board."""
    white2: Annotated[int, Number(0, 6)]
    """On the second."""
    cathedral: Derived[Count]
    """On sections."""


class Ornaments(TypedDict):
    """A seat's ornaments."""

    available: OrnamentCounts
    """Those it can place."""
    locked: Derived[OrnamentCounts]
    """Those still on the board."""
    placed: Derived[Count]
    """How many are on the cathedral."""


class Workshop(TypedDict):
    """What is on the six spaces of a workshop."""

    red: PlacedTile | None
    blue: PlacedTile | None
    green: PlacedTile | None
    yellow: PlacedTile | None
    white1: PlacedTile | None
    white2: PlacedTile | None


class SeatState(TypedDict):
    """One seat of the game."""

    color: AColor
    """Its color."""
    name: Derived[Annotated[str, Text(MOST_LETTERS)] | None]
    """The player's name: 1 to 40 printable characters; left out it is null."""
    score: Annotated[int, Number(0, MOST_POINTS)]
    """Spaces of the track from the start of the first lap."""
    lap: Derived[Points]
    """The lap its marker is on: 1 or later."""
    space: Derived[Points]
    """The space its marker is on: 0 to 80."""
    prestige: Derived[Points]
    """What the marker is worth now."""
    rubles: Annotated[int, Number(0, MOST_POINTS)]
    """Its rubles; 0 for Ivan."""
    inventory: Materials
    """The materials it holds; all 0 for Ivan."""
    capacity: Derived[Points]
    """Inventory spaces no banner covers; 0 for Ivan."""
    banners: Banners
    """How many of its banners lie where."""
    ornaments: Ornaments
    """Its ornaments."""
    workshop: Workshop
    """For each space null, or a tile with its `face`: `up` or `down`."""
    completed: Derived[SectionCounts]
    """Its complete sections."""


# The market


class MarketTile(TypedDict):
    """The resource tile of a market space."""

    space: Derived[Space]
    """The space."""
    resource: AResource
    """What it gives."""
    amount: Derived[Count]
    """How much of it a die brings."""


class DieState(TypedDict):
    """Where a die is and what it shows."""

    space: Space
    """The space it is on."""
    value: Annotated[int, Number(1, 6)]
    """What it shows."""


class Dice(TypedDict):
    """The five dice."""

    red: DieState
    blue: DieState
    green: DieState
    yellow: DieState
    white: DieState


class InfluenceAction(TypedDict):
    """One of the two actions of an influence card."""

    verb: str
    """What one does."""
    kinds: list[AMaterial]
    """The materials shown."""
    cost: Count
    """What it takes."""
    gain: Count
    """What it brings."""
    repeat: bool
    """Whether it may be repeated."""


class InfluenceCard(TypedDict):
    """The influence card of a quarter of the market."""

    spaces: Derived[list[Space]]
    """The two spaces of the quarter."""
    guild: Derived[Annotated[words.Guild, Word("guild")]]
    """The guild it belongs to."""
    card: str
    """Its id in the edition."""
    actions: Derived[list[InfluenceAction]]
    """Its two actions."""


class Market(TypedDict):
    """The market."""

    tiles: Annotated[list[MarketTile], Items(8, 8)]
    """The resource tiles, by space."""
    dice: Dice
    """For each die its `space` and `value`."""
    influence: Annotated[list[InfluenceCard], Items(4, 4)]
    """The influence cards, by quarter of the market."""


# The cathedral


class Reward(TypedDict):
    """What completing a section pays."""

    recognition: Count
    """Spaces of the track."""
    rubles: Count
    """Rubles."""


class PlacedOrnament(TypedDict):
    """An ornament on a section."""

    owner: AColor
    """Whose it is."""
    kind: Derived[AnOrnament]
    """Which it is."""


class Section(TypedDict):
    """A section of the cathedral."""

    name: Derived[str]
    """Such as `B2`."""
    card: str
    """The id of its card in the edition."""
    kind: Derived[Annotated[words.SectionKind, Word("kind")]]
    """`base`, `middle` or `dome`."""
    cost: Derived[Materials]
    """The materials it needs."""
    reward: Derived[Reward]
    """What completing it pays."""
    owner: AColor | None
    """Whose banner is on it."""
    delivered: Materials
    """The materials on it."""
    complete: bool
    """Whether it is complete."""
    ornament: PlacedOrnament | None
    """The ornament on it."""
    tile: Tile | None
    """The workshop tile on it, until it is claimed."""


class Tower(TypedDict):
    """A tower."""

    name: Derived[str]
    """Its letter."""
    sections: Annotated[list[Section], Items(*limits.HEIGHTS)]
    """Its sections, from the base up."""


class Cathedral(TypedDict):
    """The cathedral."""

    towers: Annotated[list[Tower], Items(*limits.TOWERS)]
    """The towers, from left to right."""


# Ivan and the end


class IvanCard(TypedDict):
    """One of Ivan's five cards."""

    card: AnIvanCard
    """The card."""
    die: ADie
    """The die tile on it."""
    face: AFace
    """Which side of that tile is up."""


class Ivan(TypedDict):
    """Ivan's cards and what is on them."""

    seat: Derived[AColor]
    """His color."""
    cards: Annotated[list[IvanCard], Items(len(words.IVAN_CARDS), len(words.IVAN_CARDS))]
    """His row of five, from the left."""
    inventory: Materials
    """The materials on his inventory card."""
    construction: Materials
    """The materials on his construction card."""


class Score(TypedDict):
    """One seat's lines of the score sheet."""

    seat: AColor
    """The seat's color."""
    rank: Count
    """1 is first; equal ranks share the place."""
    track: Points
    """Prestige on the track."""
    goods: Points
    """Prestige of what is left in the inventory."""
    towers: list[Points]
    """Prestige of each tower, left to right."""
    total: Points
    """All of it."""
    sections: Count
    """Sections completed; breaks ties."""
    ornaments: Count
    """Ornaments placed; breaks ties."""


class Outcome(TypedDict):
    """How a game ended."""

    reason: Annotated[Reason, Word("reason")]
    """`sixth-section` or `turn-limit`."""
    winners: list[AColor]
    """Who won; more than one where the win is shared."""
    scores: list[Score]
    """The score sheet, in turn order."""


# The whole


class EditionName(TypedDict):
    """Which component data is played."""

    name: Annotated[str, Text(limits.NAME_LENGTH)]
    """The edition's name."""
    digest: Annotated[str, Text(64)]
    """The digest of its values; it must be that of the edition in use."""


class Snapshot(TypedDict):
    """The whole public state of a game."""

    format: Annotated[Literal["redcathedral-snapshot"], Word("format")]
    """Says what this is."""
    version: Literal[1]
    """The version of this format; it changes when an older reader would misread the object."""
    edition: EditionName
    """Which component data is played."""
    players: Annotated[int, Number(1, 4)]
    """How many people play; 1 is solo against Ivan."""
    boards: Annotated[words.Boards, Word("kind of board")]
    """`basic` or `advanced`."""
    limit: Annotated[int, Number(1, MOST_TURNS)] | None
    """The turn limit."""
    ender: AColor | None
    """Who completed six sections first and so called the end."""
    turn: Turn
    """Whose turn it is and what of it is done."""
    seats: list[SeatState]
    """The seats in turn order; in solo the human and Ivan."""
    market: Market
    """Resource tiles, dice, influence cards."""
    cathedral: Cathedral
    """The towers and their sections."""
    supply: Materials
    """The materials left in the supply."""
    ivan: Ivan | None
    """Ivan's cards, in solo only."""
    outcome: Derived[Outcome | None]
    """The result, when the game is over."""
