"""Switches about tiles by their shape: prices, a discount, tiles that are not there. Pittsburgh has them."""

from __future__ import annotations

from age_of_steam.kit import begin, give, lay, lay_code, new_city, put, refuses, table
from roundhouse.games.age_of_steam.rules.layouts import FIRST_TOWN
from roundhouse.games.age_of_steam.rules.state import State

CROSSING = 3  # two straight lines that cross


def builder(action: str = "engineer", cash: int = 60) -> State:
    """Somebody with some track already, so that any tile may come first."""
    state = table("pittsburgh", edition="online")
    give(state, 0, cash=cash, action=action)
    return state


def test_price_by_shape_of_new_tiles() -> None:
    state = builder()
    begin(state, "build", order=[0, 1, 2])
    assert lay(state, (4, 2), [(5, 1)]) == 3  # E3: a curve between D2 and F3 ...
    assert lay(state, (6, 3), [(5, 2)]) == 10  # G4: a straight line from F3 to H4
    assert lay(state, (7, 4), [(0, 2), (3, 1)]) == 4  # H5: two curves that cross, from H4 and H6


def test_price_by_shape_of_towns_is_nothing_however_many_exits() -> None:
    state = builder()
    new_city(state, "Stanton Heights", "A")
    put(state, 0, (8, 2), [(5, 2)])  # I3: a straight line from Stanton Heights towards Forest Hills
    begin(state, "build", order=[0, 1, 2])
    assert lay(state, "Forest Hills", [("T", 5), ("T", 1), ("T", 2)]) == 0


def test_price_by_shape_of_what_is_added() -> None:
    state = builder()
    put(state, 0, (7, 4), [(0, 2)])
    put(state, 0, (8, 4), [(0, 2)])
    begin(state, "build", order=[0, 1, 2])
    assert lay(state, (7, 4), [(0, 2), (3, 1)]) == 4  # across: two curves


def test_price_by_shape_of_a_straight_line_that_is_added_is_that_of_a_straight_line() -> None:
    state = builder()
    put(state, 0, (7, 4), [(1, 5)])
    begin(state, "build", order=[0, 1, 2])
    assert lay(state, (7, 4), [(1, 5), (0, 3)]) == 10


def test_tile_discount_once_a_turn() -> None:
    state = builder("commonwealth")
    begin(state, "build", order=[0, 1, 2])
    assert lay(state, (4, 2), [(5, 1)]) == 3
    assert lay(state, (6, 3), [(5, 2)]) == 7
    assert lay(state, (7, 4), [(0, 3)]) == 10


def test_tile_discount_counts_for_what_can_be_paid() -> None:
    for action, price in (("commonwealth", ""), ("engineer", "too_dear")):
        state = builder(action, cash=9)
        begin(state, "build", order=[0, 1, 2])
        move = lay_code(state, (7, 4), [(0, 3)])
        assert (refuses(state, move) if price else "") == price
        assert (move in state.legal()) == (not price)


def test_tiles_removed_are_missing_for_track_and_towns() -> None:
    state = builder()
    begin(state, "build", order=[0, 1, 2])
    assert state.tiles[CROSSING] == 0
    crossed = {place[1] for place in map(state.codes.laid, state.legal()) if place[1] < FIRST_TOWN}
    assert crossed.isdisjoint(state.c.tiles[CROSSING].layouts)
    assert state.c.tiles[CROSSING].count == 4
