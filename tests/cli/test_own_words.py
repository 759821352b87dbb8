"""Typing in one's own language: moves, colors, materials and commands; the English words work besides."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from redcathedral import words
from redcathedral.cli.menu import AmbiguousError, completions, expand, list_rows
from redcathedral.errors import NotationError
from redcathedral.game.game import new_game
from redcathedral.game.load import read_file
from redcathedral.plies import every_ply, verbs
from redcathedral.plies.own_words import COMMANDS, PLACES, folded, own_text, own_word, parse_own, spellings
from redcathedral.plies.pieces import letter
from redcathedral.text import languages, say, speaking
from terminal import run

if TYPE_CHECKING:
    from pathlib import Path

OTHERS = languages()[1:]
# The words that can stand in one place of a line.
PLACES_OF_WORDS = {
    "moves and commands": (*verbs(), *COMMANDS),
    "dice and spaces": PLACES,
    "materials": words.MATERIALS,
}


def test_english_types_the_words_of_the_notation() -> None:
    for codes in PLACES_OF_WORDS.values():
        assert [own_word(code) for code in codes] == list(codes)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("place", PLACES_OF_WORDS)
def test_no_word_stands_for_two_things(language: str, place: str) -> None:
    codes = PLACES_OF_WORDS[place]
    with speaking(language):
        assert [own_word(code) for code in codes if " " in own_word(code)] == []
        owners: dict[str, set[str]] = {}
        for code in codes:
            for way in spellings(code):
                owners.setdefault(way, set()).add(code)
    assert {way: meant for way, meant in owners.items() if len(meant) > 1} == {}


@pytest.mark.parametrize("language", languages())
def test_every_material_has_a_letter_of_its_own(language: str) -> None:
    with speaking(language):
        letters = [letter(material) for material in words.MATERIALS]
    assert len(set(letters)) == len(letters)
    assert all(len(one) == 1 and one.isupper() for one in letters)


@pytest.mark.parametrize("language", languages())
def test_every_ply_is_read_in_every_language_and_in_english(language: str) -> None:
    with speaking(language):
        for ply in every_ply()[::7]:
            assert ply in parse_own(own_text(ply.text)), own_text(ply.text)
            assert parse_own(ply.text) == [ply]


@pytest.mark.parametrize("language", OTHERS)
def test_a_word_is_read_without_its_accents(language: str) -> None:
    with speaking(language):
        for verb in verbs():
            assert folded(own_word(verb)).isascii()
            assert spellings(verb)[-1] == folded(own_word(verb))


@pytest.mark.parametrize("language", OTHERS)
def test_the_list_and_the_completion_speak_ones_own_words(language: str) -> None:
    game = new_game(2, seed=5)
    legal = game.legal()
    with speaking(language):
        rows = list_rows(game.state, legal, whole=True)
        assert [expand(row.text, legal) for row in rows] == legal
        claim = own_word("claim")
        assert completions(claim[:4], legal, COMMANDS) == [claim]
        assert own_word("white") in completions(f"{own_word('market')} ", legal, COMMANDS)
        assert completions(f"{own_word('list')} {claim[:4]}", legal, COMMANDS) == [claim]
        assert completions("marke", legal, COMMANDS) in (["market"], [own_word("market")])
        assert "B3" in completions(f"{own_word('why')} {claim} ", legal, COMMANDS)


def test_what_could_mean_several_things_is_named_in_ones_own_words() -> None:
    legal = new_game(2, seed=5).legal()
    with speaking("es"):
        with pytest.raises(AmbiguousError, match="reclamar A1, reclamar B1"):
            expand("recl", legal)
        with pytest.raises(NotationError, match="reclamar"):
            expand("reklamar B1", legal)
        with pytest.raises(NotationError, match="mercado blanco, mercado rojo \\+2"):
            expand("mercado verde oro", legal)


def test_a_short_form_is_first_looked_for_in_ones_own_language() -> None:
    legal = new_game(2, seed=5, colors=["blue", "red"]).legal()
    with speaking("es"):
        assert expand("m b +1", legal).text == "market white +1"
        assert expand("m w +1", legal).text == "market white +1"
        assert expand("mercado azul", legal).text == "market blue"


def test_a_jewel_and_a_die_may_have_one_name() -> None:
    with speaking("it"):
        assert [ply.text for ply in parse_own("compra verde")] == ["buy emerald"]
        assert [ply.text for ply in parse_own("mercato verde")] == ["market green"]


@pytest.mark.parametrize("language", languages())
def test_the_help_teaches_what_can_be_typed(language: str) -> None:
    """Moves are listed with four spaces before them, commands with two, behind "a number or a move"."""
    with speaking(language):
        lines = say("help-text").split("\n")
        plies = [found[1] for line in lines if (found := re.match(r"    (\S.{18}) *\S", line))]
        assert [parse_own(ply)[0].verb for ply in plies] == ["claim", "deliver", "ornament", "market"]
        commands = [one.split() for line in lines[lines.index("") + 3 :] for one in line[2:22].split(", ")]
        known = {code for word, *_ in commands for code in COMMANDS if folded(word) in spellings(code)}
        assert known == set(COMMANDS) - {"help"}
        assert all(parse_own(" ".join(rest)) for word, *rest in commands if folded(word) in spellings("why"))
        assert max(map(len, lines)) <= 79


@pytest.mark.parametrize("language", OTHERS)
def test_a_turn_is_typed_in_ones_own_words_and_saved_in_english(tmp_path: Path, language: str) -> None:
    plies = ("claim B1", "banner inventory", "place white2 down", "end")
    with speaking(language):
        typed = [*map(own_text, plies), own_word("undo"), own_word("log"), own_word("quit")]
        undone = say("undone", ply=own_word("end"))
    done = run(tmp_path, "play", "--seed", "1", "--lang", language, said="\n".join([*typed, ""]))
    assert (done.returncode, done.stderr) == (0, "")
    (saved,) = (tmp_path / "redcathedral" / "games").glob("*.txt")
    assert tuple(ply.text for ply in read_file(saved).plies) == plies[:-1]
    assert undone.replace("\u00a0", " ") in done.stdout
    assert own_text_in(language, "place white2 down") in done.stdout


def test_a_refused_move_is_named_in_ones_own_words(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "1", "--lang", "pt", said="reivindicar B1\ncolocar azul cima\nsair\n")
    assert "! colocar azul cima: " in done.stdout
    assert "(regra C4)" in done.stdout
    assert "place blue up" not in done.stdout


def own_text_in(language: str, text: str) -> str:
    with speaking(language):
        return own_text(text)
