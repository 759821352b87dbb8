"""Dice of people who don't trust each other or the server: everyone seals a number before anyone opens theirs."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import pytest

from people import ENTROPY, House, Person, described, error_of, play_out
from redcathedral.errors import RecordError
from redcathedral.game.load import from_record, verify_chance
from redcathedral.server import models
from redcathedral.server.table.commitment import sealed_of

if TYPE_CHECKING:
    from pathlib import Path

MINE, YOURS, THEIRS = "anna-entropy", "bob-entropy", "cleo-entropy"
TWO = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
THREE = [*TWO, {"kind": "open"}]


def made(house: House, seats: list[dict[str, Any]], **options: Any) -> Person:
    answer = house.post("/api/tables", {"seats": seats, "sealed": sealed_of(MINE), **options})
    assert answer.status_code == 201, answer.text
    return house.host(described(models.MadeView, answer.json()))


def joined(house: House, host: Person, seat: int, entropy: str) -> Person:
    body = {"invite": host.invite, "seat": seat, "name": "Bob", "sealed": sealed_of(entropy)}
    answer = house.post(f"/api/tables/{host.table}/sit", body)
    assert answer.status_code == 200, answer.text
    return house.person(host.table, described(models.SatView, answer.json())["key"])


def reveal(person: Person, entropy: str) -> Any:
    return person.post("/reveal", {"entropy": entropy})


def dice(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.view()["table"]["dice"]
    return found


def test_a_seal_is_the_sha256_of_the_entropys_letters() -> None:
    assert sealed_of("abc") == hashlib.sha256(b"abc").hexdigest()


def test_nobody_opens_a_number_before_everybody_has_sealed_one(house: House) -> None:
    host = made(house, TWO)
    assert error_of(reveal(host, MINE)) == (409, "status"), "who sits last would see it first"
    joined(house, host, 1, YOURS)
    view = host.view()["table"]
    assert view["status"] == "waiting"
    assert [seat["sealed"] for seat in view["seats"]] == [sealed_of(MINE), sealed_of(YOURS)]
    assert reveal(host, MINE).status_code == 200
    assert [seat["revealed"] for seat in host.view()["table"]["seats"]] == [True, False]


def test_the_game_starts_when_all_are_open_and_its_seed_has_every_number(house: House, tmp_path: Path) -> None:
    host = made(house, TWO, turn_limit=2)
    guest = joined(house, host, 1, YOURS)
    reveal(guest, YOURS)
    assert host.view()["table"]["status"] == "waiting"
    reveal(host, MINE)
    assert host.view()["table"]["status"] == "playing"
    events = host.get("/events").text
    assert MINE not in events, "a number stays the server's until the game is over"
    play_out({"red": host, "blue": guest}, seed=1)
    game = from_record(host.get("/record").text)
    assert str(game.seed).split("|")[1:] == [MINE, YOURS]
    assert game.seals == (sealed_of(MINE), sealed_of(YOURS))
    assert host.get("/verify").json()["ok"]
    assert host.get("/verify").json()["sealed"]
    with pytest.raises(RecordError, match="sealed"):
        verify_chance(
            from_record(host.get("/record").text.replace(sealed_of(YOURS), sealed_of("other"))), str(game.seed)
        )


def test_a_number_that_was_not_sealed_is_refused(house: House) -> None:
    host = made(house, TWO)
    joined(house, host, 1, YOURS)
    assert error_of(reveal(host, "another")) == (400, "setup")
    assert not host.view()["table"]["seats"][0]["revealed"]


def test_who_sits_down_at_such_a_table_must_seal(house: House) -> None:
    host = made(house, TWO)
    body = {"invite": host.invite, "seat": 1, "name": "Bob", "entropy": ENTROPY}
    assert error_of(house.post(f"/api/tables/{host.table}/sit", body)) == (400, "setup")
    plain = house.make([{"kind": "me"}, {"kind": "open"}])
    body = {"invite": plain.invite, "seat": 1, "name": "Bob", "sealed": sealed_of(YOURS)}
    assert error_of(house.post(f"/api/tables/{plain.table}/sit", body)) == (400, "setup")


@pytest.mark.parametrize("body", [{}, {"entropy": ENTROPY, "sealed": sealed_of(MINE)}])
def test_a_table_is_made_with_a_number_or_a_seal_and_not_both(house: House, body: dict[str, Any]) -> None:
    assert error_of(house.post("/api/tables", {"seats": TWO, **body})) == (400, "setup")


def test_a_seat_that_changes_after_a_number_was_opened_starts_the_dice_over(house: House) -> None:
    host = made(house, THREE)
    guest = joined(house, host, 1, YOURS)
    joined(house, host, 2, THEIRS)
    reveal(host, MINE)
    reveal(guest, YOURS)
    assert host.post("/seats/2", {"kind": "open"}).status_code == 200
    view = host.view()["table"]
    assert dice(host)["restarts"] == 1
    assert [(seat["sealed"], seat["revealed"]) for seat in view["seats"]] == [(None, False)] * 3
    host.invite = host.post("/invite").json()["invite"]
    last = joined(house, host, 2, "grinding")
    assert error_of(reveal(last, "grinding")) == (409, "status"), "the others haven't sealed again"
    for person, entropy in ((host, "new-1"), (guest, "new-2")):
        assert person.post("/seal", {"sealed": sealed_of(entropy)}).status_code == 200
    for person, entropy in ((last, "grinding"), (host, "new-1"), (guest, "new-2")):
        assert reveal(person, entropy).status_code == 200
    assert host.view()["table"]["status"] == "playing"


def test_who_has_lost_a_number_seals_another_and_everybody_else_does_too(house: House) -> None:
    host = made(house, TWO)
    guest = joined(house, host, 1, YOURS)
    assert guest.post("/seal", {"sealed": sealed_of("found")}).status_code == 200
    assert dice(host)["restarts"] == 0, "nobody has opened anything yet"
    reveal(host, MINE)
    assert guest.post("/seal", {"sealed": sealed_of("third")}).status_code == 200
    assert dice(host)["restarts"] == 1
    assert [seat["sealed"] for seat in host.view()["table"]["seats"]] == [None, sealed_of("third")]


def test_a_seal_or_a_number_that_is_sent_again_changes_nothing(house: House) -> None:
    host = made(house, TWO)
    guest = joined(house, host, 1, YOURS)
    reveal(host, MINE)
    seq = host.view()["table"]["seq"]
    assert guest.post("/seal", {"sealed": sealed_of(YOURS)}).status_code == 200
    assert reveal(host, MINE).status_code == 200
    assert (dice(host)["restarts"], host.view()["table"]["seq"]) == (0, seq), "an answer was lost, nothing else"
    reveal(guest, YOURS)
    answer = reveal(guest, YOURS)
    assert (answer.status_code, answer.json()["table"]["status"]) == (200, "playing")
    assert error_of(reveal(guest, "another")) == (409, "status")


def test_a_seat_given_to_a_bot_before_anything_is_open_starts_nothing_over(house: House) -> None:
    host = made(house, TWO)
    joined(house, host, 1, YOURS)
    assert host.post("/seats/1", {"kind": "bot", "bot": "random"}).status_code == 200
    assert dice(host)["restarts"] == 0
    assert reveal(host, MINE).status_code == 200
    assert host.view()["table"]["status"] == "playing"


def test_the_next_game_of_people_is_sealed_too(house: House) -> None:
    host = made(house, TWO, turn_limit=1)
    guest = joined(house, host, 1, YOURS)
    reveal(host, MINE)
    reveal(guest, YOURS)
    play_out({"red": host, "blue": guest}, seed=1)
    first = host.post("/rematch", {"sealed": sealed_of("again-1")}).json()
    second = guest.post("/rematch", {"sealed": sealed_of("again-2")}).json()
    people = [house.person(one["table"]["id"], one["key"]) for one in (first, second)]
    assert [reveal(person, f"again-{n}").status_code for n, person in enumerate(people, 1)] == [200, 200]
    assert people[0].view()["table"]["status"] == "playing"
