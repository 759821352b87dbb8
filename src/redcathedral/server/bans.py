"""Blocked addresses."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING

from ..errors import SetupError
from ..text import Phrase, say
from .table.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable
    from ipaddress import IPv4Network, IPv6Network


def network_named(text: str) -> str:
    """Read an address or a network, `192.0.2.7` or `2001:db8::/48`; a single IPv6 address means its /64."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        raise SetupError(say("admin-no-address", given=text)) from None
    if network.version == 6 and network.prefixlen > 64:
        network = ip_network((network.network_address, 64), strict=False)
    return str(network)


class Bans:
    """The blocked addresses, in memory for every request."""

    def __init__(self) -> None:
        self._networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def replace(self, networks: Iterable[str]) -> None:
        """Keep these out and no others."""
        self._networks = tuple(map(ip_network, networks))

    def check(self, address: str) -> None:
        """Refuse a blocked address."""
        if not self._networks:
            return
        try:
            found = ip_address(address)
        except ValueError:
            return
        if any(found in network for network in self._networks):
            raise Refusal(403, "banned", Phrase("error-banned"))
