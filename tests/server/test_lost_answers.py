"""An answer that was lost on the way can be had again, key included, by who asked and nobody else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from test_paging import record_of

from people import ENTROPY, HOT_SEAT, ONLINE, House, error_of, new_id, play_out

if TYPE_CHECKING:
    import httpx

MINE, YOURS = "a-secret-of-my-browser-1", "a-secret-of-my-browser-2"


def given(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code in (200, 201), answer.text
    body = answer.json()
    return {"table": body["table"]["id"], "you": body["you"], "key": body["key"], "invite": body.get("invite")}


@pytest.mark.parametrize("what", ["tables", "records", "fork"])
def test_a_table_is_made_once_however_often_it_is_asked_for(house: House, what: str) -> None:
    path, body = f"/api/{what}", dict[str, Any](seats=HOT_SEAT, entropy=ENTROPY)
    if what == "fork":
        path, body = f"/api/tables/{house.make().table}/fork", {**body, "ply": 0}
    if what == "records":
        body = {"record": record_of(5)}
    mine = new_id().replace("-", "")
    first = given(house.post(path, {**body, "id": mine}))
    assert given(house.post(path, {**body, "id": mine})) == first
    other = given(house.post(path, {**body, "id": new_id()}))
    assert all(other[name] != first[name] for name in ("table", "key", "invite"))
    assert house.person(first["table"], first["key"]).view()["you"]["host"]


def test_two_requests_at_the_same_time_make_one_table(house: House) -> None:
    body = {"seats": HOT_SEAT, "entropy": ENTROPY, "id": new_id()}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: house.post("/api/tables", body), range(8)))
    assert len({str(given(answer)) for answer in answers}) == 1


def test_a_commitment_is_spent_once_by_a_request_that_is_sent_twice(house: House) -> None:
    commitment = house.post("/api/commitments", {}).json()["commitment"]
    body = {"seats": HOT_SEAT, "entropy": ENTROPY, "commitment": commitment}
    mine = new_id()
    assert given(house.post("/api/tables", {**body, "id": mine})) == given(
        house.post("/api/tables", {**body, "id": mine})
    )
    assert error_of(house.post("/api/tables", {**body, "id": new_id()})) == (400, "setup")


def test_who_sat_down_and_heard_nothing_gets_the_key_again(house: House) -> None:
    host = house.make(ONLINE)
    path = f"/api/tables/{host.table}/sit"
    body = {"invite": host.invite, "seat": 1, "name": "Bob", "entropy": ENTROPY}
    first = given(house.post(path, {**body, "id": MINE}))
    assert given(house.post(path, {**body, "id": MINE})) == first
    assert error_of(house.post(path, {**body, "id": YOURS})) == (409, "status")
    assert error_of(house.post(path, body)) == (409, "status")
    assert house.person(host.table, first["key"]).view()["you"]["seats"] == [1]


def test_who_made_or_joined_the_next_game_and_heard_nothing_gets_the_key_again(house: House) -> None:
    host, guest = house.online(turn_limit=1)
    play_out({"red": host, "blue": guest} | by_color(house, host, guest), seed=1)
    for person, secret in ((host, MINE + "-r"), (guest, YOURS + "-r")):
        body = {"entropy": ENTROPY, "id": secret}
        first = given(person.post("/rematch", body))
        assert given(person.post("/rematch", body)) == first
        assert house.person(first["table"], first["key"]).view()["you"] == first["you"]


def by_color(house: House, host: Any, guest: Any) -> dict[str, Any]:
    seats = house.person(host.table).view()["table"]["seats"]
    return {seats[0]["color"]: host, seats[1]["color"]: guest}


def test_one_id_is_for_one_act(house: House) -> None:
    host = house.make()
    assert host.post("/chat", {"text": "one", "id": "x"}).status_code == 200
    assert host.post("/chat", {"text": "one", "id": "x"}).json()["events"][0]["text"] == "one"
    assert error_of(host.post("/chat", {"text": "two", "id": "x"})) == (409, "status")
    view = host.view()
    ply, other = (choice["ply"] for choice in view["game"]["choices"][:2])
    assert host.ply(ply, view["table"]["version"], "y").status_code == 200
    assert host.ply(ply, view["table"]["version"], "y").status_code == 200
    assert error_of(host.ply(other, view["table"]["version"], "y")) == (409, "status")
    assert error_of(host.ply(ply, view["table"]["version"], "x")) == (409, "status")
