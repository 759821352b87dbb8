"""One game at a time, compiled and interpreted: the same ply by ply."""

from __future__ import annotations

import random
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np
import pytest

import redcathedral as rc
from redcathedral.envs.core import WRITE_SEEN, Table
from redcathedral.errors import IllegalPly
from redcathedral.game.compiled_rules import ADVANCE
from redcathedral.kernel.actions import DECISIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = [(players, boards) for players in (1, 2, 3, 4) for boards in ("basic", "advanced")]


@contextmanager
def interpreted() -> Iterator[None]:
    loops = ADVANCE.loop, WRITE_SEEN.loop
    ADVANCE.loop = WRITE_SEEN.loop = None
    try:
        yield
    finally:
        ADVANCE.loop, WRITE_SEEN.loop = loops


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_a_game_is_the_same_compiled_ply_by_ply(players: int, boards: str) -> None:
    quick, plain = (Table(players, boards, turn_limit=60) for _ in range(2))
    quick.deal(players)
    plain.deal(players)
    chooser = random.Random(players)  # noqa: S311
    while not quick.over:
        legal = quick.game.legal_actions()
        mask, seen = quick.mask(), quick.observation(quick.seat)
        with interpreted():
            assert plain.game.legal_actions() == legal == plain.game.legal_row().tolist()
            np.testing.assert_array_equal(plain.mask(), mask)
            np.testing.assert_array_equal(plain.observation(plain.seat), seen)
        action = chooser.choice(legal)
        quick.game.play(action)
        with interpreted():
            plain.game.play(action)
        assert quick.game.state.memory == plain.game.state.memory
    assert plain.over
    assert quick.game.record() == plain.game.record()
    assert quick.final_rewards() == plain.final_rewards()


@pytest.mark.parametrize("dice", ["draw", "ask"])
def test_a_game_refuses_the_same_compiled(dice: str) -> None:
    game = rc.new_game(2, seed=3, dice=dice, turn_limit=12)
    chooser = random.Random(3)  # noqa: S311
    while game.to_move is not None:
        legal = game.legal_actions()
        refused = chooser.choice(sorted(set(range(DECISIONS + 300)) - set(legal)))
        before = game.state.memory.tobytes()
        with pytest.raises(IllegalPly) as compiled_says:
            game.play(refused)
        with interpreted(), pytest.raises(IllegalPly) as says:
            game.play(refused)
        assert str(compiled_says.value) == str(says.value)
        assert game.state.memory.tobytes() == before
        game.play(chooser.choice(legal))


def test_a_copy_of_a_game_goes_its_own_way_compiled() -> None:
    game = rc.new_game(2, seed=5)
    copy = game.clone()
    before = game.state.memory.tobytes()
    copy.play(copy.legal()[0])
    assert game.state.memory.tobytes() == before
    copy.undo()
    assert copy.state.memory.tobytes() == before
