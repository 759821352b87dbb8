"""A database that 0.1 wrote: every table opens in the server, shows what it showed, and is played on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import redcathedral as rc
from lab.server_process import ServerProcess
from people import House, Person, described
from redcathedral.server import models

if TYPE_CHECKING:
    from collections.abc import Iterator

WRITTEN = Path(__file__).parents[1] / "fixtures" / "0.1"
TABLES: dict[str, Any] = json.loads((WRITTEN / "tables.json").read_text(encoding="utf-8"))
STARTED = [name for name, table in TABLES.items() if table["record"]]
PLAYING = [name for name in STARTED if TABLES[name]["status"] == "playing"]


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("old") / "data"
    data.mkdir()
    shutil.copy(WRITTEN / "tables.sqlite3", data)
    server = ServerProcess(data)
    server.start()
    yield server
    assert server.stop() == 0
    assert "differs from the snapshot" not in server.log()
    assert "Traceback" not in server.log()


@pytest.fixture
def old_house(old_server: ServerProcess) -> Iterator[House]:
    house = House(old_server.url)
    yield house
    house.close()


def people(house: House, name: str) -> list[Person]:
    """Give everyone who has a key of a table."""
    return [house.person(TABLES[name]["table"], key) for key in TABLES[name]["keys"]]


def move(everyone: list[Person]) -> None:
    """Let whoever is to move play the first choice."""
    view = everyone[0].view()
    seat = next(seat["index"] for seat in view["table"]["seats"] if seat["color"] == view["game"]["to_move"])
    mover = next(person for person in everyone if seat in person.view()["you"]["seats"])
    answer = mover.ply(view["game"]["choices"][0]["ply"], view["table"]["version"])
    assert answer.status_code == 200, answer.text
    assert described(models.Played, answer.json())["version"] > view["table"]["version"]
    assert everyone[0].view()["game"]["plies"] > view["game"]["plies"]


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_shown_as_it_stood(old_house: House, name: str) -> None:
    view, told = people(old_house, name)[0].view(), TABLES[name]
    table = view["table"]
    assert [[seat["kind"], seat["name"], seat["color"], seat["bot"]] for seat in table["seats"]] == told["seats"]
    assert (table["status"], table["version"], table["undo"]) == (told["status"], told["version"], told["undo"])
    if told["record"]:
        assert view["game"]["plies"] == told["plies"]
        assert view["game"]["snapshot"] == rc.from_record(told["record"]).snapshot()


@pytest.mark.parametrize("name", TABLES)
def test_the_events_of_a_table_are_told_as_they_are_described_now(old_house: House, name: str) -> None:
    news = people(old_house, name)[0].get("/events").json()
    events = described(models.News, news)["events"]
    assert [event["seq"] for event in events] == list(range(1, news["seq"] + 1))


@pytest.mark.parametrize("name", STARTED)
def test_the_record_the_timeline_and_the_figures_of_a_table_are_given(old_house: House, name: str) -> None:
    host = people(old_house, name)[0]
    assert host.get("/record").text == TABLES[name]["record"]
    for page in ("/timeline", "/statistics"):
        assert host.get(page).json()["plies"] == TABLES[name]["plies"]


def test_the_dice_of_a_finished_game_are_verified(old_house: House) -> None:
    answer = people(old_house, "over")[0].get("/verify").json()
    assert answer["ok"]
    assert answer["checked"] > 1


# What changes a table comes last: the tests above look at all of them.


@pytest.mark.parametrize("name", PLAYING)
def test_a_table_is_played_on(old_house: House, name: str) -> None:
    move(people(old_house, name))


def test_a_waiting_table_starts_when_the_guest_comes(old_house: House) -> None:
    host = people(old_house, "waiting")[0]
    host.invite = TABLES["waiting"]["invite"]
    guest = old_house.join(host, 1)
    assert host.view()["table"]["status"] == "playing"
    move([host, guest])
