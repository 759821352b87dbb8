"""How fast our environments are beside public ones, in one run, because machines are noisy.

    python -m lab.peers [--seconds 2]

Everybody plays random legal moves on one core: the library asks what is legal, one move is drawn, and the environment
is asked for what its player would see next, where it shows anything at all. The clock is the process's own CPU time.
Peers that are not installed (extras `bench` and `envs`) are named as such. `measure_peers()` gives the rows.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from redcathedral.game.when_ready import compile_all_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROUNDS = 3  # of each measurement; the best counts, since the others measure the neighbours
OURS = "Red Cathedral"
BATCH = 256  # games side by side in the batched environment


@dataclass(frozen=True, slots=True)
class Speed:
    """What one library managed on one core; `missing` says why it was not measured."""

    name: str
    shows: bool  # observations and masks were made at every move
    moves: float = 0.0  # a second of processor time
    games: float = 0.0
    missing: str = ""


def pettingzoo_games(env: Any) -> Iterator[int]:
    """Play an AEC environment of PettingZoo forever; gives every finished game's number of moves."""
    drawn = np.random.default_rng(1)
    while True:
        env.reset(seed=int(drawn.integers(1 << 30)))
        moves = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            legal = seen["action_mask"].nonzero()[0]
            env.step(None if over else int(legal[int(drawn.random() * len(legal))]))
            moves += not over
        yield moves


def open_spiel_games(game: Any, *, observe: bool) -> Iterator[int]:
    """Play an OpenSpiel game forever, chance included; gives every finished game's number of moves."""
    drawn = random.Random(1)  # noqa: S311  # no secrets here
    observer = importlib.import_module("open_spiel.python.observation").make_observation(game)
    while True:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn.choice(state.chance_outcomes())[0])
                continue
            if observe:
                observer.set_from(state, state.current_player())
            state.apply_action(drawn.choice(state.legal_actions()))
            moves += 1
        yield moves


def catanatron_games() -> Iterator[int]:
    """Play catanatron's two random players forever; gives every finished game's number of moves."""
    catanatron = importlib.import_module("catanatron")
    colors = catanatron.Color
    while True:
        game = catanatron.Game([catanatron.RandomPlayer(colors.RED), catanatron.RandomPlayer(colors.BLUE)])
        game.play()
        yield len(getattr(game.state, "actions", None) or game.state.action_records)  # renamed between versions


def batched_games() -> Iterator[int]:
    """Step our batch forever; a finished game is given the moves that all games made since the one before."""
    batches = importlib.import_module("redcathedral.envs.batch")
    batch, seen = batches.BatchEnv(BATCH, players=2, seed=1, threads=1), batches.new_arrays(BATCH)
    actions = np.zeros(BATCH, np.int32)
    batch.reset(seen)
    moves = 0
    while True:
        batch.choose(actions)
        batch.step(actions, seen)
        moves += BATCH
        for _ in range(int(seen.terminated.sum())):
            yield moves
            moves = 0  # those of all games since the last one ended


def our_games() -> Iterator[int]:
    """Play games at a Python prompt, two players: list what is legal, and play one of it."""
    redcathedral = importlib.import_module("redcathedral")
    drawn = random.Random(1)  # noqa: S311
    while True:
        game = redcathedral.new_game(2, seed=drawn.getrandbits(30))
        moves = 0
        while plies := game.legal():
            game.play(drawn.choice(plies))
            moves += 1
        yield moves


def classic(name: str) -> Iterator[int]:
    """Play one of PettingZoo's classics."""
    return pettingzoo_games(importlib.import_module(f"pettingzoo.classic.{name}").env())


def backgammon() -> Iterator[int]:
    """Play OpenSpiel's backgammon, written in C++ and called from Python."""
    return open_spiel_games(importlib.import_module("pyspiel").load_game("backgammon"), observe=True)


def our_open_spiel(*, observe: bool) -> Iterator[int]:
    """Play our OpenSpiel game, two players."""
    importlib.import_module("redcathedral.envs.open_spiel_env")
    return open_spiel_games(importlib.import_module("pyspiel").load_game("python_red_cathedral"), observe=observe)


PEERS: dict[str, tuple[bool, Callable[[], Iterator[int]]]] = {
    "Red Cathedral, batch of 256": (True, batched_games),
    "Red Cathedral, PettingZoo": (
        True,
        lambda: pettingzoo_games(importlib.import_module("redcathedral.envs.pettingzoo_env").env()),
    ),
    "Red Cathedral, OpenSpiel": (True, lambda: our_open_spiel(observe=True)),
    "Red Cathedral, OpenSpiel, unseen": (False, lambda: our_open_spiel(observe=False)),
    "Red Cathedral, Game": (False, our_games),
    "PettingZoo tictactoe": (True, lambda: classic("tictactoe_v3")),
    "PettingZoo connect_four": (True, lambda: classic("connect_four_v3")),
    "PettingZoo chess": (True, lambda: classic("chess_v6")),
    "OpenSpiel backgammon": (True, backgammon),
    "catanatron": (False, catanatron_games),
}


def measure_peers(seconds: float = 2.0) -> list[Speed]:
    """Measure everybody, one core each, in turns so that a busy moment of the machine meets all of them."""
    for module in ("redcathedral.game.compiled_rules", "redcathedral.envs.core"):
        compile_all_of(module)  # or loads it; how long that takes is no part of the speed
    playing: dict[str, Iterator[int]] = {}
    missing: dict[str, str] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, (_, start) in PEERS.items():
            try:
                playing[name] = start()
                next(playing[name])  # what is compiled or loaded at the first game is no part of the speed
            except ImportError as error:
                missing[name] = str(error)
        rates: dict[str, list[tuple[float, float]]] = {name: [] for name in playing if name not in missing}
        for _ in range(ROUNDS):
            for name, speeds in rates.items():
                speeds.append(rate_of(playing[name], seconds / ROUNDS))
    return [
        Speed(name, shows, *max(rates[name])) if name in rates else Speed(name, shows, missing=missing[name])
        for name, (shows, _) in PEERS.items()
    ]


def rate_of(games: Iterator[int], seconds: float) -> tuple[float, float]:
    """Count moves and games a second over whole games, at least one."""
    moves = finished = 0
    start = time.process_time()
    while finished == 0 or time.process_time() - start < seconds:
        moves += next(games)
        finished += 1
    took = time.process_time() - start
    return moves / took, finished / took


def table_of(speeds: list[Speed]) -> str:
    """Write the rows as Markdown."""
    lines = ["| two players, one core | observations | plies/s | games/s |", "| --- | --- | ---: | ---: |"]
    for speed in speeds:
        figures = f"{speed.moves:,.0f} | {speed.games:,.1f}" if not speed.missing else f"{speed.missing} | "
        lines.append(f"| {speed.name} | {'yes' if speed.shows else 'no'} | {figures} |")
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="of processor time for each library")
    print(table_of(measure_peers(parser.parse_args().seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
