"""R-MOV: moving goods."""

from __future__ import annotations

from age_of_steam.kit import (
    begin,
    cubes,
    deliver,
    deliver_code,
    give,
    go_code,
    goods,
    new_city,
    play,
    put,
    refuses,
    table,
)
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.state import State

T = "T"


def chicago_rock_island(state: State, seat: int) -> None:
    put(state, seat, (6, 6), [(1, 4)])
    put(state, seat, "Rock Island", [(1, T)])


def rock_island_springfield(state: State, seat: int) -> None:
    put(state, seat, (6, 7), [(5, 3)])
    put(state, seat, "Rock Island", [(2, T)])
    put(state, seat, "Springfield", [(0, T)])


def rock_island_springfield_again(state: State, seat: int) -> None:
    put(state, seat, (5, 7), [(0, 2)])
    put(state, seat, "Rock Island", [(3, T)])
    put(state, seat, "Springfield", [(5, T)])


def springfield_st_louis(state: State, seat: int) -> None:
    put(state, seat, (5, 8), [(1, 3)])
    put(state, seat, "Springfield", [(4, T)])


def des_moines_rock_island(state: State, seat: int) -> None:
    put(state, seat, (3, 6), [(4, 2)])
    put(state, seat, (4, 7), [(5, 1)])
    put(state, seat, "Rock Island", [(4, T)])


def des_moines_to_st_louis(engine: int = 3) -> State:
    """Des Moines - Rock Island (of 0) - Springfield (of 1) - St. Louis (unowned), a red cube at the start."""
    state = table()
    des_moines_rock_island(state, 0)
    rock_island_springfield(state, 1)
    springfield_st_louis(state, NOBODY)
    cubes(state, "Des Moines", "red")
    give(state, 0, engine=engine)
    return state


def test_r_mov_1_two_rounds_a_cube_an_engine_or_nothing() -> None:
    state = des_moines_to_st_louis()
    begin(state, "move")
    assert state.legal() == [deliver_code(state, "Des Moines", "red"), codes.UPGRADE, codes.SKIP]
    play(state, "upgrade")
    assert state.engine[0] == 4
    play(state, "skip", "skip")
    assert state.seat == 0  # second round
    assert refuses(state, "upgrade") == "upgraded"  # once a turn
    deliver(state, "Des Moines", "red", "Rock Island", "Springfield", "St. Louis")
    play(state, "skip", "skip")
    assert state.turn == 2


def test_r_mov_1_the_upgrade_is_free_again_next_turn() -> None:
    state = table()
    for seat in range(3):
        give(state, seat, cash=50)
    begin(state, "move")
    play(state, "upgrade", "upgrade", "skip", "upgrade")
    assert state.engine == [2, 2, 2]  # seats 0 and 1 are not asked again: nothing to do
    assert state.turn == 2
    begin(state, "move")
    assert codes.UPGRADE in state.legal()


def test_r_mov_1_the_engine_stops_at_six() -> None:
    state = des_moines_to_st_louis(engine=6)
    begin(state, "move")
    assert codes.UPGRADE not in state.legal()
    assert refuses(state, "upgrade") == "engine_full"


def test_r_mov_2_no_more_links_than_the_engine_has() -> None:
    for engine, possible in ((1, False), (2, False), (3, True), (6, True)):
        state = des_moines_to_st_louis(engine)
        begin(state, "move")
        assert (deliver_code(state, "Des Moines", "red") in state.legal()) is possible
    assert refuses(des_moines_start(2), deliver_code(des_moines_start(2), "Des Moines", "red")) == "no_way"


def des_moines_start(engine: int) -> State:
    state = des_moines_to_st_louis(engine)
    begin(state, "move")
    return state


def test_r_mov_2_completed_links_only_and_anybodys() -> None:
    state = table()
    put(state, 1, (6, 6), [(1, 4)])  # points at Rock Island, which has no tile
    put(state, 1, (2, 1), [(0, 4)])
    put(state, 1, (1, 1), [(1, 3)])  # Duluth - Minneapolis, finished
    cubes(state, "Chicago", "red")
    cubes(state, "Duluth", "blue")
    begin(state, "move")
    assert state.seat == 0
    assert [move for move in state.legal() if move >= state.codes.deliver] == [
        deliver_code(state, "Duluth", "blue")
    ]
    assert deliver(state, "Duluth", "blue", "Minneapolis") == [0, 1, 0]


def test_r_mov_3_no_stop_twice() -> None:
    # A ring Rock Island - Springfield (two links) with Chicago hanging on it: no way back over the town.
    state = table()
    chicago_rock_island(state, 0)
    rock_island_springfield(state, 0)
    rock_island_springfield_again(state, 0)
    cubes(state, "Chicago", "red")
    give(state, 0, engine=6)
    begin(state, "move")
    assert refuses(state, deliver_code(state, "Chicago", "red")) == "no_way"  # its own city cannot be the end
    springfield_st_louis(state, 0)
    begin(state, "move")
    state.play(deliver_code(state, "Chicago", "red"))
    state.play(go_code(state, "Rock Island"))
    assert state.legal() == [codes.GO + 2, codes.GO + 3]
    assert refuses(state, codes.GO + 1) == "visited"


def test_r_mov_4_the_first_city_of_its_colour_ends_the_way() -> None:
    state = table()
    chicago_rock_island(state, 0)
    des_moines_rock_island(state, 0)
    rock_island_springfield(state, 0)
    springfield_st_louis(state, 0)
    new_city(state, "La Crosse", "A")
    cubes(state, "Des Moines", "red")
    give(state, 0, engine=6)
    begin(state, "move")
    state.play(deliver_code(state, "Des Moines", "red"))
    state.play(go_code(state, "Rock Island"))
    assert len(state.legal()) == 2  # to Chicago or on to Springfield
    state.play(go_code(state, "Chicago"))
    assert state.decision.name == "MoveGoods"  # it stopped by itself
    assert state.income == [2, 0, 0]


def test_r_mov_4_a_city_of_its_colour_cannot_be_passed() -> None:
    # Des Moines - Rock Island (now red New City A) - Chicago (red): Chicago cannot be reached.
    state = table()
    state.laid = [1, 1, 1]
    des_moines_rock_island(state, 0)
    chicago_rock_island(state, 0)
    give(state, 0, engine=6, action="urbanization")
    begin(state, "build")
    state.play(codes.URBANISE + state.m.cell[state.m.stop_hex[state.m.stop_name.index("Rock Island")]] * 8)
    cubes(state, "Des Moines", "red")
    begin(state, "move")
    state.play(deliver_code(state, "Des Moines", "red"))
    state.play(go_code(state, "Rock Island"))
    assert state.decision.name == "MoveGoods"
    assert state.income[0] == 1


def test_r_mov_4_a_cube_may_leave_a_city_of_its_own_colour() -> None:
    state = table()
    chicago_rock_island(state, 0)
    rock_island_springfield(state, 0)
    springfield_st_louis(state, 0)
    cubes(state, "Chicago", "red")
    give(state, 0, engine=3)
    begin(state, "move")
    assert deliver(state, "Chicago", "red", "Rock Island", "Springfield", "St. Louis") == [3, 0, 0]


def test_r_mov_4_towns_and_other_cities_are_no_end() -> None:
    state = table()
    chicago_rock_island(state, 0)
    cubes(state, "Chicago", "blue")
    give(state, 0, engine=6)
    begin(state, "move")
    assert refuses(state, deliver_code(state, "Chicago", "blue")) == "no_way"


def test_r_mov_4_black_goes_to_black_new_cities_only() -> None:
    for letter, possible in (("C", True), ("D", True), ("G", True), ("H", True), ("A", False), ("F", False)):
        state = table()
        put(state, 0, (6, 6), [(1, 4)])
        new_city(state, "Rock Island", letter)
        cubes(state, "Chicago", "black")
        begin(state, "move")
        assert (deliver_code(state, "Chicago", "black") in state.legal()) is possible


def test_r_mov_5_every_link_pays_its_owner_at_once() -> None:
    state = des_moines_to_st_louis()
    begin(state, "move", order=[2, 0, 1])
    give(state, 2, engine=3)
    begin(state, "move", order=[2, 0, 1])
    assert state.seat == 2
    state.play(deliver_code(state, "Des Moines", "red"))
    state.play(go_code(state, "Rock Island"))
    assert state.income == [1, 0, 0]  # before the cube has arrived
    state.play(go_code(state, "Springfield"))
    state.play(go_code(state, "St. Louis"))
    assert state.income == [1, 1, 0]  # nothing for the mover, nothing for the unowned link


def test_r_mov_6_the_mover_chooses_between_parallel_links() -> None:
    for seat, gains in ((0, [1, 0, 0]), (1, [0, 1, 0])):
        state = table()
        chicago_rock_island(state, 2)
        rock_island_springfield(state, 0)
        rock_island_springfield_again(state, 1)
        springfield_st_louis(state, 2)
        cubes(state, "Chicago", "red")
        give(state, 0, engine=3)
        begin(state, "move")
        state.play(deliver_code(state, "Chicago", "red"))
        state.play(go_code(state, "Rock Island"))
        before = state.income[:]
        state.play(go_code(state, "Springfield", owner=seat))
        assert [now - then for now, then in zip(state.income, before, strict=True)] == gains


def test_r_mov_7_one_hex_may_be_crossed_twice_on_its_two_tracks() -> None:
    # Chicago - Rock Island over (6,6), then Rock Island - (6,7) - (6,6) - (6,5) - Milwaukee crosses it again.
    state = table()
    chicago_rock_island(state, 0)
    put(state, 1, "Rock Island", [(2, T)])
    put(state, 1, (6, 7), [(5, 0)])
    put(state, 1, (6, 6), [(3, 0)])
    put(state, 1, (6, 5), [(3, 0)])
    put(state, 1, (6, 4), [(3, 1)])
    new_city(state, "Milwaukee", "B")
    cubes(state, "Chicago", "blue")
    give(state, 0, engine=2)
    begin(state, "move")
    assert deliver(state, "Chicago", "blue", "Rock Island", "Milwaukee") == [1, 1, 0]


def test_r_mov_8_a_delivered_cube_goes_back_into_the_bag() -> None:
    state = des_moines_to_st_louis()
    reds = state.bag[0]
    begin(state, "move")
    assert goods(state, "Des Moines") == "red"
    deliver(state, "Des Moines", "red", "Rock Island", "Springfield", "St. Louis")
    assert goods(state, "Des Moines") == ""
    assert goods(state, "St. Louis") == ""
    assert state.bag[0] == reds + 1


def test_r_mov_9_two_engine_steps_in_one_turn_at_most() -> None:
    state = des_moines_to_st_louis(engine=1)
    begin(state, "select_actions")
    play(state, "select locomotive", "select engineer", "select first_build")
    while state.decision.name == "BuildTrack":
        play(state, "done")
    assert state.seat == 0
    play(state, "upgrade")
    assert state.engine[0] == 3
    play(state, "skip", "skip")
    assert codes.UPGRADE not in state.legal()
    assert refuses(state, "upgrade") == "upgraded"


def test_only_ways_that_can_be_completed_are_offered() -> None:
    # From Rock Island a dead end leads to Springfield (engine too short for St. Louis), Chicago is in reach.
    state = table()
    des_moines_rock_island(state, 0)
    chicago_rock_island(state, 0)
    rock_island_springfield(state, 0)
    springfield_st_louis(state, 0)
    cubes(state, "Des Moines", "red")
    give(state, 0, engine=2)
    begin(state, "move")
    state.play(deliver_code(state, "Des Moines", "red"))
    state.play(go_code(state, "Rock Island"))
    assert state.legal() == [codes.GO + 1]
    assert refuses(state, codes.GO + 2) == "dead_end"
    assert refuses(state, codes.GO + 0) == "no_link_there"
    assert refuses(state, "skip") == "must_go_on"
