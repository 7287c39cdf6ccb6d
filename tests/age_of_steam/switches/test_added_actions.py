"""Switches about actions that only some maps have, and about actions that are closed or weak."""

from __future__ import annotations

import pytest

from age_of_steam.kit import begin, connect, cubes, give, lay, lay_code, load_dice, play, refuses, table
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, ACTIONS, EVERY_ACTION
from roundhouse.games.age_of_steam.rules.state import State


def closed(state: State) -> list[str]:
    return [name for action, name in enumerate(ACTION_NAMES) if state.used_actions >> action & 1]


def next_turn(state: State, *dice: int) -> list[str]:
    """What is closed in the turn that begins with these dice."""
    load_dice(state, *dice)
    state.agenda[:] = state.agenda[:1]
    state.settle()
    return closed(state)


def test_closed_actions_dice_walk_along_the_open_ones_from_the_last_one_closed() -> None:
    state = table("madagascar", players=4)
    switch = next(switch for switch in state.m.switches if switch.name == "closed_actions")
    switch.remember(state, 0, 0)
    state.turn = 0
    # The third die goes round the end of the list, past what is closed already.
    assert next_turn(state, 5, 2, 6) == ["slow_engineer", "last_player", "high_costs"]
    assert next_turn(state, 2, 6, 6) == ["slow_engineer", "last_player", "one_move"]


@pytest.mark.parametrize(("players", "number"), [(3, 4), (4, 3), (5, 2), (6, 1)])
def test_closed_actions_are_fewer_with_more_players(players: int, number: int) -> None:
    state = table("madagascar", players=players)
    assert len(closed(state)) == number
    begin(state, "select_actions")
    assert len(state.legal()) == 8 - number
    for name in closed(state):
        assert refuses(state, f"select {name}") == "action_closed"


def test_actions_added_have_moves_of_their_own_behind_all_others() -> None:
    state = table("madagascar")
    codes = state.codes
    assert [codes.selected(codes.selecting(action)) for action in range(EVERY_ACTION)] == list(
        range(EVERY_ACTION)
    )
    text = state.game.moves.text
    assert text(codes.selecting(ACTIONS)) == f"select {ACTION_NAMES[ACTIONS]}"
    assert codes.selecting(ACTIONS) == codes.further > codes.lay


@pytest.mark.parametrize(
    ("action", "tiles"), [("locomotive", 0), ("urbanization", 1), ("slow_engineer", 2), ("one_move", 3)]
)
def test_weak_actions_leave_few_tiles(action: str, tiles: int) -> None:
    state = table("madagascar")
    give(state, 0, cash=40)
    begin(state, "build", order=[0], actions={0: action})
    if action == "urbanization":
        play(state, f"urbanise {state.game.moves.text(state.legal()[0]).split()[1]} A")
    laid = 0
    while state.seat == 0:
        lays = [move for move in state.legal() if move >= state.codes.lay]
        laid += 1 if lays else 0  # else a kind of tile is chosen for a town
        state.play(lays[0] if lays else state.legal()[0])
    assert laid == tiles


def test_weak_actions_high_costs_make_every_tile_dearer() -> None:
    prices = []
    for action in ("one_move", "high_costs"):
        state = table("madagascar")
        give(state, 0, cash=40)
        begin(state, "build", order=[0], actions={0: action})
        tile = lay_code(state, (9, 4), [(2, 5)])
        before = state.cash[0]
        state.play(tile)
        prices.append(before - state.cash[0])
    assert prices == [2, 6]
    state = table("madagascar")
    give(state, 0, cash=5)
    begin(state, "build", order=[0], actions={0: "high_costs"})
    assert state.seat != 0  # nothing can be paid


def test_weak_actions_last_build_and_last_move_come_last() -> None:
    state = table("madagascar", players=4)
    begin(state, "build", actions={0: "last_build", 1: "last_move"})
    order = []
    while state.decision.name == "BuildTrack":
        order.append(state.seat)
        play(state, "done")
    assert order == [1, 2, 3, 0]
    moved = []
    while state.decision.name == "MoveGoods":
        moved.append(state.seat)
        play(state, "skip")
    assert moved == [0, 2, 3, 1] * 2


def test_weak_actions_one_move_has_no_second_move() -> None:
    state = table("madagascar")
    begin(state, "move", actions={1: "one_move"})
    order = []
    while state.decision.name == "MoveGoods":
        order.append(state.seat)
        play(state, "skip")
    assert order == [0, 1, 2, 0, 2]


def test_weak_actions_last_player_drops_out_of_the_next_auction_and_of_no_other() -> None:
    state = table("madagascar")
    state.used_actions = 0
    begin(state, "select_actions", order=[1, 0, 2])
    play(state, "select last_player", "select one_move", "select last_build")
    begin(state, "player_order", order=[1, 0, 2])
    assert state.seat == 0
    play(state, "bid 1", "drop")
    assert state.order == [0, 2, 1]
    begin(state, "player_order", order=[1, 0, 2])
    assert state.seat == 1


def test_engineer_free_tile_the_dearest_one_costs_nothing() -> None:
    state = table("australia")
    give(state, 0, cash=40)
    begin(state, "build", order=[0], actions={0: "engineer"})
    assert state.tiles_left == 4
    # Plain, mountain, plain, plain, each from a city.
    assert lay(state, (9, 5), [(0, 3)]) == 0
    assert lay(state, (7, 1), [(0, 3)]) == 2  # now this one is free, and the first one is paid
    assert lay(state, (9, 3), [(0, 3)]) == 2
    assert lay(state, (7, 6), [(0, 3)]) == 2
    assert state.seat != 0


def test_urbanize_uses_build_a_new_city_is_one_of_the_tiles() -> None:
    state = table("australia")
    give(state, 0, cash=40)
    begin(state, "build", order=[0], actions={0: "urbanization"})
    assert state.tiles_left == 3
    play(state, "urbanise J2 A")
    assert state.tiles_left == 2


def test_delivery_bonus_perth_pays_the_mover_whoever_owns_the_links() -> None:
    state = table("australia")
    connect(state, 1, "Exmouth", "Perth")
    cubes(state, "Exmouth", "blue")
    begin(state, "move", order=[0])
    state.play(next(move for move in state.legal() if move >= state.codes.deliver))
    state.play(state.legal()[0]) if state.decision.name == "Carry" else None
    assert state.income[:2] == [3, 1]


def test_fixed_start_cubes_lie_on_every_city_of_one_side_besides_those_drawn() -> None:
    for seed in (1, 2, 3):
        state = table("australia", goods=True, seed=seed)
        m = state.m
        for column in range(m.columns):
            stop = m.column_stop[column]
            if stop >= 0:
                blue = state.cubes_on(stop, 1)
                total = sum(state.cubes[stop * 6 : stop * 6 + 6])
                assert (blue >= 2 and total == 4) if m.column_side[column] else total == 3


def test_first_town_track_income_for_the_first_tile_on_a_town_alone() -> None:
    state = table("poland")
    give(state, 0, cash=40)
    begin(state, "build", order=[0])
    # Bydgoszcz (5, 3) and the town Chojnice (5, 1) with one hex between them
    lay(state, (5, 2), [(0, 3)])
    assert state.income[0] == 0
    lay(state, (5, 1), [("T", 3)])
    assert state.income[0] == 1
    state.built = []
    state.settle()
    lay(state, (5, 1), [("T", 3), ("T", 2)])
    assert state.income[0] == 1
