"""Loading the box and its maps: those that come with the game, or an owner's own.

>>> from roundhouse.games.age_of_steam.loading import load
>>> components = load()
>>> [map.title for map in components.maps][:2], sum(tile.count for tile in components.tiles)
(['Rust Belt', 'St. Lucia'], 136)
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

from roundhouse.games.age_of_steam.components import Components
from roundhouse.games.age_of_steam.reading.box import Box, read_box
from roundhouse.games.age_of_steam.reading.grid import size_of
from roundhouse.games.age_of_steam.reading.maps import read_map
from roundhouse.games.age_of_steam.reading.summary import summary
from roundhouse.games.files.problems import Source
from roundhouse.games.files.tables import Table
from roundhouse.games.files.texts import ComponentsError, check_size, digest, parse_toml, read_text

__all__ = ["MAPS", "SHIPPED", "ComponentsError", "describe_map", "load", "map_file", "parse", "shipped"]

SHIPPED: Final = Path(__file__).with_name("components.toml")
MAPS: Final = ["rust_belt", "st_lucia", "barbados", "southern_us", "germany", "western_us", "korea"]
USUAL: Final = "a map or a components file has about 5 kB"
SCHEMA: Final = 1
BASES: Final = ("rule", "infer", "source", "recon")  # from what the rulebook says to what is invented
NOT_RULES: Final = ("basis", "why", "rivers", "turned", "unsure", "title")  # no other game without them


class Text:
    """A file that has been read, but not yet understood."""

    def __init__(self, text: str, where: str) -> None:
        check_size(text, where, USUAL)
        self.values = parse_toml(text, where)
        self.source = Source(text, where, BASES)
        self.is_map = "map" in self.values or "grid" in self.values


def load(path: Path | None = None) -> Components:
    """What comes with the game; or the box with one own map; or an own box with the maps of the game."""
    return shipped() if path is None else parse(read_text(path, USUAL), str(path))


@functools.cache
def shipped() -> Components:
    """The box and the maps that come with the game, read once."""
    return build(shipped_text(SHIPPED), [shipped_text(map_file(name)) for name in MAPS])


def map_file(name: str) -> Path:
    """The file of a map that comes with the game."""
    return SHIPPED.parent / "maps" / f"{name}.toml"


def shipped_text(path: Path) -> Text:
    return Text(read_text(path, USUAL), path.name)


def parse(text: str, where: str) -> Components:
    """A map or a box in a TOML text; `where` names it in messages."""
    own = Text(text, where)
    if own.is_map:
        return build(shipped_text(SHIPPED), [own])
    return build(own, [shipped_text(map_file(name)) for name in MAPS])


def build(box_text: Text, maps: list[Text]) -> Components:
    """Everything together; raises ComponentsError with all that is wrong."""
    box = complete_box(box_text)
    c = box.components
    sizes = [size_of(map.values) for map in maps]
    c.grid_width = max(size[0] for size in sizes)
    c.grid_height = max(size[1] for size in sizes)
    for text in maps:
        map = read_map(text.values, text.source, box, (c.grid_width, c.grid_height))
        if text.source.problems:
            raise ComponentsError(text.source.report())
        c.maps.append(map)
        c.reconstructed += [(f"{map.title}: {what}", basis, why) for what, basis, why in map.unsure]
    c.digest = digest([box_text.values, *[text.values for text in maps]], NOT_RULES)
    return c


def describe_map(path: Path) -> list[str]:
    """An own map in a few lines; raises ComponentsError if the file is no correct map."""
    own = Text(read_text(path, USUAL), str(path))
    if not own.is_map:
        raise ComponentsError(f"{path}: file: is no map: the blocks [map] and [grid] are missing.")
    return summary(build(shipped_text(SHIPPED), [own]).maps[0])


def complete_box(text: Text) -> Box:
    """The box, if nothing is wrong with it."""
    root = Table(text.source, text.values, "", "file")
    root.integer("schema", SCHEMA, SCHEMA)
    box = read_box(root)
    root.finish()
    if text.source.problems:
        raise ComponentsError(text.source.report())
    box.components.reconstructed = text.source.reconstructed[:]
    return box
