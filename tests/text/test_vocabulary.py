"""One vocabulary: the English texts say each thing in one way, in plain words."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast

from catalogues import ROOT, TEXT
from comments import Texts

# What the texts don't say, and what they say instead.
INSTEAD = {
    "further": "farther",
    "lie|lies|lay|lying": "is, are, was",
    "activat\\w+": "use",
    "takes? (?:it |this )?back|taken back|took back": "undo",
    "carries": "has",
    "go(?:es)? on with|going on": "continue",
    "ply|plies": "move",
    "quadrants?": "quarter",
    "golden": "prestige space",
    "colours?": "color",
    "is to move": "’s turn",
    "tap|taps|tapped|tapping|click\\w*": "press, choose",
}
UNWANTED = re.compile(rf"\b(?:{'|'.join(INSTEAD)})\b", re.IGNORECASE)


def _unwanted(source: str) -> list[str]:
    found = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            collected = Texts()
            collected.visit(entry)
            found += [f"{entry.id.name}: {word}" for word in UNWANTED.findall(" ".join(collected.texts))]
    return found


def test_the_english_texts_use_one_vocabulary() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in (TEXT / "en").glob("*.ftl")}
    del sources["typed.ftl"]  # the words of the notation
    assert {name: found for name, source in sources.items() if (found := _unwanted(source))} == {}


def test_the_rules_use_the_same_vocabulary() -> None:
    rules = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    assert UNWANTED.findall(re.sub(r"`[^`]*`", "", rules)) == []


def test_another_word_is_found_in_texts_and_not_in_keys() -> None:
    assert _unwanted("tip-further = Your die can go further.\n") == ["tip-further: further"]
    assert _unwanted("tip-further = { $further ->\n    [yes] It can go farther.\n   *[no] It can’t.\n  }\n") == []
