"""Many games as Gymnasium's vector environments are: whose seat it is, and Gymnasium's three ways to deal again."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.performance import benchmark_vector_step  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.wrappers.vector import RecordEpisodeStatistics  # noqa: E402

from redcathedral.envs.batch import BatchEnv, new_arrays  # noqa: E402
from redcathedral.envs.gym_env import ID  # noqa: E402
from redcathedral.envs.vector_env import RedCathedralVectorEnv  # noqa: E402
from redcathedral.errors import SetupError  # noqa: E402

MODES = list(AutoresetMode)


def envs_of(games: int, **options: Any) -> RedCathedralVectorEnv:
    return RedCathedralVectorEnv(games, **{"turn_limit": 9, **options})


def state_bytes(envs: RedCathedralVectorEnv) -> bytes:
    return bytes(envs._tables.states.tobytes())


def test_self_play_shows_the_games_of_the_batch_and_rewards_who_decided() -> None:
    envs = envs_of(3, players=3, opponents=None, rewards="margin", autoreset_mode="SameStep")
    batches = [BatchEnv(1, 3, seed=7 + game, turn_limit=9, rewards="margin") for game in range(3)]
    seen = [new_arrays(1) for _ in range(3)]
    observations, infos = envs.reset(seed=7)
    for batch, shown in zip(batches, seen, strict=True):
        batch.reset(shown)
    ended = 0
    for _ in range(150):
        assert (observations == np.concatenate([shown.observations for shown in seen])).all()
        assert (infos["action_mask"] == np.concatenate([shown.masks for shown in seen])).all()
        seats = infos["seat"]
        assert seats.tolist() == [int(shown.seats[0]) for shown in seen]
        actions = envs.sample_legal()
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        for game, (batch, shown) in enumerate(zip(batches, seen, strict=True)):
            batch.step(actions[game : game + 1], shown)
            assert (infos["rewards"][game] == shown.rewards[0]).all()
            assert rewards[game] == shown.rewards[0, seats[game]]
            assert (terminations[game], truncations[game]) == (shown.terminated[0], shown.truncated[0])
            ended += bool(shown.truncated[0])
    assert ended > 3


@pytest.mark.parametrize("players", [1, 2, 4])
def test_with_opponents_every_step_is_a_decision_of_the_agents_own_seat(players: int) -> None:
    seats = list(range(players))
    envs = envs_of(6, players=players, seat=seats)
    _, infos = envs.reset(seed=1)
    for _ in range(80):
        assert infos["seat"].tolist() == np.resize(seats, 6).tolist()
        observations, rewards, terminations, truncations, infos = envs.step(envs.sample_legal())
        assert envs.observation_space.contains(observations)
        assert (rewards[~(terminations | truncations)] == 0).all()


def test_the_same_seed_gives_the_same_games_and_none_continues() -> None:
    one, other = envs_of(70, threads=1), envs_of(70, threads=1)
    assert (one.reset(seed=5)[0] == other.reset(seed=5)[0]).all()
    assert not (one.reset()[0] == other.reset(seed=5)[0]).all()
    some = [3, *[None] * 69]
    assert (one.reset(seed=some)[0][0] == envs_of(1).reset(seed=3)[0][0]).all()


def run_to_an_end(envs: RedCathedralVectorEnv) -> tuple[Any, ...]:
    envs.reset(seed=3)
    for _ in range(200):
        given = envs.step(envs.sample_legal())
        if given[3].any():
            return given
    raise AssertionError("no game came to its turn limit")


def test_next_step_shows_the_end_and_deals_with_the_next_step_whatever_the_action() -> None:
    envs = envs_of(5)
    observations, _, _, truncations, infos = run_to_an_end(envs)
    game = int(truncations.argmax())
    assert not infos["action_mask"][game].any()
    assert "final_obs" not in infos
    following, rewards, terminations, truncations, infos = envs.step(envs.sample_legal())
    assert (rewards[game], terminations[game], truncations[game]) == (0, False, False)
    assert infos["action_mask"][game].any()
    assert envs._tables.states["turn_number"][game] == 1
    assert not (following[game] == observations[game]).all()


def test_same_step_deals_at_once_and_gives_the_end_in_the_infos() -> None:
    envs, told = envs_of(5, autoreset_mode=AutoresetMode.SAME_STEP), envs_of(5)
    _, rewards, _, truncations, infos = run_to_an_end(envs)
    last = run_to_an_end(told)
    game = int(truncations.argmax())
    assert (infos["_final_obs"] == truncations).all()
    assert (infos["final_obs"][game] == last[0][game]).all()
    assert infos["final_info"]["rewards"][game][0] == rewards[game] == last[1][game]
    assert infos["action_mask"][game].any()
    assert envs._tables.states["turn_number"][game] == 1


def test_disabled_waits_for_a_reset_of_the_games_that_ended() -> None:
    envs = envs_of(5, autoreset_mode=AutoresetMode.DISABLED)
    truncations = run_to_an_end(envs)[3]
    before = state_bytes(envs)
    with pytest.raises(SetupError, match="reset_mask"):
        envs.step(envs.sample_legal())
    assert state_bytes(envs) == before
    _, infos = envs.reset(options={"reset_mask": truncations})
    assert infos["action_mask"].any(axis=1).all()
    fresh = envs._tables.states["turn_number"] == 1
    assert (fresh == truncations).all()
    envs.step(envs.sample_legal())


@pytest.mark.parametrize("mode", MODES)
def test_an_illegal_action_ends_its_episode_with_minus_one(mode: AutoresetMode) -> None:
    envs = envs_of(3, autoreset_mode=mode)
    _, infos = envs.reset(seed=1)
    actions = envs.sample_legal()
    actions[1] = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
    _, rewards, terminations, _, infos = envs.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert terminations.tolist() == infos["illegal"].tolist() == [False, True, False]


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_gymnasium_makes_it_wraps_it_and_steps_it(mode: AutoresetMode) -> None:
    envs = gymnasium.make_vec(ID, num_envs=4, turn_limit=6, opponents=None, autoreset_mode=mode)
    assert envs.metadata["autoreset_mode"] is mode
    assert benchmark_vector_step(envs, target_duration=1, seed=1) > 0
    recorded = RecordEpisodeStatistics(envs)
    recorded.reset(seed=2)
    lengths: list[int] = []
    for _ in range(120):
        infos = recorded.step(envs.unwrapped.sample_legal())[4]
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert lengths
    assert min(lengths) > 5


def test_what_is_shown_is_the_callers_own_unless_asked_otherwise() -> None:
    envs = envs_of(2)
    first, _ = envs.reset(seed=1)
    kept = first.copy()
    envs.step(envs.sample_legal())
    assert (first == kept).all()
    envs = envs_of(2, copy=False)
    first, infos = envs.reset(seed=1)
    second, _, _, _, later = envs.step(envs.sample_legal())
    assert second is first
    assert later["action_mask"] is infos["action_mask"]


def imported_from(library: str, array: Any) -> Any:
    return pytest.importorskip(library).from_dlpack(array)


@pytest.mark.parametrize("library", ["numpy", "torch", "jax.numpy"])
def test_other_libraries_take_what_is_shown_without_a_copy(library: str) -> None:
    seen = new_arrays(2)
    for array in seen:
        if library == "jax.numpy" and array.dtype == np.bool_:
            continue
        other = imported_from(library, array)
        address = {"numpy": lambda a: a.ctypes.data, "torch": lambda a: a.data_ptr()}.get(
            library, lambda a: a.unsafe_buffer_pointer()
        )(other)
        assert address == array.ctypes.data


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
    example = re.search(r'```python title="vector.py"\n(.*?)```', page, re.DOTALL)
    assert example
    exec(compile(example[1], "vector.py", "exec"), {})  # noqa: S102  # our own page
    assert capsys.readouterr().out == "(256, 2310) uint8 float64\n"


def test_bad_options_are_refused_at_once() -> None:
    refused: list[dict[str, Any]] = [
        {"players": 7},
        {"seat": 2},
        {"seat": []},
        {"opponents": "greedy"},
        {"seat": 1, "turn_limit": 1},
    ]
    for options in refused:
        with pytest.raises(SetupError):
            envs_of(2, **options)
    envs = envs_of(2)
    with pytest.raises(SetupError, match="reset"):
        envs.step(np.zeros(2, np.int64))
    envs.reset(seed=1)
    with pytest.raises(SetupError, match="actions must be"):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(SetupError, match="reset_mask"):
        envs.reset(options={"reset_mask": [True, False]})
    with pytest.raises(SetupError, match="seed"):
        envs.reset(seed=[1])
