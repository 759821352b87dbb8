"""The component data of a box: read from a file, checked in full, immutable afterwards."""

from redcathedral.edition.loader import edition_from_values, load_edition, parse_edition
from redcathedral.edition.model import (
    Card,
    Edition,
    InfluenceAction,
    InfluenceCard,
    ResourceTile,
    WorkshopTile,
)
from redcathedral.errors import EditionError, Problem

__all__ = [
    "Card",
    "Edition",
    "EditionError",
    "InfluenceAction",
    "InfluenceCard",
    "Problem",
    "ResourceTile",
    "WorkshopTile",
    "edition_from_values",
    "load_edition",
    "parse_edition",
]
