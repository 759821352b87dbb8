"""Where the program keeps its user's files."""

from __future__ import annotations

import os
from pathlib import Path

from redcathedral.errors import RedCathedralError
from redcathedral.text import say


def user_folder(name: str, *, homeless: str) -> Path:
    """Return a folder of the user's data; `homeless` is the message for a user without a home folder."""
    base = os.environ.get("XDG_DATA_HOME", "")
    if Path(base).is_absolute():
        return Path(base) / "redcathedral" / name
    local = os.environ.get("LOCALAPPDATA")
    try:
        data = Path(local) if local else Path.home() / ".local" / "share"
    except RuntimeError:
        raise RedCathedralError(say(homeless)) from None
    return data / "redcathedral" / name
