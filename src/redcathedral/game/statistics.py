"""A game in figures: what every seat did and where its prestige came from, from one pass over the positions.

Everything is counted from what differs between two positions, so it adds up: what was gathered less what was spent is
what is left, and the points of all sources together are the score.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .. import words
from ..kernel.codes import DICE, IVAN_SEAT, MATERIALS, NONE, ORNAMENT_KINDS, PHASE_OVER, SPACES
from ..kernel.ending import PRESTIGE_FOR_ENDING
from ..kernel.track import gain_prestige, prestige_of
from ..plies.build import Deliver, Ornament
from ..plies.claim import Place
from ..plies.diff import Diff
from ..plies.market import Market
from ..plies.workshop import Activate
from .outcome import score_now

if TYPE_CHECKING:
    from ..kernel.state import State
    from ..plies import Ply
    from .game import Game

# Where prestige comes from, in the order of a game.
MARKET, TILES, INFLUENCE, SECTIONS, ORNAMENTS = "market", "tiles", "influence", "sections", "ornaments"
ENDING, EXCHANGE, DISPLEASURE, IVAN, GOODS, TOWERS = "ending", "exchange", "displeasure", "ivan", "goods", "towers"
SOURCES = (MARKET, TILES, INFLUENCE, SECTIONS, ORNAMENTS, ENDING, EXCHANGE, DISPLEASURE, IVAN, GOODS, TOWERS)


def _no_materials() -> list[int]:
    return [0] * MATERIALS


@dataclass(slots=True)
class SeatFigures:
    """What one seat did."""

    turns: int = 0
    claimed: int = 0
    completed: list[int] = field(default_factory=lambda: [0] * ORNAMENT_KINDS)  # by kind of section
    deliveries: int = 0
    ornaments: int = 0
    jewels: int = 0  # put on ornaments
    gathered: list[int] = field(default_factory=_no_materials)  # however they came into the stock
    spent: list[int] = field(default_factory=_no_materials)
    rubles_earned: int = 0
    rubles_spent: int = 0
    dice: int = 0  # moved in the market
    spaces: int = 0  # that these dice went
    activations: int = 0
    influence: dict[str, int] = field(default_factory=dict)  # by verb
    total: int = 0


@dataclass(frozen=True, slots=True)
class Gain:
    """Prestige won or lost, and where."""

    ply: int  # the position after so many plies is the first with it
    turn: int
    seat: int
    source: str
    points: int


@dataclass(frozen=True, slots=True)
class TurnPoints:
    """How the seats stood when a turn was over."""

    turn: int
    seat: int
    ply: int
    track: list[int]  # prestige by seat
    scored: list[int]  # what each would have if the game were scored here


@dataclass(slots=True)
class Statistics:
    """A game in figures."""

    seats: list[SeatFigures]
    turns: list[TurnPoints] = field(default_factory=list)
    gains: list[Gain] = field(default_factory=list)


def statistics_of(game: Game) -> Statistics:
    """Count everything there is to count in a game, finished or not."""
    found = Statistics([SeatFigures() for _ in range(game.state.seats)])
    states = game.states()
    after = next(states)
    for at in Diff(after, after).sections():  # Ivan has a section before the first turn
        if after.owner[at] != NONE:
            found.seats[after.owner[at]].claimed += 1
    for number, (ply, now) in enumerate(zip(game.plies, states, strict=True), start=1):
        before, after = after, now
        _count_ply(found, before, ply, after, number)
    if after.phase == PHASE_OVER:
        for seat, lines in enumerate(score_now(after)):
            for source, points in ((GOODS, lines.goods), (TOWERS, sum(lines.towers))):
                if points:
                    found.gains.append(Gain(game.version, after.turn_number, seat, source, points))
    for gain in found.gains:
        found.seats[gain.seat].total += gain.points
    for seat, figures in enumerate(found.seats):
        figures.completed = [after.completed[seat, kind] for kind in range(ORNAMENT_KINDS)]
    return found


def _count_ply(found: Statistics, before: State, ply: Ply, after: State, number: int) -> None:
    _count_turns(found, before, after, number)
    _count_goods(found, before, ply, after)
    _count_market(found, before, ply, after)
    _count_site(found, before, ply, after)
    found.gains += [
        Gain(number, before.turn_number, seat, source, points) for seat, source, points in _gains(before, ply, after)
    ]


def _count_turns(found: Statistics, before: State, after: State, ply: int) -> None:
    """Count the turns that are over; Ivan's may pass within a ply of the human's."""
    ended = [(before.seat + step) % before.seats for step in range(after.turn_number - before.turn_number)]
    if after.phase == PHASE_OVER:
        ended.append(after.seat)
    if not ended:
        return
    for seat in ended:
        found.seats[seat].turns += 1
    track = [prestige_of(after, seat) for seat in range(after.seats)]
    scored = [lines.total for lines in score_now(after)]
    found.turns.append(TurnPoints(before.turn_number, before.seat, ply, track, scored))


def _stock(s: State, seat: int, material: int) -> int:
    """Give what a seat has of a material; Ivan's lies on two cards."""
    held = s.inventory[seat, material]
    if s.solo and seat == IVAN_SEAT:
        held += s.ivan_inventory[material] + s.ivan_construction[material]
    return held


def _count_goods(found: Statistics, before: State, ply: Ply, after: State) -> None:
    for seat, figures in enumerate(found.seats):
        for material in range(MATERIALS):
            more = _stock(after, seat, material) - _stock(before, seat, material)
            figures.gathered[material] += max(0, more)
            figures.spent[material] += max(0, -more)
        more = after.rubles[seat] - before.rubles[seat]
        if isinstance(ply, Place) and ply.face == "up" and seat == before.seat:  # its tile may pay in the same ply
            price = ply.price(before)
            figures.rubles_spent += price
            more += price
        figures.rubles_earned += max(0, more)
        figures.rubles_spent += max(0, -more)


def _count_market(found: Statistics, before: State, ply: Ply, after: State) -> None:
    figures = found.seats[before.seat]
    if isinstance(ply, Market):
        figures.dice += 1
        figures.spaces += before.die_value[ply.index] + ply.extra
    elif before.solo:
        for die in range(DICE):
            if after.die_space[die] != before.die_space[die]:
                found.seats[IVAN_SEAT].dice += 1
                found.seats[IVAN_SEAT].spaces += (after.die_space[die] - before.die_space[die]) % SPACES
    if isinstance(ply, Activate):
        figures.activations += 1
    elif ply.verb in words.VERBS:
        figures.influence[ply.verb] = figures.influence.get(ply.verb, 0) + 1


def _count_site(found: Statistics, before: State, ply: Ply, after: State) -> None:
    diff = Diff(before, after)
    for at in diff.claimed():
        found.seats[after.owner[at]].claimed += 1
    for at in diff.decorated():
        found.seats[after.ornament[at]].ornaments += 1
    if isinstance(ply, Deliver):
        found.seats[before.seat].deliveries += 1
    elif isinstance(ply, Ornament):
        found.seats[before.seat].jewels += len(ply.jewels)
    elif before.solo:
        used = sum(max(0, before.ivan_construction[m] - after.ivan_construction[m]) for m in range(MATERIALS))
        found.seats[IVAN_SEAT].deliveries += used


def _gains(before: State, ply: Ply, after: State) -> list[tuple[int, str, int]]:
    """Split what a ply did to the markers: completed sections, the end called, and all the rest in one."""
    found: list[tuple[int, str, int]] = []
    due = before.copy()

    def note(seat: int, source: str, was: int) -> None:
        if prestige_of(due, seat) != was:
            found.append((seat, source, prestige_of(due, seat) - was))

    completed = Diff(before, after).completed()
    for at in completed:
        owner = after.owner[at]
        was = prestige_of(due, owner)
        due.score[owner] += before.reward_recognition[at]
        note(owner, SECTIONS, was)
    if before.ender == NONE and after.ender != NONE and not before.solo:
        was = prestige_of(due, after.ender)
        gain_prestige(due, after.ender, PRESTIGE_FOR_ENDING)
        note(after.ender, ENDING, was)
    for seat in range(before.seats):
        if due.score[seat] == after.score[seat]:
            continue
        was = prestige_of(due, seat)
        lost = after.score[seat] < due.score[seat]
        due.score[seat] = after.score[seat]
        if completed and lost:
            note(seat, DISPLEASURE, was)
        elif before.solo and seat == IVAN_SEAT:
            note(seat, IVAN, was)
        else:
            note(seat, ply.prestige_from, was)
    return found
