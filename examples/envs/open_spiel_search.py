"""OpenSpiel's own Monte Carlo tree search plays a short game against a random player."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import redcathedral.envs.open_spiel_env  # noqa: F401  # registers the game


def main(turns: int = 8, simulations: int = 4, seed: int = 7) -> list[float]:
    """Play one game and give the returns."""
    game = pyspiel.load_game("python_red_cathedral", {"turn_limit": turns, "rewards": "margin"})
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 1.0, simulations, evaluator, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(outcomes, p=chances)
        else:
            action = bot.step(state) if state.current_player() == 0 else random.choice(state.legal_actions())
        state.apply_action(int(action))
    print(state)
    print("returns:", state.returns())
    return list(state.returns())


if __name__ == "__main__":
    main()
