"""Who is served next before the workers, and to which server a bot's turn belongs."""

from __future__ import annotations

from heapq import heappop, heappush

from roundhouse.core.random import Random
from roundhouse.server.store import SqlStore
from roundhouse.server.thinking.waiting_line import ALONE, HINT, REVIEWED, WATCHED, Priority, WaitingLine
from server.rooms import Room

STRONG, GENTLE = 2000, 20  # milliseconds that such a bot thinks


def waits(workers: int, newcomers: int) -> list[int]:
    """How long newcomers against gentle bots wait beside 1,000 tables of strong ones."""
    line, rng = WaitingLine[tuple[str, int]](workers), Random(7)
    events = [(0, number, "strong", number % 10) for number in range(1000)]
    events += [(rng.below(60_000), 1000 + number, "gentle", 100 + number) for number in range(newcomers)]
    events.sort()
    running: list[tuple[int, bool, int]] = []
    waited: list[int] = []
    now = 0
    while len(waited) < newcomers:
        while events and events[0][0] <= now:
            at, _, kind, person = events.pop(0)
            line.join(Priority(WATCHED, slow=kind == "strong", person=person), (kind, at))
        while running and running[0][0] <= now:
            _, slow, person = heappop(running)
            if slow:  # the table's next turn
                line.join(Priority(WATCHED, person=person), ("strong", now))
        while len(running) < workers:
            ticket = line.next(sum(slow for _, slow, _ in running))
            if ticket is None:
                break
            kind, at = ticket.what
            slow = kind == "strong"
            if not slow:
                waited.append(now - at)
            heappush(running, (now + (STRONG if slow else GENTLE), slow, ticket.priority.person))
        coming = [events[0][0]] if events else []
        now = min([one[0] for one in running] + coming)
    return waited


def test_a_newcomer_against_gentle_bots_never_waits_behind_a_thousand_tables_of_strong_ones() -> None:
    assert max(waits(workers=2, newcomers=50)) <= 5 * GENTLE, "one worker is left to what is quick"
    assert max(waits(workers=1, newcomers=50)) <= STRONG + 5 * GENTLE, "no more than the turn under way"


def test_hints_come_first_then_who_is_at_the_page_then_the_rest_then_reviews() -> None:
    line = WaitingLine[int](workers=1)
    for rank in (REVIEWED, ALONE, WATCHED, HINT):
        line.join(Priority(rank), rank)
    served = [line.next(0) for _ in range(4)]
    assert [one.what for one in served if one is not None] == [HINT, WATCHED, ALONE, REVIEWED]
    assert line.next(0) is None


def test_everybody_has_a_fair_share_however_many_tables_they_have() -> None:
    line = WaitingLine[int](workers=1)
    for person, tables in ((1, 30), (2, 3), (3, 3)):
        for _ in range(tables):
            line.join(Priority(ALONE, person=person), person)
    served = [ticket.what for _ in range(9) if (ticket := line.next(0)) is not None]
    assert sorted(served) == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_what_takes_long_leaves_a_worker_to_what_does_not() -> None:
    line = WaitingLine[str](workers=3)
    line.join(Priority(HINT), "slow")
    assert line.next(slow_running=2) is None
    line.join(Priority(REVIEWED, slow=False), "quick")
    found = line.next(slow_running=2)
    assert found is not None
    assert found.what == "quick"


def test_a_turn_belongs_to_one_server_until_it_says_nothing_more_of_it(room: Room, store: SqlStore) -> None:
    table = room.table(room.ada, "greedy")
    alone = not store.postgresql  # with SQLite there is but one server
    lease = store.lease_turn
    assert lease(table, 4, "one", 60)
    assert lease(table, 4, "one", 60)
    assert lease(table, 4, "other", 60) is alone
    store.keep_leases("one", [table], 60)
    assert lease(table, 4, "other", 60) is alone
    assert lease(table, 5, "other", -1), "a later turn is anybody's"
    assert lease(table, 5, "one", 60), "it has run out"
    store.keep_leases("one", [], 0)
    assert lease(table, 5, "other", 60), "it was given up"
