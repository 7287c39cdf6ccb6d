"""Worked examples of Korea: cities take what lies in them, each named by its id."""

from __future__ import annotations

from age_of_steam.kit import (
    at,
    begin,
    connect,
    cubes,
    deliver_code,
    display,
    earned,
    give,
    go_code,
    goods,
    lay_code,
    load_draws,
    refuses,
    shown,
    stop,
    table,
    urbanise,
)
from roundhouse.games.age_of_steam.rules.components import PURPLE, YELLOW
from roundhouse.games.age_of_steam.rules.state import State

A, B = range(2)


def test_O_KO_1_a_new_city_takes_its_column() -> None:
    state = table("korea")
    display(state, "H", "purple yellow")
    load_draws(state, "yellow red")
    begin(state, "build", actions={A: "urbanization"})
    urbanise(state, "Kosong", "H")
    assert goods(state, "Kosong") == "purple yellow"
    assert shown(state, "H") == "yellow red"
    kosong = stop(state, "Kosong")
    assert [colour for colour in range(6) if state.takes(colour) >> kosong & 1] == [PURPLE, YELLOW]


def seoul(state: State) -> None:
    """Both direct links, A's."""
    state.link_owner = [A, A]


def test_O_KO_2_past_a_city_without_the_colour() -> None:
    state = table("korea")
    seoul(state)
    connect(state, A, "Inchon", "Seoul")
    cubes(state, "Suwon", "yellow")
    cubes(state, "Inchon", "red")
    cubes(state, "Seoul", "yellow")
    assert earned(state, A, "Suwon", "yellow", "Inchon", "Seoul") == [2, 0, 0]


def test_O_KO_3_stop_where_the_colour_lies() -> None:
    state = table("korea")
    seoul(state)
    cubes(state, "Inchon", "red")
    cubes(state, "Suwon", "red")
    cubes(state, "Seoul", "red")
    give(state, A, engine=6)
    begin(state, "move")
    state.play(deliver_code(state, "Inchon", "red"))
    state.play(go_code(state, "Suwon"))
    assert state.cube < 0
    assert state.income[A] == 1


def test_O_KO_4_an_empty_city_takes_nothing() -> None:
    state = table("korea")
    seoul(state)
    cubes(state, "Inchon", "red")
    give(state, A, engine=6)
    begin(state, "move")
    assert refuses(state, deliver_code(state, "Inchon", "red")) == "no_way"


def test_O_KO_5_a_delivered_cube_goes_into_the_bag() -> None:
    state = table("korea")
    seoul(state)
    cubes(state, "Inchon", "red")
    cubes(state, "Suwon", "red")
    assert earned(state, A, "Inchon", "red", "Suwon") == [1, 0, 0]
    assert (goods(state, "Inchon"), goods(state, "Suwon")) == ("", "red")
    assert state.bag[0] == 19
    assert not state.takes(0) >> stop(state, "Inchon") & 1


def test_O_KO_6_ties_stand() -> None:
    # Incomes and shares of a recorded game, and sections laid to its numbers.
    state = table("korea", players=4)
    for seat, (income, shares) in enumerate(((35, 13), (31, 9), (29, 12), (26, 10))):
        give(state, seat, income=income, shares=shares)
    sheet = state.scores().totals()
    assert [points + track for points, track in zip(sheet, (22, 22, 30, 18), strict=True)] == [88, 88, 81, 66]
    assert state.winners() == [A, B]


def test_O_KO_7_no_track_over_a_blocked_side() -> None:
    state = table("korea")
    give(state, A, cash=60)
    laid = state.laid[:]
    laid[A] = 1
    state.laid = laid
    begin(state, "build")
    m = state.m
    sides = [side for side in range(6) if m.near[at(state, (2, 6)) * 6 + side] == at(state, (3, 5))]
    assert sides == []  # neighbours on paper, but a coast lies between them
    assert refuses(state, lay_code(state, (3, 5), [(0, 4)])) == "off_map"
