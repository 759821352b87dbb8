"""What a client is told when something cannot be done: a status, a code, a sentence, and never more than that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..errors import IllegalPly, RedCathedralError

if TYPE_CHECKING:
    from ..game.reasons import Reason

MOST_LETTERS = 2_000  # of a message; an edition can have many faults

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


class Refusal(Exception):  # noqa: N818  # it is an answer, not an accident
    """A request that is refused."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        clause: str | None = None,
        reason: Reason | None = None,
        version: int | None = None,
        events: list[dict[str, Any]] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.clause = clause
        self.reason = reason
        self.version = version
        self.events = events

    def body(self) -> dict[str, Any]:
        """Give the answer's body."""
        message = self.message if len(self.message) <= MOST_LETTERS else self.message[: MOST_LETTERS - 1] + "…"
        error: dict[str, Any] = {"code": self.code, "message": message}
        if self.clause is not None:
            error["clause"] = self.clause
        if self.reason is not None:
            error["reason"] = {"key": self.reason.key, "facts": self.reason.facts}
        if self.version is not None:
            error["version"] = self.version
        if self.events is not None:
            error["events"] = self.events
        return {"error": error}


def refusal_of(error: RedCathedralError) -> Refusal:
    """Turn what the game says into an answer."""
    code = _CODE.get(error.code, error.code)
    reason = error.reason if isinstance(error, IllegalPly) else None
    return Refusal(_STATUS.get(code, 409), code, str(error), clause=error.clause, reason=reason)


def no_table() -> Refusal:
    """Say that there is no such table."""
    return Refusal(404, "table", "there is no such table")


def wrong_status(message: str) -> Refusal:
    """Say that the table is in no state for this."""
    return Refusal(409, "status", message)


def no_key() -> Refusal:
    """Say that a key is needed, and a good one."""
    return Refusal(401, "key", "this needs a key of this table, and one that is still good")
