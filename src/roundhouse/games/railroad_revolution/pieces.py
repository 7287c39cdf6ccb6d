"""Free pieces: a rail, a station or an office without cost and without reward.

From trains, telegraph tiles, deals and set-up tiles. They ignore terrain and never start a Deal.
"""

from __future__ import annotations

from roundhouse.core.bits import members
from roundhouse.core.message import Reason
from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.finishing import fits, sift, spare_money, spare_workers
from roundhouse.games.railroad_revolution.moves import BUILD, LAY, OPEN, SELL_RAIL, SKIP, TRADE
from roundhouse.games.railroad_revolution.state import MAIN, NONE, State, city_word
from roundhouse.games.railroad_revolution.workers import not_part_of_this


def last_asset(state: State, seat: int) -> bool:
    """Whether the seat's only piece is the one that its Trade action still has to sell."""
    return (
        seat == state.active
        and state.action == TRADE
        and bool(state.parts & MAIN)
        and state.rails_left[seat] + state.buildings_left[seat] <= 1
    )


def all_sections(state: State) -> int:
    return (1 << len(state.c.section_shares)) - 1


def why_not_space(state: State, seat: int, space: int) -> Reason:
    """What stands against a rail in a space."""
    if state.rails[seat] >> space & 1:
        return Reason("reason.rail_there", {"space": state.c.spaces[space]})
    if not state.frontier[seat] >> space & 1:
        return Reason("reason.space_not_connected", {"space": state.c.spaces[space]})
    return Reason("reason.cannot_finish")


def why_not_city(state: State, seat: int, city: int) -> Reason:
    """What stands against a station in a city."""
    if state.stations[seat] >> city & 1:
        return Reason("reason.station_there", {"city": city_word(state.c, city)})
    if not state.reach[seat] >> city & 1:
        return Reason("reason.city_not_connected", {"city": city_word(state.c, city)})
    if not state.buildings_left[seat]:
        return Reason("reason.no_building")
    return Reason("reason.cannot_finish")


def why_not_section(state: State, seat: int, section: int) -> Reason:
    """What stands against an office in a section."""
    if state.offices[seat] >> section & 1:
        return Reason("reason.office_there", {"section": section + 1})
    if not state.buildings_left[seat]:
        return Reason("reason.no_building")
    return Reason("reason.cannot_finish")


class FreeRail(Decision[State]):
    """Lay the leftmost rail anywhere along the network, for nothing or for a fixed price."""

    __slots__ = ("price",)

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def fields(self) -> list[int]:
        return [self.price]

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        spaces = members(state.frontier[seat])
        if not state.rails_left[seat] or not spaces or last_asset(state, seat):
            return []
        moves = [LAY + space for space in spaces]
        if self.price > spare_money(state, seat) or spare_workers(state, seat) < 0:
            moves = [move for move in moves if fits(state, seat, move, self.price, 0)]
        if moves:
            moves += sift(state, seat, [SKIP])
        return moves

    def play(self, state: State, move: int) -> None:
        if move == SKIP:
            return
        state.pay(self.seat, self.price)
        state.rails_left[self.seat] -= 1
        state.lay_rail(self.seat, move - LAY)

    def reason(self, state: State, move: int) -> Reason:
        if move >= LAY:
            return why_not_space(state, self.seat, move - LAY)
        return not_part_of_this(move)


class FreeStation(Decision[State]):
    """Build the leftmost building as a station, without cost and without reward."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        cities = state.reach[seat] & ~state.stations[seat]
        if not state.buildings_left[seat] or not cities or last_asset(state, seat):
            return []
        return sift(state, seat, [BUILD + city for city in members(cities)] + [SKIP])

    def play(self, state: State, move: int) -> None:
        if move != SKIP:
            state.buildings_left[self.seat] -= 1
            state.build_station(self.seat, move - BUILD)

    def reason(self, state: State, move: int) -> Reason:
        if BUILD <= move < OPEN:
            return why_not_city(state, self.seat, move - BUILD)
        return not_part_of_this(move)


class FreeOffice(Decision[State]):
    """Open the leftmost building as an office, without shares, tile or Deal."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        sections = all_sections(state) & ~state.offices[seat]
        if not state.buildings_left[seat] or not sections or last_asset(state, seat):
            return []
        return sift(state, seat, [OPEN + section for section in members(sections)] + [SKIP])

    def play(self, state: State, move: int) -> None:
        if move != SKIP:
            state.buildings_left[self.seat] -= 1
            state.open_office(self.seat, move - OPEN)

    def reason(self, state: State, move: int) -> Reason:
        if OPEN <= move < SELL_RAIL:
            return why_not_section(state, self.seat, move - OPEN)
        return not_part_of_this(move)


# Set-up pieces: the extra rail and the extra building that lie beside the board


class SetupRail(Decision[State]):
    """Lay the set-up rail."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return [LAY + space for space in members(state.frontier[self.seat])]

    def play(self, state: State, move: int) -> None:
        state.lay_rail(self.seat, move - LAY)

    def reason(self, state: State, move: int) -> Reason:
        if move >= LAY:
            return why_not_space(state, self.seat, move - LAY)
        return Reason("reason.not_now")


class SetupOffice(Decision[State]):
    """Open the set-up office on the First Office slot of a Deal section."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return [OPEN + n for n in members(state.c.deal_sections) if state.first_office[n] == NONE]

    def play(self, state: State, move: int) -> None:
        state.open_office(self.seat, move - OPEN)

    def reason(self, state: State, move: int) -> Reason:
        return Reason("reason.only_deal_sections" if OPEN <= move < SELL_RAIL else "reason.not_now")


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
        return Reason("reason.only_start_cities" if BUILD <= move < OPEN else "reason.not_now")
