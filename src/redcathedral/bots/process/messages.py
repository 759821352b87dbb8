"""What a program says to a process in which bots think. Answers come back as JSON."""

from __future__ import annotations

import hashlib
import pickle
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

from ...game.game import Game
from ...kernel.box import Deal
from ...kernel.state import State

if TYPE_CHECKING:
    from ...edition import Edition
    from ..advice import Line

Answer = dict[str, Any]  # as it came from the other process, so nothing is sure about it


@dataclass(frozen=True, slots=True)
class CodeFile:
    """A person's own bot: its source travels, so that another machine needs no file."""

    name: str
    source: str

    @property
    def digest(self) -> str:
        """Identify the version of the file."""
        return hashlib.sha256(self.source.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class BotSource:
    """Which bot is asked, and how it is made."""

    spec: str
    seed: str | None = None  # of the bot's random numbers; None: new every time
    code: CodeFile | None = None  # instead of the spec's bot


@dataclass(frozen=True, slots=True)
class Opening:
    """Where a game began, without its seed and its chance."""

    edition: bytes
    deal: bytes
    state: bytes

    @classmethod
    def of(cls, game: Game) -> Self:
        """Give the opening of a game."""
        return cls(_packed(game.edition), game.deal.array.tobytes(), game.opening.array.tobytes())

    def lay(self) -> Game:
        """Set up the table again; chance is given, not drawn."""
        edition: Edition = pickle.loads(self.edition)  # noqa: S301  # from the program that started this process
        return Game(edition, Deal.from_bytes(self.deal), State.from_bytes(self.state))


@cache
def _packed(edition: Edition) -> bytes:
    return pickle.dumps(edition)


@dataclass(frozen=True, slots=True)
class Position:
    """A game at a table: it is kept there, so that only what was played since must be played again."""

    table: str
    opening: Opening
    plies: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BotMessage:
    """What is asked of the bot of a seat."""

    late: ClassVar = "gave no answer"
    position: Position
    seat: int
    bot: BotSource


class Prepare(BotMessage):
    """Asks for a fresh bot at a table, ready to play: a search is compiled before it is. Answer: `ready`."""

    late: ClassVar = "was not ready"


class Choose(BotMessage):
    """Asks for a ply. Answer: `ply`, and `ready`: False for a search that played something simpler meanwhile."""

    late: ClassVar = "gave no ply"


@dataclass(frozen=True, slots=True)
class Hint(BotMessage):
    """Asks for the best lines. Answer: `ready`, and `found`: `plies`, `win`, `margin` of each, as in `Line`."""

    line: Line | None = None  # that a hint has shown before, and that is being played


@dataclass(frozen=True, slots=True)
class ReviewTurn:
    """Asks what to think of a turn of a finished game.

    Answer: `ready`; if it is, `turns` in all, the `turn`, and the `seconds` of processor it took.
    """

    late: ClassVar = "gave no answer"
    position: Position
    turn: int
    closer: bool  # or a quick look


@dataclass(frozen=True, slots=True)
class WarmUp:
    """Asks to compile, or load, the search. Answer: `ready`."""

    late: ClassVar = "gave no answer"


Message = Prepare | Choose | Hint | ReviewTurn | WarmUp
