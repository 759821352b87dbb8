"""Garbage: moves and connections leave nothing behind that only the collector would find, so it seldom has to look."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from typing import TYPE_CHECKING

import pytest

from lab.bench_move import seated, wave
from waiting import until_async

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from lab.bench_move import Wire

MOVES = 20


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
