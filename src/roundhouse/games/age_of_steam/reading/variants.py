"""Variants of a map: other readings of what is uncertain, easier starts. Each is a complete map."""

from __future__ import annotations

import copy
from typing import Final

from roundhouse.games.age_of_steam.reading.box import MOST_MONEY
from roundhouse.games.age_of_steam.reading.grid import OFF
from roundhouse.games.age_of_steam.reading.hexes import place_named, told
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap, hex_named
from roundhouse.games.age_of_steam.rules.components import CITY, TERRAIN_NAMES
from roundhouse.kit.files.problems import show
from roundhouse.kit.files.tables import Table

VARIANTS: Final = ("other", "easy")  # fields of `Map`


def read_variants(unfinished: UnfinishedMap) -> None:
    """[variants]: whether they can be made."""
    block = unfinished.block("variants")
    for name in VARIANTS:
        if block.has(name):
            read_variant(unfinished, block.block_of(name))
    block.finish()


def read_variant(unfinished: UnfinishedMap, variant: Table) -> None:
    """[variants.other], [variants.easy]: what differs, and switches that are off."""
    variant.provenance(required=False)
    if variant.has("hexes"):
        read_hexes(unfinished, variant.table("hexes"))
    if variant.has("terrain_cost"):
        read_prices(variant.table("terrain_cost"))
    if variant.has("redirect_cost"):
        variant.integer("redirect_cost", 0, MOST_MONEY)
    if variant.has("cubes"):
        cubes = variant.table("cubes")
        for name in list(cubes.values)[:60]:
            unfinished.stop(cubes, "cubes", name, (CITY,))
            cubes.integer(name, 0, 9)
        cubes.finish()
    if variant.has("start_cubes"):
        variant.integer("start_cubes", 0, 9)
    if variant.has("rules"):
        rules = variant.table("rules")
        for name in list(rules.values)[:60]:
            rules.table(name)  # its keys are read with the variant itself
        rules.finish()
    if variant.has("without"):
        variant.words("without", unfinished.map.rules, 1, len(unfinished.map.rules))
    variant.finish()


def read_prices(prices: Table) -> None:
    """Prices of terrain that differ."""
    for terrain in TERRAIN_NAMES:
        if prices.has(terrain):
            prices.integer(terrain, 0, MOST_MONEY)
    prices.finish()


def read_hexes(unfinished: UnfinishedMap, hexes: Table) -> None:
    """Letters of the grid that differ."""
    for key, letter in list(hexes.values.items())[:60]:
        hexes.known.append(key)
        place = hex_named(hexes, "hexes", key)
        if place is not None and (place[0] >= unfinished.map.width or place[1] >= unfinished.map.height):
            hexes.problem(f"{told(place)} lies off the grid.")
        if not isinstance(letter, str) or len(letter) != 1:
            hexes.problem(f"`{key}` is {show(letter)}; it must be one letter of the grid.")
    hexes.finish()


def varied(values: dict[str, object], name: str) -> dict[str, object]:
    """The raw tables of a map as a variant has them; both have been checked."""
    changed: dict[str, object] = copy.deepcopy(values)
    variants = changed.pop("variants")
    assert isinstance(variants, dict)
    variant = variants[name]
    assert isinstance(variant, dict)
    grid, cities = changed["grid"], changed.get("cities")
    assert isinstance(grid, dict)
    change_hexes(grid["columns"], variant.get("hexes", {}))
    for city in cities["list"] if isinstance(cities, dict) else []:
        city["cubes"] = variant.get("start_cubes", city.get("cubes", None))
        city["cubes"] = variant.get("cubes", {}).get(city["name"], city["cubes"])
        if city["cubes"] is None:
            del city["cubes"]
    rules = changed.setdefault("rules", {})
    assert isinstance(rules, dict)
    if "terrain_cost" in variant:
        rules.setdefault("terrain_cost", {}).update(variant["terrain_cost"])
    if "redirect_cost" in variant:
        rules["redirect_cost"] = {"value": variant["redirect_cost"]}
    rules.update(variant.get("rules", {}))
    for rule in variant.get("without", []):
        rules.pop(rule, None)
    return changed


def change_hexes(columns: list[str], hexes: dict[str, str]) -> None:
    """Put other letters into the grid."""
    for key, letter in hexes.items():
        place = place_named(key)
        assert place is not None
        column, row = place
        text = columns[column].ljust(row + 1, OFF)
        columns[column] = text[:row] + letter + text[row + 1 :]
