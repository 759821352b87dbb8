"""A game in figures: what every seat did and where its prestige came from, from one pass over the positions.

Everything is counted from the differences between positions, so it adds up: what was gathered less what was spent is
what is left, and the points of all sources together are the score.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, get_args

from .. import words
from ..formats.snapshot.pieces import Materials, SectionCounts
from ..kernel.codes import DICE, IVAN_SEAT, MATERIALS, NONE, PHASE_OVER, SPACES
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

Source = Literal[  # where prestige comes from, in the order of a game
    "market",
    "tiles",
    "influence",
    "sections",
    "ornaments",
    "ending",
    "exchange",
    "displeasure",
    "ivan",
    "goods",
    "towers",
]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
MARKET, TILES, INFLUENCE, SECTIONS, ORNAMENTS, ENDING, EXCHANGE, DISPLEASURE, IVAN, GOODS, TOWERS = SOURCES


@dataclass(slots=True)
class SeatFigures:
    """What one seat did."""

    seat: int
    color: words.Color
    seconds: float
    """How long it thought at this table; 0 where no clock ran."""
    turns: int
    claimed: int
    """Sections claimed."""
    completed: SectionCounts
    """Sections completed."""
    deliveries: int
    ornaments: int
    """Ornaments placed."""
    jewels: int
    """Jewels put on ornaments."""
    gathered: Materials
    """Materials, however they came into the stock."""
    spent: Materials
    rubles_earned: int
    rubles_spent: int
    dice: int
    """Dice moved in the market."""
    spaces: int
    """How far these dice went."""
    activations: int
    influence: dict[str, int]
    """How often, by verb."""
    sources: dict[Source, int]
    """Where its prestige came from."""
    total: int
    """All of it."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Prestige won or lost, and where."""

    ply: int
    """The number of plies after which it first applies."""
    turn: int
    seat: int
    source: Source
    points: int


@dataclass(frozen=True, slots=True)
class TurnPoints:
    """How the seats stood when a turn was over."""

    turn: int
    seat: int
    ply: int
    track: list[int]
    """Prestige on the track, by seat."""
    scored: list[int]
    """What each seat would have if the game were scored here."""


@dataclass(slots=True)
class Statistics:
    """A game in figures."""

    plies: int
    over: bool
    turns: list[TurnPoints]
    gains: list[Gain]
    seats: list[SeatFigures]


def _nothing_done(seat: int, color: words.Color) -> SeatFigures:
    return SeatFigures(
        seat=seat,
        color=color,
        seconds=0.0,
        turns=0,
        claimed=0,
        completed=SectionCounts(base=0, middle=0, dome=0),
        deliveries=0,
        ornaments=0,
        jewels=0,
        gathered=Materials(lumber=0, brick=0, stone=0, gold=0, emerald=0, amethyst=0),
        spent=Materials(lumber=0, brick=0, stone=0, gold=0, emerald=0, amethyst=0),
        rubles_earned=0,
        rubles_spent=0,
        dice=0,
        spaces=0,
        activations=0,
        influence={},
        sources=dict.fromkeys(SOURCES, 0),
        total=0,
    )


def statistics_of(game: Game) -> Statistics:
    """Count everything there is to count in a game, finished or not."""
    seats = [_nothing_done(seat, words.COLORS[game.state.color[seat]]) for seat in range(game.state.seats)]
    found = Statistics(game.version, game.outcome is not None, [], [], seats)
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
            if lines.goods:
                found.gains.append(Gain(game.version, after.turn_number, seat, GOODS, lines.goods))
            if any(lines.towers):
                found.gains.append(Gain(game.version, after.turn_number, seat, TOWERS, sum(lines.towers)))
    for gain in found.gains:
        found.seats[gain.seat].total += gain.points
        found.seats[gain.seat].sources[gain.source] += gain.points
    for seat, figures in enumerate(found.seats):
        for kind, name in enumerate(words.SECTION_KINDS):
            figures.completed[name] = after.completed[seat, kind]
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
    """Return what a seat has of a material; Ivan's is on two cards."""
    held = s.inventory[seat, material]
    if s.solo and seat == IVAN_SEAT:
        held += s.ivan_inventory[material] + s.ivan_construction[material]
    return held


def _count_goods(found: Statistics, before: State, ply: Ply, after: State) -> None:
    for seat, figures in enumerate(found.seats):
        for material, name in enumerate(words.MATERIALS):
            more = _stock(after, seat, material) - _stock(before, seat, material)
            figures.gathered[name] += max(0, more)
            figures.spent[name] += max(0, -more)
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


def _gains(before: State, ply: Ply, after: State) -> list[tuple[int, Source, int]]:
    """Split what a ply did to the markers: completed sections, the end called, and all the rest in one."""
    found: list[tuple[int, Source, int]] = []
    due = before.copy()

    def note(seat: int, source: Source, was: int) -> None:
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
            note(seat, SOURCES[SOURCES.index(ply.prestige_from)], was)
    return found
