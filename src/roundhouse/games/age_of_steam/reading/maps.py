"""One map file: its blocks in the order in which they depend on each other, and its variants."""

from __future__ import annotations

import re
from typing import Final

from roundhouse.games.age_of_steam.reading.box import MOST_TURNS, USUAL_SEATS, Box
from roundhouse.games.age_of_steam.reading.checks import check
from roundhouse.games.age_of_steam.reading.display import read_goods
from roundhouse.games.age_of_steam.reading.grid import read_grid
from roundhouse.games.age_of_steam.reading.stops import read_stops
from roundhouse.games.age_of_steam.reading.switch_readers import EARLY, LATE
from roundhouse.games.age_of_steam.reading.unfinished_map import Reader, UnfinishedMap, switch
from roundhouse.games.age_of_steam.reading.variants import VARIANTS, read_variants, varied
from roundhouse.games.age_of_steam.rules.components import SEATS, Map
from roundhouse.kit.files.problems import Source, shorten
from roundhouse.kit.files.tables import Table

SCHEMA: Final = 1
LONGEST_TITLE: Final = 40


def read_map(values: dict[str, object], source: Source, box: Box, size: tuple[int, int]) -> Map:
    """A map with its variants, in the grid of the game; problems are noted in the source."""
    map = read_one(values, source, box, size)
    variants = values.get("variants")
    if isinstance(variants, dict) and not source.problems:
        for name in VARIANTS:
            if name in variants:
                inside = Source(source.text, f"{source.where} (variant {name})")
                variant = read_one(varied(values, name), inside, box, size)
                source.problems += inside.problems
                source.count += inside.count
                setattr(map, name, variant)
    return map


def read_one(values: dict[str, object], source: Source, box: Box, size: tuple[int, int]) -> Map:
    """A map without its variants."""
    root = Table(source, values, "", "file")
    root.integer("schema", SCHEMA, SCHEMA)
    map = Map("", "")
    box.furnish(map)
    unfinished = UnfinishedMap(map, box, root, size)
    read_head(unfinished)
    rules = unfinished.block("rules")
    known = [*EARLY, *LATE]
    rules.known += known
    used = {name: table for name in known if (table := switch(rules, name)) is not None}
    throw(unfinished, used, EARLY)
    if not read_grid(unfinished):
        return map
    read_stops(unfinished)
    read_goods(unfinished)
    throw(unfinished, used, LATE)
    rules.finish()
    map.rules = [*[name for name in rules.values if name in used], *map.rules]
    read_unsure(unfinished)
    read_variants(unfinished)
    root.finish()
    if not source.problems:
        check(unfinished)
    map.unsure = [(what.removeprefix("rules."), basis, why) for what, basis, why in source.reconstructed]
    return map


def throw(unfinished: UnfinishedMap, used: dict[str, Table], readers: dict[str, Reader]) -> None:
    """Set every switch that is used."""
    for name, read in readers.items():
        if name in used:
            used[name].provenance(required=False)
            read(used[name], unfinished)
            used[name].finish()


def read_head(unfinished: UnfinishedMap) -> None:
    """[map]: names, players, turns."""
    map = unfinished.map
    block = unfinished.root.block_of("map")
    block.provenance(required=False)
    wanted = f"a name of 1 to {LONGEST_TITLE} letters"
    title = block.get("title", wanted)
    if isinstance(title, str) and 1 <= len(title.strip()) <= LONGEST_TITLE and title.isprintable():
        map.title = title.strip()
    elif title is not None:
        block.wrong("title", title, wanted)
    map.name = read_name(block)
    before = unfinished.source.count
    map.least, map.most = block.integers("players", 2, 2, 1, SEATS)
    if unfinished.source.count > before:
        map.least, map.most = USUAL_SEATS, USUAL_SEATS  # nothing more about a number that is none
    elif map.least > map.most:
        block.problem("`players` must be the least and the most players.", "players")
    if block.has("turns"):
        turns = block.table("turns")
        for players in range(1, SEATS + 1):
            if turns.has(str(players)):
                map.turns[players] = turns.integer(str(players), 1, MOST_TURNS)
        turns.finish()
    for players in range(map.least, map.most + 1):
        if map.turns[players] == 0:
            block.problem(f"`turns` must say how many turns there are with {players} players.", "turns")
    map.turned = read_turned(block)
    if block.has("regions"):
        map.regions = [str(region) for region in read_names(block, "regions", 9)]
    block.finish()


def read_turned(block: Table) -> int:
    """A quarter turn of the printed board: 1 clockwise, -1 to the left, 0 for none."""
    value = block.values.get("turned", False) if block.has("turned") else False
    if value == "left":
        return -1
    if not isinstance(value, bool):
        block.wrong("turned", value, 'true, or "left"')
    return int(value is True)


def read_name(block: Table) -> str:
    """The short name of the map, as it is given for the option `map`."""
    wanted = "a short name of small letters, digits and _"
    value = block.get("name", wanted)
    if isinstance(value, str) and re.fullmatch("[a-z][a-z0-9_]{0,23}", value):
        return value
    if value is not None:
        block.wrong("name", value, wanted)
    return ""


def read_names(block: Table, key: str, most: int) -> list[str]:
    """A list of different short names."""
    value = block.values[key]
    names = [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
    short = all(1 <= len(item) <= 24 and item.isprintable() for item in names)
    if value != names or len(names) > most or len(set(names)) != len(names) or not short:
        block.wrong(key, value, f"a list of at most {most} different short names")
    return names[:most]


def read_unsure(unfinished: UnfinishedMap) -> None:
    """[unsure]: what is not certain and belongs to no switch."""

    def label(values: dict[str, object]) -> tuple[str, dict[str, str]]:
        what = values.get("what")
        return (shorten(what), {"what": what}) if isinstance(what, str) and what else ("", {})

    block = unfinished.block("unsure")
    for entry in block.entries("list", (0, 60), label):
        entry.get("what", "a few words")
        entry.provenance()
        entry.finish()
    block.finish()
