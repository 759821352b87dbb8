"""Moves, news, taking back: what two people at one table see of each other."""

from __future__ import annotations

import json
from typing import Any

from people import House, Person, described, error_of, new_id, news, news_with, pick, play_out, seeded
from redcathedral.game.load import from_record, verify_chance
from redcathedral.server import models


def first_ply(view: dict[str, object]) -> str:
    return pick(view, seeded(1))


def test_a_ply_is_answered_with_its_events_and_told_to_everyone(house: House) -> None:
    host, guest = house.online()
    with guest.live(since=host.view()["table"]["seq"]) as socket:
        assert news(socket)["events"] == []
        played = host.play_any(seeded(1))
        told = news_with(socket, "ply")
    assert told["events"] == played["events"]
    assert told["version"] == played["version"] == told["seq"]
    assert told["events"][0]["story"][0]["text"]
    assert told["game"] == host.view()["game"]


def test_the_same_request_twice_is_one_move_and_the_same_answer(house: House) -> None:
    host = house.make()
    view, request = host.view(), new_id()
    ply = first_ply(view)
    first = host.ply(ply, view["table"]["version"], request)
    assert first.status_code == 200
    again = host.ply(ply, view["table"]["version"], request)
    assert again.json() == first.json()
    assert host.view()["game"]["plies"] == len([e for e in first.json()["events"] if e["kind"] in ("ply", "chance")])


def test_a_move_is_the_same_move_by_the_short_way_and_by_the_long(house: House) -> None:
    """What the short way cannot read, such as another encoding than UTF-8, takes the long one."""
    host = house.make()
    view = host.view()
    body = {"ply": first_ply(view), "version": view["table"]["version"], "id": new_id()}
    ways = [json.dumps(body).encode(encoding) for encoding in ("utf-8", "utf-16")]
    headers = {"Content-Type": "application/json"}
    short, long = (host.http.post(f"/api/tables/{host.table}/plies", content=way, headers=headers) for way in ways)
    assert short.status_code == 200
    assert long.json() == short.json()
    assert {*long.headers} == {*short.headers}


def test_a_request_id_of_another_person_is_another_request(house: House) -> None:
    host, guest = house.online()
    said = {"text": "hello", "id": "1"}
    assert host.post("/chat", said).json() != guest.post("/chat", said).json()


def test_a_stale_move_is_refused_with_what_came_first(house: House) -> None:
    host = house.make()
    view = host.view()
    played = host.play_any(seeded(1), view)
    late = host.ply(first_ply(view), view["table"]["version"])
    assert error_of(late) == (409, "stale")
    error = late.json()["error"]
    assert error["version"] == played["version"]
    assert error["events"][-len(played["events"]) :] == played["events"]


def test_a_move_out_of_turn_is_refused(house: House) -> None:
    _, guest = house.online()
    refused = guest.ply(first_ply(guest.view()))
    assert error_of(refused) == (403, "seat")
    assert refused.json()["error"]["message"] == "It isn’t your turn: the table is waiting for Anna (red)."


def test_what_the_rules_forbid_is_refused_with_clause_and_reason(house: House) -> None:
    host = house.make()
    refused = host.ply("end")
    assert error_of(refused) == (422, "illegal")
    error = refused.json()["error"]
    assert error["clause"]
    assert error["phrase"]["key"].startswith("why-")
    why = described(models.Why, host.get("/why", ply="end").json())
    assert not why["legal"]
    assert why["reason"]["clause"] == error["clause"]
    assert host.get("/why", ply=first_ply(host.view())).json() == {"legal": True, "reason": None}


def test_everyone_is_told_how_the_seats_stand_and_how_they_would_after_some_plies(house: House) -> None:
    host = house.make()
    game = host.view()["game"]
    before = [line["total"] for line in game["scored"]]
    compound = next(one for one in game["compounds"] if one["gains"].get("rubles", 0) < 5)
    outlook = described(models.Outlook, host.get("/outlook", ply=compound["plies"]).json())
    for ply in compound["plies"]:
        host.ply(ply)
    after = [line["total"] for line in host.view()["game"]["scored"]]
    assert outlook["scored"] == after
    assert len(after) == len(before) == 2
    assert host.get("/outlook", ply="claim A1").json() == {"scored": None}
    assert error_of(host.get("/outlook", ply="dance")) == (400, "notation")


def test_what_is_no_ply_is_refused(house: House) -> None:
    host = house.make()
    assert error_of(host.ply("dance")) == (400, "notation")
    assert error_of(host.get("/why", ply="dance")) == (400, "notation")


def test_nobody_can_tell_the_dice_what_to_show(house: House) -> None:
    host = house.make()
    assert error_of(host.ply("roll red 6")) == (422, "illegal")


def test_who_comes_back_is_told_what_was_missed(house: House) -> None:
    host, guest = house.online()
    luck = seeded(2)
    with guest.live() as socket:
        seen = news(socket)["seq"]
    for _ in range(4):
        view = host.view()
        (host if view["game"]["to_move"] == "red" else guest).play_any(luck, view)
    with guest.live(since=seen) as socket:
        missed = news(socket)
    assert [event["seq"] for event in missed["events"]] == list(range(seen + 1, missed["seq"] + 1))
    assert missed["game"] == host.view()["game"]
    asked = described(models.News, guest.get("/events", since=seen).json())
    assert asked["events"] == missed["events"]
    assert guest.get("/events", since=10**6).json()["events"] == []


def test_everyone_sees_who_is_here(house: House) -> None:
    host, guest = house.online()
    assert [seat["here"] for seat in host.view()["table"]["seats"]] == [False, False]
    with host.live() as watching:
        news(watching)
        with guest.live() as other:
            news(other)
            while not all(seat["here"] for seat in news(watching)["table"]["seats"]):
                pass
        while news(watching)["table"]["seats"][1]["here"]:
            pass


def test_chat_is_told_as_it_was_written(house: House) -> None:
    host, guest = house.online()
    with guest.live() as socket:
        said = '<b>Привет</b> & 🎲 "quoted"'
        assert host.post("/chat", {"text": said, "id": "1"}).status_code == 200
        event = news_with(socket, "chat")["events"][-1]
    assert (event["seat"], event["name"], event["text"], event["changed"]) == (0, "Anna", said, False)


def test_an_earlier_moment_shows_its_position_and_what_led_there(house: House) -> None:
    host = house.make()
    luck = seeded(3)
    snapshots = {0: host.view()["game"]["snapshot"]}
    for _ in range(6):
        host.play_any(luck)
        view = host.view()
        snapshots[view["game"]["plies"]] = view["game"]["snapshot"]
    for ply, snapshot in snapshots.items():
        moment = described(models.Moment, host.get(f"/at/{ply}").json())
        assert moment["snapshot"] == snapshot
        assert len(moment["events"]) == ply
    assert host.get("/at/999").status_code == 404


# Taking back


def test_a_ply_before_chance_has_spoken_is_taken_back_freely(house: House) -> None:
    host, guest = house.online()
    before = host.view()
    host.ply(next(c["ply"] for c in before["game"]["choices"] if c["verb"] == "market"))
    view = host.view()
    assert view["game"]["undo_to"] == 0
    body = {"to": 0, "version": view["table"]["version"], "id": new_id()}
    undone = described(models.Played, host.post("/undo", body).json())
    assert [event["kind"] for event in undone["events"]] == ["undo"]
    assert host.post("/undo", body).json() == undone
    after = host.view()
    assert after["game"]["snapshot"] == before["game"]["snapshot"]
    assert guest.view()["game"]["plies"] == 0


def past_chance(house: House) -> tuple[Person, Person, dict[str, Any]]:
    """Play until chance has spoken and it is the guest's move."""
    host, guest = house.online()
    view = host.view()
    host.ply(next(c["ply"] for c in view["game"]["choices"] if c["verb"] == "market"))
    host.ply("end")
    view = host.view()
    assert view["game"]["to_move"] == "blue"
    assert view["game"]["undo_to"] is None
    return host, guest, view


def test_past_chance_the_other_is_asked_and_may_agree(house: House) -> None:
    host, guest, view = past_chance(house)
    version = view["table"]["version"]
    with guest.live(since=view["table"]["seq"]) as socket:
        asked = host.post("/undo", {"to": 0, "version": version, "id": new_id()})
        assert asked.json()["events"][0]["kind"] == "undo-asked"
        told = news_with(socket, "undo-asked")
    assert told["table"]["undo"] == {"seat": 0, "to": 0, "waiting": [1]}
    assert error_of(host.post("/undo/answer", {"agree": True, "version": version})) == (403, "seat")
    agreed = guest.post("/undo/answer", {"agree": True, "version": version}).json()
    assert [event["kind"] for event in agreed["events"]] == ["undo-answered", "undo"]
    after = host.view()
    assert after["game"]["plies"] == 0
    assert after["table"]["undo"] is None


def test_the_other_may_refuse_or_just_play_on(house: House) -> None:
    host, guest, view = past_chance(house)
    version = view["table"]["version"]
    host.post("/undo", {"to": 0, "version": version, "id": new_id()})
    refused = guest.post("/undo/answer", {"agree": False, "version": version}).json()
    assert [event["kind"] for event in refused["events"]] == ["undo-answered"]
    assert host.view()["table"]["undo"] is None
    assert error_of(guest.post("/undo/answer", {"agree": True, "version": version})) == (409, "status")
    host.post("/undo", {"to": 0, "version": version, "id": new_id()})
    guest.play_any(seeded(1))
    assert host.view()["table"]["undo"] is None


def test_nobody_rolls_again_while_the_other_is_away(house: House) -> None:
    host, guest, view = past_chance(house)
    assert guest.post("/leave").status_code == 200
    body = {"to": 0, "version": view["table"]["version"], "id": new_id()}
    assert host.post("/undo", body).json()["error"]["phrase"]["key"] == "error-undo-away"
    assert host.view()["game"]["plies"] == view["game"]["plies"]
    assert guest.post("/back").status_code == 200
    assert host.post("/undo", body).json()["events"][0]["kind"] == "undo-asked"


def test_of_three_people_two_agree_while_the_third_is_away(house: House) -> None:
    host = house.make([{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}])
    guest, third = house.join(host, 1), house.join(host, 2, "Cleo")
    host.ply(next(c["ply"] for c in host.view()["game"]["choices"] if c["verb"] == "market"))
    host.ply("end")
    third.post("/leave")
    version = host.view()["table"]["version"]
    host.post("/undo", {"to": 0, "version": version, "id": new_id()})
    assert host.view()["table"]["undo"]["waiting"] == [1]
    guest.post("/undo/answer", {"agree": True, "version": version})
    assert host.view()["game"]["plies"] == 0


def test_who_takes_back_a_roll_does_not_know_the_next_one(house: House) -> None:
    host = house.make(turn_limit=3)
    market = next(c["ply"] for c in host.view()["game"]["choices"] if c["verb"] == "market")
    rolled = []
    for _ in range(12):
        host.ply(market)
        rolled.append(host.ply("end").json()["events"][1]["ply"])
        version = host.view()["table"]["version"]
        assert host.post("/undo", {"to": 0, "version": version, "id": new_id()}).status_code == 200
    assert len(set(rolled)) > 1, "the same roll came again every time"
    host.ply(market)
    host.ply("end")
    play_out({"red": host, "blue": host}, seed=1)
    verified = described(models.Verified, host.get("/verify").json())
    assert (verified["ok"], verified["taken_back"]) == (True, 12)
    record = host.get("/record").text
    assert '[Draws "12' in record
    game = from_record(record)
    assert game.record() == record
    assert verify_chance(game, str(game.seed)) == verified["checked"]


def test_a_roll_is_taken_back_with_the_ply_that_caused_it(house: House) -> None:
    host = house.make()
    market = next(c["ply"] for c in host.view()["game"]["choices"] if c["verb"] == "market")
    host.ply(market)
    before = host.view()["game"]
    host.ply("end")
    view = host.view()
    assert view["game"]["plies"] == 3, "the market, the end, the roll"
    undone = host.post("/undo", {"to": 2, "version": view["table"]["version"], "id": new_id()}).json()
    assert undone["events"][0]["to"] == 1
    after = host.view()["game"]
    assert (after["to_move"], after["snapshot"]) == (before["to_move"], before["snapshot"])


def test_there_is_no_taking_back_what_was_not_played(house: House) -> None:
    host = house.make()
    version = host.view()["table"]["version"]
    assert error_of(host.post("/undo", {"to": 0, "version": version, "id": "1"})) == (409, "status")
    assert error_of(host.post("/undo", {"to": 0, "version": version - 1, "id": "1"})) == (409, "stale")
