"""V. Advanced boards: locked ornaments, blocked white spaces and one price."""

from typing import Any

import pytest

import redcathedral as rc
from positions import (
    banners,
    change_seat,
    claimed,
    finished,
    holds,
    lay_tile,
    legal_words,
    ornaments,
    owner_of,
    planned,
    play,
    position,
    refused,
    rubles,
    verbs,
    workshop,
)
from redcathedral import words

THREES = [3, 3, 3, 3]
SPACES = ("red", "blue", "green", "yellow", "white1", "white2")
LYING_ON = {"red": "door", "blue": "arch", "green": "arch", "yellow": "cross"}  # as the edition says
# The section that takes each ornament, and its price.
SITES = {"door": ("A1", "lumber"), "arch": ("A2", "stone"), "cross": ("A3", "gold")}


def advanced(**red: Any) -> rc.Game:
    """Red at an advanced board, with the materials for any ornament and a tower that waits for them."""
    game = planned(THREES, boards="advanced", red={"rubles": 20, "holds": "lumber, 2 stone, gold", **red})
    for name in ("A1", "A2", "A3"):
        finished(game, "blue", name)
    lay_tile(game, "B1", "recognition")
    lay_tile(game, "C1", "recognition")
    return game


def place(game: rc.Game, source: str, space: str, section: str = "B1") -> rc.Game:
    play(game, f"claim {section}")
    if verbs(game) == {"banner"}:
        play(game, f"banner {source}")
    return play(game, f"place {space}")


def blue_passes(game: rc.Game) -> rc.Game:
    market = next(ply for ply in legal_words(game) if ply.startswith("market"))
    return play(game, market, "end")


# V1


@pytest.mark.clause("V1", "S11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_banners_lie_on_the_white_spaces_and_the_ornaments_are_locked(players: int) -> None:
    game = position(players, boards="advanced")
    for color in game.seats:
        assert banners(game, color) == {"inventory": 4, "white1": 1, "white2": 1}
        assert ornaments(game, color) == {}
        assert workshop(game, color) == {}


@pytest.mark.clause("V1", "C2")
def test_a_banner_comes_from_the_inventory_or_a_white_space() -> None:
    game = play(position(2, boards="advanced"), "claim A1")
    assert legal_words(game) == ["banner inventory", "banner white1", "banner white2"]
    refused(game, "banner reserve", "no-banner-there", "C2", source="reserve")
    play(game, "banner white2")
    assert banners(game, "red") == {"inventory": 4, "white1": 1}
    assert owner_of(game, "A1") == "red"


@pytest.mark.clause("V1", "C2")
def test_a_white_banner_opens_no_inventory_space_and_an_inventory_banner_does() -> None:
    for source, most in (("white1", 0), ("inventory", 1)):
        game = planned(THREES, boards="advanced", red={"rubles": 9, "holds": "6 brick"})
        lay_tile(game, "A1", "lumber")
        play(game, "claim A1", f"banner {source}", "place blue up")
        assert ("take 1" in legal_words(game)) == (most == 1)


@pytest.mark.clause("V1", "C2")
def test_the_last_white_banner_is_used_without_asking() -> None:
    game = advanced(banners={"inventory": 0, "white1": 0, "white2": 1})
    play(game, "claim B1")
    assert verbs(game) == {"place"}
    assert banners(game, "red") == {}


@pytest.mark.clause("V1", "D4")
@pytest.mark.parametrize("ornament", SITES)
def test_no_ornament_can_be_put_up_before_it_is_unlocked(ornament: str) -> None:
    game = advanced()
    site, _ = SITES[ornament]
    refused(game, f"ornament {site}", "ornament-locked", "V3", ornament=ornament)
    assert "ornament" not in verbs(game)


@pytest.mark.clause("V1", "A1")
def test_alone_only_the_human_has_an_advanced_board() -> None:
    game = position(1, boards="advanced")
    assert ornaments(game, "red") == {}
    assert ornaments(game, "blue") == {"door": 1, "arch": 2, "cross": 1}


# V2


@pytest.mark.clause("V2", "C4")
@pytest.mark.parametrize("color", words.COLORS)
@pytest.mark.parametrize("space", SPACES)
def test_every_space_costs_3_rubles_face_up(color: str, space: str) -> None:
    other = "blue" if color == "red" else "red"
    game = position(2, boards="advanced", colors=(color, other))
    change_seat(game, color, rubles=2)
    lay_tile(game, "A1", "lumber")
    play(game, "claim A1", f"banner {space if space.startswith('white') else 'inventory'}")
    refused(game, f"place {space} up", "place-too-dear", "C4", space=space, price=3, have=2)
    assert f"place {space} down" in legal_words(game)
    change_seat(game, color, rubles=3)
    play(game, f"place {space} up")
    assert rubles(game, color) == 0


@pytest.mark.clause("V2", "C4")
@pytest.mark.parametrize("space", SPACES)
def test_face_down_is_free_on_advanced_boards_too(space: str) -> None:
    game = advanced(rubles=0)
    place(game, space if space.startswith("white") else "inventory", f"{space} down")
    assert rubles(game, "red") == 0
    assert workshop(game, "red") == {space: "recognition down"}


# V3


@pytest.mark.clause("V3")
@pytest.mark.parametrize(("space", "ornament"), LYING_ON.items())
def test_a_tile_face_up_on_a_colored_space_unlocks_the_ornament_lying_there(space: str, ornament: str) -> None:
    game = place(advanced(), "inventory", f"{space} up")
    assert ornaments(game, "red") == {ornament: 1}
    assert ornaments(game, "blue") == {}
    play(game, "end")
    blue_passes(game)
    site, material = SITES[ornament]
    assert [ply for ply in legal_words(game) if ply.startswith("ornament")] == [f"ornament {site}"]
    for other, (place_of_it, _) in SITES.items():
        if other != ornament:
            refused(game, f"ornament {place_of_it}", "ornament-locked", "V3", ornament=other)
    before = holds(game, "red")[material]
    play(game, f"ornament {site}")
    assert ornaments(game, "red") == {}
    assert holds(game, "red").get(material, 0) == before - 1


@pytest.mark.clause("V3")
@pytest.mark.parametrize("space", ["white1", "white2"])
def test_a_tile_on_a_white_space_unlocks_nothing(space: str) -> None:
    game = place(advanced(), space, f"{space} up")
    assert ornaments(game, "red") == {}


@pytest.mark.clause("V3")
@pytest.mark.parametrize(("space", "ornament"), LYING_ON.items())
def test_face_down_an_ornament_stays_locked_for_good(space: str, ornament: str) -> None:
    game = place(advanced(), "inventory", f"{space} down")
    assert ornaments(game, "red") == {}
    play(game, "end")
    blue_passes(game)
    site, _ = SITES[ornament]
    refused(game, f"ornament {site}", "ornament-locked", "V3", ornament=ornament)
    play(game, "claim C1", "banner inventory")
    refused(game, f"place {space} up", "space-taken", "C4", space=space)


@pytest.mark.clause("V3", "D4")
def test_both_arches_are_unlocked_one_by_one() -> None:
    game = advanced(tiles="blue gold", ornaments={"arch": 1})
    finished(game, "blue", "B1")
    finished(game, "blue", "B2")
    play(game, "ornament A2", "end")
    blue_passes(game)
    refused(game, "ornament B2", "ornament-locked", "V3", ornament="arch")  # the other still lies on green
    place(game, "inventory", "green up", section="C1")
    assert ornaments(game, "red") == {"arch": 1}
    play(game, "end")
    blue_passes(game)
    play(game, "ornament B2", "end")
    blue_passes(game)
    finished(game, "red", "C1")
    claimed(game, "red", "C2")
    finished(game, "red", "C2")
    change_seat(game, "red", holds="stone")
    refused(game, "ornament C2", "ornament-used", "D4", ornament="arch")


@pytest.mark.clause("V3")
def test_all_four_ornaments_can_be_unlocked() -> None:
    game = advanced()
    for section, (space, _) in zip(("B1", "C1", "D1", "B2"), LYING_ON.items(), strict=True):
        lay_tile(game, section, "recognition")
        place(game, "inventory", f"{space} up", section=section)
        play(game, "end")
        blue_passes(game)
    assert ornaments(game, "red") == {"door": 1, "arch": 2, "cross": 1}


@pytest.mark.clause("V3")
def test_on_basic_boards_a_tile_changes_nothing_about_the_ornaments() -> None:
    game = planned(THREES, red={"rubles": 9})
    lay_tile(game, "B1", "recognition")
    place(game, "reserve", "blue up")
    assert ornaments(game, "red") == {"door": 1, "arch": 2, "cross": 1}


# V4


@pytest.mark.clause("V4")
@pytest.mark.parametrize("source", ["inventory", "white1", "white2"])
@pytest.mark.parametrize("space", ["white1", "white2"])
@pytest.mark.parametrize("face", ["up", "down"])
def test_a_white_space_takes_a_tile_only_when_its_own_banner_is_used(source: str, space: str, face: str) -> None:
    game = play(advanced(), "claim B1", f"banner {source}")
    if source == space:
        play(game, f"place {space} {face}")
        assert list(workshop(game, "red")) == [space]
    else:
        refused(game, f"place {space} {face}", "banner-in-the-way", "V4", space=space)


@pytest.mark.clause("V4")
def test_a_white_space_stays_open_once_its_banner_was_used() -> None:
    game = place(advanced(), "white1", "blue down")
    play(game, "end")
    blue_passes(game)
    play(game, "claim C1", "banner inventory")
    assert {"place white1 up", "place white1 down"} <= set(legal_words(game))
    refused(game, "place white2 up", "banner-in-the-way", "V4", space="white2")


@pytest.mark.clause("V4")
def test_a_used_white_space_that_holds_a_tile_is_taken() -> None:
    game = place(advanced(), "white1", "white1 down")
    play(game, "end")
    blue_passes(game)
    play(game, "claim C1", "banner white2")
    refused(game, "place white1 down", "space-taken", "C4", space="white1")
    play(game, "place white2 down")


@pytest.mark.clause("V4", "C4")
def test_the_tile_always_has_somewhere_to_go() -> None:
    # The whites' own banners last: four tiles cover the colors, and each white banner opens its own space.
    game = advanced(tiles="red gold, blue gold down, green gold, yellow gold", banners={"inventory": 0})
    play(game, "claim B1", "banner white2")
    assert legal_words(game) == ["place white2 up", "place white2 down"]
    play(game, "place white2 down", "end")
    blue_passes(game)
    play(game, "claim C1")
    assert legal_words(game) == ["place white1 up", "place white1 down"]


@pytest.mark.clause("V4")
def test_on_basic_boards_no_banner_is_in_the_way() -> None:
    game = play(planned(THREES, red={"rubles": 9}), "claim B1", "banner inventory")
    assert {"place white1 up", "place white2 up"} <= set(legal_words(game))
