"""Writing a snapshot: the whole public state of a game in the types of `model`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from ... import words
from ...kernel.advanced import locked_ornaments
from ...kernel.box import cards_in_order
from ...kernel.cathedral import section_kind
from ...kernel.codes import (
    DICE,
    FACE_DOWN,
    FIRST_DIE,
    FROM_INVENTORY,
    FROM_RESERVE,
    FROM_WHITE1,
    FROM_WHITE2,
    IVAN_SEAT,
    LEVELS,
    NONE,
    ORNAMENT_KINDS,
    PHASE_IVAN,
    PHASE_MARKET,
    PHASE_ROLL,
    SPACES,
    TRACK_SPACES,
)
from ...kernel.influence import quadrant_of
from ...kernel.ivan import HUMAN_SEAT, is_option
from ...kernel.scoring import ornaments_placed
from ...kernel.state import State
from ...kernel.struct import cells
from ...kernel.track import prestige_of
from .model import CHOICES, FORMAT, OWN_PHASES, PHASES, VERSION
from .pieces import FACES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ...game.game import Game
    from ...game.outcome import Outcome, ScoreLines
    from . import model, pieces


def write_snapshot(game: Game) -> model.Snapshot:
    """Give the whole public state of a game, always with the same fields in the same order."""
    return cast("model.Snapshot", {name: part.write(game) for name, part in PARTS.items()})


def _color(s: State, seat: int) -> words.Color:
    return words.COLORS[s.color[seat]]


def _color_or_nobody(s: State, seat: int) -> words.Color | None:
    return None if seat == NONE else _color(s, seat)


def _each(names: Sequence[str], values: Iterable[object]) -> Any:
    """Give an object with a value for each of some words; tests hold the types of `model` to the same words."""
    return dict(zip(names, values, strict=True))


def _materials(counts: Sequence[int]) -> pieces.Materials:
    materials: pieces.Materials = _each(words.MATERIALS, counts)
    return materials


def _tile(s: State, kind: int) -> pieces.Tile | None:
    """Show a workshop tile by what is printed on it."""
    if kind == NONE:
        return None
    content = s.tile_content[kind]
    if content >= FIRST_DIE:
        return {"die": words.DICE[content - FIRST_DIE]}
    return {"resource": words.RESOURCES[content], "amount": s.tile_amount[kind]}


# The turn


def _turn(s: State) -> model.Turn:
    return {
        "seat": _color(s, HUMAN_SEAT if s.phase == PHASE_IVAN else s.seat),
        "number": s.turn_number,
        "phase": PHASES[s.phase],
        "deliveries_left": s.deliveries_left,
        "hauled": bool(s.delivered_in_haul),
        "rerolled": bool(s.rerolled),
        "claim": _claim(s),
        "benefit": _benefit(s),
        "moved": _moved(s),
        "roll": _roll(s),
        "acting": _acting(s),
        "choice": _choice(s),
    }


def _claim(s: State) -> model.Claim | None:
    if s.claim_tower == NONE:
        return None
    return {"section": words.SECTIONS[s.claim_tower * LEVELS + s.claim_level], "tile": _tile(s, s.claim_tile)}


def _benefit(s: State) -> model.Benefit | None:
    if s.benefit_material == NONE:
        return None
    return {
        "material": words.MATERIALS[s.benefit_material],
        "most": s.benefit_most,
        "back_to": "market" if s.benefit_phase == PHASE_MARKET else "settled",
    }


def _moved(s: State) -> model.Moved | None:
    if s.moved_die == NONE:
        return None
    influence: model.UsedInfluence | None = None
    if s.influence_used != NONE:
        verb = s.influence_verb[quadrant_of(s.market_space), s.influence_used]
        influence = {"action": s.influence_used + 1, "verb": words.VERBS[verb], "open": bool(s.influence_open)}
    return {
        "die": words.DICE[s.moved_die],
        "space": s.market_space + 1,
        "gathered": bool(s.gathered),
        "activated": bool(s.activated),
        "influence": influence,
    }


def _roll(s: State) -> model.Roll | None:
    if s.phase != PHASE_ROLL:
        return None
    return {
        "space": s.roll_space + 1,
        "dice": [name for die, name in enumerate(words.DICE) if s.die_space[die] == s.roll_space],
        "back_to": None if s.resume_phase == NONE else OWN_PHASES[s.resume_phase],
    }


def _acting(s: State) -> model.Acting | None:
    if s.ivan_acting == NONE:
        return None
    return {"position": s.ivan_acting + 1, "card": words.IVAN_CARDS[s.ivan_card[s.ivan_acting]]}


def _choice(s: State) -> model.IvanChoice | None:
    if s.phase != PHASE_IVAN:
        return None
    options = [
        words.SECTIONS[tower * LEVELS + level]
        for tower in range(s.towers)
        for level in range(s.height[tower])
        if is_option(s, tower, level)
    ]
    return {"for": CHOICES[s.ivan_decorating], "options": options}


# The seats


def _seat(game: Game, seat: int) -> model.SeatState:
    s = game.state
    ivan = s.solo == 1 and seat == IVAN_SEAT
    locks = s.advanced and not ivan
    score = s.score[seat]
    return {
        "color": _color(s, seat),
        "name": game.names[seat],
        "score": score,
        "lap": max(score - 1, 0) // TRACK_SPACES + 1,
        "space": (score - 1) % TRACK_SPACES + 1 if score else 0,
        "prestige": prestige_of(s, seat),
        "rubles": s.rubles[seat],
        "inventory": _materials(cells(s.inventory)[seat]),
        "capacity": 0 if ivan else s.inventory_size - s.banners[seat, FROM_INVENTORY],
        "banners": _banners(s, seat),
        "ornaments": {
            "available": _each(words.ORNAMENTS, cells(s.ornaments)[seat]),
            "locked": _each(
                words.ORNAMENTS,
                (locked_ornaments(s, seat, kind) if locks else 0 for kind in range(ORNAMENT_KINDS)),
            ),
            "placed": ornaments_placed(s, seat),
        },
        "workshop": _each(words.WORKSHOP_SPACES, (_workshop_tile(s, kind) for kind in cells(s.workshop)[seat])),
        "completed": _each(words.SECTION_KINDS, cells(s.completed)[seat]),
    }


def _banners(s: State, seat: int) -> model.Banners:
    owners, heights = cells(s.owner)[: s.towers], cells(s.height)[: s.towers]
    return {
        "inventory": s.banners[seat, FROM_INVENTORY],
        "reserve": s.banners[seat, FROM_RESERVE],
        "white1": s.banners[seat, FROM_WHITE1],
        "white2": s.banners[seat, FROM_WHITE2],
        "cathedral": sum(row[:height].count(seat) for row, height in zip(owners, heights, strict=True)),
    }


def _workshop_tile(s: State, kind: int) -> pieces.PlacedTile | None:
    shows = _tile(s, kind if kind == NONE else kind % FACE_DOWN)
    if shows is None:
        return None
    return cast("pieces.PlacedTile", {**shows, "face": FACES[kind >= FACE_DOWN]})


# The table


def _market(game: Game) -> model.Market:
    s = game.state
    return {
        "tiles": [
            {
                "space": space + 1,
                "resource": words.RESOURCES[s.market_resource[space]],
                "amount": s.market_amount[space],
            }
            for space in range(SPACES)
        ],
        "dice": _each(words.DICE, ({"space": s.die_space[die] + 1, "value": s.die_value[die]} for die in range(DICE))),
        "influence": [_influence(game, quadrant) for quadrant in range(len(words.GUILDS))],
    }


def _influence(game: Game, quadrant: int) -> model.InfluenceCard:
    s = game.state
    guild = words.GUILDS[game.deal.guild[quadrant]]
    return {
        "spaces": [2 * quadrant + 1, 2 * quadrant + 2],
        "guild": guild,
        "card": game.edition.influence[guild][game.deal.influence_card[quadrant]].id,
        "actions": [
            {
                "verb": words.VERBS[s.influence_verb[quadrant, action]],
                "kinds": [
                    name
                    for material, name in enumerate(words.MATERIALS)
                    if s.influence_kinds[quadrant, action] >> material & 1
                ],
                "cost": s.influence_cost[quadrant, action],
                "gain": s.influence_gain[quadrant, action],
                "repeat": bool(s.influence_repeats[quadrant, action]),
            }
            for action in range(2)
        ],
    }


def _cathedral(game: Game) -> model.Cathedral:
    s, ids = game.state, cards_in_order(game.edition)
    cost, delivered = cells(s.cost), cells(s.delivered)
    return {
        "towers": [
            {
                "name": words.TOWER_LETTERS[tower],
                "sections": [
                    _section(s, tower, level, ids[card], cost[tower][level], delivered[tower][level])
                    for level, card in enumerate(cells(game.deal.card)[tower][: s.height[tower]])
                ],
            }
            for tower in range(s.towers)
        ]
    }


def _section(
    s: State, tower: int, level: int, card: str, cost: Sequence[int], delivered: Sequence[int]
) -> model.Section:
    kind = section_kind(s, tower, level)
    ornament = s.ornament[tower, level]
    return {
        "name": words.SECTIONS[tower * LEVELS + level],
        "card": card,
        "kind": words.SECTION_KINDS[kind],
        "cost": _materials(cost),
        "reward": {"recognition": s.reward_recognition[tower, level], "rubles": s.reward_rubles[tower, level]},
        "owner": _color_or_nobody(s, s.owner[tower, level]),
        "delivered": _materials(delivered),
        "complete": bool(s.complete[tower, level]),
        "ornament": None if ornament == NONE else {"owner": _color(s, ornament), "kind": words.ORNAMENTS[kind]},
        "tile": _tile(s, s.tile[tower, level]),
    }


def _ivan(s: State) -> model.Ivan | None:
    if not s.solo:
        return None
    return {
        "seat": _color(s, IVAN_SEAT),
        "cards": [
            {
                "card": words.IVAN_CARDS[s.ivan_card[position]],
                "die": words.DICE[s.ivan_die[position]],
                "face": FACES[not s.ivan_face_up[position]],
            }
            for position in range(len(words.IVAN_CARDS))
        ],
        "inventory": _materials(cells(s.ivan_inventory)),
        "construction": _materials(cells(s.ivan_construction)),
    }


def _outcome(outcome: Outcome | None) -> model.Outcome | None:
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "scores": write_scores(outcome.scores),
    }


def write_scores(scores: Iterable[ScoreLines]) -> list[model.Score]:
    """Give the lines of the score sheet, in turn order."""
    return [
        {
            "seat": lines.seat,
            "rank": lines.rank,
            "track": lines.track,
            "goods": lines.goods,
            "towers": list(lines.towers),
            "total": lines.total,
            "sections": lines.sections,
            "ornaments": lines.ornaments,
        }
        for lines in scores
    ]


# The whole


@dataclass(frozen=True)
class Part:
    """A field of the snapshot: how it is written, and from what.

    Whoever writes one position after another can keep a part while its fields of the record don't change.
    """

    write: Callable[[Game], object]
    reads: tuple[tuple[str, str], ...] | None = None
    """The fields of the record it is written from, as runs: the first and the last field of each. Names and what never
    changes in a game are left out. None if it changes with every ply."""

    @cached_property
    def _places(self) -> list[slice]:
        return [State.place(first, last) for first, last in self.reads or ()]

    def read(self, record: bytes) -> bytes:
        """Give the bytes of a record that it is written from."""
        places = self._places
        return record[places[0]] if len(places) == 1 else b"".join([record[place] for place in places])


PARTS: dict[str, Part] = {
    "format": Part(lambda _: FORMAT, reads=()),
    "version": Part(lambda _: VERSION, reads=()),
    "edition": Part(lambda game: {"name": game.edition.name, "digest": game.edition.digest}, reads=()),
    "players": Part(lambda game: game.players, reads=()),
    "boards": Part(lambda game: words.BOARDS[game.state.advanced], reads=()),
    "limit": Part(lambda game: game.state.turn_limit or None, reads=()),
    "ender": Part(lambda game: _color_or_nobody(game.state, game.state.ender), reads=(("ender", "ender"),)),
    "turn": Part(lambda game: _turn(game.state)),
    "seats": Part(lambda game: [_seat(game, seat) for seat in range(game.state.seats)], reads=(("score", "tile"),)),
    "market": Part(_market, reads=(("market_resource", "influence_repeats"),)),
    "cathedral": Part(_cathedral, reads=(("towers", "tile"),)),
    "supply": Part(lambda game: _materials(cells(game.state.supply)), reads=(("supply", "supply"),)),
    "ivan": Part(lambda game: _ivan(game.state), reads=(("ivan_card", "ivan_construction"),)),
    "outcome": Part(lambda game: _outcome(game.outcome)),
}
