"""Gymnasium, many games at once: a `gymnasium.vector.VectorEnv` over one compiled call.

>>> import gymnasium, redcathedral.envs.gym_env
>>> envs = gymnasium.make_vec("redcathedral/RedCathedral-v0", num_envs=1024, players=2)
>>> observations, infos = envs.reset(seed=7)
>>> actions = envs.sample_legal()                 # or your policy: any action whose mask is 1
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)

`opponents="random"`: the agent has one seat (`seat`), the others choose at random; a step is one decision of the agent
and everything up to its next one. `opponents=None` is self-play: a step is one decision of whoever decides,
`infos["seat"]` says who that is, the observation is from that seat, and the reward is that of the seat that just
decided; `infos["rewards"]` has everybody's.

Masks are in `infos["action_mask"]`. An action that is not legal ends its episode with a reward of -1
(`infos["illegal"]`). `autoreset_mode` is one of Gymnasium's three: NEXT_STEP (the default), SAME_STEP or DISABLED.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import SetupError
from ..kernel.actions import DECISIONS
from ..kernel.codes import NONE
from ..kernel.compiled import compiled
from ..kernel.stream import new_stream
from .batch import ACTION, aligned_zeros, check_actions, lay_tables, new_arrays, rows_of, threads_for
from .batch_kernel import ObservationRow, choose_actions
from .core import DEFAULT_TURN_LIMIT, MOST_SEEDS
from .crew import Crew
from .layout import OBSERVATION, highs
from .missing import library
from .rewards import reward_kind
from .vector_kernel import DISABLED, NEXT_STEP, SAME_STEP, deal_agents, step_agents

with library("Gymnasium", "gymnasium"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

if TYPE_CHECKING:
    from collections.abc import Sequence
    from os import PathLike

    from numpy.typing import NDArray

    from ..edition import Edition

__all__ = ["RedCathedralVectorEnv"]

WHEN = {AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.SAME_STEP: SAME_STEP, AutoresetMode.DISABLED: DISABLED}


class RedCathedralVectorEnv(VectorEnv["NDArray[np.uint8]", "NDArray[Any]", "NDArray[Any]"]):
    """Many games side by side, each as one agent sees it."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # as Gymnasium has it
    """What Gymnasium asks to know; each environment has its own, with its own mode."""

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        boards: str | Sequence[str] = "basic",
        opponents: str | None = "random",
        seat: int | Sequence[int] = 0,
        edition: Edition | str | PathLike[str] | None = None,
        turn_limit: int | None = DEFAULT_TURN_LIMIT,
        rewards: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        """Lay the tables. A row of seats or boards is dealt out to them in turn: `seat=[0, 1]`.

        With `copy=False` every step overwrites the arrays that the one before gave: nothing is allocated.
        """
        if opponents not in ("random", None):
            raise SetupError(
                f"opponents must be 'random', or None for self-play, not {opponents!r}; bots play in"
                " gymnasium.make_vec(…, vectorization_mode='sync') or 'async'"
            )
        seats = [seat] if isinstance(seat, int) else list(seat)
        if not seats or not all(0 <= each < players for each in seats):
            raise SetupError(f"seat must be 0 to {players - 1}, not {seat!r}", clause="S1")
        if opponents is not None and turn_limit is not None and turn_limit <= max(seats):
            raise SetupError(f"with a turn limit of {turn_limit} seat {max(seats)} has no turn", clause="X1")
        mode = AutoresetMode(autoreset_mode)
        self.num_envs = num_envs
        """How many games run side by side."""
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.single_observation_space = spaces.Box(np.zeros(OBSERVATION, np.uint8), highs(), dtype=np.uint8)
        """Whole numbers, each up to the largest value its field has."""
        self.single_action_space = spaces.Discrete(DECISIONS)
        """One number a decision."""
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        """That of all games."""
        self.action_space = batch_space(self.single_action_space, num_envs)
        """That of all games."""
        self.threads = threads_for(num_envs, threads)
        """How many threads share the games."""
        self.edition, self._tables = lay_tables(
            num_envs, players=players, boards=boards, edition=edition, turn_limit=turn_limit, shares=self.threads
        )
        """The component data."""
        self._tables.slots["agent"] = NONE if opponents is None else np.resize(seats, num_envs)
        self._crew = Crew(self.threads)
        self._when, self._rewards, self._copy = WHEN[mode], reward_kind(rewards), copy
        self._seen = new_arrays(num_envs)
        self._rows = rows_of(self._seen)
        self._finals = aligned_zeros((num_envs, OBSERVATION), np.uint8)
        self._illegal = np.zeros(num_envs, np.bool_)
        self._everybody = np.ones(num_envs, np.bool_)
        self._all = np.arange(num_envs)
        self._dealt = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Deal all games, or those of `options["reset_mask"]`.

        A seed begins the chance of each game again, and so does a list of one seed for each; without one it continues.
        """
        chosen = (options or {}).get("reset_mask", self._everybody)
        if not isinstance(chosen, np.ndarray) or chosen.dtype != np.bool_ or chosen.shape != (self.num_envs,):
            raise SetupError(f"reset_mask must be an array of {self.num_envs} truth values")
        if not self._dealt and not chosen.all():
            raise SetupError("nothing is dealt yet: reset all games first")
        if seed is None and not self._dealt:
            seed = int(self.np_random.integers(MOST_SEEDS))
        self._seed(seed, chosen)
        self._illegal[chosen] = False
        self._crew.split(self.num_envs, lambda *share: _deal(self._tables, chosen, self._rows, *share))
        self._dealt = True
        return self._shown(self._seen.observations), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Carry out one decision in every game, and what follows up to the agent's next one."""
        actions = np.asarray(actions)
        check_actions(actions, self.num_envs)
        actions = np.ascontiguousarray(actions, ACTION)
        if not self._dealt:
            raise SetupError("nothing is dealt yet: reset the environment first")
        over = self._tables.slots["over"] != 0
        if self._when == DISABLED and over.any():
            raise SetupError(f"game {int(over.argmax())} is over: reset it with options={{'reset_mask': …}}")
        seen, deciders = self._seen, self._seen.seats.copy()
        self._crew.split(
            self.num_envs,
            lambda *share: _step(
                self._tables,
                actions,
                self._rewards,
                self._rows,
                self._finals.view(ObservationRow.dtype)[:, 0],
                self._illegal,
                self._when,
                *share,
            ),
        )
        infos = self._infos()
        if self._when == SAME_STEP:
            ended = seen.terminated | seen.truncated
            if ended.any():
                final = {"rewards": seen.rewards.copy(), "illegal": self._illegal.copy(), "seat": deciders}
                infos |= {"final_obs": self._shown(self._finals), "_final_obs": ended, "_final_info": ended}
                infos["final_info"] = final | {f"_{name}": ended for name in final}
        rewards = seen.rewards[self._all, deciders].astype(np.float64)
        return self._shown(seen.observations), rewards, seen.terminated.copy(), seen.truncated.copy(), infos

    def sample_legal(self) -> NDArray[np.int64]:
        """Choose a legal action for every game at random, from streams of their own; 0 where a game is over."""
        actions = np.zeros(self.num_envs, ACTION)
        _choose(self._tables, actions, 0, self.num_envs)
        actions[self._tables.slots["over"] != 0] = 0
        return actions

    def _seed(self, seed: int | list[int | None] | None, chosen: NDArray[np.bool_]) -> None:
        """Begin the streams of the chosen games again; nothing given: they continue."""
        if seed is None:
            return
        seeds: list[int | None] = [seed + game for game in range(self.num_envs)] if isinstance(seed, int) else seed
        if len(seeds) != self.num_envs or any(each is not None and each < 0 for each in seeds):
            raise SetupError(f"a seed counts from 0, and a list of them has one for each of {self.num_envs} games")
        for game in np.flatnonzero(chosen).tolist():
            own = seeds[game]
            if own is not None:
                self._tables.slots["stream"][game] = new_stream(own, 0)
                self._tables.slots["choosing"][game] = new_stream(own, 1)

    def _shown(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _infos(self) -> dict[str, Any]:
        """Give what Gymnasium has no other place for; `_name` says which games have it: all."""
        infos: dict[str, Any] = {
            "action_mask": self._shown(self._seen.masks),
            "seat": self._shown(self._seen.seats),
            "rewards": self._shown(self._seen.rewards),
            "illegal": self._shown(self._illegal),
        }
        return infos | {f"_{name}": self._everybody for name in infos}


_deal = compiled(deal_agents)
_step = compiled(step_agents)
_choose = compiled(choose_actions)
