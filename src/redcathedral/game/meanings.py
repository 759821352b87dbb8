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
from .pieces import (
    dice_names,
    market_text,
    ornament_name,
    resource_text,
    reward_text,
    row_of,
    rubles_text,
    tile_text,
)
from .reasons import Count

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..kernel.state import State


def meaning(s: State, ply: str) -> str:
    """Say in a few words what a legal ply means here, beyond its own words; empty where it says all."""
    verb, *args = ply.split()
    explain = _MEANINGS.get(verb)
    return "" if explain is None else explain(s, args)


def _named(args: list[str]) -> tuple[int, int]:
    name = next(arg for arg in args if len(arg) == 2 and arg[0] in words.TOWER_LETTERS)
    return words.TOWER_LETTERS.index(name[0]), int(name[1]) - 1


def _mean_claim(s: State, args: list[str]) -> str:
    tower, level = _named(args)
    needs = ", ".join(
        f"{n} {words.MATERIALS[m]}" if n > 1 else words.MATERIALS[m]
        for m, n in enumerate(row_of(s.cost, tower, level))
        if n
    )
    recognition, rubles = s.reward_recognition[tower, level], s.reward_rubles[tower, level]
    pays = f"{recognition} rec {rubles} rub" if rubles else f"{recognition} rec"
    tile = s.tile[tower, level]
    return f"{needs} → {pays}" + ("" if tile == NONE else f" [{tile_text(s, tile)}]")


def _mean_place(s: State, args: list[str]) -> str:
    index = words.WORKSHOP_SPACES.index(args[0])
    lying = s.ornament_on_space[index] if s.advanced else NONE
    ornament = "" if lying == NONE else words.ORNAMENTS[lying]
    if args[1] == "down":
        return "free, but inert for good" + (f"; the {ornament} stays locked" if ornament else "")
    price = rubles_text(space_price(s, s.seat, index))
    return f"{price}; its benefit now" + (f"; unlocks the {ornament}" if ornament else "")


def _mean_deliver(s: State, args: list[str]) -> str:
    tower, level = _named(args)
    left = materials_missing(s, tower, level) - 1
    return f"completes it: {reward_text(s, tower, level)}" if left == 0 else f"{left} missing after it"


def _mean_ornament(s: State, args: list[str]) -> str:
    points = jewel_prestige(args.count("emerald"), args.count("amethyst"))
    return ornament_name(s, *_named(args)) + (f", {points} prestige" if points else "")


def _mean_market(s: State, args: list[str]) -> str:
    die = words.DICE.index(args[0])
    extra = int(args[1]) if len(args) > 1 else 0
    space = (s.die_space[die] + s.die_value[die] + extra) % SPACES
    dice = dice_on(s, space) + (s.die_space[die] != space)
    amount = resource_text(s.market_resource[space], s.market_amount[space] * dice)
    verbs = " or ".join(words.VERBS[s.influence_verb[space // 2, action]] for action in range(2))
    return f"to space {space + 1}: up to {amount}, {verbs}"


def _mean_tile(s: State, args: list[str]) -> str:
    tile = s.workshop[s.seat, words.WORKSHOP_SPACES.index(args[0])]
    return f"[{tile_text(s, tile)}] {resource_text(tile_resource(s, tile), tile_gives(s, tile))}"


def _mean_price(verb: str) -> Callable[[State, list[str]], str]:
    return lambda s, _: f"for {rubles_text(cost_of(s, words.VERBS.index(verb)))}"


def _mean_haul(s: State, _: list[str]) -> str:
    return f"pay {rubles_text(cost_of(s, VERB_HAUL))} for {Count(gain_of(s, VERB_HAUL)):delivery|deliveries}"


def _mean_end(s: State, _: list[str]) -> str:
    if s.market_space != NONE:
        return f"then {dice_names(s, s.market_space)} on space {s.market_space + 1} roll"
    return ""


_MEANINGS: dict[str, Callable[[State, list[str]], str]] = {
    "claim": _mean_claim,
    "place": _mean_place,
    "banner": lambda _, args: "opens an inventory space" if args[0] == "inventory" else "",
    "take": lambda s, _: words.MATERIALS[s.benefit_material],
    "deliver": _mean_deliver,
    "ornament": _mean_ornament,
    "market": _mean_market,
    "gather": lambda s, args: (
        words.RESOURCES[s.market_resource[s.market_space]]
        if args
        else "all of "
        + resource_text(s.market_resource[s.market_space], s.market_amount[s.market_space] * dice_on(s, s.market_space))
    ),
    "activate": _mean_tile,
    "commission": _mean_tile,
    "buy": _mean_price("buy"),
    "sell": lambda s, _: f"for {rubles_text(gain_of(s, VERB_SELL))}",
    "haul": _mean_haul,
    "earn": lambda s, _: rubles_text(gain_of(s, VERB_EARN)),
    "swap": lambda s, args: " and ".join(market_text(s, int(arg) - 1) for arg in args),
    "pray": lambda s, _: f"{gain_of(s, VERB_PRAY)} recognition",
    "donate": _mean_price("donate"),
    "vow": lambda s, _: f"{gain_of(s, VERB_VOW)} recognition",
    "exchange": lambda *_: "1 prestige for 2 rubles",
    "reroll": lambda s, args: f"1 prestige: {dice_names(s, int(args[0]) - 1)}",
    "end": _mean_end,
    "ivan": lambda s, args: ornament_name(s, *_named(args)) if s.ivan_decorating else _mean_claim(s, args),
}
