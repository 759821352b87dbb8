"""A phrase: something to say, not yet in any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Integral
from typing import Union

from .language import spoken

Data = int | str | list["Data"] | dict[str, "Data"]
"""A fact as JSON."""

Fact = Union[int, str, "Phrase", Sequence["Fact"]]
"""What fills a message: a number, a text that is the same in every language, a phrase, or a list of these."""


@dataclass(frozen=True, slots=True, init=False)
class Phrase:
    """The key of a message and the facts that fill it.

    A fact is a number, a text that is the same in every language (a name somebody typed, "B2"), another phrase, or a
    list of these. `str` gives its text in the current language (`speaking`), `data` gives it as JSON to send elsewhere.
    """

    key: str
    """The message of the catalogues."""
    facts: Mapping[str, Fact]
    """What fills it, by name."""
    _hash: int = field(compare=False, repr=False)  # phrases are looked up far more often than they are made

    def __init__(self, key: str, /, **facts: Fact) -> None:
        for fact in facts.values():
            if type(fact) not in _PLAIN:  # most are, and this check is the fastest
                facts = {name: _plain(fact) for name, fact in facts.items()}
                break
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "facts", facts)
        object.__setattr__(self, "_hash", hash((key, frozenset(facts.items()))))

    @property
    def code(self) -> str:
        """What the phrase is about, to select on: the key without its family, "lumber" of "word-lumber"."""
        return self.key.partition("-")[2]

    @property
    def text(self) -> str:
        """The phrase in words."""
        return self.form("")

    def __str__(self) -> str:
        return self.text

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Callable[..., Phrase], tuple[str, dict[str, Fact]]]:
        """Have it made anew in another process, where hashes differ."""
        return _made, (self.key, dict(self.facts))

    def form(self, form: str) -> str:
        """Give a form of the phrase, "short" or a case, in words; itself where the language has no such form."""
        return spoken().say(self, form)

    def data(self) -> dict[str, Data]:
        """Give it as JSON."""
        return {"key": self.key, "facts": self.facts_data()}

    def facts_data(self) -> dict[str, Data]:
        """Give its facts as JSON."""
        return {name: _data(fact) for name, fact in self.facts.items()}


def _made(key: str, facts: dict[str, Fact]) -> Phrase:
    return Phrase(key, **facts)


_PLAIN = frozenset({int, str, Phrase})


def _plain(fact: Fact) -> Fact:
    """Turn NumPy's numbers into Python's, and lists into tuples."""
    if isinstance(fact, str | Phrase):
        return fact
    if isinstance(fact, int | Integral):  # most are int, and checking for Integral is slow
        return int(fact)
    return tuple(_plain(one) for one in fact)


def _data(fact: Fact) -> Data:
    if isinstance(fact, Phrase):
        return fact.data()
    return fact if isinstance(fact, int | str) else [_data(one) for one in fact]
