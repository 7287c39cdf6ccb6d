"""Scoring: every line of the pad, the worked examples, ties."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import hand, line, milestone, position
from roundhouse.games.railroad_revolution.rules.state import State

LEVEL_5 = ["san_diego", "san_francisco", "seattle"]
WEST = line("washington", "chicago", "kansas_city", "denver", "el_paso", "san_diego")


def points(state: State, name: str, seat: int = 0) -> int:
    return state.scores().line(name)[seat]


# Trains


def test_8_points_for_each_face_up_train_none_for_the_others() -> None:
    assert points(position(trains="promote cash cash", used="rail"), "trains") == 24
    assert points(position(trains="", used="rail cash"), "trains") == 0


# Milestones


def test_completed_milestones_score_their_points_and_open_ones_nothing() -> None:
    state = position(goals=("B-1", "A2-1"), managers=("P", "O"))
    assert points(state, "milestones") == 0
    state.completed = [1 << milestone(state, "A1-1") | 1 << milestone(state, "C-1"), 0, 0, 0]
    assert state.scores().line("milestones") == [14 + 36, 0, 0, 0]


# Performance tracks


def test_the_example_three_offices_at_5_are_15() -> None:
    assert points(position(offices=[1, 4, 6], track=(7, 0, 0)), "telegraph") == 15


@pytest.mark.parametrize(("slot", "vp"), list(enumerate([0, 1, 1, 2, 2, 3, 4, 5])))
def test_telegraph_track_times_offices(slot: int, vp: int) -> None:
    assert points(position(offices=[1, 8], track=(slot, 0, 0)), "telegraph") == 2 * vp


@pytest.mark.parametrize(("slot", "vp"), list(enumerate([2, 3, 4, 5, 7, 9, 11, 13])))
def test_stations_track_times_stations_of_any_level(slot: int, vp: int) -> None:
    state = position(stations=["washington", "charlotte", "chicago"], rails=WEST, track=(0, slot, 0))
    assert points(state, "stations") == 3 * vp


@pytest.mark.parametrize(("slot", "vp"), list(enumerate([6, 10, 14, 18, 22, 27, 32, 38])))
def test_ruling_2_2_20_network_track_times_level_5_cities_without_a_station(slot: int, vp: int) -> None:
    assert points(position(rails=WEST, track=(0, 0, slot)), "network") == vp
    more = [*WEST, *line("san_diego", "san_francisco")]
    assert points(position(rails=more, track=(0, 0, slot)), "network") == 2 * vp


def test_ruling_2_2_20_a_level_5_city_counts_once_however_many_rails_reach_it() -> None:
    rails = [*WEST, *line("denver", "salt_lake_city", "san_diego")]
    assert points(position(rails=rails, track=(0, 0, 1)), "network") == 10


def test_ruling_2_2_20_a_level_5_city_must_be_reached() -> None:
    assert points(position(rails=WEST[:-1]), "network") == 0


def test_offices_are_no_stations_and_stations_no_offices() -> None:
    state = position(stations=["washington"], offices=[1, 2], track=(5, 3, 0))
    assert points(state, "telegraph") == 2 * 3
    assert points(state, "stations") == 1 * 5


# Telegraph connections


def test_the_example_of_telegraph_connections() -> None:
    state = position(offices=[1, 4, 5])  # blue
    hand(state, 1, offices=[1, 2, 3, 7, 8])  # black
    hand(state, 2, offices=[2, 4, 6])  # red
    assert state.scores().line("connections") == [5, 18, 0, 0]


@pytest.mark.parametrize(("left", "vp"), list(enumerate([5, 5, 5, 5, 5, 5, 8], 1)))
def test_each_pair_of_neighbouring_sections_scores_what_lies_between_them(left: int, vp: int) -> None:
    assert points(position(offices=[left, left + 1]), "connections") == vp


def test_the_whole_line_scores_every_connection() -> None:
    assert points(position(offices=list(range(1, 9))), "connections") == 6 * 5 + 8


def test_an_office_needs_not_be_the_first_to_connect() -> None:
    state = position(offices=[3, 4])
    hand(state, 1, offices=[3, 4])
    assert state.scores().line("connections") == [5, 5, 0, 0]


def test_two_players_neutral_offices_connect_nobody() -> None:
    assert points(position(players=2, offices=[2]), "connections") == 0


# Set-up pieces


def test_ruling_2_2_15_setup_pieces_count_for_scoring() -> None:
    state = position(
        offices=[3, 4], stations=["washington"], track=(7, 0, 0), buildings_left=12, rails_left=15
    )
    assert points(state, "telegraph") == 10
    assert points(state, "stations") == 2
    assert points(state, "connections") == 5


# The winner


def test_the_total_is_the_sum_of_all_lines() -> None:
    state = position(offices=[1, 2], stations=["washington"], trains="cash", rails=WEST, track=(3, 1, 1))
    state.completed = [1 << milestone(state, "A1-1"), 0, 0, 0]
    sheet = state.scores()
    assert sheet.lines == ["trains", "milestones", "telegraph", "stations", "network", "connections"]
    assert [row[0] for row in sheet.rows] == [8, 14, 4, 3, 10, 5]
    assert sheet.totals()[0] == 44


def level(state: State) -> None:
    """Everybody has the same points, money and shares."""
    for seat in range(state.players):
        hand(state, seat, trains="promote", used="", money=300, shares=1)


def test_most_points_win_whatever_the_money() -> None:
    state = position()
    level(state)
    hand(state, 2, trains="promote cash", money=0, shares=0)
    assert state.winners() == [2]


def test_a_tie_is_broken_by_money() -> None:
    state = position()
    level(state)
    hand(state, 1, money=350)
    assert state.winners() == [1]


def test_a_tie_counts_150_for_each_share() -> None:
    state = position()
    level(state)
    hand(state, 1, money=400, shares=0)
    assert state.winners() == [0, 2, 3]
    hand(state, 3, money=0, shares=4)
    assert state.winners() == [3]


def test_a_lasting_tie_is_a_shared_victory() -> None:
    state = position(players=3)
    level(state)
    hand(state, 0, money=450, shares=0)
    assert state.winners() == [0, 1, 2]


def test_money_and_shares_score_no_points() -> None:
    state = position(money=5000, shares=40, trains="")
    assert state.scores().totals()[0] == 0


def test_level_5_cities_are_three() -> None:
    state = position()
    assert [city for n, city in enumerate(state.c.cities) if state.c.city_level[n] == 5] == sorted(
        LEVEL_5, reverse=True
    )
