"""What a turn came to, in a few words: "blue die to 4, 4 bricks, claims C2"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..text import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..text import Fact

# Sentences whose news is one of their facts: what was gained. The page has the same lists (web/src/replay/brief.ts).
GAINS = {
    "told-gather": "what",
    "told-take": "what",
    "told-gains": "what",
    "told-earn": "gain",
    "told-pray": "gain",
    "told-donate": "gain",
    "told-offer": "gain",
    "told-vow": "gain",
    "told-ivan-recognition": "what",
    "told-ivan-card-recognition": "what",
    "told-ivan-card-inventory": "goods",
}
# Sentences that are said shorter, by another message. What is in neither list goes without saying.
SHORTER = {
    "told-market": "brief-die",
    "told-market-paid": "brief-die",
    "told-ivan-moves": "brief-die",
    "told-claim": "brief-claim",
    "told-ivan-claims": "brief-claim",
    "told-ivan-claims-recognition": "brief-claim",
    "told-deliver": "brief-deliver",
    "told-deliver-last": "brief-deliver",
    "told-ivan-builds": "brief-deliver",
    "told-ivan-builds-last": "brief-deliver",
    "told-complete": "brief-complete",
    "told-ornament": "brief-ornament",
    "told-ornament-jewels": "brief-ornament",
    "told-ivan-ornament": "brief-ornament",
    "told-buy": "brief-buy",
    "told-sell": "brief-sell",
    "told-swap": "brief-swap",
    "told-trade": "brief-trade",
    "told-barter": "brief-trade",
    "told-exchange": "brief-exchange",
    "told-reroll": "brief-reroll",
    "told-displeasure": "brief-displeasure",
    "told-ivan-card-transport": "brief-transport",
}


def brief(told: Iterable[Phrase]) -> list[Fact]:
    """Say what sentences came to. Deliveries to one section are told as one, and a complete section tells of them."""
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
    """Whether what was said later says it as well: another delivery to the section, or that it is complete."""
    if not isinstance(deed, Phrase) or not isinstance(later, Phrase) or deed.key != "brief-deliver":
        return False
    return later.key in ("brief-deliver", "brief-complete") and later.facts["section"] == deed.facts["section"]
