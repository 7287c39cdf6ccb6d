"""How time is counted: limits, banks, quiet hours, and moves that are taken back."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from roundhouse.core.state import NOBODY
from roundhouse.server.tables.game_clock import GameClock, clock_after, new_clock
from roundhouse.server.tables.quiet_hours import ALWAYS, BadQuietHours, QuietHours
from roundhouse.server.tables.stored_table import DAYS, LIVE, ClockRules

MINUTE = 60 * 1000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def at(*moment: int) -> int:
    """A moment in UTC, in milliseconds."""
    return int(datetime(*moment, tzinfo=UTC).timestamp()) * 1000  # type: ignore[misc,arg-type]


def running(kind: str = LIVE) -> GameClock:
    """One minute for a decision and ten beside it; two players."""
    return new_clock(ClockRules(kind, MINUTE, 10 * MINUTE), 2)


def after(clock: GameClock, who: int, line: int, when: int) -> GameClock:
    return clock_after(clock, who, line, when, lambda seat: ALWAYS)


def test_a_decision_within_its_limit_costs_nothing_of_the_bank() -> None:
    clock = after(running(), 0, 0, 0)
    assert (clock.seat, clock.deadline) == (0, 11 * MINUTE)
    clock = after(clock, 1, 1, MINUTE)
    assert (clock.banks, clock.deadline) == ([10 * MINUTE, 10 * MINUTE], 12 * MINUTE)


def test_what_goes_beyond_the_limit_is_taken_from_the_bank() -> None:
    clock = after(after(running(), 0, 0, 0), 1, 1, 4 * MINUTE)
    assert clock.banks == [7 * MINUTE, 10 * MINUTE]
    clock = after(clock, 0, 2, 5 * MINUTE)
    assert clock.deadline == 5 * MINUTE + 8 * MINUTE


def test_a_bank_is_never_overdrawn() -> None:
    clock = after(after(running(), 0, 0, 0), NOBODY, 1, DAY)
    assert (clock.banks, clock.deadline) == ([0, 10 * MINUTE], None)
    assert after(clock, 0, 2, DAY).deadline == DAY + MINUTE


def test_every_decision_has_its_own_limit_also_several_of_one_player_in_a_row() -> None:
    clock = after(running(), 0, 0, 0)
    for line in range(1, 20):
        clock = after(clock, 0, line, line * MINUTE)
    assert clock.banks[0] == 10 * MINUTE
    assert clock.deadline == 19 * MINUTE + 11 * MINUTE


def test_taking_back_and_playing_again_gains_no_time() -> None:
    clock = after(running(), 0, 0, 0)
    when = 0
    for _ in range(5):  # half a minute of thought, a move, and back again
        when += MINUTE // 2
        clock = after(clock, 1, 1, when)
        clock = after(clock, 0, 0, when)
    assert clock.banks[0] == 10 * MINUTE - 3 * MINUTE // 2
    assert clock.banks[1] == 10 * MINUTE, "nobody else pays for it"


def test_whoever_agrees_that_moves_are_taken_back_decides_anew_with_all_the_limit() -> None:
    clock = after(running(), 0, 0, 0)
    clock = after(clock, 1, 1, 10_000)
    asked = 10_000 + 2 * MINUTE  # a minute beyond the limit, and then asked and agreed
    clock = after(clock.taken_back(0, 0), 0, 0, asked)
    again = after(clock, 1, 1, asked + 1000)
    assert again.banks[1] == 9 * MINUTE
    assert again.reserve_from(ALWAYS) == asked + 1000 + MINUTE
    assert clock.used[0] == 10_000, "who asked goes on where the own decision was"


def test_the_same_decision_goes_on_when_nothing_new_is_to_be_decided() -> None:
    clock = after(running(), 0, 0, 0)
    assert after(clock, 0, 0, 30_000) is clock


def test_quiet_hours_and_free_days_do_not_count() -> None:
    quiet = QuietHours("Europe/Warsaw", 22 * 60, 8 * 60, (5, 6))
    friday = at(2026, 11, 20, 20)  # 21:00 there: one hour until the quiet ones, then the weekend
    assert quiet.counted(friday, at(2026, 11, 23, 8)) == 2 * HOUR
    assert quiet.reached(friday, 2 * HOUR) == at(2026, 11, 23, 8)
    assert [quiet.stands(at(2026, 11, 20, hour)) for hour in (6, 7, 20, 21)] == [True, False, False, True]


def test_a_day_with_another_length_is_counted_as_it_is() -> None:
    quiet = QuietHours("Europe/Berlin", 22 * 60, 6 * 60)
    assert quiet.counted(at(2026, 3, 28, 12), at(2026, 3, 29, 12)) == 9 * HOUR + 8 * HOUR  # summer begins
    always = QuietHours("Europe/Berlin", 0, 0, (0,))
    sunday = at(2026, 3, 28, 23)  # midnight there: a Sunday of 23 hours, then a free Monday
    assert always.counted(sunday, sunday + 3 * DAY) == 23 * HOUR + DAY + HOUR


def test_minutes_run_on_in_quiet_hours_and_days_do_not() -> None:
    night = QuietHours("UTC", 22 * 60, 8 * 60)
    late = at(2026, 11, 18, 22)
    for kind, expected in ((LIVE, late + 11 * MINUTE), (DAYS, at(2026, 11, 19, 8) + 11 * MINUTE)):
        assert clock_after(running(kind), 0, 0, late, lambda seat: night).deadline == expected


def test_a_time_without_servers_is_held_against_nobody() -> None:
    clock = after(running(), 0, 0, 0)
    clock = clock.settled(2 * MINUTE, 50 * MINUTE, ALWAYS, ALWAYS)
    assert clock.deadline == 59 * MINUTE
    assert clock.passed_on(51 * MINUTE, ALWAYS).banks[0] == 8 * MINUTE


def test_whose_turn_began_after_the_last_sign_of_life_has_lost_nothing() -> None:
    clock = after(running(), 0, 0, 5 * MINUTE).settled(4 * MINUTE, 50 * MINUTE, ALWAYS, ALWAYS)
    assert clock.deadline == 61 * MINUTE


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("Nowhere/Atall", 0, 0, ()), "no time zone"),
        (("../../etc/passwd", 0, 0, ()), "no time zone"),
        (("UTC", -1, 0, ()), "between 00:00 and 23:59"),
        (("UTC", 0, 1440, ()), "between 00:00 and 23:59"),
        (("UTC", 0, 17 * 60, ()), "at most 16 hours"),
        (("UTC", 0, 0, (0, 1, 2, 3, 4, 5)), "at most 5 days"),
        (("UTC", 0, 0, (7,)), "at most 5 days"),
    ],
)
def test_hours_that_leave_no_time_are_refused(
    given: tuple[str, int, int, tuple[int, ...]], told: str
) -> None:
    with pytest.raises(BadQuietHours, match=told):
        QuietHours(*given)


def test_a_clock_says_when_the_reserve_begins_and_when_it_stands() -> None:
    night = QuietHours("UTC", 22 * 60, 8 * 60)
    clock = new_clock(ClockRules(DAYS, 6 * HOUR, DAY), 2)
    assert (clock.reserve_from(night), clock.pauses(night)) == (None, [])
    clock = clock_after(clock, 0, 0, at(2030, 1, 1, 20), lambda seat: night)
    assert clock.reserve_from(night) == at(2030, 1, 2, 12)
    assert clock.pauses(night)[0] == (at(2030, 1, 1, 22), at(2030, 1, 2, 8))
    assert clock.deadline is not None
    standing = sum(end - begin for begin, end in clock.pauses(night))
    assert clock.deadline - clock.since == 6 * HOUR + DAY + standing
    live = clock_after(new_clock(ClockRules(LIVE, MINUTE, 0), 2), 0, 0, 0, lambda seat: night)
    assert (live.reserve_from(night), live.pauses(night)) == (MINUTE, [])
