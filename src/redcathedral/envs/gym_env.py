"""Gymnasium: one agent at a table of bots.

>>> import gymnasium, redcathedral.envs.gym_env
>>> env = gymnasium.make("redcathedral/RedCathedral-v0", players=2, opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> env.step(env.action_space.sample(info["action_mask"]))

A step is one decision of the agent and everything up to its next one. The mask of legal actions is in
`info["action_mask"]` and returned by `action_masks()` (which MaskablePPO of sb3-contrib calls). An illegal action ends
the episode with a reward of -1; `info["illegal"]` says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..bots import Bot, ask, make_bot
from ..bots.protocol import get_ready
from ..errors import SetupError
from ..kernel.actions import DECISIONS
from .core import DEFAULT_TURN_LIMIT, MOST_SEEDS, Table, check_render_mode
from .layout import OBSERVATION
from .missing import library
from .rewards import ILLEGAL_REWARD

with library("Gymnasium", "gymnasium"):
    import gymnasium
    from gymnasium import spaces

if TYPE_CHECKING:
    from collections.abc import Sequence
    from os import PathLike

    from numpy.typing import NDArray

    from ..edition import Edition

__all__ = ["RedCathedralEnv"]

ID = "redcathedral/RedCathedral-v0"


class RedCathedralEnv(gymnasium.Env["NDArray[np.float32]", Any]):
    """The game as one seat sees it; bots play the other seats."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it
    """What Gymnasium asks to know about an environment."""

    def __init__(
        self,
        players: int = 2,
        boards: str = "basic",
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = 0,
        edition: Edition | str | PathLike[str] | None = None,
        turn_limit: int | None = DEFAULT_TURN_LIMIT,
        rewards: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """Set up a table. `opponents` is one spec for all, or one per seat in turn order; `seat=None` varies it."""
        check_render_mode(render_mode)
        self.table = Table(players, boards, edition, turn_limit, rewards)
        """The game behind it."""
        if seat is not None and not 0 <= seat < players:
            raise SetupError(f"seat must be 0 to {players - 1}, not {seat!r}", clause="S1")
        self._specs = specs_of(opponents, players - 1)
        for spec in self._specs:  # an unknown name is refused now, not in the middle of a training
            if isinstance(spec, str):
                make_bot(spec, 0)
        self._chosen_seat = seat
        self._seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        """`human`, `ansi` or None."""
        self.observation_space = spaces.Box(0.0, 1.0, (OBSERVATION,), np.float32)
        """Float32 from 0 to 1."""
        self.action_space = spaces.Discrete(DECISIONS)
        """One number a decision."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal a fresh game and let the bots play up to the agent's first decision."""
        super().reset(seed=seed, options=options)
        self.table.deal_from(self.np_random)
        if self._chosen_seat is None:
            self._seat = int(self.np_random.integers(self.table.players))
        others = [seat for seat in range(self.table.players) if seat != self._seat]
        self._bots = {}
        for seat, spec in zip(others, self._specs, strict=True):
            own_seed = int(self.np_random.integers(MOST_SEEDS))
            self._bots[seat] = make_bot(spec, own_seed) if isinstance(spec, str) else spec
            get_ready(self._bots[seat])
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Carry out the agent's decision, then those of the bots up to its next one."""
        reason = self.table.game.why(int(action))
        if reason is not None:
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": str(reason)}
        self.table.game.play(int(action))
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        over, truncated = self.table.over, self.table.truncated
        reward = self.table.final_rewards()[self._seat] if over else 0.0
        return self._seen(), reward, over and not truncated, truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for every legal action."""
        return self.table.mask().astype(np.bool_)

    def render(self) -> str | None:
        """Draw the table: printed for "human", returned as text for "ansi"."""
        return self.table.render(self.render_mode)

    def _let_bots_play(self) -> None:
        while not self.table.over and self.table.seat != self._seat:
            self.table.game.play(ask(self._bots[self.table.seat], self.table.game))

    def _seen(self) -> NDArray[np.float32]:
        return self.table.observation(self._seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.table.mask(), "seat": self._seat}
        if self.table.game.outcome is not None:
            info["outcome"] = str(self.table.game.outcome)
        return info


def specs_of(opponents: str | Bot | Sequence[str | Bot], others: int) -> list[str | Bot]:
    """Give every other seat its spec or bot."""
    if isinstance(opponents, str) or not isinstance(opponents, list | tuple):
        one: Any = opponents
        return [one] * others
    if len(opponents) != others:
        raise SetupError(f"{others} opponents are needed, one for every other seat, not {len(opponents)}", clause="S1")
    return list(opponents)


if ID not in gymnasium.registry:
    gymnasium.register(
        ID,
        entry_point="redcathedral.envs.gym_env:RedCathedralEnv",
        vector_entry_point="redcathedral.envs.vector_env:RedCathedralVectorEnv",
    )
