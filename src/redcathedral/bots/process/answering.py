"""The loop of a process that answers messages until there are no more.

Messages come in as pickles from the program that started it; answers go out as lines of JSON, since nothing from a
foreign bot should be unpickled.
"""

from __future__ import annotations

import json
import os
import pickle
import queue
import signal
import sys
import threading
from typing import TYPE_CHECKING, Any, BinaryIO

if TYPE_CHECKING:
    from collections.abc import Callable

    from .messages import Answer


def answer_messages(answer: Callable[[Any], Answer]) -> None:
    """Answer messages until there are no more. What is printed goes to stderr: it must not look like an answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the program that asks decides when it is over
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), 1)
    messages: queue.Queue[Any] = queue.Queue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, messages), daemon=True).start()
    while True:
        out.write(json.dumps(answer(messages.get())) + "\n")
        out.flush()


def _listen(source: BinaryIO, messages: queue.Queue[Any]) -> None:
    """Pass messages on; when the program that asks is gone, so is this process, whatever it is doing."""
    while True:
        try:
            messages.put(pickle.load(source))  # noqa: S301  # from the program that started this process
        except (EOFError, OSError, pickle.UnpicklingError):
            os._exit(0)
