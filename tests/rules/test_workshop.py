"""W. Workshop: what a tile gives, and when."""

from typing import Any

import pytest

import redcathedral as rc
from positions import (
    claimed,
    finished,
    holds,
    lay_tile,
    legal_words,
    planned,
    play,
    position,
    refused,
    rubles,
    score,
    set_supply,
    supply,
    told,
    verbs,
)
from redcathedral import words

SPACES = ("red", "blue", "green", "yellow", "white1", "white2")
# The die lands on space 2, alone there; the others lie apart.
ALONE = {
    "red": "red 1 1, blue 4 1, green 5 1, yellow 6 1, white 7 1",
    "blue": "blue 1 1, red 4 1, green 5 1, yellow 6 1, white 7 1",
    "green": "green 1 1, red 4 1, blue 5 1, yellow 6 1, white 7 1",
    "yellow": "yellow 1 1, red 4 1, blue 5 1, green 6 1, white 7 1",
    "white": "white 1 1, red 4 1, blue 5 1, green 6 1, yellow 7 1",
}
AMOUNTS = {"lumber": 2, "brick": 2, "stone": 2, "gold": 1, "emerald": 1, "amethyst": 1, "rubles": 2, "recognition": 1}
EVERYWHERE = ", ".join(f"{space} gold" for space in SPACES)


def moved(die: str = "red", *, market: str = "", cards: str = "1 clergy-1", **red: Any) -> rc.Game:
    """Red has moved a die to space 2."""
    return play(position(2, red={"rubles": 10, **red}, dice=ALONE[die], market=market, cards=cards), f"market {die}")


def activations(game: rc.Game) -> list[str]:
    return [ply for ply in legal_words(game) if ply.startswith("activate")]


def takes(game: rc.Game) -> list[str]:
    return [ply for ply in legal_words(game) if ply.startswith("take")]


# W1


@pytest.mark.clause("W1")
def test_a_tile_shows_an_amount_of_one_resource_or_one_die() -> None:
    tiles = position(2).edition.tile_kinds
    assert {tile.resource: tile.amount for tile in tiles if tile.die is None} == AMOUNTS
    assert {tile.die for tile in tiles if tile.resource is None} == set(words.DICE)
    assert all((tile.die is None) != (tile.resource is None) for tile in tiles)
    assert len(tiles) == 8 + 5


# W2


@pytest.mark.clause("W2")
@pytest.mark.parametrize("die", words.DICE)
def test_the_moved_die_activates_the_space_of_its_color_and_no_other(die: str) -> None:
    game = moved(die, tiles=EVERYWHERE)
    own = ["white1", "white2"] if die == "white" else [die]
    assert activations(game) == [f"activate {space}" for space in own]
    for space in SPACES:
        if space not in own:
            refused(game, f"activate {space}", "wrong-workshop-space", "W2", die=die, space=space)


@pytest.mark.clause("W2", "M3")
@pytest.mark.parametrize(("one", "other"), [("white1", "white2"), ("white2", "white1")])
def test_the_white_die_activates_one_of_the_two_white_spaces(one: str, other: str) -> None:
    game = moved("white", tiles="white1 gold, white2 rubles")
    play(game, f"activate {one}", *(["take 1"] if one == "white1" else []))
    refused(game, f"activate {other}", "activated-already", "M3")
    assert (holds(game, "red").get("gold", 0), rubles(game, "red")) == ((1, 10) if one == "white1" else (0, 12))


@pytest.mark.clause("W2", "M3")
def test_a_tile_is_activated_once() -> None:
    game = play(moved(tiles="red gold"), "activate red", "take 0")
    refused(game, "activate red", "activated-already", "M3")


@pytest.mark.clause("W2")
@pytest.mark.parametrize("die", words.DICE)
def test_an_empty_space_activates_nothing(die: str) -> None:
    game = moved(die)
    assert activations(game) == []
    space = "white1" if die == "white" else die
    refused(game, f"activate {space}", "no-tile", "W2", space=space)


@pytest.mark.clause("W2", "C4")
@pytest.mark.parametrize("die", words.DICE)
def test_a_tile_face_down_is_not_activated(die: str) -> None:
    space = "white2" if die == "white" else die
    game = moved(die, tiles=f"{space} gold down")
    refused(game, f"activate {space}", "tile-face-down", "C4", space=space)


@pytest.mark.clause("W2")
def test_with_one_white_tile_face_down_the_other_is_activated() -> None:
    game = moved("white", tiles="white1 gold down, white2 stone")
    assert activations(game) == ["activate white2"]


@pytest.mark.clause("W2", "M3")
@pytest.mark.parametrize("before", [[], ["claim A1", "banner reserve", "place blue down"]])
def test_a_tile_is_activated_only_after_moving_a_die(before: list[str]) -> None:
    game = play(position(2, red={"tiles": "red gold"}), *before)
    refused(game, "activate red", "not-in-market", "M3")


@pytest.mark.clause("W2")
def test_a_die_moved_further_for_rubles_activates_its_space_all_the_same() -> None:
    game = position(2, red={"rubles": 3, "tiles": "red rubles"}, dice=ALONE["red"])
    play(game, "market red +1", "activate red")
    assert rubles(game, "red") == 3 - 1 + 2


@pytest.mark.clause("W2", "M3")
@pytest.mark.parametrize("order", [["gather", "activate blue"], ["activate blue", "gather"]])
def test_activating_and_gathering_go_in_any_order(order: list[str]) -> None:
    game = moved("blue", tiles="blue recognition", market="2 rubles")
    play(game, *order)
    assert (rubles(game, "red"), score(game, "red")) == (12, 3)


@pytest.mark.clause("W2")
def test_every_seat_uses_its_own_workshop() -> None:
    game = position(2, blue={"tiles": "red gold"}, dice=ALONE["red"])
    play(game, "market red")
    refused(game, "activate red", "no-tile", "W2", space="red")


# W3


@pytest.mark.clause("W3", "W5")
@pytest.mark.parametrize("resource", words.RESOURCES)
def test_a_resource_tile_gives_its_amount(resource: str) -> None:
    game = moved(tiles=f"red {resource}")
    play(game, "activate red")
    amount = AMOUNTS[resource]
    if resource == "rubles":
        assert rubles(game, "red") == 12
    elif resource == "recognition":
        assert score(game, "red") == 3
    else:
        assert takes(game) == [f"take {number}" for number in range(amount + 1)]
        before = supply(game, resource)
        play(game, f"take {amount}")
        assert holds(game, "red") == {resource: amount}
        assert supply(game, resource) == before - amount
    assert "end" in legal_words(game)  # back in the market
    assert "pray" in legal_words(game)


@pytest.mark.clause("W3")
@pytest.mark.parametrize("resource", ["rubles", "lumber"])
def test_a_resource_tile_does_not_look_at_the_dice_or_the_market(resource: str) -> None:
    game = position(
        2,
        red={"rubles": 0, "tiles": f"red {resource}"},
        dice="red 1 1, blue 2 1, green 2 1",
        market="2 recognition",
    )
    play(game, "market red", "activate red")
    if resource == "rubles":
        assert rubles(game, "red") == 2
    else:
        assert takes(game) == ["take 0", "take 1", "take 2"]


# W4


@pytest.mark.clause("W4")
@pytest.mark.parametrize("shown", words.DICE)
@pytest.mark.parametrize("resource", words.RESOURCES)
def test_a_die_tile_gives_what_the_market_shows_at_that_die(shown: str, resource: str) -> None:
    # All dice but the moved one lie on space 4, as far as three may, so that their number would show.
    mover = "blue" if shown != "blue" else "green"
    others = [die for die in words.DICE if die not in (mover, shown)][:2]
    dice = ", ".join([f"{mover} 1 1", f"{shown} 4 6", *(f"{die} 4 6" for die in others)])
    game = position(2, red={"rubles": 10, "tiles": f"{mover} die-{shown}"}, dice=dice, market=f"4 {resource}")
    play(game, f"market {mover}", f"activate {mover}")
    if resource in words.MATERIALS:
        assert takes(game) == [f"take {number}" for number in range(AMOUNTS[resource] + 1)]
    gained = (rubles(game, "red") - 10, score(game, "red") - 2)
    assert gained == {"rubles": (2, 0), "recognition": (0, 1)}.get(resource, (0, 0))


@pytest.mark.clause("W4")
@pytest.mark.parametrize("die", words.DICE)
def test_the_tile_of_the_moved_die_looks_at_where_it_has_come_to(die: str) -> None:
    space = "white1" if die == "white" else die
    game = moved(die, tiles=f"{space} die-{die}", market="2 emerald, 1 lumber")
    play(game, f"activate {space}", "take 1")
    assert holds(game, "red") == {"emerald": 1}


@pytest.mark.clause("W4", "M4")
def test_gathering_multiplies_by_the_dice_and_the_die_tile_does_not() -> None:
    game = position(
        2, red={"rubles": 0, "tiles": "red die-red"}, dice="red 1 1, blue 2 1, green 2 1", market="2 rubles"
    )
    play(game, "market red", "activate red")
    assert rubles(game, "red") == 2
    play(game, "gather")
    assert rubles(game, "red") == 2 + 3 * 2


@pytest.mark.clause("W4", "I4")
def test_a_die_tile_follows_a_tile_swapped_to_its_die() -> None:
    game = moved(tiles="red die-white", market="7 lumber, 3 gold", cards="1 teamsters-3")
    play(game, "swap 3 7", "activate red", "take 1")
    assert holds(game, "red") == {"gold": 1}


@pytest.mark.clause("W4", "T3")
def test_a_reroll_does_not_change_what_a_die_tile_gives() -> None:
    game = told(moved(tiles="red die-white", market="7 stone", score=30))
    play(game, "reroll 7", "roll white 5", "activate red")
    assert takes(game) == ["take 0", "take 1", "take 2"]


# W5


@pytest.mark.clause("W5")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_materials_are_taken_in_full_in_part_or_not_at_all(number: int) -> None:
    game = play(moved(tiles="red stone"), "activate red", f"take {number}")
    assert holds(game, "red").get("stone", 0) == number
    assert supply(game, "stone") == 20 - number
    assert verbs(game) >= {"end", "pray"}


@pytest.mark.clause("W5")
def test_no_more_is_taken_than_the_benefit_offers() -> None:
    game = play(moved(tiles="red stone"), "activate red")
    refused(game, "take 3", "take-too-much", "W5", most=2, material="stone")
    refused(game, "take 12", "take-too-much", "W5", most=2, material="stone")


@pytest.mark.clause("W5", "M5")
@pytest.mark.parametrize(("held", "most"), [(3, 2), (4, 2), (5, 1)])
def test_a_benefit_is_limited_by_free_inventory_spaces(held: int, most: int) -> None:
    game = play(moved(tiles="red stone", holds=f"{held} brick"), "activate red")
    assert takes(game) == [f"take {number}" for number in range(most + 1)]
    refused(game, f"take {most + 1}", "take-too-much", "W5", most=most, material="stone")


@pytest.mark.clause("W5", "M5")
@pytest.mark.parametrize(("left", "most"), [(3, 2), (2, 2), (1, 1)])
def test_a_benefit_is_limited_by_the_supply(left: int, most: int) -> None:
    game = moved(tiles="red stone")
    set_supply(game, "stone", left)
    play(game, "activate red")
    assert takes(game) == [f"take {number}" for number in range(most + 1)]
    play(game, f"take {most}")
    assert supply(game, "stone") == left - most


@pytest.mark.clause("W5", "M5")
def test_a_tile_that_would_bring_nothing_is_not_activated() -> None:
    game = moved(tiles="red stone", holds="6 brick")
    assert activations(game) == []
    refused(game, "activate red", "nothing-to-gain", "W5", resource="stone")
    game = moved(tiles="red die-white", market="7 gold")
    set_supply(game, "gold", 0)
    refused(game, "activate red", "nothing-to-gain", "W5", resource="gold")


@pytest.mark.clause("W5", "M5")
def test_rubles_and_recognition_need_no_room() -> None:
    for resource in ("rubles", "recognition"):
        game = moved(tiles=f"red {resource}", holds="6 brick")
        assert activations(game) == ["activate red"]


@pytest.mark.clause("W5", "M5", "C5")
@pytest.mark.parametrize("why", ["no room", "no supply"])
def test_a_placed_tile_that_brings_nothing_asks_nothing(why: str) -> None:
    game = planned([3, 3, 3, 3], red={"rubles": 9, "holds": "6 brick" if why == "no room" else ""})
    if why == "no supply":
        set_supply(game, "amethyst", 0)
    lay_tile(game, "A1", "amethyst")
    play(game, "claim A1", "banner reserve", "place green up")
    assert legal_words(game) == ["end"]
    refused(game, "take 0", "no-benefit", "W5")
    assert rubles(game, "red") == 7


@pytest.mark.clause("W5")
@pytest.mark.parametrize("before", [[], ["market red"], ["claim A1", "banner reserve"]])
def test_without_a_benefit_nothing_is_taken(before: list[str]) -> None:
    refused(play(position(2), *before), "take 0", "no-benefit", "W5")


@pytest.mark.clause("W5", "M5")
def test_with_a_benefit_open_nothing_held_can_be_thrown_away() -> None:
    game = play(moved(tiles="red stone", holds="5 brick", score=30), "activate red")
    assert verbs(game) == {"take", "exchange", "reroll"}


@pytest.mark.clause("W5", "T2", "T3")
@pytest.mark.parametrize(
    "interlude", [["exchange"], ["reroll 7", "roll white 6"], ["exchange", "reroll 2", "roll red 2"]]
)
def test_what_can_be_taken_is_fixed_when_the_benefit_arises(interlude: list[str]) -> None:
    game = told(moved(tiles="red die-white", market="7 stone", score=30, holds="brick"))
    play(game, "activate red")
    play(game, *interlude)
    assert takes(game) == ["take 0", "take 1", "take 2"]
    play(game, "take 2")
    assert holds(game, "red") == {"brick": 1, "stone": 2}
    assert verbs(game) >= {"end", "pray"}


@pytest.mark.clause("W5", "I5")
def test_a_commissioned_tile_is_taken_in_part_as_well() -> None:
    game = moved(tiles="blue lumber", cards="1 merchants-2")
    play(game, "commission blue", "take 1")
    assert holds(game, "red") == {"lumber": 1}
    assert "end" in legal_words(game)


@pytest.mark.clause("W2", "I5")
def test_a_tile_activated_this_turn_can_be_commissioned_too() -> None:
    game = moved(tiles="red rubles", cards="1 merchants-2")
    play(game, "activate red", "commission red")
    assert rubles(game, "red") == 14


@pytest.mark.clause("W5", "C2")
def test_a_benefit_after_a_claim_goes_back_to_the_end_of_the_turn_and_one_in_the_market_to_the_market() -> None:
    game = planned([3, 3, 3, 3], red={"rubles": 9})
    lay_tile(game, "A1", "gold")
    play(game, "claim A1", "banner reserve", "place green up", "take 0")
    assert legal_words(game) == ["end"]
    game = play(moved(tiles="red gold", market="2 rubles"), "activate red", "take 0")
    assert {"gather", "pray", "donate", "end"} <= verbs(game)


@pytest.mark.clause("W2", "M5")
def test_a_delivery_that_makes_room_makes_a_tile_worth_activating_again() -> None:
    game = position(
        2,
        red={"rubles": 10, "tiles": "red stone", "holds": "6 brick"},
        dice=ALONE["red"],
        cards="1 teamsters-1",
    )
    claimed(game, "red", "A1", cost="2 brick")
    finished(game, "blue", "B1")
    play(game, "market red")
    assert activations(game) == []
    play(game, "haul", "deliver brick A1")
    assert activations(game) == ["activate red"]
    play(game, "activate red")
    assert takes(game) == ["take 0", "take 1"]
