"""A turn in a few words: "blue die to 4, 4 bricks, claims C2"."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING

from .. import text
from ..text import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..text import Fact

# The page reads the same file (web/src/replay/brief.ts). "gains": sentences of which one fact is kept, what was gained.
# "shorter": sentences for which there is a shorter message. Sentences in neither list are left out.
_LISTS: dict[str, dict[str, str]] = json.loads(files(text).joinpath("brief.json").read_text(encoding="utf-8"))
GAINS = _LISTS["gains"]
SHORTER = _LISTS["shorter"]


def brief(told: Iterable[Phrase]) -> list[Fact]:
    """Sum up sentences.

    What was done twice becomes one, with what it came to. Deliveries to one section become one, and a completed section
    includes them.
    """
    found = [deed for sentence in told if (deed := _deed(sentence)) is not None]
    deeds: list[Fact] = []
    for i, deed in enumerate(found):
        if not any(_tells_of(later, deed) for later in found[i + 1 :]):
            _add(deeds, deed)
    return deeds


def _deed(sentence: Phrase) -> Fact | None:
    if sentence.key in GAINS:
        gain = sentence.facts.get(GAINS[sentence.key])
        nothing = gain is None or (isinstance(gain, Phrase) and gain.facts.get("n") == 0)
        return None if nothing else gain
    shorter = SHORTER.get(sentence.key)
    return None if shorter is None else Phrase(shorter, **sentence.facts)


def _tells_of(later: Fact, deed: Fact) -> bool:
    """Whether a later sentence covers this one: another delivery to the section, or its completion."""
    if not isinstance(deed, Phrase) or not isinstance(later, Phrase) or deed.key != "brief-deliver":
        return False
    return later.key in ("brief-deliver", "brief-complete") and later.facts["section"] == deed.facts["section"]


def _add(deeds: list[Fact], deed: Fact) -> None:
    """Join it to the same thing done before, or put it last."""
    for i, before in enumerate(deeds):
        if (both := _joined(before, deed)) is not None:
            deeds[i] = both
            return
    deeds.append(deed)


def _joined(one: Fact, other: Fact) -> Fact | None:
    """Tell the same thing done twice as one: amounts add up, all else must be equal. None for different things."""
    match one, other:
        case Phrase(key=key, facts={"n": int(n)}), Phrase(key=same, facts={"n": int(more)}) if key == same:
            return Phrase(key, n=n + more)
        case Phrase(facts=facts), Phrase(facts=others) if one.key == other.key and facts.keys() == others.keys():
            values = _all_joined(list(facts.values()), [others[name] for name in facts])
            return None if values is None else Phrase(one.key, **dict(zip(facts, values, strict=True)))
        case tuple(), tuple():
            return _all_joined(one, other)
        case _:
            return one if one == other else None


def _all_joined(some: Sequence[Fact], others: Sequence[Fact]) -> list[Fact] | None:
    if len(some) != len(others):
        return None
    joined = [both for one, other in zip(some, others, strict=True) if (both := _joined(one, other)) is not None]
    return joined if len(joined) == len(some) else None
