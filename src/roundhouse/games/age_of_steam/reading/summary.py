"""A map in a few lines, for its author: what was understood, and what looks odd."""

from __future__ import annotations

from roundhouse.games.age_of_steam.reading.checks import needed_cubes
from roundhouse.games.age_of_steam.reading.hexes import name
from roundhouse.games.age_of_steam.rules.components import (
    CITY,
    LETTERS,
    STOP,
    TERMINAL,
    TERRAIN_NAMES,
    TOWN,
    Map,
)
from roundhouse.games.age_of_steam.rules.layouts import SIDES


def summary(map: Map) -> list[str]:
    """The lines, most important first."""
    counts = [f"{map.terrain.count(terrain)} {word}" for terrain, word in enumerate(TERRAIN_NAMES)]
    letters = "".join(letter for number, letter in enumerate(LETTERS) if map.letters >> number & 1)
    turns = ", ".join(f"{map.turns[players]} with {players}" for players in range(map.least, map.most + 1))
    seats = f"{map.least} to {map.most} players" if map.least < map.most else f"exactly {map.most}"
    lines = [
        f"{map.title} ({map.name}), for {seats}; turns: {turns}.",
        f"{len(map.column)} hexes on {map.width} columns and {map.height} rows: "
        + ", ".join(text for text in counts if not text.startswith("0 "))
        + f", {map.terrain.count(STOP)} stops.",
        f"{map.stop_kind.count(CITY)} cities, {map.stop_kind.count(TOWN)} towns, "
        f"{map.stop_kind.count(TERMINAL)} terminals; New Cities {letters or 'none'}.",
        f"{map.columns} columns in the display; "
        f"{needed_cubes(map)} of {sum(map.bag)} cubes leave the bag at set-up.",
        f"Switches: {', '.join(map.rules) or 'none'}.",
    ]
    variants = [word for word, variant in (("other", map.other), ("easy", map.easy)) if variant is not None]
    if variants:
        lines.append(f"Variants: {', '.join(variants)}.")
    return lines + oddities(map)


def oddities(map: Map) -> list[str]:
    """What is allowed, but perhaps not meant."""
    lines: list[str] = []
    parts = separate_parts(map)
    for part in parts[1:]:
        where = name((map.column[part[0]], map.row[part[0]]))
        size = f"{len(part)} hexes" if len(part) > 1 else "1 hex"
        lines.append(f"Note: the part around {where} ({size}) is cut off from the rest.")
    dead = [hex for hex in range(len(map.column)) if map.terrain[hex] != STOP and open_sides(map, hex) < 2]
    if dead:
        named = ", ".join(name((map.column[hex], map.row[hex])) for hex in dead[:9])
        lines.append(f"Note: no track fits where fewer than two sides are open: {named}.")
    return lines


def open_sides(map: Map, hex: int) -> int:
    """Sides over which track can leave a hex."""
    return sum(1 for side in range(SIDES) if map.neighbour(hex, side) >= 0)


def separate_parts(map: Map) -> list[list[int]]:
    """Hexes that hang together, the largest part first."""
    left = set(range(len(map.column)))
    parts: list[list[int]] = []
    while left:
        part = [min(left)]
        left.discard(part[0])
        for hex in part:
            near = {map.neighbour(hex, side) for side in range(SIDES)} & left
            part += sorted(near)
            left -= near
        parts.append(part)
    return sorted(parts, key=len, reverse=True)
