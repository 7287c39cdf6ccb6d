"""R-END: the end of the game and the score."""

from __future__ import annotations

import pytest

from age_of_steam.kit import begin, connect, give, play, put, table, track_points
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules.state import State

T = "T"


def test_r_end_1_three_for_income_minus_three_for_shares_one_for_each_section() -> None:
    state = table()
    give(state, 0, income=12, shares=5, cash=99)
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 0, "Rock Island", [(1, T)])
    sheet = state.scores()
    assert sheet.totals()[0] == 36 - 15 + 2  # the cash is worth nothing
    assert sheet.totals()[1] == -6


def test_r_end_2_a_section_is_one_line_on_one_tile() -> None:
    state = table()
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 0, "Rock Island", [(1, T)])
    assert track_points(state) == [2, 0, 0]  # a simple tile and a town's exit
    put(state, 0, "Rock Island", [(2, T), (3, T)])
    assert track_points(state) == [2, 0, 0]  # stubs are unfinished
    put(state, 0, (6, 7), [(5, 3)])
    put(state, 0, "Springfield", [(0, T)])
    assert track_points(state) == [5, 0, 0]
    put(state, 1, (6, 6), [(0, 3)])  # crosses; nothing finished yet
    assert track_points(state) == [5, 0, 0]


def test_r_end_2_both_lines_of_a_complex_tile_count() -> None:
    state = table()
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 0, "Rock Island", [(1, T), (2, T)])
    put(state, 0, (6, 7), [(5, 0)])
    put(state, 0, (6, 6), [(3, 0)])
    put(state, 0, (6, 5), [(3, 0)])
    put(state, 0, (6, 4), [(3, 1)])
    put(state, 0, "Milwaukee", [(4, T)])
    # Chicago - Rock Island: 2; Rock Island - Milwaukee: exit, (6,7), (6,6), (6,5), (6,4), exit: 6
    assert track_points(state) == [8, 0, 0]


def test_r_end_2_unfinished_and_unowned_track_scores_nothing() -> None:
    state = table()
    put(state, 0, (2, 6), [(3, 0)])
    put(state, NOBODY, (6, 6), [(1, 4)])
    put(state, NOBODY, "Rock Island", [(1, T)])
    assert track_points(state) == [0, 0, 0]


def test_r_end_3_ties_stand() -> None:
    state = table()
    give(state, 0, income=10, cash=50)
    give(state, 1, income=10, cash=3)
    connect(state, 1, "Duluth", "Minneapolis")
    give(state, 1, income=10, shares=2)
    give(state, 0, income=10, shares=2)
    assert state.winners() == [1]
    connect(state, 0, "Cincinnati", "Evansville")
    assert state.scores().totals()[:2] == [26, 26]
    assert state.winners() == [0, 1]


def test_r_end_4_scores_may_be_negative() -> None:
    state = table()
    give(state, 2, shares=15)
    assert state.scores().totals()[2] == -45


@pytest.mark.parametrize(("players", "turns"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_the_game_ends_after_the_last_turn_with_all_its_phases(players: int, turns: int) -> None:
    state = table(players=players)
    for seat in range(players):
        give(state, seat, cash=100, income=20)
    begin(state, "income", turn=turns - 1)
    assert not state.over
    assert state.turn == turns
    for seat in range(players):
        give(state, seat, cash=100, income=21)
    log: list[str] = []
    state.log = []
    begin(state, "income", turn=turns)
    log = [event.key for event in state.log]
    assert state.over
    assert state.income == [17] * players  # the last reduction counts
    assert log.count("log.dice") == 2
    assert log[-1] == "log.game_over"


def test_nothing_is_asked_after_the_end() -> None:
    state = table()
    for seat in range(3):
        give(state, seat, cash=100)
    begin(state, "income", turn=10)
    assert state.over
    assert state.legal() == []


def test_a_whole_turn_has_its_phases_in_order() -> None:
    state = table()
    for seat in range(3):
        give(state, seat, cash=50)
    names: list[str] = []
    begin(state, "issue_shares")
    while state.turn == 1:
        if not names or names[-1] != state.decision.name:
            names.append(state.decision.name)
        state.play(finishing(state))
    assert names == ["IssueShares", "Bid", "SelectAction", "BuildTrack", "MoveGoods"]
    assert play(state).decision.name == "IssueShares"


def finishing(state: State) -> int:
    """The first share, action; then drop, done, skip."""
    return state.legal()[0 if state.decision.name in ("IssueShares", "SelectAction") else -1]
