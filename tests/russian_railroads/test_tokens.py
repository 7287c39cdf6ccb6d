"""?-tokens, ?-cards, end-bonus cards and effects that repeat others."""

from __future__ import annotations

from typing import Any

from russian_railroads.helpers import C, checked, hand, legal, offers, play, position, refusal, track


def with_token(**things: Any) -> Any:
    """Seat 0 has just won a ?-token, one black step of two still to make."""
    state = position(tracks={"st_petersburg": [3], "trans_siberian": [6, 4, 2]}, locos={"st_petersburg": [4]})
    hand(state, 0, **things)
    play(state, "place black_1", "step black st_petersburg")
    return state


def test_a_token_is_chosen_among_the_unused_ones_and_may_wait() -> None:
    state = with_token(used=["revaluation"])
    assert refusal(state, "token revaluation") == "token_used"
    assert refusal(state, "token golden_spike") == "other_board"
    assert refusal(state, "done") == "must_do"  # the black step
    checked(state, "step black kiev", "token kiev_medal")
    assert state.used(0, C.tokens.index("kiev_medal"))
    assert state.seat == 1


def test_revaluation() -> None:
    state = with_token(locos={"trans_siberian": [6], "st_petersburg": [4]})
    checked(state, "token revaluation", "step black kiev")
    from roundhouse.games.russian_railroads.rules.scoring import route_points

    assert route_points(state, 0, 0) == 2 * 3 + 2 * 1


def test_two_arrivals_are_ten_points_or_two_steps_each() -> None:
    state = with_token()
    checked(state, "token two_arrivals", "choose first")
    assert state.points(0) == 10
    checked(state, "choose second")
    before = track(state, 0, "kiev")[0]
    checked(state, "step black kiev", "step black kiev", "step black kiev")
    assert track(state, 0, "kiev")[0] == before + 3
    assert state.seat == 1


def test_two_doublers() -> None:
    state = with_token()
    checked(state, "token two_doublers")
    assert state.doublers[0] == 2


def test_locomotive_and_factory_by_a_token_may_be_used_in_part() -> None:
    state = with_token()
    checked(state, "step black kiev", "token loco_factory", "factory pile")
    assert offers(state, "loco kiev", "done")
    checked(state, "done")
    assert state.gaps[0] == 2


def test_a_card_and_an_end_bonus_card_which_comes_last() -> None:
    state = with_token()
    checked(state, "token card_and_end", "card card_coins")
    assert state.coins[0] == 4
    assert state.decision.name == "Act"
    checked(state, "step black kiev")
    assert state.decision.name == "PickEndCard"
    assert len(legal(state)) == 8
    assert refusal(state, "done") == "take_end_card"
    checked(state, legal(state)[0])
    assert state.cards[0].bit_count() == 1
    assert state.seat == 1
    # The card is gone for everybody.
    hand(state, 1, tracks={"st_petersburg": [3]}, locos={"st_petersburg": [4]})
    play(state, "place black_2", "step black st_petersburg", "token card_and_end")
    assert refusal(state, "card card_coins") == "card_gone"


def test_the_black_worker() -> None:
    state = with_token()
    checked(state, "token card_and_end", "card card_black_worker", "step black kiev")
    assert (state.black_owner, state.black_hand) == (0, 1)


def test_the_engineer_without_a_letter_comes_with_a_coin() -> None:
    state = with_token()
    coins = state.coins[0]
    checked(state, "token card_and_end", "card card_engineer", "step black kiev")
    assert state.engineers[0] == 1 << 1
    assert state.coins[0] == coins + 1


def test_three_steps_of_a_card_must_be_made_in_full() -> None:
    state = with_token()
    play(state, "token card_and_end", "card card_steps", "step black kiev")
    assert refusal(state, "done") == "must_do"
    checked(state, "step grey trans_siberian", "step brown trans_siberian", "step black kiev")
    assert state.decision.name == "PickEndCard"


def test_doublers_that_do_not_fit_are_lost() -> None:
    state = with_token(doublers={"trans_siberian": 7})
    checked(state, "token two_doublers")
    assert state.doublers[0] == 8
