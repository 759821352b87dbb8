"""A small random generator for simulations and searches, the same interpreted, compiled and on a GPU.

L'Ecuyer's combined Tausworthe generator (taus88): three 32-bit numbers, only shifts and exclusive ors, so it never
overflows a signed 64-bit integer and needs no unsigned types. A stream belongs to the caller; games never hold one.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .struct import Grid

STREAM_SIZE = 3
_MASK = 0xFFFFFFFF
TWO_TO_32 = 1 << 32
_SMALLEST = 128  # the generator needs numbers with some high bits


def new_stream(seed: int, index: int = 0) -> NDArray[Any]:
    """Make the `index`-th stream of a seed: independent for every pair, whoever runs it."""
    stream = np.random.SeedSequence(entropy=seed, spawn_key=(index,)).generate_state(STREAM_SIZE).astype(np.int64)
    stream[stream < _SMALLEST] += _SMALLEST
    return stream


def next_bits(stream: Grid) -> int:
    """Give the next 32 random bits."""
    a = stream[0]
    b = stream[1]
    c = stream[2]
    a = ((a & 0xFFFFFFFE) << 12 & _MASK) ^ ((((a << 13) & _MASK) ^ a) >> 19)
    b = ((b & 0xFFFFFFF8) << 4 & _MASK) ^ ((((b << 2) & _MASK) ^ b) >> 25)
    c = ((c & 0xFFFFFFF0) << 17 & _MASK) ^ ((((c << 3) & _MASK) ^ c) >> 11)
    stream[0] = a
    stream[1] = b
    stream[2] = c
    return a ^ b ^ c


def below(stream: Grid, n: int) -> int:
    """Give a number from 0 to n - 1 (n below 2**16), equally likely but for one part in 2**16: enough for a search."""
    return (next_bits(stream) * n) >> 32


def fill_draws(stream: Grid, draws: Grid, count: int) -> None:
    """Make a row of `count` random draws from a stream: none used yet."""
    draws[0] = 0
    for i in range(1, count + 1):
        draws[i] = next_bits(stream)


def next_below(draws: Grid, n: int) -> int:
    """Give a number from 0 to n - 1 from a row of random draws, all exactly as likely.

    `draws[0]` counts those used. A draw past the last full multiple of n is skipped, so no number is favored.
    """
    limit = TWO_TO_32 // n * n
    draws[0] += 1
    while draws[draws[0]] >= limit:
        draws[0] += 1
    return draws[draws[0]] % n
