"""French puts a space before some marks, and no line may break there."""

import re

import pytest
from fluent.syntax import FluentParser

from catalogues import TEXT
from comments import Texts

# A mark without such a space; what belongs to a word of HTTP, “Content-Type:”, is none.
SPACE = r"\u00a0\u202f"
BREAKS = re.compile(rf"(?<![{SPACE}])[;?!»](?=\s|$|[”)…])|(?<![{SPACE}])(?<!-Type):(?=\s|$)|«(?![{SPACE}])")


def breaking(source: str) -> list[str]:
    found = Texts()
    found.visit(FluentParser().parse(source))
    return [text for text in found.texts if BREAKS.search(text)]


@pytest.mark.parametrize("name", sorted(path.name for path in (TEXT / "fr").glob("*.ftl")))
def test_no_line_breaks_before_a_mark_in_french(name: str) -> None:
    assert breaking((TEXT / "fr" / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("text", ["Qui ?", "Qui?", "{ $name } : bien", "{ $name }: bien", "« oui\u00a0»"])
def test_a_mark_without_its_space_is_found(text: str) -> None:
    assert len(breaking(f"key = {text}\n")) == 1


def test_a_mark_with_its_space_is_fine() -> None:
    assert breaking("key = Qui\u00a0? { $name }\u00a0: «\u00a0oui\u202f» à 12:30\n") == []
