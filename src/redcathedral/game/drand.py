"""Rounds of drand, a public source of signed random numbers that nobody can know in advance.

A chain publishes a round every few seconds. Its signature can't be made before most of the chain's many hosts agree,
and there is only one for each round, so somebody who fixes a round before it's out can't choose what it will be.
Checking a signature needs `py_ecc` (the extra `beacon`); everything else works without it.
"""

from __future__ import annotations

import hashlib
import math
import re
import struct
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

IN_SEED: Final = "drand"  # begins the part of a seed that a round gives
MOST_ROUND: Final = 2**40
_HEX: Final = re.compile(r"[0-9a-f]*")
_BEACON_ID: Final = re.compile(r"[0-9a-z-]{0,64}")
_G1_BYTES, _G2_BYTES = 48, 96


class Scheme(NamedTuple):
    """How a chain signs."""

    signs_on_g1: bool
    tag: bytes  # that separates its messages from those of others
    chained: bool = False  # whether a round's message holds the signature before it


SCHEMES: Final = {
    "pedersen-bls-chained": Scheme(False, b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_", chained=True),
    "pedersen-bls-unchained": Scheme(False, b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_"),
    "bls-unchained-on-g1": Scheme(True, b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_"),
    "bls-unchained-g1-rfc9380": Scheme(True, b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"),
}
# The chains of the League of Entropy: to trust another one, people need a reason.
KNOWN: Final = {
    "8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce": "default",
    "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971": "quicknet",
}


class Round(NamedTuple):
    """A round as a chain has published it."""

    number: int
    signature: str
    previous: str = ""  # the signature before it, where rounds are chained

    @property
    def randomness(self) -> str:
        """The random number of the round."""
        return hashlib.sha256(bytes.fromhex(self.signature)).hexdigest()

    @property
    def in_seed(self) -> str:
        """The part of a seed that the round gives."""
        return f"{IN_SEED}:{self.number}:{self.randomness}"


@dataclass(frozen=True, slots=True)
class Chain:
    """What is needed to check the rounds of a chain; the hash covers all of it except the scheme."""

    public_key: str
    period: int  # seconds
    genesis_time: int  # seconds since 1970, when round 1 came out
    group_hash: str
    scheme: str
    beacon_id: str = "default"

    @property
    def hash(self) -> str:
        """The chain's name."""
        own = b"" if self.beacon_id in ("", "default") else self.beacon_id.encode()
        numbers = struct.pack(">Iq", self.period, self.genesis_time)
        keys = bytes.fromhex(self.public_key) + bytes.fromhex(self.group_hash)
        return hashlib.sha256(numbers + keys + own).hexdigest()

    def time_of(self, number: int) -> int:
        """Say when a round comes out, in seconds since 1970."""
        return self.genesis_time + (number - 1) * self.period

    def first_after(self, time: float) -> int:
        """Give the first round that comes out at a time or after it."""
        return max(1, math.ceil((time - self.genesis_time) / self.period) + 1)

    def written(self) -> str:
        """Write a chain in a line."""
        parts = (self.scheme, self.period, self.genesis_time, self.group_hash, self.beacon_id, self.public_key)
        return " ".join(map(str, parts))


def read_chain(line: str, name: str | None = None) -> Chain:
    """Read a chain from its line and compare its hash with its name; a ValueError says what is wrong."""
    parts = line.split(" ")
    if len(parts) != 6:
        raise ValueError("a chain has six parts")
    scheme, period, genesis_time, group_hash, beacon_id, public_key = parts
    info: dict[str, Any] = {
        "period": int(period),
        "genesis_time": int(genesis_time),
        "groupHash": group_hash,
        "schemeID": scheme,
        "public_key": public_key,
        "metadata": {"beaconID": beacon_id},
    }
    return chain_from(info if name is None else {**info, "hash": name})


def chain_from(info: Mapping[str, Any]) -> Chain:
    """Read a chain as drand's `/info` gives it; a ValueError says what is wrong."""
    scheme = SCHEMES.get(str(info.get("schemeID", "pedersen-bls-chained")))
    if scheme is None:
        raise ValueError(f"the scheme must be one of {', '.join(SCHEMES)}")
    chain = Chain(
        _hex(info, "public_key", _G2_BYTES if scheme.signs_on_g1 else _G1_BYTES),
        _number(info, "period", 2**31),
        _number(info, "genesis_time", MOST_ROUND),
        _hex(info, "groupHash", 32),
        str(info.get("schemeID", "pedersen-bls-chained")),
        str(dict(info.get("metadata") or {}).get("beaconID", "default")),
    )
    if not _BEACON_ID.fullmatch(chain.beacon_id):
        raise ValueError("beaconID must be a few small letters")
    if info.get("hash", chain.hash) != chain.hash:
        raise ValueError(f"the hash must be {chain.hash}")
    return chain


def round_from(chain: Chain, published: Mapping[str, Any]) -> Round:
    """Read a round as drand's `/public` gives it; a ValueError says what is wrong."""
    scheme = SCHEMES[chain.scheme]
    number = _number(published, "round", MOST_ROUND)
    previous = ""
    if scheme.chained:  # the first round follows on the hash of the group
        previous = _hex(published, "previous_signature", 32 if number == 1 else _G2_BYTES)
    found = Round(number, _hex(published, "signature", _G1_BYTES if scheme.signs_on_g1 else _G2_BYTES), previous)
    if published.get("randomness", found.randomness) != found.randomness:
        raise ValueError(f"the randomness of round {number} must be {found.randomness}")
    return found


def _number(found: Mapping[str, Any], name: str, most: int) -> int:
    value = found.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 < value < most:
        raise ValueError(f"{name} must be a number above 0")
    return value


def _hex(found: Mapping[str, Any], name: str, size: int) -> str:
    value = found.get(name)
    if not isinstance(value, str) or len(value) != 2 * size or not _HEX.fullmatch(value):
        raise ValueError(f"{name} must be {size} bytes in hexadecimal")
    return value


def is_signed(chain: Chain, published: Round) -> bool:
    """Whether a chain has signed a round: e(signature, generator) = e(message, key). It takes a second or two."""
    can_check()  # loads it as it must be loaded
    from py_ecc.bls.g2_primitives import subgroup_check  # noqa: PLC0415  # an extra
    from py_ecc.bls.hash_to_curve import hash_to_G1, hash_to_G2  # noqa: PLC0415
    from py_ecc.bls.point_compression import decompress_G1, decompress_G2  # noqa: PLC0415
    from py_ecc.optimized_bls12_381 import FQ12, G1, G2, final_exponentiate, neg, pairing  # noqa: PLC0415

    def on_g1(text: str) -> Any:
        return decompress_G1(int(text, 16))

    def on_g2(text: str) -> Any:
        return decompress_G2((int(text[: 2 * _G1_BYTES], 16), int(text[2 * _G1_BYTES :], 16)))

    scheme = SCHEMES[chain.scheme]
    message = hashlib.sha256(bytes.fromhex(published.previous) + published.number.to_bytes(8, "big")).digest()
    on_signatures, on_keys = (on_g1, on_g2) if scheme.signs_on_g1 else (on_g2, on_g1)
    try:
        signature, key = on_signatures(published.signature), on_keys(chain.public_key)
    except ValueError:  # no point of the curve
        return False
    if not (subgroup_check(signature) and subgroup_check(key)):
        return False
    if scheme.signs_on_g1:
        hashed = hash_to_G1(message, scheme.tag, hashlib.sha256)
        pairs = pairing(key, hashed, False) * pairing(neg(G2), signature, False)
    else:
        hashed = hash_to_G2(message, scheme.tag, hashlib.sha256)
        pairs = pairing(hashed, key, False) * pairing(signature, neg(G1), False)
    return bool(final_exponentiate(pairs) == FQ12.one())


def can_check() -> bool:
    """Whether signatures can be checked here; if so, what checks them is loaded.

    `py_ecc` raises Python's recursion limit a hundredfold, and deeply nested JSON would then crash a server.
    """
    depth = sys.getrecursionlimit()
    try:
        import py_ecc  # noqa: F401, PLC0415
    except ImportError:
        return False
    finally:
        sys.setrecursionlimit(depth)
    return True
