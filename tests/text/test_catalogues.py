"""The catalogues: every language says all that English says, with the same facts, each in its own plurals."""

from __future__ import annotations

import pytest

from catalogues import (
    ROOT,
    SAID_ALIKE,
    TEXT,
    Message,
    faults,
    folder,
    forms_of,
    missing,
    plurals,
    uncounted,
    whole_number_plurals,
)
from machine import left_out
from redcathedral.text import ENGLISH, Phrase, languages
from redcathedral.text.catalogue import Catalogue
from twin import differences


def test_the_eight_languages_are_there() -> None:
    assert set(languages()) >= {"en", "de", "es", "fr", "it", "pl", "pt", "pt-BR"}


def test_english_can_be_read_and_says_nothing_twice() -> None:
    assert folder(ENGLISH).faults == []


@pytest.mark.parametrize("language", languages())
def test_every_message_of_english_is_in_every_language(language: str) -> None:
    assert missing(language) == []


@pytest.mark.parametrize("language", languages())
def test_every_message_fills_in_what_english_does_and_has_all_its_plurals(language: str) -> None:
    assert faults(language) == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_files_of_english(language: str) -> None:
    assert {path.name for path in (TEXT / language).glob("*.ftl")} == {
        path.name for path in (TEXT / ENGLISH).glob("*.ftl")
    }


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_is_cut_into_the_messages_that_fluent_reads(language: str) -> None:
    cut, read = Catalogue(language), folder(language).messages
    assert {key: set(cut._bare(key)) - {""} for key in cut._sources} == {key: read[key].forms for key in read}
    assert cut.forms == forms_of(language)


def test_only_what_is_said_is_read() -> None:
    english = Catalogue(ENGLISH)
    assert english.say(Phrase("cli-version-help"))
    assert english._bare.cache_info().currsize == 1


def test_polish_has_three_plurals_of_whole_numbers_and_english_two() -> None:
    assert whole_number_plurals("pl") == {"one", "few", "many"}
    assert whole_number_plurals("en") == {"one", "other"}


def test_a_number_that_another_language_chooses_by_is_not_said_in_one_way_only() -> None:
    careless = Message("error-too-many-tables", "xx/errors.ftl:1", 1, {"n"}, selectors=[("n", frozenset({"other"}))])
    assert uncounted(careless) == ["n"]
    assert uncounted(folder(ENGLISH).messages["error-too-many-tables"]) == []


def test_one_is_chosen_by_its_plural_and_not_by_its_digit() -> None:
    """Else no other language would be asked for its plurals."""
    careless = Message("amount-days", "xx/terminal.ftl:1", 1, {"n"}, selectors=[("n", frozenset({"1", "other"}))])
    assert plurals(careless, ENGLISH) == [
        "chooses $n by [1]; write [one], so that every language is asked for its plurals"
    ]


def test_every_message_that_is_said_alike_for_all_numbers_is_there_and_has_one() -> None:
    for key in SAID_ALIKE:
        assert any(
            variants & {"one", "few", "many"}
            for language in languages()
            for _, variants in folder(language).messages[key].selectors
        ), f"{key} needs no exception"


def test_the_page_and_python_say_every_message_alike() -> None:
    if not (ROOT / "web/node_modules").is_dir():
        left_out("the page's packages are not installed: make page")
    assert differences() == []
