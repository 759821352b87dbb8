"""How responses are sent, errors included."""

from __future__ import annotations

import logging
import math
import traceback
from typing import TYPE_CHECKING

from starlette.responses import Response

from ...errors import RedCathedralError
from ...text import Phrase
from ..store.store import Unavailable
from ..table.refusals import Refusal, refusal_of
from ..table.render import json_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import Send

MOST_LOGGED = 1_800  # letters of what went wrong: a client may have chosen them
log = logging.getLogger(__name__)
JSON = (b"content-type", b"application/json")


class Json(Response):
    """An answer whose body is JSON already."""

    media_type = "application/json"


async def send_json(send: Send, status: int, body: bytes, headers: Iterable[tuple[bytes, bytes]] = ()) -> None:
    """Answer with JSON where there is nothing between this and the connection."""
    sized = (b"content-length", b"%d" % len(body))
    await send({"type": "http.response.start", "status": status, "headers": [JSON, sized, *headers]})
    await send({"type": "http.response.body", "body": body})


async def send_refusal(send: Send, refusal: Refusal) -> None:
    """Refuse where there is nothing between this and the connection."""
    await send_json(send, refusal.status, json_bytes(refusal.body()), headers_of(refusal))


def headers_of(refusal: Refusal) -> list[tuple[bytes, bytes]]:
    """Give the headers that belong to a refusal."""
    headers = []
    if refusal.status in (408, 413):  # the rest of the body would be taken for the next request
        headers.append((b"connection", b"close"))
    if refusal.retry_after is not None:
        headers.append((b"retry-after", b"%d" % max(1, math.ceil(refusal.retry_after))))
    return headers


def refusal_for(error: Exception) -> Refusal:
    """Give what is answered when something goes wrong, and never what the program looks like inside."""
    refusal = _refusal_for(error)
    error.__traceback__ = None  # frames in it hold futures that hold the error: only the collector would find them
    return refusal


def _refusal_for(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, RedCathedralError):
        return refusal_of(error)
    if isinstance(error, Unavailable):
        log.warning("the database cannot be reached: %s", error)
        return Refusal(503, "server", Phrase("error-unavailable"))
    log.error("a request failed: %s", "".join(traceback.format_exception(error))[-MOST_LOGGED:])
    return Refusal(500, "server", Phrase("error-broken"))
