"""Running the application under uvicorn, with the limits the settings ask for."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import webbrowser
from dataclasses import dataclass, replace
from functools import partial
from typing import IO, TYPE_CHECKING

import uvicorn

from ..errors import SetupError
from ..game.when_ready import stay_interpreted
from ..text import say
from . import logs
from .beacon import Beacon
from .drain import drain
from .garbage import look_at_all_when_quiet, look_at_new_alone
from .http.app import create_app
from .http.bounded import protocols
from .metrics import place_of
from .short_turns import take_short_turns
from .store.open import is_shared, open_store
from .workers import NEVER_STARTED, Workers

if TYPE_CHECKING:
    import socket
    from pathlib import Path

    from .settings import Settings

STOPPING_SECONDS = 3
SWITCH_SECONDS = 0.0001  # how long a thread that works may keep the one that answers waiting: lab.bench_threads


class Server(uvicorn.Server):
    """A server that says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, settings: Settings, address: str, *, opens: bool) -> None:
        super().__init__(config)
        self._settings = settings
        self._address = address
        self._opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        stay_interpreted()  # loading machine code would hold everybody up; bots run in separate processes
        await super().startup(sockets)
        if self.started:
            await self.config.app.state.reading  # type: ignore[union-attr]  # it is the application itself
        look_at_new_alone()
        self._looking = asyncio.create_task(look_at_all_when_quiet(self._happened))
        sys.setswitchinterval(SWITCH_SECONDS)
        take_short_turns()
        if self.started and not self.should_exit:
            if self._address:
                sys.stdout.write(say("serve-at", address=self._address) + "\n")
                sys.stdout.flush()
            if self._opens:
                webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop gently at SIGTERM; Ctrl-C waits for nobody."""
        self._looking.cancel()
        state = self.config.app.state  # type: ignore[union-attr]  # it is the application itself
        await drain(state.health, state.service.watchers, self._settings, self._hurries)
        await super().shutdown(sockets)

    def _happened(self) -> tuple[int, int]:
        """Say how much has been asked for, and how many are connected."""
        return self.server_state.total_requests, len(self.server_state.connections)

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


@dataclass(frozen=True)
class Place:
    """Where a server answers, and whom it believes."""

    listening: socket.socket
    address: str
    proxy: str


def serve(settings: Settings, version: str, place: Place, *, opens: bool, workers: int = 1) -> bool:
    """Serve until Ctrl-C; says whether it could start."""
    if workers > 1 and not is_shared(settings.database):
        raise SetupError(say("serve-workers-database"))
    logs.configure(settings.log)
    owned = contextlib.nullcontext() if is_shared(settings.database) else lock(settings.data)
    # uvicorn stops cleanly at Ctrl-C and then raises the signal once more.
    with owned, contextlib.suppress(KeyboardInterrupt):
        open_store(settings.database, settings.data).close()  # what is wrong with it is said before anything starts
        if settings.beacon is not None:
            Beacon(settings.beacon)
        if workers > 1:
            return Workers(workers, partial(serve_as_worker, settings, version, place, opens)).run()
        server = server_at(settings, version, place, opens=opens)
        server.run(sockets=[place.listening])
    return server.started


def serve_as_worker(settings: Settings, version: str, place: Place, opens: bool, number: int, first: bool) -> None:
    """Serve as one of several processes; the first of them says where they are."""
    logs.configure(settings.log)
    if settings.metrics:
        host, port = place_of(settings.metrics)
        settings = replace(settings, metrics=f"{host}:{port + number}")  # each answers for itself
    announces = first and number == 0
    server = server_at(settings, version, place, opens=opens and announces, announces=announces)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[place.listening])
    sys.exit(0 if server.started else NEVER_STARTED)


def server_at(settings: Settings, version: str, place: Place, *, opens: bool, announces: bool = True) -> Server:
    """Make a server, with the limits the settings ask for."""
    app = create_app(settings, version)
    http, websocket = protocols(settings, place.proxy, app.state.sockets)
    config = uvicorn.Config(
        app,
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
        forwarded_allow_ips=place.proxy,
    )
    return Server(config, settings, place.address if announces else "", opens=opens)
