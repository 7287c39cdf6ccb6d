"""Switches about actions: money on them, tokens for them, actions that must be used."""

from __future__ import annotations

from age_of_steam.kit import begin, connect, cubes, give, play, refuses, table
from roundhouse.games.age_of_steam.rules.moves import DONE, URBANISE
from roundhouse.games.age_of_steam.rules.state import State


def chosen(state: State, *actions: str) -> State:
    """Everybody selects, one after the other."""
    begin(state, "select_actions")
    return play(state, *(f"select {action}" for action in actions))


def test_action_money_comes_on_every_action_that_nobody_took_and_adds_up() -> None:
    state = table("vermont", players=4)
    for seat in range(4):
        give(state, seat, cash=10)
    chosen(state, "engineer", "first_move", "first_build", "locomotive")
    assert state.cash[:4] == [10, 10, 10, 10]
    state.action = [-1] * 4
    chosen(state, "urbanization", "first_move", "first_build", "locomotive")
    assert state.cash == [14, 10, 10, 10]
    state.action = [-1] * 4
    chosen(state, "production", "urbanization", "engineer", "first_move")
    assert state.cash == [14 + 8, 10, 10 + 4, 10]


def test_action_tokens_are_used_up_and_the_reason_says_so() -> None:
    state = table("trisland")
    chosen(state, "production", "locomotive", "engineer")
    state.action = [-1] * 3
    begin(state, "select_actions")
    assert refuses(state, "select production") == "no_token"
    assert refuses(state, "select turn_order") == "action_not_here"
    play(state, "select locomotive", "select production")
    assert state.action == [3, 5, -1]


def test_action_tokens_who_has_none_left_goes_without_an_action() -> None:
    state = table("trisland")
    names = ["first_build", "first_build", "engineer", "engineer", "locomotive", "locomotive", "production"]
    for name in names:
        state.action = [-1] * 3
        begin(state, "select_actions", order=[0])
        play(state, f"select {name}")
    state.action = [-1, 4, -1]  # the last one is taken by somebody else
    begin(state, "select_actions", order=[0])
    assert state.seat != 0
    assert state.action[0] == -1


def test_action_must_be_used_an_engineer_who_must_lay_tiles_cannot_stop() -> None:
    state = table("trisland")
    give(state, 0, cash=40)
    begin(state, "build", order=[0], actions={0: "engineer"})
    assert refuses(state, "done") == "action_unused"
    while state.seat == 0:
        state.play(max(state.legal()))
    assert state.tiles_left == 3  # the next builder's


def test_action_must_be_used_a_new_city_that_must_be_founded_comes_first() -> None:
    state = table("trisland")
    begin(state, "build", order=[0], actions={0: "urbanization"})
    assert all(URBANISE <= move < state.codes.deliver for move in state.legal())
    assert refuses(state, DONE) == "action_unused"
    state.play(state.legal()[0])
    assert DONE in state.legal()


def test_action_must_be_used_cubes_of_production_are_put_down() -> None:
    state = table("trisland")
    begin(state, "growth", actions={1: "production"})
    assert (state.decision.name, state.seat) == ("PlaceCube", 1)
    assert refuses(state, "done") == "action_unused"
    free = table("rust_belt")
    begin(free, "growth", actions={1: "production"})
    assert DONE in free.legal()


def test_odd_turns_are_dearer_and_pay_the_last_link() -> None:
    for turn, more in ((1, 1), (2, 0), (3, 1)):
        state = table("vermont")
        connect(state, 1, "Newport", "Island Pond")
        cubes(state, "Newport", "purple")
        begin(state, "move", turn=turn, order=[0])
        state.play(next(move for move in state.legal() if move >= state.codes.deliver))
        state.play(state.legal()[0])
        assert state.income[:2] == [0, 1 + more]
