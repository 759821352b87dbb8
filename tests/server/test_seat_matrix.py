"""Nobody where they don't belong: every request and the WebSocket, by everyone who might try."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from people import ENTROPY, ONLINE, TLS, House, Person, error_of, new_id, news, play_out, seeded
from redcathedral.server.table.commitment import sealed_of

if TYPE_CHECKING:
    from collections.abc import Callable

OK = "let through"
FOREIGN = "https://evil.example"
HOSTS, GUESTS = "hosts-entropy", "guests-entropy"


@dataclass
class Scene:
    """A table with everyone who might knock."""

    host: Person
    guest: Person
    revoked: Person
    other: Person  # of another game
    stranger: Person
    spectator: Person

    def version(self) -> int:
        return int(self.stranger.get().json()["table"]["version"])

    def seq(self) -> int:
        return int(self.stranger.get().json()["table"]["seq"])


def scene(house: House, *, over: bool = False, sealed: bool = False) -> Scene:
    """A game of host and guest in the guest's seat, whose former holder was sent away; the host is to move.

    Where numbers are sealed, everyone has sealed theirs and nobody has opened one.
    """
    hosts, guests = (
        {"entropy": None, "sealed": sealed_of(entropy)} if sealed else {"entropy": ENTROPY}
        for entropy in (HOSTS, GUESTS)
    )
    host = house.make(ONLINE, **hosts, **({"turn_limit": 1} if over else {}))
    revoked = house.join(host, 1, "Bob", **guests)
    host.post("/seats/1", {"kind": "open"})
    host.invite = host.post("/invite", {}).json()["invite"]  # who was sent away knows the old one: it is void
    guest = house.join(host, 1, "Carla", **guests)
    other = house.make()
    table = host.table
    found = Scene(
        host,
        guest,
        house.person(table, revoked.key),
        house.person(table, other.key),
        house.person(table),
        house.person(table, "A" * 43),
    )
    if over:
        play_out({"red": host, "blue": guest}, seed=1)
    return found


def a_ply(s: Scene) -> dict[str, Any]:
    view = s.stranger.get().json()
    return {"ply": view["game"]["choices"][0]["ply"], "version": view["table"]["version"], "id": new_id()}


def played(s: Scene) -> None:
    s.host.play_any(seeded(1))


def asked(s: Scene) -> None:
    """The host has played past chance and asks to take it back."""
    view = s.host.view()
    s.host.ply(next(c["ply"] for c in view["game"]["choices"] if c["verb"] == "market"))
    s.host.ply("end")
    s.host.post("/undo", {"to": 0, "version": s.version(), "id": new_id()})


def left(s: Scene) -> None:
    s.host.post("/leave")


def nothing(_: Scene) -> None:
    pass


@dataclass
class Endpoint:
    """A request that changes something, and who may make it."""

    path: str
    body: Callable[[Scene], dict[str, Any]]
    host: tuple[int, str] | str = OK
    guest: tuple[int, str] | str = OK
    before: Callable[[Scene], None] = nothing
    over: bool = False
    sealed: bool = False


WRONG_SEAT, NOT_HOST, NO_KEY = (403, "seat"), (403, "host"), (401, "key")
ENDPOINTS = [
    Endpoint("/plies", a_ply, guest=WRONG_SEAT),
    Endpoint("/undo", lambda s: {"to": 0, "version": s.version(), "id": new_id()}, before=played),
    Endpoint("/undo/answer", lambda s: {"agree": True, "version": s.version()}, host=WRONG_SEAT, before=asked),
    Endpoint("/chat", lambda _: {"text": "hello", "id": new_id()}),
    Endpoint("/link", lambda _: {}),
    Endpoint("/leave", lambda _: {}),
    Endpoint("/back", lambda _: {}, guest=(409, "status"), before=left),
    Endpoint("/invite", lambda _: {}, guest=NOT_HOST),
    Endpoint("/seats/1", lambda _: {"kind": "bot", "bot": "random"}, guest=NOT_HOST),
    Endpoint("/seats/0/name", lambda _: {"name": "Anne"}, guest=WRONG_SEAT, sealed=True),
    Endpoint("/seats/0/give-up", lambda _: {}, guest=WRONG_SEAT, sealed=True),
    Endpoint("/rematch", lambda _: {"entropy": ENTROPY}, over=True),
    Endpoint("/seal", lambda _: {"sealed": sealed_of("another")}, sealed=True),
    Endpoint("/reveal", lambda _: {"entropy": HOSTS}, guest=(400, "setup"), sealed=True),
]


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.path)
def test_a_request_gets_through_for_the_right_one_alone(house: House, endpoint: Endpoint) -> None:
    s = scene(house, over=endpoint.over, sealed=endpoint.sealed)
    endpoint.before(s)
    seq, body = s.seq(), endpoint.body(s)
    for outsider in (s.stranger, s.spectator, s.revoked, s.other):
        assert error_of(outsider.post(endpoint.path, body)) == NO_KEY
    for insider in (s.host, s.guest):
        with httpx.Client(base_url=house.url, headers={**insider.headers, "Origin": FOREIGN}, verify=TLS) as attacker:
            answer = attacker.post(f"/api/tables/{s.host.table}{endpoint.path}", json=body)
            assert error_of(answer) == (403, "origin")
            assert "access-control-allow-origin" not in answer.headers
        with httpx.Client(base_url=house.url, headers={"Cookie": f"key={insider.key}"}, verify=TLS) as program:
            answer = program.post(f"/api/tables/{s.host.table}{endpoint.path}", json=body)
            assert error_of(answer) == NO_KEY, "a cookie without an origin is no key"
    assert s.seq() == seq, "nobody has changed anything so far"
    for insider, expected in ((s.host, endpoint.host), (s.guest, endpoint.guest)):
        if expected != OK:
            assert error_of(insider.post(endpoint.path, body)) == expected
            assert s.seq() == seq
    right = s.host if endpoint.host == OK else s.guest
    answer = right.post(endpoint.path, body)
    assert answer.status_code in (200, 201), answer.text


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.path)
def test_a_request_of_the_page_itself_gets_through_with_its_cookie(house: House, endpoint: Endpoint) -> None:
    s = scene(house, over=endpoint.over, sealed=endpoint.sealed)
    endpoint.before(s)
    right = s.host if endpoint.host == OK else s.guest
    headers = {"Cookie": f"key={right.key}", "Origin": house.url}
    answer = httpx.post(
        f"{house.url}/api/tables/{s.host.table}{endpoint.path}", json=endpoint.body(s), headers=headers, verify=TLS
    )
    assert answer.status_code in (200, 201), answer.text


def test_another_seat_cannot_take_a_ply_back_without_asking(house: House) -> None:
    s = scene(house)
    played(s)
    answer = s.guest.post("/undo", {"to": 0, "version": s.version(), "id": new_id()})
    assert answer.json()["events"][0]["kind"] == "undo-asked"
    assert s.host.view()["game"]["plies"] > 0


@pytest.mark.parametrize("path", ["", "/events", "/at/0", "/why?ply=end", "/record"])
def test_everyone_may_look_but_no_other_site_can_read_it(house: House, path: str) -> None:
    s = scene(house)
    everyone = (s.host, s.guest, s.revoked, s.other, s.stranger, s.spectator)
    for person in everyone:
        assert person.get(path).status_code == 200
    foreign = house.person(s.host.table, s.host.key, Origin=FOREIGN)
    assert "access-control-allow-origin" not in foreign.get(path).headers
    texts = {re.sub(r'"you":\{[^}]*\}', "", person.get(path).text) for person in everyone}
    assert len(texts) == 1, "all see the same"
    assert not any(str(person.key) in text for person in (s.host, s.guest) for text in texts)


def test_a_view_tells_outsiders_that_they_hold_nothing(house: House) -> None:
    s = scene(house)
    for outsider in (s.stranger, s.spectator, s.revoked, s.other):
        assert outsider.view()["you"] == {"seats": [], "host": False}
    assert s.host.view()["you"] == {"seats": [0], "host": True}
    assert s.guest.view()["you"] == {"seats": [1], "host": False}


def test_a_key_enters_its_own_table_alone(house: House) -> None:
    s = scene(house)
    for person in (s.revoked, s.other, s.spectator):
        answer = s.stranger.post("/enter", {"key": person.key})
        assert error_of(answer) == NO_KEY
        assert "set-cookie" not in answer.headers
    foreign = house.person(s.host.table, Origin=FOREIGN)
    assert error_of(foreign.post("/enter", {"key": s.host.key})) == (403, "origin")
    answer = s.stranger.post("/enter", {"key": s.guest.key})
    assert answer.json()["you"]["seats"] == [1]


def test_making_tables_is_refused_to_other_sites(house: House) -> None:
    body = {"seats": [{"kind": "me"}, {"kind": "me"}], "entropy": ENTROPY}
    for path, sent in (("/api/tables", body), ("/api/records", {"record": ""}), ("/api/commitments", {})):
        assert error_of(house.post(path, sent, Origin=FOREIGN)) == (403, "origin")
        assert error_of(house.post(path, sent, Origin="null")) == (403, "origin")


def test_where_other_people_play_there_are_no_hints(house: House) -> None:
    s = scene(house)
    for outsider in (s.stranger, s.spectator, s.revoked, s.other):
        assert error_of(outsider.get("/hint")) == NO_KEY
    assert error_of(s.guest.get("/hint")) == WRONG_SEAT
    assert error_of(s.host.get("/hint")) == (403, "hint")


# The WebSocket


def here(house: House, table: str) -> list[bool]:
    return [seat["here"] for seat in house.person(table).get().json()["table"]["seats"]]


def test_everyone_may_watch_but_only_a_good_key_is_here(house: House) -> None:
    s = scene(house)
    for outsider in (s.stranger, s.spectator, s.revoked, s.other):
        with outsider.live() as socket:
            news(socket)
            assert here(house, s.host.table) == [False, False]
    with s.guest.live() as socket:
        news(socket)
        assert here(house, s.host.table) == [False, True]


def test_a_websocket_of_another_site_is_refused_whatever_key_it_has(house: House) -> None:
    s = scene(house)
    for origin in (FOREIGN, "null", house.url.replace("http", "https"), house.url + "0"):
        with pytest.raises(InvalidStatus) as refused, s.host.live(Origin=origin):
            pass
        assert refused.value.response.status_code == 403


def test_a_websocket_of_the_page_is_known_by_its_cookie(house: House) -> None:
    s = scene(house)
    with s.stranger.live(Origin=house.url, Cookie=f"key={s.guest.key}") as socket:
        news(socket)
        assert here(house, s.host.table) == [False, True]


def test_a_websocket_of_a_program_without_origin_has_no_use_for_a_cookie(house: House) -> None:
    s = scene(house)
    with s.stranger.live(Cookie=f"key={s.guest.key}") as socket:
        news(socket)
        assert here(house, s.host.table) == [False, False]


def test_there_is_no_websocket_for_a_table_that_is_not_there(house: House) -> None:
    nobody = house.person("nowhere")
    with pytest.raises(InvalidStatus) as refused, nobody.live():
        pass
    assert refused.value.response.status_code == 403


# Other ways in


def test_a_table_that_is_not_there_is_not_found_whatever_is_asked(house: House) -> None:
    nobody = house.person("nowhere")
    assert error_of(nobody.get()) == (404, "table")
    assert error_of(nobody.ply("end", 1)) == (404, "table")
    assert error_of(house.person("UPPER..").get()) == (404, "table")
    assert error_of(house.person("a/../../etc").get()) == (404, "table")


def test_a_foreign_name_that_leads_here_is_refused(house: House) -> None:
    answer = httpx.get(house.url + "/api/info", headers={"Host": "rebound.example"}, verify=TLS)
    assert error_of(answer) == (403, "origin")


def test_keys_are_long_and_only_their_digests_are_kept(house: House, server: Any) -> None:
    host = house.make()
    assert host.key is not None
    assert host.invite is not None
    assert len(host.key) >= 43  # 32 bytes in base64
    for file in server.data.glob("tables.sqlite3*"):
        assert host.key.encode() not in file.read_bytes()
        assert host.invite.encode() not in file.read_bytes()


def test_every_answer_tells_the_browser_to_be_strict(house: House) -> None:
    for path in ("/", "/api/info", "/api/tables/nowhere", "/table/anything"):
        headers = httpx.get(house.url + path, verify=TLS).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
