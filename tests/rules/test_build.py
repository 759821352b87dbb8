"""B. Build: delivering materials, completing sections and the tsar's displeasure."""

import pytest

import redcathedral as rc
from positions import (
    allowed,
    claimed,
    finished,
    holds,
    legal_words,
    planned,
    play,
    position,
    prestige,
    refused,
    rubles,
    score,
    section,
    supply,
    verbs,
)
from redcathedral.kernel.box import cards_in_order

THREE = ["blue", "red", "yellow"]


def reward(game: rc.Game, name: str, recognition: int, coins: int = 0) -> None:
    """Print another reward on a section's card."""
    game.state.reward_recognition[section(name)] = recognition
    game.state.reward_rubles[section(name)] = coins


def almost(game: rc.Game, color: str, name: str, *, recognition: int = 0, coins: int = 0) -> None:
    """Leave a section one brick short of complete."""
    claimed(game, color, name, cost="lumber, brick", delivered="lumber")
    reward(game, name, recognition, coins)


def give_brick(game: rc.Game, color: str) -> None:
    seat = game.seats.index(color)
    game.state.inventory[seat, 1] += 1
    game.state.supply[1] -= 1


def its_turn(game: rc.Game, color: str) -> None:
    """Let the other seats claim nothing and build nothing until a color is to move."""
    while game.to_move != color:
        free = [ply for ply in legal_words(game) if ply.startswith("market") and "+" not in ply]
        play(game, free[0], "end")


def on_section(game: rc.Game, name: str) -> list[int]:
    tower, level = section(name)
    return [game.state.delivered[tower, level, material] for material in range(6)]


# B1


@pytest.mark.clause("B1")
@pytest.mark.parametrize("deliveries", [1, 2, 3])
def test_a_build_delivers_one_to_three_materials(deliveries: int) -> None:
    game = position(2, red={"holds": "4 lumber"})
    claimed(game, "red", "A1", cost="4 lumber")
    for _ in range(deliveries):
        game.play("deliver lumber A1")
    assert on_section(game, "A1") == [deliveries, 0, 0, 0, 0, 0]
    assert holds(game, "red") == {"lumber": 4 - deliveries}
    game.play("end")
    assert game.to_move == "blue"


@pytest.mark.clause("B1")
def test_a_fourth_delivery_is_refused() -> None:
    game = position(2, red={"holds": "4 lumber"})
    claimed(game, "red", "A1", cost="4 lumber")
    play(game, *["deliver lumber A1"] * 3)
    refused(game, "deliver lumber A1", "no-deliveries", "B1")
    assert "deliver" not in verbs(game)


@pytest.mark.clause("B1")
def test_a_build_without_a_delivery_is_no_action() -> None:
    game = position(2, red={"holds": "lumber"})
    claimed(game, "red", "A1", cost="4 lumber")
    refused(game, "end", "nothing-done", "T1")


@pytest.mark.clause("B1")
def test_a_build_is_the_turns_one_action() -> None:
    game = position(2, red={"holds": "2 lumber"}, dice="white 1 1")
    claimed(game, "red", "A1", cost="4 lumber")
    game.play("deliver lumber A1")
    refused(game, "claim B1", "action-taken", "T1")
    refused(game, "market white", "action-taken", "T1")
    assert verbs(game) == {"deliver", "end"}


@pytest.mark.clause("B1")
def test_nothing_is_delivered_after_another_action() -> None:
    game = position(2, red={"holds": "2 lumber"}, dice="white 1 1", cards="1 clergy-1")
    claimed(game, "red", "A1", cost="4 lumber")
    game.play("market white")
    refused(game, "deliver lumber A1", "action-taken", "T1")


@pytest.mark.clause("B1")
def test_the_next_build_has_three_deliveries_again() -> None:
    game = position(2, red={"holds": "6 lumber"})
    claimed(game, "red", "A1", cost="4 lumber")
    claimed(game, "red", "B1", cost="4 lumber")
    play(game, *["deliver lumber A1"] * 3, "end")
    its_turn(game, "red")
    play(game, *["deliver lumber B1"] * 3)
    assert on_section(game, "B1")[0] == 3


# B2


@pytest.mark.clause("B2")
def test_deliveries_go_to_own_incomplete_sections_that_need_the_material() -> None:
    game = planned([2, 4, 4, 2], red={"holds": "lumber, 2 brick, gold, emerald"})
    claimed(game, "red", "A1", cost="lumber, brick", delivered="lumber")
    claimed(game, "red", "B1", cost="2 brick, gold")
    finished(game, "red", "C1")
    claimed(game, "blue", "D1", cost="lumber, gold")
    deliveries = [ply for ply in legal_words(game) if ply.startswith("deliver")]
    assert sorted(deliveries) == ["deliver brick A1", "deliver brick B1", "deliver gold B1"]


@pytest.mark.clause("B2")
def test_a_rivals_or_nobodys_section_takes_no_delivery() -> None:
    game = position(2, red={"holds": "lumber"})
    claimed(game, "blue", "A1", cost="lumber, brick")
    refused(game, "deliver lumber A1", "not-your-banner", "B2", section="A1", owner="blue")
    refused(game, "deliver lumber B1", "not-your-banner", "B2", section="B1", owner="nobody")


@pytest.mark.clause("B2")
def test_a_complete_section_takes_no_delivery() -> None:
    game = position(2, red={"holds": "lumber"})
    finished(game, "red", "A1")
    refused(game, "deliver lumber A1", "section-complete", "B2", section="A1")


@pytest.mark.clause("B2")
def test_a_material_not_listed_is_not_needed() -> None:
    game = position(2, red={"holds": "gold"})
    claimed(game, "red", "A1", cost="lumber, brick")
    refused(game, "deliver gold A1", "not-needed", "B2", section="A1", material="gold")


@pytest.mark.clause("B2")
def test_no_more_of_a_material_than_the_card_lists() -> None:
    game = position(2, red={"holds": "3 brick"})
    claimed(game, "red", "A1", cost="lumber, 2 brick")
    play(game, "deliver brick A1", "deliver brick A1")
    refused(game, "deliver brick A1", "not-needed", "B2", section="A1", material="brick")


@pytest.mark.clause("B2")
def test_a_material_must_be_held() -> None:
    game = position(2, red={"holds": "brick"})
    claimed(game, "red", "A1", cost="lumber, brick")
    refused(game, "deliver lumber A1", "not-held", "B2", material="lumber")


@pytest.mark.clause("B2")
def test_a_section_outside_the_plan_is_refused() -> None:
    game = planned([2, 4, 4, 2], red={"holds": "lumber"})
    refused(game, "deliver lumber A3", "no-such-section", "S7", section="A3")
    refused(game, "deliver lumber E1", "no-such-section", "S7", section="E1")


@pytest.mark.clause("B2")
def test_deliveries_may_be_mixed_and_lie_on_sections_that_stay_incomplete() -> None:
    game = position(2, red={"holds": "lumber, brick, gold"})
    claimed(game, "red", "A1", cost="2 lumber, brick")
    claimed(game, "red", "B1", cost="2 gold, brick")
    before = supply(game, "gold")
    play(game, "deliver lumber A1", "deliver gold B1", "deliver brick A1", "end")
    assert on_section(game, "A1") == [1, 1, 0, 0, 0, 0]
    assert on_section(game, "B1") == [0, 0, 0, 1, 0, 0]
    assert supply(game, "gold") == before
    assert score(game, "red") == 2


# B3


@pytest.mark.clause("B3")
def test_a_complete_section_pays_its_owner_and_gives_its_materials_back() -> None:
    game = position(2, red={"holds": "stone", "rubles": 1, "score": 3})
    claimed(game, "red", "A1", cost="brick, 2 stone", delivered="brick, stone")
    reward(game, "A1", 4, 2)
    supplied = supply(game, "brick"), supply(game, "stone")
    game.play("deliver stone A1")
    assert (score(game, "red"), rubles(game, "red")) == (7, 3)
    assert (supply(game, "brick"), supply(game, "stone")) == (supplied[0] + 1, supplied[1] + 2)
    assert on_section(game, "A1") == [0] * 6
    assert game.state.complete[section("A1")] == 1
    assert game.state.owner[section("A1")] == game.seats.index("red")


@pytest.mark.clause("B3")
def test_a_section_pays_nothing_before_its_last_material() -> None:
    game = position(2, red={"holds": "brick, 2 stone", "rubles": 1, "score": 3})
    claimed(game, "red", "A1", cost="brick, 2 stone")
    reward(game, "A1", 4, 2)
    play(game, "deliver stone A1", "deliver stone A1")
    assert (score(game, "red"), rubles(game, "red"), game.state.complete[section("A1")]) == (3, 1, 0)
    game.play("deliver brick A1")
    assert (score(game, "red"), rubles(game, "red"), game.state.complete[section("A1")]) == (7, 3, 1)


@pytest.mark.clause("B3")
@pytest.mark.parametrize("name", ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D3"])
def test_a_section_takes_and_pays_what_the_edition_prints(name: str) -> None:
    game = planned([3, 3, 3, 3], red={"score": 0, "rubles": 0})
    s, (tower, level) = game.state, section(name)
    printed = {card.id: card for card in game.edition.cards}
    card = printed[cards_in_order(game.edition)[game.deal.card[tower, level]]]
    claimed(game, "red", name)
    for material, number in enumerate(card.cost):
        s.inventory[0, material] = number
        s.supply[material] -= number
    for delivery in range(sum(card.cost)):
        if delivery == 3:
            game.play("end")
            its_turn(game, "red")
        assert game.state.complete[tower, level] == 0
        game.play(next(ply for ply in legal_words(game) if ply.startswith("deliver")))
    assert (score(game, "red"), rubles(game, "red")) == (card.recognition, card.rubles)
    assert holds(game, "red") == {}


@pytest.mark.clause("B3")
def test_two_sections_can_be_completed_in_one_build() -> None:
    game = position(2, red={"holds": "2 brick", "score": 2, "rubles": 0})
    almost(game, "red", "A1", recognition=3, coins=1)
    almost(game, "red", "B1", recognition=4, coins=2)
    play(game, "deliver brick A1", "deliver brick B1")
    assert (score(game, "red"), rubles(game, "red")) == (9, 3)


# B4


@pytest.mark.clause("B4")
def test_the_first_worked_tower_costs_blue_one_and_then_three() -> None:
    game = planned([3, 4, 4, 4, 3], 3, colors=["red", "yellow", "blue"], blue={"score": 20}, red={"holds": "brick"})
    claimed(game, "blue", "D1", cost="4 lumber")
    almost(game, "red", "D2")
    claimed(game, "blue", "D3", cost="4 lumber")
    almost(game, "yellow", "D4")
    give_brick(game, "yellow")
    play(game, "deliver brick D2", "end")
    assert score(game, "blue") == 19
    play(game, "deliver brick D4")
    assert score(game, "blue") == 16


@pytest.mark.clause("B4")
def test_the_second_worked_tower_costs_blue_one_and_then_two() -> None:
    game = planned([3, 4, 4, 4, 3], 3, colors=["blue", "yellow", "red"], blue={"score": 20, "holds": "brick"})
    claimed(game, "blue", "D1", cost="4 lumber")
    finished(game, "red", "D2")
    almost(game, "blue", "D3", recognition=5)
    almost(game, "yellow", "D4")
    give_brick(game, "yellow")
    play(game, "deliver brick D3", "end")
    assert score(game, "blue") == 20 + 5 - 1
    play(game, "deliver brick D4")
    assert score(game, "blue") == 20 + 5 - 1 - 2


@pytest.mark.clause("B4")
def test_completing_above_a_rival_costs_the_rival_recognition() -> None:
    game = position(2, red={"holds": "brick", "score": 2}, blue={"score": 9})
    claimed(game, "blue", "B1", cost="4 lumber")
    almost(game, "red", "B2", recognition=4)
    game.play("deliver brick B2")
    assert (score(game, "red"), score(game, "blue")) == (6, 8)


@pytest.mark.clause("B4")
def test_completing_above_an_own_section_costs_nothing() -> None:
    game = position(2, red={"holds": "brick", "score": 2})
    claimed(game, "red", "B1", cost="4 lumber")
    almost(game, "red", "B2", recognition=4)
    game.play("deliver brick B2")
    assert score(game, "red") == 6


@pytest.mark.clause("B4")
def test_complete_sections_below_cost_nothing() -> None:
    game = position(2, red={"holds": "brick"}, blue={"score": 9})
    finished(game, "blue", "B1")
    almost(game, "red", "B2")
    game.play("deliver brick B2")
    assert score(game, "blue") == 9


@pytest.mark.clause("B4")
def test_sections_above_and_in_other_towers_cost_nothing() -> None:
    game = planned([2, 4, 4, 2], red={"holds": "brick"}, blue={"score": 9})
    almost(game, "red", "B1")
    claimed(game, "blue", "B2", cost="4 lumber")
    claimed(game, "blue", "C1", cost="4 lumber")
    game.play("deliver brick B1")
    assert score(game, "blue") == 9


@pytest.mark.clause("B4")
def test_every_complete_section_above_counts_also_one_above_the_section_just_completed() -> None:
    game = planned([3, 4, 4, 4, 3], 3, colors=THREE, blue={"holds": "brick"}, red={"score": 20}, yellow={"score": 20})
    claimed(game, "red", "D1", cost="4 lumber")
    almost(game, "blue", "D2")
    claimed(game, "yellow", "D3", cost="4 lumber")
    finished(game, "yellow", "D4")
    game.play("deliver brick D2")
    assert score(game, "red") == 18  # D2 and D4 stand above D1
    assert score(game, "yellow") == 20  # D3 is not below D2


@pytest.mark.clause("B4")
def test_one_completion_can_cost_several_owners_each_for_all_of_their_sections() -> None:
    game = planned(
        [3, 4, 4, 4, 3], 3, colors=THREE, blue={"holds": "brick", "score": 2}, red={"score": 20}, yellow={"score": 20}
    )
    claimed(game, "red", "D1", cost="4 lumber")
    claimed(game, "yellow", "D2", cost="4 lumber")
    claimed(game, "red", "D3", cost="4 lumber")
    almost(game, "blue", "D4", recognition=6)
    game.play("deliver brick D4")
    assert (score(game, "blue"), score(game, "red"), score(game, "yellow")) == (8, 18, 19)


@pytest.mark.clause("B4", "P1")
def test_the_reward_comes_before_the_loss_and_no_marker_falls_below_zero() -> None:
    game = planned([3, 4, 4, 4, 3], 3, colors=THREE, blue={"holds": "brick", "score": 0}, yellow={"score": 1})
    claimed(game, "blue", "D1", cost="4 lumber")
    finished(game, "red", "D2")
    claimed(game, "yellow", "D3", cost="4 lumber")
    almost(game, "blue", "D4", recognition=3)
    game.play("deliver brick D4")
    assert score(game, "blue") == 2  # 3 gained, then 1 lost; the other way round it would be 3
    assert score(game, "yellow") == 0


@pytest.mark.clause("B4", "P1")
def test_a_loss_greater_than_the_score_stops_at_zero() -> None:
    game = planned([3, 4, 4, 4, 3], 3, colors=THREE, blue={"holds": "brick"}, yellow={"score": 1})
    claimed(game, "yellow", "D1", cost="4 lumber")
    finished(game, "red", "D2")
    finished(game, "red", "D3")
    almost(game, "blue", "D4")
    game.play("deliver brick D4")
    assert score(game, "yellow") == 0


@pytest.mark.clause("B4", "E1")
def test_the_sixth_section_still_costs_those_below() -> None:
    game = planned([3, 3, 3, 3], red={"holds": "brick", "score": 2}, blue={"score": 20})
    for name in ("A1", "A2", "A3", "B1", "B2"):
        finished(game, "red", name)
    claimed(game, "blue", "C1", cost="4 lumber")
    almost(game, "red", "C2", recognition=4)
    game.play("deliver brick C2")
    assert score(game, "red") == 17  # 6, then three prestige spaces on: 9, 13, 17
    assert score(game, "blue") == 19


# B5


@pytest.mark.clause("B5", "D1", "B4")
def test_deliveries_left_after_a_completion_may_decorate_the_section_just_completed() -> None:
    """The rulebook's combined example: gold completes a middle worth 4 and 2, stone and a jewel make its arch."""
    game = planned(
        [3, 4, 4, 4, 3],
        3,
        colors=["yellow", "green", "red"],
        yellow={"holds": "gold, stone, emerald", "score": 2, "rubles": 0},
        green={"score": 20},
    )
    claimed(game, "green", "B1", cost="4 lumber")
    claimed(game, "yellow", "B2", cost="lumber, gold", delivered="lumber")
    reward(game, "B2", 4, 2)
    refused(game, "ornament B2 emerald", "section-incomplete", "D1", section="B2")
    game.play("deliver gold B2")
    assert (score(game, "yellow"), rubles(game, "yellow"), score(game, "green")) == (6, 2, 19)
    game.play("ornament B2 emerald")
    assert (score(game, "yellow"), prestige(game, "yellow")) == (9, 2)
    assert game.state.ornament[section("B2")] == 0
    assert verbs(game) == {"exchange", "reroll", "end"}


@pytest.mark.clause("B5", "B2")
def test_deliveries_left_after_a_completion_may_go_to_another_section() -> None:
    game = position(2, red={"holds": "brick, 2 gold"})
    almost(game, "red", "A1")
    claimed(game, "red", "B1", cost="3 gold")
    play(game, "deliver brick A1", "deliver gold B1", "deliver gold B1")
    assert on_section(game, "B1")[3] == 2


@pytest.mark.clause("B5")
def test_nobody_has_to_use_all_deliveries() -> None:
    game = position(2, red={"holds": "brick, gold"})
    almost(game, "red", "A1")
    claimed(game, "red", "B1", cost="3 gold")
    game.play("deliver brick A1")
    assert allowed(game, "deliver gold B1")
    game.play("end")
    assert game.to_move == "blue"
