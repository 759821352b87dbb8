"""Graceful shutdown: no new visitors, everyone told when to come back, and requests under way finished."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .http.health import Health
    from .live.watchers import Watchers
    from .settings import Settings

RESTARTING = 1012  # the code of a WebSocket that ends because the server starts again
LEAVING_SECONDS = 2.0
STEP = 0.05


async def drain(health: Health, watchers: Watchers, settings: Settings, hurry: Callable[[], bool]) -> None:
    """Say that this server is not ready, give proxies time to hear it, then send the watchers home.

    They come back within `return_seconds`, each at a different moment, so that they don't all come at once. Whoever
    is in a hurry (Ctrl-C) waits for nobody. Requests that are being answered are the web server's to wait for.
    """
    health.draining = True
    await _until(hurry, settings.drain_seconds)
    watchers.close(RESTARTING, f"restart {settings.return_seconds:g}")
    await _until(lambda: len(watchers) == 0, LEAVING_SECONDS)


async def _until(done: Callable[[], bool], seconds: float) -> None:
    loop = asyncio.get_running_loop()
    late = loop.time() + seconds
    while not done() and loop.time() < late:
        await asyncio.sleep(STEP)
