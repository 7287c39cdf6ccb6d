"""Switches about cubes: where they lie at the start, which can be moved, and how new ones come."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.reading.box import BAG
from roundhouse.games.age_of_steam.reading.grid import optional_texts
from roundhouse.games.age_of_steam.reading.unfinished_map import (
    Reader,
    UnfinishedMap,
    choice,
    flag,
    hex_named,
)
from roundhouse.games.age_of_steam.rules.components import (
    AT_START,
    BEFORE_DICE,
    BOXES,
    CITY,
    COLOUR_NAMES,
    FROM_BAG,
    GROWTH,
    LETTERS,
    NO_COLOUR,
    OUT_OF_GAME,
    TERRAIN_NAMES,
    TO_BAG,
    TO_NEW_CITY,
    WHITE,
)
from roundhouse.kit.files.tables import Table, by_place

ALWAYS: Final = 99  # a last turn that never comes


# ---- at the start, and on the move ---------------------------------------------------------------------


def terrain_start_cubes(t: Table, d: UnfinishedMap) -> None:
    """Cubes on every hex of a terrain at the start."""
    for terrain, name in enumerate(TERRAIN_NAMES):
        if t.has(name):
            d.map.terrain_cubes[terrain] = t.integer(name, 0, 1)


def start_cubes_on_hexes(t: Table, d: UnfinishedMap) -> None:
    """Cubes of one colour on certain hexes at the start; they do not come from the bag."""
    colour = t.word("colour", BAG)
    for text in optional_texts(t, "hexes", 200):
        place = hex_named(t, "hexes", text)
        hex = -1 if place is None else d.hex_of.get(place, -1)
        if place is not None and (hex < 0 or d.map.stop[hex] >= 0):
            t.wrong("hexes", text, "a hex such as D7: column letter, row number")
        elif hex >= 0 and colour and hex not in d.map.hex_cubes[::2]:
            d.map.hex_cubes += [hex, COLOUR_NAMES.index(colour)]


def town_start_cubes(t: Table, d: UnfinishedMap) -> None:
    """Cubes on every town at the start: drawn from the bag, or of one colour from outside it."""
    d.map.town_cubes = t.integer("count", 0, 3)
    word = t.word("colour", ["from_bag", *COLOUR_NAMES])
    d.map.town_colour = COLOUR_NAMES.index(word) if word in COLOUR_NAMES else FROM_BAG


def town_cubes_deliverable(t: Table, d: UnfinishedMap) -> None:
    """Cubes on towns can be moved."""
    d.map.town_deliver = flag(t)


def track_cubes_deliverable(t: Table, d: UnfinishedMap) -> None:
    """Cubes on hexes with track can be moved."""
    d.map.track_deliver = flag(t)


def start_section(t: Table, d: UnfinishedMap) -> None:
    """What the first, perhaps unfinished, section of such a move counts for."""
    d.map.start_section_engine = t.integer("engine", 0, 1)
    d.map.start_section_income = t.integer("income", 0, 3)


def urbanize_town_cube(t: Table, d: UnfinishedMap) -> None:
    """Where a cube goes when its town becomes a city."""
    d.map.urbanised_cube = choice(
        t, {"to_new_city": TO_NEW_CITY, "to_bag": TO_BAG, "out_of_game": OUT_OF_GAME}
    )


def urbanize_takes_display(t: Table, d: UnfinishedMap) -> None:
    """Cubes that a New City gets at once from its column, which is filled again."""
    d.map.urbanise_takes = t.integer("cubes", 0, d.box.new_city_boxes)


def special_cube(t: Table, d: UnfinishedMap) -> None:
    """White cubes, the cities that take them, and the income for moving one."""
    t.word("colour", [COLOUR_NAMES[WHITE]])
    wanted = "a list of cities"
    value = t.get("accepted_by", wanted)
    if isinstance(value, list) and value:
        for name in value[:60]:
            stop = d.stop(t, "accepted_by", name, (CITY,))
            d.map.also_takes[WHITE] |= 1 << stop if stop >= 0 else 0
    elif value is not None:
        t.wrong("accepted_by", value, wanted)
    d.map.special_income = t.integer("income", 0, 9)


# ---- the display and its growth -------------------------------------------------------------------------


def goods_growth(t: Table, d: UnfinishedMap) -> None:
    """None: the phase does not exist."""
    if not choice(t, {"none": 0, "normal": 1}):
        d.map.phases = [phase for phase in d.map.phases if phase != GROWTH]


def growth_dice(t: Table, d: UnfinishedMap) -> None:
    """Dice for each side, whatever the number of players."""
    d.map.dice_light = t.integer("light", 0, 12)
    d.map.dice_dark = t.integer("dark", 0, 12)


def extra_growth(t: Table, d: UnfinishedMap) -> None:
    """Cubes that a city gets in some turns besides its column."""
    moments = {"at_start": AT_START, "before_dice": BEFORE_DICE}
    for entry in t.entries("list", (1, 12), by_place):
        stop = d.stop(entry, "city", entry.get("city", "the name of a city"), (CITY,))
        cubes = entry.integer("cubes", 1, 9)
        first, last = entry.integers("turns", 2, 2, 1, ALWAYS)
        if first > last:
            entry.problem("`turns` must be the first and the last turn.", "turns")
        when = entry.word("when", moments)
        colour = COLOUR_NAMES.index(entry.word("colour", BAG) or BAG[0]) if entry.has("colour") else FROM_BAG
        entry.finish()
        d.map.extra_growth += [stop, cubes, first, last, moments.get(when, AT_START), colour]


def display_rows_filled(t: Table, d: UnfinishedMap) -> None:
    """Rows of the display that have cubes at the start, from the top or from the bottom."""
    d.map.rows_filled = t.integer("value", 0, BOXES)
    d.map.rows_low = int(t.has("from") and t.word("from", ["top", "bottom"]) == "bottom")


def display_redraw(t: Table, d: UnfinishedMap) -> None:
    """Colours that are drawn again at the start: for a New City's column, or each city's own."""
    if t.flag("own_colour"):
        free = [COLOUR_NAMES.index(word) for word in t.words("but", BAG, 1, len(BAG))] if t.has("but") else []
        for column in range(d.map.columns):
            letter, stop = d.map.column_letter[column], d.map.column_stop[column]
            own = d.map.letter_colour[letter] if letter >= 0 else d.map.stop_colour[stop]
            d.map.redraw[column] = NO_COLOUR if own in free else own
        d.map.redraw_cities = int(t.flag("cities"))
        d.map.redraw_production = int(t.flag("production"))
    for letter, name in enumerate(LETTERS):
        if t.has(name):
            colour = t.word(name, BAG)
            if letter not in d.map.column_letter:
                t.problem(f"`{name}` has no column in the display of this map.", name)
            elif colour:
                d.map.redraw[d.map.column_letter.index(letter)] = COLOUR_NAMES.index(colour)


def production_targets(t: Table, d: UnfinishedMap) -> None:
    """Where Production may put cubes: the usual rule, named for maps that have reason to."""
    choice(t, {"any_empty_box": 0})


CUBES: Final[dict[str, Reader]] = {
    "terrain_start_cubes": terrain_start_cubes,
    "town_start_cubes": town_start_cubes,
    "town_cubes_deliverable": town_cubes_deliverable,
    "track_cubes_deliverable": track_cubes_deliverable,
    "start_section": start_section,
    "urbanize_town_cube": urbanize_town_cube,
    "urbanize_takes_display": urbanize_takes_display,
    "special_cube": special_cube,
    "goods_growth": goods_growth,
    "growth_dice": growth_dice,
    "extra_growth": extra_growth,
    "display_rows_filled": display_rows_filled,
    "display_redraw": display_redraw,
    "start_cubes_on_hexes": start_cubes_on_hexes,
    "production_targets": production_targets,
}
