"""Dice people can verify: the server commits to a secret, every person adds entropy, the seed is both.

The secret is 64 hexadecimal digits (32 bytes), the commitment the SHA-256 of those digits as text, and the seed the
secret and every person's entropy in seat order with `|` between: `game.load.verify_chance` takes it as it is.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

SEPARATOR = "|"


def commitment_of(secret: str) -> str:
    """Give what may be published about a secret beforehand."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, entropies: Iterable[str]) -> str:
    """Give the seed of a game."""
    return SEPARATOR.join([secret, *entropies])
