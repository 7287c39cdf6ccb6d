"""Worked examples of Southern US: cotton on the towns, each named by its id."""

from __future__ import annotations

import pytest

from age_of_steam.kit import (
    begin,
    connect,
    cubes,
    deliver_code,
    earned,
    give,
    go_code,
    goods,
    table,
    urbanise,
)

A, B, C, D = range(4)


def test_O_SU_1_the_mover_of_cotton_gets_one_more() -> None:
    state = table("southern_us", players=5)
    connect(state, D, "Selma", "Mobile")
    cubes(state, "Selma", "white")
    assert earned(state, C, "Selma", "white", "Mobile") == [0, 0, 1, 1, 0]
    assert state.gone[5] == 1  # cotton never comes back


def test_O_SU_2_over_the_links_of_two() -> None:
    state = table("southern_us", players=5)
    connect(state, C, "Meridian", "Selma")
    connect(state, D, "Selma", "Mobile")
    cubes(state, "Meridian", "white")
    assert earned(state, D, "Meridian", "white", "Selma", "Mobile") == [0, 0, 1, 2, 0]


def test_O_SU_3_four_links() -> None:
    state = table("southern_us", players=5)
    connect(state, B, "Tallahassee", "Columbus")
    connect(state, C, "Columbus", "Atlanta")
    connect(state, B, "Atlanta", "Columbia", "Charleston")
    cubes(state, "Tallahassee", "white")
    way = ("Columbus", "Atlanta", "Columbia", "Charleston")
    assert earned(state, B, "Tallahassee", "white", *way) == [0, 4, 1, 0, 0]


def reduced(turn: int, incomes: list[int]) -> list[int]:
    state = table("southern_us", players=5)
    for seat, income in enumerate(incomes):
        give(state, seat, income=income)
    begin(state, "reduction", turn=turn)
    return state.income


def test_O_SU_4_turn_four_takes_double() -> None:
    assert reduced(4, [17, 16, 17, 10, 18]) == [13, 12, 13, 10, 14]


def test_O_SU_5_turn_five_takes_the_usual() -> None:
    assert reduced(5, [19, 22, 14, 20, 22]) == [17, 18, 12, 18, 18]


@pytest.mark.parametrize(("turn", "extra"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 0)])
def test_O_SU_6_atlanta_grows_in_the_first_four_turns(turn: int, extra: int) -> None:
    state = table("southern_us", players=5)  # with an empty display
    begin(state, "growth", turn=turn)
    assert len(goods(state, "Atlanta").split()) == sum(state.cubes) == extra


def test_O_SU_7_cotton_stops_in_the_first_port() -> None:
    state = table("southern_us")
    connect(state, A, "Augusta", "Savannah", "Charleston")
    cubes(state, "Augusta", "white")
    give(state, A, engine=6)
    begin(state, "move")
    state.play(deliver_code(state, "Augusta", "white"))
    state.play(go_code(state, "Savannah"))
    assert state.cube < 0
    assert state.income[A] == 2


def test_O_SU_8_cotton_on_an_urbanised_town() -> None:
    state = table("southern_us")
    connect(state, B, "Selma", "Mobile")
    cubes(state, "Selma", "white")
    begin(state, "build", actions={A: "urbanization"})
    urbanise(state, "Selma", "C")
    assert goods(state, "Selma") == "white"
    assert earned(state, A, "Selma", "white", "Mobile") == [1, 1, 0]
