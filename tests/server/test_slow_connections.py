"""Connections that say nothing, say it slowly or never listen: they are ended, and hold little until then."""

from __future__ import annotations

import select
import socket
from typing import TYPE_CHECKING

import pytest
from test_paging import record_of

from lab.server_process import GENEROUS, ServerProcess
from people import House
from redcathedral.server.http.proxies import Proxies
from redcathedral.server.http.rates import Rate, network_of
from waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits for nobody."""
    quick = ("header_seconds=0.5", "body_seconds=0.5", "send_seconds=0.5", "ping_seconds=1000")
    server = ServerProcess(tmp_path_factory.mktemp("hasty") / "data", limits=(*GENEROUS, *quick))
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()[-3000:]


def connect(server: ServerProcess, *, deaf: bool = False) -> socket.socket:
    raw = socket.socket()
    if deaf:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    raw.settimeout(60)
    raw.connect(("127.0.0.1", server.port))
    return raw


def heard(raw: socket.socket) -> bytes:
    """Listen until the other end hangs up."""
    with raw:
        try:
            return b"".join(iter(lambda: raw.recv(1 << 16), b""))
        except ConnectionResetError:
            return b""


@pytest.mark.parametrize("said", [b"", b"GET /api/info HT", b"GET /api/info HTTP/1.1\r\nHost: localhost\r\nX: y"])
def test_a_connection_without_a_request_is_ended(hasty: ServerProcess, said: bytes) -> None:
    raw = connect(hasty)
    raw.sendall(said)
    assert b"200 OK" not in heard(raw)


def test_a_second_request_may_not_take_longer_than_the_first(hasty: ServerProcess) -> None:
    raw = connect(hasty)
    raw.sendall(b"GET /api/info HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert raw.recv(100)
    raw.sendall(b"GET /api/info HT")
    heard(raw)


def test_a_body_that_does_not_come_is_not_waited_for(hasty: ServerProcess) -> None:
    raw = connect(hasty)
    raw.sendall(
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
    )
    answer = heard(raw)
    assert b" 408 " in answer
    assert b"content-security-policy" in answer


@pytest.mark.parametrize("key", ["", "Authorization: Bearer {key}\r\n"])
def test_a_deaf_reader_is_cut_off_though_nothing_more_happens(hasty: ServerProcess, key: str) -> None:
    house = House(hasty.url)
    host = house.host(house.post("/api/records", {"record": record_of(900)}).json())
    deaf = connect(hasty, deaf=True)
    request = HANDSHAKE.replace("Upgrade:", key + "Upgrade:", 1)
    deaf.sendall(request.format(table=host.table, key=host.key).encode())
    gone = select.poll()
    gone.register(deaf, 0)  # not what can be read: only whether the other end has hung up
    assert gone.poll(60_000)
    deaf.close()
    house.close()


def test_a_deaf_reader_of_an_answer_is_cut_off(hasty: ServerProcess) -> None:
    house = House(hasty.url)
    host = house.host(house.post("/api/records", {"record": record_of(900)}).json())
    deaf = connect(hasty, deaf=True)
    deaf.sendall(f"GET /api/tables/{host.table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 4)
    gone = select.poll()
    gone.register(deaf, 0)
    assert gone.poll(60_000)
    deaf.close()
    house.close()


def test_an_address_has_so_many_connections_whatever_they_say(tmp_path: Path) -> None:
    limits = (*GENEROUS, "sockets=4")
    server = ServerProcess(tmp_path / "data", "--proxy", "192.0.2.1", limits=limits)
    server.start()
    silent = [connect(server) for _ in range(4)]
    refused = connect(server)
    assert heard(refused) == b""
    silent.pop().close()

    def answered() -> bool:
        raw = connect(server)
        raw.sendall(b"GET /api/info HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return b"200 OK" in heard(raw)

    until(answered, "there is room again")
    for raw in silent:
        raw.close()
    assert server.stop() == 0


def test_a_proxy_has_any_number_of_connections_also_one_that_is_named_by_its_network(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--proxy", "127.0.0.0/24", limits=(*GENEROUS, "sockets=4"))
    server.start()
    open_all_the_time = [connect(server) for _ in range(10)]
    for raw in open_all_the_time:
        raw.sendall(b"GET /api/info HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert b"200 OK" in heard(raw)
        raw.close()
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("named", "proxies", "clients"),
    [
        ("127.0.0.1", ["127.0.0.1", "::ffff:127.0.0.1"], ["127.0.0.2", "testclient", ""]),
        ("10.0.0.2, 172.30.57.0/24", ["10.0.0.2", "172.30.57.9"], ["172.30.58.9", "10.0.0.3"]),
        ("2001:db8::1", ["2001:db8::1"], ["2001:db8::2"]),
        ("localhost", ["localhost"], ["127.0.0.1"]),
        ("*", ["192.0.2.1", "2001:db8::2", "anyone"], []),
        ("", [], ["", "127.0.0.1"]),
    ],
)
def test_proxies_are_named_by_address_or_network(named: str, proxies: list[str], clients: list[str]) -> None:
    assert [host in Proxies(named) for host in (*proxies, *clients)] == [True] * len(proxies) + [False] * len(clients)


def test_a_network_counts_as_one_address_where_everybody_has_a_whole_one() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9")
    assert network_of("testclient") == "testclient"


def test_handshakes_are_counted_as_requests(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", limits=("requests_per_second=0.001", "requests_at_once=5"))
    server.start()  # with one request
    answers = []
    for _ in range(6):
        raw = connect(server)
        raw.sendall(HANDSHAKE.format(table="none").encode())
        answers.append(heard(raw).split(b"\r\n")[0])
    assert [answer.split()[1] for answer in answers] == [b"403"] * 4 + [b"429"] * 2
    assert server.stop() == 0


def test_a_debt_is_waited_for() -> None:
    rate = Rate(per_second=2, at_once=4)
    assert rate.wait("a", 0.0) == 0
    rate.spend("a", 6, 0.0)
    assert rate.wait("a", 0.0) == 1.5
    assert rate.wait("a", 1.0) == 0.5
    assert rate.wait("a", 1.5) == 0
    rate.spend("a", 1_000_000, 2.0)
    assert rate.wait("a", 2.0) <= 4, "nobody waits forever"
