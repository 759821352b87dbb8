"""Reviews of finished games and hints: made elsewhere, told how far they are, described exactly."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlencode

import httpx
import pytest

import redcathedral as rc
from people import HOT_SEAT, described
from redcathedral.bots import play_to_end
from redcathedral.server import models
from redcathedral.server.bodies import CreateBody, NewSeat
from redcathedral.server.bots import reviews
from redcathedral.server.http.app import create_app
from redcathedral.server.lobby import Lobby
from redcathedral.server.models import ReviewAnswer
from redcathedral.server.settings import Settings
from services import play, seen, service_on
from waiting import until, until_async

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from starlette.datastructures import State

    from people import House, Person
    from redcathedral.bots.process.messages import Answer, Message, ReviewTurn
    from redcathedral.server.bots.pool import Pool
    from redcathedral.server.live.loaded import Loaded
    from redcathedral.server.service import Service

TURNS = 8
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
        assert answer["status"] in ("preparing", "working", "closer")
        if answer["review"] is not None:
            assert len(answer["review"]["turns"]) == min(answer["done"], TURNS), "what is known so far"
        return False

    until(ready, "the review", patience=LONG_ENOUGH)
    return answers[-1]


def test_a_game_under_way_is_not_reviewed(house: House) -> None:
    answer = house.make(HOT_SEAT).get("/review")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "status")


def test_a_finished_game_is_reviewed_once_for_everybody(house: House) -> None:
    host = house.make([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}], turn_limit=TURNS)
    with host.live() as socket:
        while '"kind":"over"' not in socket.recv(30):
            pass
    answer = wait_for_review(host)
    review = answer["review"]
    assert answer["done"] == answer["looks"] > len(review["turns"]) == TURNS
    assert [turn["seat"] for turn in review["turns"]] == [0, 1] * 4
    assert sum(review["end"]) == pytest.approx(1.0)
    for turn in review["turns"]:
        assert sum(turn["chances"]) == pytest.approx(1.0)
        assert host.get(f"/at/{turn['ply']}").json()["snapshot"]["turn"]["number"] == turn["turn"]
    assert [side["seat"] for side in review["sides"]] == [0, 1]
    assert review["sides"][0]["lost"] >= 0.0
    assert host.get("/review").json() == answer
    for mistake in review["mistakes"]:
        line = urlencode([("play", ply) for ply in mistake["line"]])
        there = host.get(f"/at/{mistake['ply']}/instead?{line}")
        assert len(described(models.Instead, there.json())["snapshots"]) == len(mistake["line"])


def test_other_plies_that_are_not_legal_are_refused(house: House) -> None:
    host = house.make(HOT_SEAT)
    assert host.get("/at/0/instead?play=end").status_code == 422
    assert host.get("/at/99/instead?play=end").status_code == 404


@asynccontextmanager
async def finished_game(path: Path, **limits: Any) -> AsyncIterator[tuple[State, httpx.AsyncClient]]:
    """A server in this process whose clock stands still, and a client that asks for the review of a short game."""
    game = rc.new_game(2, seed=5, turn_limit=4, names=["Anna", "Bob"])
    record = play_to_end(game, ["random", "greedy"], seed=2).record()
    app = create_app(Settings(data=path, **limits), clock=lambda: 0.0)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
    ):
        made = await client.post("/api/records", json={"record": record})
        client.base_url = f"http://localhost/api/tables/{made.json()['table']['id']}"
        yield app.state, client


def test_a_review_nobody_asks_for_rests_and_continues_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "WANTED_SECONDS", 0.0)  # a look for each who asks

    async def whole() -> list[int]:
        done = []
        async with finished_game(tmp_path) as (state, client):
            for _ in range(3):
                done.append((await client.get("/review")).json()["done"])
                await until_async(lambda: state.reviews.under_way == 0, "a rest", patience=LONG_ENOUGH)
            assert not any(worker.is_running() for worker in state.bots._slow._all), "no bot waits for a review"
        return done

    assert asyncio.run(whole()) == [0, 1, 2]


def test_who_asks_for_a_review_pays_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its processor time is charged, at its share: with nothing left the next request waits."""
    monkeypatch.setattr(reviews, "SHARE", 100.0)
    monkeypatch.setattr(reviews, "WANTED_SECONDS", LONG_ENOUGH)  # one question is enough

    async def whole() -> None:
        async with finished_game(tmp_path, work_at_once=5.0, work_per_second=0.001) as (state, client):
            assert (await client.get("/review")).status_code == 200
            await until_async(lambda: state.reviews.under_way == 0, "the review", patience=LONG_ENOUGH)
            assert (await client.get("/review")).json()["status"] == "ready"
            refused = await client.get("/review")
            assert (refused.status_code, refused.json()["error"]["code"]) == (429, "work")

    asyncio.run(whole())


def test_a_hint_names_legal_plies_with_their_prospects_or_says_that_it_is_not_ready(house: House) -> None:
    host = house.make(HOT_SEAT)
    legal = {choice["ply"] for choice in host.view()["game"]["choices"]}
    hint = described(models.Hint, host.get("/hint").json())
    assert 1 <= len(hint["choices"]) <= 3
    assert {choice["ply"] for choice in hint["choices"]} <= legal
    for choice in hint["choices"]:
        assert (choice["win"] is not None) == hint["ready"]
    assert hint["bot"] == ("mcts:0.8s" if hint["ready"] else "greedy")


class Endless:
    """A process that thinks about each review forever."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def ask(self, _: ReviewTurn, __: float, maker: str) -> Answer:
        """Note who asks."""
        self.asked.append(maker)
        await asyncio.Event().wait()
        raise AssertionError

    async def stop(self) -> None:
        """Stop thinking."""


async def finished(service: Service, maker: str) -> Loaded:
    """Play a very short game to its end."""
    seats = [NewSeat(kind="me"), NewSeat(kind="me")]
    made = await Lobby(service).create(CreateBody(seats=seats, entropy="x", turn_limit=2), maker)
    loaded = await service.tables.get(made.table)
    while loaded.table.status != "over":
        await play(service, made, await seen(service, made))
    return loaded


def test_whoever_asks_for_many_reviews_keeps_nobody_elses_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(tmp_path) as service:
            thinking = Endless()
            making = reviews.Reviews(cast("Pool[Message, Answer]", thinking))
            many = [await finished(service, "greedy person") for _ in range(6)]
            for loaded in many:
                assert making.get(loaded).state.status == "working"
            making.get(await finished(service, "somebody else"))
            await until_async(lambda: "somebody else" in thinking.asked, "the other's turn")
            assert thinking.asked.count("greedy person") == reviews.MOST_EACH, "the others begin when these are made"
            for loaded in many:
                assert making.get(loaded).state.status == "working"
            assert making.under_way == reviews.MOST_EACH + 1, "those that wait hold nothing"
            await making.stop()

    asyncio.run(work())
