"""Names under which the processes of a server speak of somebody, so that nobody else can find an address from them."""

from __future__ import annotations

import hmac


def name_of(salt: str, kind: str, who: str) -> str:
    """Give somebody's name where this kind of thing is counted; the salt is the secret of the house."""
    return hmac.digest(salt.encode(), f"{kind}|{who}".encode(), "sha256").hex()[:32]
