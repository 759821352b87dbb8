"""Plies that are usually played in a row, offered as one: deliver all; move a die, gather and use its tile.

A compound isn't a rule: its plies are played one by one, each legal when it is played, with no chance between them.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from .. import words
from ..kernel import actions
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
from ..kernel.market import gather, most_to_gather, move_die
from ..kernel.rules import apply, list_activations
from ..kernel.rules import legal as list_legal
from ..kernel.state import State
from ..kernel.struct import cells
from ..kernel.workshop import take
from ..plies import every_ply
from ..plies.goods import counted
from ..plies.pieces import PHRASES_KEPT, amount, section_name
from ..text import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..plies import Ply

__all__ = ["Compound", "compounds_of"]

Kind = Literal["claim", "deliver", "market", "gather", "tile"]
Site = tuple[int, int]
"""A section: its tower and its level."""

MOST_WAYS_TO_DELIVER: Final = 3
# Verbs whose benefit may be materials, of which the seat chooses the number.
USES_A_TILE: Final = ("activate", "commission", "place")


@dataclass(frozen=True, slots=True)
class Compound:
    """Plies to be played one after another, and their result."""

    kind: Kind
    """What it is: a claim with its banner, deliveries, a die with what follows, gathering with a tile, or a tile with
    all it offers."""
    plies: tuple[Ply, ...]
    """In the order they are played; the first is legal now."""
    gains: dict[str, int]
    """What the seat gains, by name. Costs are not in it: the first ply has them."""
    completes: tuple[str, ...]
    """The sections that it completes."""
    meaning: Phrase
    """What it does, in words."""


class _Trials(threading.local):
    """Positions for trying plies, one set per thread, reused: making new ones would take longer than the plies."""

    def __init__(self) -> None:
        self.moved, self.gathered, self.used = State(), State(), State()


_TRIALS: Final = _Trials()


def compounds_of(s: State, legal: Sequence[int] | None = None) -> list[Compound]:
    """Give the compounds of a position, of each kind the best first.

    `legal` are the ids of the legal actions, if the caller has them already.
    """
    legal = _legal_ids(s) if legal is None else legal
    trials = _TRIALS
    found = list(_deliveries(s, trials.moved))
    if s.phase == PHASE_START:
        for action in legal:
            if actions.CLAIM <= action < actions.BANNER:
                found += _claimed(s, action)
            elif actions.MARKET <= action < actions.GATHER:
                found += _visits(s, action, trials)
    elif s.phase == PHASE_MARKET:
        found += _gathered_with_tile(s, trials)
    if s.phase in (PHASE_MARKET, PHASE_PLACE):
        found += _taken_in_full(s, legal, trials)
    return found


def _legal_ids(s: State) -> list[int]:
    """List what is legal in a position."""
    out = [0] * (actions.DECISIONS + 1)
    return out[: list_legal(s, out)]


# Claims


def _claimed(s: State, claim: int) -> Iterator[Compound]:
    """C2: claim a section with a banner from the inventory, which opens a space; one from the reserve opens nothing."""
    if s.banners[s.seat, FROM_INVENTORY] and s.banners[s.seat, FROM_RESERVE] and not s.advanced:
        plies = (every_ply()[claim], every_ply()[actions.BANNER + FROM_INVENTORY])
        yield Compound("claim", plies, {}, (), Phrase("means-banner-opens"))


# Deliveries


def _deliveries(s: State, then: State) -> list[Compound]:
    """B1: use all free deliveries, once with each section served first; `then` is a position for trying."""
    free = deliveries_available(s)
    if free < 2 or sum(cells(s.inventory)[s.seat]) < 2:
        return []
    seat = s.seat
    sites = [(t, level) for t in range(s.towers) for level in range(s.height[t]) if takes_deliveries(s, seat, t, level)]
    sites.sort(key=lambda site: materials_missing(s, *site))
    plans = {tuple(sorted(_filled(s, then, [first, *sites], free))) for first in sites}
    found = [_delivered(s, then, list(plan)) for plan in plans if len(plan) > 1]
    found.sort(
        key=lambda one: (-len(one.completes), -one.gains.get("recognition", 0), -len(one.plies), one.plies[0].id)
    )
    return found[:MOST_WAYS_TO_DELIVER]


def _filled(s: State, then: State, sites: list[Site], free: int) -> Iterator[int]:
    """Deliver what is held to one section after another."""
    then.assign(s)
    seat = s.seat
    for tower, level in sites:
        for material in range(MATERIALS):
            while free and takes_deliveries(then, seat, tower, level) and can_put(then, seat, tower, level, material):
                action = actions.DELIVER + actions.section_index(tower, level) * MATERIALS + material
                apply(then, action)
                free -= 1
                yield action


def _delivered(s: State, then: State, plan: list[int]) -> Compound:
    """Describe deliveries and their result."""
    then.assign(s)
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


def _visits(s: State, move: int, trials: _Trials) -> Iterator[Compound]:
    """M1, M4, W2: move a die, gather everything there and use its tile."""
    there = trials.moved
    there.assign(s)
    move_die(there, *divmod(move - actions.MARKET, actions.EXTRA_STEPS))
    for line, then in _lines_at_market(there, trials):
        if line:
            yield _gained("market", [move, *line], there, then)


def _gathered_with_tile(s: State, trials: _Trials) -> Iterator[Compound]:
    """M4, W2: gather everything and use the tile."""
    for line, then in _lines_at_market(s, trials):
        if then.gathered > s.gathered and then.activated > s.activated:
            yield _gained("gather", line, s, then)


def _lines_at_market(s: State, trials: _Trials) -> Iterator[tuple[list[int], State]]:
    """Give what is usually done where a die has stopped: gather the most and use the tile, or one of the two tiles.

    The position that comes with it is valid until the next one is asked for.
    """
    begun: list[int] = []
    then, used = trials.gathered, trials.used
    then.assign(s)
    if not s.gathered:
        by_number = s.market_resource[s.market_space] < RUBLES
        number = int(most_to_gather(s)) if by_number else 0
        if number or not by_number:
            gather(then, number)
            begun.append(actions.GATHER + number)
    tiles = [0] * len(words.WORKSHOP_SPACES)
    found = list_activations(then, tiles, 0)
    if not found:
        yield begun, then
    for action in tiles[:found]:
        used.assign(then)
        yield [*begun, *_used_in_full(used, action)], used


def _taken_in_full(s: State, legal: Sequence[int], trials: _Trials) -> Iterator[Compound]:
    """W5: use a tile and take all it offers."""
    then = trials.used
    for action in legal:
        if every_ply()[action].verb in USES_A_TILE:
            then.assign(s)
            line = _used_in_full(then, action)
            if len(line) > 1:
                yield _gained("tile", line, s, then)


def _used_in_full(s: State, action: int) -> list[int]:
    """Use a tile and take all it offers; returns what was played."""
    apply(s, action)
    if s.phase != PHASE_TAKE:
        return [action]
    most = int(s.benefit_most)
    take(s, most)
    return [action, actions.TAKE + most]


def _gained(kind: Kind, plan: list[int], before: State, after: State) -> Compound:
    """Say what the last plies of a plan have brought."""
    seat, every = before.seat, every_ply()
    held, holds = cells(before.inventory)[seat], cells(after.inventory)[seat]
    gains: dict[str, int] = {}
    if held != holds:
        for name, then, now in zip(words.MATERIALS, held, holds, strict=True):
            if now > then:
                gains[name] = now - then
    if (rubles := after.rubles[seat] - before.rubles[seat]) > 0:
        gains["rubles"] = rubles
    if (recognition := after.score[seat] - before.score[seat]) > 0:
        gains["recognition"] = recognition
    return Compound(kind, tuple([every[action] for action in plan]), gains, (), _meaning_of(tuple(gains.items())))


@lru_cache(maxsize=PHRASES_KEPT)
def _meaning_of(gains: tuple[tuple[str, int], ...]) -> Phrase:
    return Phrase("means-gains", goods=[amount(name, number) for name, number in gains])
