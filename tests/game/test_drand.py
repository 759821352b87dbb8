"""Rounds of drand: real ones are signed by their chains, and nothing else is."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from redcathedral.game.drand import KNOWN, Chain, Round, chain_from, is_signed, read_chain, round_from

QUICKNET = {  # as https://api.drand.sh gives it
    "public_key": "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d"
    "1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8"
    "991ef5ece45a",
    "period": 3,
    "genesis_time": 1692803367,
    "hash": "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    "groupHash": "f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e",
    "schemeID": "bls-unchained-g1-rfc9380",
    "metadata": {"beaconID": "quicknet"},
}
QUICKNET_ROUND = {
    "round": 1000,
    "randomness": "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
    "signature": "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
}
DEFAULT = {
    "public_key": "868f005eb8e6e4ca0a47c8a77ceaa5309a47978a7c71bc5cce96366b5d7a569937c529eeda66c7293784a9402801af31",
    "period": 30,
    "genesis_time": 1595431050,
    "hash": "8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce",
    "groupHash": "176f93498eac9ca337150b46d21dd58673ea4e3581185f869672e59fa4cb390a",
    "schemeID": "pedersen-bls-chained",
    "metadata": {"beaconID": "default"},
}
DEFAULT_ROUND = {
    "round": 3311596,
    "randomness": "647c07b2abbf7ff2afb4d670214f565e5cd9f9c91bfdcecb59a21f3c78d73920",
    "signature": "a696b9409ababce45749c3a4ec369074453dd4a79967734e1390d969c8ad8d98897d217b9121e92c8ddebbddda"
    "8d92f900e3bd6bf9deb166863b1a19390d743f82774001487594c5c09e581db7365f02b70a2c8cc41ce32446ef"
    "08e4890c4754",
    "previous_signature": "8ed588f2a7716fb1349e2d9803da5db0005e98a83783c353d4a08f183236a9ad91d70ddb01266f4b7c576983db"
    "464b430e65680b9e0098552758afd6c1e6afcb77e3f62fe1b93d42d1cb63abbb2205512fe12fbf74ea9c5ac3b8"
    "f5c1e283a1d8",
}
UNCHAINED = {  # of drand's test network
    "public_key": "8200fc249deb0148eb918d6e213980c5d01acd7fc251900d9260136da3b54836ce125172399ddc69c4e3e11429b62c11",
    "period": 3,
    "genesis_time": 1651677099,
    "hash": "7672797f548f3f4748ac4bf3352fc6c6b6468c9ad40ad456a397545c6e2df5bf",
    "groupHash": "65083634d852ae169e21b6ce5f0410be9ed4cc679b9970236f7875cff667e13d",
    "schemeID": "pedersen-bls-unchained",
    "metadata": {"beaconID": "testnet-unchained-3s"},
}
UNCHAINED_ROUND = {
    "round": 19369534,
    "randomness": "778180564f4fb9b77580af69a559ce941eb23d8d3180c48c4d290484b516c6aa",
    "signature": "a33833d2098f5e0c4df334fb6c5b1c2de3ab293c77825f55d816254dabf7f4f3d429b6207e1cd2a808876e0605"
    "8a1f8102bb6f6927b654b391259ea99c3566a4eb55feb9665dbaf9d33af08a10b1d8d8b35d91fd3536eb4c197b"
    "e0041beb5dc2",
}


def quicknet() -> Chain:
    return chain_from(QUICKNET)


@pytest.mark.parametrize(
    ("info", "published"), [(QUICKNET, QUICKNET_ROUND), (DEFAULT, DEFAULT_ROUND), (UNCHAINED, UNCHAINED_ROUND)]
)
def test_a_real_round_is_signed_by_its_chain(info: dict[str, Any], published: dict[str, Any]) -> None:
    chain = chain_from(info)
    found = round_from(chain, published)
    assert found.randomness == published["randomness"]
    assert is_signed(chain, found)


def test_a_round_under_another_number_is_not_signed() -> None:
    assert not is_signed(quicknet(), Round(1001, QUICKNET_ROUND["signature"]))  # type: ignore[arg-type]  # it is text


def test_what_is_no_point_of_the_curve_is_not_signed() -> None:
    assert not is_signed(quicknet(), Round(1000, "ff" * 48))
    assert not is_signed(quicknet(), Round(1000, "00" * 48))


def test_chains_are_known_by_the_hash_of_what_they_are() -> None:
    assert [KNOWN[chain_from(info).hash] for info in (QUICKNET, DEFAULT)] == ["quicknet", "default"]
    with pytest.raises(ValueError, match="the hash must be"):
        chain_from({**QUICKNET, "period": 4})


def test_a_chain_is_written_in_a_line_and_read_again() -> None:
    assert read_chain(quicknet().written()) == quicknet()


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"signature": "12"}, "48 bytes"),
        ({"signature": None}, "48 bytes"),
        ({"round": 0}, "above 0"),
        ({"round": True}, "above 0"),
        ({"randomness": "00" * 32}, "the randomness of round 1000"),
    ],
)
def test_what_is_no_round_is_refused(changed: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        round_from(quicknet(), {**QUICKNET_ROUND, **changed})


def test_a_chained_round_needs_the_one_before_it() -> None:
    with pytest.raises(ValueError, match="previous_signature"):
        round_from(chain_from(DEFAULT), {**DEFAULT_ROUND, "previous_signature": None})


def test_the_first_round_after_a_time_is_never_out_before_it() -> None:
    chain = quicknet()
    for time in (1_700_000_000.0, 1_700_000_001.0, 1_700_000_000.5, 0.0):
        number = chain.first_after(time)
        assert chain.time_of(number) >= time
        assert number == 1 or chain.time_of(number - 1) < time


def test_what_checks_signatures_lets_nothing_recurse_more_deeply() -> None:
    """Else JSON nested a hundred thousand times would kill a server with a beacon."""
    program = (
        "import sys; before = sys.getrecursionlimit(); from redcathedral.game.drand import can_check;"
        "assert can_check(); assert sys.getrecursionlimit() == before"
    )
    subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603
