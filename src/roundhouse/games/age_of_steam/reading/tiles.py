"""Track tiles: from the lines of one tile to every way in which it can lie."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.reading.hexes import side_named
from roundhouse.games.age_of_steam.rules.components import Components, Tile
from roundhouse.games.age_of_steam.rules.layouts import (
    FIRST_TOWN,
    LAYOUTS,
    LINE_BETWEEN,
    LINES,
    NO_LAYOUT,
    PAIR_WITH,
    SIDE_NAMES,
    SIDES,
    TEXTS,
    exits_of,
    sides_of,
    town_with,
)
from roundhouse.games.age_of_steam.rules.moves import MOST_KINDS
from roundhouse.kit.files.problems import show
from roundhouse.kit.files.tables import Table, by_id

MOST_TILES: Final = 200


def read_tiles(block: Table, c: Components) -> None:
    """[tiles]: the kinds, and for each layout the kinds that serve."""
    c.town_discs = block.integer("town_discs", 0, 100)
    taken: dict[int, str] = {}
    for entry in block.entries("list", (1, MOST_KINDS), by_id("tile")):
        name = entry.ident("[a-z][a-z0-9_]{0,23}", "a short name of small letters, digits and _")
        count = entry.integer("count", 1, MOST_TILES)
        if entry.has("exits"):
            layouts = read_exits(entry)
        else:
            layouts = read_lines(entry)
        entry.finish()
        if layouts and layouts[0] in taken:
            entry.problem(f"has the same track as tile {taken[layouts[0]]}; give one of them the sum.")
        taken.update(dict.fromkeys(layouts, name))
        c.tiles.append(Tile(name, count, sorted(set(layouts))))
    c.tiles_for = [serving(c, layout) for layout in range(LAYOUTS)]
    c.serves = [
        [layout for layout in range(LAYOUTS) if kind in c.tiles_for[layout]] for kind in range(len(c.tiles))
    ]
    missing = [TEXTS[layout] for layout in range(LAYOUTS) if not c.tiles_for[layout]]
    if missing and c.tiles:
        block.problem(
            f"no tile can lie as {missing[0]}; {len(missing)} of {LAYOUTS} ways are missing.", "list"
        )


def read_lines(entry: Table) -> list[int]:
    """The six ways in which a tile with one or two lines can lie."""
    wanted = 'a list of one or two lines between sides, such as ["N-S"]'
    value = entry.get("lines", wanted)
    ends: list[tuple[int, int]] = []
    if isinstance(value, list) and 1 <= len(value) <= 2:
        for item in value:
            sides = [side_named(text) for text in item.split("-")] if isinstance(item, str) else []
            if len(sides) != 2 or -1 in sides or sides[0] == sides[1]:
                entry.problem(f"`lines` contains {show(item)}; it must be {wanted}.", "lines")
                return []
            ends.append((sides[0], sides[1]))
    elif value is not None:
        entry.wrong("lines", value, wanted)
    found: list[int] = []
    for turn in range(SIDES if ends else 0):
        lines = [LINE_BETWEEN[(a + turn) % SIDES * SIDES + (b + turn) % SIDES] for a, b in ends]
        found.append(lines[0] if len(lines) == 1 else PAIR_WITH[lines[0] * len(LINES) + lines[1]])
    if NO_LAYOUT in found:
        entry.problem("has two lines that share a side, or two sharp curves; no such tile exists.", "lines")
        return []
    return found


def read_exits(entry: Table) -> list[int]:
    """The six ways in which a town tile can lie: it has one exit or three."""
    sides = [side_named(text) for text in entry.words("exits", SIDE_NAMES, 1, 3)]
    if len(sides) == 2:
        entry.problem("has two exits; in a town these are a tile with one line and a disc.", "exits")
        return []
    return [
        town_with(sum(1 << (side + turn) % SIDES for side in sides)) for turn in range(SIDES if sides else 0)
    ]


def serving(c: Components, layout: int) -> list[int]:
    """The kinds of tile that can lie so; in a town two or four exits are lines with those ends (R-BLD-7)."""
    exits = exits_of(layout)
    if layout >= FIRST_TOWN and exits.bit_count() % 2 == 0:
        return [
            kind for kind, tile in enumerate(c.tiles) if any(sides_of(way) == exits for way in tile.layouts)
        ]
    return [kind for kind, tile in enumerate(c.tiles) if layout in tile.layouts]
