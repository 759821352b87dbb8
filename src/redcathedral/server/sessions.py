"""A player's keys: on which device each one is, since when, when it was last used, and revoking them."""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING

from ..text import Phrase
from .live.loaded import digest_of
from .service import now
from .table import commands
from .table.refusals import Refusal

if TYPE_CHECKING:
    from .live.loaded import Loaded
    from .service import Service

HOUR = 3600
POLICY = 1008  # the code of a WebSocket that is closed because its client isn't allowed
ID_LETTERS = 12  # of a digest: enough to tell a holder's keys apart, and useless to anyone else

_BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str | None:
    """Return a coarse name of a device from its user agent: enough to recognize your own, too little to track."""
    if not agent.startswith("Mozilla/"):
        return None
    browser = next((name for mark, name in _BROWSERS if mark in agent), None)
    system = next((name for mark, name in _SYSTEMS if mark in agent), None)
    return ", ".join(part for part in (browser, system) if part) or None


@lru_cache(maxsize=1)
def _days_ago(days: float, hour: int) -> str:
    """Give the time so many days before an hour, written like `now`."""
    return (datetime.fromtimestamp(hour * HOUR, UTC) - timedelta(days=days)).isoformat()


@dataclass(frozen=True, slots=True)
class Device:
    """A key as its holder sees it; days, not times."""

    id: str
    device: str | None
    given: str
    used: str
    here: bool


class Sessions:
    """The keys of tables."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def holder(self, loaded: Loaded, key: str | None) -> str | None:
        """Return who holds the key; None if nobody does, it was revoked, or it has been unused for too long."""
        holder = loaded.holder(key)
        if holder is None or key is None:
            return None
        used = loaded.table.keys[digest_of(key)].used
        return holder if used >= _days_ago(self._service.settings.key_days, int(time.time() // HOUR)) else None

    def is_void(self, loaded: Loaded, key: str | None) -> bool:
        """Return whether a key was valid here once: of somebody who was removed, or an old one that was found."""
        return key is not None and digest_of(key) in loaded.table.void_keys

    async def note_use(self, loaded: Loaded, key: str, device: str | None) -> None:
        """Keep the day a key was last used and on which device: written once a day, and when the device is another."""
        digest = digest_of(key)
        async with self._service.tables.changing(loaded) as held:
            known = held.table.keys.get(digest)
            if known is None or (known.used[:10] == now()[:10] and device in (None, known.device)):
                return
            with contextlib.suppress(Refusal):  # a table that is full takes no more of these
                await self._service.change(held, commands.use_key(digest, device))

    def devices(self, loaded: Loaded, holder: str, key: str | None) -> list[Device]:
        """Give the keys of someone, the latest used first."""
        here = digest_of(key) if key else None
        keys = [(digest, known) for digest, known in loaded.table.keys.items() if known.holder == holder]
        keys.sort(key=lambda one: one[1].used, reverse=True)
        return [
            Device(digest[:ID_LETTERS], known.device, known.given[:10], known.used[:10], digest == here)
            for digest, known in keys
        ]

    async def revoke(self, loaded: Loaded, holder: str, key: str | None, ids: list[str] | None) -> None:
        """Take keys of someone back: those that are named, or all but the one that asks."""
        here = digest_of(key) if key else None
        async with self._service.tables.changing(loaded) as held:
            mine = {digest[:ID_LETTERS]: digest for digest, one in held.table.keys.items() if one.holder == holder}
            if ids is None:
                digests = [digest for digest in mine.values() if digest != here]
            elif unknown := [one for one in ids if one not in mine]:
                raise Refusal(404, "key", Phrase("error-no-device", device=unknown[0]))
            else:
                digests = [mine[one] for one in ids]
            await self._service.change(held, commands.revoke_keys(held.table, digests))
        self.send_home(loaded.table.id, holder)

    def send_home(self, table_id: str, holder: str) -> None:
        """Close the connections of somebody whose keys have changed; a valid key can reconnect at once."""
        for watcher in self._service.watchers:
            if watcher.table == table_id and watcher.holder == holder:
                watcher.farewell = POLICY, "key"
                watcher.drop()
