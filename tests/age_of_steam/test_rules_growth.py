"""R-GRO: goods growth."""

from __future__ import annotations

from age_of_steam.kit import (
    begin,
    column,
    display,
    give,
    goods,
    load_dice,
    load_draws,
    new_city,
    play,
    refuses,
    shown,
    table,
)
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.components import BOXES, COLOUR_NAMES
from roundhouse.games.age_of_steam.rules.growth import Grow
from roundhouse.games.age_of_steam.rules.state import State


def full_display_but(*empty: tuple[str, int]) -> State:
    """Rust Belt with all cubes laid out, but some boxes (column, box from 1) empty; seat 1 has Production."""
    state = table(goods=True)
    for name, box in empty:
        place = column(state, name)
        state.to_bag(state.box(place, box - 1))
        state.set_box(place, box - 1, -1)
    give(state, 1, action="production")
    return state


def put_move(state: State, name: str, box: int) -> int:
    return codes.PUT + column(state, name) * BOXES + box - 1


def roll(state: State, light: list[int], dark: list[int]) -> None:
    """Only the dice of phase IX."""
    load_dice(state, *light, *dark)
    Grow(NOBODY).run(state)


def test_r_gro_1_two_cubes_into_any_empty_boxes_before_the_dice() -> None:
    state = full_display_but(("Chicago", 1), ("Detroit", 3), ("Toronto", 2))
    load_draws(state, "blue black")
    begin(state, "growth")
    assert (state.decision.name, state.seat) == ("PlaceCube", 1)
    assert state.turn == 1
    assert [COLOUR_NAMES[colour] for colour in reversed(state.drawn)] == ["blue", "black"]
    spaces = [put_move(state, "Chicago", 1), put_move(state, "Detroit", 3), put_move(state, "Toronto", 2)]
    assert state.legal() == [*sorted(spaces), codes.DONE]
    assert refuses(state, put_move(state, "Chicago", 2)) == "box_full"
    state.play(put_move(state, "Toronto", 2))
    assert state.box(column(state, "Toronto"), 1) == 1
    assert put_move(state, "Toronto", 2) not in state.legal()  # one in each box
    state.play(put_move(state, "Chicago", 1))
    assert state.turn == 2


def test_r_gro_1_production_may_be_declined() -> None:
    state = full_display_but(("Chicago", 1), ("Detroit", 3))
    bag = state.bag[:]
    load_draws(state, "blue black")
    begin(state, "growth")
    play(state, "done", "done")
    assert state.turn == 2
    assert state.bag == bag  # both went back


def test_r_gro_1_one_cube_may_be_placed_and_the_other_not() -> None:
    for first in (True, False):
        state = full_display_but(("Chicago", 1), ("Detroit", 3))
        bag = state.bag[:]
        load_draws(state, "blue black")
        begin(state, "growth")
        moves = [put_move(state, "Chicago", 1), codes.DONE]
        for move in moves if first else reversed(moves):
            state.play(move)
        placed = 1 if first else 4
        assert state.turn == 2
        bag[placed] -= 1
        assert sum(state.bag) == sum(bag)


def test_r_gro_1_one_empty_box_takes_either_of_two_cubes() -> None:
    for first in (True, False):
        state = full_display_but(("Detroit", 3))
        load_draws(state, "blue black")
        begin(state, "growth")
        assert len(state.drawn) == 2
        if not first:
            play(state, "done")
        state.play(put_move(state, "Detroit", 3))
        assert state.drawn == []  # the other one went back unasked
        assert state.turn == 2
        assert sum(state.bag) + 1 == 19


def test_r_gro_1_as_many_cubes_as_the_bag_has() -> None:
    state = full_display_but(("Chicago", 1), ("Detroit", 3))
    state.bag = [0, 0, 1, 0, 0, 0]
    begin(state, "growth")
    assert state.drawn == [2]
    state.play(put_move(state, "Detroit", 3))
    assert state.turn == 2
    state.bag = [0] * 6
    give(state, 1, action="production")
    begin(state, "growth", turn=1)
    assert state.decision.name == "IssueShares"  # nothing to draw, nobody asked


def test_r_gro_1_who_is_out_of_the_game_produces_nothing() -> None:
    state = full_display_but(("Chicago", 1), ("Detroit", 3))
    state.alive = [1, 0, 1]
    state.order = [0, 2]
    begin(state, "growth")
    assert state.decision.name == "IssueShares"


def test_r_gro_2_every_die_brings_the_topmost_cube_light_side_first() -> None:
    state = table()
    display(state, "Chicago", "red blue black")
    display(state, "Evansville", "yellow purple red")
    roll(state, [1, 1, 2], [6, 6, 1])
    assert goods(state, "Chicago") == "red blue"
    assert shown(state, "Chicago") == "- - black"
    assert goods(state, "Evansville") == "yellow"
    assert shown(state, "Evansville") == "- purple red"


def test_r_gro_2_each_side_has_its_own_roll() -> None:
    state = table()
    display(state, "Chicago", "red red red")
    display(state, "Evansville", "yellow yellow yellow")
    roll(state, [1, 1, 1], [2, 2, 2])
    assert goods(state, "Chicago") == "red red red"
    assert goods(state, "Evansville") == ""


def test_r_gro_3_a_die_serves_the_new_city_under_the_same_number_too() -> None:
    state = table()
    new_city(state, "Toledo", "A")
    new_city(state, "Buffalo", "E")
    display(state, "Kansas City", "red blue yellow")
    display(state, "A", "black purple")
    display(state, "Evansville", "red red red")
    display(state, "E", "blue blue")
    roll(state, [3, 5, 6], [1, 1, 6])
    assert goods(state, "Kansas City") == "red"
    assert goods(state, "Toledo") == "black"
    assert goods(state, "Evansville") == "red red"
    assert goods(state, "Buffalo") == "blue blue"


def test_r_gro_4_new_cities_not_on_the_map_get_nothing_and_lose_nothing() -> None:
    state = table()
    display(state, "A", "black purple")
    roll(state, [3, 3, 3], [3, 3, 3])
    assert shown(state, "A") == "black purple"


def test_r_gro_4_empty_boxes_are_skipped_surplus_dice_do_nothing() -> None:
    state = table()
    display(state, "Kansas City", "- blue yellow")
    display(state, "Des Moines", "- - red")
    roll(state, [3, 4, 4], [1, 1, 1])
    assert goods(state, "Kansas City") == "blue"
    assert shown(state, "Kansas City") == "- - yellow"
    assert goods(state, "Des Moines") == "red"
    assert shown(state, "Des Moines") == "- - -"


def test_r_gro_5_columns_of_new_cities_off_the_map_stay_full_until_they_come() -> None:
    state = full_display_but(("Chicago", 1), ("Detroit", 3))
    begin(state, "growth")
    letters = [column(state, letter) for letter in "ABCDEFGH"]
    offered = {(move - codes.PUT) // BOXES for move in state.legal() if move != codes.DONE}
    assert not offered & set(letters)
