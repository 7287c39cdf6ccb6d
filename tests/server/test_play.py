"""Playing at stored tables: moves, races, taking back, forks, seats."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from sqlalchemy import text as sql

from roundhouse.core.game import SetupError
from roundhouse.core.message import Reason
from roundhouse.core.record_reader import read
from roundhouse.server.check import check
from roundhouse.server.live_table import OtherRules
from roundhouse.server.play import Tables
from roundhouse.server.refusals import Illegal, NoSuchTable, NotYours, Over, Refusal, Stale, TableError
from roundhouse.server.store import Conflict, NewSeat, NewTable, Store
from roundhouse.text import Words, languages
from server.rooms import GAME, Room


def refused(kind: type[TableError], call: Callable[[], object]) -> str:
    """The key of the reason with which something is refused; it can be said in every language."""
    with pytest.raises(kind) as caught:
        call()
    for language in languages():
        assert Words(language).say(Reason(caught.value.reason.key, {"seat": 0, "moves": 1, "free": 1}))
    return caught.value.reason.key


# Moves


def test_a_move_is_stored_and_counts(room: Room, store: Store) -> None:
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
    assert refused(Refusal, lambda: move(waiting, "done", 0, "a", user_id=room.ada)) == "reason.waiting"
    over = room.finished()
    seq = room.tables.get(over).seq
    assert refused(Over, lambda: move(over, "done", seq, "a", user_id=room.ada)) == "reason.game_over"


def test_the_result_is_stored_when_the_game_is_over(room: Room, store: Store) -> None:
    table = room.finished()
    row = store.table(table)
    assert row is not None
    state = room.tables.get(table).running().state
    assert row.status == "over"
    assert row.result == {"totals": state.scores().totals(), "winners": state.winners()}


# Memory and store


def test_any_state_is_rebuilt_from_the_entries(room: Room) -> None:
    table = room.table(room.ada, room.bert, undo="free")
    room.play(table, 30)
    room.tables.undo(table, room.ada, 4, 30, "back")
    room.play(table, 10, seed=5)
    live, fresh = room.tables.get(table), Tables(room.store).get(table)
    assert fresh.seq == live.seq == 41
    assert replace(fresh.row, changed=0) == replace(live.row, changed=0)
    for number in range(42):
        assert fresh.running().position(number).digest() == live.running().position(number).digest()
    assert fresh.running().line() == live.running().line()


def test_tables_in_another_process_keep_up(room: Room, other_store: Store) -> None:
    table = room.table(room.ada, room.bert)
    elsewhere = Room.__new__(Room)
    elsewhere.store, elsewhere.tables, elsewhere.people = other_store, Tables(other_store), room.people
    for turn in range(20):
        here = (room, elsewhere)[turn % 2]
        assert here.play(table, 1, seed=turn).seq == turn + 1
    digests = {one.tables.get(table).running().state.digest() for one in (room, elsewhere)}
    assert len(digests) == 1


def test_seats_changed_in_another_process_are_seen_by_the_next_move(room: Room, other_store: Store) -> None:
    table = room.table(room.ada, room.bert)
    live = room.tables.get(table)
    user, seat, text = room.acting(table), live.turn, room.first(table)
    elsewhere = Tables(other_store)
    elsewhere.leave_to_bot(table, seat, user, "greedy")
    move = room.tables.move
    assert refused(Illegal, lambda: move(table, text, 0, "a", user_id=user)) == "reason.not_your_turn"
    assert move(table, text, 0, "b", bot_seat=seat) == 1
    elsewhere.take_back(table, seat, user)
    assert room.tables.get(table).seats[seat].kind == "person"


def test_only_so_many_tables_stay_in_memory_and_all_can_be_played_on(store: Store) -> None:
    room = Room(store, Tables(store, kept=2))
    tables = [room.table(room.ada, room.bert) for _ in range(5)]
    for _ in range(3):
        for table in tables:
            room.play(table, 2)
    assert [room.tables.get(table).seq for table in tables] == [6] * 5
    assert len(room.tables.holding._tables) == 2


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


def test_of_many_who_move_at_once_one_move_is_stored(room: Room, other_store: Store) -> None:
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


def test_many_tables_are_played_at_once(store: Store) -> None:
    room = Room(store, Tables(store))
    tables = [room.table(room.ada, room.bert, seed=seed) for seed in range(6)]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda table: room.play(table, 25), tables))
    assert [problems for _, problems in check(store)] == [[]] * 6
    assert {room.tables.get(table).seq for table in tables} == {25}


def test_other_rules_or_components_are_told(room: Room, store: Store) -> None:
    table = room.table(room.ada, room.bert)
    with store.writing() as db:
        db.execute(sql("UPDATE tables SET revision = revision + 1"))
    assert refused(OtherRules, lambda: Tables(store).get(table)) == "reason.other_rules"


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
    undo = room.tables.undo
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
    refused(Stale, lambda: tables.ask_undo(table, room.ada, 20, 39))
    assert refused(Illegal, lambda: tables.ask_undo(table, room.ada, 41, 40)) == "reason.nothing_to_undo"
    assert refused(Refusal, lambda: tables.answer_undo(table, room.bert, True)) == "reason.nothing_asked"
    tables.ask_undo(table, room.ada, 20, 40)
    shown = tables.view(table, room.bert)["undo"]
    assert isinstance(shown, dict)
    assert (shown["asked_by"], shown["asked_moves"], shown["agreed"]) == (0, 20, [])
    assert refused(Refusal, lambda: tables.answer_undo(table, room.ada, True)) == "reason.nothing_asked"
    assert refused(NotYours, lambda: tables.answer_undo(table, room.dora, True)) == "reason.not_your_seat"
    assert tables.answer_undo(table, room.bert, True) is None
    assert tables.get(table).seq == 40
    assert tables.answer_undo(table, room.cleo, True) == 41
    live = tables.get(table)
    assert live.running().state.digest() == live.running().position(20).digest()
    assert refused(Refusal, lambda: tables.answer_undo(table, room.cleo, True)) == "reason.nothing_asked"


def test_one_who_disagrees_ends_it_and_a_move_makes_it_void(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    room.play(table, 30)
    room.tables.ask_undo(table, room.ada, 20, 30)
    assert room.tables.answer_undo(table, room.bert, False) is None
    assert room.tables.get(table).asked is None
    room.tables.ask_undo(table, room.ada, 20, 30)
    room.play(table, 1)
    assert room.tables.get(table).asked is None
    assert refused(Refusal, lambda: room.tables.answer_undo(table, room.bert, True)) == "reason.nothing_asked"


def test_the_rules_of_the_table_about_taking_back(room: Room) -> None:
    never, free = room.table(room.ada, room.bert, undo="none"), room.table(room.ada, room.bert, undo="free")
    for table in (never, free):
        room.play(table, 30)
    tables = room.tables
    assert refused(Refusal, lambda: tables.undo(never, room.ada, 1, 30, "a")) == "reason.no_undo"
    assert refused(Refusal, lambda: tables.ask_undo(never, room.ada, 1, 30)) == "reason.no_undo"
    assert tables.undo(free, room.ada, 25, 30, "a") == 31
    over = room.finished()
    seq = tables.get(over).seq
    assert refused(Illegal, lambda: tables.undo(over, room.ada, 1, seq, "a")) == "reason.undo_after_end"
    assert refused(Illegal, lambda: tables.ask_undo(over, room.ada, 1, seq)) == "reason.undo_after_end"


def test_at_a_house_table_even_the_end_is_taken_back(room: Room, store: Store) -> None:
    table = room.house()
    live = room.play(table, 5000)
    assert live.over
    room.tables.undo(table, room.ada, 3, live.seq, "a")
    live = room.tables.get(table)
    assert not live.over
    row = store.table(table)
    assert row is not None
    assert (row.status, row.result, row.turn) == ("running", None, live.running().state.seat)
    assert room.play(table, 5000).over
    assert [problems for _, problems in check(store)] == [[]]


# House tables


def test_at_a_house_table_the_owner_acts_for_every_person_and_nobody_else_does(room: Room) -> None:
    table = room.house(players=3)
    assert {entry.seat for entry in room.play(table, 60).running().entries} == {0, 1, 2}
    text, seq = room.first(table), 60
    move = room.tables.move
    assert refused(NotYours, lambda: move(table, text, seq, "a", user_id=room.bert)) == "reason.not_your_seat"


def test_a_house_table_is_for_the_owner_and_bots_alone(room: Room) -> None:
    for seat in (NewSeat("open"), NewSeat("person", "Bert", room.bert)):
        seats = [NewSeat("person", "Ada", room.ada), seat]
        with pytest.raises(SetupError, match="around the owner's screen"):
            room.tables.create(NewTable(GAME, seats, room.ada, house=True))


def test_a_table_that_cannot_be_set_up_is_told_in_a_sentence(room: Room) -> None:
    ada = NewSeat("person", "Ada", room.ada)
    wrong: list[tuple[list[NewSeat], dict[str, object], str]] = [
        ([ada], {}, "players"),
        ([ada, NewSeat("person", "Bert")], {}, "needs the person"),
        ([ada, NewSeat("person", " ", room.bert)], {}, "space"),
        ([ada, NewSeat("bot", "Bot")], {}, "name of the bot"),
        ([ada, NewSeat("cat", "Tom")], {}, "not 'cat'"),
        ([ada, ada], {"undo": "maybe"}, "free, ask or none"),
        ([ada, ada], {"options": {"weather": "rain"}}, "weather"),
        ([ada, ada], {"components": "this is no components file"}, "line 1"),
        ([ada, ada], {"seed": 1 << 128}, "seed"),
    ]
    for seats, given, told in wrong:
        with pytest.raises(SetupError, match=told):
            room.tables.create(NewTable(GAME, seats, room.ada, **given))  # type: ignore[arg-type]
    assert room.store.all_tables() == []


# Forks and rematches


def test_while_others_play_nobody_forks_because_a_fork_knows_what_comes(room: Room) -> None:
    table = room.table(room.ada, room.bert, "greedy")
    room.play(table, 20)
    for user in (room.ada, room.bert, room.cleo):
        assert refused(NotYours, lambda user=user: room.tables.fork(table, 5, user)) == "reason.fork_running"
        assert room.tables.view(table, user)["may_fork"] is False
    left = room.table(room.ada, room.bert)
    room.tables.leave_to_bot(left, 1, room.bert, "greedy")  # who may come back
    assert refused(NotYours, lambda: room.tables.fork(left, 0, room.ada)) == "reason.fork_running"


def test_alone_against_bots_one_forks_at_any_time_and_spectators_do_not(room: Room) -> None:
    table = room.table(room.ada, "greedy", "greedy")
    live = room.play(table, 20)
    assert refused(NotYours, lambda: room.tables.fork(table, 5, room.bert)) == "reason.fork_running"
    assert refused(Refusal, lambda: room.tables.fork(table, 21, room.ada)) == "reason.no_such_position"
    fork = room.tables.fork(table, 12, room.ada)
    twin = room.tables.get(fork)
    assert twin.row.house
    assert (twin.row.forked_from, twin.row.forked_at, twin.seq) == (table, 12, 12)
    assert twin.running().state.digest() == live.running().position(12).digest()
    assert [seat.kind for seat in twin.seats] == ["person", "bot", "bot"]
    room.play(fork, 5, seed=9)
    assert room.tables.get(table).seq == 20
    assert all(not problems for _, problems in check(room.store))


def test_after_the_end_everybody_who_may_look_forks(room: Room) -> None:
    table = room.finished(room.ada, room.bert)
    line = room.tables.get(table).running().line()
    fork = room.tables.fork(table, line[-1], room.cleo)
    assert room.tables.get(fork).over
    early = room.tables.get(room.tables.fork(table, 30, room.cleo))
    assert [seat.user_id for seat in early.seats] == [room.cleo, room.cleo]
    assert early.row.owner == room.cleo
    assert not early.over


def test_a_fork_leaves_out_what_was_taken_back(room: Room) -> None:
    table = room.house()
    room.play(table, 20)
    room.tables.undo(table, room.ada, 8, 20, "a")
    room.play(table, 5, seed=4)
    live = room.tables.get(table)
    twin = room.tables.get(room.tables.fork(table, 26, room.ada))
    assert twin.seq == len(live.running().line()) == 17
    assert twin.running().state.digest() == live.running().state.digest()


def test_a_rematch_is_one_table_whoever_asks(room: Room) -> None:
    running = room.table(room.ada, room.bert)
    assert refused(Refusal, lambda: room.tables.rematch(running, room.ada)) == "reason.not_over"
    table = room.finished(room.ada, room.bert)
    assert refused(NotYours, lambda: room.tables.rematch(table, room.cleo)) == "reason.not_your_seat"
    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(lambda user: room.tables.rematch(table, user), [room.ada, room.bert] * 2))
    (again,) = found
    old, new = room.tables.get(table), room.tables.get(again)
    assert [seat.user_id for seat in new.seats] == [seat.user_id for seat in old.seats]
    assert new.row.seed != old.row.seed
    assert (new.seq, new.row.status) == (0, "running")


def test_seeds_and_ids_are_chances_own(room: Room) -> None:
    tables = [room.tables.get(room.table(room.ada, room.bert, seed=None)) for _ in range(20)]
    assert len({live.row.seed for live in tables}) == len({live.row.id for live in tables}) == 20
    assert {len(live.row.seed) for live in tables} == {32}
    assert {len(live.row.id) for live in tables} == {22}


# Seats


def test_the_game_begins_when_the_last_seat_is_taken(room: Room, store: Store) -> None:
    table = room.table(room.ada, None, None)
    assert room.tables.get(table).table is None
    assert room.tables.take_seat(table, 1, room.bert, "Bert", "invite 1")
    assert store.table(table).status == "waiting"  # type: ignore[union-attr]
    assert room.tables.take_seat(table, 2, room.cleo, "Cleo", "invite 2")
    row = store.table(table)
    assert row is not None
    live = room.tables.get(table)
    assert (row.status, row.turn) == ("running", live.running().state.seat)
    assert [seat.name for seat in live.seats] == ["Ada", "Bert", "Cleo"]
    assert room.play(table, 5).seq == 5
    assert [problems for _, problems in check(store)] == [[]]


def test_an_invitation_takes_one_seat_once(room: Room) -> None:
    table = room.table(room.ada, None, None)
    take = room.tables.take_seat
    for wrong in (None, "", "invite 2", "guessed"):
        assert not take(table, 1, room.bert, "Bert", wrong)
    assert take(table, 1, room.bert, "Bert", "invite 1")
    assert not take(table, 1, room.cleo, "Cleo", "invite 1")
    assert refused(Refusal, lambda: take(table, 2, room.bert, "Bert", "invite 2")) == "reason.already_seated"
    assert refused(Refusal, lambda: take(table, 9, room.cleo, "Cleo", None)) == "reason.no_such_seat"
    assert refused(NotYours, lambda: room.tables.set_invite(table, 2, room.bert, "new")) == "reason.not_owner"
    room.tables.set_invite(table, 2, room.ada, "new")
    assert not take(table, 2, room.cleo, "Cleo", "invite 2")
    assert take(table, 2, room.cleo, "Cleo", "new")
    assert refused(Refusal, lambda: room.tables.set_invite(table, 2, room.ada, "x")) == "reason.seat_not_open"


def test_of_many_who_sit_down_at_once_one_does(room: Room, other_store: Store) -> None:
    tables = [room.tables, Tables(other_store)]
    table = room.table(room.ada, None, listed=True)
    people = [room.store.add_user(f"Guest {n}", "en").id for n in range(8)]
    barrier = threading.Barrier(8)

    def sit(number: int) -> bool:
        barrier.wait()
        return tables[number % 2].take_seat(table, 1, people[number], f"Guest {number}")

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(sit, range(8)))
    assert found.count(True) == 1
    assert room.tables.get(table).seats[1].user_id == people[found.index(True)]
    assert room.tables.get(table).row.status == "running"


def test_a_seat_is_left_to_a_bot_and_taken_back(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    tables = room.tables
    assert (
        refused(NotYours, lambda: tables.leave_to_bot(table, 1, room.ada, "greedy")) == "reason.not_your_seat"
    )
    tables.leave_to_bot(table, 1, room.bert, "greedy")
    seat = tables.get(table).seats[1]
    assert (seat.kind, seat.bot, seat.left, seat.name) == ("bot", "greedy", True, "Bert")
    while tables.get(table).turn != 1:
        room.play(table)
    turn = tables.bot_turn(table)
    assert turn is not None
    assert (turn.seat, turn.bot) == (1, "greedy")
    assert turn.view.digest() == tables.get(table).running().view(1).digest()
    move = tables.move
    text, seq = room.first(table), tables.get(table).seq
    assert refused(Illegal, lambda: move(table, text, seq, "a", user_id=room.bert)) == "reason.not_your_turn"
    assert refused(NotYours, lambda: tables.take_back(table, 1, room.cleo)) == "reason.not_your_seat"
    tables.take_back(table, 1, room.bert)
    assert tables.bot_turn(table) is None
    assert refused(NotYours, lambda: move(table, text, seq, "a", bot_seat=1)) == "reason.not_your_seat"
    assert move(table, text, seq, "a", user_id=room.bert) == seq + 1


def test_bots_are_replaced_and_people_sent_away(room: Room) -> None:
    table = room.table(room.ada, room.bert, "greedy")
    tables = room.tables
    tables.replace_bot(table, 2, room.bert, "random")
    assert tables.get(table).seats[2].bot == "random"
    assert refused(Refusal, lambda: tables.replace_bot(table, 1, room.ada, "random")) == "reason.no_bot_there"
    assert (
        refused(NotYours, lambda: tables.replace_bot(table, 2, room.dora, "random")) == "reason.not_your_seat"
    )
    assert refused(NotYours, lambda: tables.kick(table, 0, room.bert, "greedy")) == "reason.not_owner"
    assert refused(Refusal, lambda: tables.kick(table, 0, room.ada, "greedy")) == "reason.nobody_there"
    tables.kick(table, 1, room.ada, "greedy")
    assert refused(NotYours, lambda: tables.take_back(table, 1, room.bert)) == "reason.not_your_seat"
    waiting = room.table(room.ada, room.bert, None)
    tables.kick(waiting, 1, room.ada, "greedy")
    assert [seat.kind for seat in tables.get(waiting).seats] == ["person", "open", "open"]


# Records and the check


def test_the_record_of_a_table_names_the_seed_only_when_that_does_no_harm(room: Room) -> None:
    running, over, house = room.table(room.ada, room.bert), room.finished(), room.house()
    for table in (running, house):
        room.play(table, 10)
    assert read(room.tables.record(running, room.ada)).seed is None
    assert read(room.tables.record(over, room.cleo)).seed == 7
    assert read(room.tables.record(house, room.ada)).seed == 7
    assert read(room.tables.record(house, room.bert)).seed is None
    private = room.table(room.ada, room.bert, spectators=False)
    assert refused(NotYours, lambda: room.tables.record(private, room.cleo)) == "reason.not_your_table"


def test_the_check_finds_what_was_tampered_with(room: Room, store: Store) -> None:
    tables = [room.table(room.ada, room.bert, seed=seed) for seed in range(6)]
    for table in tables:
        room.play(table, 12)
    room.table(room.ada, None)
    assert [problems for _, problems in check(store)] == [[]] * 7
    statements = [
        "UPDATE tables SET seq = 13 WHERE id = :id",
        "UPDATE tables SET turn = 1 - turn WHERE id = :id",
        "UPDATE tables SET status = 'over' WHERE id = :id",
        "UPDATE tables SET revision = 0 WHERE id = :id",
        "INSERT INTO entries SELECT table_id, 14, seat, move, 0, 'x', user_id, at FROM entries"
        " WHERE table_id = :id AND seq = 1",
    ]
    with store.writing() as db:
        for table, statement in zip(tables, statements, strict=False):
            db.execute(sql(statement), {"id": table})
        db.execute(sql("UPDATE tables SET seq = 14 WHERE id = :id"), {"id": tables[4]})
    found = dict(check(store))
    for table in tables[:5]:
        assert len(found[table]) == 1, table
        assert found[table][0].startswith(f"table {table}: ")
    assert found[tables[5]] == []


def test_the_check_finds_a_move_that_cannot_be_played(room: Room, store: Store) -> None:
    table = room.table(room.ada, room.bert)
    from roundhouse.server.store import NewEntry, Reached

    live = room.tables.get(table)
    store.append(table, 1, NewEntry(live.turn, "castle", "a"), Reached(live.turn), 0)
    ((_, problems),) = check(store)
    assert problems == [
        f"table {table}: entry 1 (castle) cannot be played: 'castle' is not a move of this game"
    ]


def test_a_conflict_that_lasts_is_told_as_stale(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = room.table(room.ada, room.bert)
    text, user = room.first(table), room.acting(table)

    def conflict(*arguments: object) -> None:
        raise Conflict(0)

    monkeypatch.setattr(room.store, "append", conflict)
    refused(Stale, lambda: room.tables.move(table, text, 0, "a", user_id=user))
