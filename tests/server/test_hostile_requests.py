"""Requests made to break something: each gets a clear refusal, never a 500, and the log stays short."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from people import ENTROPY, HOT_SEAT, error_of
from redcathedral.server.http.app import create_app
from redcathedral.server.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

LONG = "x" * 1_000_000
MOST_ANSWER = 10_000  # letters
BODY = {"seats": HOT_SEAT, "entropy": ENTROPY}
HEADERS = (
    "Host",
    "Origin",
    "Authorization",
    "Cookie",
    "Content-Type",
    "Accept-Encoding",
    "If-None-Match",
    "User-Agent",
)
VALUES = (
    "[",
    "[::1",
    "]",
    "a:b:c",
    ":99999999",
    "%zz",
    "\xff\xfe",
    "x" * 20_000,
    "9" * 5_000,
    "é" * 3_000,
    ";" * 3_000,
)


def ask(path: Path, requests: list[dict[str, Any]]) -> list[httpx.Response]:
    """Ask a server in this process, which has refused nothing yet."""
    app = create_app(Settings(data=path, requests_at_once=100_000, work_at_once=100_000))

    async def whole() -> list[httpx.Response]:
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(
                transport=httpx.ASGITransport(app, raise_app_exceptions=False), base_url="http://localhost"
            ) as client,
        ):
            return [await client.request(**{"method": "GET", "url": "/api/info", **one}) for one in requests]

    return asyncio.run(whole())


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Any:
    caplog.set_level(logging.INFO)
    yield
    formatter = logging.Formatter()
    assert [line for record in caplog.records if len(line := formatter.format(record)) > 2_000] == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def check(answers: list[httpx.Response]) -> None:
    for answer in answers:
        assert answer.status_code < 500, answer.request.url
        assert len(answer.content) < MOST_ANSWER or answer.status_code < 300
        assert "content-security-policy" in answer.headers
        if answer.status_code >= 400:
            error_of(answer)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_no_header_breaks_anything(tmp_path: Path, method: str) -> None:
    usual = {"method": method, "url": "/api/tables" if method == "POST" else "/api/info"}
    body = {"content": json.dumps(BODY).encode()} if method == "POST" else {}
    requests = []
    for name in HEADERS:
        for value in VALUES:
            headers = {b"Content-Type": b"application/json", name.encode(): value.encode("latin-1")}
            requests.append({**usual, **body, "headers": headers})
    requests.append({**usual, "headers": {"Content-Length": "9" * 5_000, "Content-Type": "application/json"}})
    check(ask(tmp_path, requests))


@pytest.mark.usefixtures("quiet")
def test_no_field_name_or_value_is_repeated_at_length(tmp_path: Path) -> None:
    paths = ("/api/tables", "/api/records", "/api/commitments", "/api/tables/abc/plies", "/api/tables/abc/sit")
    bodies: list[Any] = [
        {LONG[:60_000]: 1},
        {**BODY, LONG[:60_000]: {LONG[:100]: 1}},
        {**BODY, "seats": [{LONG[:60_000]: 1}]},
        {"seats": LONG[:60_000]},
        {"record": LONG[:60_000]},
        [LONG[:60_000]],
        LONG[:60_000],
    ]
    deep = b"[" * 60_000, b'{"a":' * 10_000, b'{"seats": ' + b"[" * 50_000, b"1" * 60_000, b"-" * 100, b"\xff", b""
    requests = [{"method": "POST", "url": path, "json": body} for path in paths for body in bodies]
    kind = {"Content-Type": "application/json"}
    requests += [{"method": "POST", "url": path, "content": raw, "headers": kind} for path in paths for raw in deep]
    check(ask(tmp_path, requests))


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("number", ["0" * 5_000, "9" * 5_000, "-1", "1e3", "٣", "%00", "", "0x1", "1_0"])
def test_no_number_breaks_anything(tmp_path: Path, number: str) -> None:
    urls = (f"/api/tables/abc/events?since={number}", f"/api/tables/abc/at/{number}", f"/api/tables/abc/seats/{number}")
    check(ask(tmp_path, [{"url": url} for url in urls]))


def test_a_name_is_counted_in_its_normal_form(tmp_path: Path) -> None:
    """NFC makes two letters of some: 40 of them are 80, which no game takes."""
    seats = [{"kind": "me", "name": "\u0958" * 40}, {"kind": "me", "name": "Bob"}]
    (answer,) = ask(tmp_path, [{"method": "POST", "url": "/api/tables", "json": {**BODY, "seats": seats}}])
    assert error_of(answer) == (400, "body")
    seats[0]["name"] = "e\u0301" * 40
    (answer,) = ask(tmp_path, [{"method": "POST", "url": "/api/tables", "json": {**BODY, "seats": seats}}])
    assert answer.status_code == 201
    assert answer.json()["table"]["seats"][0]["name"] == "é" * 40


def test_what_can_be_looked_at_can_be_asked_for_with_head(tmp_path: Path) -> None:
    urls = ("/", "/api/info", "/rules", "/api/nothing", "/health")
    both = [ask(tmp_path, [{"method": method, "url": url} for url in urls]) for method in ("GET", "HEAD")]
    for got, head in zip(*both, strict=True):
        assert head.status_code == got.status_code
        assert head.content == b""
