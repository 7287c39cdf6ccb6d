"""Direct links: neighbouring cities that are joined for money, without a tile."""

from __future__ import annotations

from roundhouse.games.age_of_steam.reading.box import MOST_MONEY
from roundhouse.games.age_of_steam.reading.hexes import told
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import CITY, TERMINAL
from roundhouse.games.age_of_steam.rules.moves import MOST_LINKS
from roundhouse.kit.files.tables import Table, by_place


def read_direct_links(t: Table, d: UnfinishedMap) -> None:
    """The links, each with its price."""
    pairs: list[set[int]] = []
    for entry in t.entries("list", (1, MOST_LINKS), by_place):
        wanted = "a list of two cities"
        value = entry.get("between", wanted)
        price = entry.integer("price", 0, MOST_MONEY)
        entry.finish()
        if not isinstance(value, list) or len(value) != 2:
            if value is not None:
                entry.wrong("between", value, wanted)
            continue
        ends = [d.stop(entry, "between", name, (CITY, TERMINAL)) for name in value]
        if min(ends) < 0:
            continue
        first, second = (d.map.stop_hex[end] for end in ends)
        if set(ends) in pairs:
            entry.problem(f"joins {value[0]} and {value[1]} again; every pair is joined once.", "between")
        elif min(first, second) >= 0 and second not in d.map.near[first * 6 : first * 6 + 6]:
            places = " and ".join(told(d.place_of[hex]) for hex in (first, second))
            entry.problem(f"joins {value[0]} and {value[1]}, which are no neighbours: {places}.", "between")
        pairs.append(set(ends))
        d.map.links += [ends[0], ends[1], price]
