"""Learning at the table: the rules at hand, links from every refusal, tooltips for everyone, hints."""

from __future__ import annotations

import re

from browsing import ROOT

from redcathedral.game import reasons
from redcathedral.kernel import refusals

NAMES = ["Anna", "Boris"]
BOOK = (ROOT / "web/src/learn/book.ts").read_text(encoding="utf-8")
EXPLAINED = [clause for said in re.findall(r'\bp\("[\w-]+", "([A-Z0-9 ]+)"', BOOK) for clause in said.split()]
CLAUSES = re.findall(r"^- ([A-Z]\d+) ", (ROOT / "docs/rules.md").read_text(encoding="utf-8"), re.MULTILINE)


# The rules at hand


def test_every_clause_is_explained_in_one_paragraph() -> None:
    assert sorted(EXPLAINED) == sorted(CLAUSES)


def test_every_clause_a_refusal_can_name_is_explained() -> None:
    numbers = {value for name, value in vars(refusals).items() if name.isupper() and name != "ALLOWED"}
    assert numbers == set(reasons._REASONS)
    source = (ROOT / "src/redcathedral/game/reasons.py").read_text(encoding="utf-8")
    named = set(re.findall(r'"([A-Z]\d+)"', source))
    assert named
    assert named - set(EXPLAINED) == set()
