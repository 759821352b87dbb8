"""The legal plies as a person meets them: numbered, shortened, completed and typed in brief."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby, takewhile
from typing import TYPE_CHECKING

from redcathedral.errors import NotationError
from redcathedral.plies import Ply, every_ply, ply_of
from redcathedral.plies.market import Market
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
        yield Row(first, last, f"{one} … {_ending(one, other)}", say(key))
        group = rest
    for number, ply in group:
        yield Row(number, number, ply.text, str(ply.meaning(s) or ""))


def _ending(one: Ply, other: Ply) -> str:
    """Give the words of a ply without those that another begins with too."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(one.parts, other.parts, strict=False))
    return " ".join(other.parts[len(list(alike)) :])


class AmbiguousError(NotationError):
    """Typed in brief, and more than one legal ply fits."""


def expand(said: str, legal: Sequence[Ply]) -> Ply:
    """Read a ply, in full or in any short form that fits one legal ply only."""
    try:
        return ply_of(said)
    except NotationError as error:
        fitting = fitting_plies(said, legal)
        if not fitting:
            raise error from None
    if len(fitting) > 1:
        shown, more = fitting[:MOST_CANDIDATES], len(fitting) - MOST_CANDIDATES
        facts = {"said": said, "plies": ", ".join(ply.text for ply in shown)}
        raise AmbiguousError(say("ambiguous-more", more=more, **facts) if more > 0 else say("ambiguous", **facts))
    return fitting[0]


def fitting_plies(said: str, legal: Sequence[Ply]) -> list[Ply]:
    """Find the legal plies whose words begin as typed; those with as many words first."""
    typed = said.casefold().split()
    fitting = [ply for ply in legal if _fits(typed, ply)]
    same_length = [ply for ply in fitting if len(ply.parts) == len(typed)]
    return same_length or fitting


def _fits(typed: list[str], ply: Ply) -> bool:
    words = [word.casefold() for word in ply.parts]
    return len(typed) <= len(words) and all(
        word == begun if begun.lstrip("+").isdigit() else word.startswith(begun)
        for begun, word in zip(typed, words, strict=False)
    )


def completions(line: str, legal: Sequence[Ply], commands: Sequence[str]) -> list[str]:
    """Give every word that can stand where the cursor is, behind the words before it."""
    *before, begun = line.split(" ") if line else [""]
    before = [word for word in before if word]
    plies, first_words = legal, [*commands]
    if before and before[0].casefold() == "why":
        before, plies, first_words = before[1:], [ply for ply in every_ply() if not ply.by_chance], []
    elif before and before[0].casefold() == "list":
        return sorted({ply.verb for ply in legal if ply.verb.startswith(begun)})
    found = first_words if not before else []
    for ply in plies:
        if len(ply.parts) > len(before) and _fits([word.casefold() for word in before], ply):
            found.append(ply.parts[len(before)])
    return sorted({word for word in found if word.casefold().startswith(begun.casefold())})
