"""Free pieces: a rail, a station or an office without cost and without reward.

From trains, telegraph tiles, deals and set-up tiles. They ignore terrain and never start a Deal.
"""

from __future__ import annotations

from roundhouse.core.bits import holds, members
from roundhouse.core.message import Reason
from roundhouse.core.rows import increased
from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.rules.families import is_build, is_lay, is_open
from roundhouse.games.railroad_revolution.rules.hire_and_sell import too_dear
from roundhouse.games.railroad_revolution.rules.moves import BUILD, LAY, OPEN
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.sale import sale_open
from roundhouse.games.railroad_revolution.rules.state import NONE, State, city_word
from roundhouse.games.railroad_revolution.rules.waiting_effects import FreeEffect, PricedEffect


def last_asset(state: State, seat: int) -> bool:
    """Whether the seat's only piece is the one that its Trade action still has to sell."""
    return sale_open(state, seat) and state.rails_left[seat] + state.buildings_left[seat] <= 1


def all_sections(state: State) -> int:
    return (1 << len(state.c.section_shares)) - 1


def sites(state: State, seat: int) -> int:
    """The cities where the seat's network allows a station of its own; a bit mask."""
    return state.reach[seat] & ~state.stations[seat]


def free_sections(state: State, seat: int) -> int:
    """The sections where the seat has no office yet; a bit mask."""
    return all_sections(state) & ~state.offices[seat]


def why_not_space(state: State, seat: int, space: int) -> Reason:
    """What stands against a rail in a space."""
    if holds(state.rails[seat], space):
        return Reason("reason.rail_there", {"space": state.c.spaces[space]})
    if not holds(state.frontier[seat], space):
        return Reason("reason.space_not_connected", {"space": state.c.spaces[space]})
    return Reason("reason.cannot_finish")


def why_not_city(state: State, seat: int, city: int) -> Reason:
    """What stands against a station in a city."""
    if holds(state.stations[seat], city):
        return Reason("reason.station_there", {"city": city_word(state.c, city)})
    if not holds(state.reach[seat], city):
        return Reason("reason.city_not_connected", {"city": city_word(state.c, city)})
    if not state.buildings_left[seat]:
        return Reason("reason.no_building")
    return Reason("reason.cannot_finish")


def why_not_section(state: State, seat: int, section: int) -> Reason:
    """What stands against an office in a section."""
    if holds(state.offices[seat], section):
        return Reason("reason.office_there", {"section": section + 1})
    if not state.buildings_left[seat]:
        return Reason("reason.no_building")
    return Reason("reason.cannot_finish")


class FreeRail(PricedEffect):
    """Lay the leftmost rail anywhere along the network, for nothing or for a fixed price."""

    __slots__ = ()

    def answers(self, purse: Purse) -> list[int]:
        state = purse.state
        if not state.rails_left[self.seat] or last_asset(state, self.seat):
            return []
        return purse.sift([LAY + space for space in members(state.frontier[self.seat])], self.price)

    def take(self, state: State, move: int) -> None:
        state.rails_left = increased(state.rails_left, self.seat, -1)
        state.lay_rail(self.seat, move - LAY)

    def refuse(self, state: State, move: int) -> Reason | None:
        if not is_lay(move):
            return None
        found = why_not_space(state, self.seat, move - LAY)
        if found.key == "reason.cannot_finish" and self.price > state.wealth(self.seat):
            return too_dear(self.price)
        return found


class FreeStation(FreeEffect):
    """Build the leftmost building as a station, without cost and without reward."""

    __slots__ = ()

    def answers(self, purse: Purse) -> list[int]:
        state = purse.state
        if not state.buildings_left[self.seat] or last_asset(state, self.seat):
            return []
        return [BUILD + city for city in members(sites(state, self.seat))]

    def take(self, state: State, move: int) -> None:
        state.buildings_left = increased(state.buildings_left, self.seat, -1)
        state.build_station(self.seat, move - BUILD)

    def refuse(self, state: State, move: int) -> Reason | None:
        return why_not_city(state, self.seat, move - BUILD) if is_build(move) else None


class FreeOffice(FreeEffect):
    """Open the leftmost building as an office, without shares, tile or Deal."""

    __slots__ = ()

    def answers(self, purse: Purse) -> list[int]:
        state = purse.state
        if not state.buildings_left[self.seat] or last_asset(state, self.seat):
            return []
        return [OPEN + section for section in members(free_sections(state, self.seat))]

    def take(self, state: State, move: int) -> None:
        state.buildings_left = increased(state.buildings_left, self.seat, -1)
        state.open_office(self.seat, move - OPEN)

    def refuse(self, state: State, move: int) -> Reason | None:
        return why_not_section(state, self.seat, move - OPEN) if is_open(move) else None


# Set-up pieces: the extra rail and the extra building that lie beside the board


class SetupRail(Decision[State]):
    """Lay the set-up rail."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return [LAY + space for space in members(state.frontier[self.seat])]

    def play(self, state: State, move: int) -> None:
        state.lay_rail(self.seat, move - LAY)

    def reason(self, state: State, move: int) -> Reason:
        return why_not_space(state, self.seat, move - LAY) if is_lay(move) else Reason("reason.not_now")


class SetupOffice(Decision[State]):
    """Open the set-up office on the First Office slot of a Deal section."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return [OPEN + n for n in members(state.c.deal_sections) if state.first_office[n] == NONE]

    def play(self, state: State, move: int) -> None:
        state.open_office(self.seat, move - OPEN)

    def reason(self, state: State, move: int) -> Reason:
        return Reason("reason.only_deal_sections" if is_open(move) else "reason.not_now")


class SetupStation(Decision[State]):
    """Build the set-up station on the First Station slot of one of some cities."""

    __slots__ = ("cities",)

    def __init__(self, seat: int, cities: int) -> None:
        super().__init__(seat)
        self.cities = cities

    def fields(self) -> list[int]:
        return [self.cities]

    def legal(self, state: State) -> list[int]:
        return [BUILD + n for n in members(self.cities) if state.first_station[n] == NONE]

    def play(self, state: State, move: int) -> None:
        state.build_station(self.seat, move - BUILD)

    def reason(self, state: State, move: int) -> Reason:
        return Reason("reason.only_start_cities" if is_build(move) else "reason.not_now")
