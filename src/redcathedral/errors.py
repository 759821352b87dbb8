"""The one family of errors: everything a person or a program can get wrong ends in one of these.

Each error has a stable ``code`` for programs, the ``clause`` of the rules it rests on where there is one, and
the ``position`` it happened in where there is one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Iterable


class RedCathedralError(ValueError):
    """What the program was given cannot be used, and the message says why."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, *, clause: str | None = None, position: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause
        self.position = position


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with an edition file, and where."""

    place: str  # such as "cathedral.cards[3].cost.gold"; empty for the file as a whole
    message: str
    line: int | None = None  # counted from 1; None where it cannot be told


class EditionError(RedCathedralError):
    """An edition that cannot be played, with everything that is wrong with it."""

    code = "edition"

    def __init__(self, source: str, problems: Iterable[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__("\n".join(self._line(problem) for problem in self.problems))

    def _line(self, problem: Problem) -> str:
        file = self.source if problem.line is None else f"{self.source}:{problem.line}"
        return ": ".join(part for part in (file, problem.place, problem.message) if part)

    def __reduce__(self) -> tuple[type[EditionError], tuple[str, tuple[Problem, ...]]]:
        # An exception is rebuilt from its args, which hold the message only.
        return type(self), (self.source, self.problems)
