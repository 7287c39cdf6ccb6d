"""The index of the maps that come with the game: what must be known of them before any is opened.

It is made from their files by `scripts/released.py`, and holds for these very texts. As soon as one of them
has changed it is passed over, and all maps are read.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final, TypedDict

from roundhouse.games.age_of_steam.rules.components import Components

INDEX: Final = Path(__file__).parent.parent / "maps" / "index.json"


class MapEntry(TypedDict):
    """One map."""

    name: str
    title: str
    players: tuple[int, int]
    variants: list[str]


class Index(TypedDict):
    """What stands in the file."""

    text: str  # the fingerprint of box and maps as one text
    digest: str  # of the components
    grid: tuple[int, int]
    maps: list[MapEntry]
    unsure: list[tuple[str, str, str]]


def read_index(text: str) -> Index | None:
    """The index, if it was made from this text."""
    try:
        found: Index = json.loads(INDEX.read_bytes())
        return found if found["text"] == fingerprint(text) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def written_index(c: Components) -> str:
    """The index of components that were read in full, as a text with a line for each map."""
    index: Index = {
        "text": fingerprint(c.text),
        "digest": c.digest,
        "grid": (c.grid_width, c.grid_height),
        "maps": [
            {
                "name": head.name,
                "title": head.title,
                "players": (head.least, head.most),
                "variants": head.variants,
            }
            for head in c.maps.heads
        ],
        "unsure": c.reconstructed,
    }
    return "{\n" + ",\n".join(f'"{key}": {in_lines(value)}' for key, value in index.items()) + "\n}\n"


def in_lines(value: object) -> str:
    """A value as JSON, what is in a list of lists or tables on lines of its own."""
    if not isinstance(value, list):
        return json.dumps(value)
    return "[\n" + ",\n".join("  " + json.dumps(one, ensure_ascii=False) for one in value) + "\n]"


def fingerprint(text: str) -> str:
    """What tells one text from another."""
    return hashlib.sha256(text.encode()).hexdigest()
