"""Types of answers that are only described.

FastAPI builds what checks and writes a type for every route that names it, though most answers here are JSON already
when they reach it. To build the same large types again for each took half of the time in which a server starts.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

if TYPE_CHECKING:
    from pydantic.json_schema import JsonSchemaValue


class _OnlyDescribed:
    def __init__(self, kind: type) -> None:
        self._kind = kind

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.any_schema()

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        # Inside of something else, a type is described once, under its name.
        return handler(core_schema.definitions_schema(_schema_of(self._kind), []))


@cache
def _schema_of(kind: type) -> CoreSchema:
    return TypeAdapter(kind).core_schema


def described(kind: type) -> Any:
    """Name the type of an answer for the description of the server, and build it only when somebody asks for that."""
    return Annotated[kind, _OnlyDescribed(kind)]
