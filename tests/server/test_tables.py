"""Making tables, sitting down, leaving and coming back, the next game."""

from __future__ import annotations

import httpx
import pytest

from people import ENTROPY, HOT_SEAT, ONLINE, TLS, WITH_BOT, House, described, error_of, news_with, play_out, seeded
from redcathedral.server import models

WITH_ROOM = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]


def test_a_new_table_is_shown_whole_and_its_maker_is_the_host(house: House) -> None:
    host = house.make(HOT_SEAT, boards="advanced", first_game=True, turn_limit=10)
    view = host.view()
    assert view["table"]["status"] == "playing"
    assert view["table"]["options"]["boards"] == "advanced"
    assert view["table"]["options"]["turn_limit"] == 10
    assert view["you"] == {"seats": [0, 1], "host": True}
    assert [seat["name"] for seat in view["table"]["seats"]] == ["Anna", "Bob"]
    assert view["game"]["to_move"] == "red"
    assert view["game"]["plies"] == 0
    assert view["game"]["undo_to"] is None
    kinds = [event["kind"] for event in host.get("/events").json()["events"]]
    assert kinds == ["created", "started", "key", "invitation"]


def test_a_table_shows_what_is_printed_on_its_workshop_boards(house: House) -> None:
    basic = house.make(HOT_SEAT).view()["game"]["workshops"]["red"]
    assert {name: space["price"] for name, space in basic.items()} == {
        "red": 3,
        "blue": 2,
        "green": 2,
        "yellow": 2,
        "white1": 3,
        "white2": 3,
    }
    assert {space["ornament"] for space in basic.values()} == {None}
    advanced = house.make(HOT_SEAT, boards="advanced").view()["game"]["workshops"]["red"]
    assert {space["price"] for space in advanced.values()} == {3}
    assert [advanced[name]["ornament"] for name in ("red", "green", "blue", "yellow", "white1")] == [
        "door",
        "arch",
        "arch",
        "cross",
        None,
    ]


def test_a_table_shows_where_each_die_would_stop_and_which_may_be_paid_to_go_further(house: House) -> None:
    game = house.make(HOT_SEAT).view()["game"]
    market = game["snapshot"]["market"]["dice"]
    assert {name: die["lands"] for name, die in game["dice"].items()} == {
        name: (die["space"] - 1 + die["value"]) % 8 + 1 for name, die in market.items()
    }
    assert {name for name, die in game["dice"].items() if die["further"]} == {"white", game["to_move"]}


def test_a_solo_table_has_ivan_in_its_second_seat(house: House) -> None:
    host = house.make([{"kind": "me", "name": "Anna"}], solo=True)
    assert [seat["kind"] for seat in host.view()["table"]["seats"]] == ["person", "ivan"]


def test_the_game_starts_when_the_last_open_seat_is_taken(house: House) -> None:
    host = house.make(ONLINE)
    view = host.view()
    assert view["table"]["status"] == "waiting"
    assert view["game"] is None
    guest = house.join(host, 1, "Bob", color="green")
    view = guest.view()
    assert view["table"]["status"] == "playing"
    assert view["you"] == {"seats": [1], "host": False}
    assert [seat["color"] for seat in view["table"]["seats"]] == ["red", "green"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seats": [{"kind": "me"}]}, "setup"),
        ({"seats": HOT_SEAT, "solo": True}, "setup"),
        ({"seats": [{"kind": "open"}], "solo": True}, "setup"),
        ({"seats": [{"kind": "me", "color": "red"}, {"kind": "me", "color": "red"}]}, "setup"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "setup"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "mcts:100000000"}]}, "setup"),
        ({"seats": HOT_SEAT, "edition": "name = 3"}, "edition"),
        ({"seats": HOT_SEAT, "commitment": "0" * 64}, "setup"),
        ({"seats": []}, "body"),
        ({"seats": [{"kind": "me"}] * 5}, "body"),
        ({"seats": HOT_SEAT, "turn_limit": 0}, "body"),
        ({"seats": HOT_SEAT, "boards": "marble"}, "body"),
        ({"seats": HOT_SEAT, "entropy": ""}, "body"),
        ({"seats": HOT_SEAT, "entropy": "a|b"}, "body"),
        ({"seats": HOT_SEAT, "wish": 1}, "body"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_with_a_reason(house: House, body: dict[str, object], code: str) -> None:
    answer = house.post("/api/tables", {"entropy": ENTROPY, **body})
    assert error_of(answer) == (400, code)


def test_a_seat_is_taken_once_and_only_with_the_invitation_that_is_good(house: House) -> None:
    host = house.make(ONLINE)
    body = {"invite": host.invite, "seat": 1, "name": "Bob", "entropy": ENTROPY}
    stranger = house.person(host.table)
    assert error_of(stranger.post("/sit", {**body, "invite": "x" * 43})) == (401, "key")
    assert error_of(stranger.post("/sit", {**body, "seat": 0})) == (409, "status")
    assert error_of(stranger.post("/sit", {**body, "seat": 3})) == (409, "status")
    assert error_of(stranger.post("/sit", {**body, "color": "red"})) == (409, "status")
    renewed = described(models.InviteAnswer, host.post("/invite").json())["invite"]
    assert error_of(stranger.post("/sit", body)) == (401, "key")
    assert stranger.post("/sit", {**body, "invite": renewed}).status_code == 200
    assert error_of(stranger.post("/sit", {**body, "invite": renewed})) == (409, "status")


def test_a_link_opens_the_same_seats_on_another_device(house: House) -> None:
    host = house.make()
    key = described(models.KeyAnswer, host.post("/link").json())["key"]
    assert key != host.key
    assert house.person(host.table, key).view()["you"] == {"seats": [0, 1], "host": True}


def test_a_key_is_exchanged_for_a_cookie_of_this_table_alone(house: House) -> None:
    host, other = house.make(), house.make()
    with httpx.Client(base_url=house.url, headers={"Origin": house.url}, verify=TLS) as browser:
        answer = browser.post(f"/api/tables/{host.table}/enter", json={"key": host.key})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert f"Path=/api/tables/{host.table}" in cookie
        assert browser.get(f"/api/tables/{host.table}").json()["you"]["seats"] == [0, 1]
        assert browser.get(f"/api/tables/{other.table}").json()["you"]["seats"] == []
        view = browser.get(f"/api/tables/{host.table}").json()
        ply = {"ply": view["game"]["choices"][0]["ply"], "version": view["table"]["version"], "id": "1"}
        assert browser.post(f"/api/tables/{host.table}/plies", json=ply).status_code == 200


def test_the_host_frees_a_seat_and_its_key_is_void(house: House) -> None:
    host, guest = house.online()
    host.invite = host.post("/seats/1", {"kind": "open"}).json()["invite"]
    assert guest.view()["you"] == {"seats": [], "host": False}
    assert error_of(guest.post("/chat", {"text": "hello", "id": "1"})) == (401, "key")
    again = house.join(host, 1, "Carla")
    assert again.view()["table"]["seats"][1]["name"] == "Carla"
    assert again.view()["game"]["snapshot"]["seats"][1]["name"] == "Carla"
    assert again.view()["table"]["status"] == "playing"


def test_who_waits_for_the_others_can_take_another_name(house: House) -> None:
    host = house.make(WITH_ROOM)
    guest = house.join(host, 1, "Bop")
    assert guest.post("/seats/1/name", {"name": "Bob"}).json()["table"]["seats"][1]["name"] == "Bob"
    (renamed,) = [event for event in host.get("/events").json()["events"] if event["kind"] == "renamed"]
    assert (renamed["seat"], renamed["name"]) == (1, "Bob")
    guest.post("/seats/1/name", {"name": "Bob"})
    kinds = [event["kind"] for event in host.get("/events").json()["events"]]
    assert kinds.count("renamed") == 1, "the same name again changes nothing"
    house.join(host, 2, "Carla")
    assert host.view()["game"]["snapshot"]["seats"][1]["name"] == "Bob"


def test_who_gives_up_a_seat_before_the_start_may_sit_down_elsewhere_with_the_same_invitation(house: House) -> None:
    host = house.make(WITH_ROOM)
    guest = house.join(host, 1, "Bob")
    given_up = guest.post("/seats/1/give-up").json()
    assert given_up["you"] == {"seats": [], "host": False}
    assert given_up["table"]["seats"][1]["kind"] == "open"
    assert error_of(guest.post("/chat", {"text": "hello", "id": "1"})) == (401, "key")
    again = house.join(host, 2, "Bob")
    assert again.view()["you"]["seats"] == [2]


def test_a_host_who_gives_up_the_seat_stays_the_host(house: House) -> None:
    host = house.make(WITH_ROOM)
    assert host.post("/seats/0/give-up").json()["you"] == {"seats": [], "host": True}
    assert host.post("/seats/0", {"kind": "bot", "bot": "random"}).status_code == 200


def test_once_the_game_has_started_names_and_seats_stay(house: House) -> None:
    _, guest = house.online()
    assert error_of(guest.post("/seats/1/name", {"name": "Bobby"})) == (409, "status")
    assert error_of(guest.post("/seats/1/give-up")) == (409, "status")


def test_the_host_gives_a_seat_to_a_bot_and_the_game_goes_on(house: House) -> None:
    host = house.make(ONLINE)
    assert error_of(host.post("/seats/1", {"kind": "bot", "bot": "oracle"})) == (400, "setup")
    assert host.post("/seats/1", {"kind": "bot", "bot": "random"}).status_code == 200
    assert host.view()["table"]["status"] == "playing"


def test_a_seat_given_to_a_bot_keeps_the_name_it_is_given(house: House) -> None:
    waiting = house.make(ONLINE)
    assert waiting.post("/seats/1", {"kind": "bot", "bot": "random", "name": "Vera"}).status_code == 200
    assert waiting.view()["game"]["snapshot"]["seats"][1]["name"] == "Vera"
    playing = house.make()
    assert playing.post("/seats/1", {"kind": "bot", "bot": "random", "name": "Oleg"}).status_code == 200
    assert playing.view()["table"]["seats"][1]["name"] == "Oleg"
    assert playing.view()["game"]["snapshot"]["seats"][1]["name"] == "Oleg"


def test_who_leaves_is_played_by_a_bot_and_takes_the_seat_back(house: House) -> None:
    host, guest = house.online()
    assert host.post("/leave", {"bot": "random"}).status_code == 200
    with guest.live() as socket:
        while guest.view()["game"]["to_move"] != "blue":
            socket.recv(10)
    seat = guest.view()["table"]["seats"][0]
    assert (seat["kind"], seat["away"], seat["bot"]) == ("person", True, "random")
    assert host.post("/back").status_code == 200
    seat = guest.view()["table"]["seats"][0]
    assert (seat["kind"], seat["away"], seat["bot"]) == ("person", False, None)
    assert error_of(host.post("/back")) == (409, "status")


def test_a_seat_that_left_without_a_bot_waits(house: House) -> None:
    host, guest = house.online()
    assert host.post("/leave").status_code == 200
    assert guest.view()["game"]["to_move"] == "red"
    assert error_of(host.ply(guest.view()["game"]["choices"][0]["ply"])) == (409, "status")


def test_a_rematch_seats_everyone_again_and_tells_them(house: House) -> None:
    host, guest = house.online(turn_limit=2)
    assert error_of(host.post("/rematch", {"entropy": ENTROPY})) == (409, "status")
    with guest.live() as socket:
        play_out({"red": host, "blue": guest}, seed=1)
        made = host.post("/rematch", {"entropy": ENTROPY})
        assert made.status_code == 201
        next_table = made.json()["table"]["id"]
        told = news_with(socket, "rematch")
    assert told["events"][-1]["table"] == told["table"]["rematch"] == next_table
    assert made.json()["table"]["status"] == "waiting"
    assert made.json()["table"]["seats"][1]["name"] == "Bob"
    came = described(models.SatView, guest.post("/rematch", {"entropy": ENTROPY}).json())
    assert came["table"]["id"] == next_table
    assert came["table"]["status"] == "playing"
    assert came["you"]["seats"] == [1]
    assert error_of(guest.post("/rematch", {"entropy": ENTROPY})) == (409, "status")
    assert error_of(house.person(host.table).post("/rematch", {"entropy": ENTROPY})) == (401, "key")


def test_a_bot_plays_when_it_is_its_turn(house: House) -> None:
    host = house.make(WITH_BOT, turn_limit=6)
    with host.live() as socket:
        luck = seeded(1)
        while (view := host.view())["table"]["status"] != "over":
            if view["game"]["to_move"] == "red":
                host.play_any(luck, view)
            else:
                socket.recv(10)
    seats = {event["seat"] for event in host.get("/events").json()["events"] if event["kind"] == "ply"}
    assert seats == {0, 1}


def test_a_hint_is_a_legal_ply_for_whoever_is_to_move(house: House) -> None:
    host = house.make([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    found = described(models.Hint, host.get("/hint").json())
    assert found["choices"][0]["ply"] in [choice["ply"] for choice in host.view()["game"]["choices"]]
    assert error_of(house.person(host.table).get("/hint")) == (401, "key")


def test_the_info_names_bots_and_limits(house: House) -> None:
    info = described(models.Info, httpx.get(f"{house.url}/api/info", verify=TLS).json())
    assert [bot["name"] for bot in info["bots"]] == ["apprentice", "builder", "architect", "tsar"]
    assert [bot["level"] for bot in info["bots"]] == [1, 2, 3, 4]
    assert info["bots"][0]["key"] == "bot-level-apprentice"
    assert info["limits"]["body_bytes"] == 65536


def test_a_table_is_sent_compressed_but_never_a_key(house: House) -> None:
    made = house.post("/api/tables", {"seats": HOT_SEAT, "entropy": ENTROPY}, **{"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in made.headers
    reader = house.person(made.json()["table"]["id"], **{"Accept-Encoding": "gzip"})
    other = house.person(reader.table, **{"Accept-Encoding": "identity"})
    for place in ("", "/events", "/at/0"):
        zipped, plain = reader.get(place), other.get(place)
        assert zipped.headers["Content-Encoding"] == "gzip"
        assert "Content-Encoding" not in plain.headers
        assert zipped.json() == plain.json()
        assert int(zipped.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 2
