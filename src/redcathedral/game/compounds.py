"""Plies that are usually played one after another, offered as one: deliver all; move a die, gather and use its tile.

A compound is no rule: each of its plies is played by itself, and is legal when its turn comes. No chance speaks between
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from .. import words
from ..kernel import actions
from ..kernel import refusals as no
from ..kernel.build import can_put, deliveries_available, takes_deliveries
from ..kernel.cathedral import materials_missing
from ..kernel.codes import (
    FROM_INVENTORY,
    FROM_RESERVE,
    MATERIALS,
    PHASE_MARKET,
    PHASE_PLACE,
    PHASE_START,
    PHASE_TAKE,
    RUBLES,
)
from ..kernel.market import most_to_gather
from ..kernel.rules import apply, legal, list_activations, refusal
from ..plies import every_ply
from ..plies.goods import counted
from ..plies.pieces import amount, section_name
from ..text import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..kernel.state import State
    from ..plies import Ply

__all__ = ["Compound", "compounds_of"]

Kind = Literal["claim", "deliver", "market", "gather", "tile"]
Site = tuple[int, int]
"""A section: its tower and its level."""

MOST_WAYS_TO_DELIVER: Final = 3
# Whose benefit may be a number of materials that the seat decides on; a commission uses any tile again.
USES_A_TILE: Final = ("activate", "commission", "place")


@dataclass(frozen=True, slots=True)
class Compound:
    """Plies to be played one after another, and what they come to."""

    kind: Kind
    """What it is about: a claim with its banner, deliveries, a die with all behind it, gathering with a tile, or a tile
    with all it offers."""
    plies: tuple[Ply, ...]
    """In the order they are played; the first is legal now."""
    gains: dict[str, int]
    """What the seat gains, by its name; what the first ply costs is said of that ply."""
    completes: tuple[str, ...]
    """The sections that are complete then."""
    meaning: Phrase
    """What it comes to, in words."""


def compounds_of(s: State) -> list[Compound]:
    """Give the compounds of a position, of each kind the best first."""
    found = list(_deliveries(s))
    if s.phase == PHASE_START:
        for action in _legal(s):
            verb = every_ply()[action].verb
            if verb == "claim":
                found += _claimed(s, action)
            elif verb == "market":
                found += _visits(s, action)
    elif s.phase == PHASE_MARKET:
        found += _gathered_with_tile(s)
    if s.phase in (PHASE_MARKET, PHASE_PLACE):
        found += _taken_in_full(s)
    return found


def _legal(s: State) -> list[int]:
    out = [0] * (actions.DECISIONS + 1)
    return out[: legal(s, out)]


# Claims


def _claimed(s: State, claim: int) -> Iterator[Compound]:
    """C2: a section is claimed with a banner that opens a space of the inventory, where the others open nothing."""
    if s.banners[s.seat, FROM_INVENTORY] and s.banners[s.seat, FROM_RESERVE] and not s.advanced:
        plies = (every_ply()[claim], every_ply()[actions.BANNER + FROM_INVENTORY])
        yield Compound("claim", plies, {}, (), Phrase("means-banner-opens"))


# Deliveries


def _deliveries(s: State) -> list[Compound]:
    """B1: as many deliveries as are free, each section once the first to be served."""
    free = deliveries_available(s)
    if free < 2:
        return []
    sites = [
        (t, level) for t in range(s.towers) for level in range(s.height[t]) if takes_deliveries(s, s.seat, t, level)
    ]
    sites.sort(key=lambda site: materials_missing(s, *site))
    plans = {tuple(sorted(_filled(s, [first, *sites], free))) for first in sites}
    found = [_delivered(s, list(plan)) for plan in plans if len(plan) > 1]
    found.sort(
        key=lambda one: (-len(one.completes), -one.gains.get("recognition", 0), -len(one.plies), one.plies[0].id)
    )
    return found[:MOST_WAYS_TO_DELIVER]


def _filled(s: State, sites: list[Site], free: int) -> Iterator[int]:
    """Deliver what is held to one section after another."""
    then = s.copy()
    for tower, level in sites:
        for material in range(MATERIALS):
            while (
                free and takes_deliveries(then, s.seat, tower, level) and can_put(then, s.seat, tower, level, material)
            ):
                action = actions.DELIVER + actions.section_index(tower, level) * MATERIALS + material
                apply(then, action)
                free -= 1
                yield action


def _delivered(s: State, plan: list[int]) -> Compound:
    """Say what deliveries come to."""
    then = s.copy()
    for action in plan:
        apply(then, action)
    plies = tuple(every_ply()[action] for action in plan)
    served = dict.fromkeys(actions.section_of((action - actions.DELIVER) // MATERIALS) for action in plan)
    completed = [site for site in served if then.complete[site]]
    goods = counted([ply.gives[0] for ply in plies])
    gains = {
        "recognition": sum(int(s.reward_recognition[site]) for site in completed),
        "rubles": sum(int(s.reward_rubles[site]) for site in completed),
    }
    gains = {name: number for name, number in gains.items() if number}
    sections, named = (tuple(section_name(*site) for site in sites) for sites in (completed, served))
    if sections:
        pays = [amount(name, number) for name, number in gains.items()]
        meaning = Phrase("means-deliver-all-completes", goods=goods, served=named, sections=sections, pays=pays)
    else:
        meaning = Phrase("means-deliver-all", goods=goods, served=named)
    return Compound("deliver", plies, gains, sections, meaning)


# The market and the workshop


def _visits(s: State, move: int) -> Iterator[Compound]:
    """M1, M4, W2: a die is moved, all is gathered there, and its tile is used."""
    there = s.copy()
    apply(there, move)
    for line, then in _lines_at_market(there):
        if line:
            yield _gained("market", [move, *line], there, then)


def _gathered_with_tile(s: State) -> Iterator[Compound]:
    """M4, W2: all is gathered, and the tile is used."""
    for line, then in _lines_at_market(s):
        if then.gathered > s.gathered and then.activated > s.activated:
            yield _gained("gather", line, s, then)


def _lines_at_market(s: State) -> Iterator[tuple[list[int], State]]:
    """Give what is usually done where a die has stopped: gather the most there is and use the tile, or one of two."""
    begun: list[int] = []
    then = s.copy()
    by_number = s.market_resource[s.market_space] < RUBLES
    gather = actions.GATHER + (int(most_to_gather(s)) if by_number else 0)
    if refusal(then, gather) == no.ALLOWED:
        apply(then, gather)
        begun.append(gather)
    tiles = [0] * len(words.WORKSHOP_SPACES)
    number = list_activations(then, tiles, 0)
    if not number:
        yield begun, then
    for action in tiles[:number]:
        used = then.copy()
        yield [*begun, *_used_in_full(used, action)], used


def _taken_in_full(s: State) -> Iterator[Compound]:
    """W5: a tile is used, and all it offers is taken."""
    for action in _legal(s):
        if every_ply()[action].verb in USES_A_TILE:
            then = s.copy()
            line = _used_in_full(then, action)
            if len(line) > 1:
                yield _gained("tile", line, s, then)


def _used_in_full(s: State, action: int) -> list[int]:
    """Use a tile and take all it offers; gives what was played."""
    apply(s, action)
    if s.phase != PHASE_TAKE:
        return [action]
    take = actions.TAKE + int(s.benefit_most)
    apply(s, take)
    return [action, take]


def _gained(kind: Kind, plan: list[int], before: State, after: State) -> Compound:
    """Say what the last plies of a plan have brought."""
    seat = before.seat
    gains: dict[str, int] = {
        words.MATERIALS[material]: int(after.inventory[seat, material] - before.inventory[seat, material])
        for material in range(MATERIALS)
    }
    gains["rubles"] = int(after.rubles[seat] - before.rubles[seat])
    gains["recognition"] = int(after.score[seat] - before.score[seat])
    gains = {name: number for name, number in gains.items() if number > 0}
    meaning = Phrase("means-gains", goods=[amount(name, number) for name, number in gains.items()])
    return Compound(kind, tuple(every_ply()[action] for action in plan), gains, (), meaning)
