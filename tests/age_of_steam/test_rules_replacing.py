"""R-BLD-13 to R-BLD-20: replacing and redirecting tiles, what track costs, and what there is of it."""

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
    refresh,
    refuses,
    table,
)
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.layouts import FIRST_PAIR, FIRST_TOWN, LAYOUTS, PAIRS, bend
from roundhouse.games.age_of_steam.rules.state import State

T = "T"
STRAIGHT, CURVE, SHARP = 0, 1, 2  # numbers of tiles in the supply
CROSS_MIXED, BESIDE_CURVES = 4, 6


def builder(*, cash: int = 30, edition: str = "deluxe") -> State:
    state = table(edition=edition)
    give(state, 0, cash=cash)
    state.laid = [1, 1, 1]
    return state


def layouts_at(state: State, place: tuple[int, int] | str) -> list[int]:
    base = state.codes.lay + state.m.cell[at(state, place)] * LAYOUTS
    return [move - base for move in state.legal() if base <= move < base + LAYOUTS]


# R-BLD-13, R-BLD-14


def test_r_bld_13_what_lies_there_stays() -> None:
    state = builder()
    put(state, 1, (2, 6), [(3, 0)])
    put(state, 1, (2, 5), [(3, 0)])
    put(state, 0, (1, 6), [(2, 0)])
    put(state, 0, (1, 5), [(3, 2)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(5, 2)])) == "must_keep"
    assert refuses(state, lay_code(state, (2, 6), [(5, 2), (3, 1)])) == "must_keep"
    assert refuses(state, lay_code(state, (2, 6), [(3, 0)])) == "no_change"
    assert lay(state, (2, 6), [(3, 0), (5, 2)]) == 3
    assert owner(state, (2, 6), 3) == 1
    assert owner(state, (2, 6), 5) == 0


def test_r_bld_13_town_exits_stay_too() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 1, "Rock Island", [(2, T), (3, T)])
    put(state, 1, (6, 7), [(5, 3)])
    put(state, 1, (5, 7), [(0, 2)])
    begin(state, "build")
    assert refuses(state, lay_code(state, "Rock Island", [(1, T), (2, T)])) == "must_keep"
    assert refuses(state, lay_code(state, "Rock Island", [(2, T), (3, T)])) == "no_change"
    assert refuses(state, lay_code(state, "Rock Island", [(1, T), (2, T), (3, T)])) == ""


def test_r_bld_14_the_added_line_connects_by_itself() -> None:
    state = builder()
    put(state, 1, (2, 5), [(0, 3)])
    put(state, 1, (2, 6), [(0, 3)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 5), [(0, 3), (1, 4)])) == "not_connected"
    put(state, 0, (3, 6), [(4, 0)])
    put(state, 0, (3, 5), [(3, 5)])  # points at (2,5) from the south-east
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 5), [(0, 3), (2, 5)])) == ""
    assert refuses(state, lay_code(state, (2, 5), [(0, 3), (2, 4)])) == ""
    assert refuses(state, lay_code(state, (2, 5), [(0, 3), (1, 5)])) == "not_connected"


# R-BLD-15


def test_r_bld_15_never_two_sharp_curves_and_never_three_lines() -> None:
    for pair in PAIRS:
        assert bend(pair // FIRST_PAIR) > 1 or bend(pair % FIRST_PAIR) > 1
    state = builder()
    put(state, 0, (2, 6), [(3, 4), (1, 5)])
    put(state, 0, (3, 5), [(4, 1)])
    put(state, 0, (1, 5), [(2, 4)])
    put(state, 0, (1, 6), [(1, 3)])
    begin(state, "build")
    assert layouts_at(state, (2, 6)) == []  # both lines go on, and there is no room for a third


# R-BLD-16


def test_r_bld_16_redirect_the_last_tile_of_an_own_section() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 0)])
    put(state, 0, (2, 5), [(3, 0)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 1)])) == "must_keep"  # it goes on
    for side in (1, 2, 4, 5):
        assert refuses(state, lay_code(state, (2, 5), [(3, side)])) == ""
    assert refuses(state, lay_code(state, (2, 5), [(0, 1)])) != ""  # the other end must stay
    assert lay(state, (2, 5), [(3, 1)]) == 2
    assert owner(state, (2, 5), 1) == 0
    assert owner(state, (2, 5), 0) is None


def test_r_bld_16_unowned_track_may_be_redirected_other_peoples_may_not() -> None:
    for who, answer in ((NOBODY, ""), (0, ""), (1, "must_keep")):
        state = builder()
        put(state, who, (2, 6), [(3, 0)])
        begin(state, "build")
        assert refuses(state, lay_code(state, (2, 6), [(3, 1)])) == answer


def test_r_bld_16_unowned_track_by_whoever_may_extend_it() -> None:
    # Its other end is a town where the builder has nothing.
    state = builder()
    put(state, NOBODY, "Rock Island", [(2, T)])
    put(state, NOBODY, (6, 7), [(5, 3)])
    put(state, 1, (6, 6), [(1, 4)])
    put(state, 1, "Rock Island", [(1, T)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (6, 7), [(5, 2)])) == "not_connected"
    # Turned into own track it connects.
    put(state, 0, "Springfield", [(4, T), (1, T)])
    put(state, 0, (5, 8), [(1, 3)])
    put(state, 0, (7, 7), [(4, 5)])  # from Springfield, pointing at (6,7) from the south-east
    begin(state, "build")
    assert refuses(state, lay_code(state, (6, 7), [(5, 2)])) == ""


def test_r_bld_16_a_completed_link_is_never_redirected() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 0, "Rock Island", [(1, T)])
    begin(state, "build")
    assert layouts_at(state, (6, 6)) == [
        layout for layout in layouts_at(state, (6, 6)) if FIRST_PAIR <= layout < FIRST_TOWN
    ]
    assert refuses(state, lay_code(state, (6, 6), [(1, 3)])) == "must_keep"


def test_r_bld_16_never_in_a_town() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 0, "Rock Island", [(1, T), (2, T)])
    begin(state, "build")
    assert refuses(state, lay_code(state, "Rock Island", [(1, T), (3, T)])) == "must_keep"


def test_r_bld_16_on_a_tile_with_two_lines_the_other_stays() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 0)])
    put(state, 1, (2, 6), [(1, 4)])
    put(state, 1, (3, 5), [(4, 1)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 5), (1, 4)])) == ""
    assert refuses(state, lay_code(state, (2, 6), [(3, 5), (1, 0)])) == "must_keep"
    lay(state, (2, 6), [(3, 2), (1, 4)])
    assert owner(state, (2, 6), 2) == 0
    assert owner(state, (2, 6), 4) == 1


def test_r_bld_16_no_redirect_back_to_where_it_began() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 2)])
    put(state, 0, (3, 6), [(5, 0)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (3, 6), [(5, 4)])) == "loop"


def test_r_bld_16_redirect_and_add_a_line_in_one_tile() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 0)])
    put(state, 0, (1, 6), [(2, 0)])
    put(state, 0, (1, 5), [(3, 2)])  # points at (2,6) from the north-west
    begin(state, "build")
    assert lay(state, (2, 6), [(3, 1), (5, 2)]) == 3
    assert owner(state, (2, 6), 1) == owner(state, (2, 6), 5) == 0
    assert owner(state, (2, 6), 0) is None


# Prices


@pytest.mark.parametrize(("place", "price"), [((2, 6), 2), ((5, 8), 3), ((17, 6), 4)])
def test_cost_of_a_simple_tile_on_plain_river_mountain(place: tuple[int, int], price: int) -> None:
    state = builder()
    begin(state, "build")
    # South of each lies Des Moines or St. Louis; north of (17,6) lies Pittsburgh.
    assert lay(state, place, [(0, 3)]) == price


@pytest.mark.parametrize(("exits", "price"), [([1], 2), ([1, 2], 3), ([1, 2, 3], 4), ([1, 2, 3, 4], 5)])
def test_cost_of_a_town_is_one_and_one_for_each_exit(exits: list[int], price: int) -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    begin(state, "build")
    assert lay(state, "Rock Island", [(side, T) for side in exits]) == price


def test_r_bld_17_terrain_counts_for_the_first_tile_only() -> None:
    state = builder()
    put(state, 0, (17, 6), [(0, 3)])  # a mountain south of Pittsburgh
    begin(state, "build")
    assert lay(state, (17, 6), [(0, 4)]) == 2  # redirected
    state = builder()
    put(state, 0, (17, 6), [(0, 3)])
    put(state, 0, (17, 7), [(0, 3)])
    put(state, 0, (16, 7), [(3, 1)])  # from Wheeling, pointing at (17,6)
    begin(state, "build")
    assert lay(state, (17, 6), [(0, 3), (4, 5)]) == 2  # a second line that does not cross


def test_cost_of_replacing_3_for_a_crossing_2_for_a_line_beside_3_in_a_town() -> None:
    for added, price in (([(5, 2)], 3), ([(5, 4)], 2)):
        state = builder()
        put(state, 1, (2, 6), [(3, 0)])
        put(state, 1, (2, 5), [(3, 0)])
        put(state, 0, (1, 6), [(2, 0)])
        put(state, 0, (1, 5), [(3, 2)])
        begin(state, "build")
        assert lay(state, (2, 6), [(3, 0), *added]) == price
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 0, "Rock Island", [(1, T)])
    begin(state, "build")
    assert lay(state, "Rock Island", [(1, T), (2, T), (3, T), (4, T)]) == 3


@pytest.mark.parametrize(
    ("place", "lines", "price"),
    [
        ((6, 6), [(1, 3), (4, 0)], 3),  # plain, beside each other
        ((6, 6), [(1, 5), (4, 0)], 4),  # plain, crossing
        ((5, 8), [(1, 5), (3, 4)], 4),  # river
        ((5, 8), [(1, 4), (3, 0)], 5),
        ((17, 7), [(0, 3), (4, 5)], 5),  # mountain
        ((17, 7), [(0, 4), (3, 5)], 6),
    ],
)
def test_cost_of_two_lines_at_once(place: tuple[int, int], lines: list[tuple[int, int]], price: int) -> None:
    state = builder()
    new_city(state, "Rock Island", "A")
    new_city(state, "Springfield", "B")
    put(state, 0, (17, 6), [(0, 3)])  # Pittsburgh, pointing at (17,7)
    if price == 6:
        put(state, 0, (16, 7), [(2, 3)])  # Wheeling, pointing at (17,7)
    begin(state, "build")
    assert lay(state, place, lines) == price


# R-BLD-18, R-BLD-19, R-BLD-20


def test_r_bld_18_both_lines_redirected_at_once_cost_two() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 0)])
    put(state, 0, (2, 6), [(5, 2)])
    put(state, 0, (1, 6), [(2, 0)])
    put(state, 0, (1, 5), [(3, 2)])
    begin(state, "build")
    assert lay(state, (2, 6), [(3, 1), (5, 0)]) == 2
    assert [owner(state, (2, 6), side) for side in (0, 1, 2, 3, 5)] == [0, 0, None, 0, 0]


def test_r_bld_19_without_a_tile_nothing_is_laid() -> None:
    state = builder()
    state.tiles[STRAIGHT] = 0
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 0)])) == "no_tile"
    assert refuses(state, lay_code(state, (2, 6), [(3, 1)])) == ""
    state.tiles[SHARP] = 0
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 2)])) == "no_tile"


def test_r_bld_19_the_replaced_tile_can_be_used_again() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 1)])
    state.tiles[CURVE] = 0
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 5)])) == ""  # the same tile, turned
    assert refuses(state, lay_code(state, (3, 6), [(4, 0)])) == "no_tile"
    lay(state, (2, 6), [(3, 0)])
    assert state.tiles[CURVE] == 1
    assert state.tiles[STRAIGHT] == 47
    assert refuses(state, lay_code(state, (3, 6), [(4, 0)])) == ""


def test_r_bld_19_the_last_tile_even_if_the_whole_supply_is_empty() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 1)])
    state.tiles = [0] * len(state.tiles)
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 5)])) == ""
    assert refuses(state, lay_code(state, (2, 6), [(3, 0)])) == "no_tile"


def test_r_bld_19_a_rare_pair_is_a_single_tile() -> None:
    state = builder()
    put(state, 1, (2, 6), [(3, 1)])
    put(state, 1, (3, 5), [(4, 1)])
    put(state, 0, (1, 6), [(2, 0)])
    put(state, 0, (1, 5), [(3, 2)])
    begin(state, "build")
    pair = [(3, 1), (5, 0)]  # a curve and a sharp curve on its left
    assert refuses(state, lay_code(state, (2, 6), pair)) == ""
    kinds = state.c.tiles_for[layouts_at(state, (2, 6))[0]]
    assert kinds
    for kind in range(BESIDE_CURVES, BESIDE_CURVES + 4):
        state.tiles[kind] = 0
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), pair)) == "no_tile"


FOUR_EXITS = [(0, T), (2, T), (4, T), (5, T)]  # the closed sides have one between them


def test_r_bld_19_several_kinds_have_the_four_exits_of_a_town_and_the_builder_chooses() -> None:
    state = builder()
    put(state, 0, "Indianapolis", [(4, T), (2, T), (5, T)])
    begin(state, "build")
    kinds = [tile.name for tile in state.c.tiles]
    before = state.tiles[:]
    state.play(lay_code(state, "Indianapolis", FOUR_EXITS))
    assert (state.decision.name, state.seat) == ("ChooseTile", 0)
    assert state.tiles_left == 2
    assert [kinds[move - codes.TAKE] for move in state.legal()] == [
        "cross_mixed",
        "beside_left",
        "beside_right",
    ]
    assert refuses(state, "take straight") == "other_exits"
    assert refuses(state, "take cross_curves") == "other_exits"
    assert refuses(state, "done") == "not_now"
    play(state, "take beside_right")
    assert kinds[state.tile[at(state, "Indianapolis")]] == "beside_right"
    assert [kinds[k] for k, left in enumerate(state.tiles) if left == before[k] - 1] == ["beside_right"]
    assert state.decision.name == "BuildTrack"
    assert refuses(state, "take cross_mixed") == "not_now"


def test_r_bld_19_nobody_is_asked_if_one_kind_is_left() -> None:
    state = builder()
    put(state, 0, "Indianapolis", [(4, T), (2, T), (5, T)])
    names = [tile.name for tile in state.c.tiles]
    state.tiles = [
        0 if name in ("cross_mixed", "beside_left") else left
        for name, left in zip(names, state.tiles, strict=True)
    ]
    begin(state, "build")
    state.play(lay_code(state, "Indianapolis", FOUR_EXITS))
    assert state.decision.name == "BuildTrack"
    assert names[state.tile[at(state, "Indianapolis")]] == "beside_right"


@pytest.mark.parametrize(("right", "offered"), [(1, ["beside_left", "beside_right"]), (0, ["beside_left"])])
def test_r_bld_19_a_turn_that_must_be_completed_keeps_the_kind_that_it_needs(
    right: int, offered: list[str]
) -> None:
    # Kassel gets an exit towards Hannover. The hex between them has a line already, and the last tile with
    # a straight line across a curve is needed there.
    state = table("germany")
    give(state, 0, cash=30)
    state.laid = [1, 1, 1]
    names = [tile.name for tile in state.c.tiles]
    put(state, 0, "Kassel", [(2, T)])
    put(state, 1, "Kassel", [(4, T), (5, T)])
    put(state, 1, (5, 5), [(1, 5)])
    for name, left in (("cross_mixed", 1), ("beside_left", 1), ("beside_right", right)):
        state.tiles[names.index(name)] = left
    begin(state, "build")
    state.tiles_left = 2  # no way round
    refresh(state)
    state.play(lay_code(state, "Kassel", FOUR_EXITS))
    if len(offered) > 1:
        assert [names[move - codes.TAKE] for move in state.legal()] == offered
        assert refuses(state, "take cross_mixed") == "cannot_complete"
        play(state, "take beside_left")
    assert names[state.tile[at(state, "Kassel")]] == "beside_left"
    lay(state, (5, 5), [(1, 5), (0, 3)])
    assert link(state, "Kassel", "Hannover") == 0


def test_r_bld_19_a_town_with_four_exits_takes_any_pair_that_fits() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 4)])
    begin(state, "build")
    exits = [(1, T), (2, T), (4, T), (5, T)]  # the closed sides lie opposite each other
    state.tiles[3] = 0
    begin(state, "build")
    assert refuses(state, lay_code(state, "Rock Island", exits)) == ""
    state.tiles[BESIDE_CURVES] = 0
    begin(state, "build")
    assert refuses(state, lay_code(state, "Rock Island", exits)) == "no_tile"


def test_r_bld_20_ownership_discs_do_not_limit_anybody() -> None:
    # More than twenty sections of one player.
    state = builder(cash=100)
    count = 0
    for stop in range(state.m.stops):
        if not state.cities >> stop & 1:
            continue
        hex = state.m.stop_hex[stop]
        for side in range(6):
            beyond = state.m.near[hex * 6 + side]
            back = (side + 3) % 6
            place = (state.m.column[beyond], state.m.row[beyond])
            if beyond < 0 or state.m.near[beyond * 6 + (back + 3) % 6] < 0 or state.layout[beyond] >= 0:
                continue
            if count < 24 and place != (2, 6):
                put(state, 0, place, [(min(back, (back + 3) % 6), max(back, (back + 3) % 6))])
                count += 1
    assert count == 24
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(0, 3)])) == ""
    lay(state, (2, 6), [(0, 3)])
    play(state, "done")
    assert link(state, "Des Moines", "Kansas City") is None
