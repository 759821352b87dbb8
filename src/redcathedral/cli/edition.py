"""The command `edition`: show the values of a box, check a file, start your own file."""

from __future__ import annotations

import json
import os
import sys
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from redcathedral.edition import load_edition, parse_edition
from redcathedral.edition.loader import DEFAULT_EDITION, default_text
from redcathedral.edition.provenance import provenance_rows
from redcathedral.edition.values import values_of
from redcathedral.errors import EditionError, system_problem
from redcathedral.text import Fact, say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence
    from typing import TextIO

    from redcathedral.edition import Edition
    from redcathedral.edition.provenance import Row

_PREAMBLE: Final = """\
# Your own edition: go through it with your box beside you and correct what differs.
#
# Only the values differ from box to box; the keys and the words stay as they are. Then run
#   redcathedral edition check {file}
# The table [provenance] at the end says where the copied values come from: rulebook, published or
# reconstructed. Once you have corrected a value, take its line out: it then lists as unstated.
"""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command and its sub-commands."""
    parser = subparsers.add_parser("edition", help=say("cli-edition-help"), description=say("cli-edition-help"))
    commands = parser.add_subparsers(dest="edition_command", metavar="COMMAND", required=True)

    show = commands.add_parser("show", help=say("edition-show-help"), description=say("edition-show-help"))
    show.add_argument("file", nargs="?", metavar="FILE", help=say("arena-edition-help"))
    show.add_argument("--json", action="store_true", help=say("cli-hint-json-help"))
    show.set_defaults(run=run_show)

    check = commands.add_parser("check", help=say("edition-check-help"), description=say("edition-check-help"))
    check.add_argument("file", metavar="FILE", help=say("edition-check-file-help"))
    check.set_defaults(run=run_check)

    new = commands.add_parser("new", help=say("edition-new-help"), description=say("edition-new-help"))
    new.add_argument("file", metavar="FILE", help=say("edition-new-file-help"))
    new.set_defaults(run=run_new)


def run_show(args: argparse.Namespace) -> int:
    """List every value of an edition with its provenance."""
    try:
        edition = load_edition(args.file)
    except EditionError as error:
        return _complain(str(error))
    return _print(_as_json(edition) if args.json else _as_text(edition))


def run_check(args: argparse.Namespace) -> int:
    """Say whether a file is a valid edition and, if not, everything that is wrong with it."""
    try:
        edition = load_edition(args.file)
    except EditionError as error:
        return _complain(str(error))
    plans = sum(len(plans) for plans in edition.plans.values())
    facts: dict[str, Fact] = {"name": edition.name, "cards": len(edition.cards), "plans": plans}
    return _print(say("edition-valid", file=args.file, digest=edition.digest, **facts))


def run_new(args: argparse.Namespace) -> int:
    """Write a commented copy of the packaged edition under the name of the file."""
    path = Path(args.file)
    text = default_text()
    name = f'name = "{DEFAULT_EDITION}"'
    body = text[text.index(name) + len(name) :]
    copy = f"{_PREAMBLE.format(file=path.name)}name = {json.dumps(path.stem, ensure_ascii=False)}{body}"
    try:
        parse_edition(copy, args.file)
    except EditionError:  # the rest is the packaged file, so it can only be the name
        return _complain(say("edition-name-wrong", file=args.file))
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(copy)
    except FileExistsError:
        return _complain(say("edition-exists", file=args.file))
    except (OSError, ValueError) as error:  # ValueError: a path no system allows
        return _complain(say("edition-not-written", file=args.file, problem=system_problem(error)))
    return _print(say("edition-written", file=args.file))


def _as_json(edition: Edition) -> str:
    rows = [{"path": r.path, "value": r.value, "provenance": r.provenance} for r in provenance_rows(edition)]
    whole = {"name": edition.name, "digest": edition.digest, "values": values_of(edition), "provenance": rows}
    return json.dumps(whole, indent=2, ensure_ascii=True)


def _as_text(edition: Edition) -> str:
    lines = [f'edition "{edition.name}"', f"digest {edition.digest}"]
    for chapter, rows in groupby(provenance_rows(edition), key=lambda row: row.path.partition(".")[0]):
        lines += ["", chapter]
        lines += [f"  {source:<13}  {label}{text}" for label, text, source in _folded(list(rows))]
    return "\n".join(lines)


def _folded(rows: Sequence[Row]) -> Iterator[tuple[str, str, str]]:
    """Put the values of one parent and one provenance on one line: (label, values, provenance)."""
    for holder, siblings in groupby(rows, key=lambda row: row.path.rpartition(".")[0]):
        named = [(row.path.rpartition(".")[2], row.value, row.provenance) for row in siblings]
        numbered = all(name.isdigit() for name, _, _ in named)
        if not numbered:
            named.sort(key=lambda entry: entry[2])
        for source, group in groupby(named, key=lambda entry: entry[2]):
            names, values, _ = zip(*group, strict=True)
            label = holder.partition(".")[2]
            if numbered:
                label += f" {names[0]}" if len(names) == 1 else f" {names[0]} to {names[-1]}"
                text = ", ".join(values)
            else:
                text = "; ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))
            yield (f"{label}: " if label else ""), text, source


def _complain(message: str) -> int:
    _write(sys.stderr, message)
    return 1


def _print(message: str) -> int:
    try:
        _write(sys.stdout, message)
    except BrokenPipeError:
        # The reader has seen enough (`| head`). Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _write(stream: TextIO, message: str) -> None:
    # A terminal that cannot show a letter of a foreign name gets it escaped instead of a traceback.
    encoding = stream.encoding or "utf-8"
    stream.write(message.encode(encoding, "backslashreplace").decode(encoding) + "\n")
    stream.flush()
