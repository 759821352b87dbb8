"""The influence chapter of an edition file: a closed vocabulary of thirteen verbs (clauses I3 to I6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from redcathedral.edition import limits
from redcathedral.edition.model import InfluenceAction, InfluenceCard
from redcathedral.edition.node import did_you_mean, quoted
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
        guild: tuple(_read_card(card, guild, ids) for card in chapter[guild].items("cards", *limits.GUILD_CARDS))
        for guild in GUILDS
    }
    return cards, _read_first_game(chapter["first_game"], cards)


def _read_card(node: Node, guild: str, ids: set[str]) -> InfluenceCard:
    card = node.table("id", "actions")
    actions = [read_action(action, guild) for action in card["actions"].items("actions", 2, 2)]
    if len(actions) == 2 and actions[0].do == actions[1].do != "":
        # A ply names the verb alone, so a card cannot have it twice.
        card["actions"].problem(f"the two actions of a card have different verbs, not both {actions[0].do}")
    first, second = (actions + [InfluenceAction("", (), 0, 0, repeat=False)] * 2)[:2]
    return InfluenceCard(card["id"].name(limits.ID_LENGTH, ids), guild, (first, second))


def read_action(node: Node, guild: str) -> InfluenceAction:
    """Read one action: its verb must be the guild's own, its parameters the verb's own."""
    own = GUILD_VERBS[guild]
    head = node.get("do")
    if head is None:
        # Without a verb nothing else can be judged, so only that is said.
        node.problem(f"a table with `do` is needed: what the {guild} do is {', '.join(own)}")
        return InfluenceAction("", (), 0, 0, repeat=False)
    do = head.word(f"{guild} verb", own)
    if do is None:
        return InfluenceAction("", (), 0, 0, repeat=False)
    verb = VERBS[do]
    keys = [parameter.key for parameter in (verb.cost, verb.gain) if parameter]
    fields = node.table("do", *keys, *(["kinds"] if verb.kinds else []), optional=("repeat",))
    before = len(node.notes.found)
    action = InfluenceAction(
        do=do,
        kinds=_read_kinds(fields["kinds"]) if verb.kinds else (),
        cost=fields[verb.cost.key].number(verb.cost.span, f"`{verb.cost.key}`") if verb.cost else 0,
        gain=fields[verb.gain.key].number(verb.gain.span, f"`{verb.gain.key}`") if verb.gain else 0,
        repeat=fields["repeat"].flag() if "repeat" in fields else False,
    )
    if action.repeat and len(node.notes.found) == before:
        endless = why_endless(action)
        if endless:
            fields["repeat"].problem(endless)
    return action


def why_endless(action: InfluenceAction) -> str | None:
    """Return why this repeat action could continue forever, or None when it cannot."""
    do = action.do
    if not VERBS[do].repeats:
        return f"{do} costs nothing, so it cannot repeat: it would never end"
    if do in ("trade", "bulk") and action.cost <= action.gain:
        return f"{do} gives back all it takes, so it cannot repeat: it would never end"
    if do == "donate" and action.cost <= limits.RUBLES_PER_PRESTIGE * action.gain:
        return "prestige sells for 2 rubles (T2), so a donation this cheap cannot repeat: it would never end"
    if do != "sell" and action.cost == 0:
        return f"{do} at price 0 cannot repeat: it would never end"
    return None


def _read_kinds(node: Node) -> tuple[str, ...]:
    if node.value == "any":
        return MATERIALS
    if isinstance(node.value, str):
        node.problem(f'"any" or a list of materials is needed here, not {quoted(node.value)}')
        return ()
    kinds: list[str] = []
    for item in node.items("materials", 1, len(MATERIALS)):
        kind = item.word("material", MATERIALS)
        if kind in kinds:
            item.problem(f"{kind} is listed twice")
        elif kind:
            kinds.append(kind)
    # The order a person wrote them in means nothing; one order makes equal cards equal.
    return tuple(kind for kind in MATERIALS if kind in kinds)


def _read_first_game(node: Node, cards: dict[str, tuple[InfluenceCard, ...]]) -> tuple[str, str, str, str]:
    guild_of = {card.id: guild for guild in GUILDS for card in cards[guild]}
    chosen: dict[str, str] = {}
    for item in node.items("cards, one of each guild,", len(GUILDS), len(GUILDS)):
        if not isinstance(item.value, str):
            item.text(limits.ID_LENGTH)
        elif item.value not in guild_of:
            item.problem(f"no influence card has the id {quoted(item.value)}{did_you_mean(item.value, guild_of)}")
        elif guild_of[item.value] in chosen:
            item.problem(f"a second card of the {guild_of[item.value]}; one of each guild is needed")
        else:
            chosen[guild_of[item.value]] = item.value
    first, second, third, fourth = (chosen.get(guild, "") for guild in GUILDS)
    return first, second, third, fourth
