"""JSON as plain values that know their path: parsing text, copying foreign objects within limits, comparing two values.

The input may come from anyone: every function returns a value, and what is wrong is noted.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...edition.node import Node, Notes, Path, Step, Wanted, quoted, shown
from ...text import Phrase

if TYPE_CHECKING:
    from ...text import Fact

MOST_TEXT: Final = 1 << 20
MOST_VALUES: Final = 5_000  # a snapshot has about 1,000
MOST_ENTRIES: Final = 64  # of one object or list: more would only be noise
DEEPEST: Final = 16


@dataclass(frozen=True, slots=True)
class JsonNode(Node):
    """A value of a snapshot with its path: a `Node` for JSON."""

    def _child(self, value: object, step: Step) -> JsonNode:
        return JsonNode(value, (*self.path, step), self.notes)

    def _not(self, wanted: Wanted) -> None:
        if not self.missing:
            named = "an object" if wanted == "table" else Phrase(f"toml-{wanted}")
            self.problem("fault-type", wanted=named, given=in_words(self.value))


def in_words(value: object) -> Fact:
    """Return a JSON value for a message, never long."""
    if value is None:
        return "null"
    return "an object" if isinstance(value, dict) else shown(value)


def parse(text: str, notes: Notes) -> object:
    """Read JSON; None if it isn't JSON or is too long, which is then noted."""
    if len(text) > MOST_TEXT:
        notes.found.append(((), f"the text is longer than {MOST_TEXT} characters"))
        return None

    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        entries: dict[str, object] = {}
        for key, value in pairs:
            if key in entries:
                notes.found.append(((), f"the key {quoted(key)} appears twice in one object"))
            entries[key] = value
        return entries

    try:
        return json.loads(text, object_pairs_hook=unique)
    except RecursionError:
        notes.found.append(((), "the text is nested too deeply"))
    except ValueError as error:  # not only syntax: also numbers with thousands of digits
        notes.found.append(((), f"not JSON: {error}"))
    return None


class _Budget:
    """How many values may still be read: the input may be huge, or contain itself."""

    def __init__(self) -> None:
        self.left = MOST_VALUES


def plain(value: object, notes: Notes, path: Path = (), budget: _Budget | None = None) -> object:
    """Copy a value into dictionaries, lists and JSON's other types, within limits; the rest is noted."""
    budget = budget or _Budget()
    budget.left -= 1
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if not isinstance(value, Mapping | list | tuple):
        notes.found.append((path, f"{quoted(type(value).__name__)} isn't a type of JSON"))
        return None
    if len(path) >= DEEPEST:
        notes.found.append((path, "this is nested too deeply"))
        return None
    if len(value) > MOST_ENTRIES:
        notes.found.append((path, f"at most {MOST_ENTRIES} entries are possible, not {len(value)}"))
    steps: list[tuple[Step, object]] = []
    if isinstance(value, Mapping):
        for key in list(value)[:MOST_ENTRIES]:
            if isinstance(key, str):
                steps.append((key, value[key]))
            else:
                notes.found.append((path, f"a key is a text, not {in_words(key)}"))
    else:
        steps.extend(enumerate(value[:MOST_ENTRIES]))
    copied: list[tuple[Step, object]] = []
    for step, entry in steps:
        if budget.left <= 0:
            if not any(place == () for place, _ in notes.found):
                notes.found.append(((), f"at most {MOST_VALUES} values are possible"))
            break
        copied.append((step, plain(entry, notes, (*path, step), budget)))
    return dict(copied) if isinstance(value, Mapping) else [entry for _, entry in copied]


def differences(given: object, made: object, notes: Notes, path: Path = ()) -> None:
    """Note every given value that contradicts the rest of the position; values may be left out."""
    if isinstance(given, dict) and isinstance(made, dict):
        for key, value in given.items():
            if key in made:
                differences(value, made[key], notes, (*path, key))
            else:
                notes.found.append(((*path, key), f"unknown key {quoted(key)}"))
    elif isinstance(given, list) and isinstance(made, list) and len(given) == len(made):
        for index, (value, wanted) in enumerate(zip(given, made, strict=True)):
            differences(value, wanted, notes, (*path, index))
    elif type(given) is not type(made) or given != made:
        wanted = json.dumps(made, ensure_ascii=False)
        wanted = wanted if len(wanted) <= 120 else wanted[:119] + "…"
        notes.found.append((path, f"this follows from the rest and must be {wanted}, not {in_words(given)}"))
