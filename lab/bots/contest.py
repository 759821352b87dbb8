"""Many games between variants of the bots: the same deals and dice for all, every seat in turn."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from redcathedral.arena.advance import ASKED, GREEDY, RANDOM
from redcathedral.arena.match import Match, MatchSeat, dice_of
from redcathedral.arena.statistics import wilson
from redcathedral.bots.mcts import Budget, MctsBot
from redcathedral.bots.search.search import Settings, standard_settings
from redcathedral.bots.search.weights import Weights, standard_weights
from redcathedral.game.game import Game, new_game
from redcathedral.kernel.codes import PHASE_START
from redcathedral.kernel.rules import apply
from redcathedral.kernel.scoring import final_prestige, rank_of
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream

__all__ = ["GREEDY", "RANDOM", "Contest", "Player", "Result", "player"]


@dataclass(frozen=True)
class Player:
    """How a seat plays, and by which numbers: RANDOM, GREEDY, or a larger number, of the simulations of a search."""

    kind: int
    weights: Weights
    settings: Settings


def player(kind: int = GREEDY, **changes: float) -> Player:
    """Make a player; changes are named after a weight or a setting of the search."""
    weights, settings = standard_weights(), standard_settings()
    for name, value in changes.items():
        known = weights if name in (Weights.dtype.names or ()) else settings
        if name not in (known.dtype.names or ()):
            names = ", ".join([*(Weights.dtype.names or ()), *(Settings.dtype.names or ())])
            raise ValueError(f"there is no weight and no setting {name!r}; there are {names}")
        known.array[name] = value
    return Player(kind, weights, settings)


@dataclass(frozen=True)
class Result:
    """How one player did against the others."""

    games: int
    wins: float
    margin: float
    turns: float
    decisions: float

    def __str__(self) -> str:
        low, high = wilson(self.wins * self.games, self.games)
        return (
            f"wins {100 * self.wins:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {self.games}, "
            f"margin {self.margin:+.2f}, "
            f"{self.turns:.1f} turns, {self.decisions:.0f} decisions"
        )


@dataclass
class Played:
    """A finished game."""

    end: State
    decisions: int
    starts: list[State] = field(default_factory=list)
    """The positions at the start of every turn, where they were asked for."""


class Contest:
    """A table where variants play."""

    def __init__(self, players: int, *, boards: str = "basic", turn_limit: int = 400) -> None:
        self.players = players
        self._options: dict[str, Any] = {"boards": boards, "turn_limit": turn_limit}
        self._match = Match()
        self.deal = cache(self._deal)

    def _deal(self, seed: int) -> Game:
        return new_game(self.players, seed=seed, **self._options)

    def game(self, deal: int, seated: list[Player], luck: int, *, keep_starts: bool = False) -> Played:
        """Play one deal with its own dice; the players' luck is another."""
        dealt = self.deal(deal)
        seats = [MatchSeat(min(who.kind, ASKED), new_stream(luck, i), who.weights) for i, who in enumerate(seated)]
        searching = {seat: searcher(who, f"{luck}:{seat}") for seat, who in enumerate(seated) if who.kind >= ASKED}
        self._match.lay(dealt.state, seats)
        shown = Game(dealt.edition, dealt.deal, self._match.state)
        follower, starts = dealt.state.copy(), list[State]()

        def follow(actions: list[int]) -> None:
            for action in actions:
                if follower.phase == PHASE_START:
                    starts.append(follower.copy())
                apply(follower, action)

        watch = follow if keep_starts else lambda _actions: None
        self._match.play(dice_of(dealt), lambda seat: searching[seat].choose(shown), watch)
        return Played(self._match.state.copy(), self._match.tally.decisions, starts)

    def compare(self, one: Player, others: Player, games: int, first: int = 0) -> Result:
        """Play `one` in every seat against `others` in the rest; in solo against Ivan."""
        wins, margins, turns, decisions = [], [], [], []
        for index in range(first, first + games):
            seat = index % self.players
            seated = [one if other == seat else others for other in range(self.players)]
            played = self.game(index // self.players, seated, index)
            s = played.end
            best = [other for other in range(s.seats) if rank_of(s, other) == 1]
            wins.append((seat in best) / len(best))
            rival = max(final_prestige(s, other) for other in range(s.seats) if other != seat)
            margins.append(final_prestige(s, seat) - rival)
            turns.append(s.turn_number)
            decisions.append(played.decisions)
        return Result(games, *(float(np.mean(values)) for values in (wins, margins, turns, decisions)))


def searcher(who: Player, seed: str) -> MctsBot:
    """Make the bot of a player that searches, ready to play."""
    budget = Budget(simulations=who.kind)
    bot = MctsBot(budget, seed=seed, settings=who.settings, weights=who.weights)
    bot.prepare()
    return bot
