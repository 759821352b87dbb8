"""The public log of dice as clients get it."""

from __future__ import annotations

from typing import Literal

from pydantic import with_config
from typing_extensions import TypedDict

from .models import EXACT


class DiceLogLine(TypedDict):
    """A line of the public log of dice. Its digest covers the lines before it."""

    number: int
    at: str
    what: Literal["promised", "started", "over"]
    commitment: str
    digest: str


@with_config(EXACT)
class DiceLog(TypedDict):
    """Some of the public log of dice, in order."""

    lines: list[DiceLogLine]
    more: bool
