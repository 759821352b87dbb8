"""The legal plies of a position with what each means, as words and as facts: a client needs no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import words
from ..game.meanings import meaning_of
from ..kernel.cathedral import materials_missing
from ..kernel.claim import space_price
from ..kernel.codes import MATERIALS, NONE, SPACES
from ..kernel.decorate import jewel_prestige
from ..kernel.influence import cost_of, gain_of
from ..kernel.turn import dice_on
from ..kernel.workshop import inventory_room, tile_gives, tile_resource

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..game.game import Game
    from ..kernel.state import State

Facts = dict[str, Any]


def choices_of(game: Game) -> list[dict[str, Any]]:
    """Give every legal ply with its verb, its meaning and its facts."""
    return [choice(game.state, ply) for ply in game.legal()] if game.outcome is None else []


def choice(s: State, ply: str) -> dict[str, Any]:
    """Say what one legal ply means here."""
    verb, *args = ply.split()
    facts = _FACTS.get(verb)
    meaning = meaning_of(s, ply)
    return {
        "ply": ply,
        "verb": verb,
        "text": "" if meaning is None else meaning.text,
        "meaning": None if meaning is None else meaning.data(),
        "facts": {} if facts is None else facts(s, args),
    }


def _section(name: str) -> tuple[int, int]:
    return words.TOWER_LETTERS.index(name[0]), int(name[1]) - 1


def _place(s: State, args: list[str]) -> Facts:
    space, face = args
    price = space_price(s, s.seat, words.WORKSHOP_SPACES.index(space)) if face == "up" else 0
    return {"space": space, "face": face, "price": price}


def _deliver(s: State, args: list[str]) -> Facts:
    return {"material": args[0], "section": args[1], "left": materials_missing(s, *_section(args[1])) - 1}


def _ornament(_: State, args: list[str]) -> Facts:
    jewels = args[1:]
    prestige = jewel_prestige(jewels.count("emerald"), jewels.count("amethyst"))
    return {"section": args[0], "jewels": jewels, "prestige": prestige}


def _market(s: State, args: list[str]) -> Facts:
    die = words.DICE.index(args[0])
    extra = int(args[1]) if len(args) > 1 else 0
    space = (s.die_space[die] + s.die_value[die] + extra) % SPACES
    dice = dice_on(s, space) + (s.die_space[die] != space)
    resource, most = s.market_resource[space], s.market_amount[space] * dice
    if resource < MATERIALS:
        most = min(most, s.supply[resource], inventory_room(s, s.seat))
    return {
        "die": args[0],
        "extra": extra,
        "space": space + 1,
        "dice": int(dice),
        "most": int(most),
        "resource": words.RESOURCES[resource],
    }


def _gather(s: State, args: list[str]) -> Facts:
    space = s.market_space
    number = int(args[0]) if args else s.market_amount[space] * dice_on(s, space)
    return {"resource": words.RESOURCES[s.market_resource[space]], "number": int(number)}


def _tile(s: State, args: list[str]) -> Facts:
    tile = s.workshop[s.seat, words.WORKSHOP_SPACES.index(args[0])]
    return {
        "space": args[0],
        "resource": words.RESOURCES[tile_resource(s, tile)],
        "amount": int(tile_gives(s, tile)),
    }


def _influence(verb: str, *names: str) -> Callable[[State, list[str]], Facts]:
    """Give the facts of an influence action: what its words name, its cost and its gain."""
    code = words.VERBS.index(verb)

    def facts(s: State, args: list[str]) -> Facts:
        return {**dict(zip(names, args, strict=False)), "cost": int(cost_of(s, code)), "gain": int(gain_of(s, code))}

    return facts


def _swap(s: State, args: list[str]) -> Facts:
    return {"spaces": [int(arg) for arg in args], "cost": int(cost_of(s, words.VERBS.index("swap")))}


def _bulk(s: State, args: list[str]) -> Facts:
    return {"give": args[0], "get": args[1:], "cost": int(cost_of(s, words.VERBS.index("bulk")))}


def _offer(s: State, args: list[str]) -> Facts:
    return {"materials": args, "gain": int(gain_of(s, words.VERBS.index("offer")))}


def _reroll(s: State, args: list[str]) -> Facts:
    space = int(args[0]) - 1
    return {"space": space + 1, "dice": [die for i, die in enumerate(words.DICE) if s.die_space[i] == space]}


def _end(s: State, _: list[str]) -> Facts:
    return {} if s.market_space == NONE else {"space": s.market_space + 1}


_FACTS: dict[str, Callable[[State, list[str]], Facts]] = {
    "claim": lambda _, args: {"section": args[0]},
    "banner": lambda _, args: {"source": args[0]},
    "place": _place,
    "take": lambda s, args: {"number": int(args[0]), "material": words.MATERIALS[s.benefit_material]},
    "deliver": _deliver,
    "ornament": _ornament,
    "market": _market,
    "gather": _gather,
    "activate": _tile,
    "commission": _tile,
    "buy": _influence("buy", "material"),
    "sell": _influence("sell", "material"),
    "haul": _influence("haul"),
    "earn": _influence("earn"),
    "swap": _swap,
    "trade": _influence("trade", "give", "get"),
    "bulk": _bulk,
    "barter": _influence("barter", "give", "get"),
    "pray": _influence("pray"),
    "donate": _influence("donate"),
    "offer": _offer,
    "vow": _influence("vow"),
    "reroll": _reroll,
    "end": _end,
    "ivan": lambda _, args: {"section": args[0]},
}
