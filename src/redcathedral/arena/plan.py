"""The plan of a tournament: who plays whom, on which deals, with which random numbers.

Everything follows from the run's seed and the number of a game, never from the worker that plays it or the clock. The
games of one deal are consecutive: every seat order of every table, so that all players face the same deals.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from pathlib import Path
from typing import TYPE_CHECKING

from .. import words
from ..bots.process.messages import CodeFile
from ..edition import Edition, load_edition
from ..errors import RedCathedralError
from ..formats.snapshot.model import MOST_TURNS
from ..version import __version__
from .source import packages_digest, source_digest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .models import RunIdentity

DEFAULT_TURN_LIMIT = 400
DEFAULT_MOVE_LIMIT = 30.0
MOST_SEATS = 4
IVAN = "ivan"
MOST_GAMES = 10_000_000


class ArenaError(RedCathedralError):
    """A tournament that can't be played as asked."""

    code = "arena"


@dataclass(frozen=True)
class Plan:
    """One tournament."""

    players: tuple[str, ...]
    """Specs of the bots; one that is listed twice takes two seats."""
    seats: int
    """Players at a table; 1: each player alone against Ivan."""
    games: int
    """How many games are asked for."""
    seed: str
    """What every deal, roll and bot's luck follows from."""
    edition: Edition
    """The component data."""
    boards: str = "basic"
    """`basic` or `advanced`."""
    turn_limit: int = DEFAULT_TURN_LIMIT
    """Turns of all sides after which a game ends."""
    move_limit: float = DEFAULT_MOVE_LIMIT
    """Seconds a hosted bot may think about one ply."""
    code: tuple[CodeFile, ...] = ()
    """People's own bots."""
    observe: bool = False
    """Whether to keep what a study needs."""

    @cached_property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Every table in every seat order that differs: what is played on each deal."""
        tables = dict.fromkeys(tuple(sorted(table)) for table in combinations(self.players, self.seats))
        return tuple(order for table in tables for order in dict.fromkeys(permutations(table)))

    @property
    def deals(self) -> int:
        """How many deals are played; all lineups meet on each."""
        return -(-self.games // len(self.lineups))

    @property
    def total(self) -> int:
        """How many games are played: the number asked for, rounded up to whole deals."""
        return self.deals * len(self.lineups)

    @property
    def names(self) -> tuple[str, ...]:
        """The different players; Ivan's name is among them in solo."""
        found = tuple(dict.fromkeys(self.players))
        return (*found, IVAN) if self.seats == 1 else found

    def deal_of(self, game: int) -> int:
        """Say on which deal a game is played."""
        return game // len(self.lineups)

    def lineup_of(self, game: int) -> tuple[str, ...]:
        """Say who sits where in a game, Ivan left out."""
        return self.lineups[game % len(self.lineups)]

    def deal_seed(self, game: int) -> str:
        """Give the seed of a game's deal and dice, the same for all games of the deal: `new_game` takes it."""
        return derive(self.seed, "deal", self.deal_of(game))

    def bot_seed(self, game: int, seat: int) -> str:
        """Give the seed of a bot's own luck."""
        return derive(self.seed, "bot", game, seat)

    def identity(self) -> RunIdentity:
        """Give all that decides how a game of a given number goes: two runs may be joined if this is equal."""
        return {
            "players": list(self.players),
            "seats": self.seats,
            "seed": self.seed,
            "boards": self.boards,
            "edition": self.edition.name,
            "edition_digest": self.edition.digest,
            "turn_limit": self.turn_limit,
            "move_limit": self.move_limit,
            "version": __version__,
            "source": source_digest(),
            "packages": packages_digest(self.players),
            "code": {file.name: file.digest for file in self.code},
            "observe": self.observe,
        }


def derive(seed: str, *labels: object) -> str:
    """Derive a seed for one use from the run's seed."""
    text = json.dumps(["redcathedral-arena", seed, *labels])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def make_plan(
    players: Sequence[str],
    *,
    games: int = 1000,
    seats: int | None = None,
    seed: str = "1",
    edition: Edition | str | Path | None = None,
    boards: str = "basic",
    turn_limit: int = DEFAULT_TURN_LIMIT,
    move_limit: float = DEFAULT_MOVE_LIMIT,
    code: Sequence[str | Path] = (),
    observe: bool = False,
) -> Plan:
    """Check what is asked for and make a plan of it; wrong specs show only when the bots are made."""
    files = tuple(_read_code(Path(path)) for path in code)
    named = [player.strip() for player in players]
    named += [file.name for file in files if file.name not in named]
    if not named or "" in named:
        raise ArenaError("a player is missing: list them separated by commas, such as greedy,random")
    seats = max(2, min(len(named), MOST_SEATS)) if seats is None else seats
    _check_numbers(named, seats, games, turn_limit, move_limit)
    if boards not in words.BOARDS:
        raise ArenaError(f"boards must be basic or advanced, not {boards!r}")
    if not seed.isprintable() or not seed:
        raise ArenaError(f"a seed is a line of text, not {seed!r}")
    box = edition if isinstance(edition, Edition) else load_edition(edition)
    return Plan(tuple(named), seats, games, seed, box, boards, turn_limit, move_limit, files, observe)


def _check_numbers(named: list[str], seats: int, games: int, turn_limit: int, move_limit: float) -> None:
    if not 1 <= seats <= MOST_SEATS:
        raise ArenaError(f"seats must be 1 to {MOST_SEATS} (1: each against Ivan), not {seats}")
    if len(named) < 2 and seats != 1:
        raise ArenaError("name at least two players, or choose --seats 1 for games against Ivan")
    if seats > len(named):
        raise ArenaError(
            f"{seats} seats need {seats} players, not {len(named)}; a player may be named more than once: "
            f"{','.join((named * seats)[:seats])}"
        )
    if not 1 <= games <= MOST_GAMES:
        raise ArenaError(f"games must be 1 to {MOST_GAMES:,}, not {games}")
    if not 1 <= turn_limit <= MOST_TURNS:
        raise ArenaError(f"a turn limit is a number from 1 to {MOST_TURNS:,}, not {turn_limit}")
    if not 0 < move_limit <= 86_400:
        raise ArenaError(f"a move limit is a number of seconds above 0 and at most a day, not {move_limit}")


def _read_code(path: Path) -> CodeFile:
    try:
        source = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ArenaError(f"there is no bot file {str(path)!r}") from None
    except UnicodeDecodeError:
        raise ArenaError(f"{path} isn't text, so it can't be a Python file") from None
    if path.suffix != ".py":
        raise ArenaError(f"{path} isn't a Python file: its name must end in .py")
    return CodeFile(path.stem, source)
