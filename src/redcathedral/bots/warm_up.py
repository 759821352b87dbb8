"""Getting the compiled search ready without anybody waiting for it.

A fresh machine compiles for the better part of a minute. `warm_up` has another process do that and keep the result in
the cache, so that this process stays quick, then loads it in a thread; until `is_ready` a bot must make do without.
"""

from __future__ import annotations

import atexit
import subprocess
import sys
import threading
from functools import cache
from typing import Any

from ..kernel.compiled import compiled
from .mind.search import search_on

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


@cache
def search_function() -> Any:
    """Give the compiled search; its first call loads or compiles it."""
    return compiled(search_on)


def _start_compiler() -> subprocess.Popen[bytes] | None:
    """Start the other process; it is ended with this one, since whoever leaves before it is done does not need it."""
    command = [sys.executable, "-c", "from redcathedral.bots.warm_up import load; load()"]
    try:
        compiler = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
    except OSError:
        return None
    atexit.register(compiler.kill)
    return compiler


def _get_ready(compiler: subprocess.Popen[bytes] | None) -> None:
    if compiler is not None:
        compiler.wait()
    load()  # compiles here if no other process could


def load() -> None:
    """Load the search from the cache, or compile it here and now."""
    from .worker import Worker  # noqa: PLC0415  # workers use this module

    worker = Worker(seed=0, index=0)
    worker.begin_anywhere()
    worker.play(1)
    _ready.set()
