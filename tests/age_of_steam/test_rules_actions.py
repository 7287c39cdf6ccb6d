"""R-ACT: the seven actions."""

from __future__ import annotations

from age_of_steam.kit import begin, display, give, new_city, play, refuses, table
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES


def test_r_act_1_taking_an_action_does_not_force_its_use() -> None:
    state = table()
    begin(state, "select_actions")
    play(state, "select urbanization", "select engineer", "select first_move")
    assert state.decision.name == "BuildTrack"
    play(state, "done")  # no New City
    assert state.seat == 1
    play(state, "done")  # no fourth tile, not even a first
    assert state.seat == 2


def test_r_act_2_locomotive_raises_the_engine_at_once_up_to_six() -> None:
    state = table()
    give(state, 0, engine=5)
    give(state, 1, engine=6)
    begin(state, "select_actions")
    play(state, "select locomotive")
    assert state.engine == [6, 6, 1]
    state.action = [-1, -1, -1]
    begin(state, "select_actions", order=[1, 0, 2])
    play(state, "select locomotive")  # legal, and empty
    assert state.engine == [6, 6, 1]


def test_r_act_2_production_with_a_full_display_does_nothing() -> None:
    state = table(goods=True)
    give(state, 0, action="production")
    before = state.bag[:]
    begin(state, "growth")
    assert state.turn == 2
    assert state.decision.name == "IssueShares"  # nobody was asked
    assert state.bag == before


def test_r_act_2_urbanization_without_a_new_city_left_is_an_empty_pick() -> None:
    state = table()
    towns = [name for n, name in enumerate(state.m.stop_name) if not state.cities >> n & 1]
    for town, letter in zip(towns, "ABCDEFGH", strict=False):
        new_city(state, town, letter)
    begin(state, "select_actions")
    play(state, "select urbanization")
    begin(state, "build")
    assert not any(codes.URBANISE <= move < state.codes.deliver for move in state.legal())


def test_r_act_3_first_build_and_first_move_change_one_phase_only() -> None:
    state = table(players=4)
    begin(state, "build", order=[0, 1, 2, 3], actions={2: "first_build", 3: "first_move"})
    asked = []
    while state.decision.name == "BuildTrack":
        asked.append(state.seat)
        play(state, "done")
    assert asked == [2, 0, 1, 3]
    moved = []
    while state.decision.name == "MoveGoods":
        moved.append(state.seat)
        play(state, "skip")
    assert moved == [3, 0, 1, 2, 3, 0, 1, 2]  # in both rounds
    assert state.order == [0, 1, 2, 3]


def test_r_act_4_everybody_selects_one_in_the_new_order_each_action_once() -> None:
    state = table(players=6)
    begin(state, "select_actions", order=[5, 4, 3, 2, 1, 0])
    for turn, name in enumerate(ACTION_NAMES[:6]):
        assert state.seat == 5 - turn
        assert state.legal() == [codes.SELECT + action for action in range(turn, 7)]  # nobody may go without
        play(state, f"select {name}")
    state = table(players=3)
    begin(state, "select_actions")
    play(state, "select engineer")
    assert refuses(state, "select engineer") == "action_taken"


def test_all_actions_lie_open_again_in_the_next_turn() -> None:
    state = table()
    display(state, "Chicago", "red red red")
    begin(state, "select_actions")
    play(state, "select engineer", "select first_build", "select first_move")
    while state.turn == 1:
        state.play(state.legal()[-1])
    assert state.action == [-1, -1, -1]
