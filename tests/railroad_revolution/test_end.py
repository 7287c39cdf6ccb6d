"""The end of the game: the trigger, equal turns, one more round, and what may still happen."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import begin, finish, hand, legal, line, offers, play, position
from roundhouse.games.railroad_revolution.rules.state import LAST_ROUND, ROUND_TO_FINISH, RUNNING, State


def trade(state: State) -> None:
    """The seat whose turn it is sells the cheapest piece and leaves everything else."""
    seat = state.active
    assert state.decision.name == "PlaceWorker"
    idle = next(text for text in legal(state) if text.startswith("place trade"))
    play(state, idle, "sell building" if offers(play(state.copy(), idle), "sell building") else "sell rail")
    if state.active == seat and not state.over:
        finish(state)


def one_short(state: State, seat: int) -> None:
    """A seat has one building left to clear all sections left of its logo."""
    hand(state, seat, rails_left=2, buildings_left=3)


def turns_after(state: State) -> list[int]:
    """The seats that still have a turn, in order."""
    seats = []
    while not state.over:
        seats.append(state.active)
        trade(state)
    return seats


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_as_trigger_the_round_is_finished_and_one_more_played(players: int) -> None:
    for trigger in range(players):
        state = position(players=players)
        one_short(state, trigger)
        begin(state, trigger)
        trade(state)
        assert state.buildings_left[trigger] == 2
        rest = list(range(trigger + 1, players))
        assert turns_after(state) == rest + list(range(players))


def test_the_example_triggered_by_the_first_player() -> None:
    state = position()
    one_short(state, 0)
    begin(state, 0)
    trade(state)
    assert state.ending == ROUND_TO_FINISH
    assert turns_after(state) == [1, 2, 3, 0, 1, 2, 3]


def test_the_example_triggered_by_the_player_right_of_the_first() -> None:
    state = position()
    one_short(state, 3)
    begin(state, 3)
    trade(state)
    assert state.ending == LAST_ROUND
    assert turns_after(state) == [0, 1, 2, 3]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_a_round_ends_right_of_the_first_player_whoever_that_is(first: int) -> None:
    state = position()
    state.first = first
    one_short(state, 2)
    begin(state, 2)
    trade(state)
    rest = [seat % 4 for seat in range(3, first + (4 if first < 3 else 0))]
    everybody = [(first + k) % 4 for k in range(4)]
    assert turns_after(state) == rest + everybody


def test_the_pieces_right_of_the_logo_do_not_matter() -> None:
    state = position(rails_left=2, buildings_left=2)
    trade(state)
    assert state.ending != RUNNING


@pytest.mark.parametrize(("rails", "buildings"), [(2, 4), (4, 2), (3, 3), (15, 1)])
def test_rails_and_buildings_must_both_be_gone(rails: int, buildings: int) -> None:
    state = position(rails_left=rails, buildings_left=buildings)
    trade(state)
    assert state.ending == RUNNING


def test_ruling_2_1_13_the_trigger_is_thirteen_rails_and_ten_buildings_gone() -> None:
    full = position()
    state = position(rails_left=full.rails_left[0] - 13, buildings_left=full.buildings_left[0] - 9)
    assert state.ending == RUNNING
    trade(state)
    assert state.buildings_left[0] == full.buildings_left[0] - 10
    assert state.ending == ROUND_TO_FINISH


def test_all_players_have_had_the_same_number_of_turns() -> None:
    state = position()
    one_short(state, 1)
    turns = [0] * 4
    while not state.over:
        turns[state.active] += 1
        trade(state)
    assert turns == [2, 2, 2, 2]


def test_a_second_player_clearing_the_board_changes_nothing() -> None:
    state = position()
    one_short(state, 1)
    one_short(state, 3)
    trade(state)
    trade(state)
    assert turns_after(state) == [2, 3, 0, 1, 2, 3]


def test_ruling_2_2_16_the_trigger_by_a_deal_in_anothers_turn() -> None:
    state = position(deal="deal1", shares=0)
    one_short(state, 2)
    play(state, "place telegraph white", "open 3", "done")
    while state.seat != 2:
        play(state, "skip")
    play(state, "deal b", "open 8")
    assert state.buildings_left[2] == 2
    while state.active == 0:
        play(state, "skip")
    assert state.ending == ROUND_TO_FINISH
    assert turns_after(state) == [1, 2, 3, 0, 1, 2, 3]


def test_ruling_2_2_16_the_trigger_by_a_deal_in_the_last_turn_of_a_round() -> None:
    state = position(deal="deal1")
    one_short(state, 1)
    begin(state, 3)
    play(state, "place telegraph white", "open 3", "done", "skip")
    while state.seat != 1:
        play(state, "skip")
    play(state, "deal b", "open 8")
    while state.active == 3:
        play(state, "skip")
    assert state.ending == LAST_ROUND
    assert turns_after(state) == [0, 1, 2, 3]


def test_a_player_without_pieces_passes_and_the_game_still_ends() -> None:
    state = position(players=2, rails_left=0, buildings_left=1)
    trade(state)
    hand(state, 0, money=0, shares=0)
    assert state.active == 1
    trade(state)  # seat 0 has nothing left and passes, so seat 1 follows at once
    assert state.active == 1
    trade(state)
    assert state.over


def test_the_last_turn_of_all_may_resolve_a_deal_and_milestones_after_ones_last_turn() -> None:
    state = position(deal="deal2")
    state.ending = LAST_ROUND
    rails = [*line("charlotte", "miami"), "washington-chicago/1"]
    hand(state, 1, goals=("A1-1", ""), managers=("P", ""), rails=rails, shares=2)
    begin(state, 3)
    play(state, "place telegraph white", "open 3", "done", "skip")
    while state.seat != 1:
        play(state, "skip")
    play(state, "deal a", "lay washington-chicago/2", "skip")
    assert state.decision.name == "ChooseMilestone"
    assert state.scores().line("milestones")[1] == 14
    play(state, legal(state)[0])
    assert state.over
    assert state.scores().line("milestones")[1] == 14


def test_when_the_game_is_over_there_is_nobody_to_move_and_every_move_is_refused() -> None:
    state = position(players=2)
    state.ending = LAST_ROUND
    begin(state, 1)
    trade(state)
    assert state.over
    assert (state.seat, state.legal()) == (-1, [])
    reason = state.why_not(0)
    assert reason is not None
    assert reason.key == "reason.game_over"


def test_workers_come_back_at_the_beginning_of_a_last_turn_as_always() -> None:
    state = position(workers="", placed={"trade": "WWWW"})
    assert legal(state)[0].startswith("place")
