"""A snapshot that is no position of the game is refused with everything that is wrong with it, each with its place."""

import json
import pickle
import random
from typing import Any

import pytest

import redcathedral as rc
from positions import json_of, legal_words
from redcathedral import words
from redcathedral.errors import RedCathedralError, SnapshotError
from redcathedral.game.load import from_snapshot
from redcathedral.kernel.codes import NONE


def problems_of(snapshot: Any, **options: Any) -> dict[str, list[str]]:
    with pytest.raises(SnapshotError) as caught:
        from_snapshot(snapshot, **options)
    found: dict[str, list[str]] = {}
    for problem in caught.value.problems:
        found.setdefault(problem.place, []).append(str(problem.message))
    return found


def assert_refused(snapshot: Any, place: str, message: str) -> None:
    found = problems_of(snapshot)
    assert place in found, found
    assert any(message in said for said in found[place]), found[place]


def put(snapshot: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """Change one value of a snapshot; a path is written as problems write it."""
    *steps, last = path.replace("[", ".").replace("]", "").split(".")
    holder: Any = snapshot
    for step in steps:
        holder = holder[int(step) if step.isdigit() else step]
    holder[int(last) if last.isdigit() else last] = value
    return snapshot


def played(*plies: str, players: int = 2, boards: str = "basic", seed: int = 1) -> dict[str, Any]:
    game = rc.new_game(players, seed=seed, boards=boards, dice="ask")
    for ply in plies:
        game.play(ply)
    snapshot: dict[str, Any] = json_of(game)
    return snapshot


CLAIMED = ("claim A1", "banner inventory", "place blue down", "end")
SECTION = "cathedral.towers[0].sections[0]"


# The shape


@pytest.mark.parametrize("given", [None, 3, 2.5, True, b"{}", [], (), object()])
def test_what_is_neither_an_object_nor_text_is_refused(
    given: Any,
) -> None:
    assert_refused(given, "", "a snapshot is an object or its JSON text")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("\ud800", "not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"version": ' + "9" * 5000 + "}", "not JSON"),
        (" " * (1 << 20) + "{}", "longer than"),
        ('{"format": 1, "format": 2}', '"format" appears twice'),
        ("[]", "must be an object, not a list"),
        ("null", "must be an object, not null"),
    ],
)
def test_a_text_that_holds_no_object_is_refused(text: str, message: str) -> None:
    assert_refused(text, "", message)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("format", "chess", '"chess" isn’t known here; choose from "redcathedral-snapshot"'),
        ("version", 2, "must be 1, not 2"),
        ("version", True, "must be a whole number, not true"),
        ("players", 5, "must be a number from 1 to 4"),
        ("boards", "wooden", '"wooden" isn’t known here; choose from "basic" and "advanced"'),
        ("limit", 0, "must be a number from 1 to"),
        ("ender", "purple", '"purple" isn’t known here'),
        ("ender", "green", "nobody plays green"),
        ("seats", {}, "must be a list, not an object"),
        ("seats", [], "2 seats are needed, not 0"),
        ("seats[1].color", "red", "two seats play red (S1)"),
        ("seats[0].name", 3, "must be text, not 3"),
        ("seats[0].name", "", "printable"),
        ("seats[0].name", "a\nb", "printable"),
        ("seats[0].name", " a", "neither begins nor ends with a space"),
        ("seats[0].score", -1, "must be a number from 0 to"),
        ("seats[0].rubles", 10**30, "not a huge number"),
        ("seats[0].rubles", 2.0, "must be a whole number, not 2.0"),
        ("seats[0].rubles", float("nan"), "must be a whole number"),
        ("seats[0].capacity", "six", 'must be a whole number, not "six"'),
        ("seats[0].inventory.gold", None, "must be a whole number, not null"),
        ("seats[0].banners.reserve", 7, "must be a number from 0 to 6"),
        ("seats[0].ornaments.available.door", 2, "must be a number from 0 to 1"),
        ("seats[0].workshop.red", {"die": "pink", "face": "up"}, ""),
        ("seats[0].workshop.red", {"resource": "lumber", "amount": 4, "face": "up"}, "no such workshop tile"),
        ("seats[0].workshop.red", 3, "must be an object, not 3"),
        ("market.tiles[0].resource", "glass", '"glass" isn’t known here'),
        ("market.dice.white.space", 0, "must be a number from 1 to 8, not 0"),
        ("market.dice.white.value", 7, "must be a number from 1 to 6, not 7"),
        ("market.influence[0].actions[0].repeat", "yes", 'must be true or false, not "yes"'),
        ("market.influence[0].card", "clergy-9", '"clergy-9" isn’t known here; did you mean "clergy-'),
        ("cathedral.towers", [], "must have 1 to 6 entries, not 0"),
        ("cathedral.towers[0].sections[0].card", "roof-1", '"roof-1" isn’t known here'),
        ("cathedral.towers[0].sections[0].complete", 0, "must be true or false, not 0"),
        ("cathedral.towers[0].sections[0].ornament", "door", "must be an object"),
        ("ivan", {}, "Ivan plays against one player only"),
        ("turn.seat", None, "must be text, not null"),
        ("turn.number", 0, "must be a number from 1 to"),
        ("turn.phase", "lunch", '"lunch" isn’t known here'),
        ("turn.claim", {"section": "F6", "tile": None}, ""),
        ("turn.roll", {"space": 9, "back_to": None}, ""),
    ],
)
def test_a_value_of_the_wrong_kind_is_named(path: str, value: Any, message: str) -> None:
    found = problems_of(put(played(), path, value))
    near = {place: said for place, said in found.items() if place.startswith(path)}
    assert any(message in said for messages in near.values() for said in messages), found


def test_missing_and_unknown_fields_are_named() -> None:
    snapshot = played()
    del snapshot["supply"], snapshot["turn"]["rerolled"], snapshot["seats"][1]["rubles"]
    snapshot["turns"] = snapshot["seats"][0]["ruble"] = 1
    found = problems_of(snapshot)
    assert set(found) == {"supply", "turn.rerolled", "seats[1].rubles", "turns", "seats[0].ruble"}
    assert found["supply"] == ["This is missing."]
    assert found["turns"] == ['There’s no key "turns" here; did you mean "turn"?']


def test_an_empty_object_misses_every_field_that_is_needed() -> None:
    assert {message for messages in problems_of({}).values() for message in messages} == {"This is missing."}
    assert len(problems_of({})) == 13


def test_a_snapshot_with_ten_errors_reports_all_ten() -> None:
    changes = {
        "version": 7,
        "limit": "never",
        "ender": "pink",
        "seats[0].rubles": -3,
        "seats[1].inventory.brick": True,
        "market.dice.red.value": 0,
        "cathedral.towers[1].sections[0].owner": "yellow",
        "supply.gold": None,
        "turn.phase": "rest",
        "turn.moved": [],
    }
    snapshot = played()
    for path, value in changes.items():
        put(snapshot, path, value)
    assert set(problems_of(snapshot)) == set(changes)


def test_rules_broken_in_several_places_are_reported_together() -> None:
    snapshot = played(*CLAIMED, "market red")
    put(snapshot, "supply.gold", 14)
    put(snapshot, "seats[0].banners.reserve", 1)
    put(snapshot, "seats[1].prestige", 9)
    put(snapshot, "turn.number", 7)
    put(snapshot, "cathedral.towers[1].sections[1].owner", "blue")
    found = problems_of(snapshot)
    wanted = {"supply.gold", "seats[0].banners", "seats[1].prestige", "turn.number"}
    assert wanted | {"cathedral.towers[1].sections[1].owner"} <= set(found)


def test_things_json_does_not_know_too_many_of_them_and_endless_ones_are_refused() -> None:
    assert_refused(put(played(), "seats[0].rubles", {1, 2}), "seats[0].rubles", "isn't a type of JSON")
    assert_refused({**played(), 3: 4}, "", "a key is a text, not 3")
    assert_refused(put(played(), "seats", [{}] * 100), "seats", "at most 64 entries")
    endless = played()
    endless["seats"] = [endless] * 20
    assert_refused(endless, "", "at most 5000 values")
    deep: list[object] = []
    for _ in range(2000):
        deep = [deep]
    assert any("nested too deeply" in said[0] for said in problems_of(put(played(), "ivan", deep)).values())


def test_a_snapshot_error_is_a_value_error_with_a_code_and_survives_pickling() -> None:
    with pytest.raises(SnapshotError) as caught:
        from_snapshot(put(played(), "supply.gold", 99))
    error = caught.value
    assert isinstance(error, RedCathedralError)
    assert isinstance(error, ValueError)
    assert error.code == "snapshot"
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
    assert again.problems == error.problems
    assert "supply.gold" in str(again)


# The edition and the table


def test_a_position_of_another_edition_is_refused() -> None:
    assert_refused(put(played(), "edition.digest", "0" * 64), "edition", "a position of another edition")
    assert_refused(put(played(), "edition.name", "other"), "edition.name", "the edition of this digest is")


def test_a_material_too_many_or_too_few_is_refused() -> None:
    assert_refused(put(played(), "supply.gold", 14), "supply.gold", "the box has 15 gold, but 14 are on the table")
    assert_refused(put(played(), "seats[0].inventory.brick", 1), "supply.brick", "21 are on the table (S10)")


def test_towers_of_no_plan_cards_of_the_wrong_kind_and_twins_are_refused() -> None:
    snapshot = played()
    snapshot["cathedral"]["towers"].pop()
    assert_refused(snapshot, "cathedral.towers", "no plan for 2 players has towers of")
    assert_refused(put(played(), f"{SECTION}.card", "dome-01"), f"{SECTION}.card", "dome-01 is a dome (S7)")
    snapshot = played()
    twin = snapshot["cathedral"]["towers"][0]["sections"][0]["card"]
    place = "cathedral.towers[1].sections[0].card"
    assert_refused(put(snapshot, place, twin), place, f"{twin} is in the cathedral twice")


def test_a_market_with_twins_or_too_many_dice_is_refused() -> None:
    snapshot = played()
    first = snapshot["market"]["tiles"][0]["resource"]
    place = "market.tiles[1].resource"
    assert_refused(put(snapshot, place, first), place, f"there is one {first} tile")
    snapshot = played()
    guild = snapshot["market"]["influence"][0]["guild"]
    place = "market.influence[3].card"
    assert_refused(put(snapshot, place, f"{guild}-2"), place, f"there is one card of the {guild}")
    snapshot = played()
    for die in words.DICE[:4]:
        snapshot["market"]["dice"][die]["space"] = 5
    assert_refused(snapshot, "market.dice", "4 dice lie on space 5; three can (M2)")


def test_more_tiles_of_a_kind_than_the_box_has_are_refused() -> None:
    snapshot = played()
    for tower in snapshot["cathedral"]["towers"]:
        for section in tower["sections"]:
            section["tile"] = {"die": "red"}
    assert_refused(snapshot, "cathedral", "workshop tiles show the red die, but 2 seats play with 1 (S8)")


# The cathedral


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("owner", "red", "has been taken (C3)"),
        ("complete", True, "without a banner cannot be complete (B3)"),
        ("tile", None, "has its workshop tile (S8)"),
        ("delivered.brick", 1, "to a section without a banner (B2)"),
        ("ornament", {"owner": "red", "kind": "door"}, "only a complete section takes an ornament (D1)"),
    ],
)
def test_a_free_section_carries_its_tile_and_nothing_else(field: str, value: Any, message: str) -> None:
    found = problems_of(put(played(), f"{SECTION}.{field}", value))
    said = [text for place, texts in found.items() if place.startswith(SECTION) for text in texts]
    assert any(message in text for text in said), found


def test_deliveries_beyond_the_cost_or_on_a_complete_section_are_refused() -> None:
    snapshot = played(*CLAIMED)
    cost = snapshot["cathedral"]["towers"][0]["sections"][0]["cost"]
    for material, count in cost.items():
        put(snapshot, f"{SECTION}.delivered.{material}", count)
    assert_refused(snapshot, f"{SECTION}.delivered", "with that much the section would be complete")
    put(snapshot, f"{SECTION}.complete", True)
    assert_refused(snapshot, f"{SECTION}.delivered", "the materials of a complete section are in the supply")
    unneeded = next(material for material, count in cost.items() if count == 0)
    snapshot = put(played(*CLAIMED), f"{SECTION}.delivered.{unneeded}", 1)
    assert_refused(snapshot, f"{SECTION}.delivered.{unneeded}", f"the section needs 0 {unneeded}, not 1")


def test_a_banner_above_a_free_section_is_refused() -> None:
    place = "cathedral.towers[0].sections[1].owner"
    assert_refused(put(played(), place, "red"), place, "the section below it has no banner (C1)")


def test_an_ornament_of_the_wrong_kind_is_refused() -> None:
    snapshot = put(played(*CLAIMED), f"{SECTION}.complete", True)
    put(snapshot, f"{SECTION}.ornament", {"owner": "blue", "kind": "cross"})
    assert_refused(snapshot, f"{SECTION}.ornament.kind", 'must be "door"')


def test_cost_and_reward_must_be_the_cards() -> None:
    assert_refused(put(played(), f"{SECTION}.cost.gold", 4), f"{SECTION}.cost.gold", "follows from the rest")
    assert_refused(put(played(), f"{SECTION}.reward.rubles", 9), f"{SECTION}.reward.rubles", "follows from the rest")


# The seats


def test_banners_lie_where_the_boards_allow_and_are_six() -> None:
    assert_refused(put(played(), "seats[0].banners.reserve", 1), "seats[0].banners", "5 and 0 on the cathedral (S2)")
    assert_refused(put(played(), "seats[0].banners.inventory", 5), "seats[0].banners.inventory", "at most 4 lie here")
    assert_refused(put(played(), "seats[0].banners.white1", 1), "seats[0].banners.white1", "banners on basic boards")
    snapshot = put(played(boards="advanced"), "seats[0].banners.reserve", 2)
    assert_refused(snapshot, "seats[0].banners.reserve", "banners on advanced boards")
    snapshot = put(played(players=1), "seats[1].banners.inventory", 1)
    assert_refused(snapshot, "seats[1].banners.inventory", "Ivan's banners")


def test_ornaments_are_one_door_two_arches_and_one_cross() -> None:
    place = "seats[0].ornaments.available.arch"
    assert_refused(put(played(), place, 1), place, "1 available, 0 locked on the board and 0 on the cathedral")
    assert_refused(put(played(boards="advanced"), place, 1), place, "1 available, 2 locked")


def test_an_inventory_holds_no_more_than_its_free_spaces() -> None:
    snapshot = put(put(played(), "seats[0].inventory.lumber", 7), "supply.lumber", 13)
    assert list(problems_of(snapshot)) == ["seats[0].inventory"]
    assert_refused(snapshot, "seats[0].inventory", "7 materials do not fit into 6 free spaces (M5)")


def test_every_claimed_section_has_brought_a_tile_that_lies_where_it_may() -> None:
    snapshot = put(played(*CLAIMED), "seats[0].workshop.blue", None)
    assert_refused(snapshot, "seats[0].workshop", "1 sections are claimed, so as many tiles are needed, not 0 (C3)")
    snapshot = played(*CLAIMED, boards="advanced")
    tile = snapshot["seats"][0]["workshop"]["blue"]
    put(put(snapshot, "seats[0].workshop.blue", None), "seats[0].workshop.white1", tile)
    assert_refused(snapshot, "seats[0].workshop.white1", "the banner on this space has not been used")


@pytest.mark.parametrize(
    ("path", "value", "wanted"),
    [
        ("seats[0].prestige", 1, "0"),
        ("seats[0].lap", 2, "1"),
        ("seats[0].space", 3, "2"),
        ("seats[0].capacity", 7, "6"),
        ("seats[0].banners.cathedral", 1, "0"),
        ("seats[0].ornaments.locked.door", 1, "0"),
        ("seats[0].ornaments.placed", 2, "0"),
        ("seats[0].completed.base", 1, "0"),
        ("market.tiles[2].space", 4, "3"),
        ("market.influence[1].spaces", [1, 2], ""),
        ("market.influence[1].actions[0].cost", 99, ""),
        ("cathedral.towers[0].name", "B", '"A"'),
        ("cathedral.towers[0].sections[1].name", "B2", '"A2"'),
        ("cathedral.towers[0].sections[0].kind", "dome", '"base"'),
        ("outcome", {}, "null"),
    ],
)
def test_what_follows_from_the_rest_must_follow_from_it(path: str, value: Any, wanted: str) -> None:
    found = problems_of(put(played(), path, value))
    assert len(found) <= 2
    assert all(place.startswith(path) for place in found)
    assert all(f"must be {wanted}" in said for said in found.popitem()[1])


# The turn


def test_a_turn_is_the_turn_of_its_number() -> None:
    assert_refused(put(played(), "turn.number", 2), "turn.number", "turn 2 is blue's, not red's (T4)")


@pytest.mark.parametrize(
    ("plies", "path", "value", "place", "message"),
    [
        ((), "turn.phase", "banner", "turn.claim", "is needed in phase banner"),
        ((), "turn.phase", "take", "turn.benefit", "is needed in phase take"),
        ((), "turn.phase", "market", "turn.moved", "is needed in phase market"),
        ((), "turn.phase", "roll", "turn.roll", "is needed in the roll at the end of a turn"),
        ((), "turn.phase", "settled", "turn.phase", "only with a tile placed (C4)"),
        ((), "turn.phase", "shuffle", "turn.phase", "shuffle belongs to Ivan's turn (A4)"),
        ((), "turn.phase", "over", "turn.phase", "the game is not over"),
        ((), "turn.deliveries_left", 1, "turn.deliveries_left", "must be 0 in phase start"),
        ((), "turn.hauled", True, "turn.hauled", "must be false in phase start"),
        ((), "turn.acting", {"position": 1}, "turn.acting", "must be null, in phase start"),
        ((), "turn.choice", {"for": "ornament", "options": []}, "turn.choice", "must be null, in phase start"),
        ((), "turn.choice", {"for": "claim", "options": []}, "turn.choice", "must be null"),
        ((), "turn.roll", {"space": 1, "back_to": None}, "turn.roll", "must be null, in phase start"),
        (("claim A1",), "turn.claim.section", "A2", "turn.claim.section", "A2 cannot be claimed (C1)"),
        (("claim A1",), "turn.claim.tile", {"die": "red"}, "turn.claim.tile", "after the banner is chosen (C3)"),
        (CLAIMED[:2], "turn.claim.section", "B1", "turn.claim.section", "doesn't have the banner of red (C3)"),
        (CLAIMED[:2], "turn.claim.tile", None, "turn.claim.tile", "is in hand (C3)"),
        (CLAIMED[:2], f"{SECTION}.delivered.brick", 1, "turn.claim.section", "nothing is delivered yet"),
        (CLAIMED[:2], "cathedral.towers[0].sections[1].owner", "blue", "turn.claim.section", "nobody is above it"),
        (("market red",), "turn.moved.die", "blue", "turn.moved.space", "the blue die is on space"),
        (("market red",), "turn.moved.activated", True, "turn.moved.activated", "no tile is face up for the red die"),
        (("market red", "end"), "turn.roll.space", 1, "turn.roll.space", "it is rolled there (M6)"),
        (("market red", "end"), "turn.roll.dice", [], "turn.roll.dice", "follows from the rest"),
        (("market red", "end"), "turn.roll.back_to", "start", "turn.rerolled", "it is the reroll (T3)"),
    ],
)
def test_a_turn_stands_as_its_phase_says(
    plies: tuple[str, ...],
    path: str,
    value: Any,
    place: str,
    message: str,
) -> None:
    assert_refused(put(played(*plies), path, value), place, message)


def test_a_banner_is_chosen_only_among_several_places() -> None:
    snapshot = played("claim A1")
    for source, number in (("inventory", 4), ("reserve", 0)):
        put(snapshot, f"seats[0].banners.{source}", number)
    assert_refused(snapshot, "turn.phase", "only where they lie in more than one place (C2)")


def test_a_build_begins_with_a_delivery() -> None:
    snapshot = put(put(played(), "turn.phase", "build"), "turn.deliveries_left", 3)
    assert_refused(snapshot, "turn.deliveries_left", "at most 2 are left (B1)")


def in_phase(phase: str, players: int = 2, **turn: Any) -> tuple[rc.Game, dict[str, Any]]:
    """Look for a position of that phase, with these fields of the turn, in random games."""
    chooser = random.Random(1)  # noqa: S311  # the same games every time
    busy = ("claim", "deliver", "haul", "commission", "activate", "buy", "sell", "ivan", "place")
    for seed in range(60):
        game = rc.new_game(players, seed=seed, dice="ask", turn_limit=120)
        while game.to_move is not None:
            snapshot = json_of(game)
            if snapshot["turn"]["phase"] == phase and turn.items() <= snapshot["turn"].items():
                return game, snapshot
            plies = legal_words(game)
            wanted = [ply for ply in plies if ply.split()[0] in busy]
            game.play(chooser.choice(wanted if wanted and chooser.random() < 0.7 else plies))
    raise AssertionError(f"no position in phase {phase} found")


def test_a_benefit_is_what_a_tile_gives() -> None:
    _, snapshot = in_phase("take")
    most = snapshot["turn"]["benefit"]["most"]
    assert_refused(put(snapshot, "turn.benefit.most", most % 4 + 1), "turn.benefit.most", "tile, supply and room give")
    material = snapshot["turn"]["benefit"]["material"]
    other = next(name for name in words.MATERIALS if name != material)
    put(snapshot, "turn.benefit.most", 4)
    assert_refused(put(snapshot, "turn.benefit.material", other), "turn.benefit", "")


def test_a_haul_is_open_with_the_deliveries_of_its_card() -> None:
    _, snapshot = in_phase("haul", hauled=False)
    assert_refused(put(snapshot, "turn.deliveries_left", 3), "turn.deliveries_left", "a haul not yet begun has")
    assert_refused(put(snapshot, "turn.hauled", True), "turn.deliveries_left", "begun and still open")
    used = snapshot["turn"]["moved"]["influence"]["action"]
    assert_refused(put(snapshot, "turn.moved.influence.open", True), "turn.moved.influence.open", "does not repeat")
    put(snapshot, "turn.moved.influence.action", 3 - used)
    assert_refused(snapshot, "turn.phase", "only when the card's haul was used (I4)")


def test_a_haul_needs_something_to_deliver() -> None:
    _, snapshot = in_phase("haul", hauled=False)
    seat = next(seat for seat in snapshot["seats"] if seat["color"] == snapshot["turn"]["seat"])
    for material, held in seat["inventory"].items():
        snapshot["supply"][material] += held
        seat["inventory"][material] = 0
    assert_refused(snapshot, "turn.phase", "only with something to deliver (I4)")


def test_an_influence_action_was_possible() -> None:
    snapshot = played("market red")
    space = snapshot["turn"]["moved"]["space"]
    quadrant = (space - 1) // 2
    used = {"action": 1, "open": False}
    for card, place, message in (
        ("craftsmen-1", "turn.moved.influence.open", "only gathering or activating closes a repeat (I2)"),
        ("clergy-3", "turn.moved.influence", "a vow takes a complete base, middle and dome (I6)"),
        ("merchants-3", "turn.moved.influence", "a commission takes a face-up tile (I5)"),
    ):
        put(snapshot, f"market.influence[{quadrant}].card", card)
        put(snapshot, "turn.moved.influence", {**used, "action": 2 if card == "merchants-3" else 1})
        assert_refused(snapshot, place, message)


# The end


def test_the_end_is_called_by_six_complete_sections() -> None:
    assert_refused(put(played(), "ender", "red"), "ender", "red has not completed six sections (E1)")
    snapshot = put(played(), "ender", "red")
    assert_refused(snapshot, "turn.seat", "red has called the end and cannot have another turn (E1)")
    snapshot = played()
    for tower in snapshot["cathedral"]["towers"]:
        for section in tower["sections"]:
            section.update(owner="blue", complete=True, tile=None)
    assert_refused(snapshot, "ender", "with six complete sections the end is called: by blue (E1)")
    snapshot = put(put(played(*CLAIMED), "limit", 1), "turn.deliveries_left", 0)
    assert_refused(snapshot, "turn.number", "the limit is 1 turns (X1)")


def test_an_outcome_must_be_the_outcome() -> None:
    game = rc.new_game(2, seed=1, turn_limit=1)
    game.play("market red")
    game.play("end")
    snapshot = json_of(game)
    put(snapshot, "outcome.scores[0].total", 99)
    put(snapshot, "outcome.reason", "sixth-section")
    assert set(problems_of(snapshot)) == {"outcome.scores[0].total", "outcome.reason"}


# Ivan


def test_ivan_has_five_cards_five_dice_and_the_best_base() -> None:
    snapshot = played(players=1)
    put(snapshot, "ivan.cards[0].card", snapshot["ivan"]["cards"][1]["card"])
    put(snapshot, "ivan.cards[3].die", snapshot["ivan"]["cards"][4]["die"])
    put(snapshot, "ivan.cards[2].face", "down")
    found = problems_of(snapshot)
    assert found["ivan.cards"] == [
        "Ivan has five different cards (A2)",
        "Ivan has one tile of each of the five dice (A2)",
    ]
    assert "one further left is still up (A4)" in found["ivan.cards[2].face"][0]
    snapshot = played(players=1)
    towers = snapshot["cathedral"]["towers"]
    best = next(i for i, tower in enumerate(towers) if tower["sections"][0]["owner"] == "blue")
    place = f"cathedral.towers[{best}].sections[0].owner"
    assert_refused(put(snapshot, place, None), place, "the base with the most recognition at the start (A3)")


def test_ivan_has_no_rubles_no_inventory_and_no_workshop() -> None:
    snapshot = played(players=1)
    put(snapshot, "seats[1].rubles", 1)
    put(snapshot, "seats[1].inventory.gold", 1)
    put(snapshot, "seats[1].workshop.red", {"die": "white", "face": "up"})
    found = problems_of(snapshot)
    assert {"seats[1].rubles", "seats[1].inventory", "seats[1].workshop"} <= set(found)


def test_ivans_turn_and_the_choice_for_him_stand_as_they_can() -> None:
    snapshot = played(players=1)
    assert_refused(put(snapshot, "turn.seat", "blue"), "turn.phase", "Ivan decides nothing")
    put(snapshot, "turn.phase", "ivan")
    assert_refused(snapshot, "turn.seat", "a choice for Ivan is the other seat's (A9)")
    _, snapshot = in_phase("ivan", players=1)
    assert_refused(put(snapshot, "turn.choice.options", ["A1"]), "turn.choice.options", "follows from the rest")
    del snapshot["turn"]["choice"]["options"]
    choice = snapshot["turn"]["choice"]["for"]
    put(snapshot, "turn.choice.for", "ornament" if choice == "claim" else "claim")
    assert any(place.startswith("turn.") for place in problems_of(snapshot))


def test_ivans_die_is_rolled_where_it_lies_and_his_tiles_are_shuffled_when_all_are_down() -> None:
    game = rc.new_game(1, seed=1, dice="ask")
    for ply in ("market red", "end"):
        game.play(ply)
    game.play(legal_words(game)[0])
    snapshot = json_of(game)
    assert snapshot["turn"]["acting"]["position"] == 1
    space = snapshot["turn"]["roll"]["space"] % 8 + 1
    assert_refused(put(snapshot, "turn.roll.space", space), "turn.roll.space", "it is rolled there")
    assert_refused(put(snapshot, "turn.acting.position", 2), "turn.acting.position", "turned down last (A4)")
    assert_refused(put(snapshot, "turn.roll.back_to", "start"), "turn.roll.back_to", "Ivan does not reroll")
    assert_refused(put(snapshot, "turn.rerolled", True), "turn.rerolled", "must be false")
    put(snapshot, "turn.phase", "shuffle")
    assert_refused(snapshot, "turn.phase", "when all five are face down (A11)")


def test_positions_that_a_test_bends_against_the_rules_are_refused_in_text_too() -> None:
    game = rc.new_game(2, seed=1)
    game.state.tile[0, 0] = NONE
    assert "has its workshop tile" in problems_of(json.dumps(json_of(game)))[f"{SECTION}.tile"][0]
