"""Getting the compiled search ready without anybody waiting for it.

A fresh machine compiles for half a minute or longer. `warm_up` has another process do that, behind everything else
that runs, and keep the result in the cache, then loads it in a thread; until `is_ready` a bot must make do without.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading

from .search.thread import SearchThread

COMPILE = "from redcathedral.bots.warm_up import compile_behind; compile_behind()"
_ready = threading.Event()
_lock = threading.Lock()
_started: list[threading.Thread] = []


def is_ready() -> bool:
    """Tell whether a search can start at once."""
    return _ready.is_set()


def warm_up() -> None:
    """Begin to get ready in the background; later calls do nothing."""
    with _lock:
        if not _started:
            thread = threading.Thread(
                target=_get_ready, args=(_start_compiler(),), name="redcathedral-warm-up", daemon=True
            )
            _started.append(thread)
            thread.start()


def wait_until_ready(timeout: float | None = None) -> bool:
    """Wait for the compiled search, for programs that rather wait than play without it."""
    warm_up()
    return _ready.wait(timeout)


def _start_compiler() -> subprocess.Popen[bytes] | None:
    """Start the other process; it ends with this one, since whoever leaves before it is done does not need it."""
    command = [sys.executable, "-c", COMPILE]
    try:
        return subprocess.Popen(  # noqa: S603
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    except OSError:
        return None


def _get_ready(compiler: subprocess.Popen[bytes] | None) -> None:
    if compiler is not None:
        with compiler:
            compiler.wait()
    load()  # compiles here if no other process could


def compile_behind() -> None:
    """Compile the search, leaving the processor to others; end with who asked for it."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)
    load()


def _end_with_parent() -> None:
    """Wait for the other end of our input to close, which it does however the parent ends."""
    sys.stdin.read()
    os._exit(1)


def load() -> None:
    """Load the search from the cache, or compile it here and now."""
    thread = SearchThread(seed=0, index=0)
    thread.begin_anywhere()
    thread.play(1)
    _ready.set()
