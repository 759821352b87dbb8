"""All errors of the package: whatever a person or a program gets wrong raises one of these.

Each error has a stable ``code`` for programs, the ``clause`` of the rules behind it if there is one, and the
``position`` it happened in if there is one.
"""

from __future__ import annotations

import errno
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
    "system_problem",
]


_SYSTEM = {
    errno.ENOENT: "no-file",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EADDRINUSE: "port-taken",
    errno.EADDRNOTAVAIL: "no-address",
}


def system_problem(error: Exception) -> Phrase | str:
    """Say what the operating system complains about; rare complaints stay in its own words."""
    if isinstance(error, OSError) and error.errno in _SYSTEM:
        return Phrase(f"system-{_SYSTEM[error.errno]}")
    if isinstance(error, ValueError):  # Python's, before it asks the system: a zero byte in a path
        return Phrase("system-no-name")
    return getattr(error, "strerror", None) or str(error)


class RedCathedralError(ValueError):
    """What the program was given cannot be used, and the message says why."""

    code: ClassVar[str] = "error"
    """A stable name of this kind of error, for programs."""

    def __init__(self, message: str | Phrase, *, clause: str | None = None, position: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        """A phrase if it is shown to people, plain English if to programmers."""
        self.clause = clause
        """The clause of the rules behind it, if there is one."""
        self.position = position
        """Where in the game it happened, if in one."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with an edition or a snapshot, and where."""

    place: str
    """Such as `cathedral.cards[3].cost.gold`; empty for the whole."""
    message: str | Phrase
    """What is wrong: a phrase if it is shown to people, plain English if to programmers."""
    line: int | None = None
    """The line of the file, counted from 1; None if unknown."""


class ProblemsError(RedCathedralError):
    """Data that cannot be used, with every problem in it, not only the first."""

    def __init__(self, source: str, problems: Iterable[Problem]) -> None:
        self.source = source
        """The file or value it is about."""
        self.problems = tuple(problems)
        """Everything that is wrong."""
        super().__init__(Phrase("error-problems", problems=[self._line(problem) for problem in self.problems]))

    def _line(self, problem: Problem) -> Phrase:
        file = self.source if problem.line is None else f"{self.source}:{problem.line}"
        message = problem.message
        if problem.place:
            message = Phrase("error-at", place=problem.place, problem=message)
        return Phrase("error-in-file", file=file, problem=message)

    def __reduce__(self) -> tuple[type[ProblemsError], tuple[str, tuple[Problem, ...]]]:
        # An exception is rebuilt from its args, which hold the message only.
        return type(self), (self.source, self.problems)


class EditionError(ProblemsError):
    """An edition that cannot be played."""

    code = "edition"


class SnapshotError(ProblemsError):
    """A snapshot that isn't a position of the game."""

    code = "snapshot"


class SetupError(RedCathedralError):
    """A table that cannot be set up: too many players, a color twice, an unknown board."""

    code = "setup"


class NotationError(RedCathedralError):
    """Text that isn't a ply."""

    code = "notation"


class IllegalPly(RedCathedralError):  # noqa: N818  # reads better without "Error"
    """A ply that the rules forbid here; `reason` says which clause and why."""

    code = "illegal"
    reason: Reason
    """What forbids the ply."""


class WrongSeat(RedCathedralError):  # noqa: N818
    """A ply for a seat whose decision isn't due."""

    code = "seat"


class StalePly(RedCathedralError):  # noqa: N818
    """A ply for an earlier position: another ply came first."""

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
