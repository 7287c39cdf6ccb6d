"""R-URB: New Cities."""

from __future__ import annotations

from age_of_steam.kit import (
    at,
    begin,
    give,
    lay,
    lay_code,
    link,
    owner,
    play,
    put,
    refuses,
    stop,
    table,
    track_points,
    unfinished,
    urbanise,
    urbanise_code,
)
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.components import TOWN
from roundhouse.games.age_of_steam.rules.state import State

T = "T"


def urbaniser(seat: int = 0) -> State:
    state = table()
    state.laid = [1, 1, 1]
    give(state, seat, cash=30, action="urbanization")
    return state


def towns(state: State) -> list[int]:
    return [move for move in state.legal() if codes.URBANISE <= move < state.codes.deliver]


def test_r_urb_1_any_town_any_letter_for_nothing_and_then_three_tiles() -> None:
    state = urbaniser()
    begin(state, "build")
    assert len(towns(state)) == 14 * 8
    urbanise(state, "Buffalo", "C")
    assert state.cash[0] == 30
    assert state.tiles_left == 3
    assert state.seat == 0
    assert towns(state) == []  # one New City a turn


def test_r_urb_1_only_with_the_action() -> None:
    state = urbaniser()
    begin(state, "build", order=[1, 0, 2])
    assert refuses(state, urbanise_code(state, "Buffalo", "C")) == "no_urbanization"


def test_r_urb_1_not_on_a_city_and_every_letter_once() -> None:
    state = urbaniser()
    begin(state, "build")
    urbanise(state, "Buffalo", "C")
    play(state, "done")
    begin(state, "build")
    assert len(towns(state)) == 13 * 7
    assert refuses(state, urbanise_code(state, "Buffalo", "D")) == "not_a_town"
    assert refuses(state, urbanise_code(state, "Chicago", "D")) == "not_a_town"
    assert refuses(state, urbanise_code(state, "Toledo", "C")) == "letter_used"


def test_r_urb_1_the_new_city_takes_its_colour_and_is_a_start_for_all() -> None:
    state = urbaniser()
    begin(state, "build")
    urbanise(state, "Toledo", "F")
    number = stop(state, "Toledo")
    assert state.takes(2) >> number & 1  # purple
    assert refuses(state, lay_code(state, (12, 6), [(0, 3)])) == ""
    play(state, "done")
    assert state.seat == 1
    assert refuses(state, lay_code(state, (12, 6), [(0, 3)])) == ""


def test_r_urb_2_the_tile_goes_links_now_end_in_the_city_with_their_owners() -> None:
    state = urbaniser()
    put(state, 1, (6, 6), [(1, 4)])
    put(state, 1, "Rock Island", [(1, T)])
    put(state, 2, "Rock Island", [(2, T)])
    put(state, 2, (6, 7), [(5, 3)])
    put(state, 2, "Springfield", [(0, T)])
    assert track_points(state) == [0, 2, 3]
    discs, tiles = state.discs, sum(state.tiles)
    begin(state, "build")
    urbanise(state, "Rock Island", "A")
    assert state.layout[at(state, "Rock Island")] == -1
    assert state.discs == discs + 1
    assert sum(state.tiles) == tiles + 1
    assert link(state, "Chicago", "Rock Island") == 1
    assert link(state, "Springfield", "Rock Island") == 2
    assert track_points(state) == [0, 1, 2]  # the lines inside the hex are gone


def test_r_urb_2_two_lines_through_the_town_become_two_links() -> None:
    state = urbaniser()
    put(state, 1, (6, 6), [(1, 4)])
    put(state, 1, "Rock Island", [(1, T), (2, T), (3, T)])
    put(state, 1, (6, 7), [(5, 3)])
    put(state, 1, (5, 7), [(0, 2)])
    put(state, 1, "Springfield", [(0, T), (5, T)])
    begin(state, "build")
    urbanise(state, "Rock Island", "A")
    links = state.links()
    number = stop(state, "Rock Island")
    assert [links.to[number * 6 + side] for side in (2, 3)] == [stop(state, "Springfield")] * 2  # parallel
    assert track_points(state) == [0, 1 + 2 + 2, 0]


def test_r_urb_3_a_stub_inside_the_hex_vanishes() -> None:
    state = urbaniser()
    put(state, 1, (6, 6), [(1, 4)])
    put(state, 1, "Rock Island", [(1, T), (2, T), (3, T)])
    assert unfinished(state, 1) == 2
    begin(state, "build")
    urbanise(state, "Rock Island", "A")
    assert unfinished(state, 1) == 0
    assert owner(state, "Rock Island", 2) is None


def test_r_urb_3_a_section_that_runs_on_stays_and_begins_at_the_city() -> None:
    for who in (1, NOBODY):
        state = urbaniser()
        put(state, 1, (6, 6), [(1, 4)])
        put(state, 1, "Rock Island", [(1, T)])
        put(state, who, "Rock Island", [(2, T)])
        put(state, who, (6, 7), [(5, 2)])
        begin(state, "build")
        urbanise(state, "Rock Island", "A")
        assert owner(state, (6, 7), 5) == who  # unowned stays unowned: it is not completed
        assert unfinished(state, who) == 1
        # Now anybody may go on with unowned track, since it begins at a city.
        answer = "" if who == NOBODY else "joins_other"
        assert refuses(state, lay_code(state, (7, 7), [(5, 3)])) == answer


def test_r_urb_4_track_that_points_at_the_town_is_completed_for_its_owner() -> None:
    state = urbaniser()
    put(state, 1, (6, 6), [(1, 4)])
    begin(state, "build")
    urbanise(state, "Rock Island", "A")
    assert link(state, "Chicago", "Rock Island") == 1
    assert unfinished(state, 1) == 0


def test_r_urb_4_unowned_track_that_points_at_it_goes_to_the_urbaniser() -> None:
    state = urbaniser()
    put(state, NOBODY, (6, 6), [(1, 4)])
    put(state, NOBODY, "Springfield", [(5, T)])
    put(state, NOBODY, (5, 7), [(2, 0)])
    begin(state, "build")
    urbanise(state, "Rock Island", "A")
    assert link(state, "Chicago", "Rock Island") == 0
    assert link(state, "Springfield", "Rock Island") == 0
    assert owner(state, "Springfield", 5) == 0


def test_r_urb_4_a_bankrupts_finished_link_is_not_claimed() -> None:
    state = urbaniser()
    put(state, NOBODY, (6, 6), [(1, 4)])
    put(state, NOBODY, "Rock Island", [(1, T)])
    begin(state, "build")
    urbanise(state, "Rock Island", "A")
    assert link(state, "Chicago", "Rock Island") == NOBODY


def test_r_urb_4_track_of_the_town_that_points_back_at_it_completes_nothing() -> None:
    state = urbaniser()
    put(state, 1, (6, 6), [(1, 4)])
    put(state, 1, "Rock Island", [(1, T), (2, T)])
    put(state, 1, (6, 7), [(5, 4)])
    put(state, 1, (5, 7), [(1, 0)])  # back to Rock Island
    begin(state, "build")
    urbanise(state, "Rock Island", "A")
    number = stop(state, "Rock Island")
    assert [to for to in state.links().to[number * 6 : number * 6 + 6] if to >= 0] == [stop(state, "Chicago")]
    assert track_points(state) == [0, 1, 0]


def test_r_urb_5_the_new_city_comes_before_all_track() -> None:
    state = urbaniser()
    begin(state, "build")
    lay(state, (2, 6), [(3, 0)])
    assert towns(state) == []
    assert refuses(state, urbanise_code(state, "Buffalo", "C")) == "urbanise_first"


def test_r_urb_5_it_may_be_left_out() -> None:
    state = urbaniser()
    begin(state, "build")
    play(state, "done")
    assert state.seat == 1


def test_r_urb_6_no_two_stops_of_the_rust_belt_are_neighbours() -> None:
    m = table().m
    for hex in range(len(m.cell)):
        for side in range(6):
            beyond = m.near[hex * 6 + side]
            assert m.stop[hex] < 0 or beyond < 0 or m.stop[beyond] < 0
    assert sum(1 for kind in m.stop_kind if kind == TOWN) == 14


def test_no_letter_left_nothing_to_urbanise() -> None:
    state = urbaniser()
    for number in range(8):
        town = next(n for n in range(state.m.stops) if not state.cities >> n & 1)
        letters = state.letter[:]
        letters[town] = number
        state.letter, state.cities = letters, state.cities | 1 << town
    begin(state, "build")
    assert towns(state) == []
