"""Many games at once: the compiled call against the interpreter, the seed, the threads and the caller's arrays."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import redcathedral as rc
from redcathedral.envs import batch as batches
from redcathedral.envs.batch import BatchEnv, Seen, lay_tables, new_arrays, rows_of
from redcathedral.envs.batch_kernel import (
    SECTION_FIELDS,
    SECTION_OF_BYTE,
    SECTIONS_FROM,
    WORD,
    WORKSHOP_FIELDS,
    MaskRow,
    Memory,
    ObservationRow,
    Rows,
    Scratch,
    Slot,
    Tables,
    choose_actions,
    reset_games,
    step_games,
    words_of,
)
from redcathedral.envs.layout import OBSERVATION
from redcathedral.envs.observation import action_mask, deciding_seat, observe, write_laid
from redcathedral.errors import IllegalPly, SetupError
from redcathedral.kernel.box import Deal, box_of
from redcathedral.kernel.state import State
from redcathedral.plies import ply_of


def windows(kind: Any, array: NDArray[Any]) -> list[Any]:
    return [kind(array[i : i + 1].reshape(())) for i in range(len(array))]


def run(batch: BatchEnv, steps: int) -> tuple[Seen, list[bytes]]:
    """Choose at random so many times, and give what was shown at last and every step's bytes."""
    seen, actions, trace = new_arrays(batch.games), np.zeros(batch.games, np.int32), []
    batch.reset(seen)
    for _ in range(steps):
        batch.choose(actions)
        batch.step(actions, seen)
        trace.append(b"".join(array.tobytes() for array in seen))
    return seen, trace


@pytest.mark.parametrize("rewards", ["win", "margin"])
def test_the_compiled_step_equals_the_interpreted_one(rewards: str) -> None:
    games, options = 8, {"players": [1, 2, 3, 4], "boards": ["basic", "advanced", "advanced"], "seed": 3}
    batch = BatchEnv(games, turn_limit=12, rewards=rewards, **options)  # type: ignore[arg-type]
    seen, actions = new_arrays(games), np.zeros(games, np.int32)
    batch.reset(seen)

    box = box_of(batch.edition)
    _, arrays = lay_tables(games, turn_limit=12, **options)  # type: ignore[arg-type]
    tables = Tables(
        [box],
        windows(Slot, arrays.slots),
        windows(State, arrays.states),
        windows(Memory, arrays.memory),
        windows(Scratch, arrays.scratch),
        windows(Deal, arrays.deals),
    )
    slow, slow_actions = new_arrays(games), np.zeros(games, np.int32)
    rows = rows_of(slow)
    rows = Rows(windows(ObservationRow, rows.observations), windows(MaskRow, rows.masks), *rows[2:])
    reset_games(tables, rows, 0, 0, games)
    ended = 0
    for _ in range(120):
        for name in Seen._fields:
            assert (getattr(seen, name) == getattr(slow, name)).all(), name
        batch.choose(actions)
        choose_actions(tables, slow_actions, 0, games)
        assert (actions == slow_actions).all()
        batch.step(actions, seen)
        step_games(tables, slow_actions.tolist(), int(rewards == "margin"), rows, 0, 0, games)
        ended += int((seen.terminated | seen.truncated).sum())
    assert ended > games


def test_what_is_shown_is_what_the_deciding_seat_sees() -> None:
    batch = BatchEnv(12, players=[1, 2, 3, 4], boards=["basic", "advanced", "basic"], seed=5)
    seen, _ = run(batch, 150)
    for game in range(12):
        s = batch.state(game)
        assert seen.seats[game] == deciding_seat(s)
        assert (seen.observations[game] == observe(s, deciding_seat(s))).all()
        assert (seen.masks[game] == action_mask(s)).all()


class Watched:
    """A state that notes which of its fields are read."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.read = set[str]()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        return getattr(self._state, name)


@pytest.mark.parametrize("boards", ["basic", "advanced"])
def test_every_field_the_laid_groups_show_is_named_or_stays_as_it_is(boards: str) -> None:
    """A field that is neither would be drawn once and then never again."""
    game = rc.play_to_end(rc.new_game(2, seed=1, boards=boards, turn_limit=40), ["greedy", "greedy"], seed=1)
    watched: Any = Watched(game.state)
    write_laid(watched, 0, [0] * OBSERVATION)
    looked_at = {*WORKSHOP_FIELDS, *SECTION_FIELDS}
    assert looked_at < watched.read
    for field in watched.read - looked_at:
        assert all(np.array_equal(s.array[field], game.opening.array[field]) for s in game.states()), field


def test_the_words_of_fields_hold_them_all_wherever_they_stand() -> None:
    places: Any = State.dtype.fields
    first, count = words_of(("tile", "score", "workshop"))
    assert first == places["score"][1] // 4
    assert 4 * (first + count) >= places["tile"][1] + places["tile"][0].itemsize


@pytest.mark.parametrize("field", SECTION_FIELDS)
def test_a_byte_that_changes_is_known_by_its_section(field: str) -> None:
    state = State()
    kind: Any = state.array[field]
    for section in range(kind.shape[0] * kind.shape[1]):
        before = state.memory.tobytes()
        kind[section // kind.shape[1], section % kind.shape[1]] += 1
        changed = [i for i, (old, new) in enumerate(zip(before, state.memory.tobytes(), strict=True)) if old != new]
        assert changed
        assert {int(SECTION_OF_BYTE[i - SECTIONS_FROM * WORD]) for i in changed} == {section}


def test_the_same_seed_gives_the_same_games_whatever_the_threads() -> None:
    one = run(BatchEnv(130, players=[2, 3], seed=9, threads=1), 200)[1]
    two = run(BatchEnv(130, players=[2, 3], seed=9, threads=2), 200)[1]
    other = run(BatchEnv(130, players=[2, 3], seed=10, threads=2), 200)[1]
    assert one == two
    assert one[-1] != other[-1]


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    few, many = run(BatchEnv(3, seed=9), 100)[0], run(BatchEnv(70, seed=9), 100)[0]
    assert (few.observations == many.observations[:3]).all()


def test_a_game_that_ends_is_rewarded_once_and_dealt_anew() -> None:
    batch = BatchEnv(40, players=1, seed=2)  # solo games are short
    seen, actions = new_arrays(40), np.zeros(40, np.int32)
    batch.reset(seen)
    ended = 0
    for _ in range(400):
        batch.choose(actions)
        batch.step(actions, seen)
        over = seen.terminated | seen.truncated
        assert (seen.rewards[~over] == 0).all()
        assert np.allclose(seen.rewards.sum(axis=1), 0, atol=1e-6)
        for game in np.flatnonzero(over).tolist():
            assert batch.state(game).turn_number == 1
            ended += 1
    assert ended > 40
    assert not seen.truncated.any()


def test_a_turn_limit_truncates() -> None:
    batch = BatchEnv(10, players=2, seed=2, turn_limit=3)
    seen, actions = new_arrays(10), np.zeros(10, np.int32)
    batch.reset(seen)
    truncated = 0
    for _ in range(60):
        batch.choose(actions)
        batch.step(actions, seen)
        assert not seen.terminated.any()
        truncated += int(seen.truncated.sum())
    assert truncated > 10


@pytest.mark.parametrize("threads", [1, 2])
def test_an_illegal_action_is_refused_with_its_reason_and_its_game_stays_as_it_is(threads: int) -> None:
    batch = BatchEnv(130, seed=2, threads=threads)
    seen, actions = new_arrays(130), np.zeros(130, np.int32)
    batch.reset(seen)
    for action, says in [(ply_of("end").id, "game 3: end: T1"), (-1, "no such"), (99999, "no such"), (900, "roll")]:
        batch.choose(actions)
        before = [batch.state(game) for game in range(130)]
        actions[[3, 120]] = action
        with pytest.raises(IllegalPly, match=says):
            batch.step(actions, seen)
        after = [batch.state(game) for game in range(130)]
        assert [game for game in range(130) if before[game] == after[game]] == [3, 120]


def test_arrays_of_the_wrong_shape_or_type_are_refused() -> None:
    batch = BatchEnv(5, seed=2)
    with pytest.raises(SetupError, match="observations must be uint8"):
        batch.reset(new_arrays(4))
    with pytest.raises(SetupError, match="rewards must be float32"):
        batch.reset(new_arrays(5)._replace(rewards=np.zeros((5, 4), np.float64)))
    batch.reset(new_arrays(5))
    with pytest.raises(SetupError, match="actions must be"):
        batch.step(np.zeros(4, np.int32), new_arrays(5))
    with pytest.raises(SetupError, match="actions must be"):
        batch.step(np.zeros(5, np.float32), new_arrays(5))
    with pytest.raises(SetupError, match="actions must be"):
        batch.choose(np.zeros(4, np.int32))


@pytest.mark.parametrize("kind", ["int16", "uint16", "int32", "uint32", "uint64", "every other int64"])
def test_actions_of_any_whole_numbers_do_the_same_and_compile_nothing_again(kind: str) -> None:
    whole, other = BatchEnv(3, seed=2), BatchEnv(3, seed=2)
    seen, shown = new_arrays(3), new_arrays(3)
    actions = np.zeros(3, np.int64)
    same: NDArray[Any] = np.zeros(6, np.int64)[::2] if kind.startswith("every") else np.zeros(3, kind)
    whole.reset(seen)
    other.reset(shown)
    for _ in range(5):
        whole.choose(actions)
        other.choose(same)
        assert (actions == same).all()
        whole.step(actions, seen)
        other.step(same, shown)
        assert (seen.observations == shown.observations).all()
    loops: list[Any] = [batches._step, batches._choose]
    assert [len(loop.signatures) for loop in loops] == [1, 1]


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(SetupError, match="reset"):
        BatchEnv(5, seed=2).step(np.zeros(5, np.int32), new_arrays(5))


@pytest.mark.parametrize(
    "options",
    [
        {"games": 0},
        {"games": 2, "players": 5},
        {"games": 2, "players": [2, 0]},
        {"games": 2, "players": []},
        {"games": 2, "boards": "wooden"},
        {"games": 2, "turn_limit": 0},
        {"games": 2, "rewards": "fame"},
        {"games": 2, "seed": -1},
        {"games": 2, "threads": 0},
    ],
)
def test_tables_that_cannot_be_laid_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        BatchEnv(**options)


def test_a_step_allocates_nothing_that_grows_with_the_games() -> None:
    import tracemalloc

    batch = BatchEnv(64, seed=2, threads=1)
    seen, actions = new_arrays(64), np.zeros(64, np.int32)
    batch.reset(seen)
    batch.choose(actions)
    batch.step(actions, seen)
    batch.choose(actions)
    tracemalloc.start()
    batch.step(actions, seen)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 20_000


def test_what_a_batch_shows_is_shared_by_dlpack_without_a_copy() -> None:
    batch, seen = BatchEnv(4, seed=3), new_arrays(4)
    shared = [np.from_dlpack(array) for array in seen]  # as PyTorch and JAX do it
    batch.reset(seen)
    for array, other in zip(seen, shared, strict=True):
        assert np.shares_memory(array, other)
        np.testing.assert_array_equal(array, other)
