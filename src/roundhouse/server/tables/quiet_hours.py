"""Quiet hours and free weekdays: the times in which nobody's days run out. No clock of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES = 24 * 60  # in a day
LONGEST_NIGHT = 16 * 60  # minutes that may be quiet in a day
MOST_FREE = 5  # weekdays that may be free
DAYS_AHEAD = 4000  # no allowance lasts longer


class BadQuietHours(ValueError):
    """Hours that leave too little time, or that are none."""


class NoSuchZone(BadQuietHours):
    """A time zone that nobody lives in."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """When a person's time stands, by the clock on their wall. Without anything it never does.

    >>> night = QuietHours("UTC", 22 * 60, 8 * 60)
    >>> hour = 3600 * 1000
    >>> night.counted(20 * hour, 34 * hour) // hour  # from 20:00 to 10:00: two hours, and two more
    4
    >>> night.reached(20 * hour, 4 * hour) // hour
    34
    """

    zone: str = "UTC"
    start: int = 0  # minutes after midnight
    end: int = 0  # the same as the start: no quiet hours
    free: tuple[int, ...] = ()  # weekdays, 0 for Monday

    def __post_init__(self) -> None:
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise NoSuchZone(f"there is no time zone {self.zone[:60]!r}") from None
        if not (0 <= self.start < MINUTES and 0 <= self.end < MINUTES):
            raise BadQuietHours("quiet hours begin and end between 00:00 and 23:59")
        if (self.end - self.start) % MINUTES > LONGEST_NIGHT:
            raise BadQuietHours(f"at most {LONGEST_NIGHT // 60} hours of a day are quiet")
        if any(day not in range(7) for day in self.free) or len({*self.free}) > MOST_FREE:
            raise BadQuietHours(f"at most {MOST_FREE} days of a week are free")

    @property
    def none(self) -> bool:
        """Whether time never stands."""
        return self.start == self.end and not self.free

    def counted(self, since: int, until: int) -> int:
        """How much of the time between two moments counts, in milliseconds."""
        if self.none:
            return max(0, until - since)
        total = 0
        for begin, end in self.open_from(since):
            if begin >= until:
                break
            total += min(end, until) - begin
        return total

    def reached(self, since: int, allowance: int) -> int:
        """The moment at which so much time has counted."""
        if self.none:
            return since + allowance
        for begin, end in self.open_from(since):
            if allowance <= end - begin:
                return begin + allowance
            allowance -= end - begin
        raise BadQuietHours("there is too little time")

    def stands(self, at: int) -> bool:
        """Whether no time counts just now."""
        return not self.none and next(self.open_from(at))[0] > at

    def pauses(self, since: int, until: int) -> list[tuple[int, int]]:
        """When time stands between two moments, from when to when.

        >>> night = QuietHours("UTC", 22 * 60, 8 * 60)
        >>> hour = 3600 * 1000
        >>> [(begin // hour, end // hour) for begin, end in night.pauses(20 * hour, 60 * hour)]
        [(22, 32), (46, 56)]
        """
        found: list[tuple[int, int]] = []
        if self.none:
            return found
        for begin, end in self.open_from(since):
            if begin > since:
                found.append((since, begin))
            if end >= until:
                break
            since = end
        return found

    def open_from(self, since: int) -> Iterator[tuple[int, int]]:
        """The times that count from a moment on, one after the other."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(since / 1000, zone).date() - timedelta(days=1)
        for _ in range(DAYS_AHEAD):
            if day.weekday() not in self.free:
                for begin, end in self.open_minutes():
                    first, last = moment(day, begin, zone), moment(day, end, zone)
                    if last > since and last > first:
                        yield max(first, since), last
            day += timedelta(days=1)

    def open_minutes(self) -> list[tuple[int, int]]:
        """What counts of an ordinary day."""
        if self.start == self.end:
            return [(0, MINUTES)]
        if self.start < self.end:
            return [(0, self.start), (self.end, MINUTES)]
        return [(self.end, self.start)]


def moment(day: date, minutes: int, zone: ZoneInfo) -> int:
    """A time of day as milliseconds since 1970."""
    there = datetime(day.year, day.month, day.day) + timedelta(minutes=minutes)
    return int(there.replace(tzinfo=zone).astimezone(UTC).timestamp()) * 1000


ALWAYS = QuietHours()
