"""What the long run calls a leak: growth that stays when everybody has left, and doesn't settle."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from lab.server_samples import Samples

if TYPE_CHECKING:
    from collections.abc import Callable

LUCK = random.Random(1)  # noqa: S311  # a test, no secret


def samples(held: Callable[[float], float]) -> Samples:
    """Look every ten seconds for an hour at what is held after so many hours."""
    looked = Samples()
    for number in range(360):
        looked.add(number * 10.0, {"megabytes": held(number / 360)})
    return looked


@pytest.mark.parametrize(
    "held",
    [lambda _: 120.0, lambda _: 120.0 + LUCK.uniform(0, 60), lambda hours: 120.0 + min(hours, 0.4) * 200],
    ids=["even", "people come and go", "a cache fills"],
)
def test_what_settles_is_no_leak(held: Callable[[float], float]) -> None:
    assert samples(held).leaks() == []


@pytest.mark.parametrize(
    "held",
    [lambda hours: 120.0 + 30 * hours, lambda hours: 120.0 + 30 * hours + LUCK.uniform(0, 20)],
    ids=["steady", "while people come and go"],
)
def test_what_grows_all_the_time_is_a_leak(held: Callable[[float], float]) -> None:
    assert len(samples(held).leaks()) == 1
