"""The solo game against Emil, on both boards."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.random import Random
from roundhouse.games.russian_railroads.rules.scoring import majority, stock_points
from roundhouse.games.russian_railroads.rules.solo import emil_acts, emil_price, emil_space, prepare_emil
from roundhouse.text import Words, languages
from russian_railroads.helpers import GAME, C, fresh, hand, legal, offers, play, position, refusal


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
    assert len(state.deck) == 1


def test_he_passes_in_his_turn_when_he_has_no_worker_left_even_if_a_card_would_cost_none() -> None:
    state = solo()
    state.emil_hand = 0
    state.log = []
    deck(state, "hire", "doubler")
    emil_acts(state)
    emil_acts(state)
    assert [event.key for event in state.log] == ["log.emil_passes"]
    assert (state.taken, state.deck) == (0, [])


@pytest.mark.parametrize(("card", "workers"), [("hire", 0), ("any_coin", 1), ("public_1", 0), ("loco_3", 3)])
def test_coins_that_he_needs_come_from_the_supply_and_cost_him_no_worker(card: str, workers: int) -> None:
    state = solo(strip=[5, 11, 4])  # engineer 11 costs a coin while he is public
    coins = state.coins[0]
    deck(state, card, "doubler")
    emil_acts(state)
    assert state.taken == 1 << C.spaces.index(card)
    assert state.emil_hand == C.emil_workers - workers
    assert state.coins[0] == coins


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


def test_his_card_for_the_public_engineer_blocks_him_for_what_he_costs() -> None:
    state = solo(strip=[5, 9, 3])
    card = C.spaces.index("public_1")
    assert (emil_space(state, card), emil_price(state, card)) == (card, 2)
    state.taken = 1 << card
    assert emil_space(state, card) == -1  # the second one is closed to so few
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


@pytest.mark.parametrize("worker", C.emil_more)
def test_he_gets_his_worker_as_soon_as_you_have_the_points_and_uses_it_in_that_round(worker: int) -> None:
    """He has just placed his last worker; engineer 5 brings you two coins and three points."""
    state = solo(strip=[4, 5])
    state.earned[4] = worker - 3
    state.emil_hand = 0
    deck(state, "doubler", "industry_1")
    state.log = []
    play(state, "place public_1")
    assert "log.emil_worker" in [event.key for event in state.log]
    assert state.taken >> C.spaces.index("doubler") & 1
    assert state.emil_hand == 0
    play(state, "place open_1", "step black kiev")  # now he has passed
    state.earned[4] = worker - 1
    state.gain_points(0, 1)
    assert (state.deck, state.emil_hand) == ([], 0)
    prepare_emil(state)
    assert state.emil_hand == C.emil_workers + 1 + C.emil_more.index(worker)


def test_points_of_a_scoring_bring_him_his_worker_for_the_next_round() -> None:
    state = solo(tracks={"kiev": [9]}, locos={"kiev": [9]})
    state.earned[4] = C.emil_more[0] - 20
    play(state, "pass")
    assert state.points(0) == C.emil_more[0]
    spent = sum(emil_price(state, n) for n in range(len(C.spaces)) if state.taken >> n & 1)
    assert (state.round, state.emil_hand) == (2, C.emil_workers + 1 - spent)


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


# What is told in the end


def ending(state: Any, language: str = "en") -> list[str]:
    return Words(language, GAME, ["Ada"]).ending(state)


def test_the_end_tells_the_points_and_what_there_was_to_reach() -> None:
    state = solo(engineers=[3])
    state.emil_engineers = 0b110
    state.earned[0] = 149
    assert ending(state) == [
        "149 points against Emil",
        "Marks at which Emil gets another worker (50, 150 points): 1 of 2 reached.",
        "Engineers: you have 1, Emil has 2. That brings you 20 of 40 points.",
    ]
    state.earned[0] = 150
    assert "2 of 2 reached" in ending(state)[1]
    state.earned[0] = 1
    assert ending(state)[0] == "1 point against Emil"
    assert "0 of 2 reached" in ending(state)[1]


def test_the_end_on_the_usa_boards_tells_the_contest_at_the_stock_market() -> None:
    state = solo("usa", level=4)
    told = "Stock market: you stand on level 4, Emil on level 3. That brings you 20 of 20 points."
    assert ending(state)[-1] == told
    assert len(ending(solo())) == len(ending(state)) - 1


@pytest.mark.parametrize("language", languages())
def test_nobody_wins_against_emil_in_any_language(language: str) -> None:
    told = ending(solo("usa"), language)
    assert len(told) == 4
    assert all("Emil" in line for line in told)
    assert Words(language, GAME).ending(fresh(2)) == [], "where players are compared, somebody wins"
