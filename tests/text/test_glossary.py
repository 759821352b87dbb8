"""The catalogues speak of the game in the words of its rulebooks, which the glossary holds for eight languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse, visitor

from redcathedral import words

TEXT = Path(__file__).resolve().parents[2] / "src/redcathedral/text"
LANGUAGES = ("en", "de", "es", "fr", "it", "pl", "pt", "pt-BR")
GLOSSARY: dict[str, dict[str, Any]] = tomllib.loads((TEXT / "glossary.toml").read_text(encoding="utf-8"))
NOT_FORMS = ("gender", "also", "source", "except")


class _Texts(visitor.Visitor):
    """Collects what a reader sees of a message: the texts of all its variants and attributes, no names, no commands."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's visitor asks for this name
        self.texts.append(node.value)


def _messages(catalogue: str) -> dict[str, str]:
    messages = {}
    for entry in parse(catalogue).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, ast.Message):
            collector = _Texts()
            collector.visit(entry)
            messages[entry.id.name] = " ".join(" ".join(collector.texts).split())
    return messages


def _read(language: str) -> dict[str, str]:
    files = sorted((TEXT / language).glob("*.ftl"))
    return {key: text for file in files for key, text in _messages(file.read_text(encoding="utf-8")).items()}


def _forms(entry: dict[str, Any]) -> list[str]:
    also: list[str] = entry.get("also", [])
    return [form for name, form in entry.items() if name not in NOT_FORMS] + also


def _matcher(forms: list[str]) -> re.Pattern[str]:
    """Match any of the forms as whole words, the longest first; a star stands for any ending."""
    choices = sorted(forms, key=len, reverse=True)
    pattern = "|".join(re.escape(form).replace(r"\*", r"\w*") for form in choices)
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)


TERM_OF = {form.lower(): term for term, entry in GLOSSARY.items() for form in _forms(entry["en"])}
ENGLISH = _matcher(list(TERM_OF))


def _terms_in(english: str) -> set[str]:
    """Name the terms of an English text; a word that is part of a longer term does not count again."""
    return {TERM_OF[found.lower()] for found in ENGLISH.findall(english)}


def _missing_terms(language: str, english: dict[str, str], translated: dict[str, str]) -> list[str]:
    missing = []
    for key in english.keys() & translated.keys():
        for term in _terms_in(english[key]):
            entry = GLOSSARY[term]
            excused = key in entry.get("except", {}) or key in entry[language].get("except", {})
            if not excused and not _matcher(_forms(entry[language])).search(translated[key]):
                missing.append(f"{language} {key}: “{translated[key]}” has no word for {term}")
    return sorted(missing)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_uses_the_words_of_its_rulebook(language: str) -> None:
    missing = _missing_terms(language, _read("en"), _read(language))
    assert missing == [], "\n".join(missing)


def test_a_translation_with_another_word_is_found() -> None:
    english = _messages("""
claimed = { $name } claims a section with a banner.
left = { $n ->
    [one] 1 banner
   *[other] { $n } banners
  }
other = No term at all.
""")
    good = _messages("""
claimed = { $name } rezerwuje kartę katedry i stawia sztandar.
left = { $n ->
    [one] 1 sztandar
    [few] { $n } sztandary
   *[many] { $n } sztandarów
  }
""")
    bad = {**good, "claimed": "$name rezerwuje kartę katedry i stawia flagę."}
    assert _missing_terms("pl", english, good) == []
    assert [line.split(":")[0] for line in _missing_terms("pl", english, bad)] == ["pl claimed"]


def test_a_word_inside_a_longer_word_or_term_is_no_term() -> None:
    assert _terms_in("The architects died in Red Cathedral") == {"title"}
    assert _terms_in("a workshop tile and a tile") == {"workshop_tile", "tile"}


def test_names_and_commands_in_braces_are_not_read() -> None:
    assert _messages('a = { $banner } and { "claim" }') == {"a": "and"}


def test_every_term_has_the_same_forms_in_all_languages() -> None:
    for term, entry in GLOSSARY.items():
        assert set(entry) - {"except"} == set(LANGUAGES), term
        english = {name for name in entry["en"] if name not in NOT_FORMS}
        assert english in ({"one"}, {"many"}, {"one", "many"}, {"button", "does"}), term
        gendered = {"gender" in entry[language] for language in LANGUAGES[1:]}
        assert len(gendered) == 1, f"{term} has a gender in some languages only"
        for language in LANGUAGES[1:]:
            forms = {name for name in entry[language] if name not in NOT_FORMS}
            expected = _polish(english, "gender" in entry["pl"]) if language == "pl" else english
            assert forms == expected, (term, language)
            assert "many" not in english or "gender" in entry[language], (term, language)
            assert entry[language].get("source", "ours") == "ours", (term, language)


def _polish(english: set[str], is_noun: bool) -> set[str]:
    more = {"one": {"gen", "acc"} if is_noun else set(), "many": {"few"}}
    return english.union(*(more.get(form, set()) for form in english))


def test_an_english_word_belongs_to_one_term() -> None:
    forms = [form.lower() for entry in GLOSSARY.values() for form in _forms(entry["en"])]
    assert [form for form in forms if forms.count(form) > 1] == []


def test_every_word_of_the_program_is_in_the_glossary() -> None:
    spoken = (
        *(words.RESOURCES + words.WORKSHOP_SPACES + words.SECTION_KINDS + words.ORNAMENTS + words.BANNER_SOURCES),
        *(words.BOARDS + words.GUILDS + words.VERBS + words.IVAN_CARDS + words.DICE),
    )
    assert {word.rstrip("12") for word in spoken} - set(GLOSSARY) == set()


def test_every_exception_has_a_reason_and_a_message_that_needs_it() -> None:
    english = _read("en")
    for term, entry in GLOSSARY.items():
        for exceptions in [entry.get("except", {}), *(entry[language].get("except", {}) for language in LANGUAGES)]:
            for key, reason in exceptions.items():
                assert reason.strip(), f"{term} lets {key} go without a reason"
                assert term in _terms_in(english.get(key, "")), f"{key} does not speak of {term} (any more)"
