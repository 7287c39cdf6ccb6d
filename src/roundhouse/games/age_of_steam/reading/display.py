"""Goods of a map: [goods], and the columns of the display."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.reading.box import SIDES_OF_DISPLAY, read_bag
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import CITY, DARK, LETTERS, LIGHT, NEW_CITIES, NO_COLOUR
from roundhouse.games.age_of_steam.rules.moves import MOST_COLUMNS
from roundhouse.kit.files.problems import Spot
from roundhouse.kit.files.tables import Table

FACES: Final = 6  # of a die


def read_goods(unfinished: UnfinishedMap) -> None:
    """[goods]: the bag, the cubes of the cities, the sides of the display and the New Cities in use."""
    map = unfinished.map
    block = unfinished.block("goods")
    block.provenance(required=False)
    if block.has("start_cubes"):
        cubes = block.integer("start_cubes", 0, 9)
        for stop in range(map.stops):
            if map.usual_cubes >> stop & 1:
                map.stop_cubes[stop] = cubes
        map.usual_cubes = 0
    if block.has("bag"):
        map.bag = read_bag(block)
    if block.has("new_cities"):
        used = block.words("new_cities", list(LETTERS), 0, NEW_CITIES)
        map.letters = sum(1 << LETTERS.index(letter) for letter in used)
    if block.has("display_sides"):
        sides = block.words("display_sides", SIDES_OF_DISPLAY, 0, len(SIDES_OF_DISPLAY))
        unfinished.display_sides = [side for side in (LIGHT, DARK) if SIDES_OF_DISPLAY[side] in sides]
    if LIGHT not in unfinished.display_sides:
        map.dice_light = 0
    if DARK not in unfinished.display_sides:
        map.dice_dark = 0
    unfinished.unused = read_numbers(block, "unused_numbers")
    unfinished.shared = read_numbers(block, "shared_numbers")
    if unfinished.display_sides != [LIGHT, DARK]:
        map.rules.append("display_sides")
    block.finish()
    make_columns(unfinished)


def read_numbers(block: Table, key: str) -> list[tuple[int, int]]:
    """Numbers of the display by side and die, such as "dark 4"."""
    if not block.has(key):
        return []
    every = [f"{side} {die}" for side in SIDES_OF_DISPLAY for die in range(1, FACES + 1)]
    return [
        (every.index(word) // FACES, every.index(word) % FACES + 1)
        for word in block.words(key, every, 1, len(every))
    ]


def make_columns(unfinished: UnfinishedMap) -> None:
    """Start cities in the order of side and die, then New Cities in the order of their letters."""
    map, box = unfinished.map, unfinished.box
    for side in unfinished.display_sides:
        for die in range(1, FACES + 1):
            owners = [stop for stop in range(map.stops) if (side, die) in unfinished.numbers[stop]]
            check_column(unfinished, side, die, owners)
            for stop in owners:
                add_column(unfinished, stop, -1, side, die, box.city_boxes)
    for stop in range(map.stops):
        for side in sorted({side for side, _ in unfinished.numbers[stop]} - set(unfinished.display_sides)):
            side_name, name = SIDES_OF_DISPLAY[side], map.stop_name[stop]
            message = f"has a {side_name} number, but that side of the display is not in use."
            unfinished.source.problem(f"city {name}", message, Spot.entry("cities", name=name))
    for letter in range(NEW_CITIES):
        side = box.letter_side[letter]
        if map.letters >> letter & 1 and side in unfinished.display_sides:
            add_column(unfinished, -1, letter, side, box.letter_die[letter], box.new_city_boxes)
    map.columns = len(map.column_stop)
    if map.columns > MOST_COLUMNS:
        message = f"have {map.columns} columns in the display; at most {MOST_COLUMNS} are allowed."
        unfinished.source.problem("[cities]", message, Spot("cities"))
    map.redraw = [NO_COLOUR] * map.columns
    if map.columns and any(
        map.stop_kind[stop] == CITY and not unfinished.numbers[stop] for stop in range(map.stops)
    ):
        map.rules.append("no_growth_cities")


def check_column(unfinished: UnfinishedMap, side: int, die: int, owners: list[int]) -> None:
    """Every number of a side in use belongs to one start city, unless the map says otherwise."""
    name = SIDES_OF_DISPLAY[side]
    if (side, die) in unfinished.unused:
        if owners:
            owner = unfinished.map.stop_name[owners[0]]
            message = f"`unused_numbers` names the {name} number {die}, which {owner} has."
            unfinished.source.problem("[goods]", message, Spot.key("goods", "unused_numbers"))
    elif (side, die) in unfinished.shared:
        if len(owners) < 2:
            message = f"`shared_numbers` names the {name} number {die}, which no two cities have."
            unfinished.source.problem("[goods]", message, Spot.key("goods", "shared_numbers"))
    elif not owners:
        unfinished.source.problem(
            "[cities]",
            f"the {name} number {die} has no city: its column is missing; if that is meant, name it in "
            "`unused_numbers` of [goods].",
            Spot("cities"),
        )
    elif len(owners) > 1:
        one, other = (unfinished.map.stop_name[stop] for stop in owners[:2])
        where = Spot.entry("cities", name=other)
        message = (
            f"the {name} number {die} is given twice: {one} and {other}; if that is meant, name it in "
            "`shared_numbers` of [goods]."
        )
        unfinished.source.problem("[cities]", message, where)


def add_column(unfinished: UnfinishedMap, stop: int, letter: int, side: int, die: int, boxes: int) -> None:
    """One more column of the display."""
    map = unfinished.map
    map.column_stop.append(stop)
    map.column_letter.append(letter)
    map.column_side.append(side)
    map.column_die.append(die)
    map.column_boxes.append(boxes)
