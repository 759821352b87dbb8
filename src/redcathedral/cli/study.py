"""The command `study`: what the game is like with given bots."""

from __future__ import annotations

import json
import shlex
import sys
from typing import TYPE_CHECKING

from redcathedral.errors import RedCathedralError
from redcathedral.text import say
from redcathedral.words import BOARDS

from .arena import (
    GAMES,
    TURN_LIMIT,
    add_engine_options,
    add_game_options,
    needing_extra,
    progress_bar,
    stopping_politely,
)

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from redcathedral.arena.models import Study

DEFAULT_FOLDER = "study-results"
PLAYERS = "greedy"
SEATS = "2,3,4"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("study", help=say("cli-study-help"), description=say("cli-study-help"))
    parser.add_argument("--players", default=PLAYERS, metavar="SPECS", help=say("study-players-help", players=PLAYERS))
    parser.add_argument("--seats", default=SEATS, help=say("study-seats-help", seats=SEATS))
    parser.add_argument("--boards", default=BOARDS[0], help=say("study-boards-help", boards=BOARDS[0]))
    parser.add_argument("--games", type=int, default=GAMES, help=say("study-games-help", games=str(GAMES)))
    add_game_options(parser)
    add_engine_options(parser, DEFAULT_FOLDER)
    parser.set_defaults(run=run_study_command)


def run_study_command(args: argparse.Namespace) -> int:
    """Play, look, and write the study as a page, as Markdown and as JSON."""
    tables = [(seats, boards) for boards in _boards(args.boards) for seats in _seats(args.seats)]
    with needing_extra():
        from redcathedral.arena import split_players  # noqa: PLC0415  # an extra
        from redcathedral.arena.study import run_study  # noqa: PLC0415
        from redcathedral.edition import load_edition  # noqa: PLC0415

        edition = load_edition(args.edition)
        with progress_bar() as (on_progress, on_compile), stopping_politely(args.out):
            studies = run_study(
                split_players(args.players),
                tables,
                games=args.games,
                seed=args.seed,
                edition=edition,
                turn_limit=args.turn_limit,
                jobs=args.jobs,
                engine=args.engine,
                address=args.address,
                out=args.out,
                resume=args.resume,
                on_progress=on_progress,
                on_compile=on_compile,
            )
        _write_files(studies, args.out, _command(args))
    games = sum(study["games"] for study in studies)
    sys.stdout.write(say("study-done", games=games, file=str(args.out / "study.html")) + "\n")
    return 0


def _seats(text: str) -> list[int]:
    pieces = [piece.strip() for piece in text.split(",")]
    if not all(piece in ("1", "2", "3", "4") for piece in pieces):
        raise RedCathedralError(say("study-seats-wrong", given=text))
    return [int(piece) for piece in dict.fromkeys(pieces)]


def _boards(text: str) -> list[str]:
    pieces = [piece.strip() for piece in text.split(",")]
    if not all(piece in BOARDS for piece in pieces):
        raise RedCathedralError(say("study-boards-wrong", known=", ".join(BOARDS), given=text))
    return list(dict.fromkeys(pieces))


def _command(args: argparse.Namespace) -> str:
    """Give the command that makes this study again; what does not change it is left out."""
    words = ["redcathedral", "study", "--players", args.players, "--seats", args.seats, "--boards", args.boards]
    words += ["--games", str(args.games), "--seed", args.seed]
    if args.edition is not None:
        words += ["--edition", args.edition]
    if args.turn_limit != TURN_LIMIT:
        words += ["--turn-limit", str(args.turn_limit)]
    return shlex.join(words)


def _write_files(studies: list[Study], folder: Path, command: str) -> None:
    from redcathedral.arena.study_report import FOLDER, study_markdown, study_page  # noqa: PLC0415

    text, files = study_markdown(studies, command)
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    (folder / "study.html").write_text(study_page(studies, command), encoding="utf-8")
    (folder / "study.md").write_text(text, encoding="utf-8")
    for name, svg in files.items():
        (folder / FOLDER / name).write_text(svg, encoding="utf-8")
    (folder / "study.json").write_text(json.dumps(studies, ensure_ascii=False) + "\n", encoding="utf-8")
