import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, render_test, seed_test

from redcathedral.envs import pettingzoo_env as redcathedral_v0
from redcathedral.envs.layout import SEAT, part
from redcathedral.errors import IllegalPly, SetupError


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("boards", ["basic", "advanced"])
def test_pettingzoos_own_api_test_passes(players: int, boards: str) -> None:
    with warnings.catch_warnings():
        # Said of every observation with a mask beside it; PettingZoo's own classics are excused by name.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(redcathedral_v0.env(players=players, boards=boards), num_cycles=100)


def test_pettingzoos_own_seed_test_passes() -> None:
    seed_test(lambda: redcathedral_v0.env(players=2, turn_limit=20), num_cycles=100)


def test_pettingzoos_own_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: redcathedral_v0.env(render_mode=render_mode, turn_limit=20))
    assert "MARKET" in capsys.readouterr().out


def play(env: Any, seed: int) -> tuple[dict[str, float], bool]:
    """Play a random game and give the rewards, and whether it was truncated."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards, cut = {}, False
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        seen = part(observation["observation"], SEAT, "decides")
        if terminated or truncated:
            rewards[agent], cut = reward, truncated
            assert not observation["action_mask"].any()
            env.step(None)
        else:
            assert reward == 0
            assert seen[0] == 1
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards, cut


def test_a_whole_game_ends_with_rewards_for_everybody() -> None:
    rewards, cut = play(redcathedral_v0.env(players=3), 1)
    assert sorted(rewards) == ["player_0", "player_1", "player_2"]
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    assert max(rewards.values()) > 0
    assert not cut


def test_the_turn_limit_truncates() -> None:
    assert play(redcathedral_v0.env(players=2, turn_limit=4), 1)[1]


def test_only_who_decides_has_a_mask() -> None:
    env = redcathedral_v0.env(players=2)
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()


def test_an_illegal_action_loses() -> None:
    env = redcathedral_v0.env(players=2)
    env.reset(seed=1)
    observation = env.last()[0]
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 0}


def test_the_raw_environment_says_what_is_illegal() -> None:
    env = redcathedral_v0.raw_env(players=2)
    env.reset(seed=1)
    with pytest.raises(IllegalPly, match="banner"):
        env.step(36)


def test_bad_options_are_refused() -> None:
    for options in ({"players": 7}, {"boards": "wooden"}, {"rewards": "fame"}, {"render_mode": "smell"}):
        with pytest.raises(SetupError):
            redcathedral_v0.env(**options)
