"""The influence chapter of an edition file: a closed vocabulary of thirteen verbs (clauses I3 to I6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from redcathedral.edition import limits
from redcathedral.edition.model import InfluenceAction, InfluenceCard
from redcathedral.edition.node import quoted
from redcathedral.text import Phrase
from redcathedral.words import GUILD_VERBS, GUILDS, MATERIALS

if TYPE_CHECKING:
    from redcathedral.edition.node import Node


@dataclass(frozen=True, slots=True)
class Parameter:
    """The key an edition file uses for the cost or the gain of a verb, with its range."""

    key: str
    span: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Verb:
    """What one verb may and must say."""

    cost: Parameter | None = None
    gain: Parameter | None = None
    kinds: bool = False
    repeats: bool = False  # whether it costs something, so that it can't be repeated forever


_PRICE: Final = Parameter("price", limits.PRICE)
_GIVE: Final = Parameter("give", (1, 10))
_GAIN: Final = (1, 10)
VERBS: Final = {
    "buy": Verb(cost=_PRICE, kinds=True, repeats=True),
    "sell": Verb(gain=Parameter("price", (1, limits.PRICE[1])), kinds=True, repeats=True),
    "haul": Verb(cost=_PRICE, gain=Parameter("deliveries", (1, 3)), repeats=True),
    "earn": Verb(gain=Parameter("rubles", _GAIN)),
    "swap": Verb(cost=_PRICE, repeats=True),
    "trade": Verb(cost=_GIVE, gain=Parameter("get", (1, 1)), repeats=True),
    "bulk": Verb(cost=_GIVE, gain=Parameter("get", (2, 2)), repeats=True),
    "barter": Verb(cost=_PRICE, repeats=True),
    "commission": Verb(),
    "pray": Verb(gain=Parameter("recognition", _GAIN)),
    "donate": Verb(cost=_PRICE, gain=Parameter("prestige", _GAIN), repeats=True),
    "offer": Verb(cost=Parameter("different", (3, 3)), gain=Parameter("prestige", _GAIN), repeats=True),
    "vow": Verb(gain=Parameter("recognition", _GAIN)),
}


def read_influence(
    node: Node,
) -> tuple[dict[str, tuple[InfluenceCard, ...]], tuple[str, str, str, str]]:
    """Read the cards of every guild and the four of a first game (S5)."""
    chapter = node.table(*GUILDS, "first_game")
    ids: set[str] = set()
    cards: dict[str, tuple[InfluenceCard, ...]] = {
        guild: tuple(_read_card(card, guild, ids) for card in chapter[guild].items(*limits.GUILD_CARDS))
        for guild in GUILDS
    }
    return cards, _read_first_game(chapter["first_game"], cards)


def _read_card(node: Node, guild: str, ids: set[str]) -> InfluenceCard:
    card = node.table("id", "actions")
    actions = [read_action(action, guild) for action in card["actions"].items(2, 2)]
    if len(actions) == 2 and actions[0].do == actions[1].do != "":
        # A ply names only the verb, so a card can't have it twice.
        card["actions"].problem("fault-same-verbs", verb=quoted(actions[0].do))
    first, second = (actions + [InfluenceAction("", (), 0, 0, repeat=False)] * 2)[:2]
    return InfluenceCard(card["id"].name(limits.ID_LENGTH, ids), guild, (first, second))


def read_action(node: Node, guild: str) -> InfluenceAction:
    """Read one action: its verb must be the guild's own, its parameters the verb's own."""
    own = GUILD_VERBS[guild]
    head = node.get("do")
    if head is None:
        # Without a verb nothing else can be checked.
        node.problem("fault-do", verbs=list(own))
        return InfluenceAction("", (), 0, 0, repeat=False)
    do = head.word(own)
    if do is None:
        return InfluenceAction("", (), 0, 0, repeat=False)
    verb = VERBS[do]
    keys = [parameter.key for parameter in (verb.cost, verb.gain) if parameter]
    fields = node.table("do", *keys, *(["kinds"] if verb.kinds else []), optional=("repeat",))
    before = len(node.notes.found)
    action = InfluenceAction(
        do=do,
        kinds=_read_kinds(fields["kinds"]) if verb.kinds else (),
        cost=fields[verb.cost.key].number(verb.cost.span) if verb.cost else 0,
        gain=fields[verb.gain.key].number(verb.gain.span) if verb.gain else 0,
        repeat=fields["repeat"].flag() if "repeat" in fields else False,
    )
    if action.repeat and len(node.notes.found) == before:
        _check_ends(action, fields["repeat"])
    return action


def _check_ends(action: InfluenceAction, repeat: Node) -> None:
    """Note an action that could be repeated forever."""
    verb = quoted(action.do)
    if not VERBS[action.do].repeats or (action.cost == 0 and action.do not in ("sell", "donate")):
        repeat.problem("fault-endless-free", verb=verb)
    elif action.do in ("trade", "bulk") and action.cost <= action.gain:
        repeat.problem("fault-endless-back", verb=verb)
    elif action.do == "donate" and action.cost <= limits.RUBLES_PER_PRESTIGE * action.gain:
        price = Phrase("amount-rubles", n=limits.RUBLES_PER_PRESTIGE)
        repeat.problem("fault-endless-donate", price=price)


def _read_kinds(node: Node) -> tuple[str, ...]:
    if node.value == "any":
        return MATERIALS
    if isinstance(node.value, str):
        node.problem("fault-kinds", any=quoted("any"), given=quoted(node.value))
        return ()
    kinds: list[str] = []
    for item in node.items(1, len(MATERIALS)):
        kind = item.word(MATERIALS)
        if kind and kind in kinds:
            item.problem("fault-twice", given=quoted(kind))
        elif kind:
            kinds.append(kind)
    # The order a person wrote them in means nothing; one order makes equal cards equal.
    return tuple(kind for kind in MATERIALS if kind in kinds)


def _read_first_game(node: Node, cards: dict[str, tuple[InfluenceCard, ...]]) -> tuple[str, str, str, str]:
    guild_of = {card.id: guild for guild in GUILDS for card in cards[guild]}
    chosen: dict[str, str] = {}
    for item in node.items(len(GUILDS), len(GUILDS)):
        if not isinstance(item.value, str):
            item.text(limits.ID_LENGTH)
        elif item.known(item.value, guild_of):
            if guild_of[item.value] in chosen:
                item.problem("fault-first-game", guild=quoted(guild_of[item.value]))
            else:
                chosen[guild_of[item.value]] = item.value
    first, second, third, fourth = (chosen.get(guild, "") for guild in GUILDS)
    return first, second, third, fourth
