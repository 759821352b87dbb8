"""Saved games on disk: found again, and written as a whole after every ply, so that a file is never half written."""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
import stat
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from redcathedral.errors import RecordError, RedCathedralError
from redcathedral.formats.record import UNFINISHED
from redcathedral.game.load import read_file
from redcathedral.text import Phrase, moment, say

from .folders import user_folder

if TYPE_CHECKING:
    from pathlib import Path

    from redcathedral.game.game import Game

MOST_LOOKED_AT = 1 << 16  # the result is among the headers


def games_folder() -> Path:
    """Give the folder of the user's games."""
    return user_folder("games", homeless="no-home")


def fresh_path() -> Path:
    """Give a new name for a game of today."""
    folder = games_folder()
    today = datetime.now().astimezone().strftime("%Y-%m-%d")
    while True:
        path = folder / f"{today}-{secrets.token_hex(3)}.txt"
        if not path.exists():
            return path


def latest_unfinished() -> Path | None:
    """Find the game that was played last and is not over."""
    with contextlib.suppress(OSError):
        files = [path for path in games_folder().glob("*.txt") if path.is_file()]
        for path in sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True):
            with contextlib.suppress(OSError), path.open(encoding="utf-8", errors="replace") as file:
                if f'[Result "{UNFINISHED}"]' in file.read(MOST_LOOKED_AT):
                    return path
    return None


def age_of(path: Path) -> str:
    """Say when a file was written, by the clock of the user."""
    return moment(datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone())


def read_game(path: str | Path, edition: str | None = None) -> Game:
    """Read a record; every complaint begins with the file."""
    try:
        return read_file(path, edition=edition)
    except RecordError as error:
        # A message about the file itself names it already; one about its content names only a line.
        named = isinstance(error.message, Phrase) and "file" in error.message.facts
        raise RedCathedralError(
            str(error) if named else say("error-in-file", file=str(path), problem=str(error))
        ) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that after a crash there is the old one or the new one, never a half."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    with contextlib.suppress(OSError):  # not every system lets a folder be opened
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def refuse_target(path: Path) -> str | None:
    """Say why a new record may not go there: what exists is not overwritten."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return None  # there is nothing, or writing will say what is wrong
    return say("save-exists" if stat.S_ISREG(mode) else "save-not-a-file", file=str(path))


class Autosave:
    """The file a game is kept in, rewritten after every ply."""

    def __init__(self, path: Path, written: str | None = None) -> None:
        self.path = path
        self.written = written  # what the file contains, as far as this program knows
        self.safe = False  # whether the last save went well

    @classmethod
    def of_existing(cls, path: Path) -> Autosave:
        """Continue a record that was just read."""
        real = path.resolve()
        return cls(real, real.read_text(encoding="utf-8"))

    def save(self, game: Game) -> str | None:
        """Save the game; returns a notice if it went to another file. Raises OSError if it can't be saved."""
        self.safe = False
        notice = None
        text = game.record()
        if self.written is not None and self._changed_by_another():
            old, self.path = self.path, fresh_path()
            notice = say("save-elsewhere", old=str(old), file=str(self.path))
        if text != self.written or notice:
            write_whole(self.path, text)
            self.written = text
        self.safe = True
        return notice

    def _changed_by_another(self) -> bool:
        try:
            return self.path.read_text(encoding="utf-8") != self.written
        except (OSError, UnicodeDecodeError):
            return False  # gone or unreadable: writing it again is right

    @property
    def resume_command(self) -> str:
        """Say how to continue later."""
        if self.path.parent == games_folder():
            return "redcathedral play --resume"
        return f"redcathedral play --load {shlex.quote(str(self.path))}"
