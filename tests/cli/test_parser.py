"""The option parser speaks the language of the moment: headings, placeholders and refusals, and no Python in them."""

# ruff: noqa: S603  # the program is run as people do

from __future__ import annotations

import argparse
import re
import subprocess
import sys

import pytest

from redcathedral.cli.main import command_line, main
from redcathedral.cli.parser import _OF_AN_ARGUMENT, _OF_THE_LINE, PLACEHOLDERS, in_words
from redcathedral.text import languages, say, speaking

OTHERS = languages()[1:]
ENGLISH_WORDS = re.compile(
    r"usage:|positional arguments|show this help|\berror:|invalid|required|unrecognized|expected"
)
# A line that is refused, and the message that says why.
REFUSED = {
    "play --players 9": "cli-wrong-choice",
    "plaay": "cli-wrong-choice",
    "play --players many": "cli-wrong-number",
    "play --seed": "cli-needs-value",
    "play --resume=yes": "cli-takes-no-value",
    "replay": "cli-missing",
    "play --sed 3 --loud": "cli-unknown",
    "play --s 3": "cli-ambiguous",
}


def _parsers(parser: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    inner = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return [parser, *(one for action in inner for other in action.choices.values() for one in _parsers(other))]


def test_every_message_about_options_is_met_here() -> None:
    assert set(REFUSED.values()) == {*_OF_AN_ARGUMENT, *_OF_THE_LINE}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("line", REFUSED)
def test_what_is_refused_is_said_in_every_language(
    capsys: pytest.CaptureFixture[str], language: str, line: str
) -> None:
    assert main([*line.split(), "--lang", language]) == 2
    usage, _, problem = capsys.readouterr().err.rstrip("\n").rpartition("\n")
    with speaking(language):
        assert usage.startswith(say("cli-usage"))
        parts = [part for part in re.split(r"\{[^}]*\}", _template(language, REFUSED[line])) if part.strip()]
    assert [part for part in parts if part not in problem] == []
    assert not re.search(r"'|None|<|\{", problem.replace("’", ""))
    assert language == "en" or not ENGLISH_WORDS.search(problem)


def _template(language: str, key: str) -> str:
    with speaking(language):
        names = ("argument", "given", "choices", "names", "options")
        return say(key, **{name: f"{{{name}}}" for name in names})


@pytest.mark.parametrize("language", OTHERS)
def test_the_help_of_every_command_has_no_words_of_python(language: str) -> None:
    with speaking(language):
        for parser in _parsers(command_line()):
            shown = parser.format_help()
            assert not ENGLISH_WORDS.search(shown), parser.prog
            assert say("cli-options") in shown or not parser._optionals._group_actions


@pytest.mark.parametrize("language", languages())
def test_everything_that_stands_for_a_value_has_a_word(language: str) -> None:
    """Capitals in the help are placeholders; each is known, so that each is translated."""
    with speaking("en"):
        named = {word for parser in _parsers(command_line()) for word in _capitals(parser)}
    assert named - PLACEHOLDERS - {"N", "URL"} == set()
    with speaking(language):
        assert all(say(f"placeholder-{name.lower()}").isupper() for name in PLACEHOLDERS)


def _capitals(parser: argparse.ArgumentParser) -> set[str]:
    metavars = [str(action.metavar) for action in parser._actions if action.metavar is not None]
    return {word for metavar in metavars for word in re.findall("[A-Z]+", metavar)}


def test_a_refusal_nobody_knows_is_said_as_it_comes() -> None:
    assert in_words("the moon is full") == "the moon is full"


def test_a_terminal_without_no_break_spaces_shows_spaces() -> None:
    environment = {"PYTHONIOENCODING": "ascii", "REDCATHEDRAL_LANG": "fr", "PATH": ""}
    command = [sys.executable, "-m", "redcathedral", "play", "--help"]
    shown = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert "utilisation : redcathedral play" in shown
    assert "\\xa0" not in shown
    assert "\\u202f" not in shown
