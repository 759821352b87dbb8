"""The server under the seeded simulation of lab/simulation, and that the simulation sees what it should see."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from lab.simulation.run import simulate
from lab.simulation.world import SimulatedDatabase
from redcathedral.server.table.table import Table

if TYPE_CHECKING:
    from redcathedral.server.store.store import Entry

SEEDS = 10_000
PARTS = 20


def wrong_of(first: int, last: int) -> list[str]:
    """Give what is wrong with the first seed of a row that shows anything."""
    found = ([f"seed {seed}: {fault}" for fault in simulate(seed).wrong] for seed in range(first, last))
    return next(filter(None, found), [])


def test_nothing_told_is_lost_doubled_or_changed_in_a_storm() -> None:
    assert wrong_of(1, 41) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_storms_change_nothing_that_was_told(part: int) -> None:
    share = SEEDS // PARTS
    assert wrong_of(part * share + 1, (part + 1) * share + 1) == []


def test_the_same_seed_gives_the_same_history_in_any_process() -> None:
    program = "from lab.simulation.run import simulate; print(simulate(7).digest, simulate(8).digest)"
    histories = {
        subprocess.run(  # noqa: S603
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": order},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for order in ("1", "2")
    }
    assert len(histories) == 1
    assert len(set(histories.pop().split())) == 2


def test_a_server_that_forgets_what_it_has_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = Table.apply

    def forgetful(table: Table, event: Any) -> None:
        apply(table, event)
        table.answers.clear()

    monkeypatch.setattr(Table, "apply", forgetful)
    assert wrong_of(1, 41) != []


def test_a_server_that_answers_before_it_has_written_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    write = SimulatedDatabase._write

    async def hasty(database: SimulatedDatabase, entries: list[Entry]) -> None:
        try:
            await write(database, entries)
        except OSError:
            return

    monkeypatch.setattr(SimulatedDatabase, "_write", hasty)
    assert wrong_of(1, 41) != []
