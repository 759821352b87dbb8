"""The fast path for moves, the most frequent request: FastAPI would take longer than the table itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pydantic import ValidationError
from starlette.requests import HTTPConnection

from ..bodies import PlyBody
from .answers import refusal_for, send_json, send_refusal
from .observe import ROUTE_KEY
from .routes import played
from .security import replay

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

ROUTE = "/api/tables/{table_id}/plies"  # as FastAPI calls it
PATH = re.compile(r"/api/tables/([a-z0-9]{1,32})/plies")


class Moves:
    """Answers a move that is written as it should be; leaves all else, and what is wrong with a body, to FastAPI."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        table = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if table is None:
            await self._app(scope, receive, send)
            return
        scope[ROUTE_KEY] = ROUTE
        body: bytes = (await receive())["body"]  # whole: the door has seen to that
        try:
            ply = PlyBody.model_validate_json(body)
        except ValidationError:
            await self._app(scope, replay(body, receive), send)
            return
        try:
            answer = await played(HTTPConnection(scope), table[1], ply)
        except Exception as error:  # noqa: BLE001  # whatever it is, it is answered
            await send_refusal(send, refusal_for(error))
        else:
            await send_json(send, 200, answer)
