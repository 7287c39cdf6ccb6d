"""Positions as the conformance suite writes them, and laid out again: see docs/conformance.md."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.oracle.fields import column_names
from roundhouse.games.age_of_steam.oracle.places import TOWN_MARK, ends_of, hex_at, layout_of
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    BOXES,
    COLOUR_NAMES,
    COLOURS,
    LETTERS,
    NO_COLOUR,
    TERMINAL,
    Map,
)
from roundhouse.games.age_of_steam.rules.laying import take_tile
from roundhouse.games.age_of_steam.rules.layouts import CENTRE, SIDES
from roundhouse.games.age_of_steam.rules.state import EMPTY, FOR_SALE, State
from roundhouse.games.age_of_steam.rules.switches.collect_sets import CollectSets
from roundhouse.games.age_of_steam.rules.switches.mining import Mining
from roundhouse.games.age_of_steam.rules.switches.plant_points import PlantPoints
from roundhouse.games.age_of_steam.rules.switches.roles import Roles
from roundhouse.games.age_of_steam.rules.track import line_to

Json = dict[str, Any]  # a part of a case; what it holds is told in docs/conformance.md
NAMES: Final = "ABCDEFGH"  # of the players, by seat


def place(m: Map, hex: int) -> list[int]:
    """A hex as [column, row]."""
    return [m.column[hex], m.row[hex]]


def hex_of(m: Map, at: list[int]) -> int:
    """The hex at [column, row]."""
    found = hex_at(m, at[0], at[1])
    if found < 0:
        raise ValueError(f"there is no hex {at} on the map {m.title}")
    return found


def owner_name(seat: int) -> str | None:
    """A player, or nobody."""
    return NAMES[seat] if seat >= 0 else None


def seat_of(name: str | None) -> int:
    """The seat of a player; NOBODY for nobody."""
    return NOBODY if name is None else NAMES.index(name)


# ---- written ----------------------------------------------------------------------------------------------


def written(state: State) -> Json:
    """What lies on the map, and what the players have."""
    m = state.m
    found: Json = {
        "turn": state.turn,
        "order": [NAMES[seat] for seat in state.order],
        "players": {NAMES[seat]: player(state, seat) for seat in range(state.players)},
        "track": [tile(state, hex) for hex in range(len(m.cell)) if state.layout[hex] >= 0],
        "new_cities": [
            [place(m, m.stop_hex[stop]), LETTERS[letter]]
            for stop, letter in enumerate(state.letter)
            if letter >= 0
        ],
        "cubes": [
            [place(m, m.stop_hex[stop]), cubes] for stop in range(m.stops) if (cubes := cubes_on(state, stop))
        ],
    }
    links = [
        [
            place(m, m.stop_hex[m.links[link * 3]]),
            place(m, m.stop_hex[m.links[link * 3 + 1]]),
            owner_name(owner),
        ]
        for link, owner in enumerate(state.link_owner)
        if owner != FOR_SALE
    ]
    ground = [[place(m, hex), COLOUR_NAMES[colour]] for hex, colour in enumerate(state.lying) if colour >= 0]
    terminals = [
        [place(m, m.stop_hex[stop]), COLOUR_NAMES[colour]]
        for stop, colour in enumerate(state.markers)
        if colour >= 0
    ]
    rest = {"links": links, "ground": ground, "terminals": terminals, "joined": bool(state.joined)}
    return {**found, **{key: value for key, value in rest.items() if value}}


def player(state: State, seat: int) -> Json:
    """What one player has."""
    found: Json = {
        "cash": state.cash[seat],
        "income": state.income[seat],
        "shares": state.shares[seat],
        "engine": state.engine[seat],
    }
    if state.action[seat] >= 0:
        found["action"] = ACTION_NAMES[state.action[seat]]
    if not state.alive[seat]:
        found["out"] = True
    if state.laid[seat]:
        found["has_built"] = True
    for switch in state.m.switches:
        if isinstance(switch, Roles):
            found["role"] = switch.names[switch.role(state, seat)]
        if isinstance(switch, CollectSets):
            found["held"] = [
                COLOUR_NAMES[colour]
                for colour in range(COLOURS)
                for _ in range(switch.held(state, seat, colour))
            ]
        if isinstance(switch, Mining):
            found["mined"] = switch.recall(state, seat)
        if isinstance(switch, PlantPoints):
            found["taken"] = switch.cubes_of(state, seat)
    return found


def tile(state: State, hex: int) -> list[object]:
    """A tile: its hex, its lines, their owners, and its kind."""
    ends = list(ends_of(state.layout[hex]))
    lines = [[one, TOWN_MARK if other == CENTRE else other] for one, other in ends]
    owners = [owner_name(state.owner_at(hex * SIDES + one)) for one, _ in ends]
    return [place(state.m, hex), lines, owners, state.c.tiles[state.tile[hex]].name]


def cubes_on(state: State, stop: int) -> list[str]:
    """The cubes on a stop."""
    return [
        COLOUR_NAMES[colour] for colour in range(COLOURS) for _ in range(state.cubes[stop * COLOURS + colour])
    ]


def goods(state: State) -> Json:
    """All cubes: on stops by their names, in the display from the top, in the bag."""
    m = state.m
    columns = {
        name: [
            None if colour < 0 else COLOUR_NAMES[colour]
            for colour in state.display[column * BOXES : column * BOXES + m.column_boxes[column]]
        ]
        for column, name in enumerate(column_names(m))
    }
    stops = {m.stop_name[stop]: cubes for stop in range(m.stops) if (cubes := cubes_on(state, stop))}
    bag = {COLOUR_NAMES[colour]: number for colour, number in enumerate(state.bag) if number}
    return {"cubes": stops, "display": columns, "bag": bag}


# ---- laid out ---------------------------------------------------------------------------------------------


def laid_out(case: Json, game: AgeOfSteam) -> State:
    """The position of a case on the table, with nothing to decide yet."""
    position = case["position"]
    options = {"map": case["map"], "edition": case["edition"], "variant": case["variant"]}
    state = game.new(len(position["players"]), 0, options)
    assert isinstance(state, State)
    m = state.m
    state.turn = position.get("turn", 1)
    state.order = [seat_of(name) for name in position.get("order", position["players"])]
    state.letter = [EMPTY] * m.stops
    state.link_owner = [FOR_SALE] * len(state.link_owner)
    state.cubes = [0] * len(state.cubes)
    state.lying = [NO_COLOUR] * len(state.lying)
    state.kept = [0] * len(state.kept)
    state.joined = int(position.get("joined", False))
    for name, has in position["players"].items():
        give(state, seat_of(name), has)
    for at, letter in position.get("new_cities", []):
        stop = m.stop[hex_of(m, at)]
        state.letter[stop] = LETTERS.index(letter)
        state.cities |= 1 << stop
    for entry in position.get("track", []):
        put_tile(state, *entry)
    for one, other, name in position.get("links", []):
        ends = {m.stop[hex_of(m, one)], m.stop[hex_of(m, other)]}
        link = next(
            link
            for link in range(len(state.link_owner))
            if set(m.links[link * 3 : link * 3 + 2]) == ends and state.link_owner[link] == FOR_SALE
        )
        state.link_owner[link] = seat_of(name)
    for at, cubes in position.get("cubes", []):
        for cube in cubes:
            state.add_cubes(m.stop[hex_of(m, at)], COLOUR_NAMES.index(cube), 1)
    for at, cube in position.get("ground", []):
        state.lying[hex_of(m, at)] = COLOUR_NAMES.index(cube)
    for at, cube in position.get("terminals", []):
        assert m.stop_kind[m.stop[hex_of(m, at)]] == TERMINAL
        state.markers[m.stop[hex_of(m, at)]] = COLOUR_NAMES.index(cube)
    state.network = None
    state.sites = None
    state.agenda.clear()
    return state


def give(state: State, seat: int, has: Json) -> None:
    """What one player has."""
    state.cash[seat], state.income[seat] = has["cash"], has["income"]
    state.shares[seat], state.engine[seat] = has["shares"], has["engine"]
    state.action = [*state.action]
    state.action[seat] = ACTION_NAMES.index(has["action"]) if "action" in has else EMPTY
    state.alive = [*state.alive]
    state.alive[seat] = 0 if has.get("out") else 1
    state.laid = [*state.laid]
    state.laid[seat] = int(has.get("has_built", False))
    for switch in state.m.switches:
        if isinstance(switch, Roles):
            switch.remember(state, seat, switch.names.index(has["role"]) + 1)
        if isinstance(switch, CollectSets):
            for colour, name in enumerate(COLOUR_NAMES):
                switch.remember(state, seat * COLOURS + colour, has["held"].count(name))
        if isinstance(switch, Mining):
            switch.remember(state, seat, has["mined"])
        if isinstance(switch, PlantPoints):
            switch.remember(state, seat * COLOURS, has["taken"])  # of whatever colour


def put_tile(
    state: State, at: list[int], lines: list[list[int | str]], owners: list[str | None], kind: str
) -> None:
    """A tile with its owners; it leaves the supply, and perhaps a disc too."""
    hex = hex_of(state.m, at)
    layout = layout_of(lines)
    board = state.own_board(hex)
    take_tile(state, hex, layout, [tile.name for tile in state.c.tiles].index(kind))
    board.layout[hex] = layout
    for (one, other), owner in zip(lines, owners, strict=True):
        first, second = int(one), CENTRE if other == TOWN_MARK else int(other)
        board.track[hex * SIDES + first] = line_to(second, seat_of(owner))
        if second != CENTRE:
            board.track[hex * SIDES + second] = line_to(first, seat_of(owner))
