"""The public beacon: a round is fixed before it's out, mixed into the seed when it is, and anybody can check it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

import pytest

from beacons import TestBeacon
from lab.server_process import ServerProcess
from people import ENTROPY, HOT_SEAT, ONLINE, House, play_out, table_of
from redcathedral.cli.main import main
from redcathedral.errors import RecordError, SetupError
from redcathedral.game.load import from_record, verify_chance
from redcathedral.server.beacon import Beacon
from waiting import time_of_day, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from people import Person


@pytest.fixture(scope="module")
def beacon(tmp_path_factory: pytest.TempPathFactory) -> TestBeacon:
    return TestBeacon(tmp_path_factory.mktemp("beacon") / "rounds.jsonl")


@pytest.fixture(scope="module")
def server(beacon: TestBeacon, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server") / "data", "--beacon", str(beacon.file))
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()[-3000:]


def started(person: Person) -> bool:
    return bool(table_of(person)["status"] == "playing")


def test_a_game_starts_with_the_round_that_was_fixed_and_its_record_proves_it(
    house: House, beacon: TestBeacon, server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = time_of_day()
    host = house.make(HOT_SEAT, turn_limit=1)
    fixed = table_of(host)["dice"]["beacon"]
    assert table_of(host)["status"] == "waiting"
    assert fixed["chain"] == beacon.chain.hash
    assert beacon.chain.time_of(fixed["round"]) > before  # nobody could know it
    beacon.publish(fixed["round"], beacon.signed(fixed["round"] + 1))  # forged
    until(lambda: "isn't signed by its chain" in server.log())
    assert table_of(host)["status"] == "waiting"
    beacon.publish(fixed["round"])
    until(lambda: started(host))

    play_out(dict.fromkeys(("red", "blue"), host), seed=1)
    assert host.get("/verify").json()["ok"]
    record = host.get("/record").text
    game = from_record(record)
    randomness = hashlib.sha256(bytes.fromhex(beacon.signed(fixed["round"]))).hexdigest()
    assert str(game.seed).endswith(f"|{ENTROPY}|drand:{fixed['round']}:{randomness}")
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert f"Round {fixed['round']}" in capsys.readouterr().out.replace(",", "")

    signature = beacon.signed(fixed["round"])
    other = beacon.signed(fixed["round"] + 1)
    with pytest.raises(RecordError, match="drand"):
        verify_chance(from_record(record.replace(signature, other)), str(game.seed))
    other_random = hashlib.sha256(bytes.fromhex(other)).hexdigest()
    file.write_text(record.replace(signature, other).replace(randomness, other_random), encoding="utf-8")
    assert main(["verify", str(file)]) == 1


def test_the_round_is_fixed_when_the_last_number_is_sealed_and_anew_if_one_changes(
    house: House, beacon: TestBeacon
) -> None:
    def seal(number: str) -> str:
        return hashlib.sha256(number.encode()).hexdigest()

    made = house.post("/api/tables", {"seats": ONLINE, "sealed": seal("anna")}).json()
    host = house.host(made)
    assert table_of(host)["dice"]["beacon"] is None
    guest = house.join(host, 1, entropy=None, sealed=seal("bob"))
    first = table_of(host)["dice"]["beacon"]["round"]
    beacon.publish(first)  # the guest knows it now
    until(lambda: beacon.chain.first_after(time_of_day() + 2) > first)
    guest.post("/seal", {"sealed": seal("another")})
    second = table_of(host)["dice"]["beacon"]["round"]
    assert second > first
    assert host.post("/reveal", {"entropy": "anna"}).status_code == 200
    assert guest.post("/reveal", {"entropy": "another"}).status_code == 200
    assert not started(host)
    beacon.publish(second)
    until(lambda: started(host))


def test_rounds_may_come_in_a_folder(beacon: TestBeacon, tmp_path: Path) -> None:
    (tmp_path / "info.json").write_text(json.dumps(beacon.info), encoding="utf-8")
    found = Beacon(tmp_path)
    assert found.chain == beacon.chain
    assert not found.is_fresh()
    assert found.round(7) is None
    (tmp_path / "7.json").write_text(json.dumps({"round": 7, "signature": beacon.signed(7)}), encoding="utf-8")
    seven = found.round(7)
    assert seven is not None
    assert found.is_signed(seven)
    (tmp_path / "8.json").write_text(json.dumps({"round": 7, "signature": beacon.signed(7)}), encoding="utf-8")
    assert found.round(8) is None


def test_a_file_that_is_begun_anew_is_read_from_its_start(beacon: TestBeacon, tmp_path: Path) -> None:
    file = tmp_path / "rounds"
    rounds = [json.dumps({"round": number, "signature": beacon.signed(number)}) for number in (7, 8)]
    file.write_text("\n".join([json.dumps(beacon.info), "an error of the relay", *rounds[:1], ""]), encoding="utf-8")
    found = Beacon(file)
    assert found.round(7) is not None
    file.write_text(json.dumps(beacon.info) + "\n" + rounds[1], encoding="utf-8")
    assert found.round(8) is None  # its line hasn't ended
    with file.open("a", encoding="utf-8") as end:
        end.write("\n")
    assert found.round(8) is not None


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"round": 1}'])
def test_a_file_that_names_no_chain_is_refused_at_the_start(text: str, tmp_path: Path) -> None:
    file = tmp_path / "rounds"
    file.write_text(text + "\n", encoding="utf-8")
    with pytest.raises(SetupError, match="chain"):
        Beacon(file)
    with pytest.raises(SetupError, match="chain"):
        Beacon(tmp_path / "nothing")


def test_without_fresh_rounds_tables_are_made_without_a_beacon(beacon: TestBeacon, tmp_path: Path) -> None:
    file = tmp_path / "rounds"
    file.write_text(json.dumps(beacon.info) + "\n", encoding="utf-8")
    server = ServerProcess(tmp_path / "data", "--beacon", str(file))
    server.start()
    house = House(server.url)
    try:
        host = house.make(HOT_SEAT)
        assert started(host)
        assert table_of(host)["dice"]["beacon"] is None
    finally:
        house.close()
        server.stop()
    assert "without one" in server.log()
