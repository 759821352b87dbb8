"""The options of a table, chosen when it is made, and the defaults for tables older than an option."""

from __future__ import annotations

from typing import Final, Literal, cast

from typing_extensions import TypedDict

from ...words import Boards

Policy = Literal["casual", "strict"]
Start = Literal["random", "rotating", "chosen"]

CASUAL: Final = "casual"
STRICT: Final = "strict"
RANDOM: Final = "random"
ROTATING: Final = "rotating"
CHOSEN: Final = "chosen"


class Options(TypedDict):
    """How a table is played."""

    players: int
    boards: Boards
    first_game: bool
    turn_limit: int | None
    edition: str
    edition_digest: str
    policy: Policy
    """`casual`: rolls can be undone and a bot gives hints; `strict`: neither."""
    start: Start
    """Who starts this game and the next: drawn by lot, the next seat every time, or always the first seat given."""


def complete(stored: Options) -> Options:
    """Give the options of a table, whatever version wrote them."""
    return cast("Options", {"policy": CASUAL, "start": CHOSEN, **stored})
