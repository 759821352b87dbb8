"""An edition made to exhaust the server costs no more than an honest one of its size."""

from __future__ import annotations

import sys
import tracemalloc
from typing import TYPE_CHECKING

import pytest

from redcathedral.edition import EditionError, load_edition, parse_edition
from redcathedral.edition.limits import FILE_BYTES, MOST_PROBLEMS
from redcathedral.edition.loader import default_text
from redcathedral.kernel.box import EDITIONS_KEPT, box_of

if TYPE_CHECKING:
    from types import FrameType

MOST_MEMORY = 8 << 20
MOST_CALLS = 200_000  # of functions: counted, because a clock would say more about the machine

DOTTED = "a" + ".a" * 30_000
HOSTILE = {
    "a key of many parts": f"{DOTTED} = 1",
    "a header of many parts": f"[{DOTTED}]",
    "a list's header of many parts": f"[[{DOTTED}]]",
    "a key of many parts in an inline table": f"a = {{ {DOTTED} = 1 }}",
    "quoted parts with quotes in them": '"\\"."' + '.\'"\'."#"' * 7_000 + " = 1",
    "spaces around the dots": "a" + " . a" * 15_000 + " = 1",
    "after a text over several lines": f'a = """ \\""" """""\n{DOTTED} = 1',
    "after a literal over several lines": f"a = ''' \\'''''\n{DOTTED} = 1",
    "after a comment with a quote": f'# "\n{DOTTED} = 1',
    "a header of 900 parts over many keys": f"[{DOTTED[:1801]}]\n" + "".join(f"k{n} = 1\n" for n in range(6_000)),
    "thousands of unknown keys": "".join(f"k{n}=1\n" for n in range(1_500)),
    "thousands of unknown keys beside a good edition": default_text() + "".join(f"\nz{n}=1" for n in range(1_000)),
    "thousands of empty cards": "[cathedral]\ncards=[" + "{}," * 3_600 + "]",
    "thousands of lists": "a=[" + "[]," * 4_000 + "]",
    "brackets without an end": "a=" + "[" * 20_000,
    "quotes without an end": '"\\' * 30_000,
}


def cost_of(text: str) -> tuple[int, int]:
    """Refuse a text; gives the memory that takes at most, and how many calls of functions."""
    calls = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")
        assert calls <= MOST_CALLS

    tracemalloc.start()
    sys.setprofile(count)
    try:
        with pytest.raises(EditionError) as caught:
            parse_edition(text)
    finally:
        sys.setprofile(None)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert len(caught.value.problems) <= MOST_PROBLEMS
    return most, calls


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_edition_costs_little(text: str) -> None:
    assert len(text) <= FILE_BYTES
    memory, _ = cost_of(text)
    assert memory < MOST_MEMORY


def test_the_packaged_edition_is_far_within_the_limits() -> None:
    assert len(default_text().encode()) * 4 < FILE_BYTES
    assert parse_edition(default_text()) == load_edition()


@pytest.mark.parametrize("quote", ["", '"', "'", '"""'])
def test_dots_in_a_comment_are_no_parts_of_a_key(quote: str) -> None:
    assert parse_edition(f"# {quote}{DOTTED[:99]}\n" + default_text()).digest == load_edition().digest


@pytest.mark.parametrize("text", [f'"{DOTTED[:99]}"', f"'{DOTTED[:99]}'", f"'''\n{DOTTED[:99]}''''", "[1.5,2.5,3.5]"])
def test_dots_in_a_value_are_no_parts_of_a_key(text: str) -> None:
    with pytest.raises(EditionError, match="only once"):  # so the parser was asked
        parse_edition(f"z = {text}\n" * 2)


def test_only_so_many_editions_are_kept_in_numbers() -> None:
    for rubles in range(EDITIONS_KEPT + 8):
        text = default_text().replace("price_white = 3\n", f"price_white = {rubles % 10}\n")
        text = text.replace("rubles = [3, 4, 4, 5]", f"rubles = [{rubles % 20}, {rubles // 20}, 4, 5]")
        box_of(parse_edition(text))
    assert box_of.cache_info().currsize <= EDITIONS_KEPT
