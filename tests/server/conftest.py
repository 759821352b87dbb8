"""A real server for the tests: a process, a database file, sockets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from databases import postgres_of
from lab.server_process import ServerProcess
from people import House

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from lab.postgres_process import PostgresProcess


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> PostgresProcess:
    return postgres_of(shared_folder(tmp_path_factory))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of an empty database, one of every kind there is."""
    if request.param == "sqlite":
        return str(tmp_path / "t.sqlite3")
    server: PostgresProcess = request.getfixturevalue("postgres")
    return server.new_database()


def shared_folder(factory: pytest.TempPathFactory) -> Path:
    """Give the folder that all workers of a run see."""
    own = factory.getbasetemp()
    return own.parent if own.name.startswith("popen-") else own


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
