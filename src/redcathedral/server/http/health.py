"""Whether the server is alive, and whether it can take requests: for supervisors and proxies."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response

from ..models import ErrorAnswer, HealthAnswer, HealthState

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..store.database import Database

ANSWER_SECONDS = 5.0  # that the store may take
KEPT_SECONDS = 1.0  # however often somebody asks, the store is asked once in this time


class Health:
    """Asks the store how it is, and knows when the server is about to stop."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._clock = clock
        self._asked = float("-inf")
        self._asking: asyncio.Task[HealthState] | None = None
        self.draining = False

    async def store(self) -> HealthState:
        """Return whether the store answers; simultaneous requests share one answer."""
        if self._asking is None or (self._asking.done() and self._clock() - self._asked >= KEPT_SECONDS):
            self._asked = self._clock()
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> HealthState:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._database.call(lambda store: store.open_tables(""))
        except TimeoutError:
            return "slow"
        except Exception:  # noqa: BLE001  # whatever the reason, it is not ready
            return "failed"
        return "ok"

    async def live(self) -> HealthAnswer:
        """Say how the process is: only a store that fails needs a new start, one that is slow does not."""
        store = await self.store()
        return HealthAnswer(status="failed" if store == "failed" else "ok", store=store)

    async def ready(self) -> HealthAnswer:
        """Say whether requests may be sent here."""
        store = await self.store()
        return HealthAnswer(status="draining" if self.draining else store, store=store)


health_router = APIRouter(prefix="/api")
ERRORS = {400: {"model": ErrorAnswer}, 429: {"model": ErrorAnswer}, 503: {"model": HealthAnswer}}


@health_router.get("/health", responses=ERRORS)  # type: ignore[arg-type]  # FastAPI's type is wider than it says
async def live(request: Request, response: Response) -> HealthAnswer:
    """Say whether the process lives and its store answers."""
    health: Health = request.app.state.health
    return _told(await health.live(), response)


@health_router.get("/ready", responses=ERRORS)  # type: ignore[arg-type]
async def ready(request: Request, response: Response) -> HealthAnswer:
    """Say whether requests may be sent here: not while the server stops."""
    health: Health = request.app.state.health
    return _told(await health.ready(), response)


def _told(answer: HealthAnswer, response: Response) -> HealthAnswer:
    response.status_code = 200 if answer.status == "ok" else 503
    return answer
