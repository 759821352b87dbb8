"""Environments run compiled here; `test_compiled_games.py` shows that they do the same interpreted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from redcathedral.envs.core import WRITE_SEEN
from redcathedral.game.compiled_rules import ADVANCE
from redcathedral.kernel.compiled import compiled

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def compiled_rules() -> Iterator[None]:
    """Have rules and observations run compiled, for the length of a test."""
    for function in (ADVANCE, WRITE_SEEN):
        function.loop = compiled(function.plain)
    yield
    for function in (ADVANCE, WRITE_SEEN):
        function.loop = None
