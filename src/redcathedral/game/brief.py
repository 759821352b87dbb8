"""A turn in a few words: "blue die to 4, 4 bricks, claims C2"."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING

from .. import text
from ..text import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..text import Fact

# The page reads the same file (web/src/replay/brief.ts). "gains": sentences of which one fact is kept, what was gained.
# "shorter": sentences for which there is a shorter message. Sentences in neither list are left out.
_LISTS: dict[str, dict[str, str]] = json.loads(files(text).joinpath("brief.json").read_text(encoding="utf-8"))
GAINS = _LISTS["gains"]
SHORTER = _LISTS["shorter"]


def brief(told: Iterable[Phrase]) -> list[Fact]:
    """Sum up sentences. Deliveries to one section become one, and a completed section includes them."""
    found = [deed for sentence in told if (deed := _deed(sentence)) is not None]
    return [deed for i, deed in enumerate(found) if not any(_tells_of(later, deed) for later in found[i + 1 :])]


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
