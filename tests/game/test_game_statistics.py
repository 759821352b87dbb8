"""A game in figures: everything is counted once, and it adds up."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import redcathedral as rc
from positions import json_of, legal_words
from redcathedral import words
from redcathedral.game.load import from_record
from redcathedral.game.statistics import SOURCES, statistics_of
from redcathedral.kernel.codes import IVAN_SEAT, PHASE_BANNER

if TYPE_CHECKING:
    from redcathedral.game.game import Game

GOLDENS = sorted((Path(__file__).parents[1] / "data/golden").glob("*.txt"))


@pytest.fixture(scope="module", params=GOLDENS, ids=lambda path: path.stem)
def game(request: pytest.FixtureRequest) -> Game:
    return from_record(request.param.read_text(encoding="utf-8"))


def test_the_prestige_of_all_sources_is_the_score(game: Game) -> None:
    found = statistics_of(game)
    assert game.outcome is not None
    assert [figures.total for figures in found.seats] == [lines.total for lines in game.outcome.scores]
    assert {gain.source for gain in found.gains} <= set(SOURCES)


def test_what_was_gathered_less_what_was_spent_is_what_is_left(game: Game) -> None:
    opening, end = next(game.states()), game.state
    for seat, figures in enumerate(statistics_of(game).seats):
        for material, name in enumerate(words.MATERIALS):
            left = end.inventory[seat, material] - opening.inventory[seat, material]
            if end.solo and seat == IVAN_SEAT:
                left += end.ivan_inventory[material] + end.ivan_construction[material]
                left -= opening.ivan_inventory[material] + opening.ivan_construction[material]
            assert figures.gathered[name] - figures.spent[name] == left
        assert figures.rubles_earned - figures.rubles_spent == end.rubles[seat] - opening.rubles[seat]


def test_every_turn_is_somebodys(game: Game) -> None:
    found = statistics_of(game)
    assert sum(figures.turns for figures in found.seats) == game.state.turn_number
    assert [one.ply for one in found.turns] == sorted(one.ply for one in found.turns)
    assert found.turns[-1].ply == game.version


def test_what_was_claimed_and_decorated_stands_in_the_cathedral(game: Game) -> None:
    cathedral = json_of(game)["cathedral"]["towers"]
    sections = [section for tower in cathedral for section in tower["sections"]]
    for color, figures in zip(game.seats, statistics_of(game).seats, strict=True):
        assert figures.claimed == sum(section["owner"] == color for section in sections)
        completed = sum(figures.completed[kind] for kind in words.SECTION_KINDS)
        assert completed == sum(section["owner"] == color and section["complete"] for section in sections)
        ornaments = [section["ornament"] for section in sections if section["ornament"]]
        assert figures.ornaments == sum(ornament["owner"] == color for ornament in ornaments)


def test_a_turn_in_the_market_counts_its_die_and_its_way() -> None:
    game = rc.new_game(players=2, seed=1)
    ply = next(one for one in legal_words(game) if one.startswith("market") and "+" not in one)
    value = json_of(game)["market"]["dice"][ply.split()[1]]["value"]
    game.play(ply)
    figures = statistics_of(game).seats[0]
    assert (figures.dice, figures.spaces, figures.turns) == (1, value, 0)
    game.play("end")
    assert statistics_of(game).seats[0].turns == 1


def test_a_tile_that_pays_rubles_when_it_is_placed_is_earned_and_spent() -> None:
    for seed in range(60):
        game = rc.new_game(players=2, seed=seed)
        claims = [one for one in legal_words(game) if one.startswith("claim")]
        for claim in claims:
            twin = game.clone()
            twin.play(claim)
            if twin.state.phase == PHASE_BANNER:
                twin.play(legal_words(twin)[0])
            tile = json_of(twin)["turn"]["claim"]["tile"]
            up = [one for one in legal_words(twin) if one.endswith("up")]
            if tile.get("resource") != "rubles" or not up:
                continue
            before = twin.state.rubles[0]
            twin.play(up[-1])
            figures = statistics_of(twin).seats[0]
            assert figures.rubles_earned == tile["amount"]
            assert figures.rubles_spent == before + tile["amount"] - twin.state.rubles[0] > 0
            return
    raise AssertionError("no tile that pays rubles can be placed face up")
