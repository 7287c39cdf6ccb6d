"""Loading the box and its maps: those that come with the game, or an owner's own.

>>> from roundhouse.games.age_of_steam.reading.loading import load
>>> components = load()
>>> [map.title for map in components.maps][:2], sum(tile.count for tile in components.tiles)
(['Rust Belt', 'St. Lucia'], 136)
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.games.age_of_steam.reading.box import Box, read_box
from roundhouse.games.age_of_steam.reading.grid import size_of
from roundhouse.games.age_of_steam.reading.index import Index, read_index
from roundhouse.games.age_of_steam.reading.maps import read_map
from roundhouse.games.age_of_steam.reading.summary import summary
from roundhouse.games.age_of_steam.reading.variants import VARIANTS
from roundhouse.games.age_of_steam.reading.whole import is_map, joined, parted
from roundhouse.games.age_of_steam.rules.atlas import Atlas, Head
from roundhouse.games.age_of_steam.rules.components import Components, Map
from roundhouse.kit.files.components import NOTES, ComponentsFile, Draft
from roundhouse.kit.files.texts import ComponentsError, digest, read_text

SHIPPED: Final = Path(__file__).parent.parent / "components.toml"
SHIPPED_MAPS: Final = [
    "rust_belt", "st_lucia", "barbados", "southern_us", "germany", "western_us", "korea", "reversteam",
    "four_corners", "new_hampshire", "vermont", "trisland", "poland", "madagascar", "australia",
    "scandinavia", "portugal", "central_new_england", "india", "scotland",
    "holland", "alabama", "jamaica", "new_england", "california_gold_rush", "cyprus",
    "sicily", "ireland", "sweden", "pittsburgh",
]  # fmt: skip
NOT_RULES: Final = (*NOTES, "rivers", "turned", "unsure", "title")  # no other game without them


class BoxAndMaps(ComponentsFile[Components]):
    """The box with the maps of the game.

    An owner's file is a box, one map for the box of the game, or a box with its maps. Maps of the game are
    read when they are asked for, as long as the index knows them; an owner's at once, to say what is wrong.
    """

    def read(self) -> Components:
        text = whole()
        index = read_index(text)
        return self.parse(text, self.path.name) if index is None else listed(text, index)

    def read_all(self) -> Components:
        """The components that come with the game, whatever the index says."""
        return self.parse(whole(), self.path.name)

    def parse(self, text: str, where: str) -> Components:
        first, *own_maps = parted(text)
        own = Draft(first, where)
        shipped_box, *shipped_maps = parted(whole())
        if own_maps:
            box, maps = own, [Draft(one, f"{where}, map {n}") for n, one in enumerate(own_maps, 1)]
        elif is_map(own.values):
            box, maps = Draft(shipped_box, SHIPPED.name), [own]
        else:
            names = [f"{name}.toml" for name in SHIPPED_MAPS]
            box, maps = own, [Draft(*one) for one in zip(shipped_maps, names, strict=True)]
        components = build(box, maps)
        components.text = joined(box.source.text, [one.source.text for one in maps])
        components.own = components.text != whole()
        return components


def whole() -> str:
    """The box and the maps that come with the game."""
    return joined(read_text(SHIPPED), [read_text(map_file(name)) for name in SHIPPED_MAPS])


def map_file(name: str) -> Path:
    """The file of a map that comes with the game."""
    return SHIPPED.parent / "maps" / f"{name}.toml"


def build(box_draft: Draft, drafts: list[Draft]) -> Components:
    """Everything together; raises ComponentsError with all that is wrong."""
    box = complete_box(box_draft)
    c = box.components
    sizes = [size_of(draft.values) for draft in drafts]
    c.grid_width = max(size[0] for size in sizes)
    c.grid_height = max(size[1] for size in sizes)
    maps = [complete_map(draft, box) for draft in drafts]
    c.maps = Atlas([head_of(map) for map in maps], maps.__getitem__)
    for map in c.maps:
        c.reconstructed += [(f"{map.title}: {what}", basis, why) for what, basis, why in map.unsure]
    c.digest = digest([box_draft.values, *[draft.values for draft in drafts]], NOT_RULES)
    return c


def listed(text: str, index: Index) -> Components:
    """Box and maps of the game as the index lists them; every map is read when it is asked for."""
    box_text, *maps = parted(text)
    box = complete_box(Draft(box_text, SHIPPED.name))
    c = box.components
    c.grid_width, c.grid_height = index["grid"]
    heads = [Head(one["name"], one["title"], *one["players"], one["variants"]) for one in index["maps"]]
    c.maps = Atlas(heads, lambda number: complete_map(Draft(maps[number], f"{heads[number].name}.toml"), box))
    c.reconstructed = [(what, basis, why) for what, basis, why in index["unsure"]]
    c.digest, c.text = index["digest"], text
    return c


def complete_map(draft: Draft, box: Box) -> Map:
    """A map in the grid of the game, if nothing is wrong with it."""
    c = box.components
    map = read_map(draft.values, draft.source, box, (c.grid_width, c.grid_height))
    draft.complain()
    return map


def head_of(map: Map) -> Head:
    """What must be known of a map to offer it."""
    variants = [name for name in VARIANTS if getattr(map, name) is not None]
    return Head(map.name, map.title, map.least, map.most, variants)


def complete_box(draft: Draft) -> Box:
    """The box, if nothing is wrong with it."""
    root = draft.begin()
    box = read_box(root)
    root.finish()
    draft.complain()
    box.components.reconstructed = draft.source.reconstructed[:]
    return box


def describe_map(path: Path) -> list[str]:
    """An own map in a few lines; raises ComponentsError if the file is no correct map."""
    own = Draft(read_text(path), str(path))
    if not is_map(own.values):
        raise ComponentsError(f"{path}: file: is no map: the blocks [map] and [grid] are missing.")
    return summary(build(Draft(read_text(SHIPPED), SHIPPED.name), [own]).maps[0])


FILE: Final = BoxAndMaps(SHIPPED)
load, parse, shipped = FILE.load, FILE.parse, FILE.shipped
