"""What the arena says to a process that hosts a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..edition import Edition
    from .plan import CodeFile


@dataclass(frozen=True, slots=True)
class NewGame:
    """Asks for a fresh bot at a fresh table."""

    spec: str
    code: CodeFile | None
    seed: str
    edition: Edition
    deal: bytes
    state: bytes


@dataclass(frozen=True, slots=True)
class Choose:
    """Asks for a ply after those played since the last question."""

    actions: tuple[int, ...]
