"""Every request of the description, made up at random, and every frame a WebSocket could send: nothing breaks."""

from __future__ import annotations

import socket
import struct
from functools import cache
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from lab.server_process import GENEROUS, ServerProcess
from people import TLS, House
from redcathedral.server.http.app import create_app

if TYPE_CHECKING:
    from collections.abc import Iterator

    from people import Person

MOST_LINE = 2_000  # letters of the log
SCHEMA = schemathesis.openapi.from_dict(create_app().openapi())
FEW = settings(
    max_examples=3,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("attacked") / "data", limits=(*GENEROUS, "ping_seconds=1000"))
    server.start()
    yield server
    assert server.stop() == 0
    lines = server.log().splitlines()
    assert [line[:200] for line in lines if len(line) > MOST_LINE] == []
    assert "Traceback" not in server.log(), server.log()[-3000:]


@cache
def host_at(url: str) -> Person:
    """A table that the requests are about, and its host."""
    return House(url).make()


@pytest.mark.slow
@SCHEMA.parametrize()
@FEW
def test_no_request_breaks_the_server(case: Any, attacked: ServerProcess) -> None:
    host = host_at(attacked.url)
    if "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = host.table
    headers = {"Authorization": f"Bearer {host.key}"}
    response = case.call(base_url=attacked.url, headers=headers, verify=True)
    case.validate_response(response, checks=(not_a_server_error,))
    assert response.status_code < 500


# Frames

HANDSHAKE = (
    "GET /api/tables/{table}/live?since={since} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(first: int, masked: bool, length: int | None, payload: bytes) -> bytes:
    """Write a frame, honest or not about its length."""
    size = len(payload) if length is None else length
    mask = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, mask | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask | 127, size)
    return head + (b"\0\0\0\0" if masked else b"") + payload


FRAMES = st.builds(
    frame,
    st.integers(0, 255),
    st.booleans(),
    st.none() | st.integers(0, (1 << 63) - 1),
    st.binary(max_size=200) | st.text(max_size=50).map(str.encode),
)


@settings(FEW, max_examples=40)
@given(
    sent=st.lists(FRAMES | st.binary(max_size=100), max_size=8),
    since=st.sampled_from(["0", "", "-1", "0" * 5_000, "9" * 5_000, "x", "%ff", "1e3"]),
)
def test_no_frame_breaks_the_server(attacked: ServerProcess, sent: list[bytes], since: str) -> None:
    table = host_at(attacked.url).table
    with socket.create_connection(("127.0.0.1", attacked.port), timeout=60) as raw:
        try:
            raw.sendall(HANDSHAKE.format(table=table, since=since).encode())
            assert raw.recv(12).split()[1] in (b"101", b"400", b"403")
            for one in sent:
                raw.sendall(one)
            raw.shutdown(socket.SHUT_WR)
        except OSError:  # it has hung up: that is a good answer
            pass
    assert httpx.get(attacked.url + "/api/info", verify=TLS).status_code == 200
