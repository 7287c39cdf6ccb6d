"""The start position of a recorded game as draws: those with which the set-up of the map deals just that."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.oracle.chance import draw
from roundhouse.games.age_of_steam.oracle.fields import coloured
from roundhouse.games.age_of_steam.oracle.problems import OracleError, flaw
from roundhouse.games.age_of_steam.oracle.start import Start
from roundhouse.games.age_of_steam.rules.components import (
    BOXES,
    CITY,
    COLOURS,
    FROM_BAG,
    TERMINAL,
    TOWN,
    WHITE,
)
from roundhouse.games.age_of_steam.rules.setup import is_filled, start_cubes
from roundhouse.games.age_of_steam.rules.state import State

Wish = tuple[Argument, int]  # a place, and the colour that is to lie there


def dealt(start: Start, state: State) -> list[int]:
    """The numbers for a set-up that deals the start position; `state` is another deal of the same game.

    They follow the set-up step by step. OracleError, with the place, if the map never deals so.
    """
    empty = before_dealing(state)
    wished = [*display(start, state), *on_stops(start, state, empty), *on_ground(start), *terminals(start)]
    bag = empty.bag[:]
    numbers: list[int] = []
    for place, colour in wished:
        if colour < 0 and any(bag):
            raise never(start, place, flaw("nothing_there"))
        if colour >= 0:
            if bag[colour] <= 0:
                raise never(start, place, flaw("none_left", colour=coloured(colour)))
            numbers.append(draw(bag, colour))
    numbers += in_order(state.players)
    if start.roles:
        numbers += in_order(state.players)  # it is drawn again when everybody has one
    return numbers + start.first_closed(empty)


def in_order(players: int) -> range:
    """The numbers that leave the players in the recorded order: each swaps one with itself."""
    return range(players - 1, 0, -1)


def before_dealing(state: State) -> State:
    """The table of a game before any cube is drawn, with those that lie there whatever is drawn."""
    empty = state.copy()
    empty.cubes = [0] * len(state.cubes)
    empty.bag = state.m.bag[:]
    empty.kept = [0] * len(state.kept)
    for switch in state.m.switches:
        switch.deal(empty)
    return empty


def never(start: Start, place: Argument, what: Message) -> OracleError:
    """An error about a start position that the map does not deal."""
    return OracleError(flaw("never", place=place, what=what), line=start.recording.start.line)


def display(start: Start, state: State) -> list[Wish]:
    """The boxes of the display, row by row."""
    m = state.m
    return [
        (flaw("box", n=box + 1, m=column + 1), start.display[column * BOXES + box])
        for box in range(BOXES)
        for column in range(m.columns)
        if is_filled(m, column, box)
    ]


def on_stops(start: Start, state: State, empty: State) -> list[Wish]:
    """The cubes on cities, then those on towns that are drawn."""
    m = state.m
    wished: list[Wish] = []
    for kind in (CITY, TOWN):
        for stop in range(m.stops):
            if m.stop_kind[stop] != kind or (kind == TOWN and m.town_colour != FROM_BAG):
                continue
            number = start_cubes(state, stop) if kind == CITY else m.town_cubes
            lying = [
                colour
                for colour in range(COLOURS)
                if colour != WHITE
                for _ in range(start.cubes[stop * COLOURS + colour] - empty.cubes_on(stop, colour))
            ]
            if len(lying) != number:
                raise never(start, m.stop_name[stop], flaw("deals", n=len(lying), m=number))
            wished += [(m.stop_name[stop], colour) for colour in lying]
    return wished


def on_ground(start: Start) -> list[Wish]:
    """The cubes on open ground."""
    m = start.m
    if not m.track_deliver:
        return []
    return [
        (flaw("ground"), start.lying[hex])
        for hex in range(len(m.cell))
        if m.stop[hex] < 0 and m.terrain_cubes[m.terrain[hex]]
    ]


def terminals(start: Start) -> list[Wish]:
    """The colours of terminals."""
    m = start.m
    return [(m.stop_name[n], start.markers[n]) for n in range(m.stops) if m.stop_kind[n] == TERMINAL]
