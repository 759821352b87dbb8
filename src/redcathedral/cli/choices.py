"""The legal plies as a person meets them: numbered, shortened, completed and typed in brief."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from redcathedral.errors import NotationError
from redcathedral.game.meanings import meaning
from redcathedral.game.notation import all_plies, format_ply, parse_ply
from redcathedral.kernel.actions import DECISIONS
from redcathedral.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from redcathedral.kernel.state import State

MOST_CANDIDATES = 6
# From how many on the plies of a group are one line.
_LONG = {"market": 2, "gather": 4, "take": 4, "swap": 2, "reroll": 2, "trade": 3, "bulk": 3, "barter": 3, "offer": 5}
_BY_FIRST_WORD = ("market", "trade", "bulk", "barter")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list: a ply, or a run of them."""

    first: int  # the numbers to type, as `first_number` says
    last: int
    text: str
    meaning: str


def list_rows(s: State, legal: Sequence[str], *, whole: bool = False, verb: str = "") -> list[Row]:
    """Give the legal plies their numbers; long groups are one line unless the whole is asked for."""
    first = first_number(legal)
    numbered = [(number, ply) for number, ply in enumerate(legal, first) if not verb or ply.split()[0] == verb]
    rows: list[Row] = []
    for _, group in groupby(numbered, key=lambda pair: _group_of(pair[1])):
        rows += _rows_of(s, list(group), whole=whole)
    return rows


def first_number(legal: Sequence[str]) -> int:
    """Give the number of the first ply: 1, but 0 where it is `take 0`, so that a number is the amount."""
    return 0 if legal[:1] == ["take 0"] else 1


def _group_of(ply: str) -> tuple[str, ...]:
    verb, *args = ply.split()
    if verb == "market":
        return (verb, args[0], "further" if len(args) > 1 else "")
    return (verb, args[0]) if verb in _BY_FIRST_WORD else (verb,)


def _rows_of(s: State, group: list[tuple[int, str]], *, whole: bool) -> Iterator[Row]:
    verb = group[0][1].split()[0]
    if not whole and len(group) >= _LONG.get(verb, len(group) + 1):
        run, rest = (group[:-1], group[-1:]) if verb in ("gather", "take") else (group, [])
        (first, one), (last, other) = run[0], run[-1]
        key = f"range-{verb}" if verb in ("market", "gather", "take", "swap", "reroll") else "range-other"
        yield Row(first, last, f"{one} … {other.removeprefix(_shared(one, other))}", say(key))
        group = rest
    for number, ply in group:
        yield Row(number, number, ply, meaning(s, ply))


def _shared(one: str, other: str) -> str:
    """Give the words two plies begin with alike."""
    shared = ""
    for left, right in zip(one.split(), other.split(), strict=False):
        if left != right:
            break
        shared += left + " "
    return shared


class AmbiguousError(NotationError):
    """Typed in brief, and more than one legal ply fits."""


def expand(said: str, legal: Sequence[str]) -> str:
    """Read a ply, in full or in any short form that fits one legal ply only."""
    try:
        return format_ply(parse_ply(said))
    except NotationError as error:
        fitting = fitting_plies(said, legal)
        if not fitting:
            raise error from None
    if len(fitting) > 1:
        shown, more = fitting[:MOST_CANDIDATES], len(fitting) - MOST_CANDIDATES
        facts = {"said": said, "plies": ", ".join(shown)}
        raise AmbiguousError(say("ambiguous-more", more=more, **facts) if more > 0 else say("ambiguous", **facts))
    return fitting[0]


def fitting_plies(said: str, legal: Sequence[str]) -> list[str]:
    """Find the legal plies whose words begin as typed; those with as many words first."""
    typed = said.casefold().split()
    fitting = [ply for ply in legal if _fits(typed, ply.casefold().split())]
    same_length = [ply for ply in fitting if len(ply.split()) == len(typed)]
    return same_length or fitting


def _fits(typed: list[str], words: list[str]) -> bool:
    return len(typed) <= len(words) and all(
        word == begun if begun.lstrip("+").isdigit() else word.startswith(begun)
        for begun, word in zip(typed, words, strict=False)
    )


def completions(line: str, legal: Sequence[str], commands: Sequence[str]) -> list[str]:
    """Give every word that can stand where the cursor is, behind the words before it."""
    *before, begun = line.split(" ") if line else [""]
    before = [word for word in before if word]
    plies, first_words = legal, [*commands]
    if before and before[0].casefold() == "why":
        before, plies, first_words = before[1:], all_plies()[:DECISIONS], []
    elif before and before[0].casefold() == "list":
        return sorted({ply.split()[0] for ply in legal if ply.startswith(begun)})
    found = first_words if not before else []
    for ply in plies:
        words = ply.split()
        if len(words) > len(before) and _fits([word.casefold() for word in before], ply.casefold().split()):
            found.append(words[len(before)])
    return sorted({word for word in found if word.casefold().startswith(begun.casefold())})
