"""One attempt of every attack of the long run (`lab.server_soak`), all at the same time, against a real server."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from typing import TYPE_CHECKING

import httpx
import pytest

from lab.server_attacks import ATTACKS, Attacker
from lab.server_players import Figures, People
from lab.server_process import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LONGEST_LINE = 2048
IMPATIENT = ("header_seconds=2", "body_seconds=2", "send_seconds=2")


class House:
    """Where people find the server."""

    def __init__(self, url: str) -> None:
        self._url = url

    def any(self, _: random.Random) -> str:
        """Give its address."""
        return self._url


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Give a server with the limits it has by default, and little patience."""
    server = ServerProcess(tmp_path / "data", "--log", "json", limits=IMPATIENT)
    server.start()
    yield server
    server.stop()


def test_attacks_are_refused_and_leave_no_long_line_and_no_error(server: ServerProcess) -> None:
    statuses: Counter[int] = Counter()
    luck = random.Random(1)  # noqa: S311  # a test, no secret

    async def work() -> None:
        people = await People(House(server.url), luck, Figures(), "127.0.1.1").sit_down()
        table = people[0].table
        attackers = [
            Attacker(f"127.0.3.{n}", lambda: server.port, lambda: table, luck, statuses, patience=1)
            for n in range(1, len(ATTACKS) + 1)
        ]
        for attack in asyncio.as_completed([attack(me) for attack, me in zip(ATTACKS, attackers, strict=True)]):
            with contextlib.suppress(OSError, EOFError, TimeoutError):  # they may be hung up on
                await attack

    asyncio.run(work())
    assert httpx.get(server.url + "/api/info").status_code == 200
    assert not statuses[500], statuses
    assert {101, 400, 401, 413, 429} <= set(statuses), f"the attackers got somewhere, and were refused: {statuses}"
    lines = server.log().splitlines()
    assert [line for line in lines if '"level": "error"' in line] == []
    assert max(len(line.encode()) for line in lines) <= LONGEST_LINE
