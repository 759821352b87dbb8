"""CONTRIBUTING names files that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Where a path of CONTRIBUTING may begin.
BEGINNINGS = (ROOT, *(ROOT / "src/redcathedral" / part for part in ("", "kernel", "server")))
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PATHS = sorted(
    path
    for path in set(re.findall(r"`([\w./*-]+)`", TEXT))
    if re.search(r"/|\.(py|ts|md|toml|ftl|svg)$", path) and not path.startswith((".venv", "dist/"))
)


def test_there_are_paths_to_look_for() -> None:
    assert len(PATHS) > 40


@pytest.mark.parametrize("path", PATHS)
def test_a_path_that_is_named_exists(path: str) -> None:
    assert any(list(beginning.glob(path)) for beginning in BEGINNINGS)
