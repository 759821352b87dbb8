"""How much of something an address may have: so much at once, and so much a second in the long run."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

KEPT = 10_000  # addresses; those heard of longest ago begin again


class Rate:
    """What is left to each address; more than that may be spent, and is waited for."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second = per_second
        self._at_once = float(at_once)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how much, and when

    def wait(self, address: str, now: float, wanted: float = 1) -> float:
        """Say in how many seconds so much is left, 0 if it is."""
        return max(0.0, (min(wanted, self._at_once) - self._now(address, now)) / self._per_second)

    def spend(self, address: str, amount: float, now: float) -> None:
        """Spend something; debts end somewhere, so that nobody waits forever."""
        left = max(-self._at_once, self._now(address, now) - amount)
        self._left[address] = (left, now)
        self._left.move_to_end(address)
        if len(self._left) > KEPT:
            self._left.popitem(last=False)

    def allows(self, address: str, now: float) -> bool:
        """Spend one, if there is one left."""
        allowed = self._now(address, now) >= 1
        self.spend(address, 1 if allowed else 0, now)
        return allowed

    def _now(self, address: str, now: float) -> float:
        left, then = self._left.get(address, (self._at_once, now))
        return min(self._at_once, left + max(0.0, now - then) * self._per_second)


@lru_cache(maxsize=KEPT)
def network_of(host: str) -> str:
    """Give what counts as one address: with IPv6 everybody has a /64 of them."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))
