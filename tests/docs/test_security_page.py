"""The page on security names tests that exist, and holds every finding that was closed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pages import page, rows, section

ROOT = Path(__file__).parents[2]
ASVS = [
    "2.3.2", "2.4.1", "3.3.1", "3.3.3", "3.3.4", "3.4.1", "3.4.3", "7.3", "7.4.4", "7.4.5", "7.5.2", "13.3.2",
    "15.1.2", "15.1.3", "15.2.2", "16.2", "16.3",
]  # fmt: skip


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(tests/[\w/]+\.py)`", page("security.md")))))
def test_a_test_the_page_names_is_there(name: str) -> None:
    assert (ROOT / name).is_file()


def test_every_finding_says_what_stops_it_and_which_test_shows_it() -> None:
    found = rows(section(page("security.md"), "Findings"))
    assert all(len(row) == 4 and all(row) and "tests/" in row[3] for row in found)


def test_every_item_of_asvs_that_was_not_met_is_answered() -> None:
    answered = {row[0]: row[2:] for row in rows(section(page("security.md"), "OWASP ASVS 5, level 2"))}
    assert list(answered) == ASVS
    assert all(met.startswith(("yes", "no", "in part")) and how for met, how in answered.values())
