"""A snapshot says everything about a position in words, and turns back into the very same position."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, product
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

import redcathedral as rc
from positions import ended, json_of, legal_words, played_words
from redcathedral import words
from redcathedral.edition import edition_from_values, load_edition
from redcathedral.edition.values import values_of
from redcathedral.errors import SetupError
from redcathedral.formats.snapshot.model import PHASES, VERSION
from redcathedral.game.load import from_record, from_snapshot

BUSY = ("claim", "deliver", "ornament", "haul", "commission", "activate", "take", "ivan", "place")
TABLES = list(product((1, 2, 3, 4), words.BOARDS))


def busy_ply(game: rc.Game, chooser: random.Random) -> str:
    """Choose a legal ply, more often than not one that builds: plain random games hardly get anywhere."""
    plies = legal_words(game)
    busy = [ply for ply in plies if ply.split()[0] in BUSY]
    return chooser.choice(busy if busy and chooser.random() < 0.6 else plies)


def positions_of(players: int, boards: str, seed: int, turn_limit: int, dice: str = "ask") -> Iterator[rc.Game]:
    """Play a game and give it at every ply, the last included."""
    game = rc.new_game(players, seed, boards, turn_limit=turn_limit, dice=dice)
    chooser = random.Random(seed)  # noqa: S311  # the same game every time
    yield game
    while game.to_move is not None:
        game.play(busy_ply(game, chooser))
        yield game


def came_back(game: rc.Game, snapshot: str | Mapping[str, Any], **options: Any) -> rc.Game:
    twin = from_snapshot(snapshot, **options)
    assert twin.state == game.state
    return twin


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_every_position_of_a_game_comes_back_exactly(players: int, boards: str) -> None:
    for game in positions_of(players, boards, seed=players, turn_limit=30):
        snapshot = json_of(game)
        assert came_back(game, snapshot).snapshot() == snapshot


def test_every_phase_comes_back_with_its_legal_plies() -> None:
    wanted, seen = set(PHASES), Counter[str]()
    for seed, (players, boards) in product(range(30), ((1, "basic"), (1, "advanced"), (2, "advanced"))):
        for game in positions_of(players, boards, seed, turn_limit=120):
            phase = json_of(game)["turn"]["phase"]
            if seen[phase] < 8:
                seen[phase] += 1
                assert came_back(game, json_of(game), dice="ask").legal() == game.legal()
        if set(seen) == wanted:
            return
    pytest.fail(f"never seen: {wanted - set(seen)}")


def test_a_game_to_the_sixth_section_comes_back_after_the_call_and_when_it_is_over() -> None:
    for seed in range(20):
        called = 0
        for game in positions_of(2, "basic", seed, turn_limit=200):
            if game.state.ender >= 0:
                came_back(game, json_of(game))
                called += 1
        if called:
            break
    outcome = json_of(game)["outcome"]
    assert outcome["reason"] == "sixth-section"
    assert [line["total"] for line in outcome["scores"]] == [line.total for line in ended(game).scores]
    assert outcome["winners"] == list(ended(game).winners)
    assert json_of(game)["ender"] == ended(game).ender


def test_a_game_that_draws_its_own_dice_comes_back_and_can_be_played_on() -> None:
    chooser = random.Random(5)  # noqa: S311  # the same game every time
    for game in positions_of(3, "basic", seed=5, turn_limit=6, dice="draw"):
        twin = came_back(game, json_of(game), seed=9)
    twin = from_snapshot(json_of(rc.new_game(3, seed=5)), seed=9)
    for _ in range(60):
        twin.play(busy_ply(twin, chooser))
    assert twin.version >= 60


def test_the_same_seed_rolls_the_same_dice_after_a_position() -> None:
    snapshot = json_of(rc.new_game(2, seed=3))
    twins = [from_snapshot(snapshot, seed=8) for _ in range(2)]
    for twin in twins:
        for ply in ("market red", "end", "market blue", "end"):
            twin.play(ply)
    assert twins[0].plies == twins[1].plies
    assert twins[0].seed == 8


def test_a_position_that_waits_for_dice_still_waits() -> None:
    game = rc.new_game(2, seed=3, dice="ask")
    game.play("market red")
    game.play("end")
    assert game.to_move == "chance"
    for dice in ("draw", "ask"):
        twin = came_back(game, json_of(game), dice=dice)
        assert twin.to_move == "chance"
        twin.play(legal_words(twin)[0])
        assert twin.to_move == "blue"


def test_a_snapshot_comes_back_from_its_json_text_and_from_any_mapping() -> None:
    game = rc.new_game(4, seed=2)
    came_back(game, json.dumps(json_of(game)))
    came_back(game, MappingProxyType(json_of(game)))


def test_the_position_is_the_opening_of_the_game_that_comes_back() -> None:
    game = rc.new_game(2, seed=3)
    game.play("claim A1")
    twin = came_back(game, json_of(game))
    assert twin.opening == game.state
    assert twin.version == 0
    twin.play("banner reserve")
    twin.undo()
    assert twin.state == twin.opening


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    game = rc.new_game(1, seed=3, names=("Anna", None))
    game.play("market red")
    twin = came_back(game, json_of(game), seed=4)
    assert twin.origin == json_of(game)
    assert game.origin is None
    twin.play("end")
    replayed = from_record(twin.record())
    assert replayed.state == twin.state
    assert played_words(replayed) == played_words(twin)


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_the_deal_of_a_fresh_game_comes_back(players: int, boards: str) -> None:
    game = rc.new_game(players, seed=11, boards=boards)
    twin = came_back(game, json_of(game))
    dealt, again = game.deal.fields(), twin.deal.fields()
    if players == 1:
        first = dealt.pop("tile"), again.pop("tile")  # Ivan's first tile has left the game unseen
        assert sum(a != b for one, other in zip(*first, strict=True) for a, b in zip(one, other, strict=True)) <= 1
    assert dealt == again


def test_tiles_in_workshops_go_back_into_the_deal() -> None:
    for game in positions_of(4, "advanced", seed=6, turn_limit=16):
        deal = from_snapshot(json_of(game)).deal.fields()
        assert sorted(chain(*deal["tile"])) == sorted(chain(*game.deal.fields()["tile"]))
        assert deal["card"] == game.deal.fields()["card"]


def test_names_colors_and_limit_come_back() -> None:
    game = rc.new_game(3, 1, "advanced", ("yellow", "red", "green"), turn_limit=99, names=("Anna", None, "Ж"))
    twin = came_back(game, json.dumps(json_of(game)))
    assert twin.seats == ("yellow", "red", "green")
    assert twin.names == ("Anna", None, "Ж")
    assert json_of(twin)["limit"] == 99
    assert (twin.boards, twin.players) == ("advanced", 3)


def test_a_position_of_another_edition_comes_back_with_that_edition() -> None:
    values: dict[str, Any] = values_of(load_edition())
    values["name"], values["materials"]["gold"] = "more-gold", 30
    edition = edition_from_values(values)
    game = rc.new_game(2, seed=1, edition=edition)
    assert came_back(game, json_of(game), edition=edition).edition == edition


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    game = rc.new_game(1, seed=4)
    snapshot = json_of(game)
    del snapshot["outcome"], snapshot["ivan"]["seat"]
    for seat in snapshot["seats"]:
        for name in ("name", "lap", "space", "prestige", "capacity", "completed"):
            del seat[name]
        del seat["banners"]["cathedral"], seat["ornaments"]["locked"], seat["ornaments"]["placed"]
    for tile in snapshot["market"]["tiles"]:
        del tile["space"], tile["amount"]
    for card in snapshot["market"]["influence"]:
        del card["spaces"], card["guild"], card["actions"]
    for tower in snapshot["cathedral"]["towers"]:
        del tower["name"]
        for section in tower["sections"]:
            del section["name"], section["kind"], section["cost"], section["reward"]
    came_back(game, snapshot)


# Words and counting


def test_the_fields_of_a_snapshot_stand_in_a_fixed_order() -> None:
    fields = ["format", "version", "edition", "players", "boards", "limit", "ender", "turn", "seats", "market"]
    assert list(json_of(rc.new_game(2, seed=1))) == [*fields, "cathedral", "supply", "ivan", "outcome"]
    texts = {json.dumps(json_of(rc.new_game(2, seed=1))) for _ in range(2)}
    assert len(texts) == 1


def test_a_fresh_table_reads_as_the_rules_lay_it() -> None:
    game = rc.new_game(2, seed=1)
    snapshot = json_of(game)
    assert (snapshot["format"], snapshot["version"]) == ("redcathedral-snapshot", 1)
    assert snapshot["edition"] == {"name": game.edition.name, "digest": game.edition.digest}
    assert snapshot["turn"]["seat"] == "red"
    assert snapshot["turn"]["number"] == 1
    assert snapshot["turn"]["phase"] == "start"
    red = snapshot["seats"][0]
    assert (red["score"], red["lap"], red["space"], red["prestige"], red["rubles"]) == (2, 1, 2, 0, 3)
    assert red["capacity"] == 6
    assert red["banners"] == {"inventory": 4, "reserve": 2, "white1": 0, "white2": 0, "cathedral": 0}
    assert red["ornaments"]["available"] == {"door": 1, "arch": 2, "cross": 1}
    assert set(red["workshop"]) == set(words.WORKSHOP_SPACES)
    assert snapshot["supply"]["lumber"] == 20
    assert snapshot["ivan"] is None
    assert snapshot["outcome"] is None


def test_people_count_spaces_and_sections_from_one() -> None:
    game = rc.new_game(2, seed=1)
    snapshot = json_of(game)
    white = snapshot["market"]["dice"]["white"]
    assert white == {"space": game.state.die_space[4] + 1, "value": game.state.die_value[4]}
    assert [tile["space"] for tile in snapshot["market"]["tiles"]] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [card["spaces"] for card in snapshot["market"]["influence"]] == [[1, 2], [3, 4], [5, 6], [7, 8]]
    assert snapshot["cathedral"]["towers"][1]["name"] == "B"
    assert snapshot["cathedral"]["towers"][1]["sections"][1]["name"] == "B2"


def test_a_claim_under_way_is_in_the_turn() -> None:
    game = rc.new_game(2, seed=1)
    tile = json_of(game)["cathedral"]["towers"][0]["sections"][0]["tile"]
    game.play("claim A1")
    assert json_of(game)["turn"]["claim"] == {"section": "A1", "tile": None}
    game.play("banner inventory")
    turn = json_of(game)["turn"]
    assert turn["phase"] == "place"
    assert turn["claim"] == {"section": "A1", "tile": tile}
    game.play("place blue down")
    snapshot = json_of(game)
    assert snapshot["seats"][0]["workshop"]["blue"] == {**tile, "face": "down"}
    assert snapshot["seats"][0]["capacity"] == 7
    assert snapshot["cathedral"]["towers"][0]["sections"][0]["owner"] == "red"
    assert snapshot["cathedral"]["towers"][0]["sections"][0]["tile"] is None


def test_a_visit_to_the_market_is_in_the_turn() -> None:
    game = rc.new_game(2, seed=1, dice="ask")
    game.play("market white")
    turn = json_of(game)["turn"]
    space = game.state.market_space + 1
    assert turn["moved"] == {"die": "white", "space": space, "gathered": False, "activated": False, "influence": None}
    game.play("end")
    assert json_of(game)["turn"]["roll"]["space"] == space
    assert "white" in json_of(game)["turn"]["roll"]["dice"]
    assert json_of(game)["turn"]["roll"]["back_to"] is None


@pytest.mark.parametrize(
    ("score", "lap", "space", "prestige"), [(0, 1, 0, 0), (5, 1, 5, 1), (80, 1, 80, 40), (81, 2, 1, 40)]
)
def test_the_marker_stands_on_a_space_of_a_lap(score: int, lap: int, space: int, prestige: int) -> None:
    game = rc.new_game(2, seed=1)
    game.state.score[0] = score
    red = json_of(game)["seats"][0]
    assert (red["score"], red["lap"], red["space"], red["prestige"]) == (score, lap, space, prestige)
    came_back(game, json_of(game))


def test_ornaments_of_advanced_boards_are_locked_and_those_of_ivan_are_not() -> None:
    human, ivan = json_of(rc.new_game(1, seed=1, boards="advanced"))["seats"]
    assert human["ornaments"]["locked"] == {"door": 1, "arch": 2, "cross": 1}
    assert ivan["ornaments"]["available"] == {"door": 1, "arch": 2, "cross": 1}
    assert ivan["ornaments"]["locked"] == {"door": 0, "arch": 0, "cross": 0}
    assert ivan["capacity"] == 0


def test_ivans_cards_stand_in_their_row() -> None:
    ivan = json_of(rc.new_game(1, seed=1))["ivan"]
    assert ivan["seat"] == "blue"
    assert {card["card"] for card in ivan["cards"]} == set(words.IVAN_CARDS)
    assert {card["die"] for card in ivan["cards"]} == set(words.DICE)
    assert {card["face"] for card in ivan["cards"]} == {"up"}


def test_a_choice_for_ivan_is_the_humans_and_lists_its_options() -> None:
    for seed in range(40):
        for game in positions_of(1, "basic", seed, turn_limit=60):
            turn = json_of(game)["turn"]
            if turn["phase"] == "ivan":
                assert turn["seat"] == "red"
                assert [f"ivan {section}" for section in turn["choice"]["options"]] == legal_words(game)
                return
    pytest.fail("no choice ever came up")


def test_no_random_state_no_seed_and_no_history_is_in_a_snapshot() -> None:
    one, other = rc.new_game(2, seed="a secret"), rc.new_game(2, seed=3)
    assert "a secret" not in json.dumps(json_of(one))
    other.play("market red")
    other.undo()
    assert json_of(other) == json_of(rc.new_game(2, seed=3))


@pytest.mark.parametrize("options", [{"seed": True}, {"seed": "two\nlines"}, {"dice": "loaded"}])
def test_options_that_mean_nothing_are_refused_as_at_the_start_of_a_game(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        from_snapshot(json_of(rc.new_game(2, seed=1)), **options)


# The page that documents it


PAGE = (Path(__file__).parents[2] / "docs" / "snapshot.md").read_text(encoding="utf-8")


def fields_of(value: object) -> Iterator[str]:
    """Give the names of all fields of a tree, the words that are names of things left out."""
    if isinstance(value, dict):
        yield from value
    for entry in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from fields_of(entry)


def test_the_page_names_every_field_phase_and_version() -> None:
    shown = set(re.findall(r"`(?:[\w\[\]]+\.)*(\w+)`", PAGE))
    for players in (1, 2):
        for game in positions_of(players, "basic", seed=1, turn_limit=30):
            assert set(fields_of(json_of(game))) <= shown
    assert set(PHASES) <= shown
    assert f"version {VERSION}\n" in PAGE


def test_the_examples_of_the_page_have_the_fields_of_a_snapshot() -> None:
    section, turn = (json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))
    snapshot = json_of(rc.new_game(2, seed=1))
    assert list(section) == list(snapshot["cathedral"]["towers"][0]["sections"][0])
    assert list(turn) == list(snapshot["turn"])
