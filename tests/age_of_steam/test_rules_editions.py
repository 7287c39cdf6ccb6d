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
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.reading.loading import map_file, parse
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.money import reduction
from roundhouse.games.age_of_steam.rules.state import State

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


COMPLEX = pytest.mark.parametrize(
    ("edition", "allowed"), [("deluxe", False), ("2002", False), ("summary", False), ("online", True)]
)


@COMPLEX
def test_complex_first_on_an_empty_hex(edition: str, allowed: bool) -> None:
    state = table(edition=edition)
    give(state, 0, cash=30)
    new_city(state, "Rock Island", "A")
    begin(state, "build")
    # (6,6) touches Chicago and the New City.
    answer = refuses(state, lay_code(state, (6, 6), [(1, 3), (4, 0)]))
    if not state.edition.direct_pairs:
        assert answer == "no_direct_pairs"
        return
    assert answer == ("" if allowed else "first_tile")
    if allowed:
        # Each line must leave a city, not one alone.
        begin(state, "build")
        assert refuses(state, lay_code(state, (2, 6), [(3, 0), (1, 4)])) == "first_tile_complex"


@COMPLEX
def test_complex_first_on_a_hex_with_one_line(edition: str, allowed: bool) -> None:
    # So laid in a recorded game: the first tile of a player crosses track of the other.
    state = table(edition=edition)
    give(state, 0, cash=30)
    put(state, 1, (2, 6), [(1, 4)])
    put(state, 1, (3, 5), [(4, 5)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(1, 4), (3, 0)])) == ("" if allowed else "first_tile")
    away = refuses(state, lay_code(state, (2, 6), [(1, 4), (0, 2)]))
    assert away == ("first_tile_complex" if allowed else "first_tile")


@COMPLEX
def test_complex_first_turns_a_line_of_two_to_a_city(edition: str, allowed: bool) -> None:
    state = table(edition=edition)
    give(state, 0, cash=30)
    put(state, NOBODY, (2, 6), [(3, 0)])
    put(state, 1, (2, 6), [(1, 5)])
    put(state, 1, (3, 5), [(4, 1)])
    put(state, 1, (1, 5), [(2, 4)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 6), [(3, 4), (1, 5)])) == ("" if allowed else "first_tile")


def test_complex_first_not_where_a_line_only_goes_on_from_unowned_track() -> None:
    state = table(edition="online")
    give(state, 0, cash=30)
    put(state, NOBODY, (2, 6), [(3, 0)])  # from Des Moines, pointing at (2,5)
    put(state, 1, (2, 5), [(1, 4)])
    put(state, 1, (3, 4), [(4, 1)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 5), [(1, 4), (3, 0)])) == "first_tile_complex"
    put(state, NOBODY, (2, 5), [(3, 0)])
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 5), [(1, 4), (3, 5)])) == "first_tile_complex"  # nor turning it
    state.laid = [1, 1, 1]
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 5), [(1, 4), (3, 5)])) == ""


@pytest.mark.parametrize(("edition", "price"), [("deluxe", 2), ("2002", 3), ("summary", 3)])
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


# The base map gives no number: it begins with as many cubes as the edition has it.
@pytest.mark.parametrize("map", [m.name for m in GAME.maps if m.name != "rust_belt"])
def test_no_edition_changes_the_cubes_that_a_map_prints(map: str) -> None:
    options = {"map": map, "edition": "deluxe", "variant": "standard"}
    players = GAME.seats(options)[0]
    for variant in GAME.worthwhile("variant", options):
        usual = start(map, players, 1, variant=variant)
        for edition in GAME.components.editions:
            other = start(map, players, 1, edition=edition.name, variant=variant)
            assert (other.cubes, other.bag, other.display) == (usual.cubes, usual.bag, usual.display)


def test_other_cubes_of_an_own_map_that_gives_no_number() -> None:
    text = map_file("korea").read_text(encoding="utf-8").replace("start_cubes = 2", "")
    game = AgeOfSteam(parse(text, "own.toml"))
    state = game.new(4, 1, {"edition": "summary"})
    assert isinstance(state, State)
    assert sum(state.cubes) == 4 + 3 + 3 + 11 * 1


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
    assert option.choices == ["deluxe", "2002", "summary", "online"]
    assert link(table(), "Chicago", "Rock Island") is None
