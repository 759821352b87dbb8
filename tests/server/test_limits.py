"""Limits: sizes, rates, connections, open tables, slow readers; and what a limit leaves untouched."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame
from websockets.uri import parse_uri

from lab.server_process import ServerProcess
from people import ENTROPY, HOT_SEAT, TLS, House, error_of, news
from redcathedral.edition.loader import default_text
from redcathedral.errors import SetupError
from redcathedral.server.http.app import create_app
from redcathedral.server.http.rates import Rate
from redcathedral.server.http.socket import TRY_AGAIN
from redcathedral.server.live.watchers import Watchers
from redcathedral.server.settings import Settings, limits_from
from terminal import run
from waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator

MANY = 500  # messages: more than a socket and its buffers hold


def test_a_body_that_is_too_large_is_refused_before_it_is_read(house: House) -> None:
    host = house.make()
    big = {"text": "x" * 70_000, "id": "1"}
    assert error_of(host.post("/chat", big)) == (413, "size")
    assert error_of(house.post("/api/records", {"record": "x" * (1 << 20)})) == (413, "size")
    assert error_of(house.post("/api/records", {"record": "x" * 200_000})) == (400, "record")


def test_a_body_without_a_length_is_cut_off_where_it_gets_too_large(house: House) -> None:
    host = house.make()

    def endless() -> Iterator[bytes]:
        yield b'{"text": "'
        for _ in range(100):
            yield b"x" * 1024

    answer = host.http.post(
        f"/api/tables/{host.table}/chat", content=endless(), headers={"Content-Type": "application/json"}
    )
    assert error_of(answer) == (413, "size")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json"])
def test_a_body_that_is_not_json_by_its_type_is_refused(house: House, kind: str) -> None:
    host = house.make()
    answer = host.http.post(f"/api/tables/{host.table}/chat", content=b"{}", headers={"Content-Type": kind})
    assert error_of(answer) == (415, "type")


GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
HEADER = b"X-Fill: " + b"x" * 1000 + b"\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("begins", "goes_on", "ends"),
    [
        pytest.param(GET, HEADER * 20, b"", id="headers-without-end"),
        pytest.param(GET + b"X-Fill: ", b"x" * 20_000, b"", id="a-header-without-end"),
        pytest.param(b"GET /", b"x" * 20_000, b"", id="an-address-without-end"),
        pytest.param(GET, HEADER * 20, b"\r\n", id="headers-that-come-all-at-once"),
        pytest.param(CHUNKED + b"1", b";x" * 10_000, b"", id="a-mark-of-a-chunk-without-end"),
        pytest.param(CHUNKED + b"1\r\n{\r\n0\r\n", HEADER * 20, b"\r\n", id="headers-behind-the-body"),
    ],
)
def test_what_comes_besides_a_body_may_only_be_so_long(
    server: ServerProcess, begins: bytes, goes_on: bytes, ends: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as raw:
        raw.sendall(begins + 2 * goes_on + ends)
        answer = raw.recv(100)
    assert answer.startswith(b"HTTP/1.1 431 "), answer


def test_long_headers_and_a_long_body_are_heard_one_after_the_other(server: ServerProcess) -> None:
    """What a connection has carried before is not held against the next request."""
    body = b" " * 60_000 + b"{}"
    head = POST + HEADER * 20 + b"Content-Length: %d\r\n\r\n" % len(body)
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as raw:
        for _ in range(3):
            raw.sendall(head + body)
            answer = raw.recv(100)
            assert answer.startswith(b"HTTP/1.1 400 "), answer
            while not answer.endswith(b"}}}"):
                answer = answer[-10:] + raw.recv(10_000)


def listen(connection: Any) -> None:
    """Listen until there is nothing more to hear."""
    while True:
        connection.recv(10)


def test_a_websocket_that_talks_too_much_is_closed(house: House) -> None:
    host = house.make()
    with host.live() as quiet, host.live() as loud:
        news(quiet)
        loud.send("x" * 2000)
        with pytest.raises(ConnectionClosed):
            listen(loud)
        with host.live() as chatty:
            for _ in range(20):
                chatty.send("hello")
            with pytest.raises(ConnectionClosed):
                listen(chatty)
        assert host.post("/chat", {"text": "still here", "id": "1"}).status_code == 200
        while not news(quiet)["events"]:
            pass


def test_an_address_that_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    now = 1000.0  # a clock that moves when it is told to
    app = create_app(Settings(data=tmp_path, requests_per_second=5, requests_at_once=40), clock=lambda: now)

    async def ask(times: int) -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            return [await client.get("/rules") for _ in range(times)]

    answers = asyncio.run(ask(80))
    assert [answer.status_code == 429 for answer in answers] == [False] * 40 + [True] * 40
    assert {error_of(answer) for answer in answers[40:]} == {(429, "rate")}
    now += 1
    assert [answer.status_code == 429 for answer in asyncio.run(ask(6))] == [False] * 5 + [True]


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    """A server with room for little."""
    limits = ("connections=3", "open_tables=2", "requests_at_once=100000", "send_seconds=1000", "queue=4")
    server = ServerProcess(tmp_path / "data", limits=limits)
    server.start()
    house = House(server.url)
    yield house
    house.close()
    assert server.stop() == 0


def test_an_address_has_so_many_open_tables_and_connections(strict: House) -> None:
    house = strict
    host = house.make(turn_limit=1)
    house.make()
    assert error_of(house.post("/api/tables", {"seats": HOT_SEAT, "entropy": ENTROPY})) == (429, "rate")
    fork = {"ply": 0, "seats": HOT_SEAT, "entropy": ENTROPY}
    assert error_of(house.post(f"/api/tables/{host.table}/fork", fork)) == (429, "rate")
    with host.live(), host.live(), host.live(), pytest.raises(InvalidStatus), host.live():
        pass

    def comes_in() -> bool:
        try:
            with host.live() as again:
                return bool(news(again))
        except InvalidStatus:
            return False

    until(comes_in, "the server knows that the others are gone")


def test_the_rate_lets_a_burst_through_and_then_so_many_a_second() -> None:
    rate = Rate(per_second=2, at_once=3)
    assert [rate.allows("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert rate.allows("b", 0.0)
    assert not rate.allows("a", 0.4)
    assert rate.allows("a", 0.6)
    assert [rate.allows("a", 100.0) for _ in range(4)] == [True, True, True, False]


def test_a_message_that_waits_is_never_overtaken() -> None:
    async def watch() -> None:
        watchers, sent, ready = Watchers(Settings()), list[bytes](), True

        def send_now(message: bytes) -> bool:
            if ready:
                sent.append(message)
            return ready

        watcher = watchers.join("t", None)
        watcher.send_now = send_now
        watchers.send("t", b"at once")
        ready = False
        watchers.send("t", b"queued")
        ready = True
        taken = watcher.queue.get_nowait()  # as the connection does, and is still about to send it
        watchers.send("t", b"behind it")
        sent.append(taken)
        watcher.waiting -= 1
        sent.append(watcher.queue.get_nowait())
        watcher.waiting -= 1
        watchers.send("t", b"at once again")
        assert sent == [b"at once", b"queued", b"behind it", b"at once again"]

    asyncio.run(watch())


def test_a_reader_that_falls_behind_is_dropped_and_the_others_are_not() -> None:
    async def watch() -> None:
        watchers = Watchers(Settings(queue=4))
        slow, quick = watchers.join("t", None), watchers.join("t", "me")
        for n in range(10):
            watchers.send("t", b"%d" % n)
            assert await quick.queue.get() == b"%d" % n
        assert slow.dropped
        assert await slow.queue.get() == b""
        assert not quick.dropped
        watchers.leave(slow)
        watchers.leave(slow)
        assert watchers.here("t") == {"me"}
        assert len(watchers) == 1
        watchers.leave(quick)
        assert not watchers.watched("t")

    asyncio.run(watch())


@pytest.mark.slow
def test_a_real_reader_that_never_reads_is_dropped_and_holds_nobody_up(strict: House) -> None:
    """It fills its socket, then its queue; had the server waited for it, nobody would be answered."""
    host = strict.make()
    deaf = ClientProtocol(parse_uri(f"ws{strict.url[4:]}/api/tables/{host.table}/live"))
    deaf.send_request(deaf.connect())
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        line.settimeout(60)
        line.connect(("127.0.0.1", int(strict.url.rpartition(":")[2])))
        line.sendall(b"".join(deaf.data_to_send()))
        for n in range(MANY):
            assert host.post("/chat", {"text": f"{n:_>280}", "id": str(n)}).status_code == 200
        while heard := line.recv(1 << 16):  # to the end, so there is one
            deaf.receive_data(heard)
            line.sendall(b"".join(deaf.data_to_send()))  # says good-bye too, or the server would wait for that
    assert deaf.close_rcvd is not None
    assert deaf.close_rcvd.code == TRY_AGAIN
    messages = [event.data for event in deaf.events_received() if isinstance(event, Frame)]
    assert not any(f"{MANY - 1:_>280}".encode() in message for message in messages)


def test_settings_are_read_from_words() -> None:
    assert limits_from(["connections=5", "send_seconds=0.5"]) == {"connections": 5, "send_seconds": 0.5}
    for wrong in ("nonsense=1", "connections=many", "connections=0", "connections", "data=1"):
        with pytest.raises(SetupError):
            limits_from([wrong])


# Starting


# In a process of its own: uvicorn closes the handlers of all logs, and the one that OpenSpiel brings would close with
# itself what pytest catches the output of all later tests in.
def test_two_servers_do_not_share_a_folder(server: ServerProcess, tmp_path: Path) -> None:
    done = run(tmp_path, "serve", "--port", "0", "--data", str(server.data))
    assert done.returncode == 1
    assert "Another server is using" in done.stderr


def test_a_port_that_is_taken_is_reported(server: ServerProcess, tmp_path: Path) -> None:
    done = run(tmp_path, "serve", "--port", str(server.port), "--data", str(tmp_path))
    assert done.returncode == 1
    assert f"port {server.port}" in done.stderr


def test_it_listens_on_this_machine_only_answers_soon_and_is_small(server: ServerProcess) -> None:
    assert server.process is not None
    log = server.log()
    assert "http://127.0.0.1:" in log
    process = Path("/proc") / str(server.process.pid)
    status = (process / "status").read_text()
    resident = int(status.partition("VmRSS:")[2].split()[0])
    assert resident < 150 * 1024
    assert "llvmlite" not in (process / "maps").read_text(), "the compiler has no place in the server"


def test_the_first_answer_takes_less_than_three_seconds_of_work(tmp_path: Path) -> None:
    """The processor's time is measured, not the clock: a busy machine is not the server's fault."""
    server = ServerProcess(tmp_path / "data")
    server.start()
    assert server.process is not None
    fields = (Path("/proc") / str(server.process.pid) / "stat").read_text().rpartition(")")[2].split()
    took = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    page = httpx.get(server.url, verify=TLS)
    assert page.status_code == 200
    assert "text/html" in page.headers["content-type"]
    assert server.stop() == 0
    assert took < 3


def test_answers_are_json_without_internals(house: House) -> None:
    answer = httpx.put(house.url + "/api/tables", json={}, verify=TLS)
    assert answer.status_code == 405
    assert json.loads(answer.text)["error"]["code"] == "body"


# Editions


def test_an_edition_larger_than_64_kib_is_refused_before_it_is_parsed(house: House) -> None:
    body = {"seats": HOT_SEAT, "entropy": ENTROPY, "edition": "#" * (64 * 1024 + 1)}
    assert error_of(house.post("/api/tables", body)) == (400, "body")
    assert error_of(house.post("/api/tables", body | {"edition": "a" + ".a" * 30_000 + "=1"})) == (400, "edition")


def test_a_host_can_take_no_editions(tmp_path: Path) -> None:
    async def make(**more: str) -> httpx.Response:
        app = create_app(Settings(data=tmp_path, editions=False))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            return await client.post("/api/tables", json={"seats": HOT_SEAT, "entropy": ENTROPY, **more})

    assert error_of(asyncio.run(make(edition=default_text()))) == (403, "edition")
    assert asyncio.run(make()).status_code == 201


# Connections


def test_an_address_cannot_pass_its_limit_of_connections_by_coming_all_at_once(strict: House) -> None:
    host = strict.make()

    async def come(count: int) -> int:
        address = f"ws{strict.url[4:]}/api/tables/{host.table}/live"
        tries = await asyncio.gather(*(connect(address) for _ in range(count)), return_exceptions=True)
        inside = [one for one in tries if not isinstance(one, BaseException)]
        for one in inside:
            await one.close()
        return len(inside)

    assert asyncio.run(come(20)) == 3
