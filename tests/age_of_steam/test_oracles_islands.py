"""Worked examples of St. Lucia and Barbados, each named by its id."""

from __future__ import annotations

import pytest

from age_of_steam.kit import (
    at,
    begin,
    column,
    deliver,
    deliver_code,
    display,
    give,
    goods,
    load_dice,
    load_draws,
    lying,
    new_city,
    play,
    put,
    refuses,
    road,
    shown,
    table,
)
from age_of_steam.replaying import play_to, recorded
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, COLOUR_NAMES, MOUNTAIN
from roundhouse.games.age_of_steam.rules.setup import cubes_in_play
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.text import Words

A, B = 0, 1


# St. Lucia: two players, no cities, cubes on open ground


def test_O_SL_1_the_second_may_pay_if_the_first_declines() -> None:
    state = table("st_lucia")
    assert (state.decision.name, state.seat) == ("PayFirst", A)
    play(state, "decline", "pay")
    assert state.order == [B, A]
    assert state.cash == [10, 5]
    assert (state.decision.name, state.seat) == ("IssueShares", B)


def test_O_SL_2_who_cannot_pay_declines_unasked() -> None:
    state = table("st_lucia")
    give(state, A, cash=4)
    give(state, B, cash=2)
    begin(state, "player_order", turn=2)
    assert state.order == [B, A]
    assert state.cash == [4, 2]
    assert state.decision.name == "IssueShares"


def test_O_SL_3_first_twice_in_a_row() -> None:
    state = table("st_lucia")
    give(state, A, cash=20)
    give(state, B, cash=18)
    begin(state, "player_order", turn=8, order=[A, B])
    assert state.seat == B
    play(state, "decline", "pay")
    assert state.order == [A, B]
    assert state.cash == [15, 18]


def test_O_SL_4_turn_order_moves_only_the_next_turn() -> None:
    state = table("st_lucia")
    for seat in (A, B):
        give(state, seat, cash=60)
    begin(state, "select_actions", turn=2, order=[B, A])
    play(state, "select turn_order")
    asked: list[int] = []
    for turn in (3, 4, 5):
        begin(state, "player_order", turn=turn)
        asked.append(state.seat)
        play(state, "decline", "decline")
    assert asked == [B, B, A]


def test_O_SL_5_without_a_city_nobody_can_build() -> None:
    state = table("st_lucia")
    begin(state, "build")
    assert state.decision.name != "BuildTrack"
    for hex in range(len(state.m.cell)):
        assert refuses(state, state.codes.lay + state.m.cell[hex] * 107)


def laborie(engine: int) -> State:
    """A yellow cube on A's unfinished section at Laborie; B's links go on to a yellow New City."""
    state = table("st_lucia")
    new_city(state, "Laborie", "F")
    new_city(state, "Anse Chastenet", "E")
    road(state, B, "Laborie", (4, 9), (3, 8), "Fond St. Jacques", (1, 7), (0, 8), "Anse Chastenet")
    put(state, A, (2, 10), [(1, 5)])
    lying(state, (2, 10), "yellow")
    give(state, B, engine=engine)
    begin(state, "move", order=[B, A])
    return state


def test_O_SL_6_a_cube_begins_on_an_unfinished_section() -> None:
    state = laborie(3)
    way = ("Laborie", "Fond St. Jacques", "Anse Chastenet")
    assert deliver(state, (2, 10), "yellow", *way) == [1, 2]
    assert state.lying[at(state, (2, 10))] < 0


def test_O_SL_7_the_start_section_needs_a_link_of_the_engine() -> None:
    assert refuses(laborie(2), deliver_code(laborie(2), (2, 10), "yellow")) == "no_way"


def test_O_SL_8_no_delivery_from_a_hex_without_track() -> None:
    state = laborie(6)
    lying(state, (1, 9), "yellow")
    begin(state, "move", order=[B, A])
    assert refuses(state, deliver_code(state, (1, 9), "yellow")) == "no_way"
    assert refuses(state, deliver_code(state, (2, 10), "yellow")) == ""


def test_O_SL_9_a_dollar_short() -> None:
    state = table("st_lucia")
    give(state, A, cash=0, income=8, shares=6, engine=3)
    begin(state, "income", turn=3)
    assert (state.cash[A], state.income[A]) == (0, 7)


def test_O_SL_10_the_score_of_a_recorded_game() -> None:
    game = recorded("sl1")
    play_to(game, "[final")
    assert game.state.income == [34, 27]
    assert game.state.shares == [11, 15]
    assert game.state.scores().totals() == [90, 58]


def test_O_SL_11_set_up() -> None:
    state = table("st_lucia", goods=True)
    m = state.m
    assert sum(colour >= 0 for colour in state.lying) == 38
    assert sum(state.bag) == 58
    for hex, colour in enumerate(state.lying):
        assert (colour >= 0) == (m.stop[hex] < 0 and m.terrain[hex] != MOUNTAIN)
    assert sum(state.cubes) == 0
    assert m.columns == 0 or set(state.display) <= {-1}
    assert cubes_in_play(state) == [20, 20, 20, 20, 16, 0]


# Barbados: alone


def test_O_BB_1_set_up() -> None:
    for seed in range(20):
        state = table("barbados", goods=True, seed=seed)
        assert cubes_in_play(state) == [20, 20, 0, 20, 16, 0]
        assert sum(state.cubes) == 6
        assert sum(state.bag) == 60
        columns = [*state.m.stop_name[:6], "A", "B", "C", "D"]
        for name in columns:
            top, *below = shown(state, name).split()
            assert top != "-"
            assert set(below) == {"-"}
        assert shown(state, "A").split()[0] != "red"
        assert shown(state, "B").split()[0] != "blue"


def test_O_BB_2_an_action_comes_back_when_all_were_taken() -> None:
    state = table("barbados")
    for turn, action in enumerate(("urbanization", "production", "locomotive", "engineer"), 1):
        begin(state, "select_actions", turn=turn)
        open_now = {name for name in ACTION_NAMES if not refuses(state, f"select {name}")}
        assert action in open_now
        assert len(open_now) == 5 - turn
        if turn == 2:
            assert refuses(state, "select urbanization") == "action_cycle"
        play(state, f"select {action}")
        state.action = [-1]
    begin(state, "select_actions", turn=5)
    assert len(state.legal()) == 4


def test_O_BB_3_one_share_a_turn() -> None:
    state = table("barbados")
    assert refuses(state, "issue 2") == "shares_per_turn"
    assert len(state.legal()) == 2


def test_O_BB_4_production_into_partly_empty_columns() -> None:
    state = table("barbados")
    display(state, "Bridgetown", "black - -")
    load_draws(state, "yellow black")
    state.random.waiting = [*state.random.waiting, 1, 1]
    begin(state, "growth", turn=2, actions={0: "production"})
    assert [COLOUR_NAMES[colour] for colour in state.drawn] == ["black", "yellow"]
    crane, bridgetown = column(state, "Crane Beach") + 1, column(state, "Bridgetown") + 1
    assert refuses(state, f"put {bridgetown} 1") == "box_full"
    play(state, f"put {crane} 1", f"put {bridgetown} 2")
    assert shown(state, "Crane Beach") == "yellow - -"
    assert shown(state, "Bridgetown") == "black black -"
    assert state.turn == 3
    assert goods(state, "Bathsheba") == ""  # two dice for an empty column


def test_O_BB_5_shares_are_bought_back_at_the_end() -> None:
    state = table("barbados")
    give(state, 0, cash=86, shares=7, income=33)
    assert state.scores().totals() == [51]
    assert state.winners() == [0]
    game = recorded("bb1")
    play_to(game, "[final")
    assert (game.state.cash, game.state.shares) == ([86], [7])
    assert game.state.scores().totals() == [51]


@pytest.mark.parametrize(("cash", "winners", "total"), [(34, [], -1), (35, [0], 0)])
def test_O_BB_6_all_shares_or_nothing(cash: int, winners: list[int], total: int) -> None:
    state = table("barbados")
    give(state, 0, cash=cash, shares=7)
    assert state.scores().totals() == [total]
    assert state.winners() == winners


def ending(state: State, language: str = "en") -> list[str]:
    return Words(language, state.game, ["Ada"]).ending(state)


def test_O_BB_5_the_end_tells_what_is_left_and_what_was_needed() -> None:
    state = table("barbados")
    give(state, 0, cash=86, shares=7)
    assert ending(state) == ["Won, with $51 left", "You have $86, and buying back your 7 shares takes $35."]
    assert ending(state, "de")[0] == "Gewonnen, mit 51\u00a0$ übrig"
    assert ending(state, "pl")[0] == "Wygrana, zostaje 51\u00a0$"


def test_O_BB_6_the_end_tells_how_much_was_missing() -> None:
    state = table("barbados")
    give(state, 0, cash=34, shares=7)
    assert ending(state) == ["Lost: $1 short", "You have $34, and buying back your 7 shares takes $35."]
    state.alive = [0]
    state.turn = 4
    assert ending(state) == ["Lost: bankrupt in turn 4 of 10"]
    assert ending(table("st_lucia")) == [], "of two one wins"


def test_dice_of_barbados() -> None:
    state = table("barbados")
    display(state, "Bathsheba", "red - -")
    load_dice(state, 2, 2)
    begin(state, "growth")
    assert goods(state, "Bathsheba") == "red"
