"""What a host sees of a server: whether it lives, what it counts, what it logs, and how it stops."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from lab.server_process import ServerProcess, free_port
from people import HOT_SEAT, House, news, news_with, seeded
from redcathedral.cli.serve import LOG_FORMATS
from redcathedral.errors import SetupError
from redcathedral.server import logs, metrics
from redcathedral.server.http.app import create_app
from redcathedral.server.http.health import Health
from redcathedral.server.settings import Settings
from services import service_on
from waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]


# Health


def test_a_server_that_runs_is_alive_and_ready(server: ServerProcess) -> None:
    for path in ("/api/health", "/api/ready"):
        answer = httpx.get(server.url + path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok", "store": "ok"})
        assert answer.headers["cache-control"] == "no-store"


def test_a_store_that_fails_makes_the_server_unhealthy_until_it_answers_again(tmp_path: Path) -> None:
    async def looked() -> list[str]:
        now = 0.0
        async with service_on(tmp_path) as service:
            health = Health(service.database, lambda: now)
            found: list[str] = [(await health.live()).status]
            await service.database.call(lambda store: store._db.execute("ALTER TABLE tables RENAME TO gone"))  # type: ignore[attr-defined]
            found.append((await health.live()).status)  # an answer is kept for a second
            now = 2.0
            found += [(await health.live()).status, (await health.ready()).status]
            await service.database.call(lambda store: store._db.execute("ALTER TABLE gone RENAME TO tables"))  # type: ignore[attr-defined]
            now = 4.0
            found += [(await health.ready()).status]
            return found

    assert asyncio.run(looked()) == ["ok", "ok", "failed", "failed", "ok"]


def test_many_who_ask_at_once_cost_the_store_one_question(tmp_path: Path) -> None:
    async def asked() -> int:
        async with service_on(tmp_path) as service:
            calls = 0
            call = service.database.call

            async def counted(question: Any) -> Any:
                nonlocal calls
                calls += 1
                return await call(question)

            service.database.call = counted  # type: ignore[method-assign, assignment]
            health = Health(service.database, lambda: 0.0)
            await asyncio.gather(*(health.ready() for _ in range(50)))
            return calls

    assert asyncio.run(asked()) == 1


def test_a_server_that_is_stopping_is_alive_but_not_ready(tmp_path: Path) -> None:
    async def looked() -> tuple[str, str]:
        async with service_on(tmp_path) as service:
            health = Health(service.database)
            health.draining = True
            return (await health.live()).status, (await health.ready()).status

    assert asyncio.run(looked()) == ("ok", "draining")


# Figures


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str]]:
    """A server that logs JSON and is measured, and where."""
    where = f"127.0.0.1:{free_port()}"
    data = tmp_path_factory.mktemp("measured") / "data"
    server = ServerProcess(data, "--metrics", where, "--log", "json", "--set", "drain_seconds=1000")
    server.start()
    yield server, f"http://{where}/metrics"
    server.stop()


def figures(address: str) -> dict[tuple[str, ...], float]:
    """Give every sample by its name and its labels' values."""
    found = {}
    for family in text_string_to_metric_families(httpx.get(address).text):
        for sample in family.samples:
            found[sample.name, *sample.labels.values()] = sample.value
    return found


def test_moves_requests_sockets_refusals_and_writes_are_counted(measured: tuple[ServerProcess, str]) -> None:
    server, address = measured
    house = House(server.url)
    host = house.make(HOT_SEAT)
    before = figures(address)
    host.play_any(seeded(1))
    assert host.ply("nonsense").status_code == 400
    assert house.person(host.table, "x" * 43).post("/chat", {"text": "hello", "id": "1"}).status_code == 401
    with host.live() as socket:
        news(socket)
        after = figures(address)
        assert after["redcathedral_sockets",] == 1
    until(lambda: figures(address)["redcathedral_sockets",] == 0)
    route = "/api/tables/{table_id}/plies"
    added = {name: value - before.get(name, 0) for name, value in after.items()}
    assert added["redcathedral_events_total", "ply"] == 1
    assert added["redcathedral_requests_total", "POST", route, "200"] == 1
    assert added["redcathedral_requests_total", "POST", route, "400"] == 1
    assert added["redcathedral_request_seconds_count", "POST", route] == 2
    assert added["redcathedral_refusals_total", "notation"] == 1
    assert added["redcathedral_security_events_total", "bad-key"] == 1
    assert added["redcathedral_store_write_seconds_count",] == 1
    assert after["redcathedral_bots_waiting",] == 0
    assert after["redcathedral_draining",] == 0
    assert not any("nonsense" in part for name in after for part in name)
    house.close()


def samples(address: str) -> list[Any]:
    return [one for family in text_string_to_metric_families(httpx.get(address).text) for one in family.samples]


def test_alerts_ask_for_figures_and_labels_that_a_server_tells(measured: tuple[ServerProcess, str]) -> None:
    server, address = measured
    house = House(server.url)
    host = house.make(HOT_SEAT)
    host.play_any(seeded(2))
    assert house.person(host.table, "x" * 43).post("/chat", {"text": "hello", "id": "1"}).status_code == 401
    house.close()
    told = samples(address)
    rules = yaml.safe_load((ROOT / "deploy" / "alerts.yaml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    for rule in rules:
        by = set(re.findall(r"by \((\w+)\)", rule["expr"]))
        for name, text in re.findall(r'\b((?:redcathedral|process)_\w+)(?:\{((?:[^}"]|"[^"]*")*)\})?', rule["expr"]):
            labels = dict(re.findall(r'(\w+)="([^"]*)"', text))
            labels.pop("job", None)  # Prometheus's own
            found = [one.labels for one in told if one.name == name and labels.items() <= one.labels.items()]
            assert found, (rule["alert"], name, labels)
            assert by | set(re.findall(r"(\w+)=~", text)) <= set(found[0]), rule["alert"]


def test_every_figure_is_explained_and_nothing_else(measured: tuple[ServerProcess, str]) -> None:
    names = [one.name for one in samples(measured[1]) if not one.name.endswith("_created")]
    told = {re.sub(r"_(bucket|count|sum)$", "", name) for name in names}
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"^\| `(redcathedral_\w+)", text, re.MULTILINE))
    labelled = {"redcathedral_security_events_total"}  # told once there is one
    assert {name for name in told if name.startswith("redcathedral_")} | labelled == explained


def test_figures_are_not_told_where_people_play(measured: tuple[ServerProcess, str]) -> None:
    assert httpx.get(measured[0].url + "/metrics").status_code == 404


def test_whatever_is_asked_for_makes_no_new_labels(measured: tuple[ServerProcess, str]) -> None:
    server, address = measured
    with httpx.Client() as client:
        for path in ("/api/nothing", "/nothing"):
            client.get(f"{server.url}{path}-seen-once")
        client.request("BREW", server.url + "/api/info")
    labels = {part for name in figures(address) for part in name[1:]}
    assert "BREW" not in labels
    assert not any("seen-once" in label for label in labels)


@pytest.mark.parametrize("address", ["", "x", "1:2:x", "127.0.0.1:", "127.0.0.1:0", "127.0.0.1:65536", "127.0.0.1:²"])
def test_an_address_for_figures_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(SetupError):
        metrics.place_of(address)


def test_an_address_for_figures_may_be_a_port_or_of_either_kind() -> None:
    assert metrics.place_of("9464") == ("127.0.0.1", 9464)
    assert metrics.place_of("10.0.0.1:9464") == ("10.0.0.1", 9464)
    assert metrics.place_of("[::1]:9464") == ("::1", 9464)


# Logs


def lines_of(server: ServerProcess) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]


def test_a_request_has_one_id_in_its_answer_and_in_the_log(measured: tuple[ServerProcess, str]) -> None:
    server, _ = measured
    given = httpx.get(server.url + "/api/info", headers={"X-Request-ID": "from-the-proxy.1"})
    assert given.headers["x-request-id"] == "from-the-proxy.1"
    made = httpx.get(server.url + "/api/info").headers["x-request-id"]
    line = until(lambda: [line for line in lines_of(server) if line.get("request") == made])[0]
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/info", 200)
    assert any(line.get("request") == "from-the-proxy.1" for line in lines_of(server))


@pytest.mark.parametrize("given", ["short", "x" * 65, "a b c d e f g", 'quote"quote', "new%0aline-here", ""])
def test_an_id_that_looks_like_none_is_replaced(measured: tuple[ServerProcess, str], given: str) -> None:
    answer = httpx.get(measured[0].url + "/api/info", headers={"X-Request-ID": given})
    assert answer.headers.get_list("x-request-id") != [given]
    assert len(answer.headers["x-request-id"]) == 16


def test_what_a_host_should_hear_of_is_logged_with_its_address(measured: tuple[ServerProcess, str]) -> None:
    server, _ = measured
    house = House(server.url)
    host = house.make(HOT_SEAT)
    assert house.person(host.table, "k" * 43).post("/chat", {"text": "hello", "id": "1"}).status_code == 401
    assert house.post("/api/tables", {"seats": HOT_SEAT}, Origin="https://evil.example").status_code == 403
    until(lambda: any(line["message"] == "foreign-origin" for line in lines_of(server)))
    said = {line["message"]: line for line in lines_of(server) if line["logger"] == "redcathedral.security"}
    for event in ("bad-key", "foreign-origin"):
        assert (said[event]["address"], said[event]["level"]) == ("127.0.0.1", "warning")
    house.close()


def test_the_log_holds_no_body_no_key_and_no_long_line(measured: tuple[ServerProcess, str]) -> None:
    server, _ = measured
    house = House(server.url)
    host = house.make(HOT_SEAT)
    host.post("/chat", {"text": "a word nobody else may read", "id": "1"})
    house.post(f"/api/tables/{host.table}/chat", {"y" * 10_000: 1})
    httpx.get(f"{server.url}/api/tables/{host.table}/events?since={'0' * 5_000}")
    host.http.get("/api/info", headers={"X-Request-ID": "z" * 5_000})
    last = host.http.get("/api/info").headers["x-request-id"]
    until(lambda: last in server.log())
    log = server.log()
    assert "nobody else" not in log
    assert host.key
    assert host.key not in log
    assert str(host.invite) not in log
    assert max(len(line.encode()) for line in log.splitlines()) < 2048
    house.close()


class Failed(Exception):  # noqa: N818
    """Something that went wrong."""


def logged(formatter: logging.Formatter, message: str, *args: object, **facts: object) -> str:
    def fail(depth: int) -> None:
        if depth:
            fail(depth - 1)
        raise Failed(f"key {'K' * 43} in a very long text {'word ' * 5000}")

    try:
        fail(50)
    except Failed as error:
        found = (type(error), error, error.__traceback__)
    record = logging.LogRecord("redcathedral.x", logging.ERROR, __file__, 1, message, args, found)
    record.facts = facts
    return formatter.format(record)


@pytest.mark.parametrize("formatter", [logs.JsonLines(), logs.TextLines()])
def test_an_error_is_logged_in_short_lines_without_secrets(formatter: logging.Formatter) -> None:
    text = logged(formatter, "it %s\nbroke\x1b[31m", "K" * 43, fact="é\n" * 4000)
    assert "K" * 20 not in text
    assert "Failed: key [hidden] in a very long text" in text
    assert "\x1b" not in text
    assert all(len(line.encode()) <= logs.LONGEST_LINE for line in text.splitlines())


def test_json_lines_stay_whole_however_much_there_is_to_say() -> None:
    text = logged(logs.JsonLines(), "x", **{f"fact{number}": "漢" * 300 for number in range(20)})
    assert len(text.encode()) <= logs.LONGEST_LINE
    assert json.loads(text)["cut"] is True
    assert "\n" not in text


def test_an_event_that_repeats_is_told_once_a_minute_with_its_count(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    security = logs.SecurityLog(lambda: now)
    with caplog.at_level(logging.WARNING, "redcathedral.security"):
        for _ in range(100):
            security.note("bad-key", "10.0.0.1")
        security.note("bad-key", "10.0.0.2")
        now = 61.0
        security.note("bad-key", "10.0.0.1")
    assert [record.facts for record in caplog.records] == [  # type: ignore[attr-defined]
        {"address": "10.0.0.1"},
        {"address": "10.0.0.2"},
        {"address": "10.0.0.1", "repeated": 99},
    ]


def test_the_command_offers_the_formats_of_the_log() -> None:
    assert LOG_FORMATS == logs.LOG_FORMATS


def test_an_answer_to_a_failure_has_its_id_too(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path))

    @app.router.get("/broken")
    async def broken() -> None:
        raise Failed("no matter what")

    app.router.routes.insert(0, app.router.routes.pop())

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/broken", headers={"X-Request-ID": "12345678"})

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.headers["x-request-id"]) == (500, "12345678")
    assert "matter" not in answer.text


# Stopping


def test_a_server_that_is_told_to_stop_says_so_and_sends_everyone_home_with_a_hint(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--set", "drain_seconds=1000", "--set", "return_seconds=7")
    server.start()
    house = House(server.url)
    host = house.make(HOT_SEAT)
    with host.live() as socket:
        news(socket)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        until(lambda: httpx.get(server.url + "/api/ready").status_code == 503)
        assert httpx.get(server.url + "/api/health").json() == {"status": "ok", "store": "ok"}
        host.play_any(seeded(1))  # those who are here play on until they are sent home
        news_with(socket, "ply")
        server.process.send_signal(signal.SIGINT)  # now it hurries
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(60)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "restart 7")
    assert server.process.wait(60) in (0, -signal.SIGTERM)
    assert "Traceback" not in server.log()
    house.close()


def test_a_move_that_is_being_written_when_the_server_stops_is_answered_and_kept(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--set", "drain_seconds=0.001")
    server.start()
    house = House(server.url)
    host = house.make(HOT_SEAT)
    answers: list[int] = []

    def say() -> None:
        number = 0
        while True:
            number += 1
            try:
                answers.append(host.post("/chat", {"text": f"{number}", "id": f"{number}"}).status_code)
            except httpx.TransportError:
                return

    talker = threading.Thread(target=say)
    talker.start()
    until(lambda: len(answers) > 5)
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(60)
    talker.join()
    assert set(answers) == {200}
    server.start()
    said = [event for event in host.get("/events").json()["events"] if event["kind"] == "chat"]
    assert len(said) >= len(answers)
    assert [event["text"] for event in said] == [str(number + 1) for number in range(len(said))]
    server.stop()
    house.close()
