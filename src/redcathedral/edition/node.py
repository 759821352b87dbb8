"""A value of an edition file together with its path, and the checks a chapter needs.

Every check returns something usable even when the value is wrong: the problem is noted and reading continues, so one
pass finds everything. Nothing built from such stand-ins is ever returned to a caller.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from datetime import date, time
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, Literal

from ..text import Phrase
from . import limits

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from ..text import Fact

Step = str | int
Path = tuple[Step, ...]
Wanted = Literal["table", "list", "number", "flag", "text"]
"""A type of TOML, as the messages `toml-…` name it."""

_MISSING: Final = object()
_PLAIN_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class TooManyProblems(Exception):  # noqa: N818  # ends the reading; what was noted is reported
    """There are already as many problems as are listed."""


@dataclass(slots=True)
class Notes:
    """The problems found so far, in the order of reading."""

    found: list[tuple[Path, Phrase | str]] = field(default_factory=list)

    def add(self, path: Path, message: Phrase) -> None:
        """Note a problem; the last one that is listed ends the reading."""
        self.found.append((path, message))
        if len(self.found) >= limits.MOST_PROBLEMS:
            raise TooManyProblems

    def clean(self, *chapters: str) -> bool:
        """Whether nothing is wrong inside these chapters, so that a check across them makes sense."""
        return not any(not path or path[0] in chapters for path, _ in self.found)


def quoted(text: str) -> str:
    """Return a text of the file in quotes, cut to a readable length and safe to print anywhere."""
    short = text if len(text) <= 80 else text[:79] + "…"
    return json.dumps(short, ensure_ascii=not short.isprintable())


def shown(value: object) -> Fact:
    """Return a value of the file for a message: never long, and never raising an error."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else Phrase("toml-huge")
    if isinstance(value, dict):
        return Phrase("toml-table")
    if isinstance(value, list):
        return Phrase("toml-list")
    # Only a program can pass something else: no file has it.
    return str(value) if isinstance(value, float | date | time) else type(value).__name__


def place(path: Path) -> str:
    """Return a path as a person writes it: ``cathedral.cards[3].cost``."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += ("." if text else "") + (step if _PLAIN_KEY.fullmatch(step) else quoted(step))
    return text


@dataclass(frozen=True, slots=True)
class Node:
    """One value, its path, and where problems with it are noted."""

    value: object
    path: Path
    notes: Notes

    @property
    def missing(self) -> bool:
        """Whether the key isn't there; that has been noted already."""
        return self.value is _MISSING

    def problem(self, key: str, /, **facts: Fact) -> None:
        """Note a problem with this value: a message of the catalogues with its facts."""
        self.notes.add(self.path, Phrase(key, **facts))

    def _child(self, value: object, step: Step) -> Node:
        return Node(value, (*self.path, step), self.notes)

    def _not(self, wanted: Wanted) -> None:
        if not self.missing:
            self.problem("fault-type", wanted=Phrase(f"toml-{wanted}"), given=shown(self.value))

    def get(self, key: str) -> Node | None:
        """Return an entry of a table, or None when there is no such entry or no table."""
        if isinstance(self.value, dict) and key in self.value:
            return self._child(self.value[key], key)
        return None

    def entries(self) -> list[tuple[str, Node]]:
        """Return the entries of a table with keys of any name."""
        if not isinstance(self.value, dict):
            self._not("table")
            return []
        return [(key, self._child(value, key)) for key, value in self.value.items()]

    def table(self, *required: str, optional: Sequence[str] = ()) -> dict[str, Node]:
        """Return the entries of a table with exactly these keys; required ones are always in the answer."""
        if not isinstance(self.value, dict):
            self._not("table")
            return {key: self._child(_MISSING, key) for key in required}
        known = (*required, *optional)
        for key in self.value:
            if key not in known:
                self._child(None, key).unknown("key", key, known)
        entries = {key: self._child(self.value[key], key) for key in known if key in self.value}
        for key in required:
            if key not in entries:
                entries[key] = self._child(_MISSING, key)
                entries[key].problem("fault-missing")
        return entries

    def words(self, words: Sequence[str]) -> Iterator[tuple[str, Node]]:
        """Go through a table whose keys come from a closed vocabulary, each optional."""
        for key, node in self.entries():
            if node.known(key, words):
                yield key, node

    def items(self, least: int, most: int) -> list[Node]:
        """Return the entries of a list that has this many."""
        if not isinstance(self.value, list):
            self._not("list")
            return []
        count = len(self.value)
        if not least <= count <= most:
            if least == most:
                self.problem("fault-entries", most=most, given=count)
            else:
                self.problem("fault-entries-range", least=least, most=most, given=count)
        return [self._child(value, index) for index, value in enumerate(self.value)]

    def number(self, span: tuple[int, int]) -> int:
        """Return a whole number of a range; true and false are no numbers."""
        least, most = span
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            self._not("number")
            return least
        if not least <= self.value <= most:
            if least == most:
                self.problem("fault-number", most=most, given=shown(self.value))
            else:
                self.problem("fault-number-range", least=least, most=most, given=shown(self.value))
            return least
        return self.value

    def flag(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            self._not("flag")
            return False
        return self.value

    def word(self, words: Sequence[str]) -> str | None:
        """Return a word of a closed vocabulary, or None if it isn't one."""
        if not isinstance(self.value, str):
            self._not("text")
            return None
        return self.value if self.known(self.value, words) else None

    def known(self, word: str, words: Collection[str]) -> bool:
        """Whether the word is one of these; note it when not."""
        if word in words:
            return True
        self.unknown("word", word, words)
        return False

    def unknown(self, what: Literal["key", "word"], word: str, words: Collection[str]) -> None:
        """Note a word that isn't one of these; the message names the nearest, or all of them."""
        near = get_close_matches(word[:80], words, n=1)
        if near:
            self.problem(f"fault-{what}-near", given=quoted(word), near=quoted(near[0]))
        else:
            self.problem(f"fault-{what}", given=quoted(word), known=[quoted(one) for one in words])

    def text(self, longest: int) -> str:
        """Return a short text that can be printed."""
        if not isinstance(self.value, str):
            self._not("text")
            return ""
        if not self.value.strip() or len(self.value) > longest or not self.value.isprintable():
            self.problem("fault-text", most=longest, given=quoted(self.value))
        return self.value

    def name(self, longest: int, taken: set[str]) -> str:
        """Return an id: small letters, digits and hyphens, different from all others in the file."""
        if not isinstance(self.value, str):
            self._not("text")
            return ""
        if len(self.value) > longest or not _ID.fullmatch(self.value):
            self.problem("fault-id", most=longest, given=quoted(self.value))
        elif self.value in taken:
            self.problem("fault-twice", given=quoted(self.value))
        taken.add(self.value)
        return self.value
