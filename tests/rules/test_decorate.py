"""D. Decorate: ornaments on complete sections."""

from typing import Any

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
    prestige,
    refused,
    score,
    section,
    supply,
    verbs,
)

ALL_MATERIALS = "lumber, stone, gold, 2 emerald"


def table(held: str = "", **options: Any) -> rc.Game:
    """Towers of 2, 4, 4 and 2; every section of tower B is complete: red's base and dome, blue's middles."""
    game = planned([2, 4, 4, 2], red={"holds": held}, **options)
    finished(game, "red", "B1")
    finished(game, "blue", "B2")
    finished(game, "blue", "B3")
    finished(game, "red", "B4")
    return game


def left(game: rc.Game, color: str) -> list[int]:
    """Door, arches and cross a seat can still put up."""
    return [game.state.ornaments[game.seats.index(color), kind] for kind in range(3)]


# D1


@pytest.mark.clause("D1", "D2")
@pytest.mark.parametrize(
    ("name", "material", "unused"),
    [
        ("B1", "lumber", [0, 2, 1]),  # a base takes the door
        ("B2", "stone", [1, 1, 1]),  # a middle an arch
        ("B3", "stone", [1, 1, 1]),
        ("B4", "gold", [1, 2, 0]),  # a dome the cross
    ],
)
def test_each_kind_of_section_takes_its_ornament_for_its_material(name: str, material: str, unused: list[int]) -> None:
    game = table("lumber, stone, gold")
    before = supply(game, material)
    game.play(f"ornament {name}")
    assert left(game, "red") == unused
    assert game.state.ornament[section(name)] == game.seats.index("red")
    assert supply(game, material) == before + 1
    assert holds(game, "red") == {other: 1 for other in ("lumber", "stone", "gold") if other != material}


@pytest.mark.clause("D1")
def test_in_a_tower_of_two_the_upper_section_is_a_dome() -> None:
    game = planned([2, 4, 4, 2], red={"holds": "gold"})
    finished(game, "blue", "A1")
    finished(game, "blue", "A2")
    game.play("ornament A2")
    assert left(game, "red") == [1, 2, 0]


@pytest.mark.clause("D1")
def test_anyone_may_decorate_any_complete_section() -> None:
    game = table("stone, lumber")
    assert allowed(game, "ornament B1")  # red's own
    assert allowed(game, "ornament B2")  # blue's
    assert allowed(game, "ornament B3")


@pytest.mark.clause("D1")
def test_a_section_that_is_not_complete_takes_no_ornament() -> None:
    game = table("lumber")
    claimed(game, "red", "C1", cost="3 gold", delivered="2 gold")
    refused(game, "ornament C1", "section-incomplete", "D1", section="C1")
    refused(game, "ornament A1", "section-incomplete", "D1", section="A1")
    refused(game, "ornament E1", "no-such-section", "S7", section="E1")


@pytest.mark.clause("D1")
def test_a_section_takes_one_ornament_only() -> None:
    game = planned([2, 4, 4, 2], red={"holds": "2 stone"})
    finished(game, "red", "B2", ornament="blue")
    refused(game, "ornament B2", "ornament-there", "D1", section="B2")
    finished(game, "red", "B3")
    game.play("ornament B3")
    refused(game, "ornament B3", "ornament-there", "D1", section="B3")


# D2


@pytest.mark.clause("D2")
@pytest.mark.parametrize(
    ("name", "ornament", "material", "others"),
    [
        ("B1", "door", "lumber", "stone, gold, emerald"),
        ("B2", "arch", "stone", "lumber, gold, emerald"),
        ("B4", "cross", "gold", "lumber, stone, emerald"),
    ],
)
def test_nothing_replaces_the_material_of_an_ornament(name: str, ornament: str, material: str, others: str) -> None:
    game = table(others)
    refused(game, f"ornament {name}", "ornament-material", "D2", ornament=ornament, material=material)
    refused(game, f"ornament {name} emerald", "ornament-material", "D2", ornament=ornament, material=material)


@pytest.mark.clause("D2")
def test_jewels_must_be_held() -> None:
    game = table("lumber, emerald")
    assert allowed(game, "ornament B1")
    assert allowed(game, "ornament B1 emerald")
    refused(game, "ornament B1 emerald emerald", "jewels-missing", "D2", emeralds=1, amethysts=0)
    refused(game, "ornament B1 amethyst", "jewels-missing", "D2", emeralds=1, amethysts=0)
    refused(game, "ornament B1 emerald amethyst", "jewels-missing", "D2", emeralds=1, amethysts=0)


@pytest.mark.clause("D2")
@pytest.mark.parametrize(
    ("jewels", "more"), [("", 2), (" emerald", 1), (" emerald emerald", 0), (" emerald amethyst", 0)]
)
def test_every_material_of_an_ornament_counts_as_a_delivery(jewels: str, more: int) -> None:
    game = planned([2, 4, 4, 2], red={"holds": "lumber, 2 emerald, amethyst, 2 gold"})
    finished(game, "red", "B1")
    claimed(game, "red", "C1", cost="4 gold")
    game.play(f"ornament B1{jewels}")
    for _ in range(more):
        game.play("deliver gold C1")
    refused(game, "deliver gold C1", "no-deliveries", "B1")


@pytest.mark.clause("D2")
def test_an_ornament_must_fit_whole_into_the_deliveries_left() -> None:
    game = planned([2, 4, 4, 2], red={"holds": "lumber, emerald, amethyst, 2 gold"})
    finished(game, "red", "B1")
    claimed(game, "red", "C1", cost="4 gold")
    assert allowed(game, "ornament B1 emerald amethyst")
    game.play("deliver gold C1")
    refused(game, "ornament B1 emerald amethyst", "too-few-deliveries", "D2", wanted=3, left=2)
    assert allowed(game, "ornament B1 emerald")
    game.play("deliver gold C1")
    refused(game, "ornament B1 emerald", "too-few-deliveries", "D2", wanted=2, left=1)
    refused(game, "ornament B1 amethyst", "too-few-deliveries", "D2", wanted=2, left=1)
    game.play("ornament B1")
    refused(game, "ornament B1", "no-deliveries", "B1")


@pytest.mark.clause("D2")
def test_jewels_and_material_go_to_the_supply() -> None:
    game = table("gold, emerald, amethyst")
    before = [supply(game, name) for name in ("gold", "emerald", "amethyst")]
    game.play("ornament B4 emerald amethyst")
    assert [supply(game, name) for name in ("gold", "emerald", "amethyst")] == [number + 1 for number in before]
    assert holds(game, "red") == {}


@pytest.mark.clause("D2")
def test_an_ornament_alone_is_a_build() -> None:
    game = table("lumber")
    game.play("ornament B1")
    assert verbs(game) == {"end"}
    game.play("end")
    assert game.to_move == "blue"


@pytest.mark.clause("D2")
def test_jewels_alone_are_no_ornament_and_a_third_jewel_no_ply() -> None:
    game = table("lumber, 2 emerald, amethyst")
    with pytest.raises(rc.RedCathedralError):
        game.play("ornament B1 emerald emerald amethyst")
    assert sorted(ply for ply in legal_words(game) if ply.startswith("ornament")) == [
        "ornament B1",
        "ornament B1 amethyst",
        "ornament B1 emerald",
        "ornament B1 emerald amethyst",
        "ornament B1 emerald emerald",
    ]


# D3


@pytest.mark.clause("D3")
@pytest.mark.parametrize(
    ("jewels", "points"),
    [
        ("", 0),
        (" emerald", 1),
        (" amethyst", 1),
        (" emerald emerald", 2),
        (" amethyst amethyst", 2),
        (" emerald amethyst", 3),
    ],
)
def test_jewels_pay_one_two_or_for_two_colors_three_prestige(jewels: str, points: int) -> None:
    game = table("lumber, 2 emerald, 2 amethyst")
    change_seat(game, "red", score=10)
    before = prestige(game, "red")
    game.play(f"ornament B1{jewels}")
    assert prestige(game, "red") == before + points
    assert score(game, "red") == [10, 13, 17, 21][points]


@pytest.mark.clause("D3", "B5")
def test_a_door_with_a_jewel_and_a_cross_without_are_one_build() -> None:
    """The rulebook's example of three deliveries for two ornaments."""
    game = table("lumber, emerald, gold")
    play(game, "ornament B1 emerald", "ornament B4")
    assert (prestige(game, "red"), left(game, "red")) == (1, [0, 2, 0])
    assert verbs(game) == {"end"}


@pytest.mark.clause("D3")
def test_the_jewels_pay_the_decorator_and_not_the_owner() -> None:
    game = table("stone, emerald")
    before = score(game, "blue")
    game.play("ornament B2 emerald")
    assert (prestige(game, "red"), score(game, "blue")) == (1, before)


# D4


@pytest.mark.clause("D4")
def test_a_seat_has_one_door() -> None:
    game = table("2 lumber")
    finished(game, "blue", "C1")
    game.play("ornament B1")
    refused(game, "ornament C1", "ornament-used", "D4", ornament="door")


@pytest.mark.clause("D4")
def test_a_seat_has_two_arches() -> None:
    game = table("3 stone")
    finished(game, "blue", "C1")
    finished(game, "blue", "C2")
    play(game, "ornament B2", "ornament B3")
    refused(game, "ornament C2", "ornament-used", "D4", ornament="arch")


@pytest.mark.clause("D4")
def test_a_seat_has_one_cross() -> None:
    game = table("2 gold")
    finished(game, "blue", "A1")
    finished(game, "blue", "A2")
    game.play("ornament A2")
    refused(game, "ornament B4", "ornament-used", "D4", ornament="cross")


@pytest.mark.clause("D4", "V3")
def test_on_the_advanced_board_an_ornament_must_be_unlocked_first() -> None:
    game = table(ALL_MATERIALS, boards="advanced")
    for name, ornament in (("B1", "door"), ("B2", "arch"), ("B4", "cross")):
        refused(game, f"ornament {name}", "ornament-locked", "V3", ornament=ornament)
    change_seat(game, "red", rubles=3)
    play(game, "claim C1", "place red up")
    if "take 0" in legal_words(game):
        game.play("take 0")
    assert left(game, "red") == [1, 0, 0]
    game.play("end")
    play(game, next(ply for ply in legal_words(game) if ply.startswith("market")), "end", "ornament B1")
    assert left(game, "red") == [0, 0, 0]
    refused(game, "ornament B2", "ornament-locked", "V3", ornament="arch")
