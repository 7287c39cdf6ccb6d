"""Checks across the components: does everything fit together as the rulebook's box does?

Values that may differ from copy to copy (prices, points, rewards) are left alone. What is checked is what
the game cannot be played without, and the counts that are known for certain.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import count
from roundhouse.games.railroad_revolution.rules.components import (
    CONNECTED,
    DEAL_RAILS,
    STATIONS,
    Components,
    Milestone,
)
from roundhouse.kit.files.problems import Source, Spot

CITIES: Final = 15
LOOSE_TILES: Final = 13
LEVELS: Final = 5
TRAIN_TILES: Final = 24
PLAYERS: Final = 4
SECTIONS: Final = 8
DEAL_SECTIONS: Final = 2
RAILS: Final = (15, 13)  # in all, left of the logo
BUILDINGS: Final = (12, 10)
MOST_SPACES: Final = 62  # the sets of spaces are bit masks, fast up to this size


def check(components: Components, source: Source) -> None:
    """Note everything that does not fit together."""
    check_supply(components, source)
    check_cities(components, source)
    check_track(components, source)
    check_tiles(components, source)
    check_neutral(components, source)
    check_trains(components, source)
    check_board(components, source)
    for milestone in components.milestones:
        check_milestone(components, milestone, source)


def check_supply(c: Components, source: Source) -> None:
    """Enough workers for everybody, and nobody starts below the minimum."""
    if c.start_white * PLAYERS > c.supply[0]:
        source.problem(
            "[supply]",
            f"{PLAYERS} players start with {c.start_white * PLAYERS} white workers, "
            f"but `workers` has only {c.supply[0]}.",
            Spot.key("supply", "workers"),
        )
    if c.min_workers > c.start_white:
        source.problem(
            "[supply]",
            f"`min_workers` is {c.min_workers}, but players start with only "
            f"{c.start_white} white workers; it must not be more.",
            Spot.key("supply", "min_workers"),
        )


def check_cities(c: Components, source: Source) -> None:
    """Every level has a city."""
    for level in range(1, LEVELS + 1):
        if not c.level_cities[level]:
            source.problem(
                "[cities]",
                f"no city has level {level}; every level from 1 to {LEVELS} needs one.",
                Spot("cities"),
            )


def check_track(c: Components, source: Source) -> None:
    """One initial space, a rail space at every city, and a way from the initial space to every other."""
    size = len(c.spaces)
    if size > MOST_SPACES:
        source.problem(
            "[links]", f"there are {size} rail spaces; at most {MOST_SPACES} are possible.", Spot("links")
        )
    for city, spaces in zip(c.cities, c.city_spaces, strict=True):
        if not spaces:
            source.problem(
                f"city {city}",
                "has no track; some link must begin or end there.",
                Spot.entry("cities", id=city),
            )
    if size > MOST_SPACES:
        return  # the sets do not hold them all
    reached, fresh = 1 << c.initial_space, 1 << c.initial_space
    while fresh:
        space = fresh.bit_length() - 1
        fresh &= ~(1 << space)
        fresh |= c.near[space] & ~reached
        reached |= c.near[space]
    for space, name in enumerate(c.spaces):
        if not reached >> space & 1:
            first, _, second = name.partition("/")[0].partition("-")
            source.problem(
                f"space {name}",
                "cannot be reached from the initial space; the board must be connected.",
                Spot.entry("links", **{"from": first, "to": second}),
            )


def check_tiles(c: Components, source: Source) -> None:
    """Every city has one tile: printed on it, or a loose one of its level."""
    loose = [level for level, city in zip(c.tile_level, c.tile_city, strict=True) if city < 0]
    if len(loose) != LOOSE_TILES:
        source.problem(
            "[city_tiles]",
            f"there are {len(loose)} loose tiles; there must be {LOOSE_TILES}, "
            f"and {CITIES - LOOSE_TILES} with `printed_on`.",
            Spot("city_tiles"),
        )
    printed: list[int] = []
    for tile, level, city in zip(c.tiles, c.tile_level, c.tile_city, strict=True):
        if city < 0:
            continue
        spot = Spot.entry("city_tiles", id=tile)
        if c.city_level[city] != level:
            source.problem(
                f"city tile {tile}",
                f"has level {level}, but it is printed on {c.cities[city]}, which "
                f"has level {c.city_level[city]}.",
                spot,
            )
        if city in printed:
            source.problem(
                f"city tile {tile}", f"is printed on {c.cities[city]}, which has a tile already.", spot
            )
        printed.append(city)
    for level in range(1, LEVELS + 1):
        free = sum(1 for city, own in enumerate(c.city_level) if own == level and city not in printed)
        if loose.count(level) != free:
            source.problem(
                "[city_tiles]",
                f"level {level} has {loose.count(level)} loose tiles for {free} cities "
                "without a printed tile; the numbers must be the same.",
                Spot("city_tiles"),
            )


def check_neutral(c: Components, source: Source) -> None:
    """Neutral buildings leave free what a set-up side may need."""
    wanted = 0
    for sides in c.setup_side:
        for side in sides:
            wanted |= side.setup_station
    for players, block in ((2, "neutral.two_players"), (3, "neutral.three_players")):
        for section in range(SECTIONS):
            if c.neutral_sections[players] & c.deal_sections & 1 << section:
                source.problem(
                    f"[{block}]",
                    f"`sections` contains {section + 1}, a Deal section; neutral offices "
                    "never lie on Deal sections.",
                    Spot.key(block, "sections"),
                )
        for city, name in enumerate(c.cities):
            if c.neutral_cities[players] & wanted & 1 << city:
                source.problem(
                    f"[{block}]",
                    f'`cities` contains "{name}", where a set-up tile places a first '
                    "station; it must stay free.",
                    Spot.key(block, "cities"),
                )


def check_trains(c: Components, source: Source) -> None:
    """24 trains, and never more of them with fewer players."""
    total = sum(counts[PLAYERS] for counts in c.train_count)
    if total != TRAIN_TILES:
        source.problem(
            "[trains]",
            f"with {PLAYERS} players there are {total} trains, starters included; there must "
            f"be {TRAIN_TILES}.",
            Spot("trains"),
        )


def check_board(c: Components, source: Source) -> None:
    """15 rails and 12 buildings, 13 and 10 of them left of the logo."""
    for key, have, right, (total, left) in (
        ("rails", c.rails, c.rails_right, RAILS),
        ("buildings", c.buildings, c.buildings_right, BUILDINGS),
    ):
        if (have, have - right) != (total, left):
            source.problem(
                "[player_board]",
                f"`{key}` adds up to {have}, {have - right} of them left of the logo; "
                f"it must be {total}, {left} of them left of the logo.",
                Spot.key("player_board", key),
            )


def check_milestone(c: Components, milestone: Milestone, source: Source) -> None:
    """Its conditions can be met on this board with the pieces of one player."""
    rails = stations = 0
    spot = Spot.entry("milestones", id=milestone.name)
    for need in milestone.needs:
        if need.kind == DEAL_RAILS:
            there, what = c.deal_spaces.bit_count(), "spaces with a Deal icon"
        elif need.kind in (CONNECTED, STATIONS):
            there, what = c.level_cities[need.what].bit_count(), f"cities of level {need.what}"
            stations += need.count if need.kind == STATIONS else 0
        else:
            there, what = count(c.terrain_spaces[need.what]), f"spaces with {need.what} triangles"
            rails += need.count
        if need.count > there:
            source.problem(
                f"milestone {milestone.name}",
                f"needs {need.count} {what}, but the board has only {there}.",
                spot,
            )
    if rails > c.rails:
        source.problem(
            f"milestone {milestone.name}", f"needs {rails} rails, but a player has only {c.rails}.", spot
        )
    if stations > c.buildings:
        source.problem(
            f"milestone {milestone.name}",
            f"needs {stations} stations, but a player has only {c.buildings} buildings.",
            spot,
        )
