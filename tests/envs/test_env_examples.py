"""The examples run; the one that learns beats `random`."""

import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "envs"


def example(name: str) -> Any:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))["main"]


def test_the_pettingzoo_table_plays_a_game() -> None:
    pytest.importorskip("pettingzoo")
    assert sum(example("pettingzoo_table")().values()) == pytest.approx(0, abs=1e-6)


def test_the_gymnasium_agent_plays_an_episode() -> None:
    pytest.importorskip("gymnasium")
    assert example("gymnasium_agent")(opponents="random") in (-1.0, 0.0, 1.0)


def test_open_spiels_search_plays_a_game() -> None:
    pytest.importorskip("pyspiel")
    assert len(example("open_spiel_search")()) == 2


def test_a_batch_of_random_games_is_about_even() -> None:
    assert 0.4 < example("batch_of_games")(games=200, wanted=1000) < 0.6


@pytest.mark.slow
def test_what_is_trained_with_scikit_learn_beats_random_and_what_is_not_does_not() -> None:
    pytest.importorskip("sklearn")
    before, after = example("train_scikit_learn")()
    assert 0.45 < before < 0.55
    assert after > 0.7
