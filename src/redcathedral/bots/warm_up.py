"""Getting the compiled search ready without making anybody wait.

A fresh machine compiles for half a minute or longer. Where no earlier process kept the result, `warm_up` compiles in
another process at low priority, and then loads it in a thread; until `is_ready`, a bot must do without it.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from ..game.when_ready import start_compiler
from ..kernel.compiled import is_kept
from .search.search import search_on
from .search.thread import SearchThread

if TYPE_CHECKING:
    import subprocess

_ready = threading.Event()
_lock = threading.Lock()
_started: list[threading.Thread] = []


def is_ready() -> bool:
    """Return whether a search can start at once."""
    return _ready.is_set()


def warm_up() -> None:
    """Begin to get ready in the background; later calls do nothing."""
    with _lock:
        if not _started:
            compiler = None if is_kept(search_on) else start_compiler("load()", __name__)
            thread = threading.Thread(target=_get_ready, args=(compiler,), name="redcathedral-warm-up", daemon=True)
            _started.append(thread)
            thread.start()


def wait_until_ready(timeout: float | None = None) -> bool:
    """Wait for the compiled search, for programs that rather wait than play without it."""
    warm_up()
    return _ready.wait(timeout)


def _get_ready(compiler: subprocess.Popen[bytes] | None) -> None:
    if compiler is not None:
        with compiler:
            compiler.wait()
    load()  # compiles here if no other process could


def load() -> None:
    """Load the search from the cache, or compile it here and now."""
    thread = SearchThread(seed=0, index=0)
    thread.begin_anywhere()
    thread.play(1)
    _ready.set()
