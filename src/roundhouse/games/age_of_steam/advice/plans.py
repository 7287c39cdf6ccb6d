"""Advice: a plan, links to be built together, its tiles and its price (R-BLD-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.lists import includes, place_of
from roundhouse.games.age_of_steam.advice.surveying import Way
from roundhouse.games.age_of_steam.rules.build_turn import BuildTrack, may_buy
from roundhouse.games.age_of_steam.rules.laying import lay, may_lay, price_here
from roundhouse.games.age_of_steam.rules.layouts import MOST_EXITS, TOWN_WITH, exits_of
from roundhouse.games.age_of_steam.rules.moves import LINK as BUY
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import PRICE
from roundhouse.games.age_of_steam.rules.track import hex_of, side_of

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_STOPS: Final = 64
PAIRS: Final = MOST_STOPS * MOST_STOPS + 1


class Plan:
    """Links to build together: the tiles and what they cost."""

    __slots__ = (
        "begun", "hexes", "later", "layouts", "links", "price", "quick", "sections", "terms", "tiles",
        "value", "ways",
    )  # fmt: skip

    def __init__(self, ways: list[Way]) -> None:
        self.ways = ways
        self.hexes: list[int] = []
        self.layouts: list[int] = []
        self.links: list[int] = []
        self.price = 0
        self.tiles = 0
        self.sections = 0
        self.later = False  # finished in the turn to come
        self.begun: list[int] = []  # the hexes of its first link, where the second one waits for that
        self.quick = 0.0
        self.terms: list[float] = []  # of the outlook that it gives,
        self.value = 0.0  # and their sum

    def has(self, way: Way) -> bool:
        """Whether a way is one of its links."""
        for own in self.ways:
            if own is way:
                return True
        return False


def merged(state: State, seat: int, ways: list[Way]) -> Plan | None:
    """The plan of several ways for a builder, or None if they are in each other's way."""
    m = state.m
    plan = Plan(ways)
    towns: list[int] = []
    masks: list[int] = []
    spot: i64 = 0
    for way in ways:
        if spot & way.spot:
            for hex in way.hexes:
                if includes(plan.hexes, hex):
                    return None
        spot |= way.spot
        plan.hexes += way.hexes
        plan.layouts += way.layouts
        plan.price += way.price
        if way.one != way.other:
            plan.sections += len(way.hexes) + len(way.exits)
        if way.link >= 0:
            plan.links.append(way.link)
            plan.tiles += 1
            plan.sections += 1
        for place in way.exits:
            hex = hex_of(place)
            if not includes(towns, hex):
                towns.append(hex)
                masks.append(0)
            masks[place_of(towns, hex)] |= 1 << side_of(place)
    for number in range(len(towns)):
        hex = towns[number]
        old = state.board.layout[hex]
        mask = masks[number] | exits_of(old)
        if mask.bit_count() > MOST_EXITS:
            return None
        price = m.replace_town if old >= 0 else m.town_base + m.town_exit * mask.bit_count()
        if m.points & PRICE:
            price = price_here(state, seat, hex, TOWN_WITH[mask], price)
        plan.price += price
        plan.hexes.append(hex)
        plan.layouts.append(TOWN_WITH[mask])
    plan.tiles += len(plan.hexes)
    return plan


def allowed(state: State, seat: int, plan: Plan) -> bool:
    """Whether the switches of the map let a builder lay and buy all of a plan, one after the other."""
    trial = state.copy()
    for number in range(len(plan.hexes)):
        if not may_lay(trial, seat, plan.hexes[number], plan.layouts[number]):
            return False
        lay(trial, seat, plan.hexes[number], plan.layouts[number])
    for link in plan.links:
        if not may_buy(trial, seat, link):
            return False
        BuildTrack(seat, 0).buy(trial, link)
    return True


def links_of(plan: Plan) -> int:
    """Which stops the links of a plan join, as one number: the same in whichever order they come."""
    pairs = sorted([way.one * MOST_STOPS + way.other for way in plan.ways])
    found = 0
    for pair in pairs:
        found = found * PAIRS + pair + 1
    return found


def moves_of(state: State, plan: Plan) -> list[int]:
    """The moves of a plan, what is built first in front. They may have to be played in another order."""
    found: list[int] = []
    waiting: list[int] = []
    for number in range(len(plan.hexes)):
        hex = plan.hexes[number]
        move = state.codes.laying(state.m.cell[hex], plan.layouts[number])
        if plan.begun and not includes(plan.begun, hex):
            waiting.append(move)
        else:
            found.append(move)
    found += waiting
    for link in plan.links:
        found.append(BUY + link)
    return found


def quick_of(plan: Plan) -> float:
    return plan.quick


def value_of(plan: Plan) -> float:
    return plan.value
