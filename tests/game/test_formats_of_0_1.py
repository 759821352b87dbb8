"""Records and snapshots that 0.1 wrote are read as they were meant, and written again byte for byte."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import redcathedral as rc

WRITTEN = Path(__file__).parents[1] / "fixtures" / "0.1"
RECORDS = sorted((WRITTEN / "records").glob("*.txt"))
SNAPSHOTS = sorted((WRITTEN / "snapshots").glob("*.json"))


def name(path: Path) -> str:
    return path.stem


def test_every_record_has_its_snapshot() -> None:
    assert [path.stem for path in RECORDS] == [path.stem for path in SNAPSHOTS]
    assert len(RECORDS) == 9


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_record_replays_to_the_position_it_was_written_in(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = rc.from_record(text)
    assert game.record() == text
    assert json.dumps(game.snapshot(), ensure_ascii=False) + "\n" == (
        WRITTEN / "snapshots" / f"{path.stem}.json"
    ).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", SNAPSHOTS, ids=name)
def test_a_snapshot_is_read_back_to_the_same_position(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = rc.from_snapshot(text, seed=1)
    assert json.dumps(game.snapshot(), ensure_ascii=False) + "\n" == text
    assert game.state == rc.from_record((WRITTEN / "records" / f"{path.stem}.txt").read_text(encoding="utf-8")).state


@pytest.mark.parametrize("path", SNAPSHOTS, ids=name)
def test_a_snapshot_can_be_played_on(path: Path) -> None:
    game = rc.from_snapshot(path.read_text(encoding="utf-8"), seed=1)
    if game.outcome is None:
        game.play(game.legal()[0])
        assert game.version > 0
