"""`mcts`: the tree search of `search` with a budget of time or simulations, on one or more threads."""

from __future__ import annotations

import re
import secrets
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..game.notation import format_ply
from ..kernel.rules import apply
from .greedy import GreedyBot
from .protocol import BotError
from .warm_up import is_ready, wait_until_ready, warm_up
from .worker import Worker

if TYPE_CHECKING:
    from ..game.game import Game
    from ..kernel.state import State
    from .registry import Options

CHUNK = 128  # simulations between two looks at the clock, about a millisecond
NODES_PER_SIMULATION = 16
NODES_PER_SECOND = 2_000_000
MOST_NODES = 1_000_000  # 72 MB for each thread
LEAST_SHARE = 0.25  # of the budget, however much is known from the ply before
MOST_SECONDS = 3600.0


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may take: seconds, or a number of simulations."""

    seconds: float = MOST_SECONDS
    simulations: int | None = None

    def nodes(self) -> int:
        """Give the size of tree that will do."""
        if self.simulations is not None:
            return min(MOST_NODES, NODES_PER_SIMULATION * self.simulations + 1_000)
        return min(MOST_NODES, int(NODES_PER_SECOND * self.seconds) + 10_000)


def read_budget(text: str) -> Budget:
    """Read `1s`, `0.2s`, `500ms` or a number of simulations."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?|\.\d+)\s*(s|ms|)", text.strip())
    if found is not None:
        number, unit = float(found[1]), found[2]
        if unit and 0.0 < number <= MOST_SECONDS * (1 if unit == "s" else 1000):
            return Budget(seconds=number if unit == "s" else number / 1000)
        if not unit and number == int(number) and 1 <= number <= 1e8:
            return Budget(simulations=int(number))
    raise BotError(f"{text!r} is no budget: write seconds (1s, 0.2s, 500ms) or a number of simulations (2000)")


@dataclass(frozen=True, slots=True)
class Considered:
    """What a search found about one ply."""

    ply: str
    action: int
    visits: int
    utility: float  # near to the chance to win, 0 to 1
    margin: float  # expected prestige ahead of the best other seat


class MctsBot:
    """Searches; until the search is compiled it plays as `greedy` does."""

    def __init__(self, budget: Budget, *, threads: int = 1, seed: int | str | None = None, name: str = "mcts") -> None:
        self.name = name
        self.budget = budget
        self._greedy = GreedyBot()
        self._cancelled = threading.Event()
        self.threads = threads
        self._seed = secrets.token_hex(8) if seed is None else seed
        self._workers: list[Worker] = []
        self._expected: State | None = None  # the position after its own last ply, if the trees may go on from there
        self._last = 0  # the ply that leads there
        warm_up()

    def prepare(self) -> None:
        """Wait until the search is compiled, for tables where nobody minds."""
        wait_until_ready()

    def cancel(self) -> None:
        """End a search under way in another thread; it gives the best ply so far."""
        self._cancelled.set()

    def choose(self, game: Game) -> int:
        """Give the ply visited most."""
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if not is_ready():
            return self._greedy.choose(game)
        best = self.consider(game)[0].action
        self._expect(game, best)
        return best

    def consider(self, game: Game) -> list[Considered]:
        """Search a position and say what was found about every ply looked at, the best first."""
        wait_until_ready()
        self._cancelled.clear()
        deadline = time.monotonic() + self.budget.seconds * self._begin(game)
        if len(self._workers) == 1:
            self._run(self._workers[0], deadline)
        else:
            with ThreadPoolExecutor(len(self._workers)) as pool:
                list(pool.map(lambda worker: self._run(worker, deadline), self._workers))
        return self._found(game)

    def _begin(self, game: Game) -> float:
        """Set the trees to a position; gives the share of the budget to spend: less if much is known already."""
        if not self._workers:
            nodes = self.budget.nodes()
            self._workers = [Worker(nodes, self._seed, index) for index in range(self.threads)]
        before = sum(worker.visits for worker in self._workers) if self._expected is not None else 0
        goes_on = self._expected is not None and self._expected == game.state
        self._expected = None
        known = 0
        for worker in self._workers:
            if goes_on and worker.go_on(self._last, game.state):
                known += worker.visits
            else:
                worker.begin(game.state)
        return max(LEAST_SHARE, 1.0 - known / before) if before else 1.0

    def _run(self, worker: Worker, deadline: float) -> None:
        """Search until the budget is spent, the search is cancelled, or the first ply cannot be overtaken."""
        target = None if self.budget.simulations is None else -(-self.budget.simulations // self.threads)
        started, visits = time.monotonic(), worker.visits
        while not self._cancelled.is_set():
            if target is not None:
                left = target - worker.visits
            else:
                now = time.monotonic()
                rate = (worker.visits - visits) / max(now - started, 1e-3)
                left = int(rate * (deadline - now)) + 1 if worker.visits > visits else CHUNK
                if now >= deadline:
                    return
            if left <= 0 or worker.lead() > left:
                return
            worker.simulate(min(CHUNK, left) if target is not None else CHUNK)

    def _found(self, game: Game) -> list[Considered]:
        """Put together what all trees found."""
        seat = game.seats.index(game.to_move or "")
        sums: dict[int, list[float]] = {}
        for worker in self._workers:
            for node in worker.children():
                values = sums.setdefault(int(node["action"]), [0.0, 0.0, 0.0, 0.0])
                values[0] += int(node["visits"])
                values[1] += float(node["total"][seat])
                values[2] += float(node["lead"])
                values[3] += float(node["guess"])
        found = []
        for action, (visits, utility, lead, guess) in sums.items():
            mean = utility / visits if visits else guess / len(self._workers)
            found.append(Considered(format_ply(action), action, int(visits), mean, lead / visits if visits else 0.0))
        if not found:  # cancelled before it began
            action = self._greedy.choose(game)
            found.append(Considered(format_ply(action), action, 0, 0.5, 0.0))
        return sorted(found, key=lambda ply: (-ply.visits, -ply.utility))

    def _expect(self, game: Game, action: int) -> None:
        """Remember the position its own ply leads to, to go on with the trees there."""
        self._last = action
        self._expected = game.state.copy()
        apply(self._expected, action)


def make_mcts(options: Options) -> MctsBot:
    """`mcts`, `mcts:1s`, `mcts:2000`, `mcts:1s,threads=2,seed=5`."""
    budget = read_budget(options.budget or "1s")
    threads = options.number("threads", 1, most=64)
    seed = options.seed()
    options.finish()
    return MctsBot(budget, threads=threads, seed=seed, name=options.spec)
