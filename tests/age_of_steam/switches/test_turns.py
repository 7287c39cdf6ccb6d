"""Switches about turns: hexes that open later, actions closed in turns, who goes first, when it ends."""

from __future__ import annotations

from age_of_steam.kit import begin, connect, cubes, deliver, give, lay_code, play, refuses, table
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, ENGINEER, PHASE_NAMES, URBANIZATION
from roundhouse.games.age_of_steam.rules.state import State

POLDER = (10, 7)  # K8, beside Haarlem


def builder(players: int, turn: int) -> State:
    state = table("holland", players)
    state.turn = turn
    give(state, 0, cash=20)
    begin(state, "build", order=[0])
    return state


def test_hexes_open_from_a_turn_that_depends_on_the_players() -> None:
    code = lay_code(builder(3, 1), POLDER, [(0, 3)])
    assert [refuses(builder(3, turn), code) for turn in (1, 4, 5)] == ["hex_closed", "hex_closed", ""]
    assert [refuses(builder(4, turn), code) for turn in (3, 4)] == ["hex_closed", ""]


def test_hexes_open_from_are_offered_only_then() -> None:
    late = set(builder(3, 1).m.late)
    assert len(late) == 45

    def laid(turn: int) -> set[int]:
        state = builder(3, turn)
        lays = [move for move in state.legal() if move >= state.codes.lay]
        return {state.m.hex_at[state.codes.laid(move)[0]] for move in lays}

    assert not laid(4) & late
    assert laid(5) & late


def closed(state: State, turn: int) -> list[str]:
    state.turn = turn
    for switch in state.m.switches:
        switch.begin_turn(state)
    state.action = [-1] * state.players
    begin(state, "select_actions")
    return [name for name in ACTION_NAMES if refuses(state, f"select {name}") == "action_closed"]


def test_closed_actions_alternate_between_two_the_first_of_which_is_drawn() -> None:
    pair = [ACTION_NAMES[action] for action in (ENGINEER, URBANIZATION)]
    begun = set()
    for seed in range(12):
        state = table("holland", 3, seed=seed)
        first, second = closed(state, 1), closed(state, 2)
        assert sorted([*first, *second]) == sorted(pair)
        assert closed(state, 3) == first
        begun.add(first[0])
    assert begun == set(pair)
    assert closed(table("holland", 4), 1) == []


def test_turn_order_mode_fixed_says_who_goes_first_in_every_turn() -> None:
    state = table("new_england")
    first = []
    for turn in range(1, 9):
        state.turn = turn
        begin(state, "player_order")
        first.append(state.order[0])
    assert first == [0, 1, 0, 1, 1, 0, 1, 0]


def test_move_rounds_are_three_and_the_engine_rises_once() -> None:
    state = table("new_england")
    connect(state, 0, "Boston", "Providence")
    cubes(state, "Providence", "red red red")
    begin(state, "move", order=[0])
    deliver(state, "Providence", "red", "Boston")
    play(state, "skip", "upgrade", "skip")
    assert (state.seat, refuses(state, "upgrade")) == (0, "upgraded")
    deliver(state, "Providence", "red", "Boston")
    play(state, "skip")
    assert state.phase != PHASE_NAMES.index("move")
    assert (state.engine[0], state.income[0]) == (2, 2)


def test_end_when_no_city_holds_a_cube() -> None:
    state = table("jamaica")
    switch = next(one for one in state.m.switches if one.name == "end_when")
    assert switch.ends(state)
    cubes(state, "Negril", "red")  # a town
    assert switch.ends(state)
    cubes(state, "Port Royal", "red")
    assert not switch.ends(state)


def test_end_when_the_turn_is_over_the_game_is() -> None:
    state = table("jamaica")
    for seat in range(2):
        give(state, seat, cash=40)
    begin(state, "growth")
    while not state.over and state.turn == 1:
        state.play(state.legal()[-1])
    assert state.over
