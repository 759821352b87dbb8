"""Why a ply is not legal: each refusal of the kernel with its clause and the numbers behind it.

A reason has a stable `key` and its `facts` as codes and numbers; its words are the catalogue's message `why-<key>`.
Each chapter lists its refusals in `REFUSALS`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..kernel import refusals as no
from ..kernel.rules import refusal
from ..text import Phrase
from . import build, chance, claim, influence, ivan, market, turn, workshop
from .pieces import SECTIONS, act, amount, word

if TYPE_CHECKING:
    from ..kernel.state import State
    from ..text import Fact
    from .ply import Ply
    from .refusal import Facts

__all__ = ["Reason"]

_REFUSALS = {
    code: said
    for chapter in (claim, workshop, build, market, influence, turn, ivan, chance)
    for code, said in chapter.REFUSALS.items()
}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a ply is refused."""

    key: str
    """What kind of reason it is; its words are the message `why-<key>` of the catalogue."""
    clause: str
    """The clause of the rules it rests on."""
    facts: Facts
    """The codes and numbers behind it."""

    @property
    def phrase(self) -> Phrase:
        """The reason as a phrase: its facts in words."""
        return Phrase(f"why-{self.key}", **{name: _said(self.facts, name) for name in self.facts})

    @property
    def text(self) -> str:
        """The reason in words."""
        return self.phrase.text

    def __str__(self) -> str:
        return Phrase("table-labeled", label=self.clause, text=self.phrase).text


def reason_against(s: State, ply: Ply) -> Reason | None:
    """Say why a ply is not legal here, or None if it is."""
    code = refusal(s, ply.id)
    if code == no.ALLOWED:
        return None
    key, clause, facts = _REFUSALS[code]
    return Reason(key, clause if isinstance(clause, str) else clause(s, ply), facts(s, ply))


# What numbers count, by the name of the fact; those of `_OF_THE_MATERIAL` count the material or resource beside them.
_COUNTS = {
    "price": "rubles",
    "dice": "dice",
    "wanted": "deliveries",
    "emeralds": "emerald",
    "amethysts": "amethyst",
    "bases": "base",
    "middles": "middle",
    "domes": "dome",
}
_OF_THE_MATERIAL = ("most", "amount", "wanted")


def _said(facts: Facts, name: str) -> Fact:
    """Give a fact as it is said: codes as words, numbers as amounts of what they count."""
    fact = facts[name]
    if isinstance(fact, tuple):
        return [_said({name: one}, name) for one in fact]
    if isinstance(fact, str):
        if name == "due" or fact in SECTIONS:
            return fact
        return act(fact) if name in ("verb", "verbs") else word(fact)
    counted = _COUNTS.get(name)
    if name in _OF_THE_MATERIAL:
        counted = str(facts.get("material") or facts.get("resource") or counted)
    return amount(counted, fact) if counted else int(fact)
