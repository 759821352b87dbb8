"""The command `arena`: tournaments between bots."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from redcathedral.errors import RedCathedralError
from redcathedral.words import BOARDS

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from redcathedral.arena.run import Result

DEFAULT_FOLDER = "arena-results"
COMPILING = "Compiling for this machine; this is done once and takes a minute or two …"
NEEDS_EXTRA = "The arena needs more packages. Install them with: pip install 'redcathedral[arena]'"
_SHOWN = (0, 1, 2, 3, 4, 6, 9, 10)  # the columns of the report that fit a terminal
_PACKAGES = ("polars", "openskill", "matplotlib", "rich")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("arena", help="let bots play each other and see who is better")
    parser.add_argument(
        "--players", required=True, metavar="SPECS", help="bots with commas between: greedy,mcts:0.2s,random"
    )
    parser.add_argument("--games", type=int, default=1000, help="how many games, rounded up to whole deals (1000)")
    parser.add_argument("--seats", type=int, help="players at a table: 2 to 4, or 1 for solo (default: all of them)")
    parser.add_argument("--boards", choices=BOARDS, default="basic")
    parser.add_argument("--edition", metavar="FILE", help="an edition file; the packaged one if left out")
    parser.add_argument("--seed", default="1", help="decides every deal, roll and bot's luck (1)")
    parser.add_argument("--turn-limit", type=int, default=400, help="end a game after so many turns of any side (400)")
    parser.add_argument("--move-limit", type=float, default=30.0, help="seconds a bot may think about a ply (30)")
    parser.add_argument(
        "--code", action="append", default=[], metavar="FILE", help="a bot of your own; may be repeated"
    )
    parser.add_argument(
        "--stop-when-sure", action="store_true", help="stop when it is sure who is above and who below parity"
    )
    add_engine_options(parser, DEFAULT_FOLDER)
    parser.set_defaults(run=run_arena_command)


def add_engine_options(parser: argparse.ArgumentParser, folder: str) -> None:
    """Add the options that do not change the result."""
    parser.add_argument("--jobs", type=int, default=1, help="processes to play with (1); the result is the same")
    parser.add_argument("--engine", choices=("local", "ray"), default="local", help="where to play (local)")
    parser.add_argument("--address", help="of a Ray cluster; without one Ray is started on this machine")
    parser.add_argument("--out", type=Path, default=Path(folder), metavar="FOLDER", help=f"for the files ({folder})")
    parser.add_argument("--resume", action="store_true", help="go on with the run in that folder")


def run_arena_command(args: argparse.Namespace) -> int:
    """Play the tournament, print its table and say where the files are."""
    with needing_extra():
        from redcathedral.arena import make_plan, run_arena, split_players  # noqa: PLC0415  # an extra

        plan = make_plan(
            split_players(args.players),
            games=args.games,
            seats=args.seats,
            seed=args.seed,
            edition=args.edition,
            boards=args.boards,
            turn_limit=args.turn_limit,
            move_limit=args.move_limit,
            code=args.code,
        )
        if plan.total != plan.games:
            _say(f"{plan.total:,} games are played: whole deals of {len(plan.lineups)} seat orders.")
        with progress_bar("games") as (on_progress, on_compile), stopping_politely(args.out):
            result = run_arena(
                plan,
                jobs=args.jobs,
                engine=args.engine,
                address=args.address,
                out=args.out,
                resume=args.resume,
                stop_when_sure=args.stop_when_sure,
                on_progress=on_progress,
                on_compile=on_compile,
            )
        _show(result, args.out)
    return 0


@contextmanager
def needing_extra() -> Iterator[None]:
    """Turn a missing package into a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _PACKAGES:
            raise
        raise RedCathedralError(NEEDS_EXTRA) from error


@contextmanager
def stopping_politely(folder: Path) -> Iterator[None]:
    """Say after an interruption how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        _say(f"Stopped. The finished games are kept in {folder}; the same command with --resume goes on.")
        raise


@contextmanager
def progress_bar(unit: str) -> Iterator[tuple[Callable[[int, int], None], Callable[[], None]]]:
    """Show a bar on a terminal's error stream; gives what moves it, and what says above it why it does not move yet."""
    from rich.console import Console  # noqa: PLC0415  # an extra
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn(unit))
    with Progress(*shown, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("getting ready", total=None)

        def on_progress(done: int, total: int) -> None:
            bar.update(task, description="playing", completed=done, total=total)

        yield on_progress, lambda: bar.console.print(COMPILING)


def _show(result: Result, folder: Path) -> None:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    from redcathedral.arena.report import COLUMNS, row_of  # noqa: PLC0415

    summary = result.summary
    table = Table(box=None, padding=(0, 2, 0, 0))
    for index in _SHOWN:
        table.add_column(COLUMNS[index], justify="left" if index == 0 else "right", no_wrap=index > 0, overflow="fold")
    for player in summary["players"]:
        row = row_of(player)
        table.add_row(*(row[index] for index in _SHOWN))
    width = None if sys.stdout.isatty() else 120
    Console(width=width, highlight=False, markup=False).print(table)
    _say(f"\n{summary['games']:,} games on {summary['deals']:,} deals, {summary['mean_turns']:.1f} turns a game.")
    if summary["ended_by_turn_limit"]:
        _say(f"{summary['ended_by_turn_limit']:,} games reached the turn limit of {result.plan.turn_limit}.")
    if summary["sequential"]:
        sure = (
            "stopped early: every player's side of parity is sure" if summary["sequential"]["stopped"] else "not sure"
        )
        _say(f"Sequential run: {sure}.")
    for lost in summary["forfeits"]:
        _say(
            f"{lost['player']} lost {lost['seats']} seats to {lost['stand_in']}, first in game {lost['first_game']}: "
            f"{lost['message']}"
        )
    _say(f"Report: {folder / 'report.html'} (also results.parquet and summary.json there)")


def _say(text: str) -> None:
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(text.encode(encoding, "backslashreplace").decode(encoding) + "\n")
