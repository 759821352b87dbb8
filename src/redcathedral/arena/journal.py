"""The durable file of a run: one line per finished game, written at once, so that stopping a run loses nothing.

The first line describes the run. A line that was only half written when the machine went down is dropped.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from .models import GameResult, SeatScore
from .plan import ArenaError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import BinaryIO

    from .plan import Plan

FILE = "games.jsonl"


class Journal:
    """The finished games of a run, in memory and, with a folder, on disk."""

    def __init__(self, plan: Plan, folder: Path | None, *, resume: bool = False) -> None:
        self.results: dict[int, GameResult] = {}
        self._file: BinaryIO | None = None
        if folder is not None:
            self._open(plan, Path(folder), resume=resume)

    def _open(self, plan: Plan, folder: Path, *, resume: bool) -> None:
        path = folder / FILE
        found = path.exists() and path.stat().st_size > 0
        if found and not resume:
            raise ArenaError(
                f"{folder} holds a run already: continue it with --resume, or choose another folder by --out"
            )
        folder.mkdir(parents=True, exist_ok=True)
        whole = self._read(plan, path) if found else 0
        self._file = path.open("r+b" if found else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if whole == 0:
            self._write([plan.identity()])

    def _read(self, plan: Plan, path: Path) -> int:
        """Read what is there; gives the length of its whole lines."""
        raw = path.read_bytes()
        whole = raw.rfind(b"\n") + 1
        lines = raw[:whole].splitlines()
        try:
            rows = [json.loads(line) for line in lines]
            self.results = {row["game"]: _result_of(row) for row in rows[1:]}
        except (ValueError, KeyError, TypeError):
            raise ArenaError(f"{path} isn't an arena's journal, or it's damaged") from None
        if rows:
            _check_same(plan, rows[0], path)
        return whole

    def add(self, results: Iterable[GameResult]) -> None:
        """Keep finished games."""
        fresh = list(results)
        self.results.update((result["game"], result) for result in fresh)
        self._write(fresh)

    def _write(self, rows: Sequence[Mapping[str, object]]) -> None:
        if self._file is not None:
            self._file.write(b"".join(json.dumps(row, separators=(",", ":")).encode() + b"\n" for row in rows))
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _result_of(row: Any) -> GameResult:
    """Read a game from its line; JSON has made lists of the scores."""
    result: GameResult = row | {"scores": [SeatScore(*score) for score in row["scores"]]}
    return result


def _check_same(plan: Plan, found: Any, path: Path) -> None:
    """Refuse to continue with another run: the games would not belong together."""
    wanted = plan.identity()
    if not isinstance(found, dict) or "players" not in found:
        raise ArenaError(f"{path} isn't an arena's journal")
    for key, value in wanted.items():
        if found.get(key) != value:
            name = key.replace("_", " ")
            raise ArenaError(f"{path} is from a different run: its {name} is {found.get(key)!r}, not {value!r}")
