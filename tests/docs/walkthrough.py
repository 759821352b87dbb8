"""Walking through a tutorial: its files are written, its commands run in one shell, its output compared.

A block of Markdown that begins

    ```python title="my_bot.py"   is a file
    ```console                    has commands behind `$`, each with the output it must have (`...` stands for anything)
    ```pycon                      is a doctest

Where the title of a console block is "figures vary", numbers may be others. A command that ends in `&` stays running;
what is shown below it is waited for. Port 8000 is replaced by a free one everywhere.
"""

from __future__ import annotations

import doctest
import os
import re
import selectors
import socket
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Self

BLOCK = re.compile(r'^```(?P<kind>\w+)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)
VARY = "figures vary"
PATIENCE = 180  # seconds until a command is given up
DONE = "walkthrough-done"


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    kind: str
    title: str
    text: str


def blocks(page: str) -> list[Block]:
    return [Block(found["kind"], found["title"] or "", found["text"]) for found in BLOCK.finditer(page)]


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


class Walk:
    """A folder and a shell in which one tutorial happens."""

    def __init__(self, page: str, folder: Path) -> None:
        self.page = page.replace("8000", str(free_port()))
        self.folder = folder
        self._errors = (folder / "errors.log").open("w+", encoding="utf-8")
        own = str(Path(sys.executable).parent)
        self._shell = subprocess.Popen(
            ["bash"],  # noqa: S607 - the one the reader has
            cwd=folder,
            env={**os.environ, "PATH": f"{own}:{os.environ['PATH']}", "COLUMNS": "120", "NO_COLOR": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._shell.stdin is not None
        assert self._shell.stdout is not None
        self._shell.stdin.write(b"kill $(jobs -p) 2>/dev/null; wait; exit\n")
        self._shell.stdin.close()
        self._shell.wait(PATIENCE)
        self._shell.stdout.close()
        self._errors.close()

    def go(self) -> int:
        """Do everything the page says; gives how many commands were run and statements tried."""
        done = 0
        for block in blocks(self.page):
            if block.title and block.title != VARY:
                (self.folder / block.title).write_text(block.text, encoding="utf-8")
            elif block.kind == "console":
                done += self._commands(block)
            elif block.kind == "pycon":
                done += check_doctest(block.text)
        return done

    def _commands(self, block: Block) -> int:
        parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
        assert parts[0] == "", f"a console block begins with a command: {block.text}"
        for part in parts[1:]:
            command, _, expected = part.partition("\n")
            self._run(command, expected, vary=block.title == VARY)
        return len(parts) - 1

    def _run(self, command: str, expected: str, *, vary: bool) -> None:
        assert self._shell.stdin is not None
        stays = command.rstrip().endswith("&")
        self._shell.stdin.write(f"{command}\necho {DONE} $?\n".encode())
        self._shell.stdin.flush()
        shown, status = self._read(expected if stays else None)
        assert status == 0, f"$ {command}\n{shown}\n{self._complaints()}"
        if expected.strip():
            assert same(expected, shown, vary=vary), f"$ {command}\nshows\n{shown}\nand not\n{expected}"

    def _read(self, awaited: str | None) -> tuple[str, int]:
        """Read until the command is done and, if something is awaited, until that has been said."""
        assert self._shell.stdout is not None
        text, status = "", None
        with selectors.DefaultSelector() as selector:
            selector.register(self._shell.stdout, selectors.EVENT_READ)
            while status is None or (awaited is not None and not same(awaited, text, vary=False)):
                assert selector.select(PATIENCE), f"no end of it:\n{text}\n{self._complaints()}"
                got = os.read(self._shell.stdout.fileno(), 65536).decode()
                assert got, f"the shell is gone:\n{text}\n{self._complaints()}"
                text += got
                found = re.search(rf"{DONE} (\d+)\n", text)
                if found:
                    status = int(found[1])
                    text = text[: found.start()] + text[found.end() :]
        return text, status

    def _complaints(self) -> str:
        self._errors.flush()
        return Path(self._errors.name).read_text(encoding="utf-8")[-3000:]


def same(expected: str, shown: str, *, vary: bool) -> bool:
    """Tell whether output is what a page shows."""
    if vary:
        expected, shown = (re.sub(r"[+-]?\d[\d.]*", "N", text) for text in (expected, shown))
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    return doctest.OutputChecker().check_output(expected.strip() + "\n", shown.strip() + "\n", flags)


def check_doctest(text: str) -> int:
    """Try the statements of a Python prompt."""
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(text, {}, "tutorial", None, 0))
    assert runner.failures == 0
    return runner.tries
