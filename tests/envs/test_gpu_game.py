"""What one thread of a GPU does, run by the interpreter: the same games as everywhere else."""

from typing import Any

import numpy as np
import pytest

import redcathedral as rc
from redcathedral.envs import gpu_game
from redcathedral.envs.batch_kernel import let_chance_speak
from redcathedral.envs.gpu_compiler import _keeping_code_small
from redcathedral.envs.gpu_game import TRUNCATED, Desk, Table, carry_out, check_many, choose_listed, is_listed, show
from redcathedral.envs.gpu_threads import in_words
from redcathedral.envs.layout import OBSERVATION
from redcathedral.envs.observation import action_mask, deciding_seat, observe
from redcathedral.envs.rewards import reward_kind, rewards_of
from redcathedral.kernel.actions import DECISIONS
from redcathedral.kernel.box import Deal, box_of
from redcathedral.kernel.codes import NONE, PHASE_OVER
from redcathedral.kernel.random_play import MOST_LEGAL, play_randomly
from redcathedral.kernel.rules import apply
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream

BOX = box_of(rc.load_edition())


def new_table(players: int, turn_limit: int = 0) -> Table:
    table = Table()
    table.players, table.advanced, table.turn_limit = players, players % 2, turn_limit
    for k, (chance, choice) in enumerate(zip(new_stream(5), new_stream(6), strict=True)):
        table.stream[k], table.choosing[k] = int(chance), int(choice)
    return table


def shown(s: State, table: Table) -> tuple[Any, Any, Any, int]:
    listed = np.zeros((MOST_LEGAL, 1), np.int16)
    mask, observation = np.zeros(DECISIONS, np.int8), np.zeros(OBSERVATION, np.uint8)
    seat = show(s, table, listed[:, 0].data, mask.data, observation.data)
    return listed, mask, observation, seat


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_thread_shows_and_carries_out_what_the_rules_say(players: int) -> None:
    table, deal, desk, s = new_table(players, turn_limit=5), Deal(), Desk(), State()
    gpu_game.deal_game(BOX, deal, desk, table, s)
    ends = 0
    for _ in range(120):
        listed, mask, observation, seat = shown(s, table)
        assert seat == deciding_seat(s)
        assert mask.tolist() == action_mask(s).tolist()
        assert observation.tolist() == observe(s, seat).tolist()
        action = int(choose_listed(table, listed, 0))
        assert is_listed(listed, 0, table.count, action)
        assert not is_listed(listed, 0, table.count, int(np.flatnonzero(mask == 0)[0]))
        alone, alone_stream = s.copy(), [table.stream[k] for k in range(3)]
        apply(alone, action)
        let_chance_speak(alone, alone_stream)
        rewards = [0.0] * 4
        ended = carry_out(BOX, deal, desk, table, s, action, reward_kind("margin"), rewards)
        if alone.phase == PHASE_OVER:
            ends += 1
            assert ended == TRUNCATED
            assert rewards[: alone.seats] == pytest.approx(rewards_of(alone, "margin").tolist())
            assert s.turn_number == 1
        else:
            assert ended == 0
            assert s.array.tobytes() == alone.array.tobytes()
    assert ends > 0


def test_many_games_of_a_thread_are_checked_and_counted() -> None:
    result, counted = np.zeros((2, 3), np.int64), 0
    check_many(BOX, Deal(), Desk(), new_table(2), State(), [0] * MOST_LEGAL, 2, result, 1)
    table, deal, desk, s = new_table(2), Deal(), Desk(), State()
    for _ in range(2):
        gpu_game.deal_game(BOX, deal, desk, table, s)
        counted += play_randomly(s, [0] * MOST_LEGAL, table.stream, 1_000_000)
    assert result.tolist() == [[0, 0, 0], [counted, 0, NONE]]


def test_a_violation_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    games = iter([0] * 40 + [7] * 10)
    monkeypatch.setattr(gpu_game, "first_violation", lambda _s, _box: next(games))
    result = np.zeros((1, 3), np.int64)
    check_many(BOX, Deal(), Desk(), new_table(2), State(), [0] * MOST_LEGAL, 2, result, 0)
    assert result[0, 1:].tolist() == [7, 0]


def test_a_record_in_words_has_the_same_fields_in_the_same_places() -> None:
    dtype = in_words(State.dtype)
    plain: Any = State.dtype.fields
    fields: Any = dtype.fields
    assert {name: fields[name][:2] for name in plain} == {name: plain[name][:2] for name in plain}
    assert dtype.itemsize == State.dtype.itemsize == fields["words"][0].itemsize


def test_every_function_for_the_device_is_asked_to_be_small() -> None:
    given = 'define i32 @"legal"(i8* %s) #0\n{\n  ret i32 0\n}\ndeclare void @f(i32)\ndefine void @g()\n{\n}'
    asked = _keeping_code_small(lambda modules, **_options: modules[0].encode())([given], opt=3).decode()
    assert asked.count("optsize") == 2
    assert 'define i32 @"legal"(i8* %s) optsize #0' in asked
    assert "declare void @f(i32)\n" in asked
