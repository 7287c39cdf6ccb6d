"""Sea links: stops that do not touch are joined for money, without a tile."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message, Reason
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import CITY, TOWN, Map
from roundhouse.games.age_of_steam.rules.moves import MOST_LINKS
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State
from roundhouse.games.age_of_steam.rules.switch import LINKS, Switch, named
from roundhouse.kit.files.tables import Table


class SeaLinks(Switch):
    """They are bought like direct links, one tile each. Remembered is when the last one was, and by whom."""

    __slots__ = ("both_cities", "first", "m", "one_each", "per_turn")

    def __init__(self, m: Map, both_cities: bool, one_each: bool, per_turn: bool) -> None:
        super().__init__("sea_links", LINKS, 1)
        self.m = m
        self.first = len(m.links) // 3  # number of the first one
        self.both_cities = both_cities  # no town is joined
        self.one_each = one_each  # between the same stops, for each player
        self.per_turn = per_turn  # one in a turn

    def facts(self) -> dict[str, Argument]:
        m = self.m
        found: list[str] = []
        rows: list[Message] = []
        for at in range(self.first * 3, len(m.links), 3):
            one, other = m.stop_name[m.links[at]], m.stop_name[m.links[at + 1]]
            if f"{one} {other}" not in found:
                found.append(f"{one} {other}")
                ends: dict[str, Argument] = {
                    "one": Message("place." + one, {"name": one}),
                    "other": Message("place." + other, {"name": other}),
                }
                rows.append(Message("guide.rule.direct_link", {**ends, "price": m.links[at + 2]}))
        return {"links": named(rows)}

    def sentence(self) -> Message:
        text = Message("guide.rule.sea_links", self.facts())
        if self.both_cities:
            text = Message("text.both", {"one": text, "other": Message("guide.rule.sea_links_cities")})
        if self.one_each:
            text = Message("text.both", {"one": text, "other": Message("guide.rule.sea_links_each")})
        if self.per_turn:
            text = Message("text.both", {"one": text, "other": Message("guide.rule.sea_links_once")})
        return text

    def may_buy(self, state: State, seat: int, link: int) -> bool:
        return link < self.first or self.hindrance(state, seat, link) == ""

    def hindrance(self, state: State, seat: int, link: int) -> str:
        """What stands in the way, as the key of a reason."""
        one, other = state.m.link_ends(link)
        if self.both_cities and not (state.cities >> one & state.cities >> other & 1):
            return "reason.sea_cities"
        if self.per_turn and self.recall(state, 0) == self.now(state, seat):
            return "reason.sea_once"
        if self.one_each:
            for number in range(self.first, len(state.link_owner)):
                if state.link_owner[number] == seat and state.m.link_from(number, one) == other:
                    return "reason.sea_each"
        # Of several equal ones the first is offered: which of them it is makes no difference.
        for number in range(self.first, link):
            if state.link_owner[number] == FOR_SALE and state.m.link_from(number, one) == other:
                return "reason.sea_same"
        return ""

    def now(self, state: State, seat: int) -> int:
        """The build turn of a player, as one number."""
        return state.turn * 16 + seat

    def why_not_bought(self, state: State, seat: int, link: int) -> Reason:
        return Reason(self.hindrance(state, seat, link))

    def bought(self, state: State, seat: int, link: int) -> None:
        if link >= self.first:
            self.remember(state, 0, self.now(state, seat))


def read(t: Table, d: UnfinishedMap) -> Switch:
    m = d.map
    switch = SeaLinks(m, t.flag("both_cities"), t.flag("one_each"), t.flag("per_turn"))
    for link in d.links(t, "a list of two stops", (CITY, TOWN)):
        if link.one == link.other:
            link.entry.problem(f"joins {link.names[0]} with itself.", "between")
            continue
        m.links += [link.one, link.other, link.price]
        if not switch.both_cities:
            m.linked |= 1 << link.one | 1 << link.other
    if len(m.links) // 3 > MOST_LINKS:
        t.problem(f"the map has {len(m.links) // 3} links without track; there may be {MOST_LINKS}.")
        del m.links[MOST_LINKS * 3 :]
    return switch
