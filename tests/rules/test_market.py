"""M. Market: moving a die, gathering where it stops, and the roll at the end of the turn."""

from itertools import permutations

import pytest

import redcathedral as rc
from positions import (
    allowed,
    change_seat,
    claimed,
    finished,
    holds,
    legal_words,
    play,
    position,
    put_dice,
    refused,
    rubles,
    score,
    set_supply,
    supply,
    verbs,
)
from redcathedral import words
from redcathedral.errors import NotationError


def where(game: rc.Game, die: str) -> int:
    return game.state.die_space[words.DICE.index(die)] + 1


def shows(game: rc.Game, die: str) -> int:
    return game.state.die_value[words.DICE.index(die)]


def market_plies(game: rc.Game) -> list[str]:
    return sorted(ply for ply in legal_words(game) if ply.startswith("market"))


def gathers(game: rc.Game) -> list[str]:
    return [ply for ply in legal_words(game) if ply.startswith("gather")]


def spread(die: str, space: int, value: int) -> str:
    """Say where one die lies and strew the others so that no space is ever full."""
    others = [f"{other} {2 * k + 1} 1" for k, other in enumerate(other for other in words.DICE if other != die)]
    return ", ".join([f"{die} {space} {value}", *others])


def waiting(game: rc.Game) -> rc.Game:
    """Leave the rolls to the test."""
    game.chance = None
    return game


# M1


@pytest.mark.clause("M1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("start", [1, 5])
def test_a_die_moves_forward_by_exactly_its_value(value: int, start: int) -> None:
    game = position(2, dice=spread("green", start, value))
    game.play("market green")
    assert where(game, "green") == (start - 1 + value) % 8 + 1
    assert shows(game, "green") == value


@pytest.mark.clause("M1")
@pytest.mark.parametrize("die", words.DICE)
def test_any_die_may_be_chosen(die: str) -> None:
    game = position(2, red={"rubles": 0}, dice="red 1 1, blue 2 1, green 3 1, yellow 4 1, white 5 1")
    assert market_plies(game) == sorted(f"market {name}" for name in words.DICE)
    before = where(game, die)
    game.play(f"market {die}")
    assert where(game, die) == before + 1
    assert rubles(game, "red") == 0


@pytest.mark.clause("M1")
@pytest.mark.parametrize("die", ["red", "white"])
@pytest.mark.parametrize("extra", range(8))
def test_the_own_and_the_white_die_go_up_to_seven_further_for_a_ruble_each(die: str, extra: int) -> None:
    game = position(2, red={"rubles": 9}, dice=spread(die, 1, 1))
    game.play(f"market {die} +{extra}" if extra else f"market {die}")
    assert where(game, die) == (1 + extra) % 8 + 1
    assert rubles(game, "red") == 9 - extra


@pytest.mark.clause("M1")
def test_eight_spaces_further_is_no_ply() -> None:
    game = position(2, red={"rubles": 20}, dice="white 1 1")
    with pytest.raises(NotationError):
        game.play("market white +8")


@pytest.mark.clause("M1")
def test_extra_spaces_must_be_paid() -> None:
    game = position(2, red={"rubles": 2}, dice="white 1 1, red 3 1")
    assert allowed(game, "market white +2")
    refused(game, "market white +3", "steps-too-dear", "M1", steps=3, have=2)
    refused(game, "market red +7", "steps-too-dear", "M1", steps=7, have=2)
    change_seat(game, "red", rubles=0)
    assert allowed(game, "market white")
    refused(game, "market white +1", "steps-too-dear", "M1", steps=1, have=0)


@pytest.mark.clause("M1")
def test_with_seven_rubles_every_number_of_extra_spaces_is_listed() -> None:
    game = position(2, red={"rubles": 7}, dice="red 1 1, blue 2 1, green 3 1, yellow 4 1, white 5 1")
    further = [f"market {die} +{extra}" for die in ("red", "white") for extra in range(1, 8)]
    assert market_plies(game) == sorted([f"market {die}" for die in words.DICE] + further)


@pytest.mark.clause("M1")
@pytest.mark.parametrize("die", ["blue", "green", "yellow"])
def test_a_rivals_die_and_one_nobody_plays_move_exactly_their_value(die: str) -> None:
    game = position(2, red={"rubles": 9}, dice=f"{die} 1 1")
    refused(game, f"market {die} +1", "not-your-die", "M1", die=die)


@pytest.mark.clause("M1")
def test_the_own_die_follows_the_color_and_not_the_seat() -> None:
    game = position(2, colors=["green", "yellow"], green={"rubles": 9}, dice="red 1 1, blue 2 1, green 3 1, yellow 4 1")
    assert allowed(game, "market green +1")
    for die in ("red", "blue", "yellow"):
        refused(game, f"market {die} +1", "not-your-die", "M1", die=die)
    play(game, "market green", "end")
    game.state.rubles[1] = 9
    put_dice(game, "red 1 1, blue 2 1, green 3 1, yellow 4 1")
    assert allowed(game, "market yellow +1")
    refused(game, "market green +1", "not-your-die", "M1", die="green")


@pytest.mark.clause("M1")
@pytest.mark.parametrize(("value", "extra"), [(1, 7), (4, 4), (6, 2)])
def test_a_die_may_come_all_the_way_round_to_its_own_space(value: int, extra: int) -> None:
    game = position(2, red={"rubles": 7}, dice=f"white 3 {value}", market="3 lumber")
    game.play(f"market white +{extra}")
    assert where(game, "white") == 3
    assert gathers(game) == ["gather 1", "gather 2"]


@pytest.mark.clause("M1", "T2")
def test_prestige_exchanged_first_can_pay_the_way() -> None:
    game = position(2, red={"rubles": 0, "score": 9}, dice="white 1 1")
    refused(game, "market white +2", "steps-too-dear", "M1", steps=2, have=0)
    play(game, "exchange", "market white +2")
    assert (rubles(game, "red"), where(game, "white")) == (0, 4)


# M2


@pytest.mark.clause("M2")
def test_a_die_may_not_stop_where_three_others_lie() -> None:
    game = position(2, red={"rubles": 5}, dice="white 1 3, red 3 1, blue 4 1, green 4 1, yellow 4 1")
    refused(game, "market white", "space-full", "M2", space=4)
    refused(game, "market red", "space-full", "M2", space=4)
    assert allowed(game, "market white +1")  # it may pass over them
    game.play("market white +1")
    assert (where(game, "white"), rubles(game, "red")) == (5, 4)


@pytest.mark.clause("M2")
def test_extra_spaces_do_not_lead_onto_a_full_space_either() -> None:
    game = position(2, red={"rubles": 5}, dice="white 7 1, red 5 1, blue 2 1, green 2 1, yellow 2 1")
    assert allowed(game, "market white")
    refused(game, "market white +2", "space-full", "M2", space=2)
    assert market_plies(game) == sorted(
        ["market blue", "market green", "market yellow"]
        + ["market white"]
        + [f"market white +{extra}" for extra in (1, 3, 4, 5)]
        + ["market red"]
        + [f"market red +{extra}" for extra in (1, 2, 3, 5)]
    )


@pytest.mark.clause("M2")
def test_a_die_may_stop_where_two_others_lie() -> None:
    game = position(2, dice="white 1 3, blue 4 1, green 4 1, yellow 6 1", market="4 lumber")
    game.play("market white")
    assert gathers(game) == [f"gather {number}" for number in range(1, 7)]  # 2 for each of three dice


@pytest.mark.clause("M2", "M1")
def test_a_die_on_a_space_of_three_may_come_round_to_it_again() -> None:
    game = position(2, red={"rubles": 7}, dice="white 4 1, blue 4 1, green 4 1, yellow 6 1", market="4 recognition")
    game.play("market white +7")
    assert where(game, "white") == 4
    game.play("gather")
    assert score(game, "red") == 2 + 3


# M3


def three_actions(color_tile: str = "red rubles") -> rc.Game:
    """A red die on a gold space with the clergy's `pray`, and a red tile worth 2 rubles."""
    return position(
        2,
        red={"rubles": 0, "score": 2, "tiles": color_tile},
        dice="red 1 1, blue 2 1",
        market="2 gold",
        cards="1 clergy-1",
    )


@pytest.mark.clause("M3")
@pytest.mark.parametrize("order", list(permutations(["gather 2", "pray", "activate red"])))
def test_gather_influence_and_activate_come_in_any_order(order: tuple[str, ...]) -> None:
    game = three_actions()
    play(game, "market red", *order)
    assert (holds(game, "red"), score(game, "red"), rubles(game, "red")) == ({"gold": 2}, 3, 2)
    assert legal_words(game) == ["end"]


@pytest.mark.clause("M3")
def test_none_of_the_market_actions_is_compulsory() -> None:
    game = three_actions()
    game.play("market red")
    assert verbs(game) == {"gather", "activate", "pray", "end"}
    game.play("end")
    assert (holds(game, "red"), score(game, "red"), rubles(game, "red")) == ({}, 2, 0)
    assert game.to_move == "blue"


@pytest.mark.clause("M3")
def test_each_market_action_is_done_at_most_once() -> None:
    game = three_actions()
    play(game, "market red", "gather 1")
    refused(game, "gather 1", "gathered-already", "M3")
    game.play("activate red")
    refused(game, "activate red", "activated-already", "M3")
    game.play("pray")
    assert not allowed(game, "pray")


@pytest.mark.clause("M3")
def test_market_actions_need_a_moved_die() -> None:
    game = three_actions()
    for ply in ("gather 1", "activate red", "pray"):
        refused(game, ply, "not-in-market", "M3")


@pytest.mark.clause("M3", "T1")
def test_only_one_die_is_moved_in_a_turn() -> None:
    game = three_actions()
    game.play("market red")
    refused(game, "market blue", "action-taken", "T1")


# M4


@pytest.mark.clause("M4")
@pytest.mark.parametrize(
    ("resource", "amount"), [("lumber", 2), ("brick", 2), ("stone", 2), ("gold", 1), ("emerald", 1), ("amethyst", 1)]
)
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_materials_are_gathered_for_every_die_on_the_space(resource: str, amount: int, dice: int) -> None:
    others = ["", ", green 2 1", ", green 2 1, yellow 2 1"][dice - 1]
    game = position(2, dice="red 1 1" + others, market=f"2 {resource}")
    game.play("market red")
    assert gathers(game) == [f"gather {number}" for number in range(1, amount * dice + 1)]
    before = supply(game, resource)
    game.play(f"gather {amount * dice}")
    assert holds(game, "red") == {resource: amount * dice}
    assert supply(game, resource) == before - amount * dice


@pytest.mark.clause("M4")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_less_of_a_material_may_be_gathered(number: int) -> None:
    game = position(2, dice="red 1 1, green 2 1", market="2 brick")
    play(game, "market red", f"gather {number}")
    assert holds(game, "red") == {"brick": number}
    refused(game, "gather 1", "gathered-already", "M3")


@pytest.mark.clause("M4")
def test_no_more_than_the_dice_give_is_gathered() -> None:
    game = position(2, dice="red 1 1, green 2 1", market="2 brick")
    game.play("market red")
    refused(game, "gather 5", "gather-too-much", "M4", most=4, resource="brick", amount=2, dice=2)
    refused(game, "gather", "gather-counted", "M4", resource="brick", most=4)


@pytest.mark.clause("M4")
@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize(("resource", "amount"), [("rubles", 2), ("recognition", 1)])
def test_rubles_and_recognition_are_gathered_in_full(dice: int, resource: str, amount: int) -> None:
    others = ["", ", green 2 1", ", green 2 1, yellow 2 1"][dice - 1]
    game = position(2, red={"rubles": 0, "score": 2}, dice="red 1 1" + others, market=f"2 {resource}")
    game.play("market red")
    assert gathers(game) == ["gather"]
    refused(game, f"gather {amount * dice}", "gather-uncounted", "M4", resource=resource)
    game.play("gather")
    gained = rubles(game, "red") if resource == "rubles" else score(game, "red") - 2
    assert gained == amount * dice
    refused(game, "gather", "gathered-already", "M3")


@pytest.mark.clause("M4")
def test_a_die_that_left_no_longer_counts_at_its_old_space() -> None:
    game = position(2, red={"rubles": 0}, dice="red 1 1, green 1 3", market="1 lumber, 2 rubles")
    play(game, "market red", "gather")
    assert rubles(game, "red") == 2


# M5


@pytest.mark.clause("M5", "S2")
def test_an_inventory_starts_with_six_open_spaces() -> None:
    game = position(2, dice="red 1 1, green 2 1, yellow 2 1", market="2 stone")
    play(game, "market red", "gather 6")
    assert holds(game, "red") == {"stone": 6}


@pytest.mark.clause("M5")
@pytest.mark.parametrize("room", [1, 3])
def test_materials_are_limited_by_free_inventory_spaces(room: int) -> None:
    game = position(2, red={"holds": f"{6 - room} gold"}, dice="red 1 1, green 2 1", market="2 stone")
    game.play("market red")
    assert gathers(game) == [f"gather {number}" for number in range(1, room + 1)]
    refused(game, f"gather {room + 1}", "gather-too-much", "M4", most=room)


@pytest.mark.clause("M5")
def test_with_a_full_inventory_nothing_is_gathered_and_nothing_thrown_away() -> None:
    game = position(2, red={"holds": "6 gold"}, dice="red 1 1, green 2 1", market="2 stone", cards="1 clergy-1")
    game.play("market red")
    refused(game, "gather 1", "gather-no-room", "M5")
    refused(game, "gather", "gather-no-room", "M5")
    assert verbs(game) == {"pray", "donate", "end"}
    assert holds(game, "red") == {"gold": 6}


@pytest.mark.clause("M5", "C2")
def test_a_banner_taken_from_the_inventory_opens_a_space() -> None:
    game = position(
        2, red={"holds": "6 gold", "banners": {"inventory": 3}}, dice="red 1 1, green 2 1", market="2 stone"
    )
    game.play("market red")
    assert gathers(game) == ["gather 1"]


@pytest.mark.clause("M5")
def test_ten_materials_fit_when_all_banners_have_left_the_inventory() -> None:
    game = position(2, red={"holds": "6 gold", "banners": {"inventory": 0}}, dice="red 1 1, green 2 1, yellow 2 1")
    put_dice(game, "red 1 1, green 2 1, yellow 2 1")
    game.state.market_resource[1], game.state.market_amount[1] = words.RESOURCES.index("stone"), 2
    game.play("market red")
    assert gathers(game) == [f"gather {number}" for number in range(1, 5)]


@pytest.mark.clause("M5")
@pytest.mark.parametrize("left", [1, 3])
def test_materials_are_limited_by_the_supply(left: int) -> None:
    game = position(2, dice="red 1 1, green 2 1", market="2 stone")
    set_supply(game, "stone", left)
    game.play("market red")
    assert gathers(game) == [f"gather {number}" for number in range(1, left + 1)]
    refused(game, f"gather {left + 1}", "gather-too-much", "M4", most=left)
    game.play(f"gather {left}")
    assert supply(game, "stone") == 0


@pytest.mark.clause("M5")
def test_an_empty_supply_gives_nothing() -> None:
    game = position(2, dice="red 1 1", market="2 stone")
    set_supply(game, "stone", 0)
    game.play("market red")
    refused(game, "gather 1", "gather-no-supply", "M5", resource="stone")


@pytest.mark.clause("M5", "I2", "I3")
def test_room_made_by_selling_first_can_be_filled_by_gathering() -> None:
    game = position(2, red={"holds": "6 gold"}, dice="red 1 1", market="2 stone", cards="1 craftsmen-1")
    game.play("market red")
    assert gathers(game) == []
    game.play("sell gold")
    assert gathers(game) == ["gather 1"]


# M6


@pytest.mark.clause("M6")
def test_all_dice_of_the_space_are_rolled_when_the_turn_ends_and_stay_there() -> None:
    game = waiting(position(2, dice="red 1 1, green 2 4, white 2 5, blue 3 6, yellow 5 6"))
    play(game, "market red", "end")
    assert game.to_move == "chance"
    assert len(legal_words(game)) == 6**3
    game.play("roll red 2 green 3 white 6")
    assert [(where(game, die), shows(game, die)) for die in words.DICE] == [(2, 2), (3, 6), (2, 3), (5, 6), (2, 6)]
    assert game.to_move == "blue"


@pytest.mark.clause("M6")
@pytest.mark.parametrize(("others", "results"), [("", 6), (", green 2 1", 36), (", green 2 1, yellow 2 1", 216)])
def test_every_result_of_one_two_or_three_dice_is_possible(others: str, results: int) -> None:
    game = waiting(position(2, dice="red 1 1" + others))
    play(game, "market red", "end")
    assert len(set(legal_words(game))) == results
    assert all(game.why(ply) is None for ply in legal_words(game))


@pytest.mark.clause("M6")
def test_only_the_dice_of_that_space_are_rolled() -> None:
    game = waiting(position(2, dice="red 1 1, green 2 4, blue 3 6"))
    play(game, "market red", "end")
    refused(game, "roll red 1", "wrong-dice", "M6", dice=("red", "green"))
    refused(game, "roll red 1 blue 1", "wrong-dice", "M6", dice=("red", "green"))
    refused(game, "roll red 1 blue 1 green 1", "wrong-dice", "M6", dice=("red", "green"))
    refused(game, "end", "chance-speaks", "M6")
    refused(game, "market blue", "chance-speaks", "M6")


@pytest.mark.clause("M6")
def test_no_dice_are_rolled_before_the_turn_ends_or_after_a_claim_or_a_build() -> None:
    game = waiting(position(2, red={"holds": "gold", "score": 2}, blue={"score": 2}, dice="red 1 1"))
    claimed(game, "red", "A1", cost="2 gold")
    refused(game, "roll red 1", "no-chance-due", "M6")
    play(game, "deliver gold A1", "end")
    assert game.to_move == "blue"
    play(game, "claim B1", "banner reserve", "place red down", "end")
    assert game.to_move == "red"
    game.play("market red")
    refused(game, "roll red 1", "no-chance-due", "M6")


@pytest.mark.clause("M6", "E1")
def test_the_dice_are_rolled_at_the_very_last_end_too() -> None:
    game = waiting(position(2, blue={"holds": "gold"}, dice="red 1 1, green 2 1"))
    for name in ("A1", "B1", "C1", "D1", "A2"):
        finished(game, "blue", name)
    claimed(game, "blue", "B2", cost="gold")
    play(game, "market red", "end", "roll red 1 green 1")
    play(game, "deliver gold B2", "end", "market red", "end")
    assert game.outcome is None
    assert game.to_move == "chance"
    game.play("roll red 5")
    assert shows(game, "red") == 5
    assert game.outcome is not None
    assert game.to_move is None


@pytest.mark.clause("M6", "T3")
def test_a_reroll_elsewhere_does_not_change_which_dice_are_rolled_at_the_end() -> None:
    game = waiting(position(2, red={"score": 9}, dice="red 1 1, green 2 4, blue 3 6"))
    play(game, "market red", "reroll 3", "roll blue 1", "end")
    refused(game, "roll blue 1", "wrong-dice", "M6", dice=("red", "green"))
    game.play("roll red 2 green 2")
    assert (shows(game, "red"), shows(game, "green"), shows(game, "blue")) == (2, 2, 1)
