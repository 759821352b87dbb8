"""A ply is a value: one to one with its text and with the kernel's id, its arguments named."""

from __future__ import annotations

from collections import Counter

import pytest

import redcathedral as rc
from redcathedral import words
from redcathedral.edition import influence as edition_verbs
from redcathedral.errors import NotationError
from redcathedral.kernel import actions, refusals
from redcathedral.plies import (
    Ply,
    build,
    chance,
    claim,
    every_ply,
    influence,
    ivan,
    market,
    ply_of,
    turn,
    verbs,
    workshop,
)
from redcathedral.plies.claim import Place
from redcathedral.plies.market import Gather, Market

CHAPTERS = (claim, workshop, build, market, influence, turn, ivan, chance)


def test_every_ply_is_one_to_one_with_its_text_and_its_id() -> None:
    plies = every_ply()
    assert [ply.id for ply in plies] == list(range(actions.ACTIONS))
    assert len({ply.text for ply in plies}) == len(set(plies)) == actions.ACTIONS
    assert all(ply_of(ply.text) is ply_of(ply.id) is ply for ply in plies)


def test_every_verb_begins_at_its_block_of_the_kernel() -> None:
    blocks = {name.lower(): value for name, value in vars(actions).items() if name.isupper() and isinstance(value, int)}
    blocks["roll"] = blocks["roll_one"]
    assert {verb: kind.block for verb, kind in verbs().items()} == {verb: blocks[verb] for verb in verbs()}


@pytest.mark.parametrize(
    ("text", "ply", "args"),
    [
        ("market red +2", Market(die="red", extra=2), {"die": "red", "extra": 2}),
        ("gather", Gather(number=None), {"number": None}),
        ("place blue up", Place(space="blue", face="up"), {"space": "blue", "face": "up"}),
        ("swap 7 2", influence.Swap(spaces=(2, 7)), {"spaces": [2, 7]}),
        ("roll white 6 red 3", chance.Roll(dice=(("red", 3), ("white", 6))), {"dice": {"red": 3, "white": 6}}),
    ],
)
def test_a_ply_has_a_verb_and_named_arguments(text: str, ply: Ply, args: dict[str, object]) -> None:
    assert ply_of(text) == ply
    assert (ply.verb, ply.args) == (text.partition(" ")[0], args)


def test_a_ply_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Market("red", 2).die = "blue"  # type: ignore[misc]


def test_a_ply_that_does_not_exist_is_refused_as_such() -> None:
    game = rc.new_game(2, seed=1)
    with pytest.raises(NotationError, match="market pink"):
        game.play(Market("pink", 0))


def test_every_influence_verb_has_its_ply_its_rules_and_its_shape_in_an_edition() -> None:
    assert [verb for verb, kind in verbs().items() if issubclass(kind, influence.OnCard)] == list(words.VERBS)
    assert list(edition_verbs.VERBS) == list(words.VERBS)


def test_every_refusal_is_explained_in_one_chapter() -> None:
    said = Counter(code for chapter in CHAPTERS for code in chapter.REFUSALS)
    codes = {value for name, value in vars(refusals).items() if name.isupper() and value != refusals.ALLOWED}
    assert set(said) == codes
    assert set(said.values()) == {1}
