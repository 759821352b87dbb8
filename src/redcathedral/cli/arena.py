"""The command `arena`: tournaments between bots."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from redcathedral.errors import RedCathedralError
from redcathedral.text import say
from redcathedral.words import BOARDS

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from redcathedral.arena.run import Result

DEFAULT_FOLDER = "arena-results"
GAMES = 1000
SEED = "1"
TURN_LIMIT = 400
MOVE_LIMIT = 30.0
JOBS = 1
_SHOWN = (0, 1, 2, 3, 4, 6, 9, 10)  # the columns of the report that fit a terminal
_PACKAGES = ("polars", "openskill", "matplotlib", "rich")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("arena", help=say("cli-arena-help"), description=say("cli-arena-help"))
    parser.add_argument("--players", required=True, metavar="SPECS", help=say("arena-players-help"))
    parser.add_argument("--games", type=int, default=GAMES, help=say("arena-games-help", games=str(GAMES)))
    parser.add_argument("--seats", type=int, help=say("arena-seats-help"))
    parser.add_argument("--boards", choices=BOARDS, default=BOARDS[0], help=say("play-boards-help"))
    add_game_options(parser)
    parser.add_argument(
        "--move-limit", type=float, default=MOVE_LIMIT, help=say("arena-move-limit-help", seconds=f"{MOVE_LIMIT:g}")
    )
    parser.add_argument("--code", action="append", default=[], metavar="FILE", help=say("arena-code-help"))
    parser.add_argument("--stop-when-sure", action="store_true", help=say("arena-sure-help"))
    add_engine_options(parser, DEFAULT_FOLDER)
    parser.set_defaults(run=run_arena_command)


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Add the options about every single game."""
    parser.add_argument("--edition", metavar="FILE", help=say("arena-edition-help"))
    parser.add_argument("--seed", default=SEED, help=say("arena-seed-help", seed=SEED))
    parser.add_argument(
        "--turn-limit", type=int, default=TURN_LIMIT, help=say("arena-turn-limit-help", limit=TURN_LIMIT)
    )


def add_engine_options(parser: argparse.ArgumentParser, folder: str) -> None:
    """Add the options that do not change the result."""
    parser.add_argument("--jobs", type=int, default=JOBS, help=say("arena-jobs-help", jobs=JOBS))
    parser.add_argument("--engine", choices=("local", "ray"), default="local", help=say("arena-engine-help"))
    parser.add_argument("--address", help=say("arena-address-help"))
    parser.add_argument(
        "--out", type=Path, default=Path(folder), metavar="FOLDER", help=say("arena-out-help", folder=folder)
    )
    parser.add_argument("--resume", action="store_true", help=say("arena-resume-help"))


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
            _write(say("arena-rounded", games=plan.total, orders=len(plan.lineups)))
        with progress_bar() as (on_progress, on_compile), stopping_politely(args.out):
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
        raise RedCathedralError(say("cli-needs-arena")) from error


@contextmanager
def stopping_politely(folder: Path) -> Iterator[None]:
    """Say after an interruption how to continue."""
    try:
        yield
    except KeyboardInterrupt:
        _write(say("arena-stopped", folder=str(folder)))
        raise


@contextmanager
def progress_bar() -> Iterator[tuple[Callable[[int, int], None], Callable[[], None]]]:
    """Show a progress bar; gives a function that moves it, and one that says above it why it doesn't move yet."""
    from rich.console import Console  # noqa: PLC0415  # an extra
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    playing = say("arena-playing")
    with Progress(*shown, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("arena-preparing"), total=None)

        def on_progress(done: int, total: int) -> None:
            bar.update(task, description=playing, completed=done, total=total)

        yield on_progress, lambda: bar.console.print(say("arena-compiling"))


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
    turns = f"{summary['mean_turns']:.1f}"
    _write("\n" + say("arena-summary", games=summary["games"], deals=summary["deals"], turns=turns))
    if summary["ended_by_turn_limit"]:
        _write(say("arena-limited", games=summary["ended_by_turn_limit"], limit=result.plan.turn_limit))
    if summary["sequential"]:
        _write(say("arena-sure") if summary["sequential"]["stopped"] else say("arena-unsure"))
    for lost in summary["forfeits"]:
        _write(
            say(
                "arena-forfeit",
                player=lost["player"],
                seats=lost["seats"],
                stand_in=lost["stand_in"],
                message=lost["message"],
                game=str(lost["first_game"]),
            )
        )
    _write(say("arena-report", file=str(folder / "report.html")))


def _write(text: str) -> None:
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(text.encode(encoding, "backslashreplace").decode(encoding) + "\n")
