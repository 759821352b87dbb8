"""Chance from a key: every deal and every roll is a keyed hash of its place in the game.

The same key gives the same game, wherever and whenever it is asked, so a record with its key can be checked roll by
roll, and a server can commit to a key before the first ply. Numbers are drawn by rejection, so none is favoured.
"""

import hashlib
import hmac
import secrets

from ..kernel.setup import DEAL_DRAWS
from ..kernel.stream import next_below

WORD = 4  # bytes
ROLL_DRAWS = 16  # a roll takes one; the chance that sixteen in a row are passed over is below 10**-100


def new_seed() -> str:
    """Give a seed nobody can guess."""
    return secrets.token_hex(16)


class Chance:
    """What chance says in one game."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def from_seed(cls, seed: int | str) -> "Chance":
        """Derive a game's chance from a seed: 7 and "7" are the same."""
        return cls(str(seed).encode())

    def _draws(self, label: str, count: int) -> list[int]:
        """Give a row of draws for `next_below`: HMAC-SHA256 over the label and a counter, cut into 32-bit numbers."""
        digests = b""
        while len(digests) < count * WORD:
            message = f"{label}:{len(digests) // hashlib.sha256().digest_size}".encode()
            digests += hmac.new(self._key, message, hashlib.sha256).digest()
        return [0, *(int.from_bytes(digests[i : i + WORD], "big") for i in range(0, count * WORD, WORD))]

    def deal(self) -> list[int]:
        """Give the draws for the setup."""
        return self._draws("deal", DEAL_DRAWS)

    def result(self, index: int, results: int) -> int:
        """Choose one of so many equally likely results at the game's `index`-th chance."""
        return next_below(self._draws(f"chance:{index}", ROLL_DRAWS), results)
