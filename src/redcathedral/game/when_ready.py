"""Functions that run as plain Python until their machine code is available, and compiled from then on.

Nobody waits for a compiler. Code that an earlier process kept is loaded by `load_if_kept`, or in a thread once enough
has run interpreted to make loading worthwhile. If nothing was kept, another process compiles at low priority, once this
one has run too long to be a short script. REDCATHEDRAL_COMPILE=never and `stay_interpreted` turn all of this off.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ..kernel.compiled import compiled, is_kept

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")

LOAD_AFTER = 2_000  # calls, some tenths of a second: about as long as loading takes
COMPILE_AFTER = 50_000  # calls, some seconds
_allowed = threading.Event()
_allowed.set()


def stay_interpreted() -> None:
    """Keep this process from loading or compiling anything, if it must never pause."""
    _allowed.clear()


class WhenReady(Generic[F]):
    """A plain function, and its compiled form once that is here."""

    def __init__(self, function: F, try_out: Callable[[F], object], module: str) -> None:
        """`try_out` calls it once with valid arguments; `module` is the module of this object."""
        self.plain = function
        """The function as it is written."""
        self.loop: F | None = None
        """The compiled one, None until it is here."""
        self._try_out = try_out
        self._module = module
        self._calls = 0
        self._compiler: subprocess.Popen[bytes] | None = None
        self._busy = threading.Lock()

    def load(self) -> None:
        """Load the machine code, or compile it here and now."""
        loop = compiled(self.plain)
        self._try_out(loop)
        self.loop = loop

    def load_if_kept(self) -> None:
        """Load the machine code, if an earlier process kept it."""
        if self.loop is None and _is_allowed() and is_kept(self.plain):
            self.load()

    def count(self) -> None:
        """Count a call that ran interpreted; after enough of them, load or compile in the background."""
        self._calls += 1
        if self._calls % LOAD_AFTER == 0 and _is_allowed():
            threading.Thread(target=self._get_ready, name="redcathedral-load").start()

    def _get_ready(self) -> None:
        if not self._busy.acquire(blocking=False):
            return
        try:
            self.load_if_kept()
            if self.loop is None and self._calls >= COMPILE_AFTER and self._compiler is None:
                self._compiler = start_compiler(f"compile_all_of({self._module!r})", __name__)
                if self._compiler is not None:
                    threading.Thread(target=_let_finish, args=(self._compiler,), daemon=True).start()
        finally:
            self._busy.release()


def _is_allowed() -> bool:
    return _allowed.is_set() and os.environ.get("REDCATHEDRAL_COMPILE") != "never"


def compile_all_of(module: str) -> None:
    """Have the machine code of a module's functions made and kept."""
    for value in vars(import_module(module)).values():
        if isinstance(value, WhenReady):
            value.load()


def start_compiler(call: str, module: str) -> subprocess.Popen[bytes] | None:
    """Start another process that makes one call; it runs at low priority and ends when this one does."""
    code = f"import {__name__} as behind, {module} as there; behind.step_back(); there.{call}"
    try:
        return subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    except OSError:
        return None


def _let_finish(compiler: subprocess.Popen[bytes]) -> None:
    """Keep a compiler's input open until it has ended: closing it earlier would end the compiler."""
    with compiler:
        compiler.wait()


def step_back() -> None:
    """Run at low priority, and end with the process that started this one: nobody else needs the result."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)


def _end_with_parent() -> None:
    """Wait for the other end of our input to close, which it does however the parent ends."""
    sys.stdin.read()
    os._exit(1)
