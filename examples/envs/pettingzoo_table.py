"""Three players who choose at random, at a PettingZoo table."""

from redcathedral.envs import pettingzoo_env as redcathedral_v0


def main(seed: int = 7, turn_limit: int = 60) -> dict[str, float]:
    """Play one game and give the rewards."""
    env = redcathedral_v0.env(players=3, turn_limit=turn_limit)
    env.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    print("rewards:", rewards)
    return rewards


if __name__ == "__main__":
    main()
