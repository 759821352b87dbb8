"""I. Influence: the thirteen verbs of the guilds' cards."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from .. import words
from ..kernel import actions
from ..kernel import refusals as no
from ..kernel.codes import BASE, DOME, MATERIALS, MIDDLE, SPACES
from ..kernel.influence import cost_of, gain_of, quadrant_of, shows_kind
from ..text import Phrase
from .goods import counted, held, in_order
from .pieces import amount, market_tile, rubles, word
from .ply import Brings, Ply, among, kinds
from .refusal import Facts, Refusal
from .workshop import UseTile

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Self

    from ..kernel.state import State
    from ..text import Fact
    from .story import Story


# The clause that says what a guild's verbs need.
_CLAUSES = {"craftsmen": "I3", "teamsters": "I4", "merchants": "I5", "clergy": "I6"}


@dataclass(frozen=True)
class OnCard(Ply):
    """An action of the card where the die stopped."""

    prestige_from = "influence"
    gains: ClassVar[str] = "rubles"
    """What the number on the right of the card counts."""

    @property
    def clause(self) -> str:
        """The guild's."""
        return _CLAUSES[words.GUILD_OF_VERB[self.verb]]

    @classmethod
    def code(cls) -> int:
        """Give the kernel's number of the verb."""
        return words.VERBS.index(cls.verb)

    @classmethod
    def offer(cls, card: CardAction) -> Phrase:
        """Say what the card offers."""
        return Phrase(f"offers-{cls.verb}", **card.facts(cls.gains))

    def given(self, s: State) -> int:
        """Give how many of the materials it names are given."""
        return self.cost(s)

    def cost(self, s: State) -> int:
        """Give the number on the left of the card."""
        return int(cost_of(s, self.code()))

    def gain(self, s: State) -> int:
        """Give the number on the right of the card."""
        return int(gain_of(s, self.code()))

    def brings(self, s: State) -> Brings:
        """Give both numbers of the card."""
        return {"cost": self.cost(s), "gain": self.gain(s)}

    def facts(self, story: Story) -> dict[str, Fact]:
        """Return the facts for the sentence that describes it."""
        s = story.before
        return {"price": rubles(self.cost(s)), "gain": amount(self.gains, self.gain(s))}

    def tell(self, story: Story) -> None:
        """Tell it in the sentence of its verb."""
        story.tell(f"told-{self.verb}", **self.facts(story))


@dataclass(frozen=True, slots=True)
class CardAction:
    """One of the two actions of a quadrant's card."""

    cost: int
    gain: int
    kinds: tuple[str, ...]
    """The materials it shows."""

    def facts(self, gains: str) -> dict[str, Fact]:
        """Give what fills the sentence that offers it."""
        every = len(self.kinds) == MATERIALS
        return {
            "kinds": Phrase("offers-any") if every else [word(kind) for kind in self.kinds],
            "price": rubles(self.cost),
            "given": self.cost,
            "got": self.gain,
            "deliveries": amount("deliveries", self.gain),
            "gain": amount(gains, self.gain),
        }


# Craftsmen


@dataclass(frozen=True)
class _OneMaterial(OnCard):
    material: str = among(words.MATERIALS)

    def facts(self, story: Story) -> dict[str, Fact]:
        """Name the material."""
        return {**super().facts(story), "what": amount(self.material, 1)}


@dataclass(frozen=True)
class Buy(_OneMaterial, verb="buy", block=actions.BUY):
    """Buy a material."""

    example = "buy gold"

    @property
    def gets(self) -> tuple[str, ...]:
        """The material."""
        return (self.material,)

    def meaning(self, s: State) -> Phrase:
        """Say what it costs."""
        return Phrase("means-price", price=rubles(self.cost(s)))


@dataclass(frozen=True)
class Sell(_OneMaterial, verb="sell", block=actions.SELL):
    """Sell a material."""

    example = "sell brick"

    @property
    def gives(self) -> tuple[str, ...]:
        """The material."""
        return (self.material,)

    def meaning(self, s: State) -> Phrase:
        """Say what it brings."""
        return Phrase("means-price", price=rubles(self.gain(s)))


# Teamsters


@dataclass(frozen=True)
class Haul(OnCard, verb="haul", block=actions.HAUL):
    """Pay the teamsters for deliveries, which follow as separate plies."""

    def meaning(self, s: State) -> Phrase:
        """Say what it costs and how many deliveries it gives."""
        return Phrase("means-haul", price=rubles(self.cost(s)), deliveries=amount("deliveries", self.gain(s)))

    def facts(self, story: Story) -> dict[str, Fact]:
        """Count the deliveries."""
        return {**super().facts(story), "deliveries": amount("deliveries", self.gain(story.before))}


@dataclass(frozen=True)
class Done(Ply, verb="done", block=actions.DONE):
    """End a haul with deliveries left."""

    def tell(self, story: Story) -> None:
        """Tell that it is over."""
        story.tell("told-done")


@dataclass(frozen=True)
class _Gain(OnCard):
    def meaning(self, s: State) -> Phrase:
        """Say what it brings."""
        return Phrase("means-what", what=amount(self.gains, self.gain(s)))


@dataclass(frozen=True)
class Earn(_Gain, verb="earn", block=actions.EARN):
    """Earn rubles."""


@dataclass(frozen=True)
class Swap(OnCard, verb="swap", block=actions.SWAP):
    """Swap two resource tiles of the market."""

    example = "swap 2 7"

    spaces: tuple[int, int] = among(tuple(combinations(range(1, SPACES + 1), 2)))

    @classmethod
    def arrange(cls, said: list[str]) -> list[str]:
        """Take the two spaces in any order."""
        return sorted(said)

    def written(self) -> Iterator[object]:
        """Write the spaces one by one."""
        yield from self.spaces

    def meaning(self, s: State) -> Phrase:
        """Say which tiles."""
        one, other = (market_tile(s, space - 1) for space in self.spaces)
        return Phrase("means-swap", one=one, other=other)

    def facts(self, story: Story) -> dict[str, Fact]:
        """Name the spaces, and the tiles there now."""
        one, other = self.spaces
        there, here = market_tile(story.after, one - 1), market_tile(story.after, other - 1)
        return {**super().facts(story), "one": one, "other": other, "there": there, "here": here}


# Merchants


@dataclass(frozen=True)
class _Exchange(OnCard):
    """Give one kind of material for another."""

    give: str = among(words.MATERIALS)

    @property
    def gives(self) -> tuple[str, ...]:
        """The kind given."""
        return (self.give,)

    def facts(self, story: Story) -> dict[str, Fact]:
        """Name what is given and got."""
        given = amount(self.give, self.given(story.before))
        return {**super().facts(story), "given": given, "got": counted(self.gets)}


@dataclass(frozen=True)
class Trade(_Exchange, verb="trade", block=actions.TRADE):
    """Give some of a kind for one of any kind."""

    example = "trade brick emerald"

    get: str = among(words.MATERIALS)

    @property
    def gets(self) -> tuple[str, ...]:
        """What is got."""
        return (self.get,)


@dataclass(frozen=True)
class Bulk(_Exchange, verb="bulk", block=actions.BULK):
    """Give some of a kind for any two materials."""

    example = "bulk brick stone gold"

    get: tuple[str, str] = among(
        tuple((words.MATERIALS[one], words.MATERIALS[other]) for one, other in actions.MATERIAL_PAIRS.tolist())
    )

    @classmethod
    def arrange(cls, said: list[str]) -> list[str]:
        """Take what is wanted in any order."""
        return [*said[:1], *in_order(said[1:])]

    @classmethod
    def offer(cls, card: CardAction) -> Phrase:
        """Describe it as a trade: only the numbers differ."""
        return Phrase("offers-trade", **card.facts(cls.gains))

    @property
    def gets(self) -> tuple[str, ...]:
        """What is got."""
        return self.get

    def written(self) -> Iterator[object]:
        """Write the materials one by one."""
        yield from (self.give, *self.get)

    def tell(self, story: Story) -> None:
        """Tell it as a trade."""
        story.tell("told-trade", **self.facts(story))


@dataclass(frozen=True)
class Barter(_Exchange, verb="barter", block=actions.BARTER):
    """Pay, and give one material for one of another kind."""

    example = "barter brick gold"

    get: str = among(words.MATERIALS)

    @classmethod
    def every(cls) -> Iterator[Self]:
        """Leave out giving and getting the same."""
        return (ply for ply in super().every() if ply.give != ply.get)

    @property
    def gets(self) -> tuple[str, ...]:
        """What is got."""
        return (self.get,)

    def given(self, s: State) -> int:  # noqa: ARG002  # its cost is in rubles
        """Give how many materials are given."""
        return 1


@dataclass(frozen=True)
class Commission(UseTile, OnCard, verb="commission", block=actions.COMMISSION):
    """Use any tile of the workshop."""

    example = "commission red"


# Clergy


@dataclass(frozen=True)
class Pray(_Gain, verb="pray", block=actions.PRAY):
    """Gain recognition."""

    gains = "recognition"


@dataclass(frozen=True)
class Donate(OnCard, verb="donate", block=actions.DONATE):
    """Pay for prestige."""

    gains = "prestige"

    def meaning(self, s: State) -> Phrase:
        """Say what it brings and costs."""
        return Phrase("means-what-for", what=amount(self.gains, self.gain(s)), price=rubles(self.cost(s)))


@dataclass(frozen=True)
class Offer(_Gain, verb="offer", block=actions.OFFER):
    """Give three different materials for prestige."""

    example = "offer lumber brick gold"
    gains = "prestige"

    materials: tuple[str, str, str] = among(tuple(combinations(words.MATERIALS, 3)))

    @classmethod
    def arrange(cls, said: list[str]) -> list[str]:
        """Take the materials in any order."""
        return in_order(said)

    @property
    def gives(self) -> tuple[str, ...]:
        """All three."""
        return self.materials

    def written(self) -> Iterator[object]:
        """Write the materials one by one."""
        yield from self.materials

    def facts(self, story: Story) -> dict[str, Fact]:
        """Name what is given."""
        return {**super().facts(story), "given": counted(self.materials)}


@dataclass(frozen=True)
class Vow(_Gain, verb="vow", block=actions.VOW):
    """Gain recognition for a complete section of each kind."""

    gains = "recognition"


# The card as a whole

_ACTIONS = {kind.verb: kind for kind in kinds() if issubclass(kind, OnCard)}


def influence(s: State, quadrant: int, action: int) -> tuple[str, Phrase]:
    """Give the verb of one of the two actions of a quadrant's card, and what it offers."""
    verb = words.VERBS[s.influence_verb[quadrant, action]]
    kinds = s.influence_kinds[quadrant, action]
    card = CardAction(
        s.influence_cost[quadrant, action],
        s.influence_gain[quadrant, action],
        tuple(name for m, name in enumerate(words.MATERIALS) if kinds >> m & 1),
    )
    offer = _ACTIONS[verb].offer(card)
    return verb, Phrase("offers-again", what=offer) if s.influence_repeats[quadrant, action] else offer


def _card_verbs(s: State) -> tuple[str, ...]:
    quadrant = quadrant_of(s.market_space)
    return tuple(words.VERBS[s.influence_verb[quadrant, action]] for action in range(2))


def _used_verb(s: State) -> str:
    return _card_verbs(s)[s.influence_used]


def _price(s: State, ply: OnCard) -> Facts:
    return {"price": ply.cost(s), "have": int(s.rubles[s.seat])}


def _kinds_shown(s: State, ply: OnCard) -> Facts:
    return {"kinds": tuple(name for m, name in enumerate(words.MATERIALS) if shows_kind(s, ply.code(), m))}


def _not_enough(s: State, ply: _Exchange) -> Facts:
    return {"wanted": ply.cost(s), "material": ply.give, "have": held(s, ply.give)}


def _scarcest(s: State, ply: OnCard) -> Facts:
    """Name the scarcest of the materials wanted; what is given counts as supply."""

    def supply(name: str) -> int:
        return int(s.supply[words.MATERIALS.index(name)]) + (ply.given(s) if name in ply.gives else 0)

    return {"material": min(ply.gets, key=supply)}


def _used_clause(s: State, ply: OnCard) -> str:
    return "I2" if _used_verb(s) == ply.verb else "I1"


def _completed(s: State, _: Vow) -> Facts:
    kinds = {"bases": BASE, "middles": MIDDLE, "domes": DOME}
    return {name: int(s.completed[s.seat, kind]) for name, kind in kinds.items()}


REFUSALS = {
    no.NOT_HAULING: Refusal("not-hauling", "I4"),
    no.HAUL_OPEN: Refusal("haul-open", "I4"),
    no.NOT_ON_CARD: Refusal("not-on-card", "I1", lambda s, _: {"verbs": _card_verbs(s)}),
    no.INFLUENCE_USED: Refusal("influence-used", _used_clause, lambda s, _: {"verb": _used_verb(s)}),
    no.INFLUENCE_CLOSED: Refusal("influence-closed", "I2"),
    no.INFLUENCE_TOO_DEAR: Refusal("influence-too-dear", lambda _, ply: ply.clause, _price),
    no.KIND_NOT_SHOWN: Refusal("kind-not-shown", "I3", _kinds_shown),
    no.NO_SUPPLY: Refusal("no-supply", "I7", _scarcest),
    no.NO_ROOM: Refusal("no-room", "I7"),
    no.NOT_ENOUGH_HELD: Refusal("not-enough-held", "I5", _not_enough),
    no.NOTHING_TO_HAUL: Refusal("nothing-to-haul", "I4"),
    no.VOW_NOT_EARNED: Refusal("vow-not-earned", "I6", _completed),
}
