"""A table forked from a moment of another: the same past, dice of its own, and nothing that should not come along."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from people import ENTROPY, House, Person, described, error_of, play_out, seeded
from redcathedral.cli.main import main
from redcathedral.game.load import from_record, verify_chance
from redcathedral.server import models

if TYPE_CHECKING:
    from pathlib import Path

ME_AND_BOT = [{"kind": "me", "name": "Olga"}, {"kind": "bot", "bot": "random"}]
HOT_SEAT = [{"kind": "me", "name": "Olga"}, {"kind": "me", "name": "Pavel"}]
ROLLS = 8  # so many agree by chance at most once in 1,600,000 times


def played(house: House, **options: Any) -> Person:
    """A game some way on, with a roll at the end of its first turn."""
    host = house.make(**options)
    host.ply(next(choice["ply"] for choice in host.view()["game"]["choices"] if choice["verb"] == "market"))
    host.ply("end")
    luck = seeded(3)
    for _ in range(9):
        host.play_any(luck)
    return host


def rolling(table: Person) -> int:
    """Find the first moment where dice are to be rolled."""
    return next(ply for ply in range(9) if table.get(f"/at/{ply}").json()["to_move"] == "chance")


def fork(house: House, table: Person, ply: int, seats: list[dict[str, Any]] | None = None, **more: Any) -> Any:
    body = {"ply": ply, "seats": seats or HOT_SEAT, "entropy": ENTROPY, **more}
    return house.post(f"/api/tables/{table.table}/fork", body)


def forked(house: House, table: Person, ply: int, seats: list[dict[str, Any]] | None = None, **more: Any) -> Person:
    answer = fork(house, table, ply, seats, **more)
    assert answer.status_code == 201, answer.text
    return house.host(described(models.MadeView, answer.json()))


def header(record: str, name: str) -> str | None:
    found = re.search(rf'^\[{name} "(.*)"\]$', record, re.MULTILINE)
    return found[1] if found else None


def deciding(table: Person) -> list[int]:
    """Find the moments where somebody decides."""
    plies = table.view()["game"]["plies"]
    moments = [table.get(f"/at/{ply}").json() for ply in range(plies + 1)]
    return [one["ply"] for one in moments if one["to_move"] not in ("chance", None)]


def test_the_position_is_the_same_and_can_be_played_on(house: House) -> None:
    old = played(house)
    ply = deciding(old)[-3]
    then = old.get(f"/at/{ply}").json()["snapshot"]
    new = forked(house, old, ply)
    view = new.view()
    now = view["game"]["snapshot"]
    for snapshot in (then, now):
        for seat in snapshot["seats"]:
            seat.pop("name")
    assert now == then
    assert view["table"]["origin"] == {"table": old.table, "ply": ply}
    assert [seat["name"] for seat in view["table"]["seats"]] == ["Olga", "Pavel"]
    assert view["you"] == {"seats": [0, 1], "host": True}
    new.play_any(seeded(1))
    assert new.view()["game"]["plies"] > ply
    assert old.view()["game"]["plies"] != ply, "the old table goes its own way"


def test_whoever_may_look_may_fork_and_holds_nothing_at_the_old_table_by_it(house: House) -> None:
    old = played(house)
    watcher = house.person(old.table)
    new = forked(house, watcher, deciding(old)[2])
    assert house.person(old.table, new.key).view()["you"] == {"seats": [], "host": False}
    assert house.person(new.table, old.key).view()["you"] == {"seats": [], "host": False}


def test_bots_play_their_seats_on(house: House) -> None:
    old = played(house)
    new = forked(house, old, 0, ME_AND_BOT)
    luck = seeded(2)
    before = new.view()
    assert [seat["kind"] for seat in before["table"]["seats"]] == ["person", "bot"]
    while (view := new.view())["game"]["to_move"] == "red":
        new.play_any(luck, view)
    with new.live() as line:
        while new.view()["game"]["snapshot"]["turn"]["number"] < 3:
            line.recv(20)


def test_ivan_keeps_his_seat(house: House) -> None:
    old = house.make([{"kind": "me", "name": "Anna"}], solo=True)
    luck = seeded(4)
    for _ in range(10):
        old.play_any(luck)
    new = forked(house, old, deciding(old)[-2], [{"kind": "me", "name": "Olga"}])
    assert [seat["kind"] for seat in new.view()["table"]["seats"]] == ["person", "ivan"]


def test_the_fork_has_a_commitment_and_dice_of_its_own(house: House, tmp_path: Path) -> None:
    old = played(house, turn_limit=14)
    ply = rolling(old) + 1
    commitment = house.post("/api/commitments", {}).json()["commitment"]
    new = forked(house, old, ply, commitment=commitment)
    assert new.view()["table"]["commitment"] == commitment != old.view()["table"]["commitment"]
    play_out({"red": new, "blue": new}, seed=5)
    record = new.get("/record").text
    assert header(record, "Given") == str(ply)
    assert header(record, "Source") == f"table {old.table}, ply {ply}"
    game = from_record(record)
    rolled = sum(one.verb == "roll" for one in game.plies[ply:])
    assert verify_chance(game, str(header(record, "Seed"))) == rolled > 0
    told = described(models.Verified, new.get("/verify").json())
    assert told == {
        "checked": rolled,
        "given": ply,
        "deal_given": True,
        "sealed": False,
        "taken_back": 0,
        "ok": True,
        "problem": None,
    }
    file = tmp_path / "fork.txt"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file)]) == 0


def test_a_roll_of_the_fork_that_its_seed_does_not_give_is_found_out(house: House) -> None:
    """Enough rolls are given that no seed of the fork gives them all by chance."""
    old = played(house, turn_limit=40)
    luck = seeded(4)
    while sum(ply.by_chance for ply in from_record(old.get("/record").text).plies) < ROLLS:
        old.play_any(luck)
    new = forked(house, old, deciding(old)[-1])
    play_out({"red": new, "blue": new}, seed=5)
    record = new.get("/record").text
    game = from_record(record.replace(f'[Given "{header(record, "Given")}"]', '[Given "0"]'))
    given = int(str(header(record, "Given")))
    assert sum(ply.by_chance for ply in game.plies[:given]) >= ROLLS
    with pytest.raises(ValueError, match="seed"):
        verify_chance(game, str(header(record, "Seed")))


def test_nothing_of_the_old_games_chance_comes_along(house: House) -> None:
    """The same moment forked often rolls differently, and no seed, entropy or secret of the old table is in the new."""
    old = played(house, entropy="old-entropy-of-anna")
    waiting = rolling(old)
    forks = [forked(house, old, waiting) for _ in range(1 + ROLLS)]
    rolled = {new.get("/record").text.rstrip().rpartition(", ")[2] for new in forks}
    assert len(rolled) > 1, "where a roll is due every fork rolls its own dice"
    for path in ("", "/events", "/record", f"/at/{waiting}", "/timeline", "/statistics"):
        told = forks[0].get(path).text
        assert "old-entropy" not in told
        assert "Seed" not in told


def test_what_is_taken_back_past_the_fork_is_no_longer_given(house: House) -> None:
    old = played(house)
    there = deciding(old)
    new = forked(house, old, there[-1])
    version = new.view()["table"]["version"]
    new.post("/undo", {"to": there[1], "version": version, "id": "back"})
    assert header(new.get("/record").text, "Given") == str(there[1])


def test_the_record_of_a_fork_loaded_again_still_says_what_was_given(house: House) -> None:
    old = played(house)
    ply = deciding(old)[-1]
    record = forked(house, old, ply).get("/record").text
    answer = house.post("/api/records", {"record": record})
    assert answer.status_code == 201, answer.text
    again = house.host(answer.json()).get("/record").text
    assert (header(again, "Given"), header(again, "Source")) == (str(ply), "a loaded record")


def test_what_cannot_be_forked_is_explained(house: House) -> None:
    old = played(house)
    plies = old.view()["game"]["plies"]
    assert error_of(fork(house, old, plies + 1)) == (404, "table")
    assert error_of(fork(house, old, 0, HOT_SEAT[:1])) == (400, "setup")
    assert error_of(fork(house, old, 0, [{"kind": "me"}, {"kind": "bot"}])) == (400, "setup")
    assert error_of(fork(house, old, 0, [{"kind": "me"}, {"kind": "bot", "bot": "deep-blue"}])) == (400, "setup")
    assert error_of(fork(house, old, 0, commitment="0" * 64)) == (400, "setup")
    assert error_of(fork(house, house.person("nosuchtable"), 0)) == (404, "table")
    waiting = house.make([{"kind": "me"}, {"kind": "open"}])
    assert error_of(fork(house, waiting, 0)) == (409, "status")
    over = house.make(turn_limit=1)
    last = play_out({"red": over, "blue": over}, seed=1)["game"]["plies"]
    refused = fork(house, over, last)
    assert error_of(refused) == (409, "status")
    assert "over" in refused.json()["error"]["message"]
    assert fork(house, over, last - 1).status_code == 201


def test_a_page_of_another_site_cannot_fork(house: House) -> None:
    old = played(house)
    body = {"ply": 0, "seats": HOT_SEAT, "entropy": ENTROPY}
    answer = house.post(f"/api/tables/{old.table}/fork", body, Origin="https://evil.example")
    assert error_of(answer) == (403, "origin")


def test_a_fork_of_a_game_that_people_play_gives_no_advice(house: House) -> None:
    host, guest = house.online(turn_limit=1)
    colors = [seat["color"] for seat in host.view()["table"]["seats"]]
    bots = {"ply": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "entropy": ENTROPY}
    fork = house.host(house.post(f"/api/tables/{host.table}/fork", bots).json())
    again = house.host(house.post(f"/api/tables/{fork.table}/fork", bots).json())
    for table in (fork, again):
        assert error_of(table.get("/hint")) == (403, "hint")
        assert error_of(table.get("/review")) == (403, "hint")
    play_out({colors[0]: host, colors[1]: guest}, seed=3)
    assert error_of(fork.get("/review")) == (409, "status"), "it is over there, and not here"
