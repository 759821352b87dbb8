"""Learn two-seat Red Cathedral on a GPU from self-play, by PPO in PyTorch, without anything leaving the device.

    python -m lab.gpu_train [--minutes 3] [--games 16384] [--kernels FOLDER]

An example of `redcathedral.envs.gpu`: observations, masks and rewards come as PyTorch tensors over the batch's own
memory (DLPack), actions go back the same way. Every half minute it prints how often the learner beats `random`.
"""

import argparse
import time
from importlib.util import find_spec
from typing import Any

import torch
from torch import nn

from redcathedral.kernel import compiled

if find_spec("numba") is None:  # a machine that only runs what another compiled
    compiled.compiled = lambda function: function

from redcathedral.envs.gpu import GpuBatchEnv
from redcathedral.envs.layout import OBSERVATION, highs
from redcathedral.kernel.actions import DECISIONS

STEPS = 32  # of every game between two updates
MINIBATCHES = 8
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01
RATE = 3e-4  # of learning, and down to nothing in the end
HALF_A_MINUTE = 30.0


class Learner(nn.Module):  # type: ignore[misc]  # PyTorch isn't there where types are checked
    """A policy and a value over one body."""

    def __init__(self, width: int = 512) -> None:
        super().__init__()
        self.register_buffer("scales", torch.as_tensor(1.0 / highs(), dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(OBSERVATION, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, DECISIONS)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: Any, masks: Any) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """Give what to choose from, and what the deciding seat expects."""
        with torch.autocast("cuda", torch.bfloat16):
            seen = self.body(observations * self.scales)
            logits, value = self.policy(seen), self.value(seen)[:, 0]
        logits = logits.float().masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), value.float()


class Tensors:
    """A batch on the device, seen as tensors of the same memory."""

    def __init__(self, games: int, seed: int, kernels: str | None) -> None:
        self.batch = GpuBatchEnv(games, seed=seed, rewards="margin", kernels=kernels)
        seen = self.batch.reset()
        self.observations, self.masks, self.seats, self.rewards, self.ended, _ = map(torch.from_dlpack, seen)
        self.rows = torch.arange(games, device="cuda")

    def step(self, actions: torch.Tensor) -> None:
        """Carry out one decision in every game."""
        self.batch.step(actions)


def collect(games: Tensors, learner: Learner) -> list[torch.Tensor]:
    """Play some steps of every game against oneself; gives what was seen and done, and how it turned out."""
    seen, values, signs, gains = [], [], [], []
    for _ in range(STEPS):
        choice, value = learner(games.observations, games.masks)
        actions, seats = choice.sample(), games.seats.clone()
        seen.append((games.observations.clone(), games.masks.clone(), actions, choice.log_prob(actions)))
        values.append(value)
        games.step(actions)
        gains.append(games.rewards[games.rows, seats.long()])
        # The game is a zero-sum one: what the next to decide expects, the other seat expects to lose.
        same = torch.where(games.seats == seats, 1.0, -1.0)
        signs.append(torch.where(games.ended == 1, 0.0, same))
    _, following = learner(games.observations, games.masks)
    advantage, advantages = torch.zeros_like(following), []
    for value, sign, gain in zip(reversed(values), reversed(signs), reversed(gains), strict=True):
        advantage = gain + sign * following - value + LAMBDA * sign * advantage
        advantages.append(advantage)
        following = value
    better = torch.cat(advantages[::-1])
    return [*(torch.cat(parts) for parts in zip(*seen, strict=True)), better, better + torch.cat(values)]


def learn(learner: Learner, optimizer: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    """Make what went better than expected likelier, by PPO's clipped step."""
    for part in torch.randperm(len(data[0]), device="cuda").chunk(MINIBATCHES):
        observations, masks, actions, before, better, returns = (tensor[part] for tensor in data)
        choice, value = learner(observations, masks)
        better = (better - better.mean()) / (better.std() + 1e-6)
        ratio = (choice.log_prob(actions) - before).exp()
        gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        loss = (value - returns).square().mean() - gain - ENTROPY * choice.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(learner.parameters(), 1.0)
        optimizer.step()


def wins_against_random(learner: Learner, kernels: str | None, games: int = 4096) -> float:
    """Give the learner the first seat in half of the games, the second in the others; gives its share of the wins."""
    table = Tensors(games, 99, kernels)
    own = table.rows % 2
    won = torch.zeros(games, device="cuda")
    over = torch.zeros(games, dtype=torch.bool, device="cuda")
    while not bool(over.all()):
        with torch.no_grad():
            choice, _ = learner(table.observations, table.masks)
        chance = torch.from_dlpack(table.batch.choose())
        table.step(torch.where(table.seats == own, choice.sample(), chance))
        ends = (table.ended == 1) & ~over
        won += ends * (table.rewards[table.rows, own] > 0)
        over |= ends
    return float(won.mean())


def main() -> None:
    """Train for some minutes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=16_384)
    parser.add_argument("--kernels", help="a folder with kernels compiled elsewhere")
    args = parser.parse_args()
    torch.manual_seed(1)
    learner = Learner().cuda()
    optimizer = torch.optim.Adam(learner.parameters(), lr=RATE)
    games = Tensors(args.games, 1, args.kernels)
    start, said, steps = time.perf_counter(), 0.0, 0
    while (spent := time.perf_counter() - start) < 60 * args.minutes:
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - spent / (60 * args.minutes))
        with torch.no_grad():
            data = collect(games, learner)
        learn(learner, optimizer, data)
        steps += STEPS * args.games
        if spent - said > HALF_A_MINUTE:
            share = wins_against_random(learner, args.kernels)
            print(f"{spent:4.0f} s, {steps / 1e6:6.0f} M decisions: {share:.1%} against random", flush=True)
            said = spent
    print(f"in the end: {wins_against_random(learner, args.kernels):.2%} of 4,096 games against random")


if __name__ == "__main__":
    main()
