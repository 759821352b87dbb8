"""A real server for the tests: a process, a database file, sockets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lab.server_process import ServerProcess
from people import House

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server") / "data")
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()[-3000:]


@pytest.fixture
def house(server: ServerProcess) -> Iterator[House]:
    house = House(server.url)
    yield house
    house.close()
