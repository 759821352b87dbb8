"""The bots at a table in the terminal, and the process they think in, which ends with the game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from redcathedral.bots.advice import Advised, Line
from redcathedral.bots.levels import LEVELS
from redcathedral.bots.process.messages import BotSource, Choose, Hint, Opening, Position, Prepare
from redcathedral.bots.process.parent import BotProcess
from redcathedral.bots.registry import OWN_BOTS, is_quick, make_bot, name_of, split_players
from redcathedral.errors import RedCathedralError
from redcathedral.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from concurrent.futures import Future
    from types import TracebackType
    from typing import Self

    from redcathedral.bots.process.messages import Answer, Message
    from redcathedral.game.game import Game

MOST_SEATS = 4
ADVISER = "mcts:1s"
STAND_IN = "greedy"  # plays for a bot that has failed
READY_LIMIT = 600.0  # seconds a bot may compile
MOVE_LIMIT = 120.0


def read_bots(text: str) -> list[str]:
    """Read `tsar,builder` into specs; a level may be named as on the page, in the player's language."""
    by_name = {level_name(level).casefold(): level for level in LEVELS}
    specs = [by_name.get(spec.casefold(), spec) for spec in split_players(text)]
    check_bots(specs)
    return specs


def check_bots(specs: Iterable[str]) -> None:
    """Refuse bots that do not exist, or not with these options."""
    for spec in specs:
        try:
            make_bot(spec)
        except RedCathedralError as error:
            if name_of(spec) in LEVELS or ":" in spec:
                raise  # the bot is known; what is wrong are its options
            levels = [f"{level} ({level_name(level)})" for level in LEVELS]
            raise RedCathedralError(say("play-no-bot", given=spec, levels=levels)) from error


def level_name(spec: str) -> str:
    """Name a bot as the page does."""
    name = name_of(spec)
    return say(f"bot-level-{name}") if name in OWN_BOTS else name


def names_of(specs: Sequence[str]) -> list[str]:
    """Name the bots of a table, each differently: Builder, Builder 2."""
    names = [level_name(spec) for spec in specs]
    before = [names[:i].count(name) for i, name in enumerate(names)]
    return [f"{name} {n + 1}" if n else name for name, n in zip(names, before, strict=True)]


class Opponents:
    """The bots of one game. They think in one separate process, one after another."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.specs = dict(game.bots)
        self._process = BotProcess(quiet=True)
        self._thread = ThreadPoolExecutor(1, "bots")
        self._getting_ready: list[Future[Answer]] = []
        self._advised = Advised()

    def __enter__(self) -> Self:
        """Let bots that compile start to do so while a person thinks about the first move."""
        self._getting_ready = [
            self._ask(Prepare(self._position(), seat, BotSource(spec)), READY_LIMIT)
            for seat, spec in self.specs.items()
            if not is_quick(spec)
        ]
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._process.close()

    @property
    def ready(self) -> bool:
        """Whether no bot is still getting ready."""
        return all(future.done() for future in self._getting_ready)

    def seat_to_move(self) -> int | None:
        """Give the seat of the bot whose decision is due, None if it is a person's or chance's."""
        color = self.game.to_move
        seat = self.game.seats.index(color) if color in self.game.seats else None
        return seat if seat in self.specs else None

    def choose(self, seat: int) -> str:
        """Give the ply a bot plays. Raises `BotFailed` where it gives none."""
        question = Choose(self._position(), seat, BotSource(self.specs[seat]))
        ply: str = self._ask(question, MOVE_LIMIT).result()["ply"]
        return ply

    def advise(self, seat: int) -> tuple[list[Line], bool]:
        """Give the best lines for a person's seat, and whether they are more than a quick guess."""
        position = self._position()
        question = Hint(position, seat, BotSource(ADVISER), self._advised.line(position.plies))
        answer = self._ask(question, MOVE_LIMIT).result()
        lines = [Line.from_data(found) for found in answer["found"]]
        if answer["ready"]:
            self._advised.note(position.plies, lines)
        return lines, answer["ready"]

    def _ask(self, question: Message, limit: float) -> Future[Answer]:
        return self._thread.submit(self._process.ask, question, limit)

    def _position(self) -> Position:
        return Position("terminal", Opening.of(self.game), tuple(ply.text for ply in self.game.plies))
