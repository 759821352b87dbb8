"""What costs grow with: seats, turns, games side by side, threads, processes; each with its law and where it bends.

Times are processor time, which neighbours on the machine disturb least; what is measured again and again is the best
of a few, for the same reason. Only what several cores share is measured by the clock: there waiting is the cost.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable  # noqa: TC003  # the table of laws names it
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from lab.machine import cores
from lab.random_games import RandomGames
from redcathedral.envs.batch import BatchEnv, new_arrays
from redcathedral.envs.batch_kernel import Slot
from redcathedral.envs.bench import measure
from redcathedral.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

ROUNDS = 3
FEWEST = 3  # points that say something about a law
BENDS_AT = 1.25  # a point that is so much dearer than the law says is where it bends


# What the second number of a law is multiplied by, and how the law is written.
LAWS: dict[str, tuple[Callable[[NDArray[np.float64]], NDArray[np.float64]], str]] = {
    "line": (lambda n: n, "{0:,.3g} + {1:,.3g} · n"),
    "shared": (lambda n: 1 / n, "{0:,.3g} + {1:,.3g} / n"),
}


@dataclass(frozen=True, slots=True)
class Growth:
    """What something costs, by how much there is of it."""

    of: str  # what there is more and more of
    unit: str  # of the costs
    kind: str  # of law: a line, or a fixed cost that all share
    sizes: tuple[float, ...]
    costs: tuple[float, ...]

    def law(self, points: int | None = None) -> tuple[float, float]:
        """Fit the law to the first so many points, or to all; every point counts by how far it is off in parts."""
        sizes, costs = np.array(self.sizes[:points]), np.array(self.costs[:points])
        terms = np.stack([np.ones_like(sizes), LAWS[self.kind][0](sizes)], axis=1)
        found = np.linalg.lstsq(terms / costs[:, None], np.ones_like(costs), rcond=None)[0]
        return float(found[0]), float(found[1])

    def promised(self, size: float, law: tuple[float, float]) -> float:
        """Say what a law promises for a size."""
        return float(law[0] + law[1] * LAWS[self.kind][0](np.array([size]))[0])

    def bend(self) -> float | None:
        """Say from which size on it costs clearly more than the sizes before promise; None: nowhere."""
        for i in range(2, len(self.sizes)):
            if self.costs[i] > BENDS_AT * self.promised(self.sizes[i], self.law(i)):
                return self.sizes[i]
        return None

    def table(self) -> str:
        """Write it as Markdown: the figures, then the law, fitted to what lies before the bend."""
        if len(self.sizes) < FEWEST:
            figures = [f"| {size:,.0f} | {cost:,.1f} |" for size, cost in zip(self.sizes, self.costs, strict=True)]
            return "\n".join([f"| {self.of} | {self.unit} |", "| ---: | ---: |", *figures])
        bend = self.bend()
        law = self.law(None if bend is None else self.sizes.index(bend))
        where = "it bends nowhere" if bend is None else f"it bends at {bend:,.0f}"
        lines = [f"| {self.of} | {self.unit} | by the law |", "| ---: | ---: | ---: |"]
        lines += [
            f"| {size:,.0f} | {cost:,.1f} | {self.promised(size, law):,.1f} |"
            for size, cost in zip(self.sizes, self.costs, strict=True)
        ]
        return "\n".join(lines) + f"\n\nCost ≈ {LAWS[self.kind][1].format(*law)}; {where}."


def least(measure: Callable[[], float]) -> float:
    """Give the least of a few measurements: the others measure the neighbours."""
    return min(measure() for _ in range(ROUNDS))


def game_microseconds(players: int, turn_limit: int, seconds: float) -> float:
    """Time a compiled random game, its deal included."""
    return 1e6 / RandomGames(players, turn_limit=turn_limit).rate(seconds)[1]


def step_nanoseconds(games: int, threads: int, seconds: float, players: int = 2) -> float:
    """Time one decision of one game in a batch, observation, mask and choice included."""
    batch, seen = BatchEnv(games, players, seed=1, threads=threads), new_arrays(games)
    actions = np.zeros(games, np.int32)
    batch.reset(seen)
    for _ in range(50):
        batch.choose(actions)
        batch.step(actions, seen)
    rounds = 0
    start = time.process_time()
    while rounds < ROUNDS or time.process_time() - start < seconds:
        batch.choose(actions)
        batch.step(actions, seen)
        rounds += 1
    return (time.process_time() - start) / rounds / games * 1e9


def clock_nanoseconds(threads: int, seconds: float, games: int = 1024) -> float:
    """Time one decision of one game in a batch that threads share, by the clock."""
    return 1e9 / measure(games=games, threads=threads, seconds=seconds).rate


def clock_of_processes(processes: int, seconds: float) -> float:
    """Time one decision of one game when so many processes have a batch of 256 each, by the clock."""
    call = f"from lab.growth import clock_nanoseconds as t; print(t(1, {seconds}, 256))"
    running = [
        subprocess.Popen([sys.executable, "-c", call], stdout=subprocess.PIPE, text=True) for _ in range(processes)
    ]
    return 1 / sum(1 / float(process.communicate()[0]) for process in running)


def powers_of_two(most: int) -> tuple[int, ...]:
    """Give 1, 2, 4 and so on, up to a number."""
    return tuple(1 << i for i in range(most.bit_length()))


def batch_kilobytes(games: int) -> float:
    """Say what a batch takes a game: what it keeps, and what it shows."""
    shown = sum(array.nbytes for array in new_arrays(games))
    return (State.dtype.itemsize + Slot.dtype.itemsize + shown / games) / 1024


def measured(of: str, unit: str, kind: str, sizes: Sequence[int], cost: Callable[[int], float]) -> Growth:
    """Measure a cost at every size."""
    return Growth(of, unit, kind, tuple(map(float, sizes)), tuple(least(partial(cost, size)) for size in sizes))


def growths(seconds: float) -> dict[str, Growth]:
    """Measure everything, by the headings of the page."""
    part = seconds / ROUNDS
    return {
        "Seats": measured(
            "players", "microseconds a random game", "line", (2, 3, 4), lambda n: game_microseconds(n, 0, part)
        ),
        "Turns": measured(
            "turns",
            "microseconds a random game of two",
            "line",
            (8, 16, 32, 64, 128),
            lambda n: game_microseconds(2, n, part),
        ),
        "Seats of a batch": measured(
            "players", "nanoseconds a step, 256 games", "line", (2, 3, 4), lambda n: step_nanoseconds(256, 1, part, n)
        ),
        "Games side by side": measured(
            "games",
            "nanoseconds a step",
            "shared",
            (16, 64, 256, 1024, 4096),
            lambda n: step_nanoseconds(n, 1, part),
        ),
        "Threads": measured(
            "threads",
            "nanoseconds a step by the clock, 1,024 games",
            "shared",
            powers_of_two(cores()),
            lambda n: clock_nanoseconds(n, part),
        ),
        "Processes": measured(
            "processes",
            "nanoseconds a step by the clock, 256 games each",
            "shared",
            powers_of_two(cores()),
            lambda n: clock_of_processes(n, part),
        ),
    }


def page_of(found: dict[str, Growth]) -> str:
    """Write all tables, and what memory a game takes."""
    parts = [f"### {name}\n\n{growth.table()}" for name, growth in found.items()]
    memory = (
        f"### Memory\n\nA game is a record of {State.dtype.itemsize:,} bytes. In a batch it takes"
        f" {batch_kilobytes(1024):.1f} KiB, however many there are: the record, what is kept of its last observation,"
        f" and the caller's own arrays; a batch of 1,024 takes {batch_kilobytes(1024):.1f} MiB."
    )
    return "\n\n".join([*parts, memory])
