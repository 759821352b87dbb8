"""The tables of docs/snapshot.md, printed from the types of `redcathedral.formats.snapshot.model`.

    python scripts/snapshot_page.py            # writes them again
    python scripts/snapshot_page.py --check    # fails if they are not what the types say

A table stands between `<!-- fields: Turn -->` and `<!-- end -->`. Objects inside a type stand in its table with dotted
names, unless they have a table of their own.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from typing_extensions import is_typeddict

from generated import ROOT, write_or_check
from redcathedral.formats.field_docs import docs_of
from redcathedral.formats.shapes import Items, Number, Shape, Word, fields_of, shape_of
from redcathedral.formats.snapshot import model, pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = ROOT / "docs" / "snapshot.md"
MARKED = re.compile(r"<!-- fields: (?P<name>\w+) -->.*?<!-- end -->", re.DOTALL)
MOST_SHOWN = 100  # a larger number is only "a number"
NAMED: dict[Any, str] = {  # explained once, at the top of the page
    pieces.Materials: "materials",
    pieces.ResourceTile: "tile",
    pieces.PlacedResourceTile: "tile with its `face`",
    pieces.OrnamentCounts: "numbers by ornament",
    pieces.SectionCounts: "numbers by kind of section",
    model.Workshop: "tiles by space",
    model.Dice: "objects by die",
}


def type_of(shape: Shape) -> str:
    """Say what may stand in a field."""
    kind = shape.options[0]
    items = shape.note(Items, Items(0, MOST_SHOWN))
    number = shape.note(Number, Number(0, MOST_SHOWN + 1))
    if kind in NAMED:
        said = NAMED[kind]
    elif is_typeddict(kind):
        said = "object"
    elif get_origin(kind) is list:
        said = f"list of {items.least}" if items.least == items.most else "list"
    elif get_origin(kind) is Literal:
        words = get_args(kind)
        said = f"`{words[0]}`" if len(words) == 1 else shape.note(Word, Word("text")).noun
    elif kind is bool:
        said = "true, false"
    elif kind is int:
        said = "number" if number.most >= MOST_SHOWN else f"{number.least} to {number.most}"
    else:
        said = "text"
    return f"{said}, null" if shape.null else said


def rows_of(kind: type, own: frozenset[str], before: str = "") -> Iterator[str]:
    """Write a row for every field of a type, and for those of the objects in it."""
    says = docs_of(kind)
    for name, shape in fields_of(kind).items():
        mark = " ○" if shape.derived else ""
        yield f"| `{before}{name}`{mark} | {type_of(shape)} | {says.get(name, '')} |"
        inner, dots = shape.options[0], "."
        if get_origin(inner) is list:
            inner, dots = shape_of(get_args(inner)[0]).options[0], "[]."
        if is_typeddict(inner) and inner not in NAMED and inner.__name__ not in own:
            yield from rows_of(inner, own, f"{before}{name}{dots}")


def table_of(name: str, own: frozenset[str]) -> str:
    """Write the table of a type."""
    rows = ["| field | type | meaning |", "| --- | --- | --- |", *rows_of(getattr(model, name), own)]
    return "\n".join(rows)


def with_tables(page: str) -> str:
    """Put the present tables between the marks of the page."""
    own = frozenset(mark["name"] for mark in MARKED.finditer(page))

    def anew(mark: re.Match[str]) -> str:
        return f"<!-- fields: {mark['name']} -->\n{table_of(mark['name'], own)}\n<!-- end -->"

    return MARKED.sub(anew, page)


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, with_tables(PAGE.read_text(encoding="utf-8")), source="the types", about=__doc__))
