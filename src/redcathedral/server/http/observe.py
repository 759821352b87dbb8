"""The outermost layer: every request gets an id, is timed, counted and logged, and refusals are noted.

The reason for a refusal is read from the response itself, so no refusal goes unnoticed.
"""

from __future__ import annotations

import re
import secrets
import time
from itertools import count
from typing import TYPE_CHECKING

from .. import logs
from ..table.refusals import Refusal
from .answers import send_refusal
from .headers import header_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from ..bans import Bans
    from ..loop_monitor import LoopMonitor
    from ..metrics import Metrics

ID_HEADER = b"x-request-id"
GOOD_ID = re.compile(r"[A-Za-z0-9_.-]{8,64}")
REFUSED = re.compile(rb'\{"error":\{"code":"([a-z-]{1,20})"')
ROUTE_KEY = "redcathedral.route"  # of a scope: where a request went that FastAPI never saw
# The refusals a host should hear of, as the security log calls them.
SECURITY = {"key": "bad-key", "banned": "banned", "origin": "foreign-origin", "rate": "rate-limited"}


def new_ids() -> Iterator[str]:
    """Give the requests of a process their ids; to ask the system for a random number each time would take longer."""
    process = secrets.token_hex(4)
    return (f"{process}{number:08x}" for number in count())


def address_in(scope: Scope) -> str:
    """Say where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def route_of(scope: Scope) -> str:
    """Give the route of a request with placeholders in place of ids, so that there are few of them."""
    return str(scope.get(ROUTE_KEY) or getattr(scope.get("route"), "path", "none"))


class Observer:
    """Watches what comes in and what goes out."""

    def __init__(
        self, app: ASGIApp, metrics: Metrics, security: logs.SecurityLog, bans: Bans, monitor: LoopMonitor
    ) -> None:
        self._app = app
        self._monitor = monitor
        self._metrics = metrics
        self._security = security
        self._bans = bans
        self._ids = new_ids()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and look at its answer."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _id(self, scope: Scope) -> str:
        """Give the id a proxy has chosen, if it looks like one, else a new one."""
        given = header_of(scope, ID_HEADER)
        return given if given and GOOD_ID.fullmatch(given) else next(self._ids)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        identity = self._id(scope)
        logs.REQUEST.set(identity)
        began = time.perf_counter()
        status = 500  # unless something is answered

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (ID_HEADER, identity.encode())]
            elif status >= 400 and (code := REFUSED.match(message.get("body", b""))):
                self._refused(code[1].decode(), scope)
            await send(message)

        try:
            self._bans.check(address_in(scope))
            await self._app(scope, receive, watched)
        except Refusal as refusal:
            await send_refusal(watched, refusal)
        finally:
            seconds = time.perf_counter() - began
            route = self._monitor.about = route_of(scope)
            self._metrics.answered(scope["method"], route, status, seconds)
            logs.access(method=scope["method"][:10], route=route, status=status, ms=round(seconds * 1000, 1))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        logs.REQUEST.set(self._id(scope))
        accepted = False

        async def watched(message: Message) -> None:
            nonlocal accepted
            accepted |= message["type"] == "websocket.accept"
            if message["type"] == "websocket.close" and not accepted:
                self._refused(str(message.get("reason") or "socket"), scope)
            await send(message)

        try:
            self._bans.check(address_in(scope))
        except Refusal as refusal:
            await watched({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        else:
            await self._app(scope, receive, watched)

    def _refused(self, code: str, scope: Scope) -> None:
        self._metrics.refused(code)
        if code in SECURITY:
            event = SECURITY[code]
            self._metrics.security.labels(event).inc()
            route = route_of(scope)
            self._security.note(event, address_in(scope), route=route)
