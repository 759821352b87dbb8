"""Lines from the keyboard or a pipe, with completion where the system offers it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

readline: ModuleType | None
try:
    import readline
except ImportError:  # not on every system
    readline = None

LONGEST = 1000  # letters of a line that are looked at


class Reader:
    """Reads one line after another; None is the end of the input."""

    def __init__(self, complete: Callable[[str], list[str]]) -> None:
        self.complete = complete
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self._found: list[str] = []
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        if self.interactive and readline is not None:
            self._use(readline)

    def _use(self, lib: ModuleType) -> None:
        lib.set_completer(self._candidate)
        lib.set_completer_delims(" ")
        if "libedit" in (lib.__doc__ or ""):
            lib.parse_and_bind("bind ^I rl_complete")
        else:
            lib.parse_and_bind("tab: complete")
            # Its escape codes would be noise where color is off.
            lib.parse_and_bind("set enable-bracketed-paste off")

    def _candidate(self, _: str, state: int) -> str | None:
        if state == 0 and readline is not None:
            line = readline.get_line_buffer()[: readline.get_endidx()]
            self._found = self.complete(line)
            if len(self._found) == 1:
                self._found[0] += " "
        return self._found[state] if state < len(self._found) else None

    def read(self, prompt: str) -> str | None:
        """Ask for a line; what cannot be shown (escape codes, control characters) is taken out of it."""
        try:
            if self.interactive:
                line = input(f"{prompt} ")
            else:
                sys.stdout.write(f"{prompt} ")
                sys.stdout.flush()
                line = sys.stdin.readline()
                sys.stdout.write("\n")
                if not line:
                    return None
        except (EOFError, OSError):  # OSError: the terminal is gone
            return None
        return "".join(letter if letter.isprintable() else " " for letter in line[:LONGEST]).strip()
