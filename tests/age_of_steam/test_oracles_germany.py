"""Worked examples of Germany: terminals, printed prices, nothing unfinished, each named by its id."""

from __future__ import annotations

from age_of_steam.kit import (
    at,
    begin,
    connect,
    cubes,
    deliver_code,
    earned,
    give,
    go_code,
    lay,
    lay_code,
    link,
    put,
    refuses,
    road,
    stop,
    table,
)
from age_of_steam.replaying import play_to, recorded
from roundhouse.games.age_of_steam.oracle.places import layout_of
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES
from roundhouse.games.age_of_steam.rules.laying import list_price
from roundhouse.games.age_of_steam.rules.setup import cubes_in_play
from roundhouse.games.age_of_steam.rules.state import State

A, E = 0, 4


ZURICH = [((3, 11), [(3, 1)]), ((3, 12), [("T", 2), ("T", 0)]), ((4, 13), [(5, 3)])]
KONIGSBERG = [((10, 4), [(4, 1)]), ((11, 3), [("T", 4), ("T", 1)]), ((12, 3), [(0, 4)])]


def german_engineer() -> State:
    state = table("germany", players=5)
    give(state, A, cash=40, action="engineer")
    return state


def test_O_DE_1_the_dearest_tile_is_half_price() -> None:
    state = german_engineer()
    begin(state, "build")
    costs = [lay(state, place, lines) for place, lines in ZURICH]
    assert costs == [1, 3, 6]  # 1, 4 and 10 altogether
    assert state.m.price[at(state, (4, 13))] == 9


def test_O_DE_2_a_tile_of_twelve() -> None:
    state = german_engineer()
    begin(state, "build")
    costs = [lay(state, place, lines) for place, lines in KONIGSBERG]
    assert sum(costs) == 11
    assert state.m.price[at(state, (12, 3))] == 12


def test_O_DE_3_half_is_rounded_up() -> None:
    state = german_engineer()
    put(state, A, "Saarbrücken", [("T", 5)])
    begin(state, "build")
    assert lay(state, (1, 10), [(4, 2)]) == 6  # to Paris
    assert state.m.price[at(state, (1, 10))] == 11


def test_O_DE_4_no_fourth_tile() -> None:
    state = german_engineer()
    begin(state, "build")
    for place, lines in ZURICH:
        assert state.seat == A
        lay(state, place, lines)
    assert state.seat != A  # the turn is over


def test_O_DE_5_nothing_stays_unfinished() -> None:
    state = table("germany", players=3)
    give(state, A, cash=40)
    begin(state, "build")
    lay(state, (3, 11), [(3, 1)])  # from Stuttgart, open towards Freiburg
    assert refuses(state, "done") == "unfinished"
    # One tile will be left then, for two ends.
    assert refuses(state, lay_code(state, "Freiburg", [("T", 0), ("T", 3), ("T", 4)])) == "cannot_complete"
    lay(state, "Freiburg", [("T", 0), ("T", 3)])
    assert refuses(state, "done") == "unfinished"
    lay(state, (3, 13), [(0, 2)])
    assert link(state, "Freiburg", "Zürich") == A
    assert link(state, "Stuttgart", "Freiburg") == A


def test_O_DE_6_two_lines_on_a_hex_with_a_printed_price() -> None:
    state = table("germany")
    hex = next(hex for hex, price in enumerate(state.m.price) if price == 9 and state.m.stop[hex] < 0)
    crossing, beside = layout_of([(0, 3), (1, 4)]), layout_of([(0, 4), (1, 3)])
    assert (list_price(state, hex, beside), list_price(state, hex, crossing)) == (10, 11)
    put(state, A, (state.m.column[hex], state.m.row[hex]), [(0, 3)])
    assert list_price(state, hex, crossing) == 3


def mark(state: State, name: str, colour: str) -> None:
    """Let a terminal take a colour."""
    markers = state.markers[:]
    old = markers[stop(state, name)]
    state.to_bag(old)
    number = COLOUR_NAMES.index(colour)
    bag = state.bag[:]
    bag[number] -= 1
    state.bag = bag
    markers[stop(state, name)] = number
    state.markers = markers


def rhine(state: State, owner: int) -> None:
    """Hannover - Essen/Dortmund - (direct link) - Düsseldorf/Köln - Rotterdam."""
    road(state, owner, "Essen/Dortmund", (3, 5), (4, 5), "Hannover")
    road(state, owner, "Düsseldorf/Köln", (1, 6), (1, 5), "Rotterdam")
    state.link_owner = [owner]


def test_O_DE_7_to_a_terminal_over_a_direct_link() -> None:
    state = table("germany", players=5)
    mark(state, "Rotterdam", "black")
    rhine(state, E)
    cubes(state, "Hannover", "black")
    way = ("Essen/Dortmund", "Düsseldorf/Köln", "Rotterdam")
    assert earned(state, E, "Hannover", "black", *way) == [0, 0, 0, 0, 3]


def test_O_DE_8_nothing_passes_a_terminal() -> None:
    state = table("germany", players=5)
    mark(state, "Rotterdam", "yellow")
    rhine(state, E)
    connect(state, E, "Rotterdam", "Oldenburg/Bremen")
    cubes(state, "Düsseldorf/Köln", "blue")
    give(state, E, engine=6)
    begin(state, "move", order=[E])
    state.play(deliver_code(state, "Düsseldorf/Köln", "blue"))
    # Oldenburg/Bremen takes blue, but lies beyond Rotterdam.
    assert go_code(state, "Rotterdam") < 0
    assert go_code(state, "Essen/Dortmund") >= 0


def test_O_DE_9_set_up() -> None:
    state = table("germany", players=4, goods=True)
    m = state.m
    on_cities = {m.stop_name[number]: sum(state.cubes[number * 6 : number * 6 + 6]) for number in range(13)}
    assert sum(on_cities.values()) == sum(state.cubes) == 29
    assert (on_cities.pop("Wien"), on_cities.pop("Königsberg")) == (4, 3)
    assert set(on_cities.values()) == {2}
    assert sum(colour >= 0 for colour in state.markers) == 6
    assert sum(colour >= 0 for colour in state.display) == 52
    assert sum(state.bag) == 9
    assert cubes_in_play(state) == [20, 20, 20, 20, 16, 0]


def test_O_DE_10_the_score_of_a_recorded_game() -> None:
    game = recorded("de1")
    play_to(game, "[final")
    assert game.state.income == [28, 25, 26, 32, 24]
    assert game.state.shares == [14, 15, 14, 14, 13]
    assert game.state.scores().totals() == [58, 45, 58, 72, 52]
