"""The command line: which command was typed, and how every failure ends in one clear sentence."""

from __future__ import annotations

import codecs
import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

import redcathedral
from redcathedral.errors import RedCathedralError, system_problem
from redcathedral.text import language_among, languages, say, speaking

from . import admin, arena, edition, move_data, serve, study
from .parser import MISUSED, Parser

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

FAILED = 1
INTERRUPTED = 130
NO_BREAK_SPACES = "\u00a0\u202f"
ORDINARY = str.maketrans(dict.fromkeys(NO_BREAK_SPACES, " "))
_LANGUAGE_VARIABLES = ("REDCATHEDRAL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_TERMINAL_COMMANDS = ("play", "replay", "verify", "hint", "review", "warm-up")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program in the language that is wanted; gives its exit code."""
    codecs.register_error("shown", _shown)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="shown")  # a letter a terminal cannot show is no reason to fail
    try:
        wanted, rest = _wanted_language(argv)
    except SystemExit:
        return MISUSED
    with speaking(language_among([wanted])):
        return _run(rest)


def _shown(error: UnicodeError) -> tuple[str | bytes, int]:
    """Give what a terminal shows for a letter it does not have: a space for a no-break space, else its number."""
    if isinstance(error, UnicodeEncodeError) and error.object[error.start] in NO_BREAK_SPACES:
        return " ", error.start + 1
    return codecs.backslashreplace_errors(error)


def _wanted_language(argv: Sequence[str] | None) -> tuple[str, list[str]]:
    """Take the language off the command line, before any help is written in it; else ask the environment."""
    first = Parser(prog="redcathedral", add_help=False, allow_abbrev=False)
    first.add_argument("--lang", default="")
    found, rest = first.parse_known_args(argv)
    if found.lang and language_among([found.lang]) != found.lang:
        command_line().error(say("cli-no-language", given=found.lang, languages=list(languages())))
    from_environment = next(filter(None, map(os.environ.get, _LANGUAGE_VARIABLES)), "")
    return found.lang or from_environment, rest


def _run(argv: Sequence[str]) -> int:
    try:
        parser = command_line()
        args, rest = parser.parse_known_args(argv)
        if rest and getattr(args, "run", None) is not _run_missing:
            parser.error(say("cli-unknown", given=" ".join(rest)))
        if not hasattr(args, "run"):
            parser.print_help()
            return 0
        code: int = args.run(args)
        sys.stdout.flush()
    except SystemExit as error:  # argparse has already printed its message
        return error.code if isinstance(error.code, int) else MISUSED
    except RedCathedralError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence()
        return FAILED
    except OSError as error:
        problem = system_problem(error)
        return _complain(say("error-in-file", file=error.filename, problem=problem) if error.filename else str(problem))
    return code


def command_line() -> argparse.ArgumentParser:
    """Give the parser of every command, its help in the current language."""
    parser: argparse.ArgumentParser = Parser(prog="redcathedral")
    parser.add_argument(
        "--version", action="version", help=say("cli-version-help"), version=f"redcathedral {redcathedral.__version__}"
    )
    parser.add_argument("--lang", metavar="CODE", help=say("cli-lang-help", languages=list(languages())))
    commands = parser.add_subparsers(metavar="COMMAND")
    try:
        from . import hint, play, replay, review, warm_up  # noqa: PLC0415  # the terminal is an extra
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "rich":
            raise
        parser.epilog = say("cli-needs-terminal")
        for name in _TERMINAL_COMMANDS:
            commands.add_parser(name, add_help=False).set_defaults(run=_run_missing)
    else:
        parser.description = say("cli-description")
        play.add_parser(commands)
        replay.add_parser(commands)
        hint.add_parser(commands)
        review.add_parser(commands)
        warm_up.add_parser(commands)
    edition.add_parser(commands)
    serve.add_parser(commands)
    admin.add_parser(commands)
    move_data.add_parser(commands)
    arena.add_parser(commands)
    study.add_parser(commands)
    return parser


def _run_missing(_: argparse.Namespace) -> int:
    raise RedCathedralError(say("cli-needs-terminal"))


def _complain(message: str) -> int:
    """Print a message where errors go; what the terminal cannot show is escaped."""
    shown = "\n".join(
        "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in line.translate(ORDINARY))
        for line in message.split("\n")
    )
    encoding = sys.stderr.encoding or "utf-8"
    try:
        sys.stderr.write(shown.encode(encoding, "backslashreplace").decode(encoding) + "\n")
    except OSError:
        _silence()
    return FAILED


def _silence() -> None:
    """Print nothing more: the reader is gone, and Python would complain again when it exits."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(nowhere, stream.fileno())
