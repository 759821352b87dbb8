"""Reading the pages of docs/ as a reader does: sections by their headings, tables by their rows."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """Give what stands below a heading, up to the next of its rank."""
    found = re.search(rf"^(#+) {re.escape(heading)}\n", text, re.MULTILINE)
    assert found, f"there is no heading {heading!r}"
    rest = text[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def rows(text: str) -> list[list[str]]:
    """Give the rows of all tables of a text, cell by cell, heads left out."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    found: list[list[str]] = []
    for before, line in zip(["", *lines], lines, strict=False):
        is_rule = re.fullmatch(r"[|: -]+", line) is not None
        if is_rule and found and before:
            found.pop()  # the line above a rule is a head
        elif not is_rule:
            found.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
    return found


def codes(text: str) -> list[str]:
    """Give every `word` written as code."""
    return re.findall(r"`([^`]+)`", text)
