"""Dice people can verify: the server commits to a secret, every person adds entropy, and the seed is made of both.

Where several people play, each first seals their entropy (its SHA-256), and reveals it when everyone has sealed theirs:
so even whoever sits down last, or the server's owner, has chosen theirs before seeing anybody else's.

The secret is 64 hexadecimal digits (32 bytes), the commitment is the SHA-256 of those digits as text, and the seed is
the secret and every person's entropy in seat order, joined by `|`; `game.load.verify_chance` takes it in this form.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

from ...game.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Iterable

SEPARATOR = "|"


class Share(NamedTuple):
    """Someone's share in a seed: in the open, or sealed until everyone has sealed theirs."""

    entropy: str | None = None
    sealed: str | None = None


def sealed_of(entropy: str) -> str:
    """Give what is published of someone's entropy before it is opened."""
    return hashlib.sha256(entropy.encode()).hexdigest()


def commitment_of(secret: str) -> str:
    """Give what may be published about a secret beforehand."""
    return hashlib.sha256(secret.encode()).hexdigest()


def first_seat(secret: str, share: Share, seats: int) -> int:
    """Draw who starts from the secret and what the maker of the table sent: neither side can choose alone."""
    return Chance.from_seed(seed_of(secret, [said_in(share)])).first_seat(seats)


def said_in(share: Share) -> str:
    """Give a share as it was sent."""
    return share.entropy or share.sealed or ""


def seed_of(secret: str, entropies: Iterable[str]) -> str:
    """Give the seed of a game."""
    return SEPARATOR.join([secret, *entropies])
