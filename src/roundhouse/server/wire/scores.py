"""How a game ended."""

from __future__ import annotations

from msgspec import Struct


class ScoreLine(Struct):
    """A line of the score sheet: the points of each seat."""

    name: str
    label: str
    points: list[int]


class Course(Struct):
    """How it came to the end: a row for every turn, in it a number for each seat."""

    history: list[list[int]]  # points
    standing: list[list[int]]  # places
    money: list[list[int]] | None  # if the game counts it
    stages: list[tuple[int, str]]  # where rounds begin, if it has them, and what they are called


class Scores(Struct):
    """The score sheet."""

    lines: list[ScoreLine]
    totals: list[int]
    winners: list[int]
    places: list[int]
    bots: list[int]  # for each seat the move from which a bot played on for a person; 0 if none did
    ending: list[str]  # of a game alone: a headline, then sentences
    course: Course
