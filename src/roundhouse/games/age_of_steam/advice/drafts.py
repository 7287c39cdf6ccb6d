"""Advice: what a builder could build, whatever the money, and what that would carry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.age_of_steam.advice.cargo import Cargo
from roundhouse.games.age_of_steam.advice.demand import LINK, STRANGERS, Demand
from roundhouse.games.age_of_steam.advice.forecast import RISE, Forecast, is_plain
from roundhouse.games.age_of_steam.advice.haul import haul
from roundhouse.games.age_of_steam.advice.horizon import last_turn
from roundhouse.games.age_of_steam.advice.memory import Memory
from roundhouse.games.age_of_steam.advice.outlook import FEW
from roundhouse.games.age_of_steam.advice.plans import Plan, merged
from roundhouse.games.age_of_steam.advice.surveying import Way
from roundhouse.games.age_of_steam.advice.weights import Weights
from roundhouse.games.age_of_steam.rules.components import SEATS
from roundhouse.games.age_of_steam.rules.ground import Ground
from roundhouse.games.age_of_steam.rules.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

AHEAD: Final = 3  # tiles of the turn to come
KEPT: Final = 32  # drafts: those of a few players in the positions that a search looks at side by side


class Draft:
    """All plans of one builder with so many tiles, each worked out when it is first asked for.

    Positions in which the builder has other money share it: `singles` are what all others begin with.
    """

    __slots__ = (
        "anchors", "base", "cargoes", "demand", "goods", "hauls", "known", "number", "plain", "seat",
        "singles", "stages", "state", "still", "takes", "tiles", "ways", "weights", "without",
    )  # fmt: skip

    def __init__(
        self, state: State, seat: int, tiles: int, ways: list[Way], known: Forecast, weights: Weights
    ) -> None:
        self.state = state
        self.seat = seat
        self.tiles = tiles
        self.stages: bool = state.players <= FEW  # two links, the second in the turn to come
        self.ways = ways
        self.known = known
        self.weights = weights
        self.goods = known.goods_for(state, seat)
        self.number = len(self.goods.row)
        self.plain: bool = is_plain(state.m)
        self.takes: i64 = known.takes
        self.demand = Demand(state, seat, self.goods, known.accepts)
        self.hauls: dict[int, float] = known.hauls  # by links that are put in, and seat
        ground = Ground(state, seat)
        self.anchors: int = ground.starts | ground.towns
        self.demand.measure(self.reach(), STRANGERS)
        self.without: Row = self.demand.best  # what the links that there are carry
        self.base = self.haul()
        self.still = self.cargo_now()  # the same, for the outlook
        self.cargoes: dict[int, Cargo] = {}  # by links that are put in
        if state.m.track_deliver and self.base > 0.0:  # there is better than track that leads nowhere
            self.ways = [way for way in ways if way.one != way.other]
        self.singles: list[Plan] = []
        for way in self.ways:
            plan = merged(state, seat, [way])
            if plan is not None and self.anchored(way):
                self.singles.append(plan)

    def fits(self, seat: int, tiles: int, ways: list[Way], known: Forecast, weights: Weights) -> bool:
        """Whether it is the one of this builder: forecast and ways belong to one position, books apart."""
        return (
            self.seat == seat
            and self.known is known
            and self.ways is ways
            and self.tiles == tiles
            and self.weights is weights
        )

    def anchored(self, way: Way) -> bool:
        return way.link >= 0 or bool((self.anchors >> way.one | self.anchors >> way.other) & 1)

    def extended(self, first: Plan) -> list[Plan]:
        """The plans with one more way that begins where a plan touches, now or later. Not to be changed."""
        if not first.extended:
            first.extended = True
            first.longer = self.extend(first)
        return first.longer

    def extend(self, first: Plan) -> list[Plan]:
        touched: i64 = 0
        for way in first.ways:
            touched |= way.ends
        stages = self.stages and len(first.ways) == 1
        room = self.tiles - first.hexes()
        if stages:
            room += AHEAD
        found: list[Plan] = []
        for way in self.ways:
            if not way.ends & touched or len(way.hexes) > room or first.has(way):
                continue
            plan = merged(self.state, self.seat, [*first.ways, way])
            if plan is None:
                continue
            if stages:
                found.append(begun(first, plan))
            if plan.tiles <= self.tiles:
                found.append(plan)
        return found

    def promises(self, plan: Plan) -> bool:
        """A quick look at how much more the network would carry. False for what takes too long to build."""
        if plan.quickly:
            return True
        later = plan.tiles > self.tiles or bool(plan.begun)
        if plan.tiles > self.tiles + AHEAD:
            return False
        if later and not plan.begun and (self.state.m.complete_only or len(plan.ways) > 1):
            return False
        gain = self.carried(plan) - self.base
        if later:
            gain *= self.weights.next_turn
        plan.later = later
        plan.quick = gain - self.weights.dollar * plan.price + self.weights.section * plan.sections
        plan.quickly = True
        return True

    def carried(self, plan: Plan) -> float:
        """What the network could carry with the links of a plan: the same whichever tiles they lie on."""
        links = plan.joined * SEATS + self.seat
        known = self.hauls.get(links)
        if known is not None and self.plain:
            return known
        found = self.measure(plan)
        self.hauls[links] = found
        return found

    def cargo(self, plan: Plan) -> Cargo:
        """What the network would carry with the links of a plan, cube by cube."""
        if not self.plain or plan.joined not in self.cargoes:
            self.measure(plan)
        return self.cargoes[plan.joined]

    def measure(self, plan: Plan) -> float:
        """Work out what the network could carry with the links of a plan: in all, and cube by cube."""
        self.enter(plan)
        self.demand.measure_more(self.without, self.reach(), STRANGERS)
        found = self.haul()
        self.cargoes[plan.joined] = self.cargo_now()
        self.leave(plan)
        return found

    def cargo_now(self) -> Cargo:
        return Cargo(self.goods, self.demand.best, self.takes, self.weights.contested)

    def reach(self) -> int:
        """The links that a cube may soon go."""
        state = self.state
        return min(state.m.most_engine, state.engine[self.seat] + RISE)

    def haul(self) -> float:
        """The income, in tenths, of the cubes that the network could carry before long."""
        state = self.state
        engine = min(state.m.most_engine, state.engine[self.seat] + 1)
        return haul(self.demand, self.goods, engine, last_turn(state) - state.turn + 1)

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


def begun(first: Plan, whole: Plan) -> Plan:
    """The same links one after the other: the first in this turn, the second in the turn to come."""
    plan = whole.twin()
    plan.begun = [hex for hex, _ in first.lays()]
    return plan


MEMORY: Final[Memory[Draft]] = Memory(KEPT)


def draft_of(
    state: State, seat: int, tiles: int, ways: list[Way], known: Forecast, weights: Weights
) -> Draft:
    """The draft of one builder, worked out or remembered."""
    known.goods_for(state, seat)  # the goods are everybody's, and tell now of this one's rivals
    if not is_plain(state.m):
        return Draft(state, seat, tiles, ways, known, weights)
    for draft in MEMORY.recent():
        if draft.fits(seat, tiles, ways, known, weights):
            return draft
    found = Draft(state, seat, tiles, ways, known, weights)
    MEMORY.keep(found)
    return found
