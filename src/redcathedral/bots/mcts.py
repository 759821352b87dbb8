"""`mcts`: the search in `search`, with a budget of time or simulations, on one or more threads."""

from __future__ import annotations

import re
import secrets
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from operator import methodcaller
from typing import TYPE_CHECKING

from ..game.game import CHANCE
from ..kernel.codes import NONE
from ..plies import ply_of
from .greedy import GreedyBot
from .protocol import BotError
from .search.search import FEW, Search, leader_of, narrow, standard_settings
from .search.thread import SearchThread
from .warm_up import is_ready, wait_until_ready, warm_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..game.game import Game
    from .registry import Options
    from .search.search import Settings
    from .search.weights import Weights

__all__ = ["Budget", "Considered", "MctsBot", "read_budget"]

MOST_SECONDS = 3600.0
NEVER = 1000.0  # standard errors
A_STEP = 0.01  # of the budget: what is played before the race is looked at again, which takes time as well
# What seconds are counted by: a table waits by the wall; where a machine is shared, the processor's time is comparable.
CLOCKS: dict[str, Callable[[int], float]] = {
    "wall": lambda _threads: time.monotonic(),
    "processor": lambda threads: time.process_time() / threads,
}
FOUND = ("visits", "utility", "wins", "prestige", "lead", "ahead", "squares")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may take: seconds, or a number of simulations, each of one game after a ply."""

    seconds: float = MOST_SECONDS
    """The most seconds."""
    simulations: int | None = None
    """The most plies played on, None: no limit but the seconds."""

    def spent(self, games: int, seconds: float) -> float:
        """Return the share spent after a number of simulations and of seconds: 1 is all of it."""
        by_time = seconds / self.seconds
        return by_time if self.simulations is None else max(by_time, games / self.simulations)


def read_budget(text: str) -> Budget:
    """Read `1s`, `0.2s`, `500ms` or a number of simulations."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?|\.\d+)\s*(s|ms|)", text.strip())
    if found is not None:
        number, unit = float(found[1]), found[2]
        if unit and 0.0 < number <= MOST_SECONDS * (1 if unit == "s" else 1000):
            return Budget(seconds=number if unit == "s" else number / 1000)
        if not unit and number == int(number) and 1 <= number <= 1e8:
            return Budget(simulations=int(number))
    raise BotError(f"{text!r} isn't a budget: write seconds (1s, 0.2s, 500ms) or a number of simulations (2000)")


@dataclass(frozen=True, slots=True)
class Considered:
    """What a search found about one ply."""

    ply: str
    """The ply in words."""
    action: int
    """Its id."""
    visits: int
    """How often it was played on."""
    win: float
    """The mover's chance to win, estimated from the simulations: 0 to 1."""
    margin: float
    """Prestige ahead of the best other seat, expected at the end."""
    chances: tuple[float, ...]
    """Every seat's chance to win."""
    prestige: tuple[float, ...]
    """Every seat's prestige, expected at the end."""
    utility: float
    """What the search goes by: 0 to 1."""
    error: float
    """Standard error of how far it is behind the best in utility."""


class MctsBot:
    """A bot that searches; until the search is compiled, it plays as `greedy` does."""

    def __init__(
        self,
        budget: Budget,
        *,
        threads: int = 1,
        seed: int | str | None = None,
        name: str = "mcts",
        patient: bool = False,
        clock: str = "wall",
        settings: Settings | None = None,
        weights: Weights | None = None,
    ) -> None:
        self.name = name
        """What it is called at the table."""
        self._clock = CLOCKS[clock]
        self.budget = budget
        """How long it searches."""
        self.threads = threads
        """How many threads search."""
        self._greedy = GreedyBot()
        self._settings = settings or standard_settings()
        self._weights = weights
        if patient:  # spends all of its budget, to estimate chances and not only the best ply
            self._settings.stop_z = NEVER
        self._cancelled = threading.Event()
        self._seed = secrets.token_hex(8) if seed is None else seed
        self._searches: list[SearchThread] = []
        warm_up()

    def prepare(self) -> None:
        """Wait until the search is compiled."""
        wait_until_ready()

    def cancel(self) -> None:
        """End a search under way in another thread; it gives the best ply so far."""
        self._cancelled.set()

    def choose(self, game: Game) -> int:
        """Give the ply that came out best."""
        _expect_decision(game)
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return self.consider(game)[0].action if is_ready() else self._greedy.choose(game)

    def consider(self, game: Game, must: int = NONE) -> list[Considered]:
        """Search a position and return what was found about every ply searched, the best first.

        The ply `must` is always among them.
        """
        _expect_decision(game)
        wait_until_ready()
        began = self._clock(self.threads)
        self._cancelled.clear()
        total = self._begin(game, must)
        if total.alive == 1:  # nothing to decide, but its prospects are asked for
            self._searches[0].play(FEW)
            self._add_up(total)
        with ThreadPoolExecutor(self.threads) as others:
            before = began
            games = 0
            spent = 0.0
            rounds = 1
            while total.alive > 1 and spent < 1.0 and not self._cancelled.is_set():
                games += rounds * total.alive * self.threads
                self._play(rounds, others)
                self._add_up(total)
                now = self._clock(self.threads)  # the next rounds will take about as long as these
                spent = self.budget.spent(games, now - began + (now - before))
                narrow(total, self._settings, spent)
                rounds = max(1, int(A_STEP * games / (spent * total.alive * self.threads)))
                before = now
                for thread in self._searches:
                    thread.drop(total)
        return self._found(total, game.state.seats)

    def _begin(self, game: Game, must: int) -> Search:
        """Begin the search of a position; gives the record of what all threads find together."""
        if not self._searches:
            self._searches = [
                SearchThread(self._seed, index, self._settings, self._weights) for index in range(self.threads)
            ]
        self._searches[0].begin(game.state, must)
        for thread in self._searches[1:]:
            thread.follow(self._searches[0])
        return self._searches[0].search.copy()

    def _play(self, rounds: int, others: ThreadPoolExecutor) -> None:
        """Let every thread play rounds; this one is the first, so that a search by one thread waits for no other."""
        first, *rest = self._searches
        played = others.map(methodcaller("play", rounds), rest)
        first.play(rounds)
        list(played)

    def _add_up(self, total: Search) -> None:
        """Put together what all threads found."""
        for name in FOUND:
            total.array[name] = sum(thread.search.array[name] for thread in self._searches)

    def _found(self, total: Search, seats: int) -> list[Considered]:
        """Say what was found, the ply to choose first, then those that were played on longest."""
        best = leader_of(total, self._settings)
        order = sorted(range(total.plies), key=lambda i: (i != best, -total.visits[i], -total.utility[i]))
        return [_considered(total, i, best, seats) for i in order if total.visits[i]]


def _expect_decision(game: Game) -> None:
    """Refuse a game where nobody decides: a search without a single ply would never end."""
    if game.to_move in (None, CHANCE):
        reason = "the game is over" if game.to_move is None else "chance comes next"
        raise BotError(f"there is nothing to decide: {reason}", position=game.position)


def _considered(total: Search, i: int, best: int, seats: int) -> Considered:
    visits = total.visits[i]  # as often as with the best ply: they were played on in the same rounds
    mean = total.ahead[best, i] / visits
    chances = tuple(total.wins[i, seat] / visits for seat in range(seats))
    prestige = tuple(total.prestige[i, seat] / visits for seat in range(seats))
    return Considered(
        ply_of(total.action[i]).text,
        total.action[i],
        visits,
        chances[total.seat],
        total.lead[i] / visits,
        chances,
        prestige,
        total.utility[i] / visits,
        sqrt(max(0.0, total.squares[best, i] / visits - mean * mean) / visits),
    )


def make_mcts(options: Options) -> MctsBot:
    """`mcts`, `mcts:1s`, `mcts:2000`, `mcts:1s,threads=2,seed=5,clock=processor`."""
    return searcher(options, options.budget or "1s")


def searcher(options: Options, budget: str) -> MctsBot:
    """Make a searching bot of a budget by the options of its spec."""
    threads = options.number("threads", 1, most=64)
    clock = options.choice("clock", tuple(CLOCKS))
    seed = options.seed()
    options.finish()
    return MctsBot(read_budget(budget), threads=threads, seed=seed, name=options.spec, clock=clock)
