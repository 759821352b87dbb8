"""Who is asking, by the key in the request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..sessions import device_of
from .security import address_of, key_of

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from ..live.loaded import Loaded
    from ..service import Service
    from ..sessions import Sessions


def sessions_of(connection: HTTPConnection) -> Sessions:
    """Return the sessions, which manage keys."""
    sessions: Sessions = connection.app.state.sessions
    return sessions


def who_asks(connection: HTTPConnection, loaded: Loaded) -> str | None:
    """Return who asks by their key, None for a stranger; a key that was valid once is noted."""
    return known_by(connection, loaded, key_of(connection))


def known_by(connection: HTTPConnection, loaded: Loaded, key: str | None) -> str | None:
    """Return who holds a key."""
    sessions = sessions_of(connection)
    holder = sessions.holder(loaded, key)
    if holder is None and sessions.is_void(loaded, key):
        service: Service = connection.app.state.service
        service.metrics.security.labels("void-key").inc()
        connection.app.state.security.note("void-key", address_of(connection.scope), table=loaded.table.id)
    return holder


async def note_device(connection: HTTPConnection, loaded: Loaded, key: str) -> None:
    """Note the device a key is used on."""
    await sessions_of(connection).note_use(loaded, key, device_of(connection.headers.get("user-agent", "")))
