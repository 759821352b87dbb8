"""One agent that chooses at random against a bot, in Gymnasium."""

import gymnasium

import redcathedral.envs.gym_env  # noqa: F401  # registers the environment


def main(opponents: str = "greedy", seed: int = 7) -> float:
    """Play one episode and give its reward."""
    env = gymnasium.make("redcathedral/RedCathedral-v0", players=2, opponents=opponents)
    env.action_space.seed(seed)
    _, info = env.reset(seed=seed)
    decisions, reward, over = 0, 0.0, False
    while not over:
        _, step_reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        decisions, reward, over = decisions + 1, float(step_reward), terminated or truncated
    print(f"{decisions} decisions against {opponents}, reward {reward:+.0f}: {info['outcome']}")
    return reward


if __name__ == "__main__":
    main()
