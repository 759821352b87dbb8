"""Headers of a request, without making an object of all of them: each is asked for once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import Scope


def header_of(scope: Scope, name: bytes) -> str:
    """Give the first header of this name, in small letters; empty if there is none."""
    for given, value in scope["headers"]:
        if given == name:
            return str(value, "latin-1")
    return ""
