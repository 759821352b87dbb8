"""A value of an edition file together with its path, and the checks a chapter needs.

Every check returns something usable even when the value is wrong: the problem is noted and reading continues, so one
pass finds everything. Nothing built from such stand-ins is ever returned to a caller.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from . import limits

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

Step = str | int
Path = tuple[Step, ...]

_MISSING: Final = object()
_PLAIN_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_TYPES: Final = {bool: "true or false", int: "a number", float: "a fraction", str: "a text", list: "a list"}


class TooManyProblems(Exception):  # noqa: N818  # ends the reading; what was noted is reported
    """So much is wrong that reading on would help nobody."""


@dataclass(slots=True)
class Notes:
    """The problems found so far, in the order of the reading."""

    found: list[tuple[Path, str]] = field(default_factory=list)

    def add(self, path: Path, message: str) -> None:
        """Note a problem; the last that has room ends the reading."""
        self.found.append((path, message))
        if len(self.found) >= limits.MOST_PROBLEMS:
            raise TooManyProblems

    def clean(self, *chapters: str) -> bool:
        """Whether nothing is wrong inside these chapters, so that a check across them makes sense."""
        return not any(not path or path[0] in chapters for path, _ in self.found)


def quoted(text: str) -> str:
    """Return a foreign text in quotes, cut to a readable length and safe to print anywhere."""
    short = text if len(text) <= 80 else text[:79] + "…"
    return json.dumps(short, ensure_ascii=not short.isprintable())


def shown(value: object) -> str:
    """Return a foreign value for a message: never long, and never raising an error."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value) if abs(value) < 10**12 else "a huge number"
    return _TYPES.get(type(value), "a table" if isinstance(value, dict) else "a date or time")


def place(path: Path) -> str:
    """Return a path as a person writes it: ``cathedral.cards[3].cost``."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += ("." if text else "") + (step if _PLAIN_KEY.fullmatch(step) else quoted(step))
    return text


def one_of(words: Collection[str]) -> str:
    """Return the words of a closed vocabulary as a list in prose."""
    return ", ".join(words)


def did_you_mean(word: str, words: Collection[str]) -> str:
    """Return a hint when the word is close to a known one, else nothing."""
    close = get_close_matches(word[:80], words, n=1)
    return f"; did you mean {quoted(close[0])}?" if close else ""


@dataclass(frozen=True, slots=True)
class Node:
    """One value, its path, and the list for problems with it."""

    value: object
    path: Path
    notes: Notes

    @property
    def missing(self) -> bool:
        """Whether the key is not there; that has been noted already."""
        return self.value is _MISSING

    def problem(self, message: str) -> None:
        """Note a problem with this value."""
        self.notes.add(self.path, message)

    def _child(self, value: object, step: Step) -> Node:
        return Node(value, (*self.path, step), self.notes)

    def _not(self, wanted: str) -> None:
        if not self.missing:
            self.problem(f"{wanted} is needed here, not {shown(self.value)}")

    def get(self, key: str) -> Node | None:
        """Return an entry of a table, or None when there is no such entry or no table."""
        if isinstance(self.value, dict) and key in self.value:
            return self._child(self.value[key], key)
        return None

    def entries(self) -> list[tuple[str, Node]]:
        """Return the entries of a table with keys of any name."""
        if not isinstance(self.value, dict):
            self._not("a table")
            return []
        return [(key, self._child(value, key)) for key, value in self.value.items()]

    def table(self, *required: str, optional: Sequence[str] = ()) -> dict[str, Node]:
        """Return the entries of a table with exactly these keys; required ones are always in the answer."""
        if not isinstance(self.value, dict):
            self._not("a table")
            return {key: self._child(_MISSING, key) for key in required}
        known = (*required, *optional)
        for key in self.value:
            if key not in known:
                hint = did_you_mean(key, known) or f"; known here: {one_of(known)}"
                self._child(None, key).problem(f"unknown key {quoted(key)}{hint}")
        entries = {key: self._child(self.value[key], key) for key in known if key in self.value}
        for key in required:
            if key not in entries:
                entries[key] = self._child(_MISSING, key)
                entries[key].problem("is missing")
        return entries

    def words(self, noun: str, words: Sequence[str]) -> Iterator[tuple[str, Node]]:
        """Go through a table whose keys come from a closed vocabulary, each optional."""
        for key, node in self.entries():
            if node.known(key, noun, words):
                yield key, node

    def items(self, noun: str, least: int, most: int) -> list[Node]:
        """Return the entries of a list of a fitting length."""
        if not isinstance(self.value, list):
            self._not("a list")
            return []
        count = len(self.value)
        if not least <= count <= most:
            span = str(least) if least == most else f"{least} to {most}"
            self.problem(f"{span} {noun} are needed, not {count}")
        return [self._child(value, index) for index, value in enumerate(self.value)]

    def number(self, span: tuple[int, int], what: str = "") -> int:
        """Return a whole number of a range; true and false are no numbers."""
        least, most = span
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            self._not("a whole number")
            return least
        if not least <= self.value <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            self.problem(f"{what or 'the number'} must be {wanted}, not {shown(self.value)}")
            return least
        return self.value

    def flag(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            self._not("true or false")
            return False
        return self.value

    def word(self, noun: str, words: Sequence[str]) -> str | None:
        """Return a word of a closed vocabulary, or None if it isn't one."""
        if not isinstance(self.value, str):
            self._not("a text")
            return None
        return self.value if self.known(self.value, noun, words) else None

    def known(self, word: str, noun: str, words: Sequence[str]) -> bool:
        """Whether the word is one of these; note it when not."""
        if word in words:
            return True
        hint = did_you_mean(word, words)
        self.problem(f"unknown {noun} {quoted(word)}; the {noun}s are {one_of(words)}{hint}")
        return False

    def text(self, longest: int) -> str:
        """Return a short text that can be printed."""
        if not isinstance(self.value, str):
            self._not("a text")
            return ""
        if not self.value.strip() or len(self.value) > longest or not self.value.isprintable():
            self.problem(f"1 to {longest} printable characters are needed, not {quoted(self.value)}")
        return self.value

    def name(self, longest: int, taken: set[str]) -> str:
        """Return an id: small letters, digits and hyphens, used once in the file."""
        if not isinstance(self.value, str):
            self._not("a text")
            return ""
        if len(self.value) > longest or not _ID.fullmatch(self.value):
            self.problem(f"an id is small letters, digits and hyphens, not {quoted(self.value)}")
        elif self.value in taken:
            self.problem(f"the id {quoted(self.value)} is used twice")
        taken.add(self.value)
        return self.value
