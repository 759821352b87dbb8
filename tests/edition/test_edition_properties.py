"""Whatever is fed to the loader, it answers with an edition or with an EditionError."""

import copy
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redcathedral.edition import Edition, EditionError, edition_from_values, load_edition, parse_edition
from redcathedral.edition.loader import default_text
from redcathedral.edition.provenance import provenance_rows
from redcathedral.edition.values import values_of

TEXT = default_text()
VALUES = tomllib.loads(TEXT)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.dates(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def places(value: object, path: tuple[int | str, ...] = ()) -> Iterator[tuple[int | str, ...]]:
    """List the paths of all values of a tree."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, entry in entries:
        yield (*path, step)
        yield from places(entry, (*path, step))


PLACES = list(places(VALUES))


def answer(call: Callable[[], Edition]) -> Edition | None:
    """Return the edition, or None when the loader refused it the way it should."""
    refusal = None
    try:
        edition = call()
    except EditionError as error:
        refusal = error
    if refusal is not None:
        assert len(str(refusal).split("\n")) == len(refusal.problems) > 0
        str(refusal).encode("utf-8")
        return None
    assert edition_from_values(values_of(edition)) == edition
    assert provenance_rows(edition)
    return edition


@given(st.text())
def test_any_text_is_answered(text: str) -> None:
    assert answer(lambda: parse_edition(text)) is None


@given(data=st.binary(max_size=200), at=st.integers(0, 2000))
@settings(max_examples=50)
def test_any_bytes_in_a_file_are_answered(tmp_path_factory: pytest.TempPathFactory, data: bytes, at: int) -> None:
    file = tmp_path_factory.getbasetemp() / "any.toml"
    whole = TEXT.encode()
    file.write_bytes(whole[:at] + data + whole[at:])
    answer(lambda: load_edition(file))


@given(at=st.integers(0, len(TEXT)), cut=st.integers(0, 30), put=st.text('[]{}=,."\n#x1 ', max_size=4))
@settings(max_examples=60, deadline=None)
def test_a_file_damaged_in_one_place_is_answered(at: int, cut: int, put: str) -> None:
    answer(lambda: parse_edition(TEXT[:at] + put + TEXT[at + cut :]))


@given(changes=st.lists(st.tuples(st.sampled_from(PLACES), ANYTHING, st.booleans()), min_size=1, max_size=3))
@settings(max_examples=150, deadline=None)
def test_values_changed_in_any_way_are_answered(changes: list[tuple[tuple[int | str, ...], Any, bool]]) -> None:
    values = copy.deepcopy(VALUES)
    for path, value, remove in changes:
        *steps, last = path
        holder: Any = values
        try:
            for step in steps:
                holder = holder[step]
            holder[last]
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took it away
        if type(holder) not in (dict, list):
            continue
        if remove:
            del holder[last]
        else:
            holder[last] = value
    answer(lambda: edition_from_values(values))


@given(
    start=st.integers(0, 80),
    supply=st.integers(1, 100),
    rubles=st.lists(st.integers(0, 20), min_size=4, max_size=4),
    heights=st.lists(st.integers(2, 4), min_size=1, max_size=3),
    name=st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=60),
)
@settings(max_examples=40, deadline=None)
def test_values_inside_the_limits_are_accepted_and_kept(
    start: int, supply: int, rubles: list[int], heights: list[int], name: str
) -> None:
    values = copy.deepcopy(VALUES)
    values["name"] = name
    values["track"]["start"] = start
    values["materials"]["gold"] = supply
    values["players"]["rubles"] = rubles
    values["plans"]["two"] = [heights]
    values.pop("provenance")
    edition = answer(lambda: edition_from_values(values))
    assert edition is not None
    assert (edition.name, edition.start, edition.materials[3]) == (name, start, supply)
    assert edition.rubles == tuple(rubles)
    assert edition.plans[2] == (tuple(heights),)
