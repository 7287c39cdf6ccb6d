"""Playing at stored tables: moves, races, what is in memory, taking back."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from roundhouse.server.store import SqlStore
from roundhouse.server.tables.check import check
from roundhouse.server.tables.refusals import Illegal, NoSuchTable, NotYours, Over, Refused, Stale
from roundhouse.server.tables.service import Tables
from server.rooms import Room, refused

# Moves


def test_a_move_is_stored_and_counts(room: Room, store: SqlStore) -> None:
    table = room.table(room.ada, room.bert)
    text = room.first(table)
    assert room.tables.move(table, text, 0, "a", user_id=room.acting(table)) == 1
    found = store.load(table)
    assert found is not None
    row, _, entries = found
    assert (row.seq, row.turn) == (1, room.tables.get(table).running().state.seat)
    assert [(entry.seq, entry.move, entry.taken_back) for entry in entries] == [(1, text, 0)]


def test_the_same_request_again_gives_the_same_answer_and_no_second_entry(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    text, user = room.first(table), room.acting(table)
    assert room.tables.move(table, text, 0, "a", user_id=user) == 1
    room.play(table, 3)
    for tables in (room.tables, Tables(room.store)):
        assert tables.move(table, text, 0, "a", user_id=user) == 1
        assert tables.move(table, "whatever", 4, "a", user_id=user) == 1
    assert room.tables.get(table).seq == 4


def test_somebody_elses_key_is_another_key(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    live = room.tables.get(table)
    while live.row.turn == live.turn and live.seq < 60:
        mover = room.acting(table)
        room.move(table, room.first(table), key=f"key {live.seq}")
        if room.acting(table) != mover:
            break
    key = f"key {room.tables.get(table).seq - 1}"
    assert room.move(table, room.first(table), key=key) == room.tables.get(table).seq


def test_a_decision_about_an_older_position_is_stale(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    room.play(table, 2)
    with pytest.raises(Stale) as caught:
        room.tables.move(table, room.first(table), 1, "late", user_id=room.acting(table))
    assert caught.value.current == 2
    with pytest.raises(Stale):
        room.tables.move(table, room.first(table), 7, "early", user_id=room.acting(table))
    assert room.tables.get(table).seq == 2


def test_what_the_rules_do_not_allow_is_refused_with_the_reason(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    live = room.tables.get(table)
    game, state = live.game, live.running().state
    illegal = next(code for code in range(game.moves.size) if state.why_not(code) is not None)
    user = room.acting(table)
    with pytest.raises(Illegal) as caught:
        room.tables.move(table, game.moves.text(illegal), 0, "a", user_id=user)
    assert caught.value.reason == state.why_not(illegal)
    for nonsense in ("", "castle", "x" * 10_000, "done\0", "\ud800"):
        assert (
            refused(
                Illegal, lambda nonsense=nonsense: room.tables.move(table, nonsense, 0, "b", user_id=user)
            )
            == "reason.no_such_move"
        )
    assert room.tables.get(table).seq == 0


def test_nobody_acts_for_anothers_seat(room: Room) -> None:
    table = room.table(room.ada, room.bert, "greedy")
    text = room.first(table)
    waiting = room.waiting(table) if room.tables.get(table).turn < 2 else room.ada
    move = room.tables.move
    assert refused(Illegal, lambda: move(table, text, 0, "a", user_id=waiting)) == "reason.not_your_turn"
    assert refused(NotYours, lambda: move(table, text, 0, "a", user_id=room.cleo)) == "reason.not_your_seat"
    assert refused(NotYours, lambda: move(table, text, 0, "a", user_id=None)) == "reason.not_your_seat"
    for seat in (0, 9, -1):
        assert (
            refused(NotYours, lambda seat=seat: move(table, text, 0, "a", bot_seat=seat))
            == "reason.not_your_seat"
        )
    assert room.tables.get(table).seq == 0


def test_a_table_that_is_not_there_or_waits_or_is_over(room: Room) -> None:
    for wrong in ("A" * 22, "", "../../etc", "a\0b", "x" * 1000):
        assert refused(NoSuchTable, lambda wrong=wrong: room.tables.get(wrong)) == "reason.no_such_table"
    waiting = room.table(room.ada, None)
    move = room.tables.move
    assert refused(Refused, lambda: move(waiting, "done", 0, "a", user_id=room.ada)) == "reason.waiting"
    over = room.finished()
    seq = room.tables.get(over).seq
    assert refused(Over, lambda: move(over, "done", seq, "a", user_id=room.ada)) == "reason.game_over"


# Several moves in one request


def own_line(room: Room, table: str, most: int = 3) -> list[str]:
    """First legal moves that the seat to decide can make one after another, without passing the turn on."""
    state = room.tables.get(table).running().state.copy()
    seat, found = state.seat, []
    while len(found) < most and state.seat == seat:
        found.append(state.game.moves.text(state.legal()[0]))
        state.play(state.legal()[0])
    return found


def several_in_a_row(room: Room) -> tuple[str, list[str]]:
    """A table where somebody can make three moves one after another."""
    table = room.table(room.ada, room.bert)
    for _ in range(300):
        moves = own_line(room, table)
        if len(moves) == 3:
            return table, moves
        room.play(table)
    raise AssertionError("nobody ever decides three times")


def test_several_moves_come_in_one_request_and_are_stored_one_by_one(room: Room, store: SqlStore) -> None:
    table, moves = several_in_a_row(room)
    at, user = room.tables.get(table).seq, room.acting(table)
    assert list(room.tables.moves(table, moves, at, "a", user)) == [at + 1, at + 2, at + 3]
    room.play(table, 2)
    for tables in (room.tables, Tables(room.store)):  # once more, also where nothing is in memory
        assert list(tables.moves(table, moves, at, "a", user)) == [at + 1, at + 2, at + 3]
    found = store.load(table, after=at)
    assert found is not None
    assert [entry.move for entry in found[2]][:3] == moves
    assert len(found[2]) == 5


def test_of_several_moves_those_before_a_refused_one_stand(room: Room) -> None:
    table, moves = several_in_a_row(room)
    at, user = room.tables.get(table).seq, room.acting(table)
    asked = [moves[0], "castle", moves[1]]
    for _ in range(2):  # a repeated request is told the same
        assert refused(Illegal, lambda: list(room.tables.moves(table, asked, at, "a", user))) == (
            "reason.no_such_move"
        )
        assert room.tables.get(table).seq == at + 1
    assert refused(Stale, lambda: list(room.tables.moves(table, moves, at, "b", user))) == "reason.stale"


def test_several_moves_of_one_seat_are_never_played_for_another(room: Room) -> None:
    table = room.house()
    state = room.tables.get(table).running().state.copy()
    seat, moves = state.seat, []
    while state.seat == seat:
        moves.append(state.game.moves.text(state.legal()[0]))
        state.play(state.legal()[0])
    moves.append(state.game.moves.text(state.legal()[0]))  # what the next one around the screen could do
    assert refused(Illegal, lambda: list(room.tables.moves(table, moves, 0, "a", room.ada))) == (
        "reason.turn_passed"
    )
    assert room.tables.get(table).seq == len(moves) - 1


def test_the_result_is_stored_when_the_game_is_over(room: Room, store: SqlStore) -> None:
    table = room.finished()
    row = store.table(table)
    assert row is not None
    state = room.tables.get(table).running().state
    assert row.status == "over"
    sheet = [[line, *state.scores().line(line)] for line in state.scores().lines]
    assert row.result == {
        "totals": state.scores().totals(),
        "winners": state.winners(),
        "out": [],
        "sheet": sheet,
    }


# Memory and store


def test_any_state_is_rebuilt_from_the_entries(room: Room) -> None:
    table = room.table(room.ada, room.bert, undo="free")
    room.play(table, 30)
    room.tables.undo.take_back(table, room.ada, 4, 30, "back")
    room.play(table, 10, seed=5)
    live, fresh = room.tables.get(table), Tables(room.store).get(table)
    assert fresh.seq == live.seq == 41
    assert replace(fresh.row, changed=0) == replace(live.row, changed=0)
    for number in range(42):
        assert fresh.running().position(number).digest() == live.running().position(number).digest()
    assert fresh.running().line() == live.running().line()


def test_tables_in_another_process_keep_up(room: Room, other_store: SqlStore) -> None:
    table = room.table(room.ada, room.bert)
    elsewhere = Room.__new__(Room)
    elsewhere.store, elsewhere.tables, elsewhere.people = other_store, Tables(other_store), room.people
    for turn in range(20):
        here = (room, elsewhere)[turn % 2]
        assert here.play(table, 1, seed=turn).seq == turn + 1
    digests = {one.tables.get(table).running().state.digest() for one in (room, elsewhere)}
    assert len(digests) == 1


def test_seats_changed_in_another_process_are_seen_by_the_next_move(
    room: Room, other_store: SqlStore
) -> None:
    table = room.table(room.ada, room.bert)
    live = room.tables.get(table)
    user, seat, text = room.acting(table), live.turn, room.first(table)
    elsewhere = Tables(other_store)
    elsewhere.seats.leave(table, seat, user, "greedy")
    move = room.tables.move
    assert refused(Illegal, lambda: move(table, text, 0, "a", user_id=user)) == "reason.not_your_turn"
    assert move(table, text, 0, "b", bot_seat=seat) == 1
    elsewhere.seats.come_back(table, seat, user)
    assert room.tables.get(table).seats[seat].kind == "person"


def test_tables_stay_in_memory_as_far_as_there_is_room_and_all_can_be_played_on(store: SqlStore) -> None:
    room = Room(store, Tables(store, memory=2 * 30_000))
    tables = [room.table(room.ada, room.bert) for _ in range(5)]
    for _ in range(3):
        for table in tables:
            room.play(table, 2)
    assert [room.tables.get(table).seq for table in tables] == [6] * 5
    assert 1 <= len(room.tables.cache._tables) < 5
    room = Room(store, Tables(store))
    for table in tables:
        room.tables.get(table)
    assert len(room.tables.cache._tables) == 5


def test_what_could_not_be_stored_does_not_count(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = room.table(room.ada, room.bert)
    room.play(table, 3)
    before = room.tables.get(table).running().state.digest()
    text, user = room.first(table), room.acting(table)

    def fails(*arguments: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(room.store, "append", fails)
        with pytest.raises(OSError, match="disk is full"):
            room.tables.move(table, text, 3, "a", user_id=user)
    live = room.tables.get(table)
    assert (live.seq, len(live.running().entries)) == (3, 3)
    assert live.running().state.digest() == before
    assert room.tables.move(table, text, 3, "a", user_id=user) == 4


def test_of_many_who_move_at_once_one_move_is_stored(room: Room, other_store: SqlStore) -> None:
    table = room.table(room.ada, room.bert)
    tables = [room.tables, Tables(other_store)]
    for at in range(4):
        text, user = room.first(table), room.acting(table)
        barrier = threading.Barrier(8)

        def attempt(
            number: int,
            at: int = at,
            text: str = text,
            user: int = user,
            barrier: threading.Barrier = barrier,
        ) -> object:
            barrier.wait()
            try:
                return tables[number % 2].move(table, text, at, f"{at}/{number}", user_id=user)
            except Stale as stale:
                return stale.current - 100

        with ThreadPoolExecutor(8) as pool:
            found = sorted(pool.map(attempt, range(8)), key=str)
        assert sorted(found, key=int) == [at + 1 - 100] * 7 + [at + 1]  # type: ignore[call-overload]
        assert room.tables.get(table).seq == at + 1


def test_many_tables_are_played_at_once(store: SqlStore) -> None:
    room = Room(store, Tables(store))
    tables = [room.table(room.ada, room.bert, seed=seed) for seed in range(6)]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda table: room.play(table, 25), tables))
    assert [problems for _, problems in check(store)] == [[]] * 6
    assert {room.tables.get(table).seq for table in tables} == {25}


# Taking back


def test_one_takes_back_what_revealed_nothing_and_no_more(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    while True:
        live = room.play(table, 1, seed=room.tables.get(table).seq)
        assert not live.over
        seat = live.running().entries[-1].seat
        if live.running().undo_reach(seat) == 1 and live.seq > 3:
            break
    user = live.seats[seat].user_id
    assert user is not None
    before = live.running().position(live.seq - 1).digest()
    undo = room.tables.undo.take_back
    assert refused(Illegal, lambda: undo(table, user, 2, live.seq, "a")) == "reason.undo_needs_consent"
    assert refused(Illegal, lambda: undo(table, user, 999, live.seq, "a")) == "reason.nothing_to_undo"
    assert refused(Illegal, lambda: undo(table, user, 0, live.seq, "a")) == "reason.nothing_to_undo"
    assert refused(NotYours, lambda: undo(table, room.cleo, 1, live.seq, "a")) == "reason.not_your_seat"
    seq = live.seq
    refused(Stale, lambda: undo(table, user, 1, seq - 1, "a"))
    assert undo(table, user, 1, seq, "a") == undo(table, user, 1, seq, "a") == seq + 1
    assert room.tables.get(table).running().state.digest() == before
    assert Tables(room.store).get(table).running().state.digest() == before


def test_the_others_are_asked_and_all_must_agree(room: Room) -> None:
    table = room.table(room.ada, room.bert, room.cleo)
    room.play(table, 40)
    tables = room.tables
    refused(Stale, lambda: tables.undo.ask(table, room.ada, 20, 39))
    assert refused(Illegal, lambda: tables.undo.ask(table, room.ada, 41, 40)) == "reason.nothing_to_undo"
    assert refused(Refused, lambda: tables.undo.answer(table, room.bert, True)) == "reason.nothing_asked"
    tables.undo.ask(table, room.ada, 20, 40)
    shown = tables.view(table, room.bert).undo
    assert (shown.asked_by, shown.asked_moves, shown.agreed) == (0, 20, [])
    assert refused(Refused, lambda: tables.undo.answer(table, room.ada, True)) == "reason.nothing_asked"
    assert refused(NotYours, lambda: tables.undo.answer(table, room.dora, True)) == "reason.not_your_seat"
    assert tables.undo.answer(table, room.bert, True) is None
    assert tables.get(table).seq == 40
    assert tables.undo.answer(table, room.cleo, True) == 41
    live = tables.get(table)
    assert live.running().state.digest() == live.running().position(20).digest()
    assert refused(Refused, lambda: tables.undo.answer(table, room.cleo, True)) == "reason.nothing_asked"


def test_one_who_disagrees_ends_it_and_a_move_makes_it_void(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    room.play(table, 30)
    room.tables.undo.ask(table, room.ada, 20, 30)
    assert room.tables.undo.answer(table, room.bert, False) is None
    assert room.tables.get(table).asked is None
    room.tables.undo.ask(table, room.ada, 20, 30)
    room.play(table, 1)
    assert room.tables.get(table).asked is None
    assert refused(Refused, lambda: room.tables.undo.answer(table, room.bert, True)) == "reason.nothing_asked"


def test_the_rules_of_the_table_about_taking_back(room: Room) -> None:
    never, free = room.table(room.ada, room.bert, undo="none"), room.table(room.ada, room.bert, undo="free")
    for table in (never, free):
        room.play(table, 30)
    tables = room.tables
    assert refused(Refused, lambda: tables.undo.take_back(never, room.ada, 1, 30, "a")) == "reason.no_undo"
    assert refused(Refused, lambda: tables.undo.ask(never, room.ada, 1, 30)) == "reason.no_undo"
    assert tables.undo.take_back(free, room.ada, 25, 30, "a") == 31
    over = room.finished()
    seq = tables.get(over).seq
    assert (
        refused(Illegal, lambda: tables.undo.take_back(over, room.ada, 1, seq, "a"))
        == "reason.undo_after_end"
    )
    assert refused(Illegal, lambda: tables.undo.ask(over, room.ada, 1, seq)) == "reason.undo_after_end"


def test_at_a_house_table_even_the_end_is_taken_back(room: Room, store: SqlStore) -> None:
    table = room.house()
    live = room.play(table, 5000)
    assert live.over
    room.tables.undo.take_back(table, room.ada, 3, live.seq, "a")
    live = room.tables.get(table)
    assert not live.over
    row = store.table(table)
    assert row is not None
    assert (row.status, row.result, row.turn) == ("running", None, live.running().state.seat)
    assert room.play(table, 5000).over
    assert [problems for _, problems in check(store)] == [[]]
