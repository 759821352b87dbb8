"""What a seat sees: every field of the vector against the state, said again slowly."""

from typing import Any

import numpy as np
import pytest

import redcathedral as rc
from redcathedral import words
from redcathedral.envs import layout
from redcathedral.envs.layout import GROUPS, OBSERVATION, highs, part, start_of
from redcathedral.envs.observation import action_mask, deciding_seat, observe, scaled
from redcathedral.kernel.actions import DECISIONS
from redcathedral.kernel.advanced import locked_ornaments
from redcathedral.kernel.cathedral import section_kind
from redcathedral.kernel.codes import FACE_DOWN, FIRST_DIE, NONE, PHASE_OVER
from redcathedral.kernel.state import State
from redcathedral.kernel.track import can_pay_prestige, gain_prestige, lose_prestige, prestige_of
from redcathedral.kernel.workshop import inventory_room

TABLES = [(1, "basic"), (1, "advanced"), (2, "basic"), (2, "advanced"), (3, "advanced"), (4, "basic")]


def positions(players: int, boards: str, count: int = 60) -> list[State]:
    """Positions of a random game, chance moments among them."""
    game = rc.new_game(players, seed=f"{players}{boards}", boards=boards, turn_limit=300, dice="ask")
    random = np.random.default_rng(5)
    found = []
    while game.to_move is not None:
        found.append(game.state.copy())
        game.play(int(random.choice(game.legal_actions())))
    found.append(game.state.copy())
    return [found[i] for i in np.linspace(0, len(found) - 1, count).astype(int)]


def one_hot(size: int, *places: int) -> list[int]:
    return [int(i in places) for i in range(size)]


def tile(s: State, kind: int) -> list[int]:
    shown = [0] * 13
    if 0 <= kind < FACE_DOWN:
        content = s.tile_content[kind]
        shown[content] = 1 if content >= FIRST_DIE else s.tile_amount[kind]
    return shown


def told_slowly(s: State, observer: int) -> dict[str, Any]:
    """Every field by name, from the words of the rules rather than from offsets."""
    order = [(observer + i) % s.seats for i in range(s.seats)]
    empty_seats = 4 - s.seats
    ivan = [bool(s.solo and seat == 1) for seat in order]

    def by_seat(value: Any, size: int = 1) -> list[Any]:
        return [np.reshape(value(seat), -1).tolist() for seat in order] + [[0] * size] * empty_seats

    def steps_on(seat: int) -> int:
        twin = s.copy()
        gain_prestige(twin, seat, 1)
        return min(twin.score[seat] - s.score[seat], layout.MOST_STEPS)

    def steps_back(seat: int) -> int:
        if not can_pay_prestige(s, seat):
            return 0
        twin = s.copy()
        lose_prestige(twin, seat)
        return min(s.score[seat] - twin.score[seat], layout.MOST_STEPS)

    sections = [(t, level) for t in range(6) for level in range(6)]
    stands = [t < s.towers and level < s.height[t] for t, level in sections]
    waits = s.phase < PHASE_OVER and s.phase not in (9, 10)
    fields = s.fields()
    return {
        "table.seats": one_hot(3, s.seats - 2),
        "table.solo": s.solo,
        "table.advanced": s.advanced,
        "table.turn": min(s.turn_number, 250),
        "table.turns_left": min(s.turn_limit - s.turn_number, 250),
        "table.inventory_size": s.inventory_size,
        "table.prices": [s.price_own, s.price_rival, s.price_white, s.price_advanced],
        "table.locked_on": [
            int(bool(s.advanced) and s.ornament_on_space[space] == kind) for space in range(4) for kind in range(3)
        ],
        "seat.plays": by_seat(lambda _: 1),
        "seat.decides": by_seat(lambda seat: waits and seat == deciding_seat(s)),
        "seat.color": by_seat(lambda seat: one_hot(4, s.color[seat]), 4),
        "seat.called_end": by_seat(lambda seat: s.ender == seat),
        "seat.score": by_seat(lambda seat: s.score[seat]),
        "seat.prestige": by_seat(lambda seat: prestige_of(s, seat)),
        "seat.steps_on": by_seat(steps_on),
        "seat.steps_back": by_seat(steps_back),
        "seat.rubles": by_seat(lambda seat: min(s.rubles[seat], 60)),
        "seat.inventory": by_seat(lambda seat: fields["inventory"][seat], 6),
        "seat.room": by_seat(lambda seat: 0 if ivan[order.index(seat)] else inventory_room(s, seat)),
        "seat.banners": by_seat(lambda seat: fields["banners"][seat], 4),
        "seat.ornaments": by_seat(lambda seat: fields["ornaments"][seat], 3),
        "seat.locked": by_seat(
            lambda seat: [0 if ivan[order.index(seat)] else locked_ornaments(s, seat, kind) for kind in range(3)], 3
        ),
        "seat.completed": by_seat(lambda seat: fields["completed"][seat], 3),
        "workshop.face_up": by_seat(lambda seat: [tile(s, kind) for kind in fields["workshop"][seat]], 78),
        "workshop.face_down": by_seat(lambda seat: [kind >= FACE_DOWN for kind in fields["workshop"][seat]], 6),
        "card.kind": [
            one_hot(3, section_kind(s, *at)) if here else [0] * 3 for at, here in zip(sections, stands, strict=True)
        ],
        "card.cost": fields["cost"],
        "section.delivered": fields["delivered"],
        "card.recognition": fields["reward_recognition"],
        "card.rubles": fields["reward_rubles"],
        "section.tile": [tile(s, s.tile[at]) for at in sections],
        "section.owner": [one_hot(4, order.index(s.owner[at]) if s.owner[at] != NONE else NONE) for at in sections],
        "section.complete": fields["complete"],
        "section.ornament": [
            one_hot(4, order.index(s.ornament[at]) if s.ornament[at] != NONE else NONE) for at in sections
        ],
        "space.resource": [
            [s.market_amount[space] if s.market_resource[space] == resource else 0 for resource in range(8)]
            for space in range(8)
        ],
        "space.dice": [
            [s.die_value[die] if s.die_space[die] == space else 0 for die in range(5)] for space in range(8)
        ],
        "influence.verb": [one_hot(13, s.influence_verb[q, a]) for q in range(4) for a in range(2)],
        "influence.cost": fields["influence_cost"],
        "influence.gain": fields["influence_gain"],
        "influence.kinds": [
            [int(bool(s.influence_kinds[q, a] & 1 << m)) for m in range(6)] for q in range(4) for a in range(2)
        ],
        "influence.repeats": fields["influence_repeats"],
        "supply.materials": fields["supply"],
        "turn.phase": one_hot(12, s.phase),
        "turn.deliveries_left": s.deliveries_left,
        "turn.hauled": s.delivered_in_haul,
        "turn.claim_tower": one_hot(6, s.claim_tower),
        "turn.claim_level": one_hot(6, s.claim_level),
        "turn.claim_tile": tile(s, s.claim_tile),
        "turn.benefit": [s.benefit_most if s.benefit_material == m else 0 for m in range(6)],
        "turn.moved_die": one_hot(5, s.moved_die),
        "turn.market_space": one_hot(8, s.market_space),
        "turn.gathered": s.gathered,
        "turn.activated": s.activated,
        "turn.influence_used": one_hot(2, s.influence_used),
        "turn.influence_open": s.influence_open,
        "turn.rerolled": s.rerolled,
        "ivan_card.card": [one_hot(5, s.ivan_card[i]) for i in range(5)],
        "ivan_card.die": [one_hot(5, s.ivan_die[i]) for i in range(5)],
        "ivan_card.face_up": fields["ivan_face_up"],
        "ivan.inventory": fields["ivan_inventory"],
        "ivan.construction": fields["ivan_construction"],
        "ivan.decorating": s.ivan_decorating,
    }


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_every_field_says_what_the_state_holds_from_every_seat(players: int, boards: str) -> None:
    for s in positions(players, boards):
        for observer in range(players):
            seen = observe(s, observer)
            told = told_slowly(s, observer)
            for group in GROUPS:
                for field in group.fields:
                    name = f"{group.name}.{field.name}"
                    found = part(seen, group, field.name).reshape(-1).tolist()
                    assert found == np.reshape(told.pop(name), -1).astype(int).tolist(), name
            assert not told


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_no_number_passes_the_largest_of_its_field(players: int, boards: str) -> None:
    for s in positions(players, boards):
        seen = observe(s, 0)
        assert (seen <= highs()).all()
        assert scaled(seen).dtype == np.float32
        assert 0.0 <= scaled(seen).min() <= scaled(seen).max() <= 1.0


def test_the_groups_fill_the_vector_without_a_gap() -> None:
    assert [start_of(group) for group in GROUPS] == np.cumsum([0, *(group.length for group in GROUPS)])[:-1].tolist()
    assert sum(group.length for group in GROUPS) == OBSERVATION == len(highs())


def test_steps_along_the_track_are_right_on_every_space_of_three_laps() -> None:
    s = rc.new_game(2, seed=1).state
    for score in range(241):
        s.score[0] = score
        seen = observe(s, 0)
        told = told_slowly(s, 0)
        for field in ("score", "prestige", "steps_on", "steps_back"):
            assert part(seen, layout.SEAT, field)[0, 0] == told[f"seat.{field}"][0][0], (score, field)


def test_more_than_the_largest_value_is_cut() -> None:
    game = rc.new_game(2, seed=1)
    game.state.rubles[0] = 1000
    game.state.score[0] = 800
    game.state.turn_number = 999
    seen = observe(game.state, 0)
    assert part(seen, layout.SEAT, "rubles")[0, 0] == layout.MOST_RUBLES
    assert part(seen, layout.SEAT, "score")[0, 0] == layout.MOST_SCORE
    assert part(seen, layout.SEAT, "prestige")[0, 0] == layout.MOST_PRESTIGE
    assert part(seen, layout.TABLE, "turn")[0] == part(seen, layout.TABLE, "turns_left")[0] == layout.MOST_TURNS


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_the_mask_is_the_legal_list_and_empty_where_chance_speaks(players: int, boards: str) -> None:
    for s in positions(players, boards):
        game = rc.Game(rc.load_edition(), rc.new_game(players, seed=1).deal, s)
        mask = action_mask(s)
        assert mask.shape == (DECISIONS,)
        expected = [] if game.to_move == "chance" else game.legal_actions()
        assert np.flatnonzero(mask).tolist() == expected


def test_what_chance_will_say_cannot_be_seen() -> None:
    one, other = (rc.new_game(2, seed=seed, dice="draw") for seed in (1, 2))
    other.state.assign(one.state)
    assert (observe(one.state, 0) == observe(other.state, 0)).all()


def test_a_part_of_a_batch_keeps_the_games_first() -> None:
    s = rc.new_game(3, seed=1).state
    batch = np.stack([observe(s, seat) for seat in range(3)])
    colors = part(batch, layout.SEAT, "color")
    assert colors.shape == (3, 4, 4)
    assert colors[:, 0].argmax(axis=1).tolist() == [words.COLORS.index(color) for color in ("red", "blue", "green")]
