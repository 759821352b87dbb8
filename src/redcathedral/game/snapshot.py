"""A snapshot: the whole public state of a game as one JSON object, and the game such an object stands for.

The format is docs/snapshot.md: named fields, the words of `words`, people's counting from 1, no random state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .. import words
from ..edition import Edition, load_edition
from ..edition.node import Notes, place
from ..errors import Problem, SnapshotError
from ..kernel.advanced import locked_ornaments
from ..kernel.box import cards_in_order
from ..kernel.cathedral import section_kind
from ..kernel.codes import (
    FACE_DOWN,
    FIRST_DIE,
    FROM_INVENTORY,
    IVAN_SEAT,
    LEVELS,
    NONE,
    PHASE_IVAN,
    PHASE_ROLL,
    SPACES,
    TRACK_SPACES,
)
from ..kernel.influence import quadrant_of
from ..kernel.ivan import HUMAN_SEAT, is_option
from ..kernel.scoring import ornaments_placed
from ..kernel.track import prestige_of
from ..plies.pieces import SECTIONS
from .chance import Chance, new_seed
from .game import Game, check_table
from .snapshot_checks import check_position
from .snapshot_fields import CHOICES, FACES, FORMAT, PHASES, VERSION, Field, differences, in_words, parse, plain
from .snapshot_reader import read_snapshot
from .snapshot_turn import check_turn

if TYPE_CHECKING:
    from collections.abc import Callable
    from os import PathLike

    from ..kernel.state import State
    from .outcome import Outcome


def from_snapshot(
    snapshot: Mapping[str, Any] | str,
    *,
    edition: Edition | str | PathLike[str] | None = None,
    seed: int | str | None = None,
    dice: str = "draw",
) -> Game:
    """Turn a snapshot, or its JSON text, back into a game that can be played on.

    What breaks the format or the rules is refused with everything that is wrong. The game starts here: its `opening`
    is this position, and its chance comes from `seed`. A position that waits for a roll or a shuffle still waits.
    """
    seed = new_seed() if seed is None else seed
    check_table(2, seed, "basic", None, None, None, dice)
    components = edition if isinstance(edition, Edition) else load_edition(edition)
    notes = Notes()
    values: object = None
    if isinstance(snapshot, str):
        values = parse(snapshot, notes)
    elif isinstance(snapshot, Mapping):
        values = snapshot
    else:
        notes.found.append(((), f"a snapshot is an object or its JSON text, not {in_words(snapshot)}"))
    _refuse(notes)
    values = plain(values, notes)
    read = read_snapshot(Field(values, (), notes), components)
    _refuse(notes)
    game = Game(
        components,
        read.deal,
        read.state,
        chance=Chance.from_seed(seed) if dice == "draw" else None,
        seed=seed,
        names=read.names,
    )
    check_position(read.state, read.deal, components, notes)
    check_turn(read.state, notes)
    game.origin = snapshot_of(game)
    differences(values, game.origin, notes)
    _refuse(notes)
    return game


def _refuse(notes: Notes) -> None:
    if notes.found:
        found = dict.fromkeys((place(path), message) for path, message in notes.found)
        raise SnapshotError("snapshot", [Problem(where, message) for where, message in found])


def snapshot_of(game: Game) -> dict[str, Any]:
    """Give the whole public state of a game, always with the same fields in the same order."""
    s = game.state
    outcome = game.outcome
    return {
        "format": FORMAT,
        "version": VERSION,
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
        "players": game.players,
        "boards": game.boards,
        "limit": s.turn_limit or None,
        "ender": _color(s, s.ender),
        "turn": _turn(s),
        "seats": [_seat(game, seat) for seat in range(s.seats)],
        "market": _market(game),
        "cathedral": _cathedral(game),
        "supply": _materials(lambda material: s.supply[material]),
        "ivan": _ivan(s) if s.solo else None,
        "outcome": None if outcome is None else _outcome(outcome),
    }


def _color(s: State, seat: int) -> str | None:
    return None if seat == NONE else words.COLORS[s.color[seat]]


def _materials(count: Callable[[int], int]) -> dict[str, int]:
    return {name: count(material) for material, name in enumerate(words.MATERIALS)}


def _tile(s: State, kind: int) -> dict[str, Any] | None:
    """Show a workshop tile by what is printed on it."""
    if kind == NONE:
        return None
    content = s.tile_content[kind]
    if content >= FIRST_DIE:
        return {"die": words.DICE[content - FIRST_DIE]}
    return {"resource": words.RESOURCES[content], "amount": s.tile_amount[kind]}


# The turn


def _turn(s: State) -> dict[str, Any]:
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


def _claim(s: State) -> dict[str, Any] | None:
    if s.claim_tower == NONE:
        return None
    return {"section": SECTIONS[s.claim_tower * LEVELS + s.claim_level], "tile": _tile(s, s.claim_tile)}


def _benefit(s: State) -> dict[str, Any] | None:
    if s.benefit_material == NONE:
        return None
    return {
        "material": words.MATERIALS[s.benefit_material],
        "most": s.benefit_most,
        "back_to": PHASES[s.benefit_phase],
    }


def _moved(s: State) -> dict[str, Any] | None:
    if s.moved_die == NONE:
        return None
    influence = None
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


def _roll(s: State) -> dict[str, Any] | None:
    if s.phase != PHASE_ROLL:
        return None
    return {
        "space": s.roll_space + 1,
        "dice": [name for die, name in enumerate(words.DICE) if s.die_space[die] == s.roll_space],
        "back_to": None if s.resume_phase == NONE else PHASES[s.resume_phase],
    }


def _acting(s: State) -> dict[str, Any] | None:
    if s.ivan_acting == NONE:
        return None
    return {"position": s.ivan_acting + 1, "card": words.IVAN_CARDS[s.ivan_card[s.ivan_acting]]}


def _choice(s: State) -> dict[str, Any] | None:
    if s.phase != PHASE_IVAN:
        return None
    options = [
        SECTIONS[tower * LEVELS + level]
        for tower in range(s.towers)
        for level in range(s.height[tower])
        if is_option(s, tower, level)
    ]
    return {"for": CHOICES[s.ivan_decorating], "options": options}


# The seats


def _seat(game: Game, seat: int) -> dict[str, Any]:
    s = game.state
    ivan = s.solo == 1 and seat == IVAN_SEAT
    banners = {name: s.banners[seat, source] for source, name in enumerate(words.BANNER_SOURCES)}
    banners["cathedral"] = sum(
        s.owner[tower, level] == seat for tower in range(s.towers) for level in range(s.height[tower])
    )
    return {
        "color": _color(s, seat),
        "name": game.names[seat],
        "score": s.score[seat],
        "lap": max(s.score[seat] - 1, 0) // TRACK_SPACES + 1,
        "space": (s.score[seat] - 1) % TRACK_SPACES + 1 if s.score[seat] else 0,
        "prestige": prestige_of(s, seat),
        "rubles": s.rubles[seat],
        "inventory": _materials(lambda material: s.inventory[seat, material]),
        "capacity": 0 if ivan else s.inventory_size - s.banners[seat, FROM_INVENTORY],
        "banners": banners,
        "ornaments": {
            "available": {name: s.ornaments[seat, kind] for kind, name in enumerate(words.ORNAMENTS)},
            "locked": {
                name: 0 if ivan else locked_ornaments(s, seat, kind) for kind, name in enumerate(words.ORNAMENTS)
            },
            "placed": ornaments_placed(s, seat),
        },
        "workshop": {
            name: _workshop_tile(s, s.workshop[seat, space]) for space, name in enumerate(words.WORKSHOP_SPACES)
        },
        "completed": {name: s.completed[seat, kind] for kind, name in enumerate(words.SECTION_KINDS)},
    }


def _workshop_tile(s: State, kind: int) -> dict[str, Any] | None:
    shows = _tile(s, kind if kind == NONE else kind % FACE_DOWN)
    return None if shows is None else {**shows, "face": FACES[kind >= FACE_DOWN]}


# The table


def _market(game: Game) -> dict[str, Any]:
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
        "dice": {
            name: {"space": s.die_space[die] + 1, "value": s.die_value[die]} for die, name in enumerate(words.DICE)
        },
        "influence": [_influence(game, quadrant) for quadrant in range(len(words.GUILDS))],
    }


def _influence(game: Game, quadrant: int) -> dict[str, Any]:
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


def _cathedral(game: Game) -> dict[str, Any]:
    s, ids = game.state, cards_in_order(game.edition)
    return {
        "towers": [
            {
                "name": words.TOWER_LETTERS[tower],
                "sections": [
                    _section(s, tower, level, ids[game.deal.card[tower, level]]) for level in range(s.height[tower])
                ],
            }
            for tower in range(s.towers)
        ]
    }


def _section(s: State, tower: int, level: int, card: str) -> dict[str, Any]:
    kind = section_kind(s, tower, level)
    ornament = s.ornament[tower, level]
    return {
        "name": SECTIONS[tower * LEVELS + level],
        "card": card,
        "kind": words.SECTION_KINDS[kind],
        "cost": _materials(lambda material: s.cost[tower, level, material]),
        "reward": {"recognition": s.reward_recognition[tower, level], "rubles": s.reward_rubles[tower, level]},
        "owner": _color(s, s.owner[tower, level]),
        "delivered": _materials(lambda material: s.delivered[tower, level, material]),
        "complete": bool(s.complete[tower, level]),
        "ornament": None if ornament == NONE else {"owner": _color(s, ornament), "kind": words.ORNAMENTS[kind]},
        "tile": _tile(s, s.tile[tower, level]),
    }


def _ivan(s: State) -> dict[str, Any]:
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
        "inventory": _materials(lambda material: s.ivan_inventory[material]),
        "construction": _materials(lambda material: s.ivan_construction[material]),
    }


def _outcome(outcome: Outcome) -> dict[str, Any]:
    return {
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "scores": [
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
            for lines in outcome.scores
        ],
    }
