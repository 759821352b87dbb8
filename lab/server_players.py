"""People who play at a server that may be killed: they never give up, and remember everything they were told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
import uuid
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from lab.history import Witness, faults_of
from redcathedral.edition import parse_edition
from redcathedral.server.live.loaded import loaded_from

if TYPE_CHECKING:
    import random

    from redcathedral.server.store.store import Store

MOST_HEARD = 60  # messages before a connection is cut
PATIENCE = 2.0  # seconds without news after which somebody asks
RETRY_SECONDS = 0.1
WITH_A_BOT = 0.3  # of all tables
BOTS = ("random", "greedy")
LOOPBACK = "127.0.0.1"
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # one for all: each would take a twentieth of a second to make


class Addresses(Protocol):
    """Where a server answers, in one process or several."""

    def any(self, luck: random.Random) -> str:
        """Give the address of a process."""
        ...


@dataclass
class Figures:
    """What is counted."""

    kills: int = 0
    starts: list[float] = field(default_factory=list)
    cuts: int = 0
    sent: int = 0
    acknowledged: int = 0
    repeated: int = 0  # acknowledged at a second or later attempt
    finished: int = 0
    stopping: bool = False
    enough: asyncio.Event = field(default_factory=asyncio.Event)  # whether to stop early
    killed: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)


@dataclass
class People:
    """People who play one table after the other, and where they come from."""

    servers: Addresses
    luck: random.Random
    figures: Figures
    source: str = LOOPBACK
    pause: float = 0.0  # seconds between a person's moves
    at: list[Player] = field(default_factory=list)  # who sits at the table they have now

    def client(self, **more: Any) -> httpx.AsyncClient:
        """Give a client that comes from their address."""
        transport = httpx.AsyncHTTPTransport(local_address=self.source, verify=NO_TLS)
        return httpx.AsyncClient(transport=transport, timeout=5, **more)

    async def sit_down(self) -> list[Player]:
        """Make a table of two people, or of one and a bot."""
        async with self.client() as http:
            with_bot = self.luck.random() < WITH_A_BOT
            other = {"kind": "bot", "bot": self.luck.choice(BOTS)} if with_bot else {"kind": "open"}
            body = {"seats": [{"kind": "me", "name": "Anna"}, other], "entropy": uuid.uuid4().hex}
            made = (await http.post(self.servers.any(self.luck) + "/api/tables", json=body)).json()
            table = made["table"]["id"]
            players = [Player(self, table, made["key"], {"red"})]
            if not with_bot:
                sit = {"invite": made["invite"], "seat": 1, "name": "Bob", "entropy": uuid.uuid4().hex}
                sat = (await http.post(f"{self.servers.any(self.luck)}/api/tables/{table}/sit", json=sit)).json()
                players.append(Player(self, table, sat["key"], {"blue"}))
            return players

    async def play_a_game(self) -> list[Player]:
        """Play a game to its end, or until told to stop; gives who played it."""
        while not self.figures.stopping:
            try:
                self.at = await self.sit_down()
            except (httpx.HTTPError, KeyError, ValueError):
                await asyncio.sleep(RETRY_SECONDS)
                continue
            await asyncio.gather(*(player.run() for player in self.at))
            self.figures.finished += any(player.over for player in self.at)
            return self.at
        return []


class Player:
    """A client that holds some seats of a table, plays at random, and never gives up."""

    def __init__(self, people: People, table: str, key: str, colors: set[str]) -> None:
        self.people, self.key, self.colors = people, key, colors
        self.luck, self.figures = people.luck, people.figures
        self.table = table
        self.witness = Witness()
        self.over = False
        self._news: dict[str, Any] | None = None  # how the table stood when the server last told it
        self._told = asyncio.Event()
        self._told.set()  # the first look is a question
        self.pending: tuple[str, str, int] | None = None
        self._path = f"/api/tables/{table}"
        self._http = people.client(headers=self._headers())

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    async def run(self) -> None:
        """Play until told to stop, or to the end."""
        watching = asyncio.create_task(self._watch())
        try:
            while not self.figures.stopping and not self.over:
                try:
                    await self._step()
                except (httpx.HTTPError, TimeoutError):
                    await asyncio.sleep(0.05)
        finally:
            watching.cancel()
            await asyncio.wait((watching,))

    def _address(self, path: str = "") -> str:
        return self.people.servers.any(self.luck) + self._path + path

    async def _get(self, path: str = "", **query: int) -> dict[str, Any]:
        answer = await self._http.get(self._address(path), params=query or None)
        if answer.status_code != 200:
            raise httpx.TransportError(f"answered with {answer.status_code}")
        found: dict[str, Any] = answer.json()
        return found

    async def _look(self) -> dict[str, Any]:
        """Give how the table stands once something happened there; who hears nothing for long asks."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._told.wait()
        self._told.clear()
        news, self._news = self._news, None
        return news or await self._get()

    async def _step(self) -> None:
        view = await self._look()
        if view["table"]["status"] == "over":
            self.over = True
            return
        if view["game"] is None or view["game"]["to_move"] not in self.colors:
            return
        ply = self.luck.choice(view["game"]["choices"])["ply"]
        self.pending = (str(uuid.uuid4()), ply, view["table"]["version"])
        if not await self.insist():
            self._told.set()  # refused: see how things stand
        await asyncio.sleep(self.people.pause)

    async def insist(self, *, settle: bool = False) -> bool:
        """Send the pending move until it is answered, always under the same id; says whether it was taken.

        When all stop it is sent once more at most, unless that is to settle it.
        """
        attempts = 0
        while self.pending is not None and (attempts == 0 or settle or not self.figures.stopping):
            request, ply, version = self.pending
            attempts += 1
            self.figures.sent += 1
            patience = 0.004 if self.luck.random() < 0.05 else 5.0  # now and then the answer is not waited for
            try:
                body = {"ply": ply, "version": version, "id": request}
                async with asyncio.timeout(patience):
                    answer = await self._http.post(self._address("/plies"), json=body)
            except (httpx.HTTPError, TimeoutError):
                self.figures.cuts += patience < 1
                await asyncio.sleep(0.05)
                continue
            self.figures.answers[str(answer.status_code)] += 1
            if answer.status_code >= 500:  # nobody knows whether it is written: ask again
                await asyncio.sleep(0.05)
                continue
            self.pending = None
            if answer.status_code == 200:
                events = answer.json()["events"]
                self.witness.note_answer(request, events)
                self.figures.acknowledged += 1
                self.figures.repeated += attempts > 1
                return True
        return False

    async def _watch(self) -> None:
        """Follow the table over a WebSocket that is cut now and then; afterwards ask for what was missed."""
        while True:
            address = f"ws{self._address('/live')[4:]}?since={self.witness.without_gap()}"
            try:
                local = (self.people.source, 0)
                async with connect(address, additional_headers=self._headers(), local_addr=local) as socket_:
                    for _ in range(self.luck.randint(1, MOST_HEARD)):
                        self._note(json.loads(await socket_.recv()))
                    self.figures.cuts += 1
                    socket_.transport.abort()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(0.05)

    def _note(self, news: dict[str, Any]) -> None:
        self.witness.note(news["events"])
        self._news = None if news["more"] else news
        self._told.set()

    async def finish(self) -> dict[str, Any]:
        """Settle the pending move, read everything, and give the final view."""
        await self.insist(settle=True)
        since, more = 0, True
        while more:
            page = await self._get("/events", since=since)
            self.witness.note(page["events"])
            since, more = (page["events"][-1]["seq"] if page["events"] else since), page["more"]
        return await self._get()

    async def leave(self) -> None:
        """Hang up for good."""
        await self._http.aclose()


def faults_at(store: Store, players: list[Player], view: dict[str, Any]) -> list[str]:
    """Compare what is written about a table, what the server shows and what its players saw."""
    table = players[0].table
    stored = store.read(table)
    if stored is None:
        return [f"{table}: gone"]
    wrong: list[str] = []
    replayed = loaded_from(stored, parse_edition(stored.edition_text)).table
    shown, bots = view["table"]["seq"], any(seat.kind == "bot" for seat in replayed.seats)
    if shown != replayed.seq and not bots:  # a bot may have moved since
        wrong.append(f"{table}: the server shows {shown} events, {replayed.seq} are written")
    if shown == replayed.seq and json.loads(json.dumps(replayed.running().snapshot())) != view["game"]["snapshot"]:
        wrong.append(f"{table}: the replay is not what the server shows")
    faults = faults_of(stored.events, [player.witness for player in players])
    return wrong + [f"{table}: {fault}" for fault in faults]
