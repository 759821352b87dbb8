"""C. Claim a section: the banner, the section's tile, and the space of the workshop it goes to."""

from collections.abc import Callable
from typing import Any

import pytest

import redcathedral as rc
from positions import (
    banners,
    change_seat,
    claimed,
    finished,
    holds,
    lay_tile,
    legal_words,
    owner_of,
    planned,
    play,
    position,
    refused,
    rubles,
    score,
    supply,
    tile_on,
    verbs,
    workshop,
)
from redcathedral import words

THREES = [3, 3, 3, 3]
SPACES = ("red", "blue", "green", "yellow", "white1", "white2")
ALL_TILES = [*words.RESOURCES, *(f"die-{die}" for die in words.DICE)]
# What each tile gives: the amounts are the edition's.
AMOUNTS = {"lumber": 2, "brick": 2, "stone": 2, "gold": 1, "emerald": 1, "amethyst": 1, "rubles": 2, "recognition": 1}


def claims(game: rc.Game) -> list[str]:
    return [ply for ply in legal_words(game) if ply.startswith("claim")]


def with_tile(tile: str, **red: Any) -> rc.Game:
    """Red has claimed A1, where that tile lay, with a banner from the reserve."""
    game = planned(THREES, red={"rubles": 20, **red}, dice="red 1 1, blue 2 1, green 3 1, yellow 4 1, white 5 1")
    lay_tile(game, "A1", tile)
    return play(game, "claim A1", "banner reserve")


# C1


@pytest.mark.clause("C1")
@pytest.mark.parametrize(("players", "towers"), [(2, "ABCD"), (3, "ABCDE"), (4, "ABCDEF")])
def test_at_the_start_the_bases_are_available_and_nothing_else(players: int, towers: str) -> None:
    game = position(players)
    assert claims(game) == [f"claim {tower}1" for tower in towers]
    refused(game, "claim B2", "nothing-below", "C1", section="B2", below="B1")
    refused(game, "claim C3", "nothing-below", "C1", section="C3", below="C2")


@pytest.mark.clause("C1")
@pytest.mark.parametrize("owner", ["red", "blue"])
@pytest.mark.parametrize("put", [claimed, finished])
def test_a_section_above_anyone_s_banner_is_available_complete_or_not(owner: str, put: Callable[..., Any]) -> None:
    game = planned(THREES)
    put(game, owner, "B1")
    assert claims(game) == ["claim A1", "claim B2", "claim C1", "claim D1"]
    play(game, "claim B2", "banner reserve")
    assert owner_of(game, "B2") == "red"


@pytest.mark.clause("C1")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_a_section_with_a_banner_is_not_available(owner: str) -> None:
    game = planned(THREES)
    claimed(game, owner, "B1")
    refused(game, "claim B1", "section-claimed", "C1", section="B1", owner=owner)
    refused(game, "claim B3", "nothing-below", "C1", section="B3", below="B2")


@pytest.mark.clause("C1")
def test_a_tower_is_claimed_up_to_its_dome_and_then_is_full() -> None:
    game = planned(THREES)
    for level, owner in enumerate(("blue", "red", "blue"), start=1):
        assert f"claim D{level}" in claims(game)
        claimed(game, owner, f"D{level}")
    assert claims(game) == ["claim A1", "claim B1", "claim C1"]
    refused(game, "claim D3", "section-claimed", "C1", section="D3", owner="blue")
    refused(game, "claim D4", "no-such-section", "S7", section="D4")


@pytest.mark.clause("C1", "A3")
def test_alone_ivan_s_first_banner_makes_the_section_above_available() -> None:
    game = position(1)
    [base] = [f"{tower}1" for tower in "ABCD" if owner_of(game, f"{tower}1") == "blue"]
    assert f"claim {base[0]}2" in claims(game)
    refused(game, f"claim {base}", "section-claimed", "C1", section=base, owner="blue")


# C2


@pytest.mark.clause("C2")
def test_the_banner_comes_from_the_inventory_or_the_reserve() -> None:
    game = play(planned(THREES), "claim A1")
    assert legal_words(game) == ["banner inventory", "banner reserve"]
    for source in ("white1", "white2"):
        refused(game, f"banner {source}", "no-banner-there", "C2", source=source)
    play(game, "banner inventory")
    assert banners(game, "red") == {"inventory": 3, "reserve": 2}


@pytest.mark.clause("C2")
def test_a_banner_of_the_reserve_leaves_the_inventory_as_it_is() -> None:
    game = play(planned(THREES), "claim A1", "banner reserve")
    assert banners(game, "red") == {"inventory": 4, "reserve": 1}


@pytest.mark.clause("C2", "C5", "M5")
def test_a_banner_of_the_inventory_opens_a_space_at_once() -> None:
    game = planned(THREES, red={"rubles": 9, "holds": "6 brick"})
    lay_tile(game, "A1", "lumber")
    play(game, "claim A1", "banner inventory", "place blue up")
    assert legal_words(game) == ["take 0", "take 1"]
    play(game, "take 1")
    assert holds(game, "red") == {"lumber": 1, "brick": 6}


@pytest.mark.clause("C2", "C5", "M5")
def test_a_banner_of_the_reserve_opens_no_space() -> None:
    game = planned(THREES, red={"rubles": 9, "holds": "6 brick"})
    lay_tile(game, "A1", "lumber")
    play(game, "claim A1", "banner reserve", "place blue up")
    assert legal_words(game) == ["end"]  # nothing could be taken, so nothing is asked
    assert holds(game, "red") == {"brick": 6}


@pytest.mark.clause("C2")
@pytest.mark.parametrize("left", [{"inventory": 2, "reserve": 0}, {"inventory": 0, "reserve": 1}])
def test_with_banners_in_one_place_only_none_is_asked_for(left: dict[str, Any]) -> None:
    game = planned(THREES, red={"banners": left})
    [source] = [name for name, number in left.items() if number]
    play(game, "claim A1")
    assert verbs(game) == {"place"}
    assert owner_of(game, "A1") == "red"
    assert banners(game, "red").get(source, 0) == left[source] - 1
    refused(game, f"banner {source}", "no-banner-choice", "C2")


@pytest.mark.clause("C2", "M5")
def test_a_banner_taken_without_asking_opens_its_space_too() -> None:
    game = planned(THREES, red={"rubles": 9, "holds": "6 brick", "banners": {"inventory": 4, "reserve": 0}})
    lay_tile(game, "A1", "gold")
    play(game, "claim A1", "place green up", "take 1")
    assert holds(game, "red") == {"brick": 6, "gold": 1}


@pytest.mark.clause("C2")
def test_without_a_banner_there_is_no_claim() -> None:
    game = planned(THREES, red={"banners": {"inventory": 0, "reserve": 0}})
    assert claims(game) == []
    refused(game, "claim A1", "no-banner", "C2")
    assert "market" in verbs(game)


@pytest.mark.clause("C2")
def test_no_banner_is_chosen_outside_a_claim() -> None:
    game = position(2)
    refused(game, "banner inventory", "no-banner-choice", "C2")
    refused(play(game, "market red"), "banner reserve", "no-banner-choice", "C2")


@pytest.mark.clause("C2", "C3")
def test_nothing_is_on_the_section_before_the_banner_is_chosen() -> None:
    game = play(planned(THREES), "claim A1")
    assert owner_of(game, "A1") is None
    assert tile_on(game, "A1") is not None
    refused(game, "place blue down", "nothing-to-place", "C4")


# C3


@pytest.mark.clause("C3")
@pytest.mark.parametrize("tile", ALL_TILES)
def test_the_banner_goes_onto_the_section_and_its_tile_into_the_workshop(tile: str) -> None:
    game = with_tile(tile)
    assert (owner_of(game, "A1"), tile_on(game, "A1")) == ("red", None)
    play(game, "place green down")
    assert workshop(game, "red") == {"green": f"{tile} down"}
    play(game, "end")
    assert owner_of(game, "A1") == "red"


@pytest.mark.clause("C3")
def test_only_the_tile_of_the_section_claimed_is_taken() -> None:
    game = planned(THREES)
    others = {name: tile_on(game, name) for name in ("A2", "A3", "B1", "B2", "C1", "D3")}
    play(game, "claim A1", "banner reserve", "place red down")
    assert {name: tile_on(game, name) for name in others} == others
    assert workshop(game, "blue") == {}


# C4


@pytest.mark.clause("C4")
@pytest.mark.parametrize("color", words.COLORS)
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("players", [2, 4])
def test_face_up_a_space_costs_3_on_the_own_color_and_white_and_2_on_any_other(
    color: str, space: str, players: int
) -> None:
    colors = [color, *(other for other in words.COLORS if other != color)][:players]
    price = 3 if space in (color, "white1", "white2") else 2
    game = position(players, colors=colors)
    change_seat(game, color, rubles=price)
    lay_tile(game, "A1", "lumber")
    play(game, "claim A1", "banner reserve")
    change_seat(game, color, rubles=price - 1)
    refused(game, f"place {space} up", "place-too-dear", "C4", space=space, price=price, have=price - 1)
    assert f"place {space} down" in legal_words(game)
    change_seat(game, color, rubles=price)
    play(game, f"place {space} up")
    assert rubles(game, color) == 0
    assert workshop(game, color) == {space: "lumber"}


@pytest.mark.clause("C4")
def test_a_refusal_says_what_the_space_costs() -> None:
    game = with_tile("lumber")
    change_seat(game, "red", rubles=1)
    assert str(game.why("place blue up")) == "C4: The blue space costs 2 rubles; you have 1."
    assert str(game.why("place red up")) == "C4: The red space costs 3 rubles; you have 1."


@pytest.mark.clause("C4")
@pytest.mark.parametrize("tile", ALL_TILES)
@pytest.mark.parametrize("space", SPACES)
def test_face_down_a_tile_costs_and_brings_nothing(tile: str, space: str) -> None:
    game = with_tile(tile, rubles=0)
    play(game, f"place {space} down")
    assert workshop(game, "red") == {space: f"{tile} down"}
    assert (rubles(game, "red"), score(game, "red"), holds(game, "red")) == (0, 2, {})
    assert legal_words(game) == ["end"]


@pytest.mark.clause("C4")
def test_without_rubles_only_face_down_is_left() -> None:
    game = with_tile("lumber", rubles=0)
    assert legal_words(game) == [f"place {space} down" for space in SPACES]


@pytest.mark.clause("C4")
def test_with_2_rubles_the_rivals_colors_can_be_paid() -> None:
    game = with_tile("lumber", rubles=2)
    assert [ply for ply in legal_words(game) if ply.endswith("up")] == [
        f"place {c} up" for c in ("blue", "green", "yellow")
    ]


@pytest.mark.clause("C4")
@pytest.mark.parametrize("face", ["", " down"])
def test_a_space_with_a_tile_takes_no_other(face: str) -> None:
    game = with_tile("gold", tiles=f"blue brick{face}")
    for ply in ("place blue up", "place blue down"):
        refused(game, ply, "space-taken", "C4", space="blue")
    play(game, "place green up", "take 0")
    assert workshop(game, "red") == {"blue": f"brick{face}", "green": "gold"}


@pytest.mark.clause("C4")
def test_the_last_tile_has_one_space_left() -> None:
    game = with_tile("gold", tiles="red brick, blue brick, green brick, yellow brick down, white2 stone")
    assert legal_words(game) == ["place white1 up", "place white1 down"]


@pytest.mark.clause("C4", "W2")
def test_a_tile_face_down_is_inert_for_the_rest_of_the_game() -> None:
    game = position(2, dice="red 1 1", red={"tiles": "red gold down"}, cards="1 merchants-2")
    play(game, "market red")
    refused(game, "activate red", "tile-face-down", "C4", space="red")
    refused(game, "commission red", "tile-face-down", "C4", space="red")


@pytest.mark.clause("C4")
@pytest.mark.parametrize("before", [[], ["market red"], ["claim A1", "banner reserve", "place blue down"]])
def test_without_a_tile_in_hand_nothing_is_placed(before: list[str]) -> None:
    refused(play(position(2), *before), "place green down", "nothing-to-place", "C4")


@pytest.mark.clause("C4", "C5")
def test_the_price_is_paid_before_the_tile_pays() -> None:
    game = with_tile("rubles", rubles=1)
    refused(game, "place blue up", "place-too-dear", "C4", space="blue", price=2, have=1)
    change_seat(game, "red", rubles=2)
    play(game, "place blue up")
    assert rubles(game, "red") == 2


# C5


@pytest.mark.clause("C5", "W3")
@pytest.mark.parametrize("resource", words.MATERIALS)
def test_a_material_tile_placed_face_up_pays_at_once(resource: str) -> None:
    game = play(with_tile(resource), "place blue up")
    most = AMOUNTS[resource]
    assert legal_words(game) == [f"take {number}" for number in range(most + 1)]
    before = supply(game, resource)
    play(game, f"take {most}")
    assert holds(game, "red") == {resource: most}
    assert supply(game, resource) == before - most
    assert legal_words(game) == ["end"]


@pytest.mark.clause("C5", "W3")
def test_rubles_and_recognition_are_gained_without_a_question() -> None:
    game = play(with_tile("rubles"), "place blue up")
    assert (rubles(game, "red"), legal_words(game)) == (20 - 2 + 2, ["end"])
    game = play(with_tile("recognition"), "place blue up")
    assert (score(game, "red"), legal_words(game)) == (3, ["end"])


@pytest.mark.clause("C5", "W4")
@pytest.mark.parametrize("die", words.DICE)
@pytest.mark.parametrize("resource", words.RESOURCES)
def test_a_die_tile_placed_face_up_pays_what_lies_at_the_die(die: str, resource: str) -> None:
    game = with_tile(f"die-{die}")
    there = words.DICE.index(die) + 1  # the dice lie on the spaces 1 to 5 in this order
    s = game.state
    market: list[str] = [words.RESOURCES[s.market_resource[space]] for space in range(8)]
    other = market.index(resource)
    for field in (s.market_resource, s.market_amount):
        field[there - 1], field[other] = field[other], field[there - 1]
    play(game, "place green up")
    if resource in words.MATERIALS:
        assert legal_words(game) == [f"take {number}" for number in range(AMOUNTS[resource] + 1)]
        play(game, f"take {AMOUNTS[resource]}")
        assert holds(game, "red") == {resource: AMOUNTS[resource]}
    gained = (rubles(game, "red") - 18, score(game, "red") - 2)
    assert gained == {"rubles": (2, 0), "recognition": (0, 1)}.get(resource, (0, 0))
    assert legal_words(game) == ["end"]


@pytest.mark.clause("C5")
def test_the_rulebook_s_example_pays_2_rubles_for_the_blue_space_and_gains_2() -> None:
    game = planned(THREES, colors=("yellow", "green"), yellow={"rubles": 2}, dice="white 4 3", market="4 rubles")
    lay_tile(game, "B1", "die-white")
    play(game, "claim B1", "banner inventory", "place blue up")
    assert rubles(game, "yellow") == 2


@pytest.mark.clause("C5", "T1")
def test_after_the_benefit_the_turn_can_only_end() -> None:
    game = play(with_tile("lumber"), "place blue up", "take 2")
    assert legal_words(game) == ["end"]
    play(game, "end")
    assert game.to_move == "blue"
