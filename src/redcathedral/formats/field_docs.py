"""The docstring below a field of a TypedDict or a dataclass, read from the source: each file once."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from itertools import pairwise
from typing import Any

from typing_extensions import Doc, get_type_hints, is_typeddict

from .shapes import shape_of


@cache
def _docs_in(module: str) -> dict[str, dict[str, str]]:
    """Give what the texts below the fields say, for every class of a module."""
    found: dict[str, dict[str, str]] = {}
    for kind in ast.walk(ast.parse(inspect.getsource(sys.modules[module]))):
        if isinstance(kind, ast.ClassDef):
            says = found.setdefault(kind.name, {})
            for field, below in pairwise(kind.body):
                text = below.value if isinstance(below, ast.Expr) else None
                if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Constant):
                    says[ast.unparse(field.target)] = " ".join(str(text.value).split())
    return found


def docs_of(kind: Any) -> dict[str, str]:
    """Give what is said about each field of a type, those it has from others included."""
    found: dict[str, str] = {}
    for base in kind.__dict__.get("__orig_bases__", ()):
        if is_typeddict(base):
            found |= docs_of(base)
    if is_typeddict(kind):  # a field whose name is a word of Python's has no place for a text below it
        for name, hint in get_type_hints(kind, include_extras=True).items():
            said = shape_of(hint).note(Doc, Doc("")).documentation
            found |= {name: said} if said else {}
    return found | _docs_in(kind.__module__).get(kind.__name__, {})
