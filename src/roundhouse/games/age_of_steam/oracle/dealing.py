"""The start position of a recorded game as draws: those with which the set-up of the map deals just that."""

from __future__ import annotations

from roundhouse.games.age_of_steam.oracle.chance import closing, draw
from roundhouse.games.age_of_steam.oracle.problems import OracleError
from roundhouse.games.age_of_steam.oracle.start import Start
from roundhouse.games.age_of_steam.rules.components import (
    BOXES,
    CITY,
    COLOUR_NAMES,
    COLOURS,
    FROM_BAG,
    TERMINAL,
    TOWN,
    WHITE,
)
from roundhouse.games.age_of_steam.rules.setup import start_cubes
from roundhouse.games.age_of_steam.rules.state import State


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
            raise never(start, place, "nothing lies there")
        if colour >= 0:
            if bag[colour] <= 0:
                raise never(start, place, f"no {COLOUR_NAMES[colour]} cube is left for it")
            numbers.append(draw(bag, colour))
    # Each swaps a player with itself: the order is the recorded one.
    numbers += range(state.players - 1, 0, -1)
    closed = next((event for event in start.recording.events if event.kind == "closed"), None)
    return numbers if closed is None else numbers + closing(empty, closed, 1)


def before_dealing(state: State) -> State:
    """The table of a game before any cube is drawn, with those that lie there whatever is drawn."""
    empty = state.copy()
    empty.cubes = [0] * len(state.cubes)
    empty.bag = state.m.bag[:]
    empty.kept = [0] * len(state.kept)
    for switch in state.m.switches:
        switch.deal(empty)
    return empty


def never(start: Start, place: str, what: str) -> OracleError:
    """An error about a start position that the map does not deal."""
    line = start.recording.start.line
    return OracleError(f"the set-up of this map never deals this start position: {place}: {what}", line=line)


def display(start: Start, state: State) -> list[tuple[str, int]]:
    """The boxes of the display, row by row."""
    m = state.m
    return [
        (f"box {box + 1} of column {column + 1}", start.display[column * BOXES + box])
        for box in range(min(m.rows_filled, BOXES))
        for column in range(m.columns)
        if box < m.column_boxes[column]
    ]


def on_stops(start: Start, state: State, empty: State) -> list[tuple[str, int]]:
    """The cubes on cities, then those on towns that are drawn."""
    m = state.m
    wished: list[tuple[str, int]] = []
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
                raise never(start, m.stop_name[stop], f"{len(lying)} cubes, the map deals {number}")
            wished += [(m.stop_name[stop], colour) for colour in lying]
    return wished


def on_ground(start: Start) -> list[tuple[str, int]]:
    """The cubes on open ground."""
    m = start.m
    if not m.track_deliver:
        return []
    return [
        ("a hex", start.lying[hex])
        for hex in range(len(m.cell))
        if m.stop[hex] < 0 and m.terrain_cubes[m.terrain[hex]]
    ]


def terminals(start: Start) -> list[tuple[str, int]]:
    """The colours of terminals."""
    m = start.m
    return [(m.stop_name[n], start.markers[n]) for n in range(m.stops) if m.stop_kind[n] == TERMINAL]
