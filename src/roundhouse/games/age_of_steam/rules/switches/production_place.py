"""Production puts cubes on the map, not into the display."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message, Reason
from roundhouse.core.state import Decision
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES, PRODUCTION
from roundhouse.games.age_of_steam.rules.growth import tell_cube
from roundhouse.games.age_of_steam.rules.moves import DONE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import PRODUCE, Switch
from roundhouse.kit.files.tables import Table

TOWNS: Final = 0
CITIES: Final = 1
PLACES: Final = {"town": TOWNS, "city": CITIES}


class ProductionPlace(Switch):
    """Some cubes are drawn, all or one of them are put on one town or city, the others go back."""

    __slots__ = ("city_first", "draw", "optional", "put", "where")

    def __init__(self, where: int, draw: int, put: int, city_first: bool, optional: bool) -> None:
        super().__init__("production_place", PRODUCE)
        self.where = where
        self.draw = draw
        self.put = put  # all that were drawn, or 1 of them
        self.city_first = city_first  # the place is named before the cubes are drawn
        self.optional = optional

    def facts(self) -> dict[str, Argument]:
        return {"n": self.draw, "put": self.put}

    def sentence(self) -> Message:
        return Message("guide.rule.production_place", {"how": self.how()})

    def how(self) -> Message:
        """What the action does, in words."""
        if self.city_first:
            return Message("effect.production_named", self.facts())
        return Message(
            "effect.production_town" if self.where == TOWNS else "effect.production_city", self.facts()
        )

    def effect(self, action: int) -> Message | None:
        return self.how() if action == PRODUCTION else None

    def produces(self, state: State, seat: int) -> bool:
        if sum(state.bag) > 0 and self.stops(state):
            if self.city_first:
                state.then(NamePlace(seat))
            else:
                self.take(state, seat)
                state.then(PlaceOnMap(seat, -1))
        return True

    def take(self, state: State, seat: int) -> None:
        """Draw the cubes."""
        drawn: list[int] = []
        while len(drawn) < self.draw and sum(state.bag) > 0:
            drawn.append(state.draw())
        if state.log is not None:
            names = {
                f"colour{number}": Message("colour." + COLOUR_NAMES[colour])
                for number, colour in enumerate(drawn, 1)
            }
            state.tell("draws" if len(drawn) > 1 else "draws_one", seat, {**names})
        state.drawn = drawn[::-1]

    def stops(self, state: State) -> list[int]:
        """Where the cubes may go."""
        m = state.m
        cities = 1 if self.where == CITIES else 0
        return [stop for stop in range(m.stops) if (state.cities & ~m.terminals) >> stop & 1 == cities]


def rule(state: State) -> ProductionPlace:
    """The switch itself."""
    for switch in state.m.switches:
        if isinstance(switch, ProductionPlace):
            return switch
    raise AssertionError


class NamePlace(Decision[State]):
    """The city that will get a cube, before any is drawn."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        m = state.m
        moves = [state.codes.to + m.cell[m.stop_hex[stop]] for stop in rule(state).stops(state)]
        return [*moves, DONE] if rule(state).optional else moves

    def play(self, state: State, move: int) -> None:
        if move == DONE:
            state.tell("produces_none", self.seat)
            return
        stop = state.m.stop[state.m.hex_at[move - state.codes.to]]
        state.tell("names_city", self.seat, {"city": state.m.stop_name[stop]})
        rule(state).take(state, self.seat)
        state.then(PlaceOnMap(self.seat, stop))

    def reason(self, state: State, move: int) -> Reason:
        return Reason("reason.no_place_for_cubes" if move >= state.codes.to else "reason.not_now")


class PlaceOnMap(Decision[State]):
    """Where the cubes drawn go, or which of them goes to the city that was named. Both have been seen."""

    __slots__ = ("stop",)

    def __init__(self, seat: int, stop: int) -> None:
        super().__init__(seat)
        self.stop = stop  # named before, or -1

    def fields(self) -> list[int]:
        return [self.stop]

    def legal(self, state: State) -> list[int]:
        m = state.m
        own = rule(state)
        stops = [self.stop] if self.stop >= 0 else own.stops(state)
        colours = [state.drawn[-1]] if own.put > 1 else sorted({*state.drawn})
        moves = [
            state.codes.placing(m.cell[m.stop_hex[stop]], colour) for stop in stops for colour in colours
        ]
        return [*moves, DONE] if own.optional and self.stop < 0 else moves

    def play(self, state: State, move: int) -> None:
        own = rule(state)
        drawn = state.drawn
        state.drawn = []
        if move == DONE:
            for colour in drawn:
                state.to_bag(colour)
            state.tell("produces_none", self.seat)
            return
        cell, chosen = state.codes.placed(move)
        stop = state.m.stop[state.m.hex_at[cell]]
        left = own.put
        for colour in reversed(drawn):
            if left and (own.put > 1 or colour == chosen):
                left -= 1
                state.add_cubes(stop, colour, 1)
                tell_cube(state, "places", self.seat, colour, state.m.stop_name[stop])
            else:
                state.to_bag(colour)

    def reason(self, state: State, move: int) -> Reason:
        if not state.codes.place <= move < state.codes.to:
            return Reason("reason.not_now")
        cell = state.codes.placed(move)[0]
        hex = state.m.hex_at[cell]
        stop = state.m.stop[hex] if hex >= 0 else -1
        there = stop in ([self.stop] if self.stop >= 0 else rule(state).stops(state))
        return Reason("reason.not_drawn" if there else "reason.no_place_for_cubes")


def read(t: Table, d: UnfinishedMap) -> Switch:
    where = PLACES.get(t.word("where", PLACES), TOWNS)
    draw = t.integer("draw", 1, 2)
    put = t.integer("place", 1, draw)
    return ProductionPlace(where, draw, put, t.flag("city_first"), t.flag("optional"))
