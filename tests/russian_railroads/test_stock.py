"""The stock market: dividends, payouts, steelworks."""

from __future__ import annotations

from typing import Any

from roundhouse.games.russian_railroads.rules.scoring import stock_points
from russian_railroads.helpers import (
    C,
    checked,
    dividends,
    hand,
    legal,
    offers,
    play,
    position,
    refusal,
    told,
    track,
)

SIX = ("div_points", "div_coin", "div_industry", "div_industry", "div_black", "div_brownnat")


def usa(players: int = 4, **things: Any) -> Any:
    return position(players, "usa", **things)


def about_to_step(**things: Any) -> Any:
    """Seat 0 has made the step that brings a stock step, another black step is left."""
    state = usa(tracks={"transcontinental_east": [1]}, locos={"transcontinental_east": [2]})
    hand(state, 0, **things)
    return state


def test_the_first_on_a_level_chooses_its_dividend_and_may_use_it() -> None:
    state = about_to_step()
    play(state, "place black_1", "step black transcontinental_east")
    assert state.level[0] == 1
    assert refusal(state, "done") == "must_do"
    checked(state, "dividend div_black")
    assert state.dividends_left[0] == 0
    checked(state, "step black rocky_mountaineer", "step black rocky_mountaineer")
    assert state.seat == 1


def test_a_later_one_stands_to_the_right_and_gets_the_same() -> None:
    state = about_to_step()
    hand(state, 1, level=1)
    dividends(state, "div_coin")
    coins = state.coins[0]
    checked(state, "place black_1", "step black transcontinental_east", "step black rocky_mountaineer")
    assert state.coins[0] == coins + 1
    assert (state.level[0], state.level[1]) == (1, 1)
    assert state.arrival[0] > state.arrival[1]


def test_a_gift_may_be_refused() -> None:
    state = about_to_step()
    checked(state, "place black_1", "step black transcontinental_east", "step black rocky_mountaineer")
    checked(state, "dividend div_industry", "done")
    assert state.marker[:2] == [0, 0]


def test_on_the_top_level_a_step_is_a_personal_payout() -> None:
    state = about_to_step(level=6)
    dividends(state, *SIX)
    hand(state, 0, tracks={"rocky_mountaineer": [10, 8, 6]})
    coins = state.coins[0]
    play(state, "place black_1", "step black transcontinental_east")
    assert state.level[0] == 6
    assert state.coins[0] == coins + 1


def test_oracle_m1_a_personal_payout_of_six_levels() -> None:
    """Five points, a coin, two industry steps, a black, a brown and a natural step."""
    state = about_to_step(level=6)
    dividends(state, *SIX)
    hand(state, 0, tracks={"rocky_mountaineer": [10, 8, 6]})
    coins = state.coins[0]
    checked(state, "place black_1", "step black transcontinental_east", "step black rocky_mountaineer")
    assert (state.points(0), state.coins[0]) == (5, coins + 1)
    checked(state, "industry first", "industry second", "step black rocky_mountaineer")
    checked(state, "step brown rocky_mountaineer")
    assert offers(state, "step natural rocky_mountaineer", "done")
    checked(state, "step natural rocky_mountaineer")
    assert track(state, 0, "rocky_mountaineer") == [12, 8, 7, 1, 0]
    assert state.seat == 1


def test_parts_of_a_payout_in_any_order_or_not_at_all() -> None:
    state = about_to_step(level=6)
    dividends(state, *SIX)
    checked(state, "place black_1", "step black transcontinental_east")
    checked(state, "industry first", "step black rocky_mountaineer")
    checked(state, "industry second", "done")
    assert state.seat == 1


def test_a_second_stock_step_waits_for_the_dividend_of_the_first() -> None:
    tracks = {"transcontinental_east": [1], "transcontinental_west": [2]}
    state = usa(tracks=tracks, locos={"transcontinental_east": [2], "transcontinental_west": [3]})
    play(state, "place black_1", "step black transcontinental_east", "step black transcontinental_west")
    assert state.level[0] == 1
    checked(state, "dividend div_coin")
    assert state.level[0] == 2
    checked(state, "dividend div_points")
    assert state.dividend[1:3] == [C.dividends.index("div_coin"), C.dividends.index("div_points")]
    assert (state.coins[0], state.points(0)) == (2, 5)


def test_the_token_steps_first_and_pays_out_the_new_level_too() -> None:
    state = usa(tracks={"transcontinental_east": [3]}, locos={"transcontinental_east": [4]}, level=1)
    dividends(state, "div_points")
    play(state, "place black_1", "step black transcontinental_east", "token stock_payout")
    assert state.points(0) == 0  # the dividend of the new level comes first
    coins = state.coins[0]
    checked(state, "dividend div_coin", "step black rocky_mountaineer")
    assert state.points(0) == 5
    assert state.coins[0] == coins + 2


# Steelworks and the general payout


def payout_example() -> Any:
    """Red (seat 2) takes the last 4; green is first, blue second, yellow fourth."""
    state = usa(piles={4: 1, 5: 4, 6: 4, 7: 4, 8: 4, 9: 4})
    for seat, level in ((0, 1), (2, 2), (1, 3), (3, 2)):
        hand(state, seat, level=level)
    dividends(state, "div_industry", "div_coin", "div_black")
    play(state, "place coins", "place doubler", "doubler rocky_mountaineer")
    return state


def test_oracle_m2_the_general_payout_begins_with_the_taker_and_goes_on_in_turn_order() -> None:
    state = payout_example()
    coins = state.coins[:]
    checked(state, "place loco_1", "loco transcontinental_east", "factory steelworks")
    assert state.gaps[10] == 10
    sequence = []
    while state.decision.name == "Act":
        sequence.append(state.seat)
        play(state, "industry first")
        if "step black rocky_mountaineer" in legal(state):
            play(state, "step black rocky_mountaineer")
    assert sequence == [2, 0, 1, 3]
    assert [state.coins[seat] - coins[seat] for seat in range(4)] == [0, 1, 1, 1]
    assert [state.marker[seat * 2] for seat in range(4)] == [1, 1, 1, 1]
    assert state.pos[15] == 2  # blue's black step
    assert state.decision.name == "Turn"
    assert state.seat == 3


def test_the_steelworks_may_be_put_away_and_the_payout_follows_all_the_same() -> None:
    state = payout_example()
    checked(state, "place loco_1", "loco transcontinental_east", "done")
    assert state.gaps[10:15] == [0] * 5
    assert state.steel == 1 << 6 | 1 << 8
    assert state.decision.name == "Act"
    assert state.seat == 2


def test_the_steelworks_is_a_weak_factory() -> None:
    state = usa(gaps=[10], markers=[4, 0])
    state.steel = 1 << 6 | 1 << 8
    checked(state, "place industry_1", "industry first", "step black rocky_mountaineer")
    assert track(state, 0, "rocky_mountaineer")[0] == 2


def test_a_steelworks_may_be_replaced_while_gaps_are_free_and_leaves_the_game() -> None:
    state = usa(gaps=[10, 3])
    state.steel = 1 << 6 | 1 << 8
    play(state, "place loco_1", "factory pile")
    assert legal(state) == ["gap 3", "gap 1"]
    checked(state, "gap 1")
    assert state.gaps[:5] == [2, 3, 0, 0, 0]
    assert sum(state.returned) == 0


def test_end_points_of_the_stock_market_oracle_m3() -> None:
    state = usa(3)
    hand(state, 1, level=5)
    hand(state, 0, level=5)
    hand(state, 2, level=3)
    assert stock_points(state) == [10, 20, 0]


def test_who_shares_the_lowest_level_has_no_place_above_another() -> None:
    state = usa(3)
    assert stock_points(state) == [0, 0, 0]
    hand(state, 1, level=2)
    assert stock_points(state) == [0, 20, 0]
    hand(state, 2, level=1)
    assert stock_points(state) == [0, 20, 10]
    state = usa(2)
    hand(state, 0, level=1)
    assert stock_points(state) == [20, 10]  # alone on the lowest level, and so second


def test_there_is_no_stock_market_in_russia() -> None:
    state = position(3)
    assert stock_points(state) == [0, 0, 0]
    assert state.steel == 0


def test_the_number_of_levels_is_data() -> None:
    assert C.levels == 6
    state = about_to_step()
    assert len(state.dividend) == C.levels + 1
    events = told(state, "place black_1", "step black transcontinental_east")
    assert [event.args["level"] for event in events if event.key == "log.stock"] == [1]
