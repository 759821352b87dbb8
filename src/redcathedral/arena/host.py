"""A process that hosts one bot: run as `python -m redcathedral.arena.host`, it can be killed when the bot hangs.

It is told a table, then again and again the plies played since, and answers with the bot's ply. Messages come in as
pickles from the arena and go out as lines of JSON, since nothing a foreign bot says should be unpickled. The bot's own
printing goes nowhere.
"""

from __future__ import annotations

import json
import os
import pickle
import queue
import random
import signal
import sys
import tempfile
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from ..bots.protocol import ask
from ..bots.registry import load_bot_file, make_bot
from ..errors import RedCathedralError
from ..game.game import Game
from ..kernel.box import Deal
from ..kernel.state import State
from .messages import Choose, NewGame

if TYPE_CHECKING:
    from ..bots.protocol import Bot

_SEED_BITS = 32


class Table:
    """The bot and the game it is shown."""

    def __init__(self, message: NewGame) -> None:
        self.bot = _make(message)
        prepare: Any = getattr(self.bot, "prepare", None)
        if callable(prepare):  # a search that plays something else until it is compiled would not repeat
            prepare()
        self.game = Game(message.edition, Deal.from_bytes(message.deal), State.from_bytes(message.state))

    def choose(self, message: Choose) -> int:
        """Catch up with the game and ask the bot."""
        for action in message.actions:
            self.game._apply(action)  # noqa: SLF001  # these were played already, so they are legal
        return ask(self.bot, self.game)


def _make(message: NewGame) -> Bot:
    """Make the bot; one from a file may use the common generators, which are seeded for it."""
    random.seed(message.seed)
    np.random.seed(int(message.seed, 16) % (1 << _SEED_BITS))
    if message.code is None:
        return make_bot(message.spec, message.seed)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"{message.code.name}.py"
        file.write_text(message.code.source, encoding="utf-8")
        return load_bot_file(file)


def answer(table: Table | None, message: NewGame | Choose) -> tuple[Table | None, dict[str, Any]]:
    """Answer one message; whatever goes wrong becomes a sentence."""
    try:
        if isinstance(message, NewGame):
            return Table(message), {"ready": True}
        if table is None:
            return None, {"error": "no table has been laid"}
        return table, {"action": int(table.choose(message))}
    except RedCathedralError as error:
        return table, {"error": str(error)}
    except BaseException as error:  # noqa: BLE001  # foreign code: even an exit is an answer
        return table, {"error": f"{type(error).__name__}: {error}"}


def _listen(source: BinaryIO, messages: queue.Queue[NewGame | Choose]) -> None:
    """Pass messages on; when the arena is gone, so is this process, whatever the bot is doing."""
    while True:
        try:
            messages.put(pickle.load(source))  # noqa: S301  # from the arena that started this process
        except (EOFError, OSError, pickle.UnpicklingError):
            os._exit(0)


def main() -> None:
    """Answer messages until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena decides when it is over
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    messages: queue.Queue[NewGame | Choose] = queue.Queue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, messages), daemon=True).start()
    table: Table | None = None
    while True:
        table, reply = answer(table, messages.get())
        out.write(json.dumps(reply) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
