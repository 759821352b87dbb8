"""Garbage: moves and connections leave nothing behind that only the collector would find, so it seldom has to look."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import weakref
from contextlib import contextmanager
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from lab.bench_move import seated, served, wave
from lab.finished_game import finished_record
from redcathedral.server import garbage
from redcathedral.server.store.store import Unavailable
from waiting import until_async

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from lab.bench_move import Wire

MOVES = 20
TIMES = 2
OLDEST = 2  # the generation of what has been there for long


def test_a_move_leaves_nothing_to_collect(tmp_path: Path) -> None:
    async def left_behind() -> int:
        async with seated(2, tmp_path, random.Random(1)) as players:  # noqa: S311
            await wave(players)  # what is made once is made now
            gc.collect()
            gc.disable()
            try:
                for _ in range(MOVES // len(players)):
                    await wave(players)
                return gc.collect()
            finally:
                gc.enable()

    assert asyncio.run(left_behind()) < MOVES


def lose(wire: Wire, why: Exception | None = OSError()) -> None:  # noqa: B008  # always the same
    """Let a connection break; like others, this wire then forgets whose it was."""
    wire.protocol.connection_lost(why)
    del wire.protocol


def say_good_bye(wire: Wire) -> None:
    """Close a WebSocket as its protocol says, then the connection."""
    wire.protocol.data_received(b"\x88\x80\0\0\0\0")
    lose(wire, None)


def talk_nonsense(wire: Wire) -> None:
    """Send what is no frame."""
    wire.protocol.data_received(b"\xff\xff")
    lose(wire, None)


@pytest.mark.parametrize("end", [lose, say_good_bye, talk_nonsense])
def test_a_socket_that_has_ended_needs_no_collector(tmp_path: Path, end: Callable[[Wire], None]) -> None:
    async def left_behind() -> list[object]:
        async with seated(1, tmp_path, random.Random(1)) as (player,):  # noqa: S311
            gc.collect()
            gc.disable()
            try:
                sockets = [weakref.ref(wire.protocol) for wire in player.watches]
                parsers = [weakref.ref(wire.protocol.conn) for wire in player.watches]
                tasks = player.asks.protocol.tasks  # of all connections
                while player.watches:
                    end(player.watches.pop())
                await until_async(lambda: not tasks, "all of them end")
                return [there for there in (one() for one in (*sockets, *parsers)) if there is not None]
            finally:
                gc.enable()

    assert asyncio.run(left_behind()) == []


def asked(method: str, path: str, body: Any = None, **headers: str) -> bytes:
    """Write a request; a body that isn't bytes is sent as JSON."""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
    if body is not None:
        body = body if isinstance(body, bytes) else json.dumps(body).encode()
        lines += [f"Content-Length: {len(body)}", "Content-Type: application/json"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + (body or b"")


async def exchange(connect: Callable[[], Wire], request: bytes, why: Exception | None = None) -> bytes:
    """Send a request over a connection of its own, which then ends; gives the answer."""
    wire = connect()
    tasks = wire.protocol.tasks
    wire.protocol.data_received(request)
    if why is None:
        await until_async(lambda: wire.sent and not tasks, "an answer")
    answer = wire.take()
    lose(wire, why)
    await until_async(lambda: not tasks, "the end of what was asked for")
    return answer


def unavailable(*_: object) -> None:
    """Fail as a store does that can't be reached."""
    raise Unavailable("away")


UPGRADE = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ=="}
HANDSHAKE = UPGRADE | {"Sec_WebSocket_Version": "13"}
SEATS = [{"kind": "me"}, {"kind": "me"}]


def test_whatever_is_asked_for_or_refused_leaves_nothing_to_collect(tmp_path: Path) -> None:
    """Each request comes over a new connection that ends after it: that leaves nothing either."""

    async def left_behind() -> dict[str, int]:
        async with served(tmp_path) as (connect, app):
            tables, database = app.state.service.tables, app.state.service.database
            await app.state.reading  # what is read ahead

            async def told(request: bytes) -> Any:
                return json.loads((await exchange(connect, request)).partition(b"\r\n\r\n")[2])

            made = await told(asked("POST", "/api/tables", {"seats": SEATS, "entropy": "x" * 16}))
            brought = await told(asked("POST", "/api/records", {"record": finished_record()}))
            table, played = f"/api/tables/{made['table']['id']}", f"/api/tables/{brought['table']['id']}"
            key, version = f"Bearer {made['key']}", made["table"]["version"]
            ply = {"ply": made["game"]["choices"][0]["ply"], "version": version, "id": "a-move"}
            fork = {"ply": 5, "seats": [{"kind": "me"}] * 4, "entropy": "x" * 16}
            requests = {
                "a look": asked("GET", table),
                "no such table": asked("GET", "/api/tables/abc"),
                "no such page": asked("GET", "/nothing"),
                "no JSON": asked("POST", f"{table}/plies", b"{"),
                "no such field": asked("POST", f"{table}/chat", {"said": ""}),
                "too large": asked("POST", f"{table}/chat", b"x" * 100_000),
                "of another page": asked("POST", f"{table}/chat", {"text": "x"}, Origin="https://example.org"),
                "no key": asked("POST", f"{table}/plies", ply),
                "stale": asked("POST", f"{table}/plies", ply | {"version": version - 1}, Authorization=key),
                "not legal": asked("POST", f"{table}/plies", ply | {"ply": "end"}, Authorization=key),
                "a table": asked("POST", "/api/tables", {"seats": SEATS, "entropy": "x" * 16}),
                "an upload": asked("POST", "/api/records", {"record": finished_record()}),
                "no upload": asked("POST", "/api/records", {"record": "nonsense\n" * 100}),
                "a short fork": asked("POST", f"{played}/fork", fork),
                "a long fork": asked("POST", f"{played}/fork", fork | {"ply": 100}),
                "a moment": asked("GET", f"{played}/at/500"),
                "the timeline": asked("GET", f"{played}/timeline"),
                "a review": asked("GET", f"{played}/review"),
                "no review": asked("GET", f"{table}/review"),
                "no HTTP": b"nonsense\r\n\r\n",
                "a socket for no table": asked("GET", "/api/tables/abc/live", **HANDSHAKE),
                "a socket from no number": asked("GET", f"{table}/live?since=x", **HANDSHAKE),
                "a socket for another page": asked("GET", f"{table}/live", **HANDSHAKE, Origin="https://example.org"),
                "no handshake": asked("GET", f"{table}/live", **UPGRADE, Sec_WebSocket_Version="1"),
            }

            async def forget() -> None:
                await exchange(connect, requests["a look"])
                tables.forget(None)

            async def fail_to_write() -> None:
                await database.call(lambda store: setattr(store, "write", unavailable))
                answer = await exchange(connect, asked("POST", f"{table}/plies", ply, Authorization=key))
                assert b" 503 " in answer[:20]
                await database.call(lambda store: delattr(store, "write"))

            acts: dict[str, Callable[[], Awaitable[object]]] = {
                name: partial(exchange, connect, request) for name, request in requests.items()
            }
            acts["hanging up"] = partial(exchange, connect, requests["the timeline"], OSError())
            acts["hanging up in between"] = partial(exchange, connect, requests["an upload"][:500], OSError())
            acts["a table that memory has no more room for"] = forget
            acts["a write that fails"] = fail_to_write
            left = {}
            for name, act in acts.items():
                await act()  # what is made once is made now
                gc.freeze()  # only what comes after this is looked at
                gc.disable()
                try:
                    for _ in range(TIMES):
                        await act()
                    left[name] = gc.collect()
                finally:
                    gc.enable()
                    gc.unfreeze()
            return {name: number for name, number in left.items() if number >= TIMES}

    assert asyncio.run(left_behind()) == {}


@contextmanager
def looks_at_all() -> Iterator[list[int]]:
    """Note each time everything is looked at; Python itself doesn't do so meanwhile."""
    looks: list[int] = []

    def note(phase: str, facts: dict[str, int]) -> None:
        if phase == "stop" and facts["generation"] == OLDEST:
            looks.append(facts["collected"])

    gc.disable()
    gc.callbacks.append(note)
    try:
        yield looks
    finally:
        gc.callbacks.remove(note)
        gc.enable()


def test_everything_is_looked_at_only_while_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "QUIET_SECONDS", 0.0)
    monkeypatch.setattr(garbage, "WORTH_IT", 0)
    asked = count()
    quiet = False
    now = 0

    def happened() -> int:
        nonlocal now
        now = now if quiet else next(asked)
        return now

    async def looked() -> None:
        nonlocal quiet
        looking = asyncio.create_task(garbage.look_at_all_when_quiet(happened))
        with looks_at_all() as looks:
            await until_async(lambda: now > 100, "a while in which something happens")
            assert not looks
            quiet = True
            await until_async(lambda: looks, "a look at everything")
        looking.cancel()

    asyncio.run(looked())


def test_memory_that_has_grown_by_much_waits_for_no_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "QUIET_SECONDS", 0.0)
    monkeypatch.setattr(garbage, "MOST_BLOCKS", 100_000)
    asked = count()

    async def looked() -> None:
        looking = asyncio.create_task(garbage.look_at_all_when_quiet(lambda: next(asked)))
        with looks_at_all() as looks:
            await until_async(lambda: next(asked) > 100, "a while in which something happens")
            assert not looks
            grown = [object() for _ in range(200_000)]
            await until_async(lambda: looks, "a look at everything")
            del grown
        looking.cancel()

    asyncio.run(looked())
