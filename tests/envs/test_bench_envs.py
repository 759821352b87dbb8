"""The bench of the environments: what it says of a peer that is ahead, and of what grows."""

import pytest

from lab.bench_envs import peers_ahead, table_of
from lab.growth import Growth
from lab.pages import with_figures
from lab.peers import Speed

OURS = Speed("Red Cathedral, PettingZoo", shows=True, moves=60_000)
QUICK = Speed("backgammon", shows=True, moves=90_000)


def test_a_peer_that_is_ahead_is_named() -> None:
    assert peers_ahead([OURS, QUICK]) == ["backgammon is ahead of Red Cathedral, PettingZoo: 1.50 times"]


def test_nobody_is_ahead_who_shows_less_or_is_slower_or_missing() -> None:
    blind = Speed("catanatron", shows=False, moves=90_000)
    slow = Speed("chess", shows=True, moves=900)
    missing = Speed("go", shows=True, missing="not installed")
    assert peers_ahead([OURS, blind, slow, missing]) == []


def test_the_table_has_a_ratio_to_every_peer_that_shows_as_much() -> None:
    assert "| Red Cathedral, PettingZoo | yes | 60,000 | 0.67 |" in table_of([OURS, QUICK])


def test_a_law_is_found_and_where_it_bends() -> None:
    line = Growth("n", "s", "line", (1, 2, 4, 8), (5, 7, 11, 19))
    assert line.law() == pytest.approx((3, 2))
    assert line.bend() is None
    assert Growth("n", "s", "line", (1, 2, 4, 8), (5, 7, 11, 40)).bend() == 8
    assert Growth("n", "s", "shared", (1, 2, 4), (5, 4, 3.5)).law() == pytest.approx((3, 2))


def test_figures_replace_those_between_their_marks_only() -> None:
    page = "a\n<!-- x -->\nold\n<!-- end -->\nb <!-- y --><!-- end -->"
    assert with_figures(page, "x", "new") == "a\n<!-- x -->\nnew\n<!-- end -->\nb <!-- y --><!-- end -->"
    with pytest.raises(ValueError, match="0 times"):
        with_figures(page, "z", "new")
