"""Requests that return a key can be repeated if their answer was lost: the same id gives the same table and key.

Such an id is the client's own secret. Table, key and invitation are derived from it and from the table's secret, so
nothing has to be stored: sending the id again gives the same answer again.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
TABLE_LENGTH = 10
BYTES = 32


def table_id_of(request: str | None) -> str:
    """Return the id of the table that a request makes; a random one for a request without an id."""
    if request is None:
        return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))
    number = int.from_bytes(hashlib.sha256(f"table|{request}".encode()).digest())
    letters = ""
    for _ in range(TABLE_LENGTH):
        number, letter = divmod(number, len(TABLE_LETTERS))
        letters += TABLE_LETTERS[letter]
    return letters


def key_of(secret: str, request: str | None) -> str:
    """Give the key that a request is answered with at a table of this secret."""
    return _derived(secret, "key", request)


def invite_of(secret: str, request: str | None) -> str:
    """Give the invitation that a request is answered with."""
    return _derived(secret, "invite", request)


def _derived(secret: str, what: str, request: str | None) -> str:
    if request is None:
        return secrets.token_urlsafe(BYTES)
    digest = hmac.digest(secret.encode(), f"{what}|{request}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
