"""A chain of drand's kind whose key the tests know: its rounds are signed when a test wants them."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from redcathedral.game.drand import SCHEMES, Chain, can_check, chain_from
from waiting import time_of_day

if can_check():  # first, as it loads py_ecc without what that does to all of Python
    from py_ecc.bls.hash_to_curve import hash_to_G1
    from py_ecc.bls.point_compression import compress_G1, compress_G2
    from py_ecc.optimized_bls12_381 import G2, multiply

if TYPE_CHECKING:
    from pathlib import Path

KEY = 0x1234567890ABCDEF1234567890ABCDEF
SCHEME = "bls-unchained-g1-rfc9380"


class TestBeacon:
    """A host's file of rounds."""

    __test__ = False

    def __init__(self, file: Path) -> None:
        self.file = file
        first, second = compress_G2(multiply(G2, KEY))
        self.info: dict[str, Any] = {
            "public_key": f"{first:096x}{second:096x}",
            "period": 1,
            "genesis_time": int(time_of_day()) - 1000,
            "groupHash": "07" * 32,
            "schemeID": SCHEME,
            "metadata": {"beaconID": "tests"},
        }
        self.chain: Chain = chain_from(self.info)
        self._write(self.info)
        self.publish(self.chain.first_after(time_of_day()))  # so that the next is counted on

    def signed(self, number: int) -> str:
        message = hashlib.sha256(number.to_bytes(8, "big")).digest()
        return f"{compress_G1(multiply(hash_to_G1(message, SCHEMES[SCHEME].tag, hashlib.sha256), KEY)):096x}"

    def publish(self, number: int, signature: str | None = None) -> None:
        """Add a round to the file."""
        self._write({"round": number, "signature": signature or self.signed(number)})

    def _write(self, line: dict[str, Any]) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
