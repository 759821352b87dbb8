"""Plies that are usually played together: each is legal when its turn comes, and they come to what was said."""

from __future__ import annotations

import random
from typing import get_args

import redcathedral as rc
from positions import claimed, json_of, position
from redcathedral.game.compounds import Compound, Kind, compounds_of


def offered(game: rc.Game, kind: str) -> list[Compound]:
    return [one for one in compounds_of(game.state) if one.kind == kind]


def texts(compound: Compound) -> list[str]:
    return [ply.text for ply in compound.plies]


def needs(game: rc.Game, tower: int, cost: list[int]) -> None:
    for material, number in enumerate(cost):
        game.state.cost[tower, 0, material] = number


def test_deliver_all_completes_the_section_it_can_and_says_what_that_pays() -> None:
    game = position(2, red={"holds": "lumber, 2 brick, gold"})
    for section in ("A1", "B1"):
        claimed(game, "red", section)
    needs(game, 0, [1, 1, 0, 0, 0, 0])
    needs(game, 1, [0, 1, 1, 1, 0, 0])
    best, *others = offered(game, "deliver")
    assert texts(best) == ["deliver lumber A1", "deliver brick A1", "deliver brick B1"]
    assert best.completes == ("A1",)
    assert best.gains["recognition"] == game.state.reward_recognition[0, 0]
    assert best.meaning.key == "means-deliver-all-completes"
    assert [texts(one) for one in others] == [["deliver lumber A1", "deliver brick B1", "deliver gold B1"]]


def test_a_claim_takes_the_banner_that_opens_a_space_unless_the_choice_matters() -> None:
    assert [texts(one)[1] for one in offered(position(2), "claim")][:1] == ["banner inventory"]
    assert offered(position(2, boards="advanced"), "claim") == []


def test_one_delivery_alone_is_no_compound() -> None:
    game = position(2, red={"holds": "lumber"})
    claimed(game, "red", "A1")
    needs(game, 0, [2, 0, 0, 0, 0, 0])
    assert offered(game, "deliver") == []


def test_a_die_is_offered_with_all_it_can_gather() -> None:
    game = position(2, dice="green 1 2, white 3 1", market="3 lumber")
    [visit] = [one for one in offered(game, "market") if one.plies[0].text == "market green"]
    at = json_of(game)["market"]["tiles"][2]
    assert texts(visit) == ["market green", f"gather {2 * at['amount']}"]
    assert visit.gains == {"lumber": 2 * at["amount"]}


def owned(game: rc.Game, seat: int) -> dict[str, int]:
    """Give what a compound can bring a seat, by the names of gains."""
    here = json_of(game)["seats"][seat]
    return {**here["inventory"], "rubles": here["rubles"], "recognition": here["score"]}


def gained(game: rc.Game, one: Compound) -> dict[str, int]:
    """Play a compound in a copy of the game, and give what it brings; what a die's move costs doesn't count."""
    then, seat = game.clone(), game.seats.index(game.to_move or "")
    before = owned(then, seat)
    for number, ply in enumerate(one.plies):
        then.play(ply)
        if number == 0 and one.kind == "market":
            before = owned(then, seat)
    assert then.version == game.version + len(one.plies), "no chance speaks between"
    after = owned(then, seat)
    return {name: after[name] - before[name] for name in after if after[name] > before[name]}


def test_every_compound_can_be_played_and_brings_exactly_what_it_says() -> None:
    kinds = set()
    for seed in range(3):
        luck = random.Random(seed)  # noqa: S311 - a game, not a secret
        game = rc.new_game(2 + seed, seed=seed, boards="advanced" if seed else "basic", turn_limit=25)
        while game.outcome is None:
            for one in compounds_of(game.state):
                kinds.add(one.kind)
                assert gained(game, one) == one.gains, texts(one)
            game.play(luck.choice(game.legal()))
    assert kinds == set(get_args(Kind))
