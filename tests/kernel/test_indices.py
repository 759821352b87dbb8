"""No index is negative or too large, not even one whose result is thrown away: compiled code reads beside the field.

Python counts a negative index from the end, which hides NONE used as one. Here the interpreter refuses both.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from redcathedral.bots.search.boards import ROOM, Rows
from redcathedral.bots.search.search import ROOT_BOARD, SEARCH_BOARDS, Search, search_on, standard_settings
from redcathedral.bots.search.tree import Tree
from redcathedral.bots.search.weights import Appraisal, standard_weights
from redcathedral.edition import load_edition
from redcathedral.envs.core import WRITE_SEEN
from redcathedral.envs.layout import OBSERVATION
from redcathedral.envs.observation import SCALES, write_seen
from redcathedral.game.compiled_rules import ADVANCE
from redcathedral.kernel import struct
from redcathedral.kernel.actions import DECISIONS
from redcathedral.kernel.box import Deal, box_of
from redcathedral.kernel.chance import is_chance
from redcathedral.kernel.codes import NONE, PHASE_OVER
from redcathedral.kernel.random_play import MOST_LEGAL, deal_randomly, sample_chance
from redcathedral.kernel.rules import apply, legal, refusal
from redcathedral.kernel.setup import DEAL_DRAWS, DECK
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import STREAM_SIZE, below, new_stream

if TYPE_CHECKING:
    from collections.abc import Iterator

    from redcathedral.game.when_ready import WhenReady


class Strict:
    """Numbers that are there under their own indices only, and slices of them."""

    def __init__(self, numbers: Any, shape: tuple[int, ...] | None = None) -> None:
        self.numbers = numbers
        self.shape = (len(numbers),) if shape is None else shape

    def __len__(self) -> int:
        return self.shape[0]

    def _checked(self, index: Any) -> Any:
        indices = index if isinstance(index, tuple) else (index,)
        assert len(indices) == len(self.shape)
        assert all(0 <= i < length for i, length in zip(indices, self.shape, strict=True)), f"{index} of {self.shape}"
        return index

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            assert 0 <= index.start <= len(self)
            return Strict(self.numbers[index])
        return self.numbers[self._checked(index)]

    def __setitem__(self, index: Any, value: Any) -> None:
        self.numbers[self._checked(index)] = value


@pytest.fixture(autouse=True)
def strict_fields(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every array field, and every table of a module of the package, refuses what isn't one of its indices."""
    view_of = struct._Grid.__get__

    def strict_view_of(field: struct._Grid, record: struct.Struct, owner: type) -> Any:
        if record is None:
            return field
        view = record.__dict__[field.name] = Strict(view_of(field, record, owner), field.shape)
        return view

    monkeypatch.setattr(struct._Grid, "__get__", strict_view_of)
    for module in [module for name, module in sys.modules.items() if name.startswith("redcathedral.")]:
        for name, value in list(vars(module).items()):
            if isinstance(value, np.ndarray):
                monkeypatch.setattr(module, name, Strict(value, value.shape))
    box_of.cache_clear()  # a box of an earlier test has fields of another kind
    yield
    box_of.cache_clear()


def numbers(count: int) -> Any:
    """Room for whole numbers."""
    return Strict(memoryview(np.zeros(count, np.int64).data))


def dealt(players: int, advanced: int, seed: int) -> tuple[State, Any]:
    """A game just dealt, and the chance it is played with."""
    stream, s = Strict(new_stream(seed).tolist()), State()
    deck, draws = numbers(DECK), numbers(DEAL_DRAWS + 1)
    deal_randomly(box_of(load_edition()), Deal(), players, advanced, 0, deck, draws, stream, s)
    return s, stream


def play(s: State, listed: Any, stream: Any) -> None:
    """Carry out a random decision, and what chance says then."""
    apply(s, listed[below(stream, legal(s, listed))])
    while is_chance(s):
        apply(s, sample_chance(s, stream))


@pytest.mark.parametrize(("players", "advanced"), [(1, 0), (1, 1), (2, 0), (2, 1), (3, 1), (4, 0)])
def test_no_rule_and_no_observation_looks_beside_a_field(players: int, advanced: int) -> None:
    s, stream = dealt(players, advanced, seed=players)
    listed, seen = numbers(MOST_LEGAL), (numbers(OBSERVATION), numbers(MOST_LEGAL))
    shown, mask = Strict([0.0] * OBSERVATION), numbers(DECISIONS)
    plies = 0
    while s.phase != PHASE_OVER:
        play(s, listed, stream)
        if plies % 50 == 0:
            for action in range(plies % 3, DECISIONS, 3):
                refusal(s, action)
            for seat in range(s.seats):
                write_seen([s], seat, Strict(SCALES), *seen, shown, mask)
        plies += 1
    assert plies > 50


@pytest.mark.parametrize(("players", "advanced", "begun"), [(1, 0, 30), (2, 1, 90), (3, 0, 200), (4, 1, 400)])
def test_no_search_looks_beside_a_field(players: int, advanced: int, begun: int) -> None:
    s, stream = dealt(players, advanced, seed=10 * players)
    listed = numbers(MOST_LEGAL)
    for _ in range(begun):
        if s.phase != PHASE_OVER:
            play(s, listed, stream)
    assert s.phase != PHASE_OVER
    boards = Rows(State, SEARCH_BOARDS)
    boards[ROOT_BOARD] = s
    settings, search, tree = standard_settings(), Search(), Tree()
    settings.plies, settings.array["horizon"], settings.expand_after = 2, 1, 0
    search.must = NONE
    rest = standard_weights(), Appraisal(), settings, search, tree, Strict(new_stream(1).tolist()[:STREAM_SIZE])
    search_on(boards, numbers(ROOM), *rest, 2)
    assert search.visits[0] > 0


@pytest.mark.parametrize("ready", [ADVANCE, WRITE_SEEN])
def test_what_is_called_to_have_it_compiled_looks_beside_no_field(ready: WhenReady[Any]) -> None:
    def call_strictly(states: Any, *others: Any) -> None:
        ready.plain([State(states.reshape(()))], *(Strict(x) if isinstance(x, np.ndarray) else x for x in others))

    ready._try_out(call_strictly)


@pytest.mark.parametrize("index", [-1, 6, (0, -1)])
def test_an_index_that_is_none_is_refused(index: Any) -> None:
    s, _ = dealt(2, 0, seed=1)
    with pytest.raises(AssertionError):
        _ = s.supply[index]
