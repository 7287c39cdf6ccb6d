"""Names that follow their people, and lists that can be tidied without losing anything."""

from __future__ import annotations

import pytest

from http_site import Browser
from roundhouse.server.tables.refusals import NoSuchTable, Refused
from server.rooms import Room, refused
from server.test_http_seats import join, links, players


def listed(room: Room, user: int, away: bool = False) -> list[str]:
    return [table.row.id for table in room.store.tables_of(user, away=away)]


# Names


def test_the_seats_of_games_that_run_follow_a_new_name(room: Room) -> None:
    running, over = room.table(room.ada, room.bert), room.finished(room.ada, room.bert)
    room.tables.get(running)
    room.tables.seats.rename(room.bert, "Bert", "Berta")
    assert [seat.name for seat in room.tables.get(running).seats] == ["Ada", "Berta"]
    assert [seat.name for seat in room.tables.get(running).running().seats] == [
        seat.name for seat in room.tables.get(running).seats
    ]
    assert [seat.name for seat in room.tables.get(over).seats] == ["Ada", "Bert"], "as it was played"


def test_around_one_screen_only_the_own_seat_follows(room: Room) -> None:
    table = room.house(players=3)
    room.tables.seats.rename(room.ada, "Ada", "Anna")
    assert [seat.name for seat in room.tables.get(table).seats] == ["Anna", "Bert", "Cleo"]


def test_a_new_name_that_somebody_else_has_gets_a_number_and_keeps_it(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    room.tables.seats.rename(room.bert, "Bert", "Ada")
    assert [seat.name for seat in room.tables.get(table).seats] == ["Ada", "Ada 2"]
    room.tables.seats.rename(room.bert, "Ada", "Bert")
    assert [seat.name for seat in room.tables.get(table).seats] == ["Ada", "Bert"]


def test_a_new_name_is_no_news_for_lists(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    before = room.store.table(table)
    room.tables.seats.rename(room.bert, "Bert", "Berta")
    after = room.store.table(table)
    assert before is not None
    assert after is not None
    assert (after.changed, after.version) == (before.changed, before.version + 1)


def test_the_profile_renames_at_the_tables_too(ada: Browser, bert: Browser) -> None:
    table = ada.start("invite", players=2, name="Ada")
    join(bert, links(ada, table)[0], "Bert")
    assert bert.post("/profile", data={"name": "Berta"}).status_code == 200
    assert [player["name"] for player in players(ada, table)] == ["Ada", "Berta"]


# Lists


def test_a_table_put_away_is_out_of_ones_own_list_only_and_comes_back(room: Room) -> None:
    table = room.finished(room.ada, room.bert)
    room.tables.put_away(table, room.ada)
    room.tables.put_away(table, room.ada)
    assert (listed(room, room.ada), listed(room, room.ada, away=True)) == ([], [table])
    assert (listed(room, room.bert), listed(room, room.bert, away=True)) == ([table], [])
    assert room.tables.get(table).over, "nothing of it is lost"
    room.tables.put_away(table, room.ada, away=False)
    assert (listed(room, room.ada), listed(room, room.ada, away=True)) == ([table], [])


def test_nobody_is_left_sitting(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    assert refused(Refused, lambda: room.tables.put_away(table, room.ada)) == "reason.others_wait"
    room.tables.seats.leave(table, 0, room.ada, "random")
    room.tables.put_away(table, room.ada)
    assert listed(room, room.ada) == []
    room.tables.seats.come_back(table, 0, room.ada)
    assert listed(room, room.ada) == [table], "whoever comes back finds it in the list"


@pytest.mark.parametrize("seats", [("greedy",), ("greedy", "random"), (None,)])
def test_whoever_is_alone_may_put_a_table_away(room: Room, seats: tuple[str | None, ...]) -> None:
    table = room.table(room.ada, *seats)
    room.tables.put_away(table, room.ada)
    assert listed(room, room.ada) == []


def test_a_table_that_its_owner_has_put_away_is_offered_to_nobody_until_somebody_comes(room: Room) -> None:
    table = room.table(room.ada, None, listed=True)
    assert [found.row.id for found in room.store.listed_tables()] == [table]
    room.tables.put_away(table, room.ada)
    assert room.store.listed_tables() == []
    assert room.tables.seats.take(table, 1, room.bert, "Bert", "invite 1")
    assert listed(room, room.ada) == [table], "a friend has followed the link"


def test_the_tables_of_others_are_none_of_ones_business(room: Room) -> None:
    table = room.finished(room.ada, room.bert)
    for name in (table, "no such table", "x" * 22):
        refused(NoSuchTable, lambda name=name: room.tables.put_away(name, room.cleo))


def test_removing_and_bringing_back_over_http(ada: Browser, bert: Browser) -> None:
    table = ada.start("solo", players=2, bot="random")
    assert f"/tables/{table}/away" in ada.get("/").text
    gone = ada.post(f"/tables/{table}/away", data={})
    assert "Removed tables (1)" in gone.text
    assert "out of your lists" in gone.text
    assert bert.post(f"/tables/{table}/away", data={}).status_code == 401
    bert.start()
    assert bert.post(f"/tables/{table}/away", data={}).status_code == 404
    assert "Removed tables (" not in ada.post(f"/tables/{table}/away", data={"back": "yes"}).text
    shared = ada.start("invite", players=2)
    join(bert, links(ada, shared)[0])
    assert f"/tables/{shared}/away" not in ada.get("/").text
    assert ada.post(f"/tables/{shared}/away", data={}).status_code == 422
