"""Links from a city: each player makes only so many new exits from it in a turn."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message, Reason
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import CITY, Map
from roundhouse.games.age_of_steam.rules.layouts import SIDES, new_sides
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import LAID, LAY, LINKS, Switch
from roundhouse.kit.files.tables import Table


class LinksFromCity(Switch):
    """Remembered are a build turn, as turn and seat, and the exits made in it."""

    __slots__ = ("count", "m", "stop")

    def __init__(self, m: Map, stop: int, count: int) -> None:
        super().__init__("links_from_city_per_turn", LAY | LAID | LINKS, 2)
        self.m = m
        self.stop = stop
        self.count = count

    def facts(self) -> dict[str, Argument]:
        name = self.m.stop_name[self.stop]
        return {"city": Message("place." + name, {"name": name}), "n": self.count}

    def made(self, state: State, seat: int) -> int:
        """The exits that a player has made in this build turn."""
        return self.recall(state, 1) if self.recall(state, 0) == state.turn * 16 + seat else 0

    def leaves(self, state: State, hex: int, sides: int) -> bool:
        """Whether one of the sides of a hex leads into the city."""
        for side in range(SIDES):
            if sides >> side & 1 and state.m.stop_beyond[hex * SIDES + side] == self.stop:
                return True
        return False

    def count_one(self, state: State, seat: int) -> None:
        made = self.made(state, seat) + 1
        self.remember(state, 0, state.turn * 16 + seat)
        self.remember(state, 1, made)

    def may_lay(self, state: State, seat: int, hex: int, layout: int) -> bool:
        if self.made(state, seat) < self.count:
            return True
        return not self.leaves(state, hex, new_sides(state.board.layout[hex], layout))

    def laid(self, state: State, seat: int, hex: int, old: int) -> None:
        if self.leaves(state, hex, new_sides(old, state.board.layout[hex])):
            self.count_one(state, seat)

    def may_buy(self, state: State, seat: int, link: int) -> bool:
        return state.m.link_from(link, self.stop) < 0 or self.made(state, seat) < self.count

    def bought(self, state: State, seat: int, link: int) -> None:
        if state.m.link_from(link, self.stop) >= 0:
            self.count_one(state, seat)

    def why_not_laid(self, state: State, seat: int) -> Reason:
        return Reason("reason.city_exits", self.facts())

    def why_not_bought(self, state: State, seat: int, link: int) -> Reason:
        return self.why_not_laid(state, seat)


def read(t: Table, d: UnfinishedMap) -> Switch:
    stop = d.stop(t, "city", t.get("city", "the name of a city"), (CITY,))
    return LinksFromCity(d.map, max(stop, 0), t.integer("count", 1, 5))
