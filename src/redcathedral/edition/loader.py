"""Reading an edition: from the package, a file, a text, or plain values.

Whatever is wrong with the input, one EditionError lists every problem.
"""

from __future__ import annotations

import dataclasses
import os
import re
import tomllib
from contextlib import suppress
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

from redcathedral.edition import limits
from redcathedral.edition.chapters import read_edition
from redcathedral.edition.lines import index_lines, line_of, long_key
from redcathedral.edition.node import Node, Notes, TooManyProblems, place
from redcathedral.edition.values import digest_of
from redcathedral.errors import EditionError, Problem, system_problem
from redcathedral.text import Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping
    from os import PathLike

    from redcathedral.edition.model import Edition

DEFAULT_EDITION: Final = "reconstructed-1"
_TOO_LARGE: Final = Phrase("error-too-large", most=limits.FILE_BYTES)
_PLACE: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")  # at the end of what the TOML parser says
_TWICE: Final = ("Cannot declare", "Cannot overwrite", "Cannot mutate", "Cannot redefine", "Duplicate")


def default_text() -> str:
    """Return the packaged edition file as it is, comments included."""
    return (resources.files("redcathedral.edition") / f"{DEFAULT_EDITION}.toml").read_text(encoding="utf-8")


@cache
def _default() -> Edition:
    return parse_edition(default_text(), f"{DEFAULT_EDITION}.toml")


def load_edition(path: str | PathLike[str] | None = None) -> Edition:
    """Return the edition of a file, or the packaged one when there is no path."""
    return _default() if path is None else parse_edition(read_text(path), os.fspath(path))


def read_text(path: str | PathLike[str]) -> str:
    """Return the text of an edition file; raise an EditionError if it can't be read."""
    source = os.fspath(path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(limits.FILE_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a path no system allows
        raise _refused(source, system_problem(error)) from None
    if len(data) > limits.FILE_BYTES:
        raise _refused(source, _TOO_LARGE)
    try:
        # Some editors put a byte order mark in front; it means nothing here.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _refused(source, Phrase("fault-not-text"), line) from None


def parse_edition(text: str, name_of_source: str = "edition") -> Edition:
    """Return the edition of a TOML text."""
    if len(text) > limits.FILE_BYTES:
        raise _refused(name_of_source, _TOO_LARGE)
    if line := long_key(text, limits.KEY_PARTS):
        raise _refused(name_of_source, Phrase("fault-long-key", most=limits.KEY_PARTS), line)
    try:
        values = tomllib.loads(text)
    except RecursionError:
        raise _refused(name_of_source, Phrase("fault-nested")) from None
    except ValueError as error:  # not only syntax: also numbers with thousands of digits
        raise _refused(name_of_source, *_syntax_problem(str(error))) from error
    return _edition(values, name_of_source, text)


def edition_from_values(values: Mapping[str, object], name_of_source: str = "edition") -> Edition:
    """Return the edition of plain values, structured like a parsed file."""
    return _edition(values, name_of_source, "")


def _edition(values: Mapping[str, object], source: str, text: str) -> Edition:
    notes = Notes()
    with suppress(TooManyProblems):
        edition = read_edition(Node(values, (), notes))
    if notes.found:
        lines = index_lines(text)
        raise EditionError(
            source, [Problem(place(path), message, line_of(lines, path)) for path, message in notes.found]
        )
    return dataclasses.replace(edition, digest=digest_of(edition))


def _syntax_problem(said: str) -> tuple[Phrase, int | None]:
    """Say what the TOML parser complains about, and the line: it speaks only English, but it knows the place."""
    found = _PLACE.search(said)
    line = int(found[1]) if found else None
    if said.startswith(_TWICE):
        return Phrase("fault-toml-twice"), line
    if found:
        return Phrase("fault-toml-from", column=int(found[2])), line
    return Phrase("fault-toml-end" if said.endswith("(at end of document)") else "fault-toml"), line


def _refused(source: str, message: Phrase | str, line: int | None = None) -> EditionError:
    return EditionError(source, [Problem("", message, line)])
