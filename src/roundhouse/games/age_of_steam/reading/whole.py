"""The box and its maps as one text, which needs nothing else to be read again."""

from __future__ import annotations

from typing import Final

from roundhouse.kit.files.texts import parse_toml

MAP: Final = "# ==== map ===="  # the line before each map
MOST: Final = 64  # maps in one text


def joined(box: str, maps: list[str]) -> str:
    """A box and maps, one after the other.

    >>> parted(joined("schema = 1", ["[map]", "[map]"]))
    ['schema = 1\\n', '[map]\\n', '[map]\\n']
    """
    parts = [part if part.endswith("\n") else part + "\n" for part in (box, *maps)]
    return f"{MAP}\n".join(parts)


def parted(text: str) -> list[str]:
    """The box and the maps of such a text, or what is neither as it is."""
    return text.split(f"{MAP}\n", MOST)


def completed(text: str, beside: str) -> str:
    """A box or a map with all that it lacks, taken from a whole text."""
    if len(parted(text)) > 1:
        return text
    box, *maps = parted(beside)
    return joined(box, [text]) if is_map(parse_toml(text, "file")) else joined(text, maps)


def is_map(values: dict[str, object]) -> bool:
    """Whether a file is a map, and no box."""
    return "map" in values or "grid" in values
