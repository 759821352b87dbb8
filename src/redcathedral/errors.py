"""The one family of errors: everything a person or a program can get wrong ends in one of these.

Each error has a stable ``code`` for programs, the ``clause`` of the rules it rests on where there is one, and
the ``position`` it happened in where there is one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from .text import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .plies.reasons import Reason

__all__ = [
    "EditionError",
    "IllegalPly",
    "NotationError",
    "NothingToUndo",
    "Problem",
    "ProblemsError",
    "RecordError",
    "RedCathedralError",
    "SetupError",
    "SnapshotError",
    "StalePly",
    "WrongSeat",
]


class RedCathedralError(ValueError):
    """What the program was given cannot be used, and the message says why."""

    code: ClassVar[str] = "error"
    """A stable name of this kind of error, for programs."""

    def __init__(self, message: str | Phrase, *, clause: str | None = None, position: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        """A phrase where people meet it, plain English where programmers do."""
        self.clause = clause
        """The clause of the rules it rests on, if there is one."""
        self.position = position
        """Where in the game it happened, if it did in one."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with an edition or a snapshot, and where."""

    place: str
    """Such as `cathedral.cards[3].cost.gold`; empty for the whole."""
    message: str
    """What is wrong."""
    line: int | None = None
    """The line of the file, counted from 1; None where it cannot be told."""


class ProblemsError(RedCathedralError):
    """Data that cannot be used, with everything that is wrong with it, not the first thing alone."""

    def __init__(self, source: str, problems: Iterable[Problem]) -> None:
        self.source = source
        """The file or value it is about."""
        self.problems = tuple(problems)
        """Everything that is wrong."""
        super().__init__("\n".join(self._line(problem) for problem in self.problems))

    def _line(self, problem: Problem) -> str:
        file = self.source if problem.line is None else f"{self.source}:{problem.line}"
        return ": ".join(part for part in (file, problem.place, problem.message) if part)

    def __reduce__(self) -> tuple[type[ProblemsError], tuple[str, tuple[Problem, ...]]]:
        # An exception is rebuilt from its args, which hold the message only.
        return type(self), (self.source, self.problems)


class EditionError(ProblemsError):
    """An edition that cannot be played."""

    code = "edition"


class SnapshotError(ProblemsError):
    """A snapshot that is no position of the game."""

    code = "snapshot"


class SetupError(RedCathedralError):
    """A table that cannot be laid: too many players, a color twice, an unknown board."""

    code = "setup"


class NotationError(RedCathedralError):
    """Words that are no ply."""

    code = "notation"


class IllegalPly(RedCathedralError):  # noqa: N818  # named as the people who catch it speak
    """A ply that the rules forbid here; `reason` says which clause and why."""

    code = "illegal"
    reason: Reason
    """What forbids the ply."""


class WrongSeat(RedCathedralError):  # noqa: N818
    """A ply for a seat whose decision it is not."""

    code = "seat"


class StalePly(RedCathedralError):  # noqa: N818
    """A ply for a position that has passed: another came first."""

    code = "stale"


class NothingToUndo(RedCathedralError):  # noqa: N818
    """There is no earlier decision to go back to."""

    code = "undo"


class RecordError(RedCathedralError):
    """A record that cannot be read or replayed; `line` says where."""

    code = "record"

    def __init__(self, message: str | Phrase, *, line: int | None = None, clause: str | None = None) -> None:
        self.line = line
        """The line of the record, counted from 1; None for the whole."""
        if line is not None:
            message = Phrase("error-line", line=line, problem=message)
        super().__init__(message, clause=clause, position=None if line is None else f"line {line}")
