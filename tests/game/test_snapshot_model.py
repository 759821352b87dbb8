"""The snapshot's types hold all of the state, and speak the words that every part speaks."""

from __future__ import annotations

import ast
import inspect
from typing import TYPE_CHECKING, Any

import pytest

from redcathedral import words
from redcathedral.formats.shapes import fields_of
from redcathedral.formats.snapshot import model, pieces, read, write
from redcathedral.kernel import codes, setup
from redcathedral.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

# Fields of the state that a snapshot does not write, each with its reason.
NOT_WRITTEN = {
    "price_own": "printed in the edition, which a snapshot names",
    "price_rival": "printed in the edition, which a snapshot names",
    "price_white": "printed in the edition, which a snapshot names",
    "price_advanced": "printed in the edition, which a snapshot names",
    "ornament_on_space": "printed in the edition, which a snapshot names",
    "prestige_space": "printed in the edition, which a snapshot names",
    "over_reason": "follows from `ender` and `turn.seat`; `outcome` gives it in words",
}
# Fields that are written and that the reader does not take from there, each with its reason.
NOT_READ = {
    "inventory_size": "printed in the edition: `lay_out_numbers` copies it",
    "tile_content": "printed in the edition: `lay_out_numbers` copies it",
    "tile_amount": "printed in the edition: `lay_out_numbers` copies it",
    "market_resource": "the deal says it: `lay_out_market` lays it out",
    "market_amount": "the deal says it: `lay_out_market` lays it out",
    "die_space": "read into the deal: `lay_out_market` lays it out",
    "die_value": "read into the deal: `lay_out_market` lays it out",
    "influence_verb": "the deal says it: `lay_out_market` lays it out",
    "influence_cost": "the deal says it: `lay_out_market` lays it out",
    "influence_gain": "the deal says it: `lay_out_market` lays it out",
    "influence_kinds": "the deal says it: `lay_out_market` lays it out",
    "influence_repeats": "the deal says it: `lay_out_market` lays it out",
}
FIELDS = State.dtype.names or ()


def of_the_state(nodes: Iterable[ast.AST]) -> set[str]:
    """Give the fields of a state among some nodes: `s.score`, `self.state.score`."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Attribute):
            of = node.value
            name = of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""
            if name in ("s", "state"):
                found.add(node.attr)
    return found


def used(module: ModuleType) -> set[str]:
    """Give every field of the state that a module mentions."""
    return of_the_state(ast.walk(ast.parse(inspect.getsource(module))))


def assigned(module: ModuleType) -> set[str]:
    """Give every field of the state that a module writes to."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Assign | ast.AugAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                found |= of_the_state(ast.walk(target))
    return found


def test_every_field_of_the_state_is_written_or_has_a_reason_not_to_be() -> None:
    assert set(FIELDS) - used(write) == set(NOT_WRITTEN)


def test_every_field_that_is_written_is_read_or_has_a_reason_not_to_be() -> None:
    assert set(FIELDS) - assigned(read) - set(NOT_WRITTEN) == set(NOT_READ)


def test_what_the_reader_leaves_to_the_setup_is_laid_out_there() -> None:
    assert set(NOT_READ) <= assigned(setup)


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (pieces.Materials, words.MATERIALS),
        (pieces.OrnamentCounts, words.ORNAMENTS),
        (pieces.SectionCounts, words.SECTION_KINDS),
        (model.Workshop, words.WORKSHOP_SPACES),
        (model.Dice, words.DICE),
        (model.Banners, (*words.BANNER_SOURCES, "cathedral")),
    ],
)
def test_an_object_with_a_field_for_each_word_has_exactly_these(kind: Any, names: Sequence[str]) -> None:
    assert tuple(fields_of(kind)) == tuple(names)


def test_phases_and_guilds_are_those_of_the_kernel_and_the_cards() -> None:
    numbers = {name: getattr(codes, name) for name in dir(codes) if name.startswith("PHASE_")}
    assert {name.removeprefix("PHASE_").lower(): number for name, number in numbers.items()} == {
        phase: number for number, phase in enumerate(model.PHASES)
    }
    assert model.PHASES[: codes.PHASE_SETTLED + 1] == model.OWN_PHASES
    assert tuple(words.GUILD_VERBS) == words.GUILDS
