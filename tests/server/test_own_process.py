"""What a server changes for its whole process: nothing before it serves."""

from __future__ import annotations

import subprocess
import sys

MADE_THEN_STARTED = """
import socket, sys, tempfile
from pathlib import Path
from redcathedral.game import when_ready
from redcathedral.server.run import Place, server_at
from redcathedral.server.settings import Settings

with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listening:
    server = server_at(Settings(data=Path(folder)), "0", Place(listening, "", ""), opens=False)
    made = when_ready._is_allowed()
    server.should_exit = True  # as soon as it has started
    server.run(sockets=[listening])
print(made, when_ready._is_allowed())
"""


def test_only_a_server_that_starts_keeps_its_process_from_compiling() -> None:
    run = subprocess.run(  # noqa: S603
        [sys.executable, "-c", MADE_THEN_STARTED],
        env={"REDCATHEDRAL_COMPILE": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == ["True", "False"], run.stderr
