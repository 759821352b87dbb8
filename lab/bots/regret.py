"""What more time to think brings: how far the choices of several budgets are behind what a far longer search thinks.

    python -m lab.bots.regret [--positions 60] [--rounds 8192] [--budgets 0.05s,0.2s,1s,5s] [--write]
    python -m lab.bots.regret --seats 4 --budgets 1000,1000+horizon=4 --tries 4 --judge horizon=6

From each of some games between searches one decision is taken. All its plies are played on equally often and none is
dropped; what each came to in the second half of that, when the tree has grown, is taken for its worth. The regret of a
choice is how much the best ply is worth more, in hundredths of utility. Games say more about strength, but a hundred
times as many would be needed to tell such small differences.

A budget can have changed settings of the search behind it (1000+horizon=4+width=3). The far longer search, the judge,
has the standard ones unless told otherwise. Every budget is tried with several seeds if asked to.
"""

import argparse
import random
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lab.bots.contest import GREEDY, player
from lab.bots.docs import table, write_between_marks
from lab.machine import machine
from redcathedral.bots.mcts import Budget, MctsBot, read_budget
from redcathedral.bots.search.search import Settings
from redcathedral.bots.search.thread import SearchThread
from redcathedral.game.game import Game, new_game

PLAYED_WITH = 300  # simulations, unless told otherwise
FIRST_DEAL = 1000  # other deals than those of the bouts
TURNS = (3, 45)  # from which one is drawn where the decision is taken
LEAST_PLIES = 4  # in the race, or it is not much of a decision


def settings_of(changes: list[str]) -> Settings:
    """Give the standard settings with some changed: `horizon=4`."""
    numbers = {name: float(value) for name, _, value in (change.partition("=") for change in changes)}
    return player(GREEDY, **numbers).settings


def decision(seats: int, deal: int, simulations: int, thread: SearchThread) -> Game | None:
    """Play a game until a decision between several plies in a turn drawn from those of a game; None if none comes."""
    turn = random.Random(deal).randint(*TURNS)  # noqa: S311  # no secret
    game, bot = new_game(seats, seed=deal), MctsBot(Budget(simulations=simulations), seed=deal)
    bot.prepare()
    while game.to_move is not None:
        if game.state.turn_number >= turn:
            thread.begin(game.state)
            if thread.search.plies >= LEAST_PLIES:
                return game
        game.play(bot.choose(game))
    return None


def worths(game: Game, thread: SearchThread, rounds: int) -> dict[int, float]:
    """Give what every ply came to in the second half of many rounds."""
    thread.begin(game.state)
    plies = thread.search.plies
    sums = []
    for _ in range(2):
        thread.play(rounds // 2)
        sums.append([thread.search.utility[i] for i in range(plies)])
    return {thread.search.action[i]: (sums[1][i] - sums[0][i]) / (rounds // 2) for i in range(plies)}


def _mean(found: NDArray[Any], sign: str = "") -> str:
    """Write a mean and its standard error."""
    return f"{np.mean(found):{sign}.2f} ± {np.std(found) / len(found) ** 0.5:.2f}"


def main() -> None:
    """Look at decisions and print the regret of every budget."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=8192)
    parser.add_argument("--budgets", default="0.05s,0.2s,1s,5s", help="with changed settings: 1000+horizon=4")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--played-with", type=int, default=PLAYED_WITH, help="simulations, in the games")
    parser.add_argument("--tries", type=int, default=1, help="seeds that every budget is tried with")
    parser.add_argument("--judge", default="", help="changed settings of the far longer search: horizon=6+width=3")
    parser.add_argument("--write", action="store_true", help="write the table into docs/bots.md")
    options = parser.parse_args()
    budgets = {text: read_budget(text.split("+")[0]) for text in options.budgets.split(",")}
    settings = {text: text.split("+")[1:] for text in budgets}
    judge = options.judge.split("+") if options.judge else []
    regrets: dict[str, list[float]] = {budget: [] for budget in budgets}
    best: dict[str, list[bool]] = {budget: [] for budget in budgets}
    seconds: dict[str, list[float]] = {budget: [] for budget in regrets}
    positions, deal = 0, FIRST_DEAL
    while positions < options.positions:
        thread = SearchThread(deal, 0, settings_of(judge))
        game = decision(options.seats, deal, options.played_with, thread)
        deal += 1
        if game is None:
            continue
        worth = worths(game, thread, options.rounds)
        for budget, found in regrets.items():
            losses = []
            for seed in range(deal, deal + options.tries):
                bot = MctsBot(budgets[budget], seed=seed, clock="processor", settings=settings_of(settings[budget]))
                began = time.process_time()
                choice = bot.choose(game)
                seconds[budget].append(time.process_time() - began)
                # A reroll is judged by some throws: one that was not worth listing the other time counts as the last.
                losses.append(100 * (max(worth.values()) - worth.get(choice, min(worth.values()))))
            found.append(float(np.mean(losses)))
            best[budget] += [loss == 0 for loss in losses]
        positions += 1
        print(
            f"{positions}: " + ", ".join(f"{name} {np.mean(found):.2f}" for name, found in regrets.items()), flush=True
        )
    rows = [
        [
            f"`mcts:{budget}`",
            _mean(np.array(found)),
            _mean(np.array(found) - np.array(regrets[next(iter(budgets))]), "+"),
            f"{100 * np.mean(best[budget]):.0f} %",
            f"{np.mean(seconds[budget]):.2f} s",
        ]
        for budget, found in regrets.items()
    ]
    heads = ["bot", "regret", "more than the first", "took the best ply", "thought on average"]
    note = f"{positions} decisions of as many games, each ply played on {options.rounds:,} times"
    text = f"{table(heads, rows)}\n\n{note}; seconds of processor time; {machine()}."
    print(text)
    if options.write:
        write_between_marks("regret", text)


if __name__ == "__main__":
    main()
