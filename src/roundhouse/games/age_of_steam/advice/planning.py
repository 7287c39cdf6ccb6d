"""Advice: what to build in a turn, plans put together from the surveyor's ways and weighed by the outlook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.rows import row_full
from roundhouse.games.age_of_steam.advice.demand import LINK, STRANGERS, Demand
from roundhouse.games.age_of_steam.advice.forecast import RISE, forecast
from roundhouse.games.age_of_steam.advice.founding import Founder, Site
from roundhouse.games.age_of_steam.advice.haul import haul
from roundhouse.games.age_of_steam.advice.outlook import FEW, Outlook
from roundhouse.games.age_of_steam.advice.plans import (
    Plan,
    allowed,
    links_of,
    merged,
    moves_of,
    quick_of,
    value_of,
)
from roundhouse.games.age_of_steam.advice.stand import Stand
from roundhouse.games.age_of_steam.advice.surveying import Way, ways_of
from roundhouse.games.age_of_steam.advice.terms import mixed, total
from roundhouse.games.age_of_steam.advice.weights import Weights
from roundhouse.games.age_of_steam.rules.actions import must_use
from roundhouse.games.age_of_steam.rules.components import ENGINEER, SEATS
from roundhouse.games.age_of_steam.rules.ground import Ground
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import LAY, LINKS, MUST
from roundhouse.games.age_of_steam.rules.urbanization import urbanise

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

SITES: Final = 4  # New Cities that do
THIRDS: Final = 20  # pairs that are tried with a third way
AHEAD: Final = 3  # tiles of the turn to come


class Planner:
    """Puts plans together for one builder."""

    __slots__ = (
        "anchors", "base", "cash", "demand", "forced", "goods", "hauls", "known", "number", "plans",
        "seat", "stages", "state", "stay", "tiles", "track", "ways", "weights",
    )  # fmt: skip

    def __init__(self, state: State, seat: int, cash: int, tiles: int, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.seat = seat
        self.cash = cash
        self.tiles = tiles
        self.stages: bool = state.players <= FEW  # two links, the second in the turn to come
        known = forecast(state)
        self.goods = known.goods_for(state, seat)
        self.number = len(self.goods.row)
        self.demand = Demand(state, seat, self.goods, known.accepts)
        self.track: int = known.track[seat]
        self.hauls: dict[int, float] = known.hauls  # by links that are put in, and seat
        ground = Ground(state, seat)
        self.anchors: int = ground.starts | ground.towns
        most = tiles if state.m.complete_only else tiles + 1
        self.ways: list[Way] = ways_of(state, seat, most)
        self.plans: list[Plan] = []
        self.known: Row = row_full(0, 0)  # what the links that there are carry
        self.base = 0.0
        self.stay: list[float] = []  # the terms of building nothing
        self.forced: int = forced_price(state, seat)  # of each tile less than there may be

    def anchored(self, way: Way, more: int) -> bool:
        mask = self.anchors | more
        return way.link >= 0 or bool((mask >> way.one | mask >> way.other) & 1)

    def think(self) -> list[Plan]:
        """The plans worth building, best first."""
        self.demand.measure(self.reach(), STRANGERS)
        self.known = self.demand.best
        self.base = self.haul()
        if self.state.m.track_deliver and self.base > 0.0:  # there is better than track that leads nowhere
            self.ways = [way for way in self.ways if way.one != way.other]
        singles: list[Plan] = []
        for way in self.ways:
            plan = merged(self.state, self.seat, [way])
            if plan is not None and self.anchored(way, 0):
                singles.append(plan)
                self.consider(plan)
        pairs: list[Plan] = []
        singles.sort(key=quick_of, reverse=True)
        for first in singles:
            if first.tiles <= self.tiles:
                self.extend(first, pairs)
        pairs.sort(key=quick_of, reverse=True)
        for pair in pairs[:THIRDS]:
            if pair.tiles <= self.tiles:
                self.extend(pair, [])
        self.plans.sort(key=quick_of, reverse=True)
        return self.weighed()

    def extend(self, first: Plan, kept: list[Plan]) -> None:
        """Add one more way that begins where a plan touches, if need be one for the turn to come."""
        touched: i64 = 0
        for way in first.ways:
            touched |= way.ends
        stages = self.stages and len(first.ways) == 1 and first.price <= self.cash
        room = self.tiles - len(first.hexes)
        if stages:
            room += AHEAD
        for way in self.ways:
            if not way.ends & touched or len(way.hexes) > room or first.has(way):
                continue
            plan = merged(self.state, self.seat, [*first.ways, way])
            if plan is None:
                continue
            if plan.tiles <= self.tiles and plan.price <= self.cash:
                self.consider(plan)
                kept.append(plan)
            elif stages:
                plan.begun = first.hexes
                self.consider(plan)

    def consider(self, plan: Plan) -> None:
        """A quick look: how much more the network would carry."""
        if plan.tiles > self.tiles or plan.price > self.cash:
            if not self.can_wait(plan):
                return
            plan.later = True
        gain = self.carried(plan) - self.base
        if plan.later:
            gain *= self.weights.next_turn
        plan.quick = gain - self.weights.dollar * plan.price + self.weights.section * plan.sections
        self.plans.append(plan)

    def can_wait(self, plan: Plan) -> bool:
        """Whether a plan can be begun now and finished in the turn to come."""
        if plan.tiles > self.tiles + AHEAD:
            return False
        if len(plan.ways) == 1 and (plan.tiles <= self.tiles or self.state.m.complete_only):
            return False
        if not self.stages:
            return True
        price = 0  # of what the turn to come has no room for
        more = plan.tiles - self.tiles
        for way in plan.ways:
            for one in way.prices:
                if more > 0:
                    price += one
                    more -= 1
        return price <= self.cash

    def carried(self, plan: Plan) -> float:
        """What the network could carry with the links of a plan: the same whichever tiles they lie on."""
        links = links_of(plan) * SEATS + self.seat
        known = self.hauls.get(links)
        if known is not None and not self.state.m.track_deliver and not self.state.m.switches:
            return known
        self.enter(plan)
        self.demand.measure_more(self.known, self.reach(), STRANGERS)
        found = self.haul()
        self.leave(plan)
        self.hauls[links] = found
        return found

    def reach(self) -> int:
        """The links that a cube may soon go."""
        state = self.state
        return min(state.m.most_engine, state.engine[self.seat] + RISE)

    def haul(self) -> float:
        """The income, in tenths, of the cubes that the network could carry before long."""
        state = self.state
        engine = min(state.m.most_engine, state.engine[self.seat] + 1)
        return haul(self.demand, self.goods, engine, state.last_turn() - state.turn + 1)

    def enter(self, plan: Plan) -> None:
        for way in plan.ways:
            self.demand.join(way.one, way.other, LINK)
            if self.state.m.track_deliver:
                for hex in way.hexes:
                    if self.state.lying[hex] >= 0 and self.state.board.layout[hex] < 0:
                        self.goods.add_section(self.state.lying[hex], way.one, way.other, self.seat)

    def leave(self, plan: Plan) -> None:
        for way in reversed(plan.ways):
            self.demand.part(way.one, way.other)
        self.goods.drop(self.number)

    def weighed(self) -> list[Plan]:
        """The most promising plans by the outlook that they give."""
        self.demand.best = self.known
        self.stay = self.outlook(0, 0, 0).terms()
        least = total(self.stay) + self.weights.worth_it
        found: list[Plan] = []
        for plan in self.allowed():
            self.enter(plan)
            self.demand.measure_more(self.known, self.reach(), STRANGERS)
            plan.terms = self.outlook(plan.price, plan.sections, plan.tiles).terms()
            self.leave(plan)
            if plan.later:
                plan.terms = mixed(plan.terms, self.weights.next_turn, self.stay)
            plan.value = total(plan.terms)
            if plan.value > least:
                found.append(plan)
        found.sort(key=value_of, reverse=True)
        return found

    def allowed(self) -> list[Plan]:
        """The most promising plans that the map lets the builder build."""
        most = int(self.weights.weighed)
        if not self.state.m.points & (LAY | LINKS):
            return self.plans[:most]
        found: list[Plan] = []
        for plan in self.plans:
            if allowed(self.state, self.seat, plan):
                found.append(plan)
                if len(found) == most:
                    break
        return found

    def outlook(self, price: int, more: int, tiles: int) -> Outlook:
        """The outlook after spending so much on so many sections and tiles."""
        stand = Stand(self.state, self.seat, self.track + more, self.weights)
        stand.builds = False
        left = self.cash - price  # below 0 for what is finished in a later turn
        forced = self.forced * max(0, self.tiles - tiles)
        stand.cash = float(left - min(forced, max(0, left)))
        return Outlook(self.state, stand, self.demand, self.goods)


def forced_price(state: State, seat: int) -> int:
    """What a tile costs at least that has to be laid whether it helps or not; 0 if none has to be."""
    m = state.m
    if not m.points & MUST or not must_use(state, seat, ENGINEER):
        return 0
    return min([m.price[hex] for hex in range(len(m.price)) if m.stop[hex] < 0])


class Turn:
    """What to do with a build turn: perhaps a New City, then the best plan, and its outlook."""

    __slots__ = ("founded", "planner", "plans", "sites", "terms", "value")

    def __init__(
        self, state: State, seat: int, cash: int, tiles: int, may_found: bool, weights: Weights
    ) -> None:
        self.planner = Planner(state, seat, cash, tiles, weights)
        self.plans: list[Plan] = self.planner.think()
        self.terms: list[float] = self.plans[0].terms if self.plans else self.planner.stay
        self.value: float = total(self.terms)
        self.sites: list[Site] = []  # the New City that is worth it, if any
        self.founded: list[Turn] = []  # and what to do then
        if may_found and state.letters_left():
            self.found(tiles)

    def found(self, tiles: int) -> None:
        """Try the most promising New Cities, each with the plan that goes best with it."""
        planner = self.planner
        state = planner.state
        if self.plans:
            planner.enter(self.plans[0])
        sites = Founder(state, planner.seat, planner.demand, planner.goods).search()
        if self.plans:
            planner.leave(self.plans[0])
        # Where no city takes anything, all wait for the first that does: it costs nothing.
        taken = 0
        for mask in planner.demand.accepts:
            taken |= mask
        for site in sites[:SITES]:
            trial = state.copy()
            urbanise(trial, planner.seat, state.m.stop_hex[site.stop], site.letter)
            other = Turn(trial, planner.seat, planner.cash, tiles, False, planner.weights)
            if other.value > self.value + planner.weights.worth_it or not (taken or self.sites):
                self.terms = other.terms
                self.value = other.value
                self.sites = [site]
                self.founded = [other]

    def rows(self, state: State, close: float) -> list[list[int]]:
        """The plans as rows of moves, best first: those that are not much worse than the best."""
        found: list[list[int]] = []
        for number in range(len(self.sites)):
            site = self.sites[number].move(state)
            rows = self.founded[number].rows(state, close)
            found += [[site, *row] for row in rows] if rows else [[site]]
        for plan in self.plans:
            if plan.value > self.value - close:
                found.append(moves_of(state, plan))
        return found
