"""The whole game at once: every moment from changes, and the game in figures."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from people import described, error_of, play_out, seeded
from redcathedral.game.statistics import Statistics
from redcathedral.server import models

if TYPE_CHECKING:
    from people import House, Person


def changed(snapshot: Any, changes: list[Any]) -> None:
    for path, value in changes:
        place = snapshot
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value


def check_moments(table: Person, since: int) -> dict[str, Any]:
    timeline: dict[str, Any] = described(models.Timeline, table.get("/timeline", since=since).json())
    snapshot = timeline["snapshot"]
    assert snapshot == table.get(f"/at/{since}").json()["snapshot"]
    for step in timeline["steps"]:
        changed(snapshot, step["changes"])
        moment = table.get(f"/at/{step['ply']}").json()
        assert snapshot == moment["snapshot"]
        assert step["seq"] == moment["events"][-1]["seq"]
    assert snapshot == table.view()["game"]["snapshot"]
    scored = [line["total"] for line in table.view()["game"]["scored"]]
    assert [step["scored"] for step in timeline["steps"][-1:]] in ([], [scored])
    return timeline


def test_every_moment_of_a_game_comes_from_its_changes(house: House) -> None:
    host = house.make(turn_limit=6)
    play_out({"red": host, "blue": host}, seed=2)
    whole = check_moments(host, 0)
    assert [step["ply"] for step in whole["steps"]] == list(range(1, whole["plies"] + 1))
    turns = [step["turn"] for step in whole["steps"]]
    assert turns == sorted(turns)
    check_moments(host, whole["plies"] // 2)


def test_what_was_taken_back_is_not_in_it(house: House) -> None:
    host = house.make()
    for _ in range(5):
        host.play_any(seeded(1))
    host.post("/undo", {"to": 2, "version": host.view()["table"]["version"], "id": "back"})
    host.play_any(seeded(9))
    check_moments(host, 0)
    check_moments(host, 2)


def test_watchers_see_the_timeline_too(house: House) -> None:
    host = house.make()
    host.play_any(seeded(1))
    watcher = house.person(host.table)
    assert watcher.get("/timeline").json() == host.get("/timeline").json()
    assert watcher.get("/statistics").json() == host.get("/statistics").json()


def test_a_moment_that_is_not_there_is_refused(house: House) -> None:
    host = house.make()
    assert error_of(host.get("/timeline", since=1)) == (404, "table")
    waiting = house.make([{"kind": "me"}, {"kind": "open"}])
    assert error_of(waiting.get("/timeline")) == (409, "status")
    assert error_of(waiting.get("/statistics")) == (409, "status")


def test_who_cannot_unpack_gets_it_unpacked(house: House) -> None:
    host = house.make()
    for wanted in ("gzip", "identity"):
        answer = host.http.get(f"/api/tables/{host.table}/statistics", headers={"Accept-Encoding": wanted})
        assert answer.headers.get("content-encoding") == ("gzip" if wanted == "gzip" else None)
        described(Statistics, answer.json())


def test_the_figures_of_a_finished_game_add_up_to_its_score(house: House) -> None:
    host = house.make(turn_limit=30)
    outcome = play_out({"red": host, "blue": host}, seed=7)["game"]["snapshot"]["outcome"]
    figures = described(Statistics, host.get("/statistics").json())
    assert figures["over"]
    for seat, score in zip(figures["seats"], outcome["scores"], strict=True):
        assert seat["total"] == sum(seat["sources"].values()) == score["total"]
        assert seat["sources"]["goods"] == score["goods"]
        assert seat["sources"]["towers"] == sum(score["towers"])
    assert sum(seat["turns"] for seat in figures["seats"]) == 30
    assert figures["turns"][-1]["scored"] == [score["total"] for score in outcome["scores"]]


def test_the_time_of_a_seat_is_what_passed_before_its_plies(house: House) -> None:
    host = house.make(turn_limit=4)
    play_out({"red": host, "blue": host}, seed=3)
    events = host.get("/events").json()["events"]
    first = next(event["at"] for event in events if event["kind"] == "started")
    last = [event["at"] for event in events if event["kind"] == "ply"][-1]
    seats = host.get("/statistics").json()["seats"]
    whole = (datetime.fromisoformat(last) - datetime.fromisoformat(first)).total_seconds()
    assert abs(sum(seat["seconds"] for seat in seats) - whole) <= 0.2
