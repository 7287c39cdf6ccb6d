"""Switches about roles: who is who, and what is closed to them."""

from __future__ import annotations

from age_of_steam.kit import (
    GAME,
    begin,
    connect,
    cubes,
    deliver_code,
    give,
    lay_code,
    new_city,
    play,
    put,
    refuses,
    table,
)
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switches.roles import roles_of

UN, GREECE, TURKEY = range(3)


def cyprus(*roles: int) -> State:
    """A table on Cyprus where everybody has a role."""
    state = table("cyprus")
    for seat, role in enumerate(roles):
        roles_of(state).remember(state, seat, role + 1)
    return state


def test_roles_are_chosen_in_turn_order_and_the_last_one_is_left_over() -> None:
    state = GAME.new(3, 4, GAME.complete({"map": "cyprus"}))
    assert isinstance(state, State)
    first, second, third = state.order
    assert (state.decision.name, state.seat) == ("ChooseRole", first)
    play(state, "role 2")
    assert (state.seat, refuses(state, "role 2"), refuses(state, "role 4")) == (
        second, "role_taken", "no_such_role",
    )  # fmt: skip
    play(state, "role 3")
    found = [roles_of(state).role(state, seat) for seat in (first, second, third)]
    assert found == [GREECE, TURKEY, UN]
    assert (state.decision.name, sorted(state.order)) == ("IssueShares", [0, 1, 2])


def test_closed_actions_by_parity_of_the_turn() -> None:
    state = cyprus(UN, GREECE, TURKEY)
    for turn, closed in ((1, "locomotive"), (2, "engineer"), (3, "locomotive")):
        state.turn = turn
        for switch in state.m.switches:
            switch.begin_turn(state)
        begin(state, "select_actions", order=[1])
        refused = [name for name in ACTION_NAMES if refuses(state, f"select {name}") == "action_closed"]
        assert refused == [closed]


def test_role_actions_closed_to_one_side_only() -> None:
    state = cyprus(UN, GREECE, TURKEY)
    begin(state, "select_actions")
    assert refuses(state, "select urbanization") == "role_action"
    play(state, "select first_move")
    assert refuses(state, "select urbanization") == ""


def moving(role: int, goal: str) -> State:
    """A cube that could go to a city."""
    others = [other for other in (UN, GREECE, TURKEY) if other != role]
    state = cyprus(role, *others)
    connect(state, 0, "Nikosia", goal)
    cubes(state, "Nikosia", "red")
    begin(state, "move", order=[0])
    return state


def test_role_delivery_closed_by_side() -> None:
    for goal, closed in (("Dhavios", GREECE), ("Pelenétria", TURKEY)):
        found = [
            refuses(s := moving(role, goal), deliver_code(s, "Nikosia", "red"))
            for role in (UN, GREECE, TURKEY)
        ]
        assert found == ["no_way" if role == closed else "" for role in (UN, GREECE, TURKEY)]


def test_role_delivery_closed_counts_a_new_city_by_its_town() -> None:
    state = cyprus(GREECE, UN, TURKEY)
    new_city(state, "Kyrenia", "A")
    connect(state, 0, "Nikosia", "Kyrenia", "Lapithos")
    cubes(state, "Nikosia", "red")
    give(state, 0, engine=5)
    begin(state, "move", order=[0])
    assert refuses(state, deliver_code(state, "Nikosia", "red")) == "no_way"


def test_role_delivery_closed_opens_no_way_past_a_city_of_the_colour() -> None:
    for role, way in ((GREECE, "no_way"), (TURKEY, ""), (UN, "")):
        others = [other for other in (UN, GREECE, TURKEY) if other != role]
        state = cyprus(role, *others)
        connect(state, 0, "Nikosia", "Dhavios", "Paralimni")  # both red, in the north and in the south
        cubes(state, "Nikosia", "red")
        give(state, 0, engine=5)
        begin(state, "move", order=[0])
        assert refuses(state, deliver_code(state, "Nikosia", "red")) == way


def test_redirect_cost_is_three_in_the_edition_of_2020() -> None:
    for variant, price in (("standard", 2), ("other", 3)):
        state = table("cyprus", variant=variant)
        put(state, 0, (9, 5), [(0, 3)])
        give(state, 0, cash=10)
        begin(state, "build", order=[0])
        state.play(lay_code(state, (9, 5), [(0, 2)]))
        assert state.cash[0] == 10 - price


def test_cyprus_in_the_edition_of_2020_ground_and_redirections_cost_three_and_towns_as_ever() -> None:
    state = table("cyprus", variant="other")
    for seat, role in enumerate((UN, GREECE, TURKEY)):
        roles_of(state).remember(state, seat, role + 1)
    m = state.m
    assert {m.price[hex] for hex in range(len(m.cell)) if m.stop[hex] < 0} == {3}
    assert (m.redirect, m.town_base, m.town_exit, m.replace_town) == (3, 1, 1, 3)
    usual = table("cyprus").m
    assert (usual.redirect, {usual.price[hex] for hex in range(len(m.cell)) if m.stop[hex] < 0}) == (2, {2})
