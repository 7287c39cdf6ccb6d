"""The grid of a map: [grid], one text for each column, one letter for each hex."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.reading.hexes import (
    MOST_COLUMNS,
    MOST_ROWS,
    Place,
    beyond,
    name,
    place_named,
    side_between,
    side_named,
    told,
)
from roundhouse.games.age_of_steam.reading.rivers import joined_rivers
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap, column_spot
from roundhouse.games.age_of_steam.rules.components import (
    HILL,
    MOUNTAIN,
    PLAIN,
    RIVER,
    STOP,
    SWAMP,
    TERRAIN_NAMES,
)
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.kit.files.problems import SHOWN, show
from roundhouse.kit.files.tables import Table

MOST_HEXES: Final = 400
WATER: Final = "~"
OFF: Final = "-"
TERRAIN: Final = {
    ".": PLAIN,
    "r": RIVER,
    "m": MOUNTAIN,
    "h": HILL,
    "s": SWAMP,
    "T": STOP,
    "C": STOP,
    "P": STOP,
}
LEGEND: Final = (
    ". plain, r river, m mountain, h hill, s swamp, ~ water, - off the map, T town, C city, P terminal"
)


def read_grid(unfinished: UnfinishedMap) -> bool:
    """[grid]: hexes, water, neighbours, prices, drawn rivers. False if there is no use in going on."""
    block = unfinished.root.block_of("grid")
    block.provenance(required=False)
    if not read_columns(block, unfinished):
        return False
    number_hexes(block, unfinished)
    blocked = read_blocked(block, unfinished)
    join(unfinished, blocked)
    read_rivers(block, unfinished)
    block.finish()
    return True


def size_of(values: dict[str, object]) -> tuple[int, int]:
    """Columns and rows of a grid that has not been checked yet, as far as it can be used."""
    grid = values.get("grid")
    columns = grid.get("columns") if isinstance(grid, dict) else None
    texts = [text for text in columns if isinstance(text, str)] if isinstance(columns, list) else []
    rows = max((len(text) for text in texts), default=1)
    return min(max(len(texts), 1), MOST_COLUMNS), min(max(rows, 1), MOST_ROWS)


def read_columns(block: Table, unfinished: UnfinishedMap) -> bool:
    """The letters of the grid; False if it is none, or far too large."""
    wanted = f'a list of 1 to {MOST_COLUMNS} columns in quotes, such as "..rC.", from the top down'
    value = block.get("columns", wanted)
    if not isinstance(value, list) or not value:
        if value is not None:
            block.wrong("columns", value, wanted)
        return False
    if len(value) > MOST_COLUMNS:
        block.problem(f"`columns` has {len(value):,} columns; at most {MOST_COLUMNS} are allowed.", "columns")
        return False
    good = [read_column(block, unfinished, column, text) for column, text in enumerate(value)]
    return False not in good


def read_column(block: Table, unfinished: UnfinishedMap, column: int, text: object) -> bool:
    """One column, from the top down; False if it is none."""
    spot = column_spot(column)
    if not isinstance(text, str):
        unfinished.source.problem(
            block.name, f"column {column + 1} is {show(text)}; it must be in quotes.", spot
        )
        return False
    if len(text) > MOST_ROWS:
        what = f"column {column + 1} has {len(text):,} hexes; at most {MOST_ROWS} are allowed."
        unfinished.source.problem(block.name, what, spot)
        return False
    for row, letter in enumerate(text):
        if letter == OFF:
            continue
        if letter not in TERRAIN and letter != WATER and letter not in unfinished.fixed:
            known = LEGEND + "".join(f", {key} plain for ${price}" for key, price in unfinished.fixed.items())
            where = told((column, row))
            unfinished.source.problem(block.name, f"{where} is {show(letter)}; known are: {known}.", spot)
        unfinished.letters[column, row] = letter
    return True


def number_hexes(block: Table, unfinished: UnfinishedMap) -> None:
    """Hexes are numbered column by column; water is none."""
    map = unfinished.map
    unpriced: dict[str, list[str]] = {}
    for place, letter in sorted(unfinished.letters.items()):
        if letter == WATER:
            map.water.append(place[0] * unfinished.height + place[1])
            continue
        terrain = TERRAIN.get(letter, unfinished.looks.get(letter, PLAIN))
        price = 0 if terrain == STOP else unfinished.fixed.get(letter, unfinished.prices[terrain])
        if terrain != STOP and price == 0 and terrain in (HILL, SWAMP):
            unpriced.setdefault(TERRAIN_NAMES[terrain], []).append(name(place))
        unfinished.hex_of[place] = len(unfinished.place_of)
        unfinished.place_of.append(place)
        map.column.append(place[0])
        map.row.append(place[1])
        map.terrain.append(terrain)
        map.price.append(price)
    for terrain_name, hexes in sorted(unpriced.items()):
        named = ", ".join(hexes[:SHOWN]) + (", ..." if len(hexes) > SHOWN else "")
        said = f"has {terrain_name} hexes without a price ({named}); give one in [rules.terrain_cost]."
        block.problem(said, "columns")
    if len(unfinished.place_of) > MOST_HEXES:
        block.problem(f"has {len(unfinished.place_of):,} hexes; at most {MOST_HEXES} are allowed.", "columns")
    map.width = max((place[0] for place in unfinished.letters), default=-1) + 1
    map.height = max((place[1] for place in unfinished.letters), default=-1) + 1
    map.cell = [place[0] * unfinished.height + place[1] for place in unfinished.place_of]
    map.hex_at = [-1] * (unfinished.width * unfinished.height)
    for hex, cell in enumerate(map.cell):
        map.hex_at[cell] = hex


def read_blocked(block: Table, unfinished: UnfinishedMap) -> list[tuple[Place, Place]]:
    """Edges that no track may cross."""
    found: list[tuple[Place, Place]] = []
    for text in optional_texts(block, "blocked", 200):
        ends = [place_named(part) for part in text.split("-")]
        first, second = (ends[0], ends[1]) if len(ends) == 2 else (None, None)
        if first is None or second is None:
            block.problem(f"`blocked` contains {show(text)}; it must be two hexes such as B7-C8.", "blocked")
        elif first not in unfinished.hex_of or second not in unfinished.hex_of:
            off = first if first not in unfinished.hex_of else second
            block.problem(f"`blocked` names {told(off)}, which is no hex of the map.", "blocked")
        elif side_between(first, second) < 0:
            block.problem(
                f"`blocked` names {text}, which are no neighbours: {told(first)} and {told(second)}.",
                "blocked",
            )
        else:
            found += [(first, second), (second, first)]
    if found:
        unfinished.map.rules.append("blocked_edges")
    return found


def join(unfinished: UnfinishedMap, blocked: list[tuple[Place, Place]]) -> None:
    """Who lies next to whom."""
    closed = set(blocked)
    for place in unfinished.place_of:
        for side in range(SIDES):
            other = beyond(place, side)
            open = (place, other) not in closed
            unfinished.map.near.append(unfinished.hex_of.get(other, -1) if open else -1)


def read_rivers(block: Table, unfinished: UnfinishedMap) -> None:
    """The sides that a river runs through, for the picture only."""
    unfinished.map.river_sides = [0] * len(unfinished.place_of)
    if not block.has("rivers"):
        unfinished.map.river_sides = joined_rivers(unfinished.map)
    for text in optional_texts(block, "rivers", 400):
        hex_name, _, course = text.partition(" ")
        place = place_named(hex_name)
        sides = [side_named(part) for part in course.split("-")]
        if place is None or -1 in sides or len(set(sides)) != len(sides):
            block.problem(
                f"`rivers` contains {show(text)}; it must be a hex and sides such as E5 N-S.", "rivers"
            )
        elif place not in unfinished.hex_of or unfinished.letters[place] != "r":
            block.problem(f"`rivers` names {told(place)}, which is no river hex (r) of the grid.", "rivers")
        else:
            unfinished.map.river_sides[unfinished.hex_of[place]] = sum(1 << side for side in sides)


def optional_texts(block: Table, key: str, most: int) -> list[str]:
    """A list of texts that may be missing."""
    if not block.has(key):
        return []
    value = block.values[key]
    if not isinstance(value, list) or len(value) > most:
        block.wrong(key, value, f"a list of at most {most} texts in quotes")
        return []
    wrong = [item for item in value if not isinstance(item, str)]
    for item in wrong[:SHOWN]:
        block.problem(f"`{key}` contains {show(item)}; it must be a text in quotes.", key)
    return [item for item in value if isinstance(item, str)]
