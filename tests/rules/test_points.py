"""P. Points: one marker, one track, recognition and prestige, and the second lap."""

import pytest

import redcathedral as rc
from positions import (
    change_seat,
    claimed,
    ended,
    finished,
    legal_words,
    planned,
    play,
    position,
    prestige,
    refused,
    rubles,
    score,
)

THREES = [3, 3, 3, 3]
# The prestige spaces of the edition, written down a second time: steps of 4, 3, 2 and 1 after the first.
PRESTIGE_SPACES = [
    *(5, 9, 13, 17, 21, 25, 29, 32, 35, 38, 41, 44, 47, 49, 51, 53, 55, 57, 59),
    *range(60, 81),
]


def at_recognition(dice: int, space: int) -> rc.Game:
    """Red's die stops at the recognition tile as one of so many dice."""
    others = ", ".join(f"{die} 2 1" for die in ("blue", "green")[: dice - 1])
    return position(2, red={"score": space}, dice=f"red 1 1, {others}", market="2 recognition")


def donor(space: int, rubles: int = 3) -> rc.Game:
    """Red's die stops where the clergy turn 3 rubles into 1 prestige."""
    game = position(2, red={"score": space, "rubles": rubles}, dice="red 1 1", cards="1 clergy-1")
    return play(game, "market red")


def decorator(space: int) -> rc.Game:
    """Red can put a door with jewels onto A1."""
    game = planned(THREES, red={"score": space, "holds": "lumber, 2 emerald, 2 amethyst"})
    finished(game, "red", "A1")
    return game


def blamed(space: int, loss: int) -> rc.Game:
    """Red completes a section, so that blue loses 1 recognition, or 2 with a second incomplete section below."""
    game = planned(THREES, red={"holds": "lumber"}, blue={"score": space})
    claimed(game, "blue", "A1")
    if loss == 2:
        claimed(game, "blue", "A2")
    top = f"A{loss + 1}"
    claimed(game, "red", top, cost="lumber")
    return play(game, f"deliver lumber {top}")


# P1


@pytest.mark.clause("P1")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_gaining_recognition_moves_the_marker_that_many_spaces(dice: int) -> None:
    game = play(at_recognition(dice, 2), "market red", "gather")
    assert score(game, "red") == 2 + dice


@pytest.mark.clause("P1")
@pytest.mark.parametrize(("space", "loss", "after"), [(10, 1, 9), (10, 2, 8), (6, 2, 4)])
def test_losing_recognition_moves_the_marker_back_that_many_spaces(space: int, loss: int, after: int) -> None:
    assert score(blamed(space, loss), "blue") == after


@pytest.mark.clause("P1")
@pytest.mark.parametrize(("space", "loss"), [(0, 1), (1, 2), (0, 2), (2, 2), (1, 1)])
def test_the_marker_never_goes_below_0(space: int, loss: int) -> None:
    assert score(blamed(space, loss), "blue") == 0


@pytest.mark.clause("P1", "P5")
def test_one_marker_counts_both_kinds_of_point() -> None:
    game = at_recognition(1, 4)
    assert prestige(game, "red") == 0
    play(game, "market red", "gather")
    assert (score(game, "red"), prestige(game, "red")) == (5, 1)


@pytest.mark.clause("P1", "P5")
def test_losing_recognition_can_cost_the_prestige_space_stood_on() -> None:
    game = blamed(9, 1)
    assert (score(game, "blue"), prestige(game, "blue")) == (8, 1)


# P2


@pytest.mark.clause("P2")
@pytest.mark.parametrize(
    ("space", "after"),
    [(0, 5), (2, 5), (4, 5), (5, 9), (6, 9), (8, 9), (9, 13), (31, 32), (57, 59), (58, 59), (59, 60)],
)
def test_gaining_1_prestige_moves_to_the_next_prestige_space(space: int, after: int) -> None:
    assert score(play(donor(space), "donate"), "red") == after


@pytest.mark.clause("P2", "T2")
@pytest.mark.parametrize(
    ("space", "after"), [(6, 5), (8, 5), (9, 5), (10, 9), (13, 9), (33, 32), (32, 29), (59, 57), (60, 59), (80, 79)]
)
def test_losing_1_prestige_moves_to_the_nearest_prestige_space_strictly_behind(space: int, after: int) -> None:
    assert score(play(position(2, red={"score": space}), "exchange"), "red") == after


@pytest.mark.clause("P2")
@pytest.mark.parametrize("k", range(39))
def test_each_prestige_space_leads_to_the_next_and_back(k: int) -> None:
    here, following = PRESTIGE_SPACES[k : k + 2]
    assert score(play(donor(here), "donate"), "red") == following
    assert score(play(position(2, red={"score": following}), "exchange"), "red") == here


@pytest.mark.clause("P2", "D3")
@pytest.mark.parametrize(
    ("jewels", "steps"),
    [
        ("", 0),
        (" emerald", 1),
        (" amethyst", 1),
        (" emerald emerald", 2),
        (" amethyst amethyst", 2),
        (" emerald amethyst", 3),
    ],
)
def test_several_prestige_are_as_many_steps(jewels: str, steps: int) -> None:
    game = play(decorator(2), f"ornament A1{jewels}")
    assert score(game, "red") == [2, 5, 9, 13][steps]


@pytest.mark.clause("P2", "T2")
def test_prestige_is_lost_step_by_step() -> None:
    game = position(2, red={"score": 16, "rubles": 0})
    for space, coins in [(13, 2), (9, 4), (5, 6)]:
        play(game, "exchange")
        assert (score(game, "red"), rubles(game, "red")) == (space, coins)
    refused(game, "exchange", "no-prestige", "P3", score=5)


# P3


@pytest.mark.clause("P3")
@pytest.mark.parametrize("space", [0, 1, 2, 4, 5])
def test_without_a_prestige_space_strictly_behind_no_prestige_can_be_paid(space: int) -> None:
    game = position(2, red={"score": space}, dice="red 3 1")
    refused(game, "exchange", "no-prestige", "P3", score=space)
    refused(game, "reroll 3", "no-prestige", "P3", score=space)


@pytest.mark.clause("P3")
def test_from_space_6_on_prestige_can_be_paid() -> None:
    game = position(2, red={"score": 6}, dice="red 3 1")
    assert {"exchange", "reroll 3"} <= set(legal_words(game))


# P4


@pytest.mark.clause("P4")
@pytest.mark.parametrize(
    ("space", "after"), [(78, 79), (79, 80), (80, 85), (81, 85), (84, 85), (85, 89), (139, 140), (159, 160), (160, 165)]
)
def test_prestige_is_gained_over_the_end_of_the_lap(space: int, after: int) -> None:
    assert score(play(donor(space), "donate"), "red") == after


@pytest.mark.clause("P4", "D3")
def test_three_prestige_at_once_go_over_the_line() -> None:
    game = play(decorator(78), "ornament A1 emerald amethyst")
    assert (score(game, "red"), prestige(game, "red")) == (85, 41)  # 79, 80 and the first of the second lap


@pytest.mark.clause("P4")
@pytest.mark.parametrize(
    ("space", "after"), [(81, 80), (84, 80), (85, 80), (86, 85), (89, 85), (80, 79), (160, 159), (161, 160), (165, 160)]
)
def test_prestige_is_paid_back_over_the_line(space: int, after: int) -> None:
    game = play(position(2, red={"score": space, "rubles": 0}), "exchange")
    assert (score(game, "red"), rubles(game, "red")) == (after, 2)


@pytest.mark.clause("P4")
def test_recognition_runs_over_the_line_and_space_1_of_the_second_lap_follows_space_80() -> None:
    game = play(at_recognition(3, 79), "market red", "gather")
    assert (score(game, "red"), prestige(game, "red")) == (82, 40)


@pytest.mark.clause("P4", "P1")
@pytest.mark.parametrize(("space", "loss", "after", "worth"), [(81, 2, 79, 39), (80, 1, 79, 39), (82, 2, 80, 40)])
def test_lost_recognition_goes_back_over_the_line(space: int, loss: int, after: int, worth: int) -> None:
    game = blamed(space, loss)
    assert (score(game, "blue"), prestige(game, "blue")) == (after, worth)


@pytest.mark.clause("P4", "T2")
def test_prestige_can_be_paid_on_the_first_spaces_of_the_second_lap() -> None:
    game = position(2, red={"score": 82})
    play(game, "exchange", "exchange")
    assert score(game, "red") == 79


# P5


@pytest.mark.clause("P5", "P4")
@pytest.mark.parametrize(
    ("space", "worth"),
    [
        *((0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (12, 2), (13, 3), (28, 6), (29, 7), (31, 7), (32, 8), (47, 13)),
        *((48, 13), (49, 14), (59, 19), (60, 20), (79, 39), (80, 40), (81, 40), (84, 40), (85, 41), (88, 41)),
        *((159, 79), (160, 80), (164, 80), (165, 81)),
    ],
)
def test_a_marker_is_worth_the_last_prestige_space_reached(space: int, worth: int) -> None:
    game = position(2, turn_limit=1, dice="red 1 1")
    play(game, "market red")
    change_seat(game, "blue", score=space)
    assert prestige(game, "blue") == worth
    play(game, "end")
    assert [lines.track for lines in ended(game).scores] == [0, worth]


@pytest.mark.clause("P5")
def test_the_worth_of_every_space_of_the_track() -> None:
    game = position(2)
    for space in range(240):
        change_seat(game, "red", score=space)
        reached = sum(place <= space % 80 for place in PRESTIGE_SPACES)
        assert prestige(game, "red") == 40 * (space // 80) + reached
