"""A link that is kept: a town beside a city becomes a New City, and the track between them a direct link."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message, Reason
from roundhouse.games.age_of_steam.reading.box import MOST_MONEY
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import CITY, TOWN, Map
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.moves import MOST_LINKS
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import FOUND, LINKS, Switch
from roundhouse.games.age_of_steam.rules.track import owner_of
from roundhouse.kit.files.tables import Table


class LinkKept(Switch):
    """Whoever owned the track owns the link; if there was none, it is for sale from then on."""

    __slots__ = ("link", "m")

    def __init__(self, m: Map, link: int) -> None:
        super().__init__("link_kept_on_urbanize", FOUND | LINKS)
        self.m = m
        self.link = link

    def facts(self) -> dict[str, Argument]:
        town, city = (self.m.stop_name[stop] for stop in self.m.link_ends(self.link))
        return {
            "town": Message("place." + town, {"name": town}),
            "city": Message("place." + city, {"name": city}),
            "price": self.m.link_price(self.link),
        }

    def founding(self, state: State, seat: int, stop: int) -> None:
        town, city = state.m.link_ends(self.link)
        if stop != town:
            return
        hex = state.m.stop_hex[town]
        for place in range(hex * SIDES, hex * SIDES + SIDES):
            if state.m.stop_beyond[place] == city and state.board.track[place] >= 0:
                owners = state.link_owner[:]
                owners[self.link] = owner_of(state.board.track[place])
                state.link_owner = owners

    def may_buy(self, state: State, seat: int, link: int) -> bool:
        return link != self.link or bool(state.cities >> state.m.link_ends(link)[0] & 1)

    def why_not_bought(self, state: State, seat: int, link: int) -> Reason:
        return Reason("reason.sea_cities")


def read(t: Table, d: UnfinishedMap) -> Switch:
    m = d.map
    town = d.stop(t, "town", t.get("town", "the name of a town"), (TOWN,))
    city = d.stop(t, "city", t.get("city", "the name of a city"), (CITY,))
    price = t.integer("price", 0, MOST_MONEY)
    link = len(m.links) // 3
    if min(town, city) >= 0:
        first, second = m.stop_hex[town], m.stop_hex[city]
        if second not in m.near[first * SIDES : first * SIDES + SIDES]:
            t.problem("`town` and `city` are no neighbours.", "town")
    if link >= MOST_LINKS:
        t.problem(f"the map has more than {MOST_LINKS} links without track.")
    m.links += [max(town, 0), max(city, 0), price]
    return LinkKept(m, link)
