"""Someone is away when it's their turn: the others let a bot play or end the game, until the person is back."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from lab.server_process import ServerProcess
from people import ONLINE, House, Person, error_of, news_with, seeded, table_of
from waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator

FOUR = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
BOT = {"wish": "bot", "bot": "random"}
END = {"wish": "end"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server") / "data", "--set", "away_seconds=0.001")
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()[-3000:]


@contextmanager
def here(*people: Person) -> Iterator[list[Any]]:
    """Have people look at their table."""
    with ExitStack() as open_sockets:
        yield [open_sockets.enter_context(person.live()) for person in people]


@contextmanager
def anna_keeps_three_waiting(house: House) -> Iterator[tuple[Person, list[Person], list[Any]]]:
    anna = house.make(FOUR)
    others = [house.join(anna, seat, name) for seat, name in ((1, "Bob"), (2, "Cleo"), (3, "Dan"))]
    with here(*others) as sockets:
        until(lambda: [seat["here"] for seat in table_of(anna)["seats"]] == [False, True, True, True])
        yield anna, others, sockets


def test_alone_with_someone_who_is_away_one_decides_alone(house: House) -> None:
    host, guest = house.online()
    assert table_of(host)["absent"] is not None  # nobody is connected yet
    with here(guest):
        until(lambda: table_of(guest)["seats"][1]["here"])
        answer = guest.post("/absent", BOT)
        assert answer.status_code == 200, answer.text
        seat = answer.json()["table"]["seats"][0]
        assert (seat["kind"], seat["away"], seat["bot"]) == ("person", True, "random")
        until(lambda: guest.view()["game"]["to_move"] == "blue")  # the bot has played the host's turn


def test_who_comes_back_has_their_seat_again_without_asking(house: House) -> None:
    host, guest = house.online()
    with here(guest) as (socket,):
        until(lambda: table_of(guest)["seats"][1]["here"])
        assert guest.post("/absent", BOT).json()["table"]["seats"][0]["away"]
        with here(host):
            told = news_with(socket, "back")
            assert not told["table"]["seats"][0]["away"]
            assert told["table"]["absent"] is None


def test_a_bot_needs_more_than_half_of_those_who_are_here(house: House) -> None:
    with anna_keeps_three_waiting(house) as (anna, (bob, cleo, _), _sockets):
        one = bob.post("/absent", BOT).json()["table"]
        assert one["absent"] == {"seat": 0, "wishes": {"1": "bot"}}
        assert not one["seats"][0]["away"]
        two = cleo.post("/absent", BOT).json()["table"]
        assert two["seats"][0]["away"]
        assert two["status"] == "playing"
        assert error_of(anna.post("/absent", END)) == (409, "status")


def test_an_end_needs_all_who_are_here_and_a_wish_can_be_changed(house: House) -> None:
    with anna_keeps_three_waiting(house) as (anna, (bob, cleo, dan), sockets):
        for person in (bob, cleo):
            assert person.post("/absent", END).json()["table"]["status"] == "playing"
        assert bob.post("/absent", {"wish": "wait"}).json()["table"]["absent"]["wishes"]["1"] == "wait"
        assert dan.post("/absent", END).json()["table"]["status"] == "playing"
        over = bob.post("/absent", END).json()
        assert (over["table"]["status"], over["table"]["ended"]) == ("over", True)
        assert news_with(sockets[0], "over")["events"][-1]["reason"] == "agreed"
        assert '[Result "*"]' in anna.get("/record").text
        assert anna.get("/verify").json()["ok"]
        for look in ("/statistics", "/timeline", "/events", "/at/0"):
            assert anna.get(look).status_code == 200
        assert error_of(anna.ply("end")) == (409, "status")


def test_wishes_are_void_when_the_person_is_back_or_has_moved(house: House) -> None:
    with anna_keeps_three_waiting(house) as (anna, (bob, *_), sockets):
        bob.post("/absent", END)
        with here(anna):
            assert news_with(sockets[0], "wishes-void")["table"]["absent"] is None
            assert error_of(bob.post("/absent", END)) == (409, "status")
        until(lambda: table_of(anna)["absent"] is not None)
        assert bob.post("/absent", END).json()["table"]["absent"]["wishes"] == {"1": "end"}
        anna.play_any(seeded(1))  # by a program, without a socket
        assert (table_of(anna)["absent"] or {"wishes": {}})["wishes"] == {}


def test_nobody_decides_about_someone_who_is_here_or_about_themselves(house: House) -> None:
    host, guest = house.online()
    watcher = house.person(host.table)
    assert error_of(watcher.post("/absent", BOT)) == (401, "key")
    with here(host, guest):
        until(lambda: all(seat["here"] for seat in table_of(host)["seats"]))
        for person in (host, guest):
            refused = person.post("/absent", BOT)
            assert error_of(refused) == (409, "status")
            assert refused.json()["error"]["phrase"]["key"] == "error-nobody-absent"
    assert error_of(guest.post("/absent", {"wish": "bot", "bot": "no such bot"})) == (400, "setup")


def test_nobody_decides_before_the_time_is_up(tmp_path: Any) -> None:
    server = ServerProcess(tmp_path / "data", "--set", "away_seconds=1000")
    server.start()
    house = House(server.url)
    try:
        host = house.make(ONLINE)
        guest = house.join(host, 1)
        refused = guest.post("/absent", BOT)
        assert refused.json()["error"]["phrase"]["key"] == "error-absent-early"
        assert 900 < refused.json()["error"]["phrase"]["facts"]["n"] <= 1000
    finally:
        house.close()
        server.stop()
