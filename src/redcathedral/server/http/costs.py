"""What a request costs: an estimate is charged first, and the actual cost afterwards.

The unit is a second of processor time. Looking and playing cost next to nothing and are limited by the number of
requests; whatever builds or replays whole games is limited by its cost, so that nobody's statistics delay another's
move.
"""

from __future__ import annotations

import re
from functools import lru_cache

PATHS_KEPT = 2048
BYTES_A_SECOND = 10 << 20  # sending this much costs as much as a second of processor time
_TABLE = re.compile(r"/api/tables/([a-z0-9]{1,32})/([a-z]+)")
_NEW = {"/api/tables": 0.02, "/api/records": 0.2, "/api/commitments": 0.01}  # POST
_LISTS = {"/api/commitments": 0.01}  # GET
_CHANGES = {"fork": 0.1, "rematch": 0.02}  # POST, at a table
_LOOKS = {
    "at": 0.01,
    "timeline": 0.05,
    "statistics": 0.05,
    "record": 0.02,
    "verify": 0.1,
    "review": 0.01,
    "hint": 0.02,
    "edition": 0.01,
}
_KEEPS = {"fork", "rematch", "chat", "sit", "link", "invite"}  # what can be done forever, and fills the disk


def cost_of(method: str, path: str) -> float:
    """Say what a request costs at least; 0 for what is bounded by the number of requests."""
    if method == "POST" and path in _NEW:
        return _NEW[path]
    if method == "GET" and path in _LISTS:
        return _LISTS[path]
    _, what = _asked(path)
    return (_CHANGES if method == "POST" else _LOOKS).get(what, 0.0)


def keeps(method: str, path: str) -> bool:
    """Whether a request may fill the disk, and isn't a move."""
    return method == "POST" and (path in _NEW or _asked(path)[1] in _KEEPS)


def table_in(path: str) -> str | None:
    """Give the table a request is about."""
    return _asked(path)[0]


@lru_cache(maxsize=PATHS_KEPT)
def _asked(path: str) -> tuple[str | None, str]:
    """Give the table a path is about, and what is asked there."""
    found = _TABLE.match(path)
    return (None, "") if found is None else (found[1], found[2])
