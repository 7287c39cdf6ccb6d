"""Invite links: a token of 128 bits that takes one seat, once.

The store keeps a nonce with the seat; the token is made from it with the server's secret. So the
owner of a table can be shown the link again, and a copy of the database gives no seat away.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 16


def new_nonce() -> str:
    """What the store keeps for a new link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token(secret: str, table_id: str, seat: int, nonce: str) -> str:
    """The token of a link.

    >>> token("secret", "table", 1, "nonce") == token("secret", "table", 2, "nonce")
    False
    """
    made = hmac.digest(secret.encode(), f"invite/{table_id}/{seat}/{nonce}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(made[:TOKEN_BYTES]).decode().rstrip("=")


def fits(secret: str, table_id: str, seat: int, nonce: str, given: str) -> bool:
    """Whether a token belongs to a seat's nonce."""
    return hmac.compare_digest(token(secret, table_id, seat, nonce).encode(), given.encode())
