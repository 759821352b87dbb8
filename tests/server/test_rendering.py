"""A game as JSON: what is written by difference is what would have been written again."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from redcathedral.formats.snapshot.write import PARTS
from redcathedral.game.game import new_game
from redcathedral.kernel.state import State
from redcathedral.server.table.offers import choice, choices_part
from redcathedral.server.table.render import MOVES_OF_DICE, SCORED, TableWriter

TABLES = [(1, "basic"), (1, "advanced"), (2, "basic"), (2, "advanced"), (3, "basic"), (4, "advanced")]
# What the rules set up and never touch again: every part may read it.
PRINTED = {
    *("seats", "solo", "advanced", "color", "turn_limit"),
    *("inventory_size", "price_own", "price_rival", "price_white", "price_advanced"),
    *("ornament_on_space", "prestige_space", "tile_content", "tile_amount"),
}


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_a_position_written_by_difference_is_the_position(players: int, boards: str) -> None:
    writer, luck = TableWriter(), random.Random(players)  # noqa: S311
    game = new_game(players, seed=players, boards=boards, turn_limit=12)
    while game.outcome is None:
        game.play(luck.choice(game.legal()))
        if luck.random() < 0.1:
            game.go_to(luck.randrange(game.version))
        if luck.random() < 0.05:
            game.names = tuple(luck.choice(("Anna", None)) for _ in game.names)
        assert json.loads(writer.snapshot(game)) == game.snapshot()
        choices = [choice(game.state, ply) for ply in game.legal()] if game.outcome is None else []
        assert json.loads(choices_part(game.state, game.legal_actions())) == choices


class Watched:
    """A record that notes which of its fields are read."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        return getattr(self._state, name)


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_a_part_of_the_snapshot_is_written_from_the_fields_it_names(players: int, boards: str) -> None:
    """Else it would not be written again when another field changes."""
    fields = list(State.dtype.names or ())
    game, luck = new_game(players, seed=players, boards=boards, turn_limit=12), random.Random(players)  # noqa: S311
    while game.outcome is None:
        game.play(luck.choice(game.legal()))
        shown = game.clone()
        for name, part in {**PARTS, "scored": SCORED, "dice": MOVES_OF_DICE}.items():
            if part.reads is not None:
                spans = [(fields.index(first), fields.index(last)) for first, last in part.reads]
                named = [field for first, last in spans for field in fields[first : last + 1]]
                watched: Any = Watched(game.state)
                shown.state = watched
                part.write(shown)
                assert watched.read <= {*named, *PRINTED}, name
