"""Clients for the tests: they speak the protocol over real sockets and check every answer against its description."""

from __future__ import annotations

import json
import random
import ssl
import uuid
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import httpx
from pydantic import TypeAdapter
from websockets.sync.client import connect

from redcathedral.server import models

if TYPE_CHECKING:
    from collections.abc import Iterator

ENTROPY = "0123456789abcdef"
HOT_SEAT = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bob"}]
ONLINE = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
WITH_BOT = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]

TLS = ssl.create_default_context()  # made once: it takes longer than a request

# What a client does first, so that games of random clients come to an end soon.
EAGER = ("deliver", "claim", "place", "ornament", "take", "gather", "market", "buy", "haul")


@cache
def _reader_of(model: Any) -> TypeAdapter[Any]:
    return TypeAdapter(model)  # made once: that takes longer than reading


def described(model: Any, value: Any) -> Any:
    """Check a value against its description, and give it back."""
    _reader_of(model).validate_json(json.dumps(value), strict=True)
    return value


def seeded(seed: int) -> random.Random:
    """Give luck that is the same every time."""
    return random.Random(seed)  # noqa: S311


def new_id() -> str:
    return str(uuid.uuid4())


class Person:
    """Someone with a key, or without one."""

    def __init__(self, url: str, table: str, key: str | None = None, **headers: str) -> None:
        self.url, self.table, self.key = url, table, key
        if key is not None:
            headers["Authorization"] = f"Bearer {key}"
        self.headers = headers
        self.http = httpx.Client(base_url=url, headers=headers, timeout=30, verify=TLS)
        self.invite: str | None = None

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.http.get(f"/api/tables/{self.table}{path}", params=query or None)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(f"/api/tables/{self.table}{path}", json={} if body is None else body)

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = described(models.View, self.get().json())
        return found

    def ply(self, ply: str, version: int | None = None, request: str | None = None) -> httpx.Response:
        version = self.view()["table"]["version"] if version is None else version
        return self.post("/plies", {"ply": ply, "version": version, "id": request or new_id()})

    def play_any(self, luck: random.Random, view: dict[str, Any] | None = None) -> dict[str, Any]:
        """Play some legal ply and give the answer."""
        view = view or self.view()
        ply = pick(view, luck)
        answer = self.ply(ply, view["table"]["version"])
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = described(models.Played, answer.json())
        return told

    @contextmanager
    def live(self, since: int = 0, **headers: str) -> Iterator[Any]:
        address = f"ws{self.url[4:]}/api/tables/{self.table}/live?since={since}"
        tls = TLS if address.startswith("wss") else None
        with connect(address, additional_headers={**self.headers, **headers}, max_size=1 << 20, ssl=tls) as socket:
            yield socket

    def close(self) -> None:
        self.http.close()


def table_of(person: Person) -> dict[str, Any]:
    """Give what a person is shown of the table itself."""
    found: dict[str, Any] = person.view()["table"]
    return found


def pick(view: dict[str, Any], luck: random.Random) -> str:
    """Choose a ply as an eager newcomer would."""
    choices: list[dict[str, str]] = view["game"]["choices"]
    for verb in EAGER:
        plies = [choice["ply"] for choice in choices if choice["verb"] == verb and not choice["ply"].endswith("take 0")]
        if plies and luck.random() < 0.8:
            return luck.choice(plies)
    return luck.choice(choices)["ply"]


def news(socket: Any, seconds: float = 10) -> dict[str, Any]:
    """Give the next message of a WebSocket."""
    found: dict[str, Any] = described(models.News, json.loads(socket.recv(seconds)))
    return found


def news_with(socket: Any, kind: str) -> dict[str, Any]:
    """Give the next message that tells of an event of a kind."""
    while True:
        message = news(socket)
        if any(event["kind"] == kind for event in message["events"]):
            return message


def error_of(answer: httpx.Response) -> tuple[int, str]:
    """Give status and code of a refusal."""
    body = described(models.ErrorAnswer, answer.json())
    return answer.status_code, body["error"]["code"]


class House:
    """Makes tables at a server and closes what it opened."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._people: list[Person] = []

    def person(self, table: str, key: str | None = None, **headers: str) -> Person:
        person = Person(self.url, table, key, **headers)
        self._people.append(person)
        return person

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return httpx.post(self.url + path, json=body, headers=headers, timeout=30, verify=TLS)

    def make(self, seats: list[dict[str, Any]] | None = None, **options: Any) -> Person:
        """Make a table and give its host."""
        answer = self.post("/api/tables", {"seats": seats or HOT_SEAT, "entropy": ENTROPY, **options})
        assert answer.status_code == 201, answer.text
        return self.host(described(models.MadeView, answer.json()))

    def host(self, made: dict[str, Any]) -> Person:
        host = self.person(made["table"]["id"], made["key"])
        host.invite = made["invite"]
        return host

    def join(self, host: Person, seat: int, name: str = "Bob", **more: Any) -> Person:
        """Sit down at an open seat."""
        body = {"invite": host.invite, "seat": seat, "name": name, "entropy": f"{ENTROPY}{seat}", **more}
        answer = self.post(f"/api/tables/{host.table}/sit", body)
        assert answer.status_code == 200, answer.text
        return self.person(host.table, described(models.SatView, answer.json())["key"])

    def online(self, **options: Any) -> tuple[Person, Person]:
        """Make a table of two people who each have a seat."""
        host = self.make(ONLINE, **options)
        return host, self.join(host, 1)

    def close(self) -> None:
        for person in self._people:
            person.close()


def play_out(people: dict[str, Person], seed: int, most: int = 5000) -> dict[str, Any]:
    """Play a game to its end, every color by its person; gives the last view."""
    luck = seeded(seed)
    anyone = next(iter(people.values()))
    for _ in range(most):
        view = anyone.view()
        if view["table"]["status"] == "over":
            return view
        people[view["game"]["to_move"]].play_any(luck, view)
    raise AssertionError("the game does not end")
