"""Turn order: claims, relocation, coins on order spaces."""

from __future__ import annotations

import pytest

from roundhouse.games.russian_railroads.rules.rounds import new_order
from russian_railroads.helpers import C, checked, hand, legal, offers, pass_all, play, position, refusal

# before is always 0 1 2 3; claims of the first and second place; after
ORDERS = [
    ("O1", 2, 3, [2, 3, 0, 1]),
    ("O2", 3, -1, [3, 0, 1, 2]),
    ("O3", -1, 2, [0, 2, 1, 3]),
    ("O4", -1, 0, [0, 1, 2, 3]),
    ("first claims second and another first", 1, 0, [1, 0, 2, 3]),
    ("second claims first", 1, -1, [1, 0, 2, 3]),
    ("nobody", -1, -1, [0, 1, 2, 3]),
]


@pytest.mark.parametrize(
    ("first", "second", "after"), [case[1:] for case in ORDERS], ids=[case[0] for case in ORDERS]
)
def test_oracle_order(first: int, second: int, after: list[int]) -> None:
    assert new_order([0, 1, 2, 3], first, second) == after
    assert new_order([3, 1, 0, 2], first, second)[0] in (first, 3, second)


def test_oracle_o1_the_worker_on_the_second_place_is_moved_first() -> None:
    state = position()
    play(state, "pass", "pass", "place order_1", "place order_2", "pass", "pass")
    assert state.decision.name == "Relocate"
    assert state.order == [2, 3, 0, 1]
    assert state.seat == 3
    checked(state, "place black_1", "step black kiev", "step black kiev")
    assert state.seat == 2
    assert refusal(state, "place black_1") == "taken"
    checked(state, "place doubler")
    assert state.round == 2
    assert state.seat == 2


def test_the_own_place_cannot_be_claimed_nor_both() -> None:
    state = position()
    assert refusal(state, "place order_1") == "own_place"
    play(state, "place order_2")
    assert refusal(state, "place order_2") == "taken"
    play(state, "place order_1")
    for _ in range(2):
        play(state, "pass")
    assert refusal(state, "place order_1") == "taken"
    state = position()
    play(state, "pass", "pass", "place order_1", "pass")
    assert refusal(state, "place order_2") == "claimed_already"


def test_with_two_players_the_single_space_is_open_to_both() -> None:
    state = position(2)
    assert offers(state, "place order_1")
    play(state, "place order_1", "pass", "pass")
    assert state.order == [0, 1]
    assert state.decision.name == "Relocate"


def test_only_free_spaces_for_exactly_one_worker_and_own_engineers() -> None:
    state = position(strip=[5, 9, 4], engineers=[8])
    play(state, "place order_2", "place coins", "pass", "pass", "pass", "pass")
    found = legal(state)
    spaces = {text.split()[1] for text in found if text.startswith("place")}
    assert {"black_1", "open_1", "loco_1", "industry_1", "doubler", "temp", "engineer_8"} <= spaces
    assert not spaces & {
        "black_2",
        "loco_3",
        "hire",
        "any_coin",
        "coins",
        "order_1",
        "last_round",
        "public_1",
    }
    assert refusal(state, "place black_2") == "one_worker_only"
    assert refusal(state, "place coins") == "taken"
    assert refusal(state, "place black_1 coin") == "relocate"
    checked(state, "place engineer_8")
    assert state.points(0) == 5


def test_relocation_comes_before_scoring() -> None:
    state = position(tracks={"kiev": [2]}, locos={"kiev": [4]})
    play(state, "place order_2", "pass", "pass", "pass", "pass")
    assert state.points(0) == 0
    play(state, "place black_1", "step black kiev", "step black kiev")
    assert state.points(0) == 10


def test_the_black_worker_on_an_order_space_adds_his_step_when_he_is_moved() -> None:
    state = position(workers=1, black=True)
    play(state, "place order_2 black", "pass", "pass", "pass", "pass")
    checked(state, "place black_1", *["step black kiev"] * 3)
    assert state.pos[10] == 4


def test_what_is_gained_serves_from_the_next_round_on() -> None:
    state = position(tracks={"kiev": [6]})
    play(state, "place order_2", "pass", "pass", "pass", "pass")
    checked(state, "place black_1", "step black kiev", "step black kiev")
    assert state.round == 2
    assert (state.crew[0], state.hand[0]) == (6, 6)


def test_no_claims_in_the_last_round() -> None:
    state = position(round=7)
    assert refusal(state, "place order_2") == "no_order_any_more"
    hand(state, 0)
    pass_all(state)
    assert state.over


def test_passing_counts_by_the_order_of_the_round() -> None:
    state = position()
    play(state, "pass", "pass", "pass", "place order_1", "pass")
    play(state, "done")
    assert state.order == [3, 0, 1, 2]
    before = [state.points(seat) for seat in range(4)]
    pass_all(state)
    gained = [state.points(seat) - before[seat] for seat in range(4)]
    assert gained == [2, 3, 4, 0]
    assert C.pass_points == [0, 2, 3, 4]
