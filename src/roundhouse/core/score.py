"""The score sheet: named lines of points, per player."""

from __future__ import annotations


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
