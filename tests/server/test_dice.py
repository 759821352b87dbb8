"""Dice people can verify: what is committed, what is hidden, what is shown at the end."""

from __future__ import annotations

import hashlib
import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from people import ENTROPY, HOT_SEAT, House, described, error_of, play_out, seeded
from redcathedral.cli.main import main
from redcathedral.errors import RecordError
from redcathedral.game.game import new_game
from redcathedral.game.load import from_record, from_snapshot, verify_chance
from redcathedral.server import models
from redcathedral.server.service import new_secret
from redcathedral.server.store.sqlite_store import SQLiteStore
from redcathedral.server.table.commitment import commitment_of, seed_of

if TYPE_CHECKING:
    from pathlib import Path


def header(record: str, name: str) -> str | None:
    found = re.search(rf'^\[{name} "(.*)"\]$', record, re.MULTILINE)
    return found[1] if found else None


def test_the_record_of_a_running_game_hides_the_seed_and_shows_the_commitment(house: House) -> None:
    host = house.make()
    host.play_any(seeded(1))
    record = host.get("/record").text
    assert header(record, "Seed") is None
    assert header(record, "Commitment") == host.view()["table"]["commitment"]
    assert from_record(record).seed is None
    assert error_of(host.get("/verify")) == (409, "status")


def test_the_seed_of_a_finished_game_is_the_secret_and_everyones_entropy(house: House, tmp_path: Path) -> None:
    host, guest = house.online(turn_limit=3)
    commitment = host.view()["table"]["commitment"]
    play_out({"red": host, "blue": guest}, seed=1)
    record = host.get("/record").text
    secret, *entropies = str(header(record, "Seed")).split("|")
    assert entropies == [ENTROPY, f"{ENTROPY}1"]
    assert hashlib.sha256(secret.encode()).hexdigest() == commitment
    checked = described(models.Verified, host.get("/verify").json())
    assert checked["ok"]
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file)]) == 0


def test_a_secret_that_was_not_committed_to_is_found_out(house: House, tmp_path: Path) -> None:
    host = house.make(turn_limit=1)
    play_out({"red": host, "blue": host}, seed=1)
    record = host.get("/record").text
    forged = record.replace(str(header(record, "Commitment")), commitment_of("another"))
    with pytest.raises(RecordError, match="promised"):
        verify_chance(from_record(forged), str(header(record, "Seed")))
    file = tmp_path / "forged.txt"
    file.write_text(forged, encoding="utf-8")
    assert main(["verify", str(file)]) == 1


def test_who_makes_a_table_can_have_the_commitment_before_giving_entropy(house: House) -> None:
    answer = house.post("/api/commitments", {})
    assert answer.status_code == 201
    commitment = described(models.CommitmentAnswer, answer.json())["commitment"]
    host = house.make(commitment=commitment)
    assert host.view()["table"]["commitment"] == commitment
    again = house.post("/api/tables", {"seats": HOT_SEAT, "entropy": ENTROPY, "commitment": commitment})
    assert error_of(again) == (400, "setup")


def test_a_secret_is_spent_once_however_many_ask_at_the_same_time(house: House) -> None:
    for _ in range(3):
        commitment = house.post("/api/commitments", {}).json()["commitment"]
        body = {"seats": HOT_SEAT, "entropy": ENTROPY, "commitment": commitment}
        with ThreadPoolExecutor(8) as people:
            answers = list(people.map(house.post, ["/api/tables"] * 8, [body] * 8))
        assert sorted(answer.status_code for answer in answers) == [201] + [400] * 7


def test_nobody_pushes_out_anothers_commitment_by_asking_for_many(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.sqlite3")

    def kept(number: int, at: str, maker: str, expired: str = "") -> bool:
        return store.keep_secret(f"commitment {number}", f"secret {number}", at, maker, expired=expired, most=3)

    assert kept(0, "2026-01-01", "anna")
    assert [kept(number, "2026-01-02", "flood") for number in range(1, 6)] == [True, True, True, False, False]
    assert store.secret_of("commitment 0") == "secret 0"
    assert kept(6, "2026-01-03", "flood", expired="2026-01-03")
    assert store.secret_of("commitment 0") is None, "it waited too long"
    store.close()


def test_the_seed_joins_the_secret_and_the_entropies() -> None:
    secret = new_secret()
    assert len(secret) == 64
    assert seed_of(secret, ["a", "b"]) == f"{secret}|a|b"
    assert seed_of(secret, []) == secret


# Records of other games


def test_a_finished_record_is_shown_as_a_table_of_its_own(house: House) -> None:
    host = house.make(turn_limit=4)
    view = play_out({"red": host, "blue": host}, seed=2)
    record = host.get("/record").text
    answer = house.post("/api/records", {"record": record})
    assert answer.status_code == 201, answer.text
    copy = house.host(described(models.MadeView, answer.json()))
    shown = copy.view()
    assert shown["table"]["status"] == "over"
    assert shown["you"]["seats"] == [0, 1]
    assert shown["game"]["snapshot"] == view["game"]["snapshot"]
    assert len(copy.get("/at/3").json()["events"]) == 3


def test_a_table_of_a_record_has_none_of_the_bots_that_played_elsewhere(house: House) -> None:
    game = new_game(2, seed=1)
    game.bots = {1: "greedy"}
    assert header(game.record(), "Bot2") == "greedy"
    copy = house.host(house.post("/api/records", {"record": game.record()}).json())
    assert header(copy.get("/record").text, "Bot2") is None


def test_a_running_record_goes_on_where_it_stood(house: House) -> None:
    host = house.make(turn_limit=6)
    luck = seeded(5)
    for _ in range(5):
        host.play_any(luck)
    copy = house.host(house.post("/api/records", {"record": host.get("/record").text}).json())
    assert copy.view()["game"]["snapshot"] == host.view()["game"]["snapshot"]
    play_out({"red": copy, "blue": copy}, seed=3)
    assert copy.get("/verify").json()["ok"]


def test_a_record_that_waits_for_a_roll_gets_one(house: House) -> None:
    game = new_game(players=2, seed=7, dice="ask")
    game.play(next(ply for ply in game.legal() if ply.verb == "market"))
    game.play("end")
    assert game.to_move == "chance"
    answer = house.post("/api/records", {"record": game.record()})
    assert answer.status_code == 201, answer.text
    assert answer.json()["game"]["to_move"] == "blue"
    position = from_snapshot(game.snapshot(), dice="ask")
    answer = house.post("/api/records", {"record": position.record()})
    assert answer.status_code == 201, answer.text


# Dice that came along


def chosen_opening() -> str:
    """A game that has not begun, with a seed its maker knows."""
    return new_game(players=2, seed="chosen", turn_limit=6).record()


def test_who_loads_a_running_game_with_a_seed_does_not_know_its_dice(house: House) -> None:
    loader = house.host(house.post("/api/records", {"record": chosen_opening(), "entropy": ENTROPY}).json())
    foreseen = from_record(chosen_opening())
    luck = seeded(1)
    while foreseen.outcome is None:
        ply = luck.choice(foreseen.legal())
        foreseen.play(ply)
        assert loader.ply(ply.text).status_code == 200
        if from_record(loader.get("/record").text).plies != foreseen.plies:
            return
    raise AssertionError("every roll was known beforehand")


def dice_after(given: int) -> dict[str, Any]:
    """What a table says of its dice if another game gave its deal and so many plies."""
    own = {"redraws": True, "sealing": False, "restarts": 0, "lot": None, "beacon": None}
    return {"given": given, "deal_given": True, **own}


def test_a_loaded_running_game_has_dice_of_the_tables_own_since_its_last_move(house: House) -> None:
    host = house.make(turn_limit=6)
    luck = seeded(5)
    for _ in range(7):
        host.play_any(luck)
    record = host.get("/record").text
    commitment = house.post("/api/commitments", {}).json()["commitment"]
    answer = house.post("/api/records", {"record": record, "entropy": ENTROPY, "commitment": commitment})
    copy = house.host(described(models.MadeView, answer.json()))
    plies = host.view()["game"]["plies"]
    view = copy.view()["table"]
    assert (view["commitment"], view["dice"]) == (
        commitment,
        dice_after(plies),
    )
    play_out({"red": copy, "blue": copy}, seed=3)
    verified = copy.get("/verify").json()
    assert (verified["ok"], verified["given"]) == (True, plies)
    assert header(copy.get("/record").text, "Given") == str(plies)
    spent = house.post("/api/records", {"record": record, "entropy": ENTROPY, "commitment": commitment})
    assert error_of(spent) == (400, "setup")


def test_the_deal_of_a_loaded_game_stays_given_however_much_is_taken_back(house: House) -> None:
    loader = house.host(house.post("/api/records", {"record": chosen_opening(), "entropy": ENTROPY}).json())
    assert loader.view()["table"]["dice"] == dice_after(0)
    loader.play_any(seeded(1))
    version = loader.view()["table"]["version"]
    assert loader.post("/undo", {"to": 0, "version": version, "id": "back"}).status_code == 200
    play_out({"red": loader, "blue": loader}, seed=2)
    verified = loader.get("/verify").json()
    assert verified["ok"], verified
    assert verified["deal_given"]


def test_nothing_vouches_for_the_dice_of_a_finished_game_that_was_loaded(house: House) -> None:
    game = new_game(players=2, seed="chosen", turn_limit=2)
    luck = seeded(1)
    while game.outcome is None:
        game.play(luck.choice(game.legal()))
    copy = house.host(house.post("/api/records", {"record": game.record()}).json())
    verified = copy.get("/verify").json()
    assert not verified["ok"]
    assert verified["problem"]["key"] == "error-dice-given"
    assert header(copy.get("/record").text, "Seed") == "chosen"


def test_nobody_else_sits_down_where_a_game_for_practice_keeps_its_dice(house: House) -> None:
    body = {"record": chosen_opening(), "practice": True}
    loader = house.host(house.post("/api/records", body).json())
    assert loader.view()["table"]["commitment"] is None
    assert header(loader.get("/record").text, "Seed") is None
    assert error_of(loader.post("/seats/1", {"kind": "open"})) == (409, "status")
    assert loader.post("/seats/1", {"kind": "bot", "bot": "random"}).status_code == 200
    assert error_of(loader.post("/seats/1", {"kind": "open"})) == (409, "status")
