"""What clients are told about a table's dice while it's played."""

from __future__ import annotations

from typing_extensions import TypedDict


class Lot(TypedDict):
    """How the starting player was drawn: from the server's secret and what the maker of the table sent."""

    share: str
    """What the maker sent: a seal, or a number as it is."""
    first: int
    """Which of the seats came first, counted from 0 in the order they were asked for."""


class BeaconRound(TypedDict):
    """A round of the public beacon drand that is mixed into a table's dice."""

    chain: str
    """The chain's hash."""
    round: int


class GivenDice(TypedDict):
    """What of a game's chance came from another game; the rest is this table's own."""

    given: int
    """Plies that came along with their rolls."""
    deal_given: bool
    redraws: bool
    """Whether an undone roll is drawn again; tables of 0.1 repeated the same roll."""
    sealing: bool
    """Whether people seal their entropy before anyone opens theirs."""
    restarts: int
    """How often that has begun again, since a seat changed or somebody sealed another."""
    lot: Lot | None
    """How the starting player was drawn; null if chosen, or not drawn at this table."""
    beacon: BeaconRound | None
    """The round that was fixed when everyone's number was in, before it was out; null if none is mixed in."""
