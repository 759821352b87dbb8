"""Facts: a sentence gets phrases, which have grammatical forms, never finished words; none is glued from parts."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from catalogues import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SAYERS = ("say", "Phrase", "tell", "problem")  # Python's
SPEAKERS = r"(?:t|say|told|word|plyLabel|listOf|nameOf)"  # the page's, whose result is a finished text

# A fact that is text in the reader's language, and why that is right: it stands by itself in the sentence.
WHOLE = {
    ("absent-for-bot", "names"): "people's names have no forms",
    ("absent-for-end", "names"): "people's names have no forms",
    ("cli-hint-only", "bot"): "the name of a bot",
    ("compound-market", "what"): "a whole clause, after a colon",
    ("fork-bot", "level"): "the name of a bot, after a dash",
    ("land-on", "text"): "a whole sentence",
    ("picked-words", "words"): "the label of a button, and an ellipsis",
    ("since-line", "deeds"): "deeds in a row, each in its own words, with commas between them",
    ("waiting-seals", "names"): "people's names have no forms",
    ("won", "names"): "people's names have no forms",
}


def _finished_in_python(source: str) -> Iterator[tuple[str, str]]:
    """Name the facts that are finished texts: something said, or several of them joined."""
    for call in ast.walk(ast.parse(source)):
        if not (isinstance(call, ast.Call) and _name(call.func) in SAYERS and call.args):
            continue
        key = call.args[0].value if isinstance(call.args[0], ast.Constant) else ast.unparse(call.args[0])
        for given in call.keywords:
            if given.arg and any(_is_finished(node) for node in ast.walk(given.value)):
                yield str(key), given.arg


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _is_finished(node: ast.AST) -> bool:
    """Whether an expression says something: `say(…)`, `str(phrase)` of a piece, `phrase.form(…)`."""
    if not isinstance(node, ast.Call):
        return False
    named = _name(node.func)
    said_here = (
        named == "str" and node.args and isinstance(node.args[0], ast.Call) and _name(node.args[0].func) in PIECES
    )
    mapped = named == "map" and node.args and isinstance(node.args[0], ast.Name) and node.args[0].id == "str"
    return named in ("say", "form") or bool(said_here) or bool(mapped)


PIECES = ("word", "act", "amount", "rubles", "resource", "tile", "seat_label", "market_tile", "guild_of", "Phrase")


def _finished_in_the_page(source: str) -> Iterator[tuple[str, str]]:
    for found in re.finditer(r"\bt\(\s*[\"'`]([a-z0-9$.{}-]+)[\"'`],\s*\{", source):
        key, facts = found[1], _inside(source, found.end())
        for fact in re.finditer(rf"(\w+):\s*(?:[^,{{}}()]*[?:]\s*)?{SPEAKERS}\(", facts):
            if "nameOf" not in fact[0]:  # a person's name has no forms
                yield key, fact[1]
        for fact in re.finditer(r"(\w+):[^,]*\.map\((?:say|t|told|word)\)", facts):
            yield key, fact[1]


def _inside(source: str, start: int) -> str:
    """Give the text up to the brace that closes what was opened before it."""
    depth, at = 1, start
    while depth and at < len(source):
        depth += {"{": 1, "}": -1}.get(source[at], 0)
        at += 1
    return source[start : at - 1]


def _page_sources() -> dict[str, str]:
    paths = [path for end in ("ts", "svelte") for path in sorted((ROOT / "web/src").rglob(f"*.{end}"))]
    return {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in paths if ".test." not in path.name
    }


def _python_sources() -> dict[str, str]:
    return _read(sorted((ROOT / "src/redcathedral").rglob("*.py")))


def _read(paths: list[Path]) -> dict[str, str]:
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in paths}


def _all_finished() -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for place, source in _python_sources().items():
        found |= dict.fromkeys(_finished_in_python(source), place)
    for place, source in _page_sources().items():
        found |= dict.fromkeys(_finished_in_the_page(source), place)
    return found


def test_a_sentence_gets_phrases_and_no_finished_words() -> None:
    found = _all_finished()
    assert {fact: place for fact, place in found.items() if fact not in WHOLE} == {}


def test_every_exception_is_still_needed() -> None:
    assert set(WHOLE) - set(_all_finished()) == set()


def test_a_finished_word_is_found_in_python_and_in_the_page() -> None:
    assert list(_finished_in_python('say("told-buy", what=say("word-brick"), price=rubles(2))')) == [
        ("told-buy", "what")
    ]
    assert list(_finished_in_python('Phrase("told-buy", what=str(word("brick")))')) == [("told-buy", "what")]
    page = 't("told-buy", { what: t("word-brick"), price: amountPhrase("rubles", 2) })'
    assert list(_finished_in_the_page(page)) == [("told-buy", "what")]
    assert list(_finished_in_the_page('t("why-not-on-card", { verbs: verbs.map(t).join(", ") })'))


# Two messages in one run of text, or added to each other. A dot between two labels is no sentence.
GLUED = re.compile(
    r"\{(?:t|say|told)\([^<>{}]*\)\}[ ,]*\{(?:t|say|told)\("
    r"|\$\{(?:t|say)\([^`}]*\)\}[ ,]*\$\{(?:t|say)\("
    r"|\bt\([^()]*\) \+ "
)


def test_no_sentence_of_the_page_is_glued_from_messages() -> None:
    assert GLUED.search('<p>{t("verb-trade")} {t("verb-or")}</p>')
    assert GLUED.search("`${t('one')} ${t('other')}`")
    assert {place: found[0] for place, source in _page_sources().items() if (found := GLUED.search(source))} == {}


# A mark that the page sets after a message: French wants a space before it, which only messages know (`table-labeled`).
MARKED = re.compile(r"\{(?:t|say|told)\((?:[^<>{}]|\$\{[^{}]*\})*\)\}[:;?!%]")


def test_the_page_leaves_punctuation_to_the_messages() -> None:
    assert MARKED.search("<strong>{t(`policy-${policy}`)}:</strong>")
    assert MARKED.search('<h1>{t("title")}: {t("aid")}</h1>')
    assert {place: found[0] for place, source in _page_sources().items() if (found := MARKED.search(source))} == {}


def test_no_sentence_of_python_is_glued_from_messages() -> None:
    """In an f-string two messages stand in one text only with a mark, a bracket or a line between them."""
    assert list(_glued("f\"{say('one')} {say('other')}\"")) == [1]
    assert list(_glued("f\"{say('one')}: {say('other')}\"")) == []
    glued = {place: list(_glued(source)) for place, source in _python_sources().items()}
    assert {place: lines for place, lines in glued.items() if lines} == {}


def _glued(source: str) -> Iterator[int]:
    for text in ast.walk(ast.parse(source)):
        if isinstance(text, ast.JoinedStr):
            parts = text.values
            for one, between, other in zip(parts, parts[1:], parts[2:], strict=False):
                is_space = isinstance(between, ast.Constant) and str(between.value).strip() == ""
                if is_space and _says(one) and _says(other):
                    yield text.lineno


def _says(part: ast.expr) -> bool:
    value = part.value if isinstance(part, ast.FormattedValue) else None
    return isinstance(value, ast.Call) and _name(value.func) == "say"
