"""Chance from a key: every deal and every roll is a keyed hash of its place in the game.

The same key always gives the same game, so a record with its key can be checked roll by roll, and a server can commit
to a key before the first ply. Numbers are drawn by rejection sampling, so none is favored.
"""

import hmac
import secrets
from struct import unpack_from

from ..kernel.setup import DEAL_DRAWS
from ..kernel.stream import next_below

WORD = 4  # bytes
DIGEST = 32  # bytes of SHA-256
ROLL_DRAWS = 8  # one digest; a roll needs one, and that all eight are rejected has a probability below 10**-58


def new_seed() -> str:
    """Give a seed nobody can guess."""
    return secrets.token_hex(16)


class Chance:
    """The results of chance in one game."""

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
            message = f"{label}:{len(digests) // DIGEST}".encode()
            digests += hmac.digest(self._key, message, "sha256")
        return [0, *unpack_from(f">{count}I", digests)]

    def deal(self) -> list[int]:
        """Give the draws for the setup."""
        return self._draws("deal", DEAL_DRAWS)

    def first_seat(self, seats: int) -> int:
        """Choose which of the seats starts."""
        return next_below(self._draws("start", ROLL_DRAWS), seats)

    def result(self, index: int, results: int) -> int:
        """Choose one of a number of equally likely results at the game's `index`-th chance."""
        return next_below(self._draws(f"chance:{index}", ROLL_DRAWS), results)
