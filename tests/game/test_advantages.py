"""Why a line is good: from what it changes on the table, best reasons first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from positions import claimed, finished, position
from redcathedral.game.advantages import advantages_of
from redcathedral.text import languages, speaking

if TYPE_CHECKING:
    import redcathedral as rc


def why(game: rc.Game, line: list[str], other: list[str] | None = None) -> str:
    reason = advantages_of(game.state, game.state.seat, line, other, game.names)
    return "" if reason is None else reason.text


def nearly_complete(section: str = "A1") -> rc.Game:
    """A game in which red lacks a brick for its section, and has it."""
    game = position(2, red={"holds": "brick"}, names=["Anna", "Boris"])
    claimed(game, "red", section)
    for material, number in enumerate([0, 1, 0, 0, 0, 0]):
        game.state.cost[0, 0, material] = number
    return game


def test_a_line_that_completes_a_section_says_so_and_what_it_scores() -> None:
    told = why(nearly_complete(), ["deliver brick A1", "end"])
    assert told.startswith("completes A1")
    assert "if scored now" in told


def test_a_line_that_overtakes_somebody_in_a_tower_names_them() -> None:
    game = nearly_complete()
    finished(game, "blue", "A2", ornament="red")
    assert "puts you ahead of Boris (blue) in tower A" in why(game, ["deliver brick A1", "end"])


def test_goods_are_told_with_the_section_that_needs_them() -> None:
    game = position(2, dice="red 1 4", market="5 stone")
    claimed(game, "red", "A1")
    for material, number in enumerate([0, 0, 3, 0, 0, 0]):
        game.state.cost[0, 0, material] = number
    line = ["market red", "gather 1", "end"]
    assert why(game, line) == "brings 1 stone for A1"
    game.state.cost[0, 0, 2] = 0
    assert why(game, line) == "brings 1 stone"


def test_the_last_free_section_of_a_tower_is_worth_a_word() -> None:
    game = position(2)
    levels = range(game.state.height[0])
    for level in levels[:-1]:
        claimed(game, "blue", f"A{level + 1}")
    assert "takes the last free section of tower A" in why(game, [f"claim A{len(levels)}", "banner inventory"])


def test_the_best_line_says_what_the_next_one_lacks() -> None:
    game = position(2, dice="red 1 4", market="5 stone", red={"rubles": 2})
    line = ["market red", "gather 1", "end"]
    assert why(game, line, ["market red +1"]) == "brings 1 stone and leaves you 1 ruble more than the next best"


def test_two_reasons_of_its_own_are_enough() -> None:
    told = why(nearly_complete(), ["deliver brick A1", "end"], ["exchange"])
    assert "next best" not in told
    assert told.count(" and ") == 1


def test_a_line_that_only_ends_the_turn_says_that_nothing_is_left() -> None:
    assert why(position(2), ["end"]) == "there’s nothing more to gain this turn"


def test_reasons_are_said_in_every_language() -> None:
    game = nearly_complete()
    reason = advantages_of(game.state, 0, ["deliver brick A1", "end"])
    assert reason is not None
    told = set()
    for language in languages():
        with speaking(language):
            told.add(reason.text)
    assert len(told) == len(languages()), "each of them says it in its own words"
