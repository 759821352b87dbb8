"""Running the application under uvicorn, with the limits the settings ask for."""

from __future__ import annotations

import contextlib
import gc
import signal
import sys
import webbrowser
from typing import IO, TYPE_CHECKING

import uvicorn

from ..errors import SetupError
from ..text import say
from . import logs
from .drain import drain
from .http.app import create_app
from .http.bounded import protocols
from .store.open import is_shared, open_store

if TYPE_CHECKING:
    import socket
    from pathlib import Path

    from .settings import Settings

STOPPING_SECONDS = 3
# A full collection stops the server for half a second at 1,000 tables and 2,000 connections, and finds next to nothing.
SWITCH_SECONDS = 0.0005  # how long a thread that works may keep the one that answers waiting
COLLECT_EVERY = (10_000, 10, 200)


class Server(uvicorn.Server):
    """A server that says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, settings: Settings, address: str, *, opens: bool) -> None:
        super().__init__(config)
        self._settings = settings
        self._address = address
        self._opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what was imported stays: nobody need look at it again
        gc.set_threshold(*COLLECT_EVERY)
        sys.setswitchinterval(SWITCH_SECONDS)
        if self.started and not self.should_exit:
            sys.stdout.write(say("serve-at", address=self._address) + "\n")
            sys.stdout.flush()
            if self._opens:
                webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop gently at SIGTERM; Ctrl-C waits for nobody."""
        state = self.config.app.state  # type: ignore[union-attr]  # it is the application itself
        await drain(state.health, state.service.watchers, self._settings, self._hurries)
        await super().shutdown(sockets)

    def _hurries(self) -> bool:
        return self.force_exit or signal.SIGINT in self._captured_signals


def lock(folder: Path) -> IO[str]:
    """Make sure that one server alone works in a folder; a server that dies lets go of it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = (folder / "lock").open("a", encoding="utf-8")
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise SetupError(say("serve-folder-taken", folder=str(folder))) from None
    return file


def serve(settings: Settings, version: str, listening: socket.socket, address: str, *, opens: bool, proxy: str) -> bool:
    """Serve until Ctrl-C; says whether it could start."""
    logs.configure(settings.log)
    http, websocket = protocols(settings, proxy)
    config = uvicorn.Config(
        create_app(settings, version),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        backlog=2048,
        http=http,
        ws=websocket,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=STOPPING_SECONDS,
        forwarded_allow_ips=proxy,
    )
    server = Server(config, settings, address, opens=opens)
    # uvicorn stops cleanly at Ctrl-C and then raises the signal once more.
    owned = contextlib.nullcontext() if is_shared(settings.database) else lock(settings.data)
    with owned, contextlib.suppress(KeyboardInterrupt):
        open_store(settings.database, settings.data).close()  # what is wrong with it is said before anything starts
        server.run(sockets=[listening])
    return server.started
