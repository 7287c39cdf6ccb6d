"""Coin spaces: paid when reached, whoever's turn it is, or at any moment of a later turn of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from catalogues import LANGUAGES, compile_all
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.text import Words
from russian_railroads.helpers import (
    GAME,
    checked,
    dividends,
    hand,
    legal,
    offers,
    play,
    position,
    refusal,
    track,
)

EAST = {"rocky_mountaineer": [5], "transcontinental_east": [5, 2]}  # one grey step before space 3
PAST = {"rocky_mountaineer": [5], "transcontinental_east": [5, 3]}  # grey has got there
ONE_FOUR_LEFT = {4: 1, 5: 4, 6: 4, 7: 4, 8: 4, 9: 4}


def usa(players: int = 4, **things: Any) -> State:
    return position(players, "usa", **things)


def test_a_coin_space_can_be_paid_on_arrival() -> None:
    state = usa(tracks={"rocky_mountaineer": [3], "transcontinental_east": [5, 2]}, coins=1)
    play(state, "place grey_1", "step grey transcontinental_east")
    assert offers(state, "pay transcontinental_east_3", "step grey transcontinental_east")
    checked(state, "pay transcontinental_east_3")
    assert state.coins[0] == 0
    assert state.level[0] == 1
    checked(state, "dividend div_coin", "step grey transcontinental_east")
    assert state.coins[0] == 1


def test_a_coin_space_can_be_paid_in_a_later_turn_and_only_once() -> None:
    state = usa(tracks={"rocky_mountaineer": [3], "transcontinental_east": [5, 2]}, coins=1)
    play(state, "place grey_1", "step grey transcontinental_east", "step grey transcontinental_east", "done")
    assert state.seat == 1
    assert refusal(state, "pay transcontinental_east_3") == "coin_space"
    for _ in range(3):
        play(state, "pass")
    assert offers(state, "pay transcontinental_east_3")  # though grey has moved on
    checked(state, "pay transcontinental_east_3", "dividend div_coin")
    assert state.decision.name == "Turn"  # the turn itself is still to come
    assert refusal(state, "pay transcontinental_east_3") == "coin_space"


def test_without_a_coin_nothing_is_asked() -> None:
    state = usa(tracks={"rocky_mountaineer": [3], "transcontinental_east": [5, 2]}, coins=0)
    checked(state, "place grey_1", "step grey transcontinental_east", "step grey transcontinental_east")
    assert state.seat == 1


# In a later turn


def test_c5_after_the_action_too_with_a_coin_that_it_has_brought() -> None:
    state = usa(tracks=PAST, coins=0)
    play(state, "place coins")
    assert legal(state) == ["pay transcontinental_east_3", "done"]
    checked(state, "pay transcontinental_east_3", "dividend div_points")
    assert (state.level[0], state.coins[0], state.points(0)) == (1, 1, 5)
    assert state.seat == 1


def test_c5_in_the_middle_of_the_action() -> None:
    state = usa(tracks=PAST, coins=1)
    play(state, "place black_1", "step black rocky_mountaineer")
    assert refusal(state, "done") == "must_do"
    checked(state, "pay transcontinental_east_3", "dividend div_black", "step black rocky_mountaineer")
    assert offers(state, "step black rocky_mountaineer", "done")


def test_c5_not_paying_keeps_it_for_another_turn() -> None:
    state = usa(tracks=PAST, coins=1)
    checked(state, "place doubler", "doubler rocky_mountaineer", "done")
    assert (state.seat, state.coins[0]) == (1, 1)
    for _ in range(3):
        play(state, "pass")
    assert offers(state, "pay transcontinental_east_3")


def test_1_4_what_was_paid_for_before_the_action_may_wait_until_after_it() -> None:
    """The dividend is an industry step, which the factory that is built first makes possible."""
    state = usa(tracks=PAST, coins=1, markers=[4, 0])
    dividends(state, "div_industry")
    checked(state, "pay transcontinental_east_3")
    assert state.decision.name == "Turn"
    assert offers(state, "industry second", "place loco_1", "pass")
    assert refusal(state, "industry first") == "industry_blocked"
    assert refusal(state, "done") == "must_do"
    checked(state, "place loco_1", "factory pile", "industry first")
    assert state.marker[0] == 5
    assert track(state, 0, "rocky_mountaineer")[0] == 5


def test_1_4_a_dividend_is_chosen_before_the_action() -> None:
    state = usa(tracks=PAST, coins=2)
    play(state, "pay transcontinental_east_3")
    assert refusal(state, "place black_1") == "finish_first"
    assert refusal(state, "pass") == "finish_first"
    checked(state, "dividend div_coin", "place black_1", *["step black rocky_mountaineer"] * 2)
    assert state.coins[0] == 2


def test_what_was_paid_for_is_still_done_after_passing() -> None:
    state = usa(tracks=PAST, coins=1)
    dividends(state, "div_industry")
    checked(state, "pay transcontinental_east_3", "pass")
    assert legal(state) == ["industry first", "industry second", "done"]
    checked(state, "industry second")
    assert (state.marker[1], state.seat) == (1, 1)


# In payouts and by relocation


@pytest.mark.parametrize("passed", [False, True])
def test_c5_reached_in_a_payout_of_another_players_turn_it_may_be_paid_at_once(passed: bool) -> None:
    """In the last round, too, and by somebody who has passed and has no later turn."""
    state = usa(piles=ONE_FOUR_LEFT, round=7)
    hand(state, 1, tracks=EAST, level=1, coins=3)
    dividends(state, "div_any", "div_points")
    if passed:
        play(state, "place coins", "pass")
    else:
        play(state, "pass", "place coins")
        hand(state, 1, coins=3)
    play(state, "place loco_1", "loco transcontinental_east", "done")
    assert state.seat == 1
    checked(state, "step grey transcontinental_east")
    assert legal(state) == ["pay transcontinental_east_3", "done"]
    checked(state, "pay transcontinental_east_3")
    assert (state.level[1], state.points(1) - 2 * passed, state.coins[1]) == (2, 5, 2)
    assert state.seat == 3


def test_c5_in_the_general_payout_that_follows_the_own_turn() -> None:
    state = usa(piles=ONE_FOUR_LEFT)
    hand(state, 0, tracks=EAST, level=1, coins=3)
    dividends(state, "div_any", "div_points")
    play(state, "place loco_1", "loco transcontinental_west", "done")
    checked(state, "step grey transcontinental_east")
    assert legal(state) == ["pay transcontinental_east_3", "done"]
    checked(state, "done")
    assert state.seat == 1


def test_c5_in_a_payout_only_what_has_just_been_reached() -> None:
    state = usa(piles=ONE_FOUR_LEFT)
    hand(state, 1, tracks=PAST, level=1, coins=3)
    dividends(state, "div_any")
    play(state, "place loco_1", "loco transcontinental_east", "done")
    assert state.seat == 1
    assert refusal(state, "pay transcontinental_east_3") == "coin_space"


def test_c5_relocation_is_no_turn_but_what_it_reaches_can_be_paid_for() -> None:
    state = usa(tracks=EAST, coins=1)
    play(state, "place order_2", *["pass"] * 4)
    play(state, "place open_1", "step black rocky_mountaineer")
    assert state.round == 2  # nothing was asked
    state = usa(tracks=PAST, coins=1)
    play(state, "place order_2", "done", *["pass"] * 4)
    play(state, "place open_1", "step black rocky_mountaineer")
    assert state.round == 2
    state = usa(tracks=EAST, coins=1)
    play(state, "place order_2", *["pass"] * 4)
    checked(state, "place open_1", "step grey transcontinental_east")
    assert legal(state) == ["pay transcontinental_east_3", "done"]


# Words


def test_paying_is_told_before_during_and_after_the_action() -> None:
    compile_all()
    state = usa(tracks=PAST, coins=2)
    dividends(state, "div_industry")
    said = {language: Words(language, GAME, ["A", "B", "C", "D"]) for language in LANGUAGES}
    paid = state.copy()
    play(paid, "pay transcontinental_east_3")
    assert said["en"].prompt(paid) == (
        "Your turn: use an action space or pass. You have 5 workers and 1 coin. "
        "You may also use: 1 industry step."
    )
    play(state, "place doubler", "doubler rocky_mountaineer")
    assert [one.prompt(state) for one in said.values()] == [
        "Before your turn ends, you may still: pay a coin for space 3 of Transcontinental East.",
        "Bevor dein Zug endet, darfst du noch: "
        "eine Münze für Feld 3 der Strecke Transcontinental East zahlen.",
        "Przed końcem tury pozostaje jeszcze do wyboru: "
        "zapłata monety za pole 3 trasy Transcontinental East.",
    ]
    assert said["en"].label(state, GAME.moves.code("done")) == "End your turn without paying"
