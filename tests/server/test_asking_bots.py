"""Bot accounts on seats: asked by the owner, or where the table is for them too; marked wherever they sit."""

from __future__ import annotations

from roundhouse.server.tables.refusals import NotYours, Refused
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from server.rooms import GAME, Room, refused


def table_with_one_open_seat(room: Room, **settings: bool) -> str:
    seats = [NewSeat("person", "Ada", room.ada), NewSeat("open", invite_nonce="invite")]
    return room.tables.create(NewTable(GAME, seats, room.ada, **settings))


def test_a_bot_account_sits_down_only_where_it_is_asked(room: Room) -> None:
    robbie = room.store.add_bot("Robbie", "en", room.ada).id
    seats = room.tables.seats
    table = table_with_one_open_seat(room, listed=True)
    take = lambda: seats.take(table, 1, robbie, "Robbie", program=True)  # noqa: E731
    with_link = lambda: seats.take(table, 1, robbie, "Robbie", "invite", program=True)  # noqa: E731
    assert refused(NotYours, take) == refused(NotYours, with_link) == "reason.people_only"
    assert refused(NotYours, lambda: seats.ask(table, 1, room.bert, robbie)) == "reason.not_owner"
    seats.ask(table, 1, room.ada, robbie)
    assert refused(Refused, lambda: seats.ask(table, 1, room.ada, robbie)) == "reason.already_seated"
    assert take()
    live = room.tables.get(table)
    assert [(seat.program, seat.asked) for seat in live.seats] == [(False, None), (True, None)]
    assert live.row.status == "running"


def test_a_table_may_be_for_bot_accounts_too(room: Room) -> None:
    robbie = room.store.add_bot("Robbie", "en", room.ada).id
    table = table_with_one_open_seat(room, listed=True, allows_bots=True)
    assert room.tables.seats.take(table, 1, robbie, "Robbie", program=True)


def test_who_is_asked_sees_a_private_table_and_may_decline(room: Room) -> None:
    robbie = room.store.add_bot("Robbie", "en", room.ada).id
    table = table_with_one_open_seat(room, spectators=False)
    assert not room.tables.get(table).may_see(robbie)
    room.tables.seats.ask(table, 1, room.ada, robbie)
    assert room.tables.get(table).may_see(robbie)
    assert refused(NotYours, lambda: room.tables.seats.decline(table, 1, room.bert)) == "reason.not_your_seat"
    room.tables.seats.decline(table, 1, robbie)
    assert not room.tables.get(table).may_see(robbie)
    assert not room.tables.seats.take(table, 1, room.bert, "Bert"), "the seat is still for those with a link"


def test_for_a_rematch_the_bot_account_is_asked_again(room: Room) -> None:
    robbie = room.store.add_bot("Robbie", "en", room.ada).id
    table = table_with_one_open_seat(room)
    room.tables.seats.ask(table, 1, room.ada, robbie)
    assert room.tables.seats.take(table, 1, robbie, "Robbie", program=True)
    room.play(table, 10_000)
    assert room.tables.get(table).over
    again = room.tables.get(room.tables.rematch(table, room.ada))
    assert [(seat.kind, seat.asked) for seat in again.seats] == [("person", None), ("open", robbie)]
