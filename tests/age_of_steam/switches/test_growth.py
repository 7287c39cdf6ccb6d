"""Switches about growth by track and about a levy."""

from __future__ import annotations

from age_of_steam.kit import (
    begin,
    connect,
    display,
    give,
    goods,
    lay,
    lay_code,
    load_dice,
    load_draws,
    play,
    refuses,
    shown,
    table,
)
from roundhouse.games.age_of_steam.rules.setup import cubes_in_play


def test_growth_by_connection_the_first_track_of_each_player_brings_a_cube() -> None:
    state = table("india")
    display(state, "Nagpur", "red blue yellow")
    give(state, 0, cash=30)
    give(state, 1, cash=30)
    begin(state, "build", order=[0, 1])
    every = cubes_in_play(state)
    lay(state, (6, 5), [(0, 3)])  # into Nagpur
    assert (goods(state, "Nagpur"), shown(state, "Nagpur")) == ("red", "- blue yellow")
    lay(state, (6, 7), [(0, 3)])  # again: nothing more
    assert goods(state, "Nagpur") == "red"
    play(state, "done")
    lay(state, (5, 6), [(1, 4)])
    assert goods(state, "Nagpur") == "red blue"
    assert cubes_in_play(state) == every


def test_growth_by_connection_a_new_city_gets_a_cube_for_each_player_with_track() -> None:
    state = table("india")
    display(state, "A", "red blue")
    connect(state, 0, "Bombay", "Jalgaon")
    connect(state, 1, "Nagpur", "Jalgaon")
    begin(state, "build", order=[2], actions={2: "urbanization"})
    play(state, "urbanise D8 A")
    assert goods(state, "Jalgaon") == "red blue"


def test_growth_by_connection_no_dice_are_rolled() -> None:
    state = table("india")
    display(state, "Nagpur", "red blue yellow")
    begin(state, "growth")
    assert shown(state, "Nagpur") == "red blue yellow"


def test_urbanize_when_any_time_a_new_city_may_come_after_track() -> None:
    state = table("india")
    give(state, 0, cash=30)
    begin(state, "build", order=[0], actions={0: "urbanization"})
    lay(state, (6, 5), [(0, 3)])
    assert refuses(state, "urbanise D8 A") == ""
    other = table("rust_belt")
    give(other, 0, cash=30)
    begin(other, "build", order=[0], actions={0: "urbanization"})
    tile = next(move for move in other.legal() if move >= other.codes.lay)
    other.play(tile)
    assert not any("urbanise" in other.game.moves.text(move) for move in other.legal())
    assert lay_code(other, (0, 0), [(0, 3)]) > 0


def test_levy_everybody_pays_before_income_and_who_cannot_loses_income() -> None:
    state = table("india")
    for seat, cash in enumerate((5, 1, 0)):
        give(state, seat, cash=cash, income=5, shares=2, engine=1)
    load_dice(state, 6)
    begin(state, "income")
    assert state.cash == [5 - 2 + 5 - 3, 0 + 4 - 3, 0 + 3 - 3]
    assert state.income == [5, 4, 3]


def test_production_place_a_city_is_named_before_the_cubes_are_drawn() -> None:
    state = table("india")
    load_draws(state, "red blue")
    begin(state, "growth", actions={1: "production"})
    assert state.decision.name == "NamePlace"
    assert refuses(state, "to D8") == "no_place_for_cubes"  # a town
    bag = sum(state.bag)
    play(state, "to G7")
    assert refuses(state, "place G7 black") == "not_drawn"
    assert refuses(state, "place B9 red") == "no_place_for_cubes"
    play(state, "place G7 blue")
    assert goods(state, "Nagpur") == "blue"
    assert sum(state.bag) == bag - 1
