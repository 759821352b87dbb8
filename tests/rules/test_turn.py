"""T. The turn: one action, and two free actions at any moment of it."""

from collections import Counter

import pytest

import redcathedral as rc
from positions import (
    change_seat,
    claimed,
    dice_at,
    finished,
    lay_tile,
    legal_words,
    planned,
    play,
    position,
    reason,
    refused,
    rubles,
    score,
    seat_of,
    told,
    verbs,
)
from redcathedral import words
from redcathedral.errors import IllegalPly, WrongSeat
from redcathedral.kernel import actions
from redcathedral.plies import ply_of

THREES = [3, 3, 3, 3]
DICE = "red 1 1, blue 2 3, green 2 5, yellow 5 2, white 7 6"  # red's die goes to space 2, where two others lie
WITH_DICE_BEFORE = ["reroll 1", "reroll 2", "reroll 5", "reroll 7"]
WITH_DICE_AFTER = ["reroll 2", "reroll 5", "reroll 7"]

# How to come to each phase of a turn in which a seat decides something, from the table of `ready`.
PHASES = {
    "start": [],
    "banner": ["claim B1"],
    "place": ["claim B1", "banner reserve"],
    "take after a claim": ["claim B1", "banner reserve", "place blue up"],
    "settled after a claim": ["claim B1", "banner reserve", "place blue down"],
    "settled after taking": ["claim B1", "banner reserve", "place blue up", "take 1"],
    "build": ["deliver lumber A1"],
    "build without deliveries left": ["deliver lumber A1", "deliver brick A1", "ornament C1"],
    "market": ["market red"],
    "market after gathering": ["market red", "gather 2"],
    "take after activating": ["market red", "activate red"],
    "take after a commission": ["market red", "commission yellow"],
    "market with a repeat open": ["market blue", "sell brick"],
    "haul": ["market white", "haul"],
    "haul after a delivery": ["market white", "haul", "deliver lumber A1"],
}
# The phases in which the turn may end.
MAY_END = {phase for phase in PHASES if phase.startswith(("settled", "build", "market"))}


def ready() -> rc.Game:
    """Red has rubles, prestige, materials, tiles and a claimed section, so that every phase can be reached."""
    game = planned(
        THREES,
        red={"score": 30, "rubles": 20, "holds": "2 lumber, 2 brick", "tiles": "red gold, yellow gold"},
        dice=DICE,
        market="2 stone, 5 rubles",
        cards="1 merchants-2, 3 craftsmen-1, 4 clergy-1, 2 teamsters-2",
    )
    claimed(game, "red", "A1", cost="2 lumber, 2 brick")
    finished(game, "blue", "C1")
    lay_tile(game, "B1", "stone")
    game.state.banners[seat_of(game, "red"), 0] = 4
    game.state.banners[seat_of(game, "red"), 1] = 1
    game.state.die_value[words.DICE.index("white")] = 4  # from space 7 to 3, the teamsters' quadrant
    return told(game)


def at(phase: str) -> rc.Game:
    return play(ready(), *PHASES[phase])


def rolls_again(game: rc.Game, space: int) -> str:
    """Tell a roll that shows what the dice of a space show now."""
    return "roll " + " ".join(f"{die} {value}" for die, (where, value) in dice_at(game).items() if where == space)


def check_listing(game: rc.Game) -> None:
    """The list rises strictly, and holds exactly the decisions that nothing forbids."""
    listed = game.legal_actions()
    assert listed == sorted(set(listed))
    assert listed == [action for action in range(actions.DECISIONS) if game.why(action) is None]
    assert [ply_of(ply).id for ply in legal_words(game)] == listed


# T1


@pytest.mark.clause("T1")
def test_a_turn_starts_with_the_three_actions_and_the_free_ones() -> None:
    assert verbs(ready()) == {"claim", "deliver", "ornament", "market", "exchange", "reroll"}


@pytest.mark.clause("T1", "T2", "T3")
@pytest.mark.parametrize("phase", PHASES)
def test_what_is_listed_is_what_nothing_forbids(phase: str) -> None:
    check_listing(at(phase))


@pytest.mark.clause("T1")
@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase in MAY_END or phase.startswith("haul")])
@pytest.mark.parametrize("second", ["claim D1", "market green", "market white +1"])
def test_a_turn_has_one_action_only(phase: str, second: str) -> None:
    refused(at(phase), second, "action-taken", "T1")


@pytest.mark.clause("T1")
@pytest.mark.parametrize("phase", ["settled after a claim", "market", "market after gathering"])
@pytest.mark.parametrize("second", ["deliver lumber A1", "ornament C1"])
def test_after_a_claim_or_in_the_market_nothing_is_built(phase: str, second: str) -> None:
    refused(at(phase), second, "action-taken", "T1")


@pytest.mark.clause("T1")
@pytest.mark.parametrize("phase", ["banner", "place", "take after a claim"])
@pytest.mark.parametrize("ply", ["end", "claim D1", "market green", "deliver lumber A1", "ornament C1"])
def test_what_is_pending_is_decided_first(phase: str, ply: str) -> None:
    refused(at(phase), ply, "something-pending", "T1")


@pytest.mark.clause("T1")
@pytest.mark.parametrize("phase", ["take after activating", "take after a commission"])
def test_a_benefit_in_the_market_is_taken_before_the_turn_ends(phase: str) -> None:
    refused(at(phase), "end", "something-pending", "T1")


@pytest.mark.clause("T1", "W5")
@pytest.mark.parametrize("phase", ["take after activating", "take after a commission"])
def test_a_pending_benefit_is_what_forbids_another_market_action(phase: str) -> None:
    game = at(phase)
    for ply in ("gather 2", "activate red", "commission yellow"):
        refused(game, ply, "something-pending", "T1")


@pytest.mark.clause("T1", "I4")
@pytest.mark.parametrize("phase", ["haul", "haul after a delivery"])
def test_an_open_haul_is_what_forbids_another_market_action(phase: str) -> None:
    game = at(phase)
    for ply in ("gather 1", "activate white1", "swap 1 2"):
        refused(game, ply, "haul-open", "I4")


@pytest.mark.clause("T1")
@pytest.mark.parametrize("phase", PHASES)
def test_a_turn_may_end_when_its_action_is_settled(phase: str) -> None:
    assert ("end" in legal_words(at(phase))) == (phase in MAY_END)


@pytest.mark.clause("T1", "I4")
@pytest.mark.parametrize("phase", ["haul", "haul after a delivery"])
def test_a_turn_does_not_end_in_an_open_haul(phase: str) -> None:
    refused(at(phase), "end", "haul-open", "I4")


@pytest.mark.clause("T1")
def test_building_goes_on_with_the_deliveries_left() -> None:
    game = play(ready(), "deliver lumber A1")
    assert {"deliver lumber A1", "deliver brick A1", "ornament C1"} <= set(legal_words(game))
    refused(game, "market red", "action-taken", "T1")


# T2


@pytest.mark.clause("T2")
@pytest.mark.parametrize("phase", PHASES)
def test_prestige_is_exchanged_at_any_moment_and_changes_nothing_else(phase: str) -> None:
    game = at(phase)
    before = game.state.copy()
    listed = legal_words(game)
    assert "exchange" in listed
    play(game, "exchange", "exchange", "exchange")
    assert (score(game, "red"), rubles(game, "red")) == (21, before.rubles[0] + 6)  # 30 to 29, 25, 21
    assert legal_words(game) == listed
    before.score[0], before.rubles[0] = game.state.score[0], game.state.rubles[0]
    assert game.state == before


@pytest.mark.clause("T2", "P3")
@pytest.mark.parametrize("phase", PHASES)
def test_without_prestige_to_lose_no_free_action_is_listed(phase: str) -> None:
    game = at(phase)
    change_seat(game, "red", score=5)
    assert not {"exchange", "reroll"} & verbs(game)
    refused(game, "exchange", "no-prestige", "P3", score=5)
    refused(game, "reroll 5", "no-prestige", "P3", score=5)
    check_listing(game)


@pytest.mark.clause("T2")
def test_the_rubles_of_an_exchange_can_be_spent_at_once() -> None:
    game = at("place")
    change_seat(game, "red", rubles=1)
    refused(game, "place blue up", "place-too-dear", "C4", space="blue", price=2, have=1)
    play(game, "exchange", "place blue up")
    assert rubles(game, "red") == 1


@pytest.mark.clause("T2", "M1")
def test_an_exchange_pays_for_further_spaces_of_the_market() -> None:
    game = ready()
    change_seat(game, "red", rubles=0)
    refused(game, "market red +2", "steps-too-dear", "M1", have=0)
    play(game, "exchange", "market red +2")
    assert (rubles(game, "red"), dice_at(game)["red"][0]) == (0, 4)


@pytest.mark.clause("T2")
def test_any_number_of_prestige_is_exchanged_in_one_turn() -> None:
    game = position(2, red={"score": 80, "rubles": 0})
    for _ in range(39):
        play(game, "exchange")
    assert (score(game, "red"), rubles(game, "red")) == (5, 78)
    assert "exchange" not in legal_words(game)


@pytest.mark.clause("T2", "T3")
def test_free_actions_do_not_count_as_the_turn_s_action() -> None:
    game = play(ready(), "exchange", "reroll 5", "roll yellow 2")
    assert verbs(game) == {"claim", "deliver", "ornament", "market", "exchange"}
    refused(game, "end", "nothing-done", "T1")


@pytest.mark.clause("T2", "T3")
def test_free_actions_belong_to_the_seat_whose_turn_it_is() -> None:
    game = ready()
    change_seat(game, "blue", score=40)
    for ply in ("exchange", "reroll 5"):
        with pytest.raises(WrongSeat):
            game.play(ply, seat="blue")
    play(game, "exchange")
    assert (score(game, "red"), score(game, "blue")) == (29, 40)


@pytest.mark.clause("T2", "T3", "E1")
def test_free_actions_are_there_in_the_very_last_turn() -> None:
    game = position(2, red={"score": 30}, turn_limit=1, dice=DICE)
    play(told(game), "market red")
    assert {"exchange", "reroll", "end"} <= verbs(game)


# T3


@pytest.mark.clause("T3")
@pytest.mark.parametrize("phase", PHASES)
def test_a_space_is_rerolled_at_any_moment_and_the_turn_goes_on_where_it_was(phase: str) -> None:
    game = at(phase)
    before = game.state.copy()
    listed = legal_words(game)
    rerolls = [ply for ply in listed if ply.startswith("reroll")]
    assert rerolls == [f"reroll {space}" for space in sorted({space for space, _ in dice_at(game).values()})]
    for ply in rerolls:
        twin = game.clone()
        play(twin, ply)
        assert twin.to_move == "chance"
        play(twin, rolls_again(twin, int(ply.split()[1])))
        assert (twin.to_move, score(twin, "red")) == ("red", 29)
        assert legal_words(twin) == [other for other in listed if not other.startswith("reroll")]
        check_listing(twin)
        twin.state.score[0], twin.state.rerolled = before.score[0], 0
        assert twin.state == before


@pytest.mark.clause("T3")
def test_only_spaces_with_dice_are_rerolled() -> None:
    game = ready()
    assert [ply for ply in legal_words(game) if ply.startswith("reroll")] == WITH_DICE_BEFORE
    for space in (3, 4, 6, 8):
        refused(game, f"reroll {space}", "no-dice-there", "T3", space=space)
    play(game, "market red")
    assert [ply for ply in legal_words(game) if ply.startswith("reroll")] == WITH_DICE_AFTER
    refused(game, "reroll 1", "no-dice-there", "T3", space=1)


@pytest.mark.clause("T3")
def test_all_dice_of_the_space_are_rolled_and_no_others_and_they_stay() -> None:
    game = play(ready(), "reroll 2")
    assert len(legal_words(game)) == 36
    assert (legal_words(game)[0], legal_words(game)[-1]) == ("roll blue 1 green 1", "roll blue 6 green 6")
    for wrong in ("roll blue 4", "roll red 4", "roll blue 4 green 4 white 4", "roll blue 4 white 4"):
        assert reason(game, wrong).key == "wrong-dice"
    before = dice_at(game)
    play(game, "roll blue 6 green 1")
    assert dice_at(game) == before | {"blue": (2, 6), "green": (2, 1)}


@pytest.mark.clause("T3")
@pytest.mark.parametrize(("space", "results"), [(1, 6), (2, 36), (5, 6)])
def test_every_result_of_a_reroll_is_possible(space: int, results: int) -> None:
    game = play(ready(), f"reroll {space}")
    assert len(set(legal_words(game))) == results
    for ply in legal_words(game):
        twin = game.clone()
        play(twin, ply)
        assert rolls_again(twin, space) == ply


@pytest.mark.clause("T3")
def test_a_game_that_draws_for_itself_rerolls_fairly() -> None:
    values = Counter[tuple[int, int]]()
    for seed in range(300):
        game = position(2, seed=seed, red={"score": 30}, dice=DICE)
        play(game, "reroll 5")
        assert game.to_move == "red"
        values[dice_at(game)["yellow"]] += 1
    assert set(values) == {(5, value) for value in range(1, 7)}
    assert all(20 <= times <= 90 for times in values.values())  # 50 each


@pytest.mark.clause("T3")
def test_a_table_with_real_dice_is_told_its_rolls() -> None:
    game = rc.new_game(2, seed=1, dice="ask")
    change_seat(game, "red", score=30)
    space, _ = dice_at(game)["red"]
    play(game, f"reroll {space}")
    assert legal_words(game) == [f"roll red {value}" for value in range(1, 7)]
    play(game, "roll red 4")
    assert dice_at(game)["red"] == (space, 4)


@pytest.mark.clause("T3", "M2")
def test_three_dice_are_rerolled_together() -> None:
    game = told(position(2, red={"score": 30}, dice="red 3 1, blue 3 1, white 3 1"))
    play(game, "reroll 3")
    assert len(legal_words(game)) == 216
    play(game, "roll red 2 blue 4 white 6")
    assert {die: value for die, (space, value) in dice_at(game).items() if space == 3} == {
        "red": 2,
        "blue": 4,
        "white": 6,
    }


@pytest.mark.clause("T3")
def test_while_the_dice_roll_nothing_else_happens() -> None:
    game = play(ready(), "reroll 2")
    for ply in ("exchange", "reroll 5", "market red", "end"):
        assert reason(game, ply).key == "chance-speaks"
        with pytest.raises(IllegalPly):
            game.play(ply)


@pytest.mark.clause("T3")
@pytest.mark.parametrize("phase", PHASES)
def test_the_reroll_is_once_a_turn(phase: str) -> None:
    game = play(ready(), "reroll 5", "roll yellow 2", *PHASES[phase])
    refused(game, "reroll 5", "rerolled-already", "T3")
    assert "reroll" not in verbs(game)
    assert "exchange" in legal_words(game)


@pytest.mark.clause("T3")
def test_each_turn_has_its_own_reroll() -> None:
    game = ready()
    change_seat(game, "blue", score=30)
    play(game, "reroll 5", "roll yellow 2", "market red", "end", "roll red 1 blue 3 green 5")
    assert game.to_move == "blue"
    play(game, "reroll 5", "roll yellow 3", "market yellow", "end", "roll yellow 1")
    assert game.to_move == "red"
    assert "reroll" in verbs(game)


@pytest.mark.clause("T3")
def test_a_reroll_changes_how_far_a_die_goes() -> None:
    game = play(ready(), "reroll 5", "roll yellow 6", "market yellow")
    assert dice_at(game)["yellow"][0] == 3


@pytest.mark.clause("T3", "M6")
def test_the_dice_where_the_die_stopped_may_be_rerolled_and_are_rolled_again_at_the_end() -> None:
    game = play(ready(), "market red", "reroll 2", "roll red 6 blue 6 green 6")
    assert dice_at(game)["red"] == dice_at(game)["blue"] == dice_at(game)["green"] == (2, 6)
    play(game, "gather 1", "end")
    assert game.to_move == "chance"
    play(game, "roll red 1 blue 2 green 3")
    assert dice_at(game)["red"] == (2, 1)
    assert game.to_move == "blue"


@pytest.mark.clause("T2", "T3", "I2")
def test_an_open_repeat_stays_open_through_free_actions() -> None:
    game = at("market with a repeat open")
    play(game, "exchange", "reroll 7", "roll white 5", "sell brick")
    assert "sell lumber" in legal_words(game)


# Where free actions are not


@pytest.mark.clause("T2", "T3", "A9")
def test_a_choice_for_ivan_leaves_no_free_action() -> None:
    game = position(1, red={"score": 30}, dice="red 1 1, blue 3 1, green 4 1, yellow 5 1, white 6 1")
    s = game.state
    first = next(i for i in range(5) if s.ivan_card[i] == words.IVAN_CARDS.index("claim"))
    s.ivan_card[0], s.ivan_card[first] = s.ivan_card[first], s.ivan_card[0]
    play(game, "market red", "end")
    assert verbs(game) == {"ivan"}
    assert game.to_move == "red"
    for ply in ("exchange", "reroll 3"):
        refused(game, ply, "ivan-waits", "A9")
    check_listing(game)


@pytest.mark.clause("T2", "T3")
def test_when_the_game_is_over_nothing_is_legal() -> None:
    game = play(position(2, red={"score": 30}, blue={"score": 30}, turn_limit=1, dice=DICE), "market red", "end")
    assert (legal_words(game), game.to_move) == ([], None)
    for ply in ("exchange", "reroll 2", "claim A1", "market red", "end", "roll red 1"):
        assert reason(game, ply).key == "game-over"


# T4


@pytest.mark.clause("T4")
@pytest.mark.parametrize("colors", [("red", "blue"), ("green", "red", "yellow"), ("yellow", "red", "blue", "green")])
def test_turns_go_round_in_the_order_of_the_seats(colors: tuple[str, ...]) -> None:
    game = position(len(colors), colors=colors)
    seen = []
    for number in range(1, 10):
        assert game.state.turn_number == number
        seen.append(game.to_move)
        market = next(ply for ply in legal_words(game) if ply.startswith("market"))
        play(game, market, "end")
    assert seen == [colors[i % len(colors)] for i in range(9)]


@pytest.mark.clause("T4", "T1")
def test_there_is_no_passing() -> None:
    game = ready()
    assert "end" not in legal_words(game)
    why = reason(game, "end")
    assert why.key == "nothing-done"
    assert why.clause in ("T1", "T4")  # one action, and no passing: either says it
    assert "can’t pass" in why.text


@pytest.mark.clause("T4", "M2")
def test_a_seat_can_always_move_a_die() -> None:
    # The two dice that could stop on space 5 may not, the three that lie there can all continue.
    game = position(
        2,
        red={"rubles": 0, "banners": {"inventory": 0, "reserve": 0}},
        dice="red 5 6, blue 5 6, green 5 6, yellow 4 1, white 3 2",
    )
    assert legal_words(game) == ["market red", "market blue", "market green"]


@pytest.mark.clause("T4")
@pytest.mark.parametrize("ply", ["market red", "claim A1", "exchange", "end"])
def test_nobody_plays_for_another_seat(ply: str) -> None:
    game = ready()
    with pytest.raises(WrongSeat):
        game.play(ply, seat="blue")


@pytest.mark.clause("T4", "T1")
@pytest.mark.parametrize("phase", sorted(MAY_END))
def test_the_end_of_a_turn_leaves_nothing_of_it_behind(phase: str) -> None:
    game = play(at(phase), "end")
    if game.to_move == "chance":
        play(game, legal_words(game)[0])
    assert game.to_move == "blue"
    assert verbs(game) <= {"claim", "deliver", "ornament", "market"}
    s = game.state
    assert (s.deliveries_left, s.rerolled, s.gathered, s.activated, s.benefit_most) == (0, 0, 0, 0, 0)
    assert (s.moved_die, s.market_space, s.claim_tile, s.influence_used) == (-1, -1, -1, -1)
    check_listing(game)
