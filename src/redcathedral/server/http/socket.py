"""The WebSocket: what happened while one was away, then everything as it happens. Clients have nothing to say here."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from ...text import Phrase
from .. import bodies
from ..table.refusals import Refusal
from .security import address_of, check_host, check_origin, key_of

if TYPE_CHECKING:
    from fastapi import WebSocket

    from ..live.watchers import Watcher
    from ..service import Service

POLICY, TOO_SLOW = 1008, 1013


async def live_socket(socket: WebSocket) -> None:
    """Let someone watch a table."""
    table_id = socket.path_params["table_id"]
    service: Service = socket.app.state.service
    settings = service.settings
    address = address_of(socket)
    try:
        check_host(socket, settings)
        check_origin(socket, settings)
        since = _since(socket)
        service.watchers.check_room(address)
        loaded = await service.tables.get(table_id)
    except Refusal as refusal:
        await socket.close(POLICY, refusal.code)  # before it was accepted: the client sees HTTP 403
        return
    holder = loaded.holder(key_of(socket))
    await socket.accept()
    watcher = service.watchers.join(table_id, holder, address)
    try:
        watcher.send(await service.news(table_id, since))
        await _show_presence(service, watcher)
        await _both_ways(socket, watcher, service)
    finally:
        service.watchers.leave(watcher)
        with contextlib.suppress(Refusal):
            await _show_presence(service, watcher)


def _since(socket: WebSocket) -> int:
    text = socket.query_params.get("since", "0")
    if not text.isascii() or not text.isdigit() or int(text[:12]) > bodies.MOST_VERSION:
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
            await socket.close(TOO_SLOW if watcher.dropped else POLICY)


async def _send(socket: WebSocket, watcher: Watcher, seconds: float) -> None:
    while message := await watcher.queue.get():
        async with asyncio.timeout(seconds):  # not wait_for, which in Python 3.11 can lose a cancellation
            await socket.send_text(message.decode())


async def _listen(socket: WebSocket, most: int) -> None:
    for _ in range(most):
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
