"""Running a tournament from its plan to its files."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .executors import EXECUTORS, check_cluster, import_ray, play_games
from .journal import Journal
from .plan import ArenaError, Plan
from .results import ERROR, Stopping, frame_of, summarize
from .table import Tables, check_players, must_compile

if TYPE_CHECKING:
    from collections.abc import Callable

    from .models import GameResult, Sequential, Summary

MOST_JOBS = 512
PARQUET = "results.parquet"
SUMMARY = "summary.json"
REPORT = "report.html"
METHOD = (
    "betting test against parity on the win share of each deal, one for each player (Waudby-Smith and Ramdas), "
    f"total chance of error {ERROR:g}"
)


@dataclass(frozen=True)
class Result:
    """A finished tournament."""

    plan: Plan
    """What was played."""
    results: list[GameResult]
    """A dictionary a game, in the order of the games."""
    summary: Summary
    """The figures, as `summary.json` has them."""

    def write(self, folder: Path) -> None:
        """Write the rows, the figures and the report."""
        from .report import report_of  # noqa: PLC0415  # plots are slow to import

        folder.mkdir(parents=True, exist_ok=True)
        frame_of(self.plan, self.results).write_parquet(folder / PARQUET)
        text = json.dumps(self.summary, indent=2, ensure_ascii=False) + "\n"
        (folder / SUMMARY).write_text(text, encoding="utf-8")
        (folder / REPORT).write_text(report_of(self), encoding="utf-8")


def run_arena(
    plan: Plan,
    *,
    jobs: int = 1,
    engine: str = "local",
    address: str | None = None,
    out: Path | None = None,
    resume: bool = False,
    stop_when_sure: bool = False,
    on_progress: Callable[[int, int], None] = lambda _done, _total: None,
    on_compile: Callable[[], None] = lambda: None,
) -> Result:
    """Play a tournament; gives what a run of any other number of workers, or one that was interrupted, gives as well.

    With a folder, finished games are kept there at once and the files are written at the end. `on_compile` is called
    before the wait where something is not compiled yet on this machine.
    """
    if engine not in EXECUTORS:
        raise ArenaError(f"the engine is {' or '.join(EXECUTORS)}, not {engine!r}")
    if not 1 <= jobs <= MOST_JOBS:
        raise ArenaError(f"jobs must be 1 to {MOST_JOBS}, not {jobs}")
    if address is not None and engine != "ray":
        raise ArenaError("--address is for --engine ray")
    if resume and out is None:
        raise ArenaError("--resume needs the folder of the run: --out FOLDER")
    if engine == "ray":
        import_ray()
        if address is not None:
            check_cluster(address)
    stopping = Stopping(plan) if stop_when_sure else None
    if must_compile(plan):
        on_compile()
    check_players(plan)  # before the folder is touched
    with Journal(plan, out, resume=resume) as journal:
        deals = _play_missing(plan, journal, stopping, jobs, engine, address, on_progress)
        results = [journal.results[game] for game in range(deals * len(plan.lineups))]
    sequential: Sequential | None = {"method": METHOD, "stopped": deals < plan.deals} if stopping else None
    result = Result(plan, results, summarize(plan, results, sequential))
    if out is not None:
        result.write(Path(out))
    return result


def _play_missing(
    plan: Plan,
    journal: Journal,
    stopping: Stopping | None,
    jobs: int,
    engine: str,
    address: str | None,
    on_progress: Callable[[int, int], None],
) -> int:
    """Play what the journal lacks; gives the number of deals that count."""
    sure = stopping.look(journal.results) if stopping else None
    missing = [game for game in range(plan.total) if game not in journal.results]
    done = plan.total - len(missing)
    on_progress(done, plan.total)
    if sure is None and missing:
        with Tables(plan) as tables:
            tables.compile()
        with closing(play_games(plan, missing, jobs=jobs, engine=engine, address=address)) as played:  # type: ignore[type-var]  # a generator, which can be closed
            for results in played:
                journal.add(results)
                done += len(results)
                on_progress(done, plan.total)
                sure = stopping.look(journal.results) if stopping else None
                if sure is not None:
                    break
    return plan.deals if sure is None else sure
