"""Invite links: a token of 128 bits that takes one seat, once.

The store keeps a random mark with the seat; the token is made from the mark with the server's key. So the
owner of a table can be shown the link again, and a copy of the database gives no seat away.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 16


def new_mark() -> str:
    """What the store keeps for a new link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token(key: str, table: str, seat: int, mark: str) -> str:
    """The token of a link.

    >>> token("key", "table", 1, "mark") == token("key", "table", 2, "mark")
    False
    """
    made = hmac.digest(key.encode(), f"invite/{table}/{seat}/{mark}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(made[:TOKEN_BYTES]).decode().rstrip("=")


def fits(key: str, table: str, seat: int, mark: str, given: str) -> bool:
    """Whether a token belongs to a seat's mark."""
    return hmac.compare_digest(token(key, table, seat, mark).encode(), given.encode())
