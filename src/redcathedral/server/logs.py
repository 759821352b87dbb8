"""The server's log: lines for people or JSON for programs; short, without bodies and without keys."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from collections import OrderedDict
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

if TYPE_CHECKING:
    from collections.abc import Callable

LogFormat = Literal["text", "json"]
LOG_FORMATS: Final = get_args(LogFormat)
LONGEST_LINE = 2_000  # bytes, so that a line stays under 2 KB with its end
MOST_FRAMES = 8  # of a traceback, the innermost
LONGEST_FACT = 300  # letters
# Keys, invitations, secrets and digests have 20 letters or more without a break; words and paths have not.
SECRET = re.compile(r"[A-Za-z0-9_-]{20,}")
REPEAT_SECONDS = 60.0
ADDRESSES_KEPT = 1_000

REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The id of the request that is being answered."""

_access = logging.getLogger("redcathedral.access")
_security = logging.getLogger("redcathedral.security")


def configure(written: LogFormat) -> None:
    """Let everything that is logged in this process go to the error output, one way or the other."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if written == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("redcathedral").setLevel(logging.INFO)
    _access.setLevel(logging.INFO if written == "json" else logging.WARNING)  # people don't read a line a request


def cleaned(text: str, most: int = LONGEST_FACT) -> str:
    """Give a text as it may be logged: in one line, not long, and without anything that could be a key."""
    text = SECRET.sub("[hidden]", text[: 4 * most])
    text = "".join(letter if letter.isprintable() else " " for letter in text)
    return text if len(text) <= most else text[: most - 1] + "…"


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """Give what a line says."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    facts: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "logger": record.name}
    facts["message"] = cleaned(record.getMessage())
    request = REQUEST.get()
    if request is not None:
        facts["request"] = request
    for name, fact in getattr(record, "facts", {}).items():
        facts[name] = cleaned(fact) if isinstance(fact, str) else fact
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
        facts["error"] = cleaned(f"{type(error).__name__}: {error}")
        facts["frames"] = [f"{frame.filename[-60:]}:{frame.lineno} {frame.name}" for frame in frames]
    return facts


class JsonLines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        facts = facts_of(record)
        line = json.dumps(facts, ensure_ascii=False)
        if len(line.encode()) > LONGEST_LINE:  # facts that are many, or long in bytes
            kept = {name: facts[name] for name in ("at", "level", "logger", "request") if name in facts}
            line = json.dumps({**kept, "message": facts["message"][:100], "cut": True})
        return line


class TextLines(logging.Formatter):
    """A line for people to read; an error's frames stand below it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line, or several."""
        facts = facts_of(record)
        frames = facts.pop("frames", [])
        at, level, logger, message = (facts.pop(name) for name in ("at", "level", "logger", "message"))
        error = facts.pop("error", None)
        rest = " ".join(f"{name}={fact}" for name, fact in facts.items())
        lines = [f"{at} {level} {logger}: {message}{' ' if rest else ''}{rest}"]
        if error is not None:
            lines += ["Traceback, innermost last:", *(f"  {frame}" for frame in frames), error]
        return "\n".join(line.encode()[:LONGEST_LINE].decode(errors="ignore") for line in lines)


def access(**facts: str | float | None) -> None:
    """Note a request that was answered."""
    if _access.isEnabledFor(logging.INFO):
        _access.info("answered", extra={"facts": facts})


class SecurityLog:
    """What a host should hear of, at most one line a minute for each address and kind of event."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._heard: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def note(self, event: str, address: str, **facts: str | int) -> None:
        """Log an event; repeated ones are counted and reported with the next line."""
        now = self._clock()
        since, unsaid = self._heard.pop((event, address), (float("-inf"), 0))
        if now - since < REPEAT_SECONDS:
            self._heard[event, address] = since, unsaid + 1
            return
        self._heard[event, address] = now, 0
        if len(self._heard) > ADDRESSES_KEPT:
            self._heard.popitem(last=False)
        more = {"repeated": unsaid} if unsaid else {}
        _security.warning(event, extra={"facts": {"address": address, **facts, **more}})
