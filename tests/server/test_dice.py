"""Dice people can verify: what is committed, what is hidden, what is shown at the end."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

import pytest

from people import ENTROPY, HOT_SEAT, House, described, error_of, play_out, seeded
from redcathedral.cli.main import main
from redcathedral.errors import RecordError
from redcathedral.game.load import from_record, verify_chance
from redcathedral.server import models
from redcathedral.server.service import new_secret
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
    with pytest.raises(RecordError, match="committed"):
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
    assert copy.get("/verify").json()["ok"]
    assert len(copy.get("/at/3").json()["events"]) == 3


def test_a_running_record_goes_on_where_it_stood(house: House) -> None:
    host = house.make(turn_limit=6)
    luck = seeded(5)
    for _ in range(5):
        host.play_any(luck)
    copy = house.host(house.post("/api/records", {"record": host.get("/record").text}).json())
    assert copy.view()["game"]["snapshot"] == host.view()["game"]["snapshot"]
    play_out({"red": copy, "blue": copy}, seed=3)
    verified = copy.get("/verify").json()
    assert not verified["ok"]
    assert "without a seed" in verified["problem"]["text"]


def test_a_record_that_waits_for_a_roll_gets_one(house: House) -> None:
    import redcathedral as rc

    game = rc.new_game(players=2, seed=7, dice="ask")
    game.play(next(ply for ply in game.legal() if ply.verb == "market"))
    game.play("end")
    assert game.to_move == "chance"
    answer = house.post("/api/records", {"record": game.record()})
    assert answer.status_code == 201, answer.text
    assert answer.json()["game"]["to_move"] == "blue"
    position = rc.from_snapshot(game.snapshot(), dice="ask")
    answer = house.post("/api/records", {"record": position.record()})
    assert answer.status_code == 201, answer.text
