"""Where a game turned: the decisions that moved the chances most. Their words are in `review`."""

from __future__ import annotations

from collections.abc import Collection
from statistics import median

from roundhouse.bots.review import Course, Run

OWN = 4  # decisions of one's own that cost most
MOST = 6  # turning points in all
STROKES = 2  # of luck that are told besides
FALL = 0.005  # of the chance that counts as one
TURN = 0.03  # of it, until the seat is to decide again: less is no turning point


def weightiest(course: Course, runs: list[Run], own: Collection[int]) -> list[int]:
    """The runs at which the game turned, the weightiest first: own decisions that cost most, then any.

    Whoever has just moved is ahead of the others by that: what counts is how far a gain is from the usual.
    """
    rows = course.chances if len(course.chances[0]) > 1 else [[row[0] / 100] for row in course.points]
    level = levelled(rows)
    gains = [rows[n + 1][run.seat] - rows[n][run.seat] for n, run in enumerate(runs)]
    free = [n for n in range(len(runs)) if course.free[n]]
    turns = {n for n in free if abs(level[again(runs, n)][runs[n].seat] - level[n][runs[n].seat]) >= TURN}
    usual = {
        seat: median(gains[n] for n in free if runs[n].seat == seat) for seat in {runs[n].seat for n in free}
    }
    odd = {n: gains[n] - usual[runs[n].seat] for n in free}
    falls = sorted((n for n in turns if runs[n].seat in own and odd[n] < -FALL), key=lambda n: (odd[n], n))
    # The very end settles what was only likely before: that is no turning point.
    swings = sorted(turns & set(free[:-1]), key=lambda n: (-abs(odd[n]), n))
    return list(dict.fromkeys([*falls[:OWN], *swings]))[:MOST]


def told_with(runs: list[Run], turns: Collection[int]) -> set[tuple[int, int]]:
    """The runs, each with a seat, whose luck is told at a turning point of that seat."""
    return {(later, runs[number].seat) for number in turns for later in range(number, again(runs, number))}


def strokes(
    course: Course, own: Collection[int], told: Collection[tuple[int, int]] = ()
) -> list[tuple[int, int]]:
    """Where chance brought the own seats most, or took most: the run and the seat, one of a run.

    Nothing is told twice: what is `told` elsewhere is left out.
    """
    alone = len(course.chances[0]) < 2
    least = 100 * TURN if alone else TURN
    found: list[tuple[float, int, int]] = []
    for number, brought in enumerate(course.luck):
        left = [seat for seat in own if (number, seat) not in told]
        seat = max(left, key=lambda seat: abs(brought[seat]), default=-1)
        if seat >= 0 and abs(brought[seat]) >= least:
            found.append((-abs(brought[seat]), number, seat))
    return [(number, seat) for _, number, seat in sorted(found)[:STROKES]]


def fortune(course: Course, runs: list[Run], number: int) -> float:
    """What chance brought the seat of a run until it is to decide again."""
    return sum(brought[runs[number].seat] for brought in course.luck[number : again(runs, number)])


def again(runs: list[Run], number: int) -> int:
    """Where the seat of a run is next to decide, or the end: only then can its chances be compared."""
    later = (n for n in range(number + 1, len(runs)) if runs[n].seat == runs[number].seat)
    return next(later, len(runs))


def levelled(rows: list[list[float]]) -> list[list[float]]:
    """Each row as the mean of one for each seat: whoever has just moved is not ahead by that alone.

    >>> levelled([[0.0, 9.0], [6.0, 9.0], [8.0, 9.0], [7.0, 9.0]])
    [[0.0, 9.0], [3.0, 9.0], [7.0, 9.0], [7.0, 9.0]]
    """
    seats = len(rows[0])
    level = [rows[0]]
    for last in range(1, len(rows) - 1):
        window = rows[max(0, last - seats + 1) : last + 1]
        level.append([sum(row[seat] for row in window) / len(window) for seat in range(seats)])
    return [*level, rows[-1]]
