"""The PostgreSQL of the long runs ends as in a power cut, and starts again at once."""

from __future__ import annotations

import contextlib
import os
import signal

import psycopg
import pytest

from lab.postgres_process import PostgresProcess


@pytest.mark.slow
def test_a_killed_database_starts_again_though_one_of_its_processes_would_not_end() -> None:
    server = PostgresProcess()
    try:
        server.start()
        with contextlib.closing(psycopg.connect(server.url("postgres"))) as db:
            os.kill(db.info.backend_pid, signal.SIGSTOP)  # as on a machine so busy that it gets no time to notice
            server.kill()
        server.start()
        with psycopg.connect(server.url("postgres")) as db:
            assert db.execute("SELECT 1").fetchone() == (1,)
    finally:
        server.kill()
        server.remove()


def test_a_database_that_ends_while_it_starts_is_told_of_at_once() -> None:
    server = PostgresProcess(options=("-c", "no_such_setting=1"))
    try:
        with pytest.raises(RuntimeError, match="no_such_setting"):
            server.start()
    finally:
        server.remove()
