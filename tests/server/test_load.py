"""The clients of the bench: whatever a server does to them, a run ends, with figures or with an error that says why."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, cast

import pytest

from lab import server_load
from lab.server_load import Game, Load, NoAnswerError, Wires

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]

ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"


@asynccontextmanager
async def server_that(talks: Talk) -> AsyncIterator[int]:
    """Give the port of a server that talks like this."""
    talking: set[asyncio.Task[None]] = set()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talking.add(cast("asyncio.Task[None]", asyncio.current_task()))
        try:
            await talks(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # the client has hung up
        finally:
            writer.close()

    async with await asyncio.start_server(talk, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]
    await asyncio.gather(*talking)


async def asked(reader: asyncio.StreamReader) -> None:
    await reader.readuntil(b"\r\n\r\n")


async def hangs_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer once, and hang up when the next request is on its way, as servers do with connections that were idle."""
    await asked(reader)
    writer.write(ANSWER)
    await asked(reader)


async def says_nothing(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    """Take requests and never answer."""
    while not reader.at_eof():
        await reader.read(1000)


def test_a_connection_that_was_closed_while_idle_costs_neither_a_request_nor_a_place() -> None:
    async def work() -> None:
        async with server_that(hangs_up) as port:
            wires = Wires(port, 2)
            assert [await wires.get("/") for _ in range(10)] == [(200, b"{}")] * 10
            assert wires._free.qsize() == 2
            await wires.close()

    asyncio.run(work())


def test_a_request_that_gets_no_answer_is_an_error_and_frees_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_load, "ANSWER_SECONDS", 0.05)

    async def work() -> None:
        async with server_that(says_nothing) as port:
            wires = Wires(port, 1)
            for _ in range(3):
                with pytest.raises(NoAnswerError, match="GET /slow"):
                    await wires.get("/slow")
            await wires.close()

    asyncio.run(work())


def test_clients_that_cannot_watch_end_a_run_with_a_word_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_load, "OPENING_SECONDS", 0.05)
    monkeypatch.setattr(server_load, "AT_ONCE", 2)

    async def made(_: Wires) -> Game:
        return Game("t", "key", 0, [b"end"])

    monkeypatch.setattr(server_load, "make", made)

    async def work() -> None:
        async with server_that(says_nothing) as port:
            load = Load.__new__(Load)
            load.ports, load.wires = [port], [Wires(port, 1)]
            load.figures, load._there = server_load.Figures(), 0
            with pytest.raises(NoAnswerError, match="5 of 5 clients"):
                await load.open(1, 5)
            await load.close()

    asyncio.run(work())
