"""Access control: keys and cookies, allowed origins, the size and rate of requests, security headers."""

from __future__ import annotations

import asyncio
import hmac
import re
from typing import TYPE_CHECKING

from ...text import Phrase
from ..live.work import open_bill
from ..table.refusals import Refusal
from ..table.render import json_bytes
from .answers import headers_of, refusal_for, send_json, send_refusal
from .bounded import body_now
from .costs import BYTES_A_SECOND, cost_of, keeps, table_in
from .headers import header_of
from .rates import network_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import HTTPConnection
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from ..live.work import Bill
    from ..settings import Settings
    from .rates import Rates

COOKIE = "key"
SECURE_COOKIE = "__Secure-key"  # by TLS: a browser takes one of this name from nobody else
COOKIE_SECONDS = 365 * 24 * 3600
MOST_COOKIE = 200
MOST_DIGITS = 20  # of a number that is looked at
HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9_.-]{0,253})(?::[0-9]{0,5})?")
UPLOADS = ("/api/records", "/api/tables")

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
API_HEADERS = [*HEADERS, (b"cache-control", b"no-store")]
TLS_ALWAYS = (b"strict-transport-security", b"max-age=31536000")  # a year


# Keys


def key_of(connection: HTTPConnection) -> str | None:
    """Give the key a request carries: a bearer's, else the cookie's.

    A cookie is a browser's, and a browser names the origin of everything that changes something; so a cookie without
    an origin counts for looking only.
    """
    scope = connection.scope
    scheme, _, bearer = header_of(scope, b"authorization").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        return bearer.strip()[:MOST_COOKIE]
    looks_only = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
    if looks_only or has_origin(scope):
        cookies = connection.cookies  # those of 0.1 have the plain name, by TLS too
        return (cookies.get(SECURE_COOKIE) or cookies.get(COOKIE, ""))[:MOST_COOKIE] or None
    return None


def give_cookie(response: Response, connection: HTTPConnection, table: str, key: str) -> None:
    """Let a browser keep a key, out of reach of scripts and of other sites, for this table alone."""
    secure = by_tls(connection.scope)
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        key,
        max_age=COOKIE_SECONDS,
        path=f"/api/tables/{table}",
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def forget_cookie(response: Response, connection: HTTPConnection, table: str) -> None:
    """Let a browser forget its key to a table."""
    for name in (COOKIE, SECURE_COOKIE):
        secure = by_tls(connection.scope)
        response.delete_cookie(name, f"/api/tables/{table}", secure=secure, httponly=True, samesite="strict")


def by_tls(scope: Scope) -> bool:
    """Whether a request came by TLS, to us or to the proxy."""
    return scope["scheme"] in ("https", "wss")


def address_of(scope: Scope) -> str:
    """Say where a request comes from; behind a proxy uvicorn has put the client's address here."""
    client = scope.get("client")
    return network_of(client[0]) if client else "unknown"


def maker_of(connection: HTTPConnection) -> str:
    """Give a digest of an address, to count its tables by; without the secret of the house nobody can find it again."""
    salt: str = connection.app.state.service.salt
    return hmac.digest(salt.encode(), address_of(connection.scope).encode(), "sha256").hex()[:16]


# Origins


def has_origin(scope: Scope) -> bool:
    """Whether a request says which page made it; it may say so with nothing."""
    return any(name == b"origin" for name, _ in scope["headers"])


def check_host(scope: Scope, settings: Settings) -> None:
    """Answer to the names of this server only: a foreign name that leads here is an attack by DNS."""
    host = HOST.fullmatch(header_of(scope, b"host"))
    if host is None or (settings.hosts and host[1].lower().strip("[]") not in settings.hosts):
        raise Refusal(403, "origin", Phrase("error-host-name"))


def check_origin(scope: Scope, settings: Settings) -> None:
    """Refuse a request that a page of another site made."""
    if not has_origin(scope) or (origin := header_of(scope, b"origin")) in settings.origins:
        return
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    if origin.lower() != f"{scheme}://{header_of(scope, b'host')}".lower():
        raise Refusal(403, "origin", Phrase("error-foreign"))


# Limits


class Door:
    """What every HTTP request passes: host, origin, rate, type and size; and what every answer carries."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates, clock: Callable[[], float]) -> None:
        self._app = app
        self._clock = clock
        self._settings = settings
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through or refuse it."""
        if scope["type"] == "websocket" and not self._rates.requests.allows(address_of(scope), self._clock()):
            await _refuse_handshake(send, self._too_fast(address_of(scope)))
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        head = scope["method"] == "HEAD"  # answered as if looked at, without what is seen
        if head:
            scope = {**scope, "method": "GET"}
        headers = API_HEADERS if scope["path"].startswith("/api/") else HEADERS
        if self._settings.hsts and by_tls(scope):
            headers = [*headers, TLS_ALWAYS]

        bill, sent = open_bill(address_of(scope)), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal sent
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *headers]
            else:
                message["body"] = b"" if head else message.get("body", b"")
                sent += len(message["body"])
            await send(message)

        try:
            most = self._check(scope)
            if most is not None:
                receive = replay(await self._body(scope, receive, most), receive)
        except TimeoutError:
            await send_refusal(send_with_headers, Refusal(408, "slow", Phrase("error-too-slow")))
        except Exception as error:  # noqa: BLE001  # whatever it is, it is answered
            await send_refusal(send_with_headers, refusal_for(error))
        else:
            try:
                await self._app(scope, receive, send_with_headers)
            finally:
                self._charge(scope, bill, sent)

    async def _body(self, scope: Scope, receive: Receive, most: int) -> bytes:
        """Give the whole body of a request, which may take a while to come."""
        body = body_now(scope)
        if body is None:
            async with asyncio.timeout(self._settings.body_seconds):
                return await _whole_body(receive, most)
        if len(body) > most:
            raise too_large(most)
        return body

    def _too_fast(self, address: str) -> Refusal:
        return Refusal(
            429, "rate", Phrase("error-too-fast"), retry_after=self._rates.requests.wait(address, self._clock())
        )

    def _check_work(self, scope: Scope, address: str) -> None:
        """Refuse work and bytes on the disk for which nothing is left."""
        method, path, now = scope["method"], scope["path"], self._clock()
        if cost := cost_of(method, path):
            wait = self._rates.work.wait(address, now, cost)
            if (table := table_in(path)) is not None:
                wait = max(wait, self._rates.table_work.wait(table, now, cost))
            if wait:
                raise Refusal(429, "work", Phrase("error-too-much-work"), retry_after=wait)
        if keeps(method, path) and (wait := self._rates.kept.wait(address, now)):
            raise Refusal(429, "kept", Phrase("error-too-much-kept"), retry_after=wait)

    def _charge(self, scope: Scope, bill: Bill, sent: int) -> None:
        """Charge what a request has cost: at least what was asked for, else what was measured."""
        now, cost = self._clock(), cost_of(scope["method"], scope["path"])
        spent = max(cost, bill.seconds) + sent / BYTES_A_SECOND
        self._rates.work.spend(bill.address, spent, now)
        if cost and (table := table_in(scope["path"])) is not None:
            self._rates.table_work.spend(table, spent, now)
        if bill.kept:
            self._rates.kept.spend(bill.address, bill.kept, now)

    def _check(self, scope: Scope) -> int | None:
        """Refuse what isn't allowed; returns the largest body in bytes, None where there is no body."""
        check_host(scope, self._settings)
        address = address_of(scope)
        if not self._rates.requests.allows(address, self._clock()):
            raise self._too_fast(address)
        self._check_work(scope, address)
        if scope["method"] in ("GET", "OPTIONS"):
            return None
        check_origin(scope, self._settings)
        kind = header_of(scope, b"content-type").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refusal(415, "type", Phrase("error-not-json"))
        most = self._settings.upload_bytes if scope["path"] in UPLOADS else self._settings.body_bytes
        length = header_of(scope, b"content-length")
        if length.isdigit() and int(length[:MOST_DIGITS]) > most:
            raise too_large(most)
        return most


def too_large(most: int) -> Refusal:
    """Say that a body is too large."""
    return Refusal(413, "size", Phrase("error-too-large", most=most))


async def _refuse_handshake(send: Send, refusal: Refusal) -> None:
    """Refuse a WebSocket before it is one."""

    async def send_instead(message: Message) -> None:
        await send({**message, "type": f"websocket.{message['type']}"})

    await send_json(send_instead, refusal.status, json_bytes(refusal.body()), [*headers_of(refusal), *API_HEADERS])


async def _whole_body(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > most:
            raise too_large(most)
        if not message.get("more_body", False):
            return bytes(body)


def replay(body: bytes, receive: Receive) -> Receive:
    """Give a receive that hands the body over once."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
