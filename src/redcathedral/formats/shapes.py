"""JSON shapes as TypedDicts whose fields carry their constraints, and the reader they drive.

A field's type says what it holds; `Annotated` adds what a type cannot say:

    class Moved(TypedDict):
        space: Annotated[int, Number(1, 8)]
        verb: Derived[str]

The input may come from anyone. A wrong value is noted with its path and replaced by a stand-in, so that one pass finds
everything; nothing built from stand-ins is ever returned to a caller.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin

from typing_extensions import get_type_hints, is_typeddict

if TYPE_CHECKING:
    from ..edition.node import Node

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Number:
    """Which whole numbers are possible."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Word:
    """What the documentation calls one of the words of a `Literal`."""

    noun: str


@dataclass(frozen=True, slots=True)
class Text:
    """How long a text may be at most."""

    longest: int


@dataclass(frozen=True, slots=True)
class Items:
    """How many entries a list may have."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Follows:
    """A field that follows from the others: always written, it may be left out by hand."""


DERIVED: Final = Follows()
Derived = Annotated[T, DERIVED]


@dataclass(frozen=True, slots=True)
class Shape:
    """A type taken apart: what it can be, whether null too, and what `Annotated` says about it."""

    options: tuple[Any, ...]  # without None
    null: bool
    notes: tuple[object, ...]

    @property
    def derived(self) -> bool:
        """Whether it follows from the other fields."""
        return DERIVED in self.notes

    def note(self, kind: type[T], default: T) -> T:
        """Give what `Annotated` says of one kind."""
        return next((note for note in self.notes if isinstance(note, kind)), default)


@cache
def shape_of(kind: Any) -> Shape:
    """Take a type apart."""
    notes: tuple[object, ...] = ()
    if get_origin(kind) is Annotated:
        kind, *more = get_args(kind)
        notes = tuple(more)
    if get_origin(kind) not in (Union, UnionType):
        return Shape((kind,), null=False, notes=notes)
    inner = [shape_of(option) for option in get_args(kind) if option is not NoneType]
    options = tuple(option for shape in inner for option in shape.options)
    found = (*notes, *(note for shape in inner for note in shape.notes))
    return Shape(options, null=NoneType in get_args(kind), notes=found)


@cache
def fields_of(kind: Any) -> dict[str, Shape]:
    """Give the fields of a TypedDict in their order."""
    return {name: shape_of(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}


def read(node: Node, kind: Any, *, derived: bool = False) -> Any:
    """Read a value of a type; inside of what is derived anything may be left out."""
    return _read(node, shape_of(kind), derived=derived)


def _read(node: Node, shape: Shape, *, derived: bool) -> Any:
    if shape.null and (node.value is None or node.missing):
        return None
    derived = derived or shape.derived
    kind = _chosen(node, shape)
    if is_typeddict(kind):
        entries = _read_fields(node, kind, derived=derived)
        return entries if isinstance(node.value, dict) or not shape.null else None
    if get_origin(kind) is list:
        items = shape.note(Items, Items(0, MANY))
        span = (0, MANY) if derived else (items.least, items.most)
        return [read(item, get_args(kind)[0], derived=derived) for item in node.items(*span)]
    if get_origin(kind) is Literal:
        words = get_args(kind)
        if all(isinstance(word, int) for word in words):
            return node.number((words[0], words[-1]))
        word = node.word(words)
        return words[0] if word is None and not shape.null else word
    if kind is bool:
        return node.flag()
    if kind is int:
        number = shape.note(Number, Number(0, MANY))
        return node.number((number.least, number.most))
    return node.text(shape.note(Text, Text(LONG)).longest)


MANY: Final = 1 << 31
LONG: Final = 64


def _chosen(node: Node, shape: Shape) -> Any:
    """Choose among objects the one that has most of the keys that are there."""
    if len(shape.options) == 1:
        return shape.options[0]
    given = node.value if isinstance(node.value, dict) else {}
    return max(shape.options, key=lambda kind: len(fields_of(kind).keys() & given) if is_typeddict(kind) else 0)


def _read_fields(node: Node, kind: Any, *, derived: bool) -> dict[str, Any]:
    fields = fields_of(kind)
    optional = [name for name, shape in fields.items() if derived or shape.derived]
    needed = [name for name in fields if name not in optional]
    entries = node.table(*needed, optional=optional)
    return {name: _read(entry, fields[name], derived=derived) for name, entry in entries.items()}
