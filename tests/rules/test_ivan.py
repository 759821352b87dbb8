"""A. Solo: the automa Ivan, his turns told die by die. The human plays red, Ivan blue."""

import pytest

import redcathedral as rc
from positions import (
    allowed,
    change_seat,
    claimed,
    finished,
    holds,
    legal_words,
    materials,
    planned,
    play,
    prestige,
    put_dice,
    put_tile,
    refused,
    rubles,
    score,
    section,
    set_supply,
    supply,
    tile_kind,
    verbs,
)
from redcathedral import words
from redcathedral.kernel.codes import NONE

ROW = "recognition red, inventory blue, transport green, claim yellow, construction white"
IVAN = 1


def solo(row: str = ROW, heights: tuple[int, ...] = (3, 3, 3, 3), **options: object) -> rc.Game:
    """Start a solo game whose rolls are told, on an unclaimed cathedral, Ivan with all six banners.

    The dice lie on the spaces 1 to 4 and 6 and show 1; recognition and the clergy are on space 8, out of their way.
    """
    options = {"market": "8 recognition", "cards": "4 clergy-1", **options}
    game = planned(list(heights), 1, **options)
    game.chance = None
    s = game.state
    for tower in range(4):
        if s.owner[tower, 0] != NONE:
            s.owner[tower, 0] = NONE
            s.tile[tower, 0] = tile_kind(game, "lumber")
    s.banners[IVAN, 1] = 6
    put_dice(game, "red 1 1, blue 2 1, green 3 1, yellow 4 1, white 6 1")
    put_row(game, row)
    return game


def put_row(game: rc.Game, row: str) -> None:
    """Lay Ivan's cards: "claim red, inventory blue down, …" from left to right."""
    for place, said in enumerate(row.split(",")):
        card, die, *face = said.split()
        game.state.ivan_card[place] = words.IVAN_CARDS.index(card)
        game.state.ivan_die[place] = words.DICE.index(die)
        game.state.ivan_face_up[place] = 0 if face else 1


def only(card: str, die: str = "red") -> str:
    """Say a row whose leftmost face-up tile is on this card."""
    other_cards = [name for name in words.IVAN_CARDS if name != card]
    other_dice = [name for name in words.DICE if name != die]
    return ", ".join([f"{card} {die}", *(f"{c} {d}" for c, d in zip(other_cards, other_dice, strict=True))])


def all_down(row: str = ROW) -> str:
    return ", ".join(f"{said.strip()} down" for said in row.split(","))


def face_up(game: rc.Game) -> list[bool]:
    return [game.state.ivan_face_up[place] == 1 for place in range(5)]


def human_turn(game: rc.Game) -> None:
    """Let the human move the white die from 6 to 7 and do nothing there."""
    game.state.die_space[4], game.state.die_value[4] = 5, 1
    play(game, "market white", "end", "roll white 1")


def ivan_turn(game: rc.Game) -> None:
    """Play the human's idle turn and roll ones for the die Ivan moves."""
    human_turn(game)
    if game.to_move == "chance":
        game.play(legal_words(game)[0])


def put_on(game: rc.Game, card: str, text: str) -> None:
    """Put materials from the supply on Ivan's Inventory or Construction card."""
    field = game.state.ivan_inventory if card == "inventory" else game.state.ivan_construction
    for material, number in materials(text).items():
        field[material] += number
        game.state.supply[material] -= number


def lies_on(game: rc.Game, card: str) -> dict[str, int]:
    field = game.state.ivan_inventory if card == "inventory" else game.state.ivan_construction
    return {name: field[m] for m, name in enumerate(words.MATERIALS) if field[m]}


def delivered(game: rc.Game, name: str) -> dict[str, int]:
    tower, level = section(name)
    on = game.state.delivered
    return {kind: on[tower, level, m] for m, kind in enumerate(words.MATERIALS) if on[tower, level, m]}


def owner(game: rc.Game, name: str) -> str | None:
    seat = game.state.owner[section(name)]
    return None if seat == NONE else game.seats[seat]


def put_workshop_tile(game: rc.Game, name: str, shows: str) -> None:
    game.state.tile[section(name)] = tile_kind(game, shows)


def reward(game: rc.Game, name: str, recognition: int, coins: int = 0) -> None:
    game.state.reward_recognition[section(name)] = recognition
    game.state.reward_rubles[section(name)] = coins


# A1 to A3: the setup


@pytest.mark.clause("A1", "S9")
def test_the_human_begins_with_three_rubles_and_ivan_has_none() -> None:
    game = rc.new_game(1, seed=3)
    assert (game.players, game.seats, game.to_move) == (1, ("red", "blue"), "red")
    assert (rubles(game, "red"), rubles(game, "blue")) == (3, 0)
    assert (score(game, "red"), score(game, "blue")) == (2, 2)
    s = game.state
    assert sum(s.banners[IVAN, source] for source in range(4)) == 5  # the sixth is on his first base
    assert [s.ornaments[IVAN, kind] for kind in range(3)] == [1, 2, 1]
    assert holds(game, "blue") == {}


@pytest.mark.clause("A1")
def test_colors_can_be_chosen_for_both() -> None:
    game = rc.new_game(1, seed=3, colors=["green", "yellow"])
    assert game.seats == ("green", "yellow")
    assert game.to_move == "green"


@pytest.mark.clause("A1", "S8")
@pytest.mark.parametrize("seed", range(6))
def test_the_cathedral_is_that_of_two_without_the_tiles_marked_three(seed: int) -> None:
    game = rc.new_game(1, seed=seed)
    s = game.state
    heights = tuple(s.height[tower] for tower in range(s.towers))
    assert heights in game.edition.plans[2]
    kinds = list(game.edition.tile_kinds)
    lying = [s.tile[tower, level] for tower in range(s.towers) for level in range(s.height[tower])]
    assert lying.count(NONE) == 1  # the tile of Ivan's base has left
    for number, kind in enumerate(kinds):
        assert lying.count(number) <= game.edition.workshop_tiles.count(kind)


@pytest.mark.clause("A2")
def test_his_five_cards_each_have_one_die_tile_face_up_in_random_order() -> None:
    cards, dice = set(), set()
    for seed in range(12):
        s = rc.new_game(1, seed=seed).state
        row = tuple(s.ivan_card[place] for place in range(5))
        tiles = tuple(s.ivan_die[place] for place in range(5))
        assert sorted(row) == sorted(tiles) == [0, 1, 2, 3, 4]
        assert [s.ivan_face_up[place] for place in range(5)] == [1] * 5
        cards.add(row)
        dice.add(tiles)
    assert len(cards) > 6
    assert len(dice) > 6


@pytest.mark.clause("A3")
def test_he_starts_on_the_base_with_the_most_recognition_leftmost_on_a_tie() -> None:
    ties = 0
    recognition_tiles = 0
    for seed in range(40):
        game = rc.new_game(1, seed=seed)
        s = game.state
        bases = [s.reward_recognition[tower, 0] for tower in range(s.towers)]
        ties += bases.count(max(bases)) > 1
        expected = bases.index(max(bases))
        assert [s.owner[tower, 0] for tower in range(s.towers)] == [
            IVAN if tower == expected else NONE for tower in range(s.towers)
        ]
        assert s.tile[expected, 0] == NONE
        there = game.deal.tile[expected, 0]
        recognition_tiles += s.tile_content[there] == words.RESOURCES.index("recognition")
        assert score(game, "blue") == 2
    assert ties > 0
    assert recognition_tiles > 0  # and even then he gained nothing


# A4: the course of his turn


@pytest.mark.clause("A4")
def test_human_and_ivan_alternate_and_every_turn_counts() -> None:
    game = solo()
    assert game.state.turn_number == 1
    human_turn(game)
    assert game.state.turn_number == 2
    assert game.to_move == "chance"
    game.play("roll red 4 blue 5")
    assert (game.to_move, game.state.turn_number) == ("red", 3)
    ivan_turn(game)
    assert (game.to_move, game.state.turn_number) == ("red", 5)


@pytest.mark.clause("A4")
def test_his_card_is_the_leftmost_with_a_tile_face_up() -> None:
    game = solo("claim red down, inventory blue down, recognition green, transport yellow, construction white")
    ivan_turn(game)
    assert score(game, "blue") == 2 + 4
    assert face_up(game) == [False, False, False, True, True]
    assert game.state.die_space[words.DICE.index("green")] == 3  # from 3 to 4
    assert game.state.die_space[words.DICE.index("red")] == 0


@pytest.mark.clause("A4")
def test_five_turns_turn_all_five_tiles_from_left_to_right() -> None:
    game = solo("recognition red, inventory blue, transport green, construction yellow, claim white")
    for turned in range(1, 5):
        ivan_turn(game)
        assert face_up(game) == [False] * turned + [True] * (5 - turned)
        put_dice(game, "red 1 1, blue 2 1, green 3 1, yellow 4 1, white 6 1")
    ivan_turn(game)
    assert face_up(game) == [False] * 5


@pytest.mark.clause("A4")
@pytest.mark.parametrize(("value", "lands"), [(1, 2), (3, 4), (6, 7)])
def test_his_die_moves_by_its_value(value: int, lands: int) -> None:
    game = solo(only("recognition"))
    put_dice(game, f"red 1 {value}, blue 5 1, green 5 1, yellow 3 1, white 6 1")
    human_turn(game)
    assert game.state.die_space[0] == lands - 1


@pytest.mark.clause("A4", "A5", "A6", "M2")
def test_a_die_that_would_stop_where_three_others_lie_stays_without_recognition_or_roll() -> None:
    game = solo(only("recognition"), market="2 recognition", cards="1 clergy-1")
    put_dice(game, "red 1 1, blue 2 3, green 2 4, yellow 2 5, white 6 1")
    human_turn(game)
    assert game.to_move == "red"  # no roll is due
    assert [game.state.die_value[die] for die in range(4)] == [1, 3, 4, 5]
    assert game.state.die_space[0] == 0
    assert face_up(game) == [False, True, True, True, True]  # turned all the same
    assert score(game, "blue") == 2 + 4  # and the card is done


@pytest.mark.clause("A4", "M2")
def test_a_die_moves_where_two_others_lie() -> None:
    game = solo(only("recognition"))
    put_dice(game, "red 1 1, blue 2 3, green 2 4, yellow 4 5, white 6 1")
    human_turn(game)
    assert game.state.die_space[0] == 1
    assert len(legal_words(game)) == 6**3


@pytest.mark.clause("A4", "M1")
def test_the_human_may_not_pay_ivans_die_further() -> None:
    game = solo()
    change_seat(game, "red", rubles=9)
    refused(game, "market blue +1", "not-your-die", "M1", die="blue")
    assert allowed(game, "market red +1")


@pytest.mark.clause("A4", "C1")
def test_the_human_may_claim_above_ivan_and_ivan_pays_for_being_below() -> None:
    game = solo()
    change_seat(game, "red", holds="gold")
    change_seat(game, "blue", score=9)
    claimed(game, "blue", "A1", cost="4 lumber")
    claimed(game, "red", "A2", cost="gold")
    game.play("deliver gold A2")
    assert score(game, "blue") == 8


# A5: what moving the die brings


@pytest.mark.clause("A5")
@pytest.mark.parametrize(
    ("others", "gained"), [("blue 5 1, green 5 1", 1), ("blue 2 1, green 5 1", 2), ("blue 2 1, green 2 1", 3)]
)
def test_a_recognition_tile_pays_him_for_every_die_there(others: str, gained: int) -> None:
    game = solo(only("transport"), market="2 recognition")
    put_dice(game, f"red 1 1, {others}, yellow 4 1, white 6 1")
    human_turn(game)
    assert score(game, "blue") == 2 + gained


@pytest.mark.clause("A5")
@pytest.mark.parametrize("card", ["clergy-1", "clergy-2"])
def test_the_clergys_prayer_pays_him_its_recognition(card: str) -> None:
    game = solo(only("transport"), cards=f"1 {card}")
    ivan_turn(game)
    assert score(game, "blue") == 3


@pytest.mark.clause("A5")
def test_tile_and_prayer_add_up() -> None:
    game = solo(only("transport"), market="2 recognition", cards="1 clergy-1")
    ivan_turn(game)  # the blue die lies there too
    assert score(game, "blue") == 2 + 2 + 1


@pytest.mark.clause("A5", "I6")
@pytest.mark.parametrize(("names", "gained"), [(("A1", "A2"), 0), (("A1", "A3"), 0), (("A1", "A2", "A3"), 2)])
def test_a_vow_pays_him_if_he_has_completed_one_section_of_each_kind(names: tuple[str, ...], gained: int) -> None:
    game = solo(only("transport"), cards="1 clergy-3")
    for name in names:
        finished(game, "blue", name)
    for name in ("B1", "B2", "B3"):
        finished(game, "red", name)  # the human's do not count for him
    ivan_turn(game)
    assert score(game, "blue") == 2 + gained


@pytest.mark.clause("A5")
@pytest.mark.parametrize("resource", words.RESOURCES[:-1])
def test_other_tiles_and_cards_bring_him_nothing(resource: str) -> None:
    game = solo(only("transport"), market=f"2 {resource}", cards="1 craftsmen-1")
    stock = [supply(game, name) for name in words.MATERIALS]
    ivan_turn(game)
    assert (score(game, "blue"), rubles(game, "blue"), holds(game, "blue")) == (2, 0, {})
    assert [supply(game, name) for name in words.MATERIALS] == stock


@pytest.mark.clause("A5")
def test_the_human_gains_nothing_from_ivans_die() -> None:
    game = solo(only("transport"), market="2 recognition", cards="1 clergy-1")
    ivan_turn(game)
    assert score(game, "red") == 2


@pytest.mark.clause("A5", "M6")
def test_the_dice_of_his_space_are_rolled_before_the_cards_action() -> None:
    game = solo(only("recognition"))
    human_turn(game)
    assert score(game, "blue") == 2
    refused(game, "roll red 1", "wrong-dice", "M6", dice=("red", "blue"))
    refused(game, "exchange", "chance-speaks", "M6")
    game.play("roll red 5 blue 6")
    assert [game.state.die_value[die] for die in range(5)] == [5, 6, 1, 1, 1]
    assert score(game, "blue") == 6


@pytest.mark.clause("A5", "A9")
def test_the_roll_comes_before_the_choice_where_he_claims() -> None:
    game = solo(only("claim"))
    human_turn(game)
    game.play("roll red 5 blue 6")
    assert verbs(game) == {"ivan"}


# A6


@pytest.mark.clause("A6")
def test_his_recognition_card_gains_four() -> None:
    game = solo(only("recognition"))
    ivan_turn(game)
    assert score(game, "blue") == 6
    assert score(game, "red") == 2


# A7


@pytest.mark.clause("A7")
@pytest.mark.parametrize(
    ("stock", "taken"),
    [
        ([20, 20, 20, 15, 10, 10], {"lumber": 4}),  # a tie: the order of the materials, and one pile only
        ([19, 20, 20, 15, 10, 10], {"brick": 4}),
        ([1, 2, 3, 9, 8, 8], {"gold": 4}),
        ([0, 0, 0, 0, 4, 4], {"emerald": 4}),
        ([0, 0, 0, 0, 0, 10], {"amethyst": 4}),
        ([3, 3, 1, 1, 1, 1], {"lumber": 3, "brick": 1}),
        ([1, 2, 3, 0, 0, 0], {"stone": 3, "brick": 1}),
        ([1, 1, 1, 1, 1, 1], {"lumber": 1, "brick": 1, "stone": 1, "gold": 1}),
        ([0, 0, 2, 0, 0, 1], {"stone": 2, "amethyst": 1}),  # what is missing is not owed
        ([0, 0, 0, 0, 0, 0], {}),
    ],
)
def test_his_inventory_card_takes_four_from_the_fullest_pile(stock: list[int], taken: dict[str, int]) -> None:
    game = solo(only("inventory"))
    for name, number in zip(words.MATERIALS, stock, strict=True):
        set_supply(game, name, number)
    ivan_turn(game)
    assert lies_on(game, "inventory") == taken
    assert [supply(game, name) for name in words.MATERIALS] == [
        number - taken.get(name, 0) for name, number in zip(words.MATERIALS, stock, strict=True)
    ]


@pytest.mark.clause("A7")
def test_what_lies_on_the_inventory_card_adds_up_and_is_not_owed_later() -> None:
    game = solo(only("inventory"))
    put_on(game, "inventory", "2 gold")
    for name in words.MATERIALS:
        set_supply(game, name, 0)
    set_supply(game, "stone", 1)
    ivan_turn(game)
    assert lies_on(game, "inventory") == {"stone": 1, "gold": 2}
    set_supply(game, "brick", 20)
    put_row(game, only("inventory"))
    put_dice(game, "red 1 1, blue 2 1, green 3 1, yellow 4 1, white 6 1")
    ivan_turn(game)
    assert lies_on(game, "inventory") == {"brick": 4, "stone": 1, "gold": 2}


# A8


@pytest.mark.clause("A8")
def test_his_transport_card_moves_everything_to_the_construction_card() -> None:
    game = solo(only("transport"))
    put_on(game, "inventory", "3 lumber, gold")
    put_on(game, "construction", "2 lumber, brick")
    ivan_turn(game)
    assert lies_on(game, "inventory") == {}
    assert lies_on(game, "construction") == {"lumber": 5, "brick": 1, "gold": 1}


@pytest.mark.clause("A8")
def test_with_an_empty_inventory_card_nothing_is_transported() -> None:
    game = solo(only("transport"))
    put_on(game, "construction", "2 lumber")
    ivan_turn(game)
    assert lies_on(game, "construction") == {"lumber": 2}


# A9


@pytest.mark.clause("A9")
@pytest.mark.parametrize("complete", [False, True])
def test_he_claims_above_the_human_first_and_a_single_option_is_simply_done(complete: bool) -> None:
    game = solo(only("claim"))
    (finished if complete else claimed)(game, "red", "C1")
    ivan_turn(game)
    assert owner(game, "C2") == "blue"
    assert [owner(game, base) for base in ("A1", "B1", "D1")] == [None] * 3
    assert sum(game.state.banners[IVAN, source] for source in range(4)) == 5
    assert game.to_move == "red"


@pytest.mark.clause("A9")
def test_the_human_chooses_among_several_sections_above_its_own() -> None:
    game = solo(only("claim"))
    change_seat(game, "red", score=9)
    change_seat(game, "blue", score=9)
    claimed(game, "red", "A1")
    claimed(game, "blue", "B1")
    claimed(game, "red", "B2")
    claimed(game, "blue", "C1")
    ivan_turn(game)
    assert legal_words(game) == ["ivan A2", "ivan B3"]  # no free actions at his choice
    assert game.to_move == "red"
    for other in ("ivan C2", "ivan D1", "ivan A3", "ivan A1"):
        refused(game, other, "not-an-option", "A9", section=other.split()[1])
    refused(game, "exchange", "ivan-waits", "A9")
    refused(game, "market red", "ivan-waits", "A9")
    game.play("ivan B3")
    assert (owner(game, "B3"), owner(game, "A2")) == ("blue", None)
    assert (game.to_move, game.state.turn_number) == ("red", 3)


@pytest.mark.clause("A9")
def test_there_is_nothing_to_choose_for_ivan_in_the_humans_turn() -> None:
    game = solo()
    refused(game, "ivan A1", "not-ivans-choice", "A9")


@pytest.mark.clause("A9")
def test_else_he_claims_a_base_of_the_humans_choice() -> None:
    game = solo(only("claim"))
    claimed(game, "blue", "A1")
    claimed(game, "red", "B1")
    claimed(game, "blue", "B2")  # above the human already
    ivan_turn(game)
    assert legal_words(game) == ["ivan C1", "ivan D1"]
    game.play("ivan D1")
    assert owner(game, "D1") == "blue"


@pytest.mark.clause("A9")
def test_the_top_of_a_tower_has_nothing_above_it() -> None:
    game = solo(only("claim"), heights=(2, 4, 4, 2))
    claimed(game, "red", "A1")
    claimed(game, "red", "A2")
    claimed(game, "blue", "B1")
    claimed(game, "blue", "C1")
    ivan_turn(game)
    assert owner(game, "D1") == "blue"  # the only base left


@pytest.mark.clause("A9")
def test_else_he_claims_any_available_section() -> None:
    game = solo(only("claim"))
    for name in ("A1", "B1", "C1", "D1"):
        claimed(game, "blue", name)
    for name in ("C2", "C3"):
        claimed(game, "red", name)
    ivan_turn(game)
    assert legal_words(game) == ["ivan A2", "ivan B2", "ivan D2"]


@pytest.mark.clause("A9")
def test_without_a_banner_he_claims_nothing() -> None:
    game = solo(only("claim"))
    claimed(game, "red", "A1")
    game.state.banners[IVAN, 1] = 0
    ivan_turn(game)
    assert owner(game, "A2") is None
    assert (game.to_move, face_up(game)[0]) == ("red", False)


@pytest.mark.clause("A9")
def test_with_his_last_banner_he_claims() -> None:
    game = solo(only("claim"))
    claimed(game, "red", "A1")
    game.state.banners[IVAN, 1] = 1
    ivan_turn(game)
    assert owner(game, "A2") == "blue"


@pytest.mark.clause("A9")
def test_with_nothing_available_he_claims_nothing() -> None:
    game = solo(only("claim"))
    for tower in range(4):
        for level in range(3):
            game.state.owner[tower, level] = tower % 2
            game.state.tile[tower, level] = NONE
    ivan_turn(game)
    assert game.to_move == "red"
    assert game.state.banners[IVAN, 1] == 6


@pytest.mark.clause("A9")
@pytest.mark.parametrize(
    ("shows", "gained"), [("recognition", 1), ("rubles", 0), ("gold", 0), ("die-green", 0), ("die-blue", 0)]
)
def test_only_recognition_on_the_tile_itself_is_his(shows: str, gained: int) -> None:
    game = solo(only("claim"))
    put_tile(game, 3, "recognition")  # where the green die lies; his red die stops on 2
    claimed(game, "red", "A1")
    put_workshop_tile(game, "A2", shows)
    ivan_turn(game)
    assert owner(game, "A2") == "blue"
    assert (score(game, "blue"), rubles(game, "blue")) == (2 + gained, 0)
    assert game.state.tile[section("A2")] == NONE
    assert all(game.state.workshop[IVAN, space] == NONE for space in range(6))


@pytest.mark.clause("A9")
def test_recognition_on_the_tile_is_his_after_a_choice_too() -> None:
    game = solo(only("claim"))
    put_workshop_tile(game, "D1", "recognition")
    ivan_turn(game)
    game.play("ivan D1")
    assert score(game, "blue") == 3


# A10


@pytest.mark.clause("A10")
def test_any_kind_counts_for_any_and_a_complete_section_pays_recognition_but_no_rubles() -> None:
    game = solo(only("construction"))
    claimed(game, "blue", "B1", cost="2 brick, stone")
    reward(game, "B1", 5, 2)
    put_on(game, "construction", "3 amethyst")
    stock = supply(game, "amethyst")
    ivan_turn(game)
    assert game.state.complete[section("B1")] == 1
    assert (score(game, "blue"), rubles(game, "blue")) == (2 + 5, 0)
    assert (delivered(game, "B1"), lies_on(game, "construction")) == ({}, {})
    assert supply(game, "amethyst") == stock + 3
    assert [game.state.completed[IVAN, kind] for kind in range(3)] == [1, 0, 0]


@pytest.mark.clause("A10")
def test_a_section_is_complete_with_as_many_materials_as_its_card_lists() -> None:
    game = solo(only("construction"))
    claimed(game, "blue", "B1", cost="2 brick, stone, gold", delivered="")
    put_on(game, "construction", "3 lumber")
    ivan_turn(game)
    assert game.state.complete[section("B1")] == 0
    assert delivered(game, "B1") == {"lumber": 3}
    put_row(game, only("construction"))
    put_dice(game, "red 1 1, blue 2 1, green 3 1, yellow 4 1, white 6 1")
    put_on(game, "construction", "lumber")
    ivan_turn(game)
    assert game.state.complete[section("B1")] == 1


@pytest.mark.clause("A10")
def test_the_lowest_level_comes_first_and_left_to_right_within_it() -> None:
    game = solo(only("construction"))
    claimed(game, "red", "A1", cost="4 gold")
    claimed(game, "blue", "A2", cost="3 gold")
    claimed(game, "blue", "B1", cost="3 gold")
    claimed(game, "blue", "D1", cost="3 gold")
    claimed(game, "blue", "D2", cost="3 gold")
    put_on(game, "construction", "8 brick")
    ivan_turn(game)
    assert [game.state.complete[section(name)] for name in ("B1", "D1", "A2", "D2")] == [1, 1, 0, 0]
    assert (delivered(game, "A2"), delivered(game, "D2")) == ({"brick": 2}, {})
    assert delivered(game, "A1") == {}


@pytest.mark.clause("A10")
def test_materials_go_on_in_their_order() -> None:
    game = solo(only("construction"))
    claimed(game, "blue", "A1", cost="3 gold")
    claimed(game, "blue", "B1", cost="4 gold")
    put_on(game, "construction", "lumber, gold, emerald, 2 amethyst")
    stock = supply(game, "lumber")
    ivan_turn(game)
    assert game.state.complete[section("A1")] == 1  # lumber, gold, emerald
    assert delivered(game, "B1") == {"amethyst": 2}
    assert supply(game, "lumber") == stock + 1


@pytest.mark.clause("A10")
def test_what_is_left_over_stays_on_the_card() -> None:
    game = solo(only("construction"))
    claimed(game, "blue", "A1", cost="3 gold")
    put_on(game, "construction", "2 lumber, 4 gold")
    ivan_turn(game)
    assert lies_on(game, "construction") == {"gold": 3}
    assert game.state.complete[section("A1")] == 1


@pytest.mark.clause("A10")
def test_without_a_section_to_build_everything_stays_on_the_card() -> None:
    game = solo(only("construction"))
    finished(game, "blue", "A1")
    put_on(game, "construction", "4 gold")
    ivan_turn(game)
    assert lies_on(game, "construction") == {"gold": 4}


@pytest.mark.clause("A10")
def test_materials_on_the_inventory_card_are_not_built_with() -> None:
    game = solo(only("construction"))
    claimed(game, "blue", "A1", cost="3 gold")
    put_on(game, "inventory", "4 gold")
    ivan_turn(game)
    assert (delivered(game, "A1"), lies_on(game, "inventory")) == ({}, {"gold": 4})


@pytest.mark.clause("A10", "B4")
def test_his_completions_cost_the_human_below() -> None:
    game = solo(only("construction"), heights=(2, 4, 4, 2))
    change_seat(game, "red", score=20)
    claimed(game, "red", "B1", cost="4 gold")
    claimed(game, "blue", "B2", cost="3 gold")
    claimed(game, "red", "B3", cost="4 gold")
    claimed(game, "blue", "B4", cost="3 gold")
    put_on(game, "construction", "6 gold")
    ivan_turn(game)
    # B2 costs 1 for B1; then B4 costs 2 for B1 and 1 for B3
    assert score(game, "red") == 20 - 1 - 3


@pytest.mark.clause("A10", "B4")
def test_his_own_sections_below_cost_him_for_the_humans_above() -> None:
    game = solo(heights=(2, 4, 4, 2))
    change_seat(game, "blue", score=20)
    change_seat(game, "red", holds="gold")
    claimed(game, "blue", "B1", cost="4 gold")
    finished(game, "red", "B2")
    claimed(game, "blue", "B3", cost="4 gold")
    claimed(game, "red", "B4", cost="gold")
    game.play("deliver gold B4")
    assert score(game, "blue") == 20 - 2 - 1


# A11


@pytest.mark.clause("A11")
def test_with_all_tiles_face_down_he_first_decorates_the_human_for_a_prestige() -> None:
    game = solo(all_down())
    finished(game, "red", "B1")
    finished(game, "blue", "A1")
    stock = [supply(game, name) for name in words.MATERIALS]
    human_turn(game)
    assert game.state.ornament[section("B1")] == IVAN
    assert game.state.ornament[section("A1")] == NONE
    assert (score(game, "blue"), prestige(game, "blue")) == (5, 1)
    assert [game.state.ornaments[IVAN, kind] for kind in range(3)] == [0, 2, 1]
    assert [supply(game, name) for name in words.MATERIALS] == stock
    assert game.to_move == "chance"
    assert len(legal_words(game)) == 120


@pytest.mark.clause("A11")
def test_the_human_chooses_among_several_of_its_own_sections() -> None:
    game = solo(all_down())
    change_seat(game, "red", score=9)
    change_seat(game, "blue", score=9)
    finished(game, "red", "A1")
    finished(game, "blue", "B1")
    finished(game, "red", "C1")
    finished(game, "red", "C2")
    human_turn(game)
    assert legal_words(game) == ["ivan A1", "ivan C1"]
    refused(game, "ivan B1", "not-an-option", "A11", section="B1")
    refused(game, "ivan C2", "not-an-option", "A11", section="C2")
    refused(game, "reroll 1", "ivan-waits", "A11")
    game.play("ivan C1")
    assert game.state.ornament[section("C1")] == IVAN
    assert (score(game, "blue"), prestige(game, "blue")) == (13, 3)
    assert game.to_move == "chance"


@pytest.mark.clause("A11")
def test_else_he_decorates_his_own_section_and_the_human_chooses_among_those() -> None:
    game = solo(all_down())
    finished(game, "blue", "A1")
    finished(game, "red", "B1", ornament="red")  # taken already
    claimed(game, "red", "C1", cost="4 gold")  # not complete
    finished(game, "blue", "D1")
    human_turn(game)
    assert legal_words(game) == ["ivan A1", "ivan D1"]
    game.play("ivan A1")
    assert game.state.ornament[section("A1")] == IVAN


@pytest.mark.clause("A11")
def test_a_single_section_of_his_own_is_simply_decorated() -> None:
    game = solo(all_down())
    finished(game, "blue", "D1")
    human_turn(game)
    assert game.state.ornament[section("D1")] == IVAN
    assert prestige(game, "blue") == 1


@pytest.mark.clause("A11")
def test_an_ornament_that_fits_nowhere_waits_and_does_not_let_the_next_pass() -> None:
    game = solo(all_down())
    finished(game, "red", "B1", ornament="red")
    finished(game, "red", "B2")  # an arch would fit
    finished(game, "red", "B3")  # and a cross
    human_turn(game)
    assert game.state.ornament[section("B2")] == game.state.ornament[section("B3")] == NONE
    assert (score(game, "blue"), [game.state.ornaments[IVAN, kind] for kind in range(3)]) == (2, [1, 2, 1])
    assert game.to_move == "chance"  # the tiles are shuffled all the same
    assert legal_words(game)[0].startswith("shuffle")


@pytest.mark.clause("A11")
@pytest.mark.parametrize(
    ("left", "placed"),
    [([1, 2, 1], "B1"), ([0, 2, 1], "B2"), ([0, 1, 1], "B2"), ([0, 0, 1], "B3"), ([0, 0, 0], None)],
)
def test_his_ornaments_come_in_the_order_door_arch_arch_cross(left: list[int], placed: str | None) -> None:
    game = solo(all_down())
    for name in ("B1", "B2", "B3"):
        finished(game, "red", name)
    for kind, number in enumerate(left):
        game.state.ornaments[IVAN, kind] = number
    human_turn(game)
    decorated = [name for name in ("B1", "B2", "B3") if game.state.ornament[section(name)] == IVAN]
    assert decorated == ([placed] if placed else [])
    assert prestige(game, "blue") == (1 if placed else 0)
    assert legal_words(game)[0].startswith("shuffle")


@pytest.mark.clause("A11")
def test_the_tiles_are_dealt_anew_and_the_cards_keep_their_order() -> None:
    game = solo(all_down("recognition red, inventory blue, transport green, claim yellow, construction white"))
    human_turn(game)
    refused(game, "roll red 1", "not-a-shuffle", "A11")
    game.play("shuffle green white red blue yellow")
    s = game.state
    assert [words.IVAN_CARDS[s.ivan_card[place]] for place in range(5)] == [
        *("recognition", "inventory", "transport", "claim", "construction")
    ]
    assert [words.DICE[s.ivan_die[place]] for place in range(5)] == ["green", "white", "red", "blue", "yellow"]
    assert face_up(game) == [False, True, True, True, True]  # his turn continues with the first card
    assert s.die_space[words.DICE.index("green")] == 3
    assert game.to_move == "chance"
    game.play("roll green 2 yellow 3")
    assert score(game, "blue") == 2 + 4
    assert (game.to_move, s.turn_number) == ("red", 3)


@pytest.mark.clause("A11")
def test_with_one_tile_still_face_up_nothing_is_decorated_or_shuffled() -> None:
    game = solo(
        "recognition red down, inventory blue down, transport green down, claim yellow down, construction white"
    )
    finished(game, "red", "B1")
    human_turn(game)
    game.play(legal_words(game)[0])
    assert game.state.ornament[section("B1")] == NONE
    assert face_up(game) == [False] * 5
    assert game.to_move == "red"


@pytest.mark.clause("A11", "A4")
def test_after_the_shuffle_the_die_of_the_first_card_may_be_blocked_too() -> None:
    game = solo(all_down())
    put_dice(game, "red 1 1, blue 2 3, green 2 4, yellow 2 5, white 6 1")
    human_turn(game)
    game.play("shuffle red white green blue yellow")
    assert game.to_move == "red"
    assert score(game, "blue") == 6


# A12


def five_of_six(game: rc.Game, color: str, names: tuple[str, ...], sixth: str) -> None:
    for name in names:
        finished(game, color, name)
    claimed(game, color, sixth, cost="gold")
    reward(game, sixth, 4, 0)


@pytest.mark.clause("A12", "E1")
def test_the_humans_sixth_section_gains_no_three_and_ivan_has_one_more_turn() -> None:
    game = solo()
    change_seat(game, "red", holds="gold", rubles=0)
    five_of_six(game, "red", ("A1", "A2", "A3", "B1", "B2"), "B3")
    game.play("deliver gold B3")
    assert score(game, "red") == 6
    game.play("end")
    assert game.outcome is None
    game.play("roll red 1 blue 1")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.ender) == ("sixth-section", "red")
    assert score(game, "blue") == 6  # he did have his turn
    assert (game.to_move, legal_words(game)) == (None, [])


@pytest.mark.clause("A12", "A9", "A11")
def test_ivans_last_turn_may_hold_a_choice_and_a_shuffle() -> None:
    game = solo(all_down("claim red, recognition blue, inventory green, transport yellow, construction white"))
    change_seat(game, "red", holds="gold")
    five_of_six(game, "red", ("A1", "A2", "A3", "B1", "B2"), "B3")
    play(game, "deliver gold B3", "end")
    assert legal_words(game) == ["ivan A1", "ivan B1"]
    play(game, "ivan A1", "shuffle green red blue white yellow", "roll yellow 2 green 1")
    assert legal_words(game) == ["ivan C1", "ivan D1"]
    game.play("ivan C1")
    assert game.outcome is not None


@pytest.mark.clause("A12", "A10", "E1")
def test_ivans_sixth_section_gains_no_three_and_the_human_has_one_more_turn() -> None:
    game = solo(only("construction"))
    five_of_six(game, "blue", ("A1", "A2", "A3", "B1", "B2"), "B3")
    put_on(game, "construction", "lumber")
    ivan_turn(game)
    assert score(game, "blue") == 6
    assert (game.outcome, game.to_move) == (None, "red")
    human_turn(game)
    assert game.outcome is not None
    assert game.outcome.ender == "blue"


@pytest.mark.clause("A12", "E1")
def test_a_second_sixth_section_gains_no_three_and_no_further_turn() -> None:
    game = solo(only("construction"))
    change_seat(game, "red", holds="gold")
    five_of_six(game, "blue", ("A1", "A2", "A3", "B1", "B2"), "B3")
    five_of_six(game, "red", ("C1", "C2", "C3", "D1", "D2"), "D3")
    put_on(game, "construction", "lumber")
    ivan_turn(game)
    play(game, "deliver gold D3", "end")
    assert (score(game, "red"), score(game, "blue")) == (6, 6)
    assert game.outcome is not None
    assert game.outcome.ender == "blue"


@pytest.mark.clause("A12", "E3", "E7", "E8")
def test_ivan_is_ranked_scores_by_the_rule_of_two_and_has_no_goods() -> None:
    game = solo(only("transport"))
    change_seat(game, "red", holds="gold, 4 brick", rubles=6, score=9)
    change_seat(game, "blue", score=29)
    put_on(game, "inventory", "6 lumber")
    put_on(game, "construction", "6 stone")
    finished(game, "blue", "C1")
    finished(game, "blue", "C2", ornament="blue")
    five_of_six(game, "red", ("A1", "A2", "A3", "B1", "C3"), "B2")
    finished(game, "blue", "B3", ornament="blue")
    play(game, "deliver gold B2", "end")
    game.play(legal_words(game)[0])
    outcome = game.outcome
    assert outcome is not None
    red, ivan = outcome.scores
    # tower A: red alone, 6. B: red 2, Ivan 2, a tie. C: Ivan 3, red 1, worth 7
    assert (red.track, red.goods, red.towers, red.total) == (3, 2, (6, 0, 2, 0), 13)
    assert (ivan.track, ivan.goods, ivan.towers, ivan.total) == (7, 0, (0, 0, 7, 0), 14)
    assert (ivan.sections, ivan.ornaments) == (3, 2)
    assert outcome.winners == ("blue",)
    assert [line.seat for line in outcome.ranking] == ["blue", "red"]


@pytest.mark.clause("A12")
def test_drawn_solo_games_come_to_an_end_with_every_choice_told() -> None:
    for seed in range(3):
        game = rc.new_game(1, seed=seed, turn_limit=60)
        while game.outcome is None:
            plies = [ply for ply in legal_words(game) if not ply.startswith(("exchange", "reroll"))]
            game.play(plies[(game.version * 7 + seed) % len(plies)])
        assert game.outcome.reason in {"sixth-section", "turn-limit"}
        s = game.state
        for m, name in enumerate(words.MATERIALS):
            on_sections = sum(s.delivered[tower, level, m] for tower in range(4) for level in range(s.height[tower]))
            held = s.inventory[0, m] + s.ivan_inventory[m] + s.ivan_construction[m] + on_sections
            assert held + supply(game, name) == game.edition.materials[m]
