"""Rate limits per address: how much at once, and how much per second in the long run."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..settings import Settings

DAY = 24 * 3600
KEPT = 10_000  # addresses; those heard of longest ago begin again
TOLD_SHARE = 0.05  # of the burst: when this much is spent here, the other processes are told
MOST_TOLD = 1_000  # addresses at a time


@dataclass(slots=True)
class _Account:
    left: float
    at: float  # when this much was left
    untold: float = 0.0  # spent here, and not yet known to the other processes


class Rate:
    """What is left to each address; more than that may be spent, and is waited for."""

    def __init__(self, per_second: float, at_once: float, name: str = "") -> None:
        self.name = name
        self._per_second = per_second
        self._at_once = float(at_once)
        self._accounts: OrderedDict[str, _Account] = OrderedDict()
        self._to_tell: set[str] = set()  # addresses

    def wait(self, address: str, now: float, wanted: float = 1) -> float:
        """Return in how many seconds this much will be left, 0 if it already is."""
        return max(0.0, (min(wanted, self._at_once) - self._now(address, now)) / self._per_second)

    def spend(self, address: str, amount: float, now: float) -> None:
        """Spend something; debts end somewhere, so that nobody waits forever."""
        left = max(-self._at_once, self._now(address, now) - amount)
        account = self._accounts.get(address)
        if account is None:
            account = self._accounts[address] = _Account(left, now)
            if len(self._accounts) > KEPT:
                forgotten, _ = self._accounts.popitem(last=False)
                self._to_tell.discard(forgotten)
        account.left, account.at = left, now
        account.untold += amount
        if account.untold >= TOLD_SHARE * self._at_once:
            self._to_tell.add(address)
        self._accounts.move_to_end(address)

    def allows(self, address: str, now: float) -> bool:
        """Spend one, if there is one left."""
        allowed = self._now(address, now) >= 1
        self.spend(address, 1 if allowed else 0, now)
        return allowed

    def _now(self, address: str, now: float) -> float:
        account = self._accounts.get(address)
        if account is None:
            return self._at_once
        return min(self._at_once, account.left + max(0.0, now - account.at) * self._per_second)

    # With other processes, in seconds: as long as it takes until something that was spent is there again

    @property
    def most_seconds(self) -> float:
        """The longest time until a used-up allowance is full again."""
        return 2.0 * self._at_once / self._per_second

    def take_untold(self) -> dict[str, float]:
        """Return what was spent here and not yet reported to the others; it now counts as reported."""
        told = {}
        for address in [self._to_tell.pop() for _ in range(min(MOST_TOLD, len(self._to_tell)))]:
            if (account := self._accounts.get(address)) is not None:
                told[address] = min(account.untold / self._per_second, self.most_seconds)
                account.untold = 0.0
        return told

    def not_told(self, told: dict[str, float]) -> None:
        """Take back a report that failed; it is sent again with what is spent next."""
        for address, seconds in told.items():
            if (account := self._accounts.get(address)) is not None:
                account.untold += seconds * self._per_second
                self._to_tell.add(address)

    def hear(self, address: str, seconds: float, now: float) -> None:
        """Take over the total that all have spent, and add what was spent here since the last report."""
        if (account := self._accounts.get(address)) is not None:
            together = self._at_once - seconds * self._per_second - account.untold
            account.left, account.at = max(-self._at_once, min(self._now(address, now), together)), now


class Rates:
    """Everything that is counted by address or by table."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Rate(settings.requests_per_second, settings.requests_at_once, "requests")
        self.work = Rate(settings.work_per_second, settings.work_at_once, "work")
        self.table_work = Rate(settings.table_work_per_second, settings.table_work_at_once, "table work")
        self.kept = Rate(settings.kept_bytes_per_day / DAY, settings.kept_bytes_per_day, "kept")

    def __iter__(self) -> Iterator[Rate]:
        return iter((self.requests, self.work, self.table_work, self.kept))


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
