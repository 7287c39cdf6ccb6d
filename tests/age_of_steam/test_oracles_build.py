"""Worked examples of building, owning and urbanising track, each named by its id."""

from __future__ import annotations

import pytest

from age_of_steam.kit import (
    at,
    begin,
    finish_build,
    give,
    lay,
    lay_code,
    link,
    new_city,
    owner,
    put,
    refuses,
    road,
    table,
    track_points,
    unfinished,
    urbanise,
)
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.oracle.places import layout_of
from roundhouse.games.age_of_steam.rules.components import TERRAIN_NAMES
from roundhouse.games.age_of_steam.rules.layouts import LAYOUTS
from roundhouse.games.age_of_steam.rules.state import State

PETE, DAVE, JOHN, VINCE = 0, 1, 2, 3


def example() -> State:
    """The rulebook's four builders between Evansville and Cincinnati, before the first of them."""
    state = table(players=4)
    for seat in range(4):
        give(state, seat, cash=30)
    begin(state, "build", actions={VINCE: "urbanization"})
    return state


def petes_turn(state: State) -> list[int]:
    costs = [lay(state, (10, 9), [(1, 4)]), lay(state, (11, 8), [(1, 4)]), lay(state, (13, 8), [(5, 3)])]
    finish_build(state, PETE)
    return costs


def daves_turn(state: State) -> list[int]:
    costs = [
        lay(state, (9, 8), [(3, 1)]),
        lay(state, (10, 8), [("T", 4), ("T", 1)]),
        lay(state, (11, 7), [(4, 2)]),
    ]
    finish_build(state, DAVE)
    return costs


def johns_turn(state: State) -> list[int]:
    costs = [
        lay(state, (12, 9), [(0, 5)]),
        lay(state, (11, 8), [(1, 4), (5, 2)]),
        lay(state, (10, 8), [("T", 4), ("T", 1), ("T", 5), ("T", 2)]),
    ]
    finish_build(state, JOHN)
    return costs


def test_O_BLD_1_a_link_of_two_sections_and_an_unfinished_one() -> None:
    state = example()
    assert petes_turn(state) == [2, 2, 3]
    assert link(state, "Evansville", "Cincinnati") == PETE
    assert track_points(state)[PETE] == 2
    assert link(state, "Cincinnati", "Lexington") is None
    assert owner(state, (13, 8), 3) == PETE
    assert unfinished(state, PETE) == 1


def test_O_BLD_2_two_links_by_way_of_a_town() -> None:
    state = example()
    petes_turn(state)
    discs = state.discs
    assert daves_turn(state) == [2, 3, 2]
    assert link(state, "Evansville", "Indianapolis") == DAVE
    assert link(state, "Indianapolis", "Cincinnati") == DAVE
    assert track_points(state)[DAVE] == 4
    assert state.discs == discs - 1


def test_O_BLD_3_crossings_over_the_track_of_others() -> None:
    state = example()
    petes_turn(state)
    daves_turn(state)
    assert johns_turn(state) == [3, 3, 3]
    assert [owner(state, (11, 8), side) for side in (1, 4, 2, 5)] == [PETE, PETE, JOHN, JOHN]
    assert owner(state, "Indianapolis", 2) == JOHN
    assert link(state, "Evansville", "Cincinnati") == PETE
    assert owner(state, "Indianapolis", 5) == JOHN
    assert unfinished(state, JOHN) == 1
    assert track_points(state) == [2, 4, 3, 0]


def test_O_URB_1_a_new_city_sweeps_the_tile_and_a_stub_away() -> None:
    state = example()
    petes_turn(state)
    daves_turn(state)
    johns_turn(state)
    tiles, discs = sum(state.tiles), state.discs
    urbanise(state, "Indianapolis", "A")
    assert owner(state, "Indianapolis", 5) is None
    assert unfinished(state, JOHN) == 0
    assert (sum(state.tiles), state.discs) == (tiles + 1, discs + 1)
    assert link(state, "Evansville", "Indianapolis") == DAVE
    assert link(state, "Indianapolis", "Cincinnati") in (DAVE, JOHN)
    assert track_points(state) == [2, 2, 2, 0]
    assert state.takes(0) >> state.m.stop[at(state, "Indianapolis")] & 1  # A takes red


def test_O_BLD_4_building_from_the_new_city() -> None:
    state = example()
    petes_turn(state)
    daves_turn(state)
    johns_turn(state)
    urbanise(state, "Indianapolis", "A")
    costs = [
        lay(state, (9, 7), [(2, 5)]),
        lay(state, (10, 9), [(1, 4), (0, 3)]),
        lay(state, (10, 10), [(0, 5)]),
    ]
    assert costs == [2, 3, 3]
    assert state.cash[VINCE] == 30 - 8
    links = state.links()
    indianapolis, evansville = (state.m.stop[at(state, name)] for name in ("Indianapolis", "Evansville"))
    assert (links.to[indianapolis * 6 + 3], links.owner[indianapolis * 6 + 3]) == (evansville, VINCE)


def ready(state: State, seat: int = 0, cash: int = 50) -> None:
    """It is a player's turn to build, and this is not the first tile of the game."""
    give(state, seat, cash=cash)
    laid = state.laid[:]
    laid[seat] = 1
    state.laid = laid
    begin(state, "build", order=[seat])


def corner(state: State, terrain: str) -> tuple[tuple[int, int], int]:
    """An empty hex with a city at one side and, at the next side, own track from that city.

    Four sides of the hex are then of use: the two, and the two opposite them.
    """
    m = state.m
    for hex, kind in enumerate(m.terrain):
        if m.stop[hex] >= 0 or TERRAIN_NAMES[kind] != terrain:
            continue
        for side in range(6):
            city, beside, *opposite = (m.near[hex * 6 + (side + turn) % 6] for turn in (0, 1, 3, 4))
            if min(city, beside, *opposite) < 0 or m.stop[city] < 0 or not state.cities >> m.stop[city] & 1:
                continue
            if m.stop[beside] >= 0 or max(m.stop[opposite[0]], m.stop[opposite[1]]) >= 0:
                continue
            road(state, 0, *((m.column[place], m.row[place]) for place in (city, beside, hex)))
            return (m.column[hex], m.row[hex]), side
    raise AssertionError(f"no corner on {terrain}")


def turned(side: int, *lines: tuple[int, int]) -> list[tuple[int, int]]:
    return [((one + side) % 6, (other + side) % 6) for one, other in lines]


@pytest.mark.parametrize(
    ("terrain", "crossing", "beside"), [("plain", 4, 3), ("river", 5, 4), ("mountain", 6, 5)]
)
def test_O_BLD_5_two_lines_at_once(terrain: str, crossing: int, beside: int) -> None:
    for lines, price in (([(0, 3), (1, 4)], crossing), ([(0, 4), (1, 3)], beside)):
        state = table()
        place, side = corner(state, terrain)
        ready(state)
        assert lay(state, place, turned(side, *lines)) == price


@pytest.mark.parametrize(("exits", "price"), [((4,), 2), ((4, 1), 3), ((4, 1, 5), 4), ((4, 1, 5, 2), 5)])
def test_O_BLD_6_the_first_tile_of_a_town(exits: tuple[int, ...], price: int) -> None:
    state = table()
    put(state, 0, (9, 8), [(3, 1)])
    ready(state)
    assert lay(state, "Indianapolis", [("T", side) for side in exits]) == price


@pytest.mark.parametrize("more", [(1,), (1, 5), (1, 5, 2)])
def test_O_BLD_6_any_replacement_in_a_town_costs_three(more: tuple[int, ...]) -> None:
    state = table()
    road(state, 0, "Evansville", (9, 8), "Indianapolis")
    ready(state)
    assert lay(state, "Indianapolis", [("T", 4), *(("T", side) for side in more)]) == 3


def test_O_BLD_7_replacing_and_redirecting() -> None:
    for old, new, price in (
        ([(0, 4)], [(0, 4), (1, 3)], 2),  # beside
        ([(0, 3)], [(0, 3), (1, 4)], 3),  # crossing
        ([(0, 3)], [(0, 4)], 2),  # turned
    ):
        state = table()
        place, side = corner(state, "plain")
        put(state, 0, place, turned(side, *old))
        ready(state)
        assert lay(state, place, turned(side, *new)) == price


def test_O_BLD_8_where_no_track_may_go() -> None:
    state = table()
    put(state, 0, (7, 6), [(0, 3)])  # south of Chicago
    ready(state)
    # Duluth (2,0): the hex (2,1) south of it lies beside the lake at (3,0).
    assert refuses(state, lay_code(state, (2, 1), [(0, 1)])) == "off_map"
    assert refuses(state, lay_code(state, (1, 0), [(1, 0)])) == "off_map"
    assert refuses(state, lay_code(state, (7, 5), [(0, 3)])) == "on_city"
    assert refuses(state, lay_code(state, (3, 0), [(0, 3)])) == "not_a_hex"
    assert refuses(state, lay_code(state, (7, 6), [(0, 3)])) == "no_change"


def test_O_BLD_8_old_track_stays() -> None:
    state = table()
    road(state, 1, "Evansville", (10, 9), (11, 8), "Cincinnati")
    ready(state)
    assert refuses(state, lay_code(state, (10, 9), [(3, 5)])) == "must_keep"
    state = table()
    road(state, 0, "Evansville", (9, 8), "Indianapolis", (11, 7), "Cincinnati")
    ready(state)
    assert refuses(state, lay_code(state, "Indianapolis", [("T", 4), ("T", 5)])) == "must_keep"


def test_O_BLD_9_the_track_of_others_is_not_joined() -> None:
    state = table()
    put(state, 1, (10, 9), [(4, 1)])  # from Evansville, open towards (11, 8)
    ready(state)
    assert refuses(state, lay_code(state, (11, 8), [(4, 0)])) == "joins_other"
    # From Cincinnati, straight at the open end.
    assert refuses(state, lay_code(state, (11, 8), [(1, 4)])) == "joins_other"
    assert refuses(state, lay_code(state, (11, 8), [(1, 5)])) == ""


def test_O_BLD_10_redirecting() -> None:
    state = table()
    put(state, 0, (10, 9), [(4, 1)])
    ready(state)
    assert refuses(state, lay_code(state, (10, 9), [(4, 0)])) == ""  # own end
    state = table()
    put(state, 1, (10, 9), [(4, 1)])
    ready(state)
    assert refuses(state, lay_code(state, (10, 9), [(4, 0)])) == "must_keep"  # another player's
    state = table()
    put(state, 0, (10, 9), [(4, 1)])
    put(state, 0, (11, 8), [(4, 0)])
    ready(state)
    assert refuses(state, lay_code(state, (10, 9), [(4, 0)])) == "must_keep"  # already continued
    assert refuses(state, lay_code(state, (11, 8), [(4, 5)])) == ""
    state = table()
    road(state, 0, "Evansville", (10, 9), (11, 8), "Cincinnati")
    ready(state)
    assert refuses(state, lay_code(state, (11, 8), [(4, 5)])) == "must_keep"  # of a completed link
    state = table()
    road(state, 0, "Evansville", (9, 8), "Indianapolis")
    put(state, 0, "Indianapolis", [("T", 1)])
    ready(state)
    assert refuses(state, lay_code(state, "Indianapolis", [("T", 4), ("T", 5)])) == "must_keep"  # in a town


def test_O_BLD_11_extending_unowned_track() -> None:
    state = table()
    put(state, NOBODY, (10, 9), [(4, 1)])  # its far end is Evansville
    ready(state)
    assert lay(state, (11, 8), [(4, 0)]) == 2
    assert owner(state, (10, 9), 4) == 0
    for seat, refused in ((0, ""), (1, "not_connected")):
        state = table()
        put(state, NOBODY, "Indianapolis", [("T", 1)])
        put(state, seat, "Indianapolis", [("T", 4)])
        put(state, seat, (9, 8), [(1, 3)])
        ready(state)
        assert refuses(state, lay_code(state, (11, 7), [(4, 0)])) == refused


def test_O_BLD_12_no_track_back_to_where_it_began() -> None:
    state = table()
    put(state, 0, (8, 9), [(2, 1)])  # from Evansville round to (9, 8)
    ready(state)
    assert refuses(state, lay_code(state, (9, 8), [(4, 3)])) == "loop"
    state = table()
    road(state, 0, "Cincinnati", (11, 7), "Indianapolis", (9, 7), (9, 8))
    put(state, 0, (9, 8), [(0, 1)])  # and round to Indianapolis again
    ready(state)
    exits = [("T", 1), ("T", 5)]
    assert refuses(state, lay_code(state, "Indianapolis", [*exits, ("T", 4)])) == "loop"
    assert refuses(state, lay_code(state, "Indianapolis", [*exits, ("T", 2)])) == ""


def test_O_BLD_13_a_link_between_towns_needs_a_city_behind_it() -> None:
    state = table()
    road(state, 0, "Chicago", (7, 6), (7, 7))
    ready(state)
    # Between Terre Haute and Indianapolis, without own track that leads to a city.
    assert refuses(state, lay_code(state, (9, 7), [(2, 4)])) == "not_connected"
    assert refuses(state, lay_code(state, "Indianapolis", [("T", 5)])) == "not_connected"
    state = table()
    put(state, NOBODY, "Indianapolis", [("T", 5)])
    put(state, NOBODY, "Terre Haute", [("T", 1)])
    ready(state)
    assert refuses(state, lay_code(state, (9, 7), [(2, 4)])) == "not_connected"


def test_O_BLD_14_no_town_has_five_exits() -> None:
    assert layout_of([("T", side) for side in range(5)]) == -1
    state = table()
    put(state, 0, "Indianapolis", [("T", side) for side in (0, 1, 2, 4)])
    put(state, 0, (9, 8), [(1, 3)])
    ready(state)
    cell = state.m.cell[at(state, "Indianapolis")]
    assert not [move for move in state.legal() if (move - state.codes.lay) // LAYOUTS == cell]


def test_O_BLD_15_more_exits_where_one_is_at_home() -> None:
    for seat, refused in ((0, ""), (1, "not_connected")):
        state = table()
        put(state, seat, "Indianapolis", [("T", 4)])
        ready(state)
        assert refuses(state, lay_code(state, "Indianapolis", [("T", 4), ("T", 1)])) == refused


def test_O_BLD_16_there_is_no_ninth_disc() -> None:
    state = table()
    others = [name for name in state.m.stop_name[-14:] if name != "Indianapolis"]
    for name in others[:8]:
        put(state, NOBODY, name, [("T", 0), ("T", 3)])
    assert state.discs == 0
    put(state, 0, (9, 8), [(3, 1)])
    ready(state)
    assert refuses(state, lay_code(state, "Indianapolis", [("T", 4), ("T", 1)])) == "no_disc"
    assert refuses(state, lay_code(state, "Indianapolis", [("T", 4), ("T", 1), ("T", 5)])) == ""


def test_O_OWN_1_what_is_not_extended_is_nobodys() -> None:
    for redirect in (False, True):
        state = table()
        put(state, 0, (10, 9), [(4, 1)])
        ready(state)
        if redirect:
            lay(state, (10, 9), [(4, 0)])
        assert owner(state, (10, 9), 4) == 0
        finish_build(state, 0)
        assert owner(state, (10, 9), 4) == NOBODY


def test_O_OWN_2_a_redirect_that_completes_a_link_makes_it_ones_own() -> None:
    state = table()
    put(state, 0, (10, 9), [(4, 0)])  # mine, from Evansville, past the other
    put(state, NOBODY, (11, 8), [(1, 4)])  # unowned, from Cincinnati, open towards (10, 9)
    ready(state)
    assert lay(state, (10, 9), [(4, 1)]) == 2
    finish_build(state, 0)
    assert link(state, "Evansville", "Cincinnati") == 0
    assert track_points(state)[0] == 2


def test_O_URB_2_unowned_track_towards_the_town_goes_to_the_urbaniser() -> None:
    state = table()
    put(state, NOBODY, (9, 8), [(3, 1)])
    give(state, 1, action="urbanization")
    ready(state, 1)
    urbanise(state, "Indianapolis", "B")
    assert link(state, "Evansville", "Indianapolis") == 1


def test_O_URB_3_own_track_towards_the_town_stays_ones_own() -> None:
    state = table()
    put(state, 0, (9, 8), [(3, 1)])
    give(state, 1, action="urbanization")
    ready(state, 1)
    urbanise(state, "Indianapolis", "B")
    assert link(state, "Evansville", "Indianapolis") == 0


def test_O_URB_4_track_that_leaves_the_town_stays_unfinished() -> None:
    state = table()
    road(state, 0, "Evansville", (9, 8), "Indianapolis", (11, 7), (12, 7))
    give(state, 1, action="urbanization")
    ready(state, 1)
    urbanise(state, "Indianapolis", "B")
    assert owner(state, (11, 7), 4) == 0
    assert unfinished(state, 0) == 1


def test_a_new_city_laid_by_hand_is_a_city() -> None:
    state = table()
    new_city(state, "Indianapolis", "A")
    ready(state)
    assert lay(state, (9, 8), [(1, 3)]) == 2
    assert link(state, "Evansville", "Indianapolis") == 0
