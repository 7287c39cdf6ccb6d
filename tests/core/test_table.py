"""A game being played: turns, history, undo, forks, views, records."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.core.game import SetupError
from roundhouse.core.message import IllegalMove
from roundhouse.core.random import Random
from roundhouse.core.record import RecordError
from roundhouse.core.record_reader import read
from roundhouse.games.registry import GAMES, open_game
from roundhouse.table import Entry, Seat, Table
from roundhouse.table.table import SPECTATOR
from tables import finished, new_table, play_on, some_game


def refused(call: Callable[[], object]) -> str:
    """The key of the reason with which something is refused."""
    with pytest.raises(IllegalMove) as caught:
        call()
    return caught.value.reason.key


def play_first(table: Table) -> Entry:
    return table.play(table.state.seat, table.state.legal()[0])


def until(table: Table, wanted: Callable[[Entry, Table], bool], seed: int = 1) -> Entry:
    """Play at random until an entry is as wanted."""
    number = 0
    while not table.state.over:
        play_on(table, 1, seed + number)
        number += 1
        if wanted(table.entries[-1], table):
            return table.entries[-1]
    raise AssertionError("the game ended before")


def revealed(entry: Entry, table: Table) -> bool:
    return table.position(len(table.entries) - 1).reveals != table.state.reveals


def quiet_pair(entry: Entry, table: Table) -> bool:
    """Two moves of one seat in a row that revealed nothing."""
    line = table.line()
    if len(line) < 2 or table.entries[line[-2] - 1].seat != entry.seat or table.state.over:
        return False
    return table.position(line[-2] - 1).reveals == table.state.reveals


# Playing


def test_only_the_seat_to_move_plays_and_only_legal_moves() -> None:
    table = new_table()
    state = table.state
    other = (state.seat + 1) % 3
    illegal = next(code for code in range(some_game().moves.size) if state.why_not(code) is not None)
    assert refused(lambda: table.play(other, state.legal()[0])) == "reason.not_your_turn"
    assert refused(lambda: table.play(9, state.legal()[0])) == "reason.no_such_seat"
    assert refused(lambda: table.play(SPECTATOR, state.legal()[0])) == "reason.no_such_seat"
    assert refused(lambda: table.play(state.seat, illegal)).startswith("reason.")
    assert refused(lambda: table.play(state.seat, 10**9)) == "reason.no_such_move"
    assert table.entries == []
    assert table.state is state


def test_nobody_plays_after_the_end() -> None:
    table = finished()
    for seat in range(3):
        assert refused(lambda seat=seat: table.play(seat, 0)) == "reason.game_over"


def test_events_are_kept_with_the_entry_and_nobody_listens_afterwards() -> None:
    table = play_on(new_table(), 60)
    assert any(entry.events for entry in table.entries)
    assert table.log == [(n, event) for n, entry in enumerate(table.entries, 1) for event in entry.events]
    assert table.state.log is None


def test_every_position_stays_as_it_was() -> None:
    table = new_table()
    seen = [table.state.digest()]
    for _ in range(50):
        play_first(table)
        seen.append(table.state.digest())
    assert [table.position(number).digest() for number in range(51)] == seen
    for wrong in (-1, 51):
        with pytest.raises(IndexError):
            table.position(wrong)


def test_a_bad_table_is_refused() -> None:
    game = some_game()
    seats = [Seat("Ada"), Seat("Bert")]
    for bad in (lambda: Seat(""), lambda: Seat("a\nb"), lambda: Seat("Ada", "two words")):
        with pytest.raises(SetupError):
            bad()
    for seed in (-1, 2**128):
        with pytest.raises(SetupError, match="seed"):
            Table(game, seats, seed)
    with pytest.raises(SetupError, match="players"):
        Table(game, seats[:1] * 9, 7)
    with pytest.raises(SetupError, match="no option"):
        Table(game, seats, 7, {"weather": "rain"})


# Taking back


def test_undo_is_an_entry_and_brings_the_position_back() -> None:
    table = new_table()
    entry = until(table, quiet_pair)
    number = len(table.entries)
    before = table.position(number - 1)
    assert table.undo_reach(entry.seat) >= 2
    table.undo(entry.seat)
    assert table.state is before
    assert len(table.entries) == number + 1
    assert table.entries[-1] == Entry(entry.seat, None, 1)
    assert table.line() == list(range(1, number))
    assert table.line(number) == list(range(1, number + 1))
    table.undo(entry.seat)
    assert table.line() == list(range(1, number - 1))
    assert table.position(number).digest() != table.state.digest()


def test_free_undo_stops_at_what_was_revealed() -> None:
    table = new_table()
    entry = until(table, revealed)
    assert table.undo_reach(entry.seat) == 0
    assert refused(lambda: table.undo(entry.seat)) == "reason.undo_needs_consent"


def test_free_undo_stops_at_what_somebody_else_decided() -> None:
    table = new_table()
    first = play_first(table)
    until(table, lambda entry, _: entry.seat != first.seat)
    assert table.undo_reach(first.seat) == 0
    assert table.last_choice([first.seat]) == 2
    assert refused(lambda: table.undo(first.seat, 2)) == "reason.undo_needs_consent"


def test_further_back_with_the_consent_of_all_others() -> None:
    table = new_table()
    until(table, revealed)
    number = len(table.entries)
    seat = table.entries[-1].seat
    others = table.others(seat)
    assert others == {0, 1, 2} - {seat}
    half = {min(others)}
    assert refused(lambda: table.undo(seat, number, agreed_by=half)) == "reason.undo_needs_consent"
    assert refused(lambda: table.undo(seat, number, agreed_by={seat})) == "reason.undo_needs_consent"
    assert table.undo(seat, number, agreed_by=others).taken_back == number
    assert table.state is table.position(0)
    assert table.line() == []


def test_bots_need_not_be_asked() -> None:
    seats = [Seat("Ada"), Seat("Bert", "greedy"), Seat("Cleo", "random")]
    table = play_on(Table(some_game(), seats, 7), 40)
    assert table.others(0) == set()
    assert table.undo_reach(0) == 40


def test_at_a_house_table_everything_can_be_taken_back_even_the_end() -> None:
    table = play_on(new_table(house=True), 5_000)
    assert table.state.over
    moves = len(table.entries)
    assert table.undo_reach(2) == moves
    table.undo(2)
    assert not table.state.over
    assert table.undo_reach(0) == moves - 1


def test_elsewhere_the_end_is_the_end() -> None:
    table = finished()
    seat = table.entries[-1].seat
    assert table.undo_reach(seat) == 0
    assert refused(lambda: table.undo(seat, agreed_by={0, 1, 2})) == "reason.undo_after_end"
    assert not table.fork(len(table.entries) - 1).state.over


@pytest.mark.parametrize("moves", [0, -1, 5])
def test_what_was_not_played_cannot_be_taken_back(moves: int) -> None:
    table = play_on(new_table(house=True), 4)
    assert refused(lambda: table.undo(0, moves)) == "reason.nothing_to_undo"
    assert len(table.entries) == 4


def test_a_turn_is_restarted_and_no_more_than_the_turn() -> None:
    table = new_table(house=True)

    def third_of_a_turn(entry: Entry, table: Table) -> bool:
        return table.turn_moves(entry.seat) == 3 and len(table.entries) > 30

    seat = until(table, third_of_a_turn).seat
    before = table.position(len(table.entries) - 3)
    table.restart_turn(seat)
    assert table.state is before
    assert table.state.seat == seat
    assert table.turn_moves(seat) == 0
    assert refused(lambda: table.restart_turn(seat)) == "reason.nothing_to_undo"


def test_alone_too_no_more_than_the_turn_is_restarted() -> None:
    solo = next(game for game in map(open_game, GAMES) if game.seats(game.complete({}))[0] == 1)
    table = Table(solo, [Seat("Ada")], seed=5, options=solo.complete({}), house=True)
    longest = 0
    while not table.state.over:
        begun = table.state.turns_taken()
        table.play(0, table.state.legal()[len(table.entries) % len(table.state.legal())])
        if table.state.turns_taken() != begun:
            assert table.turn_moves(0) == 0
        longest = max(longest, table.turn_moves(0))
    assert 1 < longest < len(table.entries) // 4


@given(st.lists(st.integers(0, 400), max_size=40), st.integers(2, 4))
def test_play_and_undo_in_any_order_lead_where_the_record_says(steps: list[int], players: int) -> None:
    table = new_table(players, seed=3, house=True)
    for step in steps:
        if step % 4 == 0 and table.line():
            table.undo(step % players, 1 + step % len(table.line()))
        else:
            legal = table.state.legal()
            table.play(table.state.seat, legal[step % len(legal)])
    again = Table.from_record(table.record(), table.game)
    assert again.state.digest() == table.state.digest()
    assert len(again.entries) == len(table.line())
    assert [event for _, event in again.log] == [event for _, event in table.log]
    for number in range(len(table.entries) + 1):
        assert table.fork(number).state.digest() == table.position(number).digest()


# Forks, views, records


def test_a_fork_goes_its_own_way() -> None:
    table = play_on(new_table(), 60)
    state = table.state
    fork = table.fork(30)
    assert fork.state.digest() == table.position(30).digest()
    assert fork.house
    play_on(fork, 10, seed=99)
    assert table.state is state
    assert len(table.entries) == 60
    assert len(fork.entries) == 40
    new = [Seat("X"), Seat("Y", "greedy"), Seat("Z")]
    assert table.fork(3, new).seats == new
    with pytest.raises(SetupError):
        table.fork(3, [Seat("X"), Seat("Y")])
    with pytest.raises(IndexError):
        table.fork(61)


def test_a_view_hides_what_the_seat_may_not_know() -> None:
    table = play_on(new_table(), 80)
    for seat in range(3):
        view = table.view(seat)
        assert view.digest() == table.state.seen_by(seat).digest()
        assert view.digest() != table.state.digest()
        assert table.view(seat, 10).digest() == table.position(10).seen_by(seat).digest()
    assert refused(lambda: table.view(3)) == "reason.no_such_seat"
    assert refused(lambda: table.view(-2)) == "reason.no_such_seat"


def test_a_spectator_sees_the_same_whatever_is_hidden() -> None:
    table = new_table()
    for number in range(200):
        play_on(table, 1, seed=number)
        if table.state.over:
            break
        view = table.view(SPECTATOR).digest()
        twin = table.state.imagine(SPECTATOR, Random(number))
        assert twin.seen_by(SPECTATOR).digest() == view


def test_the_seed_is_committed_to_at_the_start_and_shown_in_the_end() -> None:
    table = new_table(seed=2**127 + 5)
    assert table.commitment == hashlib.sha256((2**127 + 5).to_bytes(16, "big")).hexdigest()
    play_on(table, 20)
    assert table.record().seed is None
    assert f"{table.seed:032x}" not in table.record().write()
    assert table.record(reveal_seed=True).seed == table.seed
    play_on(table, 5_000)
    assert table.record().seed == table.seed
    assert table.record(reveal_seed=False).seed is None


def test_a_record_with_a_hidden_seed_cannot_be_resumed() -> None:
    record = read(play_on(new_table(), 20).record().write())
    with pytest.raises(RecordError, match="hidden"):
        Table.from_record(record, some_game())


def test_a_game_is_saved_and_resumed() -> None:
    table = play_on(Table(some_game(), [Seat("Ada"), Seat("Bert", "greedy")], 11, house=True), 70)
    table.undo(0, 5)
    again = Table.from_record(read(table.record().write()), some_game())
    assert again.seats == table.seats
    assert again.options == table.options
    assert again.state.digest() == table.state.digest()
    assert again.record() == table.record()
    assert again.undo_reach(0) == 65
    assert play_on(again, 5_000).state.over


def test_a_finished_record_must_have_the_scores_of_the_game() -> None:
    record = finished().record()
    assert Table.from_record(record, some_game()).state.over
    record.winners = [0, 1, 2]
    with pytest.raises(RecordError, match="wins"):
        Table.from_record(record, some_game())
