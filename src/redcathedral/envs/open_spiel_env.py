"""OpenSpiel: `python_red_cathedral`, with chance nodes.

>>> import pyspiel, redcathedral.envs.open_spiel_env
>>> game = pyspiel.load_game("python_red_cathedral(players=2,turn_limit=60)")
>>> state = game.new_initial_state()

Every game begins at a chance node over `deals` equally likely deals; `deal_seed` (0 or more) chooses one and leaves
that node out. Rolls and shuffles are chance nodes as well, all results equally likely. Chance outcomes count from 0:
the deal's number there, later the id of the roll or shuffle less the number of decisions. States serialize by their
history, as all Python games of OpenSpiel do.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..edition import Edition, load_edition
from ..errors import SetupError
from ..game.game import Game
from ..kernel.actions import ACTIONS, DECISIONS
from ..kernel.box import Deal
from ..kernel.chance import is_chance
from ..kernel.codes import PHASE_OVER
from ..kernel.state import State
from ..plies import ply_of
from .core import Table
from .layout import GROUPS, OBSERVATION, start_of
from .missing import library

with library("OpenSpiel", "pyspiel"):
    import pyspiel

__all__ = ["Observer", "RedCathedralGame", "RedCathedralState"]

NAME = "python_red_cathedral"
PLIES_A_TURN = 64  # more than any turn takes; OpenSpiel wants to know how long a game can be
DEFAULTS = {
    "players": 2,
    "boards": "basic",
    "edition": "",  # a path; empty: the default edition
    "turn_limit": 1000,
    "rewards": "win",
    "deals": 1000,
    "deal_seed": -1,
}
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Red Cathedral",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,  # zero-sum but in solo, where Ivan is no player of OpenSpiel's
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

Params = tuple[int, str, str, int, str]  # players, boards, edition, turn limit, rewards


@cache
def equally_likely(outcomes: range) -> tuple[tuple[int, float], ...]:
    """Give outcomes of chance with their probabilities."""
    return tuple((outcome, 1 / len(outcomes)) for outcome in outcomes)


@cache
def edition_of(path: str) -> Edition:
    """Load an edition once; the empty path is the default one."""
    return load_edition(path or None)


class RedCathedralGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.deals: int = given["deals"]
        """How many deals are equally likely."""
        self.deal_seed: int = given["deal_seed"]
        """The deal every game has, -1: any."""
        self.params: Params = tuple(given[name] for name in ("players", "boards", "edition", "turn_limit", "rewards"))
        """Players, boards, edition, turn limit and rewards."""
        Position.of(self.params)  # refuses what cannot be set up
        if self.deals < 1:
            raise SetupError(f"deals must be at least 1, not {self.deals}")
        info = pyspiel.GameInfo(
            num_distinct_actions=DECISIONS,
            max_chance_outcomes=max(ACTIONS - DECISIONS, self.deals),
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=given["turn_limit"] * PLIES_A_TURN,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> RedCathedralState:
        """Give the state before the deal."""
        return RedCathedralState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """Give an object that writes observations; all information is public."""
        if params:
            raise ValueError(f"there are no observation parameters, but {params} were given")
        return Observer(iig_obs_type)


class Position(Table):
    """A table whose dice are given. A copy, also a pickled one, is only the position: OpenSpiel keeps the history."""

    params: Params
    player = CHANCE  # who is to act: a seat, chance, or nobody any more

    @classmethod
    def of(cls, params: Params, raw: tuple[bytes, bytes] | None = None) -> Position:
        """Lay a table by a game's parameters; `raw` is the memory of the deal and the state of a game on it."""
        players, boards, edition, turn_limit, rewards = params
        position = cls(players, boards, edition_of(edition), turn_limit, rewards)
        position.params = params
        if raw is not None:
            position.game = Game(position.edition, Deal.from_bytes(raw[0]), State.from_bytes(raw[1]))
            position.see_who_acts()
        return position

    @property
    def dealt(self) -> bool:
        """Return whether there is a game yet."""
        return "game" in self.__dict__

    def see_who_acts(self) -> None:
        """Note who is to act: OpenSpiel asks for it many times a ply."""
        state = self.game.state
        self.player = TERMINAL if state.phase == PHASE_OVER else CHANCE if is_chance(state) else self.seat

    def act(self, action: int) -> None:
        """Carry out a player's action or chance's, numbered as OpenSpiel has it."""
        if not self.dealt:
            self.deal(action, dice="ask")
        else:
            self.game.play(action + DECISIONS if self.player == CHANCE else action)
        self.see_who_acts()

    def __reduce__(self) -> tuple[Any, ...]:
        raw = (self.game.deal.array.tobytes(), self.game.state.array.tobytes()) if self.dealt else None
        return Position.of, (self.params, raw)


class RedCathedralState(pyspiel.State):  # type: ignore[misc]
    """One position: before the deal, at a decision, where chance is due, or over."""

    def __init__(self, game: RedCathedralGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self.table = Position.of(game.params)
        """The game behind it."""
        if game.deal_seed >= 0:
            self.table.act(game.deal_seed)

    # Python programs get the answers to these from here, C++ ones through OpenSpiel, which asks the same methods.

    def current_player(self) -> int:
        """Say who is to act: a seat, chance, or nobody any more."""
        return self.table.player

    def is_terminal(self) -> bool:
        """Return whether the game has ended."""
        return self.table.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether chance is to act."""
        return self.table.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of the player to act (chance's numbered from 0), none for others."""
        if self.table.player == CHANCE:
            return [action for action, _ in self.chance_outcomes()] if player in (None, CHANCE) else []
        return self.table.game.legal_actions() if player in (None, self.table.player) else []

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return self.table.game.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give the possible results, all equally likely."""
        if not self.table.dealt:
            return list(equally_likely(range(self._deals)))
        results = self.table.game.chance_results()
        return list(equally_likely(range(results.start - DECISIONS, results.stop - DECISIONS)))

    def _apply_action(self, action: int) -> None:
        self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return ply_of(action).text
        return ply_of(action + DECISIONS).text if self.table.dealt else f"deal {action}"

    def returns(self) -> list[float]:
        """Give the reward of every player, zeros before the end."""
        return self.table.final_rewards() if self.is_terminal() else [0.0] * self.table.players

    def __str__(self) -> str:
        return str(self.table.game) if self.table.dealt else "before the deal"


class Observer:
    """Writes what a player sees into `tensor`, and names its parts in `dict`."""

    def __init__(self, iig_obs_type: Any = None) -> None:
        self.iig_obs_type = iig_obs_type
        """What OpenSpiel asked for; all information is public."""
        self.tensor = np.zeros(OBSERVATION, np.float32)
        """What was seen last, as one vector."""
        self.dict = {
            group.name: self.tensor[start_of(group) : start_of(group) + group.length].reshape(*group.shape, group.size)
            for group in GROUPS
        }
        """The same by the names of its groups."""

    def set_from(self, state: RedCathedralState, player: int) -> None:
        """Write what a player sees; nothing before the deal."""
        if state.table.dealt:
            state.table.write_observation(player, self.tensor)
        else:
            self.tensor[:] = 0.0

    def string_from(self, state: RedCathedralState, player: int) -> str:  # noqa: ARG002
        """Draw what everybody sees."""
        return str(state)


pyspiel.register_game(GAME_TYPE, RedCathedralGame)
