"""Who sits where: around one screen, by invitation, in place of a bot."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from roundhouse.core.game import SetupError
from roundhouse.server.store import SqlStore
from roundhouse.server.tables import clocks
from roundhouse.server.tables.check import check
from roundhouse.server.tables.refusals import Illegal, NotYours, Refused
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from server.rooms import GAME, Room, refused

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


# Seats


def test_the_game_begins_when_the_last_seat_is_taken(room: Room, store: SqlStore) -> None:
    table = room.table(room.ada, None, None)
    assert room.tables.get(table).table is None
    assert room.tables.seats.take(table, 1, room.bert, "Bert", "invite 1")
    assert store.table(table).status == "waiting"  # type: ignore[union-attr]
    assert room.tables.seats.take(table, 2, room.cleo, "Cleo", "invite 2")
    row = store.table(table)
    assert row is not None
    live = room.tables.get(table)
    assert (row.status, row.turn) == ("running", live.running().state.seat)
    assert [seat.name for seat in live.seats] == ["Ada", "Bert", "Cleo"]
    assert room.play(table, 5).seq == 5
    assert [problems for _, problems in check(store)] == [[]]


def test_an_invitation_takes_one_seat_once(room: Room) -> None:
    table = room.table(room.ada, None, None)
    take = room.tables.seats.take
    for wrong in (None, "", "invite 2", "guessed"):
        assert not take(table, 1, room.bert, "Bert", wrong)
    assert take(table, 1, room.bert, "Bert", "invite 1")
    assert not take(table, 1, room.cleo, "Cleo", "invite 1")
    assert refused(Refused, lambda: take(table, 2, room.bert, "Bert", "invite 2")) == "reason.already_seated"
    assert refused(Refused, lambda: take(table, 9, room.cleo, "Cleo", None)) == "reason.no_such_seat"
    assert (
        refused(NotYours, lambda: room.tables.seats.invite(table, 2, room.bert, "new")) == "reason.not_owner"
    )
    room.tables.seats.invite(table, 2, room.ada, "new")
    assert not take(table, 2, room.cleo, "Cleo", "invite 2")
    assert take(table, 2, room.cleo, "Cleo", "new")
    assert (
        refused(Refused, lambda: room.tables.seats.invite(table, 2, room.ada, "x")) == "reason.seat_not_open"
    )


def test_of_many_who_sit_down_at_once_one_does(room: Room, other_store: SqlStore) -> None:
    tables = [room.tables, Tables(other_store)]
    table = room.table(room.ada, None, listed=True)
    people = [room.store.add_user(f"Guest {n}", "en").id for n in range(8)]
    barrier = threading.Barrier(8)

    def sit(number: int) -> bool:
        barrier.wait()
        return tables[number % 2].seats.take(table, 1, people[number], f"Guest {number}")

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(sit, range(8)))
    assert found.count(True) == 1
    assert room.tables.get(table).seats[1].user_id == people[found.index(True)]
    assert room.tables.get(table).row.status == "running"


def test_a_seat_is_left_to_a_bot_and_taken_back(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    tables = room.tables
    assert (
        refused(NotYours, lambda: tables.seats.leave(table, 1, room.ada, "greedy")) == "reason.not_your_seat"
    )
    tables.seats.leave(table, 1, room.bert, "greedy")
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
    assert refused(NotYours, lambda: tables.seats.come_back(table, 1, room.cleo)) == "reason.not_your_seat"
    tables.seats.come_back(table, 1, room.bert)
    assert tables.bot_turn(table) is None
    assert refused(NotYours, lambda: move(table, text, seq, "a", bot_seat=1)) == "reason.not_your_seat"
    assert move(table, text, seq, "a", user_id=room.bert) == seq + 1


def test_nobody_chooses_how_well_opponents_play(room: Room) -> None:
    table = room.table(room.ada, room.bert, "search")
    seats = room.tables.seats
    seats.leave(table, 1, room.bert, "search")

    def replaced(seat: int, user: int) -> str:
        return refused(Refused, lambda: seats.replace_bot(table, seat, user, "random", "Wanderer"))

    assert replaced(2, room.ada) == replaced(2, room.bert) == replaced(1, room.ada) == "reason.bot_plays_on"
    seats.replace_bot(table, 1, room.bert, "greedy", "Signalman")  # who sits in for oneself
    assert [seat.bot for seat in room.tables.get(table).seats] == [None, "greedy", "search"]
    alone = room.table(room.ada, "search")
    seats.replace_bot(alone, 1, room.ada, "random", "Wanderer")
    assert room.tables.get(alone).seats[1].bot == "random"


def test_bots_are_replaced_and_people_sent_away(room: Room) -> None:
    table = room.table(room.ada, room.bert, "greedy")
    tables = room.tables
    tables.seats.replace_bot(table, 2, room.bert, "random", "Wanderer", stuck=True)
    assert (tables.get(table).seats[2].bot, tables.get(table).seats[2].name) == ("random", "Wanderer")
    assert (
        refused(Refused, lambda: tables.seats.replace_bot(table, 1, room.ada, "random", "X"))
        == "reason.no_bot_there"
    )
    assert (
        refused(NotYours, lambda: tables.seats.replace_bot(table, 2, room.dora, "random", "X"))
        == "reason.not_your_seat"
    )
    waiting = room.table(room.ada, room.bert, None)
    assert refused(NotYours, lambda: tables.seats.kick(waiting, 0, room.bert)) == "reason.not_owner"
    assert refused(Refused, lambda: tables.seats.kick(waiting, 0, room.ada)) == "reason.nobody_there"
    tables.seats.kick(waiting, 1, room.ada)
    assert [seat.kind for seat in tables.get(waiting).seats] == ["person", "open", "open"]
    assert refused(NotYours, lambda: tables.seats.come_back(waiting, 1, room.bert)) == "reason.not_your_seat"


def test_in_the_middle_of_a_game_a_seat_is_its_persons(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tables = room.table(room.ada, room.bert), room.tables
    while tables.get(table).turn != 1:
        room.play(table)

    def kick() -> None:
        tables.seats.kick(table, 1, room.ada)

    def vote() -> bool:
        return tables.vote_for_bot(table, room.ada)

    assert refused(Refused, kick) == "reason.seat_is_theirs"
    assert refused(Refused, vote) == "reason.time_not_up"
    tables.seats.leave(table, 1, room.bert, "greedy")
    assert refused(Refused, vote) == "reason.time_not_up", "nor while a bot sits in"
    tables.seats.come_back(table, 1, room.bert)
    assert tables.view(table, room.ada).bot_from == tables.get(table).row.changed + clocks.PATIENCE
    monkeypatch.setattr(clocks, "PATIENCE", -1)  # whoever is to decide has kept the others waiting
    assert refused(NotYours, lambda: tables.vote_for_bot(table, room.cleo))
    assert refused(Refused, lambda: tables.vote_for_bot(table, room.bert)) == "reason.time_not_up"
    assert vote(), "without a clock one of the others is enough"
    chair = tables.get(table).seats[1]
    assert (chair.kind, chair.user_id, chair.bot) == ("bot", room.bert, "greedy")
    assert refused(Refused, lambda: tables.seats.invite(table, 1, room.ada, "a")) == "reason.seat_not_open"
    tables.seats.come_back(table, 1, room.bert)
    while tables.get(table).turn != 0:
        room.play(table)
    assert refused(Refused, vote) == "reason.time_not_up", "nobody waits for them"
    assert refused(Refused, kick) == "reason.seat_is_theirs"


def test_who_comes_in_place_of_a_bot_is_asked_before_moves_are_taken_back(room: Room) -> None:
    tables = room.tables
    solo, friends = room.table(room.ada, "greedy", undo="free"), room.table(room.ada, None, undo="free")
    tables.seats.leave(solo, 0, room.ada, "greedy")
    tables.seats.come_back(solo, 0, room.ada)
    assert tables.get(solo).row.undo == "free", "the same people as before"
    tables.seats.invite(solo, 1, room.ada, "new")
    assert tables.seats.take(solo, 1, room.bert, "Bert", "new")
    assert tables.seats.take(friends, 1, room.bert, "Bert", "invite 1")
    assert tables.get(solo).row.undo == "ask"
    assert tables.get(friends).row.undo == "free", "they saw the rule before they sat down"
    live = room.play(solo, 12)
    key, reach = f"undo {live.seq}", len(live.running().line())
    assert refused(Illegal, lambda: tables.undo.take_back(solo, room.ada, reach, live.seq, key))


def test_somebody_is_invited_in_place_of_a_bot(room: Room) -> None:
    table = room.table(room.ada, "greedy", room.bert)
    tables = room.tables
    room.play(table, 5)
    refused(NotYours, lambda: tables.seats.invite(table, 1, room.dora, "new"))
    assert refused(Refused, lambda: tables.seats.invite(table, 0, room.ada, "new")) == "reason.seat_not_open"
    assert not tables.seats.take(table, 1, room.cleo, "Cleo", None)
    refused(NotYours, lambda: tables.seats.invite(table, 1, room.bert, "new"))
    tables.seats.invite(table, 1, room.ada, "new")
    assert not tables.seats.take(table, 1, room.cleo, "Cleo", "guessed")
    assert tables.seats.take(table, 1, room.cleo, "Cleo", "new")
    seat = tables.get(table).seats[1]
    assert (seat.kind, seat.user_id, seat.bot, seat.name) == ("person", room.cleo, None, "Cleo")
    assert tables.get(table).row.status == "running"
    room.play(table, 30)
    assert tables.get(table).seq == 35


def test_nobody_is_invited_where_somebody_may_know_what_comes(room: Room) -> None:
    tables = room.tables
    table, house = room.table(room.ada, "greedy"), room.house(players=1, bots=1)
    assert refused(Refused, lambda: tables.seats.invite(house, 1, room.ada, "a")) == "reason.others_stay_out"
    invited = room.table(room.ada, "greedy")
    tables.seats.invite(invited, 1, room.ada, "a")
    assert refused(NotYours, lambda: tables.fork(invited, 0, room.ada)) == "reason.fork_running"
    tables.fork(table, 0, room.ada)
    assert refused(Refused, lambda: tables.seats.invite(table, 1, room.ada, "a")) == "reason.others_stay_out"
    left = room.table(room.ada, room.bert)
    tables.seats.leave(left, 1, room.bert, "greedy")
    assert refused(Refused, lambda: tables.seats.invite(left, 1, room.ada, "a")) == "reason.seat_not_open"
