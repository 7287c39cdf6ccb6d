"""A turn: which spaces are open, what they cost, coins as workers, passing."""

from __future__ import annotations

import pytest

from roundhouse.games.russian_railroads.rules.payment import payment, price_coins, price_workers
from roundhouse.games.russian_railroads.rules.standing import coins_of, own_workers
from russian_railroads.helpers import C, checked, hand, legal, offers, pass_all, play, position, refusal

TWO_CLOSED = {"black_1", "grey_1", "loco_2", "industry_3", "temp", "public_2", "order_2"}
RICH = {
    "tracks": {"trans_siberian": [15, 14, 13, 9, 2], "st_petersburg": [5, 3], "kiev": [6, 3, 1]},
    "coins": 9,
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_open_spaces_by_the_number_of_players(players: int) -> None:
    state = position(players, **RICH)
    open_now = {text.split()[1] for text in legal(state) if text.startswith("place ")}
    wanted = set(C.spaces) - {"last_round", "order_1"}
    if players == 2:
        wanted = (wanted - TWO_CLOSED) | {"order_1"}  # with two players the own place may be claimed
    assert open_now == wanted
    for name in TWO_CLOSED:
        assert (refusal(state, f"place {name}") == "closed") == (players == 2)


COSTS = {
    "black_1": (1, 0), "black_2": (2, 0), "grey_1": (1, 0), "grey_2": (2, 0), "brown_1": (1, 0),
    "brown_2": (2, 0), "natural_1": (1, 0), "natural_2": (2, 0), "white_1": (1, 0), "white_2": (2, 0),
    "any_coin": (1, 1), "open_1": (1, 0), "loco_1": (1, 0), "loco_2": (2, 0), "loco_3": (3, 0),
    "industry_1": (1, 0), "industry_2": (2, 0), "industry_3": (2, 0), "doubler": (1, 0), "coins": (1, 0),
    "temp": (1, 0), "hire": (0, 1), "order_1": (1, 0), "order_2": (1, 0), "last_round": (1, 0),
}  # fmt: skip


@pytest.mark.parametrize("name", COSTS)
def test_exact_costs(name: str) -> None:
    state = position()
    space = C.spaces.index(name)
    assert (price_workers(state, space), price_coins(state, space)) == COSTS[name]


def test_a_space_is_used_once_a_round_by_anyone() -> None:
    state = position()
    play(state, "place doubler")
    assert refusal(state, "place doubler") == "taken"


def test_the_open_space_never_fills() -> None:
    state = position()
    for seat in (0, 1, 2, 3, 0, 1):
        assert state.seat == seat
        checked(state, "place open_1", "step black kiev")
    assert state.pos[10] == 3
    assert len(state.standing) == 6


def test_coins_stand_for_workers_everywhere() -> None:
    state = position(workers=1, coins=2)
    checked(state, "place black_2", *["step black kiev"] * 3)
    assert (state.hand[0], state.coins[0]) == (0, 1)
    entry = state.standing[0]
    assert (own_workers(entry), coins_of(entry)) == (1, 1)
    for _ in range(3):
        play(state, "pass")
    checked(state, "place coins")
    assert state.coins[0] == 2


def test_too_dear() -> None:
    state = position(workers=1, coins=0)
    assert refusal(state, "place black_2") == "too_dear"
    assert refusal(state, "place hire") == "too_dear"  # a worker is no coin
    assert refusal(state, "place any_coin") == "too_dear"
    assert offers(state, "place black_1")


def test_workers_first_and_a_coin_to_keep_the_last_worker_for_the_order() -> None:
    state = position(workers=2, coins=2)
    assert not offers(state, "place black_1 coin")  # a worker is left either way
    assert offers(state, "place black_2", "place black_2 coin")
    play(state, "place black_2 coin", *["step black kiev"] * 3)
    assert (state.hand[0], state.coins[0]) == (1, 1)
    assert refusal(position(workers=2, coins=2, round=7), "place black_2 coin") == "no_such_payment"


def test_a_coin_is_never_put_on_an_order_space_in_place_of_a_worker() -> None:
    """It would claim, but not be moved; the worker does both, and the coin pays elsewhere."""
    state = position(workers=1, coins=2)
    assert offers(state, "place order_2", "place coins coin")
    assert refusal(state, "place order_2 coin") == "no_such_payment"


def test_the_black_worker_is_kept_or_used() -> None:
    state = position(workers=2, coins=0, black=True)
    assert offers(state, "place black_1", "place black_1 black")
    assert not offers(state, "place grey_1 black")
    space = C.spaces.index("black_1")
    assert payment(state, 0, space, -1) == 1 << 8
    assert payment(state, 0, space, 1) == 1 << 12
    # He adds a black step there; it may be left out.
    checked(state, "place black_1 black", *["step black kiev"] * 2)
    assert offers(state, "step black kiev", "done")
    checked(state, "step black kiev")
    assert state.pos[10] == 4
    assert state.hand[0] == 2


def test_1_12_the_black_worker_adds_his_step_on_the_open_space_too() -> None:
    """Whatever is built there; which of the two a black step counts for makes a difference for grey."""
    state = position(tracks={"trans_siberian": [4]}, workers=1, coins=0, black=True)
    checked(state, "place open_1 black", "step grey trans_siberian")
    assert offers(state, "step black kiev", "done")
    checked(state, "step black kiev")
    assert (state.pos[1], state.pos[10], state.black_hand) == (1, 2, 0)
    state = position(tracks={"trans_siberian": [4]}, workers=1, coins=0, black=True)
    checked(state, "place open_1 black", "step black kiev", "count second", "step grey trans_siberian")
    assert (state.pos[1], state.pos[10], state.seat) == (1, 2, 1)


def test_the_black_worker_adds_nothing_on_other_spaces() -> None:
    state = position(workers=0, coins=0, black=True)
    checked(state, "place industry_1", "industry first")
    assert state.seat == 1
    assert state.pos[0] == state.pos[5] == state.pos[10] == 1


def test_the_black_worker_stands_in_when_workers_run_out_unless_a_coin_does() -> None:
    state = position(workers=0, coins=1, black=True, round=7)
    assert offers(state, "place coins", "place coins coin")
    play(state, "place coins coin")
    assert (state.black_hand, state.coins[0]) == (1, 2)


def test_temporary_workers_serve_for_the_round() -> None:
    state = position(workers=1, coins=0)
    checked(state, "place temp")
    assert (state.temp_owner, state.temp_hand) == (0, 2)
    for _ in range(3):
        play(state, "pass")
    checked(state, "place black_2", *["step black kiev"] * 3)
    assert state.temp_hand == 0
    pass_all(state)
    assert state.temp_owner == -1


def test_doublers_lie_from_the_left_and_are_limited() -> None:
    state = position(doublers={"trans_siberian": 8})
    assert refusal(state, "place doubler") == "not_in_full"
    state = position()
    state.doublers_left = 0
    hand(state, 0)
    assert refusal(state, "place doubler") == "not_in_full"


# Passing


def test_passing_brings_points_by_the_place_and_is_final() -> None:
    state = position()
    play(state, "pass", "pass", "pass", "pass")
    assert [state.points(seat) for seat in range(4)] == [0, 2, 3, 4]
    assert state.round == 2


def test_b6_passing_with_workers_left_is_allowed_and_ends_the_round_for_the_player() -> None:
    state = position()
    play(state, "pass")
    play(state, "place coins", "place doubler", "place open_1", "step black kiev")
    assert state.seat == 1  # seat 0 is out
    assert state.hand[0] == 5


def test_who_can_do_nothing_passes_by_himself() -> None:
    state = position(2, workers=1, coins=0)
    play(state, "place open_1", "step black kiev", "pass")
    assert state.round == 2
    assert state.passed == 0


# Hiring and engineers


def test_hiring_takes_the_engineer_and_his_space_is_the_owners() -> None:
    state = position(strip=[5, 3, 4], coins=2)
    checked(state, "place hire")
    assert state.engineers[0] == 1 << 5
    assert state.strip[0] == 0
    assert refusal(state, "place engineer_5") == "not_your_engineer"
    assert refusal(state, "place hire") == "taken"
    for _ in range(3):
        play(state, "pass")
    checked(state, "place engineer_5")
    assert (state.coins[0], state.points(0)) == (3, 3)
    assert refusal(state, "place engineer_5") == "engineer_used"
    pass_all(state)
    assert offers(state, "place engineer_5")


def test_engineers_move_on_and_the_unhired_one_leaves() -> None:
    state = position(strip=[5, 3, 4, 9, 10, 11, 12])
    pass_all(state)
    assert state.strip == [3, 4, 9, 10, 11, 12, 0]
    assert state.engineers == [0, 0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_last_round_no_public_engineer_is_left_and_before_it_one(players: int) -> None:
    state = position(players, strip=None)
    for _ in range(C.rounds[players] - 2):
        pass_all(state)
    assert [number > 0 for number in state.strip[:3]] == [True, True, False]
    assert refusal(state, "place public_2") == ("closed" if players == 2 else "no_engineer")
    pass_all(state)
    assert [number > 0 for number in state.strip[:3]] == [True, False, False]


def test_public_engineers_cost_what_they_show() -> None:
    state = position(strip=[5, 9, 11], coins=1)
    one, two = C.spaces.index("public_1"), C.spaces.index("public_2")
    assert (price_workers(state, one), price_coins(state, one)) == (2, 0)
    assert (price_workers(state, two), price_coins(state, two)) == (0, 1)
    checked(state, "place public_1", *["industry first"] * 3)
    assert state.engineers[0] == 0


def test_a_contested_engineer_must_be_used_in_full_and_an_own_one_not() -> None:
    """Engineer 3: two grey steps and three points."""
    state = position(strip=[5, 3], tracks={"trans_siberian": [2]})
    assert refusal(state, "place public_1") == "not_in_full"
    hand(state, 0, engineers=[3])
    state.strip = [5, 4, 6, 9, 10, 12, 13]
    hand(state, 0)
    checked(state, "place engineer_3")
    assert state.points(0) == 3
    checked(state, "step grey trans_siberian")
    assert state.seat == 1


def test_an_own_engineer_who_could_do_nothing_is_not_offered() -> None:
    state = position(strip=[5], engineers=[3])
    assert offers(state, "place engineer_3")  # three points at least
    state = position(strip=[5], engineers=[13])
    assert refusal(state, "place engineer_13") == "no_use"


def test_engineer_14_uses_an_engineer_of_another_player() -> None:
    state = position(strip=[5], engineers=[14])
    assert refusal(state, "place engineer_14") == "no_use"
    hand(state, 2, engineers=[8])
    checked(state, "place engineer_14")
    assert legal(state) == ["engineer 8", "done"]
    checked(state, "engineer 8")
    assert state.points(0) == 5
    assert state.doublers[0] == 1


def test_engineer_15_an_end_bonus_card_or_ten_points() -> None:
    state = position(strip=[5, 15])
    play(state, "place public_1")
    assert legal(state) == ["choose first", "choose second"]
    checked(state, "choose second")
    assert state.points(0) == 10
    state = position(strip=[5, 15])
    play(state, "place public_1", "choose first")
    assert state.decision.name == "PickEndCard"
    state = position(strip=[5, 15])
    state.removed, state.pile = state.removed | state.pile, 0
    play(state, "place public_1")
    assert legal(state) == ["choose second"]
