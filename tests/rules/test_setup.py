"""S. Setup: the table before the first turn, over many deals."""

from collections import Counter
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import redcathedral as rc
from positions import (
    banners,
    change_seat,
    claimed,
    dice_at,
    heights,
    holds,
    lay_tile,
    legal_words,
    ornaments,
    play,
    position,
    prestige,
    refused,
    rubles,
    score,
    tile_on,
    workshop,
)
from redcathedral import words
from redcathedral.errors import SetupError
from redcathedral.kernel.box import cards_in_order

DEALS = 300
# What the edition's file says, written down here a second time so that nothing is compared with itself.
PLANS: dict[int, list[tuple[int, ...]]] = {
    2: [(3, 3, 3, 3), (2, 4, 4, 2), (2, 3, 4, 3)],
    3: [(3, 4, 4, 4, 3), (2, 4, 5, 4, 3), (3, 3, 5, 4, 3)],
    4: [(4, 4, 4, 4, 4, 4), (3, 4, 5, 5, 4, 3), (2, 4, 6, 5, 4, 3)],
}
EVERY_PLAN = [(players, plan) for players, plans in PLANS.items() for plan in plans]
MARKET_TILES = {
    "lumber": 2,
    "brick": 2,
    "stone": 2,
    "gold": 1,
    "emerald": 1,
    "amethyst": 1,
    "rubles": 2,
    "recognition": 1,
}
HALF_OF_THE_TILES = Counter([*(f"die-{die}" for die in words.DICE), *MARKET_TILES, "recognition"])
SUPPLY = {"lumber": 20, "brick": 20, "stone": 20, "gold": 15, "emerald": 10, "amethyst": 10}


@cache
def deals(players: int, first_game: bool = False) -> tuple[rc.Game, ...]:
    """Many tables for one player count; nobody plays on them."""
    return tuple(rc.new_game(players, seed=seed, first_game=first_game) for seed in range(DEALS))


def sections_of(game: rc.Game) -> list[str]:
    return [
        f"{words.TOWER_LETTERS[tower]}{level + 1}"
        for tower, height in enumerate(heights(game))
        for level in range(height)
    ]


def tiles_of(game: rc.Game) -> Counter[str]:
    return Counter(tile for name in sections_of(game) if (tile := tile_on(game, name)))


def market_tiles(game: rc.Game) -> list[tuple[str, int]]:
    s = game.state
    return [(words.RESOURCES[s.market_resource[space]], s.market_amount[space]) for space in range(8)]


def recognition_space(game: rc.Game) -> int:
    return 1 + [resource for resource, _ in market_tiles(game)].index("recognition")


def card_in(game: rc.Game, quadrant: int) -> str:
    """Give the id of the one influence card with the numbers that the rules see in a quadrant."""
    s, q = game.state, quadrant - 1
    seen = [
        (
            words.VERBS[s.influence_verb[q, k]],
            s.influence_cost[q, k],
            s.influence_gain[q, k],
            tuple(name for m, name in enumerate(words.MATERIALS) if s.influence_kinds[q, k] >> m & 1),
            bool(s.influence_repeats[q, k]),
        )
        for k in range(2)
    ]
    [found] = [
        card.id
        for cards in game.edition.influence.values()
        for card in cards
        if [(a.do, a.cost, a.gain, a.kinds, a.repeat) for a in card.actions] == seen
    ]
    return found


def cards_of(game: rc.Game) -> dict[str, str]:
    """Give the card of every section, after checking that the rules see the numbers printed on it."""
    ids, printed, s = cards_in_order(game.edition), {card.id: card for card in game.edition.cards}, game.state
    found = {}
    for tower, height in enumerate(heights(game)):
        for level in range(height):
            card = printed[ids[game.deal.card[tower, level]]]
            assert tuple(s.cost[tower, level, m] for m in range(6)) == card.cost
            assert (s.reward_recognition[tower, level], s.reward_rubles[tower, level]) == (
                card.recognition,
                card.rubles,
            )
            found[f"{words.TOWER_LETTERS[tower]}{level + 1}"] = card.id
    return found


# S1


@pytest.mark.clause("S1")
@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (1, ("red", "blue")),
        (2, ("red", "blue")),
        (3, ("red", "blue", "green")),
        (4, ("red", "blue", "green", "yellow")),
    ],
)
def test_one_to_four_players_sit_in_the_usual_order_of_colors(players: int, seats: tuple[str, ...]) -> None:
    game = rc.new_game(players, seed=1)
    assert (game.players, game.seats, game.to_move) == (players, seats, "red")


@pytest.mark.clause("S1")
@pytest.mark.parametrize("players", [0, 5, -1, 2.0, "2", None, True])
def test_no_other_number_of_players_is_seated(players: Any) -> None:
    with pytest.raises(SetupError) as caught:
        rc.new_game(players, seed=1)
    assert (caught.value.clause, caught.value.code) == ("S1", "setup")


@pytest.mark.clause("S1")
def test_colors_can_be_chosen_and_the_first_of_them_begins() -> None:
    game = rc.new_game(3, seed=1, colors=("yellow", "green", "red"))
    assert (game.seats, game.to_move) == (("yellow", "green", "red"), "yellow")
    play(game, "market blue", "end")
    assert game.to_move == "green"


@pytest.mark.clause("S1")
def test_the_color_chosen_is_the_color_of_the_own_die() -> None:
    game = position(2, colors=("green", "yellow"), dice="red 1 1, blue 2 1, green 3 1, yellow 4 1, white 5 1")
    assert [ply for ply in legal_words(game) if ply.endswith("+1")] == ["market green +1", "market white +1"]


@pytest.mark.clause("S1")
def test_ivan_has_the_second_color_in_solo_play() -> None:
    game = rc.new_game(1, seed=1, colors=("green", "yellow"))
    assert (game.seats, game.to_move) == (("green", "yellow"), "green")


@pytest.mark.clause("S1")
@pytest.mark.parametrize(
    ("players", "colors"),
    [
        (2, ("red", "red")),
        (2, ("red",)),
        (2, ("red", "blue", "green")),
        (3, ("red", "blue")),
        (4, ("red", "blue", "green", "green")),
        (2, ("red", "white")),
        (2, ("red", "Blue")),
        (2, ()),
        (1, ("red",)),
        (2, "red"),
    ],
)
def test_colors_that_are_too_few_too_many_unknown_or_taken_twice_are_refused(
    players: int, colors: str | tuple[str, ...]
) -> None:
    with pytest.raises(SetupError) as caught:
        rc.new_game(players, seed=1, colors=colors)
    assert caught.value.clause == "S1"


# S2, S3, S9


@pytest.mark.clause("S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_starts_with_six_banners_four_ornaments_and_an_empty_workshop(players: int) -> None:
    game = rc.new_game(players, seed=1)
    for color in game.seats:
        assert banners(game, color) == {"inventory": 4, "reserve": 2}
        assert ornaments(game, color) == {"door": 1, "arch": 2, "cross": 1}
        assert workshop(game, color) == {}
        assert holds(game, color) == {}


@pytest.mark.clause("S2")
def test_a_workshop_has_six_spaces_and_all_of_them_are_empty() -> None:
    game = play(position(2, red={"rubles": 3}), "claim A1", "banner reserve")
    spaces = ["red", "blue", "green", "yellow", "white1", "white2"]
    assert legal_words(game) == [f"place {space} {face}" for space in spaces for face in ("up", "down")]


@pytest.mark.clause("S2")
def test_four_of_the_ten_inventory_spaces_are_covered_at_the_start() -> None:
    game = position(2, red={"holds": "4 brick"}, dice="red 1 1, blue 2 1, green 2 1", market="2 lumber")
    play(game, "market red")
    assert [ply for ply in legal_words(game) if ply.startswith("gather")] == ["gather 1", "gather 2"]
    play(game, "gather 2")
    assert sum(holds(game, "red").values()) == 6


@pytest.mark.clause("S2")
def test_an_empty_inventory_uncovered_by_all_four_banners_has_ten_spaces() -> None:
    game = position(
        2, red={"holds": "8 brick", "banners": {"inventory": 0}}, dice="red 1 1, blue 2 1, green 2 1", market="2 lumber"
    )
    play(game, "market red")
    assert [ply for ply in legal_words(game) if ply.startswith("gather")] == ["gather 1", "gather 2"]


@pytest.mark.clause("S3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_marker_starts_on_space_2(players: int) -> None:
    game = rc.new_game(players, seed=1)
    assert [score(game, color) for color in game.seats] == [2] * len(game.seats)
    assert [prestige(game, color) for color in game.seats] == [0] * len(game.seats)


@pytest.mark.clause("S9")
@pytest.mark.parametrize(("players", "start"), [(2, [3, 4]), (3, [3, 4, 4]), (4, [3, 4, 4, 5])])
def test_seats_start_with_3_4_4_5_rubles_in_turn_order(players: int, start: list[int]) -> None:
    game = rc.new_game(players, seed=1)
    assert [rubles(game, color) for color in game.seats] == start


@pytest.mark.clause("S9")
def test_rubles_follow_the_turn_order_and_not_the_colors() -> None:
    game = rc.new_game(4, seed=1, colors=("yellow", "green", "blue", "red"))
    assert (rubles(game, "yellow"), rubles(game, "red")) == (3, 5)


@pytest.mark.clause("S9")
def test_alone_the_human_starts_with_3_rubles_and_ivan_with_none() -> None:
    game = rc.new_game(1, seed=1)
    assert [rubles(game, color) for color in game.seats] == [3, 0]


# S4


@pytest.mark.clause("S4")
def test_each_market_space_has_one_of_the_eight_resource_tiles() -> None:
    for game in deals(2) + deals(4):
        assert dict(market_tiles(game)) == MARKET_TILES


@pytest.mark.clause("S4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_resource_tile_comes_to_lie_on_every_space(players: int) -> None:
    seen = {(resource, space) for game in deals(players) for space, (resource, _) in enumerate(market_tiles(game))}
    assert len(seen) == 8 * 8


# S5


@pytest.mark.clause("S5")
def test_one_card_of_each_guild_lies_in_the_four_quadrants() -> None:
    for game in deals(2) + deals(3):
        guilds = {card_in(game, quadrant).rsplit("-", 1)[0] for quadrant in (1, 2, 3, 4)}
        assert guilds == {"craftsmen", "teamsters", "merchants", "clergy"}


@pytest.mark.clause("S5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_influence_card_is_dealt_and_to_every_quadrant(players: int) -> None:
    seen = {(card_in(game, quadrant), quadrant) for game in deals(players) for quadrant in (1, 2, 3, 4)}
    assert len(seen) == 12 * 4
    orders = {tuple(card_in(game, q).rsplit("-", 1)[0] for q in (1, 2, 3, 4)) for game in deals(players)}
    assert len(orders) == 24


@pytest.mark.clause("S5")
def test_a_first_game_has_the_given_cards_in_random_quadrants() -> None:
    given = {"craftsmen-1", "teamsters-1", "merchants-1", "clergy-1"}
    seen = set()
    for game in deals(2, first_game=True):
        cards = [card_in(game, quadrant) for quadrant in (1, 2, 3, 4)]
        assert set(cards) == given
        seen.add(tuple(cards))
    assert len(seen) == 24


@pytest.mark.clause("S5")
@pytest.mark.parametrize("quadrant", [1, 2, 3, 4])
def test_a_quadrant_is_two_spaces_from_1_and_2_to_7_and_8(quadrant: int) -> None:
    for space in range(1, 9):
        dice = f"red {(space - 2) % 8 + 1} 1, blue 1 1, green 3 1, yellow 5 1, white 7 1"
        game = position(2, cards=f"{quadrant} clergy-1", dice=dice)
        play(game, "market red")
        assert ("pray" in legal_words(game)) == (space in (2 * quadrant - 1, 2 * quadrant))


# S6


@pytest.mark.clause("S6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_dice_lie_one_by_one_from_the_recognition_tile_on(players: int) -> None:
    for game in deals(players):
        start = recognition_space(game)
        spaces = {space for space, _ in dice_at(game).values()}
        assert spaces == {(start - 1 + i) % 8 + 1 for i in range(5)}
        assert all(1 <= value <= 6 for _, value in dice_at(game).values())


@pytest.mark.clause("S6")
def test_the_dice_go_round_the_corner_when_the_recognition_tile_lies_on_space_6() -> None:
    game = next(game for game in deals(2) if recognition_space(game) == 6)
    assert sorted(space for space, _ in dice_at(game).values()) == [1, 2, 6, 7, 8]


@pytest.mark.clause("S6")
@pytest.mark.parametrize("players", [2, 4])
def test_the_dice_lie_in_random_order_and_show_random_values(players: int) -> None:
    orders, values = Counter[tuple[Any, ...]](), Counter[Any]()
    for game in deals(players):
        start = recognition_space(game)
        dice = dice_at(game)
        orders[tuple(sorted(dice, key=lambda die: (dice[die][0] - start) % 8))] += 1
        values.update((die, value) for die, (_, value) in dice.items())
    assert len(orders) > 90  # of 120; 300 deals show about 110
    assert len({(die, place) for order in orders for place, die in enumerate(order)}) == 25
    assert len(values) == 30
    assert all(20 <= times <= 90 for times in values.values())  # 50 each


# S7


@pytest.mark.clause("S7")
@pytest.mark.parametrize(("players", "plan"), EVERY_PLAN)
def test_each_plan_is_drawn_for_its_count_about_as_often_as_the_others(players: int, plan: tuple[int, ...]) -> None:
    assert sum(heights(game) == plan for game in deals(players)) in range(60, 141)


@pytest.mark.clause("S7")
@pytest.mark.parametrize(("players", "towers", "sections"), [(1, 4, 12), (2, 4, 12), (3, 5, 18), (4, 6, 24)])
def test_only_the_plans_of_the_player_count_are_drawn(players: int, towers: int, sections: int) -> None:
    drawn = {heights(game) for game in deals(players)}
    assert drawn == set(PLANS[max(2, players)])
    assert {(len(plan), sum(plan)) for plan in drawn} == {(towers, sections)}


@pytest.mark.clause("S7")
@pytest.mark.parametrize(("players", "plan"), EVERY_PLAN)
def test_a_tower_is_a_base_then_its_middles_then_a_dome_from_three_decks(players: int, plan: tuple[int, ...]) -> None:
    for game in [game for game in deals(players) if heights(game) == plan][:20]:
        cards = cards_of(game)
        assert len(set(cards.values())) == sum(plan)  # no card twice
        for tower, height in zip(words.TOWER_LETTERS, plan, strict=False):
            kinds = [cards[f"{tower}{level}"].rsplit("-", 1)[0] for level in range(1, height + 1)]
            assert kinds == ["base", *["middle"] * (height - 2), "dome"]


@pytest.mark.clause("S7")
def test_every_cathedral_card_comes_up_and_the_decks_are_shuffled() -> None:
    seen = Counter((name, card) for game in deals(4) for name, card in cards_of(game).items())
    assert len({card for _, card in seen}) == 40
    assert len({card for name, card in seen if name == "A1"}) == 10
    assert len({card for name, card in seen if name == "B2"}) == 20
    assert len({card for name, card in seen if name == "F3"} & {f"dome-{i:02}" for i in range(1, 11)}) == 10


@pytest.mark.clause("S7")
@pytest.mark.parametrize(("players", "plan"), EVERY_PLAN)
def test_there_is_no_section_beyond_the_plan(players: int, plan: tuple[int, ...]) -> None:
    game = next(game for game in deals(players) if heights(game) == plan)
    for tower, height in zip(words.TOWER_LETTERS, (*plan, 0, 0), strict=False):
        if height < 6:
            beyond = f"{tower}{height + 1}"
            refused(game, f"claim {beyond}", "no-such-section", "S7", section=beyond)
    assert [ply for ply in legal_words(game) if ply.startswith("claim")] == [
        f"claim {tower}1" for tower in words.TOWER_LETTERS[: len(plan)]
    ]


# S8


@pytest.mark.clause("S8")
@pytest.mark.parametrize("players", [1, 2])
def test_with_fewer_than_three_players_the_tiles_come_from_one_half(players: int) -> None:
    dealt = Counter[Any]()
    for game in deals(players):
        tiles = tiles_of(game)
        bare = [name for name in sections_of(game) if tile_on(game, name) is None]
        assert len(bare) == (1 if players == 1 else 0)  # Ivan's first claim takes one away
        del tiles[None]
        assert tiles <= HALF_OF_THE_TILES
        dealt += tiles
    assert set(dealt) == set(HALF_OF_THE_TILES)


@pytest.mark.clause("S8")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_the_tiles_marked_3_are_in_too(players: int) -> None:
    both_halves = HALF_OF_THE_TILES + HALF_OF_THE_TILES
    most = Counter[str]()
    for game in deals(players):
        tiles = tiles_of(game)
        assert tiles.total() == sum(heights(game))
        assert tiles <= both_halves
        most |= tiles
    assert most == both_halves  # each kind of tile came up in all its copies at least once


@pytest.mark.clause("S8")
def test_with_two_players_two_tiles_are_left_over_and_any_may_be() -> None:
    left = Counter[str]()
    for game in deals(2):
        out = HALF_OF_THE_TILES - tiles_of(game)
        assert out.total() == 2
        left += out
    assert set(left) == set(HALF_OF_THE_TILES)


@pytest.mark.clause("S8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_may_lie_on_any_section(players: int) -> None:
    seen = {(name, tile_on(game, name)) for game in deals(players) for name in ("A1", "B2", "D2")}
    assert len(seen) == 3 * 13


# S10


@pytest.mark.clause("S10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_supply_holds_the_edition_s_count_of_each_material(players: int) -> None:
    s = rc.new_game(players, seed=1).state
    assert {name: s.supply[m] for m, name in enumerate(words.MATERIALS)} == SUPPLY


@pytest.mark.clause("S10")
def test_materials_come_from_the_supply_and_the_last_of_them_can_be_taken() -> None:
    game = position(2, dice="red 1 1", market="2 gold")
    game.state.supply[words.MATERIALS.index("gold")] = 1
    play(game, "market red", "gather 1")
    assert game.state.supply[words.MATERIALS.index("gold")] == 0
    assert holds(game, "red") == {"gold": 1}


@pytest.mark.clause("S10")
def test_rubles_never_run_out() -> None:
    game = position(2, red={"rubles": 5000, "score": 30}, blue={"rubles": 5000}, dice="red 1 1", market="2 rubles")
    play(game, "exchange", "market red", "gather")
    assert rubles(game, "red") == 5004


@pytest.mark.clause("S2", "S3", "S9", "S10", "C4")
def test_another_edition_lays_its_own_numbers_on_the_table(tmp_path: Path) -> None:
    text = (resources.files("redcathedral.edition") / "reconstructed-1.toml").read_text("utf-8")
    for old, new in [
        ("lumber = 20", "lumber = 19"),
        ("start = 2", "start = 3"),
        ("rubles = [3, 4, 4, 5]", "rubles = [6, 7, 8, 9]"),
        ("inventory = 10 ", "inventory = 9 "),
        ("price_rival = 2", "price_rival = 1"),
    ]:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    game = rc.new_game(4, seed=1, edition=file)
    assert game.state.supply[words.MATERIALS.index("lumber")] == 19
    assert [score(game, color) for color in game.seats] == [3, 3, 3, 3]
    assert [rubles(game, color) for color in game.seats] == [6, 7, 8, 9]
    change_seat(game, "red", holds="4 brick")
    lay_tile(game, "A1", "stone")
    play(game, "claim A1", "banner reserve", "place blue up")
    assert rubles(game, "red") == 5
    assert legal_words(game) == ["take 0", "take 1"]  # five of nine spaces are open


# S11


@pytest.mark.clause("S1", "S5", "S11", "X1")
def test_a_table_is_asked_for_in_one_line() -> None:
    game = rc.new_game(3, 7, "advanced", ("red", "green", "blue"), None, True, 5)
    assert (game.players, game.seed, game.boards, game.seats) == (3, 7, "advanced", ("red", "green", "blue"))
    assert (game.first_game, game.state.turn_limit) == (True, 5)
    assert {card_in(game, q) for q in (1, 2, 3, 4)} == {"craftsmen-1", "teamsters-1", "merchants-1", "clergy-1"}


@pytest.mark.clause("S11")
def test_boards_are_basic_unless_the_table_asks_for_advanced_ones() -> None:
    assert rc.new_game(2, seed=1).boards == "basic"
    assert rc.new_game(2, seed=1, boards="basic").boards == "basic"
    assert rc.new_game(2, seed=1, boards="advanced").boards == "advanced"


@pytest.mark.clause("S11", "V1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_advanced_boards_are_one_choice_for_the_whole_table(players: int) -> None:
    game = rc.new_game(players, seed=1, boards="advanced")
    for color in game.seats:
        assert banners(game, color) == {"inventory": 4, "white1": 1, "white2": 1}
        assert ornaments(game, color) == {}


@pytest.mark.clause("S11")
@pytest.mark.parametrize("boards", ["expert", "", "Advanced", None, ("basic", "advanced")])
def test_no_other_boards_are_known(boards: Any) -> None:
    with pytest.raises(SetupError) as caught:
        rc.new_game(2, seed=1, boards=boards)
    assert caught.value.clause == "S11"


# The deal as a whole


@pytest.mark.clause("S4", "S5", "S6", "S7", "S8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_seed_lays_the_same_table_and_another_one_another(players: int) -> None:
    assert rc.new_game(players, seed=5).state == rc.new_game(players, seed=5).state
    assert len({game.state.array.tobytes() for game in deals(players)}) == DEALS


@pytest.mark.clause("S11", "S1")
def test_boards_and_colors_do_not_change_what_is_dealt() -> None:
    plain = rc.new_game(3, seed=5)
    other = rc.new_game(3, seed=5, boards="advanced", colors=("yellow", "green", "red"))
    assert plain.deal == other.deal


@pytest.mark.clause("S2", "C2")
def test_the_six_banners_are_all_a_seat_has() -> None:
    game = position(2, seed=1)
    for name in ("A1", "B1", "C1", "D1", "B2"):
        claimed(game, "red", name)
    assert "claim C2" in legal_words(game)
    claimed(game, "red", "B3")
    refused(game, "claim C2", "no-banner", "C2")
