"""A map while it is being read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from roundhouse.games.age_of_steam.reading.box import MOST_MONEY, Box, read_flag
from roundhouse.games.age_of_steam.reading.hexes import Place, place_named
from roundhouse.games.age_of_steam.rules.components import DARK, LIGHT, Map
from roundhouse.games.age_of_steam.rules.moves import MOST_LINKS
from roundhouse.kit.files.problems import Source, Spot, show, suggest
from roundhouse.kit.files.tables import Missing, Table, by_place

Reader = Callable[[Table, "UnfinishedMap"], None]  # of one switch


@dataclass(frozen=True)
class Link:
    """Two stops that are joined for money, and where that is written."""

    entry: Table
    names: list[str]
    one: int
    other: int
    price: int


class UnfinishedMap:
    """A map, and what is only needed until it is complete."""

    def __init__(self, map: Map, box: Box, root: Table, size: tuple[int, int]) -> None:
        self.map = map
        self.box = box
        self.root = root
        self.source: Source = root.source
        self.width, self.height = size  # of the grid of the game
        self.prices = box.terrain_price[:]
        self.fixed: dict[str, int] = {}  # letters of the grid: hexes with a price of their own
        self.looks: dict[str, int] = {}  # the terrain of those of them that are not plain
        self.letters: dict[Place, str] = {}  # every cell that is not off the map
        self.place_of: list[Place] = []  # of each hex
        self.hex_of: dict[Place, int] = {}
        self.numbers: list[list[tuple[int, int]]] = []  # of each stop: sides and dice of its columns
        self.display_sides = [LIGHT, DARK]  # in use
        self.unused: list[tuple[int, int]] = []  # sides and dice that no start city has
        self.shared: list[tuple[int, int]] = []  # ... that several have

    def block(self, name: str) -> Table:
        """A block that may be missing."""
        if self.root.has(name):
            return self.root.block_of(name)
        return Missing(self.source, name)

    def stop(self, table: Table, key: str, name: object, kinds: tuple[int, ...]) -> int:
        """A stop of certain kinds by its name; -1 after noting that there is none."""
        names = [
            stop for number, stop in enumerate(self.map.stop_name) if self.map.stop_kind[number] in kinds
        ]
        if isinstance(name, str) and name in names:
            return self.map.stop_name.index(name)
        advice = suggest(name, names) if names else "the map has none."
        table.problem(f"`{key}` names {show(name)}, which is not known; {advice}", key)
        return -1

    def links(self, table: Table, wanted: str, kinds: tuple[int, ...]) -> list[Link]:
        """The entries of a list of links, as far as each joins two stops of certain kinds."""
        found: list[Link] = []
        for entry in table.entries("list", (1, MOST_LINKS), by_place):
            value = entry.get("between", wanted)
            price = entry.integer("price", 0, MOST_MONEY)
            entry.finish()
            if not isinstance(value, list) or len(value) != 2:
                if value is not None:
                    entry.wrong("between", value, wanted)
                continue
            one, other = (self.stop(entry, "between", name, kinds) for name in value)
            if min(one, other) >= 0:
                found.append(Link(entry, value, one, other, price))
        return found


def switch(rules: Table, name: str) -> Table | None:
    """One switch: its own block [rules.name], or a table in braces in [rules]; None if it is not used."""
    if not rules.has(name):
        return None
    path = f"{rules.block}.{name}"
    if path in rules.source.blocks:
        return rules.block_of(name)
    table = rules.table(name)
    table.name = f"[{path}]"
    return table


def hex_named(table: Table, key: str, text: object) -> Place | None:
    """The place that a text names; None after noting that it is no name."""
    place = place_named(text) if isinstance(text, str) else None
    if place is None:
        table.wrong(key, text, "a hex such as D7: column letter, row number")
    return place


def column_spot(column: int) -> Spot:
    """The line of a column of the grid."""
    return Spot("grid", (r"""^\s*["']""",), column + 1, after="columns")


def flag(t: Table) -> int:
    """The `value` of a switch that is on or off."""
    return read_flag(t, "value", -1)


def choice(t: Table, options: dict[str, int]) -> int:
    """The `value` of a switch with named values."""
    word = t.word("value", options)
    return options[word] if word else next(iter(options.values()))
