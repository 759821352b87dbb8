"""Why a ply is not legal: each refusal of the kernel with its clause and the numbers behind it.

A reason has a stable `key` and its `facts` as codes and numbers; its words are the catalogue's message `why-<key>`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import words
from ..kernel import refusals as no
from ..kernel.build import deliveries_available
from ..kernel.cathedral import section_kind
from ..kernel.claim import space_price
from ..kernel.codes import FIRST_DIE, LEVELS, NONE, OVER_BY_TURN_LIMIT, PHASE_ROLL, PHASE_SHUFFLE
from ..kernel.decorate import ornament_material
from ..kernel.influence import cost_of, quadrant_of, shows_kind
from ..kernel.market import landing, most_to_gather
from ..kernel.rules import refusal
from ..kernel.turn import dice_on
from ..text import Phrase
from .notation import SECTIONS, format_ply
from .pieces import amount, dice_names, word

if TYPE_CHECKING:
    from ..kernel.state import State
    from ..text import Fact

__all__ = ["Reason"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a ply is refused."""

    key: str
    """What kind of reason it is; its words are the message `why-<key>` of the catalogue."""
    clause: str
    """The clause of the rules it rests on."""
    facts: dict[str, Any]
    """The codes and numbers behind it."""

    @property
    def phrase(self) -> Phrase:
        """The reason as something to say: its facts as the words they stand for."""
        return Phrase(f"why-{self.key}", **{name: _said(self.facts, name) for name in self.facts})

    @property
    def text(self) -> str:
        """The reason in words."""
        return self.phrase.text

    def __str__(self) -> str:
        return f"{self.clause}: {self.text}"


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


def _said(facts: dict[str, Any], name: str) -> Fact:
    """Give a fact as it is said: codes as words, numbers as amounts of what they count."""
    fact = facts[name]
    if isinstance(fact, tuple):
        return [_said({name: one}, name) for one in fact]
    if isinstance(fact, str):
        if name == "due" or fact in SECTIONS:
            return fact
        return Phrase(f"act-{fact}") if name in ("verb", "verbs") else word(fact)
    counted = _COUNTS.get(name)
    if name in _OF_THE_MATERIAL:
        counted = facts.get("material") or facts.get("resource") or counted
    return amount(counted, fact) if counted else int(fact)


class Refused:
    """A ply refused in a position, with what its reason may want to tell."""

    def __init__(self, s: State, action: int) -> None:
        self.s = s
        self.action = action
        self.verb, *self.args = format_ply(action).split()

    def section(self) -> tuple[int, int]:
        """Tower and level of the section the ply names."""
        name = next(arg for arg in self.args if arg in SECTIONS)
        return divmod(SECTIONS.index(name), LEVELS)

    def material(self) -> str:
        """Give the material the ply names first."""
        return next(arg for arg in self.args if arg in words.MATERIALS)

    def space(self) -> str:
        """Give the workshop space the ply names."""
        return self.args[0]

    def owner(self) -> str:
        """Give the colour of the banner on the section, or "nobody"."""
        owner = self.s.owner[self.section()]
        return "nobody" if owner == NONE else words.COLORS[self.s.color[owner]]

    def kind(self) -> int:
        """Give the kind of the section."""
        return section_kind(self.s, *self.section())

    def verb_code(self) -> int:
        """Give the number of an influence verb."""
        return words.VERBS.index(self.verb)

    def landing(self) -> int:
        """Give the space where the named die would stop."""
        extra = int(self.args[1]) if len(self.args) > 1 else 0
        return landing(self.s, words.DICE.index(self.args[0]), extra)


def _card_verbs(r: Refused) -> tuple[str, ...]:
    quadrant = quadrant_of(r.s.market_space)
    return tuple(words.VERBS[r.s.influence_verb[quadrant, action]] for action in range(2))


def _used_verb(r: Refused) -> str:
    return words.VERBS[r.s.influence_verb[quadrant_of(r.s.market_space), r.s.influence_used]]


def _kinds_shown(r: Refused) -> tuple[str, ...]:
    verb = r.verb_code()
    return tuple(name for m, name in enumerate(words.MATERIALS) if shows_kind(r.s, verb, m))


def _missing_of_triple(r: Refused) -> str:
    return next(arg for arg in r.args if arg in words.MATERIALS and _held(r, arg) == 0)


def _held(r: Refused, material: str) -> int:
    return r.s.inventory[r.s.seat, words.MATERIALS.index(material)]


def _short_of_supply(r: Refused) -> str:
    """Name the scarcest of the materials asked for; what is given counts as supply."""
    given, wanted = ("", r.args) if r.verb == "buy" else (r.args[0], r.args[1:])
    returned = 0 if r.verb in ("buy", "barter") else cost_of(r.s, r.verb_code())
    return min(wanted, key=lambda name: r.s.supply[words.MATERIALS.index(name)] + (returned if name == given else 0))


def _price(r: Refused) -> dict[str, Any]:
    return {"price": int(cost_of(r.s, r.verb_code())), "have": int(r.s.rubles[r.s.seat])}


def _tile_shows(r: Refused) -> str:
    content = r.s.tile_content[r.s.workshop[r.s.seat, words.WORKSHOP_SPACES.index(r.space())]]
    if content >= FIRST_DIE:
        return words.RESOURCES[r.s.market_resource[r.s.die_space[content - FIRST_DIE]]]
    return words.RESOURCES[content]


def _market_resource(r: Refused) -> str:
    return words.RESOURCES[r.s.market_resource[r.s.market_space]]


def _dice_due(r: Refused) -> tuple[str, ...]:
    return tuple(dice_names(r.s, r.s.roll_space))


def _below(r: Refused) -> str:
    tower, level = r.section()
    return SECTIONS[tower * LEVELS + level - 1]


Facts = Callable[[Refused], dict[str, Any]]
Clause = Callable[[Refused], str]  # where the clause depends on the ply or the moment


def _no_facts(_: Refused) -> dict[str, Any]:
    return {}


def _section(r: Refused) -> dict[str, Any]:
    tower, level = r.section()
    return {"section": SECTIONS[tower * LEVELS + level]}


def _space(r: Refused) -> dict[str, Any]:
    return {"space": r.space()}


# What a verb needs is said in its own clause.
_VERB_CLAUSES = {
    **dict.fromkeys(("buy", "sell"), "I3"),
    **dict.fromkeys(("haul", "earn", "swap"), "I4"),
    **dict.fromkeys(("trade", "bulk", "barter", "commission"), "I5"),
    **dict.fromkeys(("pray", "donate", "offer", "vow"), "I6"),
    "deliver": "B2",
}


def _verb_clause(r: Refused) -> str:
    return _VERB_CLAUSES[r.verb]


def _end_clause(r: Refused) -> str:
    return "X1" if r.s.over_reason == OVER_BY_TURN_LIMIT else "E1"


def _chance_clause(r: Refused) -> str:
    if r.s.phase == PHASE_SHUFFLE:
        return "A11"
    return "M6" if r.s.resume_phase == NONE else "T3"


def _choice_clause(r: Refused) -> str:
    return "A11" if r.s.ivan_decorating else "A9"


# For every refusal its key, its clause and what fills its message.
_REASONS: dict[int, tuple[str, str | Clause, Facts]] = {
    no.GAME_OVER: ("game-over", _end_clause, _no_facts),
    no.CHANCE_SPEAKS: (
        "chance-speaks",
        _chance_clause,
        lambda r: {"due": "roll" if r.s.phase == PHASE_ROLL else "shuffle"},
    ),
    no.NO_CHANCE_DUE: ("no-chance-due", "M6", _no_facts),
    no.ACTION_TAKEN: ("action-taken", "T1", _no_facts),
    no.NOT_IN_MARKET: ("not-in-market", "M3", _no_facts),
    no.NOTHING_TO_PLACE: ("nothing-to-place", "C4", _no_facts),
    no.NO_BANNER_CHOICE: ("no-banner-choice", "C2", _no_facts),
    no.NO_BENEFIT: ("no-benefit", "W5", _no_facts),
    no.NO_DELIVERIES: ("no-deliveries", "B1", _no_facts),
    no.NOT_HAULING: ("not-hauling", "I4", _no_facts),
    no.NOTHING_DONE: ("nothing-done", "T1", _no_facts),
    no.SOMETHING_PENDING: ("something-pending", "T1", _no_facts),
    no.HAUL_OPEN: ("haul-open", "I4", _no_facts),
    no.NOT_IVANS_CHOICE: ("not-ivans-choice", "A9", _no_facts),
    no.IVAN_WAITS: ("ivan-waits", _choice_clause, _no_facts),
    no.NO_PRESTIGE: (
        "no-prestige",
        "P3",
        lambda r: {"score": r.s.score[r.s.seat]},
    ),
    no.REROLLED_ALREADY: ("rerolled-already", "T3", _no_facts),
    no.NO_DICE_THERE: (
        "no-dice-there",
        "T3",
        lambda r: {"space": int(r.args[0])},
    ),
    no.NO_SUCH_SECTION: (
        "no-such-section",
        "S7",
        _section,
    ),
    no.SECTION_CLAIMED: (
        "section-claimed",
        "C1",
        lambda r: _section(r) | {"owner": r.owner()},
    ),
    no.NOTHING_BELOW: (
        "nothing-below",
        "C1",
        lambda r: _section(r) | {"below": _below(r)},
    ),
    no.NO_BANNER: ("no-banner", "C2", _no_facts),
    no.NO_BANNER_THERE: (
        "no-banner-there",
        "C2",
        lambda r: {"source": r.args[0]},
    ),
    no.SPACE_TAKEN: ("space-taken", "C4", _space),
    no.PLACE_TOO_DEAR: (
        "place-too-dear",
        "C4",
        lambda r: {
            "space": r.space(),
            "price": int(space_price(r.s, r.s.seat, words.WORKSHOP_SPACES.index(r.space()))),
            "have": int(r.s.rubles[r.s.seat]),
        },
    ),
    no.BANNER_IN_THE_WAY: (
        "banner-in-the-way",
        "V4",
        _space,
    ),
    no.TAKE_TOO_MUCH: (
        "take-too-much",
        "W5",
        lambda r: {"most": r.s.benefit_most, "material": words.MATERIALS[r.s.benefit_material]},
    ),
    no.WRONG_WORKSHOP_SPACE: (
        "wrong-workshop-space",
        "W2",
        lambda r: {"die": words.DICE[r.s.moved_die], "space": r.space()},
    ),
    no.NO_TILE: ("no-tile", "W2", _space),
    no.TILE_FACE_DOWN: ("tile-face-down", "C4", _space),
    no.NOTHING_TO_GAIN: (
        "nothing-to-gain",
        "W5",
        lambda r: {"resource": _tile_shows(r)},
    ),
    no.ACTIVATED_ALREADY: ("activated-already", "M3", _no_facts),
    no.NOT_YOUR_BANNER: (
        "not-your-banner",
        "B2",
        lambda r: _section(r) | {"owner": r.owner()},
    ),
    no.SECTION_COMPLETE: ("section-complete", "B2", _section),
    no.NOT_NEEDED: (
        "not-needed",
        "B2",
        lambda r: _section(r) | {"material": r.material()},
    ),
    no.NOT_HELD: (
        "not-held",
        _verb_clause,
        lambda r: {"material": _missing_of_triple(r)},
    ),
    no.SECTION_INCOMPLETE: ("section-incomplete", "D1", _section),
    no.ORNAMENT_THERE: ("ornament-there", "D1", _section),
    no.ORNAMENT_USED: (
        "ornament-used",
        "D4",
        lambda r: {"ornament": words.ORNAMENTS[r.kind()]},
    ),
    no.ORNAMENT_LOCKED: (
        "ornament-locked",
        "V3",
        lambda r: {"ornament": words.ORNAMENTS[r.kind()]},
    ),
    no.ORNAMENT_MATERIAL: (
        "ornament-material",
        "D2",
        lambda r: {
            "ornament": words.ORNAMENTS[r.kind()],
            "material": words.MATERIALS[ornament_material(r.kind())],
        },
    ),
    no.JEWELS_MISSING: (
        "jewels-missing",
        "D2",
        lambda r: {"emeralds": int(_held(r, "emerald")), "amethysts": int(_held(r, "amethyst"))},
    ),
    no.TOO_FEW_DELIVERIES: (
        "too-few-deliveries",
        "D2",
        lambda r: {"wanted": len(r.args), "left": int(deliveries_available(r.s))},
    ),
    no.NOT_YOUR_DIE: (
        "not-your-die",
        "M1",
        lambda r: {"die": r.args[0]},
    ),
    no.STEPS_TOO_DEAR: (
        "steps-too-dear",
        "M1",
        lambda r: {"steps": int(r.args[1]), "have": int(r.s.rubles[r.s.seat])},
    ),
    no.SPACE_FULL: (
        "space-full",
        "M2",
        lambda r: {"space": r.landing() + 1},
    ),
    no.GATHERED_ALREADY: ("gathered-already", "M3", _no_facts),
    no.GATHER_COUNTED: (
        "gather-counted",
        "M4",
        lambda r: {"resource": _market_resource(r), "most": most_to_gather(r.s)},
    ),
    no.GATHER_UNCOUNTED: (
        "gather-uncounted",
        "M4",
        lambda r: {"resource": _market_resource(r)},
    ),
    no.GATHER_NO_SUPPLY: (
        "gather-no-supply",
        "M5",
        lambda r: {"resource": _market_resource(r)},
    ),
    no.GATHER_NO_ROOM: ("gather-no-room", "M5", _no_facts),
    no.GATHER_TOO_MUCH: (
        "gather-too-much",
        "M4",
        lambda r: {
            "most": most_to_gather(r.s),
            "resource": _market_resource(r),
            "amount": r.s.market_amount[r.s.market_space],
            "dice": int(dice_on(r.s, r.s.market_space)),
        },
    ),
    no.NOT_ON_CARD: (
        "not-on-card",
        "I1",
        lambda r: {"verbs": _card_verbs(r)},
    ),
    no.INFLUENCE_USED: (
        "influence-used",
        lambda r: "I2" if _used_verb(r) == r.verb else "I1",
        lambda r: {"verb": _used_verb(r)},
    ),
    no.INFLUENCE_CLOSED: (
        "influence-closed",
        "I2",
        _no_facts,
    ),
    no.INFLUENCE_TOO_DEAR: (
        "influence-too-dear",
        _verb_clause,
        _price,
    ),
    no.KIND_NOT_SHOWN: (
        "kind-not-shown",
        "I3",
        lambda r: {"kinds": _kinds_shown(r)},
    ),
    no.NO_SUPPLY: (
        "no-supply",
        "I7",
        lambda r: {"material": _short_of_supply(r)},
    ),
    no.NO_ROOM: ("no-room", "I7", _no_facts),
    no.NOT_ENOUGH_HELD: (
        "not-enough-held",
        "I5",
        lambda r: {
            "wanted": cost_of(r.s, r.verb_code()),
            "material": r.material(),
            "have": _held(r, r.material()),
        },
    ),
    no.NOTHING_TO_HAUL: ("nothing-to-haul", "I4", _no_facts),
    no.VOW_NOT_EARNED: (
        "vow-not-earned",
        "I6",
        lambda r: {name: int(r.s.completed[r.s.seat, kind]) for kind, name in enumerate(("bases", "middles", "domes"))},
    ),
    no.NOT_AN_OPTION: ("not-an-option", _choice_clause, _section),
    no.WRONG_DICE: ("wrong-dice", _chance_clause, lambda r: {"dice": _dice_due(r)}),
    no.NOT_A_SHUFFLE: ("not-a-shuffle", "A11", _no_facts),
    no.NOT_A_ROLL: ("not-a-roll", _chance_clause, lambda r: {"dice": _dice_due(r)}),
}


def reason_against(s: State, action: int) -> Reason | None:
    """Say why an action is not legal here, or None if it is."""
    code = refusal(s, action)
    if code == no.ALLOWED:
        return None
    key, clause, facts_of = _REASONS[code]
    refused = Refused(s, action)
    facts = facts_of(refused)
    if not isinstance(clause, str):
        clause = clause(refused)
    return Reason(key, clause, facts)
