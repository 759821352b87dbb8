"""Learn two-seat Red Cathedral from self-play by PPO in PyTorch: on a CPU, or without leaving a GPU.

    python examples/envs/train_ppo.py                       # two cores: beats `random` in 99 % of the games in minutes
    python examples/envs/train_ppo.py --gpu                 # an NVIDIA GPU, extra `gpu-train`
    python examples/envs/train_ppo.py --write docs          # and writes its learning curve there

One network plays both seats. Observations, masks and rewards are tensors over the batch's own memory (DLPack), on
either device, so nothing is copied that isn't kept for learning. What is rewarded on the way is how the difference in
prestige changes (potential-based shaping: Ng, Harada and Russell, 1999): it adds up to what the end rewards, only
sooner. Now and then the script prints how often the learner beats `random`.
"""

from __future__ import annotations

import argparse
import platform
import re
import time
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch
from torch import nn

from redcathedral.envs.batch import BatchEnv, new_arrays
from redcathedral.envs.layout import OBSERVATION, SEAT, highs, start_of
from redcathedral.envs.rewards import MARGIN_UNIT
from redcathedral.kernel.actions import DECISIONS

LAMBDA = 0.99
TURN_LIMIT = 300  # a policy that never ends a game must stop somewhere
CLIP = 0.2
ENTROPY = 0.01
ILLEGAL = -1e9
PRESTIGE = start_of(SEAT) + SEAT.at("prestige")  # the observer's; the other seat's stands SEAT.size further on


@dataclass(frozen=True)
class Plan:
    """What a device can do in a few minutes."""

    games: int
    steps: int  # of every game between two updates
    width: int  # of the network
    minibatches: int
    epochs: int
    rate: float  # of learning, down to nothing in the end
    minutes: float
    look: float  # seconds between two looks at the strength
    checked: int  # games of such a look


CPU = Plan(games=128, steps=64, width=128, minibatches=4, epochs=1, rate=2e-3, minutes=4.2, look=40.0, checked=512)
GPU = Plan(games=16_384, steps=32, width=512, minibatches=8, epochs=1, rate=3e-4, minutes=3.0, look=30.0, checked=4096)


class Games:
    """A batch of two-seat games, all that it shows seen as tensors of the same memory."""

    def __init__(self, games: int, seed: int, device: str, kernels: str | None) -> None:
        self.rows = torch.arange(games, device=device)
        self.actions = torch.zeros(games, dtype=torch.int64, device=device)
        options: Any = {"seed": seed, "rewards": "margin", "turn_limit": TURN_LIMIT}
        if device == "cuda":
            from redcathedral.envs.gpu import GpuBatchEnv  # noqa: PLC0415  # CuPy is only on a machine with a GPU

            self.batch: Any = GpuBatchEnv(games, kernels=kernels, **options)
            self.shown: Any = self.batch.reset()
        else:
            self.batch, self.shown = BatchEnv(games, **options), new_arrays(games)
            self.batch.reset(self.shown)
        self.observations, self.masks, self.seats, self.rewards, *self.ends = map(torch.from_dlpack, self.shown)

    def step(self, actions: torch.Tensor) -> torch.Tensor:
        """Carry out one decision in every game; tells which ended."""
        if actions.is_cuda:
            self.batch.step(actions)
        else:
            self.batch.step(actions.numpy(), self.shown)
        return (self.ends[0] | self.ends[1]) != 0

    def choose(self) -> torch.Tensor:
        """Choose at random for every game."""
        if self.actions.is_cuda:
            return torch.from_dlpack(self.batch.choose())
        self.batch.choose(self.actions.numpy())
        return self.actions

    def lead(self) -> torch.Tensor:
        """Say by how much the deciding seat is ahead on the track, in the unit of the rewards."""
        own, other = self.observations[:, PRESTIGE].float(), self.observations[:, PRESTIGE + SEAT.size].float()
        return (own - other) / MARGIN_UNIT


class Learner(nn.Module):  # type: ignore[misc]  # PyTorch isn't there where types are checked
    """A policy and a value over one body."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.register_buffer("scales", torch.as_tensor(1.0 / highs(), dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(OBSERVATION, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, DECISIONS)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: Any, masks: Any) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """Give what to choose from, and what the deciding seat expects."""
        with torch.autocast("cuda", torch.bfloat16, enabled=observations.is_cuda):
            seen = self.body(observations * self.scales)
            logits, value = self.policy(seen), self.value(seen)[:, 0]
        logits = logits.float().masked_fill(masks == 0, ILLEGAL)
        return torch.distributions.Categorical(logits=logits, validate_args=False), value.float()


@torch.no_grad()  # type: ignore[untyped-decorator]
def collect(games: Games, learner: Learner, steps: int) -> list[torch.Tensor]:
    """Play some steps of every game against oneself; gives what was seen and done, and how it turned out."""
    seen, values, signs, gains = [], [], [], []
    for _ in range(steps):
        choice, value = learner(games.observations, games.masks)
        actions, seats = choice.sample(), games.seats.clone()
        seen.append((games.observations.clone(), games.masks.clone(), actions, choice.log_prob(actions)))
        values.append(value)
        lead = games.lead()
        ended = games.step(actions)
        # The game is a zero-sum one: what the next to decide expects, the other seat expects to lose.
        sign = torch.where(games.seats == seats, 1.0, -1.0) * ~ended
        gains.append(games.rewards[games.rows, seats.long()] + sign * games.lead() - lead)
        signs.append(sign)
    _, following = learner(games.observations, games.masks)
    advantage, advantages = torch.zeros_like(following), []
    for value, sign, gain in zip(reversed(values), reversed(signs), reversed(gains), strict=True):
        advantage = gain + sign * following - value + LAMBDA * sign * advantage
        advantages.append(advantage)
        following = value
    better = torch.cat(advantages[::-1])
    return [*(torch.cat(parts) for parts in zip(*seen, strict=True)), better, better + torch.cat(values)]


def learn(learner: Learner, optimizer: torch.optim.Optimizer, data: list[torch.Tensor], plan: Plan) -> None:
    """Make what went better than expected likelier, by PPO's clipped step."""
    for _ in range(plan.epochs):
        for part in torch.randperm(len(data[0]), device=data[0].device).chunk(plan.minibatches):
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


@torch.no_grad()  # type: ignore[untyped-decorator]
def wins_against_random(learner: Learner, table: Games) -> float:
    """Give the learner the first seat in half of the games, the second in the others; gives its share of the wins."""
    own = table.rows % 2
    won = torch.zeros(len(own), device=own.device)
    over = torch.zeros(len(own), dtype=torch.bool, device=own.device)
    while not bool(over.all()):
        choice, _ = learner(table.observations, table.masks)
        ends = table.step(torch.where(table.seats == own, choice.sample(), table.choose())) & ~over
        won += ends * (table.rewards[table.rows, own] > 0)
        over |= ends
    return float(won.mean())


@dataclass(frozen=True)
class Look:
    """How strong the learner was after a while; looking itself isn't counted."""

    seconds: float
    processor_seconds: float  # of all cores together
    decisions: int
    share: float  # of the games against `random` that it won


def train(plan: Plan, device: str, kernels: str | None = None, seed: int = 1) -> list[Look]:
    """Train for the plan's minutes: of the clock on a GPU, on a CPU of two cores, however busy others keep them."""
    torch.manual_seed(seed)
    learner = Learner(plan.width).to(device)
    optimizer = torch.optim.Adam(learner.parameters(), lr=plan.rate)
    games = Games(plan.games, seed, device, kernels)
    looks: list[Look] = []
    spent = processor_spent = passed = 0.0
    decisions = 0
    while passed < 60 * plan.minutes:
        start, processor_start = time.perf_counter(), time.process_time()
        for group in optimizer.param_groups:
            group["lr"] = plan.rate * (1 - passed / (60 * plan.minutes))
        learn(learner, optimizer, collect(games, learner, plan.steps), plan)
        decisions += plan.steps * plan.games
        spent += time.perf_counter() - start
        processor_spent += time.process_time() - processor_start
        passed = spent if device == "cuda" else processor_spent / 2
        if passed > plan.look * (len(looks) + 1) or passed >= 60 * plan.minutes:
            share = wins_against_random(learner, Games(plan.checked, 99 + len(looks), device, kernels))
            looks.append(Look(spent, processor_spent, decisions, share))
            print(
                f"{spent:4.0f} s ({processor_spent:4.0f} s of processors), {decisions / 1e6:6.1f} M decisions:"
                f" {share:.1%} of {plan.checked} games against random",
                flush=True,
            )
    return looks


def machine() -> str:
    """Name the processor."""
    info = Path("/proc/cpuinfo")
    names = re.findall(r"(?m)^model name\s*: (.*)$", info.read_text("utf-8")) if info.exists() else []
    return names[0] if names else platform.machine()


def write_curve(looks: list[Look], folder: Path, plan: Plan) -> None:
    """Write the learning curve as a table and as a drawing."""
    from matplotlib import pyplot as plt  # noqa: PLC0415  # extra `arena`; only a curve needs it

    command = "python examples/envs/train_ppo.py --write docs"
    software = f"Python {platform.python_version()}, PyTorch {torch.__version__}, {torch.get_num_threads()} threads"
    lines = [
        "| processor time | decisions | wins against `random` |",
        "| ---: | ---: | ---: |",
        *(f"| {look.processor_seconds:.0f} s | {look.decisions / 1e6:.1f} M | {look.share:.1%} |" for look in looks),
        "",
        f"`{command}`, {datetime.now(UTC):%-d %B %Y}, {machine()}, {software}; {plan.checked} games a row.",
    ]
    (folder / "learning-curve.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    figure, axes = plt.subplots(figsize=(6.4, 3.2), layout="constrained")
    axes.plot([0, *(look.processor_seconds for look in looks)], [50, *(100 * look.share for look in looks)], marker=".")
    axes.axhline(99, linestyle=":", color="gray")
    axes.set(xlabel="seconds of processor time", ylabel="% won against random", ylim=(45, 101))
    figure.savefig(folder / "learning-curve.svg", metadata={"Date": None})


def main() -> None:
    """Train, and write the curve if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gpu", action="store_true", help="play and learn on an NVIDIA GPU")
    parser.add_argument("--kernels", help="a folder with kernels compiled elsewhere")
    parser.add_argument("--minutes", type=float, help="of training")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="write the learning curve there")
    args = parser.parse_args()
    plan = GPU if args.gpu else CPU
    plan = replace(plan, minutes=args.minutes or plan.minutes)
    looks = train(plan, "cuda" if args.gpu else "cpu", args.kernels)
    if args.write:
        write_curve(looks, args.write, plan)


if __name__ == "__main__":
    main()
