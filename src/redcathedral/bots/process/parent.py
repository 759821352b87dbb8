"""The program's end of a process in which bots think: it asks, waits for a limited time, and kills what is silent."""

from __future__ import annotations

import json
import os
import pickle
import queue
import subprocess
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, Protocol

from ...errors import RedCathedralError

if TYPE_CHECKING:
    from .messages import Answer

CHILD = "redcathedral.bots.process.child"
END_LIMIT = 10.0  # seconds a silent process may take to end, even on a busy machine
MOST_LETTERS = 300  # of what a bot's failure may say


class BotFailed(RedCathedralError):  # noqa: N818  # it says what happened, as people would
    """A bot that gave no answer in time, or none that is one; the message says what it did."""

    code = "bot-failed"


class BotDied(BotFailed):
    """A bot whose process ended before it answered; the next question starts it again."""


class Question(Protocol):
    """What a process is asked."""

    late: ClassVar[str]
    """What is said of it if no answer comes in time."""


class BotProcess:
    """A process that is started when first needed, and again after it ended. One question at a time."""

    def __init__(self, *, quiet: bool = False, nice: int = 0, child: str = CHILD) -> None:
        self._child = child  # the module it runs
        self._nice = nice  # by how much it steps back behind other processes
        self._errors = subprocess.DEVNULL if quiet else None  # what bots print and complain about
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.Queue[str | None] = queue.Queue()

    def ask(self, message: Question, limit: float) -> Answer:
        """Give the answer to a message, if it comes within a limit in seconds."""
        process = self._started()
        try:
            assert process.stdin is not None  # noqa: S101  # it was asked for
            pickle.dump(message, process.stdin)
            process.stdin.flush()
            line = self._answers.get(timeout=limit)
        except queue.Empty:
            self.close()
            raise BotFailed(f"{message.late} within {limit:g} s") from None
        except OSError:
            line = None
        if line is None:
            raise BotDied(f"ended its process (exit code {self._end()})")
        return _read(line)

    def is_running(self) -> bool:
        """Return whether there is a process."""
        process = self._process  # another thread may end it
        return process is not None and process.poll() is None

    def close(self) -> None:
        """Kill the process, if there is one; a question under way in another thread gets no answer."""
        process = self._process
        if process is not None:
            process.kill()
            self._end()

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:
            self._end()
        if self._process is None:
            self._answers = queue.Queue()
            # -P: a module in the current folder must not replace one of the library.
            self._process = subprocess.Popen(  # noqa: S603
                [sys.executable, "-P", "-m", self._child],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                # Ctrl-C is for the program that asks, which then ends this one. A session of its own would keep it away
                # too, but to each session Linux may give an equal share of the processor, whatever its priority.
                process_group=0,
            )
            if self._nice and sys.platform != "win32":
                own = os.getpriority(os.PRIO_PROCESS, 0)
                os.setpriority(os.PRIO_PROCESS, self._process.pid, own + self._nice)  # 19 at most, says the system
            threading.Thread(target=_collect, args=(self._process, self._answers), daemon=True).start()
        return self._process

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


def _read(line: str) -> Answer:
    """Read an answer; nothing a foreign process writes may bring this one down."""
    try:
        answer = json.loads(line)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise BotFailed("gave an answer that cannot be read")
    if "error" in answer:
        raise BotFailed(" ".join(str(answer["error"]).split())[:MOST_LETTERS])
    return answer


def _collect(process: subprocess.Popen[bytes], answers: queue.Queue[str | None]) -> None:
    """Pass answers on, and None at their end."""
    if process.stdout is not None:
        with process.stdout as lines:
            for line in lines:
                answers.put(line.decode(errors="replace"))
    answers.put(None)
