"""Golden games and legal-count trees still come out as committed; `python -m lab.goldens` writes them again."""

import json
from typing import TYPE_CHECKING

import pytest

from lab import goldens
from redcathedral.game.load import from_record

if TYPE_CHECKING:
    import redcathedral as rc

COUNTS = json.loads((goldens.DATA / "perft" / "counts.json").read_text())


@pytest.mark.parametrize(("players", "boards"), goldens.TABLES)
def test_the_golden_game_is_played_again_to_the_letter(players: int, boards: str) -> None:
    text = (goldens.DATA / "golden" / f"{goldens.golden_name(players, boards)}.txt").read_text()
    assert goldens.random_game(players, boards, goldens.GOLDEN_SEED).record() == text


@pytest.mark.parametrize(("players", "boards"), goldens.TABLES)
def test_the_golden_record_replays_to_the_same_state_without_a_generator(players: int, boards: str) -> None:
    game = goldens.random_game(players, boards, goldens.GOLDEN_SEED)
    replayed = from_record(game.record())
    assert replayed.state == game.state
    assert replayed.plies == game.plies
    assert replayed.outcome == game.outcome
    assert replayed.record() == game.record()


@pytest.mark.parametrize("name", COUNTS)
def test_the_tree_of_legal_plies_has_the_committed_size(name: str) -> None:
    game: rc.Game = from_record((goldens.DATA / "perft" / f"{name}.txt").read_text())
    assert goldens.count_tree(game) == COUNTS[name]
