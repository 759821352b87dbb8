"""The legal plies as a person sees and types them: numbered, grouped, completed, in short forms."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from itertools import groupby, takewhile
from typing import TYPE_CHECKING

from redcathedral.errors import NotationError
from redcathedral.plies import Ply, every_ply
from redcathedral.plies.market import Market
from redcathedral.plies.notation import MOST_LETTERS, verbs
from redcathedral.plies.own_words import folded, meant_by, own_text, own_word, parse_own, spellings
from redcathedral.plies.workshop import Take
from redcathedral.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from redcathedral.kernel.state import State

MOST_CANDIDATES = 6
# From how many on the plies of a group are one line.
_LONG = {"market": 2, "gather": 4, "take": 4, "swap": 2, "reroll": 2, "trade": 3, "bulk": 3, "barter": 3, "offer": 5}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list: a ply, or a run of them."""

    first: int  # the numbers to type, as `first_number` says
    last: int
    text: str
    meaning: str


def list_rows(s: State, legal: Sequence[Ply], *, whole: bool = False, verb: str = "") -> list[Row]:
    """Give the legal plies their numbers; long groups are one line unless the whole is asked for."""
    first = first_number(legal)
    numbered = [(number, ply) for number, ply in enumerate(legal, first) if not verb or ply.verb == verb]
    rows: list[Row] = []
    for _, group in groupby(numbered, key=lambda pair: _group_of(pair[1])):
        rows += _rows_of(s, list(group), whole=whole)
    return rows


def first_number(legal: Sequence[Ply]) -> int:
    """Give the number of the first ply: 1, but 0 where it is `take 0`, so that a number is the amount."""
    return 0 if legal[:1] == [Take(0)] else 1


def _group_of(ply: Ply) -> tuple[object, ...]:
    if isinstance(ply, Market):
        return (ply.verb, ply.die, ply.extra > 0)
    return (ply.verb, ply.args.get("give"))


def _rows_of(s: State, group: list[tuple[int, Ply]], *, whole: bool) -> Iterator[Row]:
    verb = group[0][1].verb
    if not whole and len(group) >= _LONG.get(verb, len(group) + 1):
        run, rest = (group[:-1], group[-1:]) if verb in ("gather", "take") else (group, [])
        (first, one), (last, other) = run[0], run[-1]
        key = f"range-{verb}" if verb in ("market", "gather", "take", "swap", "reroll") else "range-other"
        yield Row(first, last, f"{own_text(one.text)} … {own_text(_ending(one, other))}", say(key))
        group = rest
    for number, ply in group:
        yield Row(number, number, own_text(ply.text), str(ply.meaning(s) or ""))


def _ending(one: Ply, other: Ply) -> str:
    """Give the words of a ply after those it shares with another."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(one.parts, other.parts, strict=False))
    return " ".join(other.parts[len(list(alike)) :])


class AmbiguousError(NotationError):
    """Typed in brief, and more than one legal ply fits."""


def expand(said: str, legal: Sequence[Ply]) -> Ply:
    """Read a ply in English or the player's language, in full or in a short form that fits only one legal ply."""
    whole = parse_own(said[:MOST_LETTERS])
    fitting = [ply for ply in legal if ply in whole] or whole or fitting_plies(said, legal)
    if not fitting:
        raise NotationError(_not_understood(said[:MOST_LETTERS]))
    if len(fitting) > 1:
        shown, more = fitting[:MOST_CANDIDATES], len(fitting) - MOST_CANDIDATES
        facts = {"said": said, "plies": ", ".join(own_text(ply.text) for ply in shown)}
        raise AmbiguousError(say("ambiguous-more", more=more, **facts) if more > 0 else say("ambiguous", **facts))
    return fitting[0]


def _not_understood(said: str) -> str:
    """Say what to type instead: the verb that was perhaps meant, or how its plies are written."""
    verb = said.split(maxsplit=1)[0]
    known = meant_by(verb, verbs())
    if known:
        example = verbs()[known[0]].example
        facts = {"said": said, "verb": own_word(known[0])}
        if example is None:
            return say("error-stands-alone", **facts)
        return say("error-not-understood", example=own_text(example), **facts)
    ways = {way: name for name in verbs() for way in spellings(name)}
    near = difflib.get_close_matches(folded(verb), ways, n=1)
    if near:
        return say("error-verb-near", said=said, verb=verb, near=own_word(ways[near[0]]))
    return say("error-verb", said=said, verb=verb, verbs=[own_word(name) for name in verbs()])


def fitting_plies(said: str, legal: Sequence[Ply]) -> list[Ply]:
    """Find the legal plies whose words begin as typed; those with as many words first.

    The player's language comes before English: "m b" is the white die where that is "blanco", not the blue one.
    """
    typed = folded(said).split()
    fitting = [ply for ply in legal if _fits(typed, ply, own_only=True)] or [ply for ply in legal if _fits(typed, ply)]
    same_length = [ply for ply in fitting if len(ply.parts) == len(typed)]
    return same_length or fitting


def _fits(typed: list[str], ply: Ply, *, own_only: bool = False) -> bool:
    """Whether every typed word, folded, begins a word of a ply, in the player's language or in English."""
    return len(typed) <= len(ply.parts) and all(
        _begins(begun, word, own_only=own_only) for begun, word in zip(typed, ply.parts, strict=False)
    )


def _begins(begun: str, word: str, *, own_only: bool) -> bool:
    if begun.lstrip("+").isdigit():
        return word == begun
    return any(way.startswith(begun) for way in (spellings(word)[-1:] if own_only else spellings(word)))


def completions(line: str, legal: Sequence[Ply], commands: Sequence[str]) -> list[str]:
    """Return every word that can be typed at the cursor, after the words before it.

    Words are in the player's language; in English where only the English word begins as typed.
    """
    *before, begun = line.split(" ") if line else [""]
    before = [folded(word) for word in before if word]
    plies, found = legal, [*commands]
    if before and meant_by(before[0], commands) == ["why"]:
        before, plies, found = before[1:], [ply for ply in every_ply() if not ply.by_chance], []
    elif before and meant_by(before[0], commands) == ["list"]:
        before, found = [], []
    elif before:
        found = []
    found += [ply.parts[len(before)] for ply in plies if len(ply.parts) > len(before) and _fits(before, ply)]
    return sorted({word for code in found if (word := _completed(code, begun))})


def _completed(code: str, begun: str) -> str:
    """Return the word that begins as typed, preferably in the player's language, else in English, else ""."""
    return next((word for word in (own_word(code), code) if folded(word).startswith(folded(begun))), "")
