"""The solo game against Emil, on both boards."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.random import Random
from roundhouse.games.russian_railroads.scoring import majority, stock_points
from roundhouse.games.russian_railroads.solo import emil_acts, emil_price, emil_space, prepare_emil
from russian_railroads.helpers import C, fresh, hand, legal, offers, play, position, refusal


def solo(board: str = "russia", **things: Any) -> Any:
    """Your first turn with an empty board: Emil's block is taken back."""
    state = position(1, board, **things)
    state.taken = 0
    state.emil_hand = C.emil_workers
    state.deck = []
    hand(state, 0)
    return state


def deck(state: Any, *names: str) -> None:
    """Emil's cards, the first on top."""
    state.deck = [C.spaces.index(name) for name in reversed(names)]


def test_emil_begins_and_blocks_the_space_of_his_card() -> None:
    for seed in range(20):
        state = fresh(1, seed=seed)
        assert state.decision.name == "Turn"
        assert state.taken.bit_count() == 1
        space = state.taken.bit_length() - 1
        assert space in C.emil_deck
        assert refusal(state, f"place {C.spaces[space]}") == "taken"
        assert state.emil_hand == C.emil_workers - emil_price(state, space) or space == C.hire


def test_you_have_six_workers_and_five_coins_and_no_order() -> None:
    state = solo()
    assert (state.hand[0], state.coins[0]) == (6, 5)
    for name in ("coins", "order_1", "order_2", "last_round", "black_1", "temp"):
        assert refusal(state, f"place {name}") == "closed"
    assert offers(state, "place black_2", "place loco_1", "place open_1", "place hire")
    assert state.bonuses == 0


def test_his_deck_names_the_spaces_for_two_players() -> None:
    open_to_two = {name for n, name in enumerate(C.spaces) if C.space_open[n] >> 2 & 1}
    names = [C.spaces[space] for space in C.emil_deck]
    assert len(names) == 16
    assert set(names) < open_to_two


def test_he_skips_colours_that_you_have_not_unlocked() -> None:
    state = solo()
    deck(state, "white_1", "natural_2", "brown_1", "grey_2", "doubler")
    emil_acts(state)
    assert state.taken == 1 << C.spaces.index("doubler")
    state = solo(tracks={"trans_siberian": [2]})
    deck(state, "white_1", "grey_2")
    emil_acts(state)
    assert state.taken == 1 << C.spaces.index("grey_2")
    assert state.emil_hand == 4


def test_he_skips_what_is_taken_or_too_dear() -> None:
    state = solo()
    play(state, "place doubler")
    state.emil_hand = 1
    deck(state, "doubler", "black_2", "industry_1", "loco_1")
    emil_acts(state)
    assert state.taken >> C.spaces.index("industry_1") & 1
    assert not state.taken >> C.spaces.index("black_2") & 1
    assert state.emil_hand == 0
    assert state.deck == []


def test_he_pays_workers_for_coins() -> None:
    state = solo()
    deck(state, "any_coin")
    emil_acts(state)
    assert state.emil_hand == 4


def test_he_takes_the_lowest_locomotive_or_then_the_lowest_factory() -> None:
    state = solo()
    deck(state, "loco_1", "loco_3")
    emil_acts(state)
    assert state.emil_tiles == [2]
    assert state.piles[2] == 1
    state.piles = [0] * 10
    state.returned = [0, 0, 0, 1, 0, 1, 0, 0, 0, 0]
    emil_acts(state)
    assert state.emil_tiles == [2, 3]
    assert state.returned[3] == 0
    state = solo()
    state.piles = [0] * 10
    deck(state, "loco_1", "doubler")
    emil_acts(state)
    assert state.taken == 1 << C.spaces.index("doubler")


def test_he_hires_and_his_engineers_count_for_the_majority() -> None:
    state = solo(strip=[5, 3, 4])
    deck(state, "hire")
    emil_acts(state)
    assert state.emil_engineers == 1 << 5
    assert state.strip[0] == 0
    assert majority(state) == [0]
    hand(state, 0, engineers=[3])
    assert majority(state) == [20]
    hand(state, 0, engineers=[9])
    assert majority(state) == [40]


def test_his_card_for_public_engineers_blocks_the_first_that_is_free() -> None:
    state = solo(strip=[5, 3, 9])
    card = C.spaces.index("public_1")
    assert emil_space(state, card) == card
    state.taken = 1 << card
    assert emil_space(state, card) == C.spaces.index("public_2")
    assert emil_price(state, C.spaces.index("public_2")) == 2
    state.strip = [5, 0, 0, 0, 0, 0]
    state.taken = 0
    assert emil_space(state, card) == -1


@pytest.mark.parametrize(("points", "workers"), [(0, 6), (49, 6), (50, 7), (149, 7), (150, 8)])
def test_he_gets_workers_as_you_score(points: int, workers: int) -> None:
    state = solo()
    state.gain_points(0, points)
    prepare_emil(state)
    assert state.emil_hand == workers
    assert len(state.deck) == 16


def test_he_goes_on_when_you_have_passed() -> None:
    state = solo()
    deck(state, "doubler", "black_2", "industry_1")
    play(state, "pass")
    assert state.round == 2
    assert state.points(0) == 0  # no points for passing


def test_the_game_has_six_rounds_and_you_win_with_what_you_have() -> None:
    state = fresh(1, seed=3)
    rng = Random(3)
    while not state.over:
        moves = state.legal()
        state.play(moves[rng.below(len(moves))])
    assert state.round == 6
    assert state.winners() == [0]


def test_on_the_usa_boards_his_price_marker_stands_on_level_3() -> None:
    state = solo("usa", level=2)
    assert stock_points(state) == [10]
    hand(state, 0, level=3)
    assert stock_points(state) == [10]  # he stands further left
    hand(state, 0, level=4)
    assert stock_points(state) == [20]


def test_a_steelworks_that_he_takes_brings_you_a_payout() -> None:
    state = solo("usa", level=1)
    state.dividend = [-1, C.dividends.index("div_industry"), *[-1] * 5]
    state.dividends_left = [1, 1, 1, 1, 2, 1]
    state.piles = [0, 0, 0, 0, 1, 2, 2, 2, 2, 2]
    deck(state, "loco_1", "black_2")
    play(state, "place doubler", "doubler rocky_mountaineer")
    assert state.steel == 1 << 6 | 1 << 8
    assert state.decision.name == "Act"
    assert legal(state) == ["industry first", "industry second", "done"]
    play(state, "industry second")
    assert state.decision.name == "Turn"
