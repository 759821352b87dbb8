"""The command `warm-up`: compile everything now and keep it, so that nobody has to wait later."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from redcathedral.text import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("warm-up", help=say("cli-warm-up-help"), description=say("cli-warm-up-help"))
    parser.set_defaults(run=run_warm_up)


def run_warm_up(_: argparse.Namespace) -> int:
    """Compile, or load what is kept, one after the other."""
    # Only this command needs the compiler: the others, the server above all, stay small.
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: PLC0415

    from redcathedral.bots import warm_up  # noqa: PLC0415
    from redcathedral.envs import core  # noqa: PLC0415
    from redcathedral.game import compiled_rules  # noqa: PLC0415

    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    steps: list[Callable[[], None]] = [
        compiled_rules.ADVANCE.load,
        core.WRITE_SEEN.load,
        step_a_batch,
        step_agents,
        warm_up.load,
        play_a_match,
    ]
    with Progress(*shown, console=Console(stderr=True), transient=True) as bar:
        for step in bar.track(steps, description=say("arena-preparing")):
            step()
    sys.stdout.write(say("cli-warm-up-done") + "\n")
    return 0


def step_a_batch() -> None:
    """Have the batched environment compiled."""
    import numpy as np  # noqa: PLC0415

    from redcathedral.envs.batch import BatchEnv, new_arrays  # noqa: PLC0415

    batch, seen, actions = BatchEnv(1), new_arrays(1), np.zeros(1, np.int32)
    batch.reset(seen)
    batch.choose(actions)
    batch.step(actions, seen)


def step_agents() -> None:
    """Have Gymnasium's environment of many games compiled, where Gymnasium is."""
    with suppress(ModuleNotFoundError):
        from redcathedral.envs.vector_env import RedCathedralVectorEnv  # noqa: PLC0415

        envs = RedCathedralVectorEnv(1)
        envs.reset(seed=0)
        envs.step(envs.sample_legal())


def play_a_match() -> None:
    """Have the games of the arena compiled."""
    from redcathedral.arena.match import Match  # noqa: PLC0415
    from redcathedral.game.game import new_game  # noqa: PLC0415

    Match().compile(new_game(2, seed=0))
