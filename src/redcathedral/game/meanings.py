"""What a legal ply would mean here, in a few words: the explanations beside a list of plies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import words
from ..kernel.cathedral import materials_missing
from ..kernel.claim import space_price
from ..kernel.codes import NONE, SPACES, VERB_EARN, VERB_HAUL, VERB_PRAY, VERB_SELL, VERB_VOW
from ..kernel.decorate import jewel_prestige
from ..kernel.influence import cost_of, gain_of
from ..kernel.turn import dice_on
from ..kernel.workshop import tile_gives, tile_resource
from ..text import Phrase
from .pieces import amount, dice_names, goods, market_tile, ornament_of, resource, reward, row_of, rubles, tile, word

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..kernel.state import State
    from ..text import Fact


def meaning_of(s: State, ply: str) -> Phrase | None:
    """Say in a few words what a legal ply means here, beyond its own words; None where it says all."""
    verb, *args = ply.split()
    explain = _MEANINGS.get(verb)
    return None if explain is None else explain(s, args)


def meaning(s: State, ply: str) -> str:
    """Give the meaning of a legal ply as text; empty where it says all."""
    phrase = meaning_of(s, ply)
    return "" if phrase is None else phrase.text


def _named(args: list[str]) -> tuple[int, int]:
    name = next(arg for arg in args if len(arg) == 2 and arg[0] in words.TOWER_LETTERS)
    return words.TOWER_LETTERS.index(name[0]), int(name[1]) - 1


def _claim(s: State, args: list[str]) -> Phrase:
    tower, level = _named(args)
    facts: dict[str, Fact] = {"needs": goods(row_of(s.cost, tower, level)), "pays": reward(s, tower, level)}
    lying = s.tile[tower, level]
    return Phrase("means-claim-bare", **facts) if lying == NONE else Phrase("means-claim", tile=tile(s, lying), **facts)


def _place(s: State, args: list[str]) -> Phrase:
    index = words.WORKSHOP_SPACES.index(args[0])
    lying = s.ornament_on_space[index] if s.advanced else NONE
    price = rubles(space_price(s, s.seat, index))
    if lying == NONE:
        return Phrase("means-place-down") if args[1] == "down" else Phrase("means-place-up", price=price)
    ornament = word(words.ORNAMENTS[lying])
    if args[1] == "down":
        return Phrase("means-place-down-locks", ornament=ornament)
    return Phrase("means-place-up-unlocks", price=price, ornament=ornament)


def _deliver(s: State, args: list[str]) -> Phrase:
    tower, level = _named(args)
    left = materials_missing(s, tower, level) - 1
    return Phrase("means-missing", left=left) if left else Phrase("means-completes", reward=reward(s, tower, level))


def _ornament(s: State, args: list[str]) -> Phrase:
    ornament = ornament_of(s, *_named(args))
    points = jewel_prestige(args.count("emerald"), args.count("amethyst"))
    if points:
        return Phrase("means-ornament-jewels", ornament=ornament, gain=amount("prestige", points))
    return Phrase("means-ornament", ornament=ornament)


def _market(s: State, args: list[str]) -> Phrase:
    die = words.DICE.index(args[0])
    extra = int(args[1]) if len(args) > 1 else 0
    space = (s.die_space[die] + s.die_value[die] + extra) % SPACES
    dice = dice_on(s, space) + (s.die_space[die] != space)
    one, other = (Phrase(f"act-{words.VERBS[s.influence_verb[space // 2, action]]}") for action in range(2))
    most = resource(s.market_resource[space], s.market_amount[space] * dice)
    return Phrase("means-market", space=space + 1, most=most, one=one, other=other)


def _gather(s: State, args: list[str]) -> Phrase:
    here, dice = s.market_space, dice_on(s, s.market_space)
    if args:
        return Phrase("means-what", what=word(words.RESOURCES[s.market_resource[here]]))
    return Phrase("means-all-of", what=resource(s.market_resource[here], s.market_amount[here] * dice))


def _tile(s: State, args: list[str]) -> Phrase:
    used = s.workshop[s.seat, words.WORKSHOP_SPACES.index(args[0])]
    return Phrase("means-tile", tile=tile(s, used), what=resource(tile_resource(s, used), tile_gives(s, used)))


def _price(verb: str) -> Callable[[State, list[str]], Phrase]:
    return lambda s, _: Phrase("means-price", price=rubles(cost_of(s, words.VERBS.index(verb))))


def _gain(of: str, verb: int) -> Callable[[State, list[str]], Phrase]:
    return lambda s, _: Phrase("means-what", what=amount(of, gain_of(s, verb)))


def _haul(s: State, _: list[str]) -> Phrase:
    deliveries = amount("deliveries", gain_of(s, VERB_HAUL))
    return Phrase("means-haul", price=rubles(cost_of(s, VERB_HAUL)), deliveries=deliveries)


def _swap(s: State, args: list[str]) -> Phrase:
    one, other = (market_tile(s, int(arg) - 1) for arg in args)
    return Phrase("means-swap", one=one, other=other)


def _end(s: State, _: list[str]) -> Phrase | None:
    if s.market_space == NONE:
        return None
    return Phrase("means-end-rolls", space=s.market_space + 1, dice=_dice(s, s.market_space))


def _dice(s: State, space: int) -> list[Fact]:
    return [word(die) for die in dice_names(s, space)]


_MEANINGS: dict[str, Callable[[State, list[str]], Phrase | None]] = {
    "claim": _claim,
    "place": _place,
    "banner": lambda _, args: Phrase("means-banner-opens") if args[0] == "inventory" else None,
    "take": lambda s, _: Phrase("means-what", what=word(words.MATERIALS[s.benefit_material])),
    "deliver": _deliver,
    "ornament": _ornament,
    "market": _market,
    "gather": _gather,
    "activate": _tile,
    "commission": _tile,
    "buy": _price("buy"),
    "sell": lambda s, _: Phrase("means-price", price=rubles(gain_of(s, VERB_SELL))),
    "haul": _haul,
    "earn": _gain("rubles", VERB_EARN),
    "swap": _swap,
    "pray": _gain("recognition", VERB_PRAY),
    "donate": _price("donate"),
    "vow": _gain("recognition", VERB_VOW),
    "exchange": lambda *_: Phrase("means-exchange"),
    "reroll": lambda s, args: Phrase("means-reroll", dice=_dice(s, int(args[0]) - 1)),
    "end": _end,
    "ivan": lambda s, args: _ornament(s, args) if s.ivan_decorating else _claim(s, args),
}
