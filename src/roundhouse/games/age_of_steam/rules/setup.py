"""Set-up: the bag, the display, the cities, the order of play (R-SET-1 to R-SET-5)."""

from __future__ import annotations

from roundhouse.core.game import Game
from roundhouse.core.random import chance_of
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules.components import (
    BOXES,
    CITY,
    COLOURS,
    FROM_BAG,
    TERMINAL,
    TOWN,
    Components,
    Edition,
    Map,
)
from roundhouse.games.age_of_steam.rules.moves import Codes
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import DEAL, SET_UP
from roundhouse.games.age_of_steam.rules.turn import StartTurn


def set_up(
    game: Game, c: Components, m: Map, edition: Edition, codes: Codes, players: int, seed: int, number: int
) -> State:
    """A table ready for the first turn."""
    state = State(None, game, c, m, edition, codes, players)
    state.map_number = number
    state.random = chance_of(seed)
    if m.points & DEAL:
        for switch in m.switches:
            switch.deal(state)
    fill_display(state)
    fill_cities(state)
    fill_ground(state)
    mark_terminals(state)
    roll_for_order(state)
    state.then(StartTurn(NOBODY))
    if m.points & SET_UP:
        for switch in m.switches:
            switch.set_up(state)
    state.reveals = 0
    state.settle()
    return state


def fill_display(state: State) -> None:
    """Row by row from the top (R-SET-1)."""
    m = state.m
    display = state.display[:]
    for box in range(BOXES):
        for column in range(m.columns):
            if is_filled(m, column, box):
                display[column * BOXES + box] = draw_for(state, column)
    state.display = display


def is_filled(m: Map, column: int, box: int) -> bool:
    """Whether a box has a cube at the start."""
    free = max(0, m.column_boxes[column] - m.rows_filled) if m.rows_low else 0
    return free <= box < min(m.column_boxes[column], free + m.rows_filled)


def draw_for(state: State, column: int) -> int:
    """A cube for a column; where the map says so, one colour is drawn again."""
    return draw_but(state, state.m.redraw[column] if column < len(state.m.redraw) else -1)


def draw_but(state: State, unwanted: int) -> int:
    """A cube that is not of a colour; -1 for any."""
    colour = state.draw_own()
    aside = 0
    while colour >= 0 and colour == unwanted:
        aside += 1
        colour = state.draw_own()
    for _ in range(aside):
        state.to_bag(unwanted)
    return colour


def fill_cities(state: State) -> None:
    """Cubes on the start cities (R-SET-2)."""
    m = state.m
    cubes = state.cubes[:]
    for stop in range(m.stops):
        if m.stop_kind[stop] == CITY:
            for _ in range(start_cubes(state, stop)):
                colour = draw_but(state, m.stop_colour[stop] if m.redraw_cities else -1)
                if colour >= 0:
                    at = stop * COLOURS + colour
                    cubes[at] = cubes[at] + 1  # compiled, `+=` would add objects
    state.cubes = cubes


def start_cubes(state: State, stop: int) -> int:
    """How many cubes a city begins with. Numbers that a map gives hold in every edition."""
    other = state.edition.other_cubes
    return other if other >= 0 and state.m.usual_cubes >> stop & 1 else state.m.stop_cubes[stop]


def fill_ground(state: State) -> None:
    """Cubes on towns and on open ground, where the map has them."""
    m = state.m
    for stop in range(m.stops):
        if m.stop_kind[stop] != TOWN:
            continue
        for _ in range(m.town_cubes):
            colour = state.draw_own() if m.town_colour == FROM_BAG else m.town_colour
            if colour >= 0:
                state.add_cubes(stop, colour, 1)
    if state.lying:
        lying = state.lying[:]
        for hex in range(len(m.cell)):
            if m.stop[hex] < 0 and m.terrain_cubes[m.terrain[hex]]:
                lying[hex] = state.draw_own()
        for entry in range(0, len(m.hex_cubes), 2):
            lying[m.hex_cubes[entry]] = m.hex_cubes[entry + 1]
        state.lying = lying


def mark_terminals(state: State) -> None:
    """A drawn cube says which colour a terminal takes; it is never a good."""
    m = state.m
    markers = state.markers[:]
    for stop in range(m.stops):
        if m.stop_kind[stop] == TERMINAL:
            markers[stop] = state.draw_own()
    state.markers = markers


def roll_for_order(state: State) -> None:
    """Highest roll first; any order is equally likely (R-SET-4)."""
    order = list(range(state.players))
    if state.players > 1:
        state.chance().shuffle(order)
    state.order = order


def cubes_in_play(state: State) -> list[int]:
    """All cubes by colour, wherever they are, those out of the game included."""
    found = [state.bag[colour] + state.gone[colour] for colour in range(COLOURS)]
    for place in range(len(state.cubes)):
        found[place % COLOURS] += state.cubes[place]
    for colour in [*state.display, *state.lying, *state.markers, *state.drawn, state.cube]:
        if colour >= 0:
            found[colour] += 1
    for switch in state.m.switches:
        switch.cubes_kept(state, found)
    return found
