"""Which store a server uses: a file of its own, or PostgreSQL for several processes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...errors import SetupError
from ...text import say
from .sqlite_store import SQLiteStore

if TYPE_CHECKING:
    from .store import Store

POSTGRES: Final = ("postgresql://", "postgres://")
SQLITE: Final = "sqlite:///"


def is_shared(database: str) -> bool:
    """Whether several processes may use a database at once."""
    return database.startswith(POSTGRES)


def existing_store(database: str) -> Store:
    """Open a database that must be there already."""
    path = Path(database.removeprefix(SQLITE))
    if not is_shared(database) and not path.is_file():
        raise SetupError(say("move-no-file", file=str(path)))
    return open_store(database)


def open_store(database: str, folder: Path = Path()) -> Store:
    """Open a database by its address: a PostgreSQL URL, a SQLite URL, or a file, in a folder if it names none."""
    if not is_shared(database):
        return SQLiteStore(folder / database.removeprefix(SQLITE))
    try:
        from .postgres_store import PostgresStore  # noqa: PLC0415  # an extra
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "psycopg":
            raise
        raise SetupError(say("serve-needs-postgres")) from None
    return PostgresStore(database)
