"""What people and programs might send: it is taken as it is, or refused with a reason; it never breaks anything."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

import redcathedral as rc
from people import ENTROPY, ONLINE, TLS, House, error_of, new_id, seeded
from redcathedral.edition.loader import default_text

GOOD_NAMES = [
    "Ann",
    "Анна Ильинична",
    "李小龍",
    "عمر",
    "O'Brien; DROP TABLE tables;--",
    "<script>alert(1)</script>",
    "{{7*7}} ${x} %s %n",
    "🎲🎲",
    "x" * 40,
    "../../etc/passwd",
    '"]\\',
]
BAD_NAMES: list[Any] = [
    "",
    "   ",
    "x" * 41,
    "line\nbreak",
    "tab\there",
    "nul\x00",
    "esc\x1b[31m",
    "\u202eright to left",
    "\u200bzero width",
    "\ufeffmark",
    "line\u2028separator",
    "lone \ud800",
    "\x7f",
    3,
    None,
    ["a"],
    {"a": 1},
    True,
]


def raw(value: Any) -> bytes:
    """Write JSON as a careless program might: lone surrogates escaped."""
    return json.dumps(value).encode()


def post(house: House, path: str, value: Any) -> httpx.Response:
    return httpx.post(
        house.url + path, content=raw(value), headers={"Content-Type": "application/json"}, timeout=30, verify=TLS
    )


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_a_name_is_shown_as_it_was_given(house: House, name: str) -> None:
    host = house.make([{"kind": "me", "name": name}, {"kind": "bot", "bot": "random"}])
    assert host.view()["table"]["seats"][0]["name"] == name
    assert host.view()["game"]["snapshot"]["seats"][0]["name"] == name
    game = rc.from_record(host.get("/record").text)
    assert game.names[0] == name


@pytest.mark.parametrize("name", BAD_NAMES, ids=repr)
def test_a_name_that_cannot_be_shown_is_refused(house: House, name: Any) -> None:
    host = house.make(ONLINE)
    body = {"invite": host.invite, "seat": 1, "name": name, "entropy": ENTROPY}
    assert error_of(post(house, f"/api/tables/{host.table}/sit", body)) == (400, "body")
    if name is not None:
        seats = [{"kind": "me", "name": name}, {"kind": "me"}]
        assert error_of(post(house, "/api/tables", {"seats": seats, "entropy": ENTROPY})) == (400, "body")


@pytest.mark.parametrize("text", [*BAD_NAMES[:2], *BAD_NAMES[3:], "x" * 301], ids=repr)
def test_chat_that_cannot_be_shown_is_refused(house: House, text: Any) -> None:
    host = house.make()
    answer = host.http.post(
        f"/api/tables/{host.table}/chat",
        content=raw({"text": text, "id": new_id()}),
        headers={"Content-Type": "application/json"},
    )
    assert error_of(answer) == (400, "body")


BODIES: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"3",
    b'"text"',
    b"\xff\xfe",
    b"{}" * 2,
    b"[" * 30_000,
    b'{"ply": ' + b"[" * 20_000,
    b'{"a":1e999}',
    b'{"version":' + b"9" * 5000 + b"}",
    b'{"seats": NaN}',
    b'{"__proto__": {"a": 1}}',
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:12]))
def test_a_body_that_makes_no_sense_is_refused(house: House, body: bytes) -> None:
    host = house.make()
    for path in (f"/api/tables/{host.table}/plies", "/api/tables", "/api/records", f"/api/tables/{host.table}/sit"):
        answer = host.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert error_of(answer) == (400, "body"), path


@pytest.mark.parametrize(
    "wrong",
    [
        {"ply": 3},
        {"ply": ""},
        {"ply": "x" * 201},
        {"version": "2"},
        {"version": -1},
        {"version": 2.5},
        {"version": True},
        {"version": 1 << 40},
        {"id": ""},
        {"id": "x" * 65},
        {"id": "a b"},
        {"id": None},
        {"more": 1},
    ],
    ids=repr,
)
def test_a_move_with_wrong_fields_is_refused(house: House, wrong: dict[str, Any]) -> None:
    host = house.make()
    body = {"ply": "end", "version": 2, "id": "1", **wrong}
    assert error_of(host.post("/plies", body)) == (400, "body")


@pytest.mark.parametrize(
    "ply", ["🎲", "claim Z9", "market white +99999999999", "end\x00", "%s%n", "claim \u202eB1", "x" * 200]
)
def test_words_that_are_no_ply_are_refused(house: House, ply: str) -> None:
    host = house.make()
    assert error_of(host.ply(ply)) == (400, "notation")


def record_lines() -> list[str]:
    game = rc.new_game(players=2, seed=7)
    for _ in range(6):
        game.play(game.legal()[0])
    return game.record().splitlines()


def damaged_records() -> list[str]:
    lines = record_lines()
    game = rc.from_snapshot(rc.new_game(players=2, seed=7).snapshot())
    position = game.record()
    return [
        "",
        "hello",
        "\x00" * 100,
        "[" * 10_000,
        "\n".join(lines[1:]),
        "\n".join(lines).replace('[Rules "1"]', '[Rules "2"]'),
        "\n".join(lines).replace('[Players "2"]', '[Players "9"]'),
        "\n".join(lines).replace("1. red", "1. blue"),
        "\n".join([*lines, "99. red: end"]),
        "\n".join([*lines, "2. blue: " + ", ".join(["end"] * 20_000)]),
        "\n".join(lines).replace("base-", "base-99"),
        "\n".join([lines[0], lines[0], *lines]),
        position.replace("redcathedral-snapshot", "other"),
        position.replace('\\"rubles\\":', '\\"rubles\\":99999999999999999999'),
        position.replace('[Position "', '[Position "' + "[" * 5000),
        position.replace('\\"seats\\":[', '\\"seats\\":[null,'),
    ]


@pytest.mark.parametrize("record", damaged_records(), ids=lambda record: repr(record[-30:]))
def test_a_damaged_record_is_refused_with_a_reason(house: House, record: str) -> None:
    answer = house.post("/api/records", {"record": record})
    assert error_of(answer) == (400, "record")
    assert len(answer.json()["error"]["message"]) <= 2000


EDITIONS = [
    "",
    "= 3",
    "name = '" + "x" * 1000 + "'",
    "a = " + "[" * 2000,
    "a." * 2000 + "b = 1",
    "a = " + "9" * 5000,
    "\x00",
    default_text().replace("name =", "nom ="),
    default_text() + "\n[extra]\nx = 1\n",
    default_text().replace("reconstructed-1", "<img src=x onerror=alert(1)>\\n", 1),
]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: repr(edition[:12] + edition[-12:]))
def test_a_damaged_edition_is_refused_with_a_reason(house: House, edition: str) -> None:
    body = {"seats": ONLINE, "entropy": ENTROPY, "edition": edition}
    assert error_of(house.post("/api/tables", body)) == (400, "edition")


def test_the_problems_of_an_edition_come_as_phrases_the_first_ten_of_them(house: House) -> None:
    edition = default_text().replace("amount = ", "amont = ")
    error = house.post("/api/tables", {"seats": ONLINE, "entropy": ENTROPY, "edition": edition}).json()["error"]
    problem = error["phrase"]["facts"]["problem"]
    listed = [one["facts"] for one in problem["facts"]["problems"]]
    assert (error["phrase"]["key"], problem["key"]) == ("error-edition", "error-problems")
    assert listed[0]["problem"]["facts"]["problem"]["key"] == "fault-key-near"
    assert [one["problem"] for one in listed[10:]] == ["…"]
    assert "market.resource_tiles[0].amont: There’s no key" in error["message"]


def test_an_edition_of_ones_own_is_played_and_kept_with_its_table(house: House) -> None:
    text = (
        default_text()
        .replace('name = "reconstructed-1"', 'name = "my box"')
        .replace("price_rival = 2", "price_rival = 1")
        .replace('do = "donate", price = 3', 'do = "donate", price = 4', 1)
    )
    host = house.make([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], edition=text, turn_limit=2)
    table = host.view()["table"]
    assert table["options"]["edition"] == "my box"
    assert (table["amounts"]["price_rival"], table["amounts"]["price_own"]) == (1, 3)
    donations = [action for action in table["amounts"]["actions"] if action["verb"] == "donate"]
    assert donations == [{"verb": "donate", "cost": cost, "gain": 1} for cost in (4, 3)]
    while (view := host.view())["table"]["status"] != "over":
        if view["game"]["to_move"] == "red":
            host.play_any(seeded(1), view)
    assert host.get("/verify").json()["ok"]
    copied = house.post("/api/records", {"record": host.get("/record").text, "edition": text})
    assert copied.status_code == 201
    assert error_of(house.post("/api/records", {"record": host.get("/record").text})) == (400, "record")


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../app.py", "/page/%00", "/api/"]
)
def test_nothing_but_the_page_is_served(house: House, path: str) -> None:
    answer = httpx.get(house.url + path, verify=TLS)
    assert error_of(answer) == (404, "table")


@pytest.mark.parametrize("since", ["x", "-1", "1e3", "9" * 40, "", "٣"])
def test_events_since_nonsense_are_refused(house: House, since: str) -> None:
    host = house.make()
    assert error_of(host.get("/events", since=since)) == (400, "body")
