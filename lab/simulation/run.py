"""One simulation by its seed: tables are laid, a storm passes over them, and everything must be as it was told."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import logging
from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING
from unittest.mock import patch

from lab.history import faults_of
from lab.simulation.clock import run
from lab.simulation.people import lay_table
from lab.simulation.world import CALM, STORMY, World, bare_game, read_again
from redcathedral.edition import load_edition
from redcathedral.server.live.loaded import loaded_from
from redcathedral.server.table import table as server_table
from redcathedral.server.table.render import TableWriter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lab.simulation.clock import WallClock
    from lab.simulation.people import Person

STORM = 1.5  # simulated seconds with faults
AFTER = 30.0  # simulated seconds without, in which everyone's last request is answered and every bot moves
ON_THE_WAY = 1.0  # simulated seconds after which nothing is on its way any more that was sent before
KILL_EVERY = 0.6  # simulated seconds, on average
MOST_PROCESSES = 3
MOST_JUMP = 90  # minutes that the clock on the wall jumps at a kill, either way


@dataclass
class Outcome:
    """What came of a simulation."""

    seed: int
    wrong: list[str] = field(default_factory=list)
    acknowledged: int = 0
    events: int = 0
    kills: int = 0
    digest: str = ""  # of everything that was written


def simulate(seed: int, processes: int | None = None, tables: int = 1) -> Outcome:
    """Run the simulation of a seed; the same seed gives the same outcome, event for event.

    If nothing else is said, every third seed has one process, the others two or three that share the database.
    """
    processes = processes or 1 + seed % MOST_PROCESSES
    outcome = Outcome(seed)
    logging.disable()  # it would say in many lines what was done to it on purpose
    try:
        with (
            collected_at_the_end(),
            patch.object(TableWriter, "game", bare_game),
            patch.object(server_table, "from_record", read_again),
        ):
            run(lambda wall: _simulate(outcome, wall, processes, tables), str(seed))
    finally:
        logging.disable(logging.NOTSET)
    return outcome


@contextlib.contextmanager
def collected_at_the_end() -> Iterator[None]:
    """Collect garbage at the end and not in between, so that it is never a part of what happens.

    Nor does it look then at what was there before, which in a run of tests takes longer than a simulation.
    """
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.collect()
        gc.enable()
        gc.unfreeze()


async def _simulate(outcome: Outcome, wall: WallClock, processes: int, tables: int) -> None:
    world = World(str(outcome.seed), processes)
    everyone = [person for n in range(tables) for person in await lay_table(world, f"table-{n}")]
    lives = [asyncio.ensure_future(person.live()) for person in everyone]
    world.faults = STORMY
    luck, loop = world.luck_of("storm"), asyncio.get_running_loop()
    end = loop.time() + STORM
    while (pause := luck.expovariate(1 / KILL_EVERY)) < end - loop.time():
        await asyncio.sleep(pause)
        world.kill()
        wall.ahead += timedelta(minutes=luck.uniform(-MOST_JUMP, MOST_JUMP))
    await asyncio.sleep(end - loop.time())
    world.faults, world.over = CALM, True
    await _come_to_rest(world, everyone)
    outcome.kills = world.kills
    outcome.wrong += [f"a client failed: {life.exception()!r}" for life in lives if life.done() and life.exception()]
    outcome.acknowledged = sum(len(person.witness.acknowledged) for person in everyone)
    await _check(outcome, world, everyone)


async def _come_to_rest(world: World, everyone: list[Person]) -> None:
    """Wait until nobody wants anything any more and no bot is to move, but not forever."""
    loop = asyncio.get_running_loop()
    end = loop.time() + AFTER
    while loop.time() < end and not (all(person.content for person in everyone) and not world.store.bots_to_move()):
        await asyncio.sleep(ON_THE_WAY)
    await asyncio.sleep(ON_THE_WAY)


async def _check(outcome: Outcome, world: World, everyone: list[Person]) -> None:
    digest = hashlib.sha256()
    for table in dict.fromkeys(person.table for person in everyone):
        stored = world.store.read(table)
        if stored is None:
            outcome.wrong.append(f"{table}: gone")
            continue
        outcome.events += len(stored.events)
        for event in stored.events:
            digest.update(event.stored)
        witnesses = [person.witness for person in everyone if person.table == table]
        faults = [f"{table}: {fault}" for fault in faults_of(stored.events, witnesses)]
        outcome.wrong += faults
        if faults:
            continue  # it may not even be possible to make the table again
        replayed = loaded_from(stored, load_edition())
        if replayed.table.bot_due() is not None:
            outcome.wrong.append(f"{table}: a bot is to move, and nobody lets it")
        for process in world.processes:
            if (await process.service.tables.get(table)).game() != replayed.game():
                outcome.wrong.append(f"{table}: process {process.number} shows another position than the replay")
    outcome.digest = digest.hexdigest()
