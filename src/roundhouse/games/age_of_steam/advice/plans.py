"""Advice: a plan, links to be built together, its tiles and its price (R-BLD-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import count
from roundhouse.core.lists import NOTHING, includes, place_of
from roundhouse.games.age_of_steam.advice.surveying import Way
from roundhouse.games.age_of_steam.advice.terms import total
from roundhouse.games.age_of_steam.rules.build_turn import BuildTrack, may_buy
from roundhouse.games.age_of_steam.rules.laying import lay, may_lay, price_here
from roundhouse.games.age_of_steam.rules.layouts import MOST_EXITS, TOWN_WITH, exits_of
from roundhouse.games.age_of_steam.rules.moves import DONE
from roundhouse.games.age_of_steam.rules.moves import LINK as BUY
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import PRICE
from roundhouse.games.age_of_steam.rules.track import hex_of, side_of

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_STOPS: Final = 64
PAIRS: Final = MOST_STOPS * MOST_STOPS + 1


class Plan:
    """Links to build together: the tiles and what they cost. Builders with more or less money share it."""

    __slots__ = (
        "begun", "exits", "extended", "joined", "later", "longer", "price", "quick", "quickly", "sections",
        "spot", "tiles", "towns", "ways",
    )  # fmt: skip

    def __init__(self, ways: list[Way], spot: i64) -> None:
        self.ways = ways
        self.spot = spot  # of all its ways; see `spot_of`
        self.joined = joined(ways)
        self.towns: list[int] = NOTHING  # hexes of towns that get new exits,
        self.exits: list[int] = NOTHING  # and all exits that each has then, a mask
        self.price = 0
        self.tiles = 0  # a link that is bought counts as one
        self.sections = 0
        self.later = False  # finished in the turn to come
        self.begun: list[int] = NOTHING  # the hexes of its first link, where the second one waits for that
        self.quickly = False  # whether it was looked at quickly,
        self.quick = 0.0  # and how good it looked
        self.extended = False  # whether it is known
        self.longer: list[Plan] = []  # with one more way

    def twin(self) -> Plan:
        """The same links and tiles, not looked at yet."""
        plan = Plan(self.ways, self.spot)
        plan.towns, plan.exits = self.towns, self.exits
        plan.price, plan.tiles, plan.sections = self.price, self.tiles, self.sections
        return plan

    def has(self, way: Way) -> bool:
        """Whether a way is one of its links."""
        for own in self.ways:
            if own is way:
                return True
        return False

    def hexes(self) -> int:
        """How many hexes get a tile."""
        number = len(self.towns)
        for way in self.ways:
            number += len(way.hexes)
        return number

    def lays(self) -> list[tuple[int, int]]:
        """The tiles: each hex and how its track will lie."""
        found: list[tuple[int, int]] = []
        for way in self.ways:
            for number in range(len(way.hexes)):
                found.append((way.hexes[number], way.layouts[number]))
        for number in range(len(self.towns)):
            found.append((self.towns[number], TOWN_WITH[self.exits[number]]))
        return found

    def buys(self) -> list[int]:
        """The direct links."""
        return [way.link for way in self.ways if way.link >= 0]


class Weighed:
    """A plan with what its builder may expect of it."""

    __slots__ = ("plan", "terms", "value")

    def __init__(self, plan: Plan, terms: list[float]) -> None:
        self.plan = plan
        self.terms = terms
        self.value: float = total(terms)


def merged(state: State, seat: int, ways: list[Way]) -> Plan | None:
    """The plan of several ways for a builder, or None if they are in each other's way."""
    spot: i64 = 0
    for way in ways:
        if spot & way.spot and meets(way, ways):
            return None
        spot |= way.spot
    plan = Plan(ways, spot)
    enters = False
    for way in ways:
        tiles = len(way.hexes)
        plan.tiles += tiles
        plan.price += way.price
        if way.one != way.other:
            plan.sections += tiles + len(way.exits)
        if way.link >= 0:
            plan.tiles += 1
            plan.sections += 1
        if way.exits:
            enters = True
    if enters and not enter_towns(state, seat, plan):
        return None
    return plan


def meets(way: Way, ways: list[Way]) -> bool:
    """Whether a way shares a hex with one before it."""
    for other in ways:
        if other is way:
            break
        if other.spot & way.spot:
            for hex in way.hexes:
                if includes(other.hexes, hex):
                    return True
    return False


def enter_towns(state: State, seat: int, plan: Plan) -> bool:
    """Put down the tiles of towns that get new exits; False if there is none for a town."""
    m = state.m
    towns: list[int] = []
    exits: list[int] = []
    for way in plan.ways:
        for place in way.exits:
            hex = hex_of(place)
            if not includes(towns, hex):
                towns.append(hex)
                exits.append(exits_of(state.board.layout[hex]))
            exits[place_of(towns, hex)] |= 1 << side_of(place)
    for number in range(len(towns)):
        hex, mask = towns[number], exits[number]
        exits_there = count(mask)
        if exits_there > MOST_EXITS:
            return False
        old = state.board.layout[hex]
        price = m.replace_town if old >= 0 else m.town_base + m.town_exit * exits_there
        if m.points & PRICE:
            price = price_here(state, seat, hex, TOWN_WITH[mask], price)
        plan.price += price
    plan.towns = towns
    plan.exits = exits
    plan.tiles += len(towns)
    return True


def allowed(state: State, seat: int, plan: Plan) -> bool:
    """Whether the switches of the map let a builder lay and buy all of a plan, one after the other."""
    trial = state.copy()
    for hex, layout in plan.lays():
        if not may_lay(trial, seat, hex, layout):
            return False
        lay(trial, seat, hex, layout)
    for link in plan.buys():
        if not may_buy(trial, seat, link):
            return False
        BuildTrack(seat, 0).buy(trial, link)
    return True


def joined(ways: list[Way]) -> int:
    """Which stops the links of a plan join, as one number: the same in whichever order they come."""
    pairs = [way.one * MOST_STOPS + way.other for way in ways]
    if len(pairs) > 1:
        pairs.sort()
    found = 0
    for pair in pairs:
        found = found * PAIRS + pair + 1
    return found


def moves_of(state: State, plan: Plan) -> list[int]:
    """The moves of a plan, what is built first in front. They may have to be played in another order.

    Between the link of this turn and that of the turn to come the builder may stop.
    """
    found: list[int] = []
    waiting: list[int] = []
    for hex, layout in plan.lays():
        move = state.codes.laying(state.m.cell[hex], layout)
        if plan.begun and not includes(plan.begun, hex):
            waiting.append(move)
        else:
            found.append(move)
    if waiting:
        found.append(DONE)
    return found + waiting + [BUY + link for link in plan.buys()]


def quick_of(plan: Plan) -> float:
    return plan.quick


def value_of(weighed: Weighed) -> float:
    return weighed.value
