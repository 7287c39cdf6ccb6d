"""Making tables: what cannot be set up, forks, rematches."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from roundhouse.core.game import SetupError
from roundhouse.server.tables.check import check
from roundhouse.server.tables.refusals import NotYours, Refused
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from server.rooms import GAME, Room, refused

# Forks and rematches


def test_while_others_play_nobody_forks_because_a_fork_knows_what_comes(room: Room) -> None:
    table = room.table(room.ada, room.bert, "greedy")
    room.play(table, 20)
    for user in (room.ada, room.bert, room.cleo):
        assert refused(NotYours, lambda user=user: room.tables.fork(table, 5, user)) == "reason.fork_running"
        assert room.tables.view(table, user).may_fork is False
    left = room.table(room.ada, room.bert)
    room.tables.seats.leave(left, 1, room.bert, "greedy")  # who may come back
    assert refused(NotYours, lambda: room.tables.fork(left, 0, room.ada)) == "reason.fork_running"


def test_alone_against_bots_one_forks_at_any_time_and_spectators_do_not(room: Room) -> None:
    table = room.table(room.ada, "greedy", "greedy")
    live = room.play(table, 20)
    assert refused(NotYours, lambda: room.tables.fork(table, 5, room.bert)) == "reason.fork_running"
    assert refused(Refused, lambda: room.tables.fork(table, 21, room.ada)) == "reason.no_such_position"
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


def test_a_fork_begins_with_what_should_have_been_played_as_far_as_it_goes(room: Room) -> None:
    table = room.finished(room.ada, "greedy")
    live = room.tables.get(table)
    at = next(n for n in range(20, live.seq) if live.running().position(n).seat == 1)
    state = live.running().position(at).copy()
    moves = []
    for _ in range(2):
        other = state.legal()[-1]
        moves.append(live.game.moves.text(other))
        state.play(other)
    twin = room.tables.get(room.tables.fork(table, at, room.ada, [*moves, "nothing of the kind", moves[0]]))
    assert twin.seq == len(live.running().line(at)) + 2
    assert twin.running().state.digest() == state.digest()
    assert twin.turn == state.seat
    assert all(not problems for _, problems in check(room.store))


def test_a_fork_leaves_out_what_was_taken_back(room: Room) -> None:
    table = room.house()
    room.play(table, 20)
    room.tables.undo.take_back(table, room.ada, 8, 20, "a")
    room.play(table, 5, seed=4)
    live = room.tables.get(table)
    twin = room.tables.get(room.tables.fork(table, 26, room.ada))
    assert twin.seq == len(live.running().line()) == 17
    assert twin.running().state.digest() == live.running().state.digest()


def test_a_rematch_is_one_table_whoever_asks(room: Room) -> None:
    running = room.table(room.ada, room.bert)
    assert refused(Refused, lambda: room.tables.rematch(running, room.ada)) == "reason.not_over"
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
        ([ada, ada], {"components": "this is no components file"}, r"^components\.toml"),
        ([ada, ada], {"seed": 1 << 128}, "seed"),
    ]
    for seats, given, told in wrong:
        with pytest.raises(SetupError, match=told):
            room.tables.create(NewTable(GAME, seats, room.ada, **given))  # type: ignore[arg-type]
    assert room.store.all_tables() == []
