"""Reporting a player or a message: the host of the server reads reports with `redcathedral admin reports`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from ..bodies import Body, Nothing, Version
from ..service import now
from ..table.events import Chatted
from ..table.refusals import no_key, wrong_status
from .routes import CHANGE, TableId
from .who import who_asks

if TYPE_CHECKING:
    from ..service import Service

moderation_router = APIRouter(prefix="/api")


class ReportBody(Body):
    """What is wrong, and with whom."""

    seat: Annotated[int, Field(ge=0, le=3)]
    seq: Version | None = None
    reason: Literal["insult", "spam", "stalling", "name", "other"]


@moderation_router.post("/tables/{table_id}/report", status_code=201, responses=CHANGE)
async def report(request: Request, table_id: TableId, body: ReportBody) -> Nothing:
    """Report another seat, and if you like what was said there."""
    service: Service = request.app.state.service
    loaded = await service.tables.get(table_id)
    holder = who_asks(request, loaded)
    if holder is None:
        raise no_key()
    seats = loaded.table.seats
    if body.seat >= len(seats) or seats[body.seat].holder in (None, holder):
        raise wrong_status("error-report-whom")
    said = await _said(service, table_id, body) if body.seq is not None else None
    at = now()
    await service.database.call(lambda store: store.report(at, table_id, body.seat, body.seq, said, body.reason))
    return Nothing()


async def _said(service: Service, table_id: str, body: ReportBody) -> str:
    """Give what was said, as it is kept: nobody reports words that another never said."""
    before = (body.seq or 1) - 1
    found = await service.database.call(lambda store: store.events(table_id, before, 1))
    what = found[0].what if found else None
    if not isinstance(what, Chatted) or found[0].seat != body.seat:
        raise wrong_status("error-report-what")
    return what.text
