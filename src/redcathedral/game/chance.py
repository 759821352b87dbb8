"""Chance from a key: every deal and every roll is a keyed hash of its place in the game.

The same key gives the same game, wherever and whenever it is asked, so a record with its key can be checked roll by
roll, and a server can commit to a key before the first ply. Numbers are drawn by rejection, so none is favoured.
"""

import hashlib
import hmac
import secrets

BLOCK = 4  # bytes of a digest that make one number


def new_seed() -> str:
    """Give a seed nobody can guess."""
    return secrets.token_hex(16)


class Draws:
    """A row of numbers derived from a key and a label: HMAC-SHA256 over the label and a counter."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label
        self._counter = 0
        self._bytes = b""

    def _number(self) -> int:
        if not self._bytes:
            message = f"{self._label}:{self._counter}".encode()
            self._bytes = hmac.new(self._key, message, hashlib.sha256).digest()
            self._counter += 1
        block, self._bytes = self._bytes[:BLOCK], self._bytes[BLOCK:]
        return int.from_bytes(block, "big")

    def below(self, n: int) -> int:
        """Give a number from 0 to n - 1, all exactly as likely: past the last full multiple of n it draws again."""
        limit = 2 ** (8 * BLOCK) // n * n
        number = self._number()
        while number >= limit:
            number = self._number()
        return number % n


def below(source: Draws, n: int) -> int:
    """Draw as the kernel's setup asks for it."""
    return source.below(n)


class Chance:
    """What chance says in one game."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def from_seed(cls, seed: int | str) -> "Chance":
        """Derive a game's chance from a seed: 7 and "7" are the same."""
        return cls(str(seed).encode())

    def deal(self) -> Draws:
        """Give the numbers for the setup."""
        return Draws(self._key, "deal")

    def result(self, index: int, results: int) -> int:
        """Choose one of so many equally likely results at the game's `index`-th chance."""
        return Draws(self._key, f"chance:{index}").below(results)
