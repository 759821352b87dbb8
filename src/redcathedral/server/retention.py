"""How long things are kept: what has been unused for too long is deleted, a little at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Literal

from .store.store import Unavailable
from .table.table import FINISHED, PLAYING, WAITING

if TYPE_CHECKING:
    from .service import Service
    from .settings import Settings
    from .store.housekeeping import Kept
    from .store.store import Store

log = logging.getLogger(__name__)
Fate = Literal["forget", "forget chat"]
AT_ONCE = 100  # tables that are looked at before others may use the store
PASS_SECONDS = 3600.0
POLL_SECONDS = 5.0
START_SECONDS = 60.0  # that a server waits for a database that restarts while it starts
RETRY_SECONDS = 0.5
RESTORED = "restore"  # the act that changes everything


def days_kept(settings: Settings) -> dict[str, int]:
    """Return how many days a table is kept after the last thing that happened there, by its status."""
    return {WAITING: settings.waiting_days, PLAYING: settings.unfinished_days, FINISHED: settings.finished_days}


def is_old(touched: str, days: int, at: datetime) -> bool:
    """Return whether something was last touched more than this many days ago."""
    return touched < (at - timedelta(days=days)).isoformat()


def fate_of(kept: Kept, settings: Settings, at: datetime) -> Fate | None:
    """Say what becomes of a table."""
    if is_old(kept.touched, days_kept(settings).get(kept.status, settings.finished_days), at):
        return "forget"
    return "forget chat" if kept.status == FINISHED and is_old(kept.touched, settings.chat_days, at) else None


def _kept_after(after: str, store: Store) -> list[Kept]:
    return store.kept(after, AT_ONCE)


class Retention:
    """Forgets old tables and old chat while the server runs, and does what admins want of it."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._seen = 0  # the last act of an admin that was looked at

    async def start(self) -> None:
        """Begin with what there is; a database that restarts just now is waited for."""
        loop = asyncio.get_running_loop()
        late = loop.time() + START_SECONDS
        while True:
            try:
                return await self._begin()
            except Unavailable:
                if loop.time() > late:
                    raise
            await asyncio.sleep(RETRY_SECONDS)

    async def _begin(self) -> None:
        fresh = secrets.token_hex(32)
        self._service.salt = await self._service.database.call(lambda store: store.house_secret(fresh))
        self._seen = await self._service.database.call(lambda store: store.last_act())
        await self._read_bans()

    async def run(self) -> None:
        """Look after the house for as long as the server runs."""
        loop = asyncio.get_running_loop()
        swept = float("-inf")
        while True:
            try:
                await self.heed_admins()
                if loop.time() - swept >= PASS_SECONDS:
                    swept = loop.time()
                    await self.sweep()
            except Unavailable as error:
                log.warning("the house waits for the database: %s", error)
            except Exception:
                log.exception("the house could not be looked after")
            await asyncio.sleep(POLL_SECONDS)

    async def sweep(self) -> tuple[int, int]:
        """Go over all tables once; gives how many were forgotten, and how many messages."""
        after, tables, messages = "", 0, 0
        while True:
            found = await self._service.database.call(partial(_kept_after, after))
            for kept in found:
                forgotten, emptied = await self._look_at(kept)
                tables, messages = tables + forgotten, messages + emptied
            if len(found) < AT_ONCE:
                break
            after = found[-1].id
        if tables or messages:
            log.info("forgot %d tables and %d messages that were too old", tables, messages)
        return tables, messages

    async def _look_at(self, kept: Kept) -> tuple[bool, int]:
        database = self._service.database
        fate = fate_of(kept, self._service.settings, datetime.now(UTC))
        if fate is None or self._service.watchers.watched(kept.id):
            return False, 0
        self._service.tables.forget(kept.id)
        if fate == "forget":
            return await database.call(lambda store: store.forget(kept.id)), 0
        return False, await database.call(lambda store: store.forget_chat(kept.id))

    async def heed_admins(self) -> None:
        """Forget what admins have changed in the store, so that it is read again."""
        seen = self._seen
        acts = await self._service.database.call(lambda store: store.acts(seen, AT_ONCE))
        for act in acts:
            self._seen = act.id
            self._service.tables.forget(None if act.act == RESTORED else act.subject)
        if acts:
            await self._read_bans()

    async def _read_bans(self) -> None:
        bans = await self._service.database.call(lambda store: store.bans())
        self._service.bans.replace(ban.network for ban in bans)
