"""Cities, terminals and towns of a map."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.reading.box import BAG, SIDES_OF_DISPLAY
from roundhouse.games.age_of_steam.reading.hexes import Place, told
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap, column_spot, hex_named
from roundhouse.games.age_of_steam.rules.components import (
    CITY,
    COLOUR_NAMES,
    NO_COLOUR,
    TERMINAL,
    TOWN,
)
from roundhouse.kit.files.problems import SHOWN, shorten
from roundhouse.kit.files.tables import Label, Table, by_place

MOST_STOPS: Final = 60
LONGEST_NAME: Final = 30
KINDS: Final = {TOWN: ("town", "T"), CITY: ("city", "C"), TERMINAL: ("terminal", "P")}
NO_COLOURS: Final = "none"  # a city that takes nothing
ANY_COLOUR: Final = "any"
MOST_NUMBERS: Final = 12  # of one city


def read_stops(unfinished: UnfinishedMap) -> None:
    """[cities], [terminals] and [towns], numbered in this order."""
    for key, kind in (("cities", CITY), ("terminals", TERMINAL), ("towns", TOWN)):
        block = unfinished.block(key)
        block.provenance(required=False)
        for entry in block.entries("list", (0, MOST_STOPS), named(KINDS[kind][0])):
            read_stop(unfinished, entry, kind)
            entry.finish()
        block.finish()
    map = unfinished.map
    map.stops = len(map.stop_name)
    if map.stops > MOST_STOPS:
        unfinished.root.problem(
            f"has {map.stops} cities, terminals and towns; at most {MOST_STOPS} are allowed."
        )
    map.stop = [-1] * len(map.column)
    for stop, hex in enumerate(map.stop_hex):
        if hex >= 0:
            map.stop[hex] = stop
    all_named(unfinished)
    if TERMINAL in map.stop_kind:
        map.rules.append("terminals")


def named(kind: str) -> Label:
    """Names an entry by the name of the stop."""

    def label(values: dict[str, object]) -> tuple[str, dict[str, str]]:
        name = values.get("name")
        return (f"{kind} {shorten(name)}", {"name": name}) if isinstance(name, str) and name else ("", {})

    return label


def read_stop(unfinished: UnfinishedMap, entry: Table, kind: int) -> None:
    """One stop, whatever its kind."""
    map = unfinished.map
    wanted = f"a name of 1 to {LONGEST_NAME} letters"
    name = entry.get("name", wanted)
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable():
        if name is not None:
            entry.wrong("name", name, wanted)
        name = f"#{len(map.stop_name) + 1}"
    elif name in map.stop_name:
        entry.problem("has a name that another stop has already; every name must be different.", "name")
    map.stop_name.append(name)
    map.stop_kind.append(kind)
    map.stop_hex.append(read_place(unfinished, entry, kind))
    colours: list[int] = []
    numbers: list[tuple[int, int]] = []
    cubes = 0
    if kind == CITY:
        if not unfinished.map.dynamic_colours:
            colours = read_colours(entry)
        numbers = read_numbers(entry)
        cubes = entry.integer("cubes", 0, 9, unfinished.box.start_cubes)
        if not entry.has("cubes"):
            map.usual_cubes |= 1 << len(map.stop_cubes)
    # A single colour is the city's own; with several it takes each besides a colour that it does not have.
    map.stop_colour.append(colours[0] if len(colours) == 1 else NO_COLOUR)
    for colour in colours if len(colours) > 1 else []:
        map.also_takes[colour] |= 1 << len(map.stop_colour) - 1
    map.stop_cubes.append(cubes)
    map.stop_region.append(read_region(unfinished, entry, "region") if kind == CITY else 0)
    map.town_region.append(read_region(unfinished, entry, "new_city_region") if kind == TOWN else 0)
    unfinished.numbers.append(numbers)


def read_colours(entry: Table) -> list[int]:
    """What a city takes: one colour, a list of several, any, or none."""
    if isinstance(entry.values.get("colour"), list):
        words = entry.words("colour", BAG, 2, len(BAG))
    else:
        word = entry.word("colour", [*BAG, ANY_COLOUR, NO_COLOURS])
        words = BAG if word == ANY_COLOUR else [] if word == NO_COLOURS else [word]
    return [COLOUR_NAMES.index(word) for word in words if word]


def read_numbers(entry: Table) -> list[tuple[int, int]]:
    """The columns of a city: `side` and `die`, and those of `more_dice`."""
    found: list[tuple[int, int]] = []
    if entry.has("die") or entry.has("side"):
        found.append(read_number(entry))
    if entry.has("more_dice"):
        if not found:
            entry.problem("has `more_dice`, but no `side` and `die` to begin with.", "more_dice")
        for more in entry.entries("more_dice", (1, MOST_NUMBERS), by_place):
            found.append(read_number(more))
            more.finish()
    for number in {one for one in found if found.count(one) > 1}:
        entry.problem(f"has the {SIDES_OF_DISPLAY[number[0]]} number {number[1]} twice.", "more_dice")
    return list(dict.fromkeys(found))


def read_number(entry: Table) -> tuple[int, int]:
    """A side of the display and a die."""
    side = entry.word("side", SIDES_OF_DISPLAY)
    return SIDES_OF_DISPLAY.index(side) if side else 0, entry.integer("die", 1, 6)


def read_place(unfinished: UnfinishedMap, entry: Table, kind: int) -> int:
    """The hex of a stop; -1 if there is none for it."""
    noun, letter = KINDS[kind]
    text = entry.get("at", "a hex such as D7: column letter, row number")
    place = hex_named(entry, "at", text) if text is not None else None
    if place is None:
        return -1
    hex = unfinished.hex_of.get(place, -1)
    if hex < 0:
        entry.problem(f"lies at {told(place)}, which is {outside(unfinished, place)}.", "at")
    elif hex in unfinished.map.stop_hex:
        other = unfinished.map.stop_name[unfinished.map.stop_hex.index(hex)]
        entry.problem(f"lies at {told(place)}, where {shorten(other)} lies already.", "at")
    elif unfinished.letters[place] != letter:
        found = unfinished.letters[place]
        entry.problem(
            f'lies at {told(place)}, which is "{found}" in the grid; a {noun} needs "{letter}".', "at"
        )
    return hex


def outside(unfinished: UnfinishedMap, place: Place) -> str:
    """Why a place is no hex."""
    if place in unfinished.letters:
        return "water"
    if place[0] >= unfinished.map.width or place[1] >= unfinished.map.height:
        return f"off the grid of {unfinished.map.width} columns and {unfinished.map.height} rows"
    return "off the map"


def read_region(unfinished: UnfinishedMap, entry: Table, key: str) -> int:
    """The number of a region, from 1; 0 for none."""
    if not entry.has(key):
        return 0
    word = entry.word(key, unfinished.map.regions)
    return unfinished.map.regions.index(word) + 1 if word else 0


def all_named(unfinished: UnfinishedMap) -> None:
    """Every town, city and terminal of the grid has an entry."""
    map = unfinished.map
    count = 0
    for hex, place in enumerate(unfinished.place_of):
        letter = unfinished.letters[place]
        for noun, sign in KINDS.values():
            if letter == sign and map.stop[hex] < 0:
                plural = "cities" if noun == "city" else f"{noun}s"
                message = f'{told(place)} is "{sign}", but no {noun} in [{plural}] lies there.'
                unfinished.source.problem("[grid]", message, column_spot(place[0]))
                count += 1
        if count > SHOWN:
            return
