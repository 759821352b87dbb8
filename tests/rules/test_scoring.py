"""E. End and final score: who calls the end, what every seat gets, and who wins."""

import pytest

import redcathedral as rc
from positions import (
    change_seat,
    claimed,
    finished,
    legal_words,
    planned,
    play,
    position,
    prestige,
    refused,
    rubles,
    score,
    section,
)
from redcathedral.game.outcome import Outcome, ScoreLines
from redcathedral.kernel import scoring

FOUR = [3, 4, 5, 5, 4, 3]
TWO = [3, 3, 3, 3]


def pass_turn(game: rc.Game) -> None:
    """Move a die without paying or gathering anything."""
    play(game, next(ply for ply in legal_words(game) if ply.startswith("market") and "+" not in ply), "end")


def scored(game: rc.Game) -> dict[str, ScoreLines]:
    """End the game with this turn and give every seat's score lines."""
    game.state.turn_limit = game.state.turn_number
    pass_turn(game)
    return {lines.seat: lines for lines in ended(game).scores}


def ended(game: rc.Game) -> Outcome:
    assert game.outcome is not None
    return game.outcome


def tower(game: rc.Game, letter: str, *sections: str) -> None:
    """Fill a tower from the base up: "green+blue" is green's, decorated by blue; "-green" is green's, incomplete."""
    for level, said in enumerate(sections):
        owner, _, ornament = said.partition("+")
        if owner.startswith("-"):
            claimed(game, owner[1:], f"{letter}{level + 1}", cost="4 gold", delivered="gold")
        else:
            finished(game, owner, f"{letter}{level + 1}", ornament=ornament)
    s = game.state
    assert all(s.ornaments[seat, kind] >= 0 for seat in range(s.seats) for kind in range(3))


def five_of_six(game: rc.Game, color: str, names: tuple[str, ...], sixth: str) -> None:
    """Give a seat five complete sections and a sixth that lacks one gold, which it holds."""
    for name in names:
        finished(game, color, name)
    claimed(game, color, sixth, cost="gold")
    game.state.reward_recognition[section(sixth)] = 4
    game.state.reward_rubles[section(sixth)] = 2
    change_seat(game, color, holds="gold")


# E1


@pytest.mark.clause("E1")
def test_the_first_sixth_section_gains_its_reward_then_three_prestige() -> None:
    game = planned(TWO, red={"score": 2, "rubles": 1})
    five_of_six(game, "red", ("A1", "A2", "A3", "B1", "B2"), "B3")
    game.play("deliver gold B3")
    assert score(game, "red") == 17  # 2 + 4 = 6, then to 9, 13, 17
    assert rubles(game, "red") == 3


@pytest.mark.clause("E1", "P2")
def test_the_reward_comes_before_the_three_prestige() -> None:
    game = planned(TWO, red={"score": 0})
    five_of_six(game, "red", ("A1", "A2", "A3", "B1", "B2"), "B3")
    game.play("deliver gold B3")
    assert score(game, "red") == 13  # 4, then 5, 9, 13; three prestige first would lead to 13 and the reward to 17


@pytest.mark.clause("E1")
def test_a_fifth_section_gains_nothing_extra() -> None:
    game = planned(TWO, red={"score": 2})
    five_of_six(game, "red", ("A1", "A2", "A3", "B1"), "B2")
    play(game, "deliver gold B2", "end")
    assert score(game, "red") == 6
    for _ in range(4):
        pass_turn(game)
    assert game.outcome is None


@pytest.mark.clause("E1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ender", [0, 1])
def test_every_other_seat_then_has_exactly_one_more_turn(players: int, ender: int) -> None:
    heights = {2: [2, 4, 4, 2], 3: [3, 4, 4, 4, 3], 4: [4, 4, 4, 4, 4, 4]}[players]
    game = planned(heights, players)
    color = game.seats[ender]
    five_of_six(game, color, ("B1", "B2", "B3", "B4", "C1"), "C2")
    for _ in range(ender):
        pass_turn(game)
    game.play("deliver gold C2")
    assert game.to_move == color  # it finishes its turn
    game.play("end")
    seen = []
    while game.outcome is None:
        assert game.to_move is not None
        seen.append(game.to_move)
        pass_turn(game)
    assert seen == [game.seats[(ender + k) % players] for k in range(1, players)]
    assert (ended(game).reason, ended(game).ender) == ("sixth-section", color)
    assert legal_words(game) == []
    refused(game, "end", "game-over", "E1")


@pytest.mark.clause("E1", "B1")
def test_the_one_who_calls_the_end_uses_up_its_turn() -> None:
    game = planned(TWO, red={"holds": "lumber"})
    five_of_six(game, "red", ("A1", "A2", "A3", "B1", "B2"), "B3")
    play(game, "deliver gold B3", "ornament A1", "end")
    assert game.state.ornament[section("A1")] == 0


@pytest.mark.clause("E1")
def test_a_later_sixth_section_gains_no_three_and_gives_no_further_turns() -> None:
    game = planned([3, 4, 4, 4, 3], 3, red={"score": 2}, blue={"score": 2})
    five_of_six(game, "red", ("B1", "B2", "B3", "B4", "A1"), "A2")
    five_of_six(game, "blue", ("C1", "C2", "C3", "C4", "D1"), "D2")
    play(game, "deliver gold A2", "end", "deliver gold D2", "end")
    assert (score(game, "red"), score(game, "blue")) == (17, 6)
    assert game.to_move == "green"
    pass_turn(game)
    assert ended(game).ender == "red"


# E2


@pytest.mark.clause("E2", "P5")
@pytest.mark.parametrize(
    ("space", "worth"),
    [(0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (48, 13), (49, 14), (50, 14), (57, 18), (80, 40), (84, 40), (85, 41)],
)
def test_a_marker_counts_the_prestige_space_on_or_behind_it(space: int, worth: int) -> None:
    game = position(2, red={"score": space, "rubles": 0})
    lines = scored(game)["red"]
    assert (lines.track, lines.total) == (worth, worth)


# E3


@pytest.mark.clause("E3")
@pytest.mark.parametrize(
    ("held", "coins", "worth"),
    [
        ("", 4, 0),
        ("", 5, 1),
        ("2 lumber, gold, emerald", 0, 0),
        ("2 lumber, gold, emerald", 1, 1),
        ("2 lumber, gold, emerald", 5, 1),
        ("2 lumber, gold, emerald", 6, 2),
        ("6 brick", 13, 3),
        ("6 brick", 14, 4),
    ],
)
def test_every_full_five_of_materials_and_rubles_is_a_prestige(held: str, coins: int, worth: int) -> None:
    game = position(2, red={"holds": held, "rubles": coins, "score": 2})
    assert scored(game)["red"].goods == worth


@pytest.mark.clause("E3")
def test_materials_on_sections_do_not_count() -> None:
    game = planned(TWO, red={"rubles": 0, "score": 2})
    claimed(game, "red", "A1", cost="6 gold", delivered="5 gold")
    assert scored(game)["red"].goods == 0


# E4, E5


@pytest.mark.clause("E4")
@pytest.mark.parametrize(
    ("sections", "worth"),
    [
        (("red",), 2),
        (("red", "red"), 4),
        (("red", "red", "red"), 6),
        (("red+red",), 3),
        (("red+blue",), 0),  # a tie of 1 and 1
        (("red+red", "red+red", "red+red"), 9),
        (("red", "-red", "red"), 4),
        (("-red", "-red"), 0),
        ((), 0),
    ],
)
def test_a_tower_is_worth_two_a_complete_section_and_one_an_ornament(sections: tuple[str, ...], worth: int) -> None:
    game = planned(TWO)
    tower(game, "B", *sections)
    assert scored(game)["red"].towers == (0, worth, 0, 0)


@pytest.mark.clause("E5")
def test_banners_on_incomplete_sections_are_no_presence() -> None:
    game = planned(TWO)
    tower(game, "A", "red", "-blue", "-blue")
    lines = scored(game)
    assert (lines["red"].towers[0], lines["blue"].towers[0]) == (2, 0)


@pytest.mark.clause("E5")
def test_an_ornament_counts_for_the_one_who_put_it_up() -> None:
    game = planned(TWO)
    tower(game, "A", "red+blue", "red+blue", "red+red")  # red 4, blue 2, worth 9
    tower(game, "B", "red", "blue+blue")  # red 1, blue 2, worth 5
    lines = scored(game)
    assert (lines["red"].towers, lines["blue"].towers) == ((9, 1, 0, 0), (3, 5, 0, 0))


@pytest.mark.clause("E5", "E6")
def test_without_presence_no_points_however_few_others_there_are() -> None:
    game = planned(FOUR, 4)
    tower(game, "B", "red", "red", "red", "red")
    lines = scored(game)
    assert [lines[color].towers[1] for color in game.seats] == [8, 0, 0, 0]


@pytest.mark.clause("E5", "E6")
def test_an_ornament_alone_is_presence() -> None:
    game = planned(FOUR, 4)
    tower(game, "B", "red+blue", "red+blue", "red+green", "red")
    lines = scored(game)
    assert [lines[color].towers[1] for color in game.seats] == [11, 5, 2, 0]


# E6


@pytest.mark.clause("E6")
def test_the_six_towers_of_the_rulebook() -> None:
    game = planned(FOUR, 4)
    tower(game, "A", "green+green", "yellow", "red")
    tower(game, "B", "blue+blue", "yellow")
    tower(game, "C", "blue", "blue+blue", "yellow+yellow", "green", "red")
    tower(game, "D", "green", "green+red", "red+green", "yellow")
    tower(game, "E", "blue", "yellow+blue", "red", "green")
    tower(game, "F", "red+red", "red+green", "blue+green")
    lines = scored(game)
    assert lines["green"].towers == (7, 0, 2, 10, 2, 4)
    assert lines["yellow"].towers == (2, 2, 6, 2, 2, 0)
    assert lines["red"].towers == (2, 0, 2, 5, 2, 9)
    assert lines["blue"].towers == (0, 5, 12, 0, 9, 2)


@pytest.mark.clause("E6")
@pytest.mark.parametrize(
    ("sections", "points"),  # red, blue, green, yellow
    [
        (("green+green", "yellow", "red"), (2, 0, 7, 2)),  # worth 7: 7/2/2
        (("blue", "blue+blue", "yellow+yellow", "green", "red"), (2, 12, 2, 6)),  # worth 12: 12/6/2/2
        (("green", "green+red", "red+green", "yellow"), (5, 0, 10, 2)),  # worth 10: 10/5/2
        (("blue", "yellow+blue", "red", "green"), (2, 9, 2, 2)),  # worth 9: 9/2/2/2
        (("red", "red+red", "red+blue", "blue+blue", "green"), (13, 6, 3, 0)),  # worth 13: 13/6/3
        (("red", "blue", "green", "yellow"), (3, 3, 3, 3)),  # worth 8, all tied: 8+4+2+1 = 15
        (("red+red", "blue+blue", "green", "yellow"), (7, 7, 1, 1)),  # worth 10: (10+5)/2, (2+1)/2
        (("red", "blue"), (3, 3, 0, 0)),  # worth 4: (4+2)/2
        (("red+blue",), (2, 2, 0, 0)),  # worth 3: (3+1)/2
        (("red", "blue", "green"), (3, 3, 3, 0)),  # worth 6: (6+3+1)/3
        (("red", "red", "blue", "green"), (8, 3, 3, 0)),  # worth 8: 8, (4+2)/2
        (("red+red", "blue+blue", "green"), (6, 6, 2, 0)),  # worth 8: (8+4)/2, 2
        (("red+red", "red", "red+red", "blue+blue", "green"), (13, 6, 3, 0)),
    ],
)
def test_places_halve_and_ties_share(sections: tuple[str, ...], points: tuple[int, ...]) -> None:
    game = planned(FOUR, 4)
    tower(game, "C", *sections)
    lines = scored(game)
    assert tuple(lines[color].towers[2] for color in ("red", "blue", "green", "yellow")) == points


@pytest.mark.clause("E6")
def test_worth_eleven_with_a_clear_order_is_eleven_five_two_and_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Presence 4, 3, 2 and 1 never meets worth 11 on a table (it needs worth 15), so both are told here."""
    game = planned(FOUR, 4)
    monkeypatch.setattr(scoring, "tower_worth", lambda *_: 11)
    monkeypatch.setattr(scoring, "presence", lambda *where: 4 - where[-1])
    assert [scoring.tower_prestige(game.state, 0, seat) for seat in range(4)] == [11, 5, 2, 1]


@pytest.mark.clause("E6")
@pytest.mark.parametrize(
    ("sections", "points"),  # red, blue, green, yellow in tower C of height 5
    [
        (("red+red", "red+red", "red+blue", "blue"), (11, 5, 0, 0)),
        (("red+red", "red+red", "blue+blue", "green"), (11, 5, 2, 0)),
        (("red+red", "red", "blue+blue", "yellow", "green"), (12, 6, 2, 2)),
        (("red+red", "red+red", "blue+blue", "blue+green", "yellow+green"), (15, 7, 3, 1)),
    ],
)
def test_a_clear_order_halves_and_rounds_down_each_time(sections: tuple[str, ...], points: tuple[int, ...]) -> None:
    game = planned(FOUR, 4)
    tower(game, "C", *sections)
    lines = scored(game)
    assert tuple(lines[color].towers[2] for color in ("red", "blue", "green", "yellow")) == points


@pytest.mark.clause("E6")
def test_three_seats_share_by_the_same_rule() -> None:
    game = planned([3, 4, 4, 4, 3], 3)
    tower(game, "B", "red", "blue", "green", "red")  # worth 8: red 2, blue 1, green 1
    tower(game, "C", "blue", "blue", "red")  # worth 6
    lines = scored(game)
    assert [lines[color].towers[1:3] for color in game.seats] == [(8, 3), (3, 6), (3, 0)]


# E7


@pytest.mark.clause("E7")
def test_the_two_seat_towers_of_the_rulebook() -> None:
    game = planned(TWO, colors=["green", "yellow"])
    tower(game, "A", "green", "green+green", "green+green")
    tower(game, "B", "yellow", "yellow", "green")
    tower(game, "C", "yellow", "yellow+green", "green+yellow")
    tower(game, "D", "green+green", "yellow")
    lines = scored(game)
    assert lines["green"].towers == (8, 2, 2, 5)
    assert lines["yellow"].towers == (0, 6, 8, 1)


@pytest.mark.clause("E7")
@pytest.mark.parametrize(
    ("sections", "points"),
    [
        (("red", "red+red", "blue+blue"), (8, 2)),  # worth 8, both present
        (("red", "blue"), (0, 0)),  # a tie
        (("red+blue", "blue+red"), (0, 0)),
        (("red+red", "blue"), (5, 1)),
        (("red", "red", "red+blue"), (7, 2)),
        (("red+red", "red+red", "red+blue"), (9, 3)),
        (("red+blue", "red"), (5, 1)),
        (("blue",), (0, 2)),
        (("red", "red", "-blue"), (4, 0)),
    ],
)
def test_of_two_seats_one_takes_all_and_the_other_a_third(sections: tuple[str, ...], points: tuple[int, int]) -> None:
    game = planned(TWO)
    tower(game, "C", *sections)
    lines = scored(game)
    assert (lines["red"].towers[2], lines["blue"].towers[2]) == points


# E8


def even_table(**seats: object) -> rc.Game:
    game = planned(FOUR, 4, **seats)
    for color in game.seats:
        change_seat(game, color, rubles=0)
    return game


@pytest.mark.clause("E8")
def test_most_prestige_wins() -> None:
    game = even_table(red={"score": 9}, blue={"score": 13}, green={"score": 5})
    lines = scored(game)
    assert [lines[color].rank for color in game.seats] == [2, 1, 3, 4]
    assert ended(game).winners == ("blue",)
    assert [line.seat for line in ended(game).ranking] == ["blue", "red", "green", "yellow"]


@pytest.mark.clause("E8")
def test_spaces_between_prestige_spaces_decide_nothing() -> None:
    game = even_table(red={"score": 9}, blue={"score": 12})
    scored(game)
    assert ended(game).winners == ("red", "blue")


@pytest.mark.clause("E8")
def test_on_equal_prestige_most_complete_sections_win() -> None:
    game = even_table(red={"score": 9}, blue={"score": 5})
    tower(game, "A", "blue+green")  # worth 3: (3 + 1) / 2 for each
    change_seat(game, "blue", score=2)
    lines = scored(game)
    assert (lines["red"].total, lines["blue"].total, lines["green"].total) == (2, 2, 2)
    assert [lines[color].sections for color in game.seats] == [0, 1, 0, 0]
    assert ended(game).winners == ("blue",)
    assert lines["green"].rank == 2  # an ornament placed stands ahead of red's none
    assert lines["red"].rank == 3


@pytest.mark.clause("E8")
def test_more_sections_beat_more_ornaments() -> None:
    game = even_table(red={"score": 13})  # 3 prestige
    tower(game, "A", "blue+green", "yellow+green")  # worth 6: green 2 presence
    lines = scored(game)
    assert (lines["green"].total, lines["red"].total) == (6, 3)
    game = even_table(red={"score": 2})
    tower(game, "A", "red", "red")  # red 4
    tower(game, "B", "blue+green")  # blue and green 2 each
    change_seat(game, "green", score=9)  # green 4
    lines = scored(game)
    assert (lines["red"].total, lines["green"].total) == (4, 4)
    assert (lines["red"].ornaments, lines["green"].ornaments) == (0, 1)
    assert ended(game).winners == ("red",)


@pytest.mark.clause("E8")
def test_on_equal_sections_most_ornaments_win() -> None:
    game = even_table()
    tower(game, "A", "red+red")  # 3
    tower(game, "B", "blue")  # 2
    change_seat(game, "blue", score=5)  # 1
    lines = scored(game)
    assert (lines["red"].total, lines["blue"].total) == (3, 3)
    assert (lines["red"].sections, lines["blue"].sections) == (1, 1)
    assert ended(game).winners == ("red",)
    assert (lines["red"].rank, lines["blue"].rank) == (1, 2)


@pytest.mark.clause("E8")
def test_when_all_is_equal_the_win_is_shared() -> None:
    game = even_table(red={"score": 9}, blue={"score": 9})
    tower(game, "A", "red+red")
    tower(game, "B", "blue+blue")
    lines = scored(game)
    assert ended(game).winners == ("red", "blue")
    assert [lines[color].rank for color in game.seats] == [1, 1, 3, 3]


@pytest.mark.clause("E8", "E2", "E3", "E6")
def test_the_score_lines_add_up() -> None:
    game = even_table(red={"score": 10, "rubles": 4, "holds": "lumber, gold"}, blue={"score": 30})
    change_seat(game, "red", rubles=4)
    tower(game, "A", "red+red", "blue", "green")
    tower(game, "C", "blue", "blue+red")
    lines = scored(game)
    red = lines["red"]
    assert (red.track, red.goods, red.towers, red.total) == (2, 1, (7, 0, 2, 0, 0, 0), 12)
    assert (red.sections, red.ornaments) == (1, 2)
    for line in lines.values():
        assert line.total == line.track + line.goods + sum(line.towers)
    assert str(ended(game)).startswith("1. blue")


@pytest.mark.clause("E1", "E8")
def test_the_one_who_calls_the_end_does_not_win_by_that() -> None:
    game = planned(TWO, red={"score": 2, "rubles": 0}, blue={"score": 70, "rubles": 0})
    five_of_six(game, "red", ("A1", "A2", "A3", "B1", "B2"), "B3")
    play(game, "deliver gold B3", "end")
    pass_turn(game)
    outcome = ended(game)
    assert (outcome.ender, outcome.winners) == ("red", ("blue",))
    red = outcome.scores[0]
    assert (red.track, red.towers, red.total) == (prestige(game, "red"), (6, 6, 0, 0), 4 + 12)
