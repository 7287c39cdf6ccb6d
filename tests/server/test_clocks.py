"""Clocks at tables: what is stored of them, and what comes when time is up."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from roundhouse.core.game import SetupError
from roundhouse.core.state import NOBODY
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.create import forked, rematch_of, seated_again
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.quiet_hours import QuietHours
from roundhouse.server.tables.refusals import Illegal, Refused
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import (
    BOT,
    DAYS,
    LIVE,
    OVER,
    PERSON,
    VOTE,
    ClockRules,
    NewSeat,
    NewTable,
)
from server.rooms import GAME, Room, refused

MINUTE = 60 * 1000
RULES = ClockRules(LIVE, MINUTE, 10 * MINUTE, bot="random")
NOON = 1_795_000_000_000


class Time:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time that tables go by."""
    time = Time()
    for module in ("tables.clocks", "tables.service", "tables.create"):
        monkeypatch.setattr(f"roundhouse.server.{module}.now", time)
    return time


def clock_of(store: SqlStore, table: str) -> GameClock:
    clock = store.clock(table)
    assert clock is not None
    return clock


def decide(room: Room, table: str) -> int:
    """The person to decide plays the first move there is; tells who did."""
    live = room.tables.get(table)
    seat = live.turn
    user = live.seats[seat].user_id
    room.tables.move(table, room.first(table), live.seq, f"k{live.seq}", user_id=user)
    return seat


def test_a_table_has_no_clock_unless_it_is_wished(room: Room, store: SqlStore) -> None:
    table = room.table(room.ada, room.bert)
    assert store.clock(table) is None
    assert room.tables.view(table, room.ada).clock is None


def test_the_clock_begins_with_the_game_and_everybody_sees_it(
    room: Room, store: SqlStore, time: Time
) -> None:
    table = room.table(room.ada, None, clock=RULES)
    assert clock_of(store, table).deadline is None
    time.now += 5 * MINUTE
    assert room.tables.seats.take(table, 1, room.bert, "Bert", "invite 1")
    turn = room.tables.get(table).turn
    for viewer in (room.ada, room.bert, None):
        shown = room.tables.view(table, viewer).clock
        assert shown is not None
        assert (shown.seat, shown.since, shown.deadline) == (turn, time.now, time.now + 11 * MINUTE)


def test_a_move_is_stored_together_with_what_it_took(room: Room, store: SqlStore, time: Time) -> None:
    table = room.table(room.ada, room.bert, clock=RULES)
    time.now += 3 * MINUTE
    seat = decide(room, table)
    clock = clock_of(store, table)
    assert clock.banks[seat] == 8 * MINUTE
    assert clock.deadline == time.now + MINUTE + clock.banks[clock.seat]
    assert Tables(store).get(table).clock == clock, "a server that starts now knows the same"


def test_when_time_is_up_a_bot_plays_on_and_the_person_comes_back_with_one_click(
    room: Room, store: SqlStore, time: Time
) -> None:
    table = room.table(room.ada, room.bert, clock=RULES)
    seat = room.tables.get(table).turn
    person = room.people[seat]
    time.now += 11 * MINUTE - 1
    assert store.overdue(time.now) == []
    assert not room.tables.time_is_up(table)
    time.now += 1
    assert store.overdue(time.now) == [table]
    assert room.tables.time_is_up(table)
    assert store.overdue(time.now) == []
    live = room.tables.get(table)
    assert (live.seats[seat].kind, live.seats[seat].bot, live.seats[seat].user_id) == (BOT, "random", person)
    shown = room.tables.view(table, None).clock
    assert shown is not None
    assert (shown.late, shown.deadline) == ([seat], None)
    assert room.tables.bot_turn(table) is not None
    room.tables.seats.come_back(table, seat, person)
    clock = clock_of(store, table)
    assert (clock.seat, clock.late, clock.deadline) == (seat, [], time.now + MINUTE), "with time to look"
    assert room.tables.bot_turn(table) is None


def test_what_is_stored_first_counts_the_move_or_the_end_of_time(
    room: Room, store: SqlStore, time: Time
) -> None:
    table = room.table(room.ada, room.bert, clock=RULES)
    live = room.tables.get(table)
    seat, first = live.turn, room.first(table)
    time.now += 11 * MINUTE
    decide(room, table)  # late, but nobody has acted on it
    assert not room.tables.time_is_up(table) or room.tables.get(table).seats[seat].kind == PERSON
    other = room.table(room.ada, room.bert, clock=RULES)
    live = room.tables.get(other)
    time.now += 11 * MINUTE
    assert room.tables.time_is_up(other)
    user = room.people[live.turn]
    told = refused(Illegal, lambda: room.tables.move(other, first, 0, "late", user_id=user))
    assert told == "reason.not_your_turn"
    assert room.tables.get(other).seq == 0


def test_of_a_move_and_the_end_of_time_in_the_same_instant_exactly_one_happens(
    room: Room, store: SqlStore, other_store: SqlStore, time: Time
) -> None:
    here, there = room.tables, Tables(other_store)
    for number in range(12):
        table = room.table(room.ada, room.bert, clock=RULES)
        live = here.get(table)
        seat, text, user = live.turn, room.first(table), room.people[live.turn]
        there.get(table)
        time.now += 11 * MINUTE

        def move(table: str = table, text: str = text, user: int = user, number: int = number) -> bool:
            try:
                here.move(table, text, 0, f"race{number}", user_id=user)
            except Refused:
                return False
            return True

        with ThreadPoolExecutor(2) as pool:
            moved, up = pool.submit(move), pool.submit(there.time_is_up, table)
            both = (moved.result(), up.result())
        assert sum(both) == 1
        after = Tables(store).get(table)
        assert (after.seq, after.seats[seat].kind) == ((1, PERSON) if both[0] else (0, BOT))


def test_two_servers_that_look_after_the_same_clock_act_once(
    room: Room, store: SqlStore, other_store: SqlStore, time: Time
) -> None:
    servers = [Tables(store), Tables(other_store)]
    for _ in range(6):
        table = room.table(room.ada, room.bert, clock=RULES)
        time.now += 11 * MINUTE
        with ThreadPoolExecutor(2) as pool:
            acted = list(pool.map(lambda tables: tables.time_is_up(table), servers))  # noqa: B023
        assert sorted(acted) == [False, True]
        row = store.table(table)
        assert row is not None
        assert row.version == 1


def test_taking_over_and_taking_back_at_once_end_in_one_of_the_two(
    room: Room, store: SqlStore, other_store: SqlStore, time: Time
) -> None:
    table = room.table(room.ada, room.bert, clock=RULES)
    seat = room.tables.get(table).turn
    there = Tables(other_store)
    for _ in range(6):
        time.now += 11 * MINUTE
        with ThreadPoolExecutor(2) as pool:
            pool.submit(there.time_is_up, table)
            pool.submit(room.tables.seats.come_back, table, seat, room.people[seat])
        clock, live = clock_of(store, table), Tables(store).get(table)
        if live.seats[seat].kind == BOT:
            assert (clock.seat, clock.late) == (NOBODY, [seat])
            room.tables.seats.come_back(table, seat, room.people[seat])
        else:
            assert (clock.seat, clock.late) == (seat, [])


def test_by_vote_a_bot_plays_on_when_more_than_half_of_the_others_want_it(
    room: Room, store: SqlStore, time: Time
) -> None:
    table = room.table(room.ada, room.bert, room.cleo, clock=replace(RULES, when_up=VOTE))
    seat = room.tables.get(table).turn
    others = [user for number, user in enumerate(room.people[:3]) if number != seat]
    vote = room.tables.vote_for_bot
    assert refused(Refused, lambda: vote(table, others[0])) == "reason.time_not_up"
    time.now += 11 * MINUTE
    assert store.overdue(time.now) == []
    assert refused(Refused, lambda: vote(table, room.people[seat])) == "reason.time_not_up"
    assert refused(Refused, lambda: vote(table, room.dora)) == "reason.not_your_seat"
    assert not vote(table, others[0])
    assert not vote(table, others[0]), "nobody votes twice"
    assert vote(table, others[1])
    assert room.tables.get(table).seats[seat].kind == BOT


def test_a_vote_is_void_as_soon_as_the_person_decides(room: Room, store: SqlStore, time: Time) -> None:
    table = room.table(room.ada, room.bert, room.cleo, clock=replace(RULES, when_up=VOTE))
    seat = room.tables.get(table).turn
    time.now += 11 * MINUTE
    room.tables.vote_for_bot(table, room.people[(seat + 1) % 3])
    decide(room, table)
    assert clock_of(store, table).votes == []


def test_of_two_players_the_other_one_decides(room: Room, time: Time) -> None:
    table = room.table(room.ada, room.bert, clock=replace(RULES, when_up=VOTE))
    seat = room.tables.get(table).turn
    time.now += 11 * MINUTE
    assert room.tables.vote_for_bot(table, room.people[1 - seat])


def test_nobody_is_waited_for_while_a_bot_decides_and_after_the_end(
    room: Room, store: SqlStore, time: Time
) -> None:
    table = room.table(room.ada, "random", clock=RULES)
    while (live := room.tables.get(table)).seats[live.turn].kind == PERSON:
        decide(room, table)
    assert clock_of(store, table).deadline is None


def test_a_time_without_servers_moves_every_clock_once(
    room: Room, store: SqlStore, other_store: SqlStore, time: Time
) -> None:
    table = room.table(room.ada, room.bert, clock=RULES)
    assert not store.beat(time.now, 30_000)
    time.now += 2 * MINUTE
    store.beat(time.now, 10 * MINUTE)
    time.now += 60 * MINUTE
    with ThreadPoolExecutor(2) as pool:
        came = list(pool.map(lambda one: one.beat(time.now, 30_000), (store, other_store)))
    assert sorted(came) == [False, True]
    assert clock_of(store, table).deadline == time.now + 9 * MINUTE
    assert room.tables.view(table, None).clock.deadline == time.now + 9 * MINUTE  # type: ignore[union-attr]
    assert not room.tables.time_is_up(table)


def test_new_quiet_hours_keep_what_was_used_and_move_the_rest(
    room: Room, store: SqlStore, time: Time
) -> None:
    hour = 60 * MINUTE
    table = room.table(room.ada, room.bert, clock=ClockRules(DAYS, 12 * hour, 0))
    seat = room.tables.get(table).turn
    time.now += 2 * hour
    start = (time.now // MINUTE) % (24 * 60)  # quiet from this very minute, for eight hours
    begins = time.now - time.now % MINUTE
    store.set_quiet_hours(room.people[seat], QuietHours("UTC", start, (start + 8 * 60) % (24 * 60)), time.now)
    assert clock_of(store, table).deadline == begins + 8 * hour + 10 * hour
    store.set_quiet_hours(room.people[seat], None, time.now)
    assert clock_of(store, table).deadline == time.now + 10 * hour


def test_a_rematch_goes_by_the_same_clock(room: Room, store: SqlStore, time: Time) -> None:
    table = room.table(room.ada, room.bert, clock=RULES)
    live = room.tables.get(table)
    live.row = replace(live.row, status=OVER)
    again = room.tables.create(rematch_of(live, room.ada))
    assert clock_of(store, again).rules == RULES


def test_around_one_screen_there_is_no_clock(room: Room) -> None:
    seats = [NewSeat(PERSON, "Ada", room.ada), NewSeat(PERSON, "Bert", room.ada)]
    with pytest.raises(SetupError, match="one screen"):
        room.tables.create(NewTable(GAME, seats, room.ada, house=True, clock=RULES))


def test_bots_sit_in_for_those_away_but_a_game_that_all_have_left_waits(
    room: Room, store: SqlStore, time: Time
) -> None:
    table = room.table(room.ada, room.bert, clock=RULES)
    first = room.tables.get(table).turn
    time.now += 20 * MINUTE
    assert room.tables.time_is_up(table)
    assert room.tables.bot_turn(table) is not None, "one of them is still there"
    assert table in store.waiting_for_bots()
    other, people = 1 - first, (room.ada, room.bert)
    room.tables.seats.leave(table, other, people[other], "random")
    assert room.tables.bot_turn(table) is None
    assert table not in store.waiting_for_bots()
    room.tables.seats.come_back(table, other, people[other])
    assert room.tables.bot_turn(table) is not None
    assert table in store.waiting_for_bots()


def test_who_was_away_in_the_end_is_there_again_in_a_rematch_and_in_a_what_if(room: Room, time: Time) -> None:
    table = room.table(room.ada, room.bert, clock=RULES)
    away = room.tables.get(table).turn
    time.now += 20 * MINUTE
    assert room.tables.time_is_up(table)
    live = room.tables.get(table)
    assert live.seats[away].left
    assert [seated_again(seat).kind for seat in live.seats] == [PERSON, PERSON]
    assert [seated_again(seat).user_id for seat in live.seats] == [room.ada, room.bert]
    assert [forked(seat, room.bert).user_id for seat in live.seats] == [room.bert, room.bert]
