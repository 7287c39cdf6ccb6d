"""The clock of a table: how long each person may think, and what has been used of it. Nothing here is stored.

Every decision has a limit, and every person a bank beside it: what a decision takes beyond its limit is taken
out of the bank, and when both are used up, time is up. A decision is new when the line is longer than it ever
was: who takes moves back and plays them again gains nothing, and whoever let it happen loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from roundhouse.core.state import NOBODY
from roundhouse.server.tables.quiet_hours import ALWAYS, QuietHours
from roundhouse.server.tables.stored_table import DAYS, PERSON, RUNNING, ClockRules, SeatRow


@dataclass(frozen=True, slots=True)
class GameClock:
    """A clock that runs, or stands because nobody is waited for."""

    rules: ClockRules
    banks: list[int]  # what each seat has left
    used: list[int]  # what each seat's last decision has taken off its limit, until `since`
    longest: list[int]  # the longest line at which each seat has decided
    seat: int = NOBODY  # who is waited for
    since: int = 0
    deadline: int | None = None
    votes: list[int] = field(default_factory=list)  # seats that want a bot to play on
    late: list[int] = field(default_factory=list)  # seats at which a bot plays on because time was up

    def spent(self, at: int, quiet: QuietHours) -> int:
        """What the decision has taken so far."""
        return self.used[self.seat] + self.hours(quiet).counted(self.since, at)

    def reserve_from(self, quiet: QuietHours) -> int | None:
        """When the limit of a decision is used up and the bank begins to be; None if nobody is waited for."""
        if self.deadline is None:
            return None
        left = max(0, self.rules.per_move - self.used[self.seat])
        return self.hours(quiet).reached(self.since, left)

    def pauses(self, quiet: QuietHours) -> list[tuple[int, int]]:
        """When time stands until it is up."""
        return [] if self.deadline is None else self.hours(quiet).pauses(self.since, self.deadline)

    def is_up(self, at: int) -> bool:
        """Whether somebody's time is used up."""
        return self.deadline is not None and self.deadline <= at

    def hours(self, quiet: QuietHours) -> QuietHours:
        """When time stands here: a game of minutes does not wait for anybody's night."""
        return quiet if self.rules.kind == DAYS else ALWAYS

    # Each of these gives the clock as it is after something has happened.

    def passed_on(self, at: int, quiet: QuietHours) -> GameClock:
        """Nobody is waited for: what a decision took beyond its limit goes off the bank."""
        if self.seat == NOBODY:
            return self
        spent, limit = self.spent(at, quiet), self.rules.per_move
        left = max(0, self.banks[self.seat] - max(0, spent - limit))
        return replace(
            self,
            seat=NOBODY,
            deadline=None,
            votes=[],
            banks=changed(self.banks, self.seat, left),
            used=changed(self.used, self.seat, min(spent, limit)),
        )

    def waits_for(self, seat: int, line: int, at: int, quiet: QuietHours) -> GameClock:
        """Somebody is waited for, with so many moves before: a new decision, or one taken back."""
        used, longest = self.used, self.longest
        if line >= longest[seat]:
            used, longest = changed(used, seat, 0), changed(longest, seat, line + 1)
        left = max(0, self.rules.per_move + self.banks[seat] - used[seat])
        deadline = self.hours(quiet).reached(at, left)
        return replace(self, seat=seat, since=at, used=used, longest=longest, deadline=deadline)

    def taken_back(self, seat: int, line: int) -> GameClock:
        """Somebody has taken moves back: the others, who did not ask, decide anew with all their limit."""
        longest = [
            reached if other == seat else min(reached, line) for other, reached in enumerate(self.longest)
        ]
        return replace(self, longest=longest)

    def settled(self, until: int, at: int, before: QuietHours, quiet: QuietHours) -> GameClock:
        """The same decision, counted up to a moment, going on at another one, by hours that may be new."""
        if self.seat == NOBODY:
            return self
        spent = self.spent(until, before) if until > self.since else self.used[self.seat]
        left = max(0, self.rules.per_move + self.banks[self.seat] - spent)
        used = changed(self.used, self.seat, spent)
        return replace(self, since=at, used=used, deadline=self.hours(quiet).reached(at, left))


def changed(numbers: list[int], at: int, number: int) -> list[int]:
    """A list with another number in one place."""
    return [*numbers[:at], number, *numbers[at + 1 :]]


def new_clock(rules: ClockRules, seats: int) -> GameClock:
    """The clock of a table before its game begins."""
    return GameClock(rules, [rules.bank] * seats, [0] * seats, [0] * seats)


def waited_for(status: str, turn: int, seats: Sequence[SeatRow]) -> int:
    """The seat whose time counts: a person's who is to decide."""
    return turn if status == RUNNING and 0 <= turn < len(seats) and seats[turn].kind == PERSON else NOBODY


def clock_after(
    clock: GameClock, who: int, line: int, at: int, hours: Callable[[int], QuietHours]
) -> GameClock:
    """The clock when this seat is waited for, with so many moves before; the same one if nothing is new."""
    if who == clock.seat and (who == NOBODY or line < clock.longest[who]):
        return clock
    if clock.seat != NOBODY:
        clock = clock.passed_on(at, hours(clock.seat))
    return clock if who == NOBODY else clock.waits_for(who, line, at, hours(who))
