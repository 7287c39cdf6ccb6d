"""Cities where a role may not deliver."""

from __future__ import annotations

from roundhouse.core.bits import mask_of, members
from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import CITY, TOWN
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import BORDERS, Switch
from roundhouse.games.age_of_steam.rules.switches.roles import role_names, roles_of
from roundhouse.kit.files.tables import Table


class RoleDeliveryClosed(Switch):
    """A New City counts by its town. A cube of its colour cannot pass it either (R-MOV-4)."""

    __slots__ = ("closed", "names", "stops")

    def __init__(self, names: list[str], closed: list[int], stops: list[str]) -> None:
        super().__init__("role_delivery_closed", BORDERS)
        self.names = names
        self.closed = closed  # [role]: a mask of stops
        self.stops = stops

    def facts(self) -> dict[str, Argument]:
        rows: list[Message] = []
        for name, closed in zip(self.names, self.closed, strict=True):
            if closed:
                where = [
                    Message("place." + self.stops[stop], {"name": self.stops[stop]})
                    for stop in members(closed)
                ]
                what = where[0]
                for place in where[1:]:
                    what = Message("list.more", {"first": what, "rest": place})
                rows.append(
                    Message("guide.rule.role_closed", {"role": Message("role." + name), "what": what})
                )
        found = rows[0]
        for row in rows[1:]:
            found = Message("list.more", {"first": found, "rest": row})
        return {"roles": found}

    def across(self, state: State, seat: int, origin: int, stops: int) -> int:
        role = roles_of(state).role(state, seat)
        return stops if role < 0 else stops & ~self.closed[role]


def read(t: Table, d: UnfinishedMap) -> Switch | None:
    names = role_names(t, d)
    closed: list[int] = []
    for name in names:
        value = t.get(name, "a list of cities and towns") if t.has(name) else []
        if not isinstance(value, list):
            t.wrong(name, value, "a list of cities and towns")
            value = []
        found = [d.stop(t, name, stop, (CITY, TOWN)) for stop in value[:60]]
        closed.append(mask_of([stop for stop in found if stop >= 0]))
    if names and not any(closed):
        t.problem(f"closes nothing; it must name cities for one of: {', '.join(names)}.")
    return RoleDeliveryClosed(names, closed, d.map.stop_name) if any(closed) else None
