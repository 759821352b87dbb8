"""The server without its requests: a service on a store of its own, and someone who plays at its tables."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from redcathedral.server.bodies import CreateBody, PlyBody
from redcathedral.server.lobby import Lobby
from redcathedral.server.service import Service
from redcathedral.server.settings import Settings
from redcathedral.server.store.database import Database
from redcathedral.server.store.sqlite_store import SQLiteStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from redcathedral.server.lobby import Made

MINE = {"kind": "me"}


@asynccontextmanager
async def service_on(folder: Path, store: type[SQLiteStore] = SQLiteStore, **settings: Any) -> AsyncIterator[Service]:
    """Run a service."""
    service = Service(Settings(data=folder, **settings))
    service.database = service.tables._database = Database(lambda: store(folder / "tables.sqlite3"))
    await service.database.start()
    try:
        yield service
    finally:
        await service.database.stop()


async def lay(service: Service, *seats: dict[str, str]) -> Made:
    """Make a table, of one person's two seats if nothing is said."""
    body = CreateBody.model_validate({"seats": list(seats or (MINE, MINE)), "entropy": "x"})
    return await Lobby(service).create(body, "me")


async def seen(service: Service, made: Made) -> dict[str, Any]:
    """Look at a table."""
    view: dict[str, Any] = json.loads(await service.view(made.table, made.holder))
    return view


async def play(service: Service, made: Made, view: dict[str, Any]) -> bytes:
    """Play the first ply that is legal."""
    body = PlyBody(ply=view["game"]["choices"][0]["ply"], version=view["table"]["version"], id=uuid4().hex)
    return await service.play(await service.tables.get(made.table), made.holder, body)
