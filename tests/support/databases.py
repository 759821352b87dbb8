"""A real PostgreSQL for the tests: one server a session, whichever worker needs it first starts it."""

from __future__ import annotations

import fcntl
from typing import TYPE_CHECKING

from lab.postgres_process import PostgresProcess

if TYPE_CHECKING:
    from pathlib import Path

STARTED = "postgres"


def postgres_of(shared: Path) -> PostgresProcess:
    """Give the session's server, and start it if nobody has; `shared` is a folder that all workers see."""
    with (shared / f"{STARTED}.lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        where = shared / STARTED
        if where.is_symlink():
            return PostgresProcess(where.readlink())
        server = PostgresProcess()
        server.start()
        where.symlink_to(server.folder)  # the name of its socket must be short, a test's folder is not
        return server


def remove_postgres(shared: Path) -> None:
    """End the session's server, if there is one."""
    where = shared / STARTED
    if where.is_symlink():
        PostgresProcess(where.readlink()).remove()
        where.unlink(missing_ok=True)
