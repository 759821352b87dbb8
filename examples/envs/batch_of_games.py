"""A thousand games at once: how often the first of two random players wins."""

import numpy as np

from redcathedral.envs.batch import BatchEnv, new_arrays


def main(games: int = 1000, wanted: int = 5000, seed: int = 7) -> float:
    """Play until so many games have ended, and give the first seat's share of wins."""
    batch = BatchEnv(games, players=2, seed=seed)
    seen = new_arrays(games)
    actions = np.zeros(games, np.int32)
    batch.reset(seen)
    ended = steps = 0
    total = 0.0
    while ended < wanted:
        batch.choose(actions)  # a policy would look at seen.observations and seen.masks
        batch.step(actions, seen)
        steps += games
        over = seen.terminated | seen.truncated
        ended += int(over.sum())
        total += float(seen.rewards[over, 0].sum())
    share = (total / ended + 1) / 2
    print(f"{ended} games, {steps} decisions: the first seat wins {share:.1%}")
    return share


if __name__ == "__main__":
    main()
