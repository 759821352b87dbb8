"""Reading an edition: from the package, a file, a text, or plain values.

Whatever is wrong with the input, it raises one EditionError that lists every problem.
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
from redcathedral.errors import EditionError, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping
    from os import PathLike

    from redcathedral.edition.model import Edition

DEFAULT_EDITION: Final = "reconstructed-1"
_TOO_LARGE: Final = f"the file is larger than {limits.FILE_BYTES} bytes"


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
    except FileNotFoundError:
        raise _refused(source, "there is no such file") from None
    except IsADirectoryError:
        raise _refused(source, "this is a directory, not an edition file") from None
    except (OSError, ValueError) as error:  # ValueError: a path no system allows
        reason = getattr(error, "strerror", None) or str(error)
        raise _refused(source, f"the file cannot be read: {reason}") from None
    if len(data) > limits.FILE_BYTES:
        raise _refused(source, _TOO_LARGE)
    try:
        # Some editors put a byte order mark in front; it means nothing here.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _refused(source, "the file is not UTF-8 text", line) from None


def parse_edition(text: str, name_of_source: str = "edition") -> Edition:
    """Return the edition of a TOML text."""
    if len(text) > limits.FILE_BYTES:
        raise _refused(name_of_source, _TOO_LARGE)
    if line := long_key(text, limits.KEY_PARTS):
        raise _refused(name_of_source, f"a key has more than {limits.KEY_PARTS} parts with dots between them", line)
    try:
        values = tomllib.loads(text)
    except RecursionError:
        raise _refused(name_of_source, "the file is nested too deeply") from None
    except ValueError as error:  # not only syntax: also numbers with thousands of digits
        message = str(error)
        found = re.search(r" \(at line (\d+), column \d+\)$", message)
        line = int(found[1]) if found else None
        message = message[: found.start()] if found else message
        raise _refused(name_of_source, f"not a TOML file: {message}", line) from None
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


def _refused(source: str, message: str, line: int | None = None) -> EditionError:
    return EditionError(source, [Problem("", message, line)])
