"""Parts of the snapshot's shape that appear in several places: numbers, words, materials, tiles."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from typing_extensions import TypedDict

from ... import words
from ...edition import limits
from ..shapes import Number, Word

MOST_POINTS: Final = 2_000_000_000  # of score, rubles and turns: what the record holds, with room to play on

Face = Literal["up", "down"]
FACES: Final[tuple[Face, ...]] = get_args(Face)

Count = Annotated[int, Number(0, limits.SUPPLY[1])]
Points = Annotated[int, Number(0, MOST_POINTS)]
Space = Annotated[int, Number(1, 8)]
AColor = Annotated[words.Color, Word("color")]
ADie = Annotated[words.Die, Word("dice color")]
AFace = Annotated[Face, Word("face")]
AMaterial = Annotated[words.Material, Word("material")]
AnOrnament = Annotated[words.Ornament, Word("ornament")]
AResource = Annotated[words.Resource, Word("resource")]
AnIvanCard = Annotated[words.IvanCard, Word("card")]


class Materials(TypedDict):
    """A number for each material."""

    lumber: Count
    brick: Count
    stone: Count
    gold: Count
    emerald: Count
    amethyst: Count


class OrnamentCounts(TypedDict):
    """A number for each ornament."""

    door: Annotated[int, Number(0, limits.ORNAMENT_COUNT["door"])]
    arch: Annotated[int, Number(0, limits.ORNAMENT_COUNT["arch"])]
    cross: Annotated[int, Number(0, limits.ORNAMENT_COUNT["cross"])]


class SectionCounts(TypedDict):
    """A number for each kind of section."""

    base: Count
    middle: Count
    dome: Count


class ResourceTile(TypedDict):
    """A workshop tile that gives a resource."""

    resource: AResource
    """What it gives."""
    amount: Annotated[int, Number(*limits.TILE_AMOUNT)]
    """How much of it."""


class DieTile(TypedDict):
    """A workshop tile that gives what the market shows where a die is."""

    die: ADie
    """The die."""


Tile = ResourceTile | DieTile


class PlacedResourceTile(ResourceTile):
    """A resource tile on a workshop."""

    face: AFace
    """Which side is up."""


class PlacedDieTile(DieTile):
    """A die tile on a workshop."""

    face: AFace
    """Which side is up."""


PlacedTile = PlacedResourceTile | PlacedDieTile
