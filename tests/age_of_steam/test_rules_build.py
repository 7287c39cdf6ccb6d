"""R-BLD-1 to R-BLD-12: where tiles may be laid. Around Des Moines, whose six sides all lie open."""

from __future__ import annotations

import pytest

from age_of_steam.kit import (
    at,
    begin,
    give,
    lay,
    lay_code,
    link,
    new_city,
    owner,
    play,
    put,
    refuses,
    side_to,
    table,
)
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.reading.loading import parse
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.layouts import LAYOUTS
from roundhouse.games.age_of_steam.rules.state import State

T = "T"


def builder(*, cash: int = 30, action: str = "", edition: str = "deluxe", veteran: bool = True) -> State:
    """Seat 0 of three is about to build; a veteran has laid tiles before."""
    state = table(edition=edition)
    give(state, 0, cash=cash)
    if action:
        give(state, 0, action=action)
    if veteran:
        state.laid = [1, 1, 1]
    return state


def hexes_offered(state: State) -> set[int]:
    lays = [move - state.codes.lay for move in state.legal() if move >= state.codes.lay]
    return {state.m.hex_at[move // LAYOUTS] for move in lays}


# R-BLD-1


def test_r_bld_1_up_to_three_tiles_in_player_order() -> None:
    state = builder()
    begin(state, "build", order=[0, 2, 1])
    assert state.tiles_left == 3
    lay(state, (2, 6), [(3, 0)])
    lay(state, (2, 5), [(3, 0)])
    lay(state, (2, 4), [(3, 0)])
    assert state.seat == 2  # three are laid: the turn ends by itself
    play(state, "done")
    assert state.seat == 1


def test_r_bld_1_engineer_lays_four() -> None:
    state = builder(action="engineer")
    begin(state, "build")
    for row in (6, 5, 4, 3):
        assert state.seat == 0
        lay(state, (2, row), [(3, 0)])
    assert state.seat == 1


def test_r_bld_1_none_is_enough() -> None:
    state = builder()
    begin(state, "build")
    play(state, "done")
    assert state.seat == 1
    assert state.cash[0] == 30


def test_r_bld_1_replacing_uses_up_a_tile_too() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 0)])
    begin(state, "build")
    lay(state, (2, 6), [(3, 1)])
    assert state.tiles_left == 2


# R-BLD-2


def test_r_bld_2_nothing_on_cities_lakes_and_off_the_map() -> None:
    state = builder()
    begin(state, "build")
    assert refuses(state, lay_code(state, "Des Moines", [(0, 3)])) == "on_city"
    assert refuses(state, lay_code(state, (3, 0), [(0, 3)])) == "not_a_hex"  # Lake Superior
    assert refuses(state, lay_code(state, (1, 10), [(0, 3)])) == "not_a_hex"  # below an odd column


def test_r_bld_2_no_track_points_into_water_or_off_the_map() -> None:
    state = builder()
    begin(state, "build")
    # (2,1) lies south of Duluth; its north-east is the lake (3,0).
    assert refuses(state, lay_code(state, (2, 1), [(0, 1)])) == "off_map"
    assert refuses(state, lay_code(state, (2, 1), [(0, 2)])) == ""
    # (0,9) lies north of Kansas City; its west is the edge of the board.
    assert refuses(state, lay_code(state, (0, 9), [(3, 5)])) == "off_map"
    assert refuses(state, lay_code(state, (0, 9), [(3, 4)])) == "off_map"


def test_r_bld_2_no_new_city_hex_either() -> None:
    state = builder()
    new_city(state, "Rock Island", "A")
    begin(state, "build")
    assert refuses(state, lay_code(state, "Rock Island", [(0, T)])) == "on_city"
    assert refuses(state, lay_code(state, (5, 5), [(3, 0)])) == ""  # and track may begin at it


# R-BLD-3


def test_r_bld_3_the_very_first_tile_touches_a_city() -> None:
    state = builder(veteran=False)
    put(state, NOBODY, (2, 6), [(3, 0)])  # unowned, from Des Moines
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 5), [(3, 0)])) == "first_tile"
    assert refuses(state, lay_code(state, (3, 6), [(4, 1)])) == ""
    lay(state, (3, 6), [(4, 1)])
    assert refuses(state, lay_code(state, (2, 5), [(3, 0)])) == ""  # the second tile is free


def test_r_bld_3_the_very_first_tile_is_no_complex_one() -> None:
    state = builder(veteran=False)
    new_city(state, "Rock Island", "A")
    begin(state, "build")
    # (6,6) touches Chicago and the New City: even two lines that both leave a city are too much.
    two = [(1, 3), (4, 0)]
    assert refuses(state, lay_code(state, (6, 6), two)) == "first_tile"
    state.laid = [1, 1, 1]
    begin(state, "build")
    assert refuses(state, lay_code(state, (6, 6), two)) == ""


@pytest.mark.parametrize("edition", ["deluxe", "2002", "summary"])
def test_r_bld_3_the_very_first_tile_is_simple_also_when_it_replaces_one(edition: str) -> None:
    state = builder(veteran=False, edition=edition)
    put(state, 1, (2, 6), [(1, 4)])
    put(state, 1, (3, 5), [(4, 5)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(1, 4), (3, 0)])) == "first_tile"
    state.laid = [1, 1, 1]
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(1, 4), (3, 0)])) == ""


def test_r_bld_3_turning_unowned_track_that_touches_a_city_will_do() -> None:
    state = builder(veteran=False)
    put(state, NOBODY, (2, 6), [(3, 0)])
    put(state, NOBODY, (2, 8), [(0, 3)])
    put(state, NOBODY, (2, 9), [(0, 3)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 1)])) == ""
    assert refuses(state, lay_code(state, (2, 9), [(0, 2)])) == "first_tile"
    assert refuses(state, lay_code(state, (2, 6), [(3, 1), (0, 2)])) == "first_tile"
    # On a tile with two lines not: the new tile is a complex one.
    put(state, 1, (2, 6), [(1, 5)])
    put(state, 1, (3, 5), [(4, 1)])
    put(state, 1, (1, 5), [(2, 4)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 4), (1, 5)])) == "first_tile"


# A town beside a city, as own maps may have it; B is a town, C its city.
TOWN_BESIDE_CITY = """
schema = 1
[map]
name = "narrow"
title = "Narrow"
players = [3, 3]
[grid]
columns = ["...", ".T.", ".C.", "...", "..C"]
[cities]
list = [{ name = "Cee", at = "C2", colour = "red" }, { name = "Far", at = "E3", colour = "blue" }]
[towns]
list = [{ name = "Bee", at = "B2" }]
[goods]
display_sides = []
"""


@pytest.mark.parametrize("edition", ["deluxe", "online"])
def test_r_bld_3_a_town_as_the_very_first_tile_has_two_exits_one_of_them_to_a_city(edition: str) -> None:
    game = AgeOfSteam(parse(TOWN_BESIDE_CITY, "narrow.toml"))
    state = game.new(3, 1, {"edition": edition})
    assert isinstance(state, State)
    begin(state, "build")
    city = side_to(state, at(state, "Bee"), at(state, "Cee"))
    open_sides = [side for side in range(6) if side != city]
    wanted = "" if edition == "online" else "first_tile"
    assert refuses(state, lay_code(state, "Bee", [(city, T)])) == wanted  # a town tile, no simple one
    assert refuses(state, lay_code(state, "Bee", [(city, T), (open_sides[0], T)])) == ""
    refused = "first_tile_complex" if edition == "online" else "first_tile"
    assert refuses(state, lay_code(state, "Bee", [(side, T) for side in open_sides[:2]])) == refused
    assert refuses(state, lay_code(state, "Bee", [(side, T) for side in (city, *open_sides[:2])])) == refused


# R-BLD-4


def test_r_bld_4_track_leads_back_to_a_city() -> None:
    state = builder()
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 5), [(0, 3)])) == "not_connected"
    lay(state, (2, 6), [(3, 0)])
    assert refuses(state, lay_code(state, (2, 5), [(0, 3)])) == ""
    # Beside the end is not enough: the edges must meet.
    assert refuses(state, lay_code(state, (2, 5), [(0, 2)])) == "not_connected"


def test_r_bld_4_several_networks_are_fine() -> None:
    state = builder()
    begin(state, "build")
    lay(state, (2, 6), [(3, 0)])
    lay(state, (8, 6), [(5, 2)])  # from Chicago
    assert owner(state, (8, 6), 5) == 0


def test_r_bld_4_every_city_is_a_start_and_no_town_is() -> None:
    state = builder()
    begin(state, "build")
    beside = {
        state.m.near[state.m.stop_hex[n] * 6 + side]
        for n in range(state.m.stops)
        if state.cities >> n & 1
        for side in range(6)
    }
    assert hexes_offered(state) <= beside - {-1}
    assert refuses(state, lay_code(state, (6, 7), [(5, 3)])) == "not_connected"  # Rock Island - Springfield


def test_r_bld_4_a_town_with_own_track_is_a_start() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])  # Chicago - Rock Island
    put(state, 0, "Rock Island", [(1, T)])
    begin(state, "build")
    # A new exit needs nothing beyond it (R-BLD-9), and the track beyond hangs on it.
    lay(state, "Rock Island", [(1, T), (2, T)])
    assert refuses(state, lay_code(state, (6, 7), [(5, 3)])) == ""


def test_r_bld_4_other_peoples_track_does_not_carry() -> None:
    state = builder()
    put(state, 1, (6, 6), [(1, 4)])
    put(state, 1, "Rock Island", [(1, T), (2, T)])
    begin(state, "build")
    assert refuses(state, lay_code(state, "Rock Island", [(1, T), (2, T), (3, T)])) == "not_connected"
    assert refuses(state, lay_code(state, (6, 7), [(5, 3)])) == "joins_other"


# R-BLD-5


def test_r_bld_5_no_joining_with_another_players_track() -> None:
    state = builder()
    put(state, 1, (2, 6), [(3, 0)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 5), [(3, 0)])) == "joins_other"
    # Own track may not run into its open end either: (3,5) touches (2,5) and (2,6).
    put(state, 1, (2, 5), [(3, 1)])  # now it ends at (3,4)
    put(state, 0, (3, 6), [(4, 0)])
    put(state, 0, (3, 5), [(3, 0)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (3, 4), [(3, 5)])) == ""
    assert refuses(state, lay_code(state, (3, 4), [(3, 4)])) == "joins_other"


def test_r_bld_5_two_players_may_meet_in_a_town() -> None:
    state = builder()
    put(state, 1, (6, 7), [(3, 5)])
    put(state, 1, "Rock Island", [(2, T)])
    put(state, 0, (6, 6), [(1, 4)])
    begin(state, "build")
    assert lay(state, "Rock Island", [(2, T), (1, T)]) == 3
    assert owner(state, "Rock Island", 2) == 1
    assert link(state, "Rock Island", "Chicago") == 0


def test_r_bld_5_crossing_and_running_beside_are_fine() -> None:
    state = builder()
    put(state, 1, (2, 5), [(1, 4)])
    put(state, 1, (3, 4), [(4, 1)])
    put(state, 0, (2, 6), [(3, 0)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 5), [(1, 4), (3, 0)])) == ""
    assert refuses(state, lay_code(state, (2, 5), [(1, 4), (3, 2)])) == ""


# R-BLD-6


def test_r_bld_6_no_section_back_to_the_same_city() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 2)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (3, 6), [(5, 4)])) == "loop"
    assert refuses(state, lay_code(state, (3, 6), [(5, 3)])) == ""
    # In one hex: two sides of one city are never neighbours of one hex, so a loop takes two tiles.


def test_r_bld_6_not_as_a_second_line_of_a_hex_either() -> None:
    state = builder()
    put(state, 1, (3, 6), [(0, 2)])
    put(state, 1, (3, 5), [(3, 0)])
    put(state, 0, (2, 6), [(3, 2)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (3, 6), [(0, 2), (5, 4)])) == "loop"
    assert refuses(state, lay_code(state, (3, 6), [(0, 2), (5, 3)])) == ""


def test_r_bld_6_two_lines_from_one_city_are_no_loop_but_each_must_connect() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 2)])  # both lines of the tile in (3,6) could come from Des Moines
    begin(state, "build")
    one, other = (4, 0), (5, 1)
    assert refuses(state, lay_code(state, (3, 6), [one, other])) == ""
    assert refuses(state, lay_code(state, (3, 6), [one, (1, 3)])) == "not_connected"
    assert refuses(state, lay_code(state, (3, 6), [(4, 5), (1, 3)])) == "loop"


def test_r_bld_6_no_section_back_to_the_same_town() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 0, "Rock Island", [(1, T), (2, T)])
    put(state, 0, (6, 7), [(5, 4)])  # from Rock Island, towards (5,7)
    begin(state, "build")
    assert refuses(state, lay_code(state, (5, 7), [(1, 3)])) == ""
    # It may point at the town, but the town cannot open that side for it.
    lay(state, (5, 7), [(1, 0)])
    assert refuses(state, lay_code(state, "Rock Island", [(1, T), (2, T), (3, T)])) == "loop"
    assert refuses(state, lay_code(state, "Rock Island", [(1, T), (2, T), (0, T)])) == ""


def test_r_bld_6_joining_two_sections_from_one_city_is_a_loop() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 0)])
    put(state, 0, (3, 6), [(4, 0)])
    put(state, 0, (3, 5), [(3, 0)])
    begin(state, "build")
    lay(state, (2, 5), [(3, 1)])
    assert refuses(state, lay_code(state, (3, 4), [(4, 3)])) == "loop"


# R-BLD-7, R-BLD-8


def test_r_bld_7_towns_have_one_to_four_exits() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    begin(state, "build")
    for exits in ([1], [1, 2], [1, 2, 3], [1, 2, 3, 4]):
        assert refuses(state, lay_code(state, "Rock Island", [(side, T) for side in exits])) == ""
    assert refuses(state, lay_code(state, "Rock Island", [(1, 4)])) == "town_tile_only"


def test_r_bld_7_a_town_with_four_exits_is_full() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 0, "Rock Island", [(1, T), (2, T), (3, T), (4, T)])
    put(state, 0, (5, 5), [(3, 2)])
    begin(state, "build")
    assert at(state, "Rock Island") not in hexes_offered(state)


@pytest.mark.parametrize(("exits", "disc"), [([1], 0), ([1, 4], 1), ([1, 3, 5], 0), ([0, 1, 3, 4], 1)])
def test_r_bld_7_two_and_four_exits_take_a_disc(exits: list[int], disc: int) -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    begin(state, "build")
    lay(state, "Rock Island", [(side, T) for side in exits])
    assert state.discs == 8 - disc


def test_r_bld_7_a_disc_is_handed_back_and_taken_again() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 0, "Rock Island", [(1, T), (2, T)])
    state.discs = 0  # the one here is the last
    begin(state, "build")
    assert refuses(state, lay_code(state, "Rock Island", [(1, T), (2, T), (3, T)])) == ""
    assert refuses(state, lay_code(state, "Rock Island", [(1, T), (2, T), (3, T), (4, T)])) == ""
    put(state, 0, (6, 7), [(5, 3)])
    begin(state, "build")
    assert refuses(state, lay_code(state, "Springfield", [(0, T)])) == ""
    assert refuses(state, lay_code(state, "Springfield", [(0, T), (2, T)])) == "no_disc"
    assert refuses(state, lay_code(state, "Springfield", [(0, T), (1, T), (2, T)])) == ""


def test_r_bld_8_town_tiles_lie_on_towns_only() -> None:
    state = builder()
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, T)])) == "not_town"


# R-BLD-9


def test_r_bld_9_one_new_exit_connects_the_others_are_stubs_of_the_builder() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    begin(state, "build")
    assert refuses(state, lay_code(state, "Rock Island", [(2, T)])) == "not_connected"
    assert refuses(state, lay_code(state, "Rock Island", [(2, T), (3, T)])) == "not_connected"
    assert lay(state, "Rock Island", [(1, T), (2, T), (3, T)]) == 4
    assert [owner(state, "Rock Island", side) for side in (1, 2, 3)] == [0, 0, 0]
    assert link(state, "Rock Island", "Chicago") == 0


def test_r_bld_9_a_stub_takes_unowned_track_along() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    put(state, NOBODY, "Springfield", [(0, T)])
    put(state, NOBODY, (6, 7), [(3, 5)])  # from Springfield, pointing at Rock Island
    begin(state, "build")
    assert refuses(state, lay_code(state, "Rock Island", [(2, T)])) == "not_connected"
    lay(state, "Rock Island", [(1, T), (2, T)])
    assert link(state, "Rock Island", "Springfield") == 0
    assert owner(state, (6, 7), 3) == owner(state, (6, 7), 5) == owner(state, "Springfield", 0) == 0


def test_r_bld_9_no_new_exit_towards_another_players_end() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 1, "Springfield", [(0, T)])
    put(state, 1, (6, 7), [(3, 5)])
    begin(state, "build")
    assert refuses(state, lay_code(state, "Rock Island", [(1, T), (2, T)])) == "joins_other"


# R-BLD-10


def test_r_bld_10_two_lines_at_once_each_connected() -> None:
    state = builder()
    begin(state, "build")
    # (2,6): from Des Moines in the south, and from own track in the north-west.
    assert refuses(state, lay_code(state, (2, 6), [(3, 0), (5, 2)])) == "not_connected"
    put(state, 0, (1, 6), [(2, 0)])
    put(state, 0, (1, 5), [(3, 2)])
    begin(state, "build")
    assert lay(state, (2, 6), [(3, 0), (5, 2)]) == 4
    assert owner(state, (2, 6), 0) == owner(state, (2, 6), 2) == 0


def test_r_bld_10_one_line_does_not_carry_the_other() -> None:
    # Two unowned sections from Springfield, where the builder has nothing, point at (6,6). One line joins
    # the first of them to Chicago; the second line must connect by itself, and does not yet.
    state = builder()
    put(state, NOBODY, "Springfield", [(0, T), (1, T)])
    put(state, NOBODY, (6, 7), [(3, 0)])
    put(state, NOBODY, (7, 7), [(4, 0)])
    put(state, NOBODY, (7, 6), [(3, 5)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (6, 6), [(1, 3)])) == ""
    assert refuses(state, lay_code(state, (6, 6), [(2, 5)])) == "not_connected"
    assert refuses(state, lay_code(state, (6, 6), [(1, 3), (2, 5)])) != ""
    lay(state, (6, 6), [(1, 3)])
    play(state, "done")
    begin(state, "build")
    assert refuses(state, lay_code(state, (6, 6), [(1, 3), (2, 5)])) == ""


# R-BLD-11, R-BLD-12


def test_r_bld_11_a_hex_is_built_on_once_a_turn() -> None:
    state = builder()
    begin(state, "build")
    lay(state, (2, 6), [(3, 0)])
    assert refuses(state, lay_code(state, (2, 6), [(3, 1)])) == "built_this_turn"
    play(state, "done")
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 1)])) == ""


def test_r_bld_11_the_next_player_may_build_there() -> None:
    state = builder()
    begin(state, "build")
    lay(state, (2, 6), [(1, 3)])
    play(state, "done")
    assert state.seat == 1
    put(state, 1, (1, 6), [(2, 0)])
    put(state, 1, (1, 5), [(3, 2)])
    begin(state, "build", order=[1, 0, 2])
    assert refuses(state, lay_code(state, (2, 6), [(1, 3), (5, 2)])) == ""


def test_r_bld_12_every_tile_is_legal_when_it_is_laid() -> None:
    state = builder()
    begin(state, "build")
    # From the far end towards the city: the first tile would hang in the air.
    assert refuses(state, lay_code(state, (2, 5), [(3, 0)])) == "not_connected"
    lay(state, (2, 6), [(3, 0)])
    assert refuses(state, lay_code(state, (2, 5), [(3, 0)])) == ""


def test_nothing_is_offered_that_cannot_be_paid() -> None:
    state = builder(cash=1)
    begin(state, "build")
    assert state.seat == 1
    state = builder(cash=2)
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 0)])) == ""
    assert refuses(state, lay_code(state, (5, 8), [(3, 0)])) == "too_dear"
    assert codes.DONE in state.legal()
