"""Set-up for each number of players, on both boards."""

from __future__ import annotations

import pytest

from roundhouse.core.bits import count
from roundhouse.games.russian_railroads.rules.components import ENGINEERS
from russian_railroads.helpers import C, checked, fresh, legal, offers, play, refusal
from russian_railroads.laws import check

# players: rounds, workers, coins, engineers, spaces of the strip
COUNTS = {1: (6, 6, 5, 6, 6), 2: (6, 6, 2, 6, 6), 3: (6, 6, 1, 6, 7), 4: (7, 5, 1, 7, 7)}


@pytest.mark.parametrize("board", ["russia", "usa"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_alike(players: int, board: str) -> None:
    state = fresh(players, board)
    check(state)
    rounds, workers, coins, engineers, spaces = COUNTS[players]
    assert C.rounds[players] == rounds
    for seat in range(players):
        assert list(state.pos[seat * 15 : seat * 15 + 15]) == [1, 0, 0, 0, 0] * 3
        assert state.locos[seat * 4 : seat * 4 + 4] == [1, 0, 0, 0]
        assert (state.hand[seat], state.crew[seat], state.coins[seat]) == (workers, workers, coins)
    assert len(state.strip) == spaces
    there = [number for number in state.strip if number]
    assert len(there) == engineers
    assert [C.engineer_stack[number] for number in there] == [0] * 3 + [1] * (engineers - 3)
    assert state.strip[:engineers] == there  # with three players the left-most space stays empty
    assert state.piles[2:] == [max(2, players)] * 8 or players == 1
    assert (count(state.pile), count(state.removed)) == (8, 2)
    assert state.doublers_left == 20
    assert count(state.offer) == 5


def test_russia_has_one_industry_marker_and_seven_tokens() -> None:
    state = fresh(2)
    assert state.marker == [0, -1] * 2
    assert [count(mask) for mask in state.tokens] == [7, 7]
    assert state.boulders == [0, 0]
    assert state.steel == 0


def test_the_usa_has_both_markers_boulders_and_steelworks() -> None:
    state = fresh(3, "usa")
    assert state.marker == [0, 0] * 3
    names = [name for n, name in enumerate(C.tokens) if state.tokens[0] >> n & 1]
    assert "second_marker" not in names
    assert {"golden_spike", "stock_payout"} <= set(names)
    assert state.boulders == [3, 3, 3]
    assert state.steel == 1 << 4 | 1 << 6 | 1 << 8
    assert state.dividends_left == [1, 1, 1, 2, 2, 1]
    assert state.level == [0, 0, 0]


def test_starting_bonuses_are_taken_from_the_last_player_to_the_second() -> None:
    state = fresh(4)
    order = state.order
    assert state.seat == order[3]
    assert len(legal(state)) == 4
    checked(state, "bonus bonus_coin")
    assert state.coins[order[3]] == 2
    assert state.seat == order[2]
    assert refusal(state, "bonus bonus_coin") == "bonus_gone"
    assert refusal(state, "pass") == "choose_bonus"
    checked(state, "bonus bonus_black", "step black kiev")
    assert state.seat == order[1]
    checked(state, "bonus bonus_industry", "industry first")
    assert state.marker[order[1] * 2] == 1
    assert state.decision.name == "Turn"
    assert state.seat == order[0]


def test_the_doubler_as_a_starting_bonus() -> None:
    state = fresh(2)
    second = state.order[1]
    checked(state, "bonus bonus_doubler")
    assert state.doublers[second * 3] == 1
    state = fresh(2, "usa")
    play(state, "bonus bonus_doubler")
    assert offers(state, "doubler transcontinental_east")  # there, the route is chosen


def test_engineers_and_order_differ_from_seed_to_seed() -> None:
    strips = {tuple(fresh(4, seed=seed).strip) for seed in range(20)}
    assert len(strips) > 15
    assert {fresh(4, seed=seed).order[0] for seed in range(30)} == {0, 1, 2, 3}
    assert all(set(strip) < set(range(1, ENGINEERS + 1)) for strip in strips)
