"""I. Influence: every card of the default edition, both of its actions."""

import pytest

import redcathedral as rc
from positions import (
    allowed,
    change_seat,
    claimed,
    finished,
    holds,
    legal_words,
    planned,
    play,
    position,
    prestige,
    put_dice,
    refused,
    rubles,
    score,
    section,
    set_supply,
    supply,
    verbs,
)
from redcathedral import words
from redcathedral.plies import ply_of

ONE_CARD_EACH = "1 craftsmen-1, 2 teamsters-1, 3 merchants-1, 4 clergy-1"
CHEAP = ["lumber", "brick", "stone"]
DEAR = ["gold", "emerald", "amethyst"]


def at(
    card: str, *, held: str = "", coins: int = 0, where: int = 9, tile: str = "", market: str = "2 rubles"
) -> rc.Game:
    """Move red's die to space 2, where this card is; red stands on space 9, worth 2 prestige, unless told."""
    red = {"holds": held, "rubles": coins, "score": where, "tiles": tile}
    game = planned([3, 3, 3, 3], red=red, dice="red 1 1, white 4 1", market=market, cards=f"1 {card}")
    game.play("market red")
    return game


def choices(game: rc.Game, verb: str) -> list[str]:
    return [ply for ply in legal_words(game) if ply.split()[0] == verb]


# I1


@pytest.mark.clause("I1", "S5")
@pytest.mark.parametrize("space", range(1, 9))
def test_the_card_is_that_of_the_quadrant_where_the_die_stopped(space: int) -> None:
    start = (space - 2) % 8 + 1
    game = position(
        2,
        red={"holds": "2 lumber, brick", "rubles": 5},
        dice=f"red {start} 1, white {(space + 2) % 8 + 1} 1, green {(space + 3) % 8 + 1} 1",
        cards=ONE_CARD_EACH,
    )
    claimed(game, "red", "A1", cost="4 lumber")
    game.play("market red")
    offers = [{"buy", "sell"}, {"haul", "earn"}, {"trade", "barter"}, {"pray", "donate"}]
    mine = offers[(space - 1) // 2]
    assert verbs(game) & set(words.VERBS) == mine
    others = {
        "sell brick": "sell",
        "earn": "earn",
        "trade lumber gold": "trade",
        "pray": "pray",
        "swap 1 2": "swap",
        "vow": "vow",
        "offer lumber brick gold": "offer",
        "commission red": "commission",
        "bulk lumber gold gold": "bulk",
    }
    for ply, verb in others.items():
        if verb not in mine:
            refused(game, ply, "not-on-card", "I1")


@pytest.mark.clause("I1")
def test_a_refusal_names_what_the_card_offers() -> None:
    game = at("clergy-2")
    refused(game, "earn", "not-on-card", "I1", verbs=("pray", "offer"))


@pytest.mark.clause("I1")
@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        ("craftsmen-1", "sell lumber", "buy lumber"),
        ("craftsmen-1", "buy lumber", "sell lumber"),
        ("craftsmen-2", "buy lumber", "sell gold"),
        ("craftsmen-3", "sell lumber", "buy gold"),
        ("teamsters-1", "earn", "haul"),
        ("teamsters-2", "earn", "haul"),
        ("teamsters-3", "swap 3 5", "haul"),
        ("merchants-1", "trade lumber gold", "barter lumber gold"),
        ("merchants-1", "barter gold lumber", "trade lumber gold"),
        ("merchants-2", "bulk lumber brick gold", "commission red"),
        ("merchants-3", "commission red", "trade lumber gold"),
        ("clergy-1", "pray", "donate"),
        ("clergy-1", "donate", "pray"),
        ("clergy-2", "offer lumber gold emerald", "pray"),
        ("clergy-3", "donate", "vow"),
        ("clergy-3", "vow", "donate"),
    ],
)
def test_one_action_of_a_card_shuts_out_the_other(card: str, one: str, other: str) -> None:
    game = at(card, held="4 lumber, gold, emerald", coins=9, tile="red rubles")
    for name in ("B1", "B2", "B3"):
        finished(game, "red", name)
    claimed(game, "red", "A1", cost="4 lumber")
    change_seat(game, "red", banners={"inventory": 0})
    assert allowed(game, one)
    assert allowed(game, other)
    game.play(one)
    refused(game, other, "influence-used", "I1", verb=one.split(maxsplit=1)[0])


@pytest.mark.clause("I1", "M3")
def test_after_a_haul_the_card_is_used() -> None:
    game = at("teamsters-1", held="2 lumber", coins=5)
    claimed(game, "red", "A1", cost="4 lumber")
    play(game, "haul", "deliver lumber A1")
    refused(game, "earn", "influence-used", "I1", verb="haul")


# I2


@pytest.mark.clause("I2")
@pytest.mark.parametrize(
    ("card", "ply"),
    [
        ("teamsters-1", "earn"),
        ("teamsters-2", "earn"),
        ("teamsters-3", "swap 3 5"),
        ("merchants-1", "trade lumber gold"),
        ("merchants-2", "bulk lumber brick gold"),
        ("merchants-2", "commission red"),
        ("merchants-3", "trade lumber gold"),
        ("merchants-3", "commission red"),
        ("clergy-1", "pray"),
        ("clergy-1", "donate"),
        ("clergy-2", "pray"),
        ("clergy-2", "offer lumber brick gold"),
        ("clergy-3", "vow"),
        ("clergy-3", "donate"),
    ],
)
def test_a_once_action_is_done_once(card: str, ply: str) -> None:
    game = at(card, held="6 lumber, 2 brick, 2 gold", coins=20, tile="red rubles")
    for name in ("B1", "B2", "B3"):
        finished(game, "red", name)
    change_seat(game, "red", banners={"inventory": 0})
    game.play(ply)
    reason = game.why(ply)
    assert reason is not None
    assert (reason.key, reason.facts) == ("influence-used", {"verb": ply.split(maxsplit=1)[0]})
    assert verbs(game) & set(words.VERBS) == set()


@pytest.mark.clause("I2")
def test_the_second_time_of_a_once_action_is_refused_by_the_clause_on_once_actions() -> None:
    game = at("clergy-1")
    game.play("pray")
    refused(game, "pray", "influence-used", "I2", verb="pray")


@pytest.mark.clause("I2", "I4")
@pytest.mark.parametrize("card", ["teamsters-1", "teamsters-2", "teamsters-3"])
def test_a_haul_is_done_once(card: str) -> None:
    game = at(card, held="6 lumber", coins=20)
    claimed(game, "red", "A1", cost="4 lumber")
    claimed(game, "red", "B1", cost="4 lumber")
    play(game, "haul", "deliver lumber A1")
    if "done" in legal_words(game):
        game.play("done")
    assert not allowed(game, "haul")


@pytest.mark.clause("I2")
@pytest.mark.parametrize(
    ("card", "ply"),
    [
        ("craftsmen-1", "sell lumber"),
        ("craftsmen-1", "buy stone"),
        ("craftsmen-2", "buy stone"),
        ("craftsmen-2", "sell gold"),
        ("craftsmen-3", "sell lumber"),
        ("craftsmen-3", "buy amethyst"),
        ("merchants-1", "barter lumber gold"),
    ],
)
def test_a_repeat_action_is_done_as_often_as_one_likes(card: str, ply: str) -> None:
    game = at(card, held="3 lumber, 3 gold", coins=20)
    change_seat(game, "red", banners={"inventory": 0})
    for _ in range(3):
        game.play(ply)
    assert verbs(game) & set(words.VERBS) <= {ply.split(maxsplit=1)[0]}


REPEATS = [
    ("craftsmen-1", "sell lumber"),
    ("craftsmen-1", "buy stone"),
    ("craftsmen-2", "buy stone"),
    ("craftsmen-3", "buy gold"),
    ("merchants-1", "barter lumber gold"),
]


@pytest.mark.clause("I2")
@pytest.mark.parametrize("closing", ["gather", "activate red"])
@pytest.mark.parametrize(("card", "ply"), REPEATS)
def test_another_market_action_closes_a_repeat(card: str, ply: str, closing: str) -> None:
    game = at(card, held="4 lumber", coins=20, tile="red rubles")
    play(game, ply, closing)
    refused(game, ply, "influence-closed", "I2")
    assert verbs(game) & set(words.VERBS) == set()


@pytest.mark.clause("I2", "W5")
@pytest.mark.parametrize("taken", [0, 1])
def test_activating_a_material_tile_closes_a_repeat_however_much_is_taken(taken: int) -> None:
    game = at("craftsmen-1", held="4 lumber", coins=20, tile="red stone")
    play(game, "sell lumber", "activate red", f"take {taken}")
    refused(game, "sell lumber", "influence-closed", "I2")


@pytest.mark.clause("I2")
def test_other_market_actions_before_a_repeat_do_not_close_it() -> None:
    game = at("craftsmen-1", held="4 lumber", tile="red rubles")
    play(game, "gather", "activate red", "sell lumber", "sell lumber")
    assert rubles(game, "red") == 2 + 2 + 2


@pytest.mark.clause("I2", "T2", "T3")
@pytest.mark.parametrize("free", ["exchange", "reroll 2", "reroll 4"])
@pytest.mark.parametrize(("card", "ply"), REPEATS)
def test_the_free_actions_keep_a_repeat_open(card: str, ply: str, free: str) -> None:
    game = at(card, held="3 lumber", coins=20)
    play(game, ply, free, ply)
    assert allowed(game, ply)


# I3


@pytest.mark.clause("I3")
@pytest.mark.parametrize(
    ("card", "kinds", "price"),
    [("craftsmen-1", list(words.MATERIALS), 2), ("craftsmen-2", CHEAP, 1), ("craftsmen-3", DEAR, 2)],
)
def test_buying_costs_the_price_and_gives_the_kinds_shown(card: str, kinds: list[str], price: int) -> None:
    game = at(card, coins=price)
    assert choices(game, "buy") == [f"buy {kind}" for kind in kinds]
    for kind in kinds:
        twin = game.clone()
        before = supply(twin, kind)
        twin.play(f"buy {kind}")
        assert (holds(twin, "red"), rubles(twin, "red"), supply(twin, kind)) == ({kind: 1}, 0, before - 1)
        refused(twin, f"buy {kind}", "influence-too-dear", "I3", price=price, have=0)
    for kind in set(words.MATERIALS) - set(kinds):
        refused(game, f"buy {kind}", "kind-not-shown", "I3", kinds=tuple(kinds))


@pytest.mark.clause("I3")
@pytest.mark.parametrize(("card", "price"), [("craftsmen-1", 2), ("craftsmen-2", 1), ("craftsmen-3", 2)])
def test_nobody_buys_with_a_ruble_too_few(card: str, price: int) -> None:
    game = at(card, coins=price - 1)
    assert choices(game, "buy") == []
    kind = "gold" if card == "craftsmen-3" else "brick"
    refused(game, f"buy {kind}", "influence-too-dear", "I3", price=price, have=price - 1)
    game.play("exchange")
    game.play(f"buy {kind}")
    assert rubles(game, "red") == 1


@pytest.mark.clause("I3")
@pytest.mark.parametrize(
    ("card", "kinds", "price"),
    [("craftsmen-1", list(words.MATERIALS), 1), ("craftsmen-2", DEAR, 2), ("craftsmen-3", CHEAP, 1)],
)
def test_selling_pays_the_price_for_the_kinds_shown(card: str, kinds: list[str], price: int) -> None:
    game = at(card, held="lumber, brick, stone, gold, emerald, amethyst")
    assert choices(game, "sell") == [f"sell {kind}" for kind in kinds]
    for kind in kinds:
        twin = game.clone()
        before = supply(twin, kind)
        twin.play(f"sell {kind}")
        assert (rubles(twin, "red"), supply(twin, kind)) == (price, before + 1)
        assert kind not in holds(twin, "red")
        refused(twin, f"sell {kind}", "not-held", "I3", material=kind)
    for kind in set(words.MATERIALS) - set(kinds):
        refused(game, f"sell {kind}", "kind-not-shown", "I3", kinds=tuple(kinds))


# I4


@pytest.mark.clause("I4")
@pytest.mark.parametrize(
    ("card", "price", "deliveries"), [("teamsters-1", 1, 1), ("teamsters-2", 3, 2), ("teamsters-3", 1, 1)]
)
def test_a_haul_is_paid_for_and_delivers_that_many(card: str, price: int, deliveries: int) -> None:
    game = at(card, held="3 lumber", coins=price)
    claimed(game, "red", "A1", cost="4 lumber")
    game.play("haul")
    assert rubles(game, "red") == 0
    assert verbs(game) == {"deliver", "exchange", "reroll"}
    for _ in range(deliveries):
        game.play("deliver lumber A1")
    assert game.state.delivered[section("A1")[0], 0, 0] == deliveries
    assert verbs(game) == {"gather", "exchange", "reroll", "end"}
    refused(game, "deliver lumber A1", "action-taken", "T1")
    refused(game, "done", "not-hauling", "I4")


@pytest.mark.clause("I4")
@pytest.mark.parametrize(("card", "price"), [("teamsters-1", 1), ("teamsters-2", 3), ("teamsters-3", 1)])
def test_a_haul_costs_what_the_card_says(card: str, price: int) -> None:
    game = at(card, held="lumber", coins=price - 1)
    claimed(game, "red", "A1", cost="4 lumber")
    refused(game, "haul", "influence-too-dear", "I4", price=price, have=price - 1)


@pytest.mark.clause("I4")
def test_a_haul_needs_something_to_deliver() -> None:
    game = at("teamsters-1", held="gold", coins=5)
    claimed(game, "red", "A1", cost="4 lumber")
    claimed(game, "blue", "B1", cost="gold")
    refused(game, "haul", "nothing-to-haul", "I4")
    finished(game, "blue", "C1")
    finished(game, "blue", "C2")
    refused(game, "haul", "nothing-to-haul", "I4")  # gold makes neither a door nor an arch
    finished(game, "blue", "C3")
    play(game, "haul", "ornament C3")


@pytest.mark.clause("I4")
def test_at_least_one_delivery_follows_a_haul_and_then_done() -> None:
    game = at("teamsters-2", held="2 lumber", coins=3)
    claimed(game, "red", "A1", cost="4 lumber")
    game.play("haul")
    refused(game, "done", "nothing-done", "T1")
    refused(game, "end", "haul-open", "I4")
    game.play("deliver lumber A1")
    refused(game, "end", "haul-open", "I4")
    assert verbs(game) == {"deliver", "done", "exchange", "reroll"}
    game.play("done")
    assert verbs(game) == {"gather", "exchange", "reroll", "end"}
    refused(game, "deliver lumber A1", "action-taken", "T1")


@pytest.mark.clause("I4")
def test_no_market_action_while_a_haul_is_open() -> None:
    game = at("teamsters-2", held="2 lumber", coins=3, tile="red rubles")
    claimed(game, "red", "A1", cost="4 lumber")
    game.play("haul")
    for ply in ("gather", "activate red"):
        assert not allowed(game, ply)
    play(game, "deliver lumber A1", "done", "gather", "activate red")
    assert rubles(game, "red") == 4


@pytest.mark.clause("I4", "B2")
def test_a_haul_obeys_the_rules_of_building() -> None:
    game = at("teamsters-2", held="2 lumber, gold", coins=3)
    claimed(game, "red", "A1", cost="lumber, brick", delivered="lumber")
    claimed(game, "red", "B1", cost="2 lumber")
    claimed(game, "blue", "C1", cost="2 lumber")
    game.play("haul")
    refused(game, "deliver lumber A1", "not-needed", "B2", section="A1", material="lumber")
    refused(game, "deliver lumber C1", "not-your-banner", "B2", section="C1", owner="blue")
    refused(game, "deliver brick A1", "not-held", "B2", material="brick")
    assert choices(game, "deliver") == ["deliver lumber B1"]


@pytest.mark.clause("I4", "D2")
def test_an_ornament_must_fit_whole_into_a_haul_of_one() -> None:
    game = at("teamsters-1", held="lumber, emerald", coins=1)
    finished(game, "blue", "A1")
    game.play("haul")
    refused(game, "ornament A1 emerald", "too-few-deliveries", "D2", wanted=2, left=1)
    game.play("ornament A1")
    assert prestige(game, "red") == 2
    assert "end" in legal_words(game)


@pytest.mark.clause("I4", "D2")
def test_an_ornament_must_fit_whole_into_a_haul_of_two() -> None:
    game = at("teamsters-2", held="lumber, emerald, amethyst, gold", coins=3)
    finished(game, "blue", "A1")
    claimed(game, "red", "B1", cost="2 gold")
    game.play("haul")
    refused(game, "ornament A1 emerald amethyst", "too-few-deliveries", "D2", wanted=3, left=2)
    assert allowed(game, "ornament A1 emerald")
    twin = game.clone()
    twin.play("ornament A1 emerald")
    assert prestige(twin, "red") == 3
    game.play("deliver gold B1")
    refused(game, "ornament A1 emerald", "too-few-deliveries", "D2", wanted=2, left=1)
    game.play("ornament A1")
    assert "end" in legal_words(game)


@pytest.mark.clause("I4", "B3", "B4", "B5")
def test_a_section_completed_by_a_haul_pays_costs_and_can_be_decorated() -> None:
    game = at("teamsters-2", held="gold, stone", coins=3)
    claimed(game, "blue", "A1", cost="4 lumber")
    change_seat(game, "blue", score=9)
    claimed(game, "red", "A2", cost="gold")
    game.state.reward_recognition[section("A2")] = 4
    game.state.reward_rubles[section("A2")] = 2
    play(game, "haul", "deliver gold A2")
    assert (score(game, "red"), rubles(game, "red"), score(game, "blue")) == (13, 2, 8)
    game.play("ornament A2")
    assert game.state.ornament[section("A2")] == 0


@pytest.mark.clause("I4", "E1", "M6")
def test_a_haul_may_complete_the_sixth_section_and_the_turn_goes_on() -> None:
    game = planned(
        [3, 3, 3, 3],
        red={"holds": "gold", "rubles": 1, "score": 2},
        dice="red 1 1",
        market="2 rubles",
        cards="1 teamsters-1",
    )
    for name in ("A1", "A2", "A3", "B1", "B2"):
        finished(game, "red", name)
    claimed(game, "red", "C1", cost="gold")
    game.state.reward_recognition[section("C1")] = 3
    game.state.reward_rubles[section("C1")] = 0
    play(game, "market red", "haul", "deliver gold C1")
    assert score(game, "red") == 17  # 5 is a prestige space; three further: 9, 13, 17
    assert game.outcome is None
    play(game, "gather", "end")
    assert rubles(game, "red") == 2
    assert game.to_move == "blue"


@pytest.mark.clause("I4", "T2", "T3")
def test_the_free_actions_are_possible_in_a_haul() -> None:
    game = at("teamsters-2", held="2 lumber", coins=3)
    claimed(game, "red", "A1", cost="4 lumber")
    play(game, "haul", "exchange", "deliver lumber A1")
    assert rubles(game, "red") == 2
    assert allowed(game, "done")
    change_seat(game, "red", score=9)
    play(game, "reroll 4", "deliver lumber A1", "gather")


@pytest.mark.clause("I4")
@pytest.mark.parametrize("card", ["teamsters-1", "teamsters-2"])
def test_earning_gives_one_ruble(card: str) -> None:
    game = at(card)
    game.play("earn")
    assert rubles(game, "red") == 1


@pytest.mark.clause("I4", "M4")
def test_a_swap_changes_what_is_gathered() -> None:
    game = at("teamsters-3", coins=2, market="2 rubles, 5 brick")
    assert choices(game, "gather") == ["gather"]
    game.play("swap 2 5")
    assert rubles(game, "red") == 0
    assert choices(game, "gather") == ["gather 1", "gather 2"]
    game.play("gather 2")
    assert holds(game, "red") == {"brick": 2}
    assert game.state.market_resource[4] == words.RESOURCES.index("rubles")
    assert game.state.market_amount[4] == 2


@pytest.mark.clause("I4")
def test_any_two_tiles_may_be_swapped() -> None:
    game = at("teamsters-3", coins=2)
    pairs = [f"swap {one} {other}" for one in range(1, 9) for other in range(one + 1, 9)]
    assert choices(game, "swap") == pairs
    tiles = [(game.state.market_resource[space], game.state.market_amount[space]) for space in range(8)]
    game.play("swap 7 3")  # either way round
    tiles[2], tiles[6] = tiles[6], tiles[2]
    assert [(game.state.market_resource[space], game.state.market_amount[space]) for space in range(8)] == tiles


@pytest.mark.clause("I4", "W4")
def test_a_swap_changes_what_a_die_tile_gives() -> None:
    game = at("teamsters-3", coins=2, tile="red die-white", market="2 lumber, 4 stone, 6 rubles")
    play(game, "swap 4 6", "activate red")
    assert rubles(game, "red") == 2


@pytest.mark.clause("I4")
def test_a_swap_costs_two_rubles() -> None:
    game = at("teamsters-3", coins=1)
    refused(game, "swap 1 2", "influence-too-dear", "I4", price=2, have=1)
    assert choices(game, "swap") == []


# I5


@pytest.mark.clause("I5")
@pytest.mark.parametrize("card", ["merchants-1", "merchants-3"])
@pytest.mark.parametrize("given", words.MATERIALS)
def test_two_of_a_kind_are_traded_for_one_of_any_kind(card: str, given: str) -> None:
    game = at(card, held=f"2 {given}")
    assert choices(game, "trade") == [f"trade {given} {got}" for got in words.MATERIALS]
    for got in words.MATERIALS:
        twin = game.clone()
        before = supply(twin, given)
        twin.play(f"trade {given} {got}")
        assert holds(twin, "red") == {got: 1}
        assert supply(twin, given) == before + (1 if got == given else 2)


@pytest.mark.clause("I5")
def test_one_of_each_of_two_kinds_is_no_trade() -> None:
    game = at("merchants-1", held="lumber, brick")
    refused(game, "trade lumber gold", "not-enough-held", "I5", wanted=2, material="lumber", have=1)
    refused(game, "trade stone gold", "not-enough-held", "I5", wanted=2, material="stone", have=0)


@pytest.mark.clause("I5", "I7")
def test_a_trade_may_get_the_kind_given_even_from_an_empty_supply() -> None:
    game = at("merchants-1", held="2 gold")
    set_supply(game, "gold", 0)
    set_supply(game, "emerald", 0)
    refused(game, "trade gold emerald", "no-supply", "I7", material="emerald")
    game.play("trade gold gold")
    assert (holds(game, "red"), supply(game, "gold")) == ({"gold": 1}, 1)


@pytest.mark.clause("I5")
def test_four_of_a_kind_are_exchanged_for_any_two() -> None:
    game = at("merchants-2", held="4 brick")
    plies = choices(game, "bulk")
    assert len(plies) == 21  # six pairs of a kind, fifteen of two kinds
    assert "bulk brick brick brick" in plies
    game.play("bulk brick gold stone")  # either way round
    assert holds(game, "red") == {"stone": 1, "gold": 1}


@pytest.mark.clause("I5")
def test_three_of_a_kind_are_too_few_for_a_bulk() -> None:
    game = at("merchants-2", held="3 brick, 3 gold")
    assert choices(game, "bulk") == []
    refused(game, "bulk brick stone gold", "not-enough-held", "I5", wanted=4, material="brick", have=3)


@pytest.mark.clause("I5", "I7")
def test_a_bulk_of_two_of_a_kind_needs_two_in_the_supply() -> None:
    game = at("merchants-2", held="4 brick")
    set_supply(game, "stone", 1)
    refused(game, "bulk brick stone stone", "no-supply", "I7", material="stone")
    assert allowed(game, "bulk brick stone gold")
    assert allowed(game, "bulk brick brick stone")
    set_supply(game, "stone", 2)
    game.play("bulk brick stone stone")
    assert (holds(game, "red"), supply(game, "stone")) == ({"stone": 2}, 0)


@pytest.mark.clause("I5", "I7")
def test_in_a_bulk_what_is_given_counts_as_supply() -> None:
    game = at("merchants-2", held="4 brick")
    for name in words.MATERIALS:
        set_supply(game, name, 0)
    assert choices(game, "bulk") == ["bulk brick brick brick"]
    game.play("bulk brick brick brick")
    assert (holds(game, "red"), supply(game, "brick")) == ({"brick": 2}, 2)


@pytest.mark.clause("I7")
@pytest.mark.parametrize("ply", ["bulk brick brick gold", "bulk brick lumber brick"])
def test_a_refused_bulk_names_the_material_that_is_missing(ply: str) -> None:
    game = at("merchants-2", held="4 brick")
    for name in words.MATERIALS:
        set_supply(game, name, 0)
    missing = "gold" if "gold" in ply else "lumber"  # the brick could be had: four are given
    refused(game, ply, "no-supply", "I7", material=missing)


@pytest.mark.clause("I7")
def test_a_refused_bulk_of_a_pair_names_that_kind() -> None:
    game = at("merchants-2", held="4 brick")
    set_supply(game, "stone", 1)
    set_supply(game, "brick", 0)
    refused(game, "bulk brick stone stone", "no-supply", "I7", material="stone")


@pytest.mark.clause("I5")
def test_a_barter_costs_a_ruble_and_gives_another_kind() -> None:
    game = at("merchants-1", held="lumber", coins=2)
    assert choices(game, "barter") == [f"barter lumber {got}" for got in words.MATERIALS if got != "lumber"]
    play(game, "barter lumber emerald", "barter emerald gold")
    assert (holds(game, "red"), rubles(game, "red")) == ({"gold": 1}, 0)
    refused(game, "barter gold stone", "influence-too-dear", "I5", price=1, have=0)
    with pytest.raises(rc.RedCathedralError):
        game.play("barter gold gold")


@pytest.mark.clause("I5")
def test_a_barter_needs_the_material() -> None:
    game = at("merchants-1", held="lumber", coins=2)
    refused(game, "barter gold stone", "not-held", "I5", material="gold")


@pytest.mark.clause("I5", "W3")
@pytest.mark.parametrize("card", ["merchants-2", "merchants-3"])
def test_a_commission_gives_the_benefit_of_any_face_up_tile(card: str) -> None:
    game = at(card, tile="blue stone, yellow rubles, white2 recognition, green gold down")
    assert choices(game, "commission") == ["commission blue", "commission yellow", "commission white2"]
    twin = game.clone()
    twin.play("commission yellow")
    assert rubles(twin, "red") == 2
    twin = game.clone()
    twin.play("commission white2")
    assert score(twin, "red") == 10
    game.play("commission blue")
    assert legal_words(game)[:3] == ["take 0", "take 1", "take 2"]
    game.play("take 1")
    assert holds(game, "red") == {"stone": 1}
    assert not allowed(game, "commission blue")


@pytest.mark.clause("I5", "C4", "W2")
def test_a_commission_needs_a_face_up_tile() -> None:
    game = at("merchants-2", tile="green gold down")
    refused(game, "commission green", "tile-face-down", "C4", space="green")
    refused(game, "commission red", "no-tile", "W2", space="red")


@pytest.mark.clause("I5", "M3")
@pytest.mark.parametrize("order", [("activate red", "commission red"), ("commission red", "activate red")])
def test_a_tile_may_be_activated_and_commissioned_in_one_turn(order: tuple[str, str]) -> None:
    game = at("merchants-3", tile="red rubles")
    play(game, *order)
    assert rubles(game, "red") == 4


@pytest.mark.clause("I5", "W5")
def test_a_commission_that_would_gain_nothing_is_not_listed() -> None:
    game = at("merchants-3", held="6 gold", tile="red stone, blue rubles")
    assert choices(game, "commission") == ["commission blue"]
    refused(game, "commission red", "nothing-to-gain", "W5", resource="stone")


@pytest.mark.clause("I5", "W4")
def test_a_commissioned_die_tile_gives_its_space_once() -> None:
    game = at("merchants-3", tile="blue die-red")  # the red die lies on the rubles
    put_dice(game, "red 2 1, green 2 1, blue 2 1")
    game.play("commission blue")
    assert rubles(game, "red") == 2


# I6


@pytest.mark.clause("I6")
@pytest.mark.parametrize("card", ["clergy-1", "clergy-2"])
def test_praying_gains_one_recognition(card: str) -> None:
    game = at(card, where=2)
    game.play("pray")
    assert score(game, "red") == 3


@pytest.mark.clause("I6")
@pytest.mark.parametrize("card", ["clergy-1", "clergy-3"])
def test_three_rubles_are_donated_for_a_prestige(card: str) -> None:
    game = at(card, coins=3, where=10)
    game.play("donate")
    assert (rubles(game, "red"), score(game, "red")) == (0, 13)


@pytest.mark.clause("I6")
@pytest.mark.parametrize("card", ["clergy-1", "clergy-3"])
def test_two_rubles_are_too_few_to_donate(card: str) -> None:
    game = at(card, coins=2)
    refused(game, "donate", "influence-too-dear", "I6", price=3, have=2)


@pytest.mark.clause("I6")
def test_three_different_materials_are_offered_for_a_prestige() -> None:
    game = at("clergy-2", held="2 lumber, gold, emerald", where=10)
    before = supply(game, "lumber")
    assert choices(game, "offer") == ["offer lumber gold emerald"]
    game.play("offer lumber gold emerald")
    assert (holds(game, "red"), score(game, "red"), supply(game, "lumber")) == ({"lumber": 1}, 13, before + 1)


@pytest.mark.clause("I6")
@pytest.mark.parametrize(
    ("card", "ply", "means"),
    [
        ("clergy-1", "pray", "1 recognition"),
        ("clergy-1", "donate", "3 rubles for 1 prestige"),
        ("clergy-2", "offer lumber brick gold", "1 prestige"),
    ],
)
def test_what_the_clergy_give_is_told_beforehand(card: str, ply: str, means: str) -> None:
    assert str(ply_of(ply).meaning(at(card).state)) == means


@pytest.mark.clause("I6")
def test_an_offering_is_of_three_different_materials_held() -> None:
    game = at("clergy-2", held="2 lumber, gold")
    assert choices(game, "offer") == []
    refused(game, "offer lumber gold amethyst", "not-held", "I6", material="amethyst")
    with pytest.raises(rc.RedCathedralError):
        game.play("offer lumber lumber gold")


@pytest.mark.clause("I6")
def test_all_twenty_offerings_can_be_chosen() -> None:
    game = at("clergy-2", held="lumber, brick, stone, gold, emerald, amethyst")
    assert len(choices(game, "offer")) == 20


@pytest.mark.clause("I6")
def test_a_vow_needs_one_complete_section_of_each_kind() -> None:
    game = at("clergy-3", where=2)
    refused(game, "vow", "vow-not-earned", "I6", bases=0, middles=0, domes=0)
    for name in ("A1", "B1", "A2", "B2"):
        finished(game, "red", name)
    finished(game, "blue", "A3")
    refused(game, "vow", "vow-not-earned", "I6", bases=2, middles=2, domes=0)
    finished(game, "red", "B3")
    game.play("vow")
    assert score(game, "red") == 4


@pytest.mark.clause("I6")
@pytest.mark.parametrize("missing", ["A1", "A2", "A3"])
def test_a_vow_is_refused_without_any_one_kind(missing: str) -> None:
    game = at("clergy-3", where=2)
    for name in ("A1", "A2", "A3"):
        finished(game, "blue" if name == missing else "red", name)
    assert not allowed(game, "vow")


# I7


@pytest.mark.clause("I7")
@pytest.mark.parametrize(
    ("card", "ply"), [("craftsmen-1", "buy stone"), ("craftsmen-2", "buy stone"), ("craftsmen-3", "buy gold")]
)
def test_what_is_bought_needs_supply_and_room(card: str, ply: str) -> None:
    kind = ply.split()[1]
    game = at(card, held="5 brick", coins=9)
    assert allowed(game, ply)
    set_supply(game, kind, 0)
    refused(game, ply, "no-supply", "I7", material=kind)
    set_supply(game, kind, 1)
    game.play(ply)
    set_supply(game, kind, 1)
    refused(game, ply, "no-room", "I7")


@pytest.mark.clause("I7")
@pytest.mark.parametrize(
    ("card", "ply", "after"),
    [
        ("merchants-1", "trade brick gold", {"brick": 4, "gold": 1}),
        ("merchants-1", "barter brick gold", {"brick": 5, "gold": 1}),
        ("merchants-2", "bulk brick gold gold", {"brick": 2, "gold": 2}),
    ],
)
def test_what_is_given_makes_room_for_what_is_got(card: str, ply: str, after: dict[str, int]) -> None:
    game = at(card, held="6 brick", coins=9)
    game.play(ply)
    assert holds(game, "red") == after


@pytest.mark.clause("I7")
def test_what_is_bartered_in_needs_supply() -> None:
    game = at("merchants-1", held="2 brick", coins=9)
    set_supply(game, "gold", 0)
    refused(game, "barter brick gold", "no-supply", "I7", material="gold")
    set_supply(game, "gold", 1)
    game.play("barter brick gold")
    refused(game, "barter brick gold", "no-supply", "I7", material="gold")
    assert allowed(game, "barter gold brick")


@pytest.mark.clause("I7")
def test_what_was_sold_or_given_is_supply_for_the_next() -> None:
    game = at("merchants-1", held="gold", coins=9)
    set_supply(game, "gold", 0)
    play(game, "barter gold brick", "barter brick gold")
    assert (holds(game, "red"), supply(game, "gold")) == ({"gold": 1}, 0)
