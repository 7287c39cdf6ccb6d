"""Advice: what to build in a turn, plans put together from the surveyor's ways and weighed by the outlook."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.advice.cargo import Cargo
from roundhouse.games.age_of_steam.advice.drafts import draft_of
from roundhouse.games.age_of_steam.advice.forecast import forecast
from roundhouse.games.age_of_steam.advice.founding import Founder, Site
from roundhouse.games.age_of_steam.advice.outlook import Later, Outlook
from roundhouse.games.age_of_steam.advice.plans import Plan, Weighed, allowed, moves_of, quick_of, value_of
from roundhouse.games.age_of_steam.advice.stand import Stand
from roundhouse.games.age_of_steam.advice.surveying import ways_of
from roundhouse.games.age_of_steam.advice.terms import mixed, total
from roundhouse.games.age_of_steam.advice.weights import Weights
from roundhouse.games.age_of_steam.rules.actions import must_use
from roundhouse.games.age_of_steam.rules.components import ENGINEER
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import LAY, LINKS, MUST
from roundhouse.games.age_of_steam.rules.urbanization import urbanise

SITES: Final = 4  # New Cities that do
THIRDS: Final = 20  # pairs that are tried with a third way


class Planner:
    """Puts plans together for one builder with so much money."""

    __slots__ = (
        "ahead", "cash", "draft", "forced", "plans", "seat", "state", "stay", "tiles", "track", "weights",
    )  # fmt: skip

    def __init__(
        self, state: State, seat: int, cash: int, tiles: int, weights: Weights, ahead: bool = False
    ) -> None:
        self.ahead = ahead  # whether it is the build turn of the turn to come
        self.state = state
        self.weights = weights
        self.seat = seat
        self.cash = cash
        self.tiles = tiles
        known = forecast(state)
        most = tiles if state.m.complete_only else tiles + 1
        self.draft = draft_of(state, seat, tiles, ways_of(state, seat, most), known, weights)
        self.plans: list[Plan] = []
        self.stay: list[float] = []  # the terms of building nothing
        self.forced: int = forced_price(state, seat)  # of each tile less than there may be
        self.track: int = known.track[seat]

    def think(self) -> list[Weighed]:
        """The plans worth building, best first."""
        draft = self.draft
        for plan in draft.singles:
            # What takes longer than this turn need not be paid in it.
            payable = self.can_begin(plan) if plan.tiles > self.tiles else plan.price <= self.cash
            if payable and draft.promises(plan):
                self.plans.append(plan)
        # What cannot be paid is not worth more with more of it, but for some maps that have a say in prices.
        singles = self.plans[:] if draft.plain else draft.singles[:]
        singles.sort(key=quick_of, reverse=True)
        pairs: list[Plan] = []
        for first in singles:
            if first.tiles <= self.tiles:
                self.extend(first, pairs)
        self.plans += pairs
        pairs.sort(key=quick_of, reverse=True)
        for pair in pairs[:THIRDS]:
            self.extend(pair, self.plans)
        self.plans.sort(key=quick_of, reverse=True)
        return self.weighed()

    def extend(self, first: Plan, found: list[Plan]) -> None:
        """The plans with one more way that can be paid; those of two turns go to all at once."""
        for plan in self.draft.extended(first):
            if plan.begun:
                waits = plan.tiles > self.tiles or plan.price > self.cash
                if waits and first.price <= self.cash and self.can_begin(plan) and self.draft.promises(plan):
                    self.plans.append(plan)
            elif plan.price <= self.cash and self.draft.promises(plan):
                found.append(plan)

    def can_begin(self, plan: Plan) -> bool:
        """Whether there is money for what the turn to come has no room for; with more players it is found."""
        if not self.draft.stages:
            return True
        price = 0
        more = plan.tiles - self.tiles
        for way in plan.ways:
            for one in way.prices:
                if more > 0:
                    price += one
                    more -= 1
        return price <= self.cash

    def weighed(self) -> list[Weighed]:
        """The most promising plans by the outlook that they give."""
        draft = self.draft
        self.stay = self.outlook(0, 0, 0).terms()
        least = total(self.stay) + self.weights.worth_it
        found: list[Weighed] = []
        known: dict[tuple[int, ...], list[float]] = {}  # the same links may be built one way or another
        for plan in self.allowed():
            now = self.price_now(plan)
            key = (plan.joined, plan.price, plan.sections, plan.tiles, int(plan.later), now)
            terms = known.get(key) if draft.plain else None
            if terms is None:
                terms = self.outlook_of(plan, now).terms()
                if plan.later:
                    terms = mixed(terms, self.weights.next_turn, self.stay)
                known[key] = terms
            weighed = Weighed(plan, terms)
            if weighed.value > least:
                found.append(weighed)
        found.sort(key=value_of, reverse=True)
        return found

    def price_now(self, plan: Plan) -> int:
        """What of a plan has to be paid in the turn that it is made for."""
        if not plan.later or not self.draft.stages:
            return plan.price
        if plan.begun:
            return plan.ways[0].price
        price = 0
        for one in plan.ways[0].prices[: self.tiles]:
            if price + one > self.cash:
                break
            price += one
        return price

    def outlook_of(self, plan: Plan, now: int) -> Outlook:
        """The outlook with a plan; few players know which of its links are there when."""
        cargo = self.draft.cargo(plan)
        if not plan.later or not self.draft.stages or self.ahead:
            return self.outlook(plan.price, plan.sections, plan.tiles, cargo)
        first = self.draft.still
        if plan.begun:
            first = self.draft.cargo(Plan(plan.ways[:1], plan.ways[0].spot))
        later = Later(cargo, plan.price - now, plan.sections)
        return self.outlook(now, 0, self.tiles, first, later)

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

    def outlook(
        self, price: int, more: int, tiles: int, cargo: Cargo | None = None, later: Later | None = None
    ) -> Outlook:
        """The outlook after spending so much on so many sections and tiles.

        Goods go over the links that there are, or they are those of a cargo.
        """
        if self.ahead:
            later = Later(cargo, price, more) if cargo is not None else None
            stand = Stand(self.state, self.seat, self.track, self.weights)
            return Outlook(self.state, stand, self.draft.still, later)
        stand = Stand(self.state, self.seat, self.track + more, self.weights)
        stand.builds = False
        left = self.cash - price  # below 0 for what is finished in a later turn
        forced = self.forced * max(0, self.tiles - tiles)
        stand.cash = float(left - min(forced, max(0, left)))
        return Outlook(self.state, stand, cargo or self.draft.still, later)


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
        self.plans: list[Weighed] = self.planner.think()
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
        draft = planner.draft
        if self.plans:
            draft.enter(self.plans[0].plan)
        sites = Founder(state, planner.seat, draft.demand, draft.goods).search()
        if self.plans:
            draft.leave(self.plans[0].plan)
        # Where no city takes anything, all wait for the first that does: it costs nothing.
        taken = 0
        for mask in draft.demand.accepts:
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
        for weighed in self.plans:
            if weighed.value > self.value - close:
                found.append(moves_of(state, weighed.plan))
        return found
