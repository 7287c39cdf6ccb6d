"""Direct links: neighbouring cities that are joined for money, without a tile."""

from __future__ import annotations

from roundhouse.games.age_of_steam.reading.hexes import told
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import CITY, TERMINAL
from roundhouse.kit.files.tables import Table


def read_direct_links(t: Table, d: UnfinishedMap) -> None:
    """The links, each with its price."""
    pairs: list[set[int]] = []
    for link in d.links(t, "a list of two cities", (CITY, TERMINAL)):
        ends, (one, other) = {link.one, link.other}, link.names
        first, second = (d.map.stop_hex[end] for end in (link.one, link.other))
        if ends in pairs:
            link.entry.problem(f"joins {one} and {other} again; every pair is joined once.", "between")
        elif min(first, second) >= 0 and second not in d.map.near[first * 6 : first * 6 + 6]:
            place, next = told(d.place_of[first]), told(d.place_of[second])
            message = f"joins {one} and {other}, which are no neighbours: {place} and {next}."
            link.entry.problem(message, "between")
        pairs.append(ends)
        d.map.links += [link.one, link.other, link.price]
