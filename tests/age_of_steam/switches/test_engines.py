"""Locomotive where it does not raise the engine at once. Ireland has both readings."""

from __future__ import annotations

from age_of_steam.kit import begin, connect, cubes, deliver_code, give, play, refuses, table
from roundhouse.games.age_of_steam.rules.deliveries import deliveries
from roundhouse.games.age_of_steam.rules.state import State


def railway(variant: str = "standard") -> State:
    """Two links from Athlone to Dublin, and a cube that wants to go there."""
    state = table("ireland", variant=variant)
    connect(state, 0, "Athlone", "Mullingar", "Dublin")
    cubes(state, "Athlone", "purple")
    for seat in range(3):
        give(state, seat, engine=1)
    return state


def test_locomotive_action_raise_twice_in_both_moves_and_not_at_once() -> None:
    state = table("ireland")
    begin(state, "select_actions", order=[0, 1, 2])
    play(state, "select locomotive")
    assert (state.engine[0], state.action[0]) == (1, 3)
    state = railway()
    give(state, 0, action="locomotive")
    begin(state, "move", order=[0, 1, 2])
    play(state, "upgrade", "upgrade", "upgrade", "upgrade")
    assert (state.engine, state.seat) == ([3, 2, 2], 1)
    assert refuses(state, "upgrade") == "upgraded"


def test_locomotive_action_raise_twice_stops_at_the_largest_engine() -> None:
    state = railway()
    give(state, 0, action="locomotive", engine=5)
    begin(state, "move", order=[0, 1, 2])
    play(state, "upgrade", "upgrade", "upgrade")
    assert refuses(state, "upgrade") == "engine_full"


def test_locomotive_action_temporary_lends_a_link_beyond_the_engine() -> None:
    for action, ways in (("locomotive", 1), ("engineer", 0)):
        state = railway("other")
        give(state, 0, action=action, engine=1)
        begin(state, "move", order=[0, 1, 2])
        assert len(deliveries(state, 0)) == ways
        assert (deliver_code(state, "Athlone", "purple") in state.legal()) == bool(ways)
        assert state.engine[0] == 1
