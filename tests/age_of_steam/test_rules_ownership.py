"""R-OWN: who owns track, and when it is lost."""

from __future__ import annotations

from age_of_steam.kit import (
    begin,
    cubes,
    deliver,
    give,
    lay,
    lay_code,
    link,
    owner,
    play,
    put,
    refuses,
    table,
    track_points,
    unfinished,
)
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules.state import State

T = "T"


def builder(edition: str = "deluxe") -> State:
    state = table(edition=edition)
    give(state, 0, cash=30)
    state.laid = [1, 1, 1]
    return state


def chicago_rock_island(state: State, seat: int) -> None:
    put(state, seat, (6, 6), [(1, 4)])
    put(state, seat, "Rock Island", [(1, T)])


def test_r_own_1_the_builder_owns_what_he_lays_and_extends() -> None:
    state = builder()
    put(state, NOBODY, (2, 6), [(3, 0)])
    begin(state, "build")
    lay(state, (3, 6), [(4, 1)])
    assert owner(state, (3, 6), 1) == owner(state, (3, 6), 4) == 0
    lay(state, (2, 5), [(3, 0)])
    assert owner(state, (2, 6), 3) == owner(state, (2, 6), 0) == 0  # the whole section


def test_r_own_2_completed_links_are_never_lost() -> None:
    state = builder()
    chicago_rock_island(state, 0)
    for turn in (2, 3, 4):
        begin(state, "build", turn=turn)
        play(state, "done")
        assert link(state, "Chicago", "Rock Island") == 0


def test_r_own_3_unfinished_and_not_lengthened_is_lost_at_the_end_of_the_build_turn() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 0)])
    put(state, 0, (2, 8), [(0, 3)])
    begin(state, "build")
    lay(state, (2, 9), [(0, 3)])
    assert owner(state, (2, 6), 3) == 0  # still: the turn is not over
    play(state, "done")
    assert owner(state, (2, 6), 3) == owner(state, (2, 6), 0) == NOBODY
    assert owner(state, (2, 8), 0) == owner(state, (2, 9), 0) == 0  # lengthened


def test_r_own_3_what_was_begun_this_turn_is_safe_until_the_next() -> None:
    state = builder()
    begin(state, "build")
    lay(state, (2, 6), [(3, 0)])
    play(state, "done")
    assert owner(state, (2, 6), 3) == 0
    begin(state, "build", order=[1, 0, 2])
    play(state, "done")  # another player's turn takes nothing from me
    assert owner(state, (2, 6), 3) == 0
    assert state.seat == 0
    play(state, "done")
    assert owner(state, (2, 6), 3) == NOBODY


def test_r_own_3_town_stubs_too() -> None:
    state = builder()
    chicago_rock_island(state, 0)
    begin(state, "build")
    lay(state, "Rock Island", [(1, T), (2, T), (3, T)])
    play(state, "done")
    assert unfinished(state, 0) == 2
    begin(state, "build")
    lay(state, (6, 7), [(5, 2)])
    play(state, "done")
    assert owner(state, "Rock Island", 2) == 0
    assert owner(state, "Rock Island", 3) == NOBODY
    assert owner(state, "Rock Island", 1) == 0


def test_r_own_3_a_line_that_passes_a_hex_twice_is_one_section() -> None:
    # The section from Des Moines crosses itself in (2,5); the open end was lengthened.
    state = builder()
    put(state, 0, (2, 6), [(3, 0)])
    put(state, 0, (2, 5), [(0, 3)])
    put(state, 0, (2, 4), [(3, 2)])
    put(state, 0, (3, 4), [(5, 4)])
    begin(state, "build")
    assert lay(state, (2, 5), [(0, 3), (1, 4)]) == 3
    play(state, "done")
    assert all(owner(state, (2, 5), side) == 0 for side in (0, 1, 3, 4))
    assert unfinished(state, 0) == 1
    begin(state, "build")
    play(state, "done")
    assert all(owner(state, (2, 5), side) == NOBODY for side in (0, 1, 3, 4))
    assert owner(state, (2, 6), 3) == owner(state, (3, 4), 5) == NOBODY


def test_r_own_3_crossing_another_of_ones_sections_lengthens_only_one() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 0)])  # from Des Moines to the north
    put(state, 0, (1, 6), [(2, 0)])
    put(state, 0, (1, 5), [(3, 2)])  # and another, pointing at (2,6)
    begin(state, "build")
    lay(state, (2, 6), [(0, 3), (2, 5)])  # lengthens the second across the first
    play(state, "done")
    assert owner(state, (2, 6), 0) == NOBODY
    assert owner(state, (2, 6), 2) == owner(state, (1, 6), 2) == 0


def test_r_own_4_a_redirect_alone_is_no_extension() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 0)])
    begin(state, "build")
    lay(state, (2, 6), [(3, 1)])
    assert owner(state, (2, 6), 1) == 0
    play(state, "done")
    assert owner(state, (2, 6), 1) == NOBODY


def test_r_own_4_redirected_and_lengthened_is_kept() -> None:
    state = builder()
    put(state, 0, (2, 6), [(3, 0)])
    begin(state, "build")
    lay(state, (2, 6), [(3, 1)])
    lay(state, (3, 5), [(4, 1)])
    play(state, "done")
    assert owner(state, (2, 6), 1) == 0


def test_r_own_4_redirecting_unowned_track_claims_nothing() -> None:
    state = builder()
    put(state, NOBODY, (2, 6), [(3, 0)])
    begin(state, "build")
    lay(state, (2, 6), [(3, 1)])
    assert owner(state, (2, 6), 1) == owner(state, (2, 6), 3) == NOBODY


def test_r_own_4_a_redirect_that_completes_the_link_owns_it() -> None:
    for before in (NOBODY, 0):
        state = builder()
        put(state, before, (6, 6), [(1, 3)])  # from Chicago
        put(state, 1, (6, 7), [(5, 3)])
        put(state, 1, "Springfield", [(0, T)])
        put(state, 0, "Rock Island", [(1, T), (0, T)])  # a stub of mine points at (6,6)
        begin(state, "build")
        assert lay(state, (6, 6), [(1, 4)]) == 2
        play(state, "done")
        assert link(state, "Chicago", "Rock Island") == 0


def test_r_own_4_other_peoples_stubs_cannot_be_redirected_into() -> None:
    state = builder()
    put(state, 0, (6, 6), [(1, 3)])
    put(state, 1, "Rock Island", [(1, T), (0, T)])
    put(state, 1, (5, 5), [(3, 2)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (6, 6), [(1, 4)])) == "joins_other"


def test_r_own_5_unowned_track_is_extended_from_a_city() -> None:
    state = builder()
    put(state, NOBODY, (2, 6), [(3, 0)])
    begin(state, "build")
    lay(state, (2, 5), [(3, 0)])
    assert owner(state, (2, 6), 3) == 0


def test_r_own_5_from_a_town_only_with_own_track_there() -> None:
    for town_owner, answer in ((0, ""), (1, "not_connected")):
        state = builder()
        chicago_rock_island(state, town_owner)
        put(state, NOBODY, "Rock Island", [(2, T)])
        put(state, NOBODY, (6, 7), [(5, 2)])
        begin(state, "build")
        assert refuses(state, lay_code(state, (7, 7), [(5, 3)])) == answer
    # (7,7) touches the end of (6,7); joined to own track it may be taken along as well.
    put(state, 0, (8, 6), [(5, 4)])
    put(state, 0, (7, 6), [(1, 3)])  # from Chicago, pointing at (7,7)
    begin(state, "build")
    lay(state, (7, 7), [(0, 5)])
    assert link(state, "Chicago", "Rock Island") is not None
    assert owner(state, (6, 7), 5) == owner(state, "Rock Island", 2) == 0


def test_r_own_5_the_claim_takes_the_section_not_the_town() -> None:
    state = builder()
    chicago_rock_island(state, 1)
    put(state, NOBODY, "Rock Island", [(2, T)])
    put(state, NOBODY, (6, 7), [(5, 2)])
    put(state, 0, (8, 6), [(5, 4)])
    put(state, 0, (7, 6), [(1, 3)])
    begin(state, "build")
    lay(state, (7, 7), [(0, 5)])
    assert owner(state, "Rock Island", 1) == 1
    assert owner(state, "Rock Island", 2) == 0


def test_r_own_6_own_and_unowned_track_joined_become_one() -> None:
    state = builder()
    put(state, NOBODY, "Springfield", [(0, T)])
    put(state, NOBODY, (6, 7), [(3, 0)])
    begin(state, "build")
    lay(state, (6, 6), [(1, 3)])  # from Chicago
    assert link(state, "Chicago", "Springfield") == 0
    assert [owner(state, (6, 7), side) for side in (0, 3)] == [0, 0]
    assert owner(state, "Springfield", 0) == 0


def test_r_own_7_links_of_a_bankrupt_stay_pay_nobody_and_cannot_be_claimed() -> None:
    state = table(players=4)
    chicago_rock_island(state, 0)
    put(state, 0, (2, 6), [(3, 0)])
    give(state, 0, cash=0, income=0)
    begin(state, "expenses")
    assert state.alive == [0, 1, 1, 1]
    assert link(state, "Chicago", "Rock Island") == NOBODY
    assert owner(state, (2, 6), 3) == NOBODY
    assert track_points(state) == [0, 0, 0, 0]
    # Adding exits at the town, crossing the link or taking over the open section leaves the link unowned.
    state.laid = [1, 1, 1, 1]
    for seat in (1, 2, 3):
        give(state, seat, cash=30, engine=1)
    put(state, 1, (5, 5), [(3, 2)])
    begin(state, "build", order=[1, 2, 3])
    assert refuses(state, lay_code(state, (6, 6), [(1, 3)])) == "must_keep"
    lay(state, (2, 5), [(3, 0)])
    assert owner(state, (2, 6), 3) == 1
    play(state, "done")
    assert link(state, "Chicago", "Rock Island") == NOBODY
    # A cube may use it; nobody earns.
    put(state, 1, (7, 4), [(3, 0)])
    put(state, 1, "Milwaukee", [(3, T)])
    cubes(state, "Chicago", "blue")
    begin(state, "move", order=[1, 2, 3])
    assert link(state, "Chicago", "Milwaukee") == 1


def test_r_own_7_unowned_links_are_free_to_use() -> None:
    state = builder()
    put(state, NOBODY, (2, 1), [(0, 4)])
    put(state, NOBODY, (1, 1), [(1, 3)])  # Duluth - Minneapolis
    cubes(state, "Duluth", "blue")
    begin(state, "move")
    assert deliver(state, "Duluth", "blue", "Minneapolis") == [0, 0, 0]


def test_r_own_8_lines_in_one_town_belong_to_their_builders() -> None:
    state = builder()
    chicago_rock_island(state, 1)
    put(state, 2, "Rock Island", [(2, T)])
    put(state, 2, (6, 7), [(5, 3)])
    put(state, 2, "Springfield", [(0, T), (4, T)])
    put(state, 2, (5, 8), [(1, 3)])
    put(state, 0, (2, 6), [(3, 2)])
    put(state, 0, (3, 6), [(5, 2)])
    put(state, 0, (4, 7), [(5, 1)])
    begin(state, "build")
    assert lay(state, "Rock Island", [(1, T), (2, T), (4, T)]) == 3
    assert [owner(state, "Rock Island", side) for side in (1, 2, 4)] == [1, 2, 0]
    assert link(state, "Des Moines", "Rock Island") == 0
    assert link(state, "Chicago", "Rock Island") == 1
    assert link(state, "Springfield", "Rock Island") == 2
    assert track_points(state) == [4, 2, 5]
