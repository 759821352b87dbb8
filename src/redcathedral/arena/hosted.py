"""The arena's side of a hosted bot: it asks, waits no longer than agreed, and kills what does not answer."""

from __future__ import annotations

import json
import os
import pickle
import queue
import subprocess
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ..kernel.actions import DECISIONS
from .messages import Choose, NewGame
from .plan import ArenaError

if TYPE_CHECKING:
    from collections.abc import Sequence

START_LIMIT = 60.0  # seconds to start the process, load the bot and lay the table
END_LIMIT = 10.0  # seconds a process may take to end that does not speak any more, on a busy machine too
MOST_LETTERS = 300  # of what a bot's failure may say


class SeatLostError(ArenaError):
    """A bot that gave no legal ply in time; the message says what it did."""

    code = "seat-lost"


class HostedBot:
    """One bot in a process of its own, started when first needed and again after it was killed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._replies: queue.Queue[str | None] = queue.Queue()

    def new_game(self, message: NewGame, limit: float = START_LIMIT) -> None:
        """Make a fresh bot at a fresh table."""
        self._ask(message, limit, f"was not ready after {limit:g} s")

    def choose(self, actions: Sequence[int], limit: float) -> int:
        """Tell the plies played since the last question and get the bot's."""
        action = self._ask(Choose(tuple(actions)), limit, f"gave no ply within {limit:g} s").get("action")
        if not isinstance(action, int) or not 0 <= action < DECISIONS:
            raise SeatLostError(f"gave {action!r}, which is no ply")
        return action

    def _ask(self, message: NewGame | Choose, limit: float, late: str) -> dict[str, Any]:
        process = self._started()
        try:
            assert process.stdin is not None  # noqa: S101  # it was asked for
            pickle.dump(message, process.stdin)
            process.stdin.flush()
            line = self._replies.get(timeout=limit)
        except queue.Empty:
            self.close()
            raise SeatLostError(late) from None
        except OSError:
            line = None
        if line is None:
            code = self._end()
            raise SeatLostError(f"ended its process (exit code {code})")
        return _read(line)

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._replies = queue.Queue()
            # -P: a module in the folder one happens to be in must not stand in for one of the library.
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "redcathedral.arena.host"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
            threading.Thread(target=_collect, args=(self._process, self._replies), daemon=True).start()
        return self._process

    def close(self) -> None:
        """Kill the process, if there is one."""
        if self._process is not None:
            self._process.kill()
            self._end()

    def _end(self) -> int | None:
        process, self._process = self._process, None
        if process is None:
            return None
        try:
            code = process.wait(END_LIMIT)
        except subprocess.TimeoutExpired:  # it closed its pipes and lives on
            process.kill()
            code = process.wait()
        with suppress(OSError):  # what could not be sent need not be
            if process.stdin is not None:
                process.stdin.close()
        return code


def _read(line: str) -> dict[str, Any]:
    """Read an answer; nothing a foreign process writes may bring the arena down."""
    try:
        reply = json.loads(line)
    except ValueError:
        reply = None
    if not isinstance(reply, dict):
        raise SeatLostError("broke the line to the arena")
    if "error" in reply:
        raise SeatLostError(" ".join(str(reply["error"]).split())[:MOST_LETTERS])
    return reply


def _collect(process: subprocess.Popen[bytes], replies: queue.Queue[str | None]) -> None:
    """Pass answers on, and None at their end."""
    if process.stdout is not None:
        with process.stdout as lines:
            for line in lines:
                replies.put(line.decode(errors="replace"))
    replies.put(None)
