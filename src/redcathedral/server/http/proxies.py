"""The proxies a server believes, as `--proxy` names them: addresses and networks, or all with `*`."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network


class Proxies:
    """Tells proxies from clients; uvicorn reads the same text in the same way, for their headers."""

    def __init__(self, named: str = "") -> None:
        names = [name.strip() for name in named.split(",")]
        self._all = "*" in names
        self._names = {name for name in names if name and not _is_network(name)}
        self._networks = [ip_network(name) for name in names if _is_network(name)]

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return self._all or host in self._names
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return self._all or any(address in network for network in self._networks)


def _is_network(name: str) -> bool:
    try:
        ip_network(name)
    except ValueError:
        return False
    return True
