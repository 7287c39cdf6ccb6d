"""Answers as they are sent: JSON, packed once for all who get the same."""

from __future__ import annotations

import msgspec
from isal import igzip

LEVEL = 3  # of packing, the best there is: a third of the time that zlib takes for as little


def pack(value: object) -> bytes:
    """A value as packed JSON; the same value always gives the same bytes.

    >>> igzip.decompress(pack({"seq": 7}))
    b'{"seq":7}'
    """
    return igzip.compress(msgspec.json.encode(value), LEVEL, mtime=0)
