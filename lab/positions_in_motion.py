"""Positions in which the next ply sets something in motion, one for every kind of motion there is."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import redcathedral as rc
from redcathedral.bots.registry import make_bot
from redcathedral.plies import ply_of
from redcathedral.plies.market import Market

if TYPE_CHECKING:
    from collections.abc import Callable

    from redcathedral.formats.snapshot.model import Snapshot
    from redcathedral.game.game import Game

MOST_PLIES = 3_000
SPACES = 8


def _completed(snapshot: Snapshot) -> int:
    return sum(section["complete"] for tower in snapshot["cathedral"]["towers"] for section in tower["sections"])


def _held(snapshot: Snapshot) -> list[object]:
    return [seat["inventory"] for seat in snapshot["seats"]]


def _always(_before: Snapshot, _after: Snapshot) -> bool:
    return True


def _from_the_market(before: Snapshot, _after: Snapshot) -> bool:
    return bool(before["turn"]["phase"] == "market")


# What is played, by how many, and what must come of it.
_KINDS: dict[str, tuple[str, int, Callable[[Snapshot, Snapshot], bool]]] = {
    "market": ("market", 3, _always),
    "gather": ("gather", 3, lambda before, after: _held(before) != _held(after)),
    "banner": ("banner", 3, _always),
    "place": ("place", 3, _always),
    "deliver": ("deliver", 3, lambda before, after: _completed(before) == _completed(after)),
    "complete": ("deliver", 3, lambda before, after: _completed(before) < _completed(after)),
    "sixth": ("deliver", 2, lambda before, after: before["ender"] is None and after["ender"] is not None),
    "ornament": ("ornament", 2, _always),
    "end": ("end", 2, _from_the_market),
    "ivan": ("end", 1, _from_the_market),
}
KINDS = tuple(_KINDS)


@cache
def before_a(kind: str) -> tuple[Game, str]:
    """Let a bot play until its next ply is of a kind; gives the game and the ply."""
    verb, players, test = _KINDS[kind]
    for seed in range(1, 10):
        game = rc.new_game(players, seed=seed, names=["Anna", "Boris", "Clara"][:players] + [None] * (players == 1))
        bot = make_bot("greedy", seed=seed)
        for _ in range(MOST_PLIES):
            if game.outcome is not None:
                break
            ply = ply_of(bot.choose(game))
            before = game.snapshot()
            found = game.clone()
            game.play(ply)
            if ply.verb == verb and test(before, game.snapshot()):
                return found, ply.text
    raise AssertionError(f"no game came to {kind}")


def before_the_end() -> tuple[Game, str]:
    """Let a bot play a whole game; gives it without its last ply, and that ply."""
    game = rc.new_game(2, seed=1, names=["Anna", "Boris"])
    bot = make_bot("greedy", seed=1)
    while game.outcome is None:
        game.play(bot.choose(game))
    last = game.undo()
    return game, last.text


def all_the_way_round() -> tuple[Game, str]:
    """Give a game whose first ply may bring a die back to where it lies, and that ply."""
    for seed in range(1, 100):
        game = rc.new_game(2, seed=seed, names=["Anna", "Boris"])
        for ply in game.legal():
            if isinstance(ply, Market) and game.state.die_value[ply.index] + ply.extra == SPACES:
                return game, ply.text
    raise AssertionError("no die may go round")
