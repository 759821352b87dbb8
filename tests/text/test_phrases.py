"""Phrases: said in the language of the moment, whatever they are made of."""

# ruff: noqa: S603  # the package is imported in a process of its own
from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from redcathedral.text import Fact, Phrase, language_among, languages, number, say, speaking
from redcathedral.text.catalogue import Catalogue, join


@pytest.fixture
def polish(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """A language with cases, as a translator writes it."""
    folder = tmp_path_factory.mktemp("text")
    (folder / "pl").mkdir()
    (folder / "pl" / "some.ftl").write_text(
        "takes = { $who } bierze { $what-acc }. { $what-gender ->\n"
        "    [f] Jest twoja.\n"
        "   *[other] Jest twoje.\n"
        "  }\n"
        "some-brick = { $n ->\n"
        "    [one] 1 cegła\n"
        "    [few] { $n } cegły\n"
        "    [many] { $n } cegieł\n"
        "   *[other] { $n } cegły\n"
        "  }\n"
        "    .acc = { $n ->\n"
        "        [one] 1 cegłę\n"
        "        [few] { $n } cegły\n"
        "       *[other] { $n } cegieł\n"
        "      }\n"
        "    .gender = f\n"
        "some-gold = złoto\n"
        "counted = { $what-count } { $what-code }: { $what }\n"
        "one-of = { $what-acc-or }\n",
        encoding="utf-8",
    )
    monkeypatch.setattr("redcathedral.text.catalogue.files", lambda _: folder)
    return Catalogue("pl")


def test_a_word_has_its_cases_and_its_gender(polish: Catalogue) -> None:
    brick = Phrase("some-brick", n=1)
    assert polish.say(Phrase("takes", who="Anna", what=brick)) == "Anna bierze 1 cegłę. Jest twoja."


def test_a_word_without_a_case_stands_as_it_is(polish: Catalogue) -> None:
    assert polish.say(Phrase("takes", who="Anna", what=Phrase("some-gold"))) == "Anna bierze złoto. Jest twoje."


def test_numbers_have_the_plurals_of_the_language(polish: Catalogue) -> None:
    assert [polish.say(Phrase("some-brick", n=n)) for n in (1, 3, 5, 22)] == [
        "1 cegła",
        "3 cegły",
        "5 cegieł",
        "22 cegły",
    ]


def test_a_list_is_joined_as_the_language_does_and_each_part_has_the_case(polish: Catalogue) -> None:
    goods = [Phrase("some-brick", n=1), Phrase("some-brick", n=5), Phrase("some-gold")]
    assert polish.say(Phrase("takes", who="Anna", what=goods)).startswith("Anna bierze 1 cegłę, 5 cegieł i złoto.")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a, b, and iris"),
        ("es", "a, b e iris"),
        ("it", "a, b e iris"),
        ("pt", "a, b e iris"),
        ("pl", "a, b i iris"),
    ],
)
def test_lists_are_joined_as_browsers_do(language: str, text: str) -> None:
    assert join(["a", "b", "iris"], language) == text
    assert join(["iris"], language) == "iris"
    assert join([], language) == ""


def test_a_message_that_a_language_lacks_is_said_in_english(polish: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert polish.say(Phrase("title")) == "Red Cathedral"


def test_outside_of_a_chosen_language_everything_is_english() -> None:
    with speaking(languages()[-1]):
        pass
    assert str(Phrase("amount-rubles", n=2)) == "2 rubles"


def test_a_missing_key_or_fact_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no-such-sentence")
    with pytest.raises(KeyError):
        say("winner", seat="Anna")


def test_plurals_are_chosen_by_the_catalogue() -> None:
    assert say("welcome-back", plies=1) == "Welcome back: one move played so far."
    assert say("welcome-back", plies=2) == "Welcome back: 2 moves played so far."


def test_a_list_to_choose_from_is_joined_by_or_and_each_part_has_the_case(polish: Catalogue) -> None:
    goods = [Phrase("some-brick", n=1), Phrase("some-gold")]
    assert polish.say(Phrase("one-of", what=goods)) == "1 cegłę lub złoto"
    assert polish.say(Phrase("one-of", what=goods[0])) == "1 cegłę"


def test_a_list_can_have_a_line_for_each_part() -> None:
    problems: list[Fact] = [Phrase("error-in-file", file="box.toml", problem=Phrase("fault-missing")), "something else"]
    assert say("error-problems", problems=problems) == "box.toml: This is missing.\nsomething else"


def test_a_list_may_have_any_number_of_lines() -> None:
    """Fluent itself refuses to fill in more than 2,500 characters."""
    said = say("error-problems", problems=[Phrase("fault-missing")] * 500)
    assert said == "\n".join(["This is missing."] * 500)


@pytest.mark.parametrize(("last", "joined"), [("oro", "piedra u oro"), ("ladrillo", "piedra o ladrillo")])
def test_a_spanish_or_does_not_sound_like_the_word_behind_it(last: str, joined: str) -> None:
    assert join(["piedra", last], "es", "or") == joined


@pytest.mark.parametrize(("language", "written"), [("en", "1,234.5"), ("de", "1.234,5"), ("pt-BR", "1.234,5")])
def test_a_number_is_written_as_the_language_does(language: str, written: str) -> None:
    with speaking(language):
        assert number(1234.5, "#,##0.0") == written


def test_a_phrase_is_data_that_can_be_sent_and_kept() -> None:
    number: Any = np.int8(3)  # the kernel's numbers come so
    phrase = Phrase("a-b", n=number, who="Anna", what=[Phrase("word-red"), Phrase("c", m=1)])
    assert phrase.data() == {
        "key": "a-b",
        "facts": {
            "n": 3,
            "who": "Anna",
            "what": [{"key": "word-red", "facts": {}}, {"key": "c", "facts": {"m": 1}}],
        },
    }
    assert type(phrase.facts["n"]) is int
    assert pickle.loads(pickle.dumps(phrase)) == phrase  # noqa: S301


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["en_GB.UTF-8"], "en"),
        (["C"], "en"),
        ([], "en"),
        (["xx", "EN-us"], "en"),
        (["pt_BR.UTF-8"], "pt-BR"),
        (["pt-br"], "pt-BR"),
        (["pt_AO"], "pt"),
        (["pt"], "pt"),
    ],
)
def test_the_first_language_somebody_wants_and_there_is_gets_spoken(wanted: list[str], language: str) -> None:
    assert language_among(wanted) == language


def test_importing_the_package_reads_no_catalogue_and_no_fluent() -> None:
    code = (
        "import redcathedral, redcathedral.arena.plan, sys; sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_phrase_from_another_process_is_found_like_one_made_here() -> None:
    """Hashes of text differ between processes."""
    here = Phrase("told-take", seat=Phrase("seat-red"), what=[Phrase("amount-lumber", n=2)])
    write = (
        "import pickle, sys; from redcathedral.text import Phrase;"
        "sys.stdout.buffer.write(pickle.dumps("
        "Phrase('told-take', seat=Phrase('seat-red'), what=[Phrase('amount-lumber', n=2)])))"
    )
    there = subprocess.run([sys.executable, "-c", write], capture_output=True, check=True).stdout
    assert {pickle.loads(there)} == {here}  # noqa: S301  # written just now
