"""One language as Fluent reads it: the messages of its folder, and English where one is missing.

The page's counterpart is web/src/text/speaker.ts: the same phrase gives the same text in both.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Pattern, TextElement, VariableReference

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .phrase import Fact, Phrase

ENGLISH = "en"
LOCALES = {"pt": "pt-PT"}  # the locale a language takes its plurals and lists from, if not that of its code
# A message reaches to the next line that begins with a letter or is a comment; all else in it is indented.
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
_FORM = re.compile(r"^ +\.([a-z][\w-]*) *=", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_NAMED = re.compile(r"\{\s*([a-z][\w-]*)")  # messages that a message names
Joint = Literal["standard", "or", "lines"]  # what the parts of a list are joined by
Part = tuple[str, str]  # a text, or the name of a fact
LINES = "-lines"  # what a message calls a list with a line for each of its parts
FIRST_GROUPED = 1_000  # the first number that some languages write with a separator
_KEPT = 2048  # phrases whose text is kept, since the same ones recur; a larger cache hardly helps
_LANGUAGE = re.compile(r"[a-z]{2}(-[A-Z]{2})?")
# Spanish "y" becomes "e" before its own sound, and "o" becomes "u", which Babel leaves out.
_SPANISH: dict[Joint, tuple[str, re.Pattern[str], str]] = {
    "standard": ("y", re.compile(r"i|hi(?![ae])", re.IGNORECASE), "e"),
    "or": ("o", re.compile(r"h?o|8|11(?!\d)", re.IGNORECASE), "u"),
}


@cache
def languages() -> tuple[str, ...]:
    """Name the languages there are: English, then the others by their codes."""
    folders = [folder.name for folder in files(__package__).iterdir() if folder.is_dir()]
    return tuple(sorted(filter(_LANGUAGE.fullmatch, folders), key=lambda code: (code != ENGLISH, code)))


def locale_of(language: str) -> str:
    """Give the locale that a language takes its plurals and lists from."""
    return LOCALES.get(language, language)


@cache
def catalogue(language: str) -> Catalogue:
    """Give a language's catalogue, read once."""
    return Catalogue(language)


class Catalogue:
    """The messages of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = locale_of(language).replace("-", "_")  # as Babel writes it
        # A terminal shows isolation marks as boxes, so there are none.
        self._bundle = FluentBundle([locale_of(language)], use_isolating=False)
        self._sources: dict[str, str] = {}
        self.forms: set[str] = set()  # the attributes its messages have: cases, gender
        for path in sorted(files(__package__).joinpath(language).iterdir(), key=lambda path: path.name):
            source = path.read_text(encoding="utf-8")
            self._sources.update((found[1], found[0]) for found in _MESSAGE.finditer(source))
            self.forms.update(_FORM.findall(source))
        self._bare = cache(self._read)
        self._said = lru_cache(maxsize=_KEPT)(self._put_into_words)
        self._variables = cache(self._look_for_variables)

    def _read(self, key: str) -> dict[str, list[Part] | None]:
        """Read a message and those it names; give the bare parts of its forms.

        A program says few of the messages, and Fluent would take a third of a second to read them all.
        """
        source = self._sources.get(key, "")
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        for other in _NAMED.findall(source):
            self._bare(other)
        return {
            form: _bare_parts(pattern)
            for message in resource.body
            if isinstance(message, Message)
            for form, pattern in [("", message.value), *((one.id.name, one.value) for one in message.attributes)]
        }

    def say(self, phrase: Phrase, form: str = "") -> str:
        """Put a phrase into words; a key or a fact that English lacks too raises a KeyError."""
        return self._said(phrase, form)

    def _put_into_words(self, phrase: Phrase, form: str) -> str:
        key, facts = phrase.key, phrase.facts
        if (bare := self._put_in(facts, key, form)) is not None:
            return bare
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        pattern = None if message is None else message.attributes.get(form, message.value)
        problem: Exception = KeyError(key)
        if pattern is not None:
            text, errors = self._bundle.format_pattern(pattern, self._given(key, facts))
            if not errors:
                return str(text)
            problem = errors[0]
        if self.language == ENGLISH:
            raise KeyError(key) from problem
        return catalogue(ENGLISH).say(phrase)

    def _put_in(self, facts: Mapping[str, Fact], key: str, form: str) -> str | None:
        """Fill in a message that is only text and facts, as most are, without Fluent, which is slower."""
        forms = self._bare(key)
        parts = forms.get(form, forms.get(""))
        if parts is None:
            return None
        said = []
        for text, name in parts:
            said.append(text)
            if name:
                fact = facts.get(name.removesuffix(LINES))
                if fact is None or (isinstance(fact, int) and not 0 <= fact < FIRST_GROUPED):
                    return None
                # Fluent refuses to fill in a long text, and a file can have many problems.
                said.append(self._words(fact, joint="lines" if name.endswith(LINES) else "standard"))
        return "".join(said)

    def _look_for_variables(self, key: str) -> frozenset[str]:
        """Find the variables of a message and of those it names."""
        source = self._sources.get(key, "")
        named = (self._variables(other) for other in _NAMED.findall(source))
        return frozenset(_VARIABLE.findall(source)).union(*named)

    def _given(self, key: str, facts: Mapping[str, Fact]) -> dict[str, int | str]:
        """Give the facts a message asks for as Fluent takes them; docs/translating.md lists what can be asked."""
        given: dict[str, int | str] = {}
        asked = self._variables(key)
        for name, fact in facts.items():
            for form in ("", *self.forms):
                variable = f"{name}-{form}" if form else name
                if variable in asked:
                    given[variable] = fact if isinstance(fact, int) else self._words(fact, form)
                if f"{variable}-or" in asked:
                    given[f"{variable}-or"] = self._words(fact, form, "or")
            if f"{name}{LINES}" in asked:
                given[f"{name}{LINES}"] = self._words(fact, joint="lines")
            if isinstance(fact, str):
                given[f"{name}-code"] = fact
            elif isinstance(fact, Sequence):
                given[f"{name}-count"] = len(fact)
            elif not isinstance(fact, int):
                given[f"{name}-code"] = fact.code
        return given

    def _words(self, fact: Fact, form: str = "", joint: Joint = "standard") -> str:
        if isinstance(fact, int | str):
            return str(fact)
        if isinstance(fact, Sequence):
            return join([self._words(one, form) for one in fact], self.language, joint)
        return self.say(fact, form)


def _bare_parts(pattern: Pattern | None) -> list[Part] | None:
    """Give the parts of a message that has only text and facts as they are; None for any other."""
    parts: list[Part] = []
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, TextElement):
            parts.append((element.value, ""))
        elif isinstance(element.expression, VariableReference):
            parts.append(("", element.expression.id.name))
        else:
            return None
    return parts or None


def join(parts: Sequence[str], language: str, joint: Joint = "standard") -> str:
    """Join the parts of a list as the language does: "a, b, and c", or "a, b, or c"; or write each on a line."""
    return "\n".join(parts) if joint == "lines" else _joined(tuple(parts), language, joint)


@lru_cache(maxsize=_KEPT)
def _joined(parts: tuple[str, ...], language: str, joint: Literal["standard", "or"]) -> str:
    text = format_list(parts, joint, locale_of(language).replace("-", "_")) if parts else ""
    usual, alike, instead = _SPANISH[joint]
    if language == "es" and len(parts) > 1 and alike.match(parts[-1]):
        text = f"{text.removesuffix(f' {usual} {parts[-1]}')} {instead} {parts[-1]}"
    return text
