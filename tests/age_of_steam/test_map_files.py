"""The seven maps: their hexes, stops, columns and cubes, and every switch that they use."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from roundhouse.cli import main
from roundhouse.core.game import SetupError
from roundhouse.core.random import Random
from roundhouse.games.age_of_steam.reading.checks import needed_cubes
from roundhouse.games.age_of_steam.reading.hexes import beyond
from roundhouse.games.age_of_steam.reading.loading import SHIPPED_MAPS, load, map_file
from roundhouse.games.age_of_steam.reading.summary import separate_parts
from roundhouse.games.age_of_steam.reading.switch_readers import EARLY, LATE
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    ALTERNATE,
    AT_START,
    AUCTION,
    BEFORE_DICE,
    BLUE,
    BUILD,
    BY_CASH,
    BY_LOT,
    BY_TRACK,
    CASH,
    CITY,
    COLOUR_NAMES,
    DARK,
    EXPENSES,
    FROM_BAG,
    GROWTH,
    HILL,
    INCOME,
    LIGHT,
    MOUNTAIN,
    MOVE,
    NO_COLOUR,
    NO_ORDER,
    ORDER,
    PHASE_NAMES,
    PLAIN,
    PRODUCTION,
    RED,
    REDUCTION,
    RIVER,
    SELECT,
    SHARES,
    STOP,
    SWAMP,
    TERMINAL,
    TO_BAG,
    TO_NEW_CITY,
    TOWN,
    WHITE,
    Map,
)
from roundhouse.games.age_of_steam.rules.layouts import OPPOSITE, SIDES
from roundhouse.games.age_of_steam.rules.moves import cell_name
from roundhouse.games.registry import open_game

PAGE = Path(__file__).parent.parent.parent / "docs" / "maps.md"
ALL = list(load().maps)
BY_NAME = {map.name: map for map in ALL}
VARIANTS = [variant for map in ALL for variant in (map.other, map.easy) if variant is not None]


def hex_at(map: Map, column: int, row: int) -> int:
    """The hex at a place counted from 0; -1 where there is none."""
    return map.hex_at[column * load().grid_height + row]


def stop(map: Map, name: str) -> int:
    return map.stop_name.index(name)


def names(map: Map, mask: int) -> set[str]:
    return {name for number, name in enumerate(map.stop_name) if mask >> number & 1}


def start_cubes(map: Map) -> dict[str, int]:
    """Start cities that do not begin with two cubes."""
    cities = [number for number in range(map.stops) if map.stop_kind[number] == CITY]
    return {map.stop_name[number]: map.stop_cubes[number] for number in cities if map.stop_cubes[number] != 2}


# ---- every map --------------------------------------------------------------------------------------


def test_the_maps_in_a_fixed_order() -> None:
    assert [map.name for map in ALL] == SHIPPED_MAPS
    assert SHIPPED_MAPS == [
        "rust_belt",
        "st_lucia",
        "barbados",
        "southern_us",
        "germany",
        "western_us",
        "korea",
        "reversteam",
        "four_corners",
        "new_hampshire",
        "vermont",
        "trisland",
        "poland",
        "madagascar",
        "australia",
        "scandinavia",
        "portugal",
        "central_new_england",
        "india",
        "scotland",
        "holland",
        "alabama",
        "jamaica",
        "new_england",
        "california_gold_rush",
        "cyprus",
        "sicily",
        "ireland",
        "sweden",
        "pittsburgh",
    ]


COUNTS = {  # plain, river, mountain, hill, swamp; towns, cities, terminals; water
    "rust_belt": (109, 19, 9, 0, 0, 14, 12, 0, 26),
    "st_lucia": (29, 9, 10, 0, 0, 11, 0, 0, 0),
    "barbados": (22, 0, 17, 0, 0, 5, 6, 0, 0),
    "southern_us": (107, 11, 15, 0, 0, 14, 12, 0, 1),
    "germany": (59 + 21, 9, 25, 0, 0, 14, 13, 6, 32),
    "western_us": (70, 6, 55, 0, 8, 20, 12, 0, 0),
    "korea": (38, 0, 8, 65, 0, 16, 14, 0, 0),
    "reversteam": (99, 19, 8, 0, 0, 13, 12, 0, 26),
    "four_corners": (56, 35, 49, 0, 0, 11, 12, 0, 0),
    "new_hampshire": (54, 0, 41, 0, 0, 20, 12, 0, 1),
    "vermont": (0, 14, 94, 0, 0, 11, 12, 0, 0),
    "trisland": (27 + 3, 12, 24 - 3, 0, 0, 12, 6, 0, 0),
    "poland": (109 + 7, 0, 0, 0, 4, 11, 12, 0, 4),
    "madagascar": (81, 0, 0, 15, 0, 12, 13, 0, 0),
    "australia": (47, 0, 67, 0, 0, 8, 12, 0, 0),
    "scandinavia": (74, 13, 18, 0, 0, 15, 12, 0, 85),
    "portugal": (40, 19, 12, 0, 0, 13, 10, 0, 87),
    "central_new_england": (54, 14, 135, 0, 0, 31, 24, 0, 1),
    "india": (61 + 11, 42, 20, 0, 0, 13, 12, 0, 0),
    "scotland": (15 + 3, 10, 6, 0, 0, 8, 6, 0, 40),
    "holland": (78 + 45, 0, 0, 0, 0, 15, 12, 0, 1),
    "alabama": (37, 13, 10, 0, 0, 13, 4, 0, 0),
    "jamaica": (6, 0, 14 + 8, 0, 0, 4, 2, 0, 0),
    "new_england": (39, 0, 20, 0, 0, 9, 9, 0, 0),
    "california_gold_rush": (65, 14, 56, 0, 0, 12, 9, 0, 0),
    "cyprus": (79, 0, 0, 0, 0, 12, 11, 0, 0),
    "sicily": (18, 0, 33, 0, 0, 9, 10, 0, 26),
    "ireland": (63, 5, 9, 0, 0, 12, 20, 0, 83),
    "sweden": (91, 0, 0, 0, 0, 10, 12, 0, 76),
    "pittsburgh": (53, 0, 0, 0, 0, 12, 6, 0, 0),
}


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_terrain_is_counted(name: str) -> None:
    map = BY_NAME[name]
    terrain = [map.terrain.count(kind) for kind in (PLAIN, RIVER, MOUNTAIN, HILL, SWAMP)]
    stops = [map.stop_kind.count(kind) for kind in (TOWN, CITY, TERMINAL)]
    assert (*terrain, *stops, len(map.water)) == COUNTS[name]


@pytest.mark.parametrize("map", [*ALL, *VARIANTS], ids=lambda map: map.name)
def test_hexes_are_numbered_column_by_column(map: Map) -> None:
    size = len(map.column)
    places = list(zip(map.column, map.row, strict=True))
    assert places == sorted(set(places))
    assert len(map.hex_at) == load().grid_width * load().grid_height
    assert [map.hex_at[map.cell[hex]] for hex in range(size)] == list(range(size))
    assert sum(1 for hex in map.hex_at if hex >= 0) == size
    assert not {map.hex_at[cell] for cell in map.water} - {-1}
    assert len(map.terrain) == len(map.price) == len(map.stop) == len(map.river_sides) == size


@pytest.mark.parametrize("map", [*ALL, *VARIANTS], ids=lambda map: map.name)
def test_neighbours_are_mutual_and_lie_beyond_the_side(map: Map) -> None:
    for hex in range(len(map.column)):
        for side in range(6):
            other = map.neighbour(hex, side)
            if other >= 0:
                assert map.neighbour(other, (side + 3) % 6) == hex
                assert (map.column[other], map.row[other]) == beyond((map.column[hex], map.row[hex]), side)


@pytest.mark.parametrize("map", ALL, ids=lambda map: map.name)
def test_every_stop_lies_on_its_hex(map: Map) -> None:
    assert map.stops == len(map.stop_name) == len(set(map.stop_name)) <= 60
    for number, hex in enumerate(map.stop_hex):
        assert map.stop[hex] == number
        assert (map.terrain[hex], map.price[hex]) == (STOP, 0)
    assert sum(1 for terrain in map.terrain if terrain == STOP) == map.stops
    order = [CITY, TERMINAL, TOWN]
    assert map.stop_kind == sorted(map.stop_kind, key=order.index)


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_columns_are_complete(name: str) -> None:
    map = BY_NAME[name]
    bare = ("st_lucia", "central_new_england", "sweden")
    light = ("barbados", "trisland", "alabama", "jamaica", "scotland")
    sides = [] if name in bare else [LIGHT] if name in light else [LIGHT, DARK]
    unused = {
        "california_gold_rush": [(DARK, 4), (DARK, 5), (DARK, 6)],
        "ireland": [(DARK, 3), (DARK, 4), (DARK, 5), (DARK, 6)],
    }.get(name, [])
    numbers = range(1, 5 if name == "portugal" else 7)
    cities = [(side, die) for side in sides for die in numbers if (side, die) not in unused]
    letters = [column for column in range(map.columns) if map.column_stop[column] < 0]
    assert list(zip(map.column_side, map.column_die, strict=True))[: len(cities)] == cities
    assert all(map.stop_kind[stop] == CITY for stop in map.column_stop[: len(cities)])
    assert map.column_boxes == [3] * len(cities) + [2] * len(letters)
    assert map.columns == len(cities) + len(letters)
    assert letters == list(range(len(cities), map.columns))
    assert len(map.redraw) == map.columns
    assert len(letters) == LETTERED.get(name, 0 if name in bare else 8)


LETTERED = {
    "st_lucia": 0, "barbados": 4, "trisland": 3, "holland": 7, "alabama": 4, "jamaica": 4,
    "california_gold_rush": 7, "ireland": 0,
}  # fmt: skip
LEFT = {
    "rust_belt": 18, "st_lucia": 58, "barbados": 60, "southern_us": 21, "germany": 9, "western_us": 0,
    "reversteam": 18, "four_corners": 20, "new_hampshire": 17, "vermont": 5, "trisland": 16,
    "poland": 17, "madagascar": 18, "australia": 2, "scandinavia": 20, "portugal": 34,
    "central_new_england": 0, "india": 8, "scotland": 50,
    "holland": 22, "alabama": 22, "jamaica": 68, "new_england": 17, "california_gold_rush": 16, "cyprus": 22,
    "sicily": 15, "ireland": 24, "sweden": 0, "pittsburgh": 26,
}  # fmt: skip


BAGS = {"barbados": 76, "trisland": 64, "alabama": 56, "california_gold_rush": 76, "sicily": 87, "sweden": 24}


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_r_set_2_cubes_left_in_the_bag_after_setup(name: str) -> None:
    map = BY_NAME[name]
    assert sum(map.bag) == BAGS.get(name, 96)
    assert sum(map.bag) - needed_cubes(map) == LEFT.get(name, 12)


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_all_land_hangs_together(name: str) -> None:
    parts = separate_parts(BY_NAME[name])
    islands = {
        "korea": [1],
        "scandinavia": [38, 3, 2],
        "portugal": [1, 1],
        "scotland": [1, 1],
        "sicily": [1],  # the top of Etna
        "ireland": [1, 1, 1, 1],
    }
    assert [len(part) for part in parts[1:]] == islands.get(name, [])


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_drawn_rivers_are_exactly_the_river_hexes(name: str) -> None:
    map = BY_NAME[name]
    drawn = [hex for hex in range(len(map.column)) if map.river_sides[hex]]
    assert drawn == [hex for hex in range(len(map.column)) if map.terrain[hex] == RIVER]


UNDRAWN = [name for name in SHIPPED_MAPS if "\nrivers = [" not in map_file(name).read_text(encoding="utf-8")]


def goes_on(map: Map, hex: int, side: int) -> bool:
    """Whether a river that leaves a hex there comes to a stop, to water, off the map or to more of itself."""
    other = map.near[hex * SIDES + side]
    if other < 0 or map.stop[other] >= 0:
        return True
    return bool(map.river_sides[other] >> OPPOSITE[side] & 1)


@pytest.mark.parametrize("name", UNDRAWN)
def test_rivers_end_on_open_ground_only_where_nothing_else_lies_ahead(name: str) -> None:
    map = BY_NAME[name]
    for hex, mask in enumerate(map.river_sides):
        sides = [side for side in range(SIDES) if mask >> side & 1]
        assert len(sides) in (0, 2), cell_name(map.cell[hex])
        for side, other in [sides, sides[::-1]] if sides else []:
            if goes_on(map, hex, side):
                continue
            ahead = [(OPPOSITE[other] + turn) % SIDES for turn in (-1, 0, 1)]
            stops = [n for n in (map.near[hex * SIDES + one] for one in ahead) if n >= 0 and map.stop[n] >= 0]
            assert side == OPPOSITE[other], cell_name(map.cell[hex])
            assert not stops, cell_name(map.cell[hex])


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_players_and_turns(name: str) -> None:
    map = BY_NAME[name]
    if name in ("st_lucia", "scotland", "alabama", "new_england"):
        assert (map.least, map.most, map.turns[2]) == (2, 2, 8)
    elif name == "jamaica":
        assert (map.least, map.most, map.turns[2]) == (2, 2, 20)
    elif name == "barbados":
        assert (map.least, map.most, map.turns[1]) == (1, 1, 10)
    elif name == "cyprus":
        assert (map.least, map.most, map.turns[3]) == (3, 3, 10)
    elif name == "sicily":
        assert (map.least, map.most, map.turns[3]) == (3, 3, 7)
    elif name in ("trisland", "pittsburgh"):
        assert (map.least, map.most, map.turns[3]) == (3, 3, 8)
    else:
        least = {"australia": 4, "central_new_england": 5}.get(name, 3)
        most = {
            "four_corners": 5,
            "new_hampshire": 5,
            "scandinavia": 4,
            "holland": 4,
            "ireland": 4,
            "central_new_england": 8,
        }.get(name, 6)
        turns = [9, 7, 7, 6] if name in ("scandinavia", "ireland") else [10, 8, 7, 6]
        assert (map.least, map.most, map.turns[3:7]) == (least, most, turns)


def test_some_maps_are_printed_turned() -> None:
    assert [map.name for map in ALL if map.turned > 0] == [
        "western_us",
        "scandinavia",
        "new_england",
        "sicily",
        "ireland",
    ]
    assert sorted(map.name for map in ALL if map.turned < 0) == ["holland", "madagascar"]


def test_what_is_unsure_has_a_reason() -> None:
    for map in ALL:
        assert map.unsure
        assert all(what and basis in ("infer", "source", "recon") and why for what, basis, why in map.unsure)


# ---- one by one -------------------------------------------------------------------------------------


def test_rust_belt_switches_nothing() -> None:
    map = BY_NAME["rust_belt"]
    assert map.rules == []
    assert map.phases == [SHARES, ORDER, SELECT, BUILD, MOVE, INCOME, EXPENSES, REDUCTION, GROWTH]
    assert start_cubes(map) == {"Wheeling": 3, "Pittsburgh": 3}
    assert sum(map.stop_cubes) == 26
    chicago = stop(map, "Chicago")
    assert map.stop_hex[chicago] == hex_at(map, 7, 5)
    assert (map.column_stop[0], COLOUR_NAMES[map.stop_colour[chicago]]) == (chicago, "red")
    detroit = stop(map, "Detroit")
    column = map.column_stop.index(detroit)
    assert (map.column_side[column], map.column_die[column]) == (DARK, 3)
    assert map.price[hex_at(map, 0, 0)] == 2
    assert map.price[hex_at(map, 4, 4)] == 3
    assert map.price[hex_at(map, 17, 4)] == 4


def test_rust_belt_no_two_stops_are_neighbours() -> None:
    map = BY_NAME["rust_belt"]
    for hex in map.stop_hex:
        assert all(map.neighbour(hex, side) not in map.stop_hex for side in range(6))


def test_st_lucia() -> None:
    map = BY_NAME["st_lucia"]
    assert (map.order_mode, map.order_price) == (ALTERNATE, 5)
    assert [PHASE_NAMES[phase] for phase in map.phases] == [
        "player_order", "issue_shares", "select_actions", "build", "move", "income", "expenses", "reduction",
    ]  # fmt: skip
    assert [name for number, name in enumerate(ACTION_NAMES[:7]) if not map.actions >> number & 1] == [
        "production"
    ]
    assert map.terrain_cubes == [1, 1, 0, 0, 0]
    assert (map.track_deliver, map.start_section_engine, map.start_section_income) == (1, 1, 1)
    assert (map.letters, map.columns, map.first_from) == (0xFF, 0, 0)
    assert (map.dice_light, map.dice_dark) == (0, 0)


def test_barbados() -> None:
    map = BY_NAME["barbados"]
    assert (map.order_mode, map.shares_per_turn, map.action_cycle, map.scoring) == (NO_ORDER, 1, 1, CASH)
    assert map.actions.bit_count() == 4
    assert map.actions >> PRODUCTION & 1
    assert (map.dice_light, map.dice_dark, map.rows_filled) == (2, 0, 1)
    assert map.letters == 0b1111
    assert map.redraw == [NO_COLOUR] * 6 + [RED, BLUE, NO_COLOUR, NO_COLOUR]
    assert map.bag == [20, 20, 0, 20, 16, 0]
    assert map.stop_cubes[:6] == [1] * 6


def test_barbados_easy_has_two_cubes_on_every_city() -> None:
    map = BY_NAME["barbados"]
    assert map.easy is not None
    assert map.easy.stop_cubes[:6] == [2] * 6
    assert sum(map.easy.bag) - needed_cubes(map.easy) == 54
    assert map.easy.rules == map.rules


def test_southern_us() -> None:
    map = BY_NAME["southern_us"]
    assert (map.town_cubes, map.town_colour, map.town_deliver) == (1, WHITE, 1)
    assert names(map, map.also_takes[WHITE]) == {"Charleston", "Savannah", "Mobile", "New Orleans"}
    assert (map.special_income, map.urbanised_cube) == (1, TO_NEW_CITY)
    assert map.extra_growth == [stop(map, "Atlanta"), 1, 1, 4, BEFORE_DICE, FROM_BAG]
    assert map.reduction_factor == [4, 2]
    assert map.stop_cubes[stop(map, "Atlanta")] == 4
    assert sum(map.stop_cubes) == 23


def test_southern_us_other_reading() -> None:
    map, other = BY_NAME["southern_us"], BY_NAME["southern_us"].other
    assert other is not None
    assert (hex_at(map, 1, 10), hex_at(map, 11, 11)) == (-1, -1)
    assert other.terrain[hex_at(other, 1, 10)] == RIVER
    assert other.terrain[hex_at(other, 11, 11)] == PLAIN
    assert len(other.column) == len(map.column) + 2
    assert sum(side >= 0 for side in sides(map, "New Orleans")) == 1
    assert sum(side >= 0 for side in sides(other, "New Orleans")) == 2


def sides(map: Map, name: str) -> list[int]:
    hex = map.stop_hex[stop(map, name)]
    return map.near[hex * 6 : hex * 6 + 6]


def test_germany() -> None:
    map = BY_NAME["germany"]
    assert (map.engineer_saves, map.tiles_per_turn, map.tiles_engineer, map.complete_only) == (2, 3, 3, 1)
    assert map.links == [stop(map, "Düsseldorf/Köln"), stop(map, "Essen/Dortmund"), 2]
    assert map.extra_growth == [stop(map, "Berlin"), 1, 1, 99, AT_START, FROM_BAG]
    assert stop(map, "Berlin") not in map.column_stop
    assert start_cubes(map) == {"Wien": 4, "Königsberg": 3}
    assert sum(map.stop_cubes) == 29
    dear = sorted(price for price in map.price if price > 4)
    assert dear == [6] * 2 + [7] * 2 + [8] * 4 + [9] * 6 + [10] * 3 + [11] * 2 + [12] * 2
    assert map.price[hex_at(map, 11, 2)] == 12
    terminals = [name for name, kind in zip(map.stop_name, map.stop_kind, strict=True) if kind == TERMINAL]
    assert terminals == ["Rotterdam", "Antwerpen", "Paris", "Lyon", "Kopenhagen", "Warschau"]
    assert {"terminals", "no_growth_cities"} <= set(map.rules)


def test_germany_other_reading() -> None:
    map, other = BY_NAME["germany"], BY_NAME["germany"].other
    assert other is not None
    assert (hex_at(map, 2, 3), map.price[hex_at(map, 11, 10)]) == (-1, 2)
    assert other.terrain[hex_at(other, 2, 3)] == PLAIN
    assert other.price[hex_at(other, 11, 10)] == 4
    assert start_cubes(other) == {"Berlin": 4, "Königsberg": 3}


def test_western_us() -> None:
    map = BY_NAME["western_us"]
    assert map.start_cash == 20
    assert (map.town_cubes, map.town_colour, map.town_deliver) == (1, FROM_BAG, 1)
    assert map.urbanised_cube == TO_BAG
    prices = {terrain: price for terrain, price in zip(map.terrain, map.price, strict=True) if price}
    assert prices == {PLAIN: 2, RIVER: 4, MOUNTAIN: 5, SWAMP: 4}
    assert names(map, map.first_from) == {
        "Seattle", "San Francisco", "Los Angeles", "Duluth", "Minneapolis", "Des Moines", "St. Louis",
        "Memphis", "Vicksburg", "New Orleans",
    }  # fmt: skip
    assert (map.contiguous, map.join_one, map.join_two, map.region_income) == (1, 4, 2, 1)
    assert map.tie_break == [BY_CASH, BY_TRACK, BY_LOT]
    assert map.regions == ["east", "west"]
    assert map.stop_region[stop(map, "Duluth")] == 1
    assert map.stop_region[stop(map, "Seattle")] == 2
    assert map.stop_region[stop(map, "Denver")] == 0
    towns = {map.stop_name[number]: region for number, region in enumerate(map.town_region) if region}
    assert towns == {"Kansas City": 1, "Portland": 2, "San Diego": 2}
    assert not any(map.stop_region[stop(map, name)] for name in towns)


def test_korea() -> None:
    map = BY_NAME["korea"]
    assert map.dynamic_colours == 1
    assert set(map.stop_colour) == {NO_COLOUR}
    assert map.letter_colour == [NO_COLOUR] * 8
    assert start_cubes(map) == {"Pyongyang": 4, "Pusan": 3, "Inchon": 3}
    assert map.urbanise_takes == 2
    assert map.links == [
        *[stop(map, "Inchon"), stop(map, "Suwon"), 2],
        *[stop(map, "Suwon"), stop(map, "Seoul"), 2],
    ]
    prices = {terrain: price for terrain, price in zip(map.terrain, map.price, strict=True) if price}
    assert prices == {PLAIN: 2, HILL: 3, MOUNTAIN: 3}
    assert stop(map, "Pyongyang") not in map.column_stop
    assert map.order_mode == AUCTION


def test_korea_o_ko_7_no_track_over_a_coast() -> None:
    map = BY_NAME["korea"]
    blocked = [((2, 6), (3, 5)), ((1, 6), (2, 7)), ((1, 14), (2, 14)), ((1, 14), (2, 15)), ((3, 5), (3, 6)),
               ((5, 13), (6, 13)), ((6, 13), (7, 12)), ((7, 12), (8, 13))]  # fmt: skip
    for first, second in blocked:
        one, other = hex_at(map, *first), hex_at(map, *second)
        assert other in [
            hex_at(map, *beyond(first, side)) for side in range(6) if in_grid(beyond(first, side))
        ]
        assert other not in map.near[one * 6 : one * 6 + 6]
        assert one not in map.near[other * 6 : other * 6 + 6]


def in_grid(place: tuple[int, int]) -> bool:
    return 0 <= place[0] < load().grid_width and 0 <= place[1] < load().grid_height


def test_korea_other_reading_is_dearer() -> None:
    other = BY_NAME["korea"].other
    assert other is not None
    prices = {terrain: price for terrain, price in zip(other.terrain, other.price, strict=True) if price}
    assert prices == {PLAIN: 2, HILL: 5, MOUNTAIN: 5}


# ---- an own map -------------------------------------------------------------------------------------


def test_an_own_map_is_the_only_one_and_has_its_own_grid() -> None:
    own = load(map_file("barbados"))
    assert [map.name for map in own.maps] == ["barbados"]
    assert (own.grid_width, own.grid_height) == (8, 10)
    map = own.maps[0]
    assert map.cell == [column * 10 + row for column, row in zip(map.column, map.row, strict=True)]
    assert own.digest != load().digest
    assert sum(tile.count for tile in own.tiles) == 136


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_map_check_sums_up_a_map(name: str) -> None:
    result = CliRunner().invoke(main, ["map", "check", str(map_file(name))])
    assert result.exit_code == 0, result.output
    map = BY_NAME[name]
    assert result.output.startswith(f"{map.title} ({name})")
    assert f"{len(map.column)} hexes" in result.output
    assert result.output.rstrip().endswith("is a complete and correct map.")
    for switch in map.rules:
        assert switch in result.output


@pytest.fixture
def own_map(tmp_path: Path) -> Path:
    """The map that the documentation shows."""
    example = PAGE.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    file = tmp_path / "my-map.toml"
    file.write_text(example, encoding="utf-8")
    return file


def test_the_map_in_the_documentation_is_correct(own_map: Path) -> None:
    result = CliRunner().invoke(main, ["map", "check", str(own_map)])
    assert result.exit_code == 0, result.output
    assert "Note" not in result.output


def test_a_table_can_be_made_on_an_own_map(own_map: Path) -> None:
    game = open_game("age_of_steam", own_map)
    state = game.new(3, seed=7)
    rng = Random(1)
    while not state.over:
        moves = state.legal()
        state.play(moves[rng.below(len(moves))])
    assert len(state.scores().totals()) == 3
    with pytest.raises(SetupError):
        game.new(5, seed=7)


def test_map_draw_makes_a_picture(own_map: Path) -> None:
    picture = own_map.with_suffix(".svg")
    result = CliRunner().invoke(main, ["map", "draw", str(own_map), "-o", str(picture)])
    assert result.exit_code == 0, result.output
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "Northport" in drawn


def test_every_switch_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in [*EARLY, *LATE] if f"`{name}`" not in page] == []


def test_every_switch_has_an_example_that_a_map_writes_so() -> None:
    """The lines of the page's list of examples; those of long lists may be fewer."""
    text = PAGE.read_text(encoding="utf-8").split("under `[rules]`:\n\n```toml\n")[1].split("```")[0]
    examples = tomllib.loads(text)
    assert sorted(examples) == sorted([*EARLY, *LATE])
    for line in text.splitlines():
        name, map = line.split(" = ")[0], line.rpartition("# ")[2].split(",")[0]
        if name != "redirect_cost":  # no map has another price
            assert within(
                examples[name], tomllib.loads(map_file(map).read_text(encoding="utf-8"))["rules"][name]
            ), line


def within(example: object, written: object) -> bool:
    """Whether an example says nothing that a map does not write."""
    if isinstance(example, dict):
        assert isinstance(written, dict)
        return all(key in written and within(value, written[key]) for key, value in example.items())
    if isinstance(example, list):
        assert isinstance(written, list)
        return all(item in written for item in example)
    return example == written
