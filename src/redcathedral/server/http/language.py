"""The language a browser asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...text import language_among

if TYPE_CHECKING:
    from starlette.requests import Request

LONGEST_HEADER = 200


def language_of(request: Request) -> str:
    """Give the language that an address names, or that the browser prefers."""
    preferred = request.headers.get("accept-language", "")[:LONGEST_HEADER]
    return language_among(
        [request.query_params.get("lang", "")[:10], *(one.partition(";")[0].strip() for one in preferred.split(","))]
    )
