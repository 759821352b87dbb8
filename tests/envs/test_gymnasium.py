from pathlib import Path
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from redcathedral.bots import BotError, load_bot_file, make_bot  # noqa: E402
from redcathedral.envs.gym_env import ID, RedCathedralEnv  # noqa: E402
from redcathedral.errors import SetupError  # noqa: E402
from redcathedral.game.game import Game  # noqa: E402
from redcathedral.plies import Ply  # noqa: E402


@pytest.mark.parametrize("players", [1, 2, 4])
def test_gymnasiums_own_check_passes(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(ID, players=players, turn_limit=30).unwrapped)
    assert "MARKET" in capsys.readouterr().out


def play(env: Any, seed: int | None) -> tuple[float, bool, bool, dict[str, Any], int]:
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    decisions, terminated, truncated, reward = 0, False, False, 0.0
    while not (terminated or truncated):
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        assert reward == 0
        action = int(random.choice(np.flatnonzero(info["action_mask"])))
        _, reward, terminated, truncated, info = env.step(action)
        decisions += 1
    return reward, terminated, truncated, info, decisions


def test_an_episode_ends_with_the_outcome_and_the_same_seed_repeats_it() -> None:
    one = play(gymnasium.make(ID), 3)
    other = play(gymnasium.make(ID), 3)
    assert (one[0], one[3]["outcome"], one[4]) == (other[0], other[3]["outcome"], other[4])
    assert one[1:3] == (True, False)
    assert one[0] in (-1.0, 0.0, 1.0)


def test_the_turn_limit_truncates() -> None:
    assert play(gymnasium.make(ID, turn_limit=6), 3)[1:3] == (False, True)


def test_any_bots_can_be_opponents_one_for_each_seat() -> None:
    env = gymnasium.make(ID, players=3, opponents=["greedy", make_bot("random", 1)], turn_limit=9)
    assert play(env, 1)[2]


@pytest.mark.parametrize("spec", ["greedy", "mcts:20"])
def test_the_packages_own_bots_are_opponents_that_repeat_with_the_seed(spec: str) -> None:
    one, other = (play(gymnasium.make(ID, opponents=spec, turn_limit=8), 4) for _ in range(2))
    assert one[2]
    assert (one[3]["outcome"], one[4]) == (other[3]["outcome"], other[4])


def test_opponents_are_ready_before_they_are_asked() -> None:
    class Slow:
        name, ready = "slow", False

        def prepare(self) -> None:
            self.ready = True

        def choose(self, game: Game) -> Ply:
            assert self.ready
            return game.legal()[0]

    assert play(gymnasium.make(ID, opponents=Slow(), turn_limit=8), 4)[2]


def test_a_bot_of_ones_own_from_a_file_is_an_opponent(tmp_path: Path) -> None:
    file = tmp_path / "last.py"
    file.write_text("class Bot:\n    def choose(self, game):\n        return game.legal()[-1]\n")
    env = gymnasium.make(ID, players=3, opponents=load_bot_file(file), turn_limit=9)
    assert play(env, 1)[2]


def test_a_bot_that_another_package_offers_is_an_opponent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "others.py").write_text(
        "class Last:\n    name = 'last'\n    def choose(self, game):\n        return game.legal()[-1]\n"
        "def make(options):\n    options.finish()\n    return Last()\n"
    )
    about = tmp_path / "others-1.0.dist-info"  # what an installer writes down
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[redcathedral.bots]\nlast = others:make\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert play(gymnasium.make(ID, opponents="last", turn_limit=9), 1)[2]
    with pytest.raises(BotError, match=r"known ones are .*last"):
        RedCathedralEnv(opponents="lust")


def test_the_agent_can_sit_anywhere_or_somewhere_else_every_game() -> None:
    env = RedCathedralEnv(players=3, seat=2, turn_limit=9)
    assert env.reset(seed=1)[1]["seat"] == 2
    assert env.table.game.state.turn_number == 3
    env = RedCathedralEnv(players=3, seat=None, turn_limit=9)
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(20)} == {0, 1, 2}


def test_an_illegal_action_ends_the_episode_and_says_why() -> None:
    env = RedCathedralEnv()
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(36)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "banner" in info["illegal"]


def test_bad_options_are_refused_at_once() -> None:
    for options in ({"players": 7}, {"seat": 2}, {"render_mode": "smell"}, {"players": 3, "opponents": ["random"]}):
        with pytest.raises(SetupError):
            RedCathedralEnv(**options)
    with pytest.raises(BotError, match="known"):
        RedCathedralEnv(opponents="deepblue")
