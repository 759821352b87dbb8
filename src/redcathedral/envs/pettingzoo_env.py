"""PettingZoo: every seat an agent, one decision at a time (AEC).

>>> from redcathedral.envs import pettingzoo_env as redcathedral_v0
>>> env = redcathedral_v0.env(players=3)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))

Agents are `player_0` … in turn order (red, blue, green, yellow); solo has one, Ivan is part of the game. As in
PettingZoo's classic games an observation holds the vector and the mask of legal actions, and an illegal action ends the
game with a reward of -1 for the agent that chose it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import IllegalPly
from ..kernel.actions import DECISIONS
from .core import DEFAULT_TURN_LIMIT, Table, check_render_mode
from .layout import OBSERVATION
from .missing import library
from .rewards import ILLEGAL_REWARD

with library("PettingZoo", "pettingzoo", "gymnasium"):
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger

if TYPE_CHECKING:
    from os import PathLike

    from ..edition import Edition

__all__ = ["env", "raw_env"]


def env(**options: Any) -> Any:
    """Make the environment with the checks that PettingZoo's classic games have; the options are `raw_env`'s."""
    return _InOrder(_checked_env(**options))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # PettingZoo has no types, and names it so
    """The game as an AEC environment, without wrappers: an illegal action raises `IllegalPly`."""

    metadata = {  # noqa: RUF012  # PettingZoo reads it from the class
        "name": "redcathedral_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }
    """What PettingZoo asks to know about an environment."""

    def __init__(
        self,
        players: int = 2,
        boards: str = "basic",
        edition: Edition | str | PathLike[str] | None = None,
        turn_limit: int | None = DEFAULT_TURN_LIMIT,
        rewards: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, boards, edition, turn_limit, rewards, render_mode)
        super().__init__()
        check_render_mode(render_mode)
        self.table = Table(players, boards, edition, turn_limit, rewards)
        """The game behind it."""
        self.render_mode = render_mode
        """`human`, `ansi` or None."""
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        """`player_0` and so on, in turn order."""
        self.agents: list[str] = []
        """Those still in the game."""
        self._random: np.random.Generator | None = None
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (OBSERVATION,), np.float32),
                "action_mask": spaces.Box(0, 1, (DECISIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        """The space of each agent's observations."""
        self.action_spaces = {agent: spaces.Discrete(DECISIONS) for agent in self.possible_agents}
        """The space of each agent's actions."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a fresh game: from this seed, or the next one of the seed given before."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.table.deal_from(self._random)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Give what an agent sees; the mask is empty unless the decision is its own."""
        observation, mask = self.table.see(self.possible_agents.index(agent))
        if agent != self.agent_selection:
            mask[:] = 0
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out the selected agent's decision, and the results of chance that follow."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.game.play(-1 if action is None else int(action))
        if self.table.over:  # nothing is rewarded before
            self.rewards = dict(zip(self.possible_agents, self.table.final_rewards(), strict=True))
            ended = self.truncations if self.table.truncated else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Draw the table: printed for "human", returned as text for "ansi"."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing has to be closed."""


class _checked_env(raw_env):  # noqa: N801  # as its base
    """Ends the game for an illegal action, as PettingZoo's own wrapper does, which asks for every attribute again."""

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        alive = not (self.terminations[agent] or self.truncations[agent])
        assert not alive or (action is not None and 0 <= action < DECISIONS), "action is not in action space"  # noqa: S101
        try:
            super().step(action)
        except IllegalPly:
            EnvLogger.warn_on_illegal_move()
            self._cumulative_rewards[agent] = 0.0
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.rewards[agent] = ILLEGAL_REWARD
            self._accumulate_rewards()
            self._deads_step_first()


class _InOrder(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's own check of the order of calls; what is asked for at every step is answered without a search."""

    @property
    def agents(self) -> Any:
        return self.env.agents if self._has_reset else self.__getattr__("agents")

    @property
    def agent_selection(self) -> Any:
        return self.env.agent_selection if self._has_reset else self.__getattr__("agent_selection")

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        seen: tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return seen
