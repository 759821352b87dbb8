"""uvicorn's HTTP and WebSocket protocols with the limits they lack: how long and how much a client may make us wait.

A client that keeps the server waiting is disconnected: while it sends the headers of a request, or because it doesn't
read. uvicorn writes a message however many are already queued, so only this layer notices a client that doesn't read:
the transport reports when its buffer is full, and when it is empty again.
"""

from __future__ import annotations

import socket
import struct
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ..live.connections import Connections
from ..settings import Settings
from .proxies import Proxies
from .rates import network_of

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, BaseTransport, TimerHandle, Transport
    from collections.abc import Callable

    from starlette.types import Message, Scope
    from uvicorn._types import ASGI3Application
    from websockets.frames import Frame


UTF8 = "redcathedral.utf8"  # an extension of ASGI: text of a message that is encoded already
BODY = "redcathedral.body"  # another: the body of a request that is there already
HEADER_BYTES = 32 * 1024
SYSTEM_BYTES = 128 * 1024  # that the system keeps of what is sent, for one connection
LEAST_READ = 16 * 1024  # bytes, by a reader that is only slow
WHOLE_TEXT, LONG, LONGER = 0x81, 126, 127  # of a WebSocket's frames
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class HeadersTooLarge(Exception):  # noqa: N818  # it is an answer, not an accident
    """A request has more headers than anyone needs."""


class Reading:
    """What both kinds of connection share: the client must read, and may have a limited number of them."""

    settings: ClassVar[Settings] = Settings()
    proxies: ClassVar[Proxies] = Proxies()  # whose connections come from many clients
    sockets: ClassVar[Connections] = Connections("sockets", settings.sockets)

    transport: Transport
    loop: AbstractEventLoop
    client: tuple[str, int] | None
    _stuck: TimerHandle | None = None

    def pause_writing(self) -> None:
        """Begin to wait: the other end has more to read than there is room for."""
        super().pause_writing()  # type: ignore[misc]  # of the protocol this is mixed into, here and below
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """Continue: it has read most of that."""
        super().resume_writing()  # type: ignore[misc]
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._stop_waiting()
        if (address := self._address()) is not None:
            self.sockets.remove(address)
        super().connection_lost(exc)  # type: ignore[misc]

    def _address(self) -> str | None:
        """Give the address that has this connection, None for a proxy: those of its clients are counted elsewhere."""
        host = self.client[0] if self.client else ""
        return None if host in self.proxies else network_of(host)

    def _hang_up(self) -> None:
        """End a connection at once, and let the system forget too what it still had to send."""
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()

    def _wait_for_reader(self) -> None:
        self._stop_waiting()
        waits = self.transport.get_write_buffer_size()
        self._stuck = self.loop.call_later(self.settings.send_seconds, self._look_at_reader, waits)

    def _stop_waiting(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _look_at_reader(self, waited: int) -> None:
        """Disconnect a client that has hardly read anything; one that is only slow gets as much time again."""
        if self.transport.get_write_buffer_size() > waited - LEAST_READ:
            self._hang_up()
        else:
            self._wait_for_reader()


class BoundedWebSocket(Reading, WebSocketsSansIOProtocol):
    """A WebSocket whose other end must read. It also takes text that is UTF-8 already: see `text_message`."""

    async def run_asgi(self) -> None:
        """Let the application know what it can send."""
        self.scope["extensions"][UTF8] = {"now": self.send_now}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][UTF8]  # it leads back here: only the collector would find the two

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it, and end its parser: the two hold each other, so only the collector would find them."""
        super().connection_lost(exc)
        self.conn.parser.close()
        for error in (self.conn.parser_exc, self.conn.handshake_exc):
            if error is not None:
                error.__traceback__ = error.__context__ = None  # its frames hold the connection, and that holds it

    async def send(self, message: Any) -> None:
        """Send something; UTF-8 as it is, where uvicorn would have it decoded only to encode it again."""
        if UTF8 not in message:
            await super().send(message)
            return
        while not self.writable.is_set():
            await self.writable.wait()
        if not self.send_now(message[UTF8]):
            raise ClientDisconnected

    def send_now(self, text: bytes) -> bool:
        """Send UTF-8 if nobody need wait for that; says whether it was sent."""
        if not self.writable.is_set() or self.disconnected or self.conn.state is not State.OPEN:
            return False
        self.transport.writelines((text_head(len(text)), text))
        return True

    def handle_text(self, event: Frame) -> None:
        """Take a text as bytes: nobody reads what clients say, and uvicorn logs a traceback where it is no text."""
        self.handle_bytes(event)


def text_head(length: int) -> bytes:
    """Give what precedes so many bytes of text in an unmasked frame that is the whole message (RFC 6455, 5.2)."""
    if length < LONG:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, LONG, length)
    return struct.pack("!BBQ", WHOLE_TEXT, LONGER, length)


def text_message(scope: Scope, text: bytes) -> Message:
    """Give the message that sends UTF-8: as it is where this server is at the other end of `scope`, else decoded."""
    if UTF8 in scope.get("extensions", {}):
        return {"type": "websocket.send", UTF8: text}
    return {"type": "websocket.send", "text": text.decode()}


def sender_now(scope: Scope) -> Callable[[bytes], bool] | None:
    """Give what sends UTF-8 at once, or says that it can't: where this server is at the other end of `scope`."""
    now: Callable[[bytes], bool] | None = scope.get("extensions", {}).get(UTF8, {}).get("now")
    return now


class BoundedHttp(Reading, HttpToolsProtocol):
    """A connection that limits the bytes of a request outside its body: address, headers, marks of chunks.

    They also have limited time to send the request.
    """

    _answering: RequestResponseCycle | None = None
    _unasked: TimerHandle | None = None  # ends a connection that asks for nothing

    def connection_made(self, transport: BaseTransport) -> None:
        """Count a connection, and begin to wait for its first request."""
        super().connection_made(transport)  # type: ignore[arg-type]  # uvicorn's narrower word for it
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BYTES)
        if (address := self._address()) is not None and not self.sockets.add(address):
            self.transport.abort()
        else:
            self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it, and everything it has asked for at once: uvicorn tells the latest request alone."""
        self._asked()
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
            self._answering.scope["extensions"] = {}  # it leads back here: only the collector would find the two
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Answer a request, and let the application know that its body may be there at once."""
        self._answering = cycle
        cycle.scope["extensions"] = {BODY: {"now": self._body_now}}
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, and let go of the parser: the two hold each other."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as when a connection is lost

    def on_headers_complete(self) -> None:
        """Begin to answer."""
        self._asked()
        super().on_headers_complete()

    def _body_now(self) -> bytes | None:
        """Take the body of the request that is being answered, if all of it is there, as with most small ones."""
        cycle = self._answering
        if cycle is None or cycle.more_body or cycle.disconnected:
            return None
        body = bytes(cycle.body)
        cycle.body = bytearray()
        cycle.message_event.clear()  # as if it had been received
        return body

    def _wait_for_request(self) -> None:
        self._unasked = self.loop.call_later(self.settings.header_seconds, self.transport.abort)

    def _asked(self) -> None:
        if self._unasked is not None:
            self._unasked.cancel()
            self._unasked = None

    _besides = 0  # bytes of this request that are not its body, read or not yet understood
    _headers = 0  # bytes of its headers

    def data_received(self, data: bytes) -> None:
        """Read what has come, and hang up where it has no end."""
        self._besides += len(data)
        if self._unasked is None and self.cycle is not None and self.cycle.response_complete:
            self._wait_for_request()
        super().data_received(data)
        if self._besides > HEADER_BYTES and not self.transport.is_closing():
            self._refuse()

    def on_message_begin(self) -> None:
        """Begin a request."""
        self._headers = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header."""
        self._headers += len(name) + len(value)
        if self._headers > HEADER_BYTES:
            raise HeadersTooLarge
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """Take a part of the body, which has its own limit."""
        self._besides -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request."""
        self._besides = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with a request that cannot be read."""
        if self._headers > HEADER_BYTES:
            self._refuse()
        else:
            super().send_400_response(msg)

    def _refuse(self) -> None:
        self.transport.write(TOO_LARGE)
        self.transport.close()


def body_now(scope: Scope) -> bytes | None:
    """Give the body of a request if it need not be waited for: where this server is at the other end of `scope`."""
    now: Callable[[], bytes | None] | None = scope.get("extensions", {}).get(BODY, {}).get("now")
    return None if now is None else now()


def protocols(
    settings: Settings, proxy: str, sockets: Connections | None = None
) -> tuple[type[BoundedHttp], type[BoundedWebSocket]]:
    """Give the two protocols of a server with these limits."""
    sockets = sockets or Connections("sockets", settings.sockets)
    shared = {"settings": settings, "proxies": Proxies(proxy), "sockets": sockets}
    return type("Http", (BoundedHttp,), shared), type("WebSocket", (BoundedWebSocket,), shared)
