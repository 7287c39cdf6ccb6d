"""Editions: every named switch, with the value of each edition."""

from __future__ import annotations

import pytest

from age_of_steam.kit import (
    GAME,
    begin,
    connect,
    cubes,
    deliver,
    deliver_code,
    give,
    go_code,
    lay,
    lay_code,
    link,
    new_city,
    owner,
    play,
    put,
    refuses,
    table,
)
from age_of_steam.solvent import start
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam import moves as codes
from roundhouse.games.age_of_steam.money import reduction
from roundhouse.games.age_of_steam.state import State

T = "T"


def builder(edition: str) -> State:
    state = table(edition=edition)
    state.laid = [1, 1, 1]
    give(state, 0, cash=30)
    return state


@pytest.mark.parametrize(("edition", "allowed"), [("deluxe", True), ("2002", False), ("summary", False)])
def test_direct_pairs(edition: str, allowed: bool) -> None:
    state = builder(edition)
    put(state, 0, (1, 6), [(2, 0)])
    put(state, 0, (1, 5), [(3, 2)])
    begin(state, "build")
    answer = refuses(state, lay_code(state, (2, 6), [(3, 0), (5, 2)]))
    assert answer == ("" if allowed else "no_direct_pairs")
    # By replacement it is always possible.
    put(state, 1, (2, 6), [(3, 0)])
    put(state, 1, (2, 5), [(3, 0)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 0), (5, 2)])) == ""


@pytest.mark.parametrize(("edition", "price"), [("deluxe", 2), ("2002", 2), ("summary", 3)])
def test_beside_price(edition: str, price: int) -> None:
    state = builder(edition)
    put(state, 1, (2, 6), [(3, 0)])
    put(state, 1, (2, 5), [(3, 0)])
    put(state, 0, (1, 6), [(2, 0)])
    put(state, 0, (1, 5), [(3, 2)])
    begin(state, "build")
    crossing = state.copy()
    assert lay(crossing, (2, 6), [(3, 0), (5, 2)]) == 3
    assert lay(state, (2, 6), [(3, 0), (5, 4)]) == price


@pytest.mark.parametrize(("edition", "claims"), [("deluxe", False), ("2002", False), ("summary", True)])
def test_redirect_claims(edition: str, claims: bool) -> None:
    state = builder(edition)
    put(state, NOBODY, (2, 6), [(3, 0)])
    put(state, NOBODY, (2, 8), [(0, 3)])
    put(state, NOBODY, (2, 9), [(0, 3)])
    begin(state, "build")
    lay(state, (2, 6), [(3, 1)])
    lay(state, (2, 9), [(0, 2)])
    mine = 0 if claims else NOBODY
    assert owner(state, (2, 6), 3) == mine
    assert owner(state, (2, 8), 0) == mine
    play(state, "done")
    assert owner(state, (2, 6), 3) == mine  # and it is kept this turn
    begin(state, "build")
    play(state, "done")
    assert owner(state, (2, 6), 3) == NOBODY


def test_redirect_claims_does_not_keep_what_one_already_owned() -> None:
    state = builder("summary")
    put(state, 0, (2, 6), [(3, 0)])
    begin(state, "build")
    lay(state, (2, 6), [(3, 1)])
    play(state, "done")
    assert owner(state, (2, 6), 3) == NOBODY


@pytest.mark.parametrize(
    ("edition", "board", "bag"), [("deluxe", 26, 18), ("2002", 26, 18), ("summary", 16, 28)]
)
def test_other_cubes(edition: str, board: int, bag: int) -> None:
    state = start("rust_belt", 4, 1, edition=edition)
    assert sum(state.cubes) == board
    assert sum(state.bag) == bag
    assert sum(state.cubes[state.m.stop_name.index("Wheeling") * 6 :][:6]) == 3


@pytest.mark.parametrize(
    ("edition", "gains"), [("deluxe", [1, 1, 0]), ("2002", [1, 1, 0]), ("summary", [0, 0, 3])]
)
def test_mover_earns(edition: str, gains: list[int]) -> None:
    state = table(edition=edition)
    connect(state, 0, "Chicago", "Rock Island")
    connect(state, 1, "Rock Island", "Springfield")
    connect(state, NOBODY, "Springfield", "St. Louis")
    cubes(state, "Chicago", "red")
    give(state, 2, engine=3)
    begin(state, "move", order=[2, 0, 1])
    assert deliver(state, "Chicago", "red", "Rock Island", "Springfield", "St. Louis") == gains


@pytest.mark.parametrize(("edition", "stops"), [("deluxe", True), ("2002", True), ("summary", False)])
def test_must_stop(edition: str, stops: bool) -> None:
    # Des Moines - Rock Island (a red New City) - Chicago (red).
    state = table(edition=edition)
    new_city(state, "Rock Island", "A")
    connect(state, 0, "Des Moines", "Rock Island")
    connect(state, 0, "Rock Island", "Chicago")
    cubes(state, "Des Moines", "red")
    give(state, 0, engine=2)
    begin(state, "move")
    state.play(deliver_code(state, "Des Moines", "red"))
    state.play(go_code(state, "Rock Island"))
    if stops:
        assert state.decision.name == "MoveGoods"
        assert state.income[0] == 1
        return
    assert codes.DONE in state.legal()
    there = state.copy()
    play(there, "done")
    assert there.income[0] == 1
    state.play(go_code(state, "Chicago"))
    assert state.decision.name == "MoveGoods"
    assert state.income[0] == 2


def test_must_stop_off_the_cube_still_ends_in_a_city_of_its_colour() -> None:
    state = table(edition="summary")
    new_city(state, "Rock Island", "A")
    connect(state, 0, "Des Moines", "Rock Island")
    connect(state, 0, "Rock Island", "Springfield")
    cubes(state, "Des Moines", "red")
    give(state, 0, engine=6)
    begin(state, "move")
    state.play(deliver_code(state, "Des Moines", "red"))
    state.play(go_code(state, "Rock Island"))
    assert state.decision.name == "MoveGoods"  # Springfield leads nowhere


@pytest.mark.parametrize(("edition", "at_50"), [("deluxe", 10), ("2002", 10), ("summary", 8)])
def test_reduction(edition: str, at_50: int) -> None:
    state = table(edition=edition)
    assert [reduction(state, income, state.turn) for income in (10, 11, 20, 21, 31, 41, 49, 51)] == [
        0,
        2,
        2,
        4,
        6,
        8,
        8,
        10,
    ]
    assert reduction(state, 50, state.turn) == at_50


def test_editions_are_options_deluxe_first() -> None:
    option = next(option for option in GAME.options if option.name == "edition")
    assert option.choices == ["deluxe", "2002", "summary"]
    assert link(table(), "Chicago", "Rock Island") is None
