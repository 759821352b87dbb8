"""Where every value of an edition comes from, as data: the file's own `provenance` table.

A key of that table is the dotted path of a value, or of everything below it; the most specific key applies. Entries of
a list are named by their id, resource, die or verb (``cathedral.cards.base-01.rubles``), plain numbers by their
position, counted from 1 (``track.prestige.40``).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from redcathedral.edition.node import quoted
from redcathedral.edition.values import values_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from redcathedral.edition.model import Edition
    from redcathedral.edition.node import Node

SOURCES: Final = ("rulebook", "published", "reconstructed")
UNSTATED: Final = "unstated"

_NAMING: Final = ("id", "resource", "die", "do")
_WHOLE: Final = re.compile(r"\.cost$|\.kinds$|^plans\.\w+\.\d+$")  # these read best as one value
_DEEPEST: Final = 8  # no edition is deeper; a file that is nonsense must not exhaust the stack


@dataclass(frozen=True, slots=True)
class Row:
    """One value of an edition, as text, and where it comes from."""

    path: str
    value: str
    provenance: str


def provenance_rows(edition: Edition) -> tuple[Row, ...]:
    """List every value of an edition with its provenance, in file order."""
    return tuple(
        Row(path, text, _most_specific(edition.provenance, path))
        for path, text in _leaves(values_of(edition), "", 0)
        if path != "name"
    )


def read_provenance(node: Node, values: object) -> dict[str, str]:
    """Read the provenance table: known sources only, for paths that lead to a value of this file."""
    paths = {path for path, _ in _leaves(values, "", 0)}
    prefixes = {path[:at] for path in paths for at, letter in enumerate(path) if letter == "."} | paths
    stated: dict[str, str] = {}
    for key, entry in node.entries():
        if isinstance(entry.value, dict):
            entry.problem("fault-provenance-key", example=quoted("track.start"))
            continue
        source = entry.word(SOURCES)
        if key not in prefixes and node.notes.clean(key.partition(".")[0]):
            # In a chapter with problems this would only repeat what is said there.
            entry.problem("fault-provenance-path")
        if source:
            stated[key] = source
    return stated


def _most_specific(stated: Mapping[str, str], path: str) -> str:
    while path:
        if path in stated:
            return stated[path]
        path = path.rpartition(".")[0]
    return UNSTATED


def _leaves(value: object, path: str, depth: int) -> Iterator[tuple[str, str]]:
    entries = list(_entries(value))
    if _WHOLE.search(path) or not entries or depth > _DEEPEST:
        yield path, _text(value)
        return
    for name, entry in entries:
        if not (depth == 0 and name == "provenance"):
            yield from _leaves(entry, f"{path}.{name}" if path else name, depth + 1)


def _entries(value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list):
        seen: dict[str, int] = {}
        for position, item in enumerate(value, start=1):
            naming = next((key for key in _NAMING if isinstance(item, dict) and key in item), None)
            if naming is None:
                yield str(position), item
                continue
            name = str(item[naming]) if isinstance(item[naming], str) else str(position)
            seen[name] = seen.get(name, 0) + 1
            # An id is our own, not a value of the box. The printed die or verb is one, though the path has it.
            values = {key: entry for key, entry in item.items() if key not in ("id", "resource")}
            yield (name if seen[name] == 1 else f"{name}-{seen[name]}"), values


def _text(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_text(entry)}" for name, entry in value.items())
    if isinstance(value, list):
        return " ".join(_text(entry) for entry in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, (int, str)) and not _huge(value) else ""


def _huge(value: int | str) -> bool:
    # Python refuses to write out numbers of thousands of digits; a file with one is refused elsewhere.
    return isinstance(value, int) and abs(value) >= 10**12
