"""Garbage: a move leaves nothing behind that only the collector would find, so that it seldom has to look."""

from __future__ import annotations

import asyncio
import gc
import random
from typing import TYPE_CHECKING

from lab.bench_move import seated, wave

if TYPE_CHECKING:
    from pathlib import Path

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
