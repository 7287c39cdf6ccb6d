"""The score sheet, named lines of points per player; and who comes before whom in the end."""

from __future__ import annotations

from collections.abc import Container, Sequence


def places(
    winners: Container[int], scores: Sequence[int], out: Container[int] = (), faults: Container[int] = ()
) -> list[int]:
    """The place of each seat, the first being 1: winners, then the others by their points.

    Behind all of them come those who are out of the game, whatever their points, and last of all those who
    lost by a fault. If all are out, nobody is first: they share the last place. Everything that ranks players
    asks here.

    >>> places(winners=[1], scores=[70, 90, 70]), places(winners=[2], scores=[0, -5, -3], out=[0])
    ([2, 1, 2], [3, 2, 1])
    >>> places(winners=[], scores=[0, 0], out=[0, 1])
    [2, 2]
    """
    if all(seat in out for seat in range(len(scores))):
        return [len(scores)] * len(scores)
    keys: list[tuple[bool, bool, bool, int]] = []
    for seat, score in enumerate(scores):
        won = seat in winners
        keys.append((seat in faults, seat in out, not won, 0 if won else -score))
    return [1 + sum(other < key for other in keys) for key in keys]


class ScoreSheet:
    """Lines of a scoring pad. `rows[line][seat]` are points.

    >>> sheet = ScoreSheet(["trains", "milestones"], 2)
    >>> sheet.add("trains", 1, 16)
    >>> sheet.totals()
    [0, 16]
    """

    __slots__ = ("lines", "rows", "seats")

    def __init__(self, lines: list[str], seats: int) -> None:
        self.lines = lines
        self.seats = seats
        self.rows: list[list[int]] = [[0] * seats for _ in lines]

    def add(self, line: str, seat: int, points: int) -> None:
        """Write points into a line."""
        self.rows[self.lines.index(line)][seat] += points

    def line(self, name: str) -> list[int]:
        """One line, all seats."""
        return self.rows[self.lines.index(name)]

    def totals(self) -> list[int]:
        """The sum of each seat."""
        return [sum(row[seat] for row in self.rows) for seat in range(self.seats)]
