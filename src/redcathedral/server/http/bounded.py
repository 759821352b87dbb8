"""HTTP as uvicorn speaks it with httptools, with the limit that httptools has none of."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_BYTES = 32 * 1024
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class HeadersTooLarge(Exception):  # noqa: N818  # it is an answer, not an accident
    """A request has more headers than anyone needs."""


class BoundedHttp(HttpToolsProtocol):
    """A connection whose requests may have so many bytes besides their bodies: address, headers, marks of chunks."""

    _besides = 0  # bytes of this request that are not its body, read or not yet understood
    _headers = 0  # bytes of its headers

    def data_received(self, data: bytes) -> None:
        """Read what has come, and hang up where it has no end."""
        self._besides += len(data)
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
        """Take a part of the body: that has a limit of its own."""
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
