"""What a client is told when a request is refused: a status, a code and a phrase, never more than that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...errors import IllegalPly, Problem, ProblemsError, RedCathedralError
from ...text import Phrase
from .events import phrase_part

if TYPE_CHECKING:
    from ...plies import Reason
    from ...text import Fact
    from ..models import ErrorPart, Event

MOST_LETTERS = 2_000  # of a message
MOST_PROBLEMS = 10  # of an edition, which can have many; one fixes these first

_STATUS = {
    "notation": 400,
    "setup": 400,
    "record": 400,
    "edition": 400,
    "illegal": 422,
    "seat": 403,
    "stale": 409,
}
_CODE = {"snapshot": "record", "bot": "setup", "undo": "status"}  # the server's word for the library's


_WRAPPED = {"edition": "error-edition", "record": "error-record"}  # the message around a file's problems


class Refusal(Exception):  # noqa: N818  # it is an answer, not an accident
    """A request that is refused."""

    def __init__(
        self,
        status: int,
        code: str,
        message: Phrase | str,
        *,
        clause: str | None = None,
        reason: Reason | None = None,
        version: int | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.clause = clause
        self.reason = reason
        self.version = version
        self.retry_after = retry_after  # seconds until it may be tried again
        self.events: list[Event] | None = None  # that came first; the service fills them in
        self.more = False  # whether more came first than that

    def __reduce__(self) -> tuple[type[Refusal], tuple[object, ...], dict[str, object]]:
        """Have it made again in another process."""
        return type(self), (self.status, self.code, self.message), self.__dict__

    def body(self) -> dict[str, ErrorPart]:
        """Give the answer's body."""
        message = _shortened(str(self.message))
        phrase = self.message if isinstance(self.message, Phrase) else Phrase("error-other", problem=message)
        if self.reason is not None:
            phrase = self.reason.phrase
        error: ErrorPart = {"code": self.code, "message": message, "phrase": phrase_part(phrase)}
        if self.clause is not None:
            error["clause"] = self.clause
        if self.version is not None:
            error["version"] = self.version
        if self.events is not None:
            error["events"] = self.events
            error["more"] = self.more
        return {"error": error}


def _shortened(text: str) -> str:
    return text if len(text) <= MOST_LETTERS else text[: MOST_LETTERS - 1] + "…"


def refusal_of(error: RedCathedralError) -> Refusal:
    """Turn what the game says into an answer."""
    code = _CODE.get(error.code, error.code)
    reason = error.reason if isinstance(error, IllegalPly) else None
    if isinstance(error, ProblemsError) and len(error.problems) > MOST_PROBLEMS:
        error = type(error)(error.source, [*error.problems[:MOST_PROBLEMS], Problem("", "…")])
    message = error.message
    if code in _WRAPPED:
        message = Phrase(_WRAPPED[code], problem=_shortened(message) if isinstance(message, str) else message)
    return Refusal(_STATUS.get(code, 409), code, message, clause=error.clause, reason=reason)


def no_table() -> Refusal:
    """Say that there is no such table."""
    return Refusal(404, "table", Phrase("error-no-table"))


def wrong_status(key: str, /, **facts: Fact) -> Refusal:
    """Say that the table is in no state for this."""
    return Refusal(409, "status", Phrase(key, **facts))


def no_key() -> Refusal:
    """Say that a key is needed, and a good one."""
    return Refusal(401, "key", Phrase("error-key"))
