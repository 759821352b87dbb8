"""Requests about a player's own keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from .. import models
from ..bodies import Body
from ..sessions import ID_LETTERS
from ..table.refusals import no_key
from .routes import CHANGE, LOOK, TableId
from .security import forget_cookie, key_of
from .who import sessions_of, who_asks

if TYPE_CHECKING:
    from ..live.loaded import Loaded
    from ..service import Service

DeviceId = Annotated[str, StringConstraints(pattern=rf"^[0-9a-f]{{{ID_LETTERS}}}$")]


class RevokeBody(Body):
    """Keys to revoke."""

    devices: Annotated[list[DeviceId], Field(min_length=1, max_length=100)] | None = None


class DevicePart(BaseModel):
    """One of your keys."""

    model_config = ConfigDict(extra="forbid")
    id: str
    device: str | None
    given: str
    used: str
    here: bool


class Devices(BaseModel):
    """Your keys, the latest used first."""

    model_config = ConfigDict(extra="forbid")
    devices: list[DevicePart]


device_router = APIRouter(prefix="/api")


async def _asker(request: Request, table_id: str) -> tuple[Loaded, str]:
    service: Service = request.app.state.service
    loaded = await service.tables.get(table_id)
    holder = who_asks(request, loaded)
    if holder is None:
        raise no_key()
    return loaded, holder


def _devices(request: Request, loaded: Loaded, holder: str) -> Devices:
    found = sessions_of(request).devices(loaded, holder, key_of(request))
    return Devices(
        devices=[
            DevicePart(id=one.id, device=one.device, given=one.given, used=one.used, here=one.here) for one in found
        ]
    )


@device_router.get("/tables/{table_id}/devices", responses=LOOK | {401: {"model": models.ErrorAnswer}})
async def devices(request: Request, table_id: TableId) -> Devices:
    """Give your keys at this table."""
    loaded, holder = await _asker(request, table_id)
    return _devices(request, loaded, holder)


@device_router.post("/tables/{table_id}/devices/revoke", responses=CHANGE)
async def revoke(request: Request, response: Response, table_id: TableId, body: RevokeBody) -> Devices:
    """Take keys back: those named, or all but the one that asks."""
    loaded, holder = await _asker(request, table_id)
    await sessions_of(request).revoke(loaded, holder, key_of(request), body.devices)
    service: Service = request.app.state.service
    loaded = await service.tables.get(table_id)
    if sessions_of(request).holder(loaded, key_of(request)) is None:  # it was this one
        forget_cookie(response, request, table_id)
    return _devices(request, loaded, holder)
