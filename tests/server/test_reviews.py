"""Reviews of finished games and hints: made elsewhere, told how far they are, described exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from people import HOT_SEAT, described
from redcathedral.server import models
from redcathedral.server.models import ReviewAnswer
from waiting import until

if TYPE_CHECKING:
    from people import House, Person

LONG_ENOUGH = 300  # seconds for a cold compile on a busy machine


def wait_for_review(person: Person) -> dict[str, Any]:
    """Ask until the review is there; every answer on the way is as described."""
    answers: list[dict[str, Any]] = []

    def ready() -> bool:
        answer: dict[str, Any] = described(ReviewAnswer, person.get("/review").json())
        assert not answers or answer["done"] >= answers[-1]["done"]
        answers.append(answer)
        if answer["status"] == "ready":
            return True
        assert answer["status"] in ("preparing", "working")
        assert answer["review"] is None
        return False

    until(ready, "the review", patience=LONG_ENOUGH)
    return answers[-1]


def test_a_game_under_way_is_not_reviewed(house: House) -> None:
    answer = house.make(HOT_SEAT).get("/review")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "status")


def test_a_finished_game_is_reviewed_once_for_everybody(house: House) -> None:
    host = house.make([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}], turn_limit=8)
    with host.live() as socket:
        while '"kind":"over"' not in socket.recv(30):
            pass
    answer = wait_for_review(host)
    review = answer["review"]
    assert answer["done"] == answer["turns"] == len(review["turns"]) == 8
    assert [turn["seat"] for turn in review["turns"]] == [0, 1] * 4
    assert sum(review["end"]) == pytest.approx(1.0)
    for turn in review["turns"]:
        assert sum(turn["chances"]) == pytest.approx(1.0)
        assert host.get(f"/at/{turn['ply']}").json()["snapshot"]["turn"]["number"] == turn["turn"]
    assert [side["seat"] for side in review["sides"]] == [0, 1]
    assert review["sides"][0]["lost"] >= 0.0
    assert host.get("/review").json() == answer


def test_a_hint_names_legal_plies_with_their_prospects_or_says_that_it_is_not_ready(house: House) -> None:
    host = house.make(HOT_SEAT)
    legal = {choice["ply"] for choice in host.view()["game"]["choices"]}
    hint = described(models.Hint, host.get("/hint").json())
    assert 1 <= len(hint["choices"]) <= 3
    assert {choice["ply"] for choice in hint["choices"]} <= legal
    for choice in hint["choices"]:
        assert (choice["win"] is not None) == hint["ready"]
    assert hint["bot"] == ("mcts:0.8s" if hint["ready"] else "greedy")
