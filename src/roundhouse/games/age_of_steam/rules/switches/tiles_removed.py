"""Tiles that a map plays without."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import Components
from roundhouse.games.age_of_steam.rules.layouts import (
    BENDS,
    FIRST_PAIR,
    FIRST_TOWN,
    IS_CROSSING,
    bend,
    lines_of,
)
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import SET_UP, Switch, named
from roundhouse.kit.files.tables import Table


class TilesRemoved(Switch):
    """They are not in the supply."""

    __slots__ = ("c", "kinds")

    def __init__(self, c: Components, kinds: list[int]) -> None:
        super().__init__("tiles_removed", SET_UP)
        self.c = c
        self.kinds = kinds

    def facts(self) -> dict[str, Argument]:
        return {"tiles": named([tile_word(self.c.tiles[kind].layouts[0]) for kind in self.kinds])}

    def set_up(self, state: State) -> None:
        state.tiles = [0 if kind in self.kinds else left for kind, left in enumerate(state.tiles)]


def tile_word(layout: int) -> Message:
    """A tile with one or two lines, by their shapes."""
    shapes = [Message("tile." + BENDS[bend(line)]) for line in lines_of(layout)]
    if layout < FIRST_PAIR:
        return shapes[0]
    tile = Message("tile.crossing" if IS_CROSSING[layout] else "tile.beside")
    return Message("tile.of", {"tile": tile, "one": shapes[0], "other": shapes[1]})


def read(t: Table, d: UnfinishedMap) -> Switch:
    c = d.box.components
    names = [tile.name for tile in c.tiles if tile.layouts[0] < FIRST_TOWN]
    kinds = [tile.name for tile in c.tiles]
    return TilesRemoved(c, [kinds.index(name) for name in t.words("value", names, 1, len(names))])
