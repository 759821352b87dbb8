"""The real program at the other end of a pseudo-terminal."""
# ruff: noqa: S311, S603  # the program under test is run, and its games need no secrets

import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path
from typing import Self

from waiting import until

# Opening the terminal after the new session has begun makes it the controlling one: Ctrl-C and hang-ups arrive.
PROGRAM = (
    "import os, sys; os.close(os.open(os.ttyname(0), os.O_RDWR));"
    "from redcathedral.cli.main import main; sys.exit(main())"
)
PROMPT = re.compile(r"(^|\n)[^\n]*> $")
ROW = re.compile(r"^ +(\d+)(?:-(\d+))?  [a-z]", re.MULTILINE)
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(folder: Path, **more: str) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return clean | {"XDG_DATA_HOME": str(folder), "TERM": "xterm-256color", "PYTHONUTF8": "1"} | more


def run(folder: Path, *args: str, said: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run the program with pipes at both ends."""
    return subprocess.run(
        [sys.executable, "-m", "redcathedral", *args],
        input=said,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(folder, **more),
        timeout=60,
        check=False,
    )


class Terminal:
    """`with Terminal(folder, "play") as terminal: terminal.type("quit")`."""

    def __init__(
        self, folder: Path, *args: str, size: tuple[int, int] = (40, 100), python: str = sys.executable, **more: str
    ) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, size)
        self.process = subprocess.Popen(
            [python, "-c", PROGRAM, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env=environment(folder, **more),
        )
        os.close(slave)
        self.raw = ""  # everything shown
        self.mark = 0  # where the answer to the last line begins
        self.open = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        if self.open:
            self.open = False
            os.close(self.master)

    def _read(self, patience: float) -> bool:
        if not select.select([self.master], [], [], patience)[0]:
            return True
        try:
            data = os.read(self.master, 1 << 16)
        except OSError:  # the program is gone
            return False
        self.raw += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)

    @property
    def answer(self) -> str:
        """What was shown since the last line was typed, without colors."""
        return ESCAPES.sub("", self.raw[self.mark :])

    def _read_until(self, shown: Callable[[str], object], what: str) -> bool:
        """Read until something is shown; gives False where the program ends without it."""
        until(lambda: shown(self.answer) or not self._read(0.2), what, pause=0)
        return bool(shown(self.answer))

    def wait(self) -> str:
        """Wait for the next prompt, or for the end of the program."""
        self._read_until(PROMPT.search, "a prompt")
        return self.answer

    def wait_for(self, text: str) -> str:
        assert self._read_until(lambda answer: text in answer, text), f"ended without {text!r}:\n{self.answer}"
        return self.answer

    def send(self, keys: str) -> None:
        self.mark = len(self.raw)
        os.write(self.master, keys.encode())

    def type(self, line: str) -> str:
        """Type a line and give what comes back before the next prompt."""
        self.send(line + "\n")
        if not self._read_until(lambda answer: "\n" in answer, "the echo of the line"):
            return self.answer
        return self.wait()

    def end(self) -> int:
        """Wait for the end of the program."""

        def ended() -> bool:
            gone = self.process.poll() is not None  # asked before reading, so that its last words are read
            return not self._read(0.2) or (gone and not select.select([self.master], [], [], 0)[0])

        until(ended, "the end of the program", pause=0)
        return self.process.wait(20)

    def kill(self, number: int = signal.SIGKILL) -> int:
        self.process.send_signal(number)
        return self.process.wait(20)


def numbers_shown(answer: str) -> list[int]:
    """Every number the last list offers, the hidden ones of a run included."""
    last = answer.rpartition("\n\n")[2]
    return [number for first, final in ROW.findall(last) for number in range(int(first), int(final or first) + 1)]


def play_by_number(terminal: Terminal, seed: int, most: int = 3000) -> str:
    """Answer every list with a random number of it until the score sheet comes; gives the last page."""
    luck = random.Random(seed)
    answer = terminal.wait()
    for _ in range(most):
        if "The score sheet" in answer:
            return answer
        answer = terminal.type(str(luck.choice(numbers_shown(answer))))
        assert "!" not in answer, answer
    raise AssertionError("the game does not end")
