"""The WebSocket: first what a client has missed, then everything as it happens. Clients send nothing here."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from starlette.websockets import WebSocketDisconnect

from ...text import Phrase
from .. import bodies
from ..store.store import Unavailable
from ..table.refusals import Refusal
from .bounded import sender_now, text_message
from .security import MOST_DIGITS, address_of, check_host, check_origin
from .who import who_asks

if TYPE_CHECKING:
    from fastapi import WebSocket

    from ..live.watchers import Watcher
    from ..service import Service

POLICY, TRY_AGAIN = 1008, 1013


async def live_socket(socket: WebSocket) -> None:
    """Let someone watch a table."""
    table_id = socket.path_params["table_id"]
    service: Service = socket.app.state.service
    settings = service.settings
    try:
        check_host(socket.scope, settings)
        check_origin(socket.scope, settings)
        since = _since(socket)
        with service.connections.held(address_of(socket.scope)):  # before anything is awaited: nobody slips past it
            loaded = await service.tables.get(table_id)
            await socket.accept()
            await _watch(socket, service, table_id, who_asks(socket, loaded), since)
    except Refusal as refusal:  # before it was accepted: the client sees HTTP 403
        await _end(socket, POLICY, refusal.code)
    except Unavailable:  # the client reconnects by itself
        await _end(socket, TRY_AGAIN)


async def _end(socket: WebSocket, code: int, reason: str = "") -> None:
    """End a connection, whether or not its client is still there."""
    with contextlib.suppress(WebSocketDisconnect):
        await socket.close(code, reason)


async def _watch(socket: WebSocket, service: Service, table_id: str, holder: str | None, since: int) -> None:
    """Tell what has happened page by page, then everything as it happens."""
    page = await service.page(table_id, since)
    while page.more:
        if not await _sent(socket, service.news_of(page), service.settings.send_seconds):
            return
        since += len(page.events)
        page = await service.page(table_id, since)
    watcher = service.watchers.join(table_id, holder)  # in the same moment as the last page: nothing falls between
    watcher.send_now = sender_now(socket.scope)
    try:
        watcher.send(service.news_of(page))
        if holder is not None and page.loaded.table.awaits(holder):
            await service.returned(table_id, holder)
        await _show_presence(service, watcher)
        await _both_ways(socket, watcher, service)
    finally:
        service.watchers.leave(watcher)
        with contextlib.suppress(Refusal, Unavailable):
            await _show_presence(service, watcher)


def _since(socket: WebSocket) -> int:
    text = socket.query_params.get("since", "0")
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS or int(text) > bodies.MOST_VERSION:
        raise Refusal(400, "body", Phrase("error-event-number"))
    return int(text)


async def _show_presence(service: Service, watcher: Watcher) -> None:
    """Show the others that someone came or went."""
    if watcher.holder is not None:
        service.broadcast(await service.tables.get(watcher.table), [])


async def _both_ways(socket: WebSocket, watcher: Watcher, service: Service) -> None:
    """Send until the connection ends, and listen only to notice that."""
    sending = asyncio.create_task(_send(socket, watcher, service.settings.send_seconds))
    listening = asyncio.create_task(_listen(socket, service.settings.messages))
    _, running = await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    for task in running:
        task.cancel()
    await asyncio.gather(sending, listening, return_exceptions=True)
    with contextlib.suppress(Exception):  # it may be closed already
        async with asyncio.timeout(service.settings.send_seconds):
            await socket.close(*(watcher.farewell or (TRY_AGAIN if watcher.dropped else POLICY, "")))


async def _send(socket: WebSocket, watcher: Watcher, seconds: float) -> None:
    while message := await watcher.queue.get():
        if not await _sent(socket, message, seconds):
            return
        watcher.waiting -= 1


async def _sent(socket: WebSocket, message: bytes, seconds: float) -> bool:
    """Send a message; False if the other end is gone or takes too long."""
    try:
        async with asyncio.timeout(seconds):  # not wait_for, which in Python 3.11 can lose a cancellation
            await socket.send(text_message(socket.scope, message))
    except (TimeoutError, WebSocketDisconnect):
        return False
    return True


async def _listen(socket: WebSocket, most: int) -> None:
    for _ in range(most):
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
