"""What the first judgement of a ply tells: how many rounds of playing on it is worth.

    python -m lab.bots.prior_weight [--games 6] [--rounds 128]

Every fifth decision of games between searches is looked at: all its plies are played on equally often, and how far each
comes out behind the one judged best is compared with how far it was judged behind. The judgement should count as many
rounds as its variance goes into that of one round: `prior_weight` in the settings is that number times the slope.
"""

import argparse

import numpy as np

from redcathedral.bots.mcts import Budget, MctsBot
from redcathedral.bots.search.thread import SearchThread
from redcathedral.game.game import Game, new_game

PLAYED_WITH = 100  # simulations
EVERY = 5  # decisions

Pair = tuple[float, float, float]  # judged behind, came out behind, variance of one round


def pairs(thread: SearchThread, game: Game, rounds: int) -> list[Pair]:
    """Play all plies of a decision on and pair each with the one judged best."""
    thread.begin(game.state)
    thread.play(rounds)
    found, others = thread.search, range(1, thread.search.plies)
    behind = {i: found.ahead[0, i] / rounds for i in others}
    return [(found.guess[0] - found.guess[i], behind[i], found.squares[0, i] / rounds - behind[i] ** 2) for i in others]


def main() -> None:
    """Look at games and print what the judgement is worth."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=128)
    options = parser.parse_args()
    seen: list[Pair] = []
    for deal in range(options.games):
        game, bot, thread = (
            new_game(2, seed=deal),
            MctsBot(Budget(simulations=PLAYED_WITH), seed=deal),
            SearchThread(deal, 1),
        )
        bot.prepare()
        decisions = 0
        while game.to_move is not None:
            if len(game.legal_actions()) > 1:
                decisions += 1
                if decisions % EVERY == 0:
                    seen += pairs(thread, game, options.rounds)
            game.play(bot.choose(game))
        print(f"game {deal + 1}: {len(seen)} pairs so far", flush=True)
    judged, came, of_a_round = np.array(seen).T
    slope = float((judged * came).sum() / (judged * judged).sum())
    open_still = float(((came - slope * judged) ** 2).mean() - of_a_round.mean() / options.rounds)
    worth = float(of_a_round.mean()) / open_still
    print(
        f"{len(seen)} pairs: a prestige of judgement is {slope:.4f} of utility and leaves {open_still**0.5:.3f} open,"
    )
    print(
        f"a round {of_a_round.mean() ** 0.5:.3f}: the judgement is worth {worth:.1f} rounds,"
        f" prior_weight {worth * slope:.3f}"
    )


if __name__ == "__main__":
    main()
