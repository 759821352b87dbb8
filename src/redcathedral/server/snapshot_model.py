"""The snapshot (docs/snapshot.md) as a description for clients in other languages; the game writes it itself."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Material = Literal["lumber", "brick", "stone", "gold", "emerald", "amethyst"]
Resource = Literal["lumber", "brick", "stone", "gold", "emerald", "amethyst", "rubles", "recognition"]
Color = Literal["red", "blue", "green", "yellow"]
Die = Literal["red", "blue", "green", "yellow", "white"]
SectionKind = Literal["base", "middle", "dome"]
Ornament = Literal["door", "arch", "cross"]
Boards = Literal["basic", "advanced"]
Face = Literal["up", "down"]
Guild = Literal["craftsmen", "teamsters", "merchants", "clergy"]
IvanCardName = Literal["recognition", "inventory", "transport", "claim", "construction"]
Phase = Literal[
    "start", "banner", "place", "take", "build", "market", "haul", "settled", "roll", "shuffle", "ivan", "over"
]


class Part(BaseModel):
    """A part of what a client is sent: exactly these fields."""

    model_config = ConfigDict(extra="forbid")


class Materials(Part):
    """A number for each material."""

    lumber: int
    brick: int
    stone: int
    gold: int
    emerald: int
    amethyst: int


class EditionName(Part):
    """Which component data is played."""

    name: str
    digest: str


class ResourceTile(Part):
    """A workshop tile that gives a resource."""

    resource: Resource
    amount: int


class DieTile(Part):
    """A workshop tile that gives what lies where a die stands."""

    die: Die


Tile = ResourceTile | DieTile


class PlacedResourceTile(ResourceTile):
    """A resource tile on a workshop."""

    face: Face


class PlacedDieTile(DieTile):
    """A die tile on a workshop."""

    face: Face


PlacedTile = PlacedResourceTile | PlacedDieTile


class Claim(Part):
    """A claim under way."""

    section: str
    tile: Tile | None


class Benefit(Part):
    """A material to take."""

    material: Material
    most: int
    back_to: Phase


class UsedInfluence(Part):
    """The influence action used this turn."""

    action: int
    verb: str
    open: bool


class Moved(Part):
    """The die moved in the market."""

    die: Die
    space: int
    gathered: bool
    activated: bool
    influence: UsedInfluence | None


class Roll(Part):
    """The roll that is due."""

    space: int
    dice: list[Die]
    back_to: Phase | None


class Acting(Part):
    """The card Ivan carries out."""

    position: int
    card: IvanCardName


class IvanChoice(Part):
    """What the human chooses for Ivan."""

    for_: Annotated[Literal["claim", "ornament"], Field(alias="for")]
    options: list[str]


class Turn(Part):
    """Whose turn it is and what of it is done."""

    seat: Color
    number: int
    phase: Phase
    deliveries_left: int
    hauled: bool
    rerolled: bool
    claim: Claim | None
    benefit: Benefit | None
    moved: Moved | None
    roll: Roll | None
    acting: Acting | None
    choice: IvanChoice | None


class Banners(Part):
    """How many banners lie where."""

    inventory: int
    reserve: int
    white1: int
    white2: int
    cathedral: int


class OrnamentCounts(Part):
    """A number for each ornament."""

    door: int
    arch: int
    cross: int


class Ornaments(Part):
    """A seat's ornaments."""

    available: OrnamentCounts
    locked: OrnamentCounts
    placed: int


class Workshop(Part):
    """What lies on the six spaces of a workshop."""

    red: PlacedTile | None
    blue: PlacedTile | None
    green: PlacedTile | None
    yellow: PlacedTile | None
    white1: PlacedTile | None
    white2: PlacedTile | None


class SectionCounts(Part):
    """A number for each kind of section."""

    base: int
    middle: int
    dome: int


class SeatState(Part):
    """One seat of the game."""

    color: Color
    name: str | None
    score: int
    lap: int
    space: int
    prestige: int
    rubles: int
    inventory: Materials
    capacity: int
    banners: Banners
    ornaments: Ornaments
    workshop: Workshop
    completed: SectionCounts


class MarketTile(Part):
    """The resource tile of a market space."""

    space: int
    resource: Resource
    amount: int


class DieState(Part):
    """Where a die stands and what it shows."""

    space: int
    value: int


class Dice(Part):
    """The five dice."""

    red: DieState
    blue: DieState
    green: DieState
    yellow: DieState
    white: DieState


class InfluenceAction(Part):
    """One of the two actions of an influence card."""

    verb: str
    kinds: list[Material]
    cost: int
    gain: int
    repeat: bool


class InfluenceCard(Part):
    """The influence card of a quadrant."""

    spaces: list[int]
    guild: Guild
    card: str
    actions: list[InfluenceAction]


class Market(Part):
    """The market."""

    tiles: list[MarketTile]
    dice: Dice
    influence: list[InfluenceCard]


class Reward(Part):
    """What completing a section pays."""

    recognition: int
    rubles: int


class PlacedOrnament(Part):
    """An ornament on a section."""

    owner: Color
    kind: Ornament


class Section(Part):
    """A section of the cathedral."""

    name: str
    card: str
    kind: SectionKind
    cost: Materials
    reward: Reward
    owner: Color | None
    delivered: Materials
    complete: bool
    ornament: PlacedOrnament | None
    tile: Tile | None


class Tower(Part):
    """A tower, from the base up."""

    name: str
    sections: list[Section]


class Cathedral(Part):
    """The cathedral, towers from left to right."""

    towers: list[Tower]


class IvanCard(Part):
    """One of Ivan's five cards."""

    card: IvanCardName
    die: Die
    face: Face


class Ivan(Part):
    """Ivan's cards and what lies on them."""

    seat: Color
    cards: list[IvanCard]
    inventory: Materials
    construction: Materials


class Score(Part):
    """One seat's lines of the score sheet."""

    seat: Color
    rank: int
    track: int
    goods: int
    towers: list[int]
    total: int
    sections: int
    ornaments: int


class Outcome(Part):
    """How a game ended."""

    reason: Literal["sixth-section", "turn-limit"]
    winners: list[Color]
    scores: list[Score]


class Snapshot(Part):
    """The whole public state of a game."""

    format: Literal["redcathedral-snapshot"]
    version: int
    edition: EditionName
    players: int
    boards: Boards
    limit: int | None
    ender: Color | None
    turn: Turn
    seats: list[SeatState]
    market: Market
    cathedral: Cathedral
    supply: Materials
    ivan: Ivan | None
    outcome: Outcome | None
