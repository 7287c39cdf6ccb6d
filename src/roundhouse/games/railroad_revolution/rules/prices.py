"""What the rest of a main action will cost at least, and what its worker is sure to bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.rules.components import GREY, ORANGE, Components
from roundhouse.games.railroad_revolution.rules.moves import RAILROAD, STATION, TRADE
from roundhouse.games.railroad_revolution.rules.state import ABILITY_PART, MAIN, State

if TYPE_CHECKING:
    from mypy_extensions import i64

OUT_OF_REACH: Final = 1_000_000  # dearer than anything


def main_floor(state: State, seat: int) -> int:
    """The least that completing the main action will still cost."""
    if state.action == STATION:
        return cheapest_station(state, seat)
    if state.action == RAILROAD:
        return rails_price(state.c, triangles_ahead(state, seat, state.lays))
    if state.action == TRADE and not state.rails_left[seat] + state.buildings_left[seat]:
        return OUT_OF_REACH
    return 0


def pledge(state: State, seat: int) -> int:
    """What the worker's ability is sure to bring towards the price of the action, while it is unused."""
    if not state.parts & ABILITY_PART:
        return 0
    if state.action == RAILROAD:
        if state.worker == GREY:
            return grey_railroad(state.c)
        if state.worker == ORANGE:
            return orange_railroad(state, triangles_ahead(state, seat, state.lays))
    elif state.action == STATION and state.worker == ORANGE:
        if state.parts & MAIN:
            price = cheapest_station(state, seat)
            return price if price < OUT_OF_REACH else 0
        return state.due
    return 0


def rails_price(c: Components, triangles: int) -> int:
    """What rails cost that are built over so many triangles."""
    return triangles * c.railroad_triangle


def grey_railroad(c: Components) -> int:
    """What the shares of the grey specialist bring at the Railroad."""
    return c.railroad_grey_shares * c.share_sale


def orange_railroad(state: State, further: int) -> int:
    """What the accountant brings at the Railroad when so many more triangles are built over."""
    c = state.c
    if further >= OUT_OF_REACH:
        return 0
    return c.railroad_orange_base + c.railroad_orange_triangle * (state.triangles + further)


def cheapest_station(state: State, seat: int) -> int:
    """The lowest price among the cities where the seat can build."""
    cities: i64 = state.reach[seat] & ~state.stations[seat]
    cheapest: i64 = OUT_OF_REACH
    for price in state.c.city_price:
        if not cities:
            break
        if cities & 1 and price < cheapest:
            cheapest = price
        cities >>= 1
    return cheapest


def triangles_ahead(state: State, seat: int, rails: int) -> i64:
    """The fewest triangles on which the seat can lay so many rails from where its network is."""
    return cheapest_rails(state.c, state.rails[seat], state.frontier[seat], rails)


def cheapest_rails(c: Components, own: i64, frontier: i64, rails: i64) -> i64:
    """The fewest triangles on which so many rails can be laid from here."""
    if not rails:
        return 0
    if rails == 1:
        return fewest_triangles(c, frontier)
    best: i64 = OUT_OF_REACH
    for triangles, there in enumerate(c.terrain_spaces):
        left = frontier & there
        while left and best > triangles:  # the other rails can be free, no more
            low = left & -left
            left ^= low
            laid = own | low
            space: int = low
            near = c.near[space.bit_length() - 1]
            total = triangles + cheapest_rails(c, laid, (frontier | near) & ~laid, rails - 1)
            if total < best:
                best = total
    return best


def fewest_triangles(c: Components, frontier: i64) -> i64:
    """The smallest number of triangles at one of these spaces."""
    for triangles, there in enumerate(c.terrain_spaces):
        if frontier & there:
            return triangles
    return OUT_OF_REACH
