"""What the standard library's TOML parser doesn't do: limit its work, and give the line of a value.

`long_key` takes any text. `index_lines` takes one the parser has accepted, so it only has to follow brackets, keys and
commas.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from redcathedral.edition.node import Path

_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\])*"'
    r"|'[^']*'"
    r"|\#[^\n]*"
    r"|[\n\[\]{},=]"
    r"|[^\s\[\]{},=\#\"']+",
    re.DOTALL,
)
# A string ends exactly where it does for the parser. A quote that is left over opens a string without an end.
_MARK: Final = re.compile(
    r'"""(?:[^"\\]|\\.|""?(?!"))*+"{3,5}'
    r"|'''(?:[^']|''?(?!'))*+'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*+"'
    r"|'[^'\n]*+'"
    r"|\#[^\n]*"
    r"|[.\n\[\]{},=\"']",
    re.DOTALL,
)
_PLAIN_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_HEADER: Final = re.compile(r"""(\[\[?)((?:"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[^\]"'\n])+)\]{1,2}""")


def long_key(text: str, most: int) -> int | None:
    """Return the line of the first dotted key with more than a given number of parts, if there is one.

    It takes one pass, and stops at a string without an end, as the parser does.
    """
    line, parts = 1, 1
    for mark in _MARK.finditer(text):
        word = mark[0]
        if word == ".":
            parts += 1
            if parts > most:
                return line
        elif word in ('"', "'"):
            return None
        elif len(word) == 1:
            parts = 1
        line += word.count("\n")
    return None


def line_of(lines: Mapping[Path, int], path: Path) -> int | None:
    """Return the line of a value or, where it is missing, of what should hold it."""
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return None


def index_lines(text: str) -> dict[Path, int]:
    """Return the line, counted from 1, of every key and list entry of a TOML text."""
    lines: dict[Path, int] = {}
    entries: dict[Path, int] = {}  # the last entry of every list written as [[tables]]
    table: Path = ()
    open_: list[tuple[Path, int | None]] = []  # the brackets around: their path and, in a list, the position
    path: Path = ()
    key = ""
    reading_key = True
    line = 1
    at = 0
    while at < len(text):
        if not open_ and not key and reading_key and (header := _HEADER.match(text, at)):
            table = _resolve(entries, _key_path(header[2]))
            if header[1] == "[[":
                entries[table] = entries[table] + 1 if table in entries else 0
                table = (*table, entries[table])
            lines.setdefault(table, line)
            at = header.end()
            continue
        token = _TOKEN.match(text, at)
        if token is None:
            at += 1
            continue
        word, at = token[0], token.end()
        if word == "\n":
            if not open_:
                reading_key, key = True, ""
        elif word.startswith("#"):
            pass
        elif reading_key and word == "=":
            start = open_[-1][0] if open_ else table
            for step in _key_path(key):
                start = (*start, step)
                lines.setdefault(start, line)
            path, key, reading_key = start, "", False
        elif reading_key and word != "}":
            key += word
        elif word in ("]", "}"):
            path, reading_key = (open_.pop()[0] if open_ else ()), False
        elif word == ",":
            holder, position = open_.pop() if open_ else ((), None)
            open_.append((holder, None if position is None else position + 1))
            path = holder if position is None else (*holder, position + 1)
            reading_key, key = position is None, ""
        else:
            lines.setdefault(path, line)
            if word in ("[", "{"):
                open_.append((path, 0 if word == "[" else None))
                path = (*path, 0) if word == "[" else path
                reading_key, key = word == "{", ""
        line += word.count("\n")
    return lines


def _resolve(entries: Mapping[Path, int], steps: Path) -> Path:
    """Return the path of a header; inside a list of [[tables]] it means the last entry."""
    path: Path = ()
    for number, step in enumerate(steps, start=1):
        path = (*path, step)
        if path in entries and number < len(steps):
            path = (*path, entries[path])
    return path


def _key_path(key: str) -> Path:
    """Return the steps of a dotted key, the way TOML itself reads it."""
    if _PLAIN_KEY.fullmatch(key):
        return (key,)
    steps: list[str] = []
    value: object = tomllib.loads(f"{key}=0")
    while isinstance(value, dict):
        step, value = next(iter(value.items()))
        steps.append(step)
    return tuple(steps)
