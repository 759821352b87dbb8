"""The arguments of every verb as JSON Schema, derived from the plies; the page types its moves by it."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from .notation import verbs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .ply import Argument

    Schema = dict[str, object]

MOST_WORDS = 8  # that are listed one by one; the names of sections are more, and just text


def arguments_schema() -> Schema:
    """Describe an object that has, for every verb, its named arguments."""
    return _object({verb: _arguments([ply.args for ply in kind.every()]) for verb, kind in verbs().items()})


def _object(properties: dict[str, Schema]) -> Schema:
    found: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**found, "required": list(properties)} if properties else found


def _arguments(plies: list[dict[str, Argument]]) -> Schema:
    return _object({name: _described([args[name] for args in plies]) for name in plies[0]})


def _described(values: Iterable[Argument]) -> Schema:
    """Describe what all these values are."""
    known = [value for value in values if value is not None]
    first = known[0]
    if isinstance(first, str):
        said = list(dict.fromkeys(known))
        return {"type": "string", "enum": said} if len(said) <= MOST_WORDS else {"type": "string"}
    if isinstance(first, list):
        return {"type": "array", "items": _described(chain.from_iterable(known))}  # type: ignore[arg-type]
    if isinstance(first, dict):
        return {"type": "object", "additionalProperties": {"type": "integer"}}
    return {"type": ["integer", "null"] if len(known) < len(list(values)) else "integer"}
