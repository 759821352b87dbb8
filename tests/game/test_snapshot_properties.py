"""Whatever is given as a snapshot, the answer is a game of exactly that position or a SnapshotError."""

import copy
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import redcathedral as rc
from positions import json_of, legal_words
from redcathedral import words
from redcathedral.edition.node import Notes
from redcathedral.errors import SnapshotError
from redcathedral.formats.snapshot.model import CHOICES, PHASES
from redcathedral.formats.snapshot.pieces import FACES
from redcathedral.formats.snapshot.values import differences
from redcathedral.game.load import from_snapshot

Snapshot = dict[str, Any]
BUSY = ("claim", "deliver", "ornament", "haul", "commission", "activate", "take", "ivan", "place")


def some_positions() -> list[Snapshot]:
    """Give positions of every phase, table and stage of the game."""
    found: dict[tuple[int, str, int], list[Snapshot]] = {}
    for seed, players, boards in product(range(2), (1, 2, 3, 4), words.BOARDS):
        game = rc.new_game(players, seed, boards, turn_limit=90, dice="ask")
        chooser = random.Random(seed)  # noqa: S311  # the same games every time
        while game.to_move is not None:
            key = (players, boards, game.state.phase)
            if len(found.get(key, ())) < 3 and chooser.random() < 0.2:
                found.setdefault(key, []).append(json_of(game))
            plies = legal_words(game)
            busy = [ply for ply in plies if ply.split()[0] in BUSY]
            game.play(chooser.choice(busy if busy and chooser.random() < 0.6 else plies))
        found[players, boards, game.state.phase] = [json_of(game)]
    return [snapshot for snapshots in found.values() for snapshot in snapshots]


POSITIONS = some_positions()
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
WORDS = (*words.RESOURCES, *words.DICE, *words.VERBS, *words.IVAN_CARDS, *words.ORNAMENTS, *words.SECTION_KINDS)
FITTING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-1, 21),
    st.sampled_from((*WORDS, *PHASES, *FACES, *CHOICES, "A1", "B2", "white1", "basic", "advanced")),
    st.sampled_from(words.DICE).map(lambda die: {"die": die}),
    st.builds(
        lambda space, back: {"space": space, "back_to": back}, st.integers(1, 8), st.sampled_from((None, *PHASES))
    ),
)


def places(value: object, path: tuple[int | str, ...] = ()) -> Iterator[tuple[int | str, ...]]:
    """List the paths of all values of a tree."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, entry in entries:
        yield (*path, step)
        yield from places(entry, (*path, step))


def answer(snapshot: Any) -> rc.Game | None:
    """Return the game, or None when the snapshot was refused the way it should be."""
    refusal = None
    try:
        game = from_snapshot(snapshot, seed=1, dice="ask")
    except SnapshotError as error:
        refusal = error
    if refusal is not None:
        assert len(str(refusal).split("\n")) == len(refusal.problems) > 0
        str(refusal).encode("utf-8")
        return None
    notes = Notes()
    differences(snapshot, json_of(game), notes)
    assert not notes.found
    return game


def play_on(game: rc.Game, plies: int) -> None:
    """Play so many random plies; every position on the way must come back too."""
    chooser = random.Random(game.state.turn_number)  # noqa: S311  # the same plies every time
    for ply in range(plies):
        choices = legal_words(game)
        if not choices:
            break
        game.play(chooser.choice(choices))
        if ply % 10 == 0:
            assert from_snapshot(json_of(game)).state == game.state
    assert (game.to_move is None) == (not legal_words(game))


@given(st.text(max_size=40) | ANYTHING)
@settings(max_examples=150, deadline=None)
def test_anything_at_all_is_answered(value: object) -> None:
    assert answer(value) is None


@given(st.dictionaries(st.sampled_from(list(POSITIONS[0])), ANYTHING))
@settings(max_examples=60, deadline=None)
def test_any_object_with_the_right_names_is_answered(value: object) -> None:
    assert answer(value) is None
    assert answer(json.dumps(value)) is None


@given(snapshot=st.sampled_from(POSITIONS), data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_text_damaged_in_one_place_is_answered(snapshot: Snapshot, data: st.DataObject) -> None:
    text = json.dumps(snapshot)
    at, cut = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 30))
    text = text[:at] + data.draw(st.text('[]{}:,."x1 -', max_size=4)) + text[at + cut :]
    game = None
    with suppress(SnapshotError):
        game = from_snapshot(text)
    if game is not None:
        assert answer(json.loads(text)) is not None


@pytest.mark.slow
@given(snapshot=st.sampled_from(POSITIONS), chooser=st.randoms(use_true_random=False), data=st.data())
@settings(max_examples=300, deadline=None)
def test_a_position_changed_in_any_way_is_refused_or_can_be_played_on(
    snapshot: Snapshot, chooser: random.Random, data: st.DataObject
) -> None:
    snapshot = copy.deepcopy(snapshot)
    everywhere = list(places(snapshot))
    turn = [path for path in everywhere if path[0] == "turn"]
    for _ in range(data.draw(st.integers(1, 3))):
        path = chooser.choice(chooser.choice((everywhere, turn)))
        value = data.draw(st.one_of(FITTING, FITTING, ANYTHING))
        change(snapshot, path, value, remove=chooser.random() < 0.15, near=chooser.choice((0, 0, 1, -1)))
    game = answer(snapshot)
    if game is not None:
        play_on(game, 50)


def change(snapshot: Snapshot, path: tuple[int | str, ...], value: object, *, remove: bool, near: int) -> None:
    *steps, last = path
    holder: Any = snapshot
    try:
        for step in steps:
            holder = holder[step]
        old = holder[last]
        if remove:
            del holder[last]
        elif near and isinstance(old, int):
            holder[last] = not old if isinstance(old, bool) else old + near
        else:
            holder[last] = value
    except (KeyError, IndexError, TypeError):
        pass  # an earlier change took it away


@given(snapshot=st.sampled_from(POSITIONS), data=st.data())
@settings(max_examples=60, deadline=None)
def test_materials_moved_about_rubles_and_scores_leave_a_position_that_can_be_played_on_or_say_why(
    snapshot: Snapshot, data: st.DataObject
) -> None:
    snapshot = copy.deepcopy(snapshot)
    for seat in snapshot["seats"]:
        seat["rubles"], seat["score"] = data.draw(st.integers(0, 40)), data.draw(st.integers(0, 200))
        for name in ("lap", "space", "prestige"):
            del seat[name]
        material = data.draw(st.sampled_from(words.MATERIALS))
        number = data.draw(st.integers(0, snapshot["supply"][material]))
        seat["inventory"][material] += number
        snapshot["supply"][material] -= number
    snapshot.pop("outcome")
    game = answer(snapshot)
    if game is not None:
        play_on(game, 50)
